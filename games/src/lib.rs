//! The list of games. It is in `Cargo.toml`, one line for each; this makes a value of it.

use std::sync::LazyLock;

use catalog::{Catalog, Game};

static ALL: LazyLock<Catalog> = LazyLock::new(|| {
    let games: Vec<&'static dyn Game> = include!(concat!(env!("OUT_DIR"), "/list.rs")).into();
    Catalog::new(games)
});

static OFFERED: LazyLock<Catalog> = LazyLock::new(|| ALL.without_drafts());

/// All games, drafts included.
pub fn all() -> &'static Catalog {
    &ALL
}

/// The games that everybody is offered.
pub fn offered() -> &'static Catalog {
    &OFFERED
}
