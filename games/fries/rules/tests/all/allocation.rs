//! No step, list or clone of a game allocates, because searches depend on that.

use contract::{FastDice, Rules, play_at_random};
use fries::Fries;

#[test]
fn games_are_played_out_without_allocating() {
    for seats in 2..=5 {
        let game = Fries::standard(seats).unwrap();
        let mut dice = FastDice::seeded(11);
        let start = game.start();
        let mut actions = Vec::with_capacity(1000);
        let mut moves = 0;
        let measured = allocation_counter::measure(|| {
            for _ in 0..20 {
                moves += play_at_random(&game, &mut start.clone(), &mut actions, &mut dice, u32::MAX);
            }
        });
        assert!(moves > 20 * 12, "{moves}");
        assert_eq!(measured.count_total, 0, "{seats} seats");
    }
}
