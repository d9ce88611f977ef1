//! The open part of the table: piles, loot, Earth, and whose turn it is. States and views share it.

use contract::Seat;
use serde::Serialize;

use crate::action::Action;
use crate::bag::Bag;
use crate::card::{Card, Saucer};
use crate::content::Content;

/// The maximum number of players.
pub const MOST_SEATS: usize = 6;

/// One entry per seat. Entries past the last seat of the table keep their default.
pub(crate) type BySeat<T> = [T; MOST_SEATS];

/// What a game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum Phase {
    /// Chance must decide who begins.
    First,
    /// Hands are being dealt; this seat gets the next card.
    Deal {
        /// The seat that gets the next card.
        seat: Seat,
    },
    /// A player must lay a card.
    Lay {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The player who has laid a card refills their hand.
    Draw {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A player who had no cards draws a hand at the start of the turn.
    Revive {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

/// The open part of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Board {
    pub(crate) phase: Phase,
    /// Meaningless before chance has decided it.
    pub(crate) first: Seat,
    /// Turns in which a card was laid.
    pub(crate) turns: u16,
    pub(crate) earth: u8,
    pub(crate) loot: BySeat<u8>,
    /// The kind laid last on each pile; none exactly if the pile is empty.
    pub(crate) tops: BySeat<Option<Card>>,
    pub(crate) piles: BySeat<Bag>,
}

/// The effect of laying a card on the loot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// The player takes this much from Earth.
    FromEarth(u8),
    /// The player takes this much from another.
    FromSeat(Seat, u8),
    /// The others return this much each, by seat; then the piles go under the deck.
    BackToEarth([u8; MOST_SEATS]),
}

impl Board {
    pub(crate) fn new(content: &Content) -> Board {
        Board {
            phase: Phase::First,
            first: Seat::at(0),
            turns: 0,
            earth: content.loot(),
            loot: [0; MOST_SEATS],
            tops: [None; MOST_SEATS],
            piles: [Bag::EMPTY; MOST_SEATS],
        }
    }

    /// The seat that has to lay a card, while the game is waiting for that.
    #[inline]
    pub(crate) const fn laying_seat(&self) -> Option<Seat> {
        match self.phase {
            Phase::Lay { seat } => Some(seat),
            _ => None,
        }
    }

    /// The effect on the loot if `seat` lays this now: the heart of the rules.
    #[allow(
        clippy::inline_always,
        reason = "merges this match with the caller's: one unpredictable branch instead of two"
    )]
    #[inline(always)]
    pub(crate) fn effect(&self, content: &Content, seats: u8, seat: Seat, action: Action) -> Effect {
        match action {
            Action::Saucer(saucer) => self.saucer(content, seats, seat, saucer),
            Action::General => self.general(content, seats, seat),
            Action::Recruitment => self.take_from_earth(1 + self.recruitments(seats, seat)),
            Action::Strength(copies) => self.take_from_earth(copies),
            Action::Counterattack(target) => self.take_from_seat(target, 2),
        }
    }

    /// `saucer.match`, `saucer.first-only`, `saucer.earth`.
    #[inline]
    fn saucer(&self, content: &Content, seats: u8, seat: Seat, saucer: Saucer) -> Effect {
        let due = content.value(saucer.card());
        let mut other = seat.next(seats);
        while other != seat {
            if self.tops[other.index()] == Some(saucer.card()) {
                return self.take_from_seat(other, due);
            }
            other = other.next(seats);
        }
        self.take_from_earth(due)
    }

    /// `general.pay`: the General covers the player's own top card, which therefore does not count.
    #[cold]
    fn general(&self, content: &Content, seats: u8, seat: Seat) -> Effect {
        let recruitments = self.recruitments(seats, seat);
        let mut paid = [0; MOST_SEATS];
        for payer in Seat::all(seats).filter(|payer| *payer != seat) {
            let value = match self.tops[payer.index()] {
                None => 0,
                Some(Card::RECRUITMENT) => recruitments,
                Some(Card::STRENGTH) => 1,
                Some(Card::COUNTERATTACK) => 2,
                Some(saucer) => content.value(saucer),
            };
            paid[payer.index()] = value.min(self.loot[payer.index()]);
        }
        Effect::BackToEarth(paid)
    }

    /// The number of Recruitments on other players' piles.
    #[inline]
    fn recruitments(&self, seats: u8, seat: Seat) -> u8 {
        let others = Seat::all(seats).filter(|other| *other != seat);
        others.filter(|other| self.tops[other.index()] == Some(Card::RECRUITMENT)).count() as u8
    }

    /// `earth.rest`.
    #[inline]
    fn take_from_earth(&self, due: u8) -> Effect {
        Effect::FromEarth(due.min(self.earth))
    }

    #[inline]
    fn take_from_seat(&self, from: Seat, due: u8) -> Effect {
        Effect::FromSeat(from, due.min(self.loot[from.index()]))
    }
}
