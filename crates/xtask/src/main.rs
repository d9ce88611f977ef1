//! The tasks that developers and CI run. `cargo xtask --help` lists them.

mod api_fuzz;
mod bench;
mod browser;
mod chart;
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
mod soak;
mod test;
mod tools;

use clap::{Parser, Subcommand};
use shell::run;

/// Development tasks for Starfry
#[derive(Parser)]
#[command(arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run everything that must pass, in parts: format, lints, script types, tests, documentation, browsers,
    /// short kills
    Test(test::Test),
    /// Play in a real Chromium and check every page there; needs node and Chromium, which are installed
    Browser(browser::Browser),
    /// Take the screenshots for docs/screenshots.md
    Screenshots(browser::Screenshots),
    /// Check the laws on a million arranged positions and on random games
    Deep {
        /// Arguments for the task; see its `--help`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Create a new game, or list what one still needs
    #[command(subcommand)]
    Game(game::Game),
    /// Fuzz everything that reads bytes from outside, target by target
    Fuzz {
        /// Seconds for each target
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
    /// Count the instructions of the hot paths; needs valgrind, which is installed
    Bench,
    /// Measure how much load a server can take, on two cores of this machine; prints JSON
    Load(load::Load),
    /// Play at a steady pace for a long time while people come and go: nothing is lost, and memory does not
    /// grow; prints JSON
    Soak(soak::Soak),
    /// Let one address do its worst while somebody else plays, and measure what it costs; prints JSON
    Siege(siege::Siege),
    /// Fuzz a server's API from its own description; needs python3, prints JSON
    ApiFuzz(api_fuzz::ApiFuzz),
    /// Kill a server again and again while people play, and compare what players were told with what was
    /// recorded
    Crash(crash::Crash),
    /// Make everything a host can install in target/package: a tarball, a Debian package, an image
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
        Task::Soak(soak) => soak.run(),
        Task::Siege(siege) => siege.run(),
        Task::ApiFuzz(fuzz) => fuzz.run(),
        Task::Package(package) => package.run(),
    }
}

/// Runs the `deep` program. It knows all games and this program does not, so this one builds quickly.
pub(crate) fn deep(arguments: &[String]) -> anyhow::Result<()> {
    let mut all = vec!["run", "--quiet", "--locked", "--package", "deep", "--", "laws"];
    all.extend(arguments.iter().map(String::as_str));
    run("cargo", &all)
}
