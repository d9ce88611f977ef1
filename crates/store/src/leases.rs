//! Leases, which decide which node does a table's background work: bots, clocks and standing orders.
//!
//! A lease is a `PostgreSQL` advisory lock held by a connection of its own, so it ends with the connection
//! and hence with the node. If a node does not know yet that it has lost a lease, two nodes do the same work
//! for a moment, and the append accepts only one result.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection};

use crate::engine::postgres::{PATIENCE, in_time, silent};
use crate::fault::StoreFault;
use crate::store::Store;

/// This node's leases.
pub(crate) enum Leases {
    /// There are no other nodes.
    All,
    /// The leases that the database has granted.
    Granted(Granted),
}

pub(crate) struct Granted {
    address: Box<PgConnectOptions>,
    connection: tokio::sync::Mutex<Option<PgConnection>>,
    held: Mutex<HashSet<Arc<str>>>,
}

impl Granted {
    pub(crate) fn new(address: PgConnectOptions) -> Self {
        Self { address: Box::new(address), connection: tokio::sync::Mutex::default(), held: Mutex::default() }
    }

    fn held(&self) -> std::sync::MutexGuard<'_, HashSet<Arc<str>>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The answer to a statement about one table. If the database cannot be asked, all leases are lost.
    async fn ask(&self, sql: &'static str, table: &str) -> Result<bool, StoreFault> {
        // Others may be waiting for an answer that never comes.
        let mut connection =
            tokio::time::timeout(PATIENCE, self.connection.lock()).await.map_err(|_| silent())?;
        let asked = in_time(async {
            let connection = match &mut *connection {
                Some(connection) => connection,
                empty => empty.insert(self.address.connect().await?),
            };
            sqlx::query_scalar(sql).bind(table).fetch_one(connection).await
        });
        let answer = asked.await;
        if answer.is_err() {
            *connection = None;
            self.held().clear();
        }
        answer
    }
}

impl Store {
    /// Tries to become the node that does a table's work. Returns true if it already is.
    pub async fn lease(&self, table: &Arc<str>) -> Result<bool, StoreFault> {
        let Leases::Granted(granted) = self.leases() else { return Ok(true) };
        if granted.held().contains(table) {
            return Ok(true);
        }
        let sql = "SELECT pg_try_advisory_lock(hashtextextended(current_schema() || $1, 0))";
        let is_granted = granted.ask(sql, table).await?;
        if is_granted {
            granted.held().insert(Arc::clone(table));
        }
        Ok(is_granted)
    }

    /// Whether this node does the table's work, as far as it knows.
    pub fn holds_lease(&self, table: &str) -> bool {
        match self.leases() {
            Leases::All => true,
            Leases::Granted(granted) => granted.held().contains(table),
        }
    }

    /// Leaves the table's work to other nodes.
    pub async fn release(&self, table: &str) {
        let Leases::Granted(granted) = self.leases() else { return };
        if !granted.held().remove(table) {
            return;
        }
        let sql = "SELECT pg_advisory_unlock(hashtextextended(current_schema() || $1, 0))";
        if let Err(fault) = granted.ask(sql, table).await {
            tracing::warn!(%fault, "lost all leases");
        }
    }

    /// Checks that leases are still held and shows the database that this node is not stuck. Must be called
    /// every second.
    pub async fn check_leases(&self) {
        if let Leases::Granted(granted) = self.leases()
            && granted.connection.lock().await.is_some()
            && let Err(fault) = granted.ask("SELECT $1 = ''", "").await
        {
            tracing::warn!(%fault, "lost all leases");
        }
    }

    /// Ends all leases, so that other nodes can take them at once.
    pub(crate) async fn end_leases(&self) {
        if let Leases::Granted(granted) = self.leases()
            && let Some(connection) = granted.connection.lock().await.take()
        {
            granted.held().clear();
            connection.close().await.ok();
        }
    }
}
