//! The list of games as a value. The list itself is in `Cargo.toml`, with one line per game.

use std::sync::LazyLock;

use catalog::{Catalog, Game};

static ALL: LazyLock<Catalog> = LazyLock::new(|| {
    let games: Vec<&'static dyn Game> = include!(concat!(env!("OUT_DIR"), "/list.rs")).into();
    Catalog::new(games)
});

static OFFERED: LazyLock<Catalog> = LazyLock::new(|| ALL.without_drafts());

/// All games, including drafts.
pub fn all() -> &'static Catalog {
    &ALL
}

/// The games offered to everybody.
pub fn offered() -> &'static Catalog {
    &OFFERED
}
