//! The laws of the table on random games, for as long as one likes: `cargo xtask deep`.

#![allow(clippy::print_stderr, reason = "it tells how far it is")]

use std::time::{Duration, Instant};

use battleforce::{BattleForce, Level, Options};
use clap::Parser;
use fries::Fries;
use table::Refusal;
use table::conformance::{Checked, Plan, check};
use ufoludki::Ufoludki;

/// Checks the laws on random games
#[derive(Parser)]
struct Deep {
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

fn main() -> anyhow::Result<()> {
    Deep::parse().run()
}

impl Deep {
    fn run(&self) -> anyhow::Result<()> {
        let ufoludki: Result<Vec<Ufoludki>, _> = (2..=6).map(Ufoludki::standard).collect();
        let fries: Result<Vec<Fries>, _> = (2..=5).map(Fries::standard).collect();
        let (ufoludki, fries, battleforce) = (ufoludki?, fries?, battleforce()?);
        let started = Instant::now();
        let limit = self.minutes.map(|minutes| Duration::from_secs(60 * minutes));
        let mut sums = [Checked::default(); 3];
        for seed in self.seed.. {
            sums[0] += check(&ufoludki, Plan::sampled(10_000, self.full_every).seeded(seed))?;
            // A game of Fries has hundreds of states and ten thousand things to try in each.
            sums[1] += check(&fries, Plan::sampled(400, self.full_every).seeded(seed))?;
            // One of Battle Force is checked for minutes, so its tables take turns.
            let table = seed as usize % battleforce.len();
            let table = &battleforce[table..=table];
            sums[2] += check(table, Plan::sampled(self.full_every, self.full_every).seeded(seed))?;
            let seconds = started.elapsed().as_secs();
            let [ufoludki, fries, battleforce] = sums;
            eprintln!(
                "up to seed {seed}, {seconds} s: ufoludki {ufoludki:?}, fries {fries:?}, battleforce {battleforce:?}"
            );
            if limit.is_some_and(|limit| started.elapsed() > limit) {
                break;
            }
        }
        Ok(())
    }
}

/// The three games at every table, and the one against the automaton.
fn battleforce() -> Result<Vec<BattleForce>, Refusal> {
    let levels = [Level::Introductory, Level::Basic, Level::Advanced];
    let levels = levels.map(|game| Options { game, ..Options::default() });
    let tables = levels.iter().flat_map(|options| (2..=8).map(|seats| (options.clone(), seats)));
    let tables = tables.chain([(Options::solitaire(), 2)]);
    tables.map(|(options, seats)| BattleForce::with_options(options, seats)).collect()
}
