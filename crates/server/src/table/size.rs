//! A table's size on disk, and who pays for its bots' thinking time.

use std::sync::Arc;

use super::sheet::Sheet;
use super::task::Table;
use crate::fault::{Answer, ApiFault, Code};
use crate::hall::Payer;

/// The approximate maximum size of a table in bytes. It limits what can be repeated endlessly: undo, promises
/// and chat. A normal game takes a small fraction of it.
const MAX_BYTES: usize = 4 << 20;

/// By how much the stored size of a table may be out of date.
const SLACK: i64 = 4096;

/// After this time without changes, viewing a table is recorded as using it, so that it does not expire.
const VIEWING_COUNTS_AFTER_MS: i64 = 12 * 3600 * 1000;

/// A table's size.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Size {
    /// The size of its batches.
    pub(crate) recorded: usize,
    /// The size of its chat.
    pub(crate) spoken: usize,
    /// The size last reported to the store.
    pub(crate) noted: i64,
    /// When the store was last told that the table is in use, in milliseconds since 1970.
    pub(crate) used: i64,
}

impl Table {
    /// The table's size in bytes with this serialised sheet.
    pub(super) fn bytes_with(&self, sheet: &str) -> i64 {
        (self.size.recorded + self.size.spoken + sheet.len()) as i64
    }

    /// Refuses what could be repeated endlessly if the table has grown too large.
    pub(super) fn must_have_space(&self) -> Answer<()> {
        // Promises are the only part of a sheet that grows.
        let promises: usize = self.sheet.offers.iter().map(|offer| offer.promise.len() + 64).sum();
        if self.size.recorded + self.size.spoken + promises < MAX_BYTES {
            return Ok(());
        }
        Err(ApiFault::plain(Code::Quota, "server-table-full"))
    }

    /// Reports the table's size to the store if it has changed.
    pub(super) async fn note_size(&mut self) {
        let bytes = self.bytes_with(&written(&self.sheet));
        if (bytes - self.size.noted).abs() > SLACK {
            self.note(bytes, None).await;
        }
    }

    /// Tells the store that the table is in use, if it may not know.
    pub(super) async fn note_viewing(&mut self) {
        let now = self.hall.clock.now_ms();
        if now - self.size.used > VIEWING_COUNTS_AFTER_MS {
            self.size.used = now;
            self.note(self.bytes_with(&written(&self.sheet)), Some(now)).await;
        }
    }

    async fn note(&mut self, bytes: i64, looked: Option<i64>) {
        if self.is_gone {
            return;
        }
        match self.hall.store.note_table(&self.id, bytes, looked).await {
            Ok(()) => self.size.noted = bytes,
            Err(fault) => tracing::warn!(table = %self.id, %fault, "cannot store a table's size"),
        }
    }

    /// The payer for thinking at this table.
    pub(super) fn payer(&self) -> Payer {
        // Tables without an owner have a budget of their own.
        let user = self.sheet.host.clone().unwrap_or_else(|| self.id.to_string());
        Payer { user, origin: self.origin.clone() }
    }

    /// Sets the address from which the table was set up.
    pub(crate) fn set_up_from(&mut self, origin: Arc<str>) {
        self.origin = Some(origin);
    }
}

/// A sheet in its stored form.
pub(super) fn written(sheet: &Sheet) -> String {
    serde_json::to_string(sheet).expect("a sheet is plain data")
}
