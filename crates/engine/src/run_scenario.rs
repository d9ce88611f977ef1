//! Runs scenarios: plays their steps and checks what they expect.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use contract::conformance::Lawful;
use contract::{Refusal, Rules, Seat, Step, StepOf, Unreadable, Viewer};
use record::{Branch, Expect, Refused, Scenario, ScenarioStep, line_of};
use serde_json::Value;
use toml::Spanned;

use crate::setup::try_set_up;
use crate::setup::{Fault, Setup};

/// The result of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioReport {
    /// What the scenario shows.
    pub title: String,
    /// Every expectation that was not met. Empty if the scenario passed.
    pub failures: Vec<ScenarioFailure>,
    /// How many expectations were checked, in all branches together.
    pub checks: usize,
}

/// An expectation that was not met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioFailure {
    /// Its line in the file.
    pub line: usize,
    /// The title of the branch, preceded by those of the branches around it. None in the common steps.
    pub branch: Option<String>,
    /// A sentence with the found and the expected value.
    pub what: String,
}

impl ScenarioFailure {
    /// Creates a failure that belongs to no branch.
    pub const fn common(line: usize, what: String) -> ScenarioFailure {
        ScenarioFailure { line, branch: None, what }
    }
}

pub(crate) fn run_scenario<G: Lawful>(scenario: &Scenario, bytes: &[u8]) -> ScenarioReport {
    let mut report = ScenarioReport { title: scenario.title.clone(), failures: Vec::new(), checks: 0 };
    let (game, state) = match begin::<G>(scenario, bytes) {
        Ok(Some(begun)) => begun,
        Ok(None) => {
            report.checks += 1;
            return report;
        }
        Err((line, what)) => {
            report.failures.push(ScenarioFailure::common(line, what));
            return report;
        }
    };
    let run =
        Run { game: &game, bytes, state, events: Vec::new(), branch: None, line: 1, report: &mut report };
    run.run(&scenario.steps, &scenario.branches);
    if report.checks == 0 && report.failures.is_empty() {
        report.failures.push(ScenarioFailure::common(1, "the scenario expects nothing".into()));
    }
    report
}

type Begun<G> = (G, <G as Rules>::State);

/// The position to start from. None if the set-up is refused as the scenario expects.
fn begin<G: Rules>(scenario: &Scenario, bytes: &[u8]) -> Result<Option<Begun<G>>, (usize, String)> {
    let setup = Setup {
        seats: scenario.seats,
        options: scenario.options.clone(),
        content: scenario.content.clone(),
        rules: scenario.rules,
    };
    let game: Result<G, Refusal> = try_set_up(&setup).map_err(|fault| (1, fault.to_string()))?;
    let game = match (game, &scenario.refused) {
        (Ok(game), None) => game,
        (Ok(_), Some(refused)) => {
            return Err((1, format!("the game can be set up, but {refused} should refuse it")));
        }
        (Err(refusal), None) => return Err((1, refusal.to_string())),
        (Err(refusal), Some(refused)) if refused.covers(refusal.rule().id) => return Ok(None),
        (Err(refusal), Some(refused)) => {
            return Err((1, format!("refused by {}, not by {refused}", refusal.rule().id)));
        }
    };
    let Some(arrangement) = &scenario.arrangement else {
        let state = game.start();
        return Ok(Some((game, state)));
    };
    let line = scenario.arrangement_line(bytes);
    let arrangement: G::Arrangement = serde_json::from_value(arrangement.get_ref().clone())
        .map_err(|error| (line, format!("the arrangement cannot be read: {error}")))?;
    let state = game.restore(&arrangement).map_err(|wrong| (line, format!("this cannot happen: {wrong}")))?;
    Ok(Some((game, state)))
}

/// The position after this many of a scenario's common steps, including refused ones, and the seat that acts
/// next, if any. After the last common step, that is the seat that acts next in the first branch.
pub fn position<G: Rules>(
    scenario: &Scenario,
    bytes: &[u8],
    steps: usize,
) -> Result<(G, G::State, Option<Seat>), Fault> {
    let wrong = |(line, what): (usize, String)| Fault::verbatim(format!("line {line}: {what}"));
    let Some((game, mut state)) = begin::<G>(scenario, bytes).map_err(wrong)? else {
        return Err(Fault::verbatim("the scenario has no position: its set-up is refused"));
    };
    if steps > scenario.steps.len() {
        return Err(Fault::verbatim(format!("the scenario has {} steps, not {steps}", scenario.steps.len())));
    }
    for step in &scenario.steps[..steps] {
        for one in read_steps::<G>(step.get_ref())? {
            // A refused step changes nothing, and the refusal is what the scenario is about.
            let _ = game.apply(&mut state, one, &mut contract::Silence);
        }
    }
    let branch = scenario.branches.iter().take(1).flat_map(|branch| &branch.get_ref().steps);
    let acting = scenario.steps[steps..].iter().chain(branch).find_map(|step| step.get_ref().seat);
    Ok((game, state, acting))
}

/// The state of a run in a scenario or in one of its branches.
struct Run<'a, G: Rules> {
    game: &'a G,
    bytes: &'a [u8],
    state: G::State,
    /// The events of the last step.
    events: Vec<G::Event>,
    /// The titles of the branches that lead here.
    branch: Option<String>,
    line: usize,
    report: &'a mut ScenarioReport,
}

fn read<T: FromStr<Err = Unreadable>>(text: &str) -> Result<T, Fault> {
    text.parse().map_err(|error: Unreadable| Fault::verbatim(error.to_string()))
}

fn shown<T: ToString>(list: &[T]) -> String {
    let texts: Vec<String> = list.iter().map(ToString::to_string).collect();
    if texts.is_empty() { "nothing".into() } else { texts.join(", ") }
}

fn sorted(texts: &[String]) -> Vec<&String> {
    let mut sorted: Vec<&String> = texts.iter().collect();
    sorted.sort();
    sorted
}

fn read_steps<G: Rules>(step: &ScenarioStep) -> Result<Vec<StepOf<G>>, Fault> {
    if let (Some(seat), Some(act)) = (step.seat, &step.act) {
        return Ok(vec![Step::Seat(seat, read(act)?)]);
    }
    if let Some(word) = &step.word {
        return Ok(vec![Step::Table(read(word)?)]);
    }
    let outcomes = step.chance.as_ref().map_or(&[][..], |chance| chance.as_slice());
    outcomes.iter().map(|outcome| Ok(Step::Chance(read(outcome)?))).collect()
}

/// What the lists and the predicate say about a step.
struct Legality {
    is_listed: bool,
    refusal: Option<Refusal>,
}

impl Legality {
    /// How the two contradict each other, if they do.
    fn disagreement(&self, step: impl fmt::Display) -> Option<String> {
        match (self.is_listed, &self.refusal) {
            (true, Some(refusal)) => {
                Some(format!("{step} is listed as legal, but the check refuses it: {refusal}"))
            }
            (false, None) => Some(format!("{step} is not listed as legal, but the check allows it")),
            (true, None) | (false, Some(_)) => None,
        }
    }
}

impl<G: Lawful> Run<'_, G> {
    /// Plays steps, and then each of the branches from the resulting position.
    fn run(mut self, steps: &[Spanned<ScenarioStep>], branches: &[Spanned<Branch>]) {
        for step in steps {
            self.line = line_of(step, self.bytes);
            // Steps after one that could not be played are meaningless.
            if let Err(fault) = self.step(step.get_ref()) {
                self.fail(fault.to_string());
                return;
            }
        }
        for branch in branches {
            self.enter(branch);
        }
    }

    /// Runs a branch from here. A branch that checks nothing and fails nowhere proves nothing, so it fails.
    fn enter(&mut self, branch: &Spanned<Branch>) {
        let (line, Branch { title, steps, branches }) = (line_of(branch, self.bytes), branch.get_ref());
        let path = self.branch.as_ref().map_or_else(|| title.clone(), |outer| format!("{outer} > {title}"));
        let before = (self.report.checks, self.report.failures.len());
        let run = Run {
            game: self.game,
            bytes: self.bytes,
            state: self.state.clone(),
            events: self.events.clone(),
            branch: Some(path.clone()),
            line,
            report: &mut *self.report,
        };
        run.run(steps, branches);
        if (self.report.checks, self.report.failures.len()) == before {
            let what = "the branch expects nothing".into();
            self.report.failures.push(ScenarioFailure { line, branch: Some(path), what });
        }
    }

    /// Parses a seat of this table.
    fn seat(&self, text: &str) -> Result<Seat, Fault> {
        let seat: Seat = text.parse().map_err(|error| Fault::verbatim(format!("{text:?}: {error}")))?;
        let is_there = seat.index() < self.game.seats() as usize;
        is_there
            .then_some(seat)
            .ok_or_else(|| Fault::verbatim(format!("there is no seat {seat} at this table")))
    }

    /// Parses a seat of this table, or `spectator`.
    fn viewer(&self, text: &str) -> Result<Viewer, Fault> {
        if text == "spectator" { Ok(Viewer::Spectator) } else { self.seat(text).map(Viewer::Seat) }
    }

    fn fail(&mut self, what: String) {
        self.report.failures.push(ScenarioFailure { line: self.line, branch: self.branch.clone(), what });
    }

    fn demand(&mut self, holds: bool, what: impl FnOnce() -> String) {
        self.report.checks += 1;
        if !holds {
            self.fail(what());
        }
    }

    fn step(&mut self, step: &ScenarioStep) -> Result<(), Fault> {
        let steps = read_steps::<G>(step)?;
        if !steps.is_empty() {
            self.events.clear();
        }
        for one in steps {
            self.play(one, step.refused.as_ref())?;
        }
        step.expect.as_ref().map_or(Ok(()), |expect| self.expect(expect))
    }

    /// Plays a step, or checks that it is refused. The lists must agree with the predicate.
    fn play(&mut self, step: StepOf<G>, expected: Option<&Refused>) -> Result<(), Fault> {
        let legality = self.legality(step, self.is_listed(step));
        let disagreement = legality.disagreement(step);
        let stopped = match (legality.refusal, expected) {
            (None, None) => {
                self.game.apply_unchecked(&mut self.state, step, &mut self.events);
                None
            }
            (Some(refusal), Some(refused)) => {
                let found = refusal.rule().id;
                self.demand(refused.covers(found), || {
                    format!("{step} is refused by {found}, not by {refused}")
                });
                None
            }
            (None, Some(refused)) => Some(format!("{step} is allowed, but {refused} should refuse it")),
            (Some(refusal), None) => Some(format!("{step} is refused: {refusal}")),
        };
        if let Some(stopped) = stopped {
            return Err(Fault::verbatim(disagreement.unwrap_or(stopped)));
        }
        if let Some(disagreement) = disagreement {
            self.fail(disagreement);
        }
        Ok(())
    }

    fn legality(&self, step: StepOf<G>, is_listed: bool) -> Legality {
        Legality { is_listed, refusal: self.game.check(&self.state, step).err() }
    }

    /// Whether the game lists the step among its legal actions, chances or words.
    fn is_listed(&self, step: StepOf<G>) -> bool {
        match step {
            Step::Seat(seat, action) => self.legal(seat).contains(&action),
            Step::Chance(outcome) => self.chances().iter().any(|(listed, _)| *listed == outcome),
            Step::Table(word) => {
                let mut words = Vec::new();
                self.game.legal_words(&self.state, &mut words);
                words.contains(&word)
            }
        }
    }

    fn expect(&mut self, expect: &Expect) -> Result<(), Fault> {
        if let Some(waiting) = &expect.waiting {
            let found = self.game.waiting(&self.state).to_string();
            self.demand(found == *waiting, || format!("the game waits for {found}, not for {waiting}"));
        }
        self.expect_legality(expect)?;
        self.expect_why_not(&expect.why_not)?;
        if let Some(chances) = &expect.chances {
            self.expect_chances(chances);
        }
        let arrangement = to_json(&self.game.arrange(&self.state))?;
        self.expect_values("arrangement", &arrangement, &expect.arrangement);
        for (viewer, values) in &expect.view {
            let who = self.viewer(viewer)?;
            let view = to_json(&self.game.view(&self.state, who))?;
            self.expect_values(&format!("view.{viewer}"), &view, values);
        }
        if let Some(events) = &expect.events {
            self.expect_events(events)?;
        }
        if let Some(scores) = &expect.scores {
            let found = self.game.scores(&self.state);
            self.demand(found.as_slice() == scores.as_slice(), || {
                format!("the scores are {found:?}, not {scores:?}")
            });
        }
        if let Some(winners) = &expect.winners {
            let found: Vec<Seat> = self.game.winners(&self.state).iter().collect();
            self.demand(found == *winners, || {
                format!("the winners are {}, not {}", shown(&found), shown(winners))
            });
        }
        Ok(())
    }

    fn expect_legality(&mut self, expect: &Expect) -> Result<(), Fault> {
        for (wanted, lists) in [(true, &expect.legal), (false, &expect.not_legal)] {
            for (seat, actions) in lists {
                let seat = self.seat(seat)?;
                for action in actions {
                    self.expect_legal(seat, read(action)?, wanted);
                }
            }
        }
        for (seat, actions) in &expect.all_legal {
            self.expect_all_legal(self.seat(seat)?, actions);
        }
        Ok(())
    }

    fn expect_legal(&mut self, seat: Seat, action: G::Action, wanted: bool) {
        let (step, listed) = (Step::Seat(seat, action), self.legal(seat));
        let legality = self.legality(step, listed.contains(&action));
        let found = legality.disagreement(step).or_else(|| match legality.refusal {
            Some(refusal) if wanted => {
                Some(format!("{action} is not legal for seat {seat} [{}]", refusal.rule().id))
            }
            None if !wanted => Some(format!("{action} is legal for seat {seat}")),
            _ => None,
        });
        self.demand(found.is_none(), || format!("{}; listed: {}", found.unwrap_or_default(), shown(&listed)));
    }

    /// The list has exactly these actions, in any order, and the predicate allows exactly the listed ones
    /// among everything the game can express.
    fn expect_all_legal(&mut self, seat: Seat, expected: &[String]) {
        let listed = self.legal(seat);
        let found: Vec<String> = listed.iter().map(ToString::to_string).collect();
        self.demand(sorted(&found) == sorted(expected), || {
            format!("legal for seat {seat}: {}, not {}", shown(&found), shown(expected))
        });
        for action in self.game.every_action() {
            let step = Step::Seat(seat, action);
            if let Some(disagreement) = self.legality(step, listed.contains(&action)).disagreement(step) {
                self.fail(disagreement);
            }
        }
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut actions);
        actions
    }

    fn expect_why_not(&mut self, expected: &BTreeMap<String, BTreeMap<String, String>>) -> Result<(), Fault> {
        for (viewer, things) in expected {
            let view = self.game.view(&self.state, self.viewer(viewer)?);
            for (thing, rule) in things {
                let answer = self.game.why_not(&view, read(thing)?);
                let found = answer.err().map_or("", |refusal| refusal.rule().id);
                self.demand(found == rule, || {
                    format!("why not {thing} for {viewer}: {found:?}, not {rule:?}")
                });
            }
        }
        Ok(())
    }

    fn chances(&self) -> Vec<(G::Outcome, u32)> {
        let mut chances = Vec::new();
        self.game.chances(&self.state, &mut chances);
        chances
    }

    fn expect_chances(&mut self, expected: &BTreeMap<String, u32>) {
        let found: BTreeMap<String, u32> =
            self.chances().iter().map(|(outcome, w)| (outcome.to_string(), *w)).collect();
        self.demand(found == *expected, || format!("the chances are {found:?}, not {expected:?}"));
    }

    fn expect_values(&mut self, root: &str, value: &Value, expected: &BTreeMap<String, Value>) {
        for (path, wanted) in expected {
            let found = at_path(value, path);
            let holds = match found {
                None | Some(Value::Null) => *wanted == ABSENT,
                Some(found) => same(found, wanted),
            };
            self.demand(holds, || {
                let found = found.map_or("not there".to_owned(), ToString::to_string);
                let dot = if path.is_empty() { "" } else { "." };
                format!("{root}{dot}{path} is {found}, not {wanted}")
            });
        }
    }

    fn expect_events(&mut self, expected: &[Value]) -> Result<(), Fault> {
        let found = to_json(&self.events)?;
        let found = found.as_array().map_or(&[][..], Vec::as_slice);
        let holds = found.len() == expected.len()
            && found.iter().zip(expected).all(|(one, wanted)| covers(one, wanted));
        self.demand(holds, || format!("the events are {}, not {}", shown(found), shown(expected)));
        Ok(())
    }
}

/// Stands for a value that must be missing or null.
const ABSENT: &str = "(absent)";

fn to_json<T: serde::Serialize>(value: &T) -> Result<Value, Fault> {
    serde_json::to_value(value).map_err(|error| Fault::verbatim(format!("cannot be shown as JSON: {error}")))
}

/// The value at a path of keys and list positions, which are counted from 1. An empty path is the whole
/// value.
fn at_path<'a>(value: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').filter(|key| !key.is_empty()).try_fold(value, |value, key| match value {
        Value::Object(fields) => fields.get(key),
        Value::Array(list) => key.parse::<usize>().ok()?.checked_sub(1).and_then(|index| list.get(index)),
        _ => None,
    })
}

/// Whether two values are equal. Numbers are compared by value: 3 equals 3.0.
fn same(found: &Value, wanted: &Value) -> bool {
    match (found, wanted) {
        (Value::Number(found), Value::Number(wanted)) => found.as_f64() == wanted.as_f64(),
        (Value::Array(found), Value::Array(wanted)) => {
            found.len() == wanted.len() && found.iter().zip(wanted).all(|(found, wanted)| same(found, wanted))
        }
        (Value::Object(found), Value::Object(wanted)) => {
            found.len() == wanted.len()
                && wanted.iter().all(|(key, w)| found.get(key).is_some_and(|f| same(f, w)))
        }
        (found, wanted) => found == wanted,
    }
}

/// Whether an event has all the wanted fields.
fn covers(event: &Value, wanted: &Value) -> bool {
    match (event, wanted) {
        (Value::Object(event), Value::Object(wanted)) => {
            wanted.iter().all(|(key, wanted)| event.get(key).is_some_and(|found| same(found, wanted)))
        }
        (event, wanted) => same(event, wanted),
    }
}

#[cfg(test)]
mod tests;
