//! Prints to the terminal.

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

/// Prints a line to standard error. If even that fails, there is nobody to tell.
pub(crate) fn complain(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Writes a new file. An existing file stays unchanged.
pub(crate) fn write_new(file: &Path, text: &str) -> Result<(), Fault> {
    let new = fs::OpenOptions::new().write(true).create_new(true).open(file);
    new.and_then(|mut new| new.write_all(text.as_bytes())).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Fault::new("fault-is-there").with("file", file.display().to_string()),
        _ => about_file("fault-cannot-write", file, &error),
    })
}

/// Whether the reader of our output has closed it.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// The style of a progress bar when the number of games is known. Bars are drawn only on a terminal, on
/// standard error.
pub(crate) fn games_bar(texts: &Texts) -> ProgressStyle {
    let words = args! { done: "{human_pos}", all: "{human_len}", left: "{eta}" };
    bar_style(&format!("{{wide_bar}} {}", texts.say("bar-games", &words)))
}

/// The style of a progress bar when the number of games is not known.
pub(crate) fn time_bar(texts: &Texts) -> ProgressStyle {
    let words = args! { done: "{human_pos}", time: "{elapsed}" };
    bar_style(&format!("{{spinner}} {}", texts.say("bar-time", &words)))
}

/// The style of a progress bar while rows are copied.
pub(crate) fn copy_bar(texts: &Texts) -> ProgressStyle {
    let words = args! { done: "{percent}", left: "{eta}" };
    bar_style(&format!("{{wide_bar}} {}", texts.say("bar-copy", &words)))
}

fn bar_style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}

/// Where bot programs' standard error goes while a bar is drawn: above it, in whole lines.
pub(crate) fn stderr_beside(bar: &ProgressBar) -> Stderr {
    let bar = bar.clone();
    Stderr::Lines(Arc::new(move |line: &[u8]| {
        // If this fails, there is nobody to tell.
        bar.suspend(|| drop(io::stderr().write_all(line)));
    }))
}

/// How much time a command took, in a sentence.
pub(crate) fn cost(stopwatch: &Stopwatch, threads: usize, texts: &Texts) -> String {
    let seconds = |time: Duration| format!("{:.2}", time.as_secs_f64());
    let cpu = stopwatch.cpu().map_or_else(|| "none".into(), seconds);
    texts.say("cost", &args! { wall: seconds(stopwatch.wall()), cpu: cpu, threads: threads })
}

/// The side of its column to which a cell is aligned.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Left,
    Right,
}

/// Rows of cells in columns with two spaces between them. Every column is as wide as its widest cell.
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

/// The number of characters in a text.
pub(crate) fn letters(text: &str) -> usize {
    text.chars().count()
}

/// The widest line that reads well.
pub(crate) const WIDEST: usize = 100;

/// The number of columns to fill: those of the terminal, up to the widest that reads well.
pub(crate) fn width() -> usize {
    terminal_size::terminal_size().map_or(WIDEST, |(width, _)| usize::from(width.0).min(WIDEST))
}

/// A text in lines of at most this many columns, all with the same indent.
pub(crate) fn indented(text: &str, indent: &str, width: usize) -> String {
    textwrap::fill(text, textwrap::Options::new(width).initial_indent(indent).subsequent_indent(indent))
}

/// A text in lines of at most this many columns, with one prefix for the first line and another for the rest.
/// What people copy, such as a path or an argument, is not broken.
pub(crate) fn hanging(text: &str, first: &str, others: &str, width: usize) -> String {
    let options = textwrap::Options::new(width)
        .initial_indent(first)
        .subsequent_indent(others)
        .break_words(false)
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::fill(text, options)
}

/// Whether text is styled: only on a terminal, and unless its owner objects.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    is_on: bool,
}

impl Style {
    /// No styling.
    #[cfg(test)]
    pub(crate) const PLAIN: Style = Style { is_on: false };

    /// The styling that standard output can show.
    pub(crate) fn of_output() -> Style {
        Style::of(io::stdout().is_terminal())
    }

    /// What standard error can show.
    pub(crate) fn of_errors() -> Style {
        Style::of(io::stderr().is_terminal())
    }

    fn of(is_terminal: bool) -> Style {
        Style { is_on: is_terminal && env::var_os("NO_COLOR").is_none_or(|no| no.is_empty()) }
    }

    /// Whether anything is marked up.
    pub(crate) fn is_on(self) -> bool {
        self.is_on
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

/// A text whose lines fit the terminal, if it is shown on one. Long lines continue below their own beginning.
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

/// Prints a long text. On a terminal it goes through the user's pager, if that can be started.
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
        // A user who leaves the pager early has read enough.
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
    fn paths_and_arguments_are_not_broken() {
        let text = "see --max-tables-per-user and /srv/a-long-path/starfry-data";
        let broken = "  see\n   --max-tables-per-user\n   and\n   /srv/a-long-path/starfry-data";
        assert_eq!(hanging(text, "  ", "   ", 12), broken);
    }
}
