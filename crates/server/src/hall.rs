//! The hall: all tables, those that are awake and those asleep on disk.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use catalog::Catalog;
use catalog::Job;
use i18n::{Library, Message};
use record::{SigningKey, from_hex, to_hex};
use store::{SheetWrite, Store, StoreFault, TableWrite, User};
use tokio::sync::{OnceCell, mpsc, oneshot, watch};

use crate::app::SeatsChanged;
use crate::clock::Clock;
use crate::config::Config;
use crate::fault::{Answer, ApiFault, Code};
use crate::luck::Luck;
use crate::metrics::Metrics;
use crate::open_streams::OpenStreams;
use crate::pool::{NoThought, Pool};
use crate::table::sheet::Sheet;
use crate::table::{Act, BoxFuture, Table, renamed};

/// How many requests may wait at one table.
const QUEUE: usize = 512;

const HOUR_MS: i64 = 3600 * 1000;

/// The host's settings for tables.
#[derive(Clone, Copy, Debug)]
pub struct HallSettings {
    /// A table without viewers and without work to do goes to sleep after this time.
    pub sleep_after: Duration,
    /// How long a player must have been absent before the others may end the game without them.
    pub absent_after: Duration,
    /// The number of threads on which bots think.
    pub bot_threads: usize,
    /// How many decisions from one address may wait for a bot before optional requests are refused.
    pub bot_queue: usize,
    /// The maximum number of viewers per table.
    pub most_viewers: usize,
    /// How long bots may think per hour for the tables of one owner, or `None` for no limit.
    pub think_per_hour: Option<Duration>,
    /// How many users an address counts as.
    pub users_per_address: u32,
}

impl HallSettings {
    /// Takes the settings from the configuration.
    pub fn of(config: &Config) -> HallSettings {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        HallSettings {
            sleep_after: Duration::from_secs(config.sleep_after_s.into()),
            absent_after: Duration::from_secs(config.absent_after_s.into()),
            bot_threads: match config.bot_threads {
                // At least two, or a request for a second of thinking would make everybody else wait for a
                // second. The operating system shares a single core well enough.
                0 => cores.saturating_sub(1).max(2),
                threads => threads as usize,
            },
            bot_queue: config.bot_queue as usize,
            most_viewers: config.max_viewers_per_table as usize,
            think_per_hour: config.limits.then(|| Duration::from_secs(config.think_s_per_hour.into())),
            users_per_address: config.users_per_address.max(1),
        }
    }
}

/// All tables, and everything they need.
pub struct Hall {
    pub(crate) catalog: &'static Catalog,
    pub(crate) store: Store,
    pub(crate) library: &'static Library,
    pub(crate) clock: Clock,
    pub(crate) luck: Luck,
    pub(crate) pool: Pool,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) settings: HallSettings,
    pub(crate) streams: OpenStreams,
    awake: Mutex<HashMap<Arc<str>, mpsc::Sender<Act>>>,
    /// Tables that have been told of news from another node and have not read it yet.
    behind: Mutex<HashSet<String>>,
    /// Tables that cannot be woken whatever they have to do. They are not tried again and again.
    unfit: Mutex<HashSet<String>>,
    /// The users each user has muted.
    mutes: Mutex<HashMap<String, Arc<Vec<String>>>>,
    thought: Mutex<ThinkingTime>,
    signing_key: OnceCell<Arc<SigningKey>>,
    /// Makes sure that only one renaming at a time updates sleeping tables.
    renaming: tokio::sync::Mutex<()>,
    /// The number of tables whose drafts could not be saved.
    drafts_lost: AtomicUsize,
    stopping: watch::Sender<bool>,
}

/// The user and address that pay for thinking time.
#[derive(Clone, Debug)]
pub(crate) struct Payer {
    /// The table's owner, the table itself if it has no owner, or the caller.
    pub(crate) user: String,
    /// The address from which the table was set up or the question is asked.
    pub(crate) origin: Option<Arc<str>>,
}

impl Payer {
    /// A caller, perhaps without a session.
    pub(crate) fn asking(user: Option<&str>, origin: Arc<str>) -> Payer {
        // All callers from one address without a session share one budget.
        let user = user.map_or_else(|| format!("nobody at {origin}"), str::to_owned);
        Payer { user, origin: Some(origin) }
    }

    /// The key of the queue: the address, if it is known.
    pub(crate) fn queue(&self) -> &str {
        self.origin.as_deref().unwrap_or(&self.user)
    }
}

/// How long bots have thought for each owner's tables.
#[derive(Default)]
struct ThinkingTime {
    /// The hour, counted since 1970.
    hour: i64,
    by_host: HashMap<String, Duration>,
}

impl ThinkingTime {
    /// The thinking time used in this hour. Starts afresh when the hour changes.
    fn in_hour_of(&mut self, now_ms: i64) -> &mut HashMap<String, Duration> {
        let hour = now_ms / HOUR_MS;
        if hour != self.hour {
            self.hour = hour;
            self.by_host.clear();
        }
        &mut self.by_host
    }
}

impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hall").finish_non_exhaustive()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // The data behind these locks is consistent after every statement.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hall {
    /// Creates a hall that uses this store.
    pub fn new(
        catalog: &'static Catalog,
        store: Store,
        library: &'static Library,
        clock: Clock,
        metrics: Arc<Metrics>,
        settings: HallSettings,
    ) -> Arc<Hall> {
        let pool = Pool::new(settings.bot_threads, settings.bot_queue);
        let (stopping, _) = watch::channel(false);
        Arc::new(Hall {
            catalog,
            store,
            library,
            clock,
            luck: Luck::new(),
            pool,
            metrics,
            settings,
            streams: OpenStreams::default(),
            awake: Mutex::default(),
            behind: Mutex::default(),
            unfit: Mutex::default(),
            mutes: Mutex::default(),
            thought: Mutex::default(),
            signing_key: OnceCell::new(),
            renaming: tokio::sync::Mutex::default(),
            drafts_lost: AtomicUsize::new(0),
            stopping,
        })
    }

    /// The number of tables that are awake.
    pub fn awake(&self) -> usize {
        lock(&self.awake).len()
    }

    /// Resolves when no table is awake.
    pub(crate) async fn all_asleep(&self) {
        while self.awake() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Notes that a table's drafts could not be saved.
    pub(crate) fn lose_drafts(&self) {
        self.drafts_lost.fetch_add(1, Ordering::Relaxed);
    }

    /// The number of tables whose drafts were lost, or would be if the program ended now.
    pub(crate) fn drafts_lost(&self) -> usize {
        self.drafts_lost.load(Ordering::Relaxed) + self.awake()
    }

    /// Resolves when the server is about to stop.
    pub(crate) fn stopped(&self) -> impl Future<Output = ()> + Send + 'static {
        let mut stopping = self.stopping.subscribe();
        async move { drop(stopping.wait_for(|stopping| *stopping).await) }
    }

    /// Tells all tables that the server is stopping, so that they say goodbye and end.
    pub fn announce_stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Runs an action at a table, waking it if it is asleep.
    pub(crate) async fn at<T: Send + 'static>(
        self: &Arc<Hall>,
        id: &str,
        act: impl for<'a> FnOnce(&'a mut Table) -> BoxFuture<'a, Answer<T>> + Send + 'static,
    ) -> Answer<T> {
        let (reply, answer) = oneshot::channel();
        let mut act: Act = Box::new(move |table| {
            Box::pin(async move {
                // The caller may be gone by now, but the action is done all the same.
                let _ = reply.send(act(table).await);
            })
        });
        loop {
            let queue = self.wake(id).await?;
            match queue.try_send(act) {
                Ok(()) => break,
                Err(mpsc::error::TrySendError::Full(_)) => return Err(ApiFault::busy()),
                // The table has just gone to sleep, so wake it again.
                Err(mpsc::error::TrySendError::Closed(again)) => {
                    act = again;
                    self.fell_asleep(id, &queue);
                }
            }
        }
        answer.await.unwrap_or_else(|_| Err(ApiFault::stopping()))
    }

    /// Runs an action at a table if it is awake. Sleeping tables do not need to know.
    pub(crate) fn tell(&self, id: &str, act: Act) {
        let queue = lock(&self.awake).get(id).cloned();
        if let Some(queue) = queue
            && let Err(mpsc::error::TrySendError::Full(act)) = queue.try_send(act)
        {
            tokio::spawn(async move { queue.send(act).await.ok() });
        }
    }

    /// Runs an action at all tables that are awake.
    pub(crate) fn tell_all(&self, act: impl Fn() -> Act) {
        let awake: Vec<Arc<str>> = lock(&self.awake).keys().cloned().collect();
        for id in awake {
            self.tell(&id, act());
        }
    }

    /// Has a table read what another node has written. Until it has done so, it is not told again.
    pub(crate) fn refresh(&self, id: &str) {
        if lock(&self.awake).contains_key(id) && lock(&self.behind).insert(id.to_owned()) {
            self.tell(id, Box::new(|table| Box::pin(table.catch_up_again())));
        }
    }

    /// The queue of a table, whose task is started if it is asleep.
    pub(crate) async fn wake(self: &Arc<Hall>, id: &str) -> Answer<mpsc::Sender<Act>> {
        if let Some(queue) = lock(&self.awake).get(id).filter(|queue| !queue.is_closed()) {
            return Ok(queue.clone());
        }
        if *self.stopping.borrow() {
            return Err(ApiFault::stopping());
        }
        // Two callers may read the table at the same time, but only one of them becomes its task. If what it
        // has read is out of date by then, its first append fails and it reads again.
        match Table::load(self, id).await? {
            Some(table) => Ok(self.start_task(table)),
            None => Err(self.not_there(id).await),
        }
    }

    /// The fault for a table that is not in the store. It says if the table existed and expired.
    pub(crate) async fn not_there(&self, id: &str) -> ApiFault {
        match self.store.has_expired(id).await {
            Ok(true) => ApiFault::plain(Code::Expired, "server-expired"),
            Ok(false) => ApiFault::unknown(),
            Err(fault) => fault.into(),
        }
    }

    /// Whether a table is awake on this node.
    pub(crate) fn is_awake(&self, id: &str) -> bool {
        lock(&self.awake).contains_key(id)
    }

    /// Starts a table's task unless it has one.
    pub(crate) fn start_task(&self, table: Table) -> mpsc::Sender<Act> {
        let mut awake = lock(&self.awake);
        if let Some(queue) = awake.get(&table.id).filter(|queue| !queue.is_closed()) {
            return queue.clone();
        }
        let (queue, acts) = mpsc::channel(QUEUE);
        awake.insert(Arc::clone(&table.id), queue.clone());
        tokio::spawn(Box::new(table).run(queue.clone().downgrade(), acts));
        queue
    }

    /// Notes that a table is about to read everything that other nodes have written so far.
    pub(crate) fn is_catching_up(&self, id: &str) {
        lock(&self.behind).remove(id);
    }

    /// Removes a table that is going to sleep from the list.
    pub(crate) fn fell_asleep(&self, id: &str, queue: &mpsc::Sender<Act>) {
        let mut awake = lock(&self.awake);
        if awake.get(id).is_some_and(|known| known.same_channel(queue)) {
            awake.remove(id);
            lock(&self.behind).remove(id);
        }
    }

    /// Whether bots may think hard for this owner's tables, that is, whether the hour's time is not used up.
    pub fn may_think(&self, host: &str) -> bool {
        self.settings.think_per_hour.is_none_or(|most| self.thought_for(host) < most)
    }

    /// How long bots have thought in this hour for this owner's tables.
    pub fn thought_for(&self, host: &str) -> Duration {
        let now = self.clock.now_ms();
        lock(&self.thought).in_hour_of(now).get(host).copied().unwrap_or_default()
    }

    /// Counts thinking time towards this owner's tables.
    pub fn has_thought(&self, host: &str, time: Duration) {
        if self.settings.think_per_hour.is_some() {
            let now = self.clock.now_ms();
            *lock(&self.thought).in_hour_of(now).entry(host.to_owned()).or_default() += time;
        }
    }

    /// The key with which this server signs records. It is in the database, so all nodes have the same.
    pub(crate) async fn signing_key(&self) -> Answer<Arc<SigningKey>> {
        let key = self.signing_key.get_or_try_init(async || {
            let mut fresh = [0; 32];
            getrandom::fill(&mut fresh).map_err(|_| ApiFault::broken())?;
            let kept = self.store.server_fact_or("signing_key", &to_hex(&fresh)).await?;
            let secret = from_hex(&kept).ok_or_else(ApiFault::broken)?;
            Ok::<_, ApiFault>(Arc::new(SigningKey::new(&secret)))
        });
        key.await.cloned()
    }

    /// Whether bots may think hard at a payer's expense, that is, whether neither the user nor the address
    /// has used up the hour's time.
    pub(crate) fn may_pay(&self, payer: &Payer) -> bool {
        let Some(most) = self.settings.think_per_hour else { return true };
        let of_address = payer.origin.as_ref().map_or(Duration::ZERO, |origin| self.thought_for(origin));
        self.may_think(&payer.user)
            && (payer.origin.is_none() || of_address < most * self.settings.users_per_address)
    }

    /// Charges thinking time to a payer.
    pub(crate) fn pays(&self, payer: &Payer, time: Duration) {
        self.has_thought(&payer.user, time);
        if let Some(origin) = &payer.origin {
            self.has_thought(origin, time);
        }
    }

    /// Runs a job for a caller who asked a question.
    pub(crate) async fn think_about<T: Send + 'static>(&self, payer: &Payer, job: Job<T>) -> Answer<T> {
        if !self.may_pay(payer) {
            let seconds = ((HOUR_MS - self.clock.now_ms() % HOUR_MS) / 1000 + 1) as u64;
            let message = Message::new("server-too-fast").with("seconds", seconds);
            return Err(ApiFault::new(Code::TooFast, message).retry_after(seconds));
        }
        match self.pool.run_if_room(payer.queue(), job).await {
            Ok((thought, time)) => {
                self.pays(payer, time);
                Ok(thought)
            }
            Err(NoThought::Full) => Err(ApiFault::busy()),
            Err(NoThought::Failed) => Err(ApiFault::broken()),
        }
    }

    /// The users that a user has muted.
    pub(crate) async fn mutes_of(&self, user: &str) -> Answer<Arc<Vec<String>>> {
        if let Some(known) = lock(&self.mutes).get(user) {
            return Ok(Arc::clone(known));
        }
        let muted = Arc::new(self.store.muted_by(user).await?);
        let mut mutes = lock(&self.mutes);
        if mutes.len() > 10_000 {
            mutes.clear();
        }
        mutes.insert(user.to_owned(), Arc::clone(&muted));
        Ok(muted)
    }

    /// The users that a user has muted, if they have been read before.
    pub(crate) fn known_mutes_of(&self, user: &str) -> Option<Arc<Vec<String>>> {
        lock(&self.mutes).get(user).cloned()
    }

    /// Drops all mutes from the cache because anybody may have changed theirs.
    pub(crate) fn forget_all_mutes(&self) {
        lock(&self.mutes).clear();
    }

    /// Drops a user's mutes from the cache because they have changed.
    pub(crate) fn forget_mutes_of(&self, user: &str) {
        lock(&self.mutes).remove(user);
    }

    /// Tells tables what has changed about the people who sit there. A table that cannot be told keeps its
    /// old data.
    pub(crate) async fn seats_changed(self: &Arc<Hall>, change: SeatsChanged) {
        let told = match change {
            SeatsChanged::Renamed { user } => self.renamed(user).await,
            SeatsChanged::Claimed { from, to, tables } => self.claimed(from, to, tables).await,
            SeatsChanged::Gone { user, tables } => self.gone(user, tables).await,
        };
        if let Err(fault) = told {
            tracing::error!(
                code = fault.code().word(),
                "could not tell a table that its people have changed"
            );
        }
    }

    /// Handles a new name. Tables that are awake are told at once. The stored sheets of sleeping tables are
    /// changed one after another, because nobody is waiting for that. Games that have ended keep the old
    /// name.
    async fn renamed(self: &Arc<Hall>, user: String) -> Answer<()> {
        let Some(user) = self.store.user(&user).await? else { return Ok(()) };
        let tables = self.store.unfinished_seats_of(&user.id).await?;
        let (awake, asleep): (Vec<String>, Vec<String>) =
            tables.into_iter().partition(|id| self.is_awake(id));
        for id in awake {
            let user = user.clone();
            self.at(&id, move |table| Box::pin(async move { table.rename(&user).await })).await?;
        }
        if !asleep.is_empty() {
            let hall = Arc::clone(self);
            tokio::spawn(async move {
                if let Err(fault) = hall.rename_asleep(&user.id, &asleep).await {
                    tracing::warn!(code = fault.code().word(), "could not tell tables about a new name");
                }
            });
        }
        Ok(())
    }

    async fn rename_asleep(self: &Arc<Hall>, user: &str, tables: &[String]) -> Answer<()> {
        let _turn = self.renaming.lock().await;
        // The name may have changed again by now.
        let Some(user) = self.store.user(user).await? else { return Ok(()) };
        for id in tables {
            if !self.is_awake(id) && self.rename_in_place(id, &user).await? {
                continue;
            }
            let user = user.clone();
            self.at(id, move |table| Box::pin(async move { table.rename(&user).await })).await?;
        }
        Ok(())
    }

    /// Changes a name on the sheet of a sleeping table without waking it, unless somebody else changes the
    /// table first.
    async fn rename_in_place(&self, id: &str, user: &User) -> Answer<bool> {
        let Some(stored) = self.store.stored_sheet(id).await? else { return Ok(true) };
        let Ok(sheet) = serde_json::from_str::<Sheet>(&stored.sheet) else { return Ok(true) };
        let Some(sheet) = renamed(&sheet, user) else { return Ok(true) };
        let text = serde_json::to_string(&sheet).expect("a sheet is plain data");
        let write = SheetWrite {
            expected_version: stored.version,
            bytes: stored.bytes + text.len() as i64 - stored.sheet.len() as i64,
            sheet: text,
            state: sheet.state.into(),
            visibility: sheet.visibility(),
            spectators: sheet.spectators,
            host: sheet.host.clone(),
            seats: None,
            // A new name does not count as using the table.
            at: stored.updated,
        };
        let write =
            TableWrite { table: id.into(), sheet: Some(write), batch: None, now: None, outcome: None };
        match self.store.write_table(write).await {
            Ok(()) => {
                // Somebody may have woken it in the meantime.
                self.refresh(id);
                Ok(true)
            }
            Err(StoreFault::Conflict) => Ok(false),
            Err(fault) => Err(fault.into()),
        }
    }

    async fn claimed(self: &Arc<Hall>, from: String, to: String, tables: Vec<String>) -> Answer<()> {
        let Some(account) = self.store.user(&to).await? else { return Ok(()) };
        for id in tables {
            let (from, account) = (from.clone(), account.clone());
            self.at(&id, move |table| Box::pin(async move { table.claim(&from, &account).await })).await?;
        }
        Ok(())
    }

    async fn gone(self: &Arc<Hall>, user: String, tables: Vec<String>) -> Answer<()> {
        let anonymous = self.library.english().word("server-anonymous");
        for id in tables {
            let (user, anonymous) = (user.clone(), anonymous.clone());
            self.at(&id, move |table| Box::pin(async move { table.forget(&user, &anonymous).await })).await?;
        }
        Ok(())
    }

    /// Wakes every table that has something to do even though nobody is watching.
    pub async fn wake_due(self: &Arc<Hall>) -> Answer<usize> {
        let unfit = lock(&self.unfit).len() as u32;
        let due = self.store.tables_to_wake(self.clock.uptime_ms(), 200 + unfit).await?;
        let mut woken = 0;
        for (id, _) in due {
            if lock(&self.unfit).contains(&id) {
                continue;
            }
            match self.wake(&id).await {
                Ok(_) => woken += 1,
                Err(fault) => {
                    tracing::warn!(table = %id, code = fault.code().word(), "cannot wake a table");
                    if !matches!(fault.code(), Code::Storage | Code::Busy | Code::Stopping) {
                        lock(&self.unfit).insert(id);
                    }
                }
            }
        }
        Ok(woken)
    }

    /// Until the server stops, records its uptime and wakes tables that are due.
    pub async fn keep_going(self: Arc<Hall>) {
        let mut stopped = std::pin::pin!(self.stopped());
        loop {
            if let Err(fault) = self.wake_due().await {
                tracing::warn!(code = fault.code().word(), "cannot look for sleeping tables that are due");
            }
            self.note_uptime().await;
            self.store.check_leases().await;
            self.metrics.live_tables.set(self.awake() as f64);
            let (waiting, thinking) = self.pool.busy();
            self.metrics.bots_queued.set(waiting as f64);
            self.metrics.bots_thinking.set(thinking as f64);
            tokio::select! {
                () = stopped.as_mut() => break,
                () = tokio::time::sleep(Duration::from_secs(1)) => {}
            }
        }
        self.note_uptime().await;
    }

    /// Synchronises the uptime with other nodes, so that table clocks agree on all of them. If a test
    /// controls the clock, only the test sets the time.
    async fn note_uptime(&self) {
        let noted = if self.store.is_shared() && !self.clock.is_held() {
            self.store.share_uptime().await.map(|uptime| self.clock.set_uptime(uptime))
        } else {
            // Time passes while the uptime is being stored, so the result is already out of date.
            self.store.note_uptime(self.clock.uptime_ms()).await
        };
        if let Err(fault) = noted {
            tracing::warn!(%fault, "cannot store the uptime");
        }
    }

    /// Continues where the last run stopped, with its clocks and its key.
    pub async fn resume(&self) -> Answer<()> {
        if let Some(uptime) = self.store.server_fact("uptime_ms").await? {
            self.clock.set_uptime(uptime.parse().unwrap_or(0));
        }
        self.note_uptime().await;
        self.signing_key().await?;
        Ok(())
    }
}
