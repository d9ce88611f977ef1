//! No step, list, draw or clone of a game allocates, because searches depend on that.

use contract::{FastDice, Rules, Seat, Silence, Viewer, Waiting, play_at_random};
use ufoludki::{State, Ufoludki};

#[test]
fn games_are_played_out_without_allocating() {
    for seats in 2..=6 {
        let game = Ufoludki::standard(seats).unwrap();
        let mut dice = FastDice::seeded(11);
        let start = game.start();
        let mut actions = Vec::with_capacity(1000);
        let mut moves = 0;
        let measured = allocation_counter::measure(|| {
            for _ in 0..2000 {
                moves += play_at_random(&game, &mut start.clone(), &mut actions, &mut dice, u32::MAX);
            }
        });
        assert!(moves > 2000 * 12, "{moves}");
        assert_eq!(measured.count_total, 0, "{seats} seats");
    }
}

#[test]
fn views_and_redeals_of_unmixed_hands_do_not_allocate() {
    let game = Ufoludki::standard(3).unwrap();
    let mut dice = FastDice::seeded(12);
    let mut state = game.start();
    game.settle(&mut state, &mut dice, &mut Silence);
    let mut actions = Vec::new();
    let measured = allocation_counter::measure(|| {
        for _ in 0..100 {
            let view = game.view(&state, Viewer::Seat(Seat::at(1)));
            let dealt = game.redeal(&view, &mut dice);
            assert_eq!(game.waiting(&dealt), game.waiting(&state));
        }
    });
    assert_eq!(measured.count_total, 0);
    // Proves that the counter works: a first list has to allocate.
    let counted =
        allocation_counter::measure(|| game.legal_actions(&state, state_turn(&game, &state), &mut actions));
    assert!(counted.count_total > 0);
}

fn state_turn(game: &Ufoludki, state: &State) -> Seat {
    match game.waiting(state) {
        Waiting::Seats(seats) => seats.first().unwrap(),
        _ => Seat::at(0),
    }
}
