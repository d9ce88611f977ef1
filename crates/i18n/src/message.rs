//! Sentences without a language yet: errors from code that does not know who will read them.

use std::fmt;

use contract::{Refusal, Rule, Seat, Unreadable};

use crate::args::Args;
use crate::library::Library;
use crate::texts::Texts;

/// A sentence without a language yet: a key with its arguments. Its `Display` is English, for developers and
/// records. [`Texts::message`] turns it into the reader's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    key: &'static str,
    parts: Vec<(&'static str, Part)>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Text that is the same in every language: a name, a path, notation.
    Text(String),
    /// A number.
    Number(i64),
    /// A large number, whose digits are grouped as in the language.
    Amount(u64),
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

    /// A text that is passed on unchanged: the message of a library or a program, or one for authors only.
    pub fn verbatim(text: impl Into<String>) -> Message {
        Message::new("verbatim").with("text", text.into())
    }

    /// The message of a refusal.
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

    /// The key, by which programs can tell messages apart.
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
            Part::Amount(number) => args.with(name, self.grouped(*number)),
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
