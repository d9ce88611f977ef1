//! Ufoludki: little green aliens steal loot from Earth and from each other. For two to six players.
//!
//! The key decision: **a card has no position until it is drawn**. The deck is a queue of unordered layers, a
//! hand is a count of kinds, and a draw is a chance step weighted by the contents of the layer. This is
//! exactly equivalent to a shuffled deck, and a state contains nothing that has not been decided yet. What a
//! player with perfect memory can conclude from cards that went under the deck is kept in `memory.rs` and
//! used by `redeal.rs`.
//!
//! Invariants: no input or output, no random generator and no clock; a state's fields are private to this
//! crate.

mod action;
mod arrangement;
mod bag;
mod board;
mod card;
mod content;
mod event;
mod game;
mod laws;
mod look;
mod memory;
mod rare;
mod redeal;
mod registry;
mod state;
mod view;

pub use action::{Action, Outcome, Thing};
pub use arrangement::{Arrangement, SeatArrangement};
pub use bag::Bag;
pub use board::{Effect, MOST_SEATS, Phase};
pub use card::{Card, MOST_SAUCERS, Saucer};
pub use content::{Content, MOST_DECK, MOST_GENERALS, MOST_HAND, MOST_LOOT, MOST_VALUE, SaucerKind};
pub use event::{Ending, Event};
pub use game::{MOST_TURNS, Options, Ufoludki};
pub use look::Look;
pub use redeal::Deduction;
pub use state::State;
pub use view::View;
