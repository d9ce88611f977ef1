//! Positions as small drawings: the rulebook's examples now, later the pieces of the browser's table.
//!
//! The key decision: **a drawing is a value**. It is made from a view and the texts alone, like a sentence, and it is
//! one `<svg>` that carries all it needs: shapes, colours for light and dark, a title. It refers to nothing (it has no
//! ids, scripts, fonts or files), so that any number of drawings stand on one page or alone in a file, and equal views
//! give equal bytes. What a viewer may not know is not in his view, so no drawing can give it away. The price is
//! that nobody measures texts for us: their widths are estimated (`sheet.rs`), and the names on a map find their places
//! by a small solver (`fries/labels.rs`).
//!
//! Invariants: no input or output; names of players and components are escaped, and of their colours only plain ones
//! are used; a seat is told by shape, letter and colour together.

#![allow(clippy::disallowed_methods, reason = "the last bit of a length is not drawn")]

mod badge;
mod battleforce;
mod fries;
mod sheet;
mod ufoludki;

use i18n::Teller;
use table::Rules;

/// A game whose positions can be drawn.
pub trait Drawn: Rules {
    /// The table as the viewer sees it: one `<svg>` element that stands for itself.
    fn draw_svg(&self, view: &Self::View, teller: Teller<'_>) -> String;
}
