//! Running a scenario: playing its steps and checking what it expects.

use std::collections::BTreeMap;
use std::str::FromStr;

use record::{Expect, Scenario, ScenarioStep};
use serde_json::Value;
use table::{Refusal, Rules, Seat, Step, StepOf, Unreadable, Viewer};

use crate::face::{Fault, Setup};
use crate::host::try_set_up;

/// What came of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioReport {
    /// What the scenario shows.
    pub title: String,
    /// What was not as expected: the line, and what was found instead. None if the scenario passed.
    pub failures: Vec<(usize, String)>,
    /// How many things were checked.
    pub checks: usize,
}

pub(crate) fn run_scenario<G: Rules>(scenario: &Scenario, bytes: &[u8]) -> ScenarioReport {
    let mut report = ScenarioReport { title: scenario.title.clone(), failures: Vec::new(), checks: 0 };
    let begun = begin::<G>(scenario, bytes);
    let (game, state) = match begun {
        Ok(Some(begun)) => begun,
        Ok(None) => {
            report.checks += 1;
            return report;
        }
        Err(failure) => {
            report.failures.push(failure);
            return report;
        }
    };
    let mut run = Run { game, state, events: Vec::new(), report, line: 0 };
    for (step, line) in scenario.steps.iter().zip(scenario.step_lines(bytes)) {
        run.line = line;
        // What follows a step that could not be played means nothing.
        if let Err(fault) = run.step(step.get_ref()) {
            run.fail(fault.to_string());
            break;
        }
    }
    if run.report.checks == 0 && run.report.failures.is_empty() {
        run.report.failures.push((1, "the scenario expects nothing".into()));
    }
    run.report
}

type Begun<G> = (G, <G as Rules>::State);

/// The position to start from, or nothing if the set-up is refused as the scenario expects.
fn begin<G: Rules>(scenario: &Scenario, bytes: &[u8]) -> Result<Option<Begun<G>>, (usize, String)> {
    let setup = Setup {
        seats: scenario.seats,
        options: scenario.options.clone(),
        content: scenario.content.clone(),
        rules: None,
    };
    let game: Result<G, Refusal> = try_set_up(&setup).map_err(|fault| (1, fault.to_string()))?;
    let game = match (game, scenario.refused.as_deref()) {
        (Ok(game), None) => game,
        (Ok(_), Some(rule)) => {
            return Err((1, format!("the game can be set up, but {rule} should refuse it")));
        }
        (Err(refusal), None) => return Err((1, refusal.to_string())),
        (Err(refusal), Some(rule)) if refusal.rule().id == rule => return Ok(None),
        (Err(refusal), Some(rule)) => {
            return Err((1, format!("refused by {}, not by {rule}", refusal.rule().id)));
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

/// The position after so many steps of a scenario, refused ones included, and the seat that acts next, if one does.
pub(crate) fn position<G: Rules>(
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
            // A refused step changes nothing, and its refusal is what the scenario is about.
            let _ = game.apply(&mut state, one, &mut table::Silence);
        }
    }
    let acting = scenario.steps[steps..].iter().find_map(|step| step.get_ref().seat);
    Ok((game, state, acting))
}

struct Run<G: Rules> {
    game: G,
    state: G::State,
    /// The events of the last step.
    events: Vec<G::Event>,
    report: ScenarioReport,
    line: usize,
}

fn read<T: FromStr<Err = Unreadable>>(text: &str) -> Result<T, Fault> {
    text.parse().map_err(|error: Unreadable| Fault::verbatim(error.to_string()))
}

fn shown<T: ToString>(list: &[T]) -> String {
    let texts: Vec<String> = list.iter().map(ToString::to_string).collect();
    if texts.is_empty() { "nothing".into() } else { texts.join(", ") }
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

impl<G: Rules> Run<G> {
    /// A seat of this table.
    fn seat(&self, text: &str) -> Result<Seat, Fault> {
        let seat: Seat = text.parse().map_err(|error| Fault::verbatim(format!("{text:?}: {error}")))?;
        let is_there = seat.index() < self.game.seats() as usize;
        is_there
            .then_some(seat)
            .ok_or_else(|| Fault::verbatim(format!("there is no seat {seat} at this table")))
    }

    /// A seat of this table, or `spectator`.
    fn viewer(&self, text: &str) -> Result<Viewer, Fault> {
        if text == "spectator" { Ok(Viewer::Spectator) } else { self.seat(text).map(Viewer::Seat) }
    }

    fn fail(&mut self, what: String) {
        self.report.failures.push((self.line, what));
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
            let applied = self.game.apply(&mut self.state, one, &mut self.events);
            self.compare_refusal(one, applied, step.refused.as_deref())?;
        }
        step.expect.as_ref().map_or(Ok(()), |expect| self.expect(expect))
    }

    fn compare_refusal(
        &mut self,
        step: StepOf<G>,
        applied: Result<(), Refusal>,
        expected: Option<&str>,
    ) -> Result<(), Fault> {
        match (applied, expected) {
            (Ok(()), None) => Ok(()),
            (Ok(()), Some(rule)) => {
                Err(Fault::verbatim(format!("{step} is allowed, but {rule} should refuse it")))
            }
            (Err(refusal), None) => Err(Fault::verbatim(format!("{step} is refused: {refusal}"))),
            (Err(refusal), Some(rule)) => {
                let found = refusal.rule().id;
                self.demand(found == rule, || format!("{step} is refused by {found}, not by {rule}"));
                Ok(())
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
                let listed = self.legal(self.seat(seat)?);
                for action in actions {
                    let is_legal = listed.contains(&read(action)?);
                    self.demand(is_legal == wanted, || {
                        let verdict = if is_legal { "legal" } else { "not legal" };
                        format!("{action} is {verdict} for seat {seat}; legal: {}", shown(&listed))
                    });
                }
            }
        }
        for (seat, actions) in &expect.all_legal {
            let listed = self.legal(self.seat(seat)?);
            let found: Vec<String> = listed.iter().map(ToString::to_string).collect();
            self.demand(found == *actions, || {
                format!("legal for seat {seat}: {}, not {}", shown(&found), shown(actions))
            });
        }
        Ok(())
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

    fn expect_chances(&mut self, expected: &BTreeMap<String, u32>) {
        let mut chances = Vec::new();
        self.game.chances(&self.state, &mut chances);
        let found: BTreeMap<String, u32> =
            chances.iter().map(|(outcome, w)| (outcome.to_string(), *w)).collect();
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

/// What stands for a value that must not be there, or be null.
const ABSENT: &str = "(absent)";

fn to_json<T: serde::Serialize>(value: &T) -> Result<Value, Fault> {
    serde_json::to_value(value).map_err(|error| Fault::verbatim(format!("cannot be shown as JSON: {error}")))
}

/// The value at a path of keys and list places, counted from 1. An empty path is the whole value.
fn at_path<'a>(value: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').filter(|key| !key.is_empty()).try_fold(value, |value, key| match value {
        Value::Object(fields) => fields.get(key),
        Value::Array(list) => key.parse::<usize>().ok()?.checked_sub(1).and_then(|index| list.get(index)),
        _ => None,
    })
}

/// Whether two values are the same, numbers by value: 3 is 3.0.
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

/// Whether an event has every field that is wanted.
fn covers(event: &Value, wanted: &Value) -> bool {
    match (event, wanted) {
        (Value::Object(event), Value::Object(wanted)) => {
            wanted.iter().all(|(key, wanted)| event.get(key).is_some_and(|found| same(found, wanted)))
        }
        (event, wanted) => same(event, wanted),
    }
}
