//! What people have begun to decide: kept while a table sleeps, and shared with other nodes.

use std::sync::Arc;
use std::time::Duration;

use catalog::Decision;
use contract::Seat;
use store::{Draft, StoreFault};
use tokio::time::Instant;

use super::playing::not_done;
use super::task::Table;
use crate::fault::{Answer, ApiFault};

/// So long drafts wait for a busy store, looking again this often.
const BUSY_FOR: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_millis(20);

impl Table {
    /// A seat's draft has changed: its owner is told on all his devices, wherever they are.
    pub(super) async fn draft_changed(&mut self, seat: Seat) -> Answer<()> {
        self.tell_draft(seat);
        if !self.hall.store.is_shared() {
            return Ok(());
        }
        let Some(draft) = self.stored_draft(seat) else { return Ok(()) };
        match self.hall.store.write_draft(&self.id, draft).await {
            // Another of his devices was faster, at another node.
            Err(StoreFault::Conflict) => {
                Box::pin(self.reload()).await?;
                Err(not_done(catalog::NotDone::Stale))
            }
            written => written.map_err(ApiFault::from),
        }
    }

    /// Before a table sleeps or stops, drafts are put where they are found again. Whether all of them are.
    pub(super) async fn keep_drafts(&mut self) -> bool {
        let Some(live) = &self.live else { return true };
        // One that was taken back is kept as well, lest what was kept before comes again.
        let has_drafted = |seat: &Seat| live.decision(*seat).is_some_and(|decision| decision.edits > 0);
        let drafts = live.due().iter().filter(has_drafted).filter_map(|seat| self.stored_draft(seat));
        let mut are_kept = true;
        for draft in drafts.collect::<Vec<_>>() {
            if let Err(fault) = self.keep_draft(draft).await {
                tracing::warn!(table = %self.id, %fault, "a draft cannot be kept");
                are_kept = false;
            }
        }
        are_kept
    }

    async fn keep_draft(&mut self, draft: Draft) -> Result<(), StoreFault> {
        let until = Instant::now() + BUSY_FOR;
        loop {
            match self.hall.store.write_draft(&self.id, draft.clone()).await {
                // When the server stops, all tables come at once.
                Err(StoreFault::Busy | StoreFault::Crossed) if Instant::now() < until => {
                    tokio::time::sleep(PAUSE).await;
                }
                // Drafts that are shared are there already, and a table that is gone needs none.
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

    /// Takes over those drafts that still answer what their seats are asked. The seats whose drafts have changed by it.
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

    /// A seat answers what it was asked with this draft before it: it may have drafted at another node.
    pub(super) async fn know_draft(&mut self, seat: Seat, decision: Decision) -> Answer<()> {
        let known = self.live.as_ref().and_then(|live| live.decision(seat));
        let is_behind =
            known.is_some_and(|known| known.since == decision.since && known.edits < decision.edits);
        if is_behind && self.hall.store.is_shared() { Box::pin(self.refresh_drafts()).await } else { Ok(()) }
    }

    /// Somebody has drafted at another node.
    pub(crate) async fn hear_of_drafts(&mut self) {
        if let Err(fault) = self.refresh_drafts().await {
            tracing::warn!(table = %self.id, code = fault.code().word(), "drafts of other nodes cannot be read");
        }
    }

    /// Reads what people have drafted at other nodes.
    pub(super) async fn refresh_drafts(&mut self) -> Answer<()> {
        let drafts = self.hall.store.drafts(&self.id).await?;
        for seat in self.take_drafts(&drafts) {
            self.tell_draft(seat);
        }
        Ok(())
    }
}
