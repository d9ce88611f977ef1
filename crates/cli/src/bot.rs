//! `starfry bot`

use std::time::Duration;

use catalog::{BOT_DEADLINE, BotCheck, BotCheckRequest, Duty, Finding, Game, Verdict};
use clap::{Args, Subcommand};

use crate::Outcome;
use crate::input::seed_or_random;
use crate::output::say;

/// Look after bots of your own
#[derive(Args)]
pub(crate) struct BotCommand {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    Check(Check),
}

/// Play a few games with a program and tell whether it keeps to the bot protocol
#[derive(Args)]
#[command(after_help = "\
docs/bots.md explains the protocol, with examples to start from:
  starfry bot check \"python3 examples/bots/random_bot.py\"
  starfry sim ufoludki -p 2 --games 100 --bots \"random,exec:sh examples/bots/first_bot.sh\"

The program plays against random opponents, first with the fewest players, then with the most.
Once a game it gets an error although its answer was fine, and must answer again. What it
prints to standard error is shown. Ends with code 1 if it does anything wrong.")]
struct Check {
    /// The command that starts the program, as for the shell
    command: String,
    /// Only this game, by its short name [default: all games]
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// How many games of each
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Where the random games start from [default: random]
    #[arg(long, value_name = "X")]
    seed: Option<u64>,
    /// How long the program may take for an answer
    #[arg(long, value_name = "SECONDS", default_value_t = BOT_DEADLINE.as_secs_f64())]
    deadline: f64,
    /// Print JSON, one line per game
    #[arg(long)]
    json: bool,
}

impl BotCommand {
    pub(crate) fn run(&self) -> anyhow::Result<Outcome> {
        let Action::Check(check) = &self.action;
        check.run()
    }
}

impl Check {
    fn run(&self) -> anyhow::Result<Outcome> {
        anyhow::ensure!(!self.command.trim().is_empty(), "the command is empty: name a program");
        anyhow::ensure!(
            self.deadline >= 0.001 && self.deadline <= 3600.0,
            "--deadline must be from 0.001 to 3600 seconds, not {}",
            self.deadline
        );
        let games = match &self.game {
            Some(name) => &[catalog::game(name)?],
            None => catalog::games(),
        };
        let request = BotCheckRequest {
            command: self.command.clone(),
            games: self.games,
            seed: seed_or_random(self.seed)?,
            deadline: Duration::from_secs_f64(self.deadline),
        };
        let mut outcome = Outcome::AllIsWell;
        for game in games {
            let check = game.check_bot(&request)?;
            say(&if self.json { serde_json::to_string(&check)? } else { text(*game, &check) })?;
            if !check.is_passed() {
                outcome = Outcome::ACheckFailed;
            }
        }
        Ok(outcome)
    }
}

fn text(game: &dyn Game, check: &BotCheck) -> String {
    let name = check.bot.as_ref().map_or("the program".into(), |bot| format!("{:?}", bot.name));
    let games = if check.games == 1 { "game" } else { "games" };
    let mut lines = vec![format!(
        "{}: {name} played {} {games} and decided {} times",
        game.info().title,
        check.games,
        check.decisions
    )];
    lines.extend(check.duties.iter().map(|finding| line(finding, check)));
    lines.join("\n")
}

fn line(Finding { duty, verdict }: &Finding, check: &BotCheck) -> String {
    let sentence = duty.sentence();
    match (verdict, check.median_ms, check.slowest_ms) {
        (Verdict::Ok, Some(median), Some(slowest)) if *duty == Duty::Answers => {
            format!("  ok      {sentence}: half within {median:.1} ms, the slowest after {slowest:.1} ms")
        }
        (Verdict::Ok, ..) => format!("  ok      {sentence}"),
        (Verdict::Failed(what), ..) => format!("  FAILED  {sentence}: {what}"),
        (Verdict::NotTried, ..) => format!("  -       {sentence}: not tried"),
    }
}
