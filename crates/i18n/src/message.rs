//! Sentences that have no language yet: what went wrong, said by code that does not know who will read it.

use std::fmt;

use contract::{Refusal, Rule, Seat, Unreadable};

use crate::args::Args;
use crate::library::Library;
use crate::texts::Texts;

/// A sentence that has no language yet: a key with its arguments. Its `Display` is English, for those who write programs
/// and records; people get it in their language by [`Texts::message`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    key: &'static str,
    parts: Vec<(&'static str, Part)>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Text that has no language: a name, a path, notation.
    Text(String),
    /// A number.
    Number(i64),
    /// Another message.
    Message(Box<Message>),
    /// A rule, as a sentence.
    Rule(&'static Rule),
}

impl Message {
    /// A message without arguments.
    pub const fn new(key: &'static str) -> Message {
        Message { key, parts: Vec::new() }
    }

    /// A text that is passed on as it is: what a library or a program says, or what only authors read.
    pub fn verbatim(text: impl Into<String>) -> Message {
        Message::new("verbatim").with("text", text.into())
    }

    /// The message that a refusal is.
    pub fn refused(refusal: Refusal) -> Message {
        let rule = refusal.rule();
        Message::new("refused").with("sentence", rule).with("rule", rule.id)
    }

    /// The message that something is not in a game's notation.
    pub fn unreadable(error: Unreadable) -> Message {
        Message::new("fault-unreadable").with("text", error.text).with("expected", error.expected)
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, part: impl Into<Part>) -> Message {
        self.parts.push((name, part.into()));
        self
    }

    /// The key: what a program may tell messages apart by.
    pub const fn key(&self) -> &'static str {
        self.key
    }
}

impl Texts {
    /// A message in this language.
    pub fn message(&self, message: &Message) -> String {
        let args = message.parts.iter().fold(Args::none(), |args, (name, part)| match part {
            Part::Text(text) => args.with(name, text.clone()),
            Part::Number(number) => args.with(name, *number),
            Part::Message(message) => args.with(name, self.message(message)),
            Part::Rule(rule) => args.with(name, self.sentence(rule).to_owned()),
        });
        self.say(message.key, &args)
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Library::platform().english().message(self))
    }
}

impl std::error::Error for Message {}

impl From<String> for Part {
    fn from(text: String) -> Part {
        Part::Text(text)
    }
}

impl From<&str> for Part {
    fn from(text: &str) -> Part {
        Part::Text(text.to_owned())
    }
}

impl From<Message> for Part {
    fn from(message: Message) -> Part {
        Part::Message(Box::new(message))
    }
}

impl From<Seat> for Part {
    fn from(seat: Seat) -> Part {
        Part::from(seat.index() + 1)
    }
}

impl From<&'static Rule> for Part {
    fn from(rule: &'static Rule) -> Part {
        Part::Rule(rule)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => { $(
        impl From<$number> for Part {
            fn from(number: $number) -> Part {
                Part::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )* };
}

numbers! { u8 u16 u32 u64 usize i32 }
