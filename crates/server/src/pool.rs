//! Where bots think: on threads of their own, a few at a time, never on a table's task.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use catalog::Job;
use tokio::sync::Semaphore;

/// A bounded number of places to think.
pub(crate) struct Pool {
    places: Arc<Semaphore>,
    waiting: AtomicUsize,
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

impl Pool {
    pub(crate) fn new(places: usize, most_waiting: usize) -> Pool {
        Pool { places: Arc::new(Semaphore::new(places)), waiting: AtomicUsize::new(0), most_waiting }
    }

    /// How many wait for a place, or think.
    pub(crate) fn busy(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Thinks as soon as there is a place. Bots of a running game wait however long the queue is: the game needs them.
    pub(crate) async fn run<T: Send + 'static>(&self, job: Job<T>) -> Result<T, NoThought> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let permit = Arc::clone(&self.places).acquire_owned().await;
        let done = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            job()
        })
        .await;
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        done.map_err(|error| {
            tracing::error!(%error, "a bot failed");
            NoThought::Failed
        })
    }

    /// The same for somebody who asks out of curiosity: refused when too many wait already.
    pub(crate) async fn run_if_room<T: Send + 'static>(&self, job: Job<T>) -> Result<T, NoThought> {
        if self.busy() >= self.most_waiting {
            return Err(NoThought::Full);
        }
        self.run(job).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn curiosity_is_refused_when_the_queue_is_long_and_a_failure_frees_its_place() {
        let pool = Pool::new(1, 0);
        assert_eq!(pool.run_if_room(Box::new(|| 1)).await, Err(NoThought::Full));
        assert_eq!(pool.run::<u8>(Box::new(|| panic!("on purpose"))).await, Err(NoThought::Failed));
        assert_eq!(pool.run(Box::new(|| 2)).await, Ok(2));
        assert_eq!(pool.busy(), 0);
    }
}
