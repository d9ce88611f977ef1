//! Tests that must pass on a busy machine: run again and again while something else uses every core.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;

use crate::shell::say;

const RUNS: u32 = 10;

/// Runs tests ten times while every core is busy.
pub(super) fn repeat(tests: impl Fn() -> anyhow::Result<()>) -> anyhow::Result<()> {
    let _load = Load::start();
    for run in 1..=RUNS {
        say(&format!("run {run} of {RUNS} on a busy machine"));
        tests()?;
    }
    Ok(())
}

/// One thread per core that computes until this is dropped.
struct Load {
    is_over: Arc<AtomicBool>,
    threads: Vec<JoinHandle<()>>,
}

impl Load {
    fn start() -> Load {
        let is_over = Arc::new(AtomicBool::new(false));
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let threads = (0..cores)
            .map(|_| {
                let is_over = Arc::clone(&is_over);
                std::thread::spawn(move || {
                    while !is_over.load(Ordering::Relaxed) {
                        std::hint::spin_loop();
                    }
                })
            })
            .collect();
        Load { is_over, threads }
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
        for thread in self.threads.drain(..) {
            // It only computes, so it cannot have panicked.
            let _ = thread.join();
        }
    }
}
