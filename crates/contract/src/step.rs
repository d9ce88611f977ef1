//! Everything that can happen in a game is a step, and somebody owes the next one.

use std::fmt;
use std::str::FromStr;

use crate::seat::{Seat, SeatSet};

/// One thing that happens in a game: a seat decides, chance decides, or the table says something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step<Action, Outcome, Word> {
    /// A seat's decision.
    Seat(Seat, Action),
    /// An outcome of dice or cards.
    Chance(Outcome),
    /// A recorded word from outside the game, such as "last round".
    Table(Word),
}

impl<A: fmt::Display, O: fmt::Display, W: fmt::Display> fmt::Display for Step<A, O, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Seat(seat, action) => write!(f, "seat {seat}: {action}"),
            Step::Chance(outcome) => write!(f, "chance: {outcome}"),
            Step::Table(word) => write!(f, "table: {word}"),
        }
    }
}

/// The party that owes the next step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// Each of these seats may decide now.
    Seats(SeatSet),
    /// Dice or cards are due.
    Chance,
    /// A word from outside the game is due.
    Table,
    /// Nobody is due: the game is over.
    Nobody,
}

impl Waiting {
    /// Waits for one seat.
    #[inline]
    pub const fn seat(seat: Seat) -> Waiting {
        Waiting::Seats(SeatSet::only(seat))
    }

    /// Whether this seat may decide now.
    #[inline]
    pub const fn includes(self, seat: Seat) -> bool {
        matches!(self, Waiting::Seats(seats) if seats.contains(seat))
    }
}

/// Formats as scenarios do: `seat 2`, `seats 1 3`, `chance`, `table`, `nobody`.
impl fmt::Display for Waiting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Waiting::Seats(seats) => {
                f.write_str(if seats.len() == 1 { "seat" } else { "seats" })?;
                seats.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            Waiting::Chance => f.write_str("chance"),
            Waiting::Table => f.write_str("table"),
            Waiting::Nobody => f.write_str("nobody"),
        }
    }
}

/// The error for a text that means nothing in a game's notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("cannot read {text:?}: expected {expected}")]
pub struct Unreadable {
    /// The text, shortened if it is long.
    pub text: String,
    /// The expected notation, in words.
    pub expected: &'static str,
}

impl Unreadable {
    /// Reports that `text` is not what was expected.
    pub fn new(text: &str, expected: &'static str) -> Unreadable {
        Unreadable { text: text.chars().take(60).collect(), expected }
    }
}

/// What actions, outcomes and words have in common: a short text that reads back to the same value and never
/// depends on anybody's language.
pub trait Notation:
    Copy
    + Eq
    + Ord
    + std::hash::Hash
    + fmt::Debug
    + fmt::Display
    + FromStr<Err = Unreadable>
    + Send
    + Sync
    + 'static
{
}

impl<T> Notation for T where
    T: Copy
        + Eq
        + Ord
        + std::hash::Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = Unreadable>
        + Send
        + Sync
        + 'static
{
}

/// The table's words in a game whose table never speaks. It has no values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NoWord {}

impl fmt::Display for NoWord {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoWord {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<NoWord, Unreadable> {
        Err(Unreadable::new(text, "nothing: the table says no words in this game"))
    }
}
