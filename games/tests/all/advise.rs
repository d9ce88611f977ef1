//! Advice for moments in recorded games.

use catalog::{AdviceEffort, AdviceReport, AdviceRequest, Fault};
use contract::Seat;
use record::{Entry, Record};

use crate::common::{all_games, english, game, record as load, some_record_of};

fn advise(record: &Record, step: usize, seat: usize) -> Result<AdviceReport, Fault> {
    let seat = Seat::numbered(seat).unwrap();
    let request = AdviceRequest { step, seat, thinking: AdviceEffort::Iterations(200), seed: 1 };
    game(&record.header.game).advise(record, None, &request, english())
}

#[test]
fn advice_for_every_recorded_decision_includes_the_move_that_was_played() {
    for game in all_games() {
        let record = match game.name() {
            "fries" => load("fries", "shared"),
            "battleforce" => load("battleforce", "introductory"),
            _ => some_record_of(*game),
        };
        for (step, entry) in record.entries.iter().enumerate() {
            let Entry::Act { seat, act, .. } = entry else { continue };
            let report = advise(&record, step, seat.number()).unwrap();
            let played: Vec<&String> =
                report.choices.iter().filter(|choice| choice.played).map(|choice| &choice.action).collect();
            assert_eq!(played, [act], "{}, step {step}", game.name());
            let unseen = report.choices.iter().position(|choice| choice.visits == 0);
            let unseen = &report.choices[unseen.unwrap_or(report.choices.len())..];
            assert!(unseen.iter().all(|choice| choice.visits == 0 && choice.share.is_none()));
        }
    }
}

#[test]
fn a_forced_decision_gives_one_row_and_needs_no_search() {
    let record = load("battleforce", "introductory");
    let forced = record.entries.iter().enumerate().find_map(|(step, entry)| {
        let Entry::Act { seat, .. } = entry else { return None };
        advise(&record, step, seat.number()).ok().filter(|report| report.choices.len() == 1)
    });
    let report = forced.unwrap();
    assert_eq!((report.iterations, report.choices[0].visits, report.choices[0].played), (0, 0, true));
}

#[test]
fn advice_is_the_same_whatever_the_others_hold() {
    let record = load("ufoludki", "earth");
    // Seat 3 draws first, then seat 1 (entries 6 to 10) and seat 2 (entries 11 to 15).
    let mut other = record.clone();
    other.entries.swap(6, 11);
    let open = |record: &Record| {
        game("ufoludki").tell(record, None, catalog::Eyes::Open, Some(16), english()).unwrap()
    };
    assert_ne!(open(&record), open(&other), "the hands are different");
    assert_eq!(advise(&record, 16, 3).unwrap(), advise(&other, 16, 3).unwrap());
}

#[test]
fn a_seat_with_nothing_to_decide_learns_who_decides_and_when_it_will() {
    let record = load("ufoludki", "earth");
    let refused = |step, seat| advise(&record, step, seat).unwrap_err().to_string();
    assert_eq!(
        refused(0, 3),
        "seat 3 has nothing to decide after step 0 (the game is waiting for chance); its next decision is at --step 16"
    );
    assert_eq!(
        refused(16, 1),
        "seat 1 has nothing to decide after step 16 (the game is waiting for seat 3); its next decision is at --step 18"
    );
    let last = record.entries.len();
    assert!(
        refused(last, 1).contains(
            "(the game is waiting for nobody, because it is over); its last decision is at --step "
        )
    );
    assert_eq!(refused(16, 4), "there is no seat 4; the game has 3 seats");
    assert_eq!(refused(1000, 1), format!("there is no step 1000; the game has {last} steps"));
}

#[test]
fn a_decision_that_was_undone_later_is_still_the_one_that_was_played() {
    // After step 22 Paweł lays something, undoes it, and lays something else in another step.
    let record = load("ufoludki", "undone");
    let undone = record.entries.iter().position(|entry| matches!(entry, Entry::Undo { .. })).unwrap();
    let Entry::Undo { undo_to, .. } = record.entries[undone] else { unreachable!() };
    let Entry::Act { seat, act, .. } = &record.entries[undo_to] else { panic!("a decision") };
    let report = advise(&record, undo_to, seat.number()).unwrap();
    assert!(report.choices.iter().any(|choice| choice.played && choice.action == *act));
}
