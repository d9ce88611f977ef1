//! The pool of threads on which bots think, a few at a time and never on a table's task.
//!
//! The key decision: **those who ask for a lot only make themselves wait**. Work is queued by payer, which is
//! usually an address. A free thread goes to the waiting payer who has used the least time, and no payer ever
//! gets all threads if there are several. So somebody who asks for little gets the next free thread, however
//! much others have asked for.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use catalog::Job;
use tokio::sync::oneshot;

/// Idle payers who have used more than others are remembered as long as there are no more payers than this.
const REMEMBERED: usize = 1000;

/// A bounded number of threads for thinking.
pub(crate) struct Pool {
    queues: Arc<Mutex<Queues>>,
    /// How many of one payer's decisions may wait before optional requests are refused.
    most_waiting: usize,
}

/// The reasons why something was not thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoThought {
    /// Too many are already waiting.
    Full,
    /// It failed, and the log says why.
    Failed,
}

/// The queues: the work that is waiting or in progress, and how much time each payer has used.
struct Queues {
    places: usize,
    free: usize,
    by_payer: HashMap<Arc<str>, Queue>,
    /// The time used by the payer served last. A new payer starts with this much, so that newcomers get no
    /// advantage.
    level: Duration,
    arrivals: u64,
}

#[derive(Default)]
struct Queue {
    used: Duration,
    /// The start times of the thinking in progress.
    running: Vec<Instant>,
    waiting: VecDeque<(u64, oneshot::Sender<Slot>)>,
}

/// A slot for thinking, released on drop.
struct Slot {
    queues: Arc<Mutex<Queues>>,
    payer: Arc<str>,
    began: Instant,
    /// True if nobody took the slot, so there is nothing to release.
    is_void: bool,
}

impl Pool {
    pub(crate) fn new(places: usize, most_waiting: usize) -> Pool {
        let queues =
            Queues { places, free: places, by_payer: HashMap::new(), level: Duration::ZERO, arrivals: 0 };
        Pool { queues: Arc::new(Mutex::new(queues)), most_waiting }
    }

    /// The number of decisions waiting and the number in progress.
    pub(crate) fn busy(&self) -> (usize, usize) {
        let queues = lock(&self.queues);
        (queues.by_payer.values().map(|queue| queue.waiting.len()).sum(), queues.places - queues.free)
    }

    /// Runs this work when it is the payer's turn and returns how long it took. Bots in a running game wait
    /// however long the queue is, because the game needs them.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        payer: &str,
        job: Job<T>,
    ) -> Result<(T, Duration), NoThought> {
        let slot = self.slot(payer).await.ok_or(NoThought::Failed)?;
        let done = tokio::task::spawn_blocking(move || {
            let _slot = slot;
            // Waiting for a thread does not count as thinking.
            let began = Instant::now();
            (job(), began.elapsed())
        });
        done.await.map_err(|error| {
            tracing::error!(%error, "a bot panicked or was cancelled");
            NoThought::Failed
        })
    }

    /// Does the same for optional requests, such as advice. Refused if too many of the payer's decisions are
    /// already waiting.
    pub(crate) async fn run_if_room<T: Send + 'static>(
        &self,
        payer: &str,
        job: Job<T>,
    ) -> Result<(T, Duration), NoThought> {
        let waiting = lock(&self.queues).by_payer.get(payer).map_or(0, |queue| queue.waiting.len());
        if waiting >= self.most_waiting {
            return Err(NoThought::Full);
        }
        self.run(payer, job).await
    }

    async fn slot(&self, payer: &str) -> Option<Slot> {
        let (turn, slot) = oneshot::channel();
        {
            let mut queues = lock(&self.queues);
            queues.line_up(payer, turn);
            queues.serve(&self.queues);
        }
        slot.await.ok()
    }
}

impl Queues {
    fn line_up(&mut self, payer: &str, turn: oneshot::Sender<Slot>) {
        self.arrivals += 1;
        let queue = self.by_payer.entry(payer.into()).or_default();
        if queue.is_idle() {
            queue.used = queue.used.max(self.level);
        }
        queue.waiting.push_back((self.arrivals, turn));
    }

    /// Assigns free slots as long as somebody is waiting for one.
    fn serve(&mut self, shared: &Arc<Mutex<Queues>>) {
        // Leave one slot to others if there are several.
        let most = self.places.saturating_sub(1).max(1);
        while self.free > 0 {
            let now = Instant::now();
            let waiting = self.by_payer.iter_mut().filter(|(_, queue)| queue.running.len() < most);
            let next = waiting
                .filter_map(|(payer, queue)| {
                    Some(((queue.used_by(now), queue.waiting.front()?.0), payer, queue))
                })
                .min_by_key(|(order, ..)| *order);
            let Some(((used, _), payer, queue)) = next else { return };
            let Some((_, turn)) = queue.waiting.pop_front() else { return };
            let slot =
                Slot { queues: Arc::clone(shared), payer: Arc::clone(payer), began: now, is_void: false };
            match turn.send(slot) {
                Ok(()) => {
                    queue.running.push(now);
                    self.free -= 1;
                    self.level = self.level.max(used);
                }
                // The caller has given up.
                Err(mut slot) => slot.is_void = true,
            }
        }
    }

    fn give_back(&mut self, payer: &str, began: Instant) {
        self.free += 1;
        if let Some(queue) = self.by_payer.get_mut(payer) {
            queue.used += began.elapsed();
            if let Some(index) = queue.running.iter().position(|running| *running == began) {
                queue.running.swap_remove(index);
            }
        }
        let (level, many) = (self.level, self.by_payer.len() > REMEMBERED);
        self.by_payer.retain(|_, queue| !queue.is_idle() || (queue.used > level && !many));
        if self.by_payer.values().all(Queue::is_idle) {
            // Nobody is waiting, so everybody starts afresh.
            self.by_payer.clear();
            self.level = Duration::ZERO;
        }
    }
}

impl Queue {
    fn is_idle(&self) -> bool {
        self.running.is_empty() && self.waiting.is_empty()
    }

    /// The time used, including by thinking in progress.
    fn used_by(&self, now: Instant) -> Duration {
        self.used + self.running.iter().map(|began| now.duration_since(*began)).sum::<Duration>()
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        if !self.is_void {
            let mut queues = lock(&self.queues);
            queues.give_back(&self.payer, self.began);
            queues.serve(&self.queues);
        }
    }
}

fn lock(queues: &Mutex<Queues>) -> MutexGuard<'_, Queues> {
    // No code that holds this lock can panic in the middle of a change.
    queues.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// Work that runs until it is told to end and reports whose it is.
    fn until_told(
        name: &'static str,
        began: &mpsc::Sender<&'static str>,
    ) -> (Job<()>, std::sync::mpsc::Sender<()>) {
        let ((end, ended), began) = (mpsc::channel::<()>(), began.clone());
        let job = Box::new(move || {
            began.send(name).ok();
            ended.recv().ok();
        });
        (job, end)
    }

    fn next(began: &mpsc::Receiver<&'static str>) -> &'static str {
        began.recv_timeout(Duration::from_mins(2)).expect("somebody gets a turn")
    }

    #[tokio::test]
    async fn optional_requests_are_refused_when_the_queue_is_long_and_a_failure_frees_its_slot() {
        let pool = Pool::new(1, 0);
        assert_eq!(pool.run_if_room("a", Box::new(|| 1)).await, Err(NoThought::Full));
        assert_eq!(pool.run::<u8>("a", Box::new(|| panic!("on purpose"))).await, Err(NoThought::Failed));
        assert_eq!(pool.run("a", Box::new(|| 2)).await.map(|(two, _)| two), Ok(2));
        assert_eq!(pool.busy(), (0, 0));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn those_who_ask_for_little_are_next_however_much_others_have_asked_for() {
        let pool = Arc::new(Pool::new(1, 1000));
        let (began, turns) = mpsc::channel();
        let mut ends = Vec::new();
        let ask = |payer: &'static str| {
            let (job, end) = until_told(payer, &began);
            let pool = Arc::clone(&pool);
            (end, tokio::spawn(async move { pool.run(payer, job).await }))
        };
        for _ in 0..50 {
            ends.push(ask("greedy"));
        }
        assert_eq!(next(&turns), "greedy");
        while pool.busy() != (49, 1) {
            tokio::task::yield_now().await;
        }
        let modest = ask("modest");
        while pool.busy() != (50, 1) {
            tokio::task::yield_now().await;
        }
        // Running work is not interrupted. All of it ends at once, which would let more of the greedy payer's
        // work in if the queue were first come, first served.
        for (end, _) in &ends {
            end.send(()).ok();
        }
        assert_eq!(next(&turns), "modest");
        modest.0.send(()).ok();
        for (_, done) in ends {
            done.await.expect("nothing panics").expect("everybody gets a turn");
        }
        modest.1.await.expect("nothing panics").expect("it is done");
        assert_eq!(pool.busy(), (0, 0));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn nobody_gets_all_threads_and_callers_who_give_up_take_no_slot() {
        let pool = Arc::new(Pool::new(2, 1000));
        let (began, turns) = mpsc::channel();
        let ask = |payer: &'static str| {
            let (job, end) = until_told(payer, &began);
            let pool = Arc::clone(&pool);
            (end, tokio::spawn(async move { pool.run(payer, job).await }))
        };
        let (first, second) = (ask("greedy"), ask("greedy"));
        assert_eq!(next(&turns), "greedy");
        while pool.busy() != (1, 1) {
            tokio::task::yield_now().await;
        }
        let modest = ask("modest");
        assert_eq!(next(&turns), "modest", "one thread was left for others");
        second.1.abort();
        first.1.abort();
        for end in [&first.0, &second.0, &modest.0] {
            end.send(()).ok();
        }
        modest.1.await.expect("nothing panics").expect("it is done");
        while pool.busy() != (0, 0) {
            tokio::task::yield_now().await;
        }
        assert_eq!(pool.run("greedy", Box::new(|| 2)).await.map(|(two, _)| two), Ok(2));
    }
}
