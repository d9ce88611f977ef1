//! A seat's estimates of other players' cards.

use battleforce_bot::BOTS;
use contract::{FastDice, Rules, Seat, Silence, Viewer};

use crate::basic;

#[test]
fn a_hand_is_counted_by_kind_of_card() {
    let game = basic(3);
    let mut state = game.start();
    game.settle(&mut state, &mut FastDice::seeded(3), &mut Silence);
    let view = game.view(&state, Viewer::Seat(Seat::at(1)));
    let hands = BOTS.holdings(&game, &view, Seat::at(1), 50, 1);
    for hand in hands {
        assert!(hand.seat != Seat::at(1));
        assert!(hand.cards.iter().all(|holding| !holding.card.contains(':')));
        let player = view.player(hand.seat);
        let cards: f64 = hand.cards.iter().map(|holding| holding.mean).sum();
        assert!((cards - f64::from(player.hand + player.reserve_cards)).abs() < 1e-6);
    }
}
