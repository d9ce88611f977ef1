//! Clocks.

use std::time::{Duration, Instant};

/// Measures what a command costs.
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

    /// Processor time since the start, where the system tells it.
    pub(crate) fn cpu(&self) -> Option<Duration> {
        process_time()?.checked_sub(self.cpu_at_start?)
    }

    /// Processor time of the calling thread; where the system does not tell it, time since the start.
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

/// A moment in milliseconds since 1970, as people write it, in universal time: 2026-07-14 09:05.
pub(crate) fn moment(ms: i64) -> String {
    let (days, minutes) = (ms.div_euclid(86_400_000), ms.rem_euclid(86_400_000) / 60_000);
    // Days are counted from the first of March of the year 0, so that leap days come last in a year, and 400 years are alike.
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (date, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{date:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_told_as_people_write_them() {
        assert_eq!(moment(0), "1970-01-01 00:00");
        assert_eq!(moment(951_827_696_000), "2000-02-29 12:34");
        assert_eq!(moment(1_767_225_599_999), "2025-12-31 23:59");
        assert_eq!(moment(-1), "1969-12-31 23:59");
    }
}
