//! Fries as people play it: its words, drawings, browser table, lesson and offers.

#![allow(clippy::disallowed_methods, reason = "the last bit of a length is not drawn")]

mod board;
mod drawing;
mod labels;
mod words;

use catalog::{Game, GameOf, Kit, Offer, Preset};
use fries::{Fries, View};
use i18n::Files;
use rust_embed::Embed;
use scene::Asset;
use serde_json::{Value, json};

use board::Board;
use drawing::Sketch;
use words::Voice;

/// The game as it appears in the list of games.
pub static GAME: &dyn Game = &ALL_OF_IT;

/// The game together with its rules, for tests over all games.
pub static ALL_OF_IT: GameOf<Fries> = GameOf::new(Kit {
    engine: fries_bot::ENGINE,
    bots: fries_bot::BOTS,
    words: &Voice,
    texts: Files::of::<Texts>(),
    scenarios: Files::of::<Scenarios>(),
    scene: &Board,
    has_scene: true,
    drawing: Some(&Sketch),
    promises: None,
    odds: Some(odds),
    has_reactions: false,
    lesson: Some(include_str!("../lesson.toml")),
    offer: Some(OFFER),
});

const OFFER: Offer = Offer {
    minutes: (20, 60),
    age: 12,
    bots: 3,
    presets: [
        Preset::first(&[("round_limit", "12")], &["me", "free", "easy"]),
        Preset::standard(&[], &["me", "free", "free", "normal"]),
        Preset::advanced(&[], &["me", "free", "free", "hard"]),
    ],
    poster: Asset::drawing("poster-fries.svg", include_str!("../art/poster.svg")),
    emblem: Asset::drawing("emblem-fries.svg", include_str!("../art/emblem.svg")),
    accent: ("#b8321d", "#f0765f"),
};

#[derive(Embed)]
#[folder = "texts/"]
struct Texts;

#[derive(Embed)]
#[folder = "../scenarios/"]
struct Scenarios;

/// The odds of the rolls that are on offer or due.
fn odds(game: &Fries, view: &View) -> Value {
    json!({
        "control": game.control_odds(view),
        "bumps": game.bump_odds(view),
        "support": game.support_odds(view),
    })
}
