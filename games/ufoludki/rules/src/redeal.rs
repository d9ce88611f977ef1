//! Deals a full state from a view: everything the viewer does not know is dealt again.
//!
//! The odds are those of chance alone. A card that somebody lays shows that they held it and nothing else, as
//! if they had pulled any card from their hand. So while all hidden cards come from one layer, they are
//! simply shuffled. When hands mix cards from several layers (`memory.rs`), the source layer of each card
//! laid since is decided first, with its exact probability given everything the viewer has seen. Then every
//! layer is shuffled separately.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use arrayvec::ArrayVec;
use contract::{Dice, Seat, Viewer};

use crate::bag::Bag;
use crate::board::{BySeat, MOST_SEATS};
use crate::card::{Card, KINDS};
use crate::game::Ufoludki;
use crate::memory::{MOST_LAYERS, Memory, Note};
use crate::state::{Deck, State};
use crate::view::View;

/// What a view implies about its hidden cards. Computing it may take a while; dealing from it is fast.
#[derive(Clone, Debug)]
pub struct Deduction(Hidden);

#[derive(Clone, Debug)]
enum Hidden {
    /// All hidden cards come from one layer.
    Alike(Bag),
    /// Hands mix cards from several layers.
    Mixed(Box<Recollection>),
}

impl Deduction {
    pub(crate) fn new(game: &Ufoludki, view: &View) -> Deduction {
        Deduction(if view.memory.is_on() {
            Hidden::Mixed(Box::new(Recollection::new(view)))
        } else {
            Hidden::Alike(hidden_cards(game, view))
        })
    }

    /// Deals everything that the view does not show.
    pub(crate) fn deal(&self, view: &View, dice: &mut impl Dice) -> State {
        let (hands, drawing_from, memory) = match &self.0 {
            Hidden::Alike(hidden) => shuffle(*hidden, view, dice),
            Hidden::Mixed(recollection) => recollection.deal(view, dice),
        };
        let mut layers = ArrayVec::new();
        if !drawing_from.is_empty() {
            layers.push(drawing_from);
        }
        layers.extend(view.untouched.iter().copied());
        let deck = Deck { layers, is_untouched: view.drawing_from == 0 };
        State { board: view.board, hands, deck, memory }
    }
}

/// All cards whose place the viewer does not know: those in other players' hands and in the layer being
/// drawn.
fn hidden_cards(game: &Ufoludki, view: &View) -> Bag {
    let mut known = view.hand;
    for bag in view.board.piles.iter().chain(&view.untouched) {
        known.add_all(*bag);
    }
    game.content.deck().without(known).expect("a view knows only cards of the deck")
}

/// Deals the other players' hands from one bag; what remains is the layer being drawn.
fn shuffle(mut hidden: Bag, view: &View, dice: &mut impl Dice) -> (BySeat<Bag>, Bag, Memory<Card>) {
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
    (hands, hidden, Memory::new())
}

/// The source of a card in a hand: 0 is the hand in which it was held when the memory began, the others are
/// the layers opened since.
type Source = usize;
const SOURCES: usize = MOST_LAYERS + 1;

/// Everything undecided at some point in the notes: how many unknown cards each of the other players has from
/// each source, and which cards of each source the viewer has not seen.
#[derive(Clone, Debug)]
struct Undecided {
    held: BySeat<[u8; SOURCES]>,
    unseen: [Bag; SOURCES],
    /// Identifies which cards were laid from which sources by whom.
    key: Key,
}

impl Undecided {
    /// The relative likelihood that the seat lays this card from this source: the number of its cards from
    /// there, times the card's share of what may be there.
    fn weight(&self, seat: Seat, source: Source, card: Card) -> f64 {
        let (held, unseen) = (self.held[seat.index()][source], &self.unseen[source]);
        if held == 0 {
            return 0.0;
        }
        f64::from(held) * f64::from(unseen.count(card)) / f64::from(unseen.len())
    }

    fn lay(&mut self, seat: Seat, source: Source, card: Card) {
        self.held[seat.index()][source] -= 1;
        self.unseen[source].remove(card, 1);
        self.key = self.key.with(seat, source, card);
    }

    fn unlay(&mut self, seat: Seat, source: Source, card: Card, key: Key) {
        self.held[seat.index()][source] += 1;
        self.unseen[source].add(card, 1);
        self.key = key;
    }
}

/// A fingerprint of how many cards were laid from each source, by kind and by seat: the sum of a fixed random
/// number for each. A collision is as unlikely as guessing 128 coin tosses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Key(u128);

impl Key {
    fn with(self, seat: Seat, source: Source, card: Card) -> Key {
        let by_kind = scatter((source * KINDS + card.index()) as u64);
        let by_seat = scatter((SOURCES * KINDS + source * MOST_SEATS + seat.index()) as u64);
        Key(self.0.wrapping_add(by_kind).wrapping_add(by_seat))
    }
}

/// A fixed random number for each index.
fn scatter(index: u64) -> u128 {
    let half = |salt: u64| {
        let mut x = (2 * index + salt).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        u128::from(x ^ (x >> 31))
    };
    half(0) << 64 | half(1)
}

/// Keys are random already, so their low half serves as their hash.
#[derive(Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u128(&mut self, key: u128) {
        self.0 = key as u64;
    }
}

/// An event in the notes about a player other than the viewer, one card at a time.
#[derive(Clone, Copy, Debug)]
enum Event {
    /// Drew an unknown card. The index in the notes is kept so that the card can be filled in.
    Drew {
        seat: Seat,
        source: Source,
        note: usize,
    },
    Laid {
        seat: Seat,
        card: Card,
    },
}

/// What the notes leave open for the viewer, with the exact likelihood of every way to decide it.
#[derive(Clone, Debug)]
struct Recollection {
    start: Undecided,
    /// The number of layers opened, which is also the number of sources that matter.
    layers: usize,
    events: Vec<Event>,
    /// The number of the last event that lays a card, if there is one.
    last_laid: usize,
    /// By what is undecided when the next card is laid: the likelihood of that and all later cards.
    likelihoods: HashMap<Key, f64, BuildHasherDefault<KeyHasher>>,
}

impl Recollection {
    fn new(view: &View) -> Recollection {
        let memory = &view.memory;
        let mut sources = memory.layers_of_draws().map(|layer| layer + 1);
        let mut unseen = [Bag::EMPTY; SOURCES];
        unseen[1..=memory.layers.len()].copy_from_slice(&memory.layers);
        // Going back from the present, draws are subtracted and laid cards are added.
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
                        unseen[source].remove(card, 1);
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
        let own_then =
            own_then.without(own_drawn).expect("the viewer holds or has laid every card they drew");
        unseen[0] = memory.held.without(own_then).expect("the viewer's hand was among the held cards");
        let mut held = [[0; SOURCES]; MOST_SEATS];
        for seat in Seat::all(view.seats).filter(|seat| !view.viewer.is(*seat)) {
            held[seat.index()][0] = sizes_then[seat.index()] as u8;
        }
        let start = Undecided { held, unseen, key: Key::default() };
        let last_laid = events.iter().rposition(|event| matches!(event, Event::Laid { .. })).unwrap_or(0);
        let (layers, likelihoods) = (memory.layers.len(), HashMap::default());
        let mut recollection = Recollection { start, layers, events, last_laid, likelihoods };
        let mut undecided = recollection.start.clone();
        recollection.explore(0, &mut undecided);
        recollection
    }

    /// The likelihood of the events from number `from` on; caches it for every point that is reached.
    fn explore(&mut self, from: usize, undecided: &mut Undecided) -> f64 {
        let Some(event) = self.events.get(from).copied() else { return 1.0 };
        match event {
            Event::Drew { seat, source, .. } => {
                undecided.held[seat.index()][source] += 1;
                let likelihood = self.explore(from + 1, undecided);
                undecided.held[seat.index()][source] -= 1;
                likelihood
            }
            Event::Laid { seat, card } => {
                let key = undecided.key;
                if let Some(known) = self.likelihoods.get(&key) {
                    return *known;
                }
                let mut likelihood = 0.0;
                for source in 0..=self.layers {
                    let weight = undecided.weight(seat, source, card);
                    if weight > 0.0 {
                        undecided.lay(seat, source, card);
                        likelihood += weight * self.explore(from + 1, undecided);
                        undecided.unlay(seat, source, card, key);
                    }
                }
                self.likelihoods.insert(key, likelihood);
                likelihood
            }
        }
    }

    /// Decides the source of a laid card, given everything before and after.
    fn source_of(
        &self,
        number: usize,
        seat: Seat,
        card: Card,
        undecided: &Undecided,
        dice: &mut impl Dice,
    ) -> Source {
        let mut branches: ArrayVec<(Source, f64), SOURCES> = ArrayVec::new();
        for source in 0..=self.layers {
            let weight = undecided.weight(seat, source, card);
            if weight > 0.0 {
                let then = undecided.key.with(seat, source, card);
                // Only what follows the last laid card is not cached, and that is certain.
                let later = if number == self.last_laid { Some(&1.0) } else { self.likelihoods.get(&then) };
                branches.push((source, weight * later.copied().unwrap_or(0.0)));
            }
        }
        weighted(&branches, dice)
    }

    /// Decides everything: the hands, the layer being drawn, and who drew what.
    fn deal(&self, view: &View, dice: &mut impl Dice) -> (BySeat<Bag>, Bag, Memory<Card>) {
        let mut undecided = self.start.clone();
        // Unknown draws that are still in a hand: the seat, the source, and the index in the notes.
        let mut in_hand: Vec<(Seat, Source, usize)> = Vec::with_capacity(self.events.len());
        let mut drawn: Vec<Option<Card>> = vec![None; view.memory.notes.len()];
        for (number, event) in self.events.iter().enumerate() {
            match *event {
                Event::Drew { seat, source, note } => {
                    undecided.held[seat.index()][source] += 1;
                    in_hand.push((seat, source, note));
                }
                Event::Laid { seat, card } => {
                    let source = self.source_of(number, seat, card, &undecided, dice);
                    let pulled = dice.below(u32::from(undecided.held[seat.index()][source])) as usize;
                    undecided.lay(seat, source, card);
                    let mut places = (0..in_hand.len()).filter(|place| {
                        let (holder, from, _) = in_hand[*place];
                        (holder, from) == (seat, source)
                    });
                    // Cards held since before the notes have no note to fill in.
                    if let Some(place) = places.nth(pulled) {
                        drawn[in_hand.swap_remove(place).2] = Some(card);
                    }
                }
            }
        }
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
            drawn[note] = Some(card);
        }
        let mut decided = drawn.into_iter();
        let notes = view.memory.notes.iter().map(|note| match (*note, decided.next().flatten()) {
            (Note::Drew { seat, card }, decided) => {
                Note::Drew { seat, card: card.or(decided).expect("every unknown draw is decided") }
            }
            (Note::Laid { seat, card, copies }, _) => Note::Laid { seat, card, copies },
        });
        let memory =
            Memory { held: view.memory.held, layers: view.memory.layers.clone(), notes: notes.collect() };
        (hands, undecided.unseen[self.layers], memory)
    }
}

/// Picks a branch at random by weight.
fn weighted(branches: &[(Source, f64)], dice: &mut impl Dice) -> Source {
    /// Fine enough that rounding a probability to one of these steps does not matter.
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
