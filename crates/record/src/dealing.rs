//! What the seats added to the randomness, and whether they had bound themselves to it beforehand.

use serde::{Deserialize, Serialize};

/// What the seats added to the randomness of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Entropy {
    /// Format 1: texts of those who added one, in the order of their seats. Nobody was bound to a text beforehand.
    Texts(Vec<String>),
    /// Format 2: what each seat did, seat 1 first.
    Parts(Vec<Part>),
}

/// What one seat did about the randomness.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Part {
    /// It committed to its entropy before it knew anybody else's, and revealed it.
    Revealed {
        /// The hash it published.
        commitment: String,
        /// What it revealed: 32 bytes as hexadecimal digits.
        entropy: String,
    },
    /// It committed and did not reveal, which made the attempt void.
    Withheld {
        /// The hash it published.
        commitment: String,
    },
    /// It added nothing.
    None {
        /// Why not.
        none: Without,
    },
}

/// Why a seat added nothing to the randomness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Without {
    /// A bot of the server sat there.
    Bot,
    /// Whoever sat there did not commit to anything.
    Declined,
    /// Whoever sat there was not at the table when the game started.
    Away,
    /// It had withheld its entropy in an earlier attempt.
    Withheld,
}

/// An attempt to deal that came to nothing because a seat withheld its entropy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VoidAttempt {
    /// The hash of the seed of this attempt.
    pub seed_hash: String,
    /// What each seat did, seat 1 first.
    pub parts: Vec<Part>,
}

impl Entropy {
    /// Format 2 for a game in which nobody but bots sat at the table.
    pub fn of_bots(seats: usize) -> Entropy {
        Entropy::Parts(vec![Part::None { none: Without::Bot }; seats])
    }

    /// What goes into the dealer's key, in the order of seats.
    pub fn texts(&self) -> Vec<String> {
        match self {
            Entropy::Texts(texts) => texts.clone(),
            Entropy::Parts(parts) => parts.iter().filter_map(Part::entropy).map(str::to_owned).collect(),
        }
    }
}

impl Part {
    /// What the seat revealed.
    pub fn entropy(&self) -> Option<&str> {
        match self {
            Part::Revealed { entropy, .. } => Some(entropy),
            Part::Withheld { .. } | Part::None { .. } => None,
        }
    }

    /// The hash the seat published.
    pub fn commitment(&self) -> Option<&str> {
        match self {
            Part::Revealed { commitment, .. } | Part::Withheld { commitment } => Some(commitment),
            Part::None { .. } => None,
        }
    }
}
