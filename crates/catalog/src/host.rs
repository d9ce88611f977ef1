//! The face of one game.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use i18n::{Table, Texts};
use record::{Entry, Header, Record, Scenario, SeatCopy, to_hex};
use serde_json::Value;
use sha2::{Digest, Sha256};
use table::{ContentFault, Edition, Refusal, Rule, Rules, Viewer};

use crate::advise::{AdviceReport, AdviceRequest, advise};
use crate::arena;
use crate::arena::{ArenaProgress, ArenaReport, ArenaRequest};
use crate::check_bot::{BotCheck, BotCheckRequest, check_bot};
use crate::example;
use crate::face::{Fault, Game, GameInfo, SeatCount, Setup};
use crate::info;
use crate::lesson::{self, Lesson};
use crate::live::{Live, LiveGame, LiveSetup};
use crate::playable::Playable;
use crate::playthrough::{Eyes, TraceRequest, tell, trace};
use crate::replay::{Verified, seat_copy, verify};
use crate::run_scenario::{ScenarioReport, run_scenario};
use crate::sim;
use crate::sim::{SimProgress, SimReport, SimRequest};
use crate::why::{Why, WhyRequest, why};

/// What tables that are set up alike have in common: the edition of the rules, the number of seats and the options.
type Alike = (Option<u32>, u8, String);

/// Turns the rules of one game into a [`Game`].
pub(crate) struct Host<G> {
    /// Games that tables are playing: tables that are set up alike share theirs.
    shared: Mutex<BTreeMap<Alike, Weak<G>>>,
}

impl<G> Host<G> {
    pub(crate) const fn new() -> Host<G> {
        Host { shared: Mutex::new(BTreeMap::new()) }
    }
}

impl<G: Rules> Host<G> {
    /// The game of a table.
    fn shared(&self, setup: &Setup) -> Result<Arc<G>, Fault> {
        if setup.content.is_some() {
            return Ok(Arc::new(set_up(setup)?));
        }
        let key = (setup.rules, setup.seats, setup.options.to_string());
        let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(game) = shared.get(&key).and_then(Weak::upgrade) {
            return Ok(game);
        }
        shared.retain(|_, game| game.strong_count() > 0);
        let game = Arc::new(set_up(setup)?);
        shared.insert(key, Arc::downgrade(&game));
        Ok(game)
    }
}

/// The digest that tells components apart.
pub(crate) fn content_digest<G: Rules>(content: &G::Content) -> String {
    let text = serde_json::to_string(content).expect("components are plain data");
    to_hex(&Sha256::digest(text))
}

/// The components that are compiled in.
fn embedded<G: Rules>() -> G::Content {
    G::read_content(G::CONTENT).expect("the embedded components are checked by a test")
}

fn read_content<G: Rules>(content: Option<&str>) -> Result<G::Content, Fault> {
    G::read_content(content.unwrap_or(G::CONTENT)).map_err(|faults| {
        let faults: Vec<String> =
            faults.iter().map(|fault| format!("line {}: {}", fault.line, fault.reason)).collect();
        Fault::new("fault-content").with("faults", faults.join("; "))
    })
}

/// The game a table is set up with.
pub(crate) fn set_up<G: Rules>(setup: &Setup) -> Result<G, Fault> {
    try_set_up(setup)?.map_err(Fault::refused)
}

/// The same, with a refusal by the rules told apart from what cannot be read.
pub(crate) fn try_set_up<G: Rules>(setup: &Setup) -> Result<Result<G, Refusal>, Fault> {
    let edition = setup.rules.map_or(Ok(Edition::newest::<G>()), edition::<G>)?;
    let content = read_content::<G>(setup.content.as_deref())?;
    let options = serde_json::from_value(setup.options.clone())
        .map_err(|error| Fault::new("fault-options").with("reason", error.to_string()))?;
    Ok(G::in_edition(edition, content, options, setup.seats))
}

/// The edition of the rules with this number.
fn edition<G: Rules>(number: u32) -> Result<Edition, Fault> {
    Edition::numbered::<G>(number).ok_or_else(|| {
        if number > G::RULES_VERSION {
            Fault::new("fault-rules-newer").with("rules", number).with("known", G::RULES_VERSION)
        } else {
            Fault::new("fault-rules-unknown").with("rules", number)
        }
    })
}

/// The game a record was played with.
pub(crate) fn set_up_again<G: Rules>(header: &Header, content: Option<&str>) -> Result<G, Fault> {
    let wrong = |what: Fault| Err(Fault::new("fault-line").with("line", 1).with("fault", what));
    if let Err(unknown) = edition::<G>(header.rules) {
        return wrong(unknown);
    }
    let setup = Setup {
        seats: header.seats.len() as u8,
        options: header.options.clone(),
        content: content.map(str::to_owned),
        rules: Some(header.rules),
    };
    let game: G = set_up(&setup)?;
    if content_digest::<G>(game.content()) != header.content {
        let given = if content.is_some() { "given" } else { "embedded" };
        return wrong(Fault::new("fault-other-content").with("given", given));
    }
    Ok(game)
}

impl<G: Playable> Game for Host<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn assets(&self) -> &'static [frame::Asset] {
        G::ASSETS
    }

    fn info(&self, texts: &Texts) -> GameInfo {
        let content = embedded::<G>();
        GameInfo {
            name: G::NAME,
            title: texts.rulebook(G::NAME).map_or_else(|| G::TITLE.into(), |book| book.title.clone()),
            about: texts.word(&format!("{}-about", G::NAME)),
            seats: SeatCount { least: G::SEATS.0, most: G::SEATS.1 },
            options: info::options::<G>(texts),
            bots: &bots::BotName::FORMS,
            rules_version: G::RULES_VERSION,
            content: content_digest::<G>(&content),
            reconstructed: info::reconstructed::<G>(&content, texts),
        }
    }

    fn rules(&self) -> &'static [&'static Rule] {
        G::RULES
    }

    fn rulebook_table(&self, what: &str, texts: &Texts) -> Option<Table> {
        match what {
            "options" => Some(info::options_table::<G>(texts)),
            "reconstructed" => Some(info::reconstructed_table::<G>(&embedded::<G>(), texts)),
            _ => G::components(&embedded::<G>(), what, texts),
        }
    }

    fn example_text(&self, scenario: &str, step: usize, texts: &Texts) -> Result<String, Fault> {
        example::text::<G>(scenario, step, texts)
    }

    fn example_svg(&self, scenario: &str, step: usize, texts: &Texts) -> Result<String, Fault> {
        example::svg::<G>(scenario, step, texts)
    }

    fn lesson(&self, texts: &Texts, assets: &str) -> Result<Lesson, Fault> {
        let script = lesson::read(G::NAME)?;
        let game = self.shared(&script.setup())?;
        lesson::teach(&game, &script, texts, assets)
    }

    fn content_file(&self) -> String {
        format!("{}.toml", G::NAME)
    }

    fn component(&self, what: &str, content: Option<&str>, texts: &Texts) -> Option<String> {
        let content = read_content::<G>(content).ok()?;
        // Some games list their cards among other components, by a word before the notation.
        G::component(&content, what, texts).or_else(|| G::component(&content, &format!("card {what}"), texts))
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
        texts: &Texts,
    ) -> Result<String, Fault> {
        tell::<G>(&set_up_again(&record.header, content)?, record, eyes, until, texts)
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

    fn verify(&self, record: &Record, content: Option<&str>) -> Result<Verified, Fault> {
        verify::<G>(&set_up_again(&record.header, content)?, record)
    }

    fn advise(
        &self,
        record: &Record,
        content: Option<&str>,
        request: &AdviceRequest,
        texts: &Texts,
    ) -> Result<AdviceReport, Fault> {
        advise::<G>(&set_up_again(&record.header, content)?, record, request, texts)
    }

    fn why(
        &self,
        record: &Record,
        content: Option<&str>,
        request: &WhyRequest,
        texts: &Texts,
    ) -> Result<Vec<Why>, Fault> {
        why::<G>(&set_up_again(&record.header, content)?, record, request, texts)
    }

    fn live(&self, setup: &LiveSetup, batches: &[&[Entry]]) -> Result<Box<dyn Live>, Fault> {
        Ok(Box::new(LiveGame::new(self.shared(&setup.setup)?, setup, batches)?))
    }

    fn check_setup(&self, setup: &Setup) -> Result<Value, Fault> {
        let game: G = set_up(setup)?;
        Ok(serde_json::to_value(game.options()).expect("options are plain data"))
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
