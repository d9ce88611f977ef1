//! What the tables of all games have in common in a browser.
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
//! - Nothing refers to the net but by [`Look::asset`]; styles are in the game's own sheet, under `.scene`.

mod asset;
mod badge;
mod look;
mod part;

pub use asset::Asset;
pub use badge::{badge, letter};
pub use look::Look;
pub use part::part;
