//! A seat's estimates of other players' hidden components.

use contract::{FastDice, Rules, Seat, Silence, Viewer};
use fries::Fries;
use fries_bot::BOTS;

#[test]
fn a_game_without_hidden_information_has_no_holdings() {
    let game = Fries::standard(3).unwrap();
    let mut state = game.start();
    game.settle(&mut state, &mut FastDice::seeded(3), &mut Silence);
    let view = game.view(&state, Viewer::Seat(Seat::at(0)));
    assert_eq!(BOTS.holdings(&game, &view, Seat::at(0), 20, 1), []);
}
