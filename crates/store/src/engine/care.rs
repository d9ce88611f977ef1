//! What a database needs besides statements.

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
use crate::store::say_here;

/// What the writer does for its database besides writing.
pub(crate) enum Care {
    /// The log is copied into the file now and then.
    Sqlite {
        checkpoints: Checkpoints,
        /// Looks through what was there when it was opened.
        looking: Option<JoinHandle<()>>,
        watch: Arc<Watch>,
        /// Held as long as anything may be written.
        lock: File,
    },
    /// A connection that broke is made anew.
    Postgres { address: Box<PgConnectOptions>, is_lost: bool },
}

impl Care {
    /// How long a group may take to be written; a file is waited for, as it cannot vanish.
    pub(crate) fn patience(&self) -> Option<Duration> {
        matches!(self, Self::Postgres { .. }).then_some(PATIENCE)
    }

    /// Makes sure that there is somebody to write to.
    pub(crate) async fn make_ready(&mut self, connection: &mut Connection) -> Result<(), StoreFault> {
        if let Self::Postgres { address, is_lost } = self
            && *is_lost
        {
            let connected = tokio::time::timeout(PATIENCE, address.connect()).await;
            *connection = Connection::Postgres(connected.map_err(|_| silent())??);
            say_here(connection).await?;
            *is_lost = false;
            tracing::info!("the database is there again");
        }
        Ok(())
    }

    /// Something went wrong that no single job is to blame for.
    pub(crate) fn failed(&mut self, fault: &StoreFault) {
        if let (Self::Postgres { is_lost, .. }, StoreFault::Unreachable(_)) = (self, fault) {
            *is_lost = true;
        }
    }

    /// So many statements and rows were written.
    pub(crate) fn written(&mut self, changes: usize) {
        if let Self::Sqlite { checkpoints, .. } = self {
            checkpoints.written(changes);
        }
    }

    /// The last is written.
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
                tracing::warn!(%fault, "the log stays beside the database");
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
        tracing::warn!(%fault, "the database was not closed well");
    }
}
