//! What a machine can do with any game.

use bots::Bots;
use contract::conformance::Lawful;
use contract::{ContentFault, OptionInfo, Rule, Rules, Viewer};
use record::{Record, Scenario, SeatCopy};
use serde_json::Value;

use crate::arena::{ArenaProgress, ArenaReport, ArenaRequest, arena};
use crate::check_bot::{BotCheck, BotCheckRequest, check_bot};
use crate::laws::{Laws, laws};
use crate::replay::{Verified, seat_copy, verify};
use crate::run_scenario::{ScenarioReport, run_scenario};
use crate::setup::{Fault, Setup, content_digest, set_up, set_up_again};
use crate::sim::{SimProgress, SimReport, SimRequest, sim};
use crate::trace::{TraceRequest, trace};

/// A game as a machine sees it, whichever game it is.
pub trait Engine: Send + Sync {
    /// The short name, used in commands and records.
    fn name(&self) -> &'static str;

    /// The smallest and the largest number of seats.
    fn seats(&self) -> (u8, u8);

    /// The options that a table's owner may set.
    fn options(&self) -> &'static [OptionInfo];

    /// The number of the newest edition of its rules.
    fn rules_version(&self) -> u32;

    /// The rules, in the order of the registry.
    fn rules(&self) -> &'static [&'static Rule];

    /// The rulings that the rule with this id is based on: `F3`, `F11`.
    fn rulings(&self, id: &str) -> &'static [&'static str] {
        self.rules().iter().find(|rule| rule.id == id).map_or(&[], |rule| rule.rulings)
    }

    /// The name of the file that replaces its components.
    fn content_file(&self) -> String {
        format!("{}.toml", self.name())
    }

    /// Checks a content file. Returns its digest or all its faults.
    fn check_content(&self, text: &str) -> Result<String, Vec<ContentFault>>;

    /// Checks the setup of a table and returns the options, including defaults.
    fn check_setup(&self, setup: &Setup) -> Result<Value, Fault>;

    /// Plays many games between bots and counts the results.
    fn sim(&self, request: &SimRequest, progress: &dyn SimProgress) -> Result<SimReport, Fault>;

    /// Lets bots play each other, with seats and seeds balanced, and rates them.
    fn arena(&self, request: &ArenaRequest, progress: &dyn ArenaProgress) -> Result<ArenaReport, Fault>;

    /// Plays a few games with a program to check whether it keeps to the bot protocol.
    fn check_bot(&self, request: &BotCheckRequest) -> Result<BotCheck, Fault>;

    /// Replays a record and recomputes every roll from the seed.
    fn verify(&self, record: &Record, content: Option<&str>) -> Result<Verified, Fault>;

    /// Shows a record to programs: one value per entry, and finally the table from that point of view. Each
    /// value is passed to `show` as soon as it is known, so a trace may end with a fault after some values.
    fn trace(
        &self,
        record: &Record,
        content: Option<&str>,
        request: TraceRequest,
        show: &mut dyn FnMut(Value) -> Result<(), Fault>,
    ) -> Result<(), Fault>;

    /// One viewer's running copy, made from a record as if the game had stopped after this many entries.
    fn seat_copy(
        &self,
        record: &Record,
        content: Option<&str>,
        viewer: Viewer,
        entries: usize,
    ) -> Result<SeatCopy, Fault>;

    /// Runs a scenario, given together with the bytes it was read from.
    fn run_scenario(&self, scenario: &Scenario, bytes: &[u8]) -> ScenarioReport;

    /// The laws of the contract, on the tables that the game chose to be tried on.
    fn laws(&self, seed: u64) -> Result<Box<dyn Laws>, Fault>;
}

/// The engine of one game.
pub struct EngineOf<G: Rules> {
    /// The bots that play it.
    pub bots: &'static dyn Bots<G>,
}

impl<G: Lawful> Engine for EngineOf<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> (u8, u8) {
        G::SEATS
    }

    fn options(&self) -> &'static [OptionInfo] {
        G::OPTIONS
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn rules(&self) -> &'static [&'static Rule] {
        G::RULES
    }

    fn check_content(&self, text: &str) -> Result<String, Vec<ContentFault>> {
        G::read_content(text).map(|content| content_digest::<G>(&content))
    }

    fn check_setup(&self, setup: &Setup) -> Result<Value, Fault> {
        let game: G = set_up(setup)?;
        Ok(serde_json::to_value(game.options()).expect("options are plain data"))
    }

    fn sim(&self, request: &SimRequest, progress: &dyn SimProgress) -> Result<SimReport, Fault> {
        sim(self.bots, request, progress)
    }

    fn arena(&self, request: &ArenaRequest, progress: &dyn ArenaProgress) -> Result<ArenaReport, Fault> {
        arena(self.bots, request, progress)
    }

    fn check_bot(&self, request: &BotCheckRequest) -> Result<BotCheck, Fault> {
        check_bot::<G>(request)
    }

    fn verify(&self, record: &Record, content: Option<&str>) -> Result<Verified, Fault> {
        verify::<G>(&set_up_again(&record.header, content)?, record)
    }

    fn trace(
        &self,
        record: &Record,
        content: Option<&str>,
        request: TraceRequest,
        show: &mut dyn FnMut(Value) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        trace::<G>(&set_up_again(&record.header, content)?, record, request, show)
    }

    fn seat_copy(
        &self,
        record: &Record,
        content: Option<&str>,
        viewer: Viewer,
        entries: usize,
    ) -> Result<SeatCopy, Fault> {
        seat_copy::<G>(&set_up_again(&record.header, content)?, record, viewer, entries)
    }

    fn run_scenario(&self, scenario: &Scenario, bytes: &[u8]) -> ScenarioReport {
        run_scenario::<G>(scenario, bytes)
    }

    fn laws(&self, seed: u64) -> Result<Box<dyn Laws>, Fault> {
        laws::<G>(seed)
    }
}
