//! Players that are programs.
//!
//! The key decision: **a bot receives a [`Glimpse`], never a state**. From a glimpse it can build its seat's
//! view and nothing else, so a bot that looks into other hands does not compile.

mod bots_of;
pub mod checks;
mod hearing;
mod holdings;
mod insight;
mod interval;
mod mixing;
mod name;
mod no_insight;
mod random;
mod search;
mod workers;

use contract::{FastDice, Glimpse, Rules, Scores, SeatSet};

pub use bots_of::{Bots, BotsOf};
pub use hearing::{Heard, HeardStep, apply_aloud, listeners};
pub use holdings::{Holding, SeatHoldings};
pub use insight::{Effort, Insight, Shares, shares_by_points, soft_shares, win_shares};
pub use interval::wilson;
pub use mixing::mixed;
pub use name::{BotName, Level, NoSuchBot};
pub use no_insight::{Hasty, NoInsight};
pub use random::Random;
pub use search::{Advice, Choice, Search};
pub use workers::{Alone, Trees, Workers};

/// A player of a game.
pub trait Bot<G: Rules>: Send {
    /// Chooses one of the legal actions, of which there is at least one. All randomness comes from the dice,
    /// so that the same dice lead to the same choices.
    fn choose(&mut self, glimpse: &Glimpse<'_, G>, legal: &[G::Action], dice: &mut FastDice) -> G::Action;

    /// Whether it wants to be told what happens between its decisions. Games of bots that do not listen are
    /// faster.
    #[inline]
    fn listens(&self) -> bool {
        false
    }

    /// Tells it about a step, including its own. Code that plays games with bots calls this after every step
    /// while the bot listens; see [`apply_aloud`].
    fn hear(&mut self, _: &Heard<G>) {}

    /// Tells it that the game is over and that the next choice belongs to another game. Code that plays games
    /// with bots calls this at the end of each.
    fn game_over(&mut self, _: &Scores, _: SeatSet) {}

    /// What went wrong in this game, or between games in the last one, with a bot that depends on something
    /// outside this program. From then on the bot plays any legal action, so that the game ends.
    fn trouble(&self) -> Option<&str> {
        None
    }
}

impl<G: Rules, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>, legal: &[G::Action], dice: &mut FastDice) -> G::Action {
        (**self).choose(glimpse, legal, dice)
    }

    fn listens(&self) -> bool {
        (**self).listens()
    }

    fn hear(&mut self, heard: &Heard<G>) {
        (**self).hear(heard);
    }

    fn game_over(&mut self, scores: &Scores, winners: SeatSet) {
        (**self).game_over(scores, winners);
    }

    fn trouble(&self) -> Option<&str> {
        (**self).trouble()
    }
}
