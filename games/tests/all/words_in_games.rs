//! Whatever happens in random games can be told in every language. No key or variable is missing, and no
//! hidden card is named to viewers who may not know it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use catalog::GameOf;
use contract::conformance::{Lawful, sample};
use contract::{Dice, FastDice, Seat, Step, Viewer, Waiting};
use i18n::{GameWords, Length, Names, Teller, Texts};

use crate::common::{embedded, library, tables};

const PLAYERS: [&str; contract::MAX_SEATS] = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana"];

fn languages() -> Vec<&'static Texts> {
    library().tags().map(|tag| library().texts(tag).expect("the language is there")).collect()
}

/// Checks that people can read a text: nothing is missing, nothing is left over.
fn assert_reads(texts: &Texts, text: &str, what: &dyn Debug) {
    let is_whole = !text.trim().is_empty() && !text.contains(['⟨', '⟩', '{', '}', '\u{2068}']);
    assert!(is_whole, "{}: {what:?} reads “{text}”", texts.tag());
    assert!(!text.contains("  "), "{}: {what:?} has two spaces: “{text}”", texts.tag());
}

/// Remembers what was told already, because the same thing need not be told again in all languages.
struct Listener<'a, G: Lawful> {
    game: &'a G,
    words: &'a dyn GameWords<G>,
    languages: Vec<&'static Texts>,
    names: Names,
    met: &'a mut BTreeSet<String>,
    /// Actions that other games allowed, to be refused in this one.
    pool: &'a mut Vec<G::Action>,
    /// The components that may be secret, in notation.
    components: &'a [String],
    /// Events by what a spectator is told of them.
    secrets: &'a mut BTreeMap<String, G::Event>,
    told: usize,
}

impl<G: Lawful> Listener<'_, G> {
    fn teller(&self, texts: &'static Texts) -> Teller<'_> {
        Teller::new(texts, &self.names)
    }

    /// Cycles through the languages.
    fn next_language(&mut self) -> &'static Texts {
        self.told += 1;
        self.languages[self.told % self.languages.len()]
    }

    /// Cycles through the viewers.
    fn next_viewer(&mut self) -> Viewer {
        let viewers: Vec<Viewer> = Viewer::all(self.game.seats()).collect();
        viewers[self.told / self.languages.len() % viewers.len()]
    }

    fn is_new(&mut self, kind: &str, what: &str) -> bool {
        self.met.insert(format!("{kind} {what}"))
    }

    fn hears(&mut self, events: &[G::Event]) {
        let texts = self.next_language();
        let viewer = self.next_viewer();
        let heard: Vec<G::Event> =
            events.iter().filter_map(|event| self.game.event_for(event, viewer)).collect();
        // The whole as one paragraph, in one language; new events separately, in all languages.
        for sentence in self.words.story(self.game, &heard, self.teller(texts)) {
            assert_reads(texts, &sentence, &heard);
        }
        for event in heard {
            if self.is_new("event", &format!("{event:?}")) {
                for texts in self.languages.clone() {
                    let told = self.words.story(self.game, std::slice::from_ref(&event), self.teller(texts));
                    assert!(!told.is_empty(), "{event:?} is not told");
                    for sentence in &told {
                        assert_reads(texts, sentence, &event);
                    }
                }
            }
        }
        self.hears_nothing_secret(events);
    }

    /// Checks that the words for two events that a spectator cannot distinguish name nothing in which they
    /// differ.
    fn hears_nothing_secret(&mut self, events: &[G::Event]) {
        for event in events {
            let Some(heard) = self.game.event_for(event, Viewer::Spectator) else { continue };
            if heard == *event || !self.is_new("secret", &format!("{event:?}")) {
                continue;
            }
            let Some(other) = self.secrets.insert(format!("{heard:?}"), event.clone()) else { continue };
            for texts in self.languages.clone() {
                let tell = |event: &G::Event| {
                    self.words.story(self.game, std::slice::from_ref(event), self.teller(texts)).join(" ")
                };
                let (one, other, told) = (tell(event), tell(&other), tell(&heard));
                assert_ne!(one, other, "{}: {event:?} is told without what it is about", texts.tag());
                for component in self.components {
                    let name =
                        self.words.component(self.game.content(), component, texts).expect("it has a name");
                    let is_secret = one.contains(&name) != other.contains(&name);
                    assert!(
                        !(is_secret && told.contains(&name)),
                        "{}: “{told}” tells of {name}",
                        texts.tag()
                    );
                }
            }
        }
    }

    fn is_asked(&mut self, state: &G::State, seat: Seat, actions: &[G::Action], dice: &mut FastDice) {
        if dice.below(4) == 0 {
            let texts = self.next_language();
            let viewers = [Viewer::Seat(seat), Viewer::Spectator];
            for view in viewers.map(|viewer| self.game.view(state, viewer)) {
                assert_reads(
                    texts,
                    &self.words.prompt(self.game, &view, seat, self.teller(texts)),
                    &"a prompt",
                );
            }
        }
        self.is_refused(state, seat, dice);
        let new: Vec<G::Action> =
            actions.iter().copied().filter(|action| self.is_new("action", &action.to_string())).collect();
        if new.is_empty() {
            return;
        }
        // Players who cannot take the action may also be told about it, as far as they know.
        for view in [Viewer::Seat(seat), Viewer::Spectator].map(|viewer| self.game.view(state, viewer)) {
            for texts in self.languages.clone() {
                for action in &new {
                    for length in [Length::Short, Length::Long] {
                        let text = self.words.action(self.game, &view, *action, length, self.teller(texts));
                        assert_reads(texts, &text, action);
                    }
                }
            }
        }
        self.pool.extend(new);
    }

    fn is_refused(&mut self, state: &G::State, seat: Seat, dice: &mut FastDice) {
        let Some(action) = self.pool.get(dice.below(self.pool.len().max(1) as u32) as usize).copied() else {
            return;
        };
        if let Err(refusal) = self.game.check(state, Step::Seat(seat, action)) {
            let texts = self.next_language();
            assert_reads(texts, &texts.refusal(refusal), &refusal);
        }
    }

    fn points(&mut self, state: &G::State) {
        let (texts, viewer) = (self.next_language(), self.next_viewer());
        let view = self.game.view(state, viewer);
        for thing in self.words.things(self.game, &view) {
            for length in [Length::Short, Length::Long] {
                let text = self.words.thing(self.game, &view, thing, length, self.teller(texts));
                assert_reads(texts, &text, &thing);
            }
            if let Err(refusal) = self.game.why_not(&view, thing) {
                let text = texts.refusal(refusal);
                assert_reads(texts, &text, &thing);
                let rule = text.rsplit_once('[').map(|(_, rule)| rule.trim_end_matches(']'));
                assert!(rule.is_some_and(|rule| rule.starts_with(G::NAME)), "{text} names no rule");
            }
        }
        let mut drawn = String::new();
        self.words
            .draw_view(self.game, &view, self.teller(texts), &mut drawn)
            .expect("writing to a string never fails");
        assert!(!drawn.contains(['⟨', '{', '\u{2068}']), "{}: {drawn}", texts.tag());
    }

    fn plays(&mut self, dice: &mut FastDice) {
        let mut state = self.game.start();
        let (mut actions, mut words, mut events) = (Vec::new(), Vec::new(), Vec::new());
        loop {
            match self.game.waiting(&state) {
                Waiting::Nobody => break,
                Waiting::Chance => {
                    self.game.settle(&mut state, dice, &mut events);
                }
                Waiting::Table => {
                    self.game.legal_words(&state, &mut words);
                    let word = words[dice.below(words.len() as u32) as usize];
                    self.game.apply_unchecked(&mut state, Step::Table(word), &mut events);
                }
                Waiting::Seats(seats) => {
                    let seat = seats.first().expect("somebody is due");
                    self.game.legal_actions(&state, seat, &mut actions);
                    self.is_asked(&state, seat, &actions, dice);
                    if dice.below(300) == 0 {
                        self.points(&state);
                    }
                    let action = actions[dice.below(actions.len() as u32) as usize];
                    self.game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut events);
                }
            }
            self.hears(&std::mem::take(&mut events));
        }
        self.points(&state);
    }
}

/// Components that may be secret and have a name, in notation: those named by things and outcomes, and those
/// with an origin.
fn components<G: Lawful>(table: &G, words: &dyn GameWords<G>) -> Vec<String> {
    let texts = library().english();
    let things = table.every_thing().into_iter().map(|thing| thing.to_string());
    let outcomes = table.every_outcome().into_iter().map(|outcome| outcome.to_string());
    let named = things.chain(outcomes).flat_map(|whole| {
        let last = whole.split_once(' ').map(|(_, last)| last.to_owned());
        std::iter::once(whole).chain(last)
    });
    let origins = G::origins(table.content()).into_iter().map(|(what, _)| what);
    let all: BTreeSet<String> = named.chain(origins).collect();
    all.into_iter().filter(|what| words.component(table.content(), what, texts).is_some()).collect()
}

/// The minimum number of different things told about a game.
fn least(game: &str) -> usize {
    match game {
        "ufoludki" => 150,
        "fries" => 500,
        "battleforce" => 1000,
        _ => 20,
    }
}

/// Tables to listen at, repeated endlessly.
fn some_tables<G: Lawful>() -> Vec<G> {
    let mut tables = tables::<G>(3);
    // A random game of Fries is long, and a few rounds show as much as many.
    if let Ok(options) = serde_json::from_value(serde_json::json!({ "round_limit": 12 })) {
        tables = (G::SEATS.0..=G::SEATS.1)
            .filter_map(|seats| embedded(G::Options::clone(&options), seats))
            .collect();
    }
    tables
}

fn listen<G: Lawful>(game: &'static GameOf<G>) {
    let (mut met, mut pool, mut secrets) = (BTreeSet::new(), Vec::new(), BTreeMap::new());
    let (tables, words) = (some_tables::<G>(), game.kit().words);
    let components = components(&tables[0], words);
    let games = if G::ONE_RANDOM_GAME_IN == 1 { sample(3000) } else { sample(2000) };
    for number in 0..games as usize {
        let mut listener = Listener {
            game: &tables[number % tables.len()],
            words,
            languages: languages(),
            names: Names::new(PLAYERS),
            met: &mut met,
            pool: &mut pool,
            components: &components,
            secrets: &mut secrets,
            told: number,
        };
        listener.plays(&mut FastDice::for_game(3, number as u64));
    }
    assert!(met.len() > least(G::NAME), "{} of {}", met.len(), G::NAME);
}

macro_rules! gate {
    ($play:ident) => {
        mod $play {
            #[test]
            fn its_games_are_told_in_every_language() {
                super::listen(&::$play::ALL_OF_IT);
            }
        }
    };
}

for_each_game!(gate);
