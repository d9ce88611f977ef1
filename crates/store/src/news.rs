//! News from other nodes: what they have written, and who is watching there.
//!
//! A `PostgreSQL` transaction announces on commit, with NOTIFY, what it was about, and nodes that keep such
//! data in memory read it again. This is only an optimisation: a node that misses an announcement finds out
//! when its next append fails.
//!
//! A node also announces its presence at regular intervals. The others notice when it is gone, and the node
//! knows from its own echo that it still hears them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sqlx::postgres::{PgListener, PgPoolOptions};
use tokio::sync::{broadcast, mpsc};
use tokio::time::Instant;

use crate::engine::Connection;
use crate::engine::pool::Pool;
use crate::engine::postgres::in_time;
use crate::store::Store;

/// How many news may wait for a listener. One who falls further behind gets [`News::Missed`].
const WAITING: usize = 4096;

/// The maximum length of a NOTIFY payload that we use.
const LONGEST: usize = 7000;

/// Sends a message to everybody who listens on the same database and schema.
const NOTIFY: &str = "SELECT CAST(pg_notify('starfry.' || current_schema(), $1) AS TEXT)";

/// How often a node announces its presence.
const ANNOUNCE_EVERY: Duration = Duration::from_secs(2);

/// A node that has not heard its own echo for this long does not hear the others either.
const ECHO: Duration = Duration::from_secs(5);

/// A node that has not been heard for this long is considered gone.
const GONE_AFTER: Duration = Duration::from_secs(10);

/// How long messages outside transactions are collected before they are sent.
const COLLECT_FOR: Duration = Duration::from_millis(20);

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
    fn word(&self) -> String {
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

/// The listeners on this node, and its name.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    listeners: broadcast::Sender<News>,
    /// Messages to be sent outside transactions.
    words: mpsc::UnboundedSender<String>,
    /// When each node was last heard, including this one.
    heard: Arc<Mutex<HashMap<Arc<str>, Instant>>>,
    /// A random name, drawn when the store is opened.
    node: Arc<str>,
}

/// Words waiting to be sent.
pub(crate) type Words = mpsc::UnboundedReceiver<String>;

impl Board {
    pub(crate) fn new() -> (Self, Words) {
        let node = format!("{:x}", std::hash::BuildHasher::hash_one(&std::hash::RandomState::new(), 0));
        let (words, waiting) = mpsc::unbounded_channel();
        let listeners = broadcast::Sender::new(WAITING);
        (Self { listeners, words, heard: Arc::default(), node: node.into() }, waiting)
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<News> {
        self.listeners.subscribe()
    }

    /// The messages for other nodes about transactions on these subjects; empty if there are no other nodes.
    pub(crate) fn messages_about<'a>(
        &self,
        connection: &Connection,
        about: impl Iterator<Item = &'a About>,
    ) -> Vec<String> {
        let mut words: Vec<String> = match connection {
            Connection::Sqlite(_) => Vec::new(),
            Connection::Postgres(_) => about.map(About::word).collect(),
        };
        words.dedup();
        if words.is_empty() { Vec::new() } else { self.messages(words.into_iter()) }
    }

    /// Packs words into as few messages as possible: this node's name, then one word after another.
    fn messages(&self, words: impl Iterator<Item = String>) -> Vec<String> {
        let mut messages = vec![self.node.to_string()];
        for word in words {
            if messages.last().is_some_and(|message| message.len() + word.len() > LONGEST) {
                messages.push(self.node.to_string());
            }
            if let Some(message) = messages.last_mut() {
                *message += &word;
            }
        }
        messages
    }

    /// Announces this node's presence and sends messages outside transactions, until the store is closed.
    pub(crate) async fn speak(self, pool: Pool, mut words: Words) {
        let mut announcements = tokio::time::interval(ANNOUNCE_EVERY);
        let mut closed = std::pin::pin!(pool.closed());
        loop {
            let mut waiting = Vec::new();
            tokio::select! {
                () = &mut closed => return,
                _ = announcements.tick() => self.drop_silent_nodes(),
                Some(word) = words.recv() => {
                    waiting.push(word);
                    tokio::time::sleep(COLLECT_FOR).await;
                }
            }
            while let Ok(word) = words.try_recv() {
                waiting.push(word);
            }
            for message in self.messages(waiting.into_iter()) {
                let said = pool.read(NOTIFY, &[message.as_str().into()]).await;
                if let Err(fault) = said {
                    tracing::debug!(%fault, "cannot send messages to other nodes");
                }
            }
        }
    }

    /// Announces that this node is leaving and nobody is watching here any more.
    pub(crate) async fn say_goodbye(&self, pool: &Pool) {
        // Nodes that miss this will notice soon enough.
        let _ = pool.read(NOTIFY, &[format!("{} x", self.node).as_str().into()]).await;
    }

    fn heard(&self) -> MutexGuard<'_, HashMap<Arc<str>, Instant>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this node has heard its own echo lately.
    fn hears(&self) -> bool {
        self.heard().get(&self.node).is_some_and(|heard| heard.elapsed() < ECHO + ANNOUNCE_EVERY)
    }

    /// Treats nodes that have not been heard for long as gone.
    fn drop_silent_nodes(&self) {
        let mut gone = Vec::new();
        self.heard().retain(|node, heard| {
            let is_there = heard.elapsed() < GONE_AFTER || *node == self.node;
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
        self.heard().insert(Arc::clone(&self.node), Instant::now());
        loop {
            let echo = self.heard().get(&self.node).map_or_else(Instant::now, |heard| *heard + ECHO);
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
        Ok(listener)
    }

    fn read(&self, message: &str) {
        let mut words = message.split(' ');
        let node: Arc<str> = words.next().unwrap_or_default().into();
        self.heard().insert(Arc::clone(&node), Instant::now());
        if node == self.node {
            return;
        }
        for news in words.filter_map(|word| read(&node, word)) {
            if let News::Gone(node) = &news {
                self.heard().remove(node);
            }
            self.pass_on(news);
        }
    }

    fn pass_on(&self, news: News) {
        // There may be no listeners.
        let _ = self.listeners.send(news);
    }

    fn say(&self, word: String) {
        // Without other nodes nobody receives it.
        let _ = self.words.send(word);
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
            self.board().say(format!(" h{seats:x}:{table}"));
        }
    }

    /// Asks other nodes who is watching a table there.
    pub fn ask_who_is_here(&self, table: &str) {
        if self.is_shared() {
            self.board().say(format!(" w{table}"));
        }
    }
}
