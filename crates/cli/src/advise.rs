//! `starfry advise`

use std::fmt::{self, Write};
use std::path::PathBuf;

use catalog::{AdviceReport, AdviceRequest, AdvisedChoice, BotName, Game, Level, SeatHoldings, Thinking};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use record::Record;
use table::Seat;

use crate::Outcome;
use crate::arena::shortened;
use crate::input::{ContentArgument, ReadRecord, read_record, seed_or_random};
use crate::output::{grouped, say};

/// Say what a seat should have done at a moment of a recorded game
#[derive(Args)]
#[command(after_help = "\
Only what the seat knew then is looked at. share is the share of the win that may be expected, with
its 95 % interval as far as sampling goes. The same seed gives the same advice on any number of
processors. docs/bots.md explains the figures.")]
pub(crate) struct Advise {
    /// The record
    file: PathBuf,
    /// After which step, counted as `replay --step` does
    #[arg(long, value_name = "K")]
    step: usize,
    /// Who decides, counted from 1
    #[arg(long, value_name = "N")]
    seat: Seat,
    /// How hard to think
    #[arg(long, value_name = "LEVEL", default_value = "expert", value_parser = level(), conflicts_with = "iterations")]
    level: Level,
    /// How many iterations to search instead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(BotName::MOST_ITERATIONS)))]
    iterations: Option<u32>,
    /// Where chance starts from [default: random]
    #[arg(long, value_name = "X")]
    seed: Option<u64>,
    #[command(flatten)]
    content: ContentArgument,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// Reads the name of a level.
fn level() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::name)).try_map(|name| {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or("there is no such level")
    })
}

impl Advise {
    pub(crate) fn run(&self) -> anyhow::Result<Outcome> {
        let wrong = |fault: String| anyhow::anyhow!("{}: {fault}", self.file.display());
        let ReadRecord { record, game } = read_record(&self.file)?.map_err(wrong)?;
        let content = self.content.read(game)?;
        let request = AdviceRequest {
            step: self.step,
            seat: self.seat,
            thinking: self.iterations.map_or(Thinking::Level(self.level), Thinking::Iterations),
            seed: seed_or_random(self.seed)?,
        };
        let report =
            game.advise(&record, content.as_deref(), &request).map_err(|fault| wrong(fault.to_string()))?;
        say(&if self.json { serde_json::to_string(&report)? } else { text(game, &record, &report)? })?;
        Ok(Outcome::AllIsWell)
    }
}

/// Rows of the table; what comes after them is seldom worth reading.
const MOST_ROWS: usize = 20;
/// Cards that are told of each hand.
const MOST_CARDS: usize = 6;
/// The longest action and the longest name that leave room for the figures in a hundred columns.
const LONGEST_ACTION: usize = 56;
const LONGEST_NAME: usize = 20;
/// So many columns are there.
const WIDTH: usize = 100;

/// The report as people read it.
fn text(game: &dyn Game, record: &Record, report: &AdviceReport) -> Result<String, fmt::Error> {
    let mut text = String::new();
    let AdviceReport { step, seat, .. } = report;
    writeln!(text, "{} after step {step}: seat {seat}, {}, decides", game.info().title, name(record, *seat))?;
    if report.iterations > 0 {
        writeln!(text, "  {} iterations, seed {}\n", grouped(report.iterations.into()), report.seed)?;
    } else {
        writeln!(text, "  there is only one thing to do\n")?;
    }
    write_choices(&report.choices, &mut text)?;
    write_hands(record, report, &mut text)?;
    Ok(text.trim_end().to_owned())
}

/// What the player on a seat is called.
fn name(record: &Record, seat: Seat) -> String {
    let player = record.header.seats.get(seat.index());
    player.map_or_else(String::new, |player| shortened(&player.name, LONGEST_NAME))
}

fn write_choices(choices: &[AdvisedChoice], text: &mut String) -> fmt::Result {
    let rows = &choices[..choices.len().min(MOST_ROWS)];
    let actions: Vec<String> = rows.iter().map(|row| shortened(&row.action, LONGEST_ACTION)).collect();
    let width = actions.iter().map(|action| action.chars().count()).max().unwrap_or(0).max(6);
    writeln!(text, "  {:width$}  {:>7}  {:>5}  {:>11}", "action", "share", "±", "looked at")?;
    for (row, action) in rows.iter().zip(actions) {
        write!(text, "  {action:width$}  ")?;
        match row.share {
            Some(share) => write!(
                text,
                "{:>5.1} %  {:>5.1}  {:>11}",
                100.0 * share,
                100.0 * margin(row, share),
                grouped(row.visits)
            )?,
            None => write!(text, "{:>27}", "not looked at")?,
        }
        writeln!(text, "{}", if row.played { "  played" } else { "" })?;
    }
    let rest = &choices[rows.len()..];
    if !rest.is_empty() {
        let played = rest.iter().find(|choice| choice.played);
        let played = played.map_or_else(String::new, |choice| {
            format!("; played was {}", shortened(&choice.action, LONGEST_ACTION))
        });
        writeln!(text, "  and {} more, `--json` has them all{played}", grouped(rest.len() as u64))?;
    }
    Ok(())
}

/// Half the width of the interval: an end that lies beyond 0 or 1 is cut off, the other one is not.
fn margin(choice: &AdvisedChoice, share: f64) -> f64 {
    let below = choice.low.map_or(0.0, |low| share - low);
    let above = choice.high.map_or(0.0, |high| high - share);
    below.max(above)
}

fn write_hands(record: &Record, report: &AdviceReport, text: &mut String) -> fmt::Result {
    if report.hands.is_empty() {
        return Ok(());
    }
    writeln!(text, "\nWhat the others can hold, in {} deals that agree with", grouped(report.deals.into()))?;
    writeln!(text, "what seat {} knows: the chance of at least one, and how many on average", report.seat)?;
    let names: Vec<String> = report.hands.iter().map(|hand| name(record, hand.seat)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for (hand, name) in report.hands.iter().zip(names) {
        let head = format!("  {}  {name:width$}  ", hand.seat);
        write_wrapped(&head, &cards(hand), text)?;
    }
    Ok(())
}

/// The likeliest cards of a hand, each with its figures.
fn cards(hand: &SeatHoldings) -> Vec<String> {
    let likeliest = hand.cards.iter().take(MOST_CARDS);
    let mut cards: Vec<String> = likeliest
        .map(|holding| format!("{} {} ({:.2})", holding.card, percent(holding.chance), holding.mean))
        .collect();
    if hand.certain {
        cards.push("the same in every deal".into());
    }
    cards
}

/// A chance of which only what is certain is told as 0 or 100.
fn percent(chance: f64) -> String {
    match (100.0 * chance).round() {
        _ if chance >= 1.0 => "100 %".into(),
        most if most >= 100.0 => "> 99 %".into(),
        least if least < 1.0 => "< 1 %".into(),
        percent => format!("{percent} %"),
    }
}

/// Writes parts with commas between them; lines that would be too long go on under the first part.
fn write_wrapped(head: &str, parts: &[String], text: &mut String) -> fmt::Result {
    let indent = head.chars().count();
    let mut line = head.to_owned();
    for (index, part) in parts.iter().enumerate() {
        let part = if index + 1 < parts.len() { format!("{part},") } else { part.clone() };
        let width = line.chars().count();
        if width > indent && width + part.chars().count() > WIDTH {
            writeln!(text, "{}", line.trim_end())?;
            line = " ".repeat(indent);
        }
        write!(line, "{part} ")?;
    }
    writeln!(text, "{}", line.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_certain_is_told_as_a_hundred_percent() {
        assert_eq!(
            [1.0, 0.9999, 0.5, 0.0104, 0.002].map(percent),
            ["100 %", "> 99 %", "50 %", "1 %", "< 1 %"]
        );
    }

    #[test]
    fn long_lists_of_cards_go_on_in_the_next_line() {
        let parts: Vec<String> = (0..9).map(|number| format!("planet_based_fighters {number} %")).collect();
        let mut text = String::new();
        write_wrapped("  2  Ola  ", &parts, &mut text).expect("a string takes everything");
        assert!(
            text.lines().count() == 3 && text.lines().all(|line| line.chars().count() <= WIDTH),
            "{text}"
        );
    }

    #[test]
    fn a_long_table_ends_after_twenty_rows_and_says_how_many_are_left_and_what_was_played() {
        let choice = |number: usize| AdvisedChoice {
            action: format!("move {number}"),
            share: None,
            low: None,
            high: None,
            visits: 0,
            played: number == 30,
        };
        let mut text = String::new();
        write_choices(&(1..=57).map(choice).collect::<Vec<_>>(), &mut text)
            .expect("a string takes everything");
        assert_eq!(text.lines().count(), 22);
        assert!(text.ends_with("and 37 more, `--json` has them all; played was move 30\n"), "{text}");
    }
}
