//! What one can do with any game without knowing which.

use i18n::{Table, Texts};
use record::{Entry, Record, Scenario};
use serde::Serialize;
use serde_json::Value;
use table::{ContentFault, OptionInfo, Rule};

use crate::advise::{AdviceReport, AdviceRequest};
use crate::arena::{ArenaProgress, ArenaReport, ArenaRequest};
use crate::check_bot::{BotCheck, BotCheckRequest};
use crate::lesson::Lesson;
use crate::live::{Live, LiveSetup};
use crate::playthrough::{Eyes, TraceRequest};
use crate::replay::Verified;
use crate::run_scenario::ScenarioReport;
use crate::sim::{SimProgress, SimReport, SimRequest};
use crate::why::{Why, WhyRequest};

/// Why something cannot be done, in one sentence for the one who asked: what is wrong, and what to do.
pub type Fault = i18n::Message;

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

/// What a table is set up with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// How many seats play.
    pub seats: u8,
    /// The options of the game, as JSON.
    pub options: Value,
    /// The text of a content file, if the components are replaced.
    pub content: Option<String>,
    /// The number of the edition of the rules; the newest if none is named.
    pub rules: Option<u32>,
}

/// A game, whichever it is.
pub trait Game: Sync {
    /// The short name, used in commands and records.
    fn name(&self) -> &'static str;

    /// The number of the newest edition of its rules.
    fn rules_version(&self) -> u32;

    /// What its table in a browser loads.
    fn assets(&self) -> &'static [frame::Asset];

    /// What there is to know about it.
    fn info(&self, texts: &Texts) -> GameInfo;

    /// The rules in the order of the registry.
    fn rules(&self) -> &'static [&'static Rule];

    /// The rulings that the rule with this id stands on: `F3`, `F11`.
    fn rulings(&self, id: &str) -> Vec<&'static str> {
        let rule = self.rules().iter().find(|rule| rule.id == id);
        rule.into_iter().flat_map(|rule| rule.rulings()).collect()
    }

    /// A table for the rulebook, by the word that stands there in braces; none if there is none of that name.
    fn rulebook_table(&self, what: &str, texts: &Texts) -> Option<Table>;

    /// An example of the rulebook, drawn with characters: the position after so many steps of a scenario, as the player
    /// who acts next sees it.
    fn example_text(&self, scenario: &str, step: usize, texts: &Texts) -> Result<String, Fault>;

    /// The same example as an SVG drawing.
    fn example_svg(&self, scenario: &str, step: usize, texts: &Texts) -> Result<String, Fault>;

    /// The guided first game, as a page shows it: in one language, with what the addresses of its files begin with.
    fn lesson(&self, texts: &Texts, assets: &str) -> Result<Lesson, Fault>;

    /// The name of the file that replaces its components.
    fn content_file(&self) -> String;

    /// What a component is called that commands and records name in notation; none if it has no name but that.
    fn component(&self, what: &str, content: Option<&str>, texts: &Texts) -> Option<String>;

    /// Checks a content file and names every fault.
    fn check_content(&self, text: &str) -> Result<String, Vec<ContentFault>>;

    /// Plays many games of bots against each other and counts.
    fn sim(&self, request: &SimRequest, progress: &dyn SimProgress) -> Result<SimReport, Fault>;

    /// Lets bots play each other with seats and seeds balanced, and rates them.
    fn arena(&self, request: &ArenaRequest, progress: &dyn ArenaProgress) -> Result<ArenaReport, Fault>;

    /// Plays a few games with a program to see whether it keeps to the bot protocol.
    fn check_bot(&self, request: &BotCheckRequest) -> Result<BotCheck, Fault>;

    /// Tells a record as a story, with somebody's eyes, up to a step.
    fn tell(
        &self,
        record: &Record,
        content: Option<&str>,
        eyes: Eyes,
        until: Option<usize>,
        texts: &Texts,
    ) -> Result<String, Fault>;

    /// The same for programs: one value per entry, and last the table as those eyes see it. Each value is given to `show` as
    /// soon as it is known, so a trace may end with a fault after the first values.
    fn trace(
        &self,
        record: &Record,
        content: Option<&str>,
        request: TraceRequest,
        show: &mut dyn FnMut(Value) -> Result<(), Fault>,
    ) -> Result<(), Fault>;

    /// Replays a record and computes every roll again from the seed.
    fn verify(&self, record: &Record, content: Option<&str>) -> Result<Verified, Fault>;

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
    fn live(&self, setup: &LiveSetup, batches: &[&[Entry]]) -> Result<Box<dyn Live>, Fault>;

    /// Checks what a table would be set up with, and gives the options with their defaults.
    fn check_setup(&self, setup: &Setup) -> Result<Value, Fault>;

    /// Runs a scenario, given with the bytes it was read from.
    fn run_scenario(&self, scenario: &Scenario, bytes: &[u8]) -> ScenarioReport;

    /// The running copy of one viewer, made from a record as if the game had stopped after so many entries.
    fn seat_copy(
        &self,
        record: &Record,
        content: Option<&str>,
        viewer: table::Viewer,
        entries: usize,
    ) -> Result<record::SeatCopy, Fault>;
}
