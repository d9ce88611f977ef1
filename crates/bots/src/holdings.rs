//! What other seats can hold, counted in worlds that agree with a view.

use std::collections::BTreeMap;

use contract::{FastDice, Rules, Seat, Viewer};
use serde::Serialize;

use crate::insight::Insight;

/// How likely a seat is to hold a card.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Holding {
    /// The card, as [`Insight::held`] names it.
    pub card: String,
    /// The share of deals in which the seat holds at least one.
    pub chance: f64,
    /// How many it holds on average.
    pub mean: f64,
}

/// What a seat can hold.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatHoldings {
    /// The seat that holds the cards.
    pub seat: Seat,
    /// Whether the hand was the same in every deal.
    pub certain: bool,
    /// The cards that it held in any deal, the most likely first.
    pub cards: Vec<Holding>,
}

/// See [`Bots::holdings`](crate::Bots::holdings).
pub(crate) fn holdings<G: Rules, I: Insight<G>>(
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
            tally.count(I::held(&game.view(&world, Viewer::Seat(*seat))));
        }
    }
    tallies
        .into_iter()
        .filter(|(_, tally)| !tally.cards.is_empty())
        .map(|(seat, tally)| tally.holdings(seat, deals))
        .collect()
}

/// The counts for one seat.
#[derive(Default)]
struct Tally {
    /// For each card, the number of deals in which it was held and the copies held in all of them.
    cards: BTreeMap<String, (u32, u32)>,
    /// The hand in the first deal.
    first: Option<BTreeMap<String, u32>>,
    /// Whether another deal had a different hand.
    varies: bool,
}

impl Tally {
    fn count(&mut self, cards: Vec<String>) {
        let mut hand: BTreeMap<String, u32> = BTreeMap::new();
        for card in cards {
            *hand.entry(card).or_default() += 1;
        }
        for (card, copies) in &hand {
            // Most cards were seen before, so their names need not be copied again.
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
mod tests {
    use super::*;

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
