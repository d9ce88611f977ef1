//! What happens, told for logs and animation.

use contract::{Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::card::Card;

/// Something that happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Chance has said who begins.
    Begins {
        /// The first player.
        seat: Seat,
    },
    /// A card was drawn or dealt.
    Drew {
        /// Who drew it.
        seat: Seat,
        /// The card, for those who may see it.
        card: Option<Card>,
    },
    /// Cards were laid.
    Laid {
        /// Who laid them.
        seat: Seat,
        /// Their kind.
        card: Card,
        /// How many.
        copies: u8,
    },
    /// Loot was taken from Earth.
    TookFromEarth {
        /// Who took it.
        seat: Seat,
        /// How much.
        loot: u8,
    },
    /// Loot was taken from a player.
    TookFromPlayer {
        /// Who took it.
        seat: Seat,
        /// Who lost it.
        from: Seat,
        /// How much.
        loot: u8,
    },
    /// Loot went back to Earth.
    GaveBack {
        /// Who gave it.
        seat: Seat,
        /// How much.
        loot: u8,
    },
    /// All piles went under the deck as one layer.
    PilesWentUnder {
        /// How many cards.
        cards: u8,
    },
    /// A player without cards was skipped.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// What ended it.
        by: Ending,
        /// Who has won; several share a win.
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
    /// The event as the viewer may hear it.
    pub(crate) fn heard_by(self, viewer: Viewer) -> Event {
        match self {
            Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, card: None },
            open => open,
        }
    }
}
