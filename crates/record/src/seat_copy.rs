//! The copy of a game that a seat or a spectator may keep while it runs.

use contract::Seat;
use serde::{Deserialize, Serialize};

use crate::dealing::{Entropy, VoidAttempt};
use crate::lines::Seal;
use crate::record::{Actor, Header, Player};

/// A running game as one viewer may know it. It has no field for a seed, nor for the dealer's choice, because
/// a card's position among all that could have come up would reveal what else is in the deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatCopy {
    /// The version of the format.
    pub format: u32,
    /// The game's short name.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The digest of the components.
    pub content: String,
    /// The options of the game.
    pub options: serde_json::Value,
    /// The players, seat 1 first.
    pub seats: Vec<Player>,
    /// The id of the table.
    pub table: String,
    /// The hash of the dealer's seed.
    pub seed_hash: String,
    /// The seats' contributions to the randomness.
    pub entropy: Entropy,
    /// Earlier attempts to deal that failed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub void: Vec<VoidAttempt>,
    /// The seat whose copy it is. None for a spectator's.
    pub viewer: Option<Seat>,
    /// What happened so far.
    #[serde(skip)]
    pub entries: Vec<SeenEntry>,
}

/// One thing that happened, as a viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum SeenEntry {
    /// A seat decided something.
    Act {
        /// The seat that decided.
        seat: Seat,
        /// The action.
        act: String,
        /// Whether the player or a stand-in decided.
        by: Actor,
        /// The time.
        at: u64,
    },
    /// Chance decided something that the viewer saw.
    Chance {
        /// The outcome.
        chance: String,
        /// The number of the dealer's roll.
        k: u64,
        /// The time.
        at: u64,
    },
    /// The table said something.
    Word {
        /// The word.
        word: String,
        /// The time.
        at: u64,
    },
    /// A seat decided something that the viewer did not see.
    HiddenAct {
        /// The seat that decided.
        hidden_act: Seat,
        /// The time.
        at: u64,
    },
    /// Chance decided something that the viewer did not see.
    HiddenChance {
        /// The number of the dealer's roll.
        hidden_chance: u64,
        /// The time.
        at: u64,
    },
    /// Steps were undone.
    Undo {
        /// The last step that still counts.
        undo_to: usize,
        /// The time.
        at: u64,
    },
}

impl SeatCopy {
    /// Creates one viewer's copy from the header that the record will have and from what the viewer saw.
    pub fn of(header: Header, viewer: Option<Seat>, entries: Vec<SeenEntry>) -> SeatCopy {
        let Header { format, game, rules, content, options, seats, table, seed_hash, entropy, void, .. } =
            header;
        SeatCopy {
            format,
            game,
            rules,
            content,
            options,
            seats,
            table,
            seed_hash,
            entropy,
            void,
            viewer,
            entries,
        }
    }

    /// Formats the copy as a file. Like a record, it consists of sealed lines of JSON.
    pub fn write(&self) -> String {
        #[derive(Serialize)]
        struct First<'a> {
            starfry: &'a str,
            #[serde(flatten)]
            copy: &'a SeatCopy,
        }
        let mut seal = Seal::default();
        let mut text = seal.write(&First { starfry: "seat copy", copy: self });
        for entry in &self.entries {
            text.push('\n');
            text += &seal.write(entry);
        }
        text.push('\n');
        text
    }
}
