//! What other nodes have written, and who looks there.
//!
//! A transaction of `PostgreSQL` tells on its commit, by NOTIFY, what it was about; whoever keeps something of that in memory reads
//! it anew. Telling is a courtesy: what was not heard is found out by the first append that fails.
//!
//! A node also says at regular intervals that it is there. The others know by that when it is gone, and it knows by its own echo
//! that it still hears.

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

/// So many news may wait for whoever listens; if there are more, he hears [`News::Missed`].
const WAITING: usize = 4096;

/// NOTIFY takes no longer texts.
const LONGEST: usize = 7000;

/// Tells whoever listens on the same database and schema.
const NOTIFY: &str = "SELECT CAST(pg_notify('starfry.' || current_schema(), $1) AS TEXT)";

/// So often a node says that it is there.
const BEAT: Duration = Duration::from_secs(2);

/// A node that has not heard itself for so long does not hear the others either.
const ECHO: Duration = Duration::from_secs(5);

/// A node that was not heard for so long is gone.
const GONE_AFTER: Duration = Duration::from_secs(10);

/// What is said aside from transactions is gathered for so long.
const GATHERED: Duration = Duration::from_millis(20);

/// Something that another node has written or said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Something has happened at a table.
    Table(Arc<str>),
    /// Something was said at a table.
    Chat(Arc<str>),
    /// Somebody has thought on at a table.
    Draft(Arc<str>),
    /// Something about a user that others may remember.
    User(Arc<str>),
    /// From these seats of a table, and no others, people look at a node.
    Here {
        /// Which node.
        node: Arc<str>,
        /// Which table.
        table: Arc<str>,
        /// Bit s is set if somebody looks from seat s.
        seats: u32,
    },
    /// A node wants to know who looks at a table.
    WhoIsHere(Arc<str>),
    /// A node is gone, with all who looked there.
    Gone(Arc<str>),
    /// Something was not heard: everything may have changed.
    Missed,
}

/// What a job is about, for those who remember it.
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

    /// As it is told.
    fn word(&self) -> String {
        match self {
            Self::Table(id) => format!(" t{id}"),
            Self::Chat(id) => format!(" c{id}"),
            Self::Draft(id) => format!(" d{id}"),
            Self::User(id) => format!(" u{id}"),
        }
    }
}

/// Reads a word that another node has told. A newer program may tell of something that this one does not know, and so does not
/// remember.
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

/// Those who listen, and how this node is called.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    listeners: broadcast::Sender<News>,
    /// What is to be said aside from transactions.
    words: mpsc::UnboundedSender<String>,
    /// When each node was last heard, this one included.
    heard: Arc<Mutex<HashMap<Arc<str>, Instant>>>,
    /// Drawn when the store is opened.
    node: Arc<str>,
}

/// The words that wait to be said.
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

    /// What other nodes are to be told of transactions that are about this; nothing if there are none.
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

    /// What is said in as few messages as possible: this node's name, then word after word.
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

    /// Says that this node is there, and whatever else is to be said aside from transactions, until the store is closed.
    pub(crate) async fn speak(self, pool: Pool, mut words: Words) {
        let mut beat = tokio::time::interval(BEAT);
        let mut closed = std::pin::pin!(pool.closed());
        loop {
            let mut waiting = Vec::new();
            tokio::select! {
                () = &mut closed => return,
                _ = beat.tick() => self.miss_the_silent(),
                Some(word) = words.recv() => {
                    waiting.push(word);
                    tokio::time::sleep(GATHERED).await;
                }
            }
            while let Ok(word) = words.try_recv() {
                waiting.push(word);
            }
            for message in self.messages(waiting.into_iter()) {
                let said = pool.read(NOTIFY, &[message.as_str().into()]).await;
                if let Err(fault) = said {
                    tracing::debug!(%fault, "other nodes cannot be told");
                }
            }
        }
    }

    /// Says a last word: whoever looked here does so no more.
    pub(crate) async fn say_goodbye(&self, pool: &Pool) {
        // Whoever does not hear it will notice soon enough.
        let _ = pool.read(NOTIFY, &[format!("{} x", self.node).as_str().into()]).await;
    }

    fn heard(&self) -> MutexGuard<'_, HashMap<Arc<str>, Instant>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this node has heard itself lately.
    fn hears(&self) -> bool {
        self.heard().get(&self.node).is_some_and(|heard| heard.elapsed() < ECHO + BEAT)
    }

    /// Nodes that have not been heard for long are gone.
    fn miss_the_silent(&self) {
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

    /// Hears what other nodes tell, until the store is closed.
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
                    tracing::debug!(%fault, "other nodes cannot be heard");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }

    /// Hears until the connection is lost, and with it what is told from then on: this node's own echo stays away.
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
        // It has a connection to itself, for one that is lost without a word would be waited for.
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
        // Nobody need listen.
        let _ = self.listeners.send(news);
    }

    fn say(&self, word: String) {
        // Nobody hears it if there is no other node.
        let _ = self.words.send(word);
    }
}

impl Store {
    /// Whether this node hears what others write; yes if there are none.
    pub fn hears_others(&self) -> bool {
        !self.is_shared() || self.board().hears()
    }

    /// Tells other nodes from which seats of a table people look here.
    pub fn say_who_is_here(&self, table: &str, seats: u32) {
        if self.is_shared() {
            self.board().say(format!(" h{seats:x}:{table}"));
        }
    }

    /// Asks other nodes who looks at a table there.
    pub fn ask_who_is_here(&self, table: &str) {
        if self.is_shared() {
            self.board().say(format!(" w{table}"));
        }
    }
}
