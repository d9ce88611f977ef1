//! Players that are programs.
//!
//! The key decision: **a bot is handed a [`Glimpse`], never a state**. From a glimpse it can make its seat's view and
//! nothing else, so a bot that looks into other hands does not compile.

mod battleforce;
mod fries;
mod insight;
mod name;
mod random;
mod search;
mod ufoludki;

use table::{FastDice, Glimpse, Rules};

pub use battleforce::GreedyBattleForce;
pub use fries::GreedyFries;
pub use insight::{Effort, Insight, Shares};
pub use name::{BotName, Level, NoSuchBot};
pub use random::Random;
pub use search::{Advice, Choice, Search};
pub use ufoludki::GreedyUfoludki;

/// A player of a game.
pub trait Bot<G: Rules>: Send {
    /// Chooses one of the legal actions; there is at least one. All chance comes from the dice, so that the same
    /// dice lead to the same choices.
    fn choose(&mut self, glimpse: &Glimpse<'_, G>, legal: &[G::Action], dice: &mut FastDice) -> G::Action;

    /// What went wrong with a bot that depends on something outside this program. From then on it plays any legal
    /// action, so that the game ends.
    fn trouble(&self) -> Option<&str> {
        None
    }
}

/// The bot with this name.
pub fn bot_named<G: Insight>(name: &BotName) -> Box<dyn Bot<G>> {
    match name {
        BotName::Random | BotName::Exec(_) => Box::new(Random),
        BotName::Greedy => Box::new(G::Greedy::default()),
        BotName::Level(level) => Box::new(Search::new(G::effort(*level))),
        BotName::Search(iterations) => {
            let horizon = G::effort(Level::Expert).horizon;
            Box::new(Search::new(Effort { iterations: *iterations, horizon }))
        }
    }
}
