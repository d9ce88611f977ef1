//! Positions as small drawings: the examples of rulebooks.
//!
//! The key decision: **a drawing is a value**. It is made from a view and the texts alone, like a sentence, and it is
//! one `<svg>` that carries all it needs: shapes, colours for light and dark, a title. It refers to nothing (it has no
//! ids, scripts, fonts or files), so that any number of drawings stand on one page or alone in a file, and equal views
//! give equal bytes. What a viewer may not know is not in his view, so no drawing can give it away. The price is
//! that nobody measures texts for us: their widths are estimated (`sheet.rs`), and the names on a map find their places
//! by a small solver.
//!
//! Invariants: no input or output; names of players and components are escaped, and of their colours only plain ones
//! are used; a seat is told by shape, letter and colour together.

mod badge;
mod sheet;

use contract::Rules;
use i18n::Teller;

pub use badge::{badge, colour, mark};
pub use sheet::{Anchor, At, Ink, N, Rect, Type, art, fit, lines, sheet, size_for, text_width};

/// How the positions of a game are drawn. A game's `play` crate implements it for a type of its own.
pub trait Drawing<G: Rules>: Send + Sync {
    /// The table as the viewer sees it: one `<svg>` element that stands for itself.
    fn draw(&self, game: &G, view: &G::View, teller: Teller<'_>) -> String;
}
