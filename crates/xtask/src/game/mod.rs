//! Games as folders: a new one, and what one still needs.

mod new;

use clap::Subcommand;

use crate::shell::run;

/// What one may do with a game's folder.
#[derive(Subcommand)]
pub(crate) enum Game {
    /// Make a folder with a tiny game that works, for you to change: games/NAME
    New {
        /// The short name, such as `chess`: small letters and digits
        name: String,
    },
    /// Say, one sentence each, what a game still needs before it can be offered to everybody
    Check {
        /// The short name
        name: String,
    },
}

impl Game {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        match self {
            Game::New { name } => new::make(name),
            Game::Check { name } => {
                run("cargo", &["run", "--quiet", "--package", "deep", "--", "needs", name])
            }
        }
    }
}
