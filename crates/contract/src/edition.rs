//! Editions of the rules.

use std::fmt;

use serde::Serialize;

use crate::rules::Rules;

/// An edition of a game's rules, counted from 1.
///
/// A rule change makes a new edition. Games that were started under an older edition continue under it, so a
/// game of any edition can be set up at any time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Edition(u32);

impl Edition {
    /// The first edition of every game.
    pub const FIRST: Edition = Edition(1);
    /// The second edition.
    pub const SECOND: Edition = Edition(2);

    /// The edition that new games use.
    pub const fn newest<G: Rules>() -> Edition {
        Edition(G::RULES_VERSION)
    }

    /// The edition with this number, if the program knows it.
    pub fn numbered<G: Rules>(number: u32) -> Option<Edition> {
        (1..=G::RULES_VERSION).contains(&number).then_some(Edition(number))
    }

    /// Every edition of a game, the oldest first.
    pub fn all<G: Rules>() -> impl Iterator<Item = Edition> {
        (1..=G::RULES_VERSION).map(Edition)
    }

    /// The number that is stored in records and tables.
    pub const fn number(self) -> u32 {
        self.0
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
