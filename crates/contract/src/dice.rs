//! Sources of chance. Games never own one: they are given one, or are told the outcome.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of uniform whole numbers.
pub trait Dice {
    /// Returns a number below `total`, each equally likely. `total` is at least 1.
    fn below(&mut self, total: u32) -> u32;
}

impl<D: Dice + ?Sized> Dice for &mut D {
    #[inline]
    fn below(&mut self, total: u32) -> u32 {
        (**self).below(total)
    }
}

/// Fast dice for simulation and search. They are reproducible from a seed on every machine, and not secret.
#[derive(Clone, Debug)]
pub struct FastDice(Xoshiro256PlusPlus);

impl FastDice {
    /// Creates dice that always roll the same for the same seed.
    pub fn seeded(seed: u64) -> FastDice {
        FastDice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Creates the dice of game number `index` in a series. They do not depend on the thread that plays it.
    pub fn for_game(seed: u64, index: u64) -> FastDice {
        // An odd multiplier maps different games to different seeds; the generator's own seeding mixes them.
        FastDice::seeded(seed ^ index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }
}

impl Dice for FastDice {
    /// Lemire's multiplication method: unbiased, with a division only in rare cases.
    #[inline]
    fn below(&mut self, total: u32) -> u32 {
        let mut product = (self.0.next_u64() >> 32) * u64::from(total);
        if (product as u32) < total {
            let rest = total.wrapping_neg() % total;
            while (product as u32) < rest {
                product = (self.0.next_u64() >> 32) * u64::from(total);
            }
        }
        (product >> 32) as u32
    }
}

/// Loaded dice for tests: they roll the given numbers in order and nothing after that.
#[derive(Clone, Debug, Default)]
pub struct LoadedDice {
    rolls: std::collections::VecDeque<u32>,
}

impl LoadedDice {
    /// Creates dice that will roll these numbers.
    pub fn new(rolls: impl IntoIterator<Item = u32>) -> LoadedDice {
        LoadedDice { rolls: rolls.into_iter().collect() }
    }

    /// How many rolls are left.
    pub fn left(&self) -> usize {
        self.rolls.len()
    }
}

impl Dice for LoadedDice {
    /// Panics when the rolls are used up or one is out of range: in both cases the test's expectation is
    /// wrong.
    fn below(&mut self, total: u32) -> u32 {
        let roll = self.rolls.pop_front().expect("the loaded dice have a roll left");
        assert!(roll < total, "the loaded dice roll {roll}, but only numbers below {total} can come up");
        roll
    }
}

/// Enumerates everything that dice can do. Run the same code again and again with [`Explorer::dice`] until
/// [`Explorer::advance`] reports that all sequences of rolls have been seen.
#[derive(Debug, Default)]
pub struct Explorer {
    path: Vec<(u32, u32)>,
}

impl Explorer {
    /// Returns the dice for the next run.
    pub fn dice(&mut self) -> ExploringDice<'_> {
        ExploringDice { path: &mut self.path, at: 0 }
    }

    /// The probability of the last run's rolls.
    pub fn probability(&self) -> f64 {
        self.path.iter().map(|(_, total)| 1.0 / f64::from(*total)).product()
    }

    /// Moves on to the next sequence of rolls. Returns false when there is none left.
    pub fn advance(&mut self) -> bool {
        while let Some((roll, total)) = self.path.pop() {
            if roll + 1 < total {
                self.path.push((roll + 1, total));
                return true;
            }
        }
        false
    }
}

/// The dice of one run of an [`Explorer`].
#[derive(Debug)]
pub struct ExploringDice<'a> {
    path: &'a mut Vec<(u32, u32)>,
    at: usize,
}

impl Dice for ExploringDice<'_> {
    fn below(&mut self, total: u32) -> u32 {
        if self.at == self.path.len() {
            self.path.push((0, total));
        }
        let (roll, expected) = self.path[self.at];
        assert_eq!(total, expected, "the explored code must ask the same questions after the same rolls");
        self.at += 1;
        roll
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fast_dice_roll_the_same_on_every_machine() {
        let mut dice = FastDice::seeded(1);
        let rolls: Vec<u32> = (0..8).map(|_| dice.below(55)).collect();
        // Computed independently of this program, from the published definitions of SplitMix64 and
        // xoshiro256++.
        assert_eq!(rolls, [44, 41, 5, 41, 10, 32, 54, 28]);
    }

    #[test]
    fn fast_dice_are_fair_enough_for_a_chi_square_test() {
        let mut dice = FastDice::seeded(7);
        let mut counts = [0_u32; 12];
        for _ in 0..120_000 {
            counts[dice.below(12) as usize] += 1;
        }
        let differences = counts.map(|count| f64::from(count) - 10_000.0);
        let chi_square: f64 = differences.iter().map(|difference| difference * difference / 10_000.0).sum();
        // With 11 degrees of freedom, one seed in a thousand exceeds 31.3, and this seed is fixed.
        assert!(chi_square < 31.3, "{chi_square}");
    }

    #[test]
    fn loaded_dice_roll_what_they_are_told() {
        let mut dice = LoadedDice::new([3, 0, 5]);
        assert_eq!([dice.below(6), dice.below(1), dice.below(6)], [3, 0, 5]);
        assert_eq!(dice.left(), 0);
    }

    #[test]
    #[should_panic(expected = "only numbers below 6 can come up")]
    fn loaded_dice_that_cannot_roll_so_high_fail_the_test() {
        LoadedDice::new([6]).below(6);
    }

    #[test]
    fn different_games_in_a_series_get_different_dice() {
        let firsts: std::collections::HashSet<u32> =
            (0..1000).map(|game| FastDice::for_game(3, game).below(u32::MAX)).collect();
        assert_eq!(firsts.len(), 1000);
    }

    #[test]
    fn the_explorer_sees_every_sequence_once_and_the_chances_add_up_to_one() {
        let mut explorer = Explorer::default();
        let mut seen = Vec::new();
        let mut sum = 0.0;
        loop {
            let mut dice = explorer.dice();
            let first = dice.below(3);
            let second = if first == 2 { 0 } else { dice.below(2) };
            seen.push((first, second));
            sum += explorer.probability();
            if !explorer.advance() {
                break;
            }
        }
        assert_eq!(seen, [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)]);
        assert!((sum - 1.0).abs() < 1e-12);
    }
}
