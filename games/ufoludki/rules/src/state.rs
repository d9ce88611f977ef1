//! A position, including everything hidden, and how it changes.

use arrayvec::ArrayVec;
use contract::{Dice, Seat, SeatSet, Sink};

use crate::action::{Action, Outcome};
use crate::bag::Bag;
use crate::board::{Board, BySeat, Effect, MOST_SEATS, Phase};
use crate::card::Card;
use crate::content::MOST_GENERALS;
use crate::event::{Ending, Event};
use crate::game::Ufoludki;
use crate::memory::{Memory, Note};

/// The maximum number of layers in a deck: one for each General, and the one being drawn.
pub(crate) const MOST_DECK_LAYERS: usize = MOST_GENERALS as usize + 1;

/// The deck: layers that never mix. A card has no position within its layer until it is drawn.
///
/// Invariants: no layer is empty; a deck without layers counts as untouched.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Deck {
    /// The layers, the one being drawn first.
    pub(crate) layers: ArrayVec<Bag, MOST_DECK_LAYERS>,
    /// Whether nothing has been drawn from the first layer since it was laid, in which case everybody knows
    /// its cards.
    pub(crate) is_untouched: bool,
}

impl Deck {
    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.layers.is_empty()
    }

    #[cold]
    fn remove_used_up_layer(&mut self) {
        self.layers.remove(0);
        self.is_untouched = true;
    }
}

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) hands: BySeat<Bag>,
    pub(crate) deck: Deck,
    pub(crate) memory: Memory<Card>,
}

impl State {
    pub(crate) fn new(game: &Ufoludki) -> State {
        let mut layers = ArrayVec::new();
        layers.push(game.content.deck());
        State {
            board: Board::new(&game.content),
            hands: [Bag::EMPTY; MOST_SEATS],
            deck: Deck { layers, is_untouched: false },
            memory: Memory::new(),
        }
    }

    /// Lays cards from a seat's hand.
    #[inline]
    pub(crate) fn lay(&mut self, game: &Ufoludki, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let (card, copies) = (action.card(), action.copies());
        let effect = self.board.effect(&game.content, game.seats, seat, action);
        self.hands[seat.index()].remove(card, copies);
        self.board.piles[seat.index()].add(card, copies);
        self.board.tops[seat.index()] = Some(card);
        self.board.turns += 1;
        self.memory.note(Note::Laid { seat, card, copies: copies as u8 });
        sink.tell(|| Event::Laid { seat, card, copies: copies as u8 });
        match effect {
            Effect::FromEarth(loot) => {
                self.board.earth -= loot;
                self.board.loot[seat.index()] += loot;
                sink.tell(|| Event::TookFromEarth { seat, loot });
                if self.board.earth == 0 {
                    return self.end(game, Ending::Earth, sink);
                }
            }
            Effect::FromSeat(from, loot) => {
                self.board.loot[from.index()] -= loot;
                self.board.loot[seat.index()] += loot;
                sink.tell(|| Event::TookFromPlayer { seat, from, loot });
            }
            Effect::BackToEarth(paid) => self.give_back(game, paid, sink),
        }
        if self.can_draw(game, seat) {
            self.board.phase = Phase::Draw { seat };
        } else {
            self.pass_turn(game, seat, sink);
        }
    }

    fn give_back(&mut self, game: &Ufoludki, paid: [u8; MOST_SEATS], sink: &mut impl Sink<Event>) {
        for payer in Seat::all(game.seats) {
            let loot = paid[payer.index()];
            if loot > 0 {
                self.board.loot[payer.index()] -= loot;
                self.board.earth += loot;
                sink.tell(|| Event::GaveBack { seat: payer, loot });
            }
        }
        let mut layer = Bag::EMPTY;
        for pile in &mut self.board.piles {
            layer.add_all(std::mem::take(pile));
        }
        self.board.tops = [None; MOST_SEATS];
        self.deck.layers.push(layer);
        sink.tell(|| Event::PilesWentUnder { cards: layer.len() as u8 });
    }

    /// Begins the game with the seat that chance decided on.
    pub(crate) fn begin(&mut self, first: Seat, sink: &mut impl Sink<Event>) {
        self.board.first = first;
        self.board.phase = Phase::Deal { seat: first };
        sink.tell(|| Event::Begins { seat: first });
    }

    /// Draws a card for the seat that is due, in any phase.
    pub(crate) fn draw(&mut self, game: &Ufoludki, card: Card, sink: &mut impl Sink<Event>) {
        let Some(seat) = self.drawing_seat() else { return };
        if self.deck.is_untouched {
            self.open_layer();
        }
        self.deck.layers[0].remove(card, 1);
        if self.deck.layers[0].is_empty() {
            self.deck.remove_used_up_layer();
        }
        self.hands[seat.index()].add(card, 1);
        self.memory.note(Note::Drew { seat, card });
        sink.tell(|| Event::Drew { seat, card: Some(card) });
        if !self.can_draw(game, seat) {
            self.stop_drawing(game, seat, sink);
        }
    }

    /// Draws all the cards that the seat that is due can draw, like repeated [`State::draw`]. Returns how
    /// many.
    #[inline]
    pub(crate) fn fill_hand(
        &mut self,
        game: &Ufoludki,
        seat: Seat,
        dice: &mut impl Dice,
        sink: &mut impl Sink<Event>,
    ) -> u32 {
        let wanted = game.content.hand() - self.hands[seat.index()].len();
        let mut missing = wanted;
        while missing > 0 && !self.deck.is_empty() {
            if self.deck.is_untouched {
                self.open_layer();
            }
            // Local copies of the layer and the hand stay in registers.
            let mut layer = self.deck.layers[0];
            let mut hand = self.hands[seat.index()];
            let mut left = layer.len();
            while missing > 0 && left > 0 {
                let card = layer.take_at(dice.below(left));
                hand.add(card, 1);
                self.memory.note(Note::Drew { seat, card });
                sink.tell(|| Event::Drew { seat, card: Some(card) });
                left -= 1;
                missing -= 1;
            }
            self.deck.layers[0] = layer;
            self.hands[seat.index()] = hand;
            if left == 0 {
                self.deck.remove_used_up_layer();
            }
        }
        self.stop_drawing(game, seat, sink);
        wanted - missing
    }

    /// Continues once the hand is full or the deck is empty.
    #[inline]
    fn stop_drawing(&mut self, game: &Ufoludki, seat: Seat, sink: &mut impl Sink<Event>) {
        match self.board.phase {
            Phase::Deal { .. } => {
                let next = seat.next(game.seats);
                let first = self.board.first;
                self.board.phase =
                    if next == first { Phase::Lay { seat: first } } else { Phase::Deal { seat: next } };
            }
            Phase::Revive { .. } => self.board.phase = Phase::Lay { seat },
            _ => self.pass_turn(game, seat, sink),
        }
    }

    #[cold]
    fn open_layer(&mut self) {
        let mut held = Bag::EMPTY;
        for hand in &self.hands {
            held.add_all(*hand);
        }
        self.deck.is_untouched = false;
        self.memory.open(held, self.deck.layers[0]);
    }

    #[inline]
    fn can_draw(&self, game: &Ufoludki, seat: Seat) -> bool {
        self.hands[seat.index()].len() < game.content.hand() && !self.deck.is_empty()
    }

    /// The seat that draws the next card, while a draw is due.
    #[inline]
    pub(crate) const fn drawing_seat(&self) -> Option<Seat> {
        match self.board.phase {
            Phase::Deal { seat } | Phase::Draw { seat } | Phase::Revive { seat } => Some(seat),
            Phase::First | Phase::Lay { .. } | Phase::Over => None,
        }
    }

    /// Passes the turn to the next seat that has cards or can draw some. There always is one, because a
    /// General is always in a hand or in the deck (U14).
    #[inline]
    fn pass_turn(&mut self, game: &Ufoludki, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.board.turns >= game.options.turn_limit {
            return self.end(game, Ending::TurnLimit, sink);
        }
        let mut seat = seat.next(game.seats);
        while self.hands[seat.index()].is_empty() {
            if !self.deck.is_empty() {
                self.board.phase = Phase::Revive { seat };
                return;
            }
            sink.tell(|| Event::Skipped { seat });
            seat = seat.next(game.seats);
        }
        self.board.phase = Phase::Lay { seat };
    }

    #[inline]
    fn end(&mut self, game: &Ufoludki, by: Ending, sink: &mut impl Sink<Event>) {
        self.board.phase = Phase::Over;
        sink.tell(|| Event::Ended { by, winners: self.board.leaders(game.seats) });
    }

    /// Applies a chance outcome.
    #[inline]
    pub(crate) fn land(&mut self, game: &Ufoludki, outcome: Outcome, sink: &mut impl Sink<Event>) {
        match outcome {
            Outcome::First(first) => self.begin(first, sink),
            Outcome::Draw(card) => self.draw(game, card, sink),
        }
    }
}

impl Board {
    /// The seats with the most loot.
    pub(crate) fn leaders(&self, seats: u8) -> SeatSet {
        let most = self.loot[..seats as usize].iter().max();
        Seat::all(seats).filter(|seat| Some(&self.loot[seat.index()]) == most).collect()
    }
}
