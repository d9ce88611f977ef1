//! Counts of step sequences, by the engine and by hand.

use battleforce::{BattleForce, FleetChoice, Options};
use contract::{Rules, perft};

/// `count * (count - 1) * ...`, with this many factors.
fn falling(count: u64, factors: u64) -> u64 {
    (0..factors).map(|taken| count - taken).product()
}

#[test]
fn dealt_fleets_are_permutations_of_the_ship_deck() {
    for seats in 2..=4_u8 {
        let game = BattleForce::standard(seats).unwrap();
        for depth in 1..=4 {
            let lines = u64::from(seats) * falling(36, depth - 1);
            let counted = perft(&game, &game.start(), depth as u32);
            assert_eq!((counted.lines, counted.weighted), (lines, lines), "{seats} seats, depth {depth}");
        }
    }
}

#[test]
fn the_fleet_centre_is_a_dreadnought_each_and_then_a_carrier_each() {
    let options = Options { fleet: FleetChoice::Centre, ..Options::default() };
    let game = BattleForce::with_options(options, 2).unwrap();
    // The box has six dreadnoughts and six carriers; 32 ships are left for the deal.
    let expected = [2, 2 * 6, 2 * 6 * 5, 2 * 6 * 5 * 6, 2 * 6 * 5 * 6 * 5, 2 * 6 * 5 * 6 * 5 * 32];
    for (depth, lines) in (1..).zip(expected) {
        assert_eq!(perft(&game, &game.start(), depth).lines, lines, "depth {depth}");
    }
}

#[test]
fn races_are_picked_in_random_order_and_each_only_once() {
    let options = Options { fleet: FleetChoice::Race, ..Options::default() };
    let game = BattleForce::with_options(options, 3).unwrap();
    // Factors: who begins, who picks next, which of six races.
    let expected =
        [3, 3 * 3, 3 * 3 * 6, 3 * 3 * 6 * 2, 3 * 3 * 6 * 2 * 5, 3 * 3 * 6 * 2 * 5, 3 * 3 * 6 * 2 * 5 * 4];
    for (depth, lines) in (1..).zip(expected) {
        assert_eq!(perft(&game, &game.start(), depth).lines, lines, "depth {depth}");
    }
}
