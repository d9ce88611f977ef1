//! The source and the target of a copy.

use std::fs::File;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, SqlSafeStr};

use super::rows::Pages;
use super::{CopyFault, FACTS, RELATIONS, Relation};
use crate::address::Address;
use crate::crash::{self, IN_USE};
use crate::engine::Connection;
use crate::engine::postgres::in_time;
use crate::fault::StoreFault;
use crate::health::NO_LOG;
use crate::schema::{self, SCHEMA_VERSION};
use crate::store::{Opened, StoreOptions, keep_others_out, lock, open_any};
use crate::value::Row;

/// The source. It is only read, and nobody else writes to it in the meantime.
pub(super) struct Source {
    pub(super) connection: Connection,
    /// Held while it is being read.
    _lock: Option<File>,
}

impl Source {
    pub(super) async fn open(address: &Address) -> Result<Source, CopyFault> {
        if let Address::File(path) = address
            && !path.exists()
        {
            return Err(CopyFault::Nothing);
        }
        let mut source = Source::connect(address).await.map_err(CopyFault::From)?;
        match schema::version(&mut source.connection).await.map_err(CopyFault::From)? {
            0 => Err(CopyFault::Nothing),
            SCHEMA_VERSION => Ok(source),
            found if found < SCHEMA_VERSION => Err(CopyFault::Older { found, known: SCHEMA_VERSION }),
            found => Err(CopyFault::From(StoreFault::Newer { found, known: SCHEMA_VERSION })),
        }
    }

    async fn connect(address: &Address) -> Result<Source, StoreFault> {
        match address {
            Address::File(path) => {
                let lock = lock(path)?;
                crash::must_have_intact_log(path)?;
                let has_log = crash::has_log(path);
                // Not opened read-only, because SQLite's files next to the database would then stay there.
                let file = SqliteConnectOptions::new().filename(path).pragma("query_only", "on");
                let mut connection = Connection::Sqlite(file.disable_statement_logging().connect().await?);
                if !has_log && crash::lacks_log(&mut connection, path).await {
                    connection.close().await?;
                    return Err(StoreFault::Damaged(NO_LOG.into()));
                }
                Ok(Source { connection, _lock: Some(lock) })
            }
            Address::Postgres(server) => {
                let server = server.clone().application_name("starfry").disable_statement_logging();
                let mut connection = Connection::Postgres(in_time(server.connect()).await?);
                keep_others_out(&mut connection).await?;
                connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", &[]).await?;
                Ok(Source { connection, _lock: None })
            }
        }
    }

    /// Whether several servers may share it.
    pub(super) fn is_shared(&self) -> bool {
        matches!(self.connection, Connection::Postgres(_))
    }

    pub(super) async fn pages(&mut self, relation: &'static Relation) -> Result<Pages, CopyFault> {
        relation.pages(&mut self.connection).await.map_err(CopyFault::From)
    }

    pub(super) async fn close(self) {
        // Nothing was written that could be lost.
        self.connection.close().await.ok();
    }
}

/// The target, within one transaction.
pub(super) struct Target {
    opened: Opened,
    /// The file, if it did not exist before.
    new_file: Option<PathBuf>,
}

impl Target {
    pub(super) async fn open(address: &Address) -> Result<Target, CopyFault> {
        let new_file = match address {
            Address::File(path) if !path.exists() => Some(path.clone()),
            _ => None,
        };
        if new_file.is_none() {
            look_at(address).await?;
        }
        let opened = open_any(address, &StoreOptions::default()).await.map_err(CopyFault::To)?;
        let mut target = Target { opened, new_file };
        match target.begin().await {
            Ok(()) => Ok(target),
            Err(fault) => {
                target.roll_back().await;
                Err(fault)
            }
        }
    }

    async fn begin(&mut self) -> Result<(), CopyFault> {
        let connection = self.connection();
        keep_others_out(connection).await.map_err(CopyFault::To)?;
        if let Connection::Postgres(_) = connection {
            // The source may be slow to read.
            let sql = "SET idle_in_transaction_session_timeout = 0";
            connection.execute(sql, &[]).await.map_err(CopyFault::To)?;
        }
        connection.begin().await.map_err(CopyFault::To)?;
        let found = schema::version(connection).await.map_err(CopyFault::To)?;
        if found != SCHEMA_VERSION {
            return Err(CopyFault::To(StoreFault::Newer { found, known: SCHEMA_VERSION }));
        }
        refuse_rows(connection, |relation| relation.name != FACTS).await
    }

    pub(super) fn connection(&mut self) -> &mut Connection {
        &mut self.opened.connection
    }

    async fn execute(&mut self, sql: impl SqlSafeStr) -> Result<(), CopyFault> {
        self.connection().execute(sql, &[]).await.map(drop).map_err(CopyFault::To)
    }

    /// Deletes what a server stored in it while it was empty.
    pub(super) async fn clear_facts(&mut self) -> Result<(), CopyFault> {
        self.execute("DELETE FROM server").await
    }

    pub(super) async fn put(&mut self, pages: &Pages, rows: &[Row]) -> Result<(), CopyFault> {
        pages.put(rows, self.connection()).await.map_err(CopyFault::To)
    }

    /// Converts rows to the form this database uses.
    pub(super) fn converted(&self, relation: &Relation, rows: Vec<Row>, was_shared: bool) -> Vec<Row> {
        if relation.name != FACTS {
            return rows;
        }
        let is_shared = matches!(self.opened.connection, Connection::Postgres(_));
        rows.into_iter().filter_map(|row| fact(row, was_shared, is_shared)).collect()
    }

    /// Updates the statistics, or the server would plan its first queries as if the table were empty.
    pub(super) async fn update_statistics(&mut self, relation: &Relation) -> Result<(), CopyFault> {
        match self.opened.connection {
            Connection::Sqlite(_) => Ok(()),
            Connection::Postgres(_) => {
                self.execute(AssertSqlSafe(format!("ANALYZE {}", relation.name))).await
            }
        }
    }

    pub(super) async fn commit(mut self) -> Result<(), CopyFault> {
        let committed = self.execute("COMMIT").await;
        if committed.is_err() {
            self.roll_back().await;
            return committed;
        }
        self.opened.close().await;
        committed
    }

    /// Undoes everything.
    pub(super) async fn roll_back(mut self) {
        // If the server cannot be told any more, it finds out on its own.
        self.execute("ROLLBACK").await.ok();
        self.opened.close().await;
        if let Some(path) = self.new_file {
            remove(&path);
        }
    }
}

/// Refuses a database that is in use or contains data. This is checked first, because opening a database
/// migrates it to this program's schema.
async fn look_at(address: &Address) -> Result<(), CopyFault> {
    let mut found = Source::connect(address).await.map_err(CopyFault::To)?;
    let version = schema::version(&mut found.connection).await.map_err(CopyFault::To)?;
    let looked = if version == 0 {
        Ok(())
    } else {
        // These tables have existed since the first version.
        refuse_rows(&mut found.connection, |relation| matches!(relation.name, "users" | "tables")).await
    };
    found.close().await;
    looked
}

async fn refuse_rows(connection: &mut Connection, of: fn(&Relation) -> bool) -> Result<(), CopyFault> {
    for relation in RELATIONS.iter().filter(|relation| of(relation)) {
        if relation.count(connection).await.map_err(CopyFault::To)? > 0 {
            return Err(CopyFault::Taken);
        }
    }
    Ok(())
}

fn remove(path: &Path) {
    for ending in ["", "-wal", "-shm", ".lock"] {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        std::fs::remove_file(name).ok();
    }
}

/// Converts the stored uptime. A single server counts its own uptime (`uptime_ms`). Several servers count
/// together and store the time of their last update (`uptime`). Table clocks must continue where they were.
/// No time passes until the first server updates it, so that time is set to one that never comes.
fn fact(row: Row, was_shared: bool, is_shared: bool) -> Option<Row> {
    let (key, value) = (row.get::<String>(0).ok()?, row.get::<String>(1).ok()?);
    let fact = |key: &str, value: &str| Some(Row(vec![key.into(), value.into()]));
    match (key.as_str(), was_shared, is_shared) {
        ("uptime_ms", true, _) | ("uptime", false, _) | (IN_USE, ..) => None,
        ("uptime_ms", false, true) => fact("uptime", &format!("{value} {}", i64::MAX)),
        ("uptime", true, false) => fact("uptime_ms", value.split(' ').next().unwrap_or_default()),
        _ => Some(row),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uptime_is_converted_to_the_form_of_the_other_database() {
        let row = |key: &str, value: &str| Row(vec![key.into(), value.into()]);
        let there = fact(row("uptime_ms", "5000"), false, true).unwrap();
        assert_eq!(there, row("uptime", "5000 9223372036854775807"));
        assert_eq!(fact(there, true, false), Some(row("uptime_ms", "5000")));
        assert_eq!(fact(row("uptime", "1 2"), true, true), Some(row("uptime", "1 2")));
        assert_eq!(fact(row("uptime_ms", "1"), true, false), None);
        assert_eq!(fact(row("alive_at", "1"), false, true), Some(row("alive_at", "1")));
    }
}
