//! The task that owns a table: its state and its loop.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use catalog::{Heading, LiveGame, LiveSetup, Setup};
use contract::{SeatSet, Seed};
use i18n::Names;
use record::{Entry, Player};
use store::{Batch, Now, StoredTable};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::Act;
use super::automatic::Automatic;
use super::clock::Clocks;
use super::nodes::AmongNodes;
use super::playing::Moved;
use super::sheet::{Occupant, Seated, Sheet, Stage};
use super::size::Size;
use super::talk::ChatLine;
use super::viewers::Viewers;
use super::wire;
use crate::fault::{Answer, ApiFault, Code};
use crate::hall::Hall;

/// How many posts of each seat are remembered, so that a repeated one gets the same answer. Others may do a
/// lot before it arrives.
const REMEMBERED: usize = 16;

/// How often viewers are told that the connection is alive.
const STILL_HERE_EVERY: Duration = Duration::from_secs(20);

/// How long a table whose game is over waits without viewers before it sleeps, unless the setting is shorter.
/// Nothing more will happen there.
const OVER_SLEEPS_AFTER: Duration = Duration::from_secs(5);

/// A table and everything that happens there.
pub(crate) struct Table {
    pub(crate) id: Arc<str>,
    pub(super) hall: Arc<Hall>,
    pub(super) sheet: Sheet,
    pub(super) version: i64,
    /// Its state in the store, apart from what newer batches contain.
    pub(super) standing: Option<Now>,
    pub(super) seed: Seed,
    /// The game, once it has begun.
    pub(super) live: Option<Box<dyn LiveGame>>,
    pub(super) clocks: Clocks,
    pub(super) viewers: Viewers,
    /// Answers that do not need a person.
    pub(super) automatics: Vec<Automatic>,
    /// Recent posts and their answers.
    posts: VecDeque<(Arc<str>, Moved)>,
    /// The last chat messages, read from the store when the first viewer arrives.
    pub(super) chat: Option<Vec<ChatLine>>,
    /// The seats from which somebody is watching, as last announced.
    pub(super) connected: SeatSet,
    last_still_here: Instant,
    last_used: Instant,
    /// When it woke.
    pub(super) woken: Instant,
    pub(super) among_nodes: AmongNodes,
    /// The address from which it was set up, if still known.
    pub(super) origin: Option<Arc<str>>,
    pub(super) size: Size,
    /// Whether it is no longer in the store.
    pub(super) is_gone: bool,
}

impl Table {
    /// Reads a table from the store.
    pub(crate) async fn load(hall: &Arc<Hall>, id: &str) -> Answer<Option<Table>> {
        let Some(stored) = hall.store.load_table(id).await? else { return Ok(None) };
        Table::of(hall, &stored).map(Some).map_err(|unfit| unfit.told(hall, id))
    }

    /// Builds a table from its stored form.
    pub(crate) fn of(hall: &Arc<Hall>, stored: &StoredTable) -> Result<Table, Unfit> {
        let seed = Seed::new(*stored.seed.reveal());
        let mut table = Table::bare(hall, Arc::clone(&stored.id), read_sheet(stored)?, seed);
        table.take_over(stored)?;
        Ok(table)
    }

    /// Builds a table that has just been stored for the first time, so there is nothing to read.
    pub(crate) fn fresh(hall: &Arc<Hall>, id: Arc<str>, sheet: Sheet, seed: Seed) -> Table {
        Table { chat: Some(Vec::new()), ..Table::bare(hall, id, sheet, seed) }
    }

    fn bare(hall: &Arc<Hall>, id: Arc<str>, sheet: Sheet, seed: Seed) -> Table {
        let clocks = Clocks::new(sheet.clock, sheet.seats.len());
        Table {
            id,
            hall: Arc::clone(hall),
            sheet,
            version: 1,
            standing: None,
            seed,
            live: None,
            clocks,
            viewers: Viewers::default(),
            automatics: Vec::new(),
            posts: VecDeque::new(),
            chat: None,
            connected: SeatSet::EMPTY,
            last_still_here: Instant::now(),
            last_used: Instant::now(),
            woken: Instant::now(),
            among_nodes: AmongNodes::default(),
            origin: None,
            size: Size { used: hall.clock.now_ms(), ..Size::default() },
            is_gone: false,
        }
    }

    /// Takes over the stored state.
    fn take_over(&mut self, stored: &StoredTable) -> Result<(), Unfit> {
        self.sheet = read_sheet(stored)?;
        self.version = stored.version;
        self.standing.clone_from(&stored.now);
        self.origin.clone_from(&stored.origin);
        let moved = stored.now.as_ref().map_or(0, |now| now.updated);
        self.size = Size {
            recorded: stored.batches.iter().map(Batch::bytes).sum(),
            spoken: stored.spoken.max(0) as usize,
            noted: stored.bytes.unwrap_or(0),
            used: stored.updated.max(moved).max(stored.looked.unwrap_or(0)),
        };
        let clocks = stored.now.as_ref().and_then(|now| now.clocks.as_deref());
        let uptime = self.hall.clock.uptime_ms();
        self.clocks = Clocks::restored(self.sheet.clock, self.sheet.seats.len(), clocks, uptime);
        let mut batches: Vec<Vec<Entry>> = Vec::with_capacity(stored.batches.len());
        self.posts.clear();
        for batch in &stored.batches {
            batches.push(entries_of(batch).map_err(Unfit::unreadable)?);
            if let Some(post) = &batch.post {
                self.remember_post(post, Moved::committed((batch.number + batch.count) as usize));
            }
        }
        if self.sheet.started.is_some() {
            let game = self.hall.catalog.game(&self.sheet.game).map_err(Unfit::unreadable)?;
            if game.engine().rules_version() < self.sheet.rules {
                return Err(Unfit::Newer { rules: self.sheet.rules });
            }
            let live = game.live(&self.live_setup(), &batches.iter().map(Vec::as_slice).collect::<Vec<_>>());
            self.live = Some(live.map_err(Unfit::unreadable)?);
            self.take_drafts(&stored.drafts);
        }
        Ok(())
    }

    pub(super) fn live_setup(&self) -> LiveSetup {
        let setup = Setup {
            seats: self.sheet.seats.len() as u8,
            options: self.sheet.options.clone(),
            content: None,
            rules: Some(self.sheet.rules),
        };
        LiveSetup {
            setup,
            table: self
                .sheet
                .branch
                .as_ref()
                .map_or_else(|| self.id.to_string(), |branch| branch.table.clone()),
            seed: self.dealer_seed(),
            entropy: self.sheet.entropy(),
            void: self.sheet.dealt().map(|dealing| dealing.void.clone()).unwrap_or_default(),
        }
    }

    /// The seed from which the game is dealt.
    pub(super) fn dealer_seed(&self) -> Seed {
        self.seed.of_attempt(self.sheet.attempt())
    }

    /// Runs the table until nobody needs it any more.
    pub(crate) async fn run(
        mut self: Box<Self>,
        queue: mpsc::WeakSender<Act>,
        mut acts: mpsc::Receiver<Act>,
    ) {
        let mut stopped = std::pin::pin!(self.hall.stopped());
        // Box rare work while it runs, because there are many tables and most of them are waiting.
        Box::pin(self.begin_among_nodes()).await;
        Box::pin(self.ask_for_lease()).await;
        Box::pin(self.note_viewing()).await;
        while !self.is_gone {
            self.arrange_automatics();
            let next = self.next_time();
            tokio::select! {
                biased;
                () = stopped.as_mut() => break,
                act = acts.recv() => {
                    let Some(act) = act else { break };
                    act(&mut self).await;
                    self.last_used = Instant::now();
                }
                () = tokio::time::sleep_until(next) => {
                    // Anything that is due comes before sleep.
                    Box::pin(self.on_time()).await;
                    self.arrange_automatics();
                    // Sleep must not lose anybody's unfinished decision.
                    if self.may_sleep() && !Box::pin(self.keep_drafts()).await {
                        self.last_used = Instant::now();
                    } else if self.may_sleep() {
                        acts.close();
                        if let Some(queue) = queue.upgrade() {
                            self.hall.fell_asleep(&self.id, &queue);
                        }
                        // Handle whatever arrived in the meantime before the table sleeps.
                        while let Some(act) = acts.recv().await {
                            act(&mut self).await;
                        }
                        self.keep_last_drafts().await;
                        Box::pin(self.note_size()).await;
                        Box::pin(self.hall.store.release(&self.id)).await;
                        return;
                    }
                }
            }
        }
        self.say_goodbye();
        if !self.is_gone {
            self.keep_last_drafts().await;
        }
        acts.close();
        if let Some(queue) = queue.upgrade() {
            self.hall.fell_asleep(&self.id, &queue);
        }
    }

    /// Saves drafts for the last time.
    async fn keep_last_drafts(&mut self) {
        if !Box::pin(self.keep_drafts()).await {
            self.hall.lose_drafts();
        }
    }

    fn say_goodbye(&mut self) {
        let bye = wire::with_retry(1000 + random() % 2000, &wire::BYE);
        self.viewers.send(|_| Some(bye.clone()));
    }

    /// When the table goes to sleep; `None` while it has viewers or something is being prepared.
    fn sleeps_at(&self) -> Option<Instant> {
        let is_idle = self.viewers.is_empty() && self.automatics.iter().all(Automatic::is_for_a_person);
        is_idle.then(|| self.last_used + self.sleep_after())
    }

    fn may_sleep(&self) -> bool {
        self.sleeps_at().is_some_and(|at| at <= Instant::now())
    }

    /// How long a table must have been without viewers before it sleeps.
    fn sleep_after(&self) -> Duration {
        let usual = self.hall.settings.sleep_after;
        match self.sheet.state {
            Stage::Over | Stage::Closed => usual.min(OVER_SLEEPS_AFTER),
            Stage::Open | Stage::Running => usual,
        }
    }

    /// When something is due without anybody asking.
    fn next_time(&self) -> Instant {
        let now = Instant::now();
        let still_here = if self.viewers.is_empty() { now } else { self.last_still_here } + STILL_HERE_EVERY;
        let uptime = self.hall.clock.uptime_ms();
        let alarm = self.alarm().map(|at| now + Duration::from_millis((at - uptime).max(0) as u64));
        let release = self.automatics.iter().filter_map(Automatic::due_at).min();
        // Never at once, so that what cannot be done now is not retried in the same moment.
        let times = [self.sleeps_at(), alarm, release, self.among_nodes_at()].into_iter().flatten();
        times.fold(still_here, Instant::min).max(now + Duration::from_millis(1))
    }

    /// When a clock runs out, the last turn is announced, a question is settled or a starting table stops
    /// waiting, in uptime.
    fn alarm(&self) -> Option<i64> {
        if !self.leads() {
            return None;
        }
        match self.sheet.state {
            Stage::Open => self.dealing_continues_at(&self.sheet),
            Stage::Running => {
                let last_turn = self.last_turn_at(&self.sheet);
                let times = [self.clocks.deadline(), last_turn, self.question_settles_at(&self.sheet)];
                times.into_iter().flatten().min()
            }
            Stage::Over | Stage::Closed => None,
        }
    }

    async fn on_time(&mut self) {
        if self.last_still_here.elapsed() >= STILL_HERE_EVERY {
            self.last_still_here = Instant::now();
            self.viewers.send(|_| Some(wire::STILL_HERE));
            Box::pin(self.note_viewing()).await;
        }
        self.settle_doubt().await;
        self.ask_for_lease().await;
        if self.leads() {
            self.stop_waiting_to_deal().await;
        }
        if self.sheet.state == Stage::Running {
            if self.leads() {
                self.flags_fall().await;
                self.announce_last_turn().await;
                self.stop_waiting_for_absent().await;
            }
            self.play_automatics().await;
        }
    }

    /// Reads everything from the store again and tells everybody.
    pub(super) async fn reload(&mut self) -> Answer<()> {
        let Some(stored) = self.hall.store.load_table(&self.id).await? else {
            self.is_gone = true;
            return Err(self.hall.not_there(&self.id).await);
        };
        self.take_over(&stored).map_err(|unfit| unfit.told(&self.hall, &self.id))?;
        self.automatics.clear();
        self.sync_everybody();
        Ok(())
    }

    /// The sheet's version, which counts its writes.
    pub(super) fn version(&self) -> i64 {
        self.version
    }

    /// Takes over a sheet that another node has written.
    pub(super) fn replace_sheet(&mut self, sheet: Sheet, version: i64) {
        self.sheet = sheet;
        self.version = version;
    }

    /// Sets the table's state in the store.
    pub(super) fn set_standing(&mut self, now: Option<Now>) {
        self.standing = now;
    }

    pub(super) fn remember_post(&mut self, post: &Arc<str>, answer: Moved) {
        // A post's key starts with its seat.
        let seat = post.split(':').next();
        let of_seat = |known: &str| known.split(':').next() == seat;
        if self.posts.iter().filter(|(known, _)| of_seat(known)).count() >= REMEMBERED
            && let Some(oldest) = self.posts.iter().position(|(known, _)| of_seat(known))
        {
            self.posts.remove(oldest);
        }
        self.posts.push_back((Arc::clone(post), answer));
    }

    /// The earlier answer to a repeated post.
    pub(super) fn answered_before(&self, post: &str) -> Option<Moved> {
        self.posts.iter().find(|(known, _)| **known == *post).map(|(_, answer)| answer.clone())
    }

    /// Milliseconds since the game began.
    pub(super) fn since_start(&self) -> u64 {
        let now = self.hall.clock.now_ms();
        (now - self.sheet.started.unwrap_or(now)).max(0) as u64
    }

    /// The players' names.
    pub(crate) fn names(&self) -> Names {
        Names::new(self.sheet.seats.iter().map(|seated| seated.name.as_str()))
    }

    /// The header of the record.
    pub(super) fn heading(&self) -> Heading {
        let sealed = self.sheet.sealed.as_ref();
        let player = |(index, seated): (usize, &Seated)| Player {
            name: seated.name.clone(),
            kind: sealed.map_or_else(|| seated.player_kind(), |sealed| sealed.seats[index].kind.clone()),
        };
        Heading {
            program: sealed.map(|sealed| sealed.program.clone()),
            players: self.sheet.seats.iter().enumerate().map(player).collect(),
            started: self.sheet.started.unwrap_or_default().max(0) as u64,
        }
    }

    /// The game, if it has begun.
    pub(crate) fn playing(&mut self) -> Answer<&mut Box<dyn LiveGame>> {
        self.live.as_mut().ok_or_else(|| ApiFault::plain(Code::NotNow, "server-not-begun"))
    }
}

/// The entries in a batch.
pub(super) fn entries_of(batch: &Batch) -> serde_json::Result<Vec<Entry>> {
    batch.entries.lines().map(serde_json::from_str).collect()
}

/// A random number.
pub(super) fn random() -> u32 {
    getrandom::u32().expect("the operating system provides random bytes")
}

fn read_sheet(stored: &StoredTable) -> Result<Sheet, Unfit> {
    serde_json::from_str(&stored.sheet).map_err(Unfit::unreadable)
}

/// The reasons why a stored table cannot be used.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unfit {
    /// Its data is damaged or inconsistent.
    #[error("{0}")]
    Unreadable(String),
    /// A newer version started it.
    #[error("a newer version started it, with edition {rules} of its rules")]
    Newer { rules: u32 },
}

impl Unfit {
    fn unreadable(why: impl std::fmt::Display) -> Unfit {
        Unfit::Unreadable(why.to_string())
    }

    /// The fault for callers. The log has more for the host.
    fn told(&self, hall: &Hall, table: &str) -> ApiFault {
        match self {
            Unfit::Unreadable(why) => {
                hall.store.note_unreadable(table, why);
                ApiFault::plain(Code::Broken, "server-damaged")
            }
            Unfit::Newer { rules } => {
                tracing::error!(table, rules, "a newer version started this table");
                ApiFault::plain(Code::NotNow, "server-other-rules")
            }
        }
    }
}

/// The users who have a seat or are expected there by name, for lists.
pub(crate) fn seats_of(sheet: &Sheet) -> store::Seats {
    let expected = |seated: &Seated| match &seated.by {
        Occupant::Invited { user, .. } => user.clone(),
        _ => seated.user().map(str::to_owned),
    };
    sheet.all_seated().map(|(seat, seated)| (seat.index() as u8, expected(seated))).collect()
}
