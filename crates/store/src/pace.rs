//! When to write: immediately under light load, at a steady tick under heavy load.

use std::time::{Duration, Instant};

/// Decides how long to wait before a transaction.
///
/// A transaction costs as much as the moves of many tables that go into it. When several jobs arrive per
/// tick, transactions start one tick apart, so that the jobs share the cost.
pub(crate) struct Pace {
    tick: Duration,
    /// When the last group began.
    begun: Option<Instant>,
    /// The recent number of jobs per tick.
    per_tick: f64,
    /// Since when there are enough of them for waiting to be worthwhile.
    crowd_since: Option<Instant>,
    /// The groups that were delayed, since waiting began. None if the next group is not delayed.
    waits: Option<Waits>,
    /// Do not wait before this time, because waiting brought fewer jobs than had come before. It would only
    /// slow down a few clients that each wait for an answer before they continue.
    backoff_until: Option<Instant>,
}

/// Whether waiting is worthwhile.
#[derive(Clone, Copy)]
struct Waits {
    /// The number of jobs per tick before groups were delayed.
    expected: f64,
    /// The recent number of jobs per delayed group.
    brought: f64,
}

/// The number of jobs per tick from which waiting is worthwhile.
const WORTH_WAITING: f64 = 2.0;

/// For how many ticks jobs must have been frequent. The number of jobs per tick is only then what it is without
/// waiting.
const STEADY_TICKS: u32 = 16;

/// Waiting is in vain if it brings less than this share of the jobs that were expected.
const IN_VAIN: f64 = 0.5;

/// For how many ticks not to wait after waiting in vain.
const BACKOFF_TICKS: u32 = 50;

impl Pace {
    pub(crate) fn new(tick: Duration) -> Self {
        Self { tick, begun: None, per_tick: 0.0, crowd_since: None, waits: None, backoff_until: None }
    }

    /// How long to wait for further jobs before starting a group now.
    pub(crate) fn wait(&mut self, now: Instant) -> Option<Duration> {
        let is_steady = self.crowd_since.is_some_and(|since| now - since >= self.tick * STEADY_TICKS);
        let is_time = is_steady && self.backoff_until.is_none_or(|then| then <= now);
        let begun = self.begun.filter(|_| is_time)?;
        let wait = self.tick.checked_sub(now.duration_since(begun)).filter(|wait| !wait.is_zero())?;
        self.waits.get_or_insert(Waits { expected: self.per_tick, brought: self.per_tick });
        Some(wait)
    }

    /// Records that a group with this many jobs begins.
    pub(crate) fn begin(&mut self, jobs: usize, now: Instant) {
        let ticks = match self.begun {
            Some(begun) if !self.tick.is_zero() => now.duration_since(begun).div_duration_f64(self.tick),
            _ => f64::INFINITY,
        };
        self.begun = Some(now);
        if let Some(Waits { expected, brought }) = &mut self.waits {
            // A few groups are small by chance.
            *brought = f64::midpoint(*brought, jobs as f64);
            if *brought < *expected * IN_VAIN {
                self.waits = None;
                self.backoff_until = Some(now + self.tick * BACKOFF_TICKS);
            }
        }
        // Earlier jobs count less the longer ago they were: half after eight ticks.
        #[allow(
            clippy::disallowed_methods,
            reason = "how long a group waits does not affect any bot's decision"
        )]
        let weight = 0.5_f64.powf(ticks / 8.0);
        self.per_tick = self.per_tick * weight + jobs as f64 / ticks.max(f64::EPSILON) * (1.0 - weight);
        self.crowd_since = if self.per_tick < WORTH_WAITING { None } else { self.crowd_since.or(Some(now)) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The wait after groups of `jobs` have arrived every `every` for a while.
    fn wait_after(jobs: usize, every: Duration) -> Option<Duration> {
        let (mut pace, mut now) = (Pace::new(Duration::from_millis(5)), Instant::now());
        for _ in 0..200 {
            now += every;
            pace.begin(jobs, now);
        }
        pace.wait(now + Duration::from_millis(1))
    }

    #[test]
    fn a_lonely_job_does_not_wait() {
        assert_eq!(wait_after(1, Duration::from_millis(3)), None);
        assert_eq!(wait_after(1, Duration::from_secs(1)), None);
        assert_eq!(Pace::new(Duration::from_millis(5)).wait(Instant::now()), None);
    }

    #[test]
    fn a_job_in_a_crowd_waits_for_the_next_tick() {
        assert_eq!(wait_after(1, Duration::from_millis(2)), Some(Duration::from_millis(4)));
        assert_eq!(wait_after(3, Duration::from_micros(600)), Some(Duration::from_millis(4)));
        assert_eq!(wait_after(25, Duration::from_millis(5)), Some(Duration::from_millis(4)));
    }

    #[test]
    fn nobody_waits_without_a_tick() {
        let mut pace = Pace::new(Duration::ZERO);
        let now = Instant::now();
        for n in 0..100 {
            pace.begin(50, now + Duration::from_micros(n));
        }
        assert_eq!(pace.wait(now), None);
    }

    #[test]
    fn a_few_clients_that_wait_for_answers_are_not_slowed_down() {
        let (mut pace, mut now) = (Pace::new(Duration::from_millis(5)), Instant::now());
        let start = now;
        for _ in 0..1000 {
            now += pace.wait(now).unwrap_or_default();
            pace.begin(2, now);
            now += Duration::from_micros(500);
        }
        assert!(now - start < Duration::from_millis(530), "{:?}", now - start);
    }

    #[test]
    fn a_crowd_is_forgotten() {
        let (mut pace, mut now) = (Pace::new(Duration::from_millis(5)), Instant::now());
        for _ in 0..100 {
            now += Duration::from_millis(5);
            pace.begin(50, now);
        }
        now += Duration::from_secs(1);
        pace.begin(1, now);
        assert_eq!(pace.wait(now), None);
    }
}
