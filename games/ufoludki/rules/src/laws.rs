//! What the conformance suite needs to know about this game. For tests, and for scenarios that list all legal
//! actions.

use contract::conformance::Lawful;
use contract::{Dice, MAX_SEATS, Rules, Seat, Viewer};

use crate::action::{Action, Outcome, Thing};
use crate::arrangement::Arrangement;
use crate::bag::Bag;
use crate::board::BySeat;
use crate::card::Card;
use crate::content::Content;
use crate::game::{Options, Ufoludki, every_action};
use crate::memory::{Memory, Note};
use crate::state::State;
use crate::view::View;

impl Lawful for Ufoludki {
    /// Every number of players, with the default turn limit and with a low one.
    fn tables_to_try(_: u64) -> Vec<Ufoludki> {
        let content = Content::read(Self::CONTENT).expect("the embedded components are checked by a test");
        let limits = [Options::default(), Options { turn_limit: 12 }];
        let tables = limits.iter().flat_map(|options| (2..=6).map(move |seats| (options.clone(), seats)));
        tables
            .map(|(options, seats)| Ufoludki::new(content.clone(), options, seats).expect("a table"))
            .collect()
    }

    fn every_action(&self) -> Vec<Action> {
        every_action().collect()
    }

    fn every_outcome(&self) -> Vec<Outcome> {
        let firsts = Seat::all(MAX_SEATS as u8).map(Outcome::First);
        firsts.chain(Card::all().map(Outcome::Draw)).collect()
    }

    fn every_thing(&self) -> Vec<Thing> {
        let seats = || Seat::all(MAX_SEATS as u8);
        let cards = Card::all().map(Thing::Card);
        let others = seats().map(Thing::Seat).chain(seats().map(Thing::Pile));
        cards.chain(others).chain([Thing::Deck, Thing::Earth]).collect()
    }

    fn lost_or_doubled(&self, state: &State) -> Option<String> {
        let mut cards = Bag::EMPTY;
        for bag in state.hands.iter().chain(&state.board.piles).chain(&state.deck.layers) {
            cards.add_all(*bag);
        }
        let loot: u32 =
            u32::from(state.board.earth) + state.board.loot.iter().copied().map(u32::from).sum::<u32>();
        if cards != self.content.deck() {
            return Some(format!("the cards do not add up: {cards:?}"));
        }
        (loot != u32::from(self.content.loot())).then(|| format!("the loot adds up to {loot}"))
    }

    fn counts(&self, view: &View) -> Vec<u32> {
        let of = |seat: Seat| {
            let hand = if view.viewer.is(seat) { view.hand.len() } else { view.hand_size(seat) };
            [hand, view.pile_depth(seat), u32::from(view.loot(seat))]
        };
        let common = [u32::from(view.earth()), view.deck_size()];
        Seat::all(self.seats).flat_map(of).chain(common).chain(view.layer_sizes()).collect()
    }

    fn scramble(&self, state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
        let mut scrambled = state.clone();
        for _ in 0..30 {
            let mut attempt = scrambled.clone();
            if swap_hidden(&mut attempt, viewer, dice).is_some() {
                scrambled = attempt;
            }
        }
        scrambled
    }

    fn arrange_at_random(&self, dice: &mut impl Dice) -> Arrangement {
        self.rare_position(dice)
    }
}

/// A place where a card is, or was, that may be hidden from somebody.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Hand(Seat, Card),
    /// A draw in the notes.
    Note(usize),
    Deck(Card),
}

/// Swaps two hidden cards that came from the same layer. None if the result is impossible.
fn swap_hidden(state: &mut State, viewer: Viewer, dice: &mut impl Dice) -> Option<()> {
    // The hands when the notes began; the current hands if there are no notes.
    let mut hands = hands_before_notes(&state.memory, state.hands)?;
    let mut layers: Vec<Vec<Place>> = vec![Vec::new(); 1 + state.memory.layers.len()];
    for (index, hand) in hands.iter().enumerate() {
        if !viewer.is(Seat::at(index)) {
            layers[0].extend(hand.cards().map(|card| Place::Hand(Seat::at(index), card)));
        }
    }
    let draws = state.memory.notes.iter().enumerate().filter_map(|(place, note)| match note {
        Note::Drew { seat, .. } => Some((place, *seat)),
        Note::Laid { .. } => None,
    });
    for ((place, seat), layer) in draws.zip(state.memory.layers_of_draws()) {
        if !viewer.is(seat) {
            layers[layer + 1].push(Place::Note(place));
        }
    }
    if !state.deck.is_untouched
        && let (Some(last), Some(layer)) = (layers.last_mut(), state.deck.layers.first())
    {
        last.extend(layer.cards().map(Place::Deck));
    }
    layers.retain(|places| places.len() > 1);
    if layers.is_empty() {
        return None;
    }
    let places = &layers[dice.below(layers.len() as u32) as usize];
    let pick = |dice: &mut _| places[Dice::below(dice, places.len() as u32) as usize];
    let (one, other) = (pick(dice), pick(dice));
    let (card, other_card) = (card_at(state, one), card_at(state, other));
    replace(state, &mut hands, one, card, other_card);
    replace(state, &mut hands, other, other_card, card);
    state.hands = hands_after_notes(&state.memory, hands)?;
    Some(())
}

fn card_at(state: &State, place: Place) -> Card {
    match place {
        Place::Hand(_, card) | Place::Deck(card) => card,
        Place::Note(note) => match state.memory.notes[note] {
            Note::Drew { card, .. } | Note::Laid { card, .. } => card,
        },
    }
}

fn replace(state: &mut State, hands: &mut BySeat<Bag>, place: Place, old: Card, new: Card) {
    match place {
        Place::Hand(seat, _) => {
            hands[seat.index()].add(new, 1);
            hands[seat.index()].remove(old, 1);
        }
        Place::Deck(_) => {
            state.deck.layers[0].add(new, 1);
            state.deck.layers[0].remove(old, 1);
        }
        Place::Note(note) => {
            if let Note::Drew { card, .. } = &mut state.memory.notes[note] {
                *card = new;
            }
        }
    }
}

fn hands_before_notes(memory: &Memory<Card>, mut hands: BySeat<Bag>) -> Option<BySeat<Bag>> {
    for note in memory.notes.iter().rev() {
        match *note {
            Note::Drew { seat, card } => {
                hands[seat.index()] = hands[seat.index()].without(bag_of(card, 1))?;
            }
            Note::Laid { seat, card, copies } => hands[seat.index()].add(card, u32::from(copies)),
        }
    }
    Some(hands)
}

fn hands_after_notes(memory: &Memory<Card>, mut hands: BySeat<Bag>) -> Option<BySeat<Bag>> {
    for note in &memory.notes {
        match *note {
            Note::Drew { seat, card } => hands[seat.index()].add(card, 1),
            Note::Laid { seat, card, copies } => {
                hands[seat.index()] = hands[seat.index()].without(bag_of(card, u32::from(copies)))?;
            }
        }
    }
    Some(hands)
}

fn bag_of(card: Card, copies: u32) -> Bag {
    let mut bag = Bag::EMPTY;
    bag.add(card, copies);
    bag
}
