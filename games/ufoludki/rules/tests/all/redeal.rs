//! The odds of a redeal, compared with an exact calculation that knows nothing of layers, notes or sources.
//!
//! The calculation keeps every possible world with its probability and follows the game as the viewer sees
//! it. A hidden draw splits each world by the contents of the first layer. A card laid by somebody else
//! multiplies each world's probability by the chance that cards pulled blindly from that hand are these. What
//! remains in the end are the odds by chance alone.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "tests")]

use std::collections::{BTreeMap, HashMap};

use crate::common::Small;
use contract::conformance::sample;
use contract::{Dice, FastDice, Rules, Seat, Silence, Step, StepOf, Viewer, Waiting};
use ufoludki::{Action, Card, Outcome, State, Ufoludki};

type Cards = BTreeMap<Card, u32>;

/// Everything hidden: hands by seat, and the layers of the deck.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
struct World {
    hands: Vec<Cards>,
    layers: Vec<Cards>,
}

fn size(cards: &Cards) -> u32 {
    cards.values().sum()
}

fn take(cards: &mut Cards, card: Card) -> bool {
    let Some(copies) = cards.get_mut(&card) else { return false };
    *copies -= 1;
    if *copies == 0 {
        cards.remove(&card);
    }
    true
}

fn choose(n: u32, k: u32) -> f64 {
    (0..k).map(|i| f64::from(n.saturating_sub(i)) / f64::from(i + 1)).product()
}

struct Filter {
    viewer: Viewer,
    worlds: HashMap<World, f64>,
    piles: Cards,
}

impl Filter {
    fn new(game: &Ufoludki, viewer: Viewer) -> Filter {
        let hands = vec![Cards::new(); game.seats() as usize];
        let world = World { hands, layers: vec![game.content().deck().kinds().collect()] };
        Filter { viewer, worlds: HashMap::from([(world, 1.0)]), piles: Cards::new() }
    }

    fn follow(&mut self, drawer: Option<Seat>, step: StepOf<Ufoludki>) {
        match step {
            Step::Chance(Outcome::First(_)) => {}
            Step::Chance(Outcome::Draw(card)) => self.draw(drawer.unwrap(), card),
            Step::Seat(seat, action) => self.lay(seat, action),
            Step::Table(word) => match word {},
        }
    }

    fn draw(&mut self, seat: Seat, drawn: Card) {
        let mut next = HashMap::new();
        for (world, probability) in self.worlds.drain() {
            let first = &world.layers[0];
            for (card, copies) in first.clone() {
                if self.viewer.is(seat) && card != drawn {
                    continue;
                }
                let mut then = world.clone();
                take(&mut then.layers[0], card);
                if then.layers[0].is_empty() {
                    then.layers.remove(0);
                }
                *then.hands[seat.index()].entry(card).or_insert(0) += 1;
                *next.entry(then).or_insert(0.0) += probability * f64::from(copies) / f64::from(size(first));
            }
        }
        self.worlds = next;
    }

    fn lay(&mut self, seat: Seat, action: Action) {
        let (card, copies) = (action.card(), action.copies());
        let mut next = HashMap::new();
        for (mut world, mut probability) in self.worlds.drain() {
            let hand = &mut world.hands[seat.index()];
            if !self.viewer.is(seat) {
                let held = hand.get(&card).copied().unwrap_or(0);
                probability *= choose(held, copies) / choose(size(hand), copies);
            }
            if (0..copies).all(|_| take(hand, card)) && probability > 0.0 {
                *next.entry(world).or_insert(0.0) += probability;
            }
        }
        self.worlds = next;
        *self.piles.entry(card).or_insert(0) += copies;
        if action == Action::General {
            let layer = std::mem::take(&mut self.piles);
            self.worlds = self
                .worlds
                .drain()
                .map(|(mut world, p)| (world.layers.push(layer.clone()), (world, p)).1)
                .collect();
        }
    }
}

fn world_of(game: &Ufoludki, state: &State) -> World {
    let arrangement = game.arrange(state);
    let count = |cards: &[Card]| {
        let mut counted = Cards::new();
        for card in cards {
            *counted.entry(*card).or_insert(0) += 1;
        }
        counted
    };
    World {
        hands: arrangement.seats.iter().map(|seat| count(&seat.hand)).collect(),
        layers: arrangement.deck.unwrap().iter().map(|layer| count(layer)).collect(),
    }
}

/// Plays some steps of a random game and returns the state with the filters that followed it.
fn random_position(game: &Ufoludki, steps: usize, dice: &mut FastDice) -> (State, Vec<Filter>) {
    let mut filters: Vec<Filter> =
        Viewer::all(game.seats()).map(|viewer| Filter::new(game, viewer)).collect();
    let mut state = game.start();
    for _ in 0..steps {
        let step = match game.waiting(&state) {
            Waiting::Chance => {
                let mut chances = Vec::new();
                game.chances(&state, &mut chances);
                let roll = dice.below(contract::total_weight(&chances));
                Step::Chance(contract::chosen(&chances, roll).unwrap())
            }
            Waiting::Seats(seats) => {
                let mut actions = Vec::new();
                game.legal_actions(&state, seats.first().unwrap(), &mut actions);
                Step::Seat(seats.first().unwrap(), actions[dice.below(actions.len() as u32) as usize])
            }
            Waiting::Table | Waiting::Nobody => break,
        };
        let drawer = Seat::all(game.seats()).find(|seat| {
            matches!(step, Step::Chance(Outcome::Draw(_))) && game.sees(&state, step, Viewer::Seat(*seat))
        });
        for filter in &mut filters {
            filter.follow(drawer, step);
        }
        game.apply(&mut state, step, &mut Silence).unwrap();
    }
    (state, filters)
}

/// Deals many states from a view and compares how often each comes up with how likely it is.
fn compare(game: &Ufoludki, state: &State, filter: &Filter, dice: &mut FastDice) {
    const DEALS: u32 = 20_000;
    let view = game.view(state, filter.viewer);
    let deduction = game.deduce(&view);
    let mut dealt: HashMap<World, u32> = HashMap::new();
    for _ in 0..DEALS {
        *dealt.entry(world_of(game, &game.deal(&view, &deduction, dice))).or_insert(0) += 1;
    }
    let sum: f64 = filter.worlds.values().sum();
    for world in dealt.keys() {
        assert!(filter.worlds.contains_key(world), "an impossible world was dealt");
    }
    let mut chi_square = 0.0;
    let mut freedom: f64 = -1.0;
    let (mut rare_expected, mut rare_dealt) = (0.0, 0.0);
    let square = |difference: f64| difference * difference;
    for (world, probability) in &filter.worlds {
        let expected = probability / sum * f64::from(DEALS);
        let seen = f64::from(dealt.get(world).copied().unwrap_or(0));
        if expected < 8.0 {
            rare_expected += expected;
            rare_dealt += seen;
        } else {
            chi_square += square(seen - expected) / expected;
            freedom += 1.0;
        }
    }
    if rare_expected >= 8.0 {
        chi_square += square(rare_dealt - rare_expected) / rare_expected;
        freedom += 1.0;
    }
    // Six standard deviations above the mean of a chi-square distribution.
    let freedom = freedom.max(1.0);
    let most = freedom + 6.0 * (2.0 * freedom).sqrt() + 12.0;
    assert!(chi_square < most, "{chi_square:.1} over {freedom} in {:?}", game.arrange(state));
}

#[test]
fn redeals_follow_the_odds_of_chance_even_when_hands_mix_layers() {
    let deck = Small {
        saucers: &[3],
        general: 2,
        recruitment: 1,
        strength: 3,
        counterattack: 0,
        hand: 2,
        loot: 200,
    };
    let games = [deck.game(2, 400), deck.game(3, 400), Small { hand: 3, ..deck }.game(2, 400)];
    let mut dice = FastDice::seeded(5);
    let mut mixed = 0;
    let positions = sample(360);
    for number in 0..positions {
        let game = &games[number as usize % games.len()];
        let steps = 12 + dice.below(40) as usize;
        let (state, filters) = random_position(game, steps, &mut dice);
        mixed += u64::from(game.arrange(&state).memory.is_some_and(|memory| memory.notes.len() > 6));
        for filter in &filters {
            compare(game, &state, filter, &mut dice);
        }
    }
    assert!(mixed * 5 > positions, "only {mixed} of {positions} positions had mixed hands");
}
