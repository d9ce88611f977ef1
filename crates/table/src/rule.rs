//! Rules by name, and refusals, which cannot exist without one.

use std::fmt;

/// One rule of a game: a stable id and a sentence for people. Games list theirs in a registry.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// Stable and language-free, such as `fries.move.stop`.
    pub id: &'static str,
    /// The rule in one English sentence.
    pub sentence: &'static str,
}

impl Rule {
    /// A rule for a game's registry.
    pub const fn new(id: &'static str, sentence: &'static str) -> Rule {
        Rule { id, sentence }
    }

    /// The rulings the rule stands on, which its sentence names at its end: "(F3, F11)".
    pub fn rulings(&self) -> impl Iterator<Item = &'static str> {
        let named = self.sentence.strip_suffix(").").and_then(|sentence| sentence.rsplit_once('('));
        let is_ruling = |name: &&str| {
            let mut letters = name.chars();
            letters.next().is_some_and(|first| first.is_ascii_uppercase())
                && !letters.as_str().is_empty()
                && letters.all(|digit| digit.is_ascii_digit())
        };
        named.map_or("", |(_, rulings)| rulings).split(", ").filter(is_ruling)
    }
}

/// Why something may not be done: always the rule it stands on.
#[derive(Clone, Copy)]
pub struct Refusal(&'static Rule);

impl Refusal {
    /// A refusal that stands on this rule.
    pub const fn under(rule: &'static Rule) -> Refusal {
        Refusal(rule)
    }

    /// The rule the refusal stands on.
    pub const fn rule(self) -> &'static Rule {
        self.0
    }
}

impl PartialEq for Refusal {
    fn eq(&self, other: &Refusal) -> bool {
        self.0.id == other.0.id
    }
}

impl Eq for Refusal {}

impl fmt::Debug for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused by {}", self.0.id)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.0.sentence, self.0.id)
    }
}

impl std::error::Error for Refusal {}
