//! Recorded games for every way a game can end: they verify, their story does not change, and every change to
//! them is detected. `UPDATE=1 cargo test -p games --test all records` rewrites the stories and the game with
//! undone moves.

use std::fs;
use std::path::Path;

use battleforce::BattleForce;
use catalog::{Eyes, Fault, Game, TraceRequest};
use contract::{Dice, FastDice, Glimpse, Seat, Seed, Step, Viewer};
use record::{Actor, Early, Entropy, Entry, Header, Record, Rolled};
use serde_json::Value;
use ufoludki::Ufoludki;

use crate::common::{self, all_games, best_record_of, english, languages_of, records_of};
use crate::recording::Recording;

/// A file in the folder of a game's recorded games.
fn beside(game: &str, file: &str) -> std::path::PathBuf {
    common::folder_of(game, "records").join(file)
}

fn ufoludki() -> &'static dyn Game {
    common::game("ufoludki")
}

fn load(name: &str) -> Record {
    common::record("ufoludki", name)
}

fn verdict(record: &Record) -> String {
    // Goes through the file format, so that what is checked is what a file can contain.
    let record = Record::read(record.write().as_bytes()).unwrap();
    ufoludki().engine().verify(&record, None).unwrap_err().to_string()
}

/// Compares a text with a file, or writes the file.
fn golden(path: &Path, text: &str) {
    if std::env::var_os("UPDATE").is_some() {
        fs::write(path, text).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap_or_default(), text, "{} has changed", path.display());
}

#[test]
fn every_recorded_game_verifies_and_its_story_does_not_change() {
    for game in all_games() {
        let records = records_of(*game);
        assert!(records.is_empty() || records.len() >= 5, "{}: {records:?}", game.name());
        for name in records {
            let path = |ending: &str| beside(game.name(), &format!("{name}.{ending}"));
            let bytes = fs::read(path("jsonl")).unwrap();
            let record = Record::read(&bytes).unwrap();
            assert_eq!(record.write().as_bytes(), bytes, "{name} reads back");
            assert!(game.engine().verify(&record, None).unwrap().rolls > 5);
            golden(&path("open.txt"), &game.tell(&record, None, Eyes::Open, None, english()).unwrap());
            let seat = Eyes::Viewer(Viewer::Seat(Seat::at(0)));
            golden(&path("seat1.txt"), &game.tell(&record, None, seat, None, english()).unwrap());
        }
    }
}

/// Records that only the first edition accepts. They show that games are replayed by the rules under which
/// they were played.
const ONLY_IN_THE_FIRST_EDITION: [(&str, &str, &str); 2] = [
    ("fries", "first-edition-sedator", "[fries.sedator.part]"),
    ("battleforce", "first-edition-reserve", "[battleforce.formation.reserve]"),
];

#[test]
fn a_record_is_replayed_by_the_edition_that_it_names() {
    for (game, name, rule) in ONLY_IN_THE_FIRST_EDITION {
        let (mut record, game) = (common::record(game, name), common::game(game));
        assert_eq!(record.header.rules, 1);
        game.engine().verify(&record, None).unwrap();
        record.header.rules = 2;
        let refusal = game.engine().verify(&record, None).unwrap_err().to_string();
        assert!(refusal.ends_with(rule), "{name}: {refusal}");
    }
}

/// The digests of the embedded components. Records contain them, so they never change. Changed components
/// need a new file beside the old one.
#[test]
fn digests_of_the_embedded_components_never_change() {
    let digests = [
        ("fries", "bd066979e9b0d8932ede5cf29ff8aa8ad5a1bbb1d9ecaf79ea86eccdc7fe2dc1"),
        ("ufoludki", "8050f427a6b8df0076fe571d86ac1f0b665a642d24600851790fb7b10889459a"),
        ("battleforce", "0b15fc3e103bf62a1025f627d14f29c4107d6abfb81bc135652f67deafcbb92d"),
    ];
    for (game, digest) in digests {
        assert_eq!(common::game(game).info(english()).content, digest, "{game}");
    }
    for game in all_games().iter().filter(|game| !records_of(**game).is_empty()) {
        let is_listed = digests.iter().any(|(name, _)| *name == game.name());
        assert!(is_listed, "{} has the digest {}", game.name(), game.info(english()).content);
    }
}

#[test]
fn one_recorded_game_of_each_game_is_told_in_every_language() {
    for game in all_games() {
        let Some(name) = best_record_of(*game) else { continue };
        let record = common::record(game.name(), &name);
        for texts in languages_of(*game).into_iter().filter(|texts| texts.tag() != "en") {
            let story = game.tell(&record, None, Eyes::Open, None, texts).unwrap();
            golden(&beside(game.name(), &format!("{name}.open.{}.txt", texts.tag())), &story);
        }
    }
}

#[test]
fn the_recorded_games_of_ufoludki_end_in_every_way_there_is() {
    let winners = |name: &str| load(name).ended.result.winners.len();
    let last_words = |name: &str| ufoludki().tell(&load(name), None, Eyes::Open, None, english()).unwrap();
    assert_eq!((winners("earth"), winners("shared-by-two"), winners("shared-by-three")), (1, 2, 3));
    assert!(last_words("earth").contains("Earth is empty"));
    assert!(last_words("turn-limit").contains("The turn limit has been reached"));
    assert!(last_words("undone").contains("is undone"));
    assert!(last_words("agreed-end").contains("agree to end the game"));
}

#[test]
fn the_recorded_games_of_fries_end_in_every_way_there_is() {
    let load = |name: &str| common::record("fries", name);
    let fries = common::game("fries");
    let last_words = |name: &str| fries.tell(&load(name), None, Eyes::Open, None, english()).unwrap();
    assert!(last_words("cities").contains("One player controls enough cities"));
    assert!(last_words("all-cities").contains("Every city has a restaurant"));
    assert!(last_words("round-limit").contains("The round limit has been reached"));
    assert_eq!(load("shared").ended.result.winners.len(), 2);
    let broken_tie = load("more-ufos").ended.result;
    assert_eq!(broken_tie.scores[0], broken_tie.scores[1]);
    assert_eq!(broken_tie.winners.len(), 1, "more UFOs on the board break the tie");
}

/// A game between three people in which moves are undone twice, once across a draw.
fn undone_game() -> Record {
    let game = Ufoludki::standard(3).unwrap();
    let seed = Seed::new(std::array::from_fn(|i| i as u8));
    let entropy: Vec<String> = ["saucer", "kosmos", "żaba"].map(String::from).to_vec();
    let mut dice = FastDice::seeded(4);
    let mut recording = Recording::new(&game, seed, Entropy::Texts(entropy));
    let mut states = vec![recording.state.clone()];
    let (mut acts, mut undone) = (0, 0);
    let mut numbers = vec![0];
    let mut steps = 0;
    while !recording.is_over() {
        if acts == 5 && undone == 0 || acts == 12 && undone == 1 {
            // Three steps back, whatever they were.
            undone += 1;
            states.truncate(states.len() - 3);
            numbers.truncate(states.len());
            recording.state = states.last().unwrap().clone();
            let undo = Entry::Undo { undo_to: *numbers.last().unwrap(), at: recording.now() };
            recording.entries.push(undo);
            continue;
        }
        let by = if acts % 7 == 6 { Actor::StandIn } else { Actor::Player };
        let choose = |_: &_, _, actions: &[_]| actions[dice.below(actions.len() as u32) as usize];
        acts += usize::from(recording.advance(by, choose));
        steps += 1;
        states.push(recording.state.clone());
        numbers.push(steps);
    }
    recording.finished(["Ola", "Paweł", "Patrycja"].map(String::from))
}

/// A small game of Battle Force that ends by time. The table records a promise, that it was kept, another
/// promise that was broken, and calls the last game turn.
fn game_with_words() -> Record {
    let options = battleforce::Options {
        fleet: battleforce::FleetChoice::Points,
        points: 20,
        diplomacy: true,
        end: battleforce::End::Time,
        ..battleforce::Options::default()
    };
    let game = BattleForce::with_options(options, 2).unwrap();
    let seed = Seed::new(std::array::from_fn(|i| 2 * i as u8));
    let entropy: Vec<String> = ["warp", "impulse"].map(String::from).to_vec();
    let mut dice = FastDice::seeded(4);
    let mut bot = battleforce_bot::Greedy;
    let mut recording = Recording::new(&game, seed, Entropy::Texts(entropy));
    let mut words = ["offer 1", "kept 1", "offer 2", "broke 2", "last turn"].iter();
    let mut acts = 0;
    while !recording.is_over() {
        if acts % 8 == 7
            && let Some(word) = words.next()
        {
            let entry = Entry::Word { word: (*word).into(), at: recording.now() };
            recording.write(entry, Step::Table(word.parse().unwrap()));
            acts += 1;
            continue;
        }
        acts += usize::from(recording.advance(Actor::Player, |state, seat, actions| {
            bots::Bot::choose(&mut bot, &Glimpse::new(&game, state, seat), actions, &mut dice)
        }));
    }
    recording.finished(["Anna", "Bruno"].map(String::from))
}

#[test]
fn a_game_with_table_words_verifies() {
    let record = game_with_words();
    golden(&beside("battleforce", "time.jsonl"), &record.write());
    let spoken = record.entries.iter().filter(|entry| matches!(entry, Entry::Word { .. })).count();
    assert_eq!(spoken, 5);
    assert!(common::game("battleforce").engine().verify(&record, None).unwrap().rolls > 5);
}

#[test]
fn the_recorded_games_of_battle_force_end_in_every_way_there_is() {
    let load = |name: &str| common::record("battleforce", name);
    let game = common::game("battleforce");
    for (name, words) in [
        ("basic-last-fleet", "Only one fleet is left"),
        ("basic-three", "Only one fleet is left"),
        ("introductory", "Only one fleet is left"),
        ("advanced-last-fleet", "Only one fleet is left"),
        ("allies", "One side has lost a whole fleet"),
        ("elimination", "A whole fleet is lost"),
        ("ships", "Enough ships have been destroyed"),
        ("reshuffles", "The last game turn is over"),
        ("time", "The last game turn is over"),
        ("turn-limit", "The turn limit has been reached"),
        ("tie-cards", "turn"),
        ("tie-duel", "duel"),
    ] {
        let story = game.tell(&load(name), None, Eyes::Open, None, english()).unwrap();
        assert!(story.contains(words), "{name}: {words}");
    }
    let winners = |name: &str| load(name).ended.result.winners;
    assert_eq!(winners("tie-shared").len(), 2);
    assert_eq!((winners("tie-cards").len(), winners("tie-duel").len()), (1, 1));
    assert_eq!(winners("allies").len(), 2);
    assert_eq!((winners("solitaire-won"), winners("solitaire-lost")), (vec![Seat::at(0)], vec![Seat::at(1)]));
}

#[test]
fn a_game_with_undone_moves_verifies_and_its_rolls_are_never_undone() {
    let record = undone_game();
    golden(&beside("ufoludki", "undone.jsonl"), &record.write());
    let verified = ufoludki().engine().verify(&record, None).unwrap();
    assert_eq!(verified.undone, 2);
    let rolls: Vec<u64> = record
        .entries
        .iter()
        .filter_map(|entry| match entry {
            Entry::Chance { roll, .. } => Some(roll.k),
            _ => None,
        })
        .collect();
    assert!(rolls.iter().copied().eq(0..rolls.len() as u64));
}

/// All lines of a trace to the end.
fn trace(game: &dyn Game, record: &Record, eyes: Eyes, states: bool) -> Vec<Value> {
    let mut lines = Vec::new();
    let mut keep = |line| {
        lines.push(line);
        Ok(())
    };
    game.engine().trace(record, None, TraceRequest { eyes, until: None, states }, &mut keep).unwrap();
    lines
}

/// Every pair of a position and the entry played in it: the line before the entry, and the entry's line.
fn positions_and_entries(lines: &[Value]) -> impl Iterator<Item = (&Value, &Value)> {
    let (_, states) = lines.split_last().unwrap();
    states.iter().zip(&states[1..])
}

#[test]
fn every_step_of_a_recorded_game_is_legal_in_the_position_before_it() {
    for game in all_games() {
        let (mut acts, mut rolls) = (0, 0);
        // For a draft without recorded games, a game played by bots is used.
        let recorded: Vec<(String, Record)> = records_of(*game)
            .into_iter()
            .map(|name| (name.clone(), common::record(game.name(), &name)))
            .collect();
        let is_recorded = !recorded.is_empty();
        let shown = if is_recorded {
            recorded
        } else {
            vec![("a game of bots".into(), common::some_record_of(*game))]
        };
        for (name, record) in shown {
            let lines = trace(*game, &record, Eyes::Open, true);
            assert_eq!(lines.len(), record.entries.len() + 2, "{name}: a start, every entry, and the end");
            for (before, line) in positions_and_entries(&lines) {
                let entry = &line["entry"];
                let chances = before["chances"].as_array().unwrap();
                if let Some(chance) = entry.get("chance") {
                    rolls += 1;
                    assert_eq!(before["waiting"], "chance");
                    assert!(chances.iter().any(|pair| pair[0] == *chance), "{name}: {line}");
                    let total: u64 = chances.iter().map(|pair| pair[1].as_u64().unwrap()).sum();
                    assert_eq!(entry["total"], total, "{name}: {line}");
                } else if let Some(act) = entry.get("act") {
                    acts += 1;
                    let seat = entry["seat"].to_string();
                    let legal = before["legal"][&seat].as_array();
                    assert!(legal.is_some_and(|legal| legal.contains(act)), "{name}: {line}");
                    assert_eq!(chances.len(), 0, "{name}: {line}");
                }
            }
        }
        let least = if is_recorded { 100 } else { 1 };
        assert!(acts > least && rolls > least, "{}: {acts} decisions, {rolls} rolls", game.name());
    }
}

#[test]
fn a_line_with_states_is_the_line_without_them_and_more() {
    for (game, name) in [("ufoludki", "undone"), ("fries", "cities"), ("battleforce", "time")] {
        let (record, game) = (common::record(game, name), common::game(game));
        for eyes in [Eyes::Open, Eyes::Viewer(Viewer::Spectator), Eyes::Viewer(Viewer::Seat(Seat::at(0)))] {
            let (plain, rich) = (trace(game, &record, eyes, false), trace(game, &record, eyes, true));
            assert_eq!((rich[0]["step"].as_u64(), rich[0].get("entry")), (Some(0), None));
            assert_eq!(plain.last(), rich.last(), "the table at the end is the same");
            for (plain, rich) in plain.iter().zip(&rich[1..]) {
                assert!(plain.as_object().unwrap().iter().all(|(key, value)| rich[key] == *value), "{plain}");
            }
            let end = rich.last().unwrap().as_object().unwrap();
            let before_end = &rich[rich.len() - 2];
            assert!(end.iter().all(|(key, value)| key == "early" || before_end[key] == *value));
        }
    }
}

#[test]
fn after_an_undo_the_position_is_the_earlier_one() {
    let lines = trace(ufoludki(), &load("undone"), Eyes::Open, true);
    let mut undone = 0;
    for line in &lines {
        let Some(step) = line["entry"].get("undo_to") else { continue };
        let held = lines.iter().find(|line| line["step"] == *step).unwrap();
        for key in ["waiting", "scores", "arrangement", "legal", "chances"] {
            assert_eq!(line[key], held[key], "{key} after {line}");
        }
        undone += 1;
    }
    assert_eq!(undone, 2);
}

#[test]
fn a_trace_as_seen_by_a_seat_has_only_its_own_legal_list_and_no_chances() {
    let record = load("earth");
    let seat = Eyes::Viewer(Viewer::Seat(Seat::at(1)));
    let (open, own) = (trace(ufoludki(), &record, Eyes::Open, true), trace(ufoludki(), &record, seat, true));
    let mut decisions = 0;
    for (open, own) in open.iter().zip(&own).take(record.entries.len() + 1) {
        assert!(own.get("chances").is_none() && own.get("arrangement").is_none(), "{own}");
        assert_eq!(own["view"]["viewer"], 2);
        assert_eq!(own["waiting"], open["waiting"]);
        assert_eq!(own["legal"].get("2"), open["legal"].get("2"));
        assert!(own["legal"].as_object().unwrap().keys().all(|seat| seat == "2"), "{own}");
        decisions += own["legal"].as_object().unwrap().len();
    }
    assert!(decisions >= 5, "{decisions}");
    let spectator = trace(ufoludki(), &record, Eyes::Viewer(Viewer::Spectator), true);
    let states = &spectator[..spectator.len() - 1];
    assert!(
        states.iter().all(|line| line["legal"] == serde_json::json!({}) && line.get("chances").is_none())
    );
}

#[test]
fn a_trace_emits_each_line_at_once_and_ends_when_nobody_listens() {
    let mut record = load("earth");
    if let Some(Entry::Act { act, .. }) =
        record.entries.iter_mut().find(|entry| matches!(entry, Entry::Act { .. }))
    {
        *act = "saucer 12".into();
    }
    let request = TraceRequest { eyes: Eyes::Open, until: None, states: true };
    let mut shown = 0;
    let mut count = |_| {
        shown += 1;
        Ok(())
    };
    let fault = ufoludki().engine().trace(&record, None, request, &mut count).unwrap_err().to_string();
    assert!(fault.contains("step 17"), "{fault}");
    assert_eq!(shown, 17, "the start and sixteen steps before the one that breaks a rule");
    let mut heard = 0;
    let mut leave = |_| {
        heard += 1;
        if heard < 3 { Ok(()) } else { Err(Fault::verbatim("enough")) }
    };
    let fault = ufoludki().engine().trace(&record, None, request, &mut leave).unwrap_err();
    assert_eq!((fault.to_string().as_str(), heard), ("enough", 3));
}

/// The game with undone moves, ended by agreement after this many entries.
fn agreed_game(entries: usize) -> Record {
    let mut record = undone_game();
    record.entries.truncate(entries);
    let trace = trace(ufoludki(), &record, Eyes::Open, false);
    record.ended.result.scores = serde_json::from_value(trace.last().unwrap()["scores"].clone()).unwrap();
    record.ended.result.winners.clear();
    record.ended.early = Some(Early::Agreement);
    record
}

#[test]
fn a_game_that_ends_by_agreement_verifies_and_is_told_without_a_winner() {
    let record = agreed_game(61);
    golden(&beside("ufoludki", "agreed-end.jsonl"), &record.write());
    assert_eq!(ufoludki().engine().verify(&record, None).unwrap().undone, 2);
    let story = ufoludki().tell(&record, None, Eyes::Open, None, english()).unwrap();
    assert!(story.ends_with("nobody wins (Ola: 8, Paweł: 8, Patrycja: 1).\n"), "{story}");
    let before = ufoludki().tell(&record, None, Eyes::Open, Some(20), english()).unwrap();
    assert!(!before.contains("nobody wins"), "a story that stops earlier is waiting for somebody: {before}");
    let trace = trace(ufoludki(), &record, Eyes::Open, false);
    assert_eq!(trace.last().unwrap()["early"], "agreement");
    // A table can be closed at any time, even before the first card.
    for entries in [0, 1, 17, 40] {
        let mut closed = agreed_game(entries);
        closed.ended.early = Some(Early::Closed);
        ufoludki().engine().verify(&closed, None).unwrap();
        let story = ufoludki().tell(&closed, None, Eyes::Open, None, english()).unwrap();
        assert!(story.contains("The table is closed"), "{story}");
    }
}

#[test]
fn a_false_early_end_or_a_wrong_result_is_refused() {
    let mut record = load("earth");
    let last = record.entries.len() + 2;
    record.ended.early = Some(Early::Agreement);
    assert_eq!(verdict(&record), format!("line {last}: the game is over, so it cannot have ended early"));
    record.ended.result.winners.clear();
    assert!(verdict(&record).contains("it cannot have ended early"), "not even without winners");

    let mut record = agreed_game(61);
    record.ended.early = None;
    assert!(verdict(&record).contains("the game is not over"), "{}", verdict(&record));
    let mut record = agreed_game(61);
    record.ended.result.winners.push(Seat::at(0));
    assert!(verdict(&record).contains("the result should be"), "{}", verdict(&record));
    let mut record = agreed_game(61);
    record.ended.result.scores[1] += 1;
    assert!(verdict(&record).contains("the result should be"), "{}", verdict(&record));
    let mut record = agreed_game(61);
    let roll = record.entries.iter().position(|entry| matches!(entry, Entry::Chance { .. })).unwrap();
    record.entries.remove(roll);
    assert!(verdict(&record).starts_with("line 2, step 1: "), "{}", verdict(&record));
}

#[test]
fn undoing_to_a_step_that_is_not_in_effect_is_refused() {
    let mut record = undone_game();
    let undo = record.entries.iter().position(|entry| matches!(entry, Entry::Undo { .. })).unwrap();
    record.entries[undo] = Entry::Undo { undo_to: 999, at: 0 };
    assert!(verdict(&record).ends_with("cannot undo to step 999"), "{}", verdict(&record));
}

/// The record with the first chance entry after `from` changed.
fn with_roll(from: usize, change: impl Fn(&mut String, &mut Rolled)) -> (Record, usize) {
    let mut record = load("earth");
    let index =
        (from..record.entries.len()).find(|i| matches!(record.entries[*i], Entry::Chance { .. })).unwrap();
    if let Entry::Chance { chance, roll, .. } = &mut record.entries[index] {
        change(chance, roll);
    }
    (record, index)
}

#[test]
fn a_changed_roll_is_reported_with_its_line_and_step() {
    let (record, index) = with_roll(20, |_, roll| roll.choice = (roll.choice + 1) % roll.total);
    let found = verdict(&record);
    assert!(found.starts_with(&format!("line {}, step {}: ", index + 2, index + 1)), "{found}");
    assert!(found.contains("the dealer’s choice should be"), "{found}");
    assert!(verdict(&with_roll(20, |_, roll| roll.total += 1).0).contains("the total should be"));
    assert!(verdict(&with_roll(20, |_, roll| roll.k += 1).0).contains("this should be roll"));
    let swap = |chance: &mut String, _: &mut Rolled| {
        *chance = if chance == "draw general" { "draw strength".into() } else { "draw general".into() };
    };
    assert!(verdict(&with_roll(20, swap).0).contains(" means draw "));
    assert!(verdict(&with_roll(0, |chance, _| *chance = "draw nonsense".into()).0).contains("draw nonsense"));
}

#[test]
fn a_changed_decision_result_or_seed_is_reported() {
    let mut record = load("earth");
    let act = record.entries.iter().position(|entry| matches!(entry, Entry::Act { .. })).unwrap();
    if let Entry::Act { act, .. } = &mut record.entries[act] {
        *act = "saucer 12".into();
    }
    let found = verdict(&record);
    assert!(found.starts_with(&format!("line {}, step {}: ", act + 2, act + 1)), "{found}");
    assert!(found.ends_with("[ufoludki.lay.held]"), "{found}");

    let mut record = load("earth");
    let last = record.entries.len() + 2;
    record.ended.result.scores[0] += 1;
    assert!(verdict(&record).starts_with(&format!("line {last}: the result should be")));

    let mut record = load("earth");
    record.ended.seed = "00".repeat(32);
    assert_eq!(
        verdict(&record),
        format!("line {last}: the seed does not match the hash published on line 1")
    );

    let mut record = load("earth");
    record.entries.pop();
    assert!(verdict(&record).contains("the game is not over"), "{}", verdict(&record));

    let mut record = load("earth");
    record.header.entropy = Entropy::Texts(vec!["late".into()]);
    assert!(verdict(&record).starts_with("line 2, step 1: "), "{}", verdict(&record));
}

#[test]
fn different_rules_components_and_options_are_reported() {
    let change = |change: &dyn Fn(&mut Header)| {
        let mut record = load("earth");
        change(&mut record.header);
        verdict(&record)
    };
    assert!(change(&|header| header.rules = 2).contains("Update the program"));
    assert!(change(&|header| header.content = "0".repeat(64)).contains("components other than"));
    assert!(change(&|header| header.options = serde_json::json!({ "turn_limit": 0 })).contains("turn-limit"));
    assert!(change(&|header| header.options = serde_json::json!({ "speed": 1 })).contains("speed"));
}

#[test]
fn a_seats_copy_contains_what_the_seat_saw_and_nothing_else() {
    let record = load("earth");
    for viewer in Viewer::all(3) {
        let copy = ufoludki().engine().seat_copy(&record, None, viewer, 30).unwrap();
        let text = copy.write();
        assert_eq!(text.lines().count(), 31);
        for secret in ["\"seed\"", "choice", &record.ended.seed, "result"] {
            assert!(!text.contains(secret), "{secret} in the copy of {viewer:?}");
        }
        let drawn = text.matches("\"draw ").count();
        let own = usize::from(viewer != Viewer::Spectator);
        assert!(
            if own == 1 { (5..=10).contains(&drawn) } else { drawn == 0 },
            "{drawn} draws seen by {viewer:?}"
        );
    }
}

#[test]
fn a_seats_story_names_no_card_of_others_before_it_is_laid() {
    let record = load("earth");
    let deal = 16;
    let eyes = Eyes::Viewer(Viewer::Seat(Seat::at(1)));
    let story = ufoludki().tell(&record, None, eyes, Some(deal), english()).unwrap();
    let others: Vec<&str> =
        story.lines().filter(|line| line.contains(" draws ") && !line.contains("greedy 2")).collect();
    assert_eq!(others.len(), 2);
    assert!(others.iter().all(|line| line.trim().ends_with("draws 5 cards.")), "{others:?}");
}
