//! Rows under heads, as rulebooks and terminals show them.

use std::fmt;

/// Rows under heads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The heads of the columns.
    pub heads: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<String>>,
}

impl Grid {
    /// Draws the grid in so many columns: what does not fit goes under its row, column by column with its head.
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

    /// Draws the grid with characters, each line after an indent: numbers to the right, all else to the left.
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
