//! Battle Force as people play it: its words, drawings, browser table, lesson and offers.

#![allow(clippy::disallowed_methods, reason = "the last bit of a length is not drawn")]

mod board;
mod drawing;
mod offers;
mod words;

use battleforce::{BattleForce, View};
use catalog::{Game, GameOf, Kit, Offer, Preset};
use i18n::Files;
use rust_embed::Embed;
use scene::Asset;
use serde_json::{Value, json};

use board::Board;
use drawing::Sketch;
use offers::Offers;
use words::Voice;

/// The game as it appears in the list of games.
pub static GAME: &dyn Game = &ALL_OF_IT;

/// The game together with its rules, for tests over all games.
pub static ALL_OF_IT: GameOf<BattleForce> = GameOf::new(Kit {
    engine: battleforce_bot::ENGINE,
    bots: battleforce_bot::BOTS,
    words: &Voice,
    texts: Files::of::<Texts>(),
    scenarios: Files::of::<Scenarios>(),
    scene: &Board,
    has_scene: true,
    drawing: Some(&Sketch),
    promises: Some(&Offers),
    odds: Some(odds),
    has_reactions: true,
    lesson: Some(include_str!("../lesson.toml")),
    offer: Some(OFFER),
});

const OFFER: Offer = Offer {
    minutes: (30, 90),
    age: 12,
    bots: 1,
    presets: [
        Preset::first(&[("game", "introductory")], &["me", "free"]),
        Preset::standard(&[], &["me", "free"]),
        Preset::advanced(&[("game", "advanced")], &["me", "free"]),
    ],
    poster: Asset::drawing("poster-battleforce.svg", include_str!("../art/poster.svg")),
    emblem: Asset::drawing("emblem-battleforce.svg", include_str!("../art/emblem.svg")),
    accent: ("#1d5a73", "#7fc3dc"),
};

#[derive(Embed)]
#[folder = "texts/"]
struct Texts;

#[derive(Embed)]
#[folder = "../scenarios/"]
struct Scenarios;

/// What the current attack would do.
fn odds(game: &BattleForce, view: &View) -> Value {
    json!({ "volley": view.coming(game) })
}
