//! Every sentence of the program, in every language.
//!
//! The key decision: **code names a sentence, a translator writes it**. What is said is a key with its
//! arguments. How it is said, with plurals, cases and word order, is in Fluent files, in one folder per
//! language. The platform's are in `texts/` here, a game's in its own `play/texts/`. A [`Library`] combines
//! them. Adding a language needs no Rust: it is a folder next to the others, or one given when the program
//! starts (docs/translating.md).
//!
//! Invariants: no sentence is assembled from fragments. Players' names are never inflected. What a viewer may
//! not know is not in the events and views that are told here, so no text can give it away.

mod args;
mod files;
mod game_words;
mod grid;
mod library;
mod memory;
mod message;
mod names;
mod rulebook;
mod texts;

pub use args::Args;
pub use files::Files;
pub use game_words::{GameWords, Length, Outcome, Sentence, Wanted, leading, tell_all};
pub use grid::Grid;
pub use library::{Library, TextFault};
pub use memory::Memory;
pub use message::{Message, Part};
pub use names::{Named, Names, Teller};
pub use rulebook::{Block, Chapter, Mark, RuleText, Rulebook, Span};
pub use texts::Texts;
