//! The calendar by which sessions, guests and tables age.
//!
//! The key decision: **nothing is deleted because a clock jumps**. The server keeps a calendar of its own. It
//! follows the machine's clock but advances at most twice as fast as the server's uptime, and it never goes
//! back. So a clock that is a year ahead is only believed after a year of uptime, and one that is behind only
//! makes everything live longer.

use std::sync::{Mutex, PoisonError};

use store::StoreFault;

use crate::app::App;

/// How many times faster than the uptime the calendar may advance: once to keep pace, and once more to catch
/// up after the server was down.
const MAX_SPEED: i64 = 2;

pub(crate) const DAY_MS: i64 = 24 * 3600 * 1000;

/// The name under which the calendar is stored: its time, and the uptime when that was read.
const FACT: &str = "calendar";

/// A reading of the calendar: its time, and the uptime when it was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Noted {
    time: i64,
    uptime: i64,
}

impl Noted {
    fn read(text: &str) -> Option<Noted> {
        let (time, uptime) = text.split_once(' ')?;
        Some(Noted { time: time.parse().ok()?, uptime: uptime.parse().ok()? })
    }

    /// The reading later on, given the clock and the uptime.
    fn at(self, clock: i64, uptime: i64) -> Noted {
        let gained = (uptime - self.uptime).max(0).saturating_mul(MAX_SPEED);
        Noted { time: clock.clamp(self.time, self.time.saturating_add(gained)), uptime }
    }
}

/// The calendar by which things age.
#[derive(Debug, Default)]
pub(crate) struct Calendar {
    noted: Mutex<Option<Noted>>,
    /// Whether the host has been warned that the clock differs.
    is_warned: Mutex<bool>,
}

impl Calendar {
    /// The time by which things age.
    fn now(&self, clock: i64, uptime: i64) -> i64 {
        let noted = *self.noted.lock().unwrap_or_else(PoisonError::into_inner);
        noted.map_or(clock, |noted| noted.at(clock, uptime).time)
    }

    /// Warns the host once if the clock is not believed.
    fn warn_of_difference(&self, time: i64, clock: i64) {
        let days = (clock - time) / DAY_MS;
        let mut is_warned = self.is_warned.lock().unwrap_or_else(PoisonError::into_inner);
        if days == 0 {
            *is_warned = false;
        } else if !std::mem::replace(&mut *is_warned, true) {
            tracing::warn!(
                days,
                "the clock differs from the server's calendar by this many days (negative if it is behind), because the server \
                 was down or the clock is wrong; sessions, guests and tables age by the calendar"
            );
        }
    }
}

impl App {
    /// The time by which things age, in milliseconds since 1970. It is the clock's time unless the clock has
    /// jumped. Timestamps of things that age must be taken from here.
    pub(crate) fn calendar_now(&self) -> i64 {
        let clock = &self.hall().clock;
        self.calendar().now(clock.machine_ms(), clock.uptime_ms())
    }

    /// The time that many days ago. Whatever was last used before then may be deleted.
    pub(crate) fn unused_for(&self, days: u32) -> i64 {
        self.calendar_now() - i64::from(days) * DAY_MS
    }

    /// Continues the calendar that this and other nodes have stored. Called at the start and about once a
    /// minute.
    pub(crate) async fn note_calendar(&self) -> Result<(), StoreFault> {
        let clock = &self.hall().clock;
        let before = self.store().server_fact(FACT).await?.as_deref().and_then(Noted::read);
        let (now, uptime) = (clock.machine_ms(), clock.uptime_ms());
        let noted = before.map_or(Noted { time: now, uptime }, |before| before.at(now, uptime));
        self.calendar().warn_of_difference(noted.time, now);
        // A clock that is slightly behind is believed, because that only makes things live longer.
        clock.is_not_before(noted.time - DAY_MS);
        *self.calendar().noted.lock().unwrap_or_else(PoisonError::into_inner) = Some(noted);
        self.store().set_server_fact(FACT, &format!("{} {}", noted.time, noted.uptime)).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3600 * 1000;
    const NOW: i64 = 1_800_000_000_000;

    #[test]
    fn the_calendar_follows_a_correct_clock() {
        let start = Noted { time: NOW, uptime: 7 * HOUR };
        assert_eq!(start.at(NOW + HOUR, 8 * HOUR).time, NOW + HOUR);
        // The server was down for three hours. These are the times after one, two, three and four hours of
        // uptime.
        let times =
            [1, 2, 3, 4].map(|up| (start.at(NOW + (3 + up) * HOUR, (7 + up) * HOUR).time - NOW) / HOUR);
        assert_eq!(times, [2, 4, 6, 7], "it catches up");
    }

    #[test]
    fn the_calendar_does_not_believe_jumps() {
        let start = Noted { time: NOW, uptime: 0 };
        let year = 365 * DAY_MS;
        assert_eq!(start.at(NOW + year, 0).time, NOW, "a restart a year later");
        let wrong = start.at(NOW + year, DAY_MS);
        assert_eq!(wrong.time, NOW + 2 * DAY_MS, "a day later");
        let corrected = wrong.at(NOW + DAY_MS, DAY_MS);
        assert_eq!(corrected.time, wrong.time, "it does not go back");
        assert_eq!(
            corrected.at(NOW + 3 * DAY_MS, 3 * DAY_MS).time,
            NOW + 3 * DAY_MS,
            "the clock has caught up"
        );
        let behind = start.at(0, DAY_MS);
        assert_eq!(behind.time, NOW, "a clock of 1970");
        assert_eq!(behind.at(NOW + 2 * DAY_MS, 2 * DAY_MS).time, NOW + 2 * DAY_MS);
        assert_eq!(start.at(NOW + HOUR, -5).time, NOW, "an uptime that was reset");
    }
}
