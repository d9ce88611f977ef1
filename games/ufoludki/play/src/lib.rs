//! Ufoludki as people play it: its words, drawings, browser table, lesson and offers.

#![allow(clippy::disallowed_methods, reason = "the last bit of a length is not drawn")]

mod board;
mod drawing;
mod words;

use catalog::{Game, GameOf, Kit, Offer, Preset};
use i18n::Files;
use rust_embed::Embed;
use scene::Asset;
use ufoludki::Ufoludki;

use board::Board;
use drawing::Sketch;
use words::Voice;

/// The game as it appears in the list of games.
pub static GAME: &dyn Game = &ALL_OF_IT;

/// The game together with its rules, for tests over all games.
pub static ALL_OF_IT: GameOf<Ufoludki> = GameOf::new(Kit {
    engine: ufoludki_bot::ENGINE,
    bots: ufoludki_bot::BOTS,
    words: &Voice,
    texts: Files::of::<Texts>(),
    scenarios: Files::of::<Scenarios>(),
    scene: &Board,
    has_scene: true,
    drawing: Some(&Sketch),
    promises: None,
    odds: None,
    has_reactions: false,
    lesson: Some(include_str!("../lesson.toml")),
    offer: Some(OFFER),
});

const OFFER: Offer = Offer {
    minutes: (10, 20),
    age: 7,
    bots: 3,
    presets: [
        Preset::first(&[], &["me", "free", "easy"]),
        Preset::standard(&[], &["me", "free", "free", "normal"]),
        Preset::advanced(&[], &["me", "free", "free", "hard"]),
    ],
    poster: Asset::drawing("poster-ufoludki.svg", include_str!("../art/poster.svg")),
    emblem: Asset::drawing("emblem-ufoludki.svg", include_str!("../art/emblem.svg")),
    accent: ("#5a4899", "#b5a4ee"),
};

#[derive(Embed)]
#[folder = "texts/"]
struct Texts;

#[derive(Embed)]
#[folder = "../scenarios/"]
struct Scenarios;
