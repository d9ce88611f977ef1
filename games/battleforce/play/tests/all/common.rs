//! The parts of the kit that tests and examples use, and the texts.

use std::sync::LazyLock;

use battleforce::BattleForce;
use battleforce_play::{ALL_OF_IT, GAME};
use i18n::{GameWords, Library};
use scene::Scene;

static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::new(&[GAME.texts()]));

/// All languages, with the texts of this game.
pub(crate) fn library() -> &'static Library {
    &LIBRARY
}

/// The table in a browser.
pub(crate) fn board() -> &'static dyn Scene<BattleForce> {
    ALL_OF_IT.kit().scene
}

/// The game in words.
pub(crate) fn voice() -> &'static dyn GameWords<BattleForce> {
    ALL_OF_IT.kit().words
}
