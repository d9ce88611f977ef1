//! Games drawn for people: scenes in a browser, and drawings in rulebooks ([`drawing`]).
//!
//! The key decision: **Rust draws a whole table for one viewer**. A game turns a view into one piece of HTML
//! and SVG, its *scene*. The page keeps the nodes it can and moves them to their new places. The scene
//! decides nothing: it marks what a player may point at (`data-thing`, in the game's notation), and the page
//! highlights what the list of legal actions names. So nothing highlighted is ever refused, and highlighting
//! needs no request to the server.
//!
//! What a scene may rely on, and what it must provide (`static/table.js` is the other side):
//! - Every piece that remains the same piece when it moves has an `id`, unique on the page. The page animates
//!   it from its old place.
//! - `data-thing="NOTATION"` marks what players point at, with an `aria-label` that describes it. Highlighted
//!   things get the class `lit` and become buttons. The chosen one gets `chosen`, and the destinations of its
//!   actions get `target`.
//! - `data-clock="SEAT"` and `data-presence="SEAT"` mark empty elements into which the page writes the seat's
//!   clock and state.
//! - `data-closeup="NOTATION"` marks a card, wherever it is. Hovering or a long press shows it large, as
//!   drawn by the game's `closeup`.
//! - `data-closeups` marks the place above or below which close-ups appear, if that is not next to their cards. It is
//!   used while it has a width.
//! - Elements that stay in place are marked with [`part`]. A page is sent only the parts that it does not have,
//!   and touches nothing else.
//! - Nothing refers to the network except through [`Context::asset`]. Styles are in the game's own sheet,
//!   under `.scene`.

#![allow(clippy::disallowed_methods, reason = "the last bit of a length is not drawn")]

mod asset;
mod badge;
mod beat;
mod context;
pub mod drawing;
mod finale;
mod part;
mod plain;

use contract::{Rules, Seat};
use maud::Markup;

pub use asset::Asset;
pub use badge::{badge, letter};
pub use beat::{Beat, Change, Count, Die, LazyView, Show};
pub use context::Context;
pub use finale::{Chapter, Finale, Highlight, Source, turning_point};
pub use part::{Drawings, Parts, Shown, part};
pub use plain::PlainScene;

/// Advice that points at things.
#[derive(Clone, Debug)]
pub struct Tip<G: Rules> {
    /// What it teaches. Pages remember it, so that nobody is told twice.
    pub key: &'static str,
    /// The advice and its reason, in a sentence.
    pub text: String,
    /// What it points at: at most three things.
    pub things: Vec<G::Thing>,
}

/// A game's table in a browser. A game's `play` crate implements it for a type of its own; [`PlainScene`] is
/// for games that have none yet.
pub trait Scene<G: Rules>: Send + Sync {
    /// The files that the table page loads in addition to its own.
    fn assets(&self) -> &'static [Asset] {
        &[]
    }

    /// The table as the viewer sees it.
    fn draw(&self, game: &G, view: &G::View, context: &Context<'_, G>) -> Markup;

    /// The things to point at to take an action, in order. Empty if the action has a button of its own.
    fn touches(&self, game: &G, view: &G::View, action: G::Action) -> Vec<G::Thing>;

    /// The things on the table that the story is about when it tells that a seat took an action: a page highlights them.
    /// None if they are those that were touched.
    fn marks(&self, _: &G, _: &G::View, _: Seat, _: G::Action) -> Option<Vec<G::Thing>> {
        None
    }

    /// Whether an action ends what its seat could still do. Before a page takes it for good, it asks once.
    fn ends(&self, _: G::Action) -> bool {
        false
    }

    /// What a page shows of the event at this place of a change before it shows the new scene.
    fn beats(&self, _: &G, _change: &Change<'_, G>, _place: usize, _: &Context<'_, G>) -> Vec<Beat> {
        Vec::new()
    }

    /// A tip for somebody who has never finished a game: the best they can do now that they have never done. At
    /// most one, built from what the viewer knows.
    fn tip(&self, _: &G, _: &G::View, _: &Context<'_, G>) -> Option<Tip<G>> {
        None
    }

    /// Everything played or rolled so far. `heard` is everything that happened, as the viewer saw it.
    fn tally(&self, game: &G, view: &G::View, heard: &[G::Event], context: &Context<'_, G>) -> Markup;

    /// What the page shows when the game is over. `story` is the whole game as the viewer knows it, without what was
    /// undone.
    fn finale(&self, _: &G, _: &G::View, context: &Context<'_, G>, _story: &[Chapter<G>]) -> Finale {
        Finale::plain(context)
    }

    /// A close-up of a thing. None if it would show no more than the table does.
    fn closeup(&self, _: &G, _: &G::View, _: G::Thing, _: &Context<'_, G>) -> Option<Markup> {
        None
    }
}
