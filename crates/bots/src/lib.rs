//! Players that are programs.
//!
//! The key decision: **a bot is handed a [`Glimpse`], never a state**. From a glimpse it can make its seat's view and
//! nothing else, so a bot that looks into other hands does not compile.

mod battleforce;
mod fries;
mod random;
mod ufoludki;

use table::{FastDice, Glimpse, Rules};

pub use battleforce::GreedyBattleForce;
pub use fries::GreedyFries;
pub use random::Random;
pub use ufoludki::GreedyUfoludki;

/// A player of a game.
pub trait Bot<G: Rules>: Send {
    /// Chooses one of the legal actions; there is at least one. All chance comes from the dice, so that the same
    /// dice lead to the same choices.
    fn choose(&mut self, glimpse: &Glimpse<'_, G>, legal: &[G::Action], dice: &mut FastDice) -> G::Action;
}
