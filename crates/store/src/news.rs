//! What other nodes have written.
//!
//! A transaction of `PostgreSQL` tells on its commit, by NOTIFY, what it was about; whoever keeps something of that in memory reads
//! it anew. Telling is a courtesy: what was not heard is found out by the first append that fails.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgListener, PgPool};
use tokio::sync::broadcast;

use crate::engine::Connection;
use crate::fault::StoreFault;

/// So many news may wait for whoever listens; if there are more, he hears [`News::Missed`].
const WAITING: usize = 4096;

/// NOTIFY takes no longer texts.
const LONGEST: usize = 7000;

/// Something that another node has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Something about a table.
    Table(Arc<str>),
    /// Something about a user that others may remember.
    User(Arc<str>),
    /// Something was not heard: everything may have changed.
    Missed,
}

/// What a job is about, for those who remember it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum About {
    Table(Arc<str>),
    User(Arc<str>),
}

impl About {
    /// As it is told.
    fn word(&self) -> String {
        match self {
            Self::Table(id) => format!(" t{id}"),
            Self::User(id) => format!(" u{id}"),
        }
    }
}

/// Those who listen, and how this node is called.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    listeners: broadcast::Sender<News>,
    /// Drawn when the store is opened.
    node: Arc<str>,
}

impl Board {
    pub(crate) fn new() -> Self {
        let node = format!("{:x}", std::hash::BuildHasher::hash_one(&std::hash::RandomState::new(), 0));
        Self { listeners: broadcast::Sender::new(WAITING), node: node.into() }
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<News> {
        self.listeners.subscribe()
    }

    /// Tells other nodes what a transaction is about, when it is committed.
    pub(crate) async fn tell(
        &self,
        connection: &mut Connection,
        mut about: Vec<&About>,
    ) -> Result<(), StoreFault> {
        if about.is_empty() || matches!(connection, Connection::Sqlite(_)) {
            return Ok(());
        }
        about.dedup();
        let mut message = self.node.to_string();
        for about in about {
            if message.len() > LONGEST {
                self.send(connection, &message).await?;
                message.truncate(self.node.len());
            }
            message += &about.word();
        }
        self.send(connection, &message).await
    }

    async fn send(&self, connection: &mut Connection, message: &str) -> Result<(), StoreFault> {
        let sql = "SELECT CAST(pg_notify('starfry.' || current_schema(), $1) AS TEXT)";
        connection.fetch(sql, &[message.into()]).await.map(drop)
    }

    /// Hears what other nodes tell, until nobody has the store any more.
    pub(crate) async fn hear(self, pool: PgPool) {
        let mut listener = None;
        while !pool.is_closed() {
            if listener.is_none() {
                match self.begin(&pool).await {
                    Ok(begun) => {
                        listener = Some(begun);
                        self.pass_on(News::Missed);
                    }
                    Err(error) => {
                        tracing::warn!(%error, "other nodes cannot be heard");
                        tokio::time::sleep(Duration::from_secs(1)).await;
                        continue;
                    }
                }
            }
            match listener.as_mut().expect("it has begun").try_recv().await {
                Ok(Some(notice)) => self.read(notice.payload()),
                // The connection was lost, and with it what was told meanwhile.
                Ok(None) | Err(_) => listener = None,
            }
        }
    }

    async fn begin(&self, pool: &PgPool) -> Result<PgListener, sqlx::Error> {
        let schema: String = sqlx::query_scalar("SELECT current_schema()::text").fetch_one(pool).await?;
        let mut listener = PgListener::connect_with(pool).await?;
        listener.listen(&format!("starfry.{schema}")).await?;
        Ok(listener)
    }

    fn read(&self, message: &str) {
        let mut words = message.split(' ');
        if words.next() == Some(&self.node) {
            return;
        }
        for word in words {
            match word.split_at_checked(1) {
                Some(("t", id)) => self.pass_on(News::Table(id.into())),
                Some(("u", id)) => self.pass_on(News::User(id.into())),
                // A newer program tells of something that this one does not know, and so does not remember.
                _ => {}
            }
        }
    }

    fn pass_on(&self, news: News) {
        // Nobody need listen.
        let _ = self.listeners.send(news);
    }
}
