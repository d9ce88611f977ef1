//! Whatever happens in random games can be told in every language: no key is missing, no variable, and no hidden card is
//! named to those who may not know it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use battleforce::{BattleForce, Options};
use fries::Fries;
use i18n::{Length, Library, Names, Teller, Texts, Told};
use table::conformance::sample;
use table::{Dice, FastDice, Rules, Seat, Step, Viewer, Waiting};
use ufoludki::Ufoludki;

const PLAYERS: [&str; table::MAX_SEATS] = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana"];

fn languages() -> Vec<&'static Texts> {
    let library = Library::embedded();
    library.tags().map(|tag| library.texts(tag).expect("the language is there")).collect()
}

/// A text that people can read: nothing missing, nothing left over.
fn assert_reads(texts: &Texts, text: &str, what: &dyn Debug) {
    let is_whole = !text.trim().is_empty() && !text.contains(['⟨', '⟩', '{', '}', '\u{2068}']);
    assert!(is_whole, "{}: {what:?} reads “{text}”", texts.tag());
    assert!(!text.contains("  "), "{}: {what:?} has two spaces: “{text}”", texts.tag());
}

/// What was told already: the same thing need not be told again in all languages.
struct Listener<'a, G: Told> {
    game: &'a G,
    languages: Vec<&'static Texts>,
    names: Names,
    met: &'a mut BTreeSet<String>,
    /// What other games allowed, to be refused in this one.
    pool: &'a mut Vec<G::Action>,
    /// The components that may be secret, in notation.
    components: &'a [String],
    /// Events by what a spectator hears of them.
    secrets: &'a mut BTreeMap<String, G::Event>,
    told: usize,
}

impl<G: Told> Listener<'_, G> {
    fn teller(&self, texts: &'static Texts) -> Teller<'_> {
        Teller { texts, names: &self.names }
    }

    /// One language after the other.
    fn next_language(&mut self) -> &'static Texts {
        self.told += 1;
        self.languages[self.told % self.languages.len()]
    }

    /// One viewer after the other.
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
        // All of it as one paragraph, in one language; what is new alone, in all.
        for sentence in self.game.story(&heard, self.teller(texts)) {
            assert_reads(texts, &sentence, &heard);
        }
        for event in heard {
            if self.is_new("event", &format!("{event:?}")) {
                for texts in self.languages.clone() {
                    let told = self.game.story(std::slice::from_ref(&event), self.teller(texts));
                    assert!(!told.is_empty(), "{event:?} is not told");
                    for sentence in &told {
                        assert_reads(texts, sentence, &event);
                    }
                }
            }
        }
        self.hears_nothing_secret(events);
    }

    /// Of two events that a spectator cannot tell apart, the words for him name nothing in which they differ.
    fn hears_nothing_secret(&mut self, events: &[G::Event]) {
        for event in events {
            let Some(heard) = self.game.event_for(event, Viewer::Spectator) else { continue };
            if heard == *event || !self.is_new("secret", &format!("{event:?}")) {
                continue;
            }
            let Some(other) = self.secrets.insert(format!("{heard:?}"), event.clone()) else { continue };
            for texts in self.languages.clone() {
                let tell = |event: &G::Event| {
                    self.game.story(std::slice::from_ref(event), self.teller(texts)).join(" ")
                };
                let (one, other, told) = (tell(event), tell(&other), tell(&heard));
                assert_ne!(one, other, "{}: {event:?} is told without what it is about", texts.tag());
                for component in self.components {
                    let name = G::component(self.game.content(), component, texts).expect("it has a name");
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
                assert_reads(texts, &self.game.prompt(&view, seat, self.teller(texts)), &"a prompt");
            }
        }
        self.is_refused(state, seat, dice);
        let new: Vec<G::Action> =
            actions.iter().copied().filter(|action| self.is_new("action", &action.to_string())).collect();
        if new.is_empty() {
            return;
        }
        // Those who cannot take it may hear of it too, as far as they know.
        for view in [Viewer::Seat(seat), Viewer::Spectator].map(|viewer| self.game.view(state, viewer)) {
            for texts in self.languages.clone() {
                for action in &new {
                    for length in [Length::Short, Length::Long] {
                        let text = self.game.action(&view, *action, length, self.teller(texts));
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
        for thing in self.game.things(&view) {
            for length in [Length::Short, Length::Long] {
                let text = self.game.thing(&view, thing, length, self.teller(texts));
                assert_reads(texts, &text, &thing);
            }
            if let Some(text) = self.game.why_not_told(&view, thing, self.teller(texts)) {
                assert_reads(texts, &text, &thing);
                let rule = text.rsplit_once('[').map(|(_, rule)| rule.trim_end_matches(']'));
                assert!(rule.is_some_and(|rule| rule.starts_with(G::NAME)), "{text} names no rule");
            }
        }
        let mut drawn = String::new();
        self.game.draw_view(&view, self.teller(texts), &mut drawn).expect("a string takes everything");
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

fn listen<G: Told>(games: impl Iterator<Item = G>, components: &[String], seed: u64) -> usize {
    let (mut met, mut pool, mut secrets) = (BTreeSet::new(), Vec::new(), BTreeMap::new());
    for (number, game) in games.enumerate() {
        let mut listener = Listener {
            game: &game,
            languages: languages(),
            names: Names::new(PLAYERS),
            met: &mut met,
            pool: &mut pool,
            components,
            secrets: &mut secrets,
            told: number,
        };
        listener.plays(&mut FastDice::for_game(seed, number as u64));
    }
    met.len()
}

fn embedded<G: Rules>(options: G::Options, seats: u8) -> Option<G> {
    G::new(G::read_content(G::CONTENT).expect("the components are good"), options, seats).ok()
}

#[test]
fn games_of_ufoludki_are_told_in_every_language() {
    let content = Ufoludki::read_content(Ufoludki::CONTENT).expect("the components are good");
    let cards: Vec<String> = content.deck().kinds().map(|(card, _)| card.to_string()).collect();
    let games = (0..sample(3000)).map(|number| {
        embedded::<Ufoludki>(ufoludki::Options::default(), 2 + (number % 5) as u8).expect("2 to 6 play")
    });
    assert!(listen(games, &cards, 1) > 150);
}

#[test]
fn games_of_fries_are_told_in_every_language() {
    // A random game of Fries is long: few rounds show as much as many.
    let options = || fries::Options { round_limit: 12 };
    let games = (0..sample(2000))
        .map(|number| embedded::<Fries>(options(), 2 + (number % 4) as u8).expect("2 to 5 play"));
    assert!(listen(games, &[], 2) > 500);
}

#[test]
fn games_of_battle_force_are_told_in_every_language() {
    let content = BattleForce::read_content(BattleForce::CONTENT).expect("the components are good");
    let components: Vec<String> = content.origins().into_iter().map(|(what, _)| what).collect();
    let mut dice = FastDice::seeded(3);
    let games = std::iter::repeat_with(|| {
        let seats = if dice.below(12) == 0 { 7 + dice.below(2) } else { 2 + dice.below(5) } as u8;
        embedded::<BattleForce>(Options::at_random(&mut dice), seats)
    });
    assert!(listen(games.flatten().take(sample(2000) as usize), &components, 3) > 1000);
}
