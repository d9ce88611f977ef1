//! Kinds of cards. Copies of a kind are interchangeable, so a card is nothing but its kind.

use std::fmt;
use std::str::FromStr;

use contract::Unreadable;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The maximum number of kinds of saucers in the components.
pub const MOST_SAUCERS: usize = 12;
/// The maximum number of kinds: the saucers and the four kinds of action cards.
pub(crate) const KINDS: usize = MOST_SAUCERS + 4;

/// A kind of saucer. People count them from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Saucer(u8);

impl Saucer {
    /// The saucer with this number, counted from 1.
    pub const fn numbered(number: usize) -> Option<Saucer> {
        if number >= 1 && number <= MOST_SAUCERS { Some(Saucer(number as u8 - 1)) } else { None }
    }

    /// Every saucer that components may have.
    pub fn all() -> impl Iterator<Item = Saucer> {
        (0..MOST_SAUCERS as u8).map(Saucer)
    }

    /// The saucer's index in arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The saucer's number, counted from 1.
    pub const fn number(self) -> usize {
        self.index() + 1
    }

    /// The card that shows the saucer.
    #[inline]
    pub const fn card(self) -> Card {
        Card(self.0)
    }
}

/// A kind of card. Its notation is `saucer 3`, `general`, `recruitment`, `strength` or `counterattack`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The General saving Earth.
    pub const GENERAL: Card = Card(MOST_SAUCERS as u8);
    /// Recruitment.
    pub const RECRUITMENT: Card = Card(MOST_SAUCERS as u8 + 1);
    /// Strength in Numbers.
    pub const STRENGTH: Card = Card(MOST_SAUCERS as u8 + 2);
    /// Animal Counterattack.
    pub const COUNTERATTACK: Card = Card(MOST_SAUCERS as u8 + 3);

    /// Every kind that components may have, in list order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    /// The kind with this index in arrays. Indices past the last kind wrap around.
    #[inline]
    pub(crate) const fn at(index: usize) -> Card {
        Card((index % KINDS) as u8)
    }

    /// The kind's index in arrays.
    #[inline]
    pub const fn index(self) -> usize {
        // The remainder changes nothing, but proves to the compiler that arrays of all kinds have this index.
        self.0 as usize % KINDS
    }

    /// The saucer on the card, if it shows one.
    #[inline]
    pub const fn saucer(self) -> Option<Saucer> {
        if (self.0 as usize) < MOST_SAUCERS { Some(Saucer(self.0)) } else { None }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.saucer() {
            Some(saucer) => write!(f, "saucer {}", saucer.number()),
            None => f.write_str(ACTION_CARDS[self.index() - MOST_SAUCERS]),
        }
    }
}

const ACTION_CARDS: [&str; 4] = ["general", "recruitment", "strength", "counterattack"];

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Card, Unreadable> {
        if let Some(number) = text.strip_prefix("saucer ")
            && let Some(saucer) = small_number(number).and_then(Saucer::numbered)
        {
            return Ok(saucer.card());
        }
        let place = ACTION_CARDS.iter().position(|name| *name == text);
        place.map(|place| Card::at(MOST_SAUCERS + place)).ok_or_else(|| {
            Unreadable::new(
                text,
                "a card: saucer 1 to saucer 12, general, recruitment, strength, counterattack",
            )
        })
    }
}

/// Reads a number from 1 to 99 in its canonical spelling: no sign, no leading zero.
pub(crate) fn small_number(text: &str) -> Option<usize> {
    match text.as_bytes() {
        [b'1'..=b'9'] | [b'1'..=b'9', b'0'..=b'9'] => text.parse().ok(),
        _ => None,
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
