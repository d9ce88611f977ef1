//! The command `starfry`.
//!
//! The key decision: **commands know no game**. They read arguments and files, ask the catalogue, and print; what a
//! game is, may do or looks like is behind [`catalog::Game`].
//!
//! Invariants: exit code 0 means that all is well, 1 that a check failed, 2 that the command could not be carried out
//! as it was given. What scripts read goes to standard output, everything else to standard error.

mod content;
mod games;
mod input;
mod output;
mod replay;
mod scenario;
mod sim;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Play, host and study tabletop games about aliens.
#[derive(Parser)]
#[command(version, arg_required_else_help = true, max_term_width = 100, after_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Try this:
  starfry games                                          what there is to play
  starfry sim ufoludki --players 3 --games 100000        how games go between bots
  starfry sim ufoludki --players 3 --bots greedy --games 1 --records games
                                                         keep a game, dealt by the real dealer
  starfry replay games/ufoludki-1.jsonl                  read it as a story
  starfry verify games/ufoludki-1.jsonl                  check every card of it

Exit codes: 0 all is well, 1 a check failed, 2 the command could not be carried out as given.";

#[derive(Subcommand)]
enum Command {
    Games(games::Games),
    Sim(sim::Sim),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Scenario(scenario::Scenario),
    Content(content::ContentCommand),
}

/// How a command went that could be carried out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    AllIsWell,
    ACheckFailed,
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Games(command) => command.run(),
        Command::Sim(command) => command.run(),
        Command::Replay(command) => command.run(),
        Command::Verify(command) => command.run(),
        Command::Scenario(command) => command.run(),
        Command::Content(command) => command.run(),
    };
    match result {
        Ok(Outcome::AllIsWell) => ExitCode::SUCCESS,
        Ok(Outcome::ACheckFailed) => ExitCode::from(1),
        // Whoever reads our output has heard enough: `starfry ... | head` is no failure.
        Err(error) if output::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            output::complain(&format!("error: {error:#}"));
            ExitCode::from(2)
        }
    }
}
