//! Bargaining: promises that the table itself judges, in games whose players may make offers.
//!
//! The rules know that a seat has made an offer and has kept or broken it. What it promised is stored next to
//! the record: the words of the promise, and the number of the entry with the word `offer`.
//! [`Promises::pledge`] on the view before that entry creates the same pledge again.

use contract::{Pledge, Rules, Seat, Verdict};
use engine::Fault;

/// The promises that players of a game may make.
pub trait Promises<G: Rules>: Send + Sync {
    /// Binds a seat to a promise in the game's notation, on the public view before the word
    /// [`Promises::word`] is said.
    fn pledge(&self, game: &G, view: &G::View, seat: Seat, promise: &str) -> Result<Pledge, Fault>;

    /// The verdict on an open promise after one committed step, given its events and the public view
    /// after it. Called after every step.
    fn judge(&self, game: &G, pledge: &Pledge, events: &[G::Event], after: &G::View) -> Verdict;

    /// The word with which the table announces that a seat makes an offer (`Open`), or has kept or broken it.
    /// After the end of a game the rules refuse it.
    fn word(&self, seat: Seat, verdict: Verdict) -> Option<G::Word>;
}
