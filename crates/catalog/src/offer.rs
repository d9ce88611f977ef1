//! How a game is offered: how long it takes, what "play now" sets up, what stands in the form of a new table, and its pictures.

use scene::Asset;

/// How a game is offered.
#[derive(Debug)]
pub struct Offer {
    /// How long it takes, in minutes: a quick game and a long one.
    pub minutes: (u32, u32),
    /// How many bots of the level normal one plays against at once.
    pub bots: usize,
    /// Ways to play it, from the easiest on.
    pub presets: [Preset; 3],
    /// The large picture.
    pub poster: Asset,
    /// The small picture.
    pub emblem: Asset,
    /// The colour of its rulebook, in light and in dark.
    pub accent: (&'static str, &'static str),
}

/// A way to play a game.
#[derive(Debug)]
pub struct Preset {
    /// Its name in addresses and texts.
    pub name: &'static str,
    /// The options that are not as the game has them by itself.
    pub options: &'static [(&'static str, &'static str)],
    /// Who sits where, in the words of the form. Seats that are not named are closed.
    pub seats: &'static [&'static str],
    /// Whether advice may be asked for.
    pub hints: bool,
    /// The clock, by its name in the form.
    pub clock: &'static str,
}

impl Preset {
    /// The first game, with hints and without a clock.
    pub const fn first(
        options: &'static [(&'static str, &'static str)],
        seats: &'static [&'static str],
    ) -> Preset {
        Preset { name: "first", options, seats, hints: true, clock: "none" }
    }

    /// The usual game.
    pub const fn standard(
        options: &'static [(&'static str, &'static str)],
        seats: &'static [&'static str],
    ) -> Preset {
        Preset { name: "standard", options, seats, hints: true, clock: "none" }
    }

    /// For those who know the game: no hints, and the clock is running.
    pub const fn advanced(
        options: &'static [(&'static str, &'static str)],
        seats: &'static [&'static str],
    ) -> Preset {
        Preset { name: "advanced", options, seats, hints: false, clock: "live" }
    }
}

impl Offer {
    /// The preset of this name, else the usual one.
    pub fn preset(&self, name: Option<&str>) -> &Preset {
        self.presets.iter().find(|preset| Some(preset.name) == name).unwrap_or(&self.presets[1])
    }
}
