//! The laws, for as long as one likes.

use std::time::{Duration, Instant};

use clap::Args;
use fries::Fries;
use table::conformance::{Checked, Plan, check};
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
        let ufoludki: Result<Vec<Ufoludki>, _> = (2..=6).map(Ufoludki::standard).collect();
        let fries: Result<Vec<Fries>, _> = (2..=5).map(Fries::standard).collect();
        let (ufoludki, fries) = (ufoludki?, fries?);
        let started = Instant::now();
        let limit = self.minutes.map(|minutes| Duration::from_secs(60 * minutes));
        let mut sums = [Checked::default(); 2];
        for seed in self.seed.. {
            sums[0] += check(&ufoludki, Plan::sampled(10_000, self.full_every).seeded(seed))?;
            // A game of Fries has hundreds of states and ten thousand things to try in each.
            sums[1] += check(&fries, Plan::sampled(400, self.full_every).seeded(seed))?;
            let seconds = started.elapsed().as_secs();
            say(&format!("up to seed {seed}, {seconds} s: ufoludki {:?}, fries {:?}", sums[0], sums[1]));
            if limit.is_some_and(|limit| started.elapsed() > limit) {
                break;
            }
        }
        Ok(())
    }
}
