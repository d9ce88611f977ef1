//! The bot that does not look.

use contract::{Dice, FastDice, Glimpse, Rules};

use crate::Bot;

/// Plays any legal action, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Rules> Bot<G> for Random {
    #[inline]
    fn choose(&mut self, _: &Glimpse<'_, G>, legal: &[G::Action], dice: &mut FastDice) -> G::Action {
        legal[dice.below(legal.len() as u32) as usize]
    }
}
