//! Tools for developers that cover all games: check the laws at length (`cargo xtask deep`), and list what a
//! draft still needs (`cargo xtask game check`).

#![allow(clippy::print_stderr, reason = "it reports its progress")]

mod blocks;
mod needs;
mod recorded;

use std::num::NonZero;
use std::ops::Range;
use std::time::{Duration, Instant};

use catalog::{Game, Laws};
use clap::{Args, Parser};
use contract::conformance::Plan;

use blocks::Blocks;

#[derive(Parser)]
enum Deep {
    /// Check the laws on arranged positions and random games
    Laws(LawsOfGames),
    /// List what a game still needs before it can be offered to everybody
    Needs {
        /// The game's short name
        name: String,
    },
}

#[derive(Args)]
struct LawsOfGames {
    /// Stop after this many minutes [default: when everything is checked]
    #[arg(long)]
    minutes: Option<u64>,
    /// How many positions to arrange; fewer for games in which that is slow
    #[arg(long, default_value_t = 1_000_000)]
    arranged: u64,
    /// How many random games to play; fewer for games in which that is slow
    #[arg(long, default_value_t = 100_000)]
    games: u64,
    /// How many random games of each to play with records, across all options and numbers of players
    #[arg(long, default_value_t = 20_000)]
    recorded: u64,
    /// The seed of the randomness
    #[arg(long, default_value_t = 1000)]
    seed: u64,
    /// Check one in this many positions under all laws, and one in this many games in every state
    #[arg(long, default_value_t = 50)]
    full_every: u64,
    /// Check only this game; may be repeated [default: all]
    #[arg(long)]
    game: Vec<String>,
    /// How many threads to use [default: one per core]
    #[arg(long)]
    threads: Option<NonZero<usize>>,
}

fn main() -> anyhow::Result<()> {
    match Deep::parse() {
        Deep::Laws(laws) => laws.run(),
        Deep::Needs { name } => needs::tell(&name),
    }
}

impl LawsOfGames {
    fn run(&self) -> anyhow::Result<()> {
        for name in &self.game {
            games::all().game(name)?;
        }
        let blocks = Blocks {
            threads: self.threads.map_or_else(std::thread::available_parallelism, Ok)?,
            until: self.minutes.map(|minutes| Instant::now() + Duration::from_secs(60 * minutes)),
        };
        let wanted: Vec<&'static dyn Game> =
            games::all().games().iter().copied().filter(|game| self.is_wanted(game.name())).collect();
        for game in &wanted {
            let play = |numbers| recorded::play(*game, self.seed, numbers);
            blocks.check(&format!("{}, records", game.name()), self.recorded, play)?;
        }
        let laws: Vec<Box<dyn Laws>> =
            wanted.iter().map(|game| game.engine().laws(self.seed)).collect::<Result<_, _>>()?;
        for (game, laws) in wanted.iter().zip(&laws) {
            let check = |numbers| laws.on_arranged_positions(self.plan(numbers));
            let count = self.arranged / laws.one_arranged_position_in();
            blocks.check(&format!("{}, arranged positions", game.name()), count, check)?;
        }
        for (game, laws) in wanted.iter().zip(&laws) {
            let check = |numbers| laws.on_random_games(self.plan(numbers));
            let count = self.games / laws.one_random_game_in();
            blocks.check(&format!("{}, random games", game.name()), count, check)?;
        }
        Ok(())
    }

    fn plan(&self, numbers: Range<u64>) -> Plan {
        let games = numbers.end - numbers.start;
        Plan::sampled(games, self.full_every).seeded(self.seed).starting_at(numbers.start)
    }

    fn is_wanted(&self, name: &str) -> bool {
        self.game.is_empty() || self.game.iter().any(|game| game == name)
    }
}
