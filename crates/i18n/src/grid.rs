//! Tables with column heads, for rulebooks and terminals.

use std::fmt;

/// A table with column heads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The heads of the columns.
    pub heads: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<String>>,
}

impl Grid {
    /// Draws the grid in at most this many columns. Columns that do not fit go below their row, each with its
    /// head.
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
            // With a single column beside the first one, it is clear what a cell is.
            let labels =
                self.heads.iter().skip(1).map(|head| if rest.len() > 1 { head.as_str() } else { "" });
            for (cell, label) in rest.iter().zip(labels).filter(|(cell, _)| !cell.is_empty()) {
                let line = if label.is_empty() { cell.clone() } else { format!("{label}: {cell}") };
                writeln!(out, "{}", wrap(&line, &deeper))?;
            }
        }
        Ok(())
    }

    /// Draws the grid with characters and an indent. Numbers are aligned to the right, everything else to the
    /// left.
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
