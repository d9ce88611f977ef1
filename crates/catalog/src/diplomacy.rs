//! Bargaining at the table: promises that the table itself judges, in games in which players may make offers.
//!
//! The rules know that a seat has made an offer, has kept or broken it; what it promised stands beside the record, as the words of the promise and
//! the number of the entry with the word `offer`. [`Diplomacy::pledge`] on the view after the entries before gives the same pledge again.

use i18n::Told;
use table::{Pledge, Seat, Verdict};

use crate::face::Fault;

/// What players of a game may promise each other; by default nothing.
pub trait Diplomacy: Told {
    /// Binds a seat to a promise, given in the game's notation, on the table as anybody sees it before the word [`Diplomacy::word`] is said.
    fn pledge(&self, _: &Self::View, _: Seat, _: &str) -> Result<Pledge, Fault> {
        Err(Fault::new("fault-no-offers"))
    }

    /// What has become of an open promise by one committed step: its events, and the table as anybody sees it then. Asked after every step.
    fn judge(&self, _: &Pledge, _: &[Self::Event], _: &Self::View) -> Verdict {
        Verdict::Open
    }

    /// The word by which the table says that a seat makes an offer (`Open`), has kept or has broken it. After the end of a game the rules refuse it.
    fn word(_: Seat, _: Verdict) -> Option<Self::Word> {
        None
    }
}

impl Diplomacy for fries::Fries {}

impl Diplomacy for ufoludki::Ufoludki {}

impl Diplomacy for battleforce::BattleForce {
    fn pledge(&self, view: &battleforce::View, seat: Seat, promise: &str) -> Result<Pledge, Fault> {
        let promise = promise.parse().map_err(Fault::unreadable)?;
        self.pledge(view, seat, promise).map_err(Fault::refused)
    }

    fn judge(&self, pledge: &Pledge, events: &[battleforce::Event], after: &battleforce::View) -> Verdict {
        self.judge(pledge, events, after)
    }

    fn word(seat: Seat, verdict: Verdict) -> Option<battleforce::Word> {
        Some(match verdict {
            Verdict::Open => battleforce::Word::Offer(seat),
            Verdict::Kept => battleforce::Word::Kept(seat),
            Verdict::Broken => battleforce::Word::Broke(seat),
        })
    }
}
