//! Copying the log into the database, beside the writer, so that no commit waits for it.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use sqlx::{Connection, SqliteConnection};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::stats::Counters;

/// A log of so many pages is copied. A page that was written many times is copied once, so a long log saves work; a short one
/// saves space and the time to read it after a crash.
const LONG_LOG: usize = 8_000;

/// If so many pages have gathered all the same (under load, the log grows while it is copied), the writer copies what is left:
/// only when nobody appends can the log begin anew.
pub(crate) const LONGEST_LOG: &str = "16000";

/// Roughly how many pages a statement or a row changes.
const PAGES_PER_CHANGE: usize = 2;

/// Copies the log when it is told that it has grown.
pub(crate) struct Checkpoints {
    /// Roughly how many pages have been added to the log since it was last copied.
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
                    Err(error) => tracing::warn!(%error, "the log cannot be copied"),
                }
            }
            connection.close().await.ok();
        });
        Self { pages: 0, bell, task }
    }

    /// So many statements and rows were written.
    pub(crate) fn written(&mut self, changes: usize) {
        self.pages += changes * PAGES_PER_CHANGE;
        // A bell that rings already need not be rung.
        if self.pages >= LONG_LOG && self.bell.try_send(()).is_ok() {
            self.pages = 0;
        }
    }

    pub(crate) async fn finish(self) {
        drop(self.bell);
        self.task.await.ok();
    }
}
