//! A game whose list and check contradict each other fails scenarios, whatever they expect.

use record::Scenario;
use table::conformance::Lawful;
use table::{
    ContentFault, Dice, Edition, Misarranged, OptionInfo, Refusal, Rule, Rules, Scores, Seat, SeatSet, Sink,
    StepOf, Viewer, Waiting,
};
use ufoludki::{Action, Ufoludki};

use super::{ScenarioFailure, run_scenario};

/// Ufoludki with a wrong list: it adds a General for seat 1, or hides one.
struct Lying<const ADDS: bool>(Ufoludki);

impl<const ADDS: bool> Rules for Lying<ADDS> {
    type Content = <Ufoludki as Rules>::Content;
    type Options = <Ufoludki as Rules>::Options;
    type State = <Ufoludki as Rules>::State;
    type Arrangement = <Ufoludki as Rules>::Arrangement;
    type Action = Action;
    type Outcome = <Ufoludki as Rules>::Outcome;
    type Word = <Ufoludki as Rules>::Word;
    type Thing = <Ufoludki as Rules>::Thing;
    type Event = <Ufoludki as Rules>::Event;
    type View = <Ufoludki as Rules>::View;
    type Deduction = <Ufoludki as Rules>::Deduction;

    const NAME: &'static str = Ufoludki::NAME;
    const TITLE: &'static str = Ufoludki::TITLE;
    const RULES_VERSION: u32 = Ufoludki::RULES_VERSION;
    const SEATS: (u8, u8) = Ufoludki::SEATS;
    const RULES: &'static [&'static Rule] = Ufoludki::RULES;
    const OPTIONS: &'static [OptionInfo] = Ufoludki::OPTIONS;
    const CONTENT: &'static str = Ufoludki::CONTENT;

    fn legal_actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal_actions(state, seat, out);
        if ADDS && !out.is_empty() {
            out.push(Action::General);
        } else {
            out.retain(|action| *action != Action::General);
        }
    }

    fn read_content(text: &str) -> Result<Self::Content, Vec<ContentFault>> {
        Ufoludki::read_content(text)
    }
    fn in_edition(
        edition: Edition,
        content: Self::Content,
        options: Self::Options,
        seats: u8,
    ) -> Result<Self, Refusal> {
        Ufoludki::in_edition(edition, content, options, seats).map(Lying)
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
    fn deduce(&self, view: &Self::View) -> Self::Deduction {
        self.0.deduce(view)
    }
    fn deal(&self, view: &Self::View, deduction: &Self::Deduction, dice: &mut impl Dice) -> Self::State {
        self.0.deal(view, deduction, dice)
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
}

/// What fails in a step of a position in which the hand of seat 1 is this.
fn failures<G: Lawful>(hand: &str, step: &str) -> Vec<String> {
    let text = format!(
        "game = \"ufoludki\"\ntitle = \"A test.\"\nseats = 2\n[arrangement]\nseats = [{{ hand = {hand} }}, {{}}]\n[[step]]\n{step}\n"
    );
    let scenario = Scenario::read(text.as_bytes()).unwrap();
    let report = run_scenario::<G>(&scenario, text.as_bytes());
    report.failures.into_iter().map(|ScenarioFailure { what, .. }| what).collect()
}

#[test]
fn what_is_listed_but_refused_fails_however_it_is_named() {
    let lying = |step: &str| failures::<Lying<true>>("[\"saucer 1\"]", step);
    let found = "seat 1: general is listed as legal, but the check refuses it: ";
    for step in [
        "expect.legal.1 = [\"general\"]",
        "expect.not_legal.1 = [\"general\"]",
        "expect.all_legal.1 = [\"general\", \"saucer 1\"]",
        "seat = 1\nact = \"general\"",
        "seat = 1\nact = \"general\"\nrefused = true",
        "seat = 1\nact = \"general\"\nrefused = \"ufoludki.lay.held\"",
    ] {
        let failures = lying(step);
        assert_eq!(failures.len(), 1, "{step}: {failures:?}");
        assert!(failures[0].starts_with(found), "{step}: {failures:?}");
    }
    assert!(lying("seat = 1\nact = \"saucer 1\"\nexpect.waiting = \"chance\"").is_empty());
    let last = lying(
        "seat = 1\nact = \"saucer 1\"\n[[step]]\nchance = \"draw counterattack\"\nexpect.scores = [2, 0]",
    );
    assert_eq!(last, ["chance: draw counterattack is not listed as legal, but the check allows it"]);
}

#[test]
fn what_is_allowed_but_not_listed_fails_however_it_is_named() {
    let lying = |step: &str| failures::<Lying<false>>("[\"saucer 1\", \"general\"]", step);
    let found = "seat 1: general is not listed as legal, but the check allows it";
    for step in [
        "expect.legal.1 = [\"general\"]",
        "expect.not_legal.1 = [\"general\"]",
        "expect.all_legal.1 = [\"saucer 1\"]",
        "seat = 1\nact = \"general\"\nexpect.waiting = \"chance\"",
        "seat = 1\nact = \"general\"\nrefused = true",
    ] {
        let failures = lying(step);
        assert_eq!(failures.len(), 1, "{step}: {failures:?}");
        assert!(failures[0].starts_with(found), "{step}: {failures:?}");
    }
    assert!(lying("expect.legal.1 = [\"saucer 1\"]\nexpect.not_legal.1 = [\"recruitment\"]").is_empty());
}
