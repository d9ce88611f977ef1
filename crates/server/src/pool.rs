//! Where bots think: on threads of their own, a few at a time, never on a table's task.
//!
//! The key decision: **whoever asks for much waits for themselves**. What is to be thought about is queued by who pays for it, mostly
//! an address. A thread that becomes free goes to whoever has used the least time of those who wait, and one payer never has all
//! threads if there are several. So somebody who asks for little gets the next free thread, however much others have asked for.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use catalog::Job;
use tokio::sync::oneshot;

/// Idle payers who have used more than others are remembered as long as they are not more than this.
const REMEMBERED: usize = 1000;

/// A bounded number of places to think.
pub(crate) struct Pool {
    queues: Arc<Mutex<Queues>>,
    /// How many decisions of one payer may wait before curiosity is refused.
    most_waiting: usize,
}

/// Why something was not thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoThought {
    /// Too many wait already.
    Full,
    /// It went wrong; that is in the log.
    Failed,
}

/// Who waits, who thinks, and how much everybody has used.
struct Queues {
    places: usize,
    free: usize,
    by_payer: HashMap<Arc<str>, Queue>,
    /// What the payer had used who was served last: whoever comes now is taken to have used as much, and no less.
    level: Duration,
    arrivals: u64,
}

#[derive(Default)]
struct Queue {
    used: Duration,
    /// When what is being thought about began.
    running: Vec<Instant>,
    waiting: VecDeque<(u64, oneshot::Sender<Slot>)>,
}

/// A slot to think in, given back when it is dropped.
struct Slot {
    queues: Arc<Mutex<Queues>>,
    payer: Arc<str>,
    began: Instant,
    /// Nobody took it: then there is nothing to give back.
    is_void: bool,
}

impl Pool {
    pub(crate) fn new(places: usize, most_waiting: usize) -> Pool {
        let queues =
            Queues { places, free: places, by_payer: HashMap::new(), level: Duration::ZERO, arrivals: 0 };
        Pool { queues: Arc::new(Mutex::new(queues)), most_waiting }
    }

    /// How many wait for a place, and how many think.
    pub(crate) fn busy(&self) -> (usize, usize) {
        let queues = lock(&self.queues);
        (queues.by_payer.values().map(|queue| queue.waiting.len()).sum(), queues.places - queues.free)
    }

    /// Thinks as soon as it is the payer's turn, and says how long it took. Bots of a running game wait however long the queue is:
    /// the game needs them.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        payer: &str,
        job: Job<T>,
    ) -> Result<(T, Duration), NoThought> {
        let place = self.place(payer).await.ok_or(NoThought::Failed)?;
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            // To wait for a thread is not to think.
            let began = Instant::now();
            (job(), began.elapsed())
        });
        done.await.map_err(|error| {
            tracing::error!(%error, "a bot failed");
            NoThought::Failed
        })
    }

    /// The same for somebody who asks out of curiosity: refused when too much of the payer's waits already.
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

    async fn place(&self, payer: &str) -> Option<Slot> {
        let (turn, place) = oneshot::channel();
        {
            let mut queues = lock(&self.queues);
            queues.line_up(payer, turn);
            queues.serve(&self.queues);
        }
        place.await.ok()
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

    /// Gives free places away as long as there is somebody for them.
    fn serve(&mut self, shared: &Arc<Mutex<Queues>>) {
        // One place is left for others, if there are several.
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
            let place =
                Slot { queues: Arc::clone(shared), payer: Arc::clone(payer), began: now, is_void: false };
            match turn.send(place) {
                Ok(()) => {
                    queue.running.push(now);
                    self.free -= 1;
                    self.level = self.level.max(used);
                }
                // Whoever asked is gone.
                Err(mut place) => place.is_void = true,
            }
        }
    }

    fn give_back(&mut self, payer: &str, began: Instant) {
        self.free += 1;
        if let Some(queue) = self.by_payer.get_mut(payer) {
            queue.used += began.elapsed();
            if let Some(place) = queue.running.iter().position(|running| *running == began) {
                queue.running.swap_remove(place);
            }
        }
        let (level, many) = (self.level, self.by_payer.len() > REMEMBERED);
        self.by_payer.retain(|_, queue| !queue.is_idle() || (queue.used > level && !many));
        if self.by_payer.values().all(Queue::is_idle) {
            // Nobody waits for anybody: all begin anew.
            self.by_payer.clear();
            self.level = Duration::ZERO;
        }
    }
}

impl Queue {
    fn is_idle(&self) -> bool {
        self.running.is_empty() && self.waiting.is_empty()
    }

    /// How much time was used, with what is being used.
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
    // Nothing that holds this lock can fail in the middle of a change.
    queues.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// Something to think about that lasts until it is told to end, and says who it was.
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
        began.recv_timeout(Duration::from_mins(2)).expect("somebody's turn comes")
    }

    #[tokio::test]
    async fn curiosity_is_refused_when_the_queue_is_long_and_a_failure_frees_its_place() {
        let pool = Pool::new(1, 0);
        assert_eq!(pool.run_if_room("a", Box::new(|| 1)).await, Err(NoThought::Full));
        assert_eq!(pool.run::<u8>("a", Box::new(|| panic!("on purpose"))).await, Err(NoThought::Failed));
        assert_eq!(pool.run("a", Box::new(|| 2)).await.map(|(two, _)| two), Ok(2));
        assert_eq!(pool.busy(), (0, 0));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_asks_for_little_is_next_however_much_others_have_asked_for() {
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
        // Whoever thinks now is not interrupted; all that end at once would let more of the greedy in, were it by arrival.
        for (end, _) in &ends {
            end.send(()).ok();
        }
        assert_eq!(next(&turns), "modest");
        modest.0.send(()).ok();
        for (_, done) in ends {
            done.await.expect("nothing panics").expect("all come in time");
        }
        modest.1.await.expect("nothing panics").expect("it is done");
        assert_eq!(pool.busy(), (0, 0));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn nobody_has_all_threads_and_who_gives_up_waiting_takes_no_place() {
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
        assert_eq!(next(&turns), "modest", "a thread was left");
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
