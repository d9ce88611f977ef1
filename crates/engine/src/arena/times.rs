//! How long turns took, in little memory.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The number of turns for each duration. Durations are nanoseconds with three significant digits, so there
/// are few different ones.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Times(BTreeMap<u64, u64>);

/// How long a bot thinks per turn, in seconds. This is processor time of its thread, but wall time for
/// programs. It is accurate to half a percent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Think {
    /// Half of its turns take at most this long.
    pub median: f64,
    /// 95 of 100 turns take at most this long.
    pub p95: f64,
    /// The longest turn.
    pub worst: f64,
}

impl Times {
    /// Counts a turn.
    pub(crate) fn note(&mut self, time: Duration) {
        self.count(three_digits(time.as_nanos() as u64), 1);
    }

    /// Adds all turns of `other`.
    pub(crate) fn add(&mut self, other: &Times) {
        other.0.iter().for_each(|(nanoseconds, turns)| self.count(*nanoseconds, *turns));
    }

    fn count(&mut self, nanoseconds: u64, turns: u64) {
        let counted = self.0.entry(nanoseconds).or_default();
        *counted = counted.saturating_add(turns);
    }

    pub(crate) fn think(&self) -> Think {
        Think { median: self.at(0.5), p95: self.at(0.95), worst: self.at(1.0) }
    }

    /// The time in seconds that this share of turns does not exceed.
    fn at(&self, share: f64) -> f64 {
        let turns: u64 = self.0.values().fold(0, |sum, turns| sum.saturating_add(*turns));
        let wanted = (turns as f64 * share).ceil() as u64;
        let mut sum = 0_u64;
        let reached = self.0.iter().find(|(_, turns)| {
            sum = sum.saturating_add(**turns);
            sum >= wanted
        });
        reached.map_or(0.0, |(nanoseconds, _)| *nanoseconds as f64 / 1e9)
    }
}

/// The nearest number with at most three significant digits.
fn three_digits(number: u64) -> u64 {
    let unit = 10_u64.pow(number.checked_ilog10().unwrap_or(0).saturating_sub(2));
    (number.saturating_add(unit / 2)) / unit * unit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_three_digits() {
        for (number, kept) in
            [(0, 0), (7, 7), (999, 999), (1000, 1000), (1004, 1000), (1006, 1010), (123_456, 123_000)]
        {
            assert_eq!(three_digits(number), kept);
        }
        assert!(three_digits(u64::MAX) > u64::MAX / 10 * 9);
    }

    #[test]
    fn think_time_is_read_off_the_sorted_turns() {
        let mut times = Times::default();
        (1..=100).rev().for_each(|milliseconds| times.note(Duration::from_millis(milliseconds)));
        assert_eq!(times.think(), Think { median: 0.05, p95: 0.095, worst: 0.1 });
        assert_eq!(Times::default().think(), Think::default());
    }
}
