//! What bots know about a game besides its rules.

use table::{Dice, MAX_SEATS, Rules, Seat};

use crate::{Bot, Level};

/// The expected share of the win by seat, from 0 to 1.
pub type Shares = [f32; MAX_SEATS];

/// How hard a search thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// Iterations in a turn, over all its decisions.
    pub iterations: u32,
    /// After how many decisions a playout is broken off and judged.
    pub horizon: u32,
}

/// What bots know about a game besides its rules: hooks for search, each with a default that any game can live with.
pub trait Insight: Rules {
    /// The bot that plays what looks best at once.
    type Greedy: Bot<Self> + Default + 'static;

    /// How curious a search is: the weight of what has been tried little. Measured, see docs/bots.md.
    const CURIOSITY: f32;

    /// What is expected of an action that was never tried, above what its decision has brought so far.
    const HOPE: f32;

    /// A decision may use one in so many of the iterations that are left in its turn: 1 where a turn is one decision.
    const DECISIONS: u32;

    /// How hard each level thinks.
    fn effort(level: Level) -> Effort;

    /// A number that is another one in the next turn: the budget of a search is for one turn.
    fn turn(&self, view: &Self::View) -> u64;

    /// In a game in which nothing is hidden, a number for the position: ways that lead to the same one meet there.
    fn identity(&self, _: &Self::State) -> Option<u64> {
        None
    }

    /// How promising each of the legal actions looks, as shares that add up to 1. Searches look at the promising first.
    fn promise(&self, _: &Self::State, _: Seat, legal: &[Self::Action], out: &mut Vec<f32>) {
        out.clear();
        out.resize(legal.len(), 1.0 / legal.len() as f32);
    }

    /// What the seat does in a playout: the place of an action in the legal list, which is not empty.
    #[inline]
    fn playout_choice(
        &self,
        _: &Self::State,
        _: Seat,
        legal: &[Self::Action],
        dice: &mut impl Dice,
    ) -> usize {
        dice.below(legal.len() as u32) as usize
    }

    /// Who will win from here, judged at a glance; asked when a playout is broken off.
    fn judge(&self, state: &Self::State) -> Shares;
}
