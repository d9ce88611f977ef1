//! Positions whose continuations can be counted by hand.

use contract::{Perft, Rules, Silence, Step, perft};
use fries::{Arrangement, Fries, State};

fn position(game: &Fries, arrangement: &str) -> State {
    let arrangement: Arrangement = serde_json::from_str(arrangement).unwrap();
    game.restore(&arrangement).unwrap()
}

fn act(game: &Fries, state: &mut State, seat: usize, action: &str) {
    let step = Step::Seat(contract::Seat::numbered(seat).unwrap(), action.parse().unwrap());
    game.apply(state, step, &mut Silence).unwrap();
}

#[test]
fn eighteen_tiles_are_dealt_to_cities_in_order() {
    let game = Fries::standard(4).unwrap();
    // The 18 tiles are of 13 kinds; there are two of five kinds (3/2, 4/2, 5/2, 6/1 and 8/1).
    assert_eq!(perft(&game, &game.start(), 1), Perft { lines: 13, weighted: 18 });
    // Any kind may follow any other; the same kind may follow if it has a second tile.
    assert_eq!(perft(&game, &game.start(), 2), Perft { lines: 13 * 12 + 5, weighted: 18 * 17 });
}

#[test]
fn two_players_start_in_two_of_twenty_red_villages() {
    let game = Fries::standard(2).unwrap();
    let state = position(&game, r#"{ "seats": [{}, {}], "phase": "first" }"#);
    assert_eq!(perft(&game, &state, 1).lines, 2);
    assert_eq!(perft(&game, &state, 2).lines, 2 * 20);
    // The second player may not choose the first player's village.
    assert_eq!(perft(&game, &state, 3).lines, 2 * 20 * 19);
}

#[test]
fn a_bump_in_which_the_attacker_leads_by_one_has_thirty_six_rolls_less_five_ties() {
    let game = Fries::standard(2).unwrap();
    let mut state = position(
        &game,
        r#"{ "seats": [{ "standard": ["roswell", "batatais"] }, { "standard": ["mexico_city", "cairo"] }] }"#,
    );
    act(&game, &mut state, 1, "fly standard roswell mexico_city");
    act(&game, &mut state, 1, "done");
    // The attacker has 1 more. A roll is a tie if the defender's die exceeds the attacker's by one, which
    // happens in five cases.
    assert_eq!(perft(&game, &state, 1), Perft { lines: 31, weighted: 31 });
}

#[test]
fn a_control_roll_has_twelve_faces() {
    let game = Fries::standard(2).unwrap();
    let mut state = position(
        &game,
        r#"{ "seats": [{ "standard": ["mexico_city", "batatais"] }, { "standard": ["silly", "cairo"] }] }"#,
    );
    act(&game, &mut state, 1, "done");
    // A stand in Batatais, a restaurant in Mexico City, or done.
    assert_eq!(perft(&game, &state, 1).lines, 3);
    act(&game, &mut state, 1, "restaurant standard mexico_city");
    assert_eq!(perft(&game, &state, 1), Perft { lines: 12, weighted: 12 });
    // After any roll: the stand, or done.
    assert_eq!(perft(&game, &state, 2).lines, 12 * 2);
}
