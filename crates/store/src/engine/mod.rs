//! The two databases behind one interface.
//!
//! Statements are the same for both. They number their parameters (`$1`), use no types other than numbers,
//! texts and bytes, and stick to what both understand. The differences are in connecting, starting
//! transactions and errors.

pub(crate) mod care;
pub(crate) mod pool;
pub(crate) mod postgres;
pub(crate) mod sqlite;

use std::sync::Arc;

use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection as _, SqlSafeStr, Sqlite, Transaction};

use self::pool::{Pool, Reading};
use crate::fault::StoreFault;
use crate::health::Watch;
use crate::value::{Row, Value};

/// A connection for writing.
pub(crate) enum Connection {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Connection {
    /// Runs a statement and returns the number of rows it affected.
    pub(crate) async fn execute(
        &mut self,
        sql: impl SqlSafeStr,
        values: &[Value],
    ) -> Result<u64, StoreFault> {
        Ok(match self {
            Self::Sqlite(connection) => {
                let query = sqlx::query_with(sql, sqlite::arguments(values)?);
                query.execute(connection).await?.rows_affected()
            }
            Self::Postgres(connection) => {
                let query = sqlx::query_with(sql, postgres::arguments(values)?);
                query.execute(connection).await?.rows_affected()
            }
        })
    }

    /// Runs a statement and returns its rows.
    pub(crate) async fn fetch(
        &mut self,
        sql: impl SqlSafeStr,
        values: &[Value],
    ) -> Result<Vec<Row>, StoreFault> {
        match self {
            Self::Sqlite(connection) => {
                let query = sqlx::query_with(sql, sqlite::arguments(values)?);
                query.fetch_all(connection).await?.iter().map(sqlite::row).collect()
            }
            Self::Postgres(connection) => {
                let query = sqlx::query_with(sql, postgres::arguments(values)?);
                query.fetch_all(connection).await?.iter().map(postgres::row).collect()
            }
        }
    }

    /// Whether other nodes write too.
    pub(crate) fn is_shared(&self) -> bool {
        matches!(self, Self::Postgres(_))
    }

    /// Begins a transaction that will write.
    pub(crate) async fn begin(&mut self) -> Result<(), StoreFault> {
        // Otherwise SQLite would only find out later that somebody else is writing.
        let sql = match self {
            Self::Sqlite(_) => "BEGIN IMMEDIATE",
            Self::Postgres(_) => "BEGIN",
        };
        self.execute(sql, &[]).await.map(drop)
    }

    pub(crate) async fn close(self) -> Result<(), StoreFault> {
        match self {
            Self::Sqlite(connection) => connection.close().await?,
            Self::Postgres(mut connection) => {
                // The server takes its time to end a connection, and the next program must not find anything
                // locked.
                let unlock = sqlx::raw_sql("SELECT pg_advisory_unlock_all()").execute(&mut connection);
                let unlocked = postgres::in_time(unlock).await;
                connection.close().await?;
                unlocked?;
            }
        }
        Ok(())
    }
}

/// Connections for reading. Any damage they find is recorded.
#[derive(Clone, Debug)]
pub(crate) struct Readers {
    pub(crate) pool: ReadPool,
    watch: Arc<Watch>,
}

#[derive(Clone, Debug)]
pub(crate) enum ReadPool {
    Sqlite(SqlitePool),
    Postgres(Pool),
}

/// A transaction in which everything that is read is from the same moment.
pub(crate) struct Snapshot {
    source: Source,
    watch: Arc<Watch>,
}

enum Source {
    Sqlite(Transaction<'static, Sqlite>),
    Postgres(Reading),
}

impl Readers {
    pub(crate) fn new(pool: ReadPool, watch: Arc<Watch>) -> Readers {
        Readers { pool, watch }
    }

    /// Runs a statement and returns its rows. The future is boxed so that idle tables stay small.
    pub(crate) async fn fetch(&self, sql: &'static str, values: &[Value]) -> Result<Vec<Row>, StoreFault> {
        let rows = match &self.pool {
            ReadPool::Sqlite(pool) => {
                let query = sqlx::query_with(sql, sqlite::arguments(values)?);
                let rows = Box::pin(query.fetch_all(pool)).await.map_err(StoreFault::from);
                rows.and_then(|rows| rows.iter().map(sqlite::row).collect())
            }
            ReadPool::Postgres(pool) => Box::pin(pool.read(sql, values)).await,
        };
        rows.inspect_err(|fault| self.watch.saw(fault))
    }

    /// The only row that a statement returns, if any.
    pub(crate) async fn find(&self, sql: &'static str, values: &[Value]) -> Result<Option<Row>, StoreFault> {
        Ok(self.fetch(sql, values).await?.into_iter().next())
    }

    /// Begins a transaction that reads the state at one moment.
    pub(crate) async fn snapshot(&self) -> Result<Snapshot, StoreFault> {
        let source = match &self.pool {
            ReadPool::Sqlite(pool) => Source::Sqlite(pool.begin().await?),
            ReadPool::Postgres(pool) => Source::Postgres(Box::pin(pool.snapshot()).await?),
        };
        Ok(Snapshot { source, watch: self.watch.clone() })
    }

    pub(crate) async fn close(&self) {
        match &self.pool {
            ReadPool::Sqlite(pool) => pool.close().await,
            ReadPool::Postgres(pool) => pool.close().await,
        }
    }
}

impl Snapshot {
    /// Runs a statement and returns its rows.
    pub(crate) async fn fetch(
        &mut self,
        sql: &'static str,
        values: &[Value],
    ) -> Result<Vec<Row>, StoreFault> {
        let rows = match &mut self.source {
            Source::Sqlite(transaction) => {
                let query = sqlx::query_with(sql, sqlite::arguments(values)?);
                let rows = query.fetch_all(&mut **transaction).await.map_err(StoreFault::from);
                rows.and_then(|rows| rows.iter().map(sqlite::row).collect())
            }
            Source::Postgres(reading) => Box::pin(reading.fetch(sql, values)).await,
        };
        rows.inspect_err(|fault| self.watch.saw(fault))
    }

    /// Ends the transaction.
    pub(crate) async fn end(self) -> Result<(), StoreFault> {
        match self.source {
            Source::Sqlite(transaction) => Ok(transaction.rollback().await?),
            Source::Postgres(reading) => Box::pin(reading.end()).await,
        }
    }
}
