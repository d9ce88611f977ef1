//! Games drawn for people: scenes in a browser, and drawings in rulebooks ([`drawing`]).
//!
//! The key decision: **a table is drawn by Rust, whole, for one viewer**. A game makes one piece of HTML and SVG of a view, its *scene*;
//! the page keeps the nodes it can and moves them to their new places. The scene decides nothing: it marks what a player may
//! point at (`data-thing`, in the game's notation), and the page lights what the list of legal actions names. So nothing lit is
//! ever refused, and lighting needs no question to the server.
//!
//! What a scene may rely on, and what it owes (`static/table.js` is the other side):
//! - Every piece that stays the same piece when it moves has an `id`, unique on the page; the page animates it from its old place.
//! - `data-thing="NOTATION"` on what one points at, with an `aria-label` that says what it is. Lit ones get the class `lit` and
//!   become buttons; the one that was chosen gets `chosen`, and where its actions lead `target`.
//! - `data-clock="SEAT"` and `data-presence="SEAT"` on empty elements: the page writes the seat's clock and state there.
//! - `data-closeup="NOTATION"` on a card, wherever it lies: hovering or a long press shows it large, as the game's `closeup` draws it.
//! - What stays in its place and seldom changes may be enclosed by [`part`]: the page compares its text with what it has, and does
//!   neither read nor touch it if nothing has changed.
//! - Nothing refers to the net but by [`Context::asset`]; styles are in the game's own sheet, under `.scene`.

#![allow(clippy::disallowed_methods, reason = "the last bit of a length is not drawn")]

mod asset;
mod badge;
mod context;
pub mod drawing;
mod part;
mod plain;

use contract::Rules;
use maud::Markup;

pub use asset::Asset;
pub use badge::{badge, letter};
pub use context::Context;
pub use part::part;
pub use plain::PlainScene;

/// A game's table in a browser. A game's `play` crate implements it for a type of its own; [`PlainScene`] serves a game that has
/// none yet.
pub trait Scene<G: Rules>: Send + Sync {
    /// What the page of the table loads besides itself.
    fn assets(&self) -> &'static [Asset] {
        &[]
    }

    /// The table as the viewer sees it.
    fn draw(&self, game: &G, view: &G::View, context: &Context<'_, G>) -> Markup;

    /// What one points at to take an action, in order; nothing if the action has a button of its own.
    fn touches(&self, game: &G, view: &G::View, action: G::Action) -> Vec<G::Thing>;

    /// What was played or rolled so far. `heard` is everything that happened, as the viewer heard it.
    fn tally(&self, game: &G, view: &G::View, heard: &[G::Event], context: &Context<'_, G>) -> Markup;

    /// Something seen from near; nothing if there is nothing more to see than on the table.
    fn closeup(&self, _: &G, _: &G::View, _: G::Thing, _: &Context<'_, G>) -> Option<Markup> {
        None
    }
}
