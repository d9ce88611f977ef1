//! What a player and chance can do, and what players can point at, each with its notation.

use std::fmt;
use std::str::FromStr;

use contract::{Seat, Unreadable};

use crate::card::{Card, Saucer, small_number};

/// A player's decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Lays a saucer: `saucer 3`.
    Saucer(Saucer),
    /// Lays a General: `general`.
    General,
    /// Lays a Recruitment: `recruitment`.
    Recruitment,
    /// Lays this many Strength in Numbers together: `strength 2`.
    Strength(u8),
    /// Lays an Animal Counterattack against a seat: `counterattack 2`.
    Counterattack(Seat),
}

impl Action {
    /// The card that is laid.
    #[inline]
    pub const fn card(self) -> Card {
        match self {
            Action::Saucer(saucer) => saucer.card(),
            Action::General => Card::GENERAL,
            Action::Recruitment => Card::RECRUITMENT,
            Action::Strength(_) => Card::STRENGTH,
            Action::Counterattack(_) => Card::COUNTERATTACK,
        }
    }

    /// The number of cards that are laid.
    #[inline]
    pub const fn copies(self) -> u32 {
        match self {
            Action::Strength(copies) => copies as u32,
            _ => 1,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Strength(copies) => write!(f, "strength {copies}"),
            Action::Counterattack(target) => write!(f, "counterattack {target}"),
            Action::Saucer(_) | Action::General | Action::Recruitment => self.card().fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let action = match text.split_once(' ') {
            None if text == "general" => Some(Action::General),
            None if text == "recruitment" => Some(Action::Recruitment),
            Some(("saucer", number)) => small_number(number).and_then(Saucer::numbered).map(Action::Saucer),
            Some(("strength", number)) => small_number(number).map(|copies| Action::Strength(copies as u8)),
            Some(("counterattack", seat)) => seat.parse().ok().map(Action::Counterattack),
            _ => None,
        };
        action.ok_or_else(|| {
            Unreadable::new(text, "saucer N, general, recruitment, strength N or counterattack SEAT")
        })
    }
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// The seat that takes the first turn: `first 2`.
    First(Seat),
    /// The card that is drawn: `draw saucer 3`.
    Draw(Card),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::First(seat) => write!(f, "first {seat}"),
            Outcome::Draw(card) => write!(f, "draw {card}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Outcome, Unreadable> {
        let outcome = match text.split_once(' ') {
            Some(("first", seat)) => seat.parse().ok().map(Outcome::First),
            Some(("draw", card)) => card.parse().ok().map(Outcome::Draw),
            _ => None,
        };
        outcome.ok_or_else(|| Unreadable::new(text, "first SEAT or draw CARD"))
    }
}

/// Something on the table that a player may point at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Thing {
    /// A card in the viewer's own hand: `card strength`.
    Card(Card),
    /// A player: `seat 2`.
    Seat(Seat),
    /// A player's pile: `pile 2`.
    Pile(Seat),
    /// The deck: `deck`.
    Deck,
    /// Earth and its loot: `earth`.
    Earth,
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Card(card) => write!(f, "card {card}"),
            Thing::Seat(seat) => write!(f, "seat {seat}"),
            Thing::Pile(seat) => write!(f, "pile {seat}"),
            Thing::Deck => f.write_str("deck"),
            Thing::Earth => f.write_str("earth"),
        }
    }
}

impl FromStr for Thing {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Thing, Unreadable> {
        let thing = match text.split_once(' ') {
            None if text == "deck" => Some(Thing::Deck),
            None if text == "earth" => Some(Thing::Earth),
            Some(("card", card)) => card.parse().ok().map(Thing::Card),
            Some(("seat", seat)) => seat.parse().ok().map(Thing::Seat),
            Some(("pile", seat)) => seat.parse().ok().map(Thing::Pile),
            _ => None,
        };
        thing.ok_or_else(|| Unreadable::new(text, "card CARD, seat SEAT, pile SEAT, deck or earth"))
    }
}
