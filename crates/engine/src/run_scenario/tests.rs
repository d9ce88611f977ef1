//! A game whose list and check contradict each other fails scenarios, whatever they expect.

use contract::conformance::Lawful;
use contract::{
    ContentFault, Dice, Edition, Misarranged, OptionInfo, Refusal, Rule, Rules, Scores, Seat, SeatSet, Sink,
    StepOf, Viewer, Waiting,
};
use higher::{Action, Higher};
use record::Scenario;

use super::{ScenarioFailure, run_scenario};

/// The toy game with wrong lists. Either they add a card that nobody holds and leave out the last card in the
/// deck, or they leave out `stay`.
struct Lying<const ADDS: bool>(Higher);

impl<const ADDS: bool> Rules for Lying<ADDS> {
    type Content = <Higher as Rules>::Content;
    type Options = <Higher as Rules>::Options;
    type State = <Higher as Rules>::State;
    type Arrangement = <Higher as Rules>::Arrangement;
    type Action = Action;
    type Outcome = <Higher as Rules>::Outcome;
    type Word = <Higher as Rules>::Word;
    type Thing = <Higher as Rules>::Thing;
    type Event = <Higher as Rules>::Event;
    type View = <Higher as Rules>::View;
    type Deduction = ();

    const NAME: &'static str = Higher::NAME;
    const TITLE: &'static str = Higher::TITLE;
    const RULES_VERSION: u32 = Higher::RULES_VERSION;
    const SEATS: (u8, u8) = Higher::SEATS;
    const RULES: &'static [&'static Rule] = Higher::RULES;
    const OPTIONS: &'static [OptionInfo] = Higher::OPTIONS;
    const CONTENT: &'static str = Higher::CONTENT;

    fn legal_actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal_actions(state, seat, out);
        if ADDS && !out.is_empty() {
            out.push(Action::Swap(8));
        } else {
            out.retain(|action| *action != Action::Stay);
        }
    }

    fn read_content(text: &str) -> Result<Self::Content, Vec<ContentFault>> {
        Higher::read_content(text)
    }
    fn in_edition(
        edition: Edition,
        content: Self::Content,
        options: Self::Options,
        seats: u8,
    ) -> Result<Self, Refusal> {
        Higher::in_edition(edition, content, options, seats).map(Lying)
    }
    fn edition(&self) -> Edition {
        self.0.edition()
    }
    fn content(&self) -> &Self::Content {
        self.0.content()
    }
    fn options(&self) -> &Self::Options {
        self.0.options()
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn start(&self) -> Self::State {
        self.0.start()
    }
    fn waiting(&self, state: &Self::State) -> Waiting {
        self.0.waiting(state)
    }
    fn chances(&self, state: &Self::State, out: &mut Vec<(Self::Outcome, u32)>) {
        self.0.chances(state, out);
        if ADDS {
            out.pop();
        }
    }
    fn check(&self, state: &Self::State, step: StepOf<Self>) -> Result<(), Refusal> {
        self.0.check(state, step)
    }
    fn apply_unchecked(
        &self,
        state: &mut Self::State,
        step: StepOf<Self>,
        sink: &mut impl Sink<Self::Event>,
    ) {
        self.0.apply_unchecked(state, step, sink);
    }
    fn scores(&self, state: &Self::State) -> Scores {
        self.0.scores(state)
    }
    fn winners(&self, state: &Self::State) -> SeatSet {
        self.0.winners(state)
    }
    fn first_seat(&self, state: &Self::State) -> Option<Seat> {
        self.0.first_seat(state)
    }
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View {
        self.0.view(state, viewer)
    }
    fn deduce(&self, _: &Self::View) {}
    fn deal(&self, view: &Self::View, (): &(), dice: &mut impl Dice) -> Self::State {
        self.0.deal(view, &(), dice)
    }
    fn sees(&self, state: &Self::State, step: StepOf<Self>, viewer: Viewer) -> bool {
        self.0.sees(state, step, viewer)
    }
    fn event_for(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        self.0.event_for(event, viewer)
    }
    fn why_not(&self, view: &Self::View, thing: Self::Thing) -> Result<(), Refusal> {
        self.0.why_not(view, thing)
    }
    fn arrange(&self, state: &Self::State) -> Self::Arrangement {
        self.0.arrange(state)
    }
    fn restore(&self, arrangement: &Self::Arrangement) -> Result<Self::State, Misarranged> {
        self.0.restore(arrangement)
    }
}

impl<const ADDS: bool> Lawful for Lying<ADDS> {
    fn every_action(&self) -> Vec<Action> {
        self.0.every_action()
    }
    fn every_outcome(&self) -> Vec<Self::Outcome> {
        self.0.every_outcome()
    }
    fn every_thing(&self) -> Vec<Self::Thing> {
        self.0.every_thing()
    }
    fn lost_or_doubled(&self, state: &Self::State) -> Option<String> {
        self.0.lost_or_doubled(state)
    }
    fn scramble(&self, state: &Self::State, viewer: Viewer, dice: &mut impl Dice) -> Self::State {
        self.0.scramble(state, viewer, dice)
    }
    fn counts(&self, view: &Self::View) -> Vec<u32> {
        self.0.counts(view)
    }
    fn arrange_at_random(&self, dice: &mut impl Dice) -> Self::Arrangement {
        self.0.arrange_at_random(dice)
    }
}

/// The failures of a step in a position in which seat 1 decides with card 3 in its hand.
fn failures<G: Lawful>(step: &str) -> Vec<String> {
    let text = format!(
        "game = \"higher\"\ntitle = \"A test.\"\nseats = 2\n[arrangement]\nphase = {{ Decide = 1 }}\n\
         hands = [3, 7]\naway = [0, 0]\nshown = [0, 0]\n[[step]]\n{step}\n"
    );
    let scenario = Scenario::read(text.as_bytes()).unwrap();
    let report = run_scenario::<G>(&scenario, text.as_bytes());
    report.failures.into_iter().map(|ScenarioFailure { what, .. }| what).collect()
}

#[test]
fn an_action_that_is_listed_but_refused_fails_wherever_it_is_named() {
    let lying = failures::<Lying<true>>;
    let found = "seat 1: swap 8 is listed as legal, but the check refuses it: ";
    for step in [
        "expect.legal.1 = [\"swap 8\"]",
        "expect.not_legal.1 = [\"swap 8\"]",
        "expect.all_legal.1 = [\"stay\", \"swap 3\", \"swap 8\"]",
        "seat = 1\nact = \"swap 8\"",
        "seat = 1\nact = \"swap 8\"\nrefused = true",
        "seat = 1\nact = \"swap 8\"\nrefused = \"higher.held\"",
    ] {
        let failures = lying(step);
        assert_eq!(failures.len(), 1, "{step}: {failures:?}");
        assert!(failures[0].starts_with(found), "{step}: {failures:?}");
    }
    assert!(lying("seat = 1\nact = \"swap 3\"\nexpect.waiting = \"chance\"").is_empty());
    let last = lying(
        "seat = 1\nact = \"swap 3\"\n[[step]]\nchance = \"card 8\"\nexpect.arrangement.\"hands.1\" = 8",
    );
    assert_eq!(last, ["chance: card 8 is not listed as legal, but the check allows it"]);
}

#[test]
fn an_action_that_is_allowed_but_not_listed_fails_wherever_it_is_named() {
    let lying = failures::<Lying<false>>;
    let found = "seat 1: stay is not listed as legal, but the check allows it";
    for step in [
        "expect.legal.1 = [\"stay\"]",
        "expect.not_legal.1 = [\"stay\"]",
        "expect.all_legal.1 = [\"swap 3\"]",
        "seat = 1\nact = \"stay\"\nexpect.waiting = \"seat 2\"",
        "seat = 1\nact = \"stay\"\nrefused = true",
    ] {
        let failures = lying(step);
        assert_eq!(failures.len(), 1, "{step}: {failures:?}");
        assert!(failures[0].starts_with(found), "{step}: {failures:?}");
    }
    assert!(lying("expect.legal.1 = [\"swap 3\"]\nexpect.not_legal.1 = [\"swap 4\"]").is_empty());
}
