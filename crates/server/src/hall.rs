//! The hall: all tables, those that are awake and those that sleep on disk.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use i18n::Library;
use store::Store;
use tokio::sync::{mpsc, oneshot, watch};

use crate::clock::Clock;
use crate::fault::{Answer, ApiFault};
use crate::pool::Pool;
use crate::table::{Act, BoxFuture, Table};

/// How many requests may wait at one table.
const QUEUE: usize = 512;

/// All tables, and what they need.
pub struct Hall {
    pub(crate) store: Store,
    pub(crate) library: &'static Library,
    pub(crate) clock: Clock,
    pub(crate) pool: Pool,
    /// A table at which nobody looks and nothing is to be done goes to sleep after this time.
    pub(crate) sleep_after: Duration,
    awake: Mutex<HashMap<Arc<str>, mpsc::Sender<Act>>>,
    /// Whom each user does not want to read.
    mutes: Mutex<HashMap<String, Arc<Vec<String>>>>,
    stopping: watch::Sender<bool>,
}

impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hall").finish_non_exhaustive()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is behind these locks is whole after every statement.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hall {
    /// A hall over a store.
    pub fn new(
        store: Store,
        library: &'static Library,
        clock: Clock,
        bot_threads: usize,
        sleep_after: Duration,
    ) -> Arc<Hall> {
        let pool = Pool::new(bot_threads.max(1), bot_threads.max(1) * 32);
        let (stopping, _) = watch::channel(false);
        Arc::new(Hall {
            store,
            library,
            clock,
            pool,
            sleep_after,
            awake: Mutex::default(),
            mutes: Mutex::default(),
            stopping,
        })
    }

    /// How many tables are awake.
    pub(crate) fn awake(&self) -> usize {
        lock(&self.awake).len()
    }

    /// Becomes true when the server is about to stop.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Tells all tables that the server stops: they say goodbye and end. Returns when all have, or after the time.
    pub async fn stop(&self, within: Duration) {
        self.stopping.send_replace(true);
        let all_asleep = async {
            while self.awake() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let _ = tokio::time::timeout(within, all_asleep).await;
    }

    /// Has a table do something, which wakes it if it sleeps.
    pub(crate) async fn at<T: Send + 'static>(
        self: &Arc<Hall>,
        id: &str,
        act: impl for<'a> FnOnce(&'a mut Table) -> BoxFuture<'a, Answer<T>> + Send + 'static,
    ) -> Answer<T> {
        let (reply, answer) = oneshot::channel();
        let mut act: Act = Box::new(move |table| {
            Box::pin(async move {
                // Whoever asked may be gone by now; it is done all the same.
                let _ = reply.send(act(table).await);
            })
        });
        loop {
            let queue = self.wake(id).await?;
            match queue.try_send(act) {
                Ok(()) => break,
                Err(mpsc::error::TrySendError::Full(_)) => return Err(ApiFault::busy()),
                // It has just gone to sleep: wake it again.
                Err(mpsc::error::TrySendError::Closed(again)) => {
                    act = again;
                    self.fell_asleep(id, &queue);
                }
            }
        }
        answer.await.unwrap_or_else(|_| Err(ApiFault::stopping()))
    }

    /// The queue of a table, whose task is started if it sleeps.
    pub(crate) async fn wake(self: &Arc<Hall>, id: &str) -> Answer<mpsc::Sender<Act>> {
        if let Some(queue) = lock(&self.awake).get(id) {
            return Ok(queue.clone());
        }
        if *self.stopping.borrow() {
            return Err(ApiFault::stopping());
        }
        // Two may read the table at the same time; only one of them becomes its task. Should it have read something that is out
        // of date by then, its first append fails and it reads again.
        let table = Table::load(self, id).await?.ok_or_else(ApiFault::unknown)?;
        let mut awake = lock(&self.awake);
        if let Some(queue) = awake.get(id) {
            return Ok(queue.clone());
        }
        let (queue, acts) = mpsc::channel(QUEUE);
        awake.insert(Arc::clone(&table.id), queue.clone());
        tokio::spawn(table.run(queue.clone().downgrade(), acts));
        Ok(queue)
    }

    /// Takes a table that goes to sleep out of the list.
    pub(crate) fn fell_asleep(&self, id: &str, queue: &mpsc::Sender<Act>) {
        let mut awake = lock(&self.awake);
        if awake.get(id).is_some_and(|known| known.same_channel(queue)) {
            awake.remove(id);
        }
    }

    /// Whom a user does not want to read.
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

    /// What is known of whom a user does not want to read; nothing if nobody has asked yet.
    pub(crate) fn known_mutes_of(&self, user: &str) -> Option<Arc<Vec<String>>> {
        lock(&self.mutes).get(user).cloned()
    }

    /// A user has changed whom he does not want to read.
    pub(crate) fn forget_mutes_of(&self, user: &str) {
        lock(&self.mutes).remove(user);
    }

    /// Wakes every table that has something to do though nobody looks.
    pub async fn wake_due(self: &Arc<Hall>) -> Answer<usize> {
        let due = self.store.tables_to_wake(self.clock.uptime_ms(), 200).await?;
        let mut woken = 0;
        for (id, _) in due {
            match self.wake(&id).await {
                Ok(_) => woken += 1,
                Err(fault) => tracing::warn!(table = %id, code = fault.code().word(), "a table cannot be woken"),
            }
        }
        Ok(woken)
    }

    /// Notes how long the server has been up, and wakes tables that are due, until it stops.
    pub async fn keep_going(self: Arc<Hall>) {
        let mut stopping = self.stopping();
        loop {
            if let Err(fault) = self.wake_due().await {
                tracing::warn!(code = fault.code().word(), "sleeping tables cannot be looked at");
            }
            let uptime = self.clock.uptime_ms().to_string();
            if let Err(fault) = self.store.set_server_fact("uptime_ms", &uptime).await {
                tracing::warn!(%fault, "the uptime cannot be noted");
            }
            tokio::select! {
                _ = stopping.wait_for(|stopping| *stopping) => return,
                () = tokio::time::sleep(Duration::from_secs(1)) => {}
            }
        }
    }

    /// Goes on with the clocks where the last run left them.
    pub async fn resume_clocks(&self) -> Answer<()> {
        if let Some(uptime) = self.store.server_fact("uptime_ms").await? {
            self.clock.resume_uptime(uptime.parse().unwrap_or(0));
        }
        Ok(())
    }
}
