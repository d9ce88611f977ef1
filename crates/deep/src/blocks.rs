//! Distributes games and positions to many threads, a block of numbers at a time.

use std::fmt::Debug;
use std::num::NonZero;
use std::ops::{AddAssign, Range};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How many games or positions a thread takes at a time.
const BLOCK: u64 = 100;
/// How often progress is printed.
const PAUSE: Duration = Duration::from_secs(10);

/// How the work is distributed.
pub(crate) struct Blocks {
    pub(crate) threads: NonZero<usize>,
    /// When to stop, if not everything is to be checked.
    pub(crate) until: Option<Instant>,
}

/// The state that all threads share.
struct Shared<T, E> {
    done: u64,
    checked: T,
    fault: Option<E>,
    told: Instant,
}

impl Blocks {
    /// Checks the numbers below `count`, unless time runs out.
    pub(crate) fn check<T, E>(
        &self,
        what: &str,
        count: u64,
        by: impl Fn(Range<u64>) -> Result<T, E> + Sync,
    ) -> anyhow::Result<()>
    where
        T: Default + AddAssign + Debug + Send,
        E: Into<anyhow::Error> + Send,
    {
        let started = Instant::now();
        let next = AtomicU64::new(0);
        let shared = Mutex::new(Shared { done: 0, checked: T::default(), fault: None, told: started });
        let tell = |shared: &Shared<T, E>| {
            let seconds = started.elapsed().as_secs();
            eprintln!("{what}: {} of {count} after {seconds} s: {:?}", shared.done, shared.checked);
        };
        let work = || {
            while !self.is_late() {
                let first = next.fetch_add(BLOCK, Ordering::Relaxed);
                if first >= count {
                    return;
                }
                let block = first..(first + BLOCK).min(count);
                let found = by(block.clone());
                let Ok(mut shared) = shared.lock() else { return };
                match found {
                    Ok(checked) => shared.checked += checked,
                    Err(fault) => shared.fault = Some(fault),
                }
                if shared.fault.is_some() {
                    return;
                }
                shared.done += block.end - block.start;
                if shared.told.elapsed() > PAUSE {
                    shared.told = Instant::now();
                    tell(&shared);
                }
            }
        };
        thread::scope(|scope| {
            for _ in 0..self.threads.get() {
                scope.spawn(work);
            }
        });
        let shared = shared.into_inner().map_err(|_| anyhow::anyhow!("a thread has panicked"))?;
        tell(&shared);
        shared.fault.map_or(Ok(()), |fault| Err(fault.into()))
    }

    fn is_late(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() > until)
    }
}
