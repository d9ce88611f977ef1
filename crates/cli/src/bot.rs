//! `starfry bot`

use std::time::Duration;

use catalog::{BOT_DEADLINE, BotCheck, BotCheckRequest, Duty, Fault, Finding, Game, Verdict};
use clap::{Args, Subcommand};
use i18n::{Texts, args};

use crate::Outcome;
use crate::input::{any_whole, number, seed_or_random, whole};
use crate::language::Speech;
use crate::output::{letters, say};

/// Work with your own bots
#[derive(Args)]
pub(crate) struct BotCommand {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    Check(Check),
}

/// Check in a few games that a program follows the bot protocol
#[derive(Args)]
#[command(after_help = "\
docs/bots.md explains the protocol. To try the examples:
  starfry bot check \"python3 examples/bots/random_bot.py\"
  starfry sim GAME -p 2 --games 100 --bots \"random,exec:sh examples/bots/first_bot.sh\"

The program plays against random bots, first with the smallest number of players, then with the largest. Once per game \
it is sent an error although its answer was valid, and must answer again. Whatever it prints to standard error is shown. \
Exits with code 1 if the program breaks the protocol.")]
struct Check {
    /// Shell command that starts the program
    command: String,
    /// Game to play [default: all games]
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Number of times to play each game
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = whole::<u64>(1..=1_000_000))]
    games: u64,
    /// Seed of the games [default: random]
    #[arg(long, value_name = "X", value_parser = any_whole::<u64>())]
    seed: Option<u64>,
    /// Seconds that the program may take to answer
    #[arg(long, value_name = "SECONDS", default_value_t = BOT_DEADLINE.as_secs_f64(), value_parser = number)]
    deadline: f64,
    /// Print JSON, one line per game
    #[arg(long)]
    json: bool,
}

/// The shortest and the longest time that a program may be given to answer.
const LEAST_SECONDS: f64 = 0.001;
const MOST_SECONDS: f64 = 3600.0;

impl BotCommand {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let Action::Check(check) = &self.action;
        check.run(speech)
    }
}

impl Check {
    fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let request = self.request()?;
        let games = match &self.game {
            Some(name) => &[speech.catalog().game(name)?],
            None => speech.catalog().games(),
        };
        let mut outcome = Outcome::AllIsWell;
        for game in games {
            let check = game.engine().check_bot(&request)?;
            say(&if self.json {
                serde_json::to_string(&check)?
            } else {
                text(*game, &check, speech.texts())
            })?;
            if !check.is_passed() {
                outcome = Outcome::ACheckFailed;
            }
        }
        Ok(outcome)
    }

    fn request(&self) -> Result<BotCheckRequest, Fault> {
        if self.command.trim().is_empty() {
            return Err(Fault::new("fault-no-program"));
        }
        if !(LEAST_SECONDS..=MOST_SECONDS).contains(&self.deadline) {
            return Err(Fault::new("fault-deadline")
                .with("least", LEAST_SECONDS.to_string())
                .with("most", MOST_SECONDS.to_string())
                .with("seconds", self.deadline.to_string()));
        }
        Ok(BotCheckRequest {
            command: self.command.clone(),
            games: self.games,
            seed: seed_or_random(self.seed)?,
            deadline: Duration::from_secs_f64(self.deadline),
        })
    }
}

fn text(game: &dyn Game, check: &BotCheck, texts: &Texts) -> String {
    let name = check.bot.as_ref().map_or_else(|| "none".into(), |bot| bot.name.clone());
    let heading = args! { game: game.info(texts).title, bot: name, games: check.games };
    let mut lines = vec![texts.say("botcheck-heading", &heading.with("decisions", check.decisions))];
    lines.extend(
        check.steps_told.map(|steps| format!("  {}", texts.say("botcheck-told", &args! { steps: steps }))),
    );
    lines.extend(check.duties.iter().map(|finding| line(finding, check, texts)));
    lines.join("\n")
}

/// A duty, and whether it is met. What a program did wrong is for its author and stays English.
fn line(Finding { duty, verdict }: &Finding, check: &BotCheck, texts: &Texts) -> String {
    let [ok, failed] = ["check-ok", "check-failed"].map(|key| texts.word(key));
    let width = letters(&ok).max(letters(&failed));
    let sentence = texts.word(duty.key());
    let (mark, sentence) = match (verdict, check.median_ms, check.slowest_ms) {
        (Verdict::Ok, Some(median), Some(slowest)) if *duty == Duty::Answers => {
            let [median, slowest] = [median, slowest].map(|time| format!("{time:.1}"));
            let args = args! { duty: sentence, median: median, slowest: slowest };
            (ok, texts.say("botcheck-times", &args))
        }
        (Verdict::Ok, ..) => (ok, sentence),
        (Verdict::Failed(what), ..) => {
            (failed, texts.say("botcheck-failed", &args! { duty: sentence, what: what.as_str() }))
        }
        (Verdict::NotTried, ..) => ("-".into(), texts.say("botcheck-untried", &args! { duty: sentence })),
    };
    format!("  {mark:<width$}  {sentence}")
}
