//! A seat's estimates of other players' cards.

use contract::{FastDice, Rules, Seat, Silence, Viewer};
use ufoludki::{Card, Ufoludki};
use ufoludki_bot::BOTS;

/// The chance that a hand drawn from `cards` cards has at least one of the `good` ones.
fn at_least_one(cards: u32, good: u32, hand: u32) -> f64 {
    1.0 - (0..hand).map(|drawn| f64::from(cards - good - drawn) / f64::from(cards - drawn)).product::<f64>()
}

#[test]
fn a_fresh_hand_has_a_general_as_often_as_the_hypergeometric_distribution_says() {
    let deals = 20_000_u32;
    for seats in 2..=6 {
        let game = Ufoludki::standard(seats).unwrap();
        let mut state = game.start();
        game.settle(&mut state, &mut FastDice::seeded(3), &mut Silence);
        let view = game.view(&state, Viewer::Seat(Seat::at(0)));
        let unknown = game.content().deck().len() - view.hand().len();
        let generals = game.content().deck().count(Card::GENERAL) - view.hand().count(Card::GENERAL);
        let hands = BOTS.holdings(&game, &view, Seat::at(0), deals, 1);
        assert_eq!(hands.len(), usize::from(seats) - 1);
        for hand in hands {
            let size = view.hand_size(hand.seat);
            let general = hand.cards.iter().find(|holding| holding.card == "general").unwrap();
            let exact = at_least_one(unknown, generals, size);
            let error = 4.0 * (exact * (1.0 - exact) / f64::from(deals)).sqrt();
            assert!((general.chance - exact).abs() < error, "{} is not {exact}", general.chance);
            let mean = f64::from(size * generals) / f64::from(unknown);
            assert!((general.mean - mean).abs() < 0.02, "{} is not {mean}", general.mean);
            let cards: f64 = hand.cards.iter().map(|holding| holding.mean).sum();
            assert!((cards - f64::from(size)).abs() < 1e-6 && !hand.certain);
        }
    }
}
