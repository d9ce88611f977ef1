//! Players' unfinished decisions, which are saved while a table sleeps and shared with other nodes.

use std::sync::Arc;
use std::time::Duration;

use catalog::Decision;
use contract::Seat;
use store::{Draft, StoreFault};
use tokio::time::Instant;

use super::playing::not_done;
use super::task::Table;
use crate::fault::{Answer, ApiFault};

/// How long saving a draft waits for a busy store. `PAUSE` is the time between attempts.
const BUSY_FOR: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_millis(20);

impl Table {
    /// Shares a changed draft with all of its owner's devices, wherever they are connected.
    pub(super) async fn draft_changed(&mut self, seat: Seat) -> Answer<()> {
        self.tell_draft(seat);
        if !self.hall.store.is_shared() {
            return Ok(());
        }
        let Some(draft) = self.stored_draft(seat) else { return Ok(()) };
        match self.hall.store.write_draft(&self.id, draft).await {
            // Another of the player's devices was faster, at another node.
            Err(StoreFault::Conflict) => {
                Box::pin(self.reload()).await?;
                Err(not_done(catalog::NotDone::Stale))
            }
            written => written.map_err(ApiFault::from),
        }
    }

    /// Saves drafts before a table sleeps or stops. Returns whether all of them were saved.
    pub(super) async fn keep_drafts(&mut self) -> bool {
        let Some(live) = &self.live else { return true };
        // Undone drafts are saved too, so that an earlier version does not come back.
        let has_drafted = |seat: &Seat| live.decision(*seat).is_some_and(|decision| decision.edits > 0);
        let drafts = live.due().iter().filter(has_drafted).filter_map(|seat| self.stored_draft(seat));
        let mut are_kept = true;
        for draft in drafts.collect::<Vec<_>>() {
            if let Err(fault) = self.keep_draft(draft).await {
                tracing::warn!(table = %self.id, %fault, "cannot save a draft");
                are_kept = false;
            }
        }
        are_kept
    }

    async fn keep_draft(&mut self, draft: Draft) -> Result<(), StoreFault> {
        let until = Instant::now() + BUSY_FOR;
        loop {
            match self.hall.store.write_draft(&self.id, draft.clone()).await {
                // When the server stops, all tables write at once.
                Err(StoreFault::Busy | StoreFault::Crossed) if Instant::now() < until => {
                    tokio::time::sleep(PAUSE).await;
                }
                // Shared drafts are already stored, and a deleted table needs none.
                Err(StoreFault::Conflict | StoreFault::Unknown) => return Ok(()),
                written => return written,
            }
        }
    }

    fn stored_draft(&self, seat: Seat) -> Option<Draft> {
        let live = self.live.as_ref()?;
        let decision = live.decision(seat)?;
        let actions = serde_json::to_string(&live.drafted_actions(seat)).expect("texts are plain data");
        Some(Draft {
            seat: seat.index() as u8,
            since: decision.since as u32,
            edits: decision.edits,
            actions: Arc::from(actions),
        })
    }

    /// Takes over the drafts that still answer their seats' questions. Returns the seats whose drafts have
    /// changed.
    pub(super) fn take_drafts(&mut self, drafts: &[Draft]) -> Vec<Seat> {
        let Some(live) = &mut self.live else { return Vec::new() };
        let seats = live.seats();
        let restored = drafts.iter().filter_map(|draft| {
            let seat = Seat::all(seats).nth(draft.seat.into())?;
            let decision = Decision { since: draft.since as usize, edits: draft.edits };
            let actions: Vec<String> = serde_json::from_str(&draft.actions).ok()?;
            live.restore_draft(seat, decision, &actions).then_some(seat)
        });
        restored.collect()
    }

    /// Reads the draft that a seat's answer is based on, which may have been made at another node.
    pub(super) async fn know_draft(&mut self, seat: Seat, decision: Decision) -> Answer<()> {
        let known = self.live.as_ref().and_then(|live| live.decision(seat));
        let is_behind =
            known.is_some_and(|known| known.since == decision.since && known.edits < decision.edits);
        if is_behind && self.hall.store.is_shared() { Box::pin(self.refresh_drafts()).await } else { Ok(()) }
    }

    /// Handles the news that somebody has drafted at another node.
    pub(crate) async fn hear_of_drafts(&mut self) {
        if let Err(fault) = self.refresh_drafts().await {
            tracing::warn!(table = %self.id, code = fault.code().word(), "cannot read drafts from other nodes");
        }
    }

    /// Reads what players have drafted at other nodes.
    pub(super) async fn refresh_drafts(&mut self) -> Answer<()> {
        let drafts = self.hall.store.drafts(&self.id).await?;
        for seat in self.take_drafts(&drafts) {
            self.tell_draft(seat);
        }
        Ok(())
    }
}
