//! Seats at a table, and sets of them.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The largest number of seats at any table.
pub const MAX_SEATS: usize = 8;

/// A seat at a table. People, records and notation count seats from 1, code counts them from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(NonZeroU8);

impl Seat {
    /// The seat with this index, counted from 0. Indices past the largest table wrap around.
    #[inline]
    pub const fn at(index: usize) -> Seat {
        match NonZeroU8::new((index % MAX_SEATS) as u8 + 1) {
            Some(number) => Seat(number),
            None => unreachable!(),
        }
    }

    /// The seat with this number, counted from 1 as people do.
    pub const fn numbered(number: usize) -> Option<Seat> {
        if number >= 1 && number <= MAX_SEATS { Some(Seat::at(number - 1)) } else { None }
    }

    /// The index of this seat in arrays, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0.get() - 1) as usize
    }

    /// The number that people use for this seat, counted from 1.
    pub const fn number(self) -> usize {
        self.0.get() as usize
    }

    /// The left neighbour at a table with this many seats, whose turn comes next.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: u8) -> Seat {
        let index = self.index() + 1;
        Seat::at(if index == seats as usize { 0 } else { index })
    }

    /// How many seats clockwise from `first` this seat is.
    #[inline]
    pub const fn places_after(self, first: Seat, seats: u8) -> usize {
        (self.index() + seats as usize - first.index()) % seats as usize
    }

    /// All seats of a table with this many seats.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats as usize).map(Seat::at)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

/// The error for a text that names no seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a seat is a number from 1 to {MAX_SEATS}")]
pub struct NoSuchSeat;

impl FromStr for Seat {
    type Err = NoSuchSeat;

    fn from_str(text: &str) -> Result<Seat, NoSuchSeat> {
        // Exactly one digit: "+1" and "01" would be second spellings of seat 1.
        match text.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(Seat::at((digit - b'1') as usize)),
            _ => Err(NoSuchSeat),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0.get())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = usize::deserialize(deserializer)?;
        Seat::numbered(number).ok_or_else(|| serde::de::Error::custom(NoSuchSeat))
    }
}

/// A set of seats, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set without seats.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set of all seats a table can have.
    pub const ALL: SeatSet = SeatSet(u8::MAX);

    /// The set of one seat.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.index())
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    /// Whether every seat of this set is in the other one.
    #[inline]
    pub const fn is_within(self, other: SeatSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The set as a bit mask, seat 1 the lowest bit.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first seat of the set in table order.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat::at(self.0.trailing_zeros() as usize)) }
    }

    /// The seats of the set in table order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The person from whose point of view something is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Somebody in this seat who remembers everything the seat was shown.
    Seat(Seat),
    /// Somebody who watches and sees no hidden cards.
    Spectator,
}

impl Viewer {
    /// Every possible viewer at a table with this many seats.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The viewer's seat.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether the viewer is in this seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// Serialises as the seat's number, or as nothing for a spectator.
impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seat().serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_counted_from_one_in_text_and_from_zero_in_code() {
        assert_eq!(Seat::at(2).to_string(), "3");
        assert_eq!("3".parse(), Ok(Seat::at(2)));
        assert_eq!(Seat::numbered(0), None);
        for bad in ["", "0", "9", "01", "+1", " 1", "1 "] {
            assert_eq!(bad.parse::<Seat>(), Err(NoSuchSeat), "{bad:?}");
        }
    }

    #[test]
    fn the_turn_goes_round_clockwise() {
        assert_eq!(Seat::at(2).next(3), Seat::at(0));
        assert_eq!(Seat::at(0).places_after(Seat::at(2), 3), 1);
    }

    #[test]
    fn a_set_lists_its_seats_in_table_order() {
        let set: SeatSet = [Seat::at(5), Seat::at(1)].into_iter().collect();
        assert_eq!(set.iter().map(Seat::number).collect::<Vec<_>>(), [2, 6]);
        assert_eq!(set.first(), Some(Seat::at(1)));
        assert!(!set.contains(Seat::at(0)));
    }
}
