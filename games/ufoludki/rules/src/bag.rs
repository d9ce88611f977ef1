//! Cards without an order: a deck layer, a pile, or a hand.

use std::fmt;

use contract::Dice;
use serde::{Serialize, Serializer};

use crate::card::{Card, KINDS};

/// The maximum number of cards in a bag.
pub(crate) const MOST_CARDS: u32 = 127;

const KINDS_PER_WORD: usize = 8;
const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = 0x8080_8080_8080_8080;

/// A multiset of cards: one byte per kind, eight kinds to a word, so that counting and picking work on all
/// kinds at once.
///
/// Invariant: it has at most `MOST_CARDS` cards. The limits on components guarantee that for every bag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bag([u64; KINDS / KINDS_PER_WORD]);

impl Bag {
    /// No cards.
    pub const EMPTY: Bag = Bag([0; KINDS / KINDS_PER_WORD]);

    /// The increment of each word for one card of a kind. There is no branch and no index, so both words stay
    /// in registers.
    #[inline]
    const fn unit(card: Card) -> [u64; 2] {
        let bit = 1_u64 << (8 * (card.index() % KINDS_PER_WORD));
        let is_high = (card.index() / KINDS_PER_WORD) as u64;
        [bit & is_high.wrapping_sub(1), bit & is_high.wrapping_neg()]
    }

    /// The number of cards of a kind.
    #[inline]
    pub const fn count(&self, card: Card) -> u32 {
        let word = if card.index() < KINDS_PER_WORD { self.0[0] } else { self.0[1] };
        (word >> (8 * (card.index() % KINDS_PER_WORD))) as u32 & 0xff
    }

    /// Whether there is a card of this kind.
    #[inline]
    pub const fn contains(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds cards of one kind.
    #[inline]
    pub const fn add(&mut self, card: Card, copies: u32) {
        let unit = Bag::unit(card);
        self.0[0] += unit[0] * copies as u64;
        self.0[1] += unit[1] * copies as u64;
    }

    /// Removes cards of one kind. They must be in the bag.
    #[inline]
    pub const fn remove(&mut self, card: Card, copies: u32) {
        debug_assert!(self.count(card) >= copies);
        let unit = Bag::unit(card);
        self.0[0] -= unit[0] * copies as u64;
        self.0[1] -= unit[1] * copies as u64;
    }

    /// Adds all cards of another bag.
    #[inline]
    pub const fn add_all(&mut self, other: Bag) {
        self.0[0] += other.0[0];
        self.0[1] += other.0[1];
    }

    /// The bag minus the cards of another one; none if they are not all in it.
    pub fn without(&self, other: Bag) -> Option<Bag> {
        let covers = Card::all().all(|card| self.count(card) >= other.count(card));
        covers.then(|| Bag([self.0[0] - other.0[0], self.0[1] - other.0[1]]))
    }

    /// The number of cards.
    #[inline]
    pub const fn len(&self) -> u32 {
        // The top byte of the product is the sum of all bytes.
        ((self.0[0].wrapping_mul(ONES) >> 56) + (self.0[1].wrapping_mul(ONES) >> 56)) as u32
    }

    /// Whether the bag is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// Removes the card at index `roll`, with the cards sorted by kind. `roll` is below the length.
    #[inline]
    pub const fn take_at(&mut self, roll: u32) -> Card {
        // Byte i of a word times ONES is the number of cards of the word's kinds 0 to i. Which word has the
        // card is practically random, so it is computed rather than branched on.
        let (low_sums, high_sums) = (self.0[0].wrapping_mul(ONES), self.0[1].wrapping_mul(ONES));
        let low = (low_sums >> 56) as u32;
        let is_high = (roll >= low) as u32;
        let mask = (is_high as u64).wrapping_neg();
        let sums = (low_sums & !mask) | (high_sums & mask);
        let rest = roll - low * is_high;
        // The high bit of a byte stays set where the sum is greater than `rest`; no byte borrows, because
        // sums and `rest` are below 128.
        let reached = ((sums | HIGHS) - (rest as u64 + 1) * ONES) & HIGHS;
        let byte = reached.trailing_zeros() / 8;
        debug_assert!(byte < KINDS_PER_WORD as u32);
        let bit = 1 << (8 * byte % 64);
        self.0[0] -= bit & !mask;
        self.0[1] -= bit & mask;
        Card::at((is_high * KINDS_PER_WORD as u32 + byte) as usize)
    }

    /// Removes a random card. The bag must not be empty.
    #[inline]
    pub fn draw(&mut self, dice: &mut impl Dice) -> Card {
        self.take_at(dice.below(self.len()))
    }

    /// One bit per kind, in order: whether the bag has a card of it.
    #[inline]
    pub(crate) const fn kinds_held(&self) -> u32 {
        // Adding 127 carries into the high bit of every byte that is not zero; the product gathers these
        // bits.
        const GATHER: u64 = 0x0002_0408_1020_4081;
        let low = (((self.0[0] + !HIGHS) & HIGHS) >> 7).wrapping_mul(GATHER) >> 49;
        let high = (((self.0[1] + !HIGHS) & HIGHS) >> 7).wrapping_mul(GATHER) >> 49;
        (low as u32 & 0xff) | (high as u32 & 0xff) << KINDS_PER_WORD
    }

    /// The kinds in the bag with their numbers of cards, in order.
    pub fn kinds(&self) -> impl Iterator<Item = (Card, u32)> {
        let bag = *self;
        Card::all().map(move |card| (card, bag.count(card))).filter(|(_, copies)| *copies > 0)
    }

    /// The cards one by one, sorted by kind.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(|(card, copies)| std::iter::repeat_n(card, copies as usize))
    }
}

impl FromIterator<Card> for Bag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Bag {
        let mut bag = Bag::EMPTY;
        for card in cards {
            bag.add(card, 1);
        }
        bag
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds()).finish()
    }
}

/// Serialised as a map from kind to number: `{"saucer 1": 4, "general": 1}`.
impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    proptest::proptest! {
        #[test]
        fn a_bag_counts_and_picks_like_a_sorted_list(indices in proptest::collection::vec(0..KINDS, 0..127)) {
            let mut cards: Vec<Card> = indices.iter().map(|index| Card::at(*index)).collect();
            let mut bag: Bag = cards.iter().copied().collect();
            cards.sort_unstable();
            proptest::prop_assert_eq!(bag.len() as usize, cards.len());
            proptest::prop_assert_eq!(bag.is_empty(), cards.is_empty());
            proptest::prop_assert_eq!(bag.cards().collect::<Vec<_>>(), cards.clone());
            for (roll, card) in cards.iter().enumerate() {
                let mut rest = bag;
                proptest::prop_assert_eq!(rest.take_at(roll as u32), *card);
                rest.add(*card, 1);
                proptest::prop_assert_eq!(rest, bag);
            }
            for card in Card::all() {
                proptest::prop_assert_eq!(bag.kinds_held() >> card.index() & 1 == 1, cards.contains(&card));
            }
            for card in cards {
                bag.remove(card, 1);
            }
            proptest::prop_assert_eq!(bag, Bag::EMPTY);
        }
    }

    #[test]
    fn removing_more_cards_than_a_bag_has_returns_none() {
        let one: Bag = [Card::GENERAL].into_iter().collect();
        let two: Bag = [Card::GENERAL, Card::GENERAL].into_iter().collect();
        assert_eq!(two.without(one), Some(one));
        assert_eq!(one.without(two), None);
    }
}
