//! The laws every game must pass, checked on random games.
//!
//! A game implements [`Lawful`], which spells out what it can express and what it hides, and calls
//! [`check`] in one line. A breach names the law, the seed and every step that led there.

mod laws;
mod worlds;

use std::fmt;

use crate::dice::{Dice, FastDice};
use crate::perft::steps_from;
use crate::rules::{Rules, StepOf, chosen, total_weight};
use crate::seat::Viewer;
use crate::sink::Silence;
use crate::step::{Step, Waiting};

pub use worlds::{TwoWorlds, World, two_worlds};

/// What the suite has to know about a game beyond its rules. For tests, and for scenarios that name all legal actions.
pub trait Lawful: Rules {
    /// Every action the game can express, legal or not, in the order of its legal lists.
    fn every_action(&self) -> Vec<Self::Action>;

    /// Every outcome the game can express, possible or not, in the order of its chances.
    fn every_outcome(&self) -> Vec<Self::Outcome>;

    /// Every word the table can say, in the order of its legal lists.
    fn every_word(&self) -> Vec<Self::Word> {
        Vec::new()
    }

    /// Everything a player can point at.
    fn every_thing(&self) -> Vec<Self::Thing>;

    /// What is lost or doubled in this state, if anything: pieces, cards, money.
    fn lost_or_doubled(&self, state: &Self::State) -> Option<String>;

    /// A state that differs only in what the viewer does not know, found without [`Rules::redeal`].
    fn scramble(&self, state: &Self::State, viewer: Viewer, dice: &mut impl Dice) -> Self::State;
}

/// How much to check.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Random games to play.
    pub games: u64,
    /// Every so many games, one is checked in every state; the others only at their end.
    pub full_every: u64,
    /// Where the random games start from: another seed, other games.
    pub seed: u64,
}

impl Plan {
    /// This many games, each checked in every state.
    pub const fn full(games: u64) -> Plan {
        Plan { games, full_every: 1, seed: 1 }
    }

    /// This many games, one in `full_every` checked in every state.
    pub const fn sampled(games: u64, full_every: u64) -> Plan {
        Plan { games, full_every, seed: 2 }
    }

    /// The same plan with other games.
    #[must_use]
    pub const fn seeded(mut self, seed: u64) -> Plan {
        self.seed = seed;
        self
    }
}

/// What was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Games played to their end.
    pub games: u64,
    /// States in which every law was checked.
    pub states: u64,
    /// Steps that were refused as they should be.
    pub refusals: u64,
    /// States from which fused and stepwise chance were compared over everything dice can do.
    pub settled: u64,
    /// Steps that another world was led along, differing only in what a viewer does not know.
    pub shadowed: u64,
}

impl std::ops::AddAssign for Checked {
    fn add_assign(&mut self, more: Checked) {
        self.games += more.games;
        self.states += more.states;
        self.refusals += more.refusals;
        self.settled += more.settled;
        self.shadowed += more.shadowed;
    }
}

/// A law that does not hold, and how to see it.
#[derive(Clone, PartialEq, Eq)]
pub struct Breach {
    /// Which law.
    pub law: &'static str,
    /// What was found instead.
    pub found: String,
    /// The game of the list that was checked, counted from 0.
    pub game: usize,
    /// The seed and number of the random game.
    pub seed: (u64, u64),
    /// The steps that lead to the breach, in notation.
    pub steps: Vec<String>,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Breach { law, found, game, seed: (seed, number), steps } = self;
        writeln!(f, "broken law: {law}\nfound: {found}")?;
        writeln!(f, "in game {game} of the list, seed {seed}, random game {number}, after these steps:")?;
        steps.iter().try_for_each(|step| writeln!(f, "  {step}"))
    }
}

impl fmt::Debug for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Breach {}

/// No game takes more steps than this: one that does is taken to be endless.
const ENDLESS: usize = 1_000_000;

/// Plays random games of each kind in turn and checks the laws on them.
pub fn check<G: Lawful>(games: &[G], plan: Plan) -> Result<Checked, Breach> {
    check_where(games, plan, |_, _| true)
}

/// The same, but the laws about single states are checked only in those that are wanted: such as every reaction window of many games.
pub fn check_where<G: Lawful>(
    games: &[G],
    plan: Plan,
    wanted: impl Fn(&G, &G::State) -> bool,
) -> Result<Checked, Breach> {
    for (index, game) in games.iter().enumerate() {
        laws::expression(game).map_err(|breach| breach.into_breach(index, (plan.seed, 0), &[]))?;
    }
    let mut checked = Checked::default();
    let mut inspector = laws::Inspector::default();
    for number in 0..plan.games {
        let index = (number % games.len() as u64) as usize;
        let game = &games[index];
        let mut dice = FastDice::for_game(plan.seed, number);
        let mut steps = Vec::new();
        let played = if (number / games.len() as u64 + 1).is_multiple_of(plan.full_every) {
            inspector.inspect_game(game, &mut dice, &mut steps, &wanted, &mut checked)
        } else {
            skim_game(game, &mut dice, &mut steps)
        };
        played.map_err(|breach| {
            let notation: Vec<String> = steps.iter().map(ToString::to_string).collect();
            breach.into_breach(index, (plan.seed, number), &notation)
        })?;
        checked.games += 1;
    }
    Ok(checked)
}

/// A breach before it is known where it happened.
struct Found {
    law: &'static str,
    found: String,
}

impl Found {
    fn into_breach(self, game: usize, seed: (u64, u64), steps: &[String]) -> Breach {
        Breach { law: self.law, found: self.found, game, seed, steps: steps.to_vec() }
    }
}

/// Says that `law` must hold, or what was found.
fn law(holds: bool, law: &'static str, found: impl FnOnce() -> String) -> Result<(), Found> {
    if holds { Ok(()) } else { Err(Found { law, found: found() }) }
}

/// Plays a game quickly, with fused chance, and looks only at its end.
fn skim_game<G: Lawful>(game: &G, dice: &mut FastDice, steps: &mut Vec<StepOf<G>>) -> Result<(), Found> {
    let mut state = game.start();
    let mut actions = Vec::new();
    loop {
        match game.waiting(&state) {
            Waiting::Chance => {
                game.settle(&mut state, dice, &mut Silence);
            }
            Waiting::Seats(seats) => {
                let seat = seats.iter().nth(dice.below(seats.len() as u32) as usize);
                let seat = seat.expect("the roll is below the number of seats");
                game.legal_actions(&state, seat, &mut actions);
                law(!actions.is_empty(), "a seat that is due has a legal action", || {
                    format!("{seat:?} has none")
                })?;
                let action = actions[dice.below(actions.len() as u32) as usize];
                steps.push(Step::Seat(seat, action));
                game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut Silence);
            }
            Waiting::Table => {
                let step = random_step(game, &state, dice)?;
                steps.push(step);
                game.apply_unchecked(&mut state, step, &mut Silence);
            }
            Waiting::Nobody => break,
        }
        law(steps.len() < ENDLESS, "everything ends", || format!("{ENDLESS} steps and no end"))?;
    }
    laws::end(game, &state)
}

/// A step that can be made now, each action equally likely and outcomes as they weigh.
fn random_step<G: Rules>(game: &G, state: &G::State, dice: &mut impl Dice) -> Result<StepOf<G>, Found> {
    one_of::<G>(&steps_from(game, state, game.waiting(state)), dice)
}

/// A step that can be made now by whoever makes this one.
fn random_step_like<G: Rules>(
    game: &G,
    state: &G::State,
    step: StepOf<G>,
    dice: &mut impl Dice,
) -> Result<StepOf<G>, Found> {
    let mut steps = steps_from(game, state, game.waiting(state));
    steps.retain(|(other, _)| worlds::is_by_the_same::<G>(step, *other));
    one_of::<G>(&steps, dice)
}

fn one_of<G: Rules>(steps: &[(StepOf<G>, u32)], dice: &mut impl Dice) -> Result<StepOf<G>, Found> {
    law(!steps.is_empty(), "whoever is due can do something", || "no step is possible".into())?;
    let roll = dice.below(total_weight(steps));
    Ok(chosen(steps, roll).expect("the roll is below the total weight"))
}
