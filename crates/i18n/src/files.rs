//! Files that are compiled into the program.

use std::borrow::Cow;

use rust_embed::RustEmbed;

/// A folder that is compiled into the program: the texts of a game, or its scenarios.
#[derive(Clone, Copy, Debug)]
pub struct Files {
    paths: fn() -> Vec<Cow<'static, str>>,
    get: fn(&str) -> Option<Cow<'static, [u8]>>,
}

impl Files {
    /// The folder that a type embeds.
    pub const fn of<E: RustEmbed>() -> Files {
        Files { paths: || E::iter().collect(), get: |path| E::get(path).map(|file| file.data) }
    }

    /// No files at all.
    pub const NONE: Files = Files { paths: Vec::new, get: |_| None };

    /// The paths of all files, within the folder.
    pub fn paths(&self) -> Vec<Cow<'static, str>> {
        (self.paths)()
    }

    /// What is in a file.
    pub fn get(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        (self.get)(path)
    }
}
