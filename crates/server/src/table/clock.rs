//! Clocks, which limit how long players may think.
//!
//! Times are milliseconds of the server's uptime, so that clocks stop while it is down.

use contract::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use web::Pace;

/// How long players may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum ClockRule {
    /// No limit.
    #[default]
    None,
    /// Everybody has a reserve, and each decision adds to it.
    Live {
        /// Seconds at the start.
        #[schema(minimum = 10, maximum = 86400)]
        reserve_s: u32,
        /// Seconds added after each decision.
        #[schema(minimum = 0, maximum = 3600)]
        increment_s: u32,
    },
    /// Every decision has the same limit.
    Correspondence {
        /// The limit in seconds.
        #[schema(minimum = 60, maximum = 2_592_000)]
        per_decision_s: u32,
    },
}

impl ClockRule {
    /// Whether its times are within the allowed ranges.
    pub(crate) fn is_sensible(self) -> bool {
        match self {
            ClockRule::None => true,
            ClockRule::Live { reserve_s, increment_s } => {
                (10..=86_400).contains(&reserve_s) && increment_s <= 3600
            }
            ClockRule::Correspondence { per_decision_s } => (60..=2_592_000).contains(&per_decision_s),
        }
    }

    /// After how many milliseconds of silence a player counts as absent: a day, or as long as a decision may
    /// take.
    pub(crate) fn silence_ms(self) -> i64 {
        self.at_start().max(24 * 3600 * 1000)
    }

    fn at_start(self) -> i64 {
        match self {
            ClockRule::None => 0,
            ClockRule::Live { reserve_s, .. } => i64::from(reserve_s) * 1000,
            ClockRule::Correspondence { per_decision_s } => i64::from(per_decision_s) * 1000,
        }
    }
}

/// A table's clocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Clocks {
    #[serde(skip)]
    rule: ClockRule,
    /// The time each seat has left, not counting time that is running.
    left: Vec<i64>,
    /// When each seat's clock was started, if it is running.
    since: Vec<Option<i64>>,
}

impl Clocks {
    pub(crate) fn new(rule: ClockRule, seats: usize) -> Clocks {
        Clocks { rule, left: vec![rule.at_start(); seats], since: vec![None; seats] }
    }

    /// Restores stored clocks. The uptime is only stored from time to time, so after a crash it may be
    /// earlier than the start of a clock. Such a clock starts now, so that nobody gains time.
    pub(crate) fn restored(rule: ClockRule, seats: usize, written: Option<&str>, now: i64) -> Clocks {
        let read = written.and_then(|text| serde_json::from_str::<Clocks>(text).ok());
        match read.filter(|clocks| clocks.left.len() == seats && clocks.since.len() == seats) {
            Some(Clocks { left, since, .. }) => {
                let since = since.into_iter().map(|since| since.map(|since| since.min(now))).collect();
                Clocks { rule, left, since }
            }
            None => Clocks::new(rule, seats),
        }
    }

    /// The clocks in their stored form; `None` if there are none.
    pub(crate) fn written(&self) -> Option<String> {
        (self.rule != ClockRule::None).then(|| serde_json::to_string(self).expect("clocks are plain data"))
    }

    /// Runs the clocks of exactly these seats. A clock that stops belongs to a seat that has decided.
    pub(crate) fn run(&mut self, running: SeatSet, now: i64) {
        if self.rule == ClockRule::None {
            return;
        }
        for index in 0..self.left.len() {
            let runs = running.contains(Seat::at(index));
            match (self.since[index], runs) {
                (None, true) => self.since[index] = Some(now),
                (Some(since), false) => {
                    self.since[index] = None;
                    self.left[index] = match self.rule {
                        ClockRule::Live { increment_s, .. } => {
                            (self.left[index] - (now - since)).max(0) + i64::from(increment_s) * 1000
                        }
                        rule => rule.at_start(),
                    };
                }
                _ => {}
            }
        }
    }

    /// Restarts the clock of a seat that has decided and decides again.
    pub(crate) fn decided(&mut self, seat: Seat, now: i64) {
        if self.since.get(seat.index()).is_some_and(Option::is_some) {
            let others: SeatSet = Seat::all(self.left.len() as u8)
                .filter(|other| *other != seat && self.since[other.index()].is_some())
                .collect();
            let running = self.running();
            self.run(others, now);
            self.run(running, now);
        }
    }

    /// Gives a player who comes back at least the time for one decision.
    pub(crate) fn refill(&mut self, seat: Seat) {
        let least = match self.rule {
            ClockRule::None => return,
            ClockRule::Live { increment_s, .. } => i64::from(increment_s.max(30)) * 1000,
            rule @ ClockRule::Correspondence { .. } => rule.at_start(),
        };
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = (*left).max(least);
        }
    }

    fn running(&self) -> SeatSet {
        Seat::all(self.left.len() as u8).filter(|seat| self.since[seat.index()].is_some()).collect()
    }

    /// When the first of the running clocks runs out.
    pub(crate) fn deadline(&self) -> Option<i64> {
        self.left.iter().zip(&self.since).filter_map(|(left, since)| Some(since.as_ref()? + left)).min()
    }

    /// The seats whose time is up.
    pub(crate) fn expired(&self, now: i64) -> SeatSet {
        let is_up = |seat: &Seat| {
            self.since[seat.index()].is_some_and(|since| since + self.left[seat.index()] <= now)
        };
        Seat::all(self.left.len() as u8).filter(is_up).collect()
    }

    /// The clocks as people see them; `None` if there are none.
    pub(crate) fn face(&self, now: i64) -> Option<ClockFace> {
        if self.rule == ClockRule::None {
            return None;
        }
        let left = self.left.iter().zip(&self.since);
        let left_ms =
            left.map(|(left, since)| (left - since.map_or(0, |since| now - since)).max(0)).collect();
        Some(ClockFace { left_ms, running: self.running().iter().map(|seat| seat.number() as u8).collect() })
    }
}

/// The clocks as people see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct ClockFace {
    /// Milliseconds each seat has left at this moment.
    pub left_ms: Vec<i64>,
    /// The seats whose clocks run.
    pub running: Vec<u8>,
}

/// How much time players have, for pages.
pub(crate) fn pace(clock: ClockRule) -> Pace {
    match clock {
        ClockRule::None => Pace::Unhurried,
        ClockRule::Live { reserve_s, increment_s } => Pace::Sitting { reserve_s, increment_s },
        ClockRule::Correspondence { per_decision_s } => Pace::Days { days: per_decision_s / 86_400 },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(index: usize) -> SeatSet {
        SeatSet::only(Seat::at(index))
    }

    #[test]
    fn a_live_clock_takes_from_the_reserve_and_adds_the_increment() {
        let mut clocks = Clocks::new(ClockRule::Live { reserve_s: 60, increment_s: 5 }, 2);
        clocks.run(only(0), 1000);
        assert_eq!(clocks.deadline(), Some(61_000));
        clocks.run(only(1), 11_000);
        let face = clocks.face(12_000).expect("there are clocks");
        assert_eq!(face, ClockFace { left_ms: vec![55_000, 59_000], running: vec![2] });
        assert!(clocks.expired(70_999).is_empty());
        assert_eq!(clocks.expired(71_000), only(1));
    }

    #[test]
    fn a_correspondence_clock_restarts_with_every_decision() {
        let mut clocks = Clocks::new(ClockRule::Correspondence { per_decision_s: 100 }, 2);
        clocks.run(only(0), 0);
        clocks.decided(Seat::at(0), 90_000);
        assert_eq!(clocks.deadline(), Some(190_000));
        clocks.run(only(1), 100_000);
        assert_eq!(clocks.deadline(), Some(200_000));
    }

    #[test]
    fn nobody_gains_time_when_the_server_restarts_with_an_earlier_uptime() {
        let rule = ClockRule::Live { reserve_s: 60, increment_s: 5 };
        let mut clocks = Clocks::new(rule, 2);
        clocks.run(only(0), 5000);
        let restored = Clocks::restored(rule, 2, clocks.written().as_deref(), 4200);
        let face = restored.face(4200).expect("there are clocks");
        assert_eq!(face, ClockFace { left_ms: vec![60_000, 60_000], running: vec![1] });
        assert_eq!(restored.deadline(), Some(64_200));
    }

    #[test]
    fn clocks_survive_storage_and_nothing_is_stored_without_clocks() {
        let rule = ClockRule::Live { reserve_s: 60, increment_s: 5 };
        let mut clocks = Clocks::new(rule, 3);
        clocks.run(only(2), 7);
        assert_eq!(Clocks::restored(rule, 3, clocks.written().as_deref(), 9), clocks);
        assert_eq!(Clocks::restored(rule, 2, clocks.written().as_deref(), 9), Clocks::new(rule, 2));
        assert_eq!(Clocks::new(ClockRule::None, 3).written(), None);
    }
}
