//! The questions that a search asks in its playouts allocate nothing.

use battleforce::{BattleForce, Options};
use battleforce_bot::Mind;
use bots::Insight;
use contract::{FastDice, Rules, Silence, Step, Waiting};

/// Plays a greedy game to its end, judging every legal action on the way, and returns how many were judged.
fn play(
    game: &BattleForce,
    dice: &mut FastDice,
    actions: &mut Vec<battleforce::Action>,
    out: &mut Vec<f32>,
) -> usize {
    let mut state = game.start();
    let mut judged = 0;
    loop {
        match game.waiting(&state) {
            Waiting::Chance => drop(game.settle(&mut state, dice, &mut Silence)),
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                game.legal_actions(&state, seat, actions);
                Mind::promise(game, &state, seat, actions, out);
                judged += out.len();
                let action = actions[Mind::playout_choice(game, &state, seat, seat, actions, dice)];
                game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut Silence);
            }
            Waiting::Table | Waiting::Nobody => return judged,
        }
    }
}

#[test]
fn greedy_games_are_played_and_judged_without_allocating() {
    for options in [Options::default(), Options::advanced(), Options::solitaire()] {
        for seats in 2..=if options.solitaire { 2 } else { 8 } {
            let game = BattleForce::with_options(options.clone(), seats).unwrap();
            let mut dice = FastDice::seeded(7);
            let (mut actions, mut worths) = (Vec::with_capacity(1000), Vec::with_capacity(1000));
            let mut judged = 0;
            let measured = allocation_counter::measure(|| {
                (0..5).for_each(|_| judged += play(&game, &mut dice, &mut actions, &mut worths));
            });
            assert!(judged > 1000, "{judged}");
            assert_eq!(measured.count_total, 0, "{seats} seats, {options:?}");
        }
    }
}
