//! No step, list or clone of a game allocates, as a search needs it.

#![allow(clippy::unwrap_used, reason = "tests")]

use fries::{Action, Fries, State};
use table::{Dice, FastDice, Rules, Silence, Step, Waiting};

fn play_out(game: &Fries, mut state: State, actions: &mut Vec<Action>, dice: &mut FastDice) -> u32 {
    let mut moves = 0;
    loop {
        match game.waiting(&state) {
            Waiting::Chance => {
                game.settle(&mut state, dice, &mut Silence);
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                game.legal_actions(&state, seat, actions);
                let action = actions[dice.below(actions.len() as u32) as usize];
                assert!(game.check(&state, Step::Seat(seat, action)).is_ok());
                game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut Silence);
                moves += 1;
            }
            Waiting::Table | Waiting::Nobody => return moves,
        }
    }
}

#[test]
fn games_are_played_out_without_allocating() {
    for seats in 2..=5 {
        let game = Fries::standard(seats).unwrap();
        let mut dice = FastDice::seeded(11);
        let start = game.start();
        let mut actions = Vec::with_capacity(1000);
        let measured = allocation_counter::measure(|| {
            for _ in 0..20 {
                assert!(play_out(&game, start.clone(), &mut actions, &mut dice) > 20);
            }
        });
        assert_eq!(measured.count_total, 0, "{seats} seats");
    }
}
