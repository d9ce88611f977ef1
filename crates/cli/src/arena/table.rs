//! The result of an arena for people.

use std::fmt::{self, Write};

use catalog::{ArenaReport, BotReport};
use i18n::{Texts, args};

use super::{Figures, shortened};
use crate::output::{Side, WIDEST, columns, cost, letters};

/// Longer names of bots are shortened even if there is room.
const LONGEST_NAME: usize = 19;
/// Names are not shortened further than this.
const SHORTEST_NAME: usize = 8;

/// The whole report.
pub(crate) fn table(figures: &Figures<'_>, texts: &Texts) -> Result<String, fmt::Error> {
    let report = figures.report;
    let mut text = String::new();
    let heading = args! {
        game: figures.game.info(texts).title,
        count: report.games,
        games: texts.grouped(report.games),
        players: report.players,
        seed: figures.request.seed.to_string(),
    };
    writeln!(text, "{}", texts.say("arena-heading", &heading))?;
    writeln!(text, "  {}", cost(&figures.watch.stopwatch, figures.request.threads, texts))?;
    if let Some(sentence) = number_of_games(figures, texts) {
        writeln!(text, "  {sentence}")?;
    }
    writeln!(text)?;
    write_bots(report, texts, &mut text)?;
    if let [first, _] = by_rating(report)[..] {
        writeln!(text, "\n{}", in_a_sentence(first, report.even_share(), texts))?;
    }
    write_faults(report, texts, &mut text)?;
    Ok(text.trim_end().to_owned())
}

/// The bots, the strongest first.
pub(crate) fn by_rating(report: &ArenaReport) -> Vec<&BotReport> {
    let mut bots: Vec<&BotReport> = report.bots.iter().collect();
    bots.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    bots
}

/// A bot's result in a sentence.
fn in_a_sentence(bot: &BotReport, even: f64, texts: &Texts) -> String {
    let [share, low, high, even] =
        [bot.win_share, bot.low, bot.high, even].map(|share| format!("{share:.2}"));
    let args = args! { bot: bot.name.as_str(), share: share, low: low, high: high, even: even };
    texts.say("arena-sentence", &args)
}

/// Why the number of games differs from what was asked for.
fn number_of_games(figures: &Figures<'_>, texts: &Texts) -> Option<String> {
    let asked = figures.request.games;
    if figures.report.games == asked {
        return None;
    }
    let is_rounded = figures.report.games == asked.next_multiple_of(figures.report.players.into());
    let key = if is_rounded { "arena-rounded" } else { "arena-more" };
    Some(texts.say(key, &args! { asked: texts.grouped(asked) }))
}

/// An interval of shares: "0.287 to 0.473".
pub(crate) fn interval(bot: &BotReport, texts: &Texts) -> String {
    let [low, high] = [bot.low, bot.high].map(|share| format!("{share:.3}"));
    texts.say("arena-interval", &args! { low: low, high: high })
}

fn write_bots(report: &ArenaReport, texts: &Texts, text: &mut String) -> fmt::Result {
    let heads = [
        "arena-column-rating",
        "arena-column-games",
        "arena-column-wins",
        "arena-column-interval",
        "arena-column-points",
        "arena-column-median",
        "arena-column-most",
        "arena-column-worst",
    ];
    let bots = by_rating(report);
    let rows = bots.iter().map(|bot| {
        let [median, most, worst] =
            [bot.think.median, bot.think.p95, bot.think.worst].map(|time| format!("{:>6}", span(time)));
        let rating = format!("{:.2} ± {:.2}", bot.rating, bot.uncertainty);
        let (wins, points) = (format!("{:.3}", bot.win_share), format!("{:.2}", bot.mean_score));
        vec![rating, texts.grouped(bot.games), wins, interval(bot, texts), points, median, most, worst]
    });
    let rows: Vec<Vec<String>> =
        std::iter::once(heads.map(|key| texts.word(key)).into()).chain(rows).collect();
    let mut sides = [Side::Right; 8];
    sides[3] = Side::Left;
    let figures = columns(&sides, &rows);
    let width = figures.iter().map(|line| letters(line)).max().unwrap_or(0);
    let longest = WIDEST.saturating_sub(width + 4).clamp(SHORTEST_NAME, LONGEST_NAME);
    let names = bots.iter().map(|bot| shortened(&bot.name, longest));
    let names: Vec<String> = std::iter::once(texts.word("arena-column-bot")).chain(names).collect();
    let indent = names.iter().map(|name| letters(name)).max().unwrap_or(0);
    writeln!(text, "  {:indent$}  {:>width$}", "", texts.word("arena-time"))?;
    for (name, figures) in names.iter().zip(figures) {
        writeln!(text, "  {name:indent$}  {figures}")?;
    }
    Ok(())
}

fn write_faults(report: &ArenaReport, texts: &Texts, text: &mut String) -> fmt::Result {
    for bot in report.bots.iter().filter(|bot| bot.faults > 0) {
        // What a program did is for its author and stays English.
        let what = bot.trouble.as_deref().unwrap_or("?");
        let args =
            args! { bot: bot.name.as_str(), count: bot.faults, games: texts.grouped(bot.faults), what: what };
        writeln!(text, "\n{}", texts.say("arena-faults", &args))?;
    }
    Ok(())
}

/// A time in a suitable unit, in at most six characters: 350 ns, 1.2 ms, 14 s.
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
    fn times_have_a_suitable_unit() {
        let spans =
            [0.0, 3.5e-7, 1.24e-6, 9.99e-6, 4.2e-4, 9.999e-4, 0.0123, 0.999_6, 14.0, 3600.0].map(span);
        let expected =
            ["0 ns", "350 ns", "1.2 µs", "10 µs", "420 µs", "1.0 ms", "12 ms", "1.0 s", "14 s", "3600 s"];
        assert_eq!(spans, expected);
    }
}
