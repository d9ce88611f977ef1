//! All bots of one game behind one face, so that what plays games need not know what bots know about them.

use std::marker::PhantomData;

use contract::{Rules, Seat};

use crate::holdings::{SeatHoldings, holdings};
use crate::{Advice, Bot, BotName, Effort, Insight, Level, Random, Search, Trees};

/// The bots of a game: made by name, asked for advice.
///
/// The key decision: **search is compiled where a game's insight is, and nowhere else.** Simulation, the arena and live tables
/// hold this face, so that changing a sentence or a scene does not compile the search again.
pub trait Bots<G: Rules>: Send + Sync {
    /// The bot with this name; none if it is a program, which the crate `programs` makes.
    fn bot(&self, name: &BotName) -> Option<Box<dyn Bot<G>>>;

    /// Whether the bots know more about the game than its rules.
    fn know_the_game(&self) -> bool;

    /// How hard a level thinks.
    fn effort(&self, level: Level) -> Effort;

    /// A number that is another one in the next turn.
    fn turn(&self, game: &G, view: &G::View) -> u64;

    /// Advice for the seat whose view this is; nothing if it has nothing to decide.
    fn advise(
        &self,
        game: &G,
        view: &G::View,
        seat: Seat,
        effort: Effort,
        trees: &Trees,
        seed: u64,
    ) -> Option<Advice<G>>;

    /// What the other seats can hold, in so many worlds that agree with the view. What their play tells about their hands is
    /// not considered. Seats that hold nothing in any of the worlds are left out.
    fn holdings(&self, game: &G, view: &G::View, viewer: Seat, deals: u32, seed: u64) -> Vec<SeatHoldings>;
}

/// The bots that an insight makes.
#[derive(Debug)]
pub struct BotsOf<I>(PhantomData<fn() -> I>);

impl<I> BotsOf<I> {
    /// They need nothing but the insight.
    pub const NEW: BotsOf<I> = BotsOf(PhantomData);
}

impl<G: Rules, I: Insight<G>> Bots<G> for BotsOf<I> {
    fn bot(&self, name: &BotName) -> Option<Box<dyn Bot<G>>> {
        Some(match name {
            BotName::Random => Box::new(Random),
            BotName::Greedy => Box::new(I::Greedy::default()),
            BotName::Level(level) => Box::new(Search::<G, I>::new(I::effort(*level))),
            BotName::Search(iterations) => {
                let horizon = I::effort(Level::Expert).horizon;
                Box::new(Search::<G, I>::new(Effort { iterations: *iterations, horizon }))
            }
            BotName::Exec(_) => return None,
        })
    }

    fn know_the_game(&self) -> bool {
        I::KNOWS_THE_GAME
    }

    fn effort(&self, level: Level) -> Effort {
        I::effort(level)
    }

    fn turn(&self, game: &G, view: &G::View) -> u64 {
        I::turn(game, view)
    }

    fn advise(
        &self,
        game: &G,
        view: &G::View,
        seat: Seat,
        effort: Effort,
        trees: &Trees,
        seed: u64,
    ) -> Option<Advice<G>> {
        Advice::of::<I>(game, view, seat, effort, trees, seed)
    }

    fn holdings(&self, game: &G, view: &G::View, viewer: Seat, deals: u32, seed: u64) -> Vec<SeatHoldings> {
        holdings::<G, I>(game, view, viewer, deals, seed)
    }
}
