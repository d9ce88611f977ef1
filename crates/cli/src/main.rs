//! The command `starfry`.
//!
//! The key decision: **commands know no game**. They read arguments and files, ask the catalogue, and print.
//! What a game is, allows and looks like is behind [`catalog::Game`].
//!
//! Invariants: exit code 0 means success, 1 that a check failed, 2 that the command could not be carried out
//! as given. Output for scripts goes to standard output, everything else to standard error. Output for people
//! is in their language; output for programs (`--json`) is the same in all languages.

mod admin;
mod advise;
mod arena;
mod backup;
mod bot;
mod clock;
mod config;
mod content;
mod copy;
mod example;
mod export;
mod games;
mod greeting;
mod help;
mod import;
mod input;
mod language;
mod not_started;
mod output;
mod replay;
mod rules;
mod scenario;
mod serve;
mod settings;
mod sim;
mod texts_folder;
mod usage;
mod verify;
mod why;

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use catalog::Fault;
use clap::{FromArgMatches, Parser, Subcommand};
use i18n::{Texts, args};

use language::{LanguageArguments, Speech};

/// Play, host and study tabletop games about aliens.
#[derive(Parser)]
#[command(version, max_term_width = 100, after_help = EXAMPLES)]
struct Arguments {
    /// Read before all others, see [`language`].
    #[command(flatten)]
    language: LanguageArguments,
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Without a command, it runs `starfry serve`.

Examples:
  starfry serve                                          host games for friends
  starfry games                                          list the games
  starfry rules GAME                                     read the rules
  starfry sim GAME --players 3 --games 100000            simulate bot games
  starfry sim GAME --players 3 --bots greedy --games 1 --records played
                                                         record a game
  starfry replay played/GAME-1.jsonl                     read it as a story
  starfry advise played/GAME-1.jsonl --step 16 --seat 1
                                                         find the best move for a seat
  starfry verify played/GAME-1.jsonl                     check every card and roll
  starfry arena GAME --bots greedy,random --games 1000
                                                         compare bots

Exit codes: 0 success, 1 a check failed, 2 invalid arguments or another error.";

#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Games(games::Games),
    Sim(sim::Sim),
    Arena(arena::Arena),
    Replay(replay::Replay),
    Rules(rules::Rules),
    Advise(advise::Advise),
    Why(why::Why),
    Verify(verify::Verify),
    Scenario(scenario::Scenario),
    Content(content::ContentCommand),
    Bot(bot::BotCommand),
    Config(config::ConfigCommand),
    Admin(admin::Admin),
    Backup(backup::Backup),
    Restore(backup::Restore),
    Copy(copy::CopyCommand),
    Export(export::Export),
    Import(import::Import),
}

/// The result of a command that could be carried out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    AllIsWell,
    ACheckFailed,
}

fn run(command: &Command, speech: &Speech) -> anyhow::Result<Outcome> {
    match command {
        Command::Serve(command) => command.run(speech),
        Command::Games(command) => command.run(speech),
        Command::Sim(command) => command.run(speech),
        Command::Arena(command) => command.run(speech),
        Command::Replay(command) => command.run(speech),
        Command::Rules(command) => command.run(speech),
        Command::Advise(command) => command.run(speech),
        Command::Why(command) => command.run(speech),
        Command::Verify(command) => command.run(speech),
        Command::Scenario(command) => command.run(speech),
        Command::Content(command) => command.run(speech),
        Command::Bot(command) => command.run(speech),
        Command::Config(command) => command.run(speech),
        Command::Admin(command) => command.run(speech),
        Command::Backup(command) => command.run(speech),
        Command::Restore(command) => command.run(speech),
        Command::Copy(command) => command.run(speech),
        Command::Export(command) => command.run(speech),
        Command::Import(command) => command.run(speech),
    }
}

/// Parses the arguments and runs the command. Without a command, starts a server.
fn obey(words: &[OsString], speech: &Speech) -> anyhow::Result<Outcome> {
    let mut form = help::translated(speech.texts());
    let arguments = Arguments::from_arg_matches(&form.try_get_matches_from_mut(words)?)?;
    run(&arguments.command.unwrap_or_else(|| Command::Serve(serve::Serve::default())), speech)
}

/// Prints why a command could not be carried out.
fn explain(error: &anyhow::Error, words: &[OsString], texts: &Texts) -> ExitCode {
    if let Some(error) = error.downcast_ref::<clap::Error>() {
        return usage::answer(error, words, texts);
    }
    let fault = match error.downcast_ref::<Fault>() {
        Some(fault) => texts.message(fault),
        None => format!("{error:#}"),
    };
    output::complain(&texts.say("fault-error", &args! { fault: fault }));
    ExitCode::from(2)
}

/// A busy server sends many small messages from few threads. This allocator wastes neither time nor memory on
/// them.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let words: Vec<OsString> = env::args_os().collect();
    let (speech, result) = match LanguageArguments::first_look(&words).speech(::games::all()) {
        Ok(speech) => {
            let result = obey(&words, &speech);
            (speech, result)
        }
        Err(failed) => {
            let (speech, fault) = *failed;
            (speech, Err(fault.into()))
        }
    };
    match result {
        Ok(Outcome::AllIsWell) => ExitCode::SUCCESS,
        Ok(Outcome::ACheckFailed) => ExitCode::from(1),
        // The reader of our output has closed it, as in `starfry ... | head`. That is not a failure.
        Err(error) if output::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => explain(&error, &words, speech.texts()),
    }
}

#[cfg(test)]
mod tests {
    use i18n::Library;

    /// All languages, for tests of messages.
    pub(crate) fn library() -> &'static Library {
        ::games::all().library()
    }
}
