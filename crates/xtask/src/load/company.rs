//! The players and spectators of a table, and what they watch with.

use serde_json::json;

/// What people watch with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Client {
    /// Programs, which get data.
    Program,
    /// Pages, which get scenes in a compressed stream.
    Page,
    /// Pages and programs in turn.
    Mixed,
}

/// The players and spectators of every table, and how they watch.
#[derive(Clone, Debug)]
pub(crate) struct Company {
    pub(crate) game: String,
    pub(crate) options: serde_json::Value,
    /// The people at a table, of whom the first sets it up.
    pub(crate) people: usize,
    /// The bots at a table, and how well they play.
    pub(crate) bots: usize,
    pub(crate) level: String,
    /// The people who only watch.
    pub(crate) spectators: usize,
    pub(crate) client: Client,
}

impl Company {
    /// All who watch a table: players, then spectators.
    pub(crate) fn viewers(&self) -> usize {
        self.people + self.spectators
    }

    /// The number of connections of a table: its viewers' streams, then those for the players' moves.
    pub(crate) fn lines(&self) -> usize {
        self.viewers() + self.people
    }

    /// Whether a viewer has a page open.
    pub(crate) fn is_page(&self, viewer: usize) -> bool {
        match self.client {
            Client::Program => false,
            Client::Page => true,
            Client::Mixed => viewer.is_multiple_of(2),
        }
    }

    /// The request that sets up a table.
    pub(crate) fn table(&self) -> String {
        let others = std::iter::repeat_n(json!({"is": "open"}), self.people - 1);
        let bots = std::iter::repeat_n(json!({"is": "bot", "level": self.level}), self.bots);
        let seats: Vec<_> = std::iter::once(json!({"is": "me"})).chain(others).chain(bots).collect();
        let Company { game, options, .. } = self;
        json!({"game": game, "options": options, "seats": seats, "bot_speed": "instant"}).to_string()
    }

    /// The player of a branch of this company's game, with bots in all other seats.
    pub(crate) fn branch(&self) -> Company {
        let bots = self.people + self.bots - 1;
        Company { people: 1, bots, spectators: 0, ..self.clone() }
    }
}
