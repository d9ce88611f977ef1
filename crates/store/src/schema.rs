//! The schema and its versions.

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr};

use crate::engine::Connection;
use crate::fault::StoreFault;

/// Every step from an empty database to this program's schema. A released step is never changed: a database
/// remembers the digests of the steps it has taken and is refused if they differ.
///
/// The steps are written for `SQLite`; [`in_postgres`] translates them. A step that only shared databases need
/// says so in its first line.
///
/// While nodes are replaced one after another, two successive versions share one `PostgreSQL` database. So a
/// step must not change anything that the previous version uses:
///
/// - It only adds tables, indexes, and columns that may be left out of an insert (NULL or a DEFAULT). It does
///   not change a column's type or meaning, because prepared statements rely on the old one.
/// - Anything unused is dropped one version after the last version that uses it. To rename something, add the
///   new name, write both, and drop the old one later.
/// - The same applies to what is written in columns (sheets, clocks, drafts, entries) and sent with NOTIFY. A
///   version reads what the next one writes, or ignores it.
/// - It is quick: other nodes wait while it locks a table, but only for a few seconds, after which they are
///   refused.
///
/// A host must not skip a version when upgrading, and may go back by one.
const STEPS: [(&str, &str); 6] = [
    ("people and tables", include_str!("../migrations/0001_people_and_tables.sql")),
    ("batches tell who is due", include_str!("../migrations/0002_batches_tell_who_is_due.sql")),
    ("drafts", include_str!("../migrations/0003_drafts.sql")),
    ("storage", include_str!("../migrations/0004_storage.sql")),
    ("announcements", include_str!("../migrations/0005_announcements.sql")),
    ("faces", include_str!("../migrations/0006_faces.sql")),
];

/// The newest version of the schema that this program knows.
pub const SCHEMA_VERSION: i64 = STEPS.len() as i64;

/// How much newer a shared database may be. The next version leaves everything that this one uses unchanged,
/// so that nodes can be replaced one after another.
const NEIGHBOURS: i64 = 1;

/// The first line of a step that only shared databases need.
const ONLY_SHARED: &str = "-- Only in a database that nodes share.";

fn in_sqlite(sql: &str) -> String {
    if sql.starts_with(ONLY_SHARED) { ONLY_SHARED.into() } else { sql.into() }
}

fn in_postgres(sql: &str) -> String {
    sql.replace(" BLOB ", " BYTEA ").replace(") WITHOUT ROWID;", ");")
}

/// The version of a database's schema; 0 if it is empty. A version that is too new is refused.
pub(crate) async fn version(connection: &mut Connection) -> Result<i64, StoreFault> {
    let (sql, ahead) = match connection {
        Connection::Sqlite(_) => {
            ("SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = '_sqlx_migrations'", 0)
        }
        Connection::Postgres(_) => (
            "SELECT COUNT(*) FROM information_schema.tables \
             WHERE table_name = '_sqlx_migrations' AND table_schema = ANY (current_schemas(false))",
            NEIGHBOURS,
        ),
    };
    if first_number(connection, sql).await? == 0 {
        return Ok(0);
    }
    let found = first_number(connection, "SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations").await?;
    if found > SCHEMA_VERSION + ahead {
        return Err(StoreFault::Newer { found, known: SCHEMA_VERSION });
    }
    Ok(found)
}

async fn first_number(connection: &mut Connection, sql: &'static str) -> Result<i64, StoreFault> {
    connection.fetch(sql, &[]).await?.first().map_or(Ok(0), |row| row.get(0))
}

/// Migrates a database to this program's schema.
pub(crate) async fn migrate(connection: &mut Connection) -> Result<(), StoreFault> {
    let before = version(connection).await?;
    if connection.is_shared() {
        // Another node may be migrating, or writing something that a step waits for.
        connection.execute("SET lock_timeout = '1min'", &[]).await?;
    }
    let migrated = match connection {
        Connection::Sqlite(connection) => migrator(in_sqlite).run(connection).await,
        Connection::Postgres(connection) => {
            migrator(in_postgres).set_ignore_missing(true).run(connection).await
        }
    };
    migrated.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
        other => StoreFault::Broken(other.to_string()),
    })?;
    if connection.is_shared() {
        connection.execute("RESET lock_timeout", &[]).await?;
    }
    if before < SCHEMA_VERSION {
        tracing::info!(before, after = SCHEMA_VERSION, "migrated the database to a new schema");
    }
    Ok(())
}

fn migrator(dialect: impl Fn(&str) -> String) -> Migrator {
    let step = |(number, (about, sql)): (i64, (&'static str, &'static str))| {
        let sql = AssertSqlSafe(dialect(sql)).into_sql_str();
        Migration::new(number, about.into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations((1..).zip(STEPS).map(step).collect())
}

#[cfg(test)]
mod tests {
    use super::STEPS;

    /// The first step after which databases can be shared.
    const FIRST_SHARED: usize = 3;

    fn only_adds(statement: &str) -> bool {
        let words: Vec<&str> = statement.split_whitespace().collect();
        match words.as_slice() {
            ["CREATE", "TABLE" | "INDEX", ..] | ["CREATE", "UNLOGGED", "TABLE", ..] => true,
            ["ALTER", "TABLE", _, "ADD", "COLUMN", column @ ..] => {
                !column.contains(&"NOT") || column.contains(&"DEFAULT")
            }
            _ => false,
        }
    }

    #[test]
    fn a_step_changes_nothing_that_the_previous_version_uses() {
        for (about, sql) in &STEPS[FIRST_SHARED - 1..] {
            let code: Vec<&str> = sql.lines().filter(|line| !line.trim_start().starts_with("--")).collect();
            for statement in code.join("\n").split(';').filter(|statement| !statement.trim().is_empty()) {
                assert!(only_adds(statement), "{about}: {statement}");
            }
        }
    }

    #[test]
    fn changes_and_required_columns_do_not_count_as_only_adding() {
        for (statement, adds) in [
            ("ALTER TABLE chat ADD COLUMN mood TEXT", true),
            ("ALTER TABLE chat ADD COLUMN mood TEXT NOT NULL DEFAULT ''", true),
            ("ALTER TABLE chat ADD COLUMN mood TEXT NOT NULL", false),
            ("ALTER TABLE chat DROP COLUMN name", false),
            ("DROP TABLE chat", false),
            ("UPDATE chat SET text = ''", false),
        ] {
            assert_eq!(only_adds(statement), adds, "{statement}");
        }
    }
}
