//! The laws, for as long as one likes.

use std::time::{Duration, Instant};

use clap::Args;
use table::conformance::{Checked, Lawful, Plan, check};
use ufoludki::Ufoludki;

use crate::shell::say;

#[derive(Args)]
pub(crate) struct Deep {
    /// Stop after this many minutes [default: never]
    #[arg(long)]
    minutes: Option<u64>,
    /// Where the random games start from
    #[arg(long, default_value_t = 1000)]
    seed: u64,
    /// One in so many games is checked in every state
    #[arg(long, default_value_t = 50)]
    full_every: u64,
}

impl Deep {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let games: Result<Vec<Ufoludki>, _> = (2..=6).map(Ufoludki::standard).collect();
        self.check("ufoludki", &games?)
    }

    fn check<G: Lawful>(&self, name: &str, games: &[G]) -> anyhow::Result<()> {
        let started = Instant::now();
        let limit = self.minutes.map(|minutes| Duration::from_secs(60 * minutes));
        let mut sum = Checked::default();
        for seed in self.seed.. {
            let plan = Plan::sampled(10_000, self.full_every).seeded(seed);
            let checked = check(games, plan)?;
            sum.games += checked.games;
            sum.states += checked.states;
            sum.refusals += checked.refusals;
            sum.settled += checked.settled;
            sum.shadowed += checked.shadowed;
            say(&format!("{name} up to seed {seed}, {} s: {sum:?}", started.elapsed().as_secs()));
            if limit.is_some_and(|limit| started.elapsed() > limit) {
                break;
            }
        }
        Ok(())
    }
}
