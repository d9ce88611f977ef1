//! All bots of one game behind one trait, so that code that plays games does not depend on what bots know
//! about them.

use std::marker::PhantomData;

use contract::{Rules, Seat};

use crate::holdings::{SeatHoldings, holdings};
use crate::{Advice, Bot, BotName, Effort, Insight, Level, Random, Search, Trees};

/// The bots of a game: creates them by name and asks them for advice.
///
/// The key decision: **search is compiled where a game's insight is, and nowhere else.** Simulation, the
/// arena and live tables use this trait, so changing a sentence or a scene does not recompile the search.
pub trait Bots<G: Rules>: Send + Sync {
    /// Creates the bot with this name. None if it is a program, which the crate `programs` runs.
    fn bot(&self, name: &BotName) -> Option<Box<dyn Bot<G>>>;

    /// Whether the bots know more about the game than its rules.
    fn know_the_game(&self) -> bool;

    /// How hard a bot of this level thinks.
    fn effort(&self, level: Level) -> Effort;

    /// A number that changes with every turn.
    fn turn(&self, game: &G, view: &G::View) -> u64;

    /// Advice for the seat whose view this is. None if it has nothing to decide.
    fn advise(
        &self,
        game: &G,
        view: &G::View,
        seat: Seat,
        effort: Effort,
        trees: &Trees,
        seed: u64,
    ) -> Option<Advice<G>>;

    /// What the other seats can hold, counted in `deals` worlds that agree with the view. Conclusions from
    /// their play are not drawn. Seats that hold nothing in any world are left out.
    fn holdings(&self, game: &G, view: &G::View, viewer: Seat, deals: u32, seed: u64) -> Vec<SeatHoldings>;
}

/// The bots based on an insight.
#[derive(Debug)]
pub struct BotsOf<I>(PhantomData<fn() -> I>);

impl<I> BotsOf<I> {
    /// The only value: everything comes from the insight.
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
