//! `starfry advise`

use std::fmt::{self, Write};
use std::path::PathBuf;

use catalog::{
    AdviceEffort, AdviceReport, AdviceRequest, AdvisedChoice, BotName, Fault, Game, Level, SeatHoldings,
};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use contract::Seat;
use i18n::{Texts, args};
use record::Record;

use crate::Outcome;
use crate::arena::shortened;
use crate::input::{
    ContentArgument, ReadRecord, any_whole, in_file, read_record, seat, seed_or_random, whole,
};
use crate::language::Speech;
use crate::output::{Side, WIDEST, columns, indented, letters, say};

/// Find the best moves for a seat at one point in a recorded game
#[derive(Args)]
#[command(after_help = "\
Only what the seat knew at that point is used. The share is the expected share of the win, with its 95% sampling \
interval. The same seed gives the same advice on any number of processors. docs/bots.md explains the figures.")]
pub(crate) struct Advise {
    /// Record file
    file: PathBuf,
    /// Step after which to look, as in `replay --step`
    #[arg(long, value_name = "K", value_parser = any_whole::<usize>())]
    step: usize,
    /// Seat that decides; seats count from 1
    #[arg(long, value_name = "N", value_parser = seat)]
    seat: Seat,
    /// Bot level to search with
    #[arg(long, value_name = "LEVEL", default_value = "expert", value_parser = level(), conflicts_with = "iterations")]
    level: Level,
    /// Number of iterations to search, instead of a level
    #[arg(long, value_name = "N", value_parser = whole::<u32>(1..=u64::from(BotName::MOST_ITERATIONS)))]
    iterations: Option<u32>,
    /// Seed of the search [default: random]
    #[arg(long, value_name = "X", value_parser = any_whole::<u64>())]
    seed: Option<u64>,
    #[command(flatten)]
    content: ContentArgument,
    /// Print a single line of JSON
    #[arg(long)]
    json: bool,
}

/// Parses the name of a level.
fn level() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::name)).try_map(|name| {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or(Fault::verbatim(name))
    })
}

impl Advise {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let wrong = |fault| in_file(&self.file, fault);
        let ReadRecord { record, game } = read_record(&self.file, speech.catalog())?.map_err(wrong)?;
        let content = self.content.read(game)?;
        let request = AdviceRequest {
            step: self.step,
            seat: self.seat,
            thinking: self.iterations.map_or(AdviceEffort::Level(self.level), AdviceEffort::Iterations),
            seed: seed_or_random(self.seed)?,
        };
        let texts = speech.texts();
        let report = game.advise(&record, content.as_deref(), &request, texts).map_err(wrong)?;
        say(&if self.json {
            serde_json::to_string(&report)?
        } else {
            Page { game, content: content.as_deref(), record: &record, report: &report, texts }.text()?
        })?;
        Ok(Outcome::AllIsWell)
    }
}

/// The rows of the table. Whatever comes after them is seldom worth reading.
const MOST_ROWS: usize = 20;
/// The cards that are shown for each hand.
const MOST_CARDS: usize = 6;
/// The longest action and the longest name that leave room for the figures in a hundred columns.
const LONGEST_ACTION: usize = 56;
const LONGEST_NAME: usize = 20;
/// The indent of meanings that are below their actions.
const BELOW: &str = "      ";

/// The report for people.
struct Page<'a> {
    game: &'a dyn Game,
    content: Option<&'a str>,
    record: &'a Record,
    report: &'a AdviceReport,
    texts: &'a Texts,
}

impl Page<'_> {
    fn text(&self) -> Result<String, fmt::Error> {
        let Page { report, texts, .. } = self;
        let mut text = String::new();
        let heading = args! {
            game: self.game.info(texts).title,
            step: report.step,
            seat: report.seat.to_string(),
            who: self.name(report.seat),
        };
        writeln!(text, "{}", texts.say("advise-heading", &heading))?;
        let search = if report.iterations > 0 {
            let iterations = texts.grouped(report.iterations.into());
            let args =
                args! { count: report.iterations, iterations: iterations, seed: report.seed.to_string() };
            texts.say("advise-search", &args)
        } else {
            texts.word("advise-forced")
        };
        writeln!(text, "  {search}\n")?;
        write_choices(&report.choices, texts, &mut text)?;
        self.write_hands(&mut text)?;
        Ok(text.trim_end().to_owned())
    }

    /// The name of the player at a seat.
    fn name(&self, seat: Seat) -> String {
        let player = self.record.header.seats.get(seat.index());
        player.map_or_else(String::new, |player| shortened(&player.name, LONGEST_NAME))
    }

    fn write_hands(&self, text: &mut String) -> fmt::Result {
        let Page { report, texts, .. } = self;
        if report.hands.is_empty() {
            return Ok(());
        }
        let args = args! { deals: texts.grouped(report.deals.into()), seat: report.seat.to_string() };
        writeln!(text, "\n{}", textwrap::fill(&texts.say("advise-hands", &args), WIDEST))?;
        let names: Vec<String> = report.hands.iter().map(|hand| self.name(hand.seat)).collect();
        let width = names.iter().map(|name| letters(name)).max().unwrap_or(0);
        for (hand, name) in report.hands.iter().zip(names) {
            let head = format!("  {}  {name:width$}  ", hand.seat);
            write_wrapped(&head, &self.cards(hand), text)?;
        }
        Ok(())
    }

    /// The most likely cards in a hand, each with its figures.
    fn cards(&self, hand: &SeatHoldings) -> Vec<String> {
        let likeliest = hand.cards.iter().take(MOST_CARDS);
        let mut cards: Vec<String> = likeliest
            .map(|holding| {
                let named = self.game.component(&holding.card, self.content, self.texts);
                let card = named.unwrap_or_else(|| holding.card.clone());
                format!("{card} {} ({:.2})", percent(holding.chance, self.texts), holding.mean)
            })
            .collect();
        if hand.certain {
            cards.push(self.texts.word("advise-certain"));
        }
        cards
    }
}

/// The best actions with their figures and meanings, and how many more there are.
fn write_choices(choices: &[AdvisedChoice], texts: &Texts, text: &mut String) -> fmt::Result {
    let rows = &choices[..choices.len().min(MOST_ROWS)];
    let heads = ["advise-column-action", "advise-column-share"].map(|key| texts.word(key)).into_iter();
    let heads = heads.chain(["±".into(), texts.word("advise-column-visits"), String::new()]).collect();
    let cells: Vec<Vec<String>> =
        std::iter::once(heads).chain(rows.iter().map(|choice| cells(choice, texts))).collect();
    let sides = [Side::Left, Side::Right, Side::Right, Side::Right, Side::Left];
    let figures = columns(&sides, &cells);
    write_meanings(&figures, rows, texts, text)?;
    let rest = &choices[rows.len()..];
    if !rest.is_empty() {
        let played = rest.iter().find(|choice| choice.played);
        let played = played.map_or_else(|| "none".into(), |choice| shortened(&choice.action, LONGEST_ACTION));
        let args = args! { count: texts.grouped(rest.len() as u64), played: played };
        writeln!(text, "  {}", texts.say("advise-more", &args))?;
    }
    Ok(())
}

/// An action and its figures.
fn cells(choice: &AdvisedChoice, texts: &Texts) -> Vec<String> {
    let action = shortened(&choice.action, LONGEST_ACTION);
    let played = if choice.played { texts.word("advise-played") } else { String::new() };
    match choice.share {
        Some(share) => {
            let margin = format!("{:.1}", 100.0 * margin(choice, share));
            vec![
                action,
                texts.percent(format_args!("{:.1}", 100.0 * share)),
                margin,
                texts.grouped(choice.visits),
                played,
            ]
        }
        None => vec![action, String::new(), String::new(), texts.word("advise-unseen"), played],
    }
}

/// Writes the lines of a table with the meaning of each action: beside it if all of them fit there, otherwise
/// below it.
fn write_meanings(
    figures: &[String],
    rows: &[AdvisedChoice],
    texts: &Texts,
    text: &mut String,
) -> fmt::Result {
    let width = figures.iter().map(|line| letters(line)).max().unwrap_or(0);
    let head = texts.word("advise-column-meaning");
    let meanings = || std::iter::once(head.as_str()).chain(rows.iter().map(|choice| choice.meaning.as_str()));
    let are_beside = meanings().all(|meaning| width + letters(meaning) + 4 <= WIDEST);
    for (number, (line, meaning)) in figures.iter().zip(meanings()).enumerate() {
        if are_beside {
            writeln!(text, "{}", format!("  {line:width$}  {meaning}").trim_end())?;
            continue;
        }
        writeln!(text, "  {line}")?;
        if number > 0 {
            writeln!(text, "{}", indented(meaning, BELOW, WIDEST))?;
        }
    }
    Ok(())
}

/// Half the width of the interval. An end beyond 0 or 1 is cut off, but the other one is not.
fn margin(choice: &AdvisedChoice, share: f64) -> f64 {
    let below = choice.low.map_or(0.0, |low| share - low);
    let above = choice.high.map_or(0.0, |high| high - share);
    below.max(above)
}

/// A probability as a percentage. Only certainties are shown as 0 or 100.
fn percent(chance: f64, texts: &Texts) -> String {
    match (100.0 * chance).round() {
        _ if chance >= 1.0 => texts.percent(100),
        most if most >= 100.0 => texts.percent("> 99"),
        least if least < 1.0 => texts.percent("< 1"),
        percent => texts.percent(percent),
    }
}

/// Writes parts separated by commas. Lines that would be too long continue below the first part.
fn write_wrapped(head: &str, parts: &[String], text: &mut String) -> fmt::Result {
    let indent = letters(head);
    let mut line = head.to_owned();
    for (index, part) in parts.iter().enumerate() {
        let part = if index + 1 < parts.len() { format!("{part},") } else { part.clone() };
        let width = letters(&line);
        if width > indent && width + letters(&part) > WIDEST {
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
    use crate::tests::library;

    #[test]
    fn only_certainties_are_shown_as_a_hundred_percent() {
        assert_eq!(
            [1.0, 0.9999, 0.5, 0.0104, 0.002].map(|chance| percent(chance, library().english())),
            ["100%", "> 99%", "50%", "1%", "< 1%"]
        );
    }

    #[test]
    fn long_lists_of_cards_continue_on_the_next_line() {
        let parts: Vec<String> = (0..9).map(|number| format!("planet_based_fighters {number}%")).collect();
        let mut text = String::new();
        write_wrapped("  2  Ola  ", &parts, &mut text).expect("writing to a string cannot fail");
        assert!(text.lines().count() == 3 && text.lines().all(|line| letters(line) <= WIDEST), "{text}");
    }

    #[test]
    fn a_long_table_ends_after_twenty_rows_and_says_how_many_are_left_and_what_was_played() {
        let choice = |number: usize| AdvisedChoice {
            action: format!("move {number}"),
            meaning: format!("Move {number} steps"),
            share: None,
            low: None,
            high: None,
            visits: 0,
            played: number == 30,
        };
        let mut text = String::new();
        let choices: Vec<AdvisedChoice> = (1..=57).map(choice).collect();
        write_choices(&choices, library().english(), &mut text).expect("writing to a string cannot fail");
        assert_eq!(text.lines().count(), 22);
        assert!(text.ends_with("and 37 more; `--json` lists them all (played: move 30)\n"), "{text}");
    }

    #[test]
    fn meanings_are_beside_the_figures_or_else_below_all_of_them() {
        let said = |meaning: &str| {
            let choice = AdvisedChoice {
                action: "pass".into(),
                meaning: meaning.into(),
                share: Some(0.5),
                low: Some(0.4),
                high: Some(0.6),
                visits: 1234,
                played: true,
            };
            let mut text = String::new();
            write_choices(&[choice], library().english(), &mut text)
                .expect("writing to a string cannot fail");
            text
        };
        assert_eq!(
            said("Do nothing"),
            "  move  share     ±  visits          meaning\n  \
               pass  50.0%  10.0   1,234  played  Do nothing\n"
        );
        let below = said(&"a long story ".repeat(9));
        assert!(below.lines().nth(2).is_some_and(|line| line.starts_with("      a long")), "{below}");
        assert!(below.lines().all(|line| letters(line) <= WIDEST), "{below}");
    }
}
