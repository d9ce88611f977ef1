//! The time of day and the server's uptime.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// The clock. Tests can stop it and move it by hand.
#[derive(Clone, Debug)]
pub struct Clock {
    source: Source,
    /// Uptime of earlier runs and other nodes, in milliseconds.
    before: Arc<AtomicI64>,
    /// A lower bound: the time is never before this plus the milliseconds of this run, whatever the machine's
    /// clock shows.
    floor: Arc<AtomicI64>,
}

#[derive(Clone, Debug)]
enum Source {
    System(Instant),
    /// The time now and at the start.
    Manual(Arc<AtomicI64>, i64),
}

impl Clock {
    /// This machine's clock.
    pub fn system() -> Clock {
        Clock::of(Source::System(Instant::now()))
    }

    /// A clock that stands still until it is moved.
    pub fn manual(now_ms: i64) -> Clock {
        Clock::of(Source::Manual(Arc::new(AtomicI64::new(now_ms)), now_ms))
    }

    fn of(source: Source) -> Clock {
        Clock { source, before: Arc::default(), floor: Arc::new(AtomicI64::new(i64::MIN / 2)) }
    }

    /// Sets a lower bound from which the clock continues, whatever the machine's clock shows. Without it, a
    /// row written in 1970 would look ancient as soon as the machine's clock is set correctly.
    pub(crate) fn is_not_before(&self, ms: i64) {
        self.floor.fetch_max(ms - self.own_ms(), Ordering::Relaxed);
    }

    /// Whether the clock stands still until it is moved.
    pub(crate) fn is_held(&self) -> bool {
        matches!(self.source, Source::Manual(..))
    }

    /// Moves a manual clock forward.
    pub fn advance(&self, by_ms: i64) {
        if let Source::Manual(now, _) = &self.source {
            now.fetch_add(by_ms, Ordering::Relaxed);
        }
    }

    /// Milliseconds since 1970.
    pub fn now_ms(&self) -> i64 {
        self.machine_ms().max(self.floor.load(Ordering::Relaxed) + self.own_ms())
    }

    /// The machine's time, right or wrong.
    pub(crate) fn machine_ms(&self) -> i64 {
        match &self.source {
            Source::System(_) => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH);
                since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
            }
            Source::Manual(now, _) => now.load(Ordering::Relaxed),
        }
    }

    /// Milliseconds that the server has been up, in this run and all earlier ones. Table clocks run on
    /// uptime.
    pub fn uptime_ms(&self) -> i64 {
        self.before.load(Ordering::Relaxed) + self.own_ms()
    }

    /// Milliseconds since the start of this run.
    fn own_ms(&self) -> i64 {
        match &self.source {
            Source::System(start) => i64::try_from(start.elapsed().as_millis()).unwrap_or(i64::MAX),
            Source::Manual(now, start) => now.load(Ordering::Relaxed) - start,
        }
    }

    /// Continues from the uptime that earlier runs, or all nodes together, have reached.
    pub fn set_uptime(&self, uptime_ms: i64) {
        self.before.store(uptime_ms - self.own_ms(), Ordering::Relaxed);
    }
}

/// Formats milliseconds since 1970 as people write a time, in UTC: 2026-07-14 09:05.
pub fn moment(ms: i64) -> String {
    let (days, minutes) = (ms.div_euclid(86_400_000), ms.rem_euclid(86_400_000) / 60_000);
    // Days are counted from 1 March of year 0, so that leap days come last in a year and every 400 years have
    // the same length.
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
    fn a_clock_that_is_behind_continues_from_its_lower_bound() {
        let clock = Clock::manual(1000);
        clock.is_not_before(900_000);
        assert_eq!(clock.now_ms(), 900_000);
        clock.is_not_before(800_000);
        clock.advance(50);
        assert_eq!((clock.now_ms(), clock.machine_ms()), (900_050, 1050), "it does not stand still");
        let right = Clock::manual(1_000_000);
        right.is_not_before(900_000);
        assert_eq!(right.now_ms(), 1_000_000, "a machine with the right time is trusted");
    }

    #[test]
    fn uptime_continues_where_the_last_run_stopped() {
        let clock = Clock::manual(1_000_000);
        clock.set_uptime(5000);
        clock.advance(30);
        assert_eq!((clock.now_ms(), clock.uptime_ms()), (1_000_030, 5030));
    }

    #[test]
    fn moments_are_formatted_as_people_write_them() {
        assert_eq!(moment(0), "1970-01-01 00:00");
        assert_eq!(moment(951_827_696_000), "2000-02-29 12:34");
        assert_eq!(moment(1_767_225_599_999), "2025-12-31 23:59");
        assert_eq!(moment(-1), "1969-12-31 23:59");
    }
}
