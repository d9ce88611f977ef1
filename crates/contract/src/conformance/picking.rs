//! Small ways to pick at random, for [`super::Lawful::arrange_at_random`].

use crate::dice::Dice;

/// True once in so many times.
pub fn one_in(dice: &mut impl Dice, times: u32) -> bool {
    dice.below(times) == 0
}

/// One of these things, each equally likely. There must be one.
pub fn pick<T: Copy>(dice: &mut impl Dice, things: &[T]) -> T {
    things[dice.below(things.len() as u32) as usize]
}

/// Puts things in a random order.
pub fn shuffle<T>(dice: &mut impl Dice, things: &mut [T]) {
    for last in (1..things.len()).rev() {
        things.swap(last, dice.below(last as u32 + 1) as usize);
    }
}
