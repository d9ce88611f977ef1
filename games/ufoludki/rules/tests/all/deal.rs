//! The deal with loaded dice: who begins, and which cards come in which order.

use contract::{LoadedDice, Rules, Seat, Silence, Viewer, Waiting};
use ufoludki::{Card, Ufoludki};

#[test]
fn loaded_dice_deal_the_cards_they_stand_for() {
    let game = Ufoludki::standard(2).unwrap();
    let mut state = game.start();
    // Seat 2 begins. A roll counts through the remaining cards, kind by kind: saucer 1 four times, saucer 2
    // four times, and so on. Five zeros give all four copies of saucer 1 and then a saucer 2. Of the 50 cards
    // left after that, the last six are Counterattacks, the twelve before them Strength.
    let dice = [1, 0, 0, 0, 0, 0, 49, 48, 47, 46, 34];
    let mut dice = LoadedDice::new(dice);
    assert_eq!(game.settle(&mut state, &mut dice, &mut Silence), 11);
    assert_eq!(dice.left(), 0);
    assert_eq!(game.waiting(&state), Waiting::seat(Seat::at(1)));
    let hand = |seat| game.view(&state, Viewer::Seat(Seat::at(seat))).hand();
    let saucer = |number| ufoludki::Saucer::numbered(number).unwrap().card();
    assert_eq!(hand(1).kinds().collect::<Vec<_>>(), [(saucer(1), 4), (saucer(2), 1)]);
    assert_eq!(hand(0).kinds().collect::<Vec<_>>(), [(Card::STRENGTH, 1), (Card::COUNTERATTACK, 4)]);
}
