//! The face of one game.

use std::marker::PhantomData;

use record::{Header, Record, Scenario, SeatCopy, to_hex};
use serde_json::Value;
use sha2::{Digest, Sha256};
use table::{ContentFault, Refusal, Rules, Viewer};

use crate::advise::{AdviceReport, AdviceRequest, advise};
use crate::arena;
use crate::arena::{ArenaProgress, ArenaReport, ArenaRequest};
use crate::check_bot::{BotCheck, BotCheckRequest, check_bot};
use crate::face::{Fault, Game, GameInfo, SeatCount, Setup};
use crate::playable::Playable;
use crate::playthrough::{Eyes, tell, trace};
use crate::replay::{Verified, seat_copy, verify};
use crate::run_scenario::{ScenarioReport, run_scenario};
use crate::sim;
use crate::sim::{SimProgress, SimReport, SimRequest};

/// Turns the rules of one game into a [`Game`].
pub(crate) struct Host<G>(PhantomData<fn() -> G>);

impl<G> Host<G> {
    pub(crate) const NEW: Host<G> = Host(PhantomData);
}

/// The digest that tells components apart.
pub(crate) fn content_digest<G: Rules>(content: &G::Content) -> String {
    let text = serde_json::to_string(content).expect("components are plain data");
    to_hex(&Sha256::digest(text))
}

fn read_content<G: Rules>(content: Option<&str>) -> Result<G::Content, Fault> {
    G::read_content(content.unwrap_or(G::CONTENT)).map_err(|faults| {
        let faults: Vec<String> =
            faults.iter().map(|fault| format!("line {}: {}", fault.line, fault.reason)).collect();
        Fault::new(format!("the components cannot be used: {}", faults.join("; ")))
    })
}

/// The game a table is set up with.
pub(crate) fn set_up<G: Rules>(setup: &Setup) -> Result<G, Fault> {
    try_set_up(setup)?.map_err(|refusal| Fault::new(refusal.to_string()))
}

/// The same, with a refusal by the rules told apart from what cannot be read.
pub(crate) fn try_set_up<G: Rules>(setup: &Setup) -> Result<Result<G, Refusal>, Fault> {
    let content = read_content::<G>(setup.content.as_deref())?;
    let options = serde_json::from_value(setup.options.clone())
        .map_err(|error| Fault::new(format!("the options cannot be used: {error}")))?;
    Ok(G::new(content, options, setup.seats))
}

/// The game a record was played with.
pub(crate) fn set_up_again<G: Rules>(header: &Header, content: Option<&str>) -> Result<G, Fault> {
    let wrong = |what: String| Err(Fault::new(format!("line 1: {what}")));
    if header.rules > G::RULES_VERSION {
        return wrong(format!(
            "played by rules {}, this program knows up to {}: update it",
            header.rules,
            G::RULES_VERSION
        ));
    }
    if header.rules != G::RULES_VERSION {
        return wrong(format!("played by rules {}, which this program does not know", header.rules));
    }
    let setup = Setup {
        seats: header.seats.len() as u8,
        options: header.options.clone(),
        content: content.map(str::to_owned),
    };
    let game: G = set_up(&setup)?;
    if content_digest::<G>(game.content()) != header.content {
        let given = if content.is_some() { "the given ones" } else { "the embedded ones" };
        return wrong(format!(
            "played with other components than {given}: name their folder with --content DIR"
        ));
    }
    Ok(game)
}

impl<G: Playable> Game for Host<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn info(&self) -> GameInfo {
        let content = G::read_content(G::CONTENT).expect("the embedded components are checked by a test");
        GameInfo {
            name: G::NAME,
            title: G::TITLE,
            sentence: G::SENTENCE,
            seats: SeatCount { least: G::SEATS.0, most: G::SEATS.1 },
            options: G::OPTIONS,
            bots: &bots::BotName::FORMS,
            rules_version: G::RULES_VERSION,
            content: content_digest::<G>(&content),
            reconstructed: G::reconstructed(&content),
        }
    }

    fn rules(&self) -> Vec<(&'static str, &'static str)> {
        G::RULES.iter().map(|rule| (rule.id, rule.sentence)).collect()
    }

    fn content_file(&self) -> String {
        format!("{}.toml", G::NAME)
    }

    fn check_content(&self, text: &str) -> Result<String, Vec<ContentFault>> {
        G::read_content(text).map(|content| content_digest::<G>(&content))
    }

    fn sim(&self, request: &SimRequest, progress: &dyn SimProgress) -> Result<SimReport, Fault> {
        sim::sim::<G>(request, progress)
    }

    fn arena(&self, request: &ArenaRequest, progress: &dyn ArenaProgress) -> Result<ArenaReport, Fault> {
        arena::arena::<G>(request, progress)
    }

    fn check_bot(&self, request: &BotCheckRequest) -> Result<BotCheck, Fault> {
        check_bot::<G>(request)
    }

    fn tell(
        &self,
        record: &Record,
        content: Option<&str>,
        eyes: Eyes,
        until: Option<usize>,
    ) -> Result<String, Fault> {
        tell::<G>(&set_up_again(&record.header, content)?, record, eyes, until)
    }

    fn trace(
        &self,
        record: &Record,
        content: Option<&str>,
        eyes: Eyes,
        until: Option<usize>,
    ) -> Result<Vec<Value>, Fault> {
        trace::<G>(&set_up_again(&record.header, content)?, record, eyes, until)
    }

    fn verify(&self, record: &Record, content: Option<&str>) -> Result<Verified, Fault> {
        verify::<G>(&set_up_again(&record.header, content)?, record)
    }

    fn advise(
        &self,
        record: &Record,
        content: Option<&str>,
        request: &AdviceRequest,
    ) -> Result<AdviceReport, Fault> {
        advise::<G>(&set_up_again(&record.header, content)?, record, request)
    }

    fn run_scenario(&self, scenario: &Scenario, bytes: &[u8]) -> ScenarioReport {
        run_scenario::<G>(scenario, bytes)
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
}
