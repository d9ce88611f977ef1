//! Printing.

use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use std::{env, fs};

use catalog::{Fault, Stderr};
use i18n::{Texts, args};
use indicatif::{ProgressBar, ProgressStyle};

use crate::clock::Stopwatch;
use crate::input::about_file;

/// Prints a line to standard output.
pub(crate) fn say(line: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(line.as_bytes())?;
    out.write_all(b"\n")?;
    Ok(())
}

/// Prints a line to standard error. If even that fails, nobody is there to be told.
pub(crate) fn complain(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Writes a new file. One that is there stays as it is.
pub(crate) fn write_new(file: &Path, text: &str) -> Result<(), Fault> {
    let new = fs::OpenOptions::new().write(true).create_new(true).open(file);
    new.and_then(|mut new| new.write_all(text.as_bytes())).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Fault::new("fault-is-there").with("file", file.display().to_string()),
        _ => about_file("fault-cannot-write", file, &error),
    })
}

/// Whether the reader of our output went away.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// How a progress bar looks that knows how many games there will be. Bars are drawn only on a terminal, on standard error.
pub(crate) fn games_bar(texts: &Texts) -> ProgressStyle {
    let words = args! { done: "{human_pos}", all: "{human_len}", left: "{eta}" };
    bar_style(&format!("{{wide_bar}} {}", texts.say("bar-games", &words)))
}

/// How one looks that does not.
pub(crate) fn time_bar(texts: &Texts) -> ProgressStyle {
    let words = args! { done: "{human_pos}", time: "{elapsed}" };
    bar_style(&format!("{{spinner}} {}", texts.say("bar-time", &words)))
}

/// How one looks while rows are copied.
pub(crate) fn copy_bar(texts: &Texts) -> ProgressStyle {
    let words = args! { done: "{percent}", left: "{eta}" };
    bar_style(&format!("{{wide_bar}} {}", texts.say("bar-copy", &words)))
}

fn bar_style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}

/// Where programs print to standard error while a bar is drawn there: above it, in whole lines.
pub(crate) fn stderr_beside(bar: &ProgressBar) -> Stderr {
    let bar = bar.clone();
    Stderr::Lines(Arc::new(move |line: &[u8]| {
        // If this fails, nobody is there to be told.
        bar.suspend(|| drop(io::stderr().write_all(line)));
    }))
}

/// What a command cost, in a sentence.
pub(crate) fn cost(stopwatch: &Stopwatch, threads: usize, texts: &Texts) -> String {
    let seconds = |time: Duration| format!("{:.2}", time.as_secs_f64());
    let cpu = stopwatch.cpu().map_or_else(|| "none".into(), seconds);
    texts.say("cost", &args! { wall: seconds(stopwatch.wall()), cpu: cpu, threads: threads })
}

/// A number with its digits in groups: 1 234 567.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|g| std::str::from_utf8(g).ok()).collect();
    groups.join(" ")
}

/// To which side of its column a cell goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Left,
    Right,
}

/// Rows of cells under each other, two spaces between columns; every column is as wide as its widest cell.
pub(crate) fn columns(sides: &[Side], rows: &[Vec<String>]) -> Vec<String> {
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| letters(cell)).max();
    let widths: Vec<usize> = (0..sides.len()).map(|column| width(column).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(sides).zip(&widths).map(|((cell, side), width)| match side {
            Side::Left => format!("{cell:<width$}"),
            Side::Right => format!("{cell:>width$}"),
        });
        cells.collect::<Vec<String>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// How many letters a text has.
pub(crate) fn letters(text: &str) -> usize {
    text.chars().count()
}

/// The widest line that reads well.
pub(crate) const WIDEST: usize = 100;

/// How many columns to fill: those of the terminal, but not more than read well.
pub(crate) fn width() -> usize {
    terminal_size::terminal_size().map_or(WIDEST, |(width, _)| usize::from(width.0).min(WIDEST))
}

/// A text in lines of at most so many columns, all of them after the same indent.
pub(crate) fn indented(text: &str, indent: &str, width: usize) -> String {
    textwrap::fill(text, textwrap::Options::new(width).initial_indent(indent).subsequent_indent(indent))
}

/// A text in lines of at most so many columns: the first after one beginning, the others after another. What people copy,
/// such as a path or an argument, stays whole.
pub(crate) fn hanging(text: &str, first: &str, others: &str, width: usize) -> String {
    let options = textwrap::Options::new(width)
        .initial_indent(first)
        .subsequent_indent(others)
        .break_words(false)
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::fill(text, options)
}

/// Whether letters are marked up: only on a terminal whose owner has nothing against it.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    is_on: bool,
}

impl Style {
    /// No marks.
    #[cfg(test)]
    pub(crate) const PLAIN: Style = Style { is_on: false };

    /// What standard output can show.
    pub(crate) fn of_output() -> Style {
        Style { is_on: io::stdout().is_terminal() && env::var_os("NO_COLOR").is_none_or(|no| no.is_empty()) }
    }

    pub(crate) fn bold(self, text: &str) -> String {
        self.marked("1", text)
    }

    pub(crate) fn faint(self, text: &str) -> String {
        self.marked("2", text)
    }

    fn marked(self, code: &str, text: &str) -> String {
        if self.is_on { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
}

/// A text whose lines fit the terminal, if it is shown on one: long lines go on under their own beginning.
pub(crate) fn fitted(text: &str) -> String {
    if !io::stdout().is_terminal() {
        return text.to_owned();
    }
    let lines = text.lines().map(|line| {
        let indent =
            " ".repeat(line.len() - line.trim_start_matches(|c: char| c == ' ' || c.is_ascii_digit()).len());
        textwrap::fill(line, textwrap::Options::new(width()).subsequent_indent(&indent))
    });
    lines.collect::<Vec<String>>().join("\n")
}

/// Prints a long text: on a terminal through the pager people have chosen, if it can be started.
pub(crate) fn page(text: &str) -> anyhow::Result<()> {
    let height = terminal_size::terminal_size().map_or(usize::MAX, |(_, height)| height.0.into());
    if !io::stdout().is_terminal() || text.lines().count() < height {
        return say(text);
    }
    let pager = env::var("PAGER").ok().filter(|pager| !pager.is_empty()).unwrap_or_else(|| "less -R".into());
    let mut words = pager.split_whitespace();
    let program = words.next().unwrap_or("less");
    let Ok(mut reader) =
        Command::new(program).args(words).env("LESSCHARSET", "utf-8").stdin(Stdio::piped()).spawn()
    else {
        return say(text);
    };
    if let Some(mut input) = reader.stdin.take() {
        // Whoever leaves the pager early has read enough.
        let _ = input.write_all(text.as_bytes());
    }
    reader.wait()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let rows = [["bot", "Siege"], ["zufällig", "0.5"]].map(|row| row.map(str::to_owned).into());
        assert_eq!(columns(&[Side::Left, Side::Right], &rows), ["bot       Siege", "zufällig    0.5"]);
    }

    #[test]
    fn what_is_copied_is_not_broken_up() {
        let text = "see --max-tables-per-user and /srv/a-long-path/starfry-data";
        let broken = "  see\n   --max-tables-per-user\n   and\n   /srv/a-long-path/starfry-data";
        assert_eq!(hanging(text, "  ", "   ", 12), broken);
    }
}
