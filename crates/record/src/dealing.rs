//! The seats' contributions to the randomness, and whether they committed to them beforehand.

use serde::{Deserialize, Serialize};

/// The seats' contributions to the randomness of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Entropy {
    /// Format 1: the texts of the seats that contributed one, in seat order. Nobody had committed to a text
    /// beforehand.
    Texts(Vec<String>),
    /// Format 2: what each seat did, seat 1 first.
    Parts(Vec<Part>),
}

/// One seat's contribution to the randomness.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Part {
    /// It committed to its entropy before it knew anybody else's, and then revealed it.
    Revealed {
        /// The hash it published.
        commitment: String,
        /// The entropy it revealed: 32 bytes as hexadecimal digits.
        entropy: String,
    },
    /// It committed but did not reveal, which made the attempt void.
    Withheld {
        /// The hash it published.
        commitment: String,
    },
    /// It contributed nothing.
    None {
        /// The reason.
        none: Without,
    },
}

/// Why a seat contributed nothing to the randomness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Without {
    /// The seat was played by one of the server's bots.
    Bot,
    /// The player did not commit to anything.
    Declined,
    /// The player was not at the table when the game started.
    Away,
    /// The seat had withheld its entropy in an earlier attempt.
    Withheld,
}

/// An attempt to deal that failed because a seat withheld its entropy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VoidAttempt {
    /// The hash of this attempt's seed.
    pub seed_hash: String,
    /// What each seat did, seat 1 first.
    pub parts: Vec<Part>,
}

impl Entropy {
    /// Format 2 for a game played only by bots.
    pub fn of_bots(seats: usize) -> Entropy {
        Entropy::Parts(vec![Part::None { none: Without::Bot }; seats])
    }

    /// The texts that go into the dealer's key, in seat order.
    pub fn texts(&self) -> Vec<String> {
        match self {
            Entropy::Texts(texts) => texts.clone(),
            Entropy::Parts(parts) => parts.iter().filter_map(Part::entropy).map(str::to_owned).collect(),
        }
    }
}

impl Part {
    /// The entropy that the seat revealed.
    pub fn entropy(&self) -> Option<&str> {
        match self {
            Part::Revealed { entropy, .. } => Some(entropy),
            Part::Withheld { .. } | Part::None { .. } => None,
        }
    }

    /// The hash that the seat published.
    pub fn commitment(&self) -> Option<&str> {
        match self {
            Part::Revealed { commitment, .. } | Part::Withheld { commitment } => Some(commitment),
            Part::None { .. } => None,
        }
    }
}
