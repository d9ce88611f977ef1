//! From a view back to a full state: what the viewer does not know is dealt again.
//!
//! The odds are those of chance alone. A card that somebody lays tells that he held it and nothing else, as if he
//! had pulled any card of his hand. So while all hidden cards come from one layer, they are simply shuffled. When
//! hands mix cards of several layers (`memory.rs`), it is first decided from which layer each card laid since
//! had come, with the exact probability given everything the viewer has seen; then every layer is shuffled for
//! itself.

use std::collections::HashMap;

use arrayvec::ArrayVec;
use table::{Dice, Seat, Viewer};

use crate::bag::Bag;
use crate::board::{BySeat, MOST_SEATS};
use crate::card::Card;
use crate::game::Ufoludki;
use crate::memory::{MOST_LAYERS, Memory, Note};
use crate::state::{Deck, State};
use crate::view::View;

pub(crate) fn redeal(game: &Ufoludki, view: &View, dice: &mut impl Dice) -> State {
    let (hands, drawing_from, memory) = if view.memory.is_on() {
        Recollection::new(view).redeal(dice)
    } else {
        let (hands, rest) = shuffle(hidden_cards(game, view), view, dice);
        (hands, rest, Memory::new())
    };
    let mut layers = ArrayVec::new();
    if !drawing_from.is_empty() {
        layers.push(drawing_from);
    }
    layers.extend(view.untouched.iter().copied());
    State {
        board: view.board,
        hands,
        deck: Deck { layers, is_untouched: view.drawing_from == 0 },
        memory,
    }
}

/// All cards the viewer cannot place: those in the hands of others and in the layer being drawn.
fn hidden_cards(game: &Ufoludki, view: &View) -> Bag {
    let mut known = view.hand;
    for bag in view.board.piles.iter().chain(&view.untouched) {
        known.add_all(*bag);
    }
    game.content.deck().without(known).expect("a view knows only cards of the deck")
}

/// Deals the hands of the others from one bag; what remains is the layer being drawn.
fn shuffle(mut hidden: Bag, view: &View, dice: &mut impl Dice) -> (BySeat<Bag>, Bag) {
    let mut hands = [Bag::EMPTY; MOST_SEATS];
    for seat in Seat::all(view.seats) {
        if view.viewer.is(seat) {
            hands[seat.index()] = view.hand;
            continue;
        }
        for _ in 0..view.hand_size(seat) {
            hands[seat.index()].add(hidden.draw(dice), 1);
        }
    }
    (hands, hidden)
}

/// Where a card in a hand may have come from: 0 is the hand it was held in when the memory began, the others are
/// the layers opened since.
type Source = usize;
const SOURCES: usize = MOST_LAYERS + 1;

/// What is undecided at some point of the notes: how many unknown cards each of the others holds from each source,
/// and which cards of each source the viewer has not seen.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Undecided {
    held: BySeat<[u8; SOURCES]>,
    unseen: [Bag; SOURCES],
}

impl Undecided {
    /// How likely the seat is to lay this card from this source, up to a factor that is the same for all sources:
    /// the number of its cards from there, times the share of the card among what may lie there.
    fn weight(&self, seat: Seat, source: Source, card: Card) -> f64 {
        let (held, unseen) = (self.held[seat.index()][source], self.unseen[source]);
        if held == 0 {
            return 0.0;
        }
        f64::from(held) * f64::from(unseen.count(card)) / f64::from(unseen.len())
    }

    fn lay(&mut self, seat: Seat, source: Source, card: Card) {
        self.held[seat.index()][source] -= 1;
        self.unseen[source].remove(card, 1);
    }
}

/// One event of the notes that concerns another player than the viewer, one card at a time.
#[derive(Clone, Copy)]
enum Event {
    /// Drew an unknown card; the place in the notes is kept to fill it in.
    Drew { seat: Seat, source: Source, note: usize },
    Laid { seat: Seat, card: Card },
}

/// What the notes leave open for the viewer, ready to be decided by dice.
struct Recollection<'a> {
    view: &'a View,
    start: Undecided,
    events: Vec<Event>,
    /// How likely the events from a point on are, given what is undecided there. Filled in as it is asked for.
    likelihoods: HashMap<(usize, Undecided), f64>,
}

impl<'a> Recollection<'a> {
    fn new(view: &'a View) -> Recollection<'a> {
        let memory = &view.memory;
        let mut sources = memory.layers_of_draws().map(|layer| layer + 1);
        let mut start = Undecided { held: [[0; SOURCES]; MOST_SEATS], unseen: [Bag::EMPTY; SOURCES] };
        start.unseen[0] = memory.held;
        start.unseen[1..=memory.layers.len()].copy_from_slice(&memory.layers);
        // Going back from now, what was drawn is taken away and what was laid is added.
        let mut sizes_then = view.hand_sizes.map(i32::from);
        let mut own_then = view.hand;
        let mut own_drawn = Bag::EMPTY;
        let mut events = Vec::with_capacity(memory.notes.len());
        for (number, note) in memory.notes.iter().enumerate() {
            match *note {
                Note::Drew { seat, card } => {
                    let source = sources.next().expect("no more cards are drawn than the layers have");
                    sizes_then[seat.index()] -= 1;
                    if let Some(card) = card {
                        start.unseen[source].remove(card, 1);
                        own_drawn.add(card, 1);
                    } else {
                        events.push(Event::Drew { seat, source, note: number });
                    }
                }
                Note::Laid { seat, card, copies } => {
                    sizes_then[seat.index()] += i32::from(copies);
                    if view.viewer.is(seat) {
                        own_then.add(card, u32::from(copies));
                    } else {
                        events.extend((0..copies).map(|_| Event::Laid { seat, card }));
                    }
                }
            }
        }
        let own_then = own_then.without(own_drawn).expect("what the viewer drew he holds or has laid");
        start.unseen[0] = start.unseen[0].without(own_then).expect("the viewer's hand was among the held cards");
        for seat in Seat::all(view.seats).filter(|seat| !view.viewer.is(*seat)) {
            start.held[seat.index()][0] = sizes_then[seat.index()] as u8;
        }
        Recollection { view, start, events, likelihoods: HashMap::new() }
    }

    /// How likely the events from number `from` on are.
    fn likelihood(&mut self, from: usize, undecided: &Undecided) -> f64 {
        let Some(event) = self.events.get(from).copied() else { return 1.0 };
        let key = (from, undecided.clone());
        if let Some(known) = self.likelihoods.get(&key) {
            return *known;
        }
        let mut then = undecided.clone();
        let likelihood = match event {
            Event::Drew { seat, source, .. } => {
                then.held[seat.index()][source] += 1;
                self.likelihood(from + 1, &then)
            }
            Event::Laid { seat, card } => {
                self.branches(from, undecided, seat, card).iter().map(|(_, likelihood)| likelihood).sum()
            }
        };
        self.likelihoods.insert(key, likelihood);
        likelihood
    }

    /// The sources a laid card may have come from, each with the likelihood of that and of everything after.
    fn branches(
        &mut self,
        from: usize,
        undecided: &Undecided,
        seat: Seat,
        card: Card,
    ) -> ArrayVec<(Source, f64), SOURCES> {
        let mut branches = ArrayVec::new();
        for source in 0..SOURCES {
            let weight = undecided.weight(seat, source, card);
            if weight > 0.0 {
                let mut then = undecided.clone();
                then.lay(seat, source, card);
                branches.push((source, weight * self.likelihood(from + 1, &then)));
            }
        }
        branches
    }

    /// Decides everything: the hands, the layer being drawn, and who had drawn what.
    fn redeal(mut self, dice: &mut impl Dice) -> (BySeat<Bag>, Bag, Memory<Card>) {
        let mut undecided = self.start.clone();
        // Unknown draws that are still in the hand, by seat and source, as places in the notes.
        let mut in_hand: Vec<(Seat, Source, usize)> = Vec::new();
        let mut drawn: HashMap<usize, Card> = HashMap::new();
        for number in 0..self.events.len() {
            match self.events[number] {
                Event::Drew { seat, source, note } => {
                    undecided.held[seat.index()][source] += 1;
                    in_hand.push((seat, source, note));
                }
                Event::Laid { seat, card } => {
                    let branches = self.branches(number, &undecided, seat, card);
                    let source = weighted(&branches, dice);
                    undecided.lay(seat, source, card);
                    if source > 0 {
                        let of_source = in_hand.iter().filter(|(s, from, _)| (*s, *from) == (seat, source)).count();
                        let pulled = dice.below(of_source as u32) as usize;
                        let place = (0..in_hand.len())
                            .filter(|place| (in_hand[*place].0, in_hand[*place].1) == (seat, source))
                            .nth(pulled)
                            .expect("the seat holds a card from this source");
                        drawn.insert(in_hand.remove(place).2, card);
                    }
                }
            }
        }
        let view = self.view;
        let mut hands = [Bag::EMPTY; MOST_SEATS];
        if let Viewer::Seat(seat) = view.viewer {
            hands[seat.index()] = view.hand;
        }
        for seat in Seat::all(view.seats) {
            for _ in 0..undecided.held[seat.index()][0] {
                hands[seat.index()].add(undecided.unseen[0].draw(dice), 1);
            }
        }
        for (seat, source, note) in in_hand {
            let card = undecided.unseen[source].draw(dice);
            hands[seat.index()].add(card, 1);
            drawn.insert(note, card);
        }
        let mut place = 0;
        let memory = Memory {
            held: view.memory.held,
            layers: view.memory.layers.clone(),
            notes: view.memory.notes.iter().map(|note| {
                place += 1;
                match *note {
                    Note::Drew { seat, card } => {
                        let card = card.or_else(|| drawn.get(&(place - 1)).copied());
                        Note::Drew { seat, card: card.expect("every unknown draw was decided") }
                    }
                    Note::Laid { seat, card, copies } => Note::Laid { seat, card, copies },
                }
            }).collect(),
        };
        (hands, undecided.unseen[view.memory.layers.len()], memory)
    }
}

/// One of several branches, as likely as it weighs.
fn weighted(branches: &[(Source, f64)], dice: &mut impl Dice) -> Source {
    /// Enough steps that rounding a probability to one of them cannot be noticed.
    const STEPS: u32 = 1 << 30;
    if let [(only, _)] = branches {
        return *only;
    }
    let total: f64 = branches.iter().map(|(_, weight)| weight).sum();
    let mut rest = (f64::from(dice.below(STEPS)) + 0.5) / f64::from(STEPS) * total;
    for (source, weight) in branches {
        if rest < *weight {
            return *source;
        }
        rest -= weight;
    }
    branches.last().expect("a card that was laid came from somewhere").0
}
