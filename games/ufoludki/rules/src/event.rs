//! Events: what happens, for logs and animation.

use contract::{Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::card::Card;

/// Something that happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Chance has decided who begins.
    Begins {
        /// The first player.
        seat: Seat,
    },
    /// A card was drawn or dealt.
    Drew {
        /// The seat that drew it.
        seat: Seat,
        /// The card, for those who may see it.
        card: Option<Card>,
    },
    /// Cards were laid.
    Laid {
        /// The seat that laid them.
        seat: Seat,
        /// Their kind.
        card: Card,
        /// Their number.
        copies: u8,
    },
    /// Loot was taken from Earth.
    TookFromEarth {
        /// The seat that took it.
        seat: Seat,
        /// The amount.
        loot: u8,
    },
    /// Loot was taken from a player.
    TookFromPlayer {
        /// The seat that took it.
        seat: Seat,
        /// The seat that lost it.
        from: Seat,
        /// The amount.
        loot: u8,
    },
    /// Loot was returned to Earth.
    GaveBack {
        /// The seat that returned it.
        seat: Seat,
        /// The amount.
        loot: u8,
    },
    /// All piles went under the deck as one layer.
    PilesWentUnder {
        /// The number of cards.
        cards: u8,
    },
    /// A player without cards was skipped.
    Skipped {
        /// The player's seat.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// What ended it.
        by: Ending,
        /// The winners; several share a win.
        winners: SeatSet,
    },
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The last loot was taken from Earth.
    Earth,
    /// The turn limit was reached.
    TurnLimit,
}

impl Event {
    /// The event as the viewer may see it.
    pub(crate) fn heard_by(self, viewer: Viewer) -> Event {
        match self {
            Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, card: None },
            open => open,
        }
    }
}
