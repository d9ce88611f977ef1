//! A table that several nodes have awake: what others have written, and which of them does the work that nobody asks for.

use std::time::Duration;

use record::Entry;
use store::{Batch, Since};
use tokio::time::Instant;

use super::clock::Clocks;
use super::playing::Moved;
use super::sheet::{Sheet, Stage};
use super::task::Table;
use crate::fault::Answer;

/// So often a node asks for the lease of a table at which there is work to do.
const ASK_EVERY: Duration = Duration::from_secs(2);

impl Table {
    /// Reads what other nodes have written.
    pub(crate) async fn refresh(&mut self) {
        if let Err(fault) = self.try_to_refresh().await {
            tracing::warn!(table = %self.id, code = fault.code().word(), "what other nodes did cannot be read");
        }
    }

    /// Before something is done that is rare and changes the sheet: what others have written is known, or it would be refused.
    /// Moves need it not: whoever makes one names the question he has seen.
    pub(super) async fn know_the_latest(&mut self) -> Answer<()> {
        if self.hall.store.is_shared() { self.try_to_refresh().await } else { Ok(()) }
    }

    async fn try_to_refresh(&mut self) -> Answer<()> {
        let known = self.live.as_ref().map_or(0, |live| live.entries());
        let since = self.hall.store.table_since(&self.id, self.version(), known as u32).await?;
        if !since.is_some_and(|since| self.follow(&since)) {
            self.reload().await?;
        }
        self.hear_what_was_said().await
    }

    /// Goes on with what others have done, if it goes on from here.
    fn follow(&mut self, since: &Since) -> bool {
        let sheet = since.sheet.as_ref().map(|sheet| serde_json::from_str::<Sheet>(sheet));
        let Ok(sheet) = sheet.transpose() else { return false };
        let has_begun = sheet.as_ref().unwrap_or(&self.sheet).started.is_some();
        if has_begun != self.live.is_some() {
            return false;
        }
        let known = self.live.as_ref().map_or(0, |live| live.entries());
        if !self.catch_up(&since.batches) {
            return false;
        }
        let is_sheet_new = sheet.is_some();
        if let Some(sheet) = sheet {
            self.replace_sheet(sheet, since.version);
        }
        self.set_standing(since.now.clone());
        let clocks = since.now.as_ref().and_then(|now| now.clocks.as_deref());
        let uptime = self.hall.clock.uptime_ms();
        self.clocks = Clocks::restored(self.sheet.clock, self.sheet.seats.len(), clocks, uptime);
        if !since.batches.is_empty() {
            self.tell_step(known);
        }
        if is_sheet_new {
            self.tell_table();
        }
        if self.sheet.early.is_some() {
            self.sync_everybody();
        }
        true
    }

    fn catch_up(&mut self, batches: &[Batch]) -> bool {
        let Some(live) = self.live.as_mut().filter(|_| !batches.is_empty()) else {
            return batches.is_empty();
        };
        let mut at = live.entries();
        let Some(entries) = entries_of(batches, at) else { return false };
        if let Err(fault) = live.catch_up(&entries) {
            tracing::warn!(table = %self.id, ?fault, "what another node did does not go on from here");
            return false;
        }
        for batch in batches {
            at += batch.count as usize;
            if let Some(post) = &batch.post {
                self.remember_post(post, Moved::committed(at));
            }
        }
        true
    }

    /// Whether this node does the table's work.
    pub(super) fn leads(&self) -> bool {
        self.hall.store.holds_lease(&self.id)
    }

    /// When this node asks for the table's work, if there is any and another does it.
    pub(super) fn asks_for_lease_at(&self) -> Option<Instant> {
        let is_wanted = self.sheet.state == Stage::Running && !self.leads();
        is_wanted.then(|| self.last_asked_for_lease.map_or_else(Instant::now, |asked| asked + ASK_EVERY))
    }

    /// Asks for the table's work.
    pub(super) async fn ask_for_lease(&mut self) {
        if self.asks_for_lease_at().is_none_or(|at| at > Instant::now()) {
            return;
        }
        self.last_asked_for_lease = Some(Instant::now());
        if let Err(fault) = self.hall.store.lease(&self.id).await {
            tracing::warn!(table = %self.id, %fault, "no lease can be had");
        }
    }
}

/// What batches hold, if they go on without a gap from so many entries.
fn entries_of(batches: &[Batch], known: usize) -> Option<Vec<Entry>> {
    let mut entries = Vec::new();
    for batch in batches {
        if batch.number as usize != known + entries.len() {
            return None;
        }
        for line in batch.entries.lines() {
            entries.push(serde_json::from_str(line).ok()?);
        }
    }
    Some(entries)
}
