//! Helpers for picking at random, for [`super::Lawful::arrange_at_random`].

use crate::dice::Dice;

/// True with a chance of one in `times`.
pub fn one_in(dice: &mut impl Dice, times: u32) -> bool {
    dice.below(times) == 0
}

/// Picks one of these things, each equally likely. The list must not be empty.
pub fn pick<T: Copy>(dice: &mut impl Dice, things: &[T]) -> T {
    things[dice.below(things.len() as u32) as usize]
}

/// Puts the things in a random order.
pub fn shuffle<T>(dice: &mut impl Dice, things: &mut [T]) {
    for last in (1..things.len()).rev() {
        things.swap(last, dice.below(last as u32 + 1) as usize);
    }
}
