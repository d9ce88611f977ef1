//! One game as people meet it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use contract::Rules;
use engine::{Engine, Eyes, Fault, Setup, content_digest, embedded, read_content, set_up, set_up_again};
use i18n::{Files, Grid, Library, Texts};
use record::{Entry, Record};
use scene::Asset;

use crate::advise::{AdviceReport, AdviceRequest, advise};
use crate::example;
use crate::face::{Game, GameInfo, SeatCount};
use crate::info;
use crate::kit::Kit;
use crate::lesson::{self, Lesson};
use crate::live::{LiveGame, LiveGameOf, LiveSetup};
use crate::needs;
use crate::offer::Offer;
use crate::story::tell;
use crate::why::{Why, WhyRequest, why};

/// What identically set up tables have in common: the edition of the rules, the number of seats and the
/// options.
type Alike = (Option<u32>, u8, String);

/// Turns the kit of one game into a [`Game`].
pub struct GameOf<G: Rules> {
    kit: Kit<G>,
    /// The games that tables are playing. Identically set up tables share one.
    shared: Mutex<BTreeMap<Alike, Weak<G>>>,
}

impl<G: Rules> GameOf<G> {
    /// Creates the game with this kit.
    pub const fn new(kit: Kit<G>) -> GameOf<G> {
        GameOf { kit, shared: Mutex::new(BTreeMap::new()) }
    }

    /// The game's parts.
    pub const fn kit(&self) -> &Kit<G> {
        &self.kit
    }

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

impl<G: Rules> Game for GameOf<G> {
    fn engine(&self) -> &'static dyn Engine {
        self.kit.engine
    }

    fn texts(&self) -> Files {
        self.kit.texts
    }

    fn scenarios(&self) -> Files {
        self.kit.scenarios
    }

    fn assets(&'static self) -> Vec<&'static Asset> {
        let pictures = self.kit.offer.iter().flat_map(|offer| [&offer.poster, &offer.emblem]);
        self.kit.scene.assets().iter().chain(pictures).collect()
    }

    fn offer(&'static self) -> Option<&'static Offer> {
        self.kit.offer.as_ref()
    }

    fn needs(&self, library: &Library) -> Vec<String> {
        needs::needs(&self.kit, library)
    }

    fn has_reactions(&self) -> bool {
        self.kit.has_reactions
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
            reconstructed: info::reconstructed(self.kit.words, &content, texts),
        }
    }

    fn rulebook_table(&self, what: &str, texts: &Texts) -> Option<Grid> {
        match what {
            "options" => Some(info::options_table::<G>(texts)),
            "reconstructed" => Some(info::reconstructed_table(self.kit.words, &embedded::<G>(), texts)),
            _ => self.kit.words.components(&embedded::<G>(), what, texts),
        }
    }

    fn example_text(&self, scenario: &str, step: usize, texts: &Texts) -> Result<String, Fault> {
        example::text(&self.kit, scenario, step, texts)
    }

    fn example_svg(&self, scenario: &str, step: usize, texts: &Texts) -> Result<String, Fault> {
        example::svg(&self.kit, scenario, step, texts)
    }

    fn lesson(&'static self, texts: &Texts, assets: &str) -> Option<Result<Lesson, Fault>> {
        let teach = |lesson: &str| {
            let script = lesson::read(lesson)?;
            let game = self.shared(&script.setup())?;
            lesson::teach(&self.kit, &game, &script, texts, assets)
        };
        self.kit.lesson.map(teach)
    }

    fn component(&self, what: &str, content: Option<&str>, texts: &Texts) -> Option<String> {
        let content = read_content::<G>(content).ok()?;
        // Some games list their cards among other components, with a word before the notation.
        let component = |what: &str| self.kit.words.component(&content, what, texts);
        component(what).or_else(|| component(&format!("card {what}")))
    }

    fn tell(
        &self,
        record: &Record,
        content: Option<&str>,
        eyes: Eyes,
        until: Option<usize>,
        texts: &Texts,
    ) -> Result<String, Fault> {
        tell::<G>(&set_up_again(&record.header, content)?, self.kit.words, record, eyes, until, texts)
    }

    fn advise(
        &self,
        record: &Record,
        content: Option<&str>,
        request: &AdviceRequest,
        texts: &Texts,
    ) -> Result<AdviceReport, Fault> {
        advise::<G>(&self.kit, &set_up_again(&record.header, content)?, record, request, texts)
    }

    fn why(
        &self,
        record: &Record,
        content: Option<&str>,
        request: &WhyRequest,
        texts: &Texts,
    ) -> Result<Vec<Why>, Fault> {
        why::<G>(&set_up_again(&record.header, content)?, self.kit.words, record, request, texts)
    }

    fn live(&'static self, setup: &LiveSetup, batches: &[&[Entry]]) -> Result<Box<dyn LiveGame>, Fault> {
        Ok(Box::new(LiveGameOf::new(&self.kit, self.shared(&setup.setup)?, setup, batches)?))
    }
}
