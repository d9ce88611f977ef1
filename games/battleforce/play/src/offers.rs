//! Promises that players can make to each other.

use battleforce::{BattleForce, Event, View, Word};
use catalog::{Fault, Promises};
use contract::{Pledge, Seat, Verdict};

/// Promises, judged by the rules.
pub(crate) struct Offers;

impl Promises<BattleForce> for Offers {
    fn pledge(&self, game: &BattleForce, view: &View, seat: Seat, promise: &str) -> Result<Pledge, Fault> {
        let promise = promise.parse().map_err(Fault::unreadable)?;
        game.pledge(view, seat, promise).map_err(Fault::refused)
    }

    fn judge(&self, game: &BattleForce, pledge: &Pledge, events: &[Event], after: &View) -> Verdict {
        game.judge(pledge, events, after)
    }

    fn word(&self, seat: Seat, verdict: Verdict) -> Option<Word> {
        Some(match verdict {
            Verdict::Open => Word::Offer(seat),
            Verdict::Kept => Word::Kept(seat),
            Verdict::Broken => Word::Broke(seat),
        })
    }
}
