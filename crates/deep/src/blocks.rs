//! Work for many threads: games and positions by their numbers, a block at a time.

use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use table::conformance::{Breach, Checked, Lawful, Plan, Suite};

/// How many games or positions a thread takes at a time.
const BLOCK: u64 = 100;
/// How often progress is told.
const PAUSE: Duration = Duration::from_secs(10);

/// How the work is shared.
pub(crate) struct Blocks {
    pub(crate) threads: NonZero<usize>,
    /// When to stop, if ever before everything is checked.
    pub(crate) until: Option<Instant>,
    pub(crate) seed: u64,
    pub(crate) full_every: u64,
}

/// What is checked, and how.
pub(crate) struct Check<S> {
    pub(crate) what: &'static str,
    pub(crate) of: &'static str,
    pub(crate) by: S,
}

/// What all threads know together.
struct Shared {
    checked: Checked,
    breach: Option<Breach>,
    told: Instant,
}

impl Blocks {
    /// Checks this many games or positions, unless time runs out.
    pub(crate) fn check<'a, G: Lawful>(
        &self,
        suite: &Suite<'a, G>,
        count: u64,
        check: Check<impl Fn(&Suite<'a, G>, Plan) -> Result<Checked, Breach> + Sync>,
    ) -> anyhow::Result<()> {
        let started = Instant::now();
        let next = AtomicU64::new(0);
        let shared = Mutex::new(Shared { checked: Checked::default(), breach: None, told: started });
        let Check { what, of, by } = check;
        let tell = |checked: &Checked, done: u64| {
            let seconds = started.elapsed().as_secs();
            eprintln!("{of}, {what}: {done} of {count} after {seconds} s: {checked:?}");
        };
        let work = || {
            while !self.is_late() {
                let first = next.fetch_add(BLOCK, Ordering::Relaxed);
                if first >= count {
                    return;
                }
                let plan = Plan::sampled(BLOCK.min(count - first), self.full_every);
                let found = by(suite, plan.seeded(self.seed).starting_at(first));
                let Ok(mut shared) = shared.lock() else { return };
                match found {
                    Ok(checked) => shared.checked += checked,
                    Err(breach) => shared.breach = Some(breach),
                }
                if shared.breach.is_some() {
                    return;
                }
                if shared.told.elapsed() > PAUSE {
                    shared.told = Instant::now();
                    tell(&shared.checked, shared.checked.arranged.max(shared.checked.games));
                }
            }
        };
        thread::scope(|scope| {
            for _ in 0..self.threads.get() {
                scope.spawn(work);
            }
        });
        let shared = shared.into_inner()?;
        if let Some(breach) = shared.breach {
            return Err(breach.into());
        }
        tell(&shared.checked, shared.checked.arranged.max(shared.checked.games));
        Ok(())
    }

    fn is_late(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() > until)
    }
}
