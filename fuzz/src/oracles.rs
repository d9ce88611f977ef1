//! One function per kind of input. Each panics when something is wrong.

use std::fmt::Display;
use std::str::FromStr;

use catalog::Eyes;
use record::{Record, Scenario};
use table::{Dice, FastDice, Rules, Silence, Step, Viewer, Waiting};
use ufoludki::{Action, Card, Content, Options, Outcome, Thing, Ufoludki};

/// A record, sealed or not: reading, writing, telling and verifying it never panics, and what reads is written back.
pub fn records(bytes: &[u8]) {
    let _ = Record::read(bytes);
    // No change at random hits the right sum, so the sums are put in: what follows is about the content.
    let sealed = record::seal(&String::from_utf8_lossy(bytes));
    let Ok(record) = Record::read(sealed.as_bytes()) else { return };
    assert_eq!(Record::read(record.write().as_bytes()).as_ref(), Ok(&record), "a record reads back");
    let Ok(game) = catalog::game(&record.header.game) else { return };
    let _ = game.verify(&record, None);
    for eyes in [Eyes::Open, Eyes::Viewer(Viewer::Spectator)] {
        let told = game.tell(&record, None, eyes, None);
        let traced = game.trace(&record, None, eyes, None);
        assert_eq!(told.is_ok(), traced.is_ok(), "a record that can be told can be traced");
    }
}

/// A scenario: reading and running it never panics.
pub fn scenarios(bytes: &[u8]) {
    let Ok(scenario) = Scenario::read(bytes) else { return };
    let Ok(game) = catalog::game(&scenario.game) else { return };
    let report = game.run_scenario(&scenario, bytes);
    assert!(report.checks > 0 || !report.failures.is_empty(), "a scenario without checks fails");
}

/// Notation: whatever reads is written the same way.
pub fn notation(bytes: &[u8]) {
    fn inverts<T: FromStr + Display>(text: &str) {
        if let Ok(value) = text.parse::<T>() {
            assert_eq!(value.to_string(), text);
        }
    }
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    inverts::<Action>(text);
    inverts::<Outcome>(text);
    inverts::<Thing>(text);
    inverts::<Card>(text);
    inverts::<table::Seat>(text);
}

/// A content file: reading it never panics, and whatever is accepted can be played to its end at every table.
pub fn content(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match Content::read(text) {
        Err(faults) => {
            assert!(!faults.is_empty() && faults.iter().all(|fault| fault.line > 0), "faults are named");
        }
        Ok(content) => {
            for seats in 2..=6 {
                if let Ok(game) = Ufoludki::new(content.clone(), Options::default(), seats) {
                    play(&game);
                }
            }
        }
    }
}

fn play(game: &Ufoludki) {
    let mut dice = FastDice::seeded(1);
    let mut state = game.start();
    let mut actions = Vec::new();
    loop {
        match game.waiting(&state) {
            Waiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is due");
                game.legal_actions(&state, seat, &mut actions);
                let action = actions[dice.below(actions.len() as u32) as usize];
                game.apply(&mut state, Step::Seat(seat, action), &mut Silence)
                    .expect("a listed action applies");
            }
            Waiting::Chance => {
                game.settle(&mut state, &mut dice, &mut Silence);
            }
            Waiting::Table | Waiting::Nobody => return,
        }
    }
}
