//! What a player with perfect memory knows about hidden cards after a reshuffle.
//!
//! At a reshuffle the deck is empty, so everybody can work out which cards are in hands and reserves
//! altogether: all cards that are nowhere else. From then on those old cards are only in hands and reserves,
//! and all others are in the deck or have been drawn since. When somebody shows a card, nobody can tell for
//! certain whether it is old or new, but the cards each player has drawn and shown since determine how likely
//! each is. This module keeps that information and no more.

use std::collections::HashMap;

use crate::card::{Cards, Face, Stack};
use crate::state::{BySeat, MOST_HAND, MOST_RESERVE};

/// The maximum number of cards per player that are remembered as shown since the last reshuffle. Players
/// rarely show more. If they do, all hidden cards count as equally likely to be anywhere until the next
/// reshuffle.
pub(crate) const MOST_SHOWN: usize = 48;
/// The maximum number of cards a player can hold.
pub(crate) const MOST_HELD: usize = MOST_HAND + MOST_RESERVE;

/// What one player held at the last reshuffle and has shown since.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Recollection {
    /// The hidden cards they held. Only they know which. Everybody knows how many there were, and the cards
    /// of all players together.
    pub(crate) held: Cards<MOST_HELD>,
    /// The cards they have shown, in order.
    pub(crate) shown: Cards<MOST_SHOWN>,
    /// For each of those, how many cards they had drawn since the reshuffle when they showed it.
    pub(crate) drawn: Cards<MOST_SHOWN>,
}

impl Recollection {
    pub(crate) const NOTHING: Recollection =
        Recollection { held: Cards::NONE, shown: Cards::NONE, drawn: Cards::NONE };
}

/// The memory of all players. It is off before the first reshuffle, when all hidden cards come from one
/// shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Memory {
    pub(crate) is_on: bool,
    pub(crate) by_seat: BySeat<Recollection>,
}

impl Memory {
    pub(crate) const OFF: Memory = Memory { is_on: false, by_seat: [Recollection::NOTHING; 8] };

    /// Records that a player shows one of their `hidden` hidden cards.
    pub(crate) fn note(&mut self, seat: usize, face: Face, hidden: usize) {
        if !self.is_on {
            return;
        }
        let recollection = &mut self.by_seat[seat];
        if recollection.shown.len() == MOST_SHOWN {
            *self = Memory::OFF;
            return;
        }
        let drawn = (hidden + recollection.shown.len()).saturating_sub(recollection.held.len());
        recollection.shown.push(face);
        recollection.drawn.push(drawn.min(usize::from(u8::MAX)) as u8);
    }
}

/// One hypothesis: which of the old cards are still held, and how many of them each player has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guess {
    /// The old cards that others still hold.
    pub(crate) old: Stack,
    /// How many of them each of the other players holds.
    pub(crate) counts: BySeat<u8>,
    /// Old cards that each of the other players has shown since.
    pub(crate) shown: BySeat<Cards<MOST_HELD>>,
    /// The relative likelihood of this guess.
    pub(crate) weight: f64,
    /// Identifies which old cards are still held by whom: a sum of hashes, one for each old card that was
    /// shown.
    key: u64,
}

/// The maximum number of guesses kept at a time. Beyond it the least likely ones are dropped.
pub(crate) const MOST_GUESSES: usize = 128;

/// Follows what the other players have shown since the reshuffle, card by card, through all possibilities.
///
/// A card shown was old or new, each as likely as if its owner had pulled any of their hidden cards at
/// random. Equivalent guesses are merged, so the odds are exact as long as no guess is dropped.
#[derive(Clone, Debug)]
pub(crate) struct Tracker {
    pub(crate) guesses: Vec<Guess>,
    /// At the reshuffle: the other players' old cards, how many each held, and the new cards the viewer has
    /// not seen.
    old: Stack,
    counts: BySeat<u8>,
    new: Stack,
    /// The cards shown so far.
    shown: Stack,
    shown_by: BySeat<u8>,
}

impl Tracker {
    pub(crate) fn new(old: Stack, counts: BySeat<u8>, new: Stack) -> Tracker {
        let first = Guess { old, counts, shown: [Cards::NONE; 8], weight: 1.0, key: 0 };
        Tracker { guesses: vec![first], old, counts, new, shown: Stack::EMPTY, shown_by: [0; 8] }
    }

    /// Records that somebody has shown a card after drawing `drawn` cards since the reshuffle.
    pub(crate) fn show(&mut self, seat: usize, face: Face, drawn: u8) {
        let share = |count: u8, of: u32| f64::from(count) / f64::from(of.max(1));
        let mut next: HashMap<u64, Guess> = HashMap::with_capacity(2 * self.guesses.len());
        for guess in &self.guesses {
            // Every card shown that was not old was new.
            let old_shown = self.old.count(face) - guess.old.count(face);
            let new_left = self.new.count(face).saturating_sub(self.shown.count(face) - old_shown);
            let new_len =
                self.new.len().saturating_sub(self.shown.len() - (self.old.len() - guess.old.len()));
            let own_new =
                drawn.saturating_sub(self.shown_by[seat] - (self.counts[seat] - guess.counts[seat]));
            let slots = f64::from(guess.counts[seat]) + f64::from(own_new);
            let is_old = f64::from(guess.counts[seat]) * share(guess.old.count(face), guess.old.len());
            let is_new = f64::from(own_new) * share(new_left, new_len);
            let mut add = |guess: Guess, chance: f64| {
                if chance > 0.0 {
                    let weight = guess.weight * chance / slots;
                    next.entry(guess.key)
                        .and_modify(|same| same.weight += weight)
                        .or_insert(Guess { weight, ..guess });
                }
            };
            add(*guess, is_new);
            let mut shown_old = *guess;
            if shown_old.old.take(face) && shown_old.counts[seat] > 0 {
                shown_old.counts[seat] -= 1;
                shown_old.shown[seat].push_if_room(face);
                shown_old.key = shown_old.key.wrapping_add(scatter(u64::from(face)));
                shown_old.key = shown_old.key.wrapping_add(scatter(64 + seat as u64));
                add(shown_old, is_old);
            }
        }
        self.shown.add(face, 1);
        self.shown_by[seat] += 1;
        self.guesses = next.into_values().collect();
        // A fixed order, independent of the map's.
        self.guesses.sort_unstable_by(|a, b| b.weight.total_cmp(&a.weight).then(a.key.cmp(&b.key)));
        self.guesses.truncate(MOST_GUESSES);
        let total: f64 = self.guesses.iter().map(|guess| guess.weight).sum();
        self.guesses.iter_mut().for_each(|guess| guess.weight /= total);
    }
}

/// Spreads small numbers over 64 bits (the mixing step of `SplitMix64`).
const fn scatter(number: u64) -> u64 {
    let mut mixed = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stack(faces: &[Face]) -> Stack {
        let mut stack = Stack::EMPTY;
        for face in faces {
            stack.add(*face, 1);
        }
        stack
    }

    #[test]
    fn a_card_shown_before_anything_was_drawn_is_old() {
        let mut tracker = Tracker::new(stack(&[1, 2]), [0, 2, 0, 0, 0, 0, 0, 0], stack(&[1, 3, 3, 4]));
        tracker.show(1, 1, 0);
        assert_eq!(tracker.guesses.len(), 1);
        assert_eq!((tracker.guesses[0].old, tracker.guesses[0].counts[1]), (stack(&[2]), 1));
    }

    #[test]
    fn a_card_that_may_be_either_is_as_likely_old_as_if_it_was_pulled_at_random() {
        // Two old cards, one of them a 1; two of the four new ones drawn, one of the four a 1. Pulling: old
        // 1/2 * 1/2, new 1/2 * 1/4.
        let mut tracker = Tracker::new(stack(&[1, 2]), [0, 2, 0, 0, 0, 0, 0, 0], stack(&[1, 3, 3, 4]));
        tracker.show(1, 1, 2);
        let old: f64 =
            tracker.guesses.iter().filter(|guess| guess.old.count(1) == 0).map(|guess| guess.weight).sum();
        assert!((old - 2.0 / 3.0).abs() < 1e-12, "{old}");
    }

    /// Enumerates every way to deal and pull cards. Returns how likely each number of old cards left with
    /// seat 1 is.
    fn by_enumeration(old: &[Face], new: &[Face], shown: &[(Face, u8)], old_held: usize) -> Vec<f64> {
        fn deals(pool: &[Face], count: usize) -> Vec<Vec<Face>> {
            if count == 0 {
                return vec![Vec::new()];
            }
            let mut all = Vec::new();
            for at in 0..pool.len() {
                let mut rest = pool.to_vec();
                let face = rest.remove(at);
                all.extend(deals(&rest, count - 1).into_iter().map(|mut deal| {
                    deal.insert(0, face);
                    deal
                }));
            }
            all
        }
        fn pull(
            held: &mut Vec<(Face, bool)>,
            fresh: &[Face],
            drawn: usize,
            shown: &[(Face, u8)],
            chance: f64,
            left: &mut [f64],
        ) {
            let Some(((face, before), rest)) = shown.split_first() else {
                left[held.iter().filter(|(_, is_old)| *is_old).count()] += chance;
                return;
            };
            let added = usize::from(*before) - drawn;
            held.extend(fresh[..added].iter().map(|face| (*face, false)));
            for at in 0..held.len() {
                if held[at].0 == *face {
                    let mut next = held.clone();
                    next.remove(at);
                    let chance = chance / held.len() as f64;
                    pull(&mut next, &fresh[added..], usize::from(*before), rest, chance, left);
                }
            }
        }
        let most = usize::from(shown.last().unwrap().1);
        let mut left = vec![0.0; old_held + 1];
        for olds in deals(old, old_held) {
            for fresh in deals(new, most) {
                let mut held: Vec<(Face, bool)> = olds.iter().map(|face| (*face, true)).collect();
                pull(&mut held, &fresh, 0, shown, 1.0, &mut left);
            }
        }
        let total: f64 = left.iter().sum();
        left.iter().map(|chance| chance / total).collect()
    }

    #[test]
    fn the_odds_are_those_of_an_enumeration_of_all_deals_and_pulls() {
        let old = [1, 1, 2, 3, 5];
        let new = [1, 2, 2, 3, 4, 4];
        // Two players' old cards; seat 1 holds three of the five. Shown: a 1 before any draw, a 2 after two,
        // a 1 and a 2 after three.
        let shown = [(1, 0), (2, 2), (1, 3), (2, 3)];
        let mut tracker = Tracker::new(stack(&old), [0, 3, 2, 0, 0, 0, 0, 0], stack(&new));
        for (face, drawn) in shown {
            tracker.show(1, face, drawn);
        }
        let expected = by_enumeration(&old, &new, &shown, 3);
        for (left, chance) in expected.iter().enumerate() {
            let found: f64 = tracker
                .guesses
                .iter()
                .filter(|guess| usize::from(guess.counts[1]) == left)
                .map(|guess| guess.weight)
                .sum();
            assert!((found - chance).abs() < 1e-9, "{left} old cards left: {found} instead of {chance}");
        }
    }
}
