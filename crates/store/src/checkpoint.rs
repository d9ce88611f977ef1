//! Copies the log into the database alongside the writer, so that no commit waits for it.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use sqlx::{Connection, SqliteConnection};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::stats::Counters;

/// The number of pages at which the log is copied. A page that was written many times is copied once, so a
/// long log saves work. A short one saves space, and time to read it after a crash.
const COPY_LOG_AT: usize = 8_000;

/// The number of pages at which the writer copies the rest itself. The log can grow while it is being copied
/// under load, and it can only restart when nobody appends.
pub(crate) const MAX_LOG: &str = "16000";

/// The approximate number of pages that a statement or a row changes.
const PAGES_PER_CHANGE: usize = 2;

/// Copies the log when it is told that it has grown.
pub(crate) struct Checkpoints {
    /// The approximate number of pages added to the log since it was last copied.
    pages: usize,
    bell: mpsc::Sender<()>,
    task: JoinHandle<()>,
}

impl Checkpoints {
    pub(crate) fn start(mut connection: SqliteConnection, counters: Arc<Counters>) -> Self {
        let (bell, mut rings) = mpsc::channel(1);
        let task = tokio::spawn(async move {
            while rings.recv().await.is_some() {
                match sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await {
                    Ok(_) => _ = counters.checkpoints.fetch_add(1, Relaxed),
                    Err(error) => tracing::warn!(%error, "cannot copy the log into the database"),
                }
            }
            connection.close().await.ok();
        });
        Self { pages: 0, bell, task }
    }

    /// Notes that this many statements and rows were written.
    pub(crate) fn written(&mut self, changes: usize) {
        self.pages += changes * PAGES_PER_CHANGE;
        // If the bell is already ringing, there is no need to ring it again.
        if self.pages >= COPY_LOG_AT && self.bell.try_send(()).is_ok() {
            self.pages = 0;
        }
    }

    pub(crate) async fn finish(self) {
        drop(self.bell);
        self.task.await.ok();
    }
}
