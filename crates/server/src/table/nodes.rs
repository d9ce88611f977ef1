//! A table that is awake on several nodes: what other nodes have written, who is watching there, and which
//! node does the background work.

use std::sync::Arc;
use std::time::Duration;

use contract::SeatSet;
use store::{Batch, Since, StoreFault};
use tokio::time::Instant;

use super::clock::Clocks;
use super::playing::Moved;
use super::sheet::{Sheet, Stage};
use super::task::{Table, entries_of};
use crate::fault::Answer;

/// How often a node asks for the lease of a table that has work to do.
const ASK_FOR_LEASE_EVERY: Duration = Duration::from_secs(2);

/// How often a table that may have missed something tries to read it.
const RECHECK_EVERY: Duration = Duration::from_secs(1);

/// What a table knows about other nodes.
#[derive(Default)]
pub(crate) struct AmongNodes {
    /// When this node last asked to do the table's work.
    asked_for_lease: Option<Instant>,
    /// The seats from which people are watching at other nodes.
    elsewhere: Vec<(Arc<str>, SeatSet)>,
    /// The seats from which people are watching here, as last announced.
    said: SeatSet,
    /// When to check whether something was written after all, because the database did not say.
    doubts: Option<Instant>,
}

impl Table {
    /// Prepares a table that has just been read. Now that its news arrives, it catches up on what was written
    /// in the meantime and asks who is watching at other nodes.
    pub(super) async fn begin_among_nodes(&mut self) {
        if self.hall.store.is_shared() {
            self.hall.store.ask_who_is_here(&self.id);
            self.catch_up_again().await;
        }
    }

    /// When any of this is due.
    pub(super) fn among_nodes_at(&self) -> Option<Instant> {
        [self.asks_for_lease_at(), self.among_nodes.doubts].into_iter().flatten().min()
    }

    /// Reads what other nodes have written.
    pub(crate) async fn refresh(&mut self) {
        match Box::pin(self.try_to_refresh()).await {
            Ok(()) => self.among_nodes.doubts = None,
            Err(fault) => {
                tracing::warn!(table = %self.id, code = fault.code().word(), "cannot read what other nodes have done");
                self.among_nodes.doubts = Some(Instant::now() + RECHECK_EVERY);
            }
        }
    }

    /// Handles the news that another node has written something.
    pub(crate) async fn catch_up_again(&mut self) {
        self.hall.is_catching_up(&self.id);
        self.refresh().await;
    }

    /// Reads everything again, because any kind of news may have been missed.
    pub(crate) async fn refresh_wholly(&mut self) {
        self.hall.store.ask_who_is_here(&self.id);
        self.hall.store.say_who_is_here(&self.id, u32::from(self.among_nodes.said.bits()));
        self.refresh().await;
        self.hear_of_drafts().await;
        self.refresh_chat().await;
    }

    /// Reads what was said at other nodes.
    pub(crate) async fn refresh_chat(&mut self) {
        if let Err(fault) = self.read_new_chat().await {
            tracing::warn!(table = %self.id, code = fault.code().word(), "cannot read the chat from other nodes");
        }
    }

    /// Catches up with other nodes before a rare change to the sheet, which would otherwise be refused. Moves
    /// do not need this because they name the question that the player has seen.
    pub(super) async fn catch_up_with_nodes(&mut self) -> Answer<()> {
        if self.hall.store.is_shared() { Box::pin(self.try_to_refresh()).await } else { Ok(()) }
    }

    /// Schedules a check if the database did not say whether something was written. It may have been, and
    /// nobody would tell us.
    pub(super) fn doubt(&mut self, fault: &StoreFault) {
        if let StoreFault::Unreachable(_) = fault {
            self.among_nodes.doubts = Some(Instant::now() + RECHECK_EVERY);
        }
    }

    pub(super) async fn settle_doubt(&mut self) {
        if self.among_nodes.doubts.is_some_and(|at| at <= Instant::now()) {
            self.refresh().await;
        }
    }

    async fn try_to_refresh(&mut self) -> Answer<()> {
        let known = self.live.as_ref().map_or(0, |live| live.entries());
        let since = self.hall.store.table_since(&self.id, self.version(), known as u32).await?;
        if since.is_some_and(|since| self.follow(&since)) { Ok(()) } else { self.reload().await }
    }

    /// Follows what others have done, if it continues from our state.
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
        for batch in batches {
            let Some(live) = &mut self.live else { return false };
            let Ok(entries) = entries_of(batch) else { return false };
            if batch.number as usize != live.entries() {
                return false;
            }
            if let Err(fault) = live.catch_up(&entries) {
                tracing::warn!(table = %self.id, ?fault, "what another node did does not continue from our state");
                return false;
            }
            self.size.recorded += batch.bytes();
            if let Some(post) = &batch.post {
                self.remember_post(post, Moved::committed((batch.number + batch.count) as usize));
            }
        }
        true
    }

    /// Updates the seats from which people are watching at another node.
    pub(crate) fn hear_who_is_there(&mut self, node: &Arc<str>, seats: u32) {
        let elsewhere = &mut self.among_nodes.elsewhere;
        elsewhere.retain(|(known, _)| known != node);
        let seats: SeatSet = self
            .sheet
            .all_seated()
            .map(|(seat, _)| seat)
            .filter(|seat| seats >> seat.index() & 1 == 1)
            .collect();
        if !seats.is_empty() {
            elsewhere.push((Arc::clone(node), seats));
        }
        self.announce_departures();
    }

    /// Tells other nodes who is watching here.
    pub(crate) fn answer_who_is_here(&self) {
        if !self.among_nodes.said.is_empty() {
            self.hall.store.say_who_is_here(&self.id, u32::from(self.among_nodes.said.bits()));
        }
    }

    /// The seats from which people are watching, here and at other nodes. The other nodes are told.
    pub(super) fn connected_with(&mut self, here: SeatSet) -> SeatSet {
        if here != self.among_nodes.said {
            self.among_nodes.said = here;
            self.hall.store.say_who_is_here(&self.id, u32::from(here.bits()));
        }
        let elsewhere = self.among_nodes.elsewhere.iter().map(|(_, seats)| *seats);
        elsewhere.fold(here, |all, seats| all.iter().chain(seats.iter()).collect())
    }

    /// Whether this node does the table's work.
    pub(super) fn leads(&self) -> bool {
        self.hall.store.holds_lease(&self.id)
    }

    /// When this node asks to do the table's work, if there is any and another node has the lease.
    fn asks_for_lease_at(&self) -> Option<Instant> {
        let is_wanted = !self.leads() && self.has_work();
        is_wanted.then(|| {
            self.among_nodes.asked_for_lease.map_or_else(Instant::now, |asked| asked + ASK_FOR_LEASE_EVERY)
        })
    }

    /// Whether there is work to do that nobody asks for.
    fn has_work(&self) -> bool {
        let due = self.live.as_ref().map_or(SeatSet::EMPTY, |live| live.due());
        let is_automatic = |seat| {
            let has_orders = self.sheet.seated(seat).is_some_and(|seated| seated.comfort.is_on());
            has_orders || self.sheet.bot_on(seat).is_some()
        };
        let is_starting = self.sheet.dealing.as_ref().is_some_and(|dealing| dealing.starting.is_some());
        self.sheet.state == Stage::Open && is_starting
            || self.sheet.state == Stage::Running
                && (due.iter().any(is_automatic)
                    || self.clocks.deadline().is_some()
                    || self.last_turn_at(&self.sheet).is_some()
                    || self.question_settles_at(&self.sheet).is_some())
    }

    /// Asks for the lease.
    pub(super) async fn ask_for_lease(&mut self) {
        if self.asks_for_lease_at().is_none_or(|at| at > Instant::now()) {
            return;
        }
        self.among_nodes.asked_for_lease = Some(Instant::now());
        if let Err(fault) = self.hall.store.lease(&self.id).await {
            tracing::warn!(table = %self.id, %fault, "cannot get a lease");
        }
    }
}
