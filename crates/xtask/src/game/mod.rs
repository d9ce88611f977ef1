//! Commands for game folders: create one, and list what one still needs.

mod new;

use clap::Subcommand;

use crate::shell::run;

/// The commands for game folders.
#[derive(Subcommand)]
pub(crate) enum Game {
    /// Create a folder with a tiny game that works, for you to change: games/NAME
    New {
        /// The short name, such as `chess`: lower-case letters and digits
        name: String,
    },
    /// List what a game still needs before it can be offered to everybody
    Check {
        /// The short name
        name: String,
    },
}

impl Game {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        match self {
            Game::New { name } => new::make(name),
            Game::Check { name } => run("cargo", &["run", "--package", "deep", "--", "needs", name]),
        }
    }
}
