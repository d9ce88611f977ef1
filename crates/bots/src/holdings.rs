//! What other seats can hold, counted in worlds that agree with a view.

use std::collections::BTreeMap;

use serde::Serialize;
use table::{FastDice, Seat, Viewer};

use crate::insight::Insight;

/// How likely a seat holds a card.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Holding {
    /// The card, as [`Insight::held`] names it.
    pub card: String,
    /// In what part of the deals the seat holds at least one.
    pub chance: f64,
    /// How many it holds on average.
    pub mean: f64,
}

/// What a seat can hold.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatHoldings {
    /// Whose hand it is.
    pub seat: Seat,
    /// Whether the hand was the same in every deal.
    pub certain: bool,
    /// The cards that it held in any deal, the most likely first.
    pub cards: Vec<Holding>,
}

/// What the other seats can hold, in so many worlds that agree with the view. What their play tells about their hands is
/// not considered. Seats that hold nothing in any of the worlds are left out.
pub fn holdings<G: Insight>(
    game: &G,
    view: &G::View,
    viewer: Seat,
    deals: u32,
    seed: u64,
) -> Vec<SeatHoldings> {
    let mut dice = FastDice::seeded(seed);
    let deduction = game.deduce(view);
    let others = Seat::all(game.seats()).filter(|seat| *seat != viewer);
    let mut tallies: Vec<(Seat, Tally)> = others.map(|seat| (seat, Tally::default())).collect();
    for _ in 0..deals {
        let world = game.deal(view, &deduction, &mut dice);
        for (seat, tally) in &mut tallies {
            tally.count(G::held(&game.view(&world, Viewer::Seat(*seat))));
        }
    }
    tallies
        .into_iter()
        .filter(|(_, tally)| !tally.cards.is_empty())
        .map(|(seat, tally)| tally.holdings(seat, deals))
        .collect()
}

/// What was counted of a seat.
#[derive(Default)]
struct Tally {
    /// In how many deals a card was held, and how many copies in all of them.
    cards: BTreeMap<String, (u32, u32)>,
    /// The hand of the first deal.
    first: Option<BTreeMap<String, u32>>,
    /// Whether another deal had another hand.
    varies: bool,
}

impl Tally {
    fn count(&mut self, cards: Vec<String>) {
        let mut hand: BTreeMap<String, u32> = BTreeMap::new();
        for card in cards {
            *hand.entry(card).or_default() += 1;
        }
        for (card, copies) in &hand {
            // Most cards were seen before: their names are not copied again.
            match self.cards.get_mut(card) {
                Some(seen) => *seen = (seen.0 + 1, seen.1 + copies),
                None => {
                    self.cards.insert(card.clone(), (1, *copies));
                }
            }
        }
        match &self.first {
            None => self.first = Some(hand),
            Some(first) => self.varies |= *first != hand,
        }
    }

    fn holdings(self, seat: Seat, deals: u32) -> SeatHoldings {
        let part = |count: u32| f64::from(count) / f64::from(deals);
        let mut cards: Vec<Holding> = self
            .cards
            .into_iter()
            .map(|(card, (held, copies))| Holding { card, chance: part(held), mean: part(copies) })
            .collect();
        cards.sort_by(|a, b| b.chance.total_cmp(&a.chance).then(b.mean.total_cmp(&a.mean)));
        SeatHoldings { seat, certain: !self.varies, cards }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use battleforce::BattleForce;
    use fries::Fries;
    use table::{Rules, Silence};
    use ufoludki::{Card, Ufoludki};

    use super::*;

    /// The game after the cards of the beginning are dealt.
    fn dealt<G: Rules>(game: &G) -> G::State {
        let mut state = game.start();
        game.settle(&mut state, &mut FastDice::seeded(3), &mut Silence);
        state
    }

    /// The chance that a hand drawn from so many cards has at least one of the good ones.
    fn at_least_one(cards: u32, good: u32, hand: u32) -> f64 {
        1.0 - (0..hand)
            .map(|drawn| f64::from(cards - good - drawn) / f64::from(cards - drawn))
            .product::<f64>()
    }

    #[test]
    fn a_fresh_hand_of_ufoludki_has_a_general_as_often_as_the_hypergeometric_distribution_says() {
        let deals = 20_000_u32;
        for seats in 2..=6 {
            let game = Ufoludki::standard(seats).unwrap();
            let view = game.view(&dealt(&game), Viewer::Seat(Seat::at(0)));
            let unknown = game.content().deck().len() - view.hand().len();
            let generals = game.content().deck().count(Card::GENERAL) - view.hand().count(Card::GENERAL);
            let hands = holdings(&game, &view, Seat::at(0), deals, 1);
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

    #[test]
    fn a_hand_of_battle_force_is_counted_by_kind_of_card() {
        let game = BattleForce::standard(3).unwrap();
        let view = game.view(&dealt(&game), Viewer::Seat(Seat::at(1)));
        let hands = holdings(&game, &view, Seat::at(1), 50, 1);
        for hand in hands {
            assert!(hand.seat != Seat::at(1));
            assert!(hand.cards.iter().all(|holding| !holding.card.contains(':')));
            let player = view.player(hand.seat);
            let cards: f64 = hand.cards.iter().map(|holding| holding.mean).sum();
            assert!((cards - f64::from(player.hand + player.reserve_cards)).abs() < 1e-6);
        }
    }

    #[test]
    fn where_nothing_is_hidden_nobody_holds_anything() {
        let game = Fries::standard(3).unwrap();
        let view = game.view(&dealt(&game), Viewer::Seat(Seat::at(0)));
        assert_eq!(holdings(&game, &view, Seat::at(0), 20, 1), []);
    }

    #[test]
    fn a_hand_that_is_the_same_in_every_deal_is_certain() {
        let mut tally = Tally::default();
        tally.count(vec!["a".into(), "b".into(), "a".into()]);
        tally.count(vec!["b".into(), "a".into(), "a".into()]);
        let holdings = tally.holdings(Seat::at(0), 2);
        assert!(holdings.certain);
        let holding = |card: &str, mean| Holding { card: card.into(), chance: 1.0, mean };
        assert_eq!(holdings.cards, [holding("a", 2.0), holding("b", 1.0)]);
    }
}
