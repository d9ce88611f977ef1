//! The trait that a game's rules implement.

use std::fmt::{self, Debug};
use std::hash::Hash;

use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::content::ContentFault;
use crate::dice::Dice;
use crate::edition::Edition;
use crate::reaction::Reaction;
use crate::rule::{Refusal, Rule};
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::sink::Sink;
use crate::step::{Notation, Step, Waiting};

/// The step type of a game.
pub type StepOf<G> = Step<<G as Rules>::Action, <G as Rules>::Outcome, <G as Rules>::Word>;

/// Points by seat.
pub type Scores = ArrayVec<i32, MAX_SEATS>;

/// The options of a game that has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoOptions {}

/// One option of a game. The texts explain what it is for, under its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionInfo {
    /// The key in the options of a record.
    pub name: &'static str,
    /// The values it may have.
    pub values: OptionValues,
    /// The value it has if nobody sets it.
    pub default: &'static str,
}

/// The values an option may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionValues {
    /// `true` or `false`.
    Switch,
    /// A whole number within these bounds.
    Number {
        /// The smallest.
        least: u32,
        /// The largest.
        most: u32,
    },
    /// One of these words.
    Words(&'static [OptionWord]),
}

/// A word that is a value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionWord {
    /// The word alone: `dealt`.
    Plain(&'static str),
    /// A word followed by a number: `ships_3`.
    Numbered {
        /// The word before the number.
        word: &'static str,
        /// The smallest number.
        least: u32,
        /// The largest number.
        most: u32,
    },
}

/// Why an arrangement is not a state of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {what}")]
pub struct Misarranged {
    /// The path to the fault in the arrangement, with lists counted from 1.
    pub at: String,
    /// A sentence that says what is wrong.
    pub what: String,
}

impl Misarranged {
    /// Reports this fault at this path.
    pub fn new(at: impl Into<String>, what: impl Into<String>) -> Misarranged {
        Misarranged { at: at.into(), what: what.into() }
    }
}

/// The rules of one game.
///
/// A value of the implementing type is a *game*: components, options and number of seats. It never changes
/// and is shared. What changes is its *state*, which only this trait's methods read and write.
/// [`crate::conformance`] checks the laws that apply across the methods.
pub trait Rules: Sized + Send + Sync + 'static {
    /// The components, which owners of the printed game may replace.
    type Content: Clone + Debug + Serialize + Send + Sync + 'static;
    /// The options of a table. Missing fields have their defaults; unknown fields are errors.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned;
    /// A position, complete with everything hidden. Small, and quick to clone.
    type State: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// The readable form of a state.
    type Arrangement: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What a seat may decide.
    type Action: Notation;
    /// What chance may decide.
    type Outcome: Notation;
    /// What the table may say. [`crate::NoWord`] in most games.
    type Word: Notation;
    /// Something that a player may point at to ask "why not?".
    type Thing: Notation;
    /// Something that happened, for logs and animation.
    type Event: Clone + PartialEq + Debug + Serialize + Send;
    /// Everything a viewer with perfect memory can know, and nothing else.
    type View: Clone + Eq + Hash + Debug + Serialize + Send + Sync;
    /// The conclusions from a view, prepared for dealing many states from it. `()` in games that draw none.
    type Deduction: Send + Sync;

    /// The short name, which is also the first part of every rule id.
    const NAME: &'static str;
    /// What people call the game.
    const TITLE: &'static str;
    /// The number of the newest edition. It grows whenever a step becomes legal or illegal, or the same steps
    /// lead somewhere else. [`Edition`] explains what happens to games that were started before.
    const RULES_VERSION: u32;
    /// The smallest and the largest number of seats.
    const SEATS: (u8, u8);
    /// Every rule of the game, including those that only explain.
    const RULES: &'static [&'static Rule];
    /// Every option of the game.
    const OPTIONS: &'static [OptionInfo];
    /// The embedded components, in the format that [`Rules::read_content`] reads.
    const CONTENT: &'static str;

    /// Reads components, embedded or replaced, and reports every fault.
    fn read_content(text: &str) -> Result<Self::Content, Vec<ContentFault>>;

    /// Where each component comes from, if that matters: the component in notation, and its origin.
    fn origins(_: &Self::Content) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Creates a game with these components and options for this many seats, played by the newest edition of
    /// the rules.
    fn new(content: Self::Content, options: Self::Options, seats: u8) -> Result<Self, Refusal> {
        Self::in_edition(Edition::newest::<Self>(), content, options, seats)
    }

    /// Creates the same game, played by any edition of the rules.
    fn in_edition(
        edition: Edition,
        content: Self::Content,
        options: Self::Options,
        seats: u8,
    ) -> Result<Self, Refusal>;

    /// The edition of the rules that this game uses.
    fn edition(&self) -> Edition;

    /// The components in play.
    fn content(&self) -> &Self::Content;

    /// The options of this game.
    fn options(&self) -> &Self::Options;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// The state before the first step.
    fn start(&self) -> Self::State;

    /// The seats, chance or the table, whichever owes the next step.
    fn waiting(&self, state: &Self::State) -> Waiting;

    /// Fills `out` with every action the seat may take now, always in the same order. Leaves it empty if the
    /// seat is not due.
    fn legal_actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Fills `out` with the words the table may say now.
    fn legal_words(&self, _: &Self::State, out: &mut Vec<Self::Word>) {
        out.clear();
    }

    /// Fills `out` with the possible outcomes of chance and their weights relative to each other. Every
    /// weight is positive, and their sum fits in a `u32`. Leaves it empty if chance is not due.
    fn chances(&self, state: &Self::State, out: &mut Vec<(Self::Outcome, u32)>);

    /// Checks whether the step may happen now. If not, the error is the rule that forbids it. Implemented
    /// independently of [`Rules::legal_actions`] and [`Rules::chances`], so that each tests the other.
    fn check(&self, state: &Self::State, step: StepOf<Self>) -> Result<(), Refusal>;

    /// Applies a step that [`Rules::check`] allows. After any other step the state is meaningless.
    fn apply_unchecked(&self, state: &mut Self::State, step: StepOf<Self>, sink: &mut impl Sink<Self::Event>);

    /// Applies a step, or refuses it and changes nothing.
    fn apply(
        &self,
        state: &mut Self::State,
        step: StepOf<Self>,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal> {
        self.check(state, step)?;
        self.apply_unchecked(state, step, sink);
        Ok(())
    }

    /// Lets chance make all the steps it owes until somebody else is due. Returns the number of steps. Games
    /// override this with something faster that has the same distribution.
    fn settle(
        &self,
        state: &mut Self::State,
        dice: &mut impl Dice,
        sink: &mut impl Sink<Self::Event>,
    ) -> u32 {
        let mut chances = Vec::new();
        let mut steps = 0;
        while self.waiting(state) == Waiting::Chance {
            self.chances(state, &mut chances);
            let roll = dice.below(total_weight(&chances));
            let outcome = chosen(&chances, roll).expect("the roll is below the total weight");
            self.apply_unchecked(state, Step::Chance(outcome), sink);
            steps += 1;
        }
        steps
    }

    /// Points by seat: what each would score if the game ended now.
    fn scores(&self, state: &Self::State) -> Scores;

    /// The winners, who share the win if there are several. Empty while the game runs.
    fn winners(&self, state: &Self::State) -> SeatSet;

    /// The seat that took the first turn, once that is known.
    fn first_seat(&self, state: &Self::State) -> Option<Seat>;

    /// Everything the viewer can know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Concludes from the view what it can about everything hidden. May be slow, so that [`Rules::deal`] is
    /// fast.
    fn deduce(&self, view: &Self::View) -> Self::Deduction;

    /// Deals a state that agrees with the view, with the probability that chance alone gives it. Other seats'
    /// decisions reveal nothing except the cards they showed. The deduction must belong to the view.
    fn deal(&self, view: &Self::View, deduction: &Self::Deduction, dice: &mut impl Dice) -> Self::State;

    /// Deals a single state: [`Rules::deduce`] and [`Rules::deal`] in one.
    fn redeal(&self, view: &Self::View, dice: &mut impl Dice) -> Self::State {
        self.deal(view, &self.deduce(view), dice)
    }

    /// Whether the viewer sees what the step is when it is made from this state. That a step happened is
    /// always seen.
    fn sees(&self, state: &Self::State, step: StepOf<Self>, viewer: Viewer) -> bool;

    /// The event as the viewer may see it, if at all.
    fn event_for(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// The rule that keeps the viewer from doing anything with this thing now. `Ok` if they can.
    fn why_not(&self, view: &Self::View, thing: Self::Thing) -> Result<(), Refusal>;

    /// The rule that forbids people at the table to talk now. None while they may talk.
    fn silence(&self, _: &Self::View) -> Option<&'static Rule> {
        None
    }

    /// How a seat that is asked to react to an attack would let it pass. None if the seat is not asked, or
    /// must decide something. Every viewer gets the same answer.
    fn reaction(&self, _: &Self::View, _: Seat) -> Option<Reaction<Self::Action>> {
        None
    }

    /// The only action of a seat that is due, if everybody can see that it has no other. None if that depends
    /// on something hidden. Every viewer gets the same answer.
    fn forced(&self, _: &Self::View, _: Seat) -> Option<Self::Action> {
        None
    }

    /// The state in readable form.
    fn arrange(&self, state: &Self::State) -> Self::Arrangement;

    /// The state that an arrangement describes, if it can occur in this game.
    fn restore(&self, arrangement: &Self::Arrangement) -> Result<Self::State, Misarranged>;
}

/// The total weight of a list of chances.
pub fn total_weight<O>(chances: &[(O, u32)]) -> u32 {
    chances.iter().map(|(_, weight)| weight).sum()
}

/// The outcome that a roll below the total weight selects.
pub fn chosen<O: Copy>(chances: &[(O, u32)], mut roll: u32) -> Option<O> {
    for (outcome, weight) in chances {
        if roll < *weight {
            return Some(*outcome);
        }
        roll -= weight;
    }
    None
}

/// Everything that players have in front of them when they decide: their view and nothing else. The view is
/// built when it is asked for, so a bot that does not look costs nothing.
pub struct Glimpse<'a, G: Rules> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

// Implemented by hand, because a derived one would print the state.
impl<G: Rules> Debug for Glimpse<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Glimpse").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl<'a, G: Rules> Glimpse<'a, G> {
    /// What `seat` sees of the state.
    pub const fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Glimpse<'a, G> {
        Glimpse { game, state, seat }
    }

    /// The game being played.
    pub const fn game(&self) -> &'a G {
        self.game
    }

    /// The seat that is looking.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Everything the seat can know.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }
}
