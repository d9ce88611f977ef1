//! The messages that are exchanged, each of which is one JSON object on a line.

use std::fmt;
use std::time::Duration;

use contract::{FastDice, Glimpse, Rules, Scores, Seat, SeatSet, Step};
use serde::{Deserialize, Serialize};

use bots::Heard;

/// The version of the protocol. It grows when programs that kept to the old one could no longer play.
pub const PROTOCOL: u32 = 1;

/// How many characters of a program's line are shown to people.
const SHOWN: usize = 100;

/// What a program says about itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Greeting {
    /// Its name.
    pub name: String,
    /// Its author.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// Its version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// Whether it wants to be told what happens between its decisions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub events: bool,
}

/// A wrong answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The line, shortened.
    line: String,
    /// A sentence for the program's author that says what is wrong with it.
    sentence: String,
    /// The rule that refused it.
    rule: Option<&'static str>,
}

impl Mistake {
    fn new(line: &[u8], sentence: String) -> Mistake {
        Mistake { line: shown(line), sentence, rule: None }
    }

    /// The rule that refused the answer, if a rule did.
    pub const fn rule(&self) -> Option<&'static str> {
        self.rule
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "it answered {}: {}", self.line, self.sentence.trim_end_matches('.'))?;
        self.rule.map_or(Ok(()), |rule| write!(f, " [{rule}]"))
    }
}

/// A program's line, made fit for people to see: shortened, and without control characters that a terminal
/// would obey.
pub(crate) fn shown(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    let mut start: String = text
        .chars()
        .take(SHOWN)
        .map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c })
        .collect();
    if text.chars().nth(SHOWN).is_some() {
        start.push('…');
    }
    format!("`{start}`")
}

fn to_line(message: &impl Serialize) -> String {
    let mut line = serde_json::to_string(message).expect("messages are plain data");
    line.push('\n');
    line
}

#[derive(Serialize)]
#[serde(tag = "type", rename = "hello")]
struct Hello<'a, Options, Content> {
    protocol: u32,
    program: &'static str,
    game: &'static str,
    title: &'static str,
    rules: u32,
    seats: u8,
    seat: Seat,
    deadline_ms: u64,
    options: &'a Options,
    content: &'a Content,
}

/// The first message to a program: the game and its seat.
pub(crate) fn hello<G: Rules>(glimpse: &Glimpse<'_, G>, deadline: Duration) -> String {
    let game = glimpse.game();
    to_line(&Hello {
        protocol: PROTOCOL,
        program: concat!("starfry ", env!("CARGO_PKG_VERSION")),
        game: G::NAME,
        title: G::TITLE,
        rules: game.edition().number(),
        seats: game.seats(),
        seat: glimpse.seat(),
        deadline_ms: deadline.as_millis() as u64,
        options: game.options(),
        content: game.content(),
    })
}

#[derive(Serialize)]
#[serde(tag = "type", rename = "decide")]
struct Decide<View> {
    decision: u64,
    deadline_ms: u64,
    legal: Vec<String>,
    view: View,
}

/// The question for a decision.
pub(crate) fn decide<G: Rules>(
    glimpse: &Glimpse<'_, G>,
    legal: &[G::Action],
    decision: u64,
    deadline: Duration,
) -> String {
    to_line(&Decide {
        decision,
        deadline_ms: deadline.as_millis() as u64,
        legal: legal.iter().map(ToString::to_string).collect(),
        view: glimpse.view(),
    })
}

#[derive(Serialize)]
#[serde(tag = "type", rename = "error")]
struct Error<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    decision: Option<u64>,
    sentence: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    tries_left: u32,
    deadline_ms: u64,
}

/// A question that is still open: its decision (none for hello), and how many answers and how much time are
/// left.
#[derive(Clone, Copy)]
pub(crate) struct Open {
    pub(crate) decision: Option<u64>,
    pub(crate) tries_left: u32,
    pub(crate) time_left: Duration,
}

impl Open {
    /// Reports what was wrong with the last answer and asks for another one.
    pub(crate) fn after(self, mistake: &Mistake) -> String {
        self.error(&mistake.sentence, mistake.rule)
    }

    /// Reports that the answer was fine and asks for it again.
    pub(crate) fn after_a_good_answer(self) -> String {
        self.error("This is a test. Your answer was fine; answer the same decision again.", None)
    }

    fn error(self, sentence: &str, rule: Option<&'static str>) -> String {
        let deadline_ms = self.time_left.as_millis() as u64;
        to_line(&Error { decision: self.decision, sentence, rule, tries_left: self.tries_left, deadline_ms })
    }
}

#[derive(Serialize)]
#[serde(tag = "type", rename = "step")]
struct Told<'a, Event> {
    step: u64,
    #[serde(flatten)]
    what: Deed,
    events: &'a [Event],
}

/// The deed; null if the seat did not see it.
#[derive(Serialize)]
#[serde(untagged)]
enum Deed {
    Act { seat: Seat, act: Option<String> },
    Chance { chance: Option<String> },
    Word { word: Option<String> },
}

/// Reports a step with its number, as the program's seat heard it.
pub(crate) fn step<G: Rules>(number: u64, heard: &Heard<G>) -> String {
    let what = match heard.step() {
        Step::Seat(seat, action) => Deed::Act { seat, act: action.map(|action| action.to_string()) },
        Step::Chance(outcome) => Deed::Chance { chance: outcome.map(|outcome| outcome.to_string()) },
        Step::Table(word) => Deed::Word { word: word.map(|word| word.to_string()) },
    };
    to_line(&Told { step: number, what, events: heard.events() })
}

#[derive(Serialize)]
#[serde(tag = "type", rename = "over")]
struct Over<'a> {
    scores: &'a Scores,
    winners: SeatSet,
    share: f64,
}

/// The last message to a program: how the game ended, and its seat's share of the win.
pub(crate) fn over(seat: Seat, scores: &Scores, winners: SeatSet) -> String {
    let share = if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    to_line(&Over { scores, winners, share })
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Said {
    Hello(Greeting),
}

/// Parses the answer to hello.
pub(crate) fn read_greeting(line: &[u8]) -> Result<Greeting, Mistake> {
    match serde_json::from_slice(line) {
        Ok(Said::Hello(greeting)) => Ok(greeting),
        Err(error) => Err(Mistake::new(
            line,
            format!(
                "This is not a hello message ({error}). Write {{\"type\": \"hello\", \"name\": \"...\"}}."
            ),
        )),
    }
}

#[derive(Deserialize)]
struct Answer {
    act: String,
    decision: Option<u64>,
}

/// Parses a legal answer to the decision with this number. Also returns whether it includes the number.
pub(crate) fn read_answer<G: Rules>(
    line: &[u8],
    decision: u64,
    glimpse: &Glimpse<'_, G>,
    legal: &[G::Action],
) -> Result<(G::Action, bool), Mistake> {
    let wrong = |sentence| Mistake::new(line, sentence);
    let answer: Answer = serde_json::from_slice(line).map_err(|error| {
        wrong(format!(
            "This is not an answer ({error}). Write {{\"act\": \"...\", \"decision\": {decision}}}."
        ))
    })?;
    if let Some(other) = answer.decision.filter(|number| *number != decision) {
        return Err(wrong(format!("This answers decision {other}, but decision {decision} is open.")));
    }
    let action: G::Action =
        answer.act.parse().map_err(|unreadable: contract::Unreadable| wrong(format!("{unreadable}.")))?;
    if legal.contains(&action) {
        return Ok((action, answer.decision.is_some()));
    }
    let (sentence, rule) = refusal(glimpse, action);
    Err(Mistake { rule, ..wrong(sentence) })
}

/// Why the action is not legal. The rules are asked in a world dealt from the view, so the reason cannot
/// reveal anything that the view does not.
fn refusal<G: Rules>(glimpse: &Glimpse<'_, G>, action: G::Action) -> (String, Option<&'static str>) {
    let game = glimpse.game();
    let world = game.redeal(&glimpse.view(), &mut FastDice::seeded(0));
    match game.check(&world, Step::Seat(glimpse.seat(), action)) {
        Err(refusal) => {
            let id = refusal.rule().id;
            (format!("The rule {id} forbids it."), Some(id))
        }
        Ok(()) => ("This is not one of the legal actions.".into(), None),
    }
}
