//! The laws that every game must keep, checked on random games and arranged positions.
//!
//! A game implements [`Lawful`], which lists everything it can express and hide, and calls [`check`] or
//! [`check_arranged`] in one line. A breach names the law, the seed, the starting position and every step
//! that led there.
//!
//! Random games seldom reach crowded boards or empty supplies. [`check_arranged`] starts from such positions
//! instead.

mod effort;
mod law;
mod laws;
mod picking;
mod playing;
mod worlds;

use std::fmt;

use crate::dice::{Dice, FastDice};
use crate::edition::Edition;
use crate::rule::Refusal;
use crate::rules::{Rules, StepOf};
use crate::seat::Viewer;

use laws::{Everything, Inspector};
use playing::{play_on, play_out, skim};

pub use effort::sample;
pub use law::Law;
pub use picking::{one_in, pick, shuffle};
pub use worlds::{TwoWorlds, World, two_worlds};

/// What the suite needs to know about a game beyond its rules. For tests, and for scenarios that list all
/// legal actions.
pub trait Lawful: Rules {
    /// In long runs, one random game in this many is enough for games with many states and many actions in
    /// each.
    const ONE_RANDOM_GAME_IN: u64 = 1;
    /// In long runs, one arranged position in this many is enough.
    const ONE_ARRANGED_POSITION_IN: u64 = 1;

    /// The games that the laws are checked on. By default, one for every number of seats, with default
    /// options.
    fn tables_to_try(_seed: u64) -> Vec<Self> {
        let content = Self::read_content(Self::CONTENT).expect("the embedded components are right");
        let table = |seats| Self::new(content.clone(), Self::Options::default(), seats).ok();
        (Self::SEATS.0..=Self::SEATS.1).filter_map(table).collect()
    }

    /// Every action the game can express, legal or not, in the order of its lists of legal actions.
    fn every_action(&self) -> Vec<Self::Action>;

    /// Every outcome the game can express, possible or not, in the order of its chances.
    fn every_outcome(&self) -> Vec<Self::Outcome>;

    /// Every word the table can say, in the order of its lists of legal words.
    fn every_word(&self) -> Vec<Self::Word> {
        Vec::new()
    }

    /// Everything that a player can point at.
    fn every_thing(&self) -> Vec<Self::Thing>;

    /// Pieces, cards or money that were lost or duplicated in this state, if any.
    fn lost_or_doubled(&self, state: &Self::State) -> Option<String>;

    /// The numbers of cards, pieces and the like that this view reports, by location. All viewers must get
    /// the same numbers, so hidden items are counted like visible ones.
    fn counts(&self, view: &Self::View) -> Vec<u32>;

    /// A state that differs only in what the viewer does not know, found without [`Rules::redeal`].
    fn scramble(&self, state: &Self::State, viewer: Viewer, dice: &mut impl Dice) -> Self::State;

    /// A position that random games seldom reach: crowded, lopsided or close to the end. [`Rules::restore`]
    /// may refuse it, but should accept most.
    fn arrange_at_random(&self, dice: &mut impl Dice) -> Self::Arrangement;
}

/// How much to check.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Random games to play, or positions to arrange.
    pub games: u64,
    /// One game in this many is checked in every state, the others only at their end. One arranged position
    /// in this many is checked under all laws and played to the end of its game, the others only under those
    /// about lists.
    pub full_every: u64,
    /// The seed of all randomness. Another seed leads to other games and positions.
    pub seed: u64,
    /// The number of the first game or position, so that several threads can share one seed.
    pub first: u64,
}

impl Plan {
    /// Plans this many games or positions, each checked completely.
    pub const fn full(games: u64) -> Plan {
        Plan { games, full_every: 1, seed: 1, first: 0 }
    }

    /// Plans this many games or positions, of which one in `full_every` is checked completely.
    pub const fn sampled(games: u64, full_every: u64) -> Plan {
        Plan { games, full_every, seed: 2, first: 0 }
    }

    /// The same plan with another seed.
    #[must_use]
    pub const fn seeded(mut self, seed: u64) -> Plan {
        self.seed = seed;
        self
    }

    /// The same plan, starting at the game or position with this number.
    #[must_use]
    pub const fn starting_at(mut self, first: u64) -> Plan {
        self.first = first;
        self
    }

    fn numbers(&self) -> std::ops::Range<u64> {
        self.first..self.first + self.games
    }
}

/// Counts of everything that was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Games played to the end, not counting those that started from a redeal.
    pub games: u64,
    /// Positions that were arranged.
    pub arranged: u64,
    /// Proposals for arranged positions that the game refused.
    pub rejected: u64,
    /// Arranged positions, and positions a few steps later, in which the lists were compared with the
    /// predicate.
    pub listed: u64,
    /// States in which every law was checked.
    pub states: u64,
    /// Steps that were correctly refused.
    pub refusals: u64,
    /// States from which fused and stepwise chance were compared over all possible rolls.
    pub settled: u64,
    /// States from which redeals before and after a hidden chance step were compared over all possible rolls.
    pub redealt_chances: u64,
    /// Steps made in a second world that differs only in what a viewer does not know.
    pub shadowed: u64,
    /// Redealt states that were played to the end of their game.
    pub replayed_redeals: u64,
}

impl std::ops::AddAssign for Checked {
    fn add_assign(&mut self, more: Checked) {
        self.games += more.games;
        self.arranged += more.arranged;
        self.rejected += more.rejected;
        self.listed += more.listed;
        self.states += more.states;
        self.refusals += more.refusals;
        self.settled += more.settled;
        self.redealt_chances += more.redealt_chances;
        self.shadowed += more.shadowed;
        self.replayed_redeals += more.replayed_redeals;
    }
}

/// A law that was broken, and how to reproduce it.
#[derive(Clone, PartialEq, Eq)]
pub struct Breach {
    /// The broken law.
    pub law: Law,
    /// The contradiction that was found.
    pub found: String,
    /// The index of the game in the list that was checked.
    pub game: usize,
    /// The seed and number of the random game or position.
    pub seed: (u64, u64),
    /// The starting arrangement as JSON. None if the game was played from its beginning.
    pub start: Option<String>,
    /// The steps that lead to the breach, in notation.
    pub steps: Vec<String>,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Breach { law, found, game, seed: (seed, number), start, steps } = self;
        writeln!(f, "broken law: {law}\nfound: {found}")?;
        writeln!(f, "in game {game} of the list, seed {seed}, number {number}")?;
        if let Some(start) = start {
            writeln!(f, "from this arrangement: {start}")?;
        }
        writeln!(f, "after these steps:")?;
        steps.iter().try_for_each(|step| writeln!(f, "  {step}"))
    }
}

impl fmt::Debug for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Breach {}

/// How many steps are played from an arranged position, at most.
const MOST_STEPS_ON: u32 = 12;
/// How many proposals for an arranged position may be refused in a row.
const MOST_PROPOSALS: u32 = 2000;

/// Plays random games, taking turns among `games`, and checks the laws on them.
pub fn check<G: Lawful>(games: &[G], plan: Plan) -> Result<Checked, Breach> {
    Suite::new(games)?.check(plan)
}

/// Like [`check`], but checks the laws about single states only where `wanted` is true: for example, in every
/// reaction window of many games.
pub fn check_where<G: Lawful>(
    games: &[G],
    plan: Plan,
    wanted: impl Fn(&G, &G::State) -> bool,
) -> Result<Checked, Breach> {
    Suite::new(games)?.check_where(plan, wanted)
}

/// Arranges positions, taking turns among `games`, and plays on from them. In every position the lists are
/// compared with the predicate. Some positions are checked under all laws and played to the end of the game.
pub fn check_arranged<G: Lawful>(games: &[G], plan: Plan) -> Result<Checked, Breach> {
    Suite::new(games)?.check_arranged(plan)
}

/// Returns each of these games under every edition of its rules, the oldest first.
pub fn in_every_edition<G: Rules>(games: &[G]) -> Result<Vec<G>, Refusal> {
    let by = |edition: Edition| {
        games.iter().map(move |game| {
            G::in_edition(edition, game.content().clone(), game.options().clone(), game.seats())
        })
    };
    Edition::all::<G>().flat_map(by).collect()
}

/// Games to check, with everything they can express. The laws that do not depend on a state have been checked
/// already.
pub struct Suite<'a, G: Lawful> {
    games: Vec<(&'a G, Everything<G>)>,
}

// Implemented by hand, because a derived one would list thousands of actions.
impl<G: Lawful> fmt::Debug for Suite<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Suite").field("games", &self.games.len()).finish_non_exhaustive()
    }
}

impl<'a, G: Lawful> Suite<'a, G> {
    /// Collects what the games can express and checks the laws about it.
    pub fn new(games: &'a [G]) -> Result<Suite<'a, G>, Breach> {
        let prepare = |(index, game): (usize, &'a G)| {
            let every = Everything::of(game);
            match every.laws(game) {
                Ok(()) => Ok((game, every)),
                Err(found) => Err(found.into_breach::<G>(index, (0, 0), None, &[])),
            }
        };
        Ok(Suite { games: games.iter().enumerate().map(prepare).collect::<Result<_, _>>()? })
    }

    /// See [`check`].
    pub fn check(&self, plan: Plan) -> Result<Checked, Breach> {
        self.check_where(plan, |_, _| true)
    }

    /// See [`check_where`].
    pub fn check_where(&self, plan: Plan, wanted: impl Fn(&G, &G::State) -> bool) -> Result<Checked, Breach> {
        let mut checked = Checked::default();
        let mut inspector = Inspector::default();
        for number in plan.numbers() {
            let (index, is_full) = self.turn(plan, number);
            let (game, every) = &self.games[index];
            let mut dice = FastDice::for_game(plan.seed, number);
            let mut steps = Vec::new();
            let played = if is_full {
                inspector.inspect_game(*game, every, &mut dice, &mut steps, &wanted, &mut checked)
            } else {
                skim(*game, &mut dice, &mut steps)
            };
            played.map_err(|found| found.into_breach::<G>(index, (plan.seed, number), None, &steps))?;
            checked.games += 1;
        }
        Ok(checked)
    }

    /// See [`check_arranged`].
    pub fn check_arranged(&self, plan: Plan) -> Result<Checked, Breach> {
        let mut checked = Checked::default();
        let mut inspector = Inspector::default();
        for number in plan.numbers() {
            let (index, is_full) = self.turn(plan, number);
            let (game, every) = &self.games[index];
            let seed = (plan.seed, number);
            let mut dice = FastDice::for_game(plan.seed, number);
            let (arrangement, mut state) = arranged(*game, &mut dice, &mut checked)
                .map_err(|found| found.into_breach::<G>(index, seed, None, &[]))?;
            let mut steps = Vec::new();
            let from = || -> Result<(), Found> {
                let most = dice.below(MOST_STEPS_ON + 1) as usize;
                if is_full {
                    inspector.inspect_state(*game, every, &state, &mut dice, &mut checked)?;
                }
                play_on(*game, every, &mut state, most, &mut dice, &mut steps, &mut checked)?;
                if is_full {
                    inspector.inspect_state(*game, every, &state, &mut dice, &mut checked)?;
                    play_out(*game, state, &mut dice, &mut steps)?;
                    checked.games += 1;
                }
                Ok(())
            };
            from().map_err(|found| found.into_breach::<G>(index, seed, Some(&arrangement), &steps))?;
        }
        Ok(checked)
    }

    /// The game whose turn it is, and whether it is checked completely.
    fn turn(&self, plan: Plan, number: u64) -> (usize, bool) {
        let games = self.games.len() as u64;
        let (round, index) = (number / games, number % games);
        // The games take turns at being checked completely, even if there are more of them than rounds.
        (index as usize, (round + index + 1).is_multiple_of(plan.full_every))
    }
}

/// A random position that the game accepts.
fn arranged<G: Lawful>(
    game: &G,
    dice: &mut FastDice,
    checked: &mut Checked,
) -> Result<(G::Arrangement, G::State), Found> {
    let mut refused = String::new();
    for _ in 0..MOST_PROPOSALS {
        let arrangement = game.arrange_at_random(dice);
        match game.restore(&arrangement) {
            Ok(state) => {
                checked.arranged += 1;
                return Ok((arrangement, state));
            }
            Err(fault) => {
                checked.rejected += 1;
                refused = format!("{fault}: {}", laws::json(&arrangement));
            }
        }
    }
    Err(Found {
        law: Law::RareIsPossible,
        found: format!("{MOST_PROPOSALS} refused in a row, such as {refused}"),
    })
}

/// A breach before its location is known.
struct Found {
    law: Law,
    found: String,
}

impl Found {
    fn into_breach<G: Rules>(
        self,
        game: usize,
        seed: (u64, u64),
        start: Option<&G::Arrangement>,
        steps: &[StepOf<G>],
    ) -> Breach {
        let steps = steps.iter().map(ToString::to_string).collect();
        Breach { law: self.law, found: self.found, game, seed, start: start.map(laws::json), steps }
    }
}

/// Returns what was found as an error if the law is broken.
fn law(holds: bool, law: Law, found: impl FnOnce() -> String) -> Result<(), Found> {
    if holds { Ok(()) } else { Err(Found { law, found: found() }) }
}
