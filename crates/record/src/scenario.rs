//! Scenarios: a position, steps, and what must come of them. docs/scenarios.md explains the file.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use table::Seat;
use toml::Spanned;

/// A scenario as it is written.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The game's short name.
    pub game: String,
    /// What the scenario shows, in a sentence.
    pub title: String,
    /// How many seats play.
    pub seats: u8,
    /// The options of the game; defaults where not given.
    #[serde(default = "no_options")]
    pub options: Value,
    /// Components other than the embedded ones, as the text of a content file.
    #[serde(default)]
    pub content: Option<String>,
    /// The game cannot be set up like this: the rule that refuses it. Such a scenario has no steps.
    #[serde(default)]
    pub refused: Option<String>,
    /// The position to start from; the beginning of a game if not given.
    #[serde(default)]
    pub arrangement: Option<Spanned<Value>>,
    /// What happens, and what must come of it.
    #[serde(default, rename = "step")]
    pub steps: Vec<Spanned<ScenarioStep>>,
}

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}

/// One step of a scenario.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ScenarioStep {
    /// Who acts, with `act`.
    pub seat: Option<Seat>,
    /// The action, in the game's notation.
    pub act: Option<String>,
    /// What chance does, once or several times.
    pub chance: Option<OneOrMany>,
    /// What the table says.
    pub word: Option<String>,
    /// The step must be refused under this rule.
    pub refused: Option<String>,
    /// What must hold after the step.
    pub expect: Option<Expect>,
}

/// One text, or a list of them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum OneOrMany {
    /// One text.
    One(String),
    /// Several, in order.
    Many(Vec<String>),
}

impl OneOrMany {
    /// The texts in order.
    pub fn as_slice(&self) -> &[String] {
        match self {
            OneOrMany::One(one) => std::slice::from_ref(one),
            OneOrMany::Many(many) => many,
        }
    }
}

/// Values by path: `"seats.1.loot" = 3`.
type ByPath = BTreeMap<String, Value>;

/// What must hold at a point of a scenario.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Expect {
    /// Who owes the next step: `seat 2`, `seats 1 3`, `chance`, `table` or `nobody`.
    pub waiting: Option<String>,
    /// Actions that are legal, by seat.
    pub legal: BTreeMap<String, Vec<String>>,
    /// Actions that are not legal, by seat.
    pub not_legal: BTreeMap<String, Vec<String>>,
    /// All legal actions of a seat, in order.
    pub all_legal: BTreeMap<String, Vec<String>>,
    /// Outcomes that chance may bring now, each with its weight.
    pub chances: Option<BTreeMap<String, u32>>,
    /// The rule that answers "why not?" for a thing, by seat or `spectator`; an empty text where it may be used.
    pub why_not: BTreeMap<String, BTreeMap<String, String>>,
    /// Values in the arrangement.
    pub arrangement: ByPath,
    /// Values in views, by seat or `spectator`.
    pub view: BTreeMap<String, ByPath>,
    /// The events of the step, in order; only the fields that are given count.
    pub events: Option<Vec<Value>>,
    /// Points by seat.
    pub scores: Option<Vec<i32>>,
    /// Who has won.
    pub winners: Option<Vec<Seat>>,
}

/// Why a file is no scenario.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct ScenarioFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

impl Scenario {
    /// Reads a scenario and checks its form.
    pub fn read(bytes: &[u8]) -> Result<Scenario, ScenarioFault> {
        let text = std::str::from_utf8(bytes).map_err(|error| ScenarioFault {
            line: line_at(bytes, error.valid_up_to()),
            reason: "not UTF-8 text".into(),
        })?;
        let scenario: Scenario = toml::from_str(text).map_err(|error| ScenarioFault {
            line: line_at(bytes, error.span().map_or(0, |span| span.start)),
            reason: error.message().to_owned(),
        })?;
        for step in &scenario.steps {
            if let Some(reason) = step.get_ref().fault() {
                return Err(ScenarioFault { line: line_at(bytes, step.span().start), reason });
            }
        }
        Ok(scenario)
    }

    /// The line on which each step begins.
    pub fn step_lines(&self, bytes: &[u8]) -> Vec<usize> {
        self.steps.iter().map(|step| line_at(bytes, step.span().start)).collect()
    }

    /// The line on which the arrangement begins.
    pub fn arrangement_line(&self, bytes: &[u8]) -> usize {
        self.arrangement.as_ref().map_or(1, |arrangement| line_at(bytes, arrangement.span().start))
    }
}

fn line_at(bytes: &[u8], offset: usize) -> usize {
    1 + bytes.iter().take(offset).filter(|byte| **byte == b'\n').count()
}

impl ScenarioStep {
    fn fault(&self) -> Option<String> {
        let doings = [self.act.is_some(), self.chance.is_some(), self.word.is_some()];
        let done = doings.iter().filter(|doing| **doing).count();
        let fault = if done > 1 {
            "a step has one of act, chance and word"
        } else if done == 0 && self.expect.is_none() {
            "a step does something (act, chance, word) or expects something"
        } else if self.act.is_some() != self.seat.is_some() {
            "act and seat go together"
        } else if self.refused.is_some() && done == 0 {
            "only something that is tried can be refused"
        } else {
            return None;
        };
        Some(fault.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "game = \"toy\"\ntitle = \"T\"\nseats = 2\n";

    fn fault(steps: &str) -> (usize, String) {
        let fault = Scenario::read((HEAD.to_owned() + steps).as_bytes()).expect_err("the scenario is wrong");
        (fault.line, fault.reason)
    }

    #[test]
    fn a_step_does_one_thing() {
        let (line, reason) =
            fault("[[step]]\nseat = 1\nact = \"x\"\n\n[[step]]\nseat = 1\nact = \"x\"\nchance = \"y\"\n");
        assert_eq!((line, reason.as_str()), (8, "a step has one of act, chance and word"));
        assert_eq!(fault("[[step]]\nact = \"x\"\n").1, "act and seat go together");
        assert!(fault("[[step]]\n").1.contains("does something"));
    }

    #[test]
    fn unknown_keys_are_named_with_their_line() {
        let (line, reason) = fault("[[step]]\nseat = 1\nakt = \"x\"\n");
        assert!(reason.contains("akt"), "{reason}");
        assert_eq!(line, 6);
    }

    #[test]
    fn chance_takes_one_outcome_or_several() {
        let scenario = Scenario::read(
            (HEAD.to_owned() + "[[step]]\nchance = [\"a\", \"b\"]\n[[step]]\nchance = \"c\"\n").as_bytes(),
        );
        let steps = scenario.expect("the scenario is right").steps;
        let outcomes: Vec<&[String]> =
            steps.iter().filter_map(|s| s.get_ref().chance.as_ref()).map(OneOrMany::as_slice).collect();
        assert_eq!(outcomes, [vec!["a".to_owned(), "b".to_owned()].as_slice(), &["c".to_owned()]]);
    }

    proptest::proptest! {
        #[test]
        fn no_bytes_make_the_reader_panic(text in "[\\PC\n]{0,200}", bytes in proptest::collection::vec(proptest::num::u8::ANY, 0..100)) {
            let _ = Scenario::read(&bytes);
            let _ = Scenario::read((HEAD.to_owned() + &text).as_bytes());
        }
    }
}
