//! The schema and its versions.

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{SqlSafeStr, SqliteConnection};

use crate::fault::StoreFault;

/// Every step from an empty database to the schema of this program. What was released once is never changed: a database
/// remembers the digests of the steps it has taken, and is refused if they differ.
const STEPS: [(&str, &str); 2] = [
    ("people and tables", include_str!("../migrations/sqlite/0001_people_and_tables.sql")),
    ("batches tell who is due", include_str!("../migrations/sqlite/0002_batches_tell_who_is_due.sql")),
];

/// The newest version of the schema that this program knows.
pub const SCHEMA_VERSION: i64 = STEPS.len() as i64;

/// The version of a database's schema; 0 if it is empty. A newer one is refused.
pub(crate) async fn version(connection: &mut SqliteConnection) -> Result<i64, StoreFault> {
    let sql = "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = '_sqlx_migrations'";
    if sqlx::query_scalar::<_, i64>(sql).fetch_one(&mut *connection).await? == 0 {
        return Ok(0);
    }
    let sql = "SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations";
    let found = sqlx::query_scalar::<_, i64>(sql).fetch_one(connection).await?;
    if found > SCHEMA_VERSION {
        return Err(StoreFault::Newer { found, known: SCHEMA_VERSION });
    }
    Ok(found)
}

/// Brings a database to the schema of this program.
pub(crate) async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreFault> {
    let before = version(connection).await?;
    let step = |(number, (about, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(number, about.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let migrator = Migrator::with_migrations((1..).zip(STEPS).map(step).collect());
    migrator.run(&mut *connection).await.map_err(|error| match error {
        sqlx::migrate::MigrateError::Execute(error) => error.into(),
        other => StoreFault::Broken(other.to_string()),
    })?;
    if before != SCHEMA_VERSION {
        tracing::info!(before, after = SCHEMA_VERSION, "the database has a new schema");
    }
    Ok(())
}
