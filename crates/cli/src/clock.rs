//! Clocks.

use std::time::{Duration, Instant};

/// Measures how long a command takes.
pub(crate) struct Stopwatch {
    started: Instant,
    cpu_at_start: Option<Duration>,
}

impl Stopwatch {
    pub(crate) fn start() -> Stopwatch {
        Stopwatch { started: Instant::now(), cpu_at_start: process_time() }
    }

    /// Time since the start.
    pub(crate) fn wall(&self) -> Duration {
        self.started.elapsed()
    }

    /// Processor time since the start, if the system provides it.
    pub(crate) fn cpu(&self) -> Option<Duration> {
        process_time()?.checked_sub(self.cpu_at_start?)
    }

    /// The calling thread's processor time, or time since the start if the system does not provide it.
    pub(crate) fn thread(&self) -> Duration {
        thread_time().unwrap_or_else(|| self.wall())
    }
}

#[cfg(unix)]
fn process_time() -> Option<Duration> {
    time_of(rustix::time::ClockId::ProcessCPUTime)
}

#[cfg(unix)]
fn thread_time() -> Option<Duration> {
    time_of(rustix::time::ClockId::ThreadCPUTime)
}

#[cfg(unix)]
fn time_of(clock: rustix::time::ClockId) -> Option<Duration> {
    let time = rustix::time::clock_gettime(clock);
    Some(Duration::new(time.tv_sec.try_into().ok()?, time.tv_nsec.try_into().ok()?))
}

#[cfg(not(unix))]
fn process_time() -> Option<Duration> {
    None
}

#[cfg(not(unix))]
fn thread_time() -> Option<Duration> {
    None
}
