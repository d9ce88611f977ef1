//! The result of an arena as people read it.

use std::fmt::{self, Write};

use catalog::{ArenaReport, BotReport};

use super::{Figures, shortened};
use crate::output::grouped;

/// The longest name that leaves room for the figures in a hundred columns.
const LONGEST_NAME: usize = 19;

pub(crate) fn table(figures: &Figures<'_>) -> Result<String, fmt::Error> {
    let report = figures.report;
    let mut text = String::new();
    writeln!(
        text,
        "{}: {} games with {} players, seed {}",
        figures.game.info().title,
        grouped(report.games),
        report.players,
        figures.request.seed
    )?;
    write_cost(figures, &mut text)?;
    write_number_of_games(figures, &mut text)?;
    writeln!(text)?;
    write_bots(report, &mut text)?;
    if let [first, _] = by_rating(report)[..] {
        writeln!(text, "\n{}", in_a_sentence(first, report.even_share()))?;
    }
    write_faults(report, &mut text)?;
    Ok(text.trim_end().to_owned())
}

/// The strongest first.
pub(crate) fn by_rating(report: &ArenaReport) -> Vec<&BotReport> {
    let mut bots: Vec<&BotReport> = report.bots.iter().collect();
    bots.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    bots
}

/// What a bot achieved, in a sentence.
fn in_a_sentence(bot: &BotReport, even: f64) -> String {
    let BotReport { name, win_share, low, high, .. } = bot;
    format!(
        "{name} wins {win_share:.2} ({low:.2} to {high:.2}) of its games; an even share would be {even:.2}."
    )
}

fn write_cost(figures: &Figures<'_>, text: &mut String) -> fmt::Result {
    let stopwatch = &figures.watch.stopwatch;
    write!(text, "  {:.2} s", stopwatch.wall().as_secs_f64())?;
    if let Some(cpu) = stopwatch.cpu() {
        write!(text, ", {:.2} s of processor time", cpu.as_secs_f64())?;
    }
    writeln!(text, ", {} threads", figures.request.threads)
}

/// Says why there are not as many games as were asked for.
fn write_number_of_games(figures: &Figures<'_>, text: &mut String) -> fmt::Result {
    let asked = figures.request.games;
    let players = figures.report.players;
    if figures.report.games == asked {
        return Ok(());
    }
    if figures.report.games == asked.next_multiple_of(players.into()) {
        writeln!(
            text,
            "  rounded up from {}: every deal is played in every rotation of the seats",
            grouped(asked)
        )
    } else {
        writeln!(text, "  more than the {} asked for: the file has them", grouped(asked))
    }
}

fn write_bots(report: &ArenaReport, text: &mut String) -> fmt::Result {
    let bots = by_rating(report);
    let names: Vec<String> = bots.iter().map(|bot| shortened(&bot.name, LONGEST_NAME)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(3);
    writeln!(text, "  {:width$}  {:57}  {:>20}", "", "", "time for a turn")?;
    writeln!(
        text,
        "  {:width$}  {:>13}  {:>9}  {:>5}  {:<14}  {:>6}  {:>6} {:>6} {:>6}",
        "bot", "rating", "games", "wins", "95 % interval", "points", "median", "95 %", "worst"
    )?;
    for (bot, name) in bots.into_iter().zip(names) {
        let rating = format!("{:.2} ± {:.2}", bot.rating, bot.uncertainty);
        let interval = format!("{:.3} to {:.3}", bot.low, bot.high);
        let [median, p95, worst] = [bot.think.median, bot.think.p95, bot.think.worst].map(span);
        writeln!(
            text,
            "  {name:width$}  {rating:>13}  {:>9}  {:>5.3}  {interval:<14}  {:>6.2}  {median:>6} {p95:>6} {worst:>6}",
            grouped(bot.games),
            bot.win_share,
            bot.mean_score
        )?;
    }
    Ok(())
}

fn write_faults(report: &ArenaReport, text: &mut String) -> fmt::Result {
    for bot in report.bots.iter().filter(|bot| bot.faults > 0) {
        let first = bot.trouble.as_deref().unwrap_or("unknown");
        let games = if bot.faults == 1 { "game" } else { "games" };
        writeln!(text, "\n{} was at fault in {} {games}, first: {first}", bot.name, grouped(bot.faults))?;
    }
    Ok(())
}

/// A time in the unit that fits, in at most six characters: 350 ns, 1.2 ms, 14 s.
fn span(seconds: f64) -> String {
    let (number, unit) = match seconds {
        s if s < 0.999_5e-6 => (s * 1e9, "ns"),
        s if s < 0.999_5e-3 => (s * 1e6, "µs"),
        s if s < 0.999_5 => (s * 1e3, "ms"),
        s => (s, "s"),
    };
    if number < 9.95 && unit != "ns" { format!("{number:.1} {unit}") } else { format!("{number:.0} {unit}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_the_unit_that_fits() {
        let spans =
            [0.0, 3.5e-7, 1.24e-6, 9.99e-6, 4.2e-4, 9.999e-4, 0.0123, 0.999_6, 14.0, 3600.0].map(span);
        let expected =
            ["0 ns", "350 ns", "1.2 µs", "10 µs", "420 µs", "1.0 ms", "12 ms", "1.0 s", "14 s", "3600 s"];
        assert_eq!(spans, expected);
    }
}
