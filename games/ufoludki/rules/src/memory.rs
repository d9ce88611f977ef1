//! What a player with perfect memory needs besides the position to know the odds.
//!
//! As long as all hidden cards come from one layer of the deck, each of them is equally likely to be anywhere.
//! Once hands hold cards from two layers that is no longer so: a card of the new layer can lie in a hand only
//! if it was drawn since, and a card just laid may have come from either. What matters then is who drew how
//! many cards from which layer, and what he has laid in between: that, and no more, is kept here.

use arrayvec::ArrayVec;
use contract::Seat;

use crate::bag::Bag;
use crate::card::Card;

/// The most notes that are kept. The longest of a million greedy games with six players had 249, the longest of a
/// million random ones 190. Should they ever run out, the memory is cleared: hidden cards then count as equally likely to
/// be anywhere until the next layer is opened.
pub(crate) const MOST_NOTES: usize = 480;
/// The most layers that are remembered; in the same games there were at most 12.
pub(crate) const MOST_LAYERS: usize = 20;

/// What was drawn and laid since hands began to mix cards of several layers. `Drawn` is the card for those who
/// know it all, and what a viewer knows of it in a view.
///
/// Invariant: off (without layers, notes and held cards) or on with at least one layer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Memory<Drawn> {
    /// All cards in hands when the first layer was opened. Everybody knows them: the layer before was used up.
    pub(crate) held: Bag,
    /// The layers opened since, as they were when they were untouched, the current one last.
    pub(crate) layers: ArrayVec<Bag, MOST_LAYERS>,
    pub(crate) notes: ArrayVec<Note<Drawn>, MOST_NOTES>,
}

/// One thing that is remembered. Draws take up the layers in order.
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

    /// The first card of an untouched layer is about to be drawn while hands hold these cards.
    pub(crate) fn open(&mut self, held: Bag, layer: Bag) {
        if held.is_empty() || self.layers.is_full() {
            self.clear();
        }
        if held.is_empty() {
            // Nobody holds an older card, so nothing mixes.
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

    /// The same memory with the drawn cards replaced by something else.
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
