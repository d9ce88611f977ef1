//! The conformance suite finds what is wrong: the toy game with one flaw at a time.

use crate::higher::{Action, Drawn, Event, Higher, State, View};
use table::conformance::{Lawful, Plan, check};
use table::{
    ContentFault, Dice, Edition, Misarranged, NoWord, OptionInfo, Reaction, Refusal, Rule, Rules, Scores,
    Seat, SeatSet, Sink, Step, StepOf, Viewer, Waiting,
};

#[derive(Clone, Copy, Debug, PartialEq)]
enum Flaw {
    None,
    ForgetsAnAction,
    ListsAnActionTwice,
    ChangesTheOrder,
    ChangesWhenItRefuses,
    RefusesByAnUnknownRule,
    GivesNoWeight,
    LoadsTheDice,
    DoublesACard,
    ShowsAHand,
    TellsADraw,
    ForgetsTheOwnHand,
    ForgetsTheArrangement,
    WritesWhatItCannotRead,
    NobodyWins,
    SilencesWhoHolds,
    SilencesByAnUnknownRule,
    PassesOutOfTurn,
}

struct Flawed(Higher, Flaw);

impl Flawed {
    fn has(&self, flaw: Flaw) -> bool {
        self.1 == flaw
    }
}

static UNKNOWN: Rule = Rule::new("higher.unknown", "Nobody knows this rule.");

impl Rules for Flawed {
    type Content = u8;
    type Options = ();
    type State = State;
    type Arrangement = State;
    type Action = Action;
    type Outcome = Drawn;
    type Word = NoWord;
    type Thing = Action;
    type Event = Event;
    type View = View;
    type Deduction = ();

    const NAME: &'static str = Higher::NAME;
    const TITLE: &'static str = Higher::TITLE;
    const RULES_VERSION: u32 = Higher::RULES_VERSION;
    const SEATS: (u8, u8) = Higher::SEATS;
    const RULES: &'static [&'static Rule] = Higher::RULES;
    const OPTIONS: &'static [OptionInfo] = Higher::OPTIONS;
    const CONTENT: &'static str = Higher::CONTENT;

    fn read_content(text: &str) -> Result<u8, Vec<ContentFault>> {
        Higher::read_content(text)
    }

    fn in_edition(edition: Edition, highest: u8, (): (), seats: u8) -> Result<Flawed, Refusal> {
        Ok(Flawed(Higher::in_edition(edition, highest, (), seats)?, Flaw::None))
    }

    fn edition(&self) -> Edition {
        self.0.edition()
    }

    fn content(&self) -> &u8 {
        self.0.content()
    }

    fn options(&self) -> &() {
        self.0.options()
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn start(&self) -> State {
        self.0.start()
    }

    fn waiting(&self, state: &State) -> Waiting {
        self.0.waiting(state)
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal_actions(state, seat, out);
        if self.has(Flaw::ForgetsAnAction) && out.len() > 1 {
            out.pop();
        }
        if self.has(Flaw::ListsAnActionTwice) {
            out.extend(out.last().copied());
        }
        if self.has(Flaw::ChangesTheOrder) {
            out.reverse();
        }
    }

    fn chances(&self, state: &State, out: &mut Vec<(Drawn, u32)>) {
        self.0.chances(state, out);
        if let (Flaw::GivesNoWeight, Some(first)) = (self.1, out.first_mut()) {
            first.1 = 0;
        }
    }

    fn check(&self, state: &State, step: StepOf<Flawed>) -> Result<(), Refusal> {
        self.0.check(state, step).map_err(|refusal| {
            if self.has(Flaw::RefusesByAnUnknownRule) { Refusal::under(&UNKNOWN) } else { refusal }
        })
    }

    fn apply_unchecked(&self, state: &mut State, step: StepOf<Flawed>, sink: &mut impl Sink<Event>) {
        self.0.apply_unchecked(state, step, sink);
        if let (Flaw::DoublesACard, Step::Seat(seat, Action::Swap(card))) = (self.1, step) {
            state.hands[seat.index()] = card;
        }
    }

    fn apply(
        &self,
        state: &mut State,
        step: StepOf<Flawed>,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let checked = self.check(state, step);
        if checked.is_ok() || self.has(Flaw::ChangesWhenItRefuses) {
            self.apply_unchecked(state, step, sink);
        }
        checked
    }

    fn settle(&self, state: &mut State, dice: &mut impl Dice, sink: &mut impl Sink<Event>) -> u32 {
        struct Loaded;
        impl Dice for Loaded {
            fn below(&mut self, _: u32) -> u32 {
                0
            }
        }
        if self.has(Flaw::LoadsTheDice) {
            self.0.settle(state, &mut Loaded, sink)
        } else {
            self.0.settle(state, dice, sink)
        }
    }

    fn scores(&self, state: &State) -> Scores {
        self.0.scores(state)
    }

    fn winners(&self, state: &State) -> SeatSet {
        if self.has(Flaw::NobodyWins) { SeatSet::EMPTY } else { self.0.winners(state) }
    }

    fn first_seat(&self, state: &State) -> Option<Seat> {
        self.0.first_seat(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let shown = if self.has(Flaw::ShowsAHand) { Viewer::Seat(Seat::at(0)) } else { viewer };
        View { viewer: viewer.seat(), ..self.0.view(state, shown) }
    }

    fn deduce(&self, _: &View) {}

    fn deal(&self, view: &View, (): &(), dice: &mut impl Dice) -> State {
        let forgotten = View { hands: vec![0; view.hands.len()], ..view.clone() };
        self.0.deal(if self.has(Flaw::ForgetsTheOwnHand) { &forgotten } else { view }, &(), dice)
    }

    fn sees(&self, state: &State, step: StepOf<Flawed>, viewer: Viewer) -> bool {
        self.0.sees(state, step, viewer)
    }

    fn event_for(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        if self.has(Flaw::TellsADraw) { Some(event.clone()) } else { self.0.event_for(event, viewer) }
    }

    fn why_not(&self, view: &View, thing: Action) -> Result<(), Refusal> {
        self.0.why_not(view, thing)
    }

    fn silence(&self, view: &View) -> Option<&'static Rule> {
        match self.1 {
            Flaw::SilencesWhoHolds if view.hands[0] > 0 => Some(Higher::RULES[0]),
            Flaw::SilencesByAnUnknownRule => Some(&UNKNOWN),
            _ => None,
        }
    }

    fn reaction(&self, _: &View, _: Seat) -> Option<Reaction<Action>> {
        let reaction = Reaction { pass: Action::Stay, window: 0, is_target: false };
        self.has(Flaw::PassesOutOfTurn).then_some(reaction)
    }

    fn arrange(&self, state: &State) -> State {
        self.0.arrange(state)
    }

    fn restore(&self, arrangement: &State) -> Result<State, Misarranged> {
        if self.has(Flaw::ForgetsTheArrangement) { Ok(self.0.start()) } else { self.0.restore(arrangement) }
    }
}

impl Lawful for Flawed {
    fn every_action(&self) -> Vec<Action> {
        // Cards above 99 are written but not read.
        let unreadable = self.has(Flaw::WritesWhatItCannotRead).then_some(Action::Swap(200));
        self.0.every_action().into_iter().chain(unreadable).collect()
    }

    fn every_outcome(&self) -> Vec<Drawn> {
        self.0.every_outcome()
    }

    fn every_thing(&self) -> Vec<Action> {
        self.0.every_thing()
    }

    fn lost_or_doubled(&self, state: &State) -> Option<String> {
        self.0.lost_or_doubled(state)
    }

    fn scramble(&self, state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
        self.0.scramble(state, viewer, dice)
    }
}

fn broken_law(flaw: Flaw) -> Option<&'static str> {
    let games: Vec<Flawed> = (2..=4).map(|seats| Flawed(Higher::new(8, (), seats).unwrap(), flaw)).collect();
    check(&games, Plan::full(60)).err().map(|breach| breach.law)
}

#[test]
fn every_flaw_breaks_the_law_that_forbids_it() {
    let expected = [
        (Flaw::None, None),
        (Flaw::ForgetsAnAction, Some("the legal list is what the predicate allows, in fixed order")),
        (Flaw::ListsAnActionTwice, Some("the legal list is what the predicate allows, in fixed order")),
        (Flaw::ChangesTheOrder, Some("the legal list is what the predicate allows, in fixed order")),
        (Flaw::ChangesWhenItRefuses, Some("a refusal changes nothing")),
        (Flaw::RefusesByAnUnknownRule, Some("a refusal names a rule of the registry")),
        (Flaw::GivesNoWeight, Some("weights are positive")),
        (Flaw::LoadsTheDice, Some("fused chance equals chance step by step")),
        (Flaw::DoublesACard, Some("nothing is lost or doubled")),
        (Flaw::ShowsAHand, Some("worlds a viewer cannot tell apart look alike")),
        (Flaw::TellsADraw, Some("events tell a viewer nothing he may not know")),
        (Flaw::ForgetsTheOwnHand, Some("worlds a viewer cannot tell apart look alike")),
        (Flaw::ForgetsTheArrangement, Some("an arrangement restores its state")),
        (Flaw::WritesWhatItCannotRead, Some("notation reads back to the same value")),
        (Flaw::NobodyWins, Some("there are winners exactly when the game is over")),
        (Flaw::SilencesWhoHolds, Some("silence and reactions are public")),
        (Flaw::SilencesByAnUnknownRule, Some("silence names a rule of the registry")),
        (Flaw::PassesOutOfTurn, Some("who may pass can")),
    ];
    for (flaw, law) in expected {
        assert_eq!(broken_law(flaw), law, "{flaw:?}");
    }
}
