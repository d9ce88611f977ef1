//! Runs many games on many threads.

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::setup::Fault;

/// Hands out the numbers below `most` in chunks and in order to this many threads. When a chunk returns
/// `false` or fails, no more are started. Those already running are finished, and the first failure is the
/// result.
pub(crate) fn in_parallel(
    threads: usize,
    most: u64,
    chunk: u64,
    work: impl Fn(Range<u64>) -> Result<bool, Fault> + Sync,
) -> Result<(), Fault> {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let fault = Mutex::new(None);
    let run = || {
        while !stop.load(Ordering::Relaxed) {
            let from = next.fetch_add(chunk, Ordering::Relaxed);
            if from >= most {
                break;
            }
            let goes_on = work(from..most.min(from.saturating_add(chunk))).unwrap_or_else(|wrong| {
                fault.lock().expect("no thread panics while it holds the lock").get_or_insert(wrong);
                false
            });
            if !goes_on {
                stop.store(true, Ordering::Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(run);
        }
        run();
    });
    fault.into_inner().expect("no thread panics while it holds the lock").map_or(Ok(()), Err)
}
