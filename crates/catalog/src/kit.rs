//! Everything that makes a game's rules playable by people, in one value.

use bots::Bots;
use contract::Rules;
use engine::Engine;
use i18n::{Files, GameWords};
use scene::drawing::Drawing;
use scene::{PlainScene, Scene};
use serde_json::Value;

use crate::offer::Offer;
use crate::promises::Promises;

/// The parts that a game's `play` crate provides. A draft has words and nothing else ([`Kit::draft`]); a
/// finished game has all of them.
pub struct Kit<G: Rules> {
    /// The game's engine.
    pub engine: &'static dyn Engine,
    /// The bots that play it.
    pub bots: &'static dyn Bots<G>,
    /// The game in words.
    pub words: &'static dyn GameWords<G>,
    /// The folder of its texts and rulebooks.
    pub texts: Files,
    /// The folder of its scenarios.
    pub scenarios: Files,
    /// Its table in a browser.
    pub scene: &'static dyn Scene<G>,
    /// Whether it has a scene of its own rather than the plain one.
    pub has_scene: bool,
    /// How its positions are drawn in rulebooks.
    pub drawing: Option<&'static dyn Drawing<G>>,
    /// The promises its players may make.
    pub promises: Option<&'static dyn Promises<G>>,
    /// The odds of rolls that are offered or due, and what the current attack would do, as far as the viewer
    /// knows.
    pub odds: Option<fn(&G, &G::View) -> Value>,
    /// Whether seats are asked to react to what others do.
    pub has_reactions: bool,
    /// The guided first game: the text of `lesson.toml`.
    pub lesson: Option<&'static str>,
    /// How it is offered.
    pub offer: Option<Offer>,
}

impl<G: Rules> Kit<G> {
    /// Creates a kit from rules and words. Such a game can be simulated, recorded, searched, and played on a
    /// plain table.
    pub const fn draft(
        engine: &'static dyn Engine,
        bots: &'static dyn Bots<G>,
        words: &'static dyn GameWords<G>,
        texts: Files,
    ) -> Kit<G> {
        Kit {
            engine,
            bots,
            words,
            texts,
            scenarios: Files::NONE,
            scene: &PlainScene,
            has_scene: false,
            drawing: None,
            promises: None,
            odds: None,
            has_reactions: false,
            lesson: None,
            offer: None,
        }
    }
}
