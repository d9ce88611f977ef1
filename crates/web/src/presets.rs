//! What is offered: games with the ways to play them, and clocks.

use catalog::{Game, Offer, Preset};

/// A game as it is offered. A draft brings nothing for that along: it has one way to be played.
#[derive(Clone, Copy)]
pub struct Offered {
    /// The game.
    pub game: &'static dyn Game,
    offer: Option<&'static Offer>,
}

/// How a draft is played: with whoever comes.
static DRAFT: [Preset; 1] = [Preset::standard(&[], &["me", "free"])];

impl Offered {
    /// A game as it is offered here.
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

    /// How long it takes, in minutes: a quick game and a long one; nobody knows that of a draft.
    pub fn minutes(&self) -> Option<(u32, u32)> {
        self.offer.map(|offer| offer.minutes)
    }

    /// How many bots of the level normal one plays against at once.
    pub fn bots(&self) -> usize {
        let least = usize::from(self.game.engine().seats().0);
        self.offer.map_or(least.max(2) - 1, |offer| offer.bots)
    }

    /// Ways to play it, from the easiest on.
    pub fn presets(&self) -> &'static [Preset] {
        self.offer.map_or(&DRAFT, |offer| &offer.presets)
    }

    /// The preset of this name, else the usual one.
    pub fn preset(&self, name: Option<&str>) -> &'static Preset {
        let named = |wanted: &str| self.presets().iter().find(|preset| preset.name == wanted);
        name.and_then(named).or_else(|| named("standard")).unwrap_or(&self.presets()[0])
    }
}

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
