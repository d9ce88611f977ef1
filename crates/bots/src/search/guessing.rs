//! A game for testing the search: hiding and guessing.
//!
//! It has two seats and a few rounds. In each round one seat, the hider, secretly fills places in a row with
//! numbers, each number only once. It may also leave a place empty, which everybody sees. Then the other seat
//! guesses the number at each place, after a public die has determined what a right guess is worth. Finally
//! the hider shows the numbers.
//!
//! So a turn has several decisions by one seat, with nothing or with chance between them, and the legal lists
//! of what others do unseen depend on the world. In the open game everybody sees what is hidden, and
//! positions have an identity.

use std::fmt;
use std::str::FromStr;

use contract::{
    ContentFault, Dice, Edition, Misarranged, NoOptions, NoWord, OptionInfo, Refusal, Rule, Rules, Scores,
    Seat, SeatSet, Sink, Step, StepOf, Unreadable, Viewer, Waiting,
};
use serde::{Deserialize, Serialize};

use crate::{Effort, Insight, Level, Random, Shares, mixed, shares_by_points};

const ROUNDS: u8 = 6;
const PLACES: usize = 4;
const NUMBERS: u8 = 5;
const SIDES: u8 = 3;

/// The number at a place that a viewer knows only to be not empty.
const HIDDEN: u8 = u8::MAX;

static LISTED: Rule = Rule::new("guessing.listed", &[]);

/// The game.
#[derive(Debug)]
pub(crate) struct Guessing {
    /// Whether everybody sees what is hidden.
    pub(crate) is_open: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum Phase {
    Hide,
    Roll,
    Guess,
    Show,
    Over,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    round: u8,
    phase: Phase,
    /// The current place.
    at: usize,
    /// The number at each place; 0 if it is empty.
    numbers: [u8; PLACES],
    guesses: [u8; PLACES],
    /// The die's result for each place.
    stakes: [u8; PLACES],
    points: [i32; 2],
}

/// The position, with [`HIDDEN`] where the viewer does not know a number.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub(crate) struct View {
    viewer: Viewer,
    state: State,
}

/// What a seat may decide about a place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    Leave,
    Hide(u8),
    Guess(u8),
    Show(u8),
}

/// A result of the die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Die(u8);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        Err(Unreadable::new(text, "nothing: this game has no notation"))
    }
}

impl FromStr for Die {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Die, Unreadable> {
        Err(Unreadable::new(text, "nothing: this game has no notation"))
    }
}

impl State {
    fn hider(&self) -> Seat {
        Seat::at(usize::from(self.round % 2))
    }

    fn seeker(&self) -> Seat {
        self.hider().next(2)
    }

    /// Whether something has been hidden in this round.
    pub(crate) fn has_something_hidden(&self) -> bool {
        self.numbers.iter().any(|number| *number > 0)
    }

    /// Whether somebody is guessing now.
    pub(crate) fn is_guessed(&self) -> bool {
        self.phase == Phase::Guess
    }

    /// Moves on to the next place from `from` on that is not empty, or to the phase after the last one.
    fn go_on(&mut self, phase: Phase, from: usize) {
        if let Some(at) = (from..PLACES).find(|place| self.numbers[*place] > 0) {
            (self.phase, self.at) = (phase, at);
        } else if phase == Phase::Roll {
            self.go_on(Phase::Show, 0);
        } else {
            let round = self.round + 1;
            let phase = if round == ROUNDS { Phase::Over } else { Phase::Hide };
            *self = State { round, phase, points: self.points, ..FIRST };
        }
    }
}

const FIRST: State = State {
    round: 0,
    phase: Phase::Hide,
    at: 0,
    numbers: [0; PLACES],
    guesses: [0; PLACES],
    stakes: [0; PLACES],
    points: [0; 2],
};

impl Guessing {
    /// Whether the viewer sees hidden numbers that have not been shown yet.
    fn sees_hidden(&self, state: &State, viewer: Viewer) -> bool {
        self.is_open || viewer.is(state.hider())
    }
}

impl Rules for Guessing {
    type Content = ();
    type Options = NoOptions;
    type State = State;
    type Arrangement = State;
    type Action = Action;
    type Outcome = Die;
    type Word = NoWord;
    type Thing = Action;
    type Event = ();
    type View = View;
    type Deduction = ();

    const NAME: &'static str = "guessing";
    const TITLE: &'static str = "Guessing";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 2);
    const RULES: &'static [&'static Rule] = &[&LISTED];
    const OPTIONS: &'static [OptionInfo] = &[];
    const CONTENT: &'static str = "";

    fn read_content(_: &str) -> Result<(), Vec<ContentFault>> {
        Ok(())
    }

    fn in_edition(_: Edition, (): (), _: NoOptions, _: u8) -> Result<Guessing, Refusal> {
        Ok(Guessing { is_open: false })
    }

    fn edition(&self) -> Edition {
        Edition::FIRST
    }

    fn content(&self) -> &() {
        &()
    }

    fn options(&self) -> &NoOptions {
        &NoOptions {}
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        FIRST
    }

    fn waiting(&self, state: &State) -> Waiting {
        match state.phase {
            Phase::Hide | Phase::Show => Waiting::seat(state.hider()),
            Phase::Roll => Waiting::Chance,
            Phase::Guess => Waiting::seat(state.seeker()),
            Phase::Over => Waiting::Nobody,
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.waiting(state).includes(seat) {
            return;
        }
        let left = |used: [u8; PLACES]| (1..=NUMBERS).filter(move |number| !used.contains(number));
        match state.phase {
            Phase::Hide => {
                out.push(Action::Leave);
                out.extend(left(state.numbers).map(Action::Hide));
            }
            Phase::Guess => out.extend(left(state.guesses).map(Action::Guess)),
            Phase::Show => out.push(Action::Show(state.numbers[state.at])),
            Phase::Roll | Phase::Over => {}
        }
    }

    fn chances(&self, state: &State, out: &mut Vec<(Die, u32)>) {
        out.clear();
        if state.phase == Phase::Roll {
            out.extend((1..=SIDES).map(|side| (Die(side), 1)));
        }
    }

    fn check(&self, state: &State, step: StepOf<Guessing>) -> Result<(), Refusal> {
        let is_listed = match step {
            Step::Seat(seat, action) => {
                let mut legal = Vec::new();
                self.legal_actions(state, seat, &mut legal);
                legal.contains(&action)
            }
            Step::Chance(Die(side)) => state.phase == Phase::Roll && (1..=SIDES).contains(&side),
            Step::Table(word) => match word {},
        };
        is_listed.then_some(()).ok_or(Refusal::under(&LISTED))
    }

    fn apply_unchecked(&self, state: &mut State, step: StepOf<Guessing>, _: &mut impl Sink<()>) {
        let at = state.at;
        match step {
            Step::Seat(_, Action::Leave | Action::Hide(_)) => {
                if let Step::Seat(_, Action::Hide(number)) = step {
                    state.numbers[at] = number;
                }
                state.at += 1;
                if state.at == PLACES {
                    state.go_on(Phase::Roll, 0);
                }
            }
            Step::Chance(Die(side)) => {
                state.stakes[at] = side;
                state.phase = Phase::Guess;
            }
            Step::Seat(_, Action::Guess(number)) => {
                state.guesses[at] = number;
                state.go_on(Phase::Roll, at + 1);
            }
            Step::Seat(_, Action::Show(number)) => {
                if state.guesses[at] == number {
                    state.points[state.seeker().index()] += i32::from(state.stakes[at]);
                } else {
                    state.points[state.hider().index()] += 1;
                }
                state.go_on(Phase::Show, at + 1);
            }
            Step::Table(word) => match word {},
        }
    }

    /// Without a list, so that playouts allocate nothing.
    fn settle(&self, state: &mut State, dice: &mut impl Dice, sink: &mut impl Sink<()>) -> u32 {
        if state.phase != Phase::Roll {
            return 0;
        }
        let side = 1 + dice.below(u32::from(SIDES)) as u8;
        self.apply_unchecked(state, Step::Chance(Die(side)), sink);
        1
    }

    fn scores(&self, state: &State) -> Scores {
        state.points.into_iter().collect()
    }

    fn winners(&self, state: &State) -> SeatSet {
        let most = state.points.iter().max().filter(|_| state.phase == Phase::Over);
        Seat::all(2).filter(|seat| Some(&state.points[seat.index()]) == most).collect()
    }

    fn first_seat(&self, _: &State) -> Option<Seat> {
        Some(Seat::at(0))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut seen = state.clone();
        if !self.sees_hidden(state, viewer) {
            let shown = if state.phase == Phase::Show { state.at } else { 0 };
            seen.numbers[shown..]
                .iter_mut()
                .filter(|number| **number > 0)
                .for_each(|number| *number = HIDDEN);
        }
        View { viewer, state: seen }
    }

    fn deduce(&self, _: &View) {}

    fn deal(&self, view: &View, (): &(), dice: &mut impl Dice) -> State {
        let mut state = view.state.clone();
        while let Some(place) = state.numbers.iter().position(|number| *number == HIDDEN) {
            let number = 1 + dice.below(u32::from(NUMBERS)) as u8;
            if !state.numbers.contains(&number) {
                state.numbers[place] = number;
            }
        }
        state
    }

    fn sees(&self, state: &State, step: StepOf<Guessing>, viewer: Viewer) -> bool {
        !matches!(step, Step::Seat(_, Action::Hide(_))) || self.sees_hidden(state, viewer)
    }

    fn event_for(&self, (): &(), _: Viewer) -> Option<()> {
        None
    }

    fn why_not(&self, _: &View, _: Action) -> Result<(), Refusal> {
        Ok(())
    }

    fn arrange(&self, state: &State) -> State {
        state.clone()
    }

    fn restore(&self, arrangement: &State) -> Result<State, Misarranged> {
        Ok(arrangement.clone())
    }
}

/// The bots' knowledge about this game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mind;

impl Insight<Guessing> for Mind {
    type Greedy = Random;

    const CURIOSITY: f32 = 1.0;
    const DECISIONS: u32 = 3;

    fn effort(_: Level) -> Effort {
        Effort { iterations: 100, horizon: 20 }
    }

    /// A turn is hiding, guessing or showing.
    fn turn(_: &Guessing, view: &View) -> u64 {
        let turn = match view.state.phase {
            Phase::Hide => 0,
            Phase::Roll | Phase::Guess => 1,
            Phase::Show | Phase::Over => 2,
        };
        u64::from(view.state.round) * 3 + turn
    }

    fn identity(game: &Guessing, state: &State) -> Option<u64> {
        game.is_open.then(|| mixed(state))
    }

    fn judge(_: &Guessing, state: &State) -> Shares {
        shares_by_points(state.points.iter().map(|points| *points as f32), 4.0)
    }
}
