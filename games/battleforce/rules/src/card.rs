//! The action cards and small collections of them.

use std::fmt;
use std::str::FromStr;

use contract::{Unreadable, named};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ship::Button;

named! {
    /// A kind of action card. The first nine are the weapons, in the order of the buttons that fire them.
    pub enum Kind: "a kind of card, such as phaser_1 or overload" {
        /// Photon torpedo: direct fire, 5 or 6.
        Photon = "photon",
        /// Disruptor: direct fire, 3 to 5.
        Disruptor = "disruptor",
        /// Drone: a seeking weapon, 3 to 5.
        Drone = "drone",
        /// Phaser-1: direct fire, 2 to 4.
        Phaser1 = "phaser_1",
        /// Phaser-2: direct fire, 2 or 3.
        Phaser2 = "phaser_2",
        /// Phaser-3: direct fire at short range, 1 or 2.
        Phaser3 = "phaser_3",
        /// Plasma-R: a seeking weapon, 7 or 9.
        PlasmaR = "plasma_r",
        /// Plasma-S: a seeking weapon, 5 or 6.
        PlasmaS = "plasma_s",
        /// Plasma-F: a short-range seeking weapon, 2 or 3.
        PlasmaF = "plasma_f",
        /// Doubles a photon torpedo or disruptor.
        Overload = "overload",
        /// Doubles a Plasma-S or Plasma-R.
        Enveloper = "enveloper",
        /// Doubles a drone.
        Scatterpack = "scatterpack",
        /// Doubles any weapon.
        LegendaryGunner = "legendary_gunner",
        /// Reduces one card of every attack by 4; the ship cannot attack.
        ErraticManeuvers = "erratic_maneuvers",
        /// Reduces one attack card by 3 or 4.
        Ecm = "ecm",
        /// Cancels ECM, or Erratic Maneuvers for one attack.
        Eccm = "eccm",
        /// Reduces one attack card by 3.
        ReinforceShields = "reinforce_shields",
        /// Draws off all seeking weapons and halves the rest; the ship cannot attack.
        WildWeasel = "wild_weasel",
        /// Removes a drone card, or a Wild Weasel.
        TractorBeam = "tractor_beam",
        /// Ends the attack; the ship cannot be attacked until the end of its owner's next turn.
        Disengage = "disengage",
        /// Repairs 2, 3 or 4 damage on one ship.
        DamageControl = "damage_control",
        /// Repairs one ship completely.
        LegendaryEngineer = "legendary_engineer",
        /// Adds 1 to an attack or a die, or cancels a Cloak, Web or Wild Weasel.
        PrimeTeam = "prime_team",
        /// Six fast patrol ships attack instead of a ship.
        PfFlotilla = "pf_flotilla",
        /// Fighters based on a planet attack instead of a ship.
        PlanetBasedFighters = "planet_based_fighters",
        /// Damages or captures a Klingon ship.
        KlingonMutiny = "klingon_mutiny",
        /// Everybody gets new cards, and all ships are repaired.
        OrganianCeasefire = "organian_ceasefire",
        /// A new ship joins the fleet.
        Reinforcements = "reinforcements",
    }
}

/// How many kinds of cards there are.
pub(crate) const KINDS: usize = Kind::ALL.len();
/// How many of them are weapons.
pub(crate) const WEAPONS: usize = 9;

impl Kind {
    /// The boosters, in list order.
    pub const BOOSTERS: [Kind; 4] =
        [Kind::Overload, Kind::Enveloper, Kind::Scatterpack, Kind::LegendaryGunner];

    /// Whether cards of this kind show a number.
    pub const fn has_value(self) -> bool {
        self.is_weapon()
            || matches!(
                self,
                Kind::ErraticManeuvers | Kind::Ecm | Kind::ReinforceShields | Kind::DamageControl
            )
    }

    /// Whether it is a weapon.
    #[inline]
    pub const fn is_weapon(self) -> bool {
        (self as usize) < WEAPONS
    }

    /// Whether it is a drone or a plasma torpedo.
    #[inline]
    pub const fn is_seeking(self) -> bool {
        matches!(self, Kind::Drone | Kind::PlasmaR | Kind::PlasmaS | Kind::PlasmaF)
    }

    /// Whether it is a phaser.
    #[inline]
    pub const fn is_phaser(self) -> bool {
        matches!(self, Kind::Phaser1 | Kind::Phaser2 | Kind::Phaser3)
    }

    /// Whether this booster doubles that weapon (R52).
    #[inline]
    pub const fn boosts(self, weapon: Kind) -> bool {
        match self {
            Kind::Overload => matches!(weapon, Kind::Photon | Kind::Disruptor),
            Kind::Enveloper => matches!(weapon, Kind::PlasmaS | Kind::PlasmaR),
            Kind::Scatterpack => matches!(weapon, Kind::Drone),
            Kind::LegendaryGunner => weapon.is_weapon(),
            _ => false,
        }
    }

    /// The button that fires it, if it is a weapon.
    pub fn button(self) -> Option<Button> {
        self.is_weapon().then(|| Button::ALL[self as usize])
    }

    /// The kind as one bit of a small set.
    pub(crate) const fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// The highest number on any card.
pub const MOST_VALUE: u8 = 9;

/// The face of a card: its kind and its number, such as `phaser_1:3` or `overload`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// Its kind.
    pub kind: Kind,
    /// Its number; 0 if it has none.
    pub value: u8,
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.kind.has_value() { write!(f, "{}:{}", self.kind, self.value) } else { self.kind.fmt(f) }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Card, Unreadable> {
        let card = || match text.split_once(':') {
            None => {
                text.parse().ok().filter(|kind: &Kind| !kind.has_value()).map(|kind| Card { kind, value: 0 })
            }
            Some((kind, value)) => {
                let kind = kind.parse().ok().filter(|kind: &Kind| kind.has_value())?;
                let value =
                    value.parse().ok().filter(|n: &u8| (1..=MOST_VALUE).contains(n) && value.len() == 1)?;
                Some(Card { kind, value })
            }
        };
        card().ok_or_else(|| Unreadable::new(text, "a card, such as phaser_1:3 or overload"))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A face, as an index into a game's sorted list of faces.
pub(crate) type Face = u8;
/// The maximum number of different faces.
pub const MOST_FACES: usize = 64;

/// An ordered list of at most `N` cards. Unused slots are 0, so that equal lists are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Cards<const N: usize> {
    len: u8,
    faces: [Face; N],
}

impl<const N: usize> Cards<N> {
    pub(crate) const NONE: Cards<N> = Cards { len: 0, faces: [0; N] };

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[Face] {
        &self.faces[..self.len as usize]
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Face> + Clone {
        self.as_slice().iter().copied()
    }

    #[inline]
    pub(crate) fn push(&mut self, face: Face) {
        self.faces[self.len as usize] = face;
        self.len += 1;
    }

    pub(crate) fn push_if_room(&mut self, face: Face) {
        if self.len() < N {
            self.push(face);
        }
    }

    /// Removes the card at an index and closes the gap.
    #[inline]
    pub(crate) fn remove_at(&mut self, at: usize) -> Face {
        let face = self.faces[at];
        self.faces.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        self.faces[self.len as usize] = 0;
        face
    }

    /// Removes the first card with this face; false if there is none.
    #[inline]
    pub(crate) fn remove(&mut self, face: Face) -> bool {
        let place = self.as_slice().iter().position(|other| *other == face);
        place.is_some_and(|at| {
            self.remove_at(at);
            true
        })
    }

    pub(crate) fn pop(&mut self) -> Option<Face> {
        let last = self.as_slice().last().copied()?;
        self.remove_at(self.len() - 1);
        Some(last)
    }

    /// Removes the first `count` cards.
    pub(crate) fn remove_first(&mut self, count: usize) {
        let len = self.len();
        self.faces.copy_within(count..len, 0);
        self.faces[len - count..len].fill(0);
        self.len -= count as u8;
    }

    /// The faces in the list, one bit each.
    #[inline]
    pub(crate) fn mask(&self) -> u64 {
        self.as_slice().iter().fold(0, |mask, face| mask | 1 << face)
    }

    pub(crate) fn swap(&mut self, one: usize, other: usize) {
        self.faces.swap(one, other);
    }
}

impl<const N: usize> fmt::Debug for Cards<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<const N: usize> FromIterator<Face> for Cards<N> {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Cards<N> {
        let mut cards = Cards::NONE;
        faces.into_iter().for_each(|face| cards.push(face));
        cards
    }
}

/// Cards without an order: the number of cards with each face.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Stack {
    counts: [u8; MOST_FACES],
    len: u16,
}

impl Stack {
    pub(crate) const EMPTY: Stack = Stack { counts: [0; MOST_FACES], len: 0 };

    #[inline]
    pub(crate) const fn len(&self) -> u32 {
        self.len as u32
    }

    #[inline]
    pub(crate) const fn count(&self, face: Face) -> u8 {
        self.counts[face as usize]
    }

    #[inline]
    pub(crate) fn add(&mut self, face: Face, count: u8) {
        self.counts[face as usize] += count;
        self.len += u16::from(count);
    }

    /// Removes one card; false if there is none with this face.
    #[inline]
    pub(crate) fn take(&mut self, face: Face) -> bool {
        let there = self.counts[face as usize] > 0;
        self.counts[face as usize] -= u8::from(there);
        self.len -= u16::from(there);
        there
    }

    /// The face of the card with this number, with all cards sorted by face.
    #[inline]
    pub(crate) fn nth(&self, mut number: u32) -> Face {
        let mut face = 0;
        for eight in self.counts.chunks_exact(8) {
            let sum: u32 = eight.iter().map(|count| u32::from(*count)).sum();
            if number < sum {
                break;
            }
            number -= sum;
            face += 8;
        }
        while number >= u32::from(self.counts[face]) {
            number -= u32::from(self.counts[face]);
            face += 1;
        }
        face as Face
    }

    /// The faces in the stack and their numbers, in face order.
    pub(crate) fn faces(&self) -> impl Iterator<Item = (Face, u8)> {
        self.counts
            .iter()
            .enumerate()
            .filter(|(_, count)| **count > 0)
            .map(|(face, count)| (face as Face, *count))
    }

    /// All cards in face order.
    #[cfg(test)]
    pub(crate) fn each(&self) -> impl Iterator<Item = Face> {
        self.faces().flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count)))
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.faces()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_read_back() {
        for text in ["phaser_1:3", "overload", "ecm:4", "plasma_r:9", "organian_ceasefire"] {
            assert_eq!(text.parse::<Card>().map(|card| card.to_string()), Ok(text.to_owned()));
        }
        for bad in ["", "phaser_1", "overload:2", "ecm:0", "ecm:10", "ecm:04", "laser:1"] {
            assert!(bad.parse::<Card>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_list_closes_its_gaps_and_equal_lists_are_equal() {
        let mut cards: Cards<8> = [5, 7, 5, 9].into_iter().collect();
        assert!(cards.remove(5) && !cards.remove(6));
        assert_eq!(cards.as_slice(), [7, 5, 9]);
        cards.remove_first(2);
        assert_eq!(cards, [9].into_iter().collect());
    }

    #[test]
    fn a_stack_counts_its_cards_in_face_order() {
        let mut stack = Stack::EMPTY;
        for (face, count) in [(2, 3), (17, 1), (40, 2)] {
            stack.add(face, count);
        }
        let laid: Vec<Face> = (0..stack.len()).map(|number| stack.nth(number)).collect();
        assert_eq!(laid, [2, 2, 2, 17, 40, 40]);
        assert_eq!(laid, stack.each().collect::<Vec<_>>());
    }
}
