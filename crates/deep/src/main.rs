//! The laws of the table on arranged positions and on random games, for as long as one likes: `cargo xtask deep`.

#![allow(clippy::print_stderr, reason = "it tells how far it is")]

mod blocks;
mod recorded;

use std::num::NonZero;
use std::ops::Range;
use std::time::{Duration, Instant};

use battleforce::{BattleForce, Level, Options};
use clap::Parser;
use fries::Fries;
use table::conformance::{Lawful, Plan, Suite, in_every_edition};
use table::{FastDice, Refusal, Rules};
use ufoludki::Ufoludki;

use blocks::Blocks;

/// Checks the laws on arranged positions and on random games
#[derive(Parser)]
struct Deep {
    /// Stop after this many minutes [default: when everything is checked]
    #[arg(long)]
    minutes: Option<u64>,
    /// How many positions of Ufoludki and of Fries to arrange; of Battle Force, a tenth of it
    #[arg(long, default_value_t = 1_000_000)]
    arranged: u64,
    /// How many random games of Ufoludki to play; of Fries, one in 25, and of Battle Force, one in 200
    #[arg(long, default_value_t = 100_000)]
    games: u64,
    /// How many random games of each to play with records, over all options and numbers of players
    #[arg(long, default_value_t = 20_000)]
    recorded: u64,
    /// Where the randomness starts from
    #[arg(long, default_value_t = 1000)]
    seed: u64,
    /// One in so many positions is checked under all laws, one in so many games in every state
    #[arg(long, default_value_t = 50)]
    full_every: u64,
    /// Check only this game; may be given several times [default: all]
    #[arg(long, value_parser = [Ufoludki::NAME, Fries::NAME, BattleForce::NAME])]
    game: Vec<String>,
    /// How many threads to use [default: one for each core]
    #[arg(long)]
    threads: Option<NonZero<usize>>,
}

fn main() -> anyhow::Result<()> {
    Deep::parse().run()
}

impl Deep {
    fn run(&self) -> anyhow::Result<()> {
        let ufoludki = in_every_edition(&ufoludki()?)?;
        let fries = in_every_edition(&fries()?)?;
        let battleforce = in_every_edition(&battleforce(self.seed)?)?;
        let blocks = Blocks {
            threads: self.threads.map_or_else(std::thread::available_parallelism, Ok)?,
            until: self.minutes.map(|minutes| Instant::now() + Duration::from_secs(60 * minutes)),
        };
        let suites = (Suite::new(&ufoludki)?, Suite::new(&fries)?, Suite::new(&battleforce)?);
        for game in catalog::games().iter().copied().filter(|game| self.is_wanted(game.name())) {
            let play = |numbers| recorded::play(game, self.seed, numbers);
            blocks.check(&format!("{}, records", game.name()), self.recorded, play)?;
        }
        self.arranged(&blocks, &suites.0, self.arranged)?;
        self.arranged(&blocks, &suites.1, self.arranged)?;
        self.arranged(&blocks, &suites.2, self.arranged / 10)?;
        // A random game of Fries has hundreds of states and ten thousand things to try in each. One of Battle Force is checked for
        // minutes.
        self.random(&blocks, &suites.0, self.games)?;
        self.random(&blocks, &suites.1, self.games / 25)?;
        self.random(&blocks, &suites.2, self.games / 200)
    }

    fn arranged<G: Lawful>(&self, blocks: &Blocks, suite: &Suite<'_, G>, count: u64) -> anyhow::Result<()> {
        let check = |numbers| suite.check_arranged(self.plan(numbers));
        let what = format!("{}, arranged positions", G::NAME);
        if self.is_wanted(G::NAME) { blocks.check(&what, count, check) } else { Ok(()) }
    }

    fn random<G: Lawful>(&self, blocks: &Blocks, suite: &Suite<'_, G>, count: u64) -> anyhow::Result<()> {
        let check = |numbers| suite.check(self.plan(numbers));
        let what = format!("{}, random games", G::NAME);
        if self.is_wanted(G::NAME) { blocks.check(&what, count, check) } else { Ok(()) }
    }

    fn plan(&self, numbers: Range<u64>) -> Plan {
        let games = numbers.end - numbers.start;
        Plan::sampled(games, self.full_every).seeded(self.seed).starting_at(numbers.start)
    }

    fn is_wanted(&self, name: &str) -> bool {
        self.game.is_empty() || self.game.iter().any(|game| game == name)
    }
}

/// Every number of players, with the usual limit of turns and with a low one.
fn ufoludki() -> Result<Vec<Ufoludki>, Refusal> {
    let usual: Result<Vec<Ufoludki>, Refusal> = (2..=6).map(Ufoludki::standard).collect();
    let usual = usual?;
    let short = |game: &Ufoludki| {
        Ufoludki::new(game.content().clone(), ufoludki::Options { turn_limit: 12 }, game.seats())
    };
    let short: Result<Vec<Ufoludki>, Refusal> = usual.iter().map(short).collect();
    Ok(usual.into_iter().chain(short?).collect())
}

/// Every number of players, with the usual limit of rounds and with a low one.
fn fries() -> Result<Vec<Fries>, Refusal> {
    let usual: Vec<Fries> = (2..=5).map(Fries::standard).collect::<Result<_, _>>()?;
    let short =
        |game: &Fries| Fries::new(game.content().clone(), fries::Options { round_limit: 3 }, game.seats());
    let short: Result<Vec<Fries>, Refusal> = usual.iter().map(short).collect();
    Ok(usual.into_iter().chain(short?).collect())
}

/// The three games at every table, the one against the automaton, and many with options at random.
fn battleforce(seed: u64) -> Result<Vec<BattleForce>, Refusal> {
    let levels = [Level::Introductory, Level::Basic, Level::Advanced];
    let levels = levels.map(|game| Options { game, ..Options::default() });
    let tables = levels.iter().flat_map(|options| (2..=8).map(|seats| (options.clone(), seats)));
    let tables = tables.chain([(Options::solitaire(), 2)]);
    let mut games: Vec<BattleForce> =
        tables.map(|(options, seats)| BattleForce::with_options(options, seats)).collect::<Result<_, _>>()?;
    let mut dice = FastDice::seeded(seed);
    games.extend((games.len()..250).map(|_| BattleForce::at_random(&mut dice)));
    Ok(games)
}
