//! Positions that random games rarely reach, for the conformance suite: last cards, empty hands, high piles,
//! several layers, little loot on Earth, and the last turns before the limit.

use contract::conformance::{one_in, pick, shuffle};
use contract::{Dice, Seat};

use crate::arrangement::{Arrangement, PhaseName, SeatArrangement};
use crate::card::Card;
use crate::game::Ufoludki;

impl Ufoludki {
    pub(crate) fn rare_position(&self, dice: &mut impl Dice) -> Arrangement {
        let mut cards: Vec<Card> = self.content.deck().cards().collect();
        shuffle(dice, &mut cards);
        if one_in(dice, 4) {
            // Hands with few kinds. Generals come last in card order, so that some are in hands.
            cards.sort_unstable();
        }
        if one_in(dice, 4) {
            cards.sort_by_key(|card| *card == Card::GENERAL);
        }
        let mut seats: Vec<SeatArrangement> = (0..self.seats).map(|_| SeatArrangement::default()).collect();
        self.deal_hands(&mut seats, &mut cards, dice);
        let deck = deal_piles(&mut seats, cards, dice);
        let (deck, untouched) = layers(deck, dice);
        let earth = self.share_loot(&mut seats, dice);
        let laid: usize = seats.iter().map(|seat| seat.pile.len()).sum();
        let (phase, seat) = self.phase(&seats, !deck.is_empty(), dice);
        let limit = u32::from(self.options.turn_limit);
        // A draw may follow the last turn; another turn may not.
        let most = if phase == PhaseName::Draw { limit } else { limit - 1 };
        let least = (laid.max(1) as u32).min(most);
        let turns = if one_in(dice, 3) { most } else { least + dice.below(most - least + 1) };
        Arrangement {
            phase,
            seat: Some(seat),
            first: Some(Seat::at(dice.below(u32::from(self.seats)) as usize)),
            turns: Some(turns as u16),
            earth: Some(earth),
            seats,
            deck: Some(deck),
            untouched,
            memory: None,
        }
    }

    /// Deals empty, nearly empty and full hands.
    fn deal_hands(&self, seats: &mut [SeatArrangement], cards: &mut Vec<Card>, dice: &mut impl Dice) {
        let full = self.content.hand();
        let all_alike = one_in(dice, 3).then(|| dice.below(full + 1));
        for seat in seats {
            let size = all_alike.unwrap_or_else(|| match dice.below(6) {
                0 => 0,
                1 => 1,
                2 => dice.below(full + 1),
                _ => full,
            });
            let left = cards.len().saturating_sub(size as usize);
            seat.hand = cards.split_off(left);
        }
    }

    /// Distributes loot and returns what is left on Earth, which is at least 1.
    fn share_loot(&self, seats: &mut [SeatArrangement], dice: &mut impl Dice) -> u8 {
        let loot = u32::from(self.content.loot());
        let earth = match dice.below(4) {
            0 => 1,
            1 => 1 + dice.below(loot.min(9)),
            _ => 1 + dice.below(loot),
        };
        let mut rest = loot - earth;
        let rich = dice.below(seats.len() as u32) as usize;
        let only_one = one_in(dice, 3);
        while rest > 0 {
            let part = if only_one { rest } else { 1 + dice.below(rest.min(9)) };
            let owner = if only_one { rich } else { dice.below(seats.len() as u32) as usize };
            seats[owner].loot += part as u8;
            rest -= part;
        }
        earth as u8
    }

    /// A phase in which a player lays, or draws where that is possible.
    fn phase(&self, seats: &[SeatArrangement], has_deck: bool, dice: &mut impl Dice) -> (PhaseName, Seat) {
        let with = |wanted: &dyn Fn(usize) -> bool| -> Vec<Seat> {
            Seat::all(self.seats).filter(|seat| wanted(seats[seat.index()].hand.len())).collect()
        };
        let full = self.content.hand() as usize;
        let (can_lay, can_draw) = (with(&|size| size > 0), with(&|size| has_deck && size < full));
        // A player with nothing to lay draws first.
        let without = with(&|size| has_deck && size == 0);
        match dice.below(4) {
            0 if !can_draw.is_empty() => (PhaseName::Draw, pick(dice, &can_draw)),
            1 if !without.is_empty() => (PhaseName::Revive, pick(dice, &without)),
            _ if can_lay.is_empty() => (PhaseName::Revive, pick(dice, &without)),
            _ => (PhaseName::Lay, pick(dice, &can_lay)),
        }
    }
}

/// Deals piles to some seats and returns the rest for the deck. A General never stays on a pile.
fn deal_piles(seats: &mut [SeatArrangement], cards: Vec<Card>, dice: &mut impl Dice) -> Vec<Card> {
    // How many of sixteen cards are on piles: none, most, or all.
    let share = pick(dice, &[0, 4, 8, 15, 16, 16]);
    let only_one = one_in(dice, 4).then(|| dice.below(seats.len() as u32));
    let mut deck = Vec::new();
    for card in cards {
        if card == Card::GENERAL || dice.below(16) >= share {
            deck.push(card);
        } else {
            let owner = only_one.unwrap_or_else(|| dice.below(seats.len() as u32));
            seats[owner as usize].pile.push(card);
        }
    }
    deck
}

/// Divides the deck into layers, each except the first with a General, and decides whether the first is
/// untouched.
fn layers(mut deck: Vec<Card>, dice: &mut impl Dice) -> (Vec<Vec<Card>>, bool) {
    shuffle(dice, &mut deck);
    let (generals, others): (Vec<Card>, Vec<Card>) =
        deck.into_iter().partition(|card| *card == Card::GENERAL);
    let later = dice.below(generals.len() as u32 + 1) as usize;
    let mut layers: Vec<Vec<Card>> = vec![Vec::new(); later + 1];
    for (index, general) in generals.into_iter().enumerate() {
        // The first Generals define the layers; any others go anywhere.
        let layer = if index < later { index + 1 } else { dice.below(later as u32 + 1) as usize };
        layers[layer].push(general);
    }
    for card in others {
        let layer = dice.below(later as u32 + 1) as usize;
        layers[layer].push(card);
    }
    layers.retain(|layer| !layer.is_empty());
    let may_be_untouched = layers.first().is_some_and(|layer| layer.contains(&Card::GENERAL));
    (layers, may_be_untouched && one_in(dice, 2))
}

#[cfg(test)]
mod tests {
    use contract::{FastDice, Rules};

    use super::*;
    use crate::state::State;

    /// A feature that positions in random games rarely have.
    type Feature = fn(&Ufoludki, &State) -> bool;

    const FEATURES: &[(&str, Feature)] = &[
        ("an empty deck", |_, state| state.deck.is_empty()),
        ("the last card of the deck", |_, state| {
            state.deck.layers.len() == 1 && state.deck.layers[0].len() == 1
        }),
        ("three layers", |_, state| state.deck.layers.len() > 2),
        ("an untouched layer on top", |_, state| !state.deck.is_empty() && state.deck.is_untouched),
        ("several empty hands", |game, state| {
            state.hands[..game.seats as usize].iter().filter(|hand| hand.is_empty()).count() > 1
        }),
        ("two Generals in one hand", |_, state| state.hands.iter().any(|hand| hand.count(Card::GENERAL) > 1)),
        ("a high pile", |_, state| state.board.piles.iter().any(|pile| pile.len() > 25)),
        ("little on Earth", |_, state| state.board.earth == 1),
        ("a rich player", |game, state| {
            state.board.loot.iter().any(|loot| *loot > game.content.loot() / 2)
                && state.board.loot.iter().filter(|loot| **loot > 0).count() == 1
        }),
        ("the last turn", |game, state| state.board.turns + 1 == game.options.turn_limit),
        ("a draw", |_, state| matches!(state.board.phase, crate::board::Phase::Draw { .. })),
        ("a revival", |_, state| matches!(state.board.phase, crate::board::Phase::Revive { .. })),
    ];

    #[test]
    fn random_positions_are_accepted_and_have_all_rare_features() {
        let mut dice = FastDice::seeded(1);
        let mut met = vec![0; FEATURES.len()];
        let games = [2, 3, 4, 5, 6].map(|seats| Ufoludki::standard(seats).expect("a game"));
        for game in games.iter().cycle().take(5000) {
            let state = game.restore(&game.rare_position(&mut dice)).expect("a possible position");
            for (count, (_, has)) in met.iter_mut().zip(FEATURES) {
                *count += u32::from(has(game, &state));
            }
        }
        for (count, (name, _)) in met.iter().zip(FEATURES) {
            assert!(*count > 10, "{name} came up {count} times");
        }
    }
}
