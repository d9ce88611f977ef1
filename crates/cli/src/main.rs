//! The command `starfry`.
//!
//! The key decision: **commands know no game**. They read arguments and files, ask the catalogue, and print; what a
//! game is, may do or looks like is behind [`catalog::Game`].
//!
//! Invariants: exit code 0 means that all is well, 1 that a check failed, 2 that the command could not be carried out
//! as it was given. What scripts read goes to standard output, everything else to standard error.

mod advise;
mod arena;
mod bot;
mod clock;
mod content;
mod games;
mod input;
mod output;
mod replay;
mod scenario;
mod sim;
mod verify;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

/// Play, host and study tabletop games about aliens.
#[derive(Parser)]
#[command(version, max_term_width = 100, after_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Try this:
  starfry games                                          what there is to play
  starfry sim ufoludki --players 3 --games 100000        how games go between bots
  starfry sim ufoludki --players 3 --bots greedy --games 1 --records games
                                                         keep a game, dealt by the real dealer
  starfry replay games/ufoludki-1.jsonl                  read it as a story
  starfry advise games/ufoludki-1.jsonl --step 16 --seat 1
                                                         what a seat should have done there
  starfry verify games/ufoludki-1.jsonl                  check every card of it
  starfry arena ufoludki --bots greedy,random --games 1000
                                                         which bot is stronger, and how sure that is

Exit codes: 0 all is well, 1 a check failed, 2 the command could not be carried out as given.";

#[derive(Subcommand)]
enum Command {
    Games(games::Games),
    Sim(sim::Sim),
    Arena(arena::Arena),
    Replay(replay::Replay),
    Advise(advise::Advise),
    Verify(verify::Verify),
    Scenario(scenario::Scenario),
    Content(content::ContentCommand),
    Bot(bot::BotCommand),
}

/// How a command went that could be carried out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    AllIsWell,
    ACheckFailed,
}

/// Without a command: what there is.
fn introduce() -> anyhow::Result<Outcome> {
    output::say(&Arguments::command().render_help().to_string())?;
    Ok(Outcome::AllIsWell)
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        None => introduce(),
        Some(Command::Games(command)) => command.run(),
        Some(Command::Sim(command)) => command.run(),
        Some(Command::Arena(command)) => command.run(),
        Some(Command::Replay(command)) => command.run(),
        Some(Command::Advise(command)) => command.run(),
        Some(Command::Verify(command)) => command.run(),
        Some(Command::Scenario(command)) => command.run(),
        Some(Command::Content(command)) => command.run(),
        Some(Command::Bot(command)) => command.run(),
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
