//! Higher as people play it: a draft that has words and nothing else. Its search has no game knowledge, and
//! it is played on the plain table.

mod words;

use bots::{Bots, BotsOf, NoInsight};
use catalog::{Game, GameOf, Kit};
use engine::EngineOf;
use higher::Higher;
use i18n::Files;
use rust_embed::Embed;

use words::Voice;

/// The game as it appears in the list of games.
pub static GAME: &dyn Game = &ALL_OF_IT;

static BOTS: &dyn Bots<Higher> = &BotsOf::<NoInsight>::NEW;

/// The game together with its rules, for tests over all games.
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
