//! The game passes the laws of the contract, and its counts match those made by hand.

#![allow(clippy::unwrap_used, reason = "tests")]

use contract::conformance::{Lawful, Plan, check, check_arranged};
use contract::{Rules, Seat, perft};
use higher::{Higher, Phase, State};

fn games() -> Vec<Higher> {
    Higher::tables_to_try(0)
}

#[test]
fn the_game_passes_the_laws() {
    let checked = check(&games(), Plan::full(300)).unwrap();
    assert!(
        checked.states > 1000
            && checked.refusals > 1000
            && checked.settled > 10
            && checked.shadowed > 1000
            && checked.redealt_chances > 10
    );
}

#[test]
fn the_game_passes_the_laws_from_arranged_positions() {
    let checked = check_arranged(&games(), Plan::sampled(1000, 10)).unwrap();
    assert_eq!((checked.arranged, checked.rejected), (1000, 0));
    assert!(checked.listed > 2000 && checked.states > 100 && checked.replayed_redeals > 10);
}

#[test]
fn the_counts_match_those_made_by_hand() {
    let game = &games()[0];
    // Two seats, eight cards: 8 x 7 deals; then stay, or swap for one of 6; then the same again, with 5 left
    // after a swap. Showing leaves no choice.
    assert_eq!(perft(game, &game.start(), 2).lines, 56);
    assert_eq!(perft(game, &game.start(), 3).lines, 112);
    let stay_first = 1 + 6;
    let swap_first = 6 * (1 + 5);
    assert_eq!(perft(game, &game.start(), 9).lines, 56 * (stay_first + swap_first));
}

#[test]
fn impossible_positions_are_refused() {
    let game = &games()[0];
    let right = State { phase: Phase::Decide(Seat::at(0)), hands: vec![5, 7], ..game.start() };
    assert!(game.restore(&right).is_ok());
    let wrong = [
        ("too many hands", State { hands: vec![5, 7, 1], ..right.clone() }),
        ("a card above the highest", State { hands: vec![5, 9], ..right.clone() }),
        ("a card twice", State { hands: vec![5, 5], ..right.clone() }),
        ("a seat that does not play", State { phase: Phase::Decide(Seat::at(2)), ..right.clone() }),
        ("a seat without a card", State { hands: vec![5, 0], ..right.clone() }),
    ];
    for (what, state) in wrong {
        assert!(game.restore(&state).is_err(), "{what}");
    }
}
