//! Every sentence of the program, in every language.
//!
//! The key decision: **code names a sentence, a translator writes it**. What is said is a key with its arguments; how it
//! is said, with plurals, cases and word order, is in the Fluent files under `texts/`, one folder per language. Adding a
//! language needs no Rust: a folder beside the others, or one given when the program starts (docs/translating.md).
//!
//! Invariants: no sentence is glued together from pieces of sentences; players' names are never inflected; what a
//! viewer may not know is not in the events and views that are told here, so no text can give it away.

mod args;
mod games;
mod library;
mod message;
mod names;
mod rulebook;
mod texts;
mod told;

pub use args::Args;
pub use library::{FolderFault, Library};
pub use message::{Message, Part};
pub use names::{Named, Names, Teller};
pub use rulebook::{Block, Chapter, RuleText, Rulebook, Span};
pub use texts::Texts;
pub use told::{Length, Table, Told};
