//! Before the game: the table, its players, and what comes next, drawn in `waiting.rs`. After the game: `ending.rs`.
//!
//! Buttons name what they post (`data-post`, `data-body`) and what follows (`data-then`); the table's script
//! does it.

use catalog::Game;
use contract::Seat;
use i18n::Texts;
use serde_json::Value;

use crate::presets::Pace;

/// A player at the table, or a free seat.
pub struct LobbySeat {
    /// The seat.
    pub seat: Seat,
    /// The player.
    pub by: Sitter,
    /// Whether it is the viewer's own seat.
    pub is_own: bool,
}

/// The player at a seat.
pub enum Sitter {
    /// Nobody yet. Anybody may join.
    Free,
    /// Nobody yet. Only invited people may join.
    Kept,
    /// A person.
    Person {
        /// Their name.
        name: String,
        /// The number of their face.
        face: u32,
    },
    /// A bot with this name.
    Bot(String),
}

impl LobbySeat {
    pub(crate) fn name(&self) -> Option<&str> {
        match &self.by {
            Sitter::Person { name, .. } | Sitter::Bot(name) => Some(name),
            Sitter::Free | Sitter::Kept => None,
        }
    }
}

/// A table whose game has not begun.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Lobby<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// The id of the table.
    pub id: &'a str,
    /// The beginning of the addresses of files.
    pub files: &'a str,
    /// The game.
    pub game: &'static dyn Game,
    /// The game's options, all of them.
    pub options: &'a Value,
    /// How much time players have.
    pub pace: Pace,
    /// Whether the table is listed.
    pub is_public: bool,
    /// Whether others may watch.
    pub has_spectators: bool,
    /// Whether people may ask for advice.
    pub has_hints: bool,
    /// All seats, seat 1 first.
    pub seats: Vec<LobbySeat>,
    /// Whether somebody has started it and the cards are about to be dealt.
    pub is_starting: bool,
    /// Whether the viewer may start it.
    pub is_host: bool,
    /// Whether the viewer has no name yet.
    pub is_stranger: bool,
    /// The name of the person who may start it, if they have a seat.
    pub host: Option<&'a str>,
}

impl Lobby<'_> {
    /// The HTML that is shown above the table.
    pub fn html(&self) -> String {
        self.waiting().into_string()
    }

    pub(crate) fn word(&self, key: &str) -> String {
        self.texts.word(&format!("page-table-{key}"))
    }

    pub(crate) fn sits(&self) -> bool {
        self.seats.iter().any(|seat| seat.is_own)
    }
}
