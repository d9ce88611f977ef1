//! What a database needs apart from statements.

use std::fs::File;
use std::sync::Arc;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::postgres::PgConnectOptions;
use tokio::task::JoinHandle;

use super::Connection;
use super::postgres::{PATIENCE, silent};
use crate::checkpoint::Checkpoints;
use crate::crash;
use crate::fault::StoreFault;
use crate::health::Watch;
use crate::store::announce_use;

/// What the writer does for its database apart from writing.
pub(crate) enum Care {
    /// Copies the log into the file from time to time.
    Sqlite {
        checkpoints: Checkpoints,
        /// Checks what was in the file when it was opened.
        looking: Option<JoinHandle<()>>,
        watch: Arc<Watch>,
        /// Held as long as anything may be written.
        lock: File,
    },
    /// Reconnects after a connection is lost.
    Postgres { address: Box<PgConnectOptions>, is_lost: bool },
}

impl Care {
    /// How long a group may take to be written. There is no limit for a file, because it cannot vanish.
    pub(crate) fn patience(&self) -> Option<Duration> {
        matches!(self, Self::Postgres { .. }).then_some(PATIENCE)
    }

    /// Makes sure that there is a working connection.
    pub(crate) async fn ensure_connected(&mut self, connection: &mut Connection) -> Result<(), StoreFault> {
        if let Self::Postgres { address, is_lost } = self
            && *is_lost
        {
            let connected = tokio::time::timeout(PATIENCE, address.connect()).await;
            *connection = Connection::Postgres(connected.map_err(|_| silent())??);
            announce_use(connection).await?;
            *is_lost = false;
            tracing::info!("reconnected to the database");
        }
        Ok(())
    }

    /// Notes a failure that is no single job's fault.
    pub(crate) fn failed(&mut self, fault: &StoreFault) {
        if let (Self::Postgres { is_lost, .. }, StoreFault::Unreachable(_)) = (self, fault) {
            *is_lost = true;
        }
    }

    /// Notes that this many statements and rows were written.
    pub(crate) fn written(&mut self, changes: usize) {
        if let Self::Sqlite { checkpoints, .. } = self {
            checkpoints.written(changes);
        }
    }

    /// Finishes after the last write.
    pub(crate) async fn finish(self, mut connection: Connection) {
        if let Self::Sqlite { checkpoints, looking, watch, lock } = self {
            watch.closing();
            if let Some(looking) = looking {
                looking.await.ok();
            }
            checkpoints.finish().await;
            let ended = crash::end_use(&mut connection).await;
            let copied = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)", &[]).await;
            if let Err(fault) = ended.and(copied) {
                tracing::warn!(%fault, "the log stays next to the database");
            }
            close(connection).await;
            drop(lock);
        } else {
            close(connection).await;
        }
    }
}

async fn close(connection: Connection) {
    if let Err(fault) = connection.close().await {
        tracing::warn!(%fault, "the database was not closed properly");
    }
}
