//! Players that are programs.
//!
//! The key decision: **a bot is handed a [`Glimpse`], never a state**. From a glimpse it can make its seat's view and
//! nothing else, so a bot that looks into other hands does not compile.

mod battleforce;
mod fries;
mod holdings;
mod insight;
mod interval;
mod mixing;
mod name;
pub mod program;
mod random;
mod search;
mod ufoludki;

use table::{FastDice, Glimpse, Rules, Scores, SeatSet};

pub use battleforce::GreedyBattleForce;
pub use fries::GreedyFries;
pub use holdings::{Holding, SeatHoldings, holdings};
pub use insight::{Effort, Insight, Shares};
pub use interval::wilson;
pub use name::{BotName, Level, NoSuchBot};
pub use program::ProgramBot;
pub use random::Random;
pub use search::{Advice, Choice, Search};
pub use ufoludki::GreedyUfoludki;

/// A player of a game.
pub trait Bot<G: Rules>: Send {
    /// Chooses one of the legal actions; there is at least one. All chance comes from the dice, so that the same
    /// dice lead to the same choices.
    fn choose(&mut self, glimpse: &Glimpse<'_, G>, legal: &[G::Action], dice: &mut FastDice) -> G::Action;

    /// Is told that the game is over; what it chooses next is in another one. Whoever plays games with bots calls this
    /// at the end of each.
    fn game_over(&mut self, _: &Scores, _: SeatSet) {}

    /// What went wrong in this game, or, between games, in the last one, with a bot that depends on something outside
    /// this program. From then on it plays any legal action, so that the game ends.
    fn trouble(&self) -> Option<&str> {
        None
    }
}

impl<G: Rules, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>, legal: &[G::Action], dice: &mut FastDice) -> G::Action {
        (**self).choose(glimpse, legal, dice)
    }

    fn game_over(&mut self, scores: &Scores, winners: SeatSet) {
        (**self).game_over(scores, winners);
    }

    fn trouble(&self) -> Option<&str> {
        (**self).trouble()
    }
}

/// The bot with this name.
pub fn bot_named<G: Insight>(name: &BotName) -> Box<dyn Bot<G>> {
    match name {
        BotName::Random => Box::new(Random),
        BotName::Greedy => Box::new(G::Greedy::default()),
        BotName::Level(level) => Box::new(Search::new(G::effort(*level))),
        BotName::Search(iterations) => {
            let horizon = G::effort(Level::Expert).horizon;
            Box::new(Search::new(Effort { iterations: *iterations, horizon }))
        }
        BotName::Exec(command) => Box::new(ProgramBot::new(command)),
    }
}
