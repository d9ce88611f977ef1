//! Scenarios: a position, steps, and what must come of them. docs/scenarios.md explains the file format.

use std::collections::BTreeMap;
use std::fmt;

use contract::Seat;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use toml::Spanned;

/// A scenario as written in its file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The game's short name.
    pub game: String,
    /// What the scenario shows, in a sentence.
    pub title: String,
    /// The number of seats.
    pub seats: u8,
    /// The options of the game, where they differ from the defaults.
    #[serde(default = "no_options")]
    pub options: Value,
    /// Replacement components, as the text of a content file.
    #[serde(default)]
    pub content: Option<String>,
    /// The edition of the rules. None for the newest.
    #[serde(default)]
    pub rules: Option<u32>,
    /// The set-up must be refused. Such a scenario has no position and no steps.
    #[serde(default)]
    pub refused: Option<Refused>,
    /// The position to start from. None for the beginning of a game.
    #[serde(default)]
    pub arrangement: Option<Spanned<Value>>,
    /// The steps and what is expected of them.
    #[serde(default, rename = "step")]
    pub steps: Vec<Spanned<ScenarioStep>>,
    /// Continuations, each from the position after the steps.
    #[serde(default, rename = "branch")]
    pub branches: Vec<Spanned<Branch>>,
}

/// One of several continuations from the same position.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// A sentence that says what this continuation shows.
    pub title: String,
    /// The steps in it.
    #[serde(default, rename = "step")]
    pub steps: Vec<Spanned<ScenarioStep>>,
    /// Continuations of this continuation.
    #[serde(default, rename = "branch")]
    pub branches: Vec<Spanned<Branch>>,
}

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}

/// One step of a scenario.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ScenarioStep {
    /// The seat that acts. Used together with `act`.
    pub seat: Option<Seat>,
    /// The action, in the game's notation.
    pub act: Option<String>,
    /// What chance does, once or several times.
    pub chance: Option<OneOrMany>,
    /// What the table says.
    pub word: Option<String>,
    /// The refusal that is expected, if any.
    pub refused: Option<Refused>,
    /// What must be true after the step.
    pub expect: Option<Expect>,
}

/// The rule that must refuse something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Any rule: `refused = true`.
    ByAnyRule,
    /// The rule with this id: `refused = "higher.held"`.
    By(String),
}

impl Refused {
    /// Whether a refusal by the rule with this id is the expected one.
    pub fn covers(&self, rule: &str) -> bool {
        match self {
            Refused::ByAnyRule => true,
            Refused::By(expected) => expected == rule,
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::ByAnyRule => f.write_str("a rule"),
            Refused::By(rule) => f.write_str(rule),
        }
    }
}

impl<'de> Deserialize<'de> for Refused {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Refused, D::Error> {
        struct TrueOrRule;

        impl Visitor<'_> for TrueOrRule {
            type Value = Refused;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("true or the id of a rule")
            }

            fn visit_bool<E: Error>(self, refused: bool) -> Result<Refused, E> {
                let allowed = || E::custom("refused is true or the id of a rule; leave it out otherwise");
                refused.then_some(Refused::ByAnyRule).ok_or_else(allowed)
            }

            fn visit_str<E: Error>(self, rule: &str) -> Result<Refused, E> {
                Ok(Refused::By(rule.into()))
            }
        }

        deserializer.deserialize_any(TrueOrRule)
    }
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

/// Values by path: `"seats.1.points" = 3`.
type ByPath = BTreeMap<String, Value>;

/// What must be true at a point in a scenario.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Expect {
    /// The party that owes the next step: `seat 2`, `seats 1 3`, `chance`, `table` or `nobody`.
    pub waiting: Option<String>,
    /// Actions that are legal, by seat.
    pub legal: BTreeMap<String, Vec<String>>,
    /// Actions that are not legal, by seat.
    pub not_legal: BTreeMap<String, Vec<String>>,
    /// All legal actions of a seat, in any order.
    pub all_legal: BTreeMap<String, Vec<String>>,
    /// The possible outcomes of chance, each with its weight.
    pub chances: Option<BTreeMap<String, u32>>,
    /// The rule that answers "why not?" about a thing, by seat or `spectator`. An empty text if the thing may
    /// be used.
    pub why_not: BTreeMap<String, BTreeMap<String, String>>,
    /// Values in the arrangement.
    pub arrangement: ByPath,
    /// Values in views, by seat or `spectator`.
    pub view: BTreeMap<String, ByPath>,
    /// The events of the step, in order. Only the given fields are compared.
    pub events: Option<Vec<Value>>,
    /// Points by seat.
    pub scores: Option<Vec<i32>>,
    /// The winners.
    pub winners: Option<Vec<Seat>>,
}

/// Why a file is not a scenario.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct ScenarioFault {
    /// The line, counted from 1.
    pub line: usize,
    /// A sentence that says what is wrong.
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
        let has_position =
            scenario.arrangement.is_some() || !scenario.steps.is_empty() || !scenario.branches.is_empty();
        if scenario.refused.is_some() && has_position {
            let reason = "a game that cannot be set up has no arrangement, steps or branches".into();
            return Err(ScenarioFault { line: 1, reason });
        }
        check_form(&scenario.steps, &scenario.branches)
            .map_err(|(offset, reason)| ScenarioFault { line: line_at(bytes, offset), reason })?;
        Ok(scenario)
    }

    /// The line on which the arrangement begins.
    pub fn arrangement_line(&self, bytes: &[u8]) -> usize {
        self.arrangement.as_ref().map_or(1, |arrangement| line_of(arrangement, bytes))
    }
}

/// The line of a part in the bytes of its file, counted from 1.
pub fn line_of<T>(part: &Spanned<T>, bytes: &[u8]) -> usize {
    line_at(bytes, part.span().start)
}

fn line_at(bytes: &[u8], offset: usize) -> usize {
    1 + bytes.iter().take(offset).filter(|byte| **byte == b'\n').count()
}

/// Checks the form of steps and of the branches that continue them. A fault comes with its byte offset in the
/// file.
fn check_form(steps: &[Spanned<ScenarioStep>], branches: &[Spanned<Branch>]) -> Result<(), (usize, String)> {
    let first_branch = branches.first().map_or(usize::MAX, |branch| branch.span().start);
    for step in steps {
        let start = step.span().start;
        if let Some(reason) = step.get_ref().fault() {
            return Err((start, reason));
        }
        // Branches start after the last step wherever they are written, so a file in another order would not
        // read the way it runs.
        if start > first_branch {
            return Err((start, "the common steps come before the first branch".into()));
        }
    }
    branches.iter().try_for_each(|branch| check_form(&branch.get_ref().steps, &branch.get_ref().branches))
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
            "only a step that does something can be refused"
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
    fn unknown_keys_are_reported_with_their_line() {
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

    #[test]
    fn refused_names_a_rule_or_is_true() {
        let refused = |value: &str| {
            let text = format!("{HEAD}[[step]]\nseat = 1\nact = \"x\"\nrefused = {value}\n");
            Scenario::read(text.as_bytes()).map(|scenario| scenario.steps[0].get_ref().refused.clone())
        };
        let rule = Refused::By("toy.rule".into());
        assert!(
            Refused::ByAnyRule.covers("toy.rule") && rule.covers("toy.rule") && !rule.covers("toy.other")
        );
        assert_eq!(refused("true"), Ok(Some(Refused::ByAnyRule)));
        assert_eq!(refused("\"toy.rule\""), Ok(Some(rule)));
        assert_eq!(refused("\"true\""), Ok(Some(Refused::By("true".into()))), "text always names a rule");
        for wrong in ["false", "1", "[]"] {
            let fault = refused(wrong).expect_err("neither a rule nor true");
            assert_eq!(fault.line, 7, "{fault}");
            assert!(fault.reason.contains("true or the id of a rule"), "{fault}");
        }
    }

    #[test]
    fn a_game_that_cannot_be_set_up_has_no_steps() {
        let (line, reason) = fault("refused = true\n[[step]]\nseat = 1\nact = \"x\"\n");
        assert_eq!(line, 1);
        assert_eq!(reason, "a game that cannot be set up has no arrangement, steps or branches");
    }

    const BRANCHES: &str = "[[step]]\nchance = \"a\"\n\n[[branch]]\ntitle = \"One.\"\n\
        [[branch.step]]\nchance = \"b\"\n[[branch.branch]]\ntitle = \"Deeper.\"\n\
        [[branch.branch.step]]\nchance = \"c\"\n\n[[branch]]\ntitle = \"Two.\"\n";

    #[test]
    fn branches_have_titles_steps_and_branches_of_their_own() {
        let text = HEAD.to_owned() + BRANCHES;
        let scenario = Scenario::read(text.as_bytes()).expect("the scenario is right");
        let [one, two] = scenario.branches.as_slice() else { panic!("{:?}", scenario.branches) };
        assert_eq!((scenario.steps.len(), line_of(one, text.as_bytes())), (1, 7));
        assert_eq!((one.get_ref().title.as_str(), one.get_ref().steps.len()), ("One.", 1));
        assert_eq!(one.get_ref().branches[0].get_ref().title, "Deeper.");
        assert_eq!(line_of(&one.get_ref().branches[0].get_ref().steps[0], text.as_bytes()), 13);
        assert_eq!((two.get_ref().title.as_str(), two.get_ref().steps.len()), ("Two.", 0));
    }

    #[test]
    fn the_form_of_steps_in_branches_is_checked() {
        assert_eq!(
            fault(&format!("{BRANCHES}[[branch.step]]\nact = \"x\"\n")),
            (18, "act and seat go together".into())
        );
        let after = format!("{BRANCHES}[[step]]\nchance = \"d\"\n");
        assert_eq!(fault(&after), (18, "the common steps come before the first branch".into()));
        assert!(fault("[[branch]]\n").1.contains("title"));
        assert!(fault("[[branch]]\ntitle = \"T\"\nseats = 3\n").1.contains("seats"));
    }

    #[test]
    fn branches_within_branches_without_end_are_refused() {
        let header = |depth: usize| format!("[[{}]]\ntitle = \"T\"\n", vec!["branch"; depth].join("."));
        let text = |depth: usize| HEAD.to_owned() + &(1..=depth).map(header).collect::<String>();
        assert!(Scenario::read(text(20).as_bytes()).is_ok());
        assert!(Scenario::read(text(100).as_bytes()).is_err());
    }
}
