//! Bargaining at the table: promises that the table itself judges, in games in which players may make offers.
//!
//! The rules know that a seat has made an offer, has kept or broken it; what it promised stands beside the record, as the words of the promise and
//! the number of the entry with the word `offer`. [`Promises::pledge`] on the view after the entries before gives the same pledge again.

use contract::{Pledge, Rules, Seat, Verdict};
use engine::Fault;

/// What players of a game may promise each other.
pub trait Promises<G: Rules>: Send + Sync {
    /// Binds a seat to a promise, given in the game's notation, on the table as anybody sees it before the word [`Promises::word`] is said.
    fn pledge(&self, game: &G, view: &G::View, seat: Seat, promise: &str) -> Result<Pledge, Fault>;

    /// What has become of an open promise by one committed step: its events, and the table as anybody sees it then. Asked after every step.
    fn judge(&self, game: &G, pledge: &Pledge, events: &[G::Event], after: &G::View) -> Verdict;

    /// The word by which the table says that a seat makes an offer (`Open`), has kept or has broken it. After the end of a game the rules refuse it.
    fn word(&self, seat: Seat, verdict: Verdict) -> Option<G::Word>;
}
