//! Games as they are played at tables: drafts, commits, taking back, going on after a restart.

use catalog::{Acted, Heading, Live, LiveSetup, Setup, games};
use record::{Actor, Ended, Entry, Player, to_hex};
use serde_json::{Value, json};
use table::{Dice, FastDice, Seat, Seed, Viewer, Waiting};

fn setup(seats: u8, seed: u8) -> LiveSetup {
    LiveSetup {
        setup: Setup { seats, options: json!({}), content: None },
        table: "t".into(),
        seed: Seed::new([seed; 32]),
        entropy: vec!["x".into()],
    }
}

fn legal(live: &dyn Live, seat: Seat) -> Vec<String> {
    let position: Value =
        serde_json::from_str(live.position(Viewer::Seat(seat), None).get()).expect("it is JSON");
    position["legal"].as_array().expect("a list").iter().map(|it| it.as_str().expect("text").into()).collect()
}

#[test]
fn random_games_with_drafts_taken_back_and_undone_verify_and_go_on_after_a_restart() {
    for game in games() {
        for seed in 0..12_u8 {
            let setup = setup(3, seed);
            let mut dice = FastDice::seeded(u64::from(seed));
            let mut live = game.live(&setup, &[]).expect("a game for three");
            let mut stored: Vec<Entry> = Vec::new();
            let batch = live.begin(0).expect("chance begins");
            stored.extend(batch.entries);
            live.keep();
            let mut undone = 0;
            while let Waiting::Seats(due) = live.waiting() {
                let seat = due.first().expect("somebody is due");
                let decision = live.decision(seat).expect("he is due");
                if live.drafted(seat) > 0 && dice.below(6) == 0 {
                    live.step_back(seat, decision, dice.below(3) as usize).expect("there is a draft");
                    continue;
                }
                if undone < 3
                    && dice.below(40) == 0
                    && let Some(step) = live.before_last_decision(seat)
                    && let Ok(batch) = live.undo_to(step, 5)
                {
                    stored.extend(batch.entries);
                    live.keep();
                    undone += 1;
                    continue;
                }
                let legal = legal(&*live, seat);
                let action = legal[dice.below(legal.len() as u32) as usize].clone();
                match live.act(seat, decision, &[action], Actor::Player, 1).expect("it is legal") {
                    Acted::Drafted => assert_eq!(live.entries(), stored.len()),
                    Acted::Pending(batch) => {
                        assert_eq!(batch.number, stored.len());
                        stored.extend(batch.entries);
                        live.keep();
                    }
                }
                if dice.below(20) == 0 && live.drafted(seat) == 0 {
                    let again = game.live(&setup, &stored).expect("it can be played again");
                    for viewer in Viewer::all(3) {
                        // Names of decisions are about this run of the program.
                        let shown = |live: &dyn Live| {
                            let text = live.position(viewer, None).get().to_owned();
                            let mut value: Value = serde_json::from_str(&text).expect("it is JSON");
                            value["decision"] = Value::Null;
                            value["draft"] = Value::Null;
                            value["legal"] = Value::Null;
                            value
                        };
                        if live.due().iter().all(|seat| live.drafted(seat) == 0) {
                            assert_eq!(shown(&*live), shown(&*again));
                        }
                    }
                    live = again;
                }
            }
            let players = (1..=3).map(|n| Player { name: format!("P{n}"), kind: "person".into() }).collect();
            let ended = Ended { result: live.result(), early: None, seed: to_hex(&setup.seed.reveal()) };
            let record = live.record(&Heading { players, started: 0 }, ended);
            assert_eq!(record.entries, stored);
            game.verify(&record, None).unwrap_or_else(|fault| panic!("{} {seed}: {fault}", game.name()));
        }
    }
}
