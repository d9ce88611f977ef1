//! Connections for reading from `PostgreSQL`.
//!
//! A connection that fails or does not answer is dropped at once, together with all idle ones, so that
//! neither the next reader nor a closing store waits for it.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection, SqlSafeStr};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use super::postgres::{Many, PATIENCE, Parameters, in_time, is_silence, row};
use crate::fault::StoreFault;
use crate::value::{Row, Value};

/// A pool of connections for reading. Clones are handles to the same pool.
#[derive(Clone)]
pub(crate) struct Pool {
    inner: Arc<Inner>,
}

struct Inner {
    address: PgConnectOptions,
    /// Limits how many connections read at the same time.
    places: Arc<Semaphore>,
    /// Idle connections.
    idle: Mutex<Vec<PgConnection>>,
    closed: watch::Sender<bool>,
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pool").finish_non_exhaustive()
    }
}

impl Pool {
    /// A pool of up to this many connections, which are opened when needed.
    pub(crate) fn new(address: PgConnectOptions, places: u32) -> Pool {
        let places = Arc::new(Semaphore::new(places as usize));
        let (closed, _) = watch::channel(false);
        Pool { inner: Arc::new(Inner { address, places, idle: Mutex::default(), closed }) }
    }

    /// The address of the database.
    pub(crate) fn address(&self) -> &PgConnectOptions {
        &self.inner.address
    }

    /// Runs a statement and returns its rows.
    pub(crate) async fn read(&self, sql: &'static str, values: &[Value]) -> Result<Vec<Row>, StoreFault> {
        self.read_with(sql, Parameters::Values(values)).await
    }

    /// Runs a statement whose parameters are columns and returns its rows.
    pub(crate) async fn read_many(
        &self,
        sql: &'static str,
        columns: &[Many<'_>],
    ) -> Result<Vec<Row>, StoreFault> {
        self.read_with(sql, Parameters::Columns(columns)).await
    }

    async fn read_with(&self, sql: &'static str, parameters: Parameters<'_>) -> Result<Vec<Row>, StoreFault> {
        let (reading, rows) = self.begin(sql, parameters).await?;
        reading.give_back();
        Ok(rows)
    }

    /// Begins a transaction that reads the state at one moment.
    pub(crate) async fn snapshot(&self) -> Result<Reading, StoreFault> {
        Ok(self.begin("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", Parameters::Values(&[])).await?.0)
    }

    /// A connection, with the rows that the first statement returns.
    async fn begin(
        &self,
        sql: &'static str,
        parameters: Parameters<'_>,
    ) -> Result<(Reading, Vec<Row>), StoreFault> {
        let mut reading = self.connected().await?;
        let rows = match reading.fetch_with(sql, parameters).await {
            // The connection may have been lost while it was idle, which only shows now. Then the other idle
            // ones are lost too.
            Err(fault @ StoreFault::Unreachable(_)) if !is_silence(&fault) => {
                drop(reading);
                reading = self.connected().await?;
                reading.fetch_with(sql, parameters).await
            }
            rows => rows,
        };
        rows.map(|rows| (reading, rows))
    }

    async fn connected(&self) -> Result<Reading, StoreFault> {
        let place = tokio::time::timeout(PATIENCE, Arc::clone(&self.inner.places).acquire_owned()).await;
        let place = place.map_err(|_| StoreFault::Busy)?.map_err(|_| StoreFault::Closed)?;
        let idle = self.idle().pop();
        let connection = match idle {
            Some(connection) => connection,
            None => in_time(self.inner.address.connect()).await?,
        };
        Ok(Reading { connection, pool: self.clone(), _place: place })
    }

    fn idle(&self) -> MutexGuard<'_, Vec<PgConnection>> {
        self.inner.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Closes all connections. Reads in progress may finish.
    pub(crate) async fn close(&self) {
        self.inner.places.close();
        self.inner.closed.send_replace(true);
        let idle = std::mem::take(&mut *self.idle());
        for connection in idle {
            // The connection ends with the process in any case.
            let _ = in_time(connection.close()).await;
        }
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.inner.places.is_closed()
    }

    /// Resolves when the pool is closed.
    pub(crate) async fn closed(&self) {
        // This cannot fail because we hold the sender.
        let _ = self.inner.closed.subscribe().wait_for(|closed| *closed).await;
    }
}

/// A connection in use. If it is not returned to the pool, it is dropped, because nobody knows what it would
/// answer next, or when.
pub(crate) struct Reading {
    connection: PgConnection,
    pool: Pool,
    _place: OwnedSemaphorePermit,
}

impl Reading {
    /// Runs a statement and returns its rows.
    pub(crate) async fn fetch(
        &mut self,
        sql: impl SqlSafeStr,
        values: &[Value],
    ) -> Result<Vec<Row>, StoreFault> {
        self.fetch_with(sql, Parameters::Values(values)).await
    }

    async fn fetch_with(
        &mut self,
        sql: impl SqlSafeStr,
        parameters: Parameters<'_>,
    ) -> Result<Vec<Row>, StoreFault> {
        let query = sqlx::query_with(sql, parameters.arguments()?);
        let rows = in_time(query.fetch_all(&mut self.connection)).await;
        if let Err(StoreFault::Unreachable(_)) = rows {
            self.pool.idle().clear();
        }
        rows?.iter().map(row).collect()
    }

    /// Ends the transaction and returns the connection to the pool.
    pub(crate) async fn end(mut self) -> Result<(), StoreFault> {
        self.fetch("COMMIT", &[]).await?;
        self.give_back();
        Ok(())
    }

    fn give_back(self) {
        if !self.pool.is_closed() {
            self.pool.idle().push(self.connection);
        }
    }
}
