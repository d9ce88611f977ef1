//! News from other nodes: what they have written, and who is watching there.
//!
//! A node announces what it has written (`announcing.rs`), and nodes that keep such data in memory read it
//! again. Correctness does not depend on it: a node that has missed an announcement finds out when its next
//! append fails. But its viewers would wait until then, so announcements that were not heard are looked up in
//! the database.
//!
//! A node also announces its presence at regular intervals. The others notice when it is gone, and the node
//! knows from its own echo that it still hears them.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicI64};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sqlx::postgres::{PgListener, PgPoolOptions};
use tokio::sync::broadcast;
use tokio::time::{Instant, MissedTickBehavior};

use crate::announcing::{KEPT, NOW_MS, NUMBER, PRESENCE_EVERY, Saying, Sayings};
use crate::engine::pool::Pool;
use crate::engine::postgres::{Many, in_time};
use crate::fault::StoreFault;
use crate::stats::Counters;
use crate::store::Store;
use crate::value::Row;

/// How many news may wait for a listener. One who falls further behind gets [`News::Missed`].
const WAITING: usize = 4096;

/// A node that has not heard its own echo for this long does not hear the others either.
const ECHO: Duration = Duration::from_secs(5);

/// A node that has not been heard for this long is considered gone.
const GONE_AFTER: Duration = Duration::from_secs(10);

/// How long a notification is usually under way at most.
const UNDER_WAY: Duration = Duration::from_millis(300);

/// How often a node looks for announcements that it has not heard.
const LOOK_EVERY: Duration = Duration::from_millis(400);

/// News about what another node has written or announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Something has happened at a table.
    Table(Arc<str>),
    /// There is a new chat message at a table.
    Chat(Arc<str>),
    /// Somebody has changed a draft at a table.
    Draft(Arc<str>),
    /// Something has changed about a user that others may have cached.
    User(Arc<str>),
    /// The seats of a table from which people are watching at a node.
    Here {
        /// The node.
        node: Arc<str>,
        /// The table.
        table: Arc<str>,
        /// Bit s is set if somebody is watching from seat s.
        seats: u32,
    },
    /// A node asks who is watching a table.
    WhoIsHere(Arc<str>),
    /// A node is gone, with everybody who was watching there.
    Gone(Arc<str>),
    /// Something was missed, so anything may have changed.
    Missed,
}

/// What a job is about, for nodes that have it in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum About {
    Table(Arc<str>),
    Chat(Arc<str>),
    Draft(Arc<str>),
    User(Arc<str>),
}

impl About {
    pub(crate) fn id(&self) -> &str {
        let (Self::Table(id) | Self::Chat(id) | Self::Draft(id) | Self::User(id)) = self;
        id
    }

    /// The word for it in messages.
    pub(crate) fn word(&self) -> String {
        match self {
            Self::Table(id) => format!(" t{id}"),
            Self::Chat(id) => format!(" c{id}"),
            Self::Draft(id) => format!(" d{id}"),
            Self::User(id) => format!(" u{id}"),
        }
    }
}

/// Parses a word from another node. A newer version may announce things that this one does not know, and so
/// has not cached.
fn read(node: &Arc<str>, word: &str) -> Option<News> {
    let (kind, id) = word.split_at_checked(1)?;
    Some(match kind {
        "t" => News::Table(id.into()),
        "c" => News::Chat(id.into()),
        "d" => News::Draft(id.into()),
        "u" => News::User(id.into()),
        "w" => News::WhoIsHere(id.into()),
        "h" => {
            let (seats, table) = id.split_once(':')?;
            let seats = u32::from_str_radix(seats, 16).ok()?;
            News::Here { node: Arc::clone(node), table: table.into(), seats }
        }
        "x" => News::Gone(Arc::clone(node)),
        _ => return None,
    })
}

/// The number of an announcement, if a word says that all up to this one have been made.
fn number_in(word: &str) -> Option<i64> {
    word.strip_prefix(NUMBER)?.parse().ok()
}

/// Finds announcements after those that were heard. The latest ones are left out, because their notifications
/// are usually under way. OFFSET makes the server look up one node after another.
static UNHEARD: LazyLock<String> = LazyLock::new(|| {
    format!(
        "SELECT heard.node, later.number, later.words FROM unnest($1::text[], $2::int8[]) AS heard (node, number) \
         CROSS JOIN LATERAL (SELECT a.number, a.words, a.at FROM announcements a \
         WHERE a.node = heard.node AND a.number > heard.number ORDER BY a.number OFFSET 0) AS later \
         WHERE later.at < {NOW_MS} - {}",
        UNDER_WAY.as_millis()
    )
});

static DELETE_OLD: LazyLock<String> =
    LazyLock::new(|| format!("DELETE FROM announcements WHERE at < {NOW_MS} - {}", KEPT.as_millis()));

/// The last sign of life of a node.
#[derive(Clone, Copy, Debug)]
struct Heard {
    at: Instant,
    /// All its announcements up to this number have been heard.
    number: i64,
}

/// The listeners on this node, and its name.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    listeners: broadcast::Sender<News>,
    /// Messages for the task that tells other nodes.
    sayings: Sayings,
    /// The number of this node's last announcement.
    pub(crate) number: Arc<AtomicI64>,
    /// Whether it sends nothing, for tests.
    pub(crate) is_mute: Arc<AtomicBool>,
    pub(crate) counters: Arc<Counters>,
    /// All nodes that were heard lately, including this one.
    heard: Arc<Mutex<HashMap<Arc<str>, Heard>>>,
    /// A random name, drawn when the store is opened.
    pub(crate) node: Arc<str>,
}

impl Board {
    pub(crate) fn new(sayings: Sayings, counters: Arc<Counters>) -> Self {
        let node = format!("{:x}", std::hash::BuildHasher::hash_one(&std::hash::RandomState::new(), 0));
        Self {
            listeners: broadcast::Sender::new(WAITING),
            sayings,
            number: Arc::default(),
            is_mute: Arc::default(),
            counters,
            heard: Arc::default(),
            node: node.into(),
        }
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<News> {
        self.listeners.subscribe()
    }

    fn heard(&self) -> MutexGuard<'_, HashMap<Arc<str>, Heard>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this node has heard its own echo lately.
    fn hears(&self) -> bool {
        self.heard().get(&self.node).is_some_and(|heard| heard.at.elapsed() < ECHO + PRESENCE_EVERY)
    }

    /// Treats nodes that have not been heard for long as gone.
    pub(crate) fn drop_silent_nodes(&self) {
        let mut gone = Vec::new();
        self.heard().retain(|node, heard| {
            let is_there = heard.at.elapsed() < GONE_AFTER || *node == self.node;
            if !is_there {
                gone.push(Arc::clone(node));
            }
            is_there
        });
        for node in gone {
            self.pass_on(News::Gone(node));
        }
    }

    /// Listens to other nodes until the store is closed.
    pub(crate) async fn hear(self, pool: Pool) {
        while !pool.is_closed() {
            match in_time(self.begin(&pool)).await {
                Ok(listener) => {
                    self.pass_on(News::Missed);
                    tokio::select! {
                        () = pool.closed() => return,
                        () = self.hear_on(listener) => {}
                    }
                }
                Err(fault) => {
                    tracing::debug!(%fault, "cannot listen to other nodes");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }

    /// Listens until the connection is lost. Messages sent after that are lost too, and this node's own echo
    /// stays away.
    async fn hear_on(&self, mut listener: PgListener) {
        self.note(&self.node, None);
        loop {
            let echo = self.heard().get(&self.node).map_or_else(Instant::now, |heard| heard.at + ECHO);
            match tokio::time::timeout_at(echo, listener.try_recv()).await {
                Ok(Ok(Some(notice))) => self.read(notice.payload()),
                Ok(Ok(None) | Err(_)) | Err(_) => return,
            }
        }
    }

    async fn begin(&self, pool: &Pool) -> Result<PgListener, sqlx::Error> {
        // It has its own connection, because a pool would wait for one that was lost silently.
        let own = PgPoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None);
        let own = own.connect_lazy_with(pool.address().clone());
        let schema: String = sqlx::query_scalar("SELECT current_schema()::text").fetch_one(&own).await?;
        let mut listener = PgListener::connect_with(&own).await?;
        listener.listen(&format!("starfry.{schema}")).await?;
        // From now on, every announcement is heard or found. Listeners are told that they may have missed all
        // earlier ones.
        let sql = "SELECT node, MAX(number) FROM announcements GROUP BY node";
        for (node, number) in sqlx::query_as::<_, (String, i64)>(sql).fetch_all(&mut listener).await? {
            self.note(&node.into(), Some(number));
        }
        Ok(listener)
    }

    /// Notes that a node was heard, and that all its announcements up to this number were.
    fn note(&self, node: &Arc<str>, number: Option<i64>) {
        let number = number.unwrap_or(0);
        match self.heard().entry(Arc::clone(node)) {
            Entry::Occupied(mut heard) => {
                let known = heard.get().number;
                heard.insert(Heard { at: Instant::now(), number: known.max(number) });
            }
            Entry::Vacant(vacant) => {
                vacant.insert(Heard { at: Instant::now(), number });
            }
        }
    }

    /// Looks for announcements that were not heard, until the store is closed: the node that made them may
    /// have stopped between its commit and the notification.
    pub(crate) async fn look(self, pool: Pool) {
        let mut looks = tokio::time::interval(LOOK_EVERY);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut closed = std::pin::pin!(pool.closed());
        let (mut looked, mut deleted) = (Instant::now(), None::<Instant>);
        loop {
            tokio::select! {
                () = &mut closed => return,
                _ = looks.tick() => {}
            }
            match self.look_once(&pool).await {
                Ok(()) => {
                    if looked.elapsed() > KEPT / 2 {
                        // Announcements may have been deleted in the meantime.
                        self.pass_on(News::Missed);
                    }
                    looked = Instant::now();
                }
                Err(fault) => tracing::debug!(%fault, "cannot look for announcements of other nodes"),
            }
            if deleted.is_none_or(|at| at.elapsed() > KEPT / 2) {
                deleted = Some(Instant::now());
                if let Err(fault) = pool.read(DELETE_OLD.as_str(), &[]).await {
                    tracing::debug!(%fault, "cannot delete old announcements");
                }
            }
        }
    }

    async fn look_once(&self, pool: &Pool) -> Result<(), StoreFault> {
        let others: Vec<(Arc<str>, i64)> = {
            let heard = self.heard();
            let others = heard.iter().filter(|(node, _)| **node != self.node);
            others.map(|(node, heard)| (Arc::clone(node), heard.number)).collect()
        };
        if others.is_empty() {
            return Ok(());
        }
        let columns = [
            Many::Texts(others.iter().map(|(node, _)| Some(&**node)).collect()),
            Many::Numbers(others.iter().map(|(_, number)| Some(*number)).collect()),
        ];
        for row in pool.read_many(UNHEARD.as_str(), &columns).await? {
            self.find(&row)?;
        }
        Ok(())
    }

    /// Passes on an announcement that was found in the database, unless it has been heard by now.
    fn find(&self, row: &Row) -> Result<(), StoreFault> {
        let (node, number, words): (Arc<str>, i64, Arc<str>) = (row.get(0)?, row.get(1)?, row.get(2)?);
        match self.heard().get_mut(&node) {
            Some(heard) if heard.number < number => heard.number = number,
            _ => return Ok(()),
        }
        self.counters.found_unheard.fetch_add(1, Relaxed);
        words.split(' ').filter_map(|word| read(&node, word)).for_each(|news| self.pass_on(news));
        Ok(())
    }

    fn read(&self, message: &str) {
        let mut words = message.split(' ');
        let node: Arc<str> = words.next().unwrap_or_default().into();
        self.note(&node, None);
        if node == self.node {
            return;
        }
        for word in words {
            if let Some(number) = number_in(word) {
                self.note(&node, Some(number));
            } else if let Some(news) = read(&node, word) {
                if let News::Gone(node) = &news {
                    self.heard().remove(node);
                }
                self.pass_on(news);
            }
        }
    }

    fn pass_on(&self, news: News) {
        // There may be no listeners.
        let _ = self.listeners.send(news);
    }

    pub(crate) fn say(&self, saying: Saying) {
        // After the store is closed nobody receives it.
        let _ = self.sayings.send(saying);
    }
}

impl Store {
    /// Whether this node receives news from others; true if there are no others.
    pub fn hears_others(&self) -> bool {
        !self.is_shared() || self.board().hears()
    }

    /// Tells other nodes from which seats of a table people are watching here.
    pub fn say_who_is_here(&self, table: &str, seats: u32) {
        if self.is_shared() {
            self.board().say(Saying::Watching(format!(" h{seats:x}:{table}")));
        }
    }

    /// Asks other nodes who is watching a table there.
    pub fn ask_who_is_here(&self, table: &str) {
        if self.is_shared() {
            self.board().say(Saying::Watching(format!(" w{table}")));
        }
    }
}
