//! Tells other nodes what this one has written and who is watching here.
//!
//! Every transaction that concerns other nodes also inserts its *announcement*: a number and words about what
//! was written. After the commit, a task sends the words with NOTIFY. Whatever queues up in the meantime goes
//! into the next notification, and no caller waits for it.
//!
//! A notification says up to which number everything has been announced. So other nodes can tell which
//! announcements they have not heard, and read them in the database (`news.rs`). It is sent until it succeeds,
//! and may be heard twice.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior};

use crate::engine::Connection;
use crate::engine::pool::Pool;
use crate::engine::postgres::Many;
use crate::fault::StoreFault;
use crate::news::{About, Board};
use crate::store::Store;

/// The maximum length of a NOTIFY payload that we use.
const LONGEST: usize = 7000;

/// Sends a message to everybody who listens on the same database and schema.
const NOTIFY: &str = "SELECT CAST(pg_notify('starfry.' || current_schema(), $1) AS TEXT)";

/// The first letter of the word that says up to which number everything has been announced.
pub(crate) const NUMBER: char = 'n';

/// The time in milliseconds when a statement began, by the database's clock.
pub(crate) const NOW_MS: &str = "CAST(EXTRACT(EPOCH FROM statement_timestamp()) * 1000 AS BIGINT)";

/// How often a node announces its presence.
pub(crate) const PRESENCE_EVERY: Duration = Duration::from_secs(2);

/// How long announcements are kept in the database.
pub(crate) const KEPT: Duration = Duration::from_mins(1);

/// How long messages that are not urgent are collected before they are sent.
const COLLECT_FOR: Duration = Duration::from_millis(20);

/// How long to wait before a failed notification is sent again.
const RETRY_AFTER: Duration = Duration::from_millis(100);

/// How long a transaction whose connection was lost may still be committed.
const IN_DOUBT_FOR: Duration = Duration::from_secs(10);

/// What a transaction has written, for other nodes.
#[derive(Clone, Debug)]
pub(crate) struct Announcement {
    node: Arc<str>,
    number: i64,
    /// As in a notification: each begins with a space.
    words: String,
}

impl Announcement {
    /// The columns in the database, with one row.
    pub(crate) fn columns(&self) -> [Many<'_>; 3] {
        [
            Many::Texts(vec![Some(&*self.node)]),
            Many::Numbers(vec![Some(self.number)]),
            Many::Texts(vec![Some(&self.words)]),
        ]
    }

    /// The same without any row.
    pub(crate) fn no_columns<'a>() -> [Many<'a>; 3] {
        [Many::Texts(Vec::new()), Many::Numbers(Vec::new()), Many::Texts(Vec::new())]
    }
}

/// Something to be told to other nodes.
#[derive(Debug)]
pub(crate) enum Saying {
    /// A word about who is watching. It is not urgent, and lost if it cannot be sent.
    Watching(String),
    /// A transaction that was committed.
    Committed(Announcement),
    /// A transaction that may have been committed, or still be.
    InDoubt(Announcement),
    /// That nobody is here any more. It is answered when all is said.
    Goodbye(oneshot::Sender<()>),
}

/// What the announcer receives.
pub(crate) type Sayings = mpsc::UnboundedSender<Saying>;

/// An announcement that is made when its transaction has ended. If it is dropped before, nobody knows whether
/// the transaction was committed.
pub(crate) struct Announcing<'a> {
    board: &'a Board,
    announcement: Option<Announcement>,
}

impl Announcing<'_> {
    pub(crate) fn announcement(&self) -> Option<&Announcement> {
        self.announcement.as_ref()
    }

    /// Announces the transaction unless it has failed.
    pub(crate) fn end(mut self, committed: &Result<(), StoreFault>) {
        match committed {
            Ok(()) => {
                if let Some(announcement) = self.announcement.take() {
                    self.board.say(Saying::Committed(announcement));
                }
            }
            // Dropped with its announcement.
            Err(StoreFault::Unreachable(_)) => {}
            Err(_) => self.announcement = None,
        }
    }
}

impl Drop for Announcing<'_> {
    fn drop(&mut self) {
        if let Some(announcement) = self.announcement.take() {
            self.board.say(Saying::InDoubt(announcement));
        }
    }
}

/// The words in an announcement, each with its space.
fn apart(words: &str) -> impl Iterator<Item = String> {
    words.split_whitespace().map(|word| format!(" {word}"))
}

/// Everything that is yet to be said.
#[derive(Default)]
struct Unsaid {
    /// Words about who is watching, in order.
    watching: Vec<String>,
    /// Words about what was written. Each of them once, because it makes others read all that is new.
    written: BTreeSet<String>,
    /// The number up to which `written` announces everything.
    number: i64,
    /// Words about what may have been written, said again and again until the time.
    doubts: Vec<(Instant, String)>,
    goodbye: Option<oneshot::Sender<()>>,
}

impl Unsaid {
    fn add(&mut self, saying: Saying) {
        match saying {
            Saying::Watching(word) => self.watching.push(word),
            Saying::Committed(announcement) => self.add_written(&announcement),
            Saying::InDoubt(announcement) => {
                self.add_written(&announcement);
                self.doubts.push((Instant::now() + IN_DOUBT_FOR, announcement.words));
            }
            Saying::Goodbye(done) => self.goodbye = Some(done),
        }
    }

    fn add_written(&mut self, announcement: &Announcement) {
        self.written.extend(apart(&announcement.words));
        self.number = self.number.max(announcement.number);
    }

    fn add_doubts(&mut self) {
        self.doubts.retain(|(until, _)| *until > Instant::now());
        for (_, words) in &self.doubts {
            self.written.extend(apart(words));
        }
    }

    /// Whether it should be said at once.
    fn is_urgent(&self) -> bool {
        !self.written.is_empty() || self.goodbye.is_some()
    }

    /// Packs it into as few messages as possible: the node's name, then one word after another. The number is
    /// in the last message, because it counts only for those who have heard the others.
    fn messages(&self, node: &str) -> Vec<String> {
        let mut messages = vec![node.to_owned()];
        for word in self.watching.iter().chain(&self.written) {
            if messages.last().is_some_and(|message| message.len() + word.len() > LONGEST) {
                messages.push(node.to_owned());
            }
            if let Some(message) = messages.last_mut() {
                *message += word;
            }
        }
        if let Some(last) = messages.last_mut() {
            if self.number > 0 {
                // Writing to a string cannot fail.
                _ = write!(last, " {NUMBER}{}", self.number);
            }
            if self.goodbye.is_some() {
                *last += " x";
            }
        }
        messages
    }
}

impl Board {
    /// The announcement of a transaction on these subjects; `None` if there are no other nodes or it does not
    /// concern them.
    pub(crate) fn announcement<'a>(
        &self,
        connection: &Connection,
        about: impl Iterator<Item = &'a About>,
    ) -> Option<Announcement> {
        if !connection.is_shared() {
            return None;
        }
        let mut words: Vec<String> = about.map(About::word).collect();
        words.dedup();
        if words.is_empty() {
            return None;
        }
        let number = self.number.fetch_add(1, Relaxed) + 1;
        Some(Announcement { node: Arc::clone(&self.node), number, words: words.concat() })
    }

    /// Prepares to announce a transaction that is about to be committed.
    pub(crate) fn after_commit(&self, announcement: Option<Announcement>) -> Announcing<'_> {
        Announcing { board: self, announcement }
    }

    /// Announces this node's presence and says what there is to say, until the node says goodbye or the store
    /// is closed.
    pub(crate) async fn speak(self, pool: Pool, mut sayings: mpsc::UnboundedReceiver<Saying>) {
        let mut presence = tokio::time::interval(PRESENCE_EVERY);
        presence.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut closed = std::pin::pin!(pool.closed());
        let mut unsaid = Unsaid::default();
        loop {
            tokio::select! {
                () = &mut closed => return,
                _ = presence.tick() => {
                    self.drop_silent_nodes();
                    unsaid.add_doubts();
                }
                Some(saying) = sayings.recv() => {
                    unsaid.add(saying);
                    let until = Instant::now() + COLLECT_FOR;
                    while !unsaid.is_urgent()
                        && let Ok(Some(saying)) = tokio::time::timeout_at(until, sayings.recv()).await
                    {
                        unsaid.add(saying);
                    }
                }
            }
            loop {
                while let Ok(saying) = sayings.try_recv() {
                    unsaid.add(saying);
                }
                let is_said = self.send(&pool, &unsaid).await;
                unsaid.watching.clear();
                if let Some(done) = unsaid.goodbye.take() {
                    done.send(()).ok();
                    return;
                }
                if is_said {
                    unsaid.written.clear();
                    break;
                }
                tokio::select! {
                    () = &mut closed => return,
                    () = tokio::time::sleep(RETRY_AFTER) => {}
                }
            }
        }
    }

    /// Sends all of it, and returns whether that succeeded.
    async fn send(&self, pool: &Pool, unsaid: &Unsaid) -> bool {
        if self.is_mute.load(Relaxed) {
            return false;
        }
        for message in unsaid.messages(&self.node) {
            if let Err(fault) = pool.read(NOTIFY, &[message.as_str().into()]).await {
                tracing::debug!(%fault, "cannot notify other nodes");
                return false;
            }
            self.counters.notifications.fetch_add(1, Relaxed);
        }
        true
    }

    /// Says what is left to say, and that this node is leaving and nobody is watching here any more. Nodes
    /// that miss it will notice soon enough.
    pub(crate) async fn say_goodbye(&self) {
        let (done, wait) = oneshot::channel();
        self.say(Saying::Goodbye(done));
        wait.await.ok();
    }
}

impl Store {
    /// Makes this node notify nobody, or tell the others everything after all. For tests of lost
    /// notifications.
    #[doc(hidden)]
    pub fn mute_notifications(&self, is_mute: bool) {
        self.board().is_mute.store(is_mute, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn announcement(number: i64, words: &str) -> Announcement {
        Announcement { node: "node".into(), number, words: words.into() }
    }

    #[test]
    fn each_word_is_said_once_and_the_number_last() {
        let mut unsaid = Unsaid::default();
        unsaid.add(Saying::Committed(announcement(4, " ta tb")));
        unsaid.add(Saying::Watching(" h1:a".into()));
        unsaid.add(Saying::Committed(announcement(5, " tb cb")));
        assert_eq!(unsaid.messages("node"), ["node h1:a cb ta tb n5"]);
    }

    #[test]
    fn only_the_last_of_several_messages_has_the_number() {
        let mut unsaid = Unsaid::default();
        for number in 1..=1000 {
            unsaid.add(Saying::Committed(announcement(number, &format!(" ttable{number}"))));
        }
        let messages = unsaid.messages("node");
        assert_eq!(messages.len(), 2);
        assert!(messages.iter().all(|message| message.len() < LONGEST + 20 && message.starts_with("node t")));
        let numbered: Vec<bool> = messages.iter().map(|message| message.contains(" n")).collect();
        assert_eq!(numbered, [false, true]);
        let words: usize = messages.iter().map(|message| message.split(' ').count() - 1).sum();
        assert_eq!(words, 1001);
    }

    #[test]
    fn a_transaction_in_doubt_is_announced_again_and_again() {
        let mut unsaid = Unsaid::default();
        unsaid.add(Saying::InDoubt(announcement(1, " ta")));
        unsaid.written.clear();
        unsaid.add_doubts();
        assert_eq!(unsaid.messages("node"), ["node ta n1"]);
    }
}
