//! Positions as small drawings: the examples in rulebooks.
//!
//! The key decision: **a drawing is a value**. It is made only from a view and the texts, like a sentence. It
//! is one `<svg>` that contains everything it needs: shapes, colours for light and dark mode, a title. It
//! refers to nothing (it has no ids, scripts, fonts or files), so any number of drawings can be on one page
//! or alone in a file, and equal views give equal bytes. What viewers may not know is not in their view, so
//! no drawing can give it away. The price is that nothing measures text for us: widths are estimated
//! (`sheet.rs`), and a small solver places the names on a map.
//!
//! Invariants: there is no input or output. Names of players and components are escaped, and only plain
//! colours of components are used. Shape, letter and colour together identify a seat.

mod badge;
mod sheet;

use contract::Rules;
use i18n::Teller;

pub use badge::{badge, colour, mark};
pub use sheet::{Anchor, At, Ink, N, Rect, Type, art, fit, lines, sheet, size_for, text_width};

/// Draws a game's positions. A game's `play` crate implements it for a type of its own.
pub trait Drawing<G: Rules>: Send + Sync {
    /// The table as the viewer sees it: one self-contained `<svg>` element.
    fn draw(&self, game: &G, view: &G::View, teller: Teller<'_>) -> String;
}
