//! How a program behaved, well or badly.

use std::fmt;
use std::process::ExitStatus;
use std::time::Duration;

use crate::messages::{Greeting, Mistake};
use crate::process::LONGEST_LINE;
use crate::session::TRIES;

/// A question to a program.
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
    /// The number of the decision in question.
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
    /// The shell could not be started.
    NotStarted(std::io::Error),
    /// It did not answer in this time.
    Late(Duration),
    /// The process ended.
    Ended(ExitStatus),
    /// It is still running but closed its output.
    Closed,
    /// It sent a line that is longer than [`LONGEST_LINE`].
    TooLong,
    /// It sent a line that nobody asked for.
    Unasked(String),
    /// It does not read its input.
    Deaf,
    /// It gave only wrong answers; this was the last one.
    Wrong(Mistake),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::NotStarted(error) => write!(f, "it cannot be started: {error}"),
            Failure::Late(deadline) => write!(f, "it gave no answer within {} s", deadline.as_secs_f64()),
            // The exit code of shells that do not find a command.
            Failure::Ended(status) if status.code() == Some(127) => {
                write!(f, "it ended ({status}): the shell did not find the command")
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

    /// The question at which it failed.
    pub const fn question(&self) -> Question {
        self.question
    }

    /// How it failed.
    pub const fn failure(&self) -> &Failure {
        &self.failure
    }

    /// A sentence that names the bot, the question and the failure.
    pub fn sentence(&self) -> &str {
        &self.sentence
    }
}

/// How a program behaved in its games.
#[derive(Debug, Default)]
pub struct Conduct {
    /// What it said about itself.
    pub greeting: Option<Greeting>,
    /// How long each decision took, including wrong answers.
    pub times: Vec<Duration>,
    /// How many answers were wrong.
    pub mistakes: u64,
    /// The question it first answered wrongly, and that answer.
    pub first_mistake: Option<(Question, Mistake)>,
    /// How many decisions it answered without their number.
    pub unnumbered: u64,
    /// How many decisions it answered again after an error that was only a test.
    pub made_again: u64,
    /// How many steps it was told about, at its request.
    pub told: u64,
    /// After how many games it exited in time.
    pub left: u64,
    /// After how many games it did not, so that its process was killed.
    pub lingered: u64,
}

impl Conduct {
    pub(crate) fn count_mistake(&mut self, question: Question, mistake: &Mistake) {
        self.mistakes += 1;
        self.first_mistake.get_or_insert_with(|| (question, mistake.clone()));
    }
}
