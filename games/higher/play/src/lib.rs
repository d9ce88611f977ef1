//! Higher as people play it: a draft, with words and nothing else. It is searched without insight and played on the plain table.

mod words;

use bots::{Bots, BotsOf, NoInsight};
use catalog::{Game, GameOf, Kit};
use engine::EngineOf;
use higher::Higher;
use i18n::Files;
use rust_embed::Embed;

use words::Voice;

/// The game, as the list of games has it.
pub static GAME: &dyn Game = &ALL_OF_IT;

static BOTS: &dyn Bots<Higher> = &BotsOf::<NoInsight>::NEW;

/// The same with its rules, for tests over all games.
pub static ALL_OF_IT: GameOf<Higher> = GameOf::new(Kit {
    scenarios: Files::of::<Scenarios>(),
    ..Kit::draft(&EngineOf { bots: BOTS }, BOTS, &Voice, Files::of::<Texts>())
});

#[derive(Embed)]
#[folder = "texts/"]
struct Texts;

#[derive(Embed)]
#[folder = "../scenarios/"]
struct Scenarios;
