//! How games are offered: how long they take, what "play now" sets up, and what stands in the form of a new table.

/// A game as it is offered.
pub struct Offered {
    /// The game's short name.
    pub game: &'static str,
    /// How long it takes, in minutes: a quick game and a long one.
    pub minutes: (u32, u32),
    /// How many bots of the level normal one plays against at once.
    pub bots: usize,
    /// Ways to play it, from the easiest on.
    pub presets: [Preset; 3],
}

/// A way to play a game.
pub struct Preset {
    /// Its name in addresses and texts.
    pub name: &'static str,
    /// The options that are not as the game has them by itself.
    pub options: &'static [(&'static str, &'static str)],
    /// Who sits where, in the words of the form. Seats that are not named are closed.
    pub seats: &'static [&'static str],
    /// Whether advice may be asked for.
    pub hints: bool,
    /// The clock, by its name in `CLOCKS`.
    pub clock: &'static str,
}

const fn preset(
    name: &'static str,
    options: &'static [(&'static str, &'static str)],
    seats: &'static [&'static str],
) -> Preset {
    Preset { name, options, seats, hints: true, clock: "none" }
}

const fn advanced(
    options: &'static [(&'static str, &'static str)],
    seats: &'static [&'static str],
) -> Preset {
    Preset { name: "advanced", options, seats, hints: false, clock: "live" }
}

/// What is played and how, in the order of the start page.
pub const OFFERED: [Offered; 3] = [
    Offered {
        game: "fries",
        minutes: (20, 60),
        bots: 3,
        presets: [
            preset("first", &[("round_limit", "12")], &["me", "free", "easy"]),
            preset("standard", &[], &["me", "free", "free", "normal"]),
            advanced(&[], &["me", "free", "free", "hard"]),
        ],
    },
    Offered {
        game: "ufoludki",
        minutes: (10, 20),
        bots: 3,
        presets: [
            preset("first", &[], &["me", "free", "easy"]),
            preset("standard", &[], &["me", "free", "free", "normal"]),
            advanced(&[], &["me", "free", "free", "hard"]),
        ],
    },
    Offered {
        game: "battleforce",
        minutes: (30, 90),
        bots: 1,
        presets: [
            preset("first", &[("game", "introductory")], &["me", "free"]),
            preset("standard", &[], &["me", "free"]),
            advanced(&[("game", "advanced")], &["me", "free"]),
        ],
    },
];

/// The clocks of the form: names, with seconds in reserve and seconds added, or the seconds of each decision.
pub(crate) const CLOCKS: [(&str, Pace); 4] = [
    ("none", Pace::Unhurried),
    ("live", Pace::Sitting { reserve_s: 600, increment_s: 30 }),
    ("day", Pace::Days { days: 1 }),
    ("days", Pace::Days { days: 3 }),
];

/// How long people may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// As long as they like.
    Unhurried,
    /// Everybody has a reserve; a decision adds to it.
    Sitting {
        /// Seconds at the start.
        reserve_s: u32,
        /// Seconds added after each decision.
        increment_s: u32,
    },
    /// Every decision has the same time.
    Days {
        /// Days; less than one is none.
        days: u32,
    },
}

/// How a game is offered.
pub fn offered(game: &str) -> Option<&'static Offered> {
    OFFERED.iter().find(|offered| offered.game == game)
}

impl Offered {
    /// The preset of this name, else the usual one.
    pub fn preset(&self, name: Option<&str>) -> &Preset {
        self.presets.iter().find(|preset| Some(preset.name) == name).unwrap_or(&self.presets[1])
    }
}
