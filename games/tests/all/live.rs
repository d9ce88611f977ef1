//! Games as they are played at tables: drafts, commits, undo, and resuming after a restart.

use catalog::{Acted, Batch, Game, Heading, LiveGame, LiveSetup};
use contract::{Dice, FastDice, Seat, Seed, Viewer, Waiting};
use record::{Actor, Ended, Entropy, Entry, Player, to_hex};
use serde_json::Value;

use crate::common::{all_games, setup_for};

fn setup(game: &dyn Game, seed: u8) -> LiveSetup {
    LiveSetup {
        setup: setup_for(game, 3),
        table: "t".into(),
        seed: Seed::new([seed; 32]),
        entropy: Entropy::Texts(vec!["x".into()]),
        void: Vec::new(),
    }
}

fn legal(live: &dyn LiveGame, seat: Seat) -> Vec<String> {
    let position: Value =
        serde_json::from_str(live.position(Viewer::Seat(seat), None).get()).expect("it is JSON");
    position["legal"].as_array().expect("a list").iter().map(|it| it.as_str().expect("text").into()).collect()
}

/// Takes over drafts made on another node.
fn take_drafts(from: &dyn LiveGame, to: &mut dyn LiveGame) {
    for seat in from.due().iter() {
        let decision = from.decision(seat).expect("the seat is due");
        to.restore_draft(seat, decision, &from.drafted_actions(seat));
    }
}

#[test]
fn random_games_with_drafts_and_undo_verify_and_resume_after_a_restart_and_on_other_nodes() {
    for game in all_games() {
        for seed in 0..12_u8 {
            let setup = setup(*game, seed);
            let seats = setup.setup.seats;
            let mut dice = FastDice::seeded(u64::from(seed));
            let mut live = game.live(&setup, &[]).expect("a game for three, or as many as may play");
            // Another node, which only receives what happens.
            let mut elsewhere = game.live(&setup, &[]).expect("a game for three, or as many as may play");
            let mut stored: Vec<Vec<Entry>> = Vec::new();
            let mut keep = |live: &mut dyn LiveGame, elsewhere: &mut dyn LiveGame, batch: Batch| {
                assert_eq!(batch.number, stored.iter().map(Vec::len).sum::<usize>());
                live.keep();
                elsewhere.catch_up(&batch.entries).expect("it continues from there");
                stored.push(batch.entries);
                stored.clone()
            };
            let batch = live.begin(0).expect("chance begins");
            let mut known = keep(&mut *live, &mut *elsewhere, batch);
            let mut undone = 0;
            while let Waiting::Seats(due) = live.waiting() {
                let seat = due.first().expect("somebody is due");
                let decision = live.decision(seat).expect("the seat is due");
                if live.drafted(seat) > 0 && dice.below(6) == 0 {
                    live.step_back(seat, decision, dice.below(3) as usize).expect("there is a draft");
                    continue;
                }
                if undone < 3
                    && dice.below(40) == 0
                    && let Some(step) = live.before_last_decision(seat)
                    && let Ok(batch) = live.undo_to(step, 5)
                {
                    known = keep(&mut *live, &mut *elsewhere, batch);
                    undone += 1;
                    continue;
                }
                let legal = legal(&*live, seat);
                let action = legal[dice.below(legal.len() as u32) as usize].clone();
                match live.act(seat, decision, &[action], Actor::Player, 1).expect("it is legal") {
                    Acted::Drafted => take_drafts(&*live, &mut *elsewhere),
                    Acted::Pending(batch) => known = keep(&mut *live, &mut *elsewhere, batch),
                }
                if dice.below(20) == 0 {
                    let batches: Vec<&[Entry]> = known.iter().map(Vec::as_slice).collect();
                    let mut again = game.live(&setup, &batches).expect("it can be played again");
                    take_drafts(&*live, &mut *again);
                    take_drafts(&*live, &mut *elsewhere);
                    for viewer in Viewer::all(seats) {
                        let shown = |live: &dyn LiveGame| live.position(viewer, None).get().to_owned();
                        assert_eq!(shown(&*live), shown(&*again));
                        assert_eq!(shown(&*live), shown(&*elsewhere));
                    }
                    live = again;
                }
            }
            let stored: Vec<Entry> = known.concat();
            let players =
                (1..=seats).map(|n| Player { name: format!("P{n}"), kind: "person".into() }).collect();
            let secret = to_hex(&setup.seed.reveal());
            let ended = Ended { result: live.result(), early: None, seed: secret, void_seeds: Vec::new() };
            let record = live.record(&Heading { program: None, players, started: 0 }, ended, None);
            assert_eq!(record.entries, stored);
            game.engine()
                .verify(&record, None)
                .unwrap_or_else(|fault| panic!("{} {seed}: {fault}", game.name()));
        }
    }
}
