//! What a player with perfect memory needs, in addition to the position, to know the odds.
//!
//! As long as all hidden cards come from one layer of the deck, each of them is equally likely to be
//! anywhere. Once hands have cards from two layers, that is no longer true: a card from the new layer can be
//! in a hand only if it was drawn since, and a card just laid may have come from either layer. What matters
//! then is who drew how many cards from which layer, and what they have laid in between. This module keeps
//! that information and no more.

use arrayvec::ArrayVec;
use contract::Seat;

use crate::bag::Bag;
use crate::card::Card;

/// The maximum number of notes. The longest of a million greedy games with six players had 249, the longest
/// of a million random ones 190. If they ever run out, the memory is cleared; hidden cards then count as
/// equally likely to be anywhere until the next layer is opened.
pub(crate) const MOST_NOTES: usize = 480;
/// The maximum number of layers that are remembered. In the same games there were at most 12.
pub(crate) const MOST_LAYERS: usize = 20;

/// Draws and laid cards since hands began to mix cards from several layers. `Drawn` is the card
/// itself in a state, and what the viewer knows about it in a view.
///
/// Invariant: either off (without layers, notes and held cards) or on with at least one layer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Memory<Drawn> {
    /// All cards in hands when the first layer was opened. Everybody knows them, because the layer before was
    /// used up.
    pub(crate) held: Bag,
    /// The layers opened since, in their original state, the current one last.
    pub(crate) layers: ArrayVec<Bag, MOST_LAYERS>,
    pub(crate) notes: ArrayVec<Note<Drawn>, MOST_NOTES>,
}

/// One remembered event. Draws use up the layers in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Note<Drawn> {
    Drew { seat: Seat, card: Drawn },
    Laid { seat: Seat, card: Card, copies: u8 },
}

impl<Drawn> Memory<Drawn> {
    pub(crate) fn new() -> Memory<Drawn> {
        Memory { held: Bag::EMPTY, layers: ArrayVec::new_const(), notes: ArrayVec::new_const() }
    }

    #[inline]
    pub(crate) const fn is_on(&self) -> bool {
        !self.layers.is_empty()
    }

    fn clear(&mut self) {
        self.held = Bag::EMPTY;
        self.layers.clear();
        self.notes.clear();
    }

    /// Records that the first card of an untouched layer is about to be drawn while hands have these cards.
    pub(crate) fn open(&mut self, held: Bag, layer: Bag) {
        if held.is_empty() || self.layers.is_full() {
            self.clear();
        }
        if held.is_empty() {
            // Nobody has an older card, so nothing mixes.
            return;
        }
        if !self.is_on() {
            self.held = held;
        }
        self.layers.push(layer);
    }

    #[inline]
    pub(crate) fn note(&mut self, note: Note<Drawn>) {
        if self.is_on() && self.notes.try_push(note).is_err() {
            self.clear();
        }
    }

    /// The same memory with the drawn cards mapped to something else.
    pub(crate) fn map<Other>(&self, mut drawn: impl FnMut(Seat, &Drawn) -> Other) -> Memory<Other> {
        let notes = self.notes.iter().map(|note| match note {
            Note::Drew { seat, card } => Note::Drew { seat: *seat, card: drawn(*seat, card) },
            Note::Laid { seat, card, copies } => Note::Laid { seat: *seat, card: *card, copies: *copies },
        });
        Memory { held: self.held, layers: self.layers.clone(), notes: notes.collect() }
    }

    /// For each draw in the notes, in order, the number of the layer it came from.
    pub(crate) fn layers_of_draws(&self) -> impl Iterator<Item = usize> {
        self.layers
            .iter()
            .enumerate()
            .flat_map(|(number, layer)| std::iter::repeat_n(number, layer.len() as usize))
    }
}
