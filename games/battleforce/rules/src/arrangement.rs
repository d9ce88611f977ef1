//! Positions as people write them, for scenarios, tests and error messages.
//!
//! A position at the beginning of a turn needs little more than the ships; everything left out has a sensible
//! default. Every card that is not named is in the deck. Every ship that is not named is in the ship deck, or
//! out of the game where there is none. Positions in the middle of something carry their `phase` as the
//! program serialises it, with ships and cards by number. Impossible positions are refused with the place and
//! the reason.

use std::collections::BTreeMap;

use contract::{Misarranged, Rules, Seat, Silence, Waiting};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards, Face, Kind, Stack};
use crate::game::BattleForce;
use crate::memory::{MOST_HELD, MOST_SHOWN, Recollection};
use crate::options::Level;
use crate::possible::Possible;
use crate::ship::{Button, Buttons, Line, ShipId, Ships};
use crate::state::{Board, Duel, Moment, Phase, Routine, Ship, State, Turn, bit_seats};

/// A position in readable form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrangement {
    /// The players, seat 1 first.
    pub seats: Vec<SeatArrangement>,
    /// Ships that are damaged or have a raised device.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ships: Vec<ShipArrangement>,
    /// The cards attached to ships, in the order in which they were played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lingering: Vec<LingeringArrangement>,
    /// Players' ships that are hidden from the others. All other ships of players are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub face_down: Vec<ShipId>,
    /// The ships under the ship deck, next to be drawn first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bottom: Vec<ShipId>,
    /// The discards, top card last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discards: Vec<Card>,
    /// How many of them, counted from the top, are still on the table for the current attack.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub open: u8,
    /// The automaton's cards in the order in which they were drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<Card>,
    /// Against the automaton: ships in the order in which they joined their lines. Defaults to all known
    /// ships in the order of the lists of seat 1, then seat 2: Screen, Main Body, Reserve.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub queue: Option<Vec<ShipId>>,
    /// The seat that took the first turn; defaults to seat 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Completed game turns.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub turns: u8,
    /// Seats that have had their turn in the current game turn; defaults to everybody before the active
    /// player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub done: Option<Vec<Seat>>,
    /// How often the action deck has been reshuffled.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub reshuffles: u8,
    /// Whether the position records who held what at the last reshuffle.
    #[serde(default, skip_serializing_if = "is_false")]
    pub remembers: bool,
    /// Whether the current game turn is the last.
    #[serde(default, skip_serializing_if = "is_false")]
    pub last_turn: bool,
    /// Seats that have made a public offer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offered: Vec<Seat>,
    /// Seats that have broken a promise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub broken: Vec<Seat>,
    /// The tie that is being broken by a duel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duel: Option<DuelArrangement>,
    /// The active seat; seat 1 if neither this nor a phase is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The point in the turn; defaults to its beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moment: Option<MomentName>,
    /// What the game is waiting for, if seat and moment cannot express it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) phase: Option<Phase>,
}

/// Everything that belongs to one player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SeatArrangement {
    /// Their ships in the Screen; all of them in games without formations.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub screen: Vec<ShipId>,
    /// Their ships in the Main Body.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub body: Vec<ShipId>,
    /// Their ships in Reserve.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reserve: Vec<ShipId>,
    /// Their ships that are not in a line yet. While ships for a duel are being picked, the ship they have
    /// picked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unplaced: Vec<ShipId>,
    /// The ships they have destroyed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kills: Vec<ShipId>,
    /// Their hand, in the order in which they got the cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<Card>,
    /// Their reserve cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reserve_cards: Vec<Card>,
    /// The cards that everybody has seen them take.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<Card>,
    /// The cards that their ally gave them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gifts: Vec<Card>,
    /// The hidden cards they held at the last reshuffle.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub held_then: Vec<Card>,
    /// The cards they have shown since then, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shown_since: Vec<Card>,
    /// For each of those, how many cards they had drawn since the reshuffle when they showed it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub drawn_when_shown: Vec<u8>,
    /// Their order card. If nobody has one in the middle of a turn, turns go clockwise from the first player.
    #[serde(skip_serializing_if = "is_zero")]
    pub order: u8,
}

/// The condition of a ship.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipArrangement {
    /// The ship.
    pub ship: ShipId,
    /// How many buttons of each kind are covered.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub damage: BTreeMap<Button, u8>,
    /// Its damage in the traditional game.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub wounds: u8,
    /// Whether its cloak or web is up.
    #[serde(default, skip_serializing_if = "is_false")]
    pub raised: bool,
}

/// A card attached to a ship.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LingeringArrangement {
    /// The ship.
    pub ship: ShipId,
    /// The card.
    pub card: Card,
}

/// A tie that is being broken by a duel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DuelArrangement {
    /// The duelling seats.
    pub seats: Vec<Seat>,
    /// All scores, seat 1 first.
    pub scores: Vec<u16>,
}

/// A moment of a turn that needs no further details.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MomentName {
    /// The turn begins.
    #[default]
    Draw,
    /// Repairs, reinforcements and the formation, in the advanced game.
    Prepare,
    /// Attacks, including repairs and reinforcements in the basic game.
    Act,
    /// The end of the turn.
    Discard,
}

impl MomentName {
    const ALL: [MomentName; 4] =
        [MomentName::Draw, MomentName::Prepare, MomentName::Act, MomentName::Discard];

    const fn moment(self) -> Moment {
        match self {
            MomentName::Draw => Moment::Draw,
            MomentName::Prepare => Moment::Prepare,
            MomentName::Act => Moment::Act,
            MomentName::Discard => Moment::Discard,
        }
    }
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

fn is_false(flag: &bool) -> bool {
    !*flag
}

pub(crate) type Verdict = Result<(), Misarranged>;

pub(crate) fn demand(holds: bool, at: impl Into<String>, what: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(Misarranged::new(at, what())) }
}

/// An error at an entry of a list, counted from 0.
fn entry(at: &str, index: usize, what: String) -> Misarranged {
    Misarranged::new(format!("{at}.{}", index + 1), what)
}

fn listed_seats(bits: u8) -> Vec<Seat> {
    bit_seats(bits).iter().collect()
}

/// Whether ships that are not named have left the game because there is no ship deck.
pub(crate) fn has_no_ship_deck(game: &BattleForce, board: &Board, phase: &Phase) -> bool {
    let is_picking = matches!(
        phase,
        Phase::First | Phase::RaceOrder | Phase::Race(_) | Phase::Pick(..) | Phase::DealShips
    );
    board.duel.is_some() || (game.options.game == Level::Introductory && !is_picking)
}

/// The seats that had their turn before the active player.
pub(crate) fn done_before(game: &BattleForce, board: &Board, phase: &Phase) -> u8 {
    let Phase::Turn(turn, _) = phase else { return 0 };
    let ordered = game.options.order_cards && board.duel.is_none();
    let place = |seat: Seat| {
        if ordered { board.order[seat.index()].into() } else { seat.places_after(board.first, game.seats) }
    };
    let before = Seat::all(game.seats).filter(|seat| place(*seat) < place(turn.seat));
    before.fold(0, |bits, seat| bits | 1 << seat.index())
}

impl Arrangement {
    pub(crate) fn of(game: &BattleForce, state: &State) -> Arrangement {
        let State { board, phase } = state;
        let begun = match phase {
            Phase::Turn(turn, moment) if *turn == Turn::of(turn.seat) => {
                let name = MomentName::ALL.into_iter().find(|name| name.moment() == *moment);
                name.map(|name| (turn.seat, name))
            }
            _ => None,
        };
        let ids = |ships: Ships| ships.iter().map(|ship| game.id(ship)).collect();
        let cards = |faces: &[Face]| faces.iter().map(|face| game.card(*face)).collect();
        let owned =
            board.fleets.iter().fold(Ships::NONE, |all, fleet| all.or(fleet.all()).or(fleet.unplaced));
        let in_lines = Seat::all(2)
            .flat_map(|seat| board.fleets[seat.index()].lines)
            .flat_map(|line| line.and(board.known).iter().collect::<Vec<_>>());
        let queue = game.options.solitaire && !board.queue.iter().eq(in_lines);
        let done = board.done != done_before(game, board, phase);
        Arrangement {
            seats: Seat::all(game.seats).map(|seat| SeatArrangement::of(game, board, seat)).collect(),
            ships: owned.iter().filter_map(|ship| ShipArrangement::of(game, board, ship)).collect(),
            lingering: (board.lingering.as_slice().iter())
                .map(|card| LingeringArrangement { ship: game.id(card.ship), card: game.card(card.face) })
                .collect(),
            face_down: ids(owned.not(board.known)),
            bottom: board.bottom.iter().map(|ship| game.id(ship)).collect(),
            discards: cards(board.pile.as_slice()),
            open: board.open,
            kept: cards(board.kept.as_slice()),
            queue: queue.then(|| board.queue.iter().map(|ship| game.id(ship)).collect()),
            first: Some(board.first),
            turns: board.turns,
            done: done.then(|| listed_seats(board.done)),
            reshuffles: board.reshuffles,
            remembers: board.memory.is_on,
            last_turn: board.is_last_turn,
            offered: listed_seats(board.offered),
            broken: listed_seats(board.broken),
            duel: board.duel.map(|duel| DuelArrangement {
                seats: listed_seats(duel.tied),
                scores: duel.scores[..game.seats as usize].to_vec(),
            }),
            seat: begun.map(|(seat, _)| seat),
            moment: begun.map(|(_, moment)| moment),
            phase: begun.is_none().then_some(*phase),
        }
    }

    pub(crate) fn restore(&self, game: &BattleForce) -> Result<State, Misarranged> {
        let seats = usize::from(game.seats);
        demand(self.seats.len() == seats, "seats", || {
            format!("the table has {seats} seats, but {} are arranged", self.seats.len())
        })?;
        let mut placing = Placing { game, state: State::new(game.all_ships, game.deck) };
        placing.state.phase = self.restore_phase(game)?;
        self.restore_public(&mut placing)?;
        for (seat, row) in Seat::all(game.seats).zip(&self.seats) {
            placing.seat(seat, row)?;
        }
        self.restore_ships(&mut placing)?;
        self.restore_order(&mut placing)?;
        self.check_memory(game, &placing.state.board)?;
        let mut state = placing.state;
        let at = if self.phase.is_some() { "phase" } else { "seat" };
        Possible { game, state: &state, at }.check()?;
        let mut waiting = state.clone();
        if self.phase.is_none()
            && let Phase::Turn(Turn { seat, .. }, Moment::Automaton(_)) = state.phase
        {
            game.automaton_mends(&mut waiting.board, seat, &mut Silence);
        }
        game.advance(&mut waiting, &mut Silence);
        demand(self.phase.is_none() || waiting == state, at, || {
            "nobody is due here, so the game would continue automatically".into()
        })?;
        state = waiting;
        demand(can_continue(game, &state), at, || "nothing can be done here".into())?;
        Ok(state)
    }

    /// Checks that players can have held these cards, and that the cards shown are face up somewhere. Games
    /// with allies have no memory, because allies give each other cards unseen.
    fn check_memory(&self, game: &BattleForce, board: &Board) -> Verdict {
        demand(!self.remembers || !game.options.allies, "remembers", || {
            "games with allies have no memory".into()
        })?;
        let mut there = game.deck;
        let mut held = board.memory.by_seat.iter().flat_map(|seat| seat.held.iter());
        demand(held.all(|face| there.take(face)), "seats", || "more cards were held than there are".into())?;
        let mut open = Stack::EMPTY;
        let seen = board.seen.iter().flat_map(Cards::iter);
        let lingering = board.lingering.as_slice().iter().map(|card| card.face);
        board
            .pile
            .iter()
            .chain(board.kept.iter())
            .chain(seen)
            .chain(lingering)
            .for_each(|face| open.add(face, 1));
        let mut shown = board.memory.by_seat.iter().flat_map(|seat| seat.shown.iter());
        demand(shown.all(|face| open.take(face)), "seats", || {
            "cards that were shown are not face up anywhere".into()
        })
    }

    /// Restores what the game is waiting for. Seat and moment only set the starting point; the game continues
    /// from there automatically.
    fn restore_phase(&self, game: &BattleForce) -> Result<Phase, Misarranged> {
        let seat = seat_of(game, self.seat.unwrap_or(Seat::at(0)), "seat")?;
        let Some(phase) = self.phase else {
            let name = self.moment.unwrap_or_default();
            let moment = match (game.is_automaton(seat), name) {
                (true, MomentName::Draw) => Moment::Automaton(Routine::Prepare),
                _ => name.moment(),
            };
            return Ok(Phase::Turn(Turn::of(seat), moment));
        };
        demand(self.seat.is_none() && self.moment.is_none(), "phase", || {
            "a phase already includes the seat and the moment".into()
        })?;
        Ok(phase)
    }

    /// Restores what is face up and belongs to nobody.
    fn restore_public(&self, placing: &mut Placing) -> Verdict {
        let game = placing.game;
        let first = seat_of(game, self.first.unwrap_or(Seat::at(0)), "first")?;
        let duel = self.duel.as_ref().map(|duel| duel.restore(game)).transpose()?;
        let (offered, broken) =
            (seats_of(game, &self.offered, "offered")?, seats_of(game, &self.broken, "broken")?);
        let (pile, kept) = (placing.cards(&self.discards, "discards")?, placing.cards(&self.kept, "kept")?);
        demand(usize::from(self.open) <= pile.len(), "open", || {
            format!("there are only {} discards", pile.len())
        })?;
        placing.ships(&self.bottom, "bottom")?;
        let board = &mut placing.state.board;
        (board.first, board.duel, board.offered, board.broken) = (first, duel, offered, broken);
        (board.pile, board.kept, board.open) = (pile, kept, self.open);
        board.bottom = self.bottom.iter().filter_map(|ship| game.ship(*ship)).collect();
        board.memory.is_on = self.remembers;
        (board.turns, board.reshuffles, board.is_last_turn) = (self.turns, self.reshuffles, self.last_turn);
        Ok(())
    }

    /// Restores what is on ships and what is known about them.
    fn restore_ships(&self, placing: &mut Placing) -> Verdict {
        let game = placing.game;
        let mut seen = Ships::NONE;
        for (index, row) in self.ships.iter().enumerate() {
            let ship = placing.in_line(row.ship, || format!("ships.{}.ship", index + 1))?;
            demand(!seen.has(ship), format!("ships.{}", index + 1), || {
                format!("{} is listed twice", row.ship)
            })?;
            seen.insert(ship);
            row.restore(game, &mut placing.state.board, ship, &format!("ships.{}", index + 1))?;
        }
        for (index, row) in self.lingering.iter().enumerate() {
            let ship = placing.in_line(row.ship, || format!("lingering.{}.ship", index + 1))?;
            let stays = matches!(row.card.kind, Kind::ErraticManeuvers | Kind::WildWeasel | Kind::Disengage);
            demand(stays, format!("lingering.{}.card", index + 1), || {
                format!("{} does not stay on a ship", row.card)
            })?;
            let face = placing
                .card(row.card)
                .map_err(|what| Misarranged::new(format!("lingering.{}.card", index + 1), what))?;
            placing.state.board.lingering.push(ship, face);
        }
        let board = &mut placing.state.board;
        let owned =
            board.fleets.iter().fold(Ships::NONE, |all, fleet| all.or(fleet.all()).or(fleet.unplaced));
        let kills = board.fleets.iter().fold(Ships::NONE, |all, fleet| all.or(fleet.kills));
        let mut face_down = Ships::NONE;
        for (index, id) in self.face_down.iter().enumerate() {
            let ship = game.ship(*id).filter(|ship| owned.has(*ship) && !face_down.has(*ship));
            let what = || entry("face_down", index, format!("{id} is not in a fleet, or is listed twice"));
            face_down.insert(ship.ok_or_else(what)?);
        }
        board.known = owned.or(kills).or(board.bottom.iter().collect()).not(face_down);
        if has_no_ship_deck(game, board, &placing.state.phase) {
            (board.aside, board.ship_deck) = (board.ship_deck, Ships::NONE);
        }
        if board.duel.is_some() {
            board.known = board.known.or(board.aside);
        }
        self.restore_queue(placing)
    }

    fn restore_queue(&self, placing: &mut Placing) -> Verdict {
        let game = placing.game;
        let Some(written) = &self.queue else {
            if game.options.solitaire {
                let board = &mut placing.state.board;
                let lists = self.seats.iter().flat_map(|row| [&row.screen, &row.body, &row.reserve]);
                let ships = lists.flatten().filter_map(|ship| game.ship(*ship));
                board.queue = ships.filter(|ship| board.known.has(*ship)).collect();
            }
            return Ok(());
        };
        demand(game.options.solitaire, "queue", || {
            "the order of ships only matters against the automaton".into()
        })?;
        let mut queued = Ships::NONE;
        for (index, id) in written.iter().enumerate() {
            let ship = placing.in_line(*id, || format!("queue.{}", index + 1))?;
            demand(!queued.has(ship), format!("queue.{}", index + 1), || format!("{id} is listed twice"))?;
            queued.insert(ship);
            placing.state.board.queue.push(ship);
        }
        let board = &placing.state.board;
        let front = board.fleets.iter().fold(Ships::NONE, |all, fleet| all.or(fleet.front()));
        let missing = front.and(board.known).not(queued).first();
        demand(missing.is_none(), "queue", || {
            format!("{} is missing", missing.map_or_else(String::new, |ship| game.id(ship).to_string()))
        })
    }

    /// Restores the order of turns in the game turn.
    fn restore_order(&self, placing: &mut Placing) -> Verdict {
        let game = placing.game;
        let State { board, phase } = &mut placing.state;
        for (index, row) in self.seats.iter().enumerate() {
            board.order[index] = row.order;
        }
        let ordered = game.options.order_cards && board.duel.is_none();
        if ordered && matches!(phase, Phase::Turn(..) | Phase::Call) && board.order == [0; 8] {
            for (number, seat) in game.round(board.first).enumerate() {
                board.order[seat.index()] = number as u8 + 1;
            }
        }
        board.done = match &self.done {
            Some(done) => seats_of(game, done, "done")?,
            None => done_before(game, board, phase),
        };
        Ok(())
    }
}

impl DuelArrangement {
    fn restore(&self, game: &BattleForce) -> Result<Duel, Misarranged> {
        let tied = seats_of(game, &self.seats, "duel.seats")?;
        demand(self.scores.len() == usize::from(game.seats), "duel.scores", || {
            format!("the table has {} seats, but {} have scores", game.seats, self.scores.len())
        })?;
        let mut scores = [0; 8];
        scores[..self.scores.len()].copy_from_slice(&self.scores);
        Ok(Duel { tied, scores })
    }
}

impl SeatArrangement {
    fn of(game: &BattleForce, board: &Board, seat: Seat) -> SeatArrangement {
        let index = seat.index();
        let fleet = &board.fleets[index];
        let ids = |ships: Ships| ships.iter().map(|ship| game.id(ship)).collect();
        let cards = |faces: &[Face]| faces.iter().map(|face| game.card(*face)).collect();
        let recollection = &board.memory.by_seat[index];
        SeatArrangement {
            screen: ids(fleet.line(Line::Screen)),
            body: ids(fleet.line(Line::Body)),
            reserve: ids(fleet.line(Line::Reserve)),
            unplaced: ids(fleet.unplaced),
            kills: ids(fleet.kills),
            hand: cards(board.hands[index].as_slice()),
            reserve_cards: cards(board.reserves[index].as_slice()),
            seen: cards(board.seen[index].as_slice()),
            gifts: cards(board.gifts[index].as_slice()),
            held_then: cards(recollection.held.as_slice()),
            shown_since: cards(recollection.shown.as_slice()),
            drawn_when_shown: recollection.drawn.iter().collect(),
            order: board.order[index],
        }
    }

    /// Restores what everybody remembers of the last reshuffle.
    fn recollection(&self, game: &BattleForce, seat: Seat) -> Result<Recollection, Misarranged> {
        let at = |what: &str| format!("seats.{seat}.{what}");
        let faces = |cards: &[Card], what: &str| -> Result<Vec<Face>, Misarranged> {
            let face = |(index, card): (usize, &Card)| {
                let found = game.face(*card);
                found.ok_or_else(|| entry(&at(what), index, format!("there is no card {card} in this game")))
            };
            cards.iter().enumerate().map(face).collect()
        };
        let fits = self.held_then.len() <= MOST_HELD && self.shown_since.len() <= MOST_SHOWN;
        demand(fits, at("shown_since"), || {
            format!("at most {MOST_HELD} cards were held and {MOST_SHOWN} shown")
        })?;
        demand(self.drawn_when_shown.len() == self.shown_since.len(), at("drawn_when_shown"), || {
            "one number is needed for every card shown".into()
        })?;
        Ok(Recollection {
            held: faces(&self.held_then, "held_then")?.into_iter().collect(),
            shown: faces(&self.shown_since, "shown_since")?.into_iter().collect(),
            drawn: self.drawn_when_shown.iter().copied().collect(),
        })
    }
}

impl ShipArrangement {
    /// A ship's entry; none if there is nothing to write.
    fn of(game: &BattleForce, board: &Board, ship: Ship) -> Option<ShipArrangement> {
        let (covered, wounds, raised) =
            (board.damage[ship as usize], board.wounds[ship as usize], board.raised.has(ship));
        let damage = covered.kinds().map(|button| (button, covered.count(button))).collect();
        let is_marked = covered != Buttons::NONE || wounds > 0 || raised;
        is_marked.then(|| ShipArrangement { ship: game.id(ship), damage, wounds, raised })
    }

    fn restore(&self, game: &BattleForce, board: &mut Board, ship: Ship, at: &str) -> Verdict {
        let printed = game.printed[ship as usize];
        let traditional = game.options.traditional_damage;
        for (button, count) in &self.damage {
            let most = printed.count(*button);
            demand(*count <= most, format!("{at}.damage.{button}"), || {
                format!("{} has {most} buttons of this kind", self.ship)
            })?;
            demand(!traditional || *button == Button::Fighters, format!("{at}.damage.{button}"), || {
                "in the traditional game damage only covers fighters; write wounds instead".into()
            })?;
            board.damage[ship as usize].add(*button, *count);
        }
        demand(self.wounds == 0 || traditional, format!("{at}.wounds"), || {
            "only the traditional game has wounds; write damage by button instead".into()
        })?;
        demand(self.wounds <= printed.total(), format!("{at}.wounds"), || {
            format!("{} survives at most {} damage", self.ship, printed.total())
        })?;
        board.wounds[ship as usize] = self.wounds;
        if self.raised {
            demand(game.cloaks.or(game.webs).has(ship), format!("{at}.raised"), || {
                format!("{} has neither cloak nor web", self.ship)
            })?;
            demand(game.is_advanced(board), format!("{at}.raised"), || {
                "only the advanced game has devices".into()
            })?;
            board.raised.insert(ship);
        }
        Ok(())
    }
}

fn seat_of(game: &BattleForce, seat: Seat, at: &str) -> Result<Seat, Misarranged> {
    demand(seat.index() < usize::from(game.seats), at, || format!("there is no {seat:?} at this table"))?;
    Ok(seat)
}

/// Packs seats into bits.
fn seats_of(game: &BattleForce, seats: &[Seat], at: &str) -> Result<u8, Misarranged> {
    let mut bits = 0;
    for (index, seat) in seats.iter().enumerate() {
        let is_new = seat.index() < usize::from(game.seats) && bits >> seat.index() & 1 == 0;
        if !is_new {
            return Err(entry(at, index, format!("{seat:?} is not at this table, or is listed twice")));
        }
        bits |= 1 << seat.index();
    }
    Ok(bits)
}

/// A state under construction. The deck and the ship deck contain everything that has no other place yet.
struct Placing<'a> {
    game: &'a BattleForce,
    state: State,
}

impl Placing<'_> {
    /// Takes ships that have no place yet.
    fn ships(&mut self, ids: &[ShipId], at: &str) -> Result<Ships, Misarranged> {
        let mut ships = Ships::NONE;
        for (index, id) in ids.iter().enumerate() {
            let ship = self.game.ship(*id);
            let ship = ship.ok_or_else(|| entry(at, index, format!("there is no ship {id} in this game")))?;
            if !self.state.board.ship_deck.has(ship) {
                return Err(entry(at, index, format!("{id} is already somewhere else")));
            }
            self.state.board.ship_deck.remove(ship);
            ships.insert(ship);
        }
        Ok(ships)
    }

    /// Takes a card that has no place yet.
    fn card(&mut self, card: Card) -> Result<Face, String> {
        let face = self.game.face(card).ok_or_else(|| format!("there is no card {card} in this game"))?;
        if self.state.board.deck.take(face) {
            Ok(face)
        } else {
            Err(format!("this game has only {} of the card {card}", self.game.deck.count(face)))
        }
    }

    fn cards<const N: usize>(&mut self, cards: &[Card], at: &str) -> Result<Cards<N>, Misarranged> {
        demand(cards.len() <= N, at, || format!("at most {N} cards fit here"))?;
        let mut faces = Cards::NONE;
        for (index, card) in cards.iter().enumerate() {
            faces.push(self.card(*card).map_err(|what| entry(at, index, what))?);
        }
        Ok(faces)
    }

    /// The number of a ship that is in somebody's line.
    fn in_line(&self, id: ShipId, at: impl Fn() -> String) -> Result<Ship, Misarranged> {
        let ship = self.game.ship(id);
        let ship =
            ship.ok_or_else(|| Misarranged::new(at(), format!("there is no ship {id} in this game")))?;
        let owner = self.game.owner(&self.state.board, ship);
        owner.map(|_| ship).ok_or_else(|| Misarranged::new(at(), format!("{id} is not in a line")))
    }

    fn seat(&mut self, seat: Seat, row: &SeatArrangement) -> Verdict {
        let index = seat.index();
        let at = |what: &str| format!("seats.{seat}.{what}");
        let lines = [
            self.ships(&row.screen, &at("screen"))?,
            self.ships(&row.body, &at("body"))?,
            self.ships(&row.reserve, &at("reserve"))?,
        ];
        let kills = self.ships(&row.kills, &at("kills"))?;
        let unplaced = if matches!(self.state.phase, Phase::DuelPick(..)) {
            // The ship picked for a duel stays where it is.
            let mut marked = Ships::NONE;
            for (index, id) in row.unplaced.iter().enumerate() {
                let ship = self.game.ship(*id);
                marked.insert(ship.ok_or_else(|| {
                    entry(&at("unplaced"), index, format!("there is no ship {id} in this game"))
                })?);
            }
            marked
        } else {
            self.ships(&row.unplaced, &at("unplaced"))?
        };
        let hand = self.cards(&row.hand, &at("hand"))?;
        let reserve = self.cards(&row.reserve_cards, &at("reserve_cards"))?;
        let mut held = Stack::EMPTY;
        hand.iter().chain(reserve.iter()).for_each(|face| held.add(face, 1));
        let seen = self.marked(&row.seen, &mut held, &at("seen"))?;
        let gifts = self.marked(&row.gifts, &mut held, &at("gifts"))?;
        let recollection = row.recollection(self.game, seat)?;
        let board = &mut self.state.board;
        let fleet = &mut board.fleets[index];
        (fleet.lines, fleet.unplaced, fleet.kills) = (lines, unplaced, kills);
        (board.hands[index], board.reserves[index]) = (hand, reserve);
        (board.seen[index], board.gifts[index]) = (seen, gifts);
        demand(board.memory.is_on || recollection == Recollection::NOTHING, at("held_then"), || {
            "nothing is remembered unless `remembers` is set".into()
        })?;
        board.memory.by_seat[index] = recollection;
        Ok(())
    }

    /// Cards that somebody holds, marked as special.
    fn marked<const N: usize>(
        &self,
        cards: &[Card],
        held: &mut Stack,
        at: &str,
    ) -> Result<Cards<N>, Misarranged> {
        demand(cards.len() <= N, at, || format!("at most {N} cards fit here"))?;
        let mut faces = Cards::NONE;
        for (index, card) in cards.iter().enumerate() {
            let face = self.game.face(*card).filter(|face| held.take(*face));
            faces.push(face.ok_or_else(|| entry(at, index, format!("this seat holds no other {card}")))?);
        }
        Ok(faces)
    }
}

/// Whether a seat that is due can do something.
fn can_continue(game: &BattleForce, state: &State) -> bool {
    match game.waiting(state) {
        Waiting::Nobody | Waiting::Table => true,
        Waiting::Chance => {
            let mut chances = Vec::new();
            game.chances(state, &mut chances);
            !chances.is_empty()
        }
        Waiting::Seats(seats) => {
            let mut actions = Vec::new();
            let mut can_act = |seat: Seat| {
                game.legal_actions(state, seat, &mut actions);
                !actions.is_empty()
            };
            !seats.is_empty() && (state.phase.waits_for_card() || seats.iter().all(&mut can_act))
        }
    }
}

#[cfg(test)]
mod tests {
    use contract::conformance::sample;
    use contract::{Dice, FastDice, Step, StepOf, Viewer};
    use serde_json::Value;

    use super::*;
    use crate::options::Options;
    use crate::options::{End, FleetChoice, FlotillaFire, Level, Ties};
    use crate::state::Owed;

    fn read(text: &str) -> Arrangement {
        toml::from_str(text).expect("the arrangement can be read")
    }

    fn game(options: Options, seats: u8) -> BattleForce {
        BattleForce::with_options(options, seats).expect("the options are compatible")
    }

    fn basic() -> BattleForce {
        game(Options::default(), 2)
    }

    /// Why a two-player basic game cannot be arranged like this.
    fn fault(text: &str) -> String {
        fault_in(&basic(), text)
    }

    fn fault_in(game: &BattleForce, text: &str) -> String {
        read(text).restore(game).expect_err("the position is impossible").to_string()
    }

    #[test]
    fn a_minimal_arrangement_fills_in_the_rest() {
        let game = basic();
        let text = r#"seats = [{ screen = ["fed-ca"] }, { screen = ["kli-d7"] }]"#;
        let state = read(text).restore(&game).expect("a position");
        let board = &state.board;
        assert_eq!((board.first, board.turns, board.done), (Seat::at(0), 0, 0));
        assert_eq!(board.ship_deck.len(), 34);
        assert_eq!(board.deck, game.deck);
        // Nobody holds cards, so seat 1 draws.
        let turn = Turn { owed: Some(Owed { seat: Seat::at(0), cards: 5 }), ..Turn::of(Seat::at(0)) };
        assert_eq!(state.phase, Phase::Turn(turn, Moment::Draw));
        assert_eq!(Arrangement::of(&game, &state).restore(&game), Ok(state));
    }

    #[test]
    fn a_larger_arrangement_is_what_it_says() {
        let game = game(Options::advanced(), 2);
        let text = r#"
            seat = 2
            moment = "act"
            discards = ["ecm:4", "overload"]
            face_down = ["gor-bc"]
            lingering = [{ ship = "fed-ca", card = "erratic_maneuvers:4" }]

            [[seats]]
            screen = ["fed-ca", "fed-ncl"]
            reserve = ["gor-bc"]
            hand = ["phaser_1:3"]
            reserve_cards = ["drone:4"]

            [[seats]]
            screen = ["rom-con"]
            body = ["kli-d7"]
            kills = ["kzi-bc"]
            hand = ["disruptor:4", "overload"]

            [[ships]]
            ship = "fed-ca"
            damage = { photon = 2, free_hit = 1 }

            [[ships]]
            ship = "rom-con"
            raised = true
        "#;
        let Ok(state) = read(text).restore(&game) else { panic!("{:?}", read(text).restore(&game)) };
        let board = &state.board;
        let ship = |id: &str| game.ship(id.parse().unwrap()).unwrap();
        assert_eq!(state.phase, Phase::Turn(Turn::of(Seat::at(1)), Moment::Act));
        assert_eq!(board.done, 1);
        assert_eq!(board.damage[ship("fed-ca") as usize].total(), 3);
        assert!(board.raised.has(ship("rom-con")) && !board.known.has(ship("gor-bc")));
        assert_eq!(board.deck.len(), game.deck.len() - 7);
        let arranged = Arrangement::of(&game, &state);
        assert_eq!(arranged.restore(&game), Ok(state));
        assert_eq!((arranged.seat, arranged.moment), (Some(Seat::at(1)), Some(MomentName::Act)));
        let text = toml::to_string(&arranged).expect("an arrangement can be written as TOML");
        assert_eq!(read(&text), arranged);
    }

    #[test]
    fn the_automatons_turn_runs_automatically() {
        let game = game(Options::solitaire(), 2);
        let text = r#"
            seat = 2
            seats = [{ screen = ["fed-ca"], body = ["fed-ncl"] }, { screen = ["kli-d7"] }]
        "#;
        let state = read(text).restore(&game).expect("a position");
        assert!(matches!(state.phase, Phase::Turn(_, Moment::Automaton(Routine::Turn(_)))));
        assert_eq!(Arrangement::of(&game, &state).restore(&game), Ok(state));
    }

    #[test]
    fn errors_name_what_is_duplicated_or_unknown() {
        let two = r#"{ screen = ["kli-d7"] }"#;
        assert_eq!(
            fault(&format!(r#"seats = [{{ screen = ["fed-ca", "kli-d7"] }}, {two}]"#)),
            "seats.2.screen.1: kli-d7 is already somewhere else"
        );
        assert_eq!(
            fault(&format!(r#"seats = [{{ screen = ["fed-ca"], kills = ["fed-zz"] }}, {two}]"#)),
            "seats.1.kills.1: there is no ship fed-zz in this game"
        );
        assert_eq!(
            fault(&format!(
                r#"seats = [{{ screen = ["fed-ca"], hand = ["disengage", "disengage"] }}, {two}]"#
            )),
            "seats.1.hand.2: this game has only 1 of the card disengage"
        );
        assert_eq!(
            fault(&format!(r#"seats = [{{ screen = ["fed-ca"], hand = ["ecm:9"] }}, {two}]"#)),
            "seats.1.hand.1: there is no card ecm:9 in this game"
        );
        assert_eq!(
            fault(&format!("seats = [{{}}, {two}]")),
            "seat: the game is over when only one fleet is left"
        );
        assert_eq!(fault(&format!("seats = [{two}]")), "seats: the table has 2 seats, but 1 are arranged");
    }

    #[test]
    fn errors_name_wrong_damage() {
        let with = |rest: &str| {
            fault(&format!(r#"seats = [{{ screen = ["fed-ca"] }}, {{ screen = ["rom-con"] }}]{rest}"#))
        };
        assert_eq!(
            with("\nships = [{ ship = \"fed-ca\", damage = { photon = 3 } }]"),
            "ships.1.damage.photon: fed-ca has 2 buttons of this kind"
        );
        assert_eq!(
            with("\nships = [{ ship = \"fed-ca\", wounds = 1 }]"),
            "ships.1.wounds: only the traditional game has wounds; write damage by button instead"
        );
        assert_eq!(
            with("\nships = [{ ship = \"kli-d7\", damage = { drone = 1 } }]"),
            "ships.1.ship: kli-d7 is not in a line"
        );
        assert_eq!(
            with("\nships = [{ ship = \"rom-con\", raised = true }]"),
            "ships.1.raised: only the advanced game has devices"
        );
        assert_eq!(
            with("\nlingering = [{ ship = \"rom-con\", card = \"overload\" }]"),
            "lingering.1.card: overload does not stay on a ship"
        );
    }

    #[test]
    fn somebody_must_be_due_in_a_phase() {
        let game = basic();
        let text = r#"seats = [{ screen = ["fed-ca"] }, { screen = ["kli-d7"] }]"#;
        let mut arrangement = read(text);
        arrangement.phase = Some(Phase::Turn(Turn::of(Seat::at(0)), Moment::Draw));
        let fault = arrangement.restore(&game).expect_err("nobody is due");
        assert_eq!(fault.to_string(), "phase: nobody is due here, so the game would continue automatically");
        arrangement.seat = Some(Seat::at(0));
        assert!(arrangement.restore(&game).is_err());
    }

    #[test]
    fn the_active_players_web_is_down_in_the_formation_phase() {
        let game = BattleForce::with_options(Options::advanced(), 2).expect("a game");
        let text = r#"
            moment = "prepare"
            ships = [{ ship = "tho-pc", raised = true }]
            seats = [{ screen = ["fed-ca", "tho-pc"], hand = ["ecm:3"] }, { screen = ["kli-d7"] }]
        "#;
        let fault = read(text).restore(&game).expect_err("the Web came down");
        assert_eq!(fault.to_string(), "seat: the active player's Webs came down before this moment");
        for later in ["\"draw\"", "\"act\""] {
            let arrangement = read(&text.replace("\"prepare\"", later));
            assert!(arrangement.restore(&game).is_ok(), "the Web may be up in {later}");
        }
        let other = read(
            &text.replace("\"tho-pc\"], hand", "\"tho-dn\"], hand").replace("[\"kli-d7\"]", "[\"tho-pc\"]"),
        );
        assert!(other.restore(&game).is_ok(), "an opponent's Web may be up");
    }

    #[test]
    fn maneuvers_count_against_an_attack_that_no_longer_does_damage() {
        let attack = crate::options::Reductions::Attack;
        let game = game(Options { reductions: attack, ..Options::default() }, 2);
        let mut state = read(
            r#"
            moment = "act"
            lingering = [{ ship = "kli-d7", card = "erratic_maneuvers:4" }]
            seats = [
                { screen = ["fed-ca"], hand = ["photon:6", "overload", "eccm"] },
                { screen = ["kli-d7"], hand = ["reinforce_shields:3", "reinforce_shields:3", "ecm:4", "erratic_maneuvers:4", "erratic_maneuvers:4"] },
            ]
            "#,
        )
        .restore(&game)
        .expect("a position");
        let steps = [
            (0, "attack fed-ca"),
            (0, "target kli-d7"),
            (0, "fire photon:6 overload"),
            (0, "launch"),
            (1, "defend reinforce_shields:3"),
            (1, "defend reinforce_shields:3"),
            (1, "defend ecm:4"),
            (0, "pass"),
            (1, "defend erratic_maneuvers:4"),
            (0, "pass"),
            (1, "defend erratic_maneuvers:4"),
        ];
        for (seat, act) in steps {
            let step = Step::Seat(Seat::at(seat), act.parse().expect("an action"));
            game.apply(&mut state, step, &mut Silence).expect("it is legal");
            reads_back(&game, &state);
        }
    }

    /// Tables with all sorts of options.
    fn tables() -> Vec<(Options, u8)> {
        let basic = Options::default;
        let advanced = Options::advanced;
        let introductory = || Options { game: Level::Introductory, ..basic() };
        let mut tables: Vec<(Options, u8)> = (2..=8).map(|seats| (basic(), seats)).collect();
        tables.extend((2..=8).map(|seats| (advanced(), seats)));
        tables.extend([
            (Options::solitaire(), 2),
            (Options { flotilla_fire: FlotillaFire::EveryShip, ..Options::solitaire() }, 2),
            (Options { traditional_damage: true, second_attack: true, ..Options::solitaire() }, 2),
            (introductory(), 2),
            (
                Options { fleet: FleetChoice::Draft, ties: Ties::Duel, end: End::Ships(1), ..introductory() },
                3,
            ),
            (Options { second_attack: true, ..basic() }, 2),
            (Options { second_attack: true, top_discard: true, ..advanced() }, 3),
            (Options { traditional_damage: true, ..basic() }, 3),
            (Options { traditional_damage: true, ..advanced() }, 2),
            (Options { top_discard: true, end: End::Time, ..basic() }, 3),
            (Options { top_discard: true, diplomacy: true, ..advanced() }, 5),
            (Options { order_cards: true, ..basic() }, 3),
            (Options { order_cards: true, formations: false, ..advanced() }, 7),
            (Options { formations: false, flotilla_fire: FlotillaFire::EveryShip, ..advanced() }, 3),
            (Options { allies: true, ..basic() }, 4),
            (Options { allies: true, top_discard: true, end: End::Elimination, ..advanced() }, 4),
            (Options { allies: true, ties: Ties::Cards, end: End::Ships(1), ..advanced() }, 6),
            (Options { ties: Ties::Cards, end: End::Ships(1), ..basic() }, 2),
            (Options { ties: Ties::Cards, end: End::Reshuffles(3), ..advanced() }, 4),
            (Options { ties: Ties::Duel, end: End::Ships(1), ..basic() }, 2),
            (Options { ties: Ties::Duel, end: End::Ships(1), ..basic() }, 4),
            (Options { ties: Ties::Duel, end: End::Ships(1), order_cards: true, ..advanced() }, 3),
            (Options { fleet: FleetChoice::Points, points: 20, ties: Ties::Duel, ..advanced() }, 2),
            (Options { fleet: FleetChoice::Draft, ..advanced() }, 3),
            (Options { fleet: FleetChoice::Centre, ..advanced() }, 4),
            (Options { fleet: FleetChoice::FirstFour, ..advanced() }, 2),
            (Options { fleet: FleetChoice::Race, ..advanced() }, 3),
            (Options { fleet: FleetChoice::Race, ..basic() }, 6),
        ]);
        let attack = crate::options::Reductions::Attack;
        tables.push((Options { reductions: attack, ..basic() }, 2));
        tables.push((Options { reductions: attack, ..advanced() }, 3));
        tables
    }

    fn reads_back(game: &BattleForce, state: &State) {
        let arrangement = Arrangement::of(game, state);
        let json = serde_json::to_string(&arrangement).expect("an arrangement can be written");
        let restored = arrangement.restore(game);
        let is_same = restored.as_ref() == Ok(state);
        assert!(is_same, "{:?}\n{json}\nrestored {restored:?}\nexpected {state:?}", game.options);
        let reread: Arrangement = serde_json::from_str(&json).expect("it reads back");
        assert_eq!(reread, arrangement);
    }

    fn by_chance(game: &BattleForce, state: &State, dice: &mut FastDice) -> StepOf<BattleForce> {
        let mut chances = Vec::new();
        game.chances(state, &mut chances);
        let roll = dice.below(contract::total_weight(&chances));
        Step::Chance(contract::chosen(&chances, roll).expect("the roll is below the total weight"))
    }

    /// Plays a random game and calls `inspect` for every state.
    fn play(game: &BattleForce, dice: &mut FastDice, mut inspect: impl FnMut(&State, &mut FastDice)) {
        let mut state = game.start();
        let (mut actions, mut words) = (Vec::new(), Vec::new());
        loop {
            inspect(&state, dice);
            game.legal_words(&state, &mut words);
            let step = match game.waiting(&state) {
                Waiting::Seats(_) if !words.is_empty() && dice.below(200) == 0 => {
                    Step::Table(words[dice.below(words.len() as u32) as usize])
                }
                Waiting::Seats(seats) => {
                    let seats: Vec<Seat> = seats.iter().collect();
                    let seat = seats[dice.below(seats.len() as u32) as usize];
                    game.legal_actions(&state, seat, &mut actions);
                    assert!(!actions.is_empty(), "{seat:?} can do nothing: {state:?}");
                    Step::Seat(seat, actions[dice.below(actions.len() as u32) as usize])
                }
                Waiting::Chance => by_chance(game, &state, dice),
                Waiting::Table | Waiting::Nobody => break,
            };
            game.apply(&mut state, step, &mut Silence).expect("a listed step applies");
        }
    }

    #[test]
    fn every_state_of_random_games_reads_back_and_so_do_redeals() {
        for (number, (options, seats)) in tables().into_iter().enumerate() {
            let game = game(options, seats);
            for round in 0..sample(10) {
                let mut dice = FastDice::for_game(number as u64, round);
                let mut count = 0;
                play(&game, &mut dice, |state, dice| {
                    count += 1;
                    let special = !matches!(state.phase, Phase::Turn(..));
                    if dice.below(100) == 0 {
                        let arrangement = Arrangement::of(&game, state);
                        let text = toml::to_string(&arrangement).expect("it can be written as TOML");
                        assert_eq!(read(&text), arrangement);
                    }
                    if special || dice.below(5) == 0 {
                        reads_back(&game, state);
                        let viewers: Vec<Viewer> = Viewer::all(seats).collect();
                        let viewer = viewers[dice.below(viewers.len() as u32) as usize];
                        reads_back(&game, &game.redeal(&game.view(state, viewer), dice));
                    }
                });
                assert!(count > 20);
            }
        }
    }

    /// Counts all values in a JSON value.
    fn count(value: &Value) -> u32 {
        1 + match value {
            Value::Array(list) => list.iter().map(count).sum(),
            Value::Object(map) => map.values().map(count).sum::<u32>(),
            _ => 0,
        }
    }

    /// The value with this number, counting down to 0.
    fn find<'a>(value: &'a mut Value, number: &mut u32) -> Option<&'a mut Value> {
        if *number == 0 {
            return Some(value);
        }
        *number -= 1;
        match value {
            Value::Array(list) => list.iter_mut().find_map(|value| find(value, number)),
            Value::Object(map) => map.values_mut().find_map(|value| find(value, number)),
            _ => None,
        }
    }

    fn pick<'a>(value: &'a mut Value, dice: &mut FastDice) -> &'a mut Value {
        let mut number = dice.below(count(value));
        find(value, &mut number).expect("the value has this many parts")
    }

    /// Changes something in a JSON value, using parts of another one.
    fn damage(game: &BattleForce, value: &mut Value, other: &mut Value, dice: &mut FastDice) {
        let donor = pick(other, dice).clone();
        let ship = game.ids[dice.below(game.ids.len() as u32) as usize].to_string();
        let card = game.faces[dice.below(game.faces.len() as u32) as usize].to_string();
        let name = Value::from(if dice.below(2) == 0 { ship } else { card });
        let part =
            if dice.below(2) == 0 && value.get("phase").is_some() { &mut value["phase"] } else { value };
        let place = pick(part, dice);
        match place {
            Value::Number(number) => {
                let old = number.as_u64().unwrap_or(0);
                let new = [0, 1, 2, 3, 5, 9, 100, 255, old.wrapping_sub(1).min(255), old + 1, old + 1];
                *place = new[dice.below(new.len() as u32) as usize].into();
            }
            Value::Bool(flag) => *flag = !*flag,
            Value::String(_) => *place = if dice.below(2) == 0 { name } else { donor },
            Value::Array(list) => {
                let at = dice.below(list.len().max(1) as u32) as usize;
                match dice.below(5) {
                    0 if !list.is_empty() => drop(list.remove(at)),
                    1 if !list.is_empty() => list.push(list[at].clone()),
                    2 => list.push(name),
                    3 => list.reverse(),
                    _ => *place = donor,
                }
            }
            Value::Object(map) => {
                let keys: Vec<String> = map.keys().cloned().collect();
                if let Some(key) = keys.get(dice.below(keys.len().max(1) as u32) as usize) {
                    match dice.below(3) {
                        0 => drop(map.remove(key)),
                        1 => drop(map.insert(key.clone(), donor)),
                        _ => {
                            let swapped = other.get(key).cloned();
                            swapped.map(|swapped| map.insert(key.clone(), swapped));
                        }
                    }
                }
            }
            Value::Null => {}
        }
    }

    /// Plays on from an arranged state as long as somebody can act.
    fn play_on(game: &BattleForce, state: &State, dice: &mut FastDice) {
        let mut state = state.clone();
        let mut actions = Vec::new();
        for _ in 0..150 {
            let step = match game.waiting(&state) {
                Waiting::Seats(seats) => {
                    let seat = seats.first().expect("somebody is due");
                    game.legal_actions(&state, seat, &mut actions);
                    if actions.is_empty() {
                        assert!(state.phase.waits_for_card(), "{seat:?} can do nothing: {state:?}");
                        return;
                    }
                    Step::Seat(seat, actions[dice.below(actions.len() as u32) as usize])
                }
                Waiting::Chance => by_chance(game, &state, dice),
                Waiting::Table | Waiting::Nobody => return,
            };
            game.apply(&mut state, step, &mut Silence).expect("a listed step applies");
            if dice.below(10) == 0 {
                reads_back(game, &state);
            }
        }
    }

    #[test]
    fn whatever_is_arranged_can_be_played() {
        let (mut tried, mut accepted) = (0, 0);
        for (number, (options, seats)) in tables().into_iter().enumerate() {
            let game = game(options, seats);
            for round in 0..sample(10) {
                let mut dice = FastDice::for_game(1000 + number as u64, round);
                let mut other = serde_json::to_value(Arrangement::of(&game, &game.start())).unwrap();
                play(&game, &mut dice, |state, dice| {
                    if dice.below(40) > 0 {
                        return;
                    }
                    let value = serde_json::to_value(Arrangement::of(&game, state)).unwrap();
                    for _ in 0..8 {
                        let mut damaged = value.clone();
                        (0..=dice.below(3)).for_each(|_| damage(&game, &mut damaged, &mut other, dice));
                        let Ok(arrangement) = serde_json::from_value::<Arrangement>(damaged.clone()) else {
                            continue;
                        };
                        tried += 1;
                        let played = std::panic::catch_unwind(|| {
                            let Ok(restored) = arrangement.restore(&game) else { return false };
                            reads_back(&game, &restored);
                            for viewer in Viewer::all(seats) {
                                let mut dice = FastDice::seeded(1);
                                reads_back(&game, &game.redeal(&game.view(&restored, viewer), &mut dice));
                            }
                            play_on(&game, &restored, &mut FastDice::seeded(round));
                            true
                        });
                        let Ok(played) = played else { panic!("{:?}\n{damaged}\nwas {value}", game.options) };
                        accepted += u32::from(played);
                    }
                    other = value;
                });
            }
        }
        println!("{accepted} of {tried} arrangements were accepted and played");
        assert!(accepted > 100 && tried > 2 * accepted);
    }
}
