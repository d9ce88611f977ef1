//! The task that owns a table: what it knows, and its loop.

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

/// How many posts of each seat are remembered, so that a repeated one is answered as it was: others may do a lot before it comes.
const REMEMBERED: usize = 16;

/// Viewers hear at least this often that the connection is alive.
const STILL_HERE_EVERY: Duration = Duration::from_secs(20);

/// Nothing more happens at a table whose game is over: it goes to sleep as soon as nobody looks for this long, if not sooner.
const OVER_SLEEPS_AFTER: Duration = Duration::from_secs(5);

/// A table with all that happens at it.
pub(crate) struct Table {
    pub(crate) id: Arc<str>,
    pub(super) hall: Arc<Hall>,
    pub(super) sheet: Sheet,
    pub(super) version: i64,
    /// Where it stands by the store, but for what the batches since tell.
    pub(super) standing: Option<Now>,
    pub(super) seed: Seed,
    /// The game, once it has begun.
    pub(super) live: Option<Box<dyn LiveGame>>,
    pub(super) clocks: Clocks,
    pub(super) viewers: Viewers,
    /// What is to be answered without a person.
    pub(super) automatics: Vec<Automatic>,
    pub(super) thoughts: mpsc::UnboundedSender<super::automatic::Thinking>,
    thinking: Option<mpsc::UnboundedReceiver<super::automatic::Thinking>>,
    /// Posts that were taken lately, with what was answered.
    posts: VecDeque<(Arc<str>, Moved)>,
    /// The last words that were spoken; read from the store when somebody first looks.
    pub(super) chat: Option<Vec<ChatLine>>,
    /// The seats from which somebody looks, as everybody was told.
    pub(super) connected: SeatSet,
    last_still_here: Instant,
    last_used: Instant,
    /// When it woke.
    pub(super) woken: Instant,
    pub(super) among_nodes: AmongNodes,
    /// From where it was set up, if that is still known.
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

    /// A table as it is stored.
    pub(crate) fn of(hall: &Arc<Hall>, stored: &StoredTable) -> Result<Table, Unfit> {
        let seed = Seed::new(*stored.seed.reveal());
        let mut table = Table::bare(hall, Arc::clone(&stored.id), read_sheet(stored)?, seed);
        table.take_over(stored)?;
        Ok(table)
    }

    /// A table that has just been put into the store for the first time, and of which nothing needs to be read therefore.
    pub(crate) fn fresh(hall: &Arc<Hall>, id: Arc<str>, sheet: Sheet, seed: Seed) -> Table {
        Table { chat: Some(Vec::new()), ..Table::bare(hall, id, sheet, seed) }
    }

    fn bare(hall: &Arc<Hall>, id: Arc<str>, sheet: Sheet, seed: Seed) -> Table {
        let (thoughts, thinking) = mpsc::unbounded_channel();
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
            thoughts,
            thinking: Some(thinking),
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

    /// Takes over what is stored.
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

    /// The seed from which the cards are dealt.
    pub(super) fn dealer_seed(&self) -> Seed {
        self.seed.of_attempt(self.sheet.attempt())
    }

    /// Does what comes until nobody needs the table any more.
    pub(crate) async fn run(mut self, queue: mpsc::WeakSender<Act>, mut acts: mpsc::Receiver<Act>) {
        let mut thinking = self.thinking.take().expect("a table is run once");
        let mut stopped = std::pin::pin!(self.hall.stopped());
        // What is seldom done is kept elsewhere while it is done: there are many tables, and most of them wait.
        Box::pin(self.begin_among_nodes()).await;
        Box::pin(self.ask_for_lease()).await;
        Box::pin(self.note_look()).await;
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
                Some(thought) = thinking.recv() => self.thought_of(thought),
                () = tokio::time::sleep_until(next) => {
                    // What is to be done comes before sleep.
                    Box::pin(self.on_time()).await;
                    self.arrange_automatics();
                    // What somebody has begun to decide is not to be lost over that.
                    if self.may_sleep() && !Box::pin(self.keep_drafts()).await {
                        self.last_used = Instant::now();
                    } else if self.may_sleep() {
                        acts.close();
                        if let Some(queue) = queue.upgrade() {
                            self.hall.fell_asleep(&self.id, &queue);
                        }
                        // What came in the meantime is done before the table sleeps.
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

    /// Keeps drafts for the last time.
    async fn keep_last_drafts(&mut self) {
        if !Box::pin(self.keep_drafts()).await {
            self.hall.lose_drafts();
        }
    }

    fn say_goodbye(&mut self) {
        let bye = wire::with_retry(1000 + random() % 2000, b"event: bye\ndata: {}\n\n");
        self.viewers.send(|_| Some(bye.clone()));
    }

    /// When the table goes to sleep; never while somebody looks or something is being prepared.
    fn sleeps_at(&self) -> Option<Instant> {
        let is_idle = self.viewers.is_empty() && self.automatics.iter().all(Automatic::is_for_a_person);
        is_idle.then(|| self.last_used + self.sleep_after())
    }

    fn may_sleep(&self) -> bool {
        self.sleeps_at().is_some_and(|at| at <= Instant::now())
    }

    /// How long nobody must have looked before the table sleeps.
    fn sleep_after(&self) -> Duration {
        let usual = self.hall.settings.sleep_after;
        match self.sheet.state {
            Stage::Over | Stage::Closed => usual.min(OVER_SLEEPS_AFTER),
            Stage::Open | Stage::Running => usual,
        }
    }

    /// When something is to be done without anybody asking.
    fn next_time(&self) -> Instant {
        let now = Instant::now();
        let still_here = if self.viewers.is_empty() { now } else { self.last_still_here } + STILL_HERE_EVERY;
        let uptime = self.hall.clock.uptime_ms();
        let alarm = self.alarm().map(|at| now + Duration::from_millis((at - uptime).max(0) as u64));
        let release = self.automatics.iter().filter_map(Automatic::due_at).min();
        // Never at once: what cannot be done now is not tried again in the same moment.
        let times = [self.sleeps_at(), alarm, release, self.among_nodes_at()].into_iter().flatten();
        times.fold(still_here, Instant::min).max(now + Duration::from_millis(1))
    }

    /// When a clock runs out, the last turn is announced, a question is settled or the patience of a table that starts is over, in
    /// uptime.
    fn alarm(&self) -> Option<i64> {
        if !self.leads() {
            return None;
        }
        match self.sheet.state {
            Stage::Open => self.dealing_goes_on_at(&self.sheet),
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
            Box::pin(self.note_look()).await;
        }
        self.settle_doubt().await;
        self.ask_for_lease().await;
        if self.leads() {
            self.lose_patience().await;
        }
        if self.sheet.state == Stage::Running {
            if self.leads() {
                self.flags_fall().await;
                self.announce_last_turn().await;
                self.let_off_who_is_absent().await;
            }
            self.play_automatics().await;
        }
    }

    /// Reads everything from the store again, and tells everybody.
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

    /// Counts the writes of the sheet.
    pub(super) fn version(&self) -> i64 {
        self.version
    }

    /// Another node has written the sheet.
    pub(super) fn replace_sheet(&mut self, sheet: Sheet, version: i64) {
        self.sheet = sheet;
        self.version = version;
    }

    /// Where the table stands by the store.
    pub(super) fn set_standing(&mut self, now: Option<Now>) {
        self.standing = now;
    }

    pub(super) fn remember_post(&mut self, post: &Arc<str>, answer: Moved) {
        // A post is known by its seat first.
        let seat = post.split(':').next();
        let of_seat = |known: &str| known.split(':').next() == seat;
        if self.posts.iter().filter(|(known, _)| of_seat(known)).count() >= REMEMBERED
            && let Some(oldest) = self.posts.iter().position(|(known, _)| of_seat(known))
        {
            self.posts.remove(oldest);
        }
        self.posts.push_back((Arc::clone(post), answer));
    }

    /// What was answered to a post that comes again.
    pub(super) fn answered_before(&self, post: &str) -> Option<Moved> {
        self.posts.iter().find(|(known, _)| **known == *post).map(|(_, answer)| answer.clone())
    }

    /// Milliseconds since the game began.
    pub(super) fn since_start(&self) -> u64 {
        let now = self.hall.clock.now_ms();
        (now - self.sheet.started.unwrap_or(now)).max(0) as u64
    }

    /// What the players are called.
    pub(crate) fn names(&self) -> Names {
        Names::new(self.sheet.seats.iter().map(|place| place.name.as_str()))
    }

    /// What stands at the head of the record.
    pub(super) fn heading(&self) -> Heading {
        let sealed = self.sheet.sealed.as_ref();
        let player = |(index, place): (usize, &Seated)| Player {
            name: place.name.clone(),
            kind: sealed.map_or_else(|| place.player_kind(), |sealed| sealed.seats[index].kind.clone()),
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

/// What a batch holds.
pub(super) fn entries_of(batch: &Batch) -> serde_json::Result<Vec<Entry>> {
    batch.entries.lines().map(serde_json::from_str).collect()
}

/// A random number.
pub(super) fn random() -> u32 {
    getrandom::u32().expect("the operating system has random bytes")
}

fn read_sheet(stored: &StoredTable) -> Result<Sheet, Unfit> {
    serde_json::from_str(&stored.sheet).map_err(Unfit::unreadable)
}

/// Why a table that is stored cannot be used.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unfit {
    /// It is not what was written.
    #[error("{0}")]
    Unreadable(String),
    /// It was started by a newer program.
    #[error("a newer program started it, with edition {rules} of its rules")]
    Newer { rules: u32 },
}

impl Unfit {
    fn unreadable(why: impl std::fmt::Display) -> Unfit {
        Unfit::Unreadable(why.to_string())
    }

    /// What whoever needs the table is told; the host finds more in the log.
    fn told(&self, hall: &Hall, table: &str) -> ApiFault {
        match self {
            Unfit::Unreadable(why) => {
                hall.store.note_unreadable(table, why);
                ApiFault::plain(Code::Broken, "server-damaged")
            }
            Unfit::Newer { rules } => {
                tracing::error!(table, rules, "a newer program started this table");
                ApiFault::plain(Code::NotNow, "server-other-rules")
            }
        }
    }
}

/// Who sits where or is expected there by name, for lists.
pub(crate) fn seats_of(sheet: &Sheet) -> store::Seats {
    let expected = |place: &Seated| match &place.by {
        Occupant::Invited { user, .. } => user.clone(),
        _ => place.user().map(str::to_owned),
    };
    sheet.places().map(|(seat, place)| (seat.index() as u8, expected(place))).collect()
}
