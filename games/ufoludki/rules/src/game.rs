//! The rules of Ufoludki as an implementation of the contract.

use contract::{
    ContentFault, Dice, Edition, Misarranged, NoWord, OptionInfo, OptionValues, Refusal, Rule, Rules, Scores,
    Seat, SeatSet, Sink, Step, StepOf, Viewer, Waiting,
};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Outcome, Thing};
use crate::arrangement::Arrangement;
use crate::board::{Board, MOST_SEATS, Phase};
use crate::card::{Card, MOST_SAUCERS, Saucer};
use crate::content::{Content, MOST_HAND};
use crate::event::Event;
use crate::redeal::Deduction;
use crate::registry as rule;
use crate::state::State;
use crate::view::View;

/// The highest turn limit, which is also the default.
pub const MOST_TURNS: u16 = 400;

/// The options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The game ends after this many turns, not counting skipped ones.
    pub turn_limit: u16,
}

impl Default for Options {
    fn default() -> Options {
        Options { turn_limit: MOST_TURNS }
    }
}

/// A game of Ufoludki: components, options and number of seats.
#[derive(Clone, Debug)]
pub struct Ufoludki {
    pub(crate) content: Content,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    edition: Edition,
}

impl Ufoludki {
    /// The game with the embedded components and default options.
    pub fn standard(seats: u8) -> Result<Ufoludki, Refusal> {
        let content = Content::read(Self::CONTENT).expect("the embedded components are checked by a test");
        Ufoludki::new(content, Options::default(), seats)
    }

    fn check_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        may_lay(&state.board, seat)?;
        let held = state.hands[seat.index()].count(action.card());
        may_lay_card(held, action.card())?;
        match action {
            Action::Strength(copies) if copies == 0 || u32::from(copies) > held => {
                refuse(&rule::STRENGTH_NUMBER)
            }
            Action::Counterattack(target) => self.may_counterattack(seat, target),
            _ => Ok(()),
        }
    }

    fn may_counterattack(&self, seat: Seat, target: Seat) -> Result<(), Refusal> {
        let is_other_player = target != seat && target.index() < self.seats as usize;
        if is_other_player { Ok(()) } else { refuse(&rule::COUNTERATTACK_OTHER) }
    }

    fn check_outcome(&self, state: &State, outcome: Outcome) -> Result<(), Refusal> {
        let possible = match (state.board.phase, outcome) {
            (Phase::Over, _) => return refuse(&rule::END_OVER),
            (Phase::First, Outcome::First(seat)) => seat.index() < self.seats as usize,
            (_, Outcome::First(_)) => return refuse(&rule::SETUP_FIRST),
            (Phase::Deal { .. } | Phase::Draw { .. } | Phase::Revive { .. }, Outcome::Draw(card)) => {
                state.deck.layers.first().is_some_and(|layer| layer.contains(card))
            }
            (Phase::First | Phase::Lay { .. }, Outcome::Draw(_)) => false,
        };
        match outcome {
            _ if possible => Ok(()),
            Outcome::First(_) => refuse(&rule::SETUP_FIRST),
            Outcome::Draw(_) => refuse(&rule::DRAW_CHANCE),
        }
    }
}

fn refuse(rule: &'static Rule) -> Result<(), Refusal> {
    Err(Refusal::under(rule))
}

/// Checks that it is this seat's turn to lay a card.
fn may_lay(board: &Board, seat: Seat) -> Result<(), Refusal> {
    match board.phase {
        Phase::Over => refuse(&rule::END_OVER),
        Phase::Lay { seat: due } if due == seat => Ok(()),
        Phase::Draw { seat: due } | Phase::Revive { seat: due } if due == seat => refuse(&rule::DRAW_WAIT),
        Phase::First | Phase::Deal { .. } => refuse(&rule::DRAW_WAIT),
        Phase::Lay { .. } | Phase::Draw { .. } | Phase::Revive { .. } => refuse(&rule::TURN_ORDER),
    }
}

fn may_lay_card(held: u32, card: Card) -> Result<(), Refusal> {
    match (held, card) {
        (0, Card::STRENGTH) => refuse(&rule::STRENGTH_NUMBER),
        (0, _) => refuse(&rule::LAY_HELD),
        _ => Ok(()),
    }
}

impl Rules for Ufoludki {
    type Content = Content;
    type Options = Options;
    type State = State;
    type Arrangement = Arrangement;
    type Action = Action;
    type Outcome = Outcome;
    type Word = NoWord;
    type Thing = Thing;
    type Event = Event;
    type View = View;
    type Deduction = Deduction;

    const NAME: &'static str = "ufoludki";
    const TITLE: &'static str = "Ufoludki";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 6);
    const RULES: &'static [&'static Rule] = rule::ALL;
    const OPTIONS: &'static [OptionInfo] = &[OptionInfo {
        name: "turn_limit",
        values: OptionValues::Number { least: 1, most: 400 },
        default: "400",
    }];
    const CONTENT: &'static str = include_str!("../content/ufoludki.toml");

    fn origins(content: &Content) -> Vec<(String, String)> {
        content.origins().to_vec()
    }

    fn read_content(text: &str) -> Result<Content, Vec<ContentFault>> {
        Content::read(text)
    }

    fn in_edition(
        edition: Edition,
        content: Content,
        options: Options,
        seats: u8,
    ) -> Result<Ufoludki, Refusal> {
        let (least, most) = Self::SEATS;
        if !(least..=most).contains(&seats) {
            return Err(Refusal::under(&rule::SETUP_SEATS));
        }
        if content.deck().len() < u32::from(seats) * content.hand() {
            return Err(Refusal::under(&rule::CONTENT_CARDS));
        }
        if !(1..=MOST_TURNS).contains(&options.turn_limit) {
            return Err(Refusal::under(&rule::OPTION_TURN_LIMIT));
        }
        Ok(Ufoludki { content, options, seats, edition })
    }

    fn edition(&self) -> Edition {
        self.edition
    }

    fn content(&self) -> &Content {
        &self.content
    }

    fn options(&self) -> &Options {
        &self.options
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        State::new(self)
    }

    #[inline]
    fn waiting(&self, state: &State) -> Waiting {
        match state.board.phase {
            Phase::Lay { seat } => Waiting::seat(seat),
            Phase::First | Phase::Deal { .. } | Phase::Draw { .. } | Phase::Revive { .. } => Waiting::Chance,
            Phase::Over => Waiting::Nobody,
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if state.board.laying_seat() != Some(seat) {
            return;
        }
        let hand = state.hands[seat.index()];
        let held = hand.kinds_held();
        let holds = |card: Card| held >> card.index() & 1 == 1;
        let mut list = ActionList::new(out);
        let mut held_saucers = held;
        for saucer in SAUCERS.iter().take(self.content.saucers().len()) {
            list.push_if(held_saucers & 1 == 1, *saucer);
            held_saucers >>= 1;
        }
        list.push_if(holds(Card::GENERAL), Action::General);
        list.push_if(holds(Card::RECRUITMENT), Action::Recruitment);
        list.push_some(&STRENGTHS, hand.count(Card::STRENGTH) as usize);
        let targets = (self.seats as usize - 1) * usize::from(holds(Card::COUNTERATTACK));
        list.push_some(&COUNTERATTACKS[seat.index()], targets);
        list.finish();
    }

    fn chances(&self, state: &State, out: &mut Vec<(Outcome, u32)>) {
        out.clear();
        if state.board.phase == Phase::First {
            out.extend(Seat::all(self.seats).map(|seat| (Outcome::First(seat), 1)));
        } else if state.drawing_seat().is_some()
            && let Some(layer) = state.deck.layers.first()
        {
            out.extend(layer.kinds().map(|(card, copies)| (Outcome::Draw(card), copies)));
        }
    }

    fn check(&self, state: &State, step: StepOf<Ufoludki>) -> Result<(), Refusal> {
        match step {
            Step::Seat(seat, action) => self.check_action(state, seat, action),
            Step::Chance(outcome) => self.check_outcome(state, outcome),
            Step::Table(word) => match word {},
        }
    }

    #[inline]
    fn apply_unchecked(&self, state: &mut State, step: StepOf<Ufoludki>, sink: &mut impl Sink<Event>) {
        match step {
            Step::Seat(seat, action) => state.lay(self, seat, action, sink),
            Step::Chance(outcome) => state.land(self, outcome, sink),
            Step::Table(word) => match word {},
        }
    }

    #[inline]
    fn settle(&self, state: &mut State, dice: &mut impl Dice, sink: &mut impl Sink<Event>) -> u32 {
        let mut steps = 0;
        if state.board.phase == Phase::First {
            state.begin(Seat::at(dice.below(u32::from(self.seats)) as usize), sink);
            steps += 1;
        }
        while let Some(seat) = state.drawing_seat() {
            steps += state.fill_hand(self, seat, dice, sink);
        }
        steps
    }

    fn scores(&self, state: &State) -> Scores {
        state.board.loot[..self.seats as usize].iter().map(|loot| i32::from(*loot)).collect()
    }

    fn winners(&self, state: &State) -> SeatSet {
        if state.board.phase == Phase::Over { state.board.leaders(self.seats) } else { SeatSet::EMPTY }
    }

    fn first_seat(&self, state: &State) -> Option<Seat> {
        (state.board.phase != Phase::First).then_some(state.board.first)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self.seats, state, viewer)
    }

    fn deduce(&self, view: &View) -> Deduction {
        Deduction::new(self, view)
    }

    fn deal(&self, view: &View, deduction: &Deduction, dice: &mut impl Dice) -> State {
        deduction.deal(view, dice)
    }

    fn sees(&self, state: &State, step: StepOf<Ufoludki>, viewer: Viewer) -> bool {
        match step {
            Step::Chance(Outcome::Draw(_)) => state.drawing_seat().is_some_and(|drawer| viewer.is(drawer)),
            Step::Chance(Outcome::First(_)) | Step::Seat(..) | Step::Table(_) => true,
        }
    }

    fn event_for(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.heard_by(viewer))
    }

    fn why_not(&self, view: &View, thing: Thing) -> Result<(), Refusal> {
        let Viewer::Seat(seat) = view.viewer else { return refuse(&rule::KNOW_WATCH) };
        match thing {
            Thing::Card(card) => {
                may_lay(&view.board, seat)?;
                may_lay_card(view.hand.count(card), card)
            }
            Thing::Seat(target) => {
                may_lay(&view.board, seat)?;
                self.may_counterattack(seat, target)?;
                may_lay_card(view.hand.count(Card::COUNTERATTACK), Card::COUNTERATTACK)
            }
            Thing::Pile(_) => refuse(&rule::KNOW_PILES),
            Thing::Deck => refuse(&rule::DRAW_FILL),
            Thing::Earth => refuse(&rule::TURN_STEPS),
        }
    }

    fn arrange(&self, state: &State) -> Arrangement {
        Arrangement::of(self, state)
    }

    fn restore(&self, arrangement: &Arrangement) -> Result<State, Misarranged> {
        arrangement.restore(self)
    }
}

/// Every saucer.
const SAUCERS: [Action; MOST_SAUCERS] = {
    let mut all = [Action::General; MOST_SAUCERS];
    let mut index = 0;
    while index < all.len() {
        if let Some(saucer) = Saucer::numbered(index + 1) {
            all[index] = Action::Saucer(saucer);
        }
        index += 1;
    }
    all
};

/// Strength in Numbers in every number that a hand can have.
const STRENGTHS: [Action; MOST_HAND as usize] = {
    let mut all = [Action::Strength(1); MOST_HAND as usize];
    let mut index = 0;
    while index < all.len() {
        all[index] = Action::Strength(index as u8 + 1);
        index += 1;
    }
    all
};

/// For each seat, the Counterattacks against all others in order. At a smaller table only the first ones
/// exist.
const COUNTERATTACKS: [[Action; MOST_SEATS - 1]; MOST_SEATS] = {
    let mut all = [[Action::General; MOST_SEATS - 1]; MOST_SEATS];
    let mut seat = 0;
    while seat < MOST_SEATS {
        let mut index = 0;
        while index < MOST_SEATS - 1 {
            all[seat][index] = Action::Counterattack(Seat::at(if index < seat { index } else { index + 1 }));
            index += 1;
        }
        seat += 1;
    }
    all
};

/// The maximum length of a list of actions while it is being written.
const MOST_LISTED: usize = MOST_SAUCERS + 2 + MOST_HAND as usize + MOST_SEATS;

/// Writes a list of actions without branching on what is in a hand. That is practically random, and a
/// mispredicted branch costs more time than writing an action that the next one overwrites.
struct ActionList<'a> {
    out: &'a mut Vec<Action>,
    len: usize,
}

impl<'a> ActionList<'a> {
    #[inline]
    fn new(out: &'a mut Vec<Action>) -> ActionList<'a> {
        // An action that uses all its bytes can be filled in by whole words.
        out.resize(MOST_LISTED, Action::Strength(1));
        ActionList { out, len: 0 }
    }

    #[inline]
    fn push_if(&mut self, is_legal: bool, action: Action) {
        self.out[self.len] = action;
        self.len += usize::from(is_legal);
    }

    /// Adds the first `count` of some actions.
    #[inline]
    fn push_some<const N: usize>(&mut self, actions: &[Action; N], count: usize) {
        self.out[self.len..self.len + N].copy_from_slice(actions);
        self.len += count;
    }

    #[inline]
    fn finish(self) {
        self.out.truncate(self.len);
    }
}

/// Every action that the rules can express, for tests.
pub(crate) fn every_action() -> impl Iterator<Item = Action> {
    let saucers = Saucer::all().map(Action::Saucer);
    let strengths = (1..=MOST_HAND as u8 + 1).map(Action::Strength);
    let counterattacks = Seat::all(contract::MAX_SEATS as u8).map(Action::Counterattack);
    saucers.chain([Action::General, Action::Recruitment]).chain(strengths).chain(counterattacks)
}
