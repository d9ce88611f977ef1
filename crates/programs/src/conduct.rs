//! What a program did, well or badly.

use std::fmt;
use std::process::ExitStatus;
use std::time::Duration;

use crate::messages::{Greeting, Mistake};
use crate::process::LONGEST_LINE;
use crate::session::TRIES;

/// What a program was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Who it is.
    Hello,
    /// The decision with this number.
    Decision(u64),
    /// The same decision again, in an examination.
    Again(u64),
}

impl Question {
    /// The number of the decision it is about.
    pub const fn decision(self) -> Option<u64> {
        match self {
            Question::Hello => None,
            Question::Decision(number) | Question::Again(number) => Some(number),
        }
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::Hello => f.write_str("at hello"),
            Question::Decision(number) => write!(f, "in decision {number}"),
            Question::Again(number) => write!(f, "in decision {number}, asked again after an error"),
        }
    }
}

/// How a program can fail.
#[derive(Debug)]
pub enum Failure {
    /// The shell did not start.
    NotStarted(std::io::Error),
    /// No answer in this time.
    Late(Duration),
    /// The process ended.
    Ended(ExitStatus),
    /// It runs on but closed its output.
    Closed,
    /// A line that is longer than [`LONGEST_LINE`].
    TooLong,
    /// A line that nobody asked for.
    Unasked(String),
    /// It leaves its input unread.
    Deaf,
    /// Only wrong answers; this was the last one.
    Wrong(Mistake),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::NotStarted(error) => write!(f, "it cannot be started: {error}"),
            Failure::Late(deadline) => write!(f, "it gave no answer within {} s", deadline.as_secs_f64()),
            // What shells say of a command they do not find.
            Failure::Ended(status) if status.code() == Some(127) => {
                write!(f, "it ended ({status}): the shell finds no such command")
            }
            Failure::Ended(status) => write!(f, "it ended ({status})"),
            Failure::Closed => f.write_str("it closed its output"),
            Failure::TooLong => write!(f, "it sent a line of more than {LONGEST_LINE} bytes"),
            Failure::Unasked(line) => write!(f, "it sent a line that nobody asked for: {line}"),
            Failure::Deaf => f.write_str("it does not read its input"),
            Failure::Wrong(mistake) => write!(f, "{mistake}; that was the last of {TRIES} tries"),
        }
    }
}

/// Why a program no longer plays.
#[derive(Debug)]
pub struct Trouble {
    question: Question,
    failure: Failure,
    sentence: String,
}

impl Trouble {
    pub(crate) fn new(command: &str, question: Question, failure: Failure) -> Trouble {
        let sentence = format!("exec:{command} failed {question}: {failure}");
        Trouble { question, failure, sentence }
    }

    /// What it was asked when it failed.
    pub const fn question(&self) -> Question {
        self.question
    }

    /// How it failed.
    pub const fn failure(&self) -> &Failure {
        &self.failure
    }

    /// Which bot failed, at what, and how.
    pub fn sentence(&self) -> &str {
        &self.sentence
    }
}

/// What a program did in its games, for those who judge it.
#[derive(Debug, Default)]
pub struct Conduct {
    /// What it said of itself.
    pub greeting: Option<Greeting>,
    /// How long it took for each decision, wrong answers included.
    pub times: Vec<Duration>,
    /// How many answers were wrong.
    pub mistakes: u64,
    /// What it was asked when it first answered wrongly, and what it answered.
    pub first_mistake: Option<(Question, Mistake)>,
    /// How many decisions it made without telling their number.
    pub unnumbered: u64,
    /// How many decisions it made again after an error that was none.
    pub made_again: u64,
    /// How many steps it was told, as it asked.
    pub told: u64,
    /// How many games it left in time when they were over.
    pub left: u64,
    /// How many it did not leave, so that its process was ended.
    pub lingered: u64,
}

impl Conduct {
    pub(crate) fn count_mistake(&mut self, question: Question, mistake: &Mistake) {
        self.mistakes += 1;
        self.first_mistake.get_or_insert_with(|| (question, mistake.clone()));
    }
}
