//! What developers and CI run: `cargo xtask --help` lists it.

mod api_fuzz;
mod bench;
mod browser;
mod crash;
mod fuzz;
mod game;
mod games_served;
mod load;
mod npm;
mod package;
mod postgres;
mod process_time;
mod scripts;
mod server_tests;
mod serving;
mod shell;
mod siege;
mod test;
mod tools;

use clap::{Parser, Subcommand};
use shell::run;

/// Development tasks of Starfry
#[derive(Parser)]
#[command(arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run everything that must pass, in parts: format, lints, types of scripts, tests, documentation, browsers, short kills
    Test(test::Test),
    /// Play in a real Chromium, and look at every page there; needs node and Chromium, which it installs
    Browser(browser::Browser),
    /// Make the pictures of docs/screenshots.md
    Screenshots(browser::Screenshots),
    /// Check the laws on a million arranged positions and on random games
    Deep {
        /// What `--help` behind it tells
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Start a new game, or see what one still needs
    #[command(subcommand)]
    Game(game::Game),
    /// Fuzz everything that reads bytes from outside, target by target
    Fuzz {
        /// Seconds for each target
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
    /// Count instructions of the hot paths; needs valgrind, which it installs
    Bench,
    /// Measure how much a server bears, on two cores of this machine; prints JSON
    Load(load::Load),
    /// Let one address do its worst while somebody else plays, and say what it costs; prints JSON
    Siege(siege::Siege),
    /// Fuzz the API of a server from its own description; needs python3, prints JSON
    ApiFuzz(api_fuzz::ApiFuzz),
    /// Kill a server again and again while it is played, and compare what players were told with what is there
    Crash(crash::Crash),
    /// Make everything a host can install: a tarball, a Debian package, an image; in target/package
    Package(package::Package),
}

fn main() -> anyhow::Result<()> {
    match Arguments::parse().task {
        Task::Test(test) => test.run(),
        Task::Browser(browser) => browser.run(),
        Task::Screenshots(screenshots) => screenshots.run(),
        Task::Deep { arguments } => deep(&arguments),
        Task::Game(game) => game.run(),
        Task::Fuzz { seconds } => fuzz::run_all(seconds),
        Task::Bench => bench::run_all(),
        Task::Load(load) => load.run(),
        Task::Crash(crash) => crash.run(),
        Task::Siege(siege) => siege.run(),
        Task::ApiFuzz(fuzz) => fuzz.run(),
        Task::Package(package) => package.run(),
    }
}

/// It knows all games, which this program does not: so this program is built in no time.
pub(crate) fn deep(arguments: &[String]) -> anyhow::Result<()> {
    let mut all = vec!["run", "--quiet", "--locked", "--package", "deep", "--", "laws"];
    all.extend(arguments.iter().map(String::as_str));
    run("cargo", &all)
}
