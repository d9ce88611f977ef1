//! By what time sessions, guests and tables age.
//!
//! The key decision: **nothing is forgotten because a clock jumps**. The server counts a calendar of its own. It follows the clock of
//! the machine, but in the time that the server is up it gains at most as much again, and it never goes back. A clock that is a year
//! ahead thus takes a year of uptime to be believed, and one that is behind only lets everything live longer.

use std::sync::{Mutex, PoisonError};

use store::StoreFault;

use crate::app::App;

/// So many times the uptime the calendar may gain: one to keep pace, and one to catch up after the server was down.
const FASTEST: i64 = 2;

pub(crate) const DAY_MS: i64 = 24 * 3600 * 1000;

/// Under this name the calendar is noted: its time, and the uptime at which it was so late.
const FACT: &str = "calendar";

/// The time of the calendar, and the uptime at which it was so late.
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

    /// The calendar later on, when the clock and the uptime say this.
    fn at(self, clock: i64, uptime: i64) -> Noted {
        let gained = (uptime - self.uptime).max(0).saturating_mul(FASTEST);
        Noted { time: clock.clamp(self.time, self.time.saturating_add(gained)), uptime }
    }
}

/// The calendar by which things age.
#[derive(Debug, Default)]
pub(crate) struct Calendar {
    noted: Mutex<Option<Noted>>,
    /// Whether the host was told that the clock differs.
    told: Mutex<bool>,
}

impl Calendar {
    /// The time by which things age.
    fn now(&self, clock: i64, uptime: i64) -> i64 {
        let noted = *self.noted.lock().unwrap_or_else(PoisonError::into_inner);
        noted.map_or(clock, |noted| noted.at(clock, uptime).time)
    }

    /// Tells the host once if the clock is not believed.
    fn tell_difference(&self, time: i64, clock: i64) {
        let days = (clock - time) / DAY_MS;
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if days == 0 {
            *told = false;
        } else if !std::mem::replace(&mut *told, true) {
            tracing::warn!(
                days,
                "the clock is so many days ahead of the server's calendar (behind, if less than none): the server was down for so \
                 long, or the clock is wrong; sessions, guests and tables age by the calendar"
            );
        }
    }
}

impl App {
    /// The time by which things age, in milliseconds since 1970: that of the clock, unless it has jumped. What is to age is to be
    /// noted with this time.
    pub(crate) fn calendar_now(&self) -> i64 {
        let clock = &self.hall().clock;
        self.calendar().now(clock.machine_ms(), clock.uptime_ms())
    }

    /// What was last used before this time has not been used for so many days, and may be forgotten.
    pub(crate) fn unused_for(&self, days: u32) -> i64 {
        self.calendar_now() - i64::from(days) * DAY_MS
    }

    /// Goes on with the calendar that this and other nodes have noted. To be called at the start, and every minute or so.
    pub(crate) async fn note_calendar(&self) -> Result<(), StoreFault> {
        let clock = &self.hall().clock;
        let before = self.store().server_fact(FACT).await?.as_deref().and_then(Noted::read);
        let (now, uptime) = (clock.machine_ms(), clock.uptime_ms());
        let noted = before.map_or(Noted { time: now, uptime }, |before| before.at(now, uptime));
        self.calendar().tell_difference(noted.time, now);
        // A clock that is a little behind is believed: it only lets things live longer.
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
    fn the_calendar_follows_a_clock_that_goes_right() {
        let start = Noted { time: NOW, uptime: 7 * HOUR };
        assert_eq!(start.at(NOW + HOUR, 8 * HOUR).time, NOW + HOUR);
        // The server was down for three hours, and is up for one, two, three and four.
        let times =
            [1, 2, 3, 4].map(|up| (start.at(NOW + (3 + up) * HOUR, (7 + up) * HOUR).time - NOW) / HOUR);
        assert_eq!(times, [2, 4, 6, 7], "it catches up");
    }

    #[test]
    fn the_calendar_believes_no_jump() {
        let start = Noted { time: NOW, uptime: 0 };
        let year = 365 * DAY_MS;
        assert_eq!(start.at(NOW + year, 0).time, NOW, "a restart a year later");
        let wrong = start.at(NOW + year, DAY_MS);
        assert_eq!(wrong.time, NOW + 2 * DAY_MS, "a day later");
        let mended = wrong.at(NOW + DAY_MS, DAY_MS);
        assert_eq!(mended.time, wrong.time, "it does not go back");
        assert_eq!(mended.at(NOW + 3 * DAY_MS, 3 * DAY_MS).time, NOW + 3 * DAY_MS, "the clock has caught up");
        let behind = start.at(0, DAY_MS);
        assert_eq!(behind.time, NOW, "a clock of 1970");
        assert_eq!(behind.at(NOW + 2 * DAY_MS, 2 * DAY_MS).time, NOW + 2 * DAY_MS);
        assert_eq!(start.at(NOW + HOUR, -5).time, NOW, "an uptime that was counted anew");
    }
}
