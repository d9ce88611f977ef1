//! What people can do with any game, without knowing which one it is.

use contract::OptionInfo;
use engine::{Engine, Eyes, Fault};
use i18n::{Files, Grid, Library, Texts};
use record::{Entry, Record};
use scene::Asset;
use serde::Serialize;

use crate::advise::{AdviceReport, AdviceRequest};
use crate::lesson::Lesson;
use crate::live::{LiveGame, LiveSetup};
use crate::offer::Offer;
use crate::why::{Why, WhyRequest};

/// The smallest and the largest number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SeatCount {
    /// The smallest.
    pub least: u8,
    /// The largest.
    pub most: u8,
}

/// What there is to know about a game before playing it, in one language.
#[derive(Clone, Debug, Serialize)]
pub struct GameInfo {
    /// The short name, used in commands and records.
    pub name: &'static str,
    /// Its name for people.
    pub title: String,
    /// What it is, in a sentence.
    pub about: String,
    /// How many people can play.
    pub seats: SeatCount,
    /// The options that a table's owner may set.
    pub options: Vec<OptionText>,
    /// The bots that play it.
    pub bots: &'static [&'static str],
    /// The version of its rules.
    pub rules_version: u32,
    /// The digest of the embedded components.
    pub content: String,
    /// Components that the printed rulebooks do not list.
    pub reconstructed: Vec<Reconstructed>,
}

/// An option of a game, in one language.
#[derive(Clone, Debug, Serialize)]
pub struct OptionText {
    /// Its name in commands and records, its values and its default.
    #[serde(flatten)]
    pub info: OptionInfo,
    /// Its name for people.
    pub title: String,
    /// What it does, in a sentence.
    pub about: String,
    /// Its possible values, in words.
    pub choices: Vec<OptionChoice>,
}

/// A value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionChoice {
    /// The value as people type it: `first_four`, `ships_1 - ships_30`.
    pub value: String,
    /// What it means.
    pub meaning: String,
}

/// Components that the printed rulebooks do not list, or not completely.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reconstructed {
    /// Where they come from.
    pub origin: String,
    /// The components.
    pub components: Vec<String>,
}

/// A game as people meet it, whichever it is: in words, drawn, and at a table.
pub trait Game: Send + Sync {
    /// The game's engine.
    fn engine(&self) -> &'static dyn Engine;

    /// The short name, used in commands and records.
    fn name(&self) -> &'static str {
        self.engine().name()
    }

    /// Its texts and rulebooks, one folder per language.
    fn texts(&self) -> Files;

    /// Its scenarios.
    fn scenarios(&self) -> Files;

    /// The files that its table in a browser loads, and the pictures with which it is offered.
    fn assets(&'static self) -> Vec<&'static Asset>;

    /// How it is offered. None for a draft.
    fn offer(&'static self) -> Option<&'static Offer>;

    /// What it still needs before it can be offered to everybody, one sentence each.
    fn needs(&self, library: &Library) -> Vec<String>;

    /// Whether seats are asked to react to what others do, so that people may want to pass automatically.
    fn has_reactions(&self) -> bool;

    /// Describes the game.
    fn info(&self, texts: &Texts) -> GameInfo;

    /// A table for the rulebook, by its name in braces there. None if there is no table with that name.
    fn rulebook_table(&self, what: &str, texts: &Texts) -> Option<Grid>;

    /// An example for the rulebook, drawn with characters: the position after this many steps of a scenario,
    /// as seen by the player who acts next.
    fn example_text(&self, scenario: &str, step: usize, texts: &Texts) -> Result<String, Fault>;

    /// The same example as an SVG drawing.
    fn example_svg(&self, scenario: &str, step: usize, texts: &Texts) -> Result<String, Fault>;

    /// The guided first game, as a page shows it in one language. `assets` is the prefix of file addresses. A
    /// draft may have none.
    fn lesson(&'static self, texts: &Texts, assets: &str) -> Option<Result<Lesson, Fault>>;

    /// The name of a component that commands and records refer to in notation. None if it has no other name.
    fn component(&self, what: &str, content: Option<&str>, texts: &Texts) -> Option<String>;

    /// Tells a record as a story from a point of view, up to a step.
    fn tell(
        &self,
        record: &Record,
        content: Option<&str>,
        eyes: Eyes,
        until: Option<usize>,
        texts: &Texts,
    ) -> Result<String, Fault>;

    /// What a seat should do after a step of a record, judging by what it knew then.
    fn advise(
        &self,
        record: &Record,
        content: Option<&str>,
        request: &AdviceRequest,
        texts: &Texts,
    ) -> Result<AdviceReport, Fault>;

    /// What a seat could do with things after a step of a record, and which rule forbade the rest.
    fn why(
        &self,
        record: &Record,
        content: Option<&str>,
        request: &WhyRequest,
        texts: &Texts,
    ) -> Result<Vec<Why>, Fault>;

    /// Creates a game being played, with what has happened so far, batch by batch.
    fn live(&'static self, setup: &LiveSetup, batches: &[&[Entry]]) -> Result<Box<dyn LiveGame>, Fault>;
}
