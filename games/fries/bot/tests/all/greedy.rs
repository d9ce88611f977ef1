//! Games between greedy players end, and nothing is lost or duplicated.

use bots::Bot;
use contract::conformance::{Lawful, sample};
use contract::{FastDice, Glimpse, Rules, Step, Waiting};
use fries::{Event, Fries};
use fries_bot::Greedy;

#[test]
fn greedy_games_end_and_conserve_their_markers() {
    let games: Vec<Fries> = (2..=5).map(|seats| Fries::standard(seats).unwrap()).collect();
    let mut bot = Greedy;
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    for number in 0..sample(20_000) {
        let game = &games[(number % 4) as usize];
        let mut dice = FastDice::for_game(31, number);
        let mut state = game.start();
        let mut steps = 0;
        loop {
            match game.waiting(&state) {
                Waiting::Chance => {
                    game.settle(&mut state, &mut dice, &mut events);
                }
                Waiting::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    game.legal_actions(&state, seat, &mut actions);
                    let action = bot.choose(&Glimpse::new(game, &state, seat), &actions, &mut dice);
                    game.apply(&mut state, Step::Seat(seat, action), &mut events).unwrap();
                }
                Waiting::Table | Waiting::Nobody => break,
            }
            // At the start of every turn: markers and slots add up, and no field has UFOs of two players.
            if events.iter().any(|event| matches!(event, Event::Turn { .. })) {
                assert_eq!(game.lost_or_doubled(&state), None, "game {number}");
            }
            events.clear();
            steps += 1;
            assert!(steps < 50_000, "game {number} does not end");
        }
        assert_eq!(game.lost_or_doubled(&state), None, "game {number}");
        assert!(!game.winners(&state).is_empty());
    }
}
