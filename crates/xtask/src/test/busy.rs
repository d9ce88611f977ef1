//! Repeats tests that must pass on a busy machine while something else uses every core.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crate::shell::say;

const RUNS: u32 = 10;

/// Runs tests ten times while every core is busy.
pub(super) fn repeat(tests: impl Fn() -> anyhow::Result<()>) -> anyhow::Result<()> {
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let passed = (1..=RUNS).try_for_each(|run| {
            say(&format!("run {run} of {RUNS} on a busy machine"));
            tests()
        });
        is_over.store(true, Ordering::Relaxed);
        passed
    })
}
