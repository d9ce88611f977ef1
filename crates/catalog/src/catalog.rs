//! All games that a program knows, as one value.

use std::path::Path;

use engine::Fault;
use i18n::{Files, Library, TextFault};
use scene::Asset;

use crate::face::Game;

/// All games that a program knows, in list order, with their texts.
pub struct Catalog {
    games: Vec<&'static dyn Game>,
    library: Library,
}

impl std::fmt::Debug for Catalog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let names: Vec<&str> = self.games.iter().map(|game| game.name()).collect();
        f.debug_struct("Catalog").field("games", &names).finish_non_exhaustive()
    }
}

impl Catalog {
    /// Creates a catalogue of these games, in this order.
    pub fn new(games: impl IntoIterator<Item = &'static dyn Game>) -> Catalog {
        let games: Vec<&'static dyn Game> = games.into_iter().collect();
        let library = Library::new(&texts_of(&games));
        Catalog { games, library }
    }

    /// The catalogue without drafts: the games that everybody is offered.
    #[must_use]
    pub fn without_drafts(&self) -> Catalog {
        Catalog::new(self.games.iter().copied().filter(|game| game.offer().is_some()))
    }

    /// All games.
    pub fn games(&self) -> &[&'static dyn Game] {
        &self.games
    }

    /// The game with this short name.
    pub fn game(&self, name: &str) -> Result<&'static dyn Game, Fault> {
        self.games.iter().copied().find(|game| game.name() == name).ok_or_else(|| {
            let names: Vec<&str> = self.games.iter().map(|game| game.name()).collect();
            Fault::new("fault-no-game").with("game", name).with("games", names.join(", "))
        })
    }

    /// All languages, as compiled into the program.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// All languages, with texts that replace or add something, given by their paths: `de/common.ftl`.
    pub fn library_with<'a>(
        &self,
        texts: impl IntoIterator<Item = (&'a Path, &'a str)>,
    ) -> Result<Library, TextFault> {
        Library::with_texts(&texts_of(&self.games), texts)
    }

    /// The files that all games' pages load. Drafts share the plain table's.
    pub fn assets(&self) -> Vec<&'static Asset> {
        let mut assets: Vec<&'static Asset> = self.games.iter().flat_map(|game| game.assets()).collect();
        assets.sort_by_key(|asset| asset.name);
        assets.dedup_by_key(|asset| asset.name);
        assets
    }
}

fn texts_of(games: &[&'static dyn Game]) -> Vec<Files> {
    games.iter().map(|game| game.texts()).collect()
}
