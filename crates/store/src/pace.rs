//! When to write: at once while little happens, in a steady beat while much does.

use std::time::{Duration, Instant};

/// A transaction costs as much as the moves of many tables that go into it. While so many jobs come that several arrive within a
/// beat, transactions begin a beat apart, so that they share the cost.
pub(crate) struct Pace {
    beat: Duration,
    /// When the last group was begun.
    begun: Option<Instant>,
    /// How many jobs have come per beat, lately.
    per_beat: f64,
    /// Whether the next group was waited for.
    waited: bool,
    /// Until then nobody waits, since waiting brought nobody: few clients that each want an answer before they go on would only be
    /// slowed down.
    in_vain_until: Option<Instant>,
}

/// From so many jobs per beat on it is worth waiting for the next.
const WORTH_WAITING: usize = 6;

/// For so many beats nobody waits after it was in vain.
const BEATS_WITHOUT_HOPE: u32 = 50;

impl Pace {
    pub(crate) fn new(beat: Duration) -> Self {
        Self { beat, begun: None, per_beat: 0.0, waited: false, in_vain_until: None }
    }

    /// How long to wait for others before a group is begun now.
    pub(crate) fn wait(&mut self, now: Instant) -> Option<Duration> {
        let crowd =
            self.per_beat >= WORTH_WAITING as f64 && self.in_vain_until.is_none_or(|then| then <= now);
        let begun = self.begun.filter(|_| crowd)?;
        let wait = self.beat.checked_sub(now.duration_since(begun)).filter(|wait| !wait.is_zero());
        self.waited = wait.is_some();
        wait
    }

    /// A group of so many is begun.
    pub(crate) fn begin(&mut self, jobs: usize, now: Instant) {
        let beats = match self.begun {
            Some(begun) if !self.beat.is_zero() => now.duration_since(begun).div_duration_f64(self.beat),
            _ => f64::INFINITY,
        };
        self.begun = Some(now);
        if std::mem::take(&mut self.waited) {
            self.in_vain_until = (jobs < WORTH_WAITING).then(|| now + self.beat * BEATS_WITHOUT_HOPE);
        }
        // What came before counts the less the longer ago it was: half after eight beats.
        #[allow(clippy::disallowed_methods, reason = "how long a group waits is no decision of a bot")]
        let weight = 0.5_f64.powf(beats / 8.0);
        self.per_beat = self.per_beat * weight + jobs as f64 / beats.max(f64::EPSILON) * (1.0 - weight);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is waited for when groups of `jobs` have come every `every` for a while.
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
        assert_eq!(wait_after(1, Duration::from_micros(2500)), None);
        assert_eq!(wait_after(1, Duration::from_secs(1)), None);
        assert_eq!(Pace::new(Duration::from_millis(5)).wait(Instant::now()), None);
    }

    #[test]
    fn one_of_many_jobs_waits_for_the_next_beat() {
        assert_eq!(wait_after(3, Duration::from_micros(600)), Some(Duration::from_millis(4)));
        assert_eq!(wait_after(25, Duration::from_millis(5)), Some(Duration::from_millis(4)));
    }

    #[test]
    fn nobody_waits_where_there_is_no_beat() {
        let mut pace = Pace::new(Duration::ZERO);
        let now = Instant::now();
        for n in 0..100 {
            pace.begin(50, now + Duration::from_micros(n));
        }
        assert_eq!(pace.wait(now), None);
    }

    #[test]
    fn few_who_go_on_only_when_answered_are_not_slowed_down() {
        let (mut pace, mut now) = (Pace::new(Duration::from_millis(5)), Instant::now());
        let start = now;
        for _ in 0..1000 {
            now += pace.wait(now).unwrap_or_default();
            pace.begin(2, now);
            now += Duration::from_micros(500);
        }
        assert!(now - start < Duration::from_millis(520), "{:?}", now - start);
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
