//! Programs that ask for it are told every step of their game as their seat may see it, and nothing else.

#![cfg(unix)]

use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

use catalog::{
    ArenaProgress, ArenaRequest, BotCheckRequest, Eyes, Fault, Setup, SimProgress, SimRequest, TraceRequest,
    Until,
};
use contract::{Seat, Viewer};
use record::Record;
use serde_json::{Value, json};

use crate::common;

/// An empty folder in which programs leave what they were told.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("hearing-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A program that plays the first legal action and writes everything it reads into a file in the folder.
fn program(folder: &std::path::Path, asks: bool) -> String {
    let decide = r#"s/^{"type":"decide","decision":\([0-9]*\),"deadline_ms":[0-9]*,"legal":\["\([^"]*\)".*/{"act":"\2","decision":\1}/p"#;
    let hello = format!(r#"s/^{{"type":"hello".*/{{"type":"hello","name":"Ears","events":{asks}}}/p"#);
    format!("tee '{}'/$$ | sed -un -e '{hello}' -e '{decide}'", folder.display())
}

/// What the programs in a folder were told, by game.
fn logs(folder: &std::path::Path) -> Vec<Vec<Value>> {
    let files = fs::read_dir(folder).unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    files.map(|text| text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()).collect()
}

fn steps(log: &[Value]) -> Vec<&Value> {
    log.iter().filter(|message| message["type"] == "step").collect()
}

/// Plays games and keeps their records.
#[derive(Default)]
struct Keeper(Mutex<Vec<Record>>);

impl SimProgress for Keeper {
    fn played(&self, _: u64) -> bool {
        true
    }

    fn keep(&self, _: u64, record: &Record) -> Result<(), Fault> {
        self.0.lock().unwrap().push(record.clone());
        Ok(())
    }

    fn now(&self) -> u64 {
        0
    }
}

impl ArenaProgress for Keeper {
    fn played(&self, _: u64) {}

    fn keep(&self, _: &str) -> Result<(), Fault> {
        Ok(())
    }

    fn thread_time(&self) -> Duration {
        Duration::ZERO
    }

    fn wall_time(&self) -> Duration {
        Duration::ZERO
    }
}

fn setup(seats: u8, options: Value) -> Setup {
    Setup { seats, options, content: None, rules: None }
}

/// Plays a game with the program in the first two seats and random players in the others.
fn sim(game: &str, setup: Setup, program: &str, keeps_records: bool) -> Vec<Record> {
    let keeper = Keeper::default();
    let mut bots = vec![format!("exec:{program}"); 2];
    bots.resize(setup.seats.into(), "random".to_owned());
    let request = SimRequest { setup, bots, until: Until::Games(1), threads: 1, seed: 3, keeps_records };
    common::game(game).engine().sim(&request, &keeper).unwrap();
    keeper.0.into_inner().unwrap()
}

/// The protocol's message for a step that a seat's copy shows like this.
fn told(seen: &Value) -> Value {
    let entry = &seen["entry"];
    let mut told = json!({ "type": "step", "step": seen["step"], "events": seen["events"] });
    if let Some(seat) = entry.get("seat").or(entry.get("hidden_act")) {
        told["seat"] = seat.clone();
        told["act"] = entry["act"].clone();
    } else {
        told["chance"] = entry["chance"].clone();
    }
    told
}

/// Plays a game in which the programs are told what the record shows to their seats and decide at least
/// `least` times. Returns how many steps were hidden from them.
fn hears_what_the_record_shows(game: &str, setup: Setup, least: usize) -> usize {
    let folder = folder(game);
    let records = sim(game, setup, &program(&folder, true), true);
    let [record] = &records[..] else { panic!("one game was played") };
    let logs = logs(&folder);
    assert_eq!(logs.len(), 2, "both programs have played");
    let mut hidden = 0;
    for log in &logs {
        let seat = Seat::numbered(log[0]["seat"].as_u64().unwrap() as usize).unwrap();
        let eyes = Eyes::Viewer(Viewer::Seat(seat));
        let mut shown = Vec::new();
        let mut keep = |value| {
            shown.push(value);
            Ok(())
        };
        let request = TraceRequest { eyes, until: None, states: false };
        common::game(game).engine().trace(record, None, request, &mut keep).unwrap();
        // The last one is the table.
        shown.pop();
        let shown: Vec<Value> = shown.iter().map(told).collect();
        assert_eq!(steps(log), shown.iter().collect::<Vec<_>>(), "{game}, {seat:?}");
        hidden += shown.iter().filter(|step| step["act"].is_null() && step["chance"].is_null()).count();
        assert_is_up_to_date(log, seat, least);
    }
    hidden
}

/// Checks at least `least` times that nothing happened between what a program was told and what it was asked,
/// because its answer is the next step.
fn assert_is_up_to_date(log: &[Value], seat: Seat, least: usize) {
    let mut decisions = 0;
    for pair in log.windows(2).filter(|pair| pair[0]["type"] == "decide") {
        decisions += 1;
        assert_eq!((&pair[1]["type"], &pair[1]["seat"]), (&json!("step"), &json!(seat)), "{pair:?}");
        assert_eq!(pair[1]["act"], pair[0]["legal"][0]);
    }
    assert!(decisions >= least, "{decisions}");
    assert_eq!(log[0]["type"], "hello");
    assert_eq!(log[1]["step"], 1, "it is also told what came before its first decision");
    assert_eq!(log.last().unwrap()["type"], "over");
}

#[test]
fn a_program_that_asks_is_told_exactly_what_its_seats_copy_of_the_record_shows() {
    for game in common::all_games() {
        match game.name() {
            "ufoludki" => assert!(hears_what_the_record_shows("ufoludki", setup(3, json!({})), 4) > 10),
            "fries" => {
                let short = setup(2, json!({ "round_limit": 5 }));
                assert_eq!(hears_what_the_record_shows("fries", short, 4), 0);
            }
            "battleforce" => {
                let advanced = setup(2, json!({ "game": "advanced" }));
                assert!(hears_what_the_record_shows("battleforce", advanced, 4) > 10);
            }
            other => {
                hears_what_the_record_shows(other, common::setup_for(*game, 2), 1);
            }
        }
    }
}

/// Checks that steps are told without gaps, and that of the cards drawn in Ufoludki only the seat's own are
/// told.
fn assert_hears_a_game_of_ufoludki(log: &[Value]) {
    let seat = &log[0]["seat"];
    let steps = steps(log);
    assert!(steps.iter().zip(1_u64..).all(|(step, number)| step["step"] == number));
    let events = steps.iter().flat_map(|step| step["events"].as_array().unwrap());
    let (own, others): (Vec<&Value>, Vec<&Value>) =
        events.filter(|event| event["event"] == "drew").partition(|event| event["seat"] == *seat);
    assert!(own.len() > 4 && own.iter().all(|event| event["card"].is_string()), "{own:?}");
    assert!(others.len() > 4 && others.iter().all(|event| event["card"].is_null()), "{others:?}");
    assert_is_up_to_date(log, Seat::numbered(seat.as_u64().unwrap() as usize).unwrap(), 4);
}

#[test]
fn a_program_that_asks_is_told_what_happens_in_simulations_arenas_and_examinations() {
    let (simulated, arena, examined) = (folder("simulated"), folder("arena"), folder("examined"));
    sim("ufoludki", setup(3, json!({})), &program(&simulated, true), false);
    let ufoludki = common::game("ufoludki");
    let request = ArenaRequest {
        setup: setup(2, json!({})),
        bots: vec![format!("exec:{}", program(&arena, true)), "random".into()],
        games: 2,
        threads: 1,
        seed: 1,
        journal: None,
    };
    let report = ufoludki.engine().arena(&request, &Keeper::default()).unwrap();
    assert_eq!(report.bots[0].trouble, None);
    for folder in [&simulated, &arena] {
        let logs = logs(folder);
        assert_eq!(logs.len(), 2);
        for log in &logs {
            assert_hears_a_game_of_ufoludki(log);
        }
    }
    let request = BotCheckRequest {
        command: program(&examined, true),
        games: 1,
        seed: 1,
        deadline: catalog::BOT_DEADLINE,
    };
    let check = ufoludki.engine().check_bot(&request).unwrap();
    let logs = logs(&examined);
    assert_eq!(check.steps_told, Some(steps(&logs[0]).len() as u64));
    assert!(check.steps_told > Some(10), "{check:?}");
}

#[test]
fn a_program_that_does_not_ask_gets_the_same_messages_as_before() {
    let folder = folder("deaf");
    sim("ufoludki", setup(3, json!({})), &program(&folder, false), false);
    for log in logs(&folder) {
        let kinds: Vec<&str> = log.iter().map(|message| message["type"].as_str().unwrap()).collect();
        let [first, asked @ .., last] = &kinds[..] else { panic!("{kinds:?}") };
        assert_eq!((*first, *last), ("hello", "over"));
        assert!(asked.len() > 3 && asked.iter().all(|kind| *kind == "decide"), "{kinds:?}");
    }
}

#[test]
fn the_deal_does_not_depend_on_whether_a_program_asks() {
    let games = ["asks", "does-not-ask"].map(|name| {
        let folder = folder(name);
        sim("ufoludki", setup(3, json!({})), &program(&folder, name == "asks"), false);
        let mut over: Vec<Value> =
            logs(&folder).iter().map(|log| log.last().unwrap()["scores"].clone()).collect();
        over.sort_by_key(ToString::to_string);
        over
    });
    assert_eq!(games[0], games[1]);
}
