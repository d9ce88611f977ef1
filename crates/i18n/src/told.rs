//! What a game needs to be told in words.

use std::fmt;

use table::{Pledge, Refusal, Rules, Seat, Verdict};

use crate::names::Teller;
use crate::texts::Texts;

/// How much is said of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// For buttons and lists, where the rest can be seen: "Fly to Cairo".
    Short,
    /// For those who do not see the table: "Fly the bumper from Roswell to Cairo, where Ola has a UFO".
    Long,
}

/// Rows under heads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The heads of the columns.
    pub heads: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// Draws the table in so many columns: what does not fit goes under its row, column by column with its head.
    pub fn draw_within(&self, width: usize, indent: &str, out: &mut dyn fmt::Write) -> fmt::Result {
        let mut drawn = String::new();
        self.draw(indent, &mut drawn)?;
        if drawn.lines().all(|line| line.chars().count() <= width) {
            return out.write_str(&drawn);
        }
        for row in &self.rows {
            let Some((first, rest)) = row.split_first() else { continue };
            let deeper = format!("{indent}    ");
            let wrap = |line: &str, start: &str| {
                let options = textwrap::Options::new(width).initial_indent(start).subsequent_indent(&deeper);
                textwrap::fill(line, options)
            };
            writeln!(out, "{}", wrap(first, indent))?;
            for cell in rest.iter().filter(|cell| !cell.is_empty()) {
                writeln!(out, "{}", wrap(cell, &deeper))?;
            }
        }
        Ok(())
    }

    /// Draws the table with characters, each line after an indent: numbers to the right, all else to the left.
    pub fn draw(&self, indent: &str, out: &mut dyn fmt::Write) -> fmt::Result {
        let is_number = |cell: &String| cell.chars().all(|c| c.is_ascii_digit());
        let columns: Vec<(usize, bool)> = (0..self.heads.len())
            .map(|column| {
                let cells = || self.rows.iter().filter_map(move |row| row.get(column));
                let width = cells().chain(self.heads.get(column)).map(|cell| cell.chars().count()).max();
                (width.unwrap_or(0), cells().all(is_number))
            })
            .collect();
        for row in std::iter::once(&self.heads).chain(&self.rows) {
            let cells = row.iter().zip(&columns).map(|(cell, (width, to_the_right))| {
                if *to_the_right { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
            });
            let line = cells.collect::<Vec<String>>().join("  ");
            writeln!(out, "{indent}{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// A game that can be told in words, in any language.
pub trait Told: Rules {
    /// What happened from one decision to the next, in sentences: the log.
    fn story(&self, events: &[Self::Event], teller: Teller<'_>) -> Vec<String>;

    /// What a seat that is due is asked, in one sentence to the viewer: to himself if he is the one, else about the other.
    fn prompt(&self, view: &Self::View, seat: Seat, teller: Teller<'_>) -> String;

    /// What an action that the rules allow does, on a button or in a list, as far as the viewer knows: one who cannot
    /// take it hears nothing that is not his.
    fn action(&self, view: &Self::View, action: Self::Action, length: Length, teller: Teller<'_>) -> String;

    /// What something on the table is; in long form with all that can be seen of it.
    fn thing(&self, view: &Self::View, thing: Self::Thing, length: Length, teller: Teller<'_>) -> String;

    /// Everything the viewer can point at.
    fn things(&self, view: &Self::View) -> Vec<Self::Thing>;

    /// Why the viewer can do nothing with a thing now, with the rule; nothing if he can.
    fn why_not_told(&self, view: &Self::View, thing: Self::Thing, teller: Teller<'_>) -> Option<String> {
        self.why_not(view, thing).err().map(|refusal: Refusal| teller.texts.refusal(refusal))
    }

    /// That somebody makes this promise, has kept or has broken it, in one sentence.
    fn promise(&self, pledge: &Pledge, _: Verdict, _: Teller<'_>) -> String {
        pledge.promise.clone()
    }

    /// A table of components for the rulebook, by the word that stands there in braces: `cards`. None if there is none
    /// of that name.
    fn components(content: &Self::Content, what: &str, texts: &Texts) -> Option<Table>;

    /// What a component is called that [`Rules::read_content`] gives an origin; none if it has no name but its own.
    fn component(content: &Self::Content, what: &str, texts: &Texts) -> Option<String>;

    /// The table as somebody sees it, drawn with characters.
    fn draw_view(&self, view: &Self::View, teller: Teller<'_>, out: &mut dyn fmt::Write) -> fmt::Result;

    /// The table with everything open, drawn with characters.
    fn draw_state(&self, state: &Self::State, teller: Teller<'_>, out: &mut dyn fmt::Write) -> fmt::Result;
}
