//! Rules, identified by name, and refusals, each of which is based on a rule.

use std::fmt;

/// One rule of a game. Games list their rules in a registry; the sentence is in the rulebook, in every
/// language.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// The id, which is stable and independent of language, such as `toy.move.stop`.
    pub id: &'static str,
    /// The rulings it is based on where the printed rules are silent: `F3`, `F11`.
    pub rulings: &'static [&'static str],
}

impl Rule {
    /// Creates a rule for a game's registry.
    pub const fn new(id: &'static str, rulings: &'static [&'static str]) -> Rule {
        Rule { id, rulings }
    }
}

/// Why something is not allowed. It always names the rule it is based on.
#[derive(Clone, Copy)]
pub struct Refusal(&'static Rule);

impl Refusal {
    /// Creates a refusal that is based on this rule.
    pub const fn under(rule: &'static Rule) -> Refusal {
        Refusal(rule)
    }

    /// The rule that the refusal is based on.
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
        write!(f, "the rule {} forbids it", self.0.id)
    }
}

impl std::error::Error for Refusal {}
