//! Everything a viewer can know.

use arrayvec::ArrayVec;
use contract::{Seat, Viewer};
use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};

use crate::bag::Bag;
use crate::board::{Board, BySeat, Phase};
use crate::card::Card;
use crate::memory::{Memory, Note};
use crate::state::{MOST_DECK_LAYERS, State};

/// What one viewer with perfect memory knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    pub(crate) seats: u8,
    pub(crate) viewer: Viewer,
    pub(crate) board: Board,
    /// The viewer's own hand; empty for a spectator.
    pub(crate) hand: Bag,
    pub(crate) hand_sizes: BySeat<u8>,
    /// How many cards are left in the layer being drawn. Their kinds are unknown.
    pub(crate) drawing_from: u8,
    /// The layers that are still untouched, the next one first.
    pub(crate) untouched: ArrayVec<Bag, MOST_DECK_LAYERS>,
    pub(crate) memory: Memory<Option<Card>>,
}

/// A seat's entry; the default for a seat that is not at the table.
fn of<T: Copy + Default>(by_seat: &BySeat<T>, seat: Seat) -> T {
    by_seat.get(seat.index()).copied().unwrap_or_default()
}

impl View {
    pub(crate) fn new(seats: u8, state: &State, viewer: Viewer) -> View {
        let (opened, untouched) = match state.deck.layers.split_first() {
            Some((first, rest)) if !state.deck.is_untouched => (first.len(), rest),
            _ => (0, &state.deck.layers[..]),
        };
        View {
            seats,
            viewer,
            board: state.board,
            hand: viewer.seat().map_or(Bag::EMPTY, |seat| of(&state.hands, seat)),
            hand_sizes: state.hands.map(|hand| hand.len() as u8),
            drawing_from: opened as u8,
            untouched: untouched.iter().copied().collect(),
            memory: state.memory.map(|seat, card| viewer.is(seat).then_some(*card)),
        }
    }

    /// The viewer.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The number of seats.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// What the game is waiting for.
    pub const fn phase(&self) -> Phase {
        self.board.phase
    }

    /// The first player, once that is decided.
    pub fn first(&self) -> Option<Seat> {
        (self.board.phase != Phase::First).then_some(self.board.first)
    }

    /// The number of turns played.
    pub const fn turns(&self) -> u16 {
        self.board.turns
    }

    /// The loot on Earth.
    pub const fn earth(&self) -> u8 {
        self.board.earth
    }

    /// A player's loot.
    pub fn loot(&self, seat: Seat) -> u8 {
        of(&self.board.loot, seat)
    }

    /// The top of a player's pile.
    pub fn top(&self, seat: Seat) -> Option<Card> {
        of(&self.board.tops, seat)
    }

    /// The number of cards in a player's pile.
    pub fn pile_depth(&self, seat: Seat) -> u32 {
        of(&self.board.piles, seat).len()
    }

    /// The viewer's own hand; empty for a spectator.
    pub const fn hand(&self) -> Bag {
        self.hand
    }

    /// The number of cards in a player's hand.
    pub fn hand_size(&self, seat: Seat) -> u32 {
        u32::from(of(&self.hand_sizes, seat))
    }

    /// The number of cards in each layer of the deck, next to be drawn first.
    pub fn layer_sizes(&self) -> impl Iterator<Item = u32> {
        let opened = (self.drawing_from > 0).then_some(u32::from(self.drawing_from));
        opened.into_iter().chain(self.untouched.iter().map(Bag::len))
    }

    /// The number of cards in the deck.
    pub fn deck_size(&self) -> u32 {
        self.layer_sizes().sum()
    }
}

/// A view as clients see it. Lists by seat have one entry per seat of the table.
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut view = serializer.serialize_struct("View", 12)?;
        view.serialize_field("viewer", &self.viewer.seat())?;
        view.serialize_field("waiting", &self.board.phase)?;
        view.serialize_field("first", &self.first())?;
        view.serialize_field("turns", &self.board.turns)?;
        view.serialize_field("earth", &self.board.earth)?;
        view.serialize_field("hand", &self.viewer.seat().map(|_| self.hand))?;
        view.serialize_field(
            "players",
            &Seat::all(self.seats).map(|seat| Player(self, seat)).collect::<Vec<_>>(),
        )?;
        view.serialize_field("drawing_from", &self.drawing_from)?;
        view.serialize_field("untouched", &self.untouched)?;
        if self.memory.is_on() {
            view.serialize_field("memory", &self.memory)?;
        }
        view.end()
    }
}

struct Player<'a>(&'a View, Seat);

impl Serialize for Player<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Player(view, seat) = self;
        let mut player = serializer.serialize_struct("Player", 5)?;
        player.serialize_field("seat", seat)?;
        player.serialize_field("cards", &view.hand_size(*seat))?;
        player.serialize_field("loot", &view.loot(*seat))?;
        player.serialize_field("top", &view.top(*seat))?;
        player.serialize_field("pile", &of(&view.board.piles, *seat))?;
        player.end()
    }
}

impl Serialize for Memory<Option<Card>> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut memory = serializer.serialize_map(Some(3))?;
        memory.serialize_entry("held", &self.held)?;
        memory.serialize_entry("layers", &self.layers)?;
        let notes: Vec<String> = self.notes.iter().map(note_text).collect();
        memory.serialize_entry("notes", &notes)?;
        memory.end()
    }
}

fn note_text(note: &Note<Option<Card>>) -> String {
    match note {
        Note::Drew { seat, card: Some(card) } => format!("{seat} drew {card}"),
        Note::Drew { seat, card: None } => format!("{seat} drew"),
        Note::Laid { seat, card, copies } => format!("{seat} laid {copies} {card}"),
    }
}
