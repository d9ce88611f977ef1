//! The offered games with their presets, and the clocks.

use catalog::{Game, Offer, Preset};

/// A game as it is offered. A draft has no offer, and only one way to be played.
#[derive(Clone, Copy)]
pub struct Offered {
    /// The game.
    pub game: &'static dyn Game,
    offer: Option<&'static Offer>,
}

/// How a draft is played: with anybody who joins.
static DRAFT: [Preset; 1] = [Preset::standard(&[], &["me", "free"])];

impl Offered {
    /// How this game is offered.
    pub fn new(game: &'static dyn Game) -> Offered {
        Offered { game, offer: game.offer() }
    }

    /// The game's short name.
    pub fn name(&self) -> &'static str {
        self.game.name()
    }

    /// Whether it is a draft.
    pub fn is_draft(&self) -> bool {
        self.offer.is_none()
    }

    /// The playing time in minutes: of a quick game and a long one. None for a draft.
    pub fn minutes(&self) -> Option<(u32, u32)> {
        self.offer.map(|offer| offer.minutes)
    }

    /// How many bots of level normal "play now" seats.
    pub fn bots(&self) -> usize {
        let least = usize::from(self.game.engine().seats().0);
        self.offer.map_or(least.max(2) - 1, |offer| offer.bots)
    }

    /// Ways to play it, the easiest first.
    pub fn presets(&self) -> &'static [Preset] {
        self.offer.map_or(&DRAFT, |offer| &offer.presets)
    }

    /// The preset with this name, or else the standard one.
    pub fn preset(&self, name: Option<&str>) -> &'static Preset {
        let named = |wanted: &str| self.presets().iter().find(|preset| preset.name == wanted);
        name.and_then(named).or_else(|| named("standard")).unwrap_or(&self.presets()[0])
    }
}

/// The clocks of the form, by name.
pub(crate) const CLOCKS: [(&str, Pace); 4] = [
    ("none", Pace::Unhurried),
    ("live", Pace::Sitting { reserve_s: 600, increment_s: 30 }),
    ("day", Pace::Days { days: 1 }),
    ("days", Pace::Days { days: 3 }),
];

/// How much time players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// As much as they like.
    Unhurried,
    /// Everybody has a reserve, to which each decision adds.
    Sitting {
        /// Seconds at the start.
        reserve_s: u32,
        /// Seconds added after each decision.
        increment_s: u32,
    },
    /// Every decision has the same time limit.
    Days {
        /// Days; 0 for less than one.
        days: u32,
    },
}
