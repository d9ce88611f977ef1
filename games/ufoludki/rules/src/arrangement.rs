//! Positions as people write them, for scenarios, tests and error messages.
//!
//! Everything left out has a sensible default, so that a scenario only states what it is about. Impossible
//! positions are refused with the place and the reason.

use arrayvec::ArrayVec;
use contract::{Misarranged, Seat};
use serde::{Deserialize, Serialize};

use crate::bag::{Bag, MOST_CARDS};
use crate::board::{Board, BySeat, MOST_SEATS, Phase};
use crate::card::Card;
use crate::game::Ufoludki;
use crate::memory::{Memory, Note};
use crate::state::{Deck, State};

/// A position in readable form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrangement {
    /// What the game is waiting for.
    #[serde(default)]
    pub phase: PhaseName,
    /// The active seat; defaults to seat 1. Nobody is active before the start and after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The seat that took the first turn; defaults to seat 1. Not decided before the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Turns played; defaults to the number of piles.
    #[serde(default)]
    pub turns: Option<u16>,
    /// Loot on Earth; defaults to all loot that no player has.
    #[serde(default)]
    pub earth: Option<u8>,
    /// The players, seat 1 first.
    pub seats: Vec<SeatArrangement>,
    /// The layers of the deck, next to be drawn first; defaults to one layer of all other cards.
    #[serde(default)]
    pub deck: Option<Vec<Vec<Card>>>,
    /// Whether nothing has been drawn yet from a first layer that a General put under the deck.
    #[serde(default)]
    pub untouched: bool,
    /// Draws and laid cards since hands began to mix cards from several layers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory: Option<MemoryArrangement>,
}

/// Everything that belongs to one player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SeatArrangement {
    /// The cards in hand.
    pub hand: Vec<Card>,
    /// The pile, top card last.
    pub pile: Vec<Card>,
    /// The loot.
    pub loot: u8,
}

/// The name of a phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    /// Chance decides who begins.
    First,
    /// Hands are dealt.
    Deal,
    /// A player lays a card.
    #[default]
    Lay,
    /// A player draws after laying.
    Draw,
    /// A player without cards draws before laying.
    Revive,
    /// The game is over.
    Over,
}

/// What a player with perfect memory remembers about layers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MemoryArrangement {
    /// All cards in hands when the first of these layers was opened.
    pub held: Vec<Card>,
    /// The layers opened since then, in their original state.
    pub layers: Vec<Vec<Card>>,
    /// Events since then, such as `2 drew saucer 1` or `1 laid 2 strength`.
    pub notes: Vec<String>,
}

impl Arrangement {
    pub(crate) fn of(game: &Ufoludki, state: &State) -> Arrangement {
        let (phase, seat) = match state.board.phase {
            Phase::First => (PhaseName::First, None),
            Phase::Deal { seat } => (PhaseName::Deal, Some(seat)),
            Phase::Lay { seat } => (PhaseName::Lay, Some(seat)),
            Phase::Draw { seat } => (PhaseName::Draw, Some(seat)),
            Phase::Revive { seat } => (PhaseName::Revive, Some(seat)),
            Phase::Over => (PhaseName::Over, None),
        };
        Arrangement {
            phase,
            seat,
            first: (phase != PhaseName::First).then_some(state.board.first),
            turns: Some(state.board.turns),
            earth: Some(state.board.earth),
            seats: Seat::all(game.seats).map(|seat| SeatArrangement::of(state, seat)).collect(),
            deck: Some(state.deck.layers.iter().map(|layer| layer.cards().collect()).collect()),
            untouched: state.deck.is_untouched,
            memory: state.memory.is_on().then(|| MemoryArrangement::of(&state.memory)),
        }
    }

    pub(crate) fn restore(&self, game: &Ufoludki) -> Result<State, Misarranged> {
        let seats = game.seats as usize;
        demand(self.seats.len() == seats, "seats", || {
            format!("the table has {seats} seats, but {} are arranged", self.seats.len())
        })?;
        let mut hands = [Bag::EMPTY; MOST_SEATS];
        let mut rest = Rest { cards: game.content.deck(), loot: game.content.loot() };
        let mut board = Board::new(&game.content);
        for (index, seat) in self.seats.iter().enumerate() {
            let at = format!("seats.{}", index + 1);
            hands[index] = rest.bag(&seat.hand, &format!("{at}.hand"))?;
            board.piles[index] = rest.bag(&seat.pile, &format!("{at}.pile"))?;
            board.tops[index] = seat.pile.last().copied();
            board.loot[index] = rest.loot(seat.loot, &format!("{at}.loot"))?;
            demand(!seat.pile.contains(&Card::GENERAL), format!("{at}.pile"), || {
                "a General never stays on a pile; it goes under the deck with all piles".into()
            })?;
        }
        board.earth = rest.loot(self.earth.unwrap_or(rest.loot), "earth")?;
        demand(rest.loot == 0, "earth", || format!("{} loot is missing", rest.loot))?;
        let deck = self.restore_deck(&mut rest)?;
        demand(rest.cards.is_empty(), "deck", || format!("these cards are nowhere: {:?}", rest.cards))?;
        let piles = board.piles.iter().filter(|pile| !pile.is_empty()).count() as u16;
        board.turns = self.turns.unwrap_or(piles);
        demand(board.turns >= piles, "turns", || format!("{piles} piles need as many turns"))?;
        demand(board.turns <= game.options.turn_limit, "turns", || {
            format!("the turn limit is {}", game.options.turn_limit)
        })?;
        (board.phase, board.first) = self.restore_phase(game)?;
        let memory = match &self.memory {
            Some(memory) => memory.restore(game, &hands, &deck)?,
            None => Memory::new(),
        };
        let state = State { board, hands, deck, memory };
        possible(game, &state)?;
        Ok(state)
    }

    fn restore_deck(&self, rest: &mut Rest) -> Result<Deck, Misarranged> {
        let mut layers = ArrayVec::new();
        match &self.deck {
            None if rest.cards.is_empty() => {}
            None => layers.push(std::mem::take(&mut rest.cards)),
            Some(written) => {
                for (index, cards) in written.iter().enumerate() {
                    let at = format!("deck.{}", index + 1);
                    let layer = rest.bag(cards, &at)?;
                    demand(!layer.is_empty(), &at, || "a layer has at least one card".into())?;
                    // This also keeps the number of layers within its limit, because each has its own
                    // General.
                    let came_by_general = index > 0 || self.untouched;
                    demand(!came_by_general || layer.contains(Card::GENERAL), &at, || {
                        "a layer under the deck contains the General that sent it there".into()
                    })?;
                    layers.push(layer);
                }
            }
        }
        let is_untouched = self.untouched || layers.is_empty();
        Ok(Deck { layers, is_untouched })
    }

    fn restore_phase(&self, game: &Ufoludki) -> Result<(Phase, Seat), Misarranged> {
        let sits = |seat: Option<Seat>, at: &str| {
            let seat = seat.unwrap_or(Seat::at(0));
            demand(seat.index() < game.seats as usize, at, || format!("there is no {seat:?} at this table"))?;
            Ok(seat)
        };
        let first = sits(self.first, "first")?;
        let seat = sits(self.seat, "seat")?;
        let nobody = matches!(self.phase, PhaseName::First | PhaseName::Over);
        demand(!nobody || self.seat.is_none(), "seat", || "it is nobody's turn in this phase".into())?;
        let undecided = self.phase == PhaseName::First;
        demand(!undecided || self.first.is_none(), "first", || "nobody is first in this phase yet".into())?;
        let phase = match self.phase {
            PhaseName::First => Phase::First,
            PhaseName::Deal => Phase::Deal { seat },
            PhaseName::Lay => Phase::Lay { seat },
            PhaseName::Draw => Phase::Draw { seat },
            PhaseName::Revive => Phase::Revive { seat },
            PhaseName::Over => Phase::Over,
        };
        Ok((phase, first))
    }
}

impl SeatArrangement {
    fn of(state: &State, seat: Seat) -> SeatArrangement {
        let mut under = state.board.piles[seat.index()];
        let top = state.board.tops[seat.index()];
        if let Some(top) = top {
            under.remove(top, 1);
        }
        SeatArrangement {
            hand: state.hands[seat.index()].cards().collect(),
            pile: under.cards().chain(top).collect(),
            loot: state.board.loot[seat.index()],
        }
    }
}

/// Everything that has not been placed yet.
struct Rest {
    cards: Bag,
    loot: u8,
}

impl Rest {
    fn bag(&mut self, cards: &[Card], at: &str) -> Result<Bag, Misarranged> {
        let bag = read_bag(cards, at)?;
        for (card, copies) in bag.kinds() {
            let left = self.cards.count(card);
            demand(copies <= left, at, || format!("{copies} × {card}, but only {left} are left"))?;
            self.cards.remove(card, copies);
        }
        Ok(bag)
    }

    fn loot(&mut self, loot: u8, at: &str) -> Result<u8, Misarranged> {
        demand(loot <= self.loot, at, || format!("{loot} loot, but only {} is left", self.loot))?;
        self.loot -= loot;
        Ok(loot)
    }
}

fn demand(holds: bool, at: impl Into<String>, what: impl FnOnce() -> String) -> Result<(), Misarranged> {
    if holds { Ok(()) } else { Err(Misarranged::new(at, what())) }
}

fn read_bag(cards: &[Card], at: &str) -> Result<Bag, Misarranged> {
    demand(cards.len() <= MOST_CARDS as usize, at, || "too many cards".into())?;
    Ok(cards.iter().copied().collect())
}

/// Checks whether the parts of a state fit together.
fn possible(game: &Ufoludki, state: &State) -> Result<(), Misarranged> {
    let full = game.content.hand();
    for (index, hand) in state.hands.iter().enumerate() {
        demand(hand.len() <= full, format!("seats.{}.hand", index + 1), || {
            format!("a hand has at most {full} cards")
        })?;
    }
    let board = &state.board;
    let limit = game.options.turn_limit;
    let hand_of = |seat: Seat| state.hands[seat.index()].len();
    let setting_up = matches!(board.phase, Phase::First | Phase::Deal { .. });
    if setting_up {
        let clean = board.turns == 0 && board.earth == game.content.loot() && state.deck.layers.len() <= 1;
        demand(clean && !state.deck.is_untouched && !state.memory.is_on(), "phase", || {
            "no card has been laid and no loot taken before the first turn".into()
        })?;
    }
    let over = board.earth == 0 || (board.turns == limit && board.phase == Phase::Over);
    demand(over == (board.phase == Phase::Over), "phase", || {
        "the game is over exactly when Earth is empty or the turn limit is reached".into()
    })?;
    match board.phase {
        Phase::First => {
            demand(state.hands.iter().all(Bag::is_empty), "seats", || "nothing has been dealt yet".into())
        }
        Phase::Deal { seat } => {
            let place = seat.places_after(board.first, game.seats);
            let dealt = Seat::all(game.seats).all(|other| {
                match other.places_after(board.first, game.seats).cmp(&place) {
                    std::cmp::Ordering::Less => hand_of(other) == full,
                    std::cmp::Ordering::Equal => hand_of(other) < full,
                    std::cmp::Ordering::Greater => hand_of(other) == 0,
                }
            });
            demand(dealt, "seats", || "hands are dealt one at a time, starting with the first player".into())
        }
        Phase::Lay { seat } => {
            demand(board.turns < limit, "turns", || format!("the turn limit is {limit}"))?;
            demand(hand_of(seat) > 0, format!("seats.{seat}.hand"), || {
                "a player who lays must have a card".into()
            })
        }
        Phase::Draw { seat } | Phase::Revive { seat } => {
            let reviving = matches!(board.phase, Phase::Revive { .. });
            demand(!reviving || board.turns < limit, "turns", || format!("the turn limit is {limit}"))?;
            demand(board.turns > 0, "turns", || "draws after the deal follow a turn".into())?;
            demand(hand_of(seat) < full, format!("seats.{seat}.hand"), || {
                "a player who draws must have room for a card".into()
            })?;
            demand(!state.deck.is_empty(), "deck", || "there is nothing to draw".into())
        }
        Phase::Over => Ok(()),
    }
}

impl MemoryArrangement {
    fn of(memory: &Memory<Card>) -> MemoryArrangement {
        MemoryArrangement {
            held: memory.held.cards().collect(),
            layers: memory.layers.iter().map(|layer| layer.cards().collect()).collect(),
            notes: memory.notes.iter().map(write_note).collect(),
        }
    }

    fn restore(
        &self,
        game: &Ufoludki,
        hands: &BySeat<Bag>,
        deck: &Deck,
    ) -> Result<Memory<Card>, Misarranged> {
        let mut memory = Memory::new();
        memory.held = read_bag(&self.held, "memory.held")?;
        for (index, cards) in self.layers.iter().enumerate() {
            let at = format!("memory.layers.{}", index + 1);
            let layer = read_bag(cards, &at)?;
            demand(game.content.deck().without(layer).is_some(), &at, || {
                "there are not that many cards".into()
            })?;
            demand(layer.contains(Card::GENERAL), &at, || {
                "a layer contains the General that sent it under the deck".into()
            })?;
            demand(memory.layers.try_push(layer).is_ok(), &at, || "too many layers".into())?;
        }
        for (index, text) in self.notes.iter().enumerate() {
            let at = format!("memory.notes.{}", index + 1);
            let note = read_note(text, game.seats).ok_or_else(|| {
                Misarranged::new(
                    &at,
                    format!("cannot read {text:?}: expected 2 drew general or 1 laid 2 strength"),
                )
            })?;
            demand(memory.notes.try_push(note).is_ok(), &at, || "too many notes".into())?;
        }
        demand(memory.is_on(), "memory.layers", || "a memory begins when a layer is opened".into())?;
        draws_fit_layers(&memory, deck)?;
        notes_fit_hands(&memory, *hands, game.content.hand())?;
        Ok(memory)
    }
}

/// Checks that every layer except the last is used up, and that the rest of the last is the layer being
/// drawn.
fn draws_fit_layers(memory: &Memory<Card>, deck: &Deck) -> Result<(), Misarranged> {
    let wrong = |what: &str| Misarranged::new("memory.notes", what);
    let mut left = memory.layers.clone();
    let mut layers = memory.layers_of_draws();
    let mut last_drawn = None;
    for note in &memory.notes {
        let Note::Drew { card, .. } = note else { continue };
        let number = layers.next().ok_or_else(|| wrong("more draws than the layers have cards"))?;
        if !left[number].contains(*card) {
            return Err(wrong("a card was drawn that is not in its layer"));
        }
        left[number].remove(*card, 1);
        last_drawn = Some(number);
    }
    if last_drawn != Some(memory.layers.len() - 1) {
        return Err(wrong("a layer was opened but nothing was drawn from it"));
    }
    let being_drawn = deck.layers.first().copied().filter(|_| !deck.is_untouched).unwrap_or_default();
    if left[memory.layers.len() - 1] == being_drawn {
        Ok(())
    } else {
        Err(wrong("the draws do not match this deck"))
    }
}

/// Goes back from the present and checks that every drawn card was in the hand, and that the original hands
/// were the held cards.
fn notes_fit_hands(memory: &Memory<Card>, mut hands: BySeat<Bag>, full: u32) -> Result<(), Misarranged> {
    let wrong = |what: &str| Misarranged::new("memory.notes", what);
    for note in memory.notes.iter().rev() {
        match *note {
            Note::Drew { seat, card } => {
                let hand = &mut hands[seat.index()];
                if !hand.contains(card) {
                    return Err(wrong("a drawn card is neither in the hand nor laid"));
                }
                hand.remove(card, 1);
            }
            Note::Laid { seat, card, copies } => {
                hands[seat.index()].add(card, u32::from(copies));
                if hands[seat.index()].len() > full {
                    return Err(wrong("a hand had more cards than allowed"));
                }
            }
        }
    }
    let mut held = Bag::EMPTY;
    for hand in &hands {
        held.add_all(*hand);
    }
    if held == memory.held { Ok(()) } else { Err(wrong("the hands did not begin with the held cards")) }
}

fn write_note(note: &Note<Card>) -> String {
    match note {
        Note::Drew { seat, card } => format!("{seat} drew {card}"),
        Note::Laid { seat, card, copies } => format!("{seat} laid {copies} {card}"),
    }
}

fn read_note(text: &str, seats: u8) -> Option<Note<Card>> {
    let (seat, what) = text.split_once(' ')?;
    let seat: Seat = seat.parse().ok().filter(|seat: &Seat| seat.index() < seats as usize)?;
    let (verb, what) = what.split_once(' ')?;
    if verb == "drew" {
        return Some(Note::Drew { seat, card: what.parse().ok()? });
    }
    let (copies, card) = what.split_once(' ')?;
    let copies =
        copies.parse().ok().filter(|copies| (1..=crate::content::MOST_HAND as u8).contains(copies))?;
    (verb == "laid").then_some(Note::Laid { seat, card: card.parse().ok()?, copies })
}
