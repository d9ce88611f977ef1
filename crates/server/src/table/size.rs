//! What a table takes on disk, and who pays for the thinking of its bots.

use std::sync::Arc;

use super::sheet::Sheet;
use super::task::Table;
use crate::fault::{Answer, ApiFault, Code};
use crate::hall::Payer;

/// A table takes no more than this, roughly: what can be done without end (taking back, promising, talking) ends here. A game that is
/// played to its end takes a small part of it.
const LARGEST: usize = 4 << 20;

/// What is noted of a table's size may be wrong by so much.
const SLACK: i64 = 4096;

/// A table that has not changed for so long is noted to be looked at, so that nobody takes it for forgotten.
const LOOK_IS_NOTED_AFTER_MS: i64 = 12 * 3600 * 1000;

/// What a table takes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Size {
    /// Its batches.
    pub(crate) recorded: usize,
    /// What was said at it.
    pub(crate) spoken: usize,
    /// What the store was last told.
    pub(crate) noted: i64,
    /// When it was last known to the store to be in use, in milliseconds since 1970.
    pub(crate) used: i64,
}

impl Table {
    /// How many bytes the table takes with this sheet as it is written.
    pub(super) fn bytes_with(&self, sheet: &str) -> i64 {
        (self.size.recorded + self.size.spoken + sheet.len()) as i64
    }

    /// Refuses what could be done for ever at a table that has grown too large.
    pub(super) fn must_have_space(&self) -> Answer<()> {
        // Promises are all that grows in a sheet.
        let promises: usize = self.sheet.offers.iter().map(|offer| offer.promise.len() + 64).sum();
        if self.size.recorded + self.size.spoken + promises < LARGEST {
            return Ok(());
        }
        Err(ApiFault::plain(Code::Quota, "server-table-full"))
    }

    /// Tells the store what the table takes, if that is no longer what it knows.
    pub(super) async fn note_size(&mut self) {
        let bytes = self.bytes_with(&written(&self.sheet));
        if (bytes - self.size.noted).abs() > SLACK {
            self.note(bytes, None).await;
        }
    }

    /// Tells the store that somebody needs the table, if it may think otherwise.
    pub(super) async fn note_look(&mut self) {
        let now = self.hall.clock.now_ms();
        if now - self.size.used > LOOK_IS_NOTED_AFTER_MS {
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
            Err(fault) => tracing::warn!(table = %self.id, %fault, "what a table takes cannot be noted"),
        }
    }

    /// Who pays for what is thought here.
    pub(super) fn payer(&self) -> Payer {
        // Tables without a host have a budget of their own.
        let user = self.sheet.host.clone().unwrap_or_else(|| self.id.to_string());
        Payer { user, origin: self.origin.clone() }
    }

    /// From where the table was set up.
    pub(crate) fn set_up_from(&mut self, origin: Arc<str>) {
        self.origin = Some(origin);
    }
}

/// A sheet as it is stored.
pub(super) fn written(sheet: &Sheet) -> String {
    serde_json::to_string(sheet).expect("a sheet is plain data")
}
