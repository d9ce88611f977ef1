//! Nobody is shown what they may not know. If a viewer cannot distinguish two worlds, every answer about them
//! is the same to the byte, whatever the viewer asks about a game in progress and however it continues.
//!
//! `STARFRY_LONG_TESTS=1 cargo test -p games --test all leaks -- --nocapture` checks more games and prints
//! how many.

#![allow(clippy::print_stdout, reason = "long tests say how much they looked at")]

use std::collections::BTreeMap;
use std::fmt::Debug;

use catalog::{
    Acted, AdviceEffort, Decision, Eyes, GameOf, Heading, Level, LiveGame, LiveSetup, NotDone, Setup, Words,
};
use contract::conformance::{Lawful, TwoWorlds, sample, two_worlds};
use contract::{Dealer, Dice, FastDice, Rules, Seat, Seed, Step, StepOf, Viewer, Waiting};
use i18n::{Names, Texts};
use record::{Actor, Entropy, Entry, Player, Rolled};
use serde_json::Value;

use crate::common::{game, library, tables};

/// The number of seats, unless a game is for more or fewer.
const SEATS: u8 = 3;
const NAMES: [&str; contract::MAX_SEATS] = ["Ola", "Paweł", "Zoë", "Ada", "Ben", "Cleo", "Dan", "Eve"];

/// Games in which everybody sees everything. In every other game most comparisons must be between different
/// worlds.
const HIDING_NOTHING: [&str; 1] = ["fries"];

/// The maximum length of a history. Checking every moment of it takes quadratic time.
const LONGEST: usize = 300;

/// The extent of the checks, and the leaks found.
#[derive(Debug, Default)]
struct Looked {
    games: usize,
    /// Games in which the states differed at some point.
    games_apart: usize,
    moments: usize,
    /// Moments in which the states differed.
    moments_apart: usize,
    /// Answers that were compared.
    compared: usize,
    /// Commits in both worlds while the viewer looked on.
    commits: usize,
    /// What distinguished the worlds: how often, and the first case.
    leaks: BTreeMap<&'static str, (usize, String)>,
}

/// Both games as one viewer sees them.
struct Pair<'a, G: Rules> {
    game: &'a G,
    worlds: TwoWorlds<G>,
    lives: [Box<dyn LiveGame>; 2],
    /// Whose answers are compared: those of the viewer who cannot distinguish the worlds, unless a leak is
    /// wanted.
    eyes: Viewer,
    setup: &'a LiveSetup,
    rolls: u64,
    looked: &'a mut Looked,
}

fn texts(number: usize) -> &'static Texts {
    let tags: Vec<&str> = library().tags().collect();
    library().texts(tags[number % tags.len()]).unwrap()
}

fn heading(seats: u8) -> Heading {
    let player = |name: &&str| Player { name: (*name).into(), kind: "person".into() };
    Heading { program: None, players: NAMES[..seats.into()].iter().map(player).collect(), started: 77 }
}

/// Steps that are undone and taken again: those after the first number, once there are as many as the second
/// number.
type Again = (usize, usize);

/// A history as record entries. The dealer's rolls are different in every world.
fn entries<G: Rules>(steps: &[StepOf<G>], again: Option<Again>, world: u32) -> Vec<Entry> {
    let all = |range: &[StepOf<G>]| range.iter().copied().map(Some).collect::<Vec<_>>();
    let made = match again {
        Some((to, at)) => [all(&steps[..at]), vec![None], all(&steps[to..])].concat(),
        None => all(steps),
    };
    let mut rolls = 0;
    let entry = |(index, step): (usize, Option<StepOf<G>>)| {
        let at = index as u64 * 100;
        match step {
            Some(Step::Seat(seat, action)) => {
                let by = if index % 11 == 0 { Actor::StandIn } else { Actor::Player };
                Entry::Act { seat, act: action.to_string(), by, at }
            }
            Some(Step::Chance(outcome)) => {
                let roll = Rolled { k: rolls, total: 1000 + world, choice: 500 + world };
                rolls += 1;
                Entry::Chance { chance: outcome.to_string(), roll, at }
            }
            Some(Step::Table(word)) => Entry::Word { word: word.to_string(), at },
            None => Entry::Undo { undo_to: again.unwrap().0, at },
        }
    };
    made.into_iter().enumerate().map(entry).collect()
}

/// How many of the steps are still in effect after this many entries.
fn held(entries: usize, again: Option<Again>) -> usize {
    match again {
        Some((to, at)) if entries > at => to + entries - at - 1,
        _ => entries,
    }
}

/// Plays two games that `viewer` cannot distinguish and compares what `eyes` is shown of them.
fn look_at<G: Rules>(game: &G, viewer: Viewer, eyes: Viewer, seed: u64, looked: &mut Looked) {
    let mut dice = FastDice::for_game(seed, 7);
    let mut played = two_worlds(game, viewer, LONGEST, &mut dice);
    let lengths = played.both().each_ref().map(|world| world.steps.len());
    assert_eq!(lengths[0], lengths[1]);
    looked.games += 1;
    looked.games_apart += usize::from(played.apart() > 0);
    let setup = LiveSetup {
        setup: Setup {
            seats: game.seats(),
            options: serde_json::to_value(game.options()).unwrap(),
            content: None,
            rules: Some(game.edition().number()),
        },
        table: "t".into(),
        seed: Seed::new([seed as u8; 32]),
        entropy: Entropy::Texts(vec!["x".into()]),
        void: Vec::new(),
    };
    let steps = played.both().each_ref().map(|world| world.steps.clone());
    let again = steps_to_take_back(game, &steps[0], &mut dice);
    let histories = [0, 1].map(|world| entries::<G>(&steps[world], again, world as u32));
    let face = crate::common::game(G::NAME);
    // The worlds step by step, with a second path after steps were undone.
    let mut stages: Vec<TwoWorlds<G>> = Vec::new();
    played = TwoWorlds::new(game, viewer, 4);
    stages.push(played.clone());
    for made in steps[0].iter().zip(&steps[1]) {
        played.make(game, [*made.0, *made.1]);
        stages.push(played.clone());
    }
    for moment in 0..=histories[0].len() {
        let worlds = &stages[held(moment, again)];
        if game.waiting(&worlds.here().state) == Waiting::Chance {
            continue;
        }
        looked.moments += 1;
        looked.moments_apart += usize::from(worlds.are_apart());
        let lives = histories.each_ref().map(|entries| face.live(&setup, &[&entries[..moment]]).unwrap());
        let is_roll = |entry: &&Entry| matches!(entry, Entry::Chance { .. });
        let rolls = histories[0][..moment].iter().filter(is_roll).count() as u64;
        let mut pair =
            Pair { game, worlds: worlds.clone(), lives, eyes, setup: &setup, rolls, looked: &mut *looked };
        pair.check_quickly();
        if dice.below(24) == 0 {
            pair.check_thoroughly(&mut dice);
        }
        if dice.below(6) == 0 {
            pair.check_refusals(&mut dice);
            pair.draft(&mut dice);
            pair.continue_game(&mut dice);
            pair.take_back(&mut dice);
        }
    }
}

/// Two moments in which somebody decides.
fn steps_to_take_back<G: Rules>(game: &G, steps: &[StepOf<G>], dice: &mut FastDice) -> Option<Again> {
    let mut state = game.start();
    let mut decided = Vec::new();
    for (number, step) in steps.iter().enumerate() {
        if matches!(game.waiting(&state), Waiting::Seats(_)) {
            decided.push(number);
        }
        game.apply_unchecked(&mut state, *step, &mut contract::Silence);
    }
    let place = dice.below(decided.len().max(2) as u32 - 1) as usize;
    let span = 1 + dice.below(12) as usize;
    let to = *decided.get(place)?;
    let at = *decided.get((place + span).min(decided.len() - 1))?;
    (to < at).then_some((to, at))
}

impl<G: Rules> Pair<'_, G> {
    /// Asks both games the same question and returns the first answer if both agree.
    fn same<T: PartialEq + Debug>(
        &mut self,
        what: &'static str,
        mut ask: impl FnMut(&mut dyn LiveGame, Viewer) -> T,
    ) -> Option<T> {
        let eyes = self.eyes;
        let [here, there] = &mut self.lives;
        let answers = [ask(&mut **here, eyes), ask(&mut **there, eyes)];
        self.compare(what, answers)
    }

    fn compare<T: PartialEq + Debug>(&mut self, what: &'static str, answers: [T; 2]) -> Option<T> {
        self.looked.compared += 1;
        let [here, there] = answers;
        if here == there {
            return Some(here);
        }
        let entries = self.lives[0].entries();
        let first =
            || format!("{} for {:?} after {entries} entries:\n{here:?}\n{there:?}", G::NAME, self.eyes);
        self.looked.leaks.entry(what).or_insert_with(|| (0, first())).0 += 1;
        None
    }

    /// Checks everything that is answered quickly.
    fn check_quickly(&mut self) {
        let names = Names::new(NAMES);
        let entries = self.lives[0].entries();
        let words = Words { texts: texts(entries), names: &names, page: None };
        self.same("entries", |live, _| live.entries());
        self.same("position", |live, eyes| live.position(eyes, None).get().to_owned());
        self.same("position in words", |live, eyes| live.position(eyes, Some(words)).get().to_owned());
        // Drawing takes the longest.
        if entries.is_multiple_of(5) {
            let words = Words { page: Some("assets/"), ..words };
            self.same("scene", |live, eyes| live.position(eyes, Some(words)).get().to_owned());
        }
        self.same("who is due", |live, _| (live.waiting(), live.result(), live.outlook()));
        self.same("talk and attacks", |live, _| (live.silence().map(|rule| rule.id), live.attack()));
        self.same("what everybody sees to be forced", |live, _| {
            Seat::all(live.seats()).map(|seat| live.forced_action(seat)).collect::<Vec<_>>()
        });
        self.same("words of the table", |live, _| live.may_say("last turn"));
        self.same("where an undo goes", |live, _| {
            Seat::all(live.seats()).map(|seat| live.before_last_decision(seat)).collect::<Vec<_>>()
        });
        self.same("seen", |live, eyes| live.seen(eyes, entries / 2));
        self.same("copy of the record", |live, eyes| live.seat_copy(eyes, &heading(live.seats())).write());
        self.same("log", |live, eyes| live.log(Eyes::Viewer(eyes), words));
        self.same("why", |live, eyes| live.why(eyes, None, words));
        if let Viewer::Seat(seat) = self.eyes {
            self.same("what the seat is asked", |live, _| {
                (live.decision(seat), live.drafted(seat), live.reaction(seat))
            });
            self.same("what is forced", |live, _| (live.only_action(seat), live.any_action(seat)));
        }
    }

    /// Checks everything that takes longer, in all languages.
    fn check_thoroughly(&mut self, dice: &mut FastDice) {
        let names = Names::new(NAMES);
        for number in 0..library().tags().count() {
            let words = Words { texts: texts(number), names: &names, page: None };
            self.same("position in words", |live, eyes| live.position(eyes, Some(words)).get().to_owned());
            self.same("log", |live, eyes| live.log(Eyes::Viewer(eyes), words));
            self.same("why", |live, eyes| live.why(eyes, None, words));
        }
        let words = Words { texts: texts(0), names: &names, page: None };
        let page = Words { page: Some("assets/"), ..words };
        let entries = self.lives[0].entries();
        self.same("a moment of the past", |live, eyes| {
            live.moment(Eyes::Viewer(eyes), entries / 2, Some(page)).map(|moment| moment.get().to_owned())
        });
        self.same("the log of a page", |live, eyes| live.log(Eyes::Viewer(eyes), page));
        self.same("what was played", |live, eyes| live.tally(eyes, page));
        for action in self.some_actions(dice) {
            self.same("why not this", |live, eyes| live.why(eyes, Some(&action), words));
        }
        self.same("odds", |live, eyes| live.odds(eyes)());
        if let Viewer::Seat(seat) = self.eyes {
            let thinking = if dice.below(8) == 0 {
                AdviceEffort::Level(Level::Easy)
            } else {
                AdviceEffort::Iterations(12)
            };
            self.same("advice", |live, _| {
                let job = live.advise(seat, thinking, texts(1), Names::new(NAMES));
                job.map(|job| {
                    job().map(|report| (format!("{report:?}"), serde_json::to_string(&report).unwrap()))
                })
            });
        }
        for step in 0..=self.lives[0].entries() {
            self.same("what can be taken back", |live, _| {
                let batch = live.undo_to(step, 5);
                live.drop_pending();
                batch
            });
        }
    }

    /// Some of the game's actions, legal or not.
    fn some_actions(&self, dice: &mut FastDice) -> Vec<String> {
        let steps = &self.worlds.here().steps;
        let mut actions: Vec<String> = Vec::new();
        for _ in 0..12.min(steps.len()) {
            if let Step::Seat(_, action) = steps[dice.below(steps.len() as u32) as usize] {
                actions.push(action.to_string());
            }
        }
        actions.extend(self.legal().into_iter().take(3));
        actions
    }

    /// The viewer's legal actions in the first world.
    fn legal(&self) -> Vec<String> {
        let position = self.lives[0].position(self.eyes, None);
        let position: Value = serde_json::from_str(position.get()).unwrap();
        position["legal"].as_array().unwrap().iter().map(|it| it.as_str().unwrap().to_owned()).collect()
    }

    /// Checks that wrong answers and promises are refused alike.
    fn check_refusals(&mut self, dice: &mut FastDice) {
        let Viewer::Seat(seat) = self.eyes else { return };
        let entries = self.lives[0].entries();
        let decision = self.lives[0].decision(seat).unwrap_or(Decision { since: entries, edits: 0 });
        let stale = Decision { since: entries + 1, edits: 0 };
        let some = self.some_actions(dice);
        let mut posts: Vec<(Decision, Vec<String>)> =
            vec![(stale, some.clone()), (decision, Vec::new()), (decision, vec!["no such thing".into()])];
        posts.extend(some.iter().map(|action| (decision, vec![action.clone()])));
        posts.extend(some.windows(2).map(|pair| (decision, pair.to_vec())));
        for (decision, actions) in posts {
            self.same("whether an answer would be seen", |live, _| live.would_hand_over(seat, &actions));
            let decision = Decision { edits: self.edits(seat), ..decision };
            self.same("what becomes of an answer", |live, _| {
                become_of(&live.act(seat, decision, &actions, Actor::Player, 5))
            });
            self.lives.iter_mut().for_each(|live| live.drop_pending());
            self.take_draft_back(seat);
        }
        for promise in ["peace 3 until 2", "peace 1 until 3", "nonsense"] {
            let offered = |live: &mut dyn LiveGame| {
                let offered = live.offer(seat, promise, 5).map(|(batch, step)| (batch.number, step));
                live.drop_pending();
                offered
            };
            self.same("what becomes of a promise", |live, _| offered(live));
        }
    }

    fn edits(&self, seat: Seat) -> u32 {
        self.lives[0].decision(seat).map_or(0, |decision| decision.edits)
    }

    /// Undoes a seat's draft in both worlds.
    fn take_draft_back(&mut self, seat: Seat) {
        for live in &mut self.lives {
            if let (Some(decision), true) = (live.decision(seat), live.drafted(seat) > 0) {
                live.step_back(seat, decision, 0).unwrap();
            }
        }
    }

    /// The viewer drafts, undoes steps and is shown the draft.
    fn draft(&mut self, dice: &mut FastDice) {
        let Viewer::Seat(seat) = self.eyes else { return };
        for _ in 0..4 {
            let legal = self.legal();
            let Some(decision) = self.lives[0].decision(seat).filter(|_| !legal.is_empty()) else { return };
            let action = [legal[dice.below(legal.len() as u32) as usize].clone()];
            let became = self.same("what becomes of an answer", |live, _| {
                become_of(&live.act(seat, decision, &action, Actor::Player, 5))
            });
            self.lives.iter_mut().for_each(|live| live.drop_pending());
            self.look_at_draft(seat);
            if became.is_none_or(|became| became != "drafted") {
                break;
            }
        }
        for steps in [1, 0] {
            let Some(decision) = self.lives[0].decision(seat) else { return };
            self.same("stepping back", |live, _| live.step_back(seat, decision, steps));
            self.look_at_draft(seat);
        }
        self.take_draft_back(seat);
    }

    fn look_at_draft(&mut self, seat: Seat) {
        let names = Names::new(NAMES);
        let words = Words { texts: texts(self.lives[0].entries()), names: &names, page: None };
        self.same("draft", |live, _| live.draft_news(seat, None).get().to_owned());
        self.same("draft in words", |live, _| live.draft_news(seat, Some(words)).get().to_owned());
        self.same("position in a draft", |live, eyes| live.position(eyes, Some(words)).get().to_owned());
        let page = Words { page: Some("assets/"), ..words };
        self.same("scene in a draft", |live, eyes| live.position(eyes, Some(page)).get().to_owned());
        self.same("why in a draft", |live, eyes| live.why(eyes, None, words));
    }

    /// Seats that are due continue in both worlds while the viewer watches, as long as the viewer cannot
    /// distinguish them.
    fn continue_game(&mut self, dice: &mut FastDice) {
        for _ in 0..4 {
            let Waiting::Seats(due) = self.game.waiting(&self.worlds.here().state) else { return };
            let seat = due.iter().nth(dice.below(due.len() as u32) as usize).unwrap();
            if !self.decide(seat, dice) {
                self.lives.iter_mut().for_each(|live| live.drop_pending());
                self.take_draft_back(seat);
                return;
            }
            self.lives.iter_mut().for_each(|live| live.keep());
            self.looked.commits += 1;
            self.look_at_news();
            self.check_quickly();
        }
    }

    /// A seat decides until it hands over, and chance does what is due. Returns false if the worlds diverge
    /// there by chance.
    fn decide(&mut self, seat: Seat, dice: &mut FastDice) -> bool {
        let mut ahead = self.worlds.clone();
        let made = ahead.here().steps.len();
        let batches = loop {
            let by_seat = |step: &StepOf<G>| matches!(step, Step::Seat(by, _) if *by == seat);
            let Some(steps) = ahead.next(self.game, dice, by_seat) else { return false };
            ahead.make(self.game, steps);
            let [here, there] = &mut self.lives;
            let acted = [(here, steps[0]), (there, steps[1])].map(|(live, step)| {
                let Step::Seat(_, action) = step else { unreachable!("a seat was wanted") };
                live.act(seat, live.decision(seat).unwrap(), &[action.to_string()], Actor::Player, 9)
            });
            let kinds = acted.each_ref().map(become_of);
            if self.compare("whether others answer", kinds).is_none() {
                return false;
            }
            match acted {
                [Ok(Acted::Pending(here)), Ok(Acted::Pending(there))] => break [here, there],
                // Somebody else's draft changes nothing for the viewer.
                _ => self.check_quickly(),
            }
        };
        let setup = self.setup;
        let mut dealer =
            Dealer::new(&setup.seed, &setup.entropy.texts(), &setup.table).resumed_at(self.rolls);
        if ahead.settle(self.game, &mut dealer).is_err() {
            return false;
        }
        for (batch, world) in batches.iter().zip(ahead.both()) {
            assert_eq!(batch.entries.len(), world.steps.len() - made, "both worlds know what happens");
        }
        let is_roll = |entry: &&Entry| matches!(entry, Entry::Chance { .. });
        self.rolls += batches[0].entries.iter().filter(is_roll).count() as u64;
        self.worlds = ahead;
        true
    }

    /// Checks what has happened since every moment that is remembered.
    fn look_at_news(&mut self) {
        let names = Names::new(NAMES);
        let entries = self.lives[0].entries();
        for since in entries.saturating_sub(80)..=entries + 1 {
            let words = Words { texts: texts(since), names: &names, page: None };
            let told =
                |news: Option<Box<serde_json::value::RawValue>>| news.map(|news| news.get().to_owned());
            self.same("news", |live, eyes| told(live.news(eyes, since, None)));
            // Telling takes the longest, so this is done every third time, each time in another language.
            if (entries + 1 - since) % 3 == 1 {
                self.same("news in words", |live, eyes| told(live.news(eyes, since, Some(words))));
            }
        }
    }

    /// Everybody agrees to undo steps.
    fn take_back(&mut self, dice: &mut FastDice) {
        let entries = self.lives[0].entries();
        let step = entries.saturating_sub(1 + dice.below(20) as usize);
        let batch = self.same("what can be taken back", |live, _| live.undo_to(step, 5));
        if let Some(Ok(_)) = batch {
            self.lives.iter_mut().for_each(|live| live.keep());
            self.looked.commits += 1;
            self.look_at_news();
            self.check_quickly();
        }
    }
}

fn become_of(acted: &Result<Acted, NotDone>) -> String {
    match acted {
        Ok(Acted::Drafted) => "drafted".into(),
        Ok(Acted::Pending(batch)) => format!("pending at {}", batch.number),
        Err(why) => format!("{why:?}"),
    }
}

/// The tables with this many seats on which a game is checked.
fn tables_for_three<G: Lawful>() -> Vec<G> {
    let seats = SEATS.clamp(G::SEATS.0, G::SEATS.1);
    let tables: Vec<G> = tables::<G>(5).into_iter().filter(|table| table.seats() == seats).collect();
    assert!(!tables.is_empty(), "{} has no table with {seats} seats to try", G::NAME);
    tables
}

/// Checks games from everybody's point of view.
fn look<G: Lawful>(_: &'static GameOf<G>) {
    let hides_nothing = HIDING_NOTHING.contains(&G::NAME);
    let games = match G::ONE_RANDOM_GAME_IN {
        _ if hides_nothing => 1,
        1 => sample(60),
        _ => sample(40),
    };
    let (tables, mut looked) = (tables_for_three::<G>(), Looked::default());
    for number in 0..games {
        let table = &tables[(number % tables.len() as u64) as usize];
        for viewer in Viewer::all(table.seats()) {
            look_at(table, viewer, viewer, number, &mut looked);
        }
    }
    println!("{}: {looked:?}", G::NAME);
    for (what, (times, first)) in &looked.leaks {
        println!("LEAK: {what}, {times} times; {first}");
    }
    let found: Vec<_> = looked.leaks.keys().collect();
    assert!(found.is_empty(), "{} leaks by {found:?}", G::NAME);
    assert!(looked.commits > 0 && looked.moments > 0, "{looked:?}");
    if hides_nothing {
        assert_eq!(looked.games_apart, 0, "{} hides something", G::NAME);
    } else {
        assert!(looked.games_apart * 10 >= looked.games * 9, "{looked:?}");
        assert!(looked.moments_apart * 2 >= looked.moments, "{looked:?}");
    }
}

macro_rules! gate {
    ($play:ident) => {
        mod $play {
            #[test]
            fn nobody_is_shown_more_than_they_may_know() {
                super::look(&::$play::ALL_OF_IT);
            }
        }
    };
}

for_each_game!(gate);

#[test]
fn games_that_hide_nothing_are_on_the_list() {
    for name in HIDING_NOTHING {
        assert_eq!(game(name).name(), name);
    }
}

#[test]
fn showing_another_seats_view_is_detected_as_a_leak() {
    let mut looked = Looked::default();
    let (viewer, eyes) = (Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(1)));
    for seed in 0..8 {
        look_at(&ufoludki::Ufoludki::standard(SEATS).unwrap(), viewer, eyes, seed, &mut looked);
    }
    for (number, game) in tables_for_three::<battleforce::BattleForce>().iter().take(6).enumerate() {
        look_at(game, viewer, eyes, number as u64, &mut looked);
    }
    let found: Vec<&str> = looked.leaks.keys().copied().collect();
    println!("{found:?}");
    for what in [
        "position",
        "position in words",
        "seen",
        "copy of the record",
        "log",
        "why",
        "why not this",
        "odds",
        "advice",
        "what is forced",
        "what becomes of an answer",
        "position in a draft",
        "news",
        "news in words",
    ] {
        assert!(found.contains(&what), "a leak by {what} would not be found: {found:?}");
    }
}
