//! The result of an arena as a picture. Each bot has a row with its share of wins as a dot on a bar that
//! spans the interval, and a line marks the even share.

use std::fmt::{self, Write};

use catalog::{ArenaReport, BotReport};
use i18n::{Texts, args};

use super::shortened;
use super::table::{by_rating, interval};
use crate::output::letters;

const WIDTH: f64 = 800.0;
/// Where the shares begin and end. Names are to the left, figures to the right.
const PLOT: (f64, f64) = (218.0, 612.0);
const MARGIN: f64 = 24.0;
/// The centre of the first row.
const FIRST_ROW: f64 = 120.0;
const ROW: f64 = 36.0;
/// About half the width of a small letter.
const HALF_LETTER: f64 = 3.3;
/// The number of letters that fit to the left of the shares, unless most of them are very wide. Longer names
/// are shortened.
const LONGEST_NAME: usize = 24;

/// Light mode, and dark mode for those who prefer it.
const STYLE: &str = "\
    text { font: 14px system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; fill: #1c2430 }
    .title { font-size: 18px; font-weight: 600 }
    .small { font-size: 12px; fill: #5b6675 }
    .strong { font-weight: 600 }
    .ground { fill: #ffffff }
    .grid { stroke: #e3e7ec }
    .even { stroke: #b4530a; stroke-width: 1.5; stroke-dasharray: 5 4 }
    .evenly { fill: #b4530a }
    .span { stroke: #12805c; stroke-width: 2; stroke-linecap: round; fill: none; opacity: .7 }
    .dot { fill: #12805c }
    @media (prefers-color-scheme: dark) {
      text { fill: #e8ecf1 }
      .small { fill: #a3aebb }
      .ground { fill: #151a21 }
      .grid { stroke: #2c3440 }
      .even { stroke: #f2a65a }
      .evenly { fill: #f2a65a }
      .span { stroke: #4fd1a0 }
      .dot { fill: #4fd1a0 }
    }
";

/// The chart as the text of an SVG file.
pub(crate) fn chart(game: &str, report: &ArenaReport, texts: &Texts) -> Result<String, fmt::Error> {
    let bots = by_rating(report);
    let axis = Axis::new(report);
    let bottom = FIRST_ROW + ROW * bots.len() as f64 - ROW / 2.0 + 6.0;
    let height = bottom + 64.0;
    let title = args! { game: game, count: report.games, games: texts.grouped(report.games) };
    let title = texts.say("arena-chart-title", &title.with("players", report.players));
    let mut out = String::new();
    writeln!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" lang="{}" role="img" aria-labelledby="title desc">"#,
        escaped(texts.tag())
    )?;
    writeln!(out, r#"  <title id="title">{}</title>"#, escaped(&title))?;
    writeln!(
        out,
        r#"  <desc id="desc">{}</desc>"#,
        escaped(&description(&bots, report.even_share(), texts))
    )?;
    writeln!(out, "  <style>\n{STYLE}  </style>")?;
    writeln!(out, r#"  <rect class="ground" width="{WIDTH}" height="{height}" rx="8"/>"#)?;
    writeln!(out, r#"  <text class="title" x="{MARGIN}" y="38">{}</text>"#, escaped(&title))?;
    writeln!(
        out,
        r#"  <text class="small" x="{MARGIN}" y="60">{}</text>"#,
        escaped(&texts.word("arena-chart-about"))
    )?;
    axis.draw(bottom, texts, &mut out)?;
    draw_even_share(axis.at(report.even_share()), report.even_share(), bottom, texts, &mut out)?;
    for (row, bot) in bots.iter().enumerate() {
        draw_bot(bot, FIRST_ROW + ROW * row as f64, &axis, texts, &mut out)?;
    }
    writeln!(out, "</svg>")?;
    Ok(out)
}

/// A description of the chart for people who cannot see it.
fn description(bots: &[&BotReport], even: f64, texts: &Texts) -> String {
    let sentences = bots.iter().map(|bot| {
        let [share, low, high] = [bot.win_share, bot.low, bot.high].map(|share| format!("{share:.3}"));
        texts.say("arena-chart-bot", &args! { bot: bot.name.as_str(), share: share, low: low, high: high })
    });
    let end = texts.say("arena-chart-end", &args! { even: format!("{even:.3}") });
    sentences.chain([end]).collect::<Vec<String>>().join(" ")
}

/// The axis of shares. It begins at 0, so that lengths can be compared, and ends where there is nothing more
/// to see.
struct Axis {
    most: f64,
    step: f64,
}

impl Axis {
    fn new(report: &ArenaReport) -> Axis {
        let highest = report.bots.iter().map(|bot| bot.high).fold(report.even_share(), f64::max);
        let step = if highest > 0.5 { 0.1 } else { 0.05 };
        Axis { most: ((highest / step).ceil() * step).min(1.0), step }
    }

    fn at(&self, share: f64) -> f64 {
        PLOT.0 + (PLOT.1 - PLOT.0) * share / self.most
    }

    fn draw(&self, bottom: f64, texts: &Texts, out: &mut String) -> fmt::Result {
        let top = FIRST_ROW - ROW / 2.0 - 6.0;
        let digits = if self.step < 0.1 { 2 } else { 1 };
        for tick in 0..=(self.most / self.step).round() as u32 {
            let share = f64::from(tick) * self.step;
            let x = self.at(share);
            writeln!(out, r#"  <line class="grid" x1="{x:.1}" y1="{top}" x2="{x:.1}" y2="{bottom}"/>"#)?;
            writeln!(
                out,
                r#"  <text class="small" x="{x:.1}" y="{}" text-anchor="middle">{share:.digits$}</text>"#,
                bottom + 18.0
            )?;
        }
        writeln!(
            out,
            r#"  <text class="small" x="{}" y="{}" text-anchor="middle">{}</text>"#,
            f64::midpoint(PLOT.0, PLOT.1),
            bottom + 42.0,
            escaped(&texts.word("arena-chart-axis"))
        )
    }
}

fn draw_even_share(x: f64, share: f64, bottom: f64, texts: &Texts, out: &mut String) -> fmt::Result {
    let top = FIRST_ROW - ROW / 2.0 - 6.0;
    writeln!(out, r#"  <line class="even" x1="{x:.1}" y1="{top}" x2="{x:.1}" y2="{bottom}"/>"#)?;
    // The words stay clear of the figures on the right.
    let words = texts.say("arena-chart-even", &args! { even: format!("{share:.2}") });
    let half = HALF_LETTER * letters(&words) as f64;
    let x = x.max(PLOT.0 + half).min(PLOT.1 - half);
    writeln!(
        out,
        r#"  <text class="small evenly" x="{x:.1}" y="{}" text-anchor="middle">{}</text>"#,
        top - 7.0,
        escaped(&words)
    )
}

fn draw_bot(bot: &BotReport, y: f64, axis: &Axis, texts: &Texts, out: &mut String) -> fmt::Result {
    let BotReport { win_share, low, high, .. } = bot;
    let baseline = y + 5.0;
    let (from, to, at) = (axis.at(*low), axis.at(*high), axis.at(*win_share));
    writeln!(out, "  <g>\n    <title>{}</title>", escaped(&bot.name))?;
    writeln!(
        out,
        r#"    <svg x="{MARGIN}" y="{}" width="{}" height="24"><text y="17">{}</text></svg>"#,
        y - 12.0,
        PLOT.0 - MARGIN - 4.0,
        escaped(&shortened(&bot.name, LONGEST_NAME))
    )?;
    let (above, below) = (y - 7.0, y + 7.0);
    writeln!(
        out,
        r#"    <path class="span" d="M{from:.1} {y}H{to:.1}M{from:.1} {above}V{below}M{to:.1} {above}V{below}"/>"#
    )?;
    writeln!(out, r#"    <circle class="dot" cx="{at:.1}" cy="{y}" r="4.5"/>"#)?;
    writeln!(out, r#"    <text class="strong" x="{}" y="{baseline}">{win_share:.3}</text>"#, PLOT.1 + 26.0)?;
    writeln!(
        out,
        r#"    <text class="small" x="{}" y="{baseline}">{}</text>"#,
        PLOT.1 + 74.0,
        escaped(&interval(bot, texts))
    )?;
    writeln!(out, "  </g>")
}

/// Text that cannot be mistaken for markup. Characters that XML does not allow become spaces.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            letter if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => out.push(' '),
            letter => out.push(letter),
        }
    }
    out
}
