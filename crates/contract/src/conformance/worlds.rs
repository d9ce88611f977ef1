//! Two worlds that one viewer cannot tell apart, played in parallel.
//!
//! Everything the viewer sees is the same in both. What they do not see differs wherever the rules allow it:
//! other cards in other hands, other choices face down. Whatever the viewer is ever shown must then be the
//! same to the byte.

use crate::dealer::Dealer;
use crate::dice::Dice;
use crate::perft::steps_from;
use crate::rules::{Rules, StepOf, chosen, total_weight};
use crate::seat::Viewer;
use crate::sink::Silence;
use crate::step::{Step, Waiting};

/// Two games that one viewer cannot tell apart.
#[derive(Debug)]
pub struct TwoWorlds<G: Rules> {
    viewer: Viewer,
    /// One in this many unseen steps differs between the worlds. The more steps are the same, the longer the
    /// worlds have possible steps in common.
    strangeness: u32,
    worlds: [World<G>; 2],
    apart: usize,
}

/// One of the two worlds.
#[derive(Debug)]
pub struct World<G: Rules> {
    /// Its current state.
    pub state: G::State,
    /// The steps so far.
    pub steps: Vec<StepOf<G>>,
}

// Implemented by hand, because a derived one would require `G: Clone`.
impl<G: Rules> Clone for World<G> {
    fn clone(&self) -> World<G> {
        World { state: self.state.clone(), steps: self.steps.clone() }
    }
}

impl<G: Rules> Clone for TwoWorlds<G> {
    fn clone(&self) -> TwoWorlds<G> {
        TwoWorlds { worlds: self.worlds.clone(), ..*self }
    }
}

/// How many pairs of games are tried. Some part too early, and some never become different.
const TRIES: u32 = 4;

/// Plays two random games that the viewer cannot tell apart, until they have no possible steps in common or
/// have `most` steps. Returns the try in which they differed for longest.
pub fn two_worlds<G: Rules>(game: &G, viewer: Viewer, most: usize, dice: &mut impl Dice) -> TwoWorlds<G> {
    let mut best = one_try(game, viewer, most, dice);
    for _ in 1..TRIES {
        let other = one_try(game, viewer, most, dice);
        if other.apart > best.apart {
            best = other;
        }
    }
    best
}

fn one_try<G: Rules>(game: &G, viewer: Viewer, most: usize, dice: &mut impl Dice) -> TwoWorlds<G> {
    let mut worlds = TwoWorlds::new(game, viewer, 1 << dice.below(5));
    while worlds.here().steps.len() < most
        && let Some(steps) = worlds.next(game, dice, |_| true)
    {
        worlds.make(game, steps);
    }
    worlds
}

impl<G: Rules> TwoWorlds<G> {
    /// Creates two games that have not begun. One in `strangeness` unseen steps will differ between the
    /// worlds.
    pub fn new(game: &G, viewer: Viewer, strangeness: u32) -> TwoWorlds<G> {
        let world = World { state: game.start(), steps: Vec::new() };
        TwoWorlds { viewer, strangeness, worlds: [world.clone(), world], apart: 0 }
    }

    /// The viewer who cannot tell them apart.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Both worlds.
    pub const fn both(&self) -> &[World<G>; 2] {
        &self.worlds
    }

    /// The first world.
    pub const fn here(&self) -> &World<G> {
        &self.worlds[0]
    }

    /// How many steps were followed by different states.
    pub const fn apart(&self) -> usize {
        self.apart
    }

    /// Whether the states are different now.
    pub fn are_apart(&self) -> bool {
        self.worlds[0].state != self.worlds[1].state
    }

    /// The next steps, one for each world, of which the first must be `wanted`. None if the worlds have no
    /// possible steps in common.
    pub fn next(
        &self,
        game: &G,
        dice: &mut impl Dice,
        wanted: impl Fn(&StepOf<G>) -> bool,
    ) -> Option<[StepOf<G>; 2]> {
        let [mut here, there] =
            self.worlds.each_ref().map(|world| steps_from(game, &world.state, game.waiting(&world.state)));
        here.retain(|(step, _)| wanted(step));
        while !here.is_empty() {
            let step =
                chosen(&here, dice.below(total_weight(&here))).expect("the roll is below the total weight");
            if let Some(other) = self.other(game, step, &there, dice) {
                return Some([step, other]);
            }
            here.retain(|(tried, _)| *tried != step);
        }
        None
    }

    /// A step for the other world that matches the given step in this one.
    fn other(
        &self,
        game: &G,
        step: StepOf<G>,
        there: &[(StepOf<G>, u32)],
        dice: &mut impl Dice,
    ) -> Option<StepOf<G>> {
        let is_possible = there.iter().any(|(other, _)| *other == step);
        if game.sees(&self.worlds[0].state, step, self.viewer) {
            return is_possible.then_some(step);
        }
        if is_possible && dice.below(self.strangeness) != 0 {
            return Some(step);
        }
        let mut others: Vec<(StepOf<G>, u32)> = there.to_vec();
        others.retain(|(other, _)| {
            *other != step
                && is_by_the_same::<G>(step, *other)
                && !game.sees(&self.worlds[1].state, *other, self.viewer)
        });
        if others.is_empty() {
            return is_possible.then_some(step);
        }
        chosen(&others, dice.below(total_weight(&others)))
    }

    /// Makes a step in each world.
    pub fn make(&mut self, game: &G, steps: [StepOf<G>; 2]) {
        for (world, step) in self.worlds.iter_mut().zip(steps) {
            game.apply_unchecked(&mut world.state, step, &mut Silence);
            world.steps.push(step);
        }
        self.apart += usize::from(self.are_apart());
    }

    /// Lets the same dealer make all of chance's steps in both worlds. `Ok` if the viewer still cannot tell
    /// the worlds apart. Otherwise the error holds the steps they saw, which differ by luck and are no leak.
    pub fn settle(&mut self, game: &G, dealer: &mut Dealer) -> Result<(), [StepOf<G>; 2]> {
        while self.worlds.iter().all(|world| game.waiting(&world.state) == Waiting::Chance) {
            let before = dealer.clone();
            let steps = self.worlds.each_ref().map(|world| {
                let mut chances = Vec::new();
                game.chances(&world.state, &mut chances);
                // Both worlds use the same roll number.
                dealer.clone_from(&before);
                let outcome = chosen(&chances, dealer.roll(total_weight(&chances)).choice);
                Step::Chance(outcome.expect("a roll is below the total weight"))
            });
            let are_unseen = || {
                self.worlds.iter().zip(steps).all(|(world, step)| !game.sees(&world.state, step, self.viewer))
            };
            if steps[0] != steps[1] && !are_unseen() {
                return Err(steps);
            }
            self.make(game, steps);
        }
        Ok(())
    }
}

/// Whether both steps are made by the same seat, by chance, or by the table.
pub(super) fn is_by_the_same<G: Rules>(step: StepOf<G>, other: StepOf<G>) -> bool {
    match (step, other) {
        (Step::Seat(seat, _), Step::Seat(other, _)) => seat == other,
        (step, other) => std::mem::discriminant(&step) == std::mem::discriminant(&other),
    }
}
