//! The laws of the contract hold for every game, in random games and arranged positions.
//!
//! `cargo xtask test --long laws` runs for as long as you let it, with a different seed each time.

use catalog::Game;
use contract::conformance::{Checked, Plan, sample};

/// Checks a number of arranged positions and random games, or fewer where checking is expensive.
fn hold(game: &dyn Game) {
    let name = game.name();
    let laws = game.engine().laws(1).unwrap();
    let broken = |breach| -> Checked { panic!("{name}: {breach}") };
    let positions = sample(3000).div_ceil(laws.one_arranged_position_in());
    let arranged = laws.on_arranged_positions(Plan::sampled(positions, 20)).unwrap_or_else(broken);
    assert_eq!(arranged.arranged, positions, "{name}");
    assert!(arranged.listed >= positions && arranged.states > 0, "{name}: {arranged:?}");
    let games = sample(40).div_ceil(laws.one_random_game_in());
    let random = laws.on_random_games(Plan::full(games)).unwrap_or_else(broken);
    assert_eq!(random.games, games, "{name}");
    assert!(random.states > 0 && random.refusals > 0, "{name}: {random:?}");
}

macro_rules! gate {
    ($play:ident) => {
        mod $play {
            #[test]
            fn the_laws_hold_on_arranged_positions_and_in_random_games() {
                super::hold(::$play::GAME);
            }
        }
    };
}

for_each_game!(gate);
