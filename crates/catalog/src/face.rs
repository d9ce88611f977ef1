//! What people can do with any game without knowing which.

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

/// What there is to know about a game before one plays it, in one language.
#[derive(Clone, Debug, Serialize)]
pub struct GameInfo {
    /// The short name, used in commands and records.
    pub name: &'static str,
    /// What people call it.
    pub title: String,
    /// What it is, in a sentence.
    pub about: String,
    /// How many can play.
    pub seats: SeatCount,
    /// What a host may choose.
    pub options: Vec<OptionText>,
    /// The bots that play it.
    pub bots: &'static [&'static str],
    /// The version of its rules.
    pub rules_version: u32,
    /// The digest of the embedded components.
    pub content: String,
    /// Components that no rulebook prints.
    pub reconstructed: Vec<Reconstructed>,
}

/// An option of a game, in one language.
#[derive(Clone, Debug, Serialize)]
pub struct OptionText {
    /// What it is called in commands and records, what may stand there, and what stands there if nobody says otherwise.
    #[serde(flatten)]
    pub info: OptionInfo,
    /// What people call it.
    pub title: String,
    /// What it does, in a sentence.
    pub about: String,
    /// What may stand there, in words.
    pub choices: Vec<OptionChoice>,
}

/// What may stand in an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionChoice {
    /// As one types it: `first_four`, `ships_1 - ships_30`.
    pub value: String,
    /// What it means.
    pub meaning: String,
}

/// Components that no rulebook prints, or not all of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reconstructed {
    /// Where they come from.
    pub origin: String,
    /// What they are.
    pub components: Vec<String>,
}

/// A game as people meet it, whichever it is: in words, drawn, and at a table.
pub trait Game: Send + Sync {
    /// What a machine does with it.
    fn engine(&self) -> &'static dyn Engine;

    /// The short name, used in commands and records.
    fn name(&self) -> &'static str {
        self.engine().name()
    }

    /// Its texts and rulebooks, one folder per language.
    fn texts(&self) -> Files;

    /// Its scenarios.
    fn scenarios(&self) -> Files;

    /// What its table in a browser loads, and the pictures it is offered with.
    fn assets(&'static self) -> Vec<&'static Asset>;

    /// How it is offered; a draft is not.
    fn offer(&'static self) -> Option<&'static Offer>;

    /// What it still needs before it can be offered to everybody, one sentence each.
    fn needs(&self, library: &Library) -> Vec<String>;

    /// Whether seats are asked to react to what others do, so that people want to pass by themselves.
    fn has_reactions(&self) -> bool;

    /// What there is to know about it.
    fn info(&self, texts: &Texts) -> GameInfo;

    /// A table for the rulebook, by the word that stands there in braces; none if there is none of that name.
    fn rulebook_table(&self, what: &str, texts: &Texts) -> Option<Grid>;

    /// An example of the rulebook, drawn with characters: the position after so many steps of a scenario, as the player
    /// who acts next sees it.
    fn example_text(&self, scenario: &str, step: usize, texts: &Texts) -> Result<String, Fault>;

    /// The same example as an SVG drawing.
    fn example_svg(&self, scenario: &str, step: usize, texts: &Texts) -> Result<String, Fault>;

    /// The guided first game, as a page shows it: in one language, with what the addresses of its files begin with. A draft may
    /// have none.
    fn lesson(&'static self, texts: &Texts, assets: &str) -> Option<Result<Lesson, Fault>>;

    /// What a component is called that commands and records name in notation; none if it has no name but that.
    fn component(&self, what: &str, content: Option<&str>, texts: &Texts) -> Option<String>;

    /// Tells a record as a story, with somebody's eyes, up to a step.
    fn tell(
        &self,
        record: &Record,
        content: Option<&str>,
        eyes: Eyes,
        until: Option<usize>,
        texts: &Texts,
    ) -> Result<String, Fault>;

    /// What a seat should do after a step of a record, as far as it knew then.
    fn advise(
        &self,
        record: &Record,
        content: Option<&str>,
        request: &AdviceRequest,
        texts: &Texts,
    ) -> Result<AdviceReport, Fault>;

    /// What a seat could do after a step of a record with what it points at, and which rule forbade the rest.
    fn why(
        &self,
        record: &Record,
        content: Option<&str>,
        request: &WhyRequest,
        texts: &Texts,
    ) -> Result<Vec<Why>, Fault>;

    /// A game that is being played, with what has happened so far, batch by batch.
    fn live(&'static self, setup: &LiveSetup, batches: &[&[Entry]]) -> Result<Box<dyn LiveGame>, Fault>;
}
