//! A table that several nodes have awake: what others have written, and which of them does the work that nobody asks for.

use std::time::Duration;

use record::Entry;
use store::{Batch, Since};
use tokio::time::Instant;

use super::clock::Clocks;
use super::playing::Moved;
use super::sheet::Stage;
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

    async fn try_to_refresh(&mut self) -> Answer<()> {
        let known = self.live.as_ref().map_or(0, |live| live.entries());
        let since = self.hall.store.table_since(&self.id, known as u32).await?;
        match since {
            Some(since) if since.version == self.version() && self.live.is_some() => {
                if !since.batches.is_empty() && !self.follow(&since) {
                    self.reload().await?;
                }
            }
            _ => self.reload().await?,
        }
        self.hear_what_was_said().await
    }

    /// Goes on with what others have done, if it goes on from here.
    fn follow(&mut self, since: &Since) -> bool {
        let Some(live) = &mut self.live else { return false };
        let known = live.entries();
        let Some(entries) = entries_of(&since.batches, known) else { return false };
        if let Err(fault) = live.catch_up(&entries) {
            tracing::warn!(table = %self.id, ?fault, "what another node did does not go on from here");
            return false;
        }
        let mut at = known;
        for batch in &since.batches {
            at += batch.count as usize;
            if let Some(post) = &batch.post {
                self.remember_post(post, Moved::committed(at));
            }
        }
        self.set_standing(since.now.clone());
        let clocks = since.now.as_ref().and_then(|now| now.clocks.as_deref());
        let uptime = self.hall.clock.uptime_ms();
        self.clocks = Clocks::restored(self.sheet.clock, self.sheet.seats.len(), clocks, uptime);
        self.tell_step(known);
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
