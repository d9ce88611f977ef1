//! Files compiled into the program.

use std::borrow::Cow;

use rust_embed::RustEmbed;

/// A folder compiled into the program: a game's texts or its scenarios.
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

    /// No files.
    pub const NONE: Files = Files { paths: Vec::new, get: |_| None };

    /// The paths of all files, relative to the folder.
    pub fn paths(&self) -> Vec<Cow<'static, str>> {
        (self.paths)()
    }

    /// The content of a file.
    pub fn get(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        (self.get)(path)
    }
}
