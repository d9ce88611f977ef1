//! How a game is offered: its playing time, what "play now" sets up, the presets of new tables, and its
//! pictures.

use scene::Asset;

/// How a game is offered.
#[derive(Debug)]
pub struct Offer {
    /// The playing time in minutes: of a quick game and a long one.
    pub minutes: (u32, u32),
    /// The youngest age for which it is suitable.
    pub age: u32,
    /// How many bots of level normal "play now" seats.
    pub bots: usize,
    /// Ways to play it, the easiest first.
    pub presets: [Preset; 3],
    /// The large picture.
    pub poster: Asset,
    /// The small picture.
    pub emblem: Asset,
    /// The colour of its rulebook, in light and in dark mode.
    pub accent: (&'static str, &'static str),
}

/// A way to play a game.
#[derive(Debug)]
pub struct Preset {
    /// Its name in addresses and texts.
    pub name: &'static str,
    /// The options that differ from the game's defaults.
    pub options: &'static [(&'static str, &'static str)],
    /// The players by seat, in the words of the form. Seats that are not listed are closed.
    pub seats: &'static [&'static str],
    /// Whether hints are allowed.
    pub hints: bool,
    /// The clock, by its name in the form.
    pub clock: &'static str,
}

impl Preset {
    /// A first game, with hints and without a clock.
    pub const fn first(
        options: &'static [(&'static str, &'static str)],
        seats: &'static [&'static str],
    ) -> Preset {
        Preset { name: "first", options, seats, hints: true, clock: "none" }
    }

    /// The standard game.
    pub const fn standard(
        options: &'static [(&'static str, &'static str)],
        seats: &'static [&'static str],
    ) -> Preset {
        Preset { name: "standard", options, seats, hints: true, clock: "none" }
    }

    /// A game for experienced players: no hints, and with a clock.
    pub const fn advanced(
        options: &'static [(&'static str, &'static str)],
        seats: &'static [&'static str],
    ) -> Preset {
        Preset { name: "advanced", options, seats, hints: false, clock: "live" }
    }
}

impl Offer {
    /// The preset with this name, or else the standard one.
    pub fn preset(&self, name: Option<&str>) -> &Preset {
        self.presets.iter().find(|preset| Some(preset.name) == name).unwrap_or(&self.presets[1])
    }
}
