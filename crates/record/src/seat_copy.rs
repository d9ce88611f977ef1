//! What a seat, or a spectator, may keep of a game while it runs.

use contract::Seat;
use serde::{Deserialize, Serialize};

use crate::dealing::{Entropy, VoidAttempt};
use crate::lines::Seal;
use crate::record::{Actor, Header, Player};

/// A running game as one viewer may know it. It has no field for a seed, nor for the dealer's choice: the place of a
/// card among all that could have come would tell what else is in the deck.
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
    /// Who sits where, seat 1 first.
    pub seats: Vec<Player>,
    /// The id of the table.
    pub table: String,
    /// The hash of the dealer's seed.
    pub seed_hash: String,
    /// What the seats added to the randomness.
    pub entropy: Entropy,
    /// Attempts to deal before this one that came to nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub void: Vec<VoidAttempt>,
    /// Whose copy it is; nobody's if it is a spectator's.
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
        /// Who.
        seat: Seat,
        /// What.
        act: String,
        /// Whether the player or a stand-in decided.
        by: Actor,
        /// When.
        at: u64,
    },
    /// Chance decided something that the viewer saw.
    Chance {
        /// What.
        chance: String,
        /// The number of the dealer's roll.
        k: u64,
        /// When.
        at: u64,
    },
    /// The table said a word.
    Word {
        /// Which.
        word: String,
        /// When.
        at: u64,
    },
    /// A seat decided something the viewer did not see.
    HiddenAct {
        /// Who.
        hidden_act: Seat,
        /// When.
        at: u64,
    },
    /// Chance decided something the viewer did not see.
    HiddenChance {
        /// The number of the dealer's roll.
        hidden_chance: u64,
        /// When.
        at: u64,
    },
    /// Steps were taken back.
    Undo {
        /// The last step that holds.
        undo_to: usize,
        /// When.
        at: u64,
    },
}

impl SeatCopy {
    /// The copy of one viewer, from the header the record will have and what the viewer saw.
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

    /// The copy as a file, of the same form as a record: sealed lines of JSON.
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
