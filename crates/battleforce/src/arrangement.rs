//! Positions as people write them: for scenarios, tests and errors.
//!
//! A position in which a turn begins needs little more than the ships: what is left out has a sensible default. Every card that is named
//! nowhere is in the deck, and every ship that stands nowhere is in the ship deck, or out of the game where there is none. Positions in the
//! middle of something carry their `phase` as the program writes it, with ships and cards by number. What cannot happen in a game is
//! refused with the place and the reason.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Misarranged, Rules, Seat, Silence, Waiting};

use crate::battle::FLOTILLA_HITS;
use crate::card::{Card, Cards, Face, Kind, MOST_VALUE, Stack};
use crate::content::MOST_WEAPONS_PER_SHIP;
use crate::facts::{SEEKING, can_fire_all};
use crate::game::{BattleForce, MOST_TURNS};
use crate::memory::{MOST_HELD, MOST_SHOWN, Recollection};
use crate::options::{End, FleetChoice, FlotillaFire, Level, Ties};
use crate::ship::{Button, Buttons, Line, Race, ShipId, Ships};
use crate::state::{
    ALL_SHIPS, Battle, Board, By, Duel, Moment, NO_SHIP, Naming, Owed, Phase, Routine, Ship, Shot, State,
    Tie, Turn, Window, bit_seats,
};

/// A position in readable form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrangement {
    /// The players, seat 1 first.
    pub seats: Vec<SeatArrangement>,
    /// Ships that are damaged or have a device up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ships: Vec<ShipArrangement>,
    /// The cards that lie on ships, in the order in which they came there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lingering: Vec<LingeringArrangement>,
    /// Ships of players that others do not know. All other ships of players are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub face_down: Vec<ShipId>,
    /// The ships under the ship deck, the next to be drawn first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bottom: Vec<ShipId>,
    /// The discards, the top one last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discards: Vec<Card>,
    /// How many of them, from the top, still lie on the table for the attack that runs.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub open: u8,
    /// The automaton's cards in the order in which they were drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<Card>,
    /// Against the automaton: ships in the order in which they came into their lines. If not given, all that are known, in the order of the
    /// lists of seat 1 and then of seat 2: Screen, Main Body, Reserve.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub queue: Option<Vec<ShipId>>,
    /// Who took the first turn; seat 1 if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Game turns that are over.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub turns: u8,
    /// Who has had his turn in the running game turn; all who come before the active player if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub done: Option<Vec<Seat>>,
    /// How often the action deck was shuffled again.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub reshuffles: u8,
    /// Whether it is remembered who held what at the last shuffle.
    #[serde(default, skip_serializing_if = "is_false")]
    pub remembers: bool,
    /// Whether the running game turn is the last.
    #[serde(default, skip_serializing_if = "is_false")]
    pub last_turn: bool,
    /// Who has made a public offer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offered: Vec<Seat>,
    /// Who has broken a promise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub broken: Vec<Seat>,
    /// The tie that is fought out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duel: Option<DuelArrangement>,
    /// Whose turn it is; seat 1 if neither this nor a phase is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Where in his turn he is; at its beginning if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moment: Option<MomentName>,
    /// What the game waits for, if seat and moment cannot say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) phase: Option<Phase>,
}

/// What belongs to one player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SeatArrangement {
    /// His ships in the Screen; without formations, all of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub screen: Vec<ShipId>,
    /// His ships in the Main Body.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub body: Vec<ShipId>,
    /// His ships in Reserve.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reserve: Vec<ShipId>,
    /// His ships that have no line yet; while ships for a duel are picked, the ship he has picked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unplaced: Vec<ShipId>,
    /// The ships he has destroyed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kills: Vec<ShipId>,
    /// His hand, in the order in which the cards came.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<Card>,
    /// His reserve cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reserve_cards: Vec<Card>,
    /// Those of his cards that everybody has seen him take.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<Card>,
    /// Those of his cards that his ally gave him.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gifts: Vec<Card>,
    /// The hidden cards he held when the deck was last shuffled anew.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub held_then: Vec<Card>,
    /// What he has shown since, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shown_since: Vec<Card>,
    /// How many cards he had drawn since when he showed each of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub drawn_when_shown: Vec<u8>,
    /// His order card. If nobody has one in the middle of a turn, they go clockwise from the first player.
    #[serde(skip_serializing_if = "is_zero")]
    pub order: u8,
}

/// What has happened to a ship.
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

/// A card that lies on a ship.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LingeringArrangement {
    /// The ship.
    pub ship: ShipId,
    /// The card.
    pub card: Card,
}

/// A tie that is fought out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DuelArrangement {
    /// Who fights.
    pub seats: Vec<Seat>,
    /// What everybody has scored, seat 1 first.
    pub scores: Vec<u16>,
}

/// A moment of a turn in which nothing has happened yet that would have to be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MomentName {
    /// The turn begins.
    #[default]
    Draw,
    /// Repairs, reinforcements and the formation, in the advanced game.
    Prepare,
    /// Attacks; in the basic game repairs and reinforcements as well.
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

type Verdict = Result<(), Misarranged>;

fn demand(holds: bool, at: impl Into<String>, what: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(Misarranged::new(at, what())) }
}

/// What is wrong with an entry of a list, counted from 0.
fn entry(at: &str, index: usize, what: String) -> Misarranged {
    Misarranged::new(format!("{at}.{}", index + 1), what)
}

fn listed_seats(bits: u8) -> Vec<Seat> {
    bit_seats(bits).iter().collect()
}

/// Whether ships that stand nowhere have left the game: then there is no ship deck.
fn has_no_ship_deck(game: &BattleForce, board: &Board, phase: &Phase) -> bool {
    let is_picking = matches!(
        phase,
        Phase::First | Phase::RaceOrder | Phase::Race(_) | Phase::Pick(..) | Phase::DealShips
    );
    board.duel.is_some() || (game.options.game == Level::Introductory && !is_picking)
}

/// Who has had his turn before the active player.
fn done_before(game: &BattleForce, board: &Board, phase: &Phase) -> u8 {
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
            format!("{seats} seats play, {} are arranged", self.seats.len())
        })?;
        let mut placing = Placing { game, state: State::new(game.all_ships, game.deck) };
        placing.state.phase = self.restore_phase(game)?;
        self.restore_public(&mut placing)?;
        for (seat, row) in Seat::all(game.seats).zip(&self.seats) {
            placing.seat(seat, row)?;
        }
        self.restore_ships(&mut placing)?;
        self.restore_order(&mut placing)?;
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
            "nobody is due here: the game would go on by itself".into()
        })?;
        state = waiting;
        demand(can_go_on(game, &state), at, || "nothing can be done here".into())?;
        Ok(state)
    }

    /// What the game waits for. Seat and moment are only put together: the game goes on from there by itself.
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
            "a phase says itself whose turn it is and where in it the game is".into()
        })?;
        Ok(phase)
    }

    /// What lies open and belongs to nobody.
    fn restore_public(&self, placing: &mut Placing) -> Verdict {
        let game = placing.game;
        let first = seat_of(game, self.first.unwrap_or(Seat::at(0)), "first")?;
        let duel = self.duel.as_ref().map(|duel| duel.restore(game)).transpose()?;
        let (offered, broken) =
            (seats_of(game, &self.offered, "offered")?, seats_of(game, &self.broken, "broken")?);
        let (pile, kept) = (placing.cards(&self.discards, "discards")?, placing.cards(&self.kept, "kept")?);
        demand(usize::from(self.open) <= pile.len(), "open", || {
            format!("there are {} discards", pile.len())
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

    /// What lies on ships, and what is known of them.
    fn restore_ships(&self, placing: &mut Placing) -> Verdict {
        let game = placing.game;
        let mut seen = Ships::NONE;
        for (index, row) in self.ships.iter().enumerate() {
            let ship = placing.in_line(row.ship, || format!("ships.{}.ship", index + 1))?;
            demand(!seen.has(ship), format!("ships.{}", index + 1), || {
                format!("{} is there twice", row.ship)
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
            let what = || entry("face_down", index, format!("{id} stands with no player, or is named twice"));
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
        demand(game.options.solitaire, "queue", || "only the automaton asks for the order of ships".into())?;
        let mut queued = Ships::NONE;
        for (index, id) in written.iter().enumerate() {
            let ship = placing.in_line(*id, || format!("queue.{}", index + 1))?;
            demand(!queued.has(ship), format!("queue.{}", index + 1), || format!("{id} is there twice"))?;
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

    /// Whose turns come when in the game turn.
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
            format!("{} seats play, {} have scores", game.seats, self.scores.len())
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

    /// What everybody remembers of the last shuffle.
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
            "there is one number for every card shown".into()
        })?;
        Ok(Recollection {
            held: faces(&self.held_then, "held_then")?.into_iter().collect(),
            shown: faces(&self.shown_since, "shown_since")?.into_iter().collect(),
            drawn: self.drawn_when_shown.iter().copied().collect(),
        })
    }
}

impl ShipArrangement {
    /// What is to be said of a ship, if anything.
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
                "in the traditional game damage covers no buttons but fighters: write wounds".into()
            })?;
            board.damage[ship as usize].add(*button, *count);
        }
        demand(self.wounds == 0 || traditional, format!("{at}.wounds"), || {
            "only the traditional game has wounds: write damage by buttons".into()
        })?;
        demand(self.wounds <= printed.total(), format!("{at}.wounds"), || {
            format!("{} takes {} damage", self.ship, printed.total())
        })?;
        board.wounds[ship as usize] = self.wounds;
        if self.raised {
            demand(game.cloaks.or(game.webs).has(ship), format!("{at}.raised"), || {
                format!("{} has neither cloak nor web", self.ship)
            })?;
            demand(game.is_advanced(board), format!("{at}.raised"), || {
                "devices are for the advanced game".into()
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

/// Seats as bits.
fn seats_of(game: &BattleForce, seats: &[Seat], at: &str) -> Result<u8, Misarranged> {
    let mut bits = 0;
    for (index, seat) in seats.iter().enumerate() {
        let is_new = seat.index() < usize::from(game.seats) && bits >> seat.index() & 1 == 0;
        if !is_new {
            return Err(entry(at, index, format!("{seat:?} does not play, or is named twice")));
        }
        bits |= 1 << seat.index();
    }
    Ok(bits)
}

/// A state in the making. The ship deck and the deck hold what has no other place yet.
struct Placing<'a> {
    game: &'a BattleForce,
    state: State,
}

impl Placing<'_> {
    /// Takes ships that stand nowhere yet.
    fn ships(&mut self, ids: &[ShipId], at: &str) -> Result<Ships, Misarranged> {
        let mut ships = Ships::NONE;
        for (index, id) in ids.iter().enumerate() {
            let ship = self.game.ship(*id);
            let ship = ship.ok_or_else(|| entry(at, index, format!("there is no ship {id} in this game")))?;
            if !self.state.board.ship_deck.has(ship) {
                return Err(entry(at, index, format!("{id} is somewhere else already")));
            }
            self.state.board.ship_deck.remove(ship);
            ships.insert(ship);
        }
        Ok(ships)
    }

    /// Takes a card that lies nowhere yet.
    fn card(&mut self, card: Card) -> Result<Face, String> {
        let face = self.game.face(card).ok_or_else(|| format!("there is no card {card} in this game"))?;
        if self.state.board.deck.take(face) {
            Ok(face)
        } else {
            Err(format!("there are only {} cards {card} in this game", self.game.deck.count(face)))
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

    /// The number of a ship in a line of somebody.
    fn in_line(&self, id: ShipId, at: impl Fn() -> String) -> Result<Ship, Misarranged> {
        let ship = self.game.ship(id);
        let ship =
            ship.ok_or_else(|| Misarranged::new(at(), format!("there is no ship {id} in this game")))?;
        let owner = self.game.owner(&self.state.board, ship);
        owner.map(|_| ship).ok_or_else(|| Misarranged::new(at(), format!("{id} stands in no line")))
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
            "without `remembers` nothing is remembered".into()
        })?;
        board.memory.by_seat[index] = recollection;
        Ok(())
    }

    /// Cards that are among those somebody holds.
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

/// Whether the moment waits for a card of a certain kind, because who brought it about held one.
///
/// Whether he does cannot be asked of an arrangement: a state that was dealt from somebody's view has other cards in that hand.
const fn waits_for_card(phase: &Phase) -> bool {
    matches!(
        phase,
        Phase::Turn(
            _,
            Moment::Aim(By::Ship(_))
                | Moment::Battle(_, Window::Volley | Window::Escort(_) | Window::BarrageCard(..))
        )
    )
}

/// Whether whoever is due can do something.
fn can_go_on(game: &BattleForce, state: &State) -> bool {
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
            !seats.is_empty() && (waits_for_card(&state.phase) || seats.iter().all(&mut can_act))
        }
    }
}

/// Checks whether the parts of a state fit together.
struct Possible<'a> {
    game: &'a BattleForce,
    state: &'a State,
    /// What in the arrangement said what the game waits for.
    at: &'static str,
}

impl Possible<'_> {
    fn wrong(&self, holds: bool, what: &str) -> Verdict {
        demand(holds, self.at, || what.into())
    }

    fn check(&self) -> Verdict {
        self.check_numbers()?;
        self.check_options()?;
        self.check_lines()?;
        self.check_known()?;
        self.check_marks()?;
        self.check_clock()?;
        self.check_order()?;
        self.check_duel()?;
        match &self.state.phase {
            Phase::Turn(turn, moment) => {
                self.check_in_play()?;
                self.check_turn(turn, moment)
            }
            Phase::OrderCards(seat) => {
                self.check_in_play()?;
                self.check_order_cards(*seat)
            }
            Phase::Call => {
                self.check_in_play()?;
                self.check_call()
            }
            Phase::TieCards(tie) => self.check_tie(tie),
            Phase::DuelPick(seat, _) => {
                self.check_hands(self.game.hand_limit(&self.state.board))?;
                self.check_duel_pick(*seat)
            }
            Phase::DuelFirst | Phase::DuelDeal => self.check_duel_deal(),
            Phase::Over(winners) => {
                self.check_hands(self.game.hand_limit(&self.state.board))?;
                let best = self.game.tied(&self.state.board);
                let fits = *winners != 0 && bit_seats(*winners).iter().all(|seat| best.contains(seat));
                self.wrong(fits, "the winners are among those with the most points")
            }
            _ => self.check_setup(),
        }
    }

    fn sits(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.game.seats)
    }

    /// Whether a number is that of a ship.
    fn is_ship(&self, ship: Ship) -> bool {
        usize::from(ship) < self.game.ids.len()
    }

    fn is_face(&self, face: Face) -> bool {
        usize::from(face) < self.game.faces.len()
    }

    fn is_ships(&self, ships: Ships) -> bool {
        ships.not(self.game.all_ships).is_empty()
    }

    /// Every number in the phase stands for something, so that all that follows may look it up.
    fn check_numbers(&self) -> Verdict {
        let mut seats = ArrayVec::<Seat, 8>::new();
        let (mut ships, mut faces) = (true, true);
        match &self.state.phase {
            Phase::Race(seat)
            | Phase::Pick(seat, _)
            | Phase::FirstRaise(seat)
            | Phase::OrderCards(seat)
            | Phase::DuelPick(seat, _) => seats.push(*seat),
            Phase::Show(seat, shown) => {
                seats.push(*seat);
                ships = self.is_ships(*shown);
            }
            Phase::Turn(turn, moment) => {
                seats.push(turn.seat);
                seats.extend(turn.owed.map(|owed| owed.seat));
                seats.extend(turn.naming.map(|(_, seat)| seat));
                seats.extend(turn.refill);
                ships = self.is_ships(turn.ships_moved) && self.is_ships(turn.attackers);
                match moment {
                    Moment::Truce(seat) | Moment::TruceDeal(seat) => seats.push(*seat),
                    Moment::Control(rest) => ships &= self.is_ships(*rest),
                    Moment::Repairing(ship, _) | Moment::Aim(By::Ship(ship) | By::Fighters(ship, _)) => {
                        ships &= self.is_ship(*ship);
                    }
                    Moment::Repair(face) => faces = self.is_face(*face),
                    Moment::Battle(battle, window) => {
                        seats.push(battle.defender);
                        ships &= self.has_ships_of(battle, false);
                        faces = battle.shots.iter().all(|shot| self.is_face(shot.face));
                        match window {
                            Window::Escort(ship) => ships &= self.is_ship(*ship),
                            Window::Barrage(seat, _, fired) => {
                                seats.push(*seat);
                                ships &= self.is_ships(*fired);
                            }
                            Window::BarrageCard(seat, _, fired, ship) => {
                                seats.push(*seat);
                                ships &= self.is_ships(*fired) && self.is_ship(*ship);
                            }
                            Window::Aim(face, _) | Window::React(face, ..) => faces &= self.is_face(*face),
                            _ => {}
                        }
                    }
                    Moment::Automaton(Routine::Attack(battle) | Routine::Turn(battle)) => {
                        seats.push(battle.defender);
                        ships &= self.has_ships_of(battle, true);
                        faces = battle.shots.iter().all(|shot| self.is_face(shot.face));
                    }
                    _ => {}
                }
            }
            _ => {}
        }
        self.wrong(seats.iter().all(|seat| self.sits(*seat)), "there is no such seat at this table")?;
        self.wrong(ships, "there is no ship with such a number")?;
        self.wrong(faces, "there is no card with such a number")
    }

    /// Whether attacker and target are ships, or none where that may be.
    fn has_ships_of(&self, battle: &Battle, is_automaton: bool) -> bool {
        let attacker = match battle.by {
            By::Ship(ship) | By::Fighters(ship, _) => self.is_ship(ship) || (is_automaton && ship == NO_SHIP),
            By::Planet(_) | By::Flotilla | By::Mutiny => true,
        };
        attacker && (self.is_ship(battle.target) || battle.target == NO_SHIP)
    }

    /// What only some options know is empty without them.
    fn check_options(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let options = &game.options;
        demand(options.solitaire || board.kept.is_empty(), "kept", || "there is no automaton here".into())?;
        demand(options.diplomacy || board.offered | board.broken == 0, "offered", || {
            "this table keeps no account of offers".into()
        })?;
        demand(board.broken & board.offered == 0, "broken", || {
            "who has broken a promise has no offer open".into()
        })?;
        for seat in Seat::all(game.seats) {
            let (index, at) = (seat.index(), |what: &str| format!("seats.{seat}.{what}"));
            demand(options.top_discard || board.seen[index].is_empty(), at("seen"), || {
                "nobody takes discards in this game".into()
            })?;
            let gives = options.allies && game.is_advanced(board);
            demand(gives || board.gifts[index].is_empty(), at("gifts"), || {
                "nobody gives cards in this game".into()
            })?;
            demand(game.is_advanced(board) || board.reserves[index].is_empty(), at("reserve_cards"), || {
                "reserve cards are for the advanced game".into()
            })?;
            let is_idle = !game.is_automaton(seat)
                || (board.hands[index].is_empty() && board.reserves[index].is_empty());
            demand(is_idle, at("hand"), || "the automaton keeps its cards face up: write kept".into())?;
        }
        let open = match &self.state.phase {
            Phase::Turn(_, moment) => matches!(
                moment,
                Moment::Aim(_)
                    | Moment::Battle(..)
                    | Moment::Top
                    | Moment::Automaton(Routine::Attack(_) | Routine::Turn(_))
            ),
            _ => false,
        };
        demand(open || board.open == 0, "open", || "cards lie on the table only while an attack runs".into())
    }

    /// Fleets stand in the lines that the game has.
    fn check_lines(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let phase = &self.state.phase;
        let lines = game.has_lines(board);
        let is_placing = matches!(
            phase,
            Phase::RaceOrder
                | Phase::Race(_)
                | Phase::Pick(..)
                | Phase::DealShips
                | Phase::DealCards
                | Phase::Plan
        );
        for seat in Seat::all(game.seats) {
            let fleet = &board.fleets[seat.index()];
            let at = |what: &str| format!("seats.{seat}.{what}");
            let behind = fleet.line(Line::Body).or(fleet.line(Line::Reserve));
            demand(lines || behind.is_empty(), at("body"), || "all ships stand in the Screen here".into())?;
            let robot = game.is_automaton(seat);
            demand(!robot || fleet.line(Line::Reserve).is_empty(), at("reserve"), || {
                "the automaton has no Reserve".into()
            })?;
            let waits = matches!(phase, Phase::DuelPick(..)) || (is_placing && lines && !robot);
            demand(waits || fleet.unplaced.is_empty(), at("unplaced"), || {
                "every ship has a line now".into()
            })?;
            let is_early = is_placing && lines && !robot && !matches!(phase, Phase::Plan);
            demand(!is_early || fleet.all().is_empty(), at("screen"), || "no ship has a line yet".into())?;
            let forming = match phase {
                Phase::Turn(turn, Moment::Prepare | Moment::Reform) => {
                    turn.seat == seat && !turn.ships_moved.is_empty()
                }
                Phase::Plan => true,
                _ => false,
            };
            let stands = forming || !fleet.line(Line::Screen).is_empty() || fleet.line(Line::Body).is_empty();
            demand(stands, at("screen"), || {
                "an empty Screen is filled by the Main Body: write these ships here".into()
            })?;
        }
        Ok(())
    }

    /// Only ships in Reserve lie face down in play, and before it those that are not shown.
    fn check_known(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        for seat in Seat::all(game.seats) {
            let fleet = &board.fleets[seat.index()];
            let hidden_front = match &self.state.phase {
                Phase::Plan => true,
                Phase::Show(shower, _) => {
                    let place = |seat: Seat| seat.places_after(board.first, game.seats);
                    place(seat) >= place(*shower)
                }
                _ => false,
            };
            let may_hide = if !game.has_lines(board) || game.is_automaton(seat) {
                Ships::NONE
            } else if hidden_front {
                fleet.all().or(fleet.unplaced)
            } else {
                fleet.line(Line::Reserve).or(fleet.unplaced)
            };
            let shown = fleet.all().or(fleet.unplaced).not(board.known).not(may_hide).first();
            demand(shown.is_none(), "face_down", || {
                format!("everybody sees {}", shown.map_or_else(String::new, |ship| game.id(ship).to_string()))
            })?;
        }
        Ok(())
    }

    /// Cards and devices on ships go together.
    fn check_marks(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        for ship in game.all_ships.iter() {
            let id = game.id(ship);
            demand(game.count_on(board, ship, Kind::WildWeasel) <= 1, "lingering", || {
                format!("{id} has two Wild Weasels")
            })?;
            demand(game.count_on(board, ship, Kind::Disengage) <= 1, "lingering", || {
                format!("{id} has left two attacks")
            })?;
            let raised = board.raised.has(ship);
            demand(!raised || !game.lies_on(board, ship, Kind::ErraticManeuvers), "lingering", || {
                format!("{id} has its device up and makes no maneuvers")
            })?;
            let is_marked = raised || game.is_damaged(board, ship) || game.is_burdened(board, ship);
            demand(!is_marked || board.known.has(ship), "face_down", || {
                format!("everybody sees what lies on {id}")
            })?;
        }
        Ok(())
    }

    /// Turns, and what ends the game.
    fn check_clock(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let is_over = matches!(self.state.phase, Phase::Over(_) | Phase::TieCards(_) | Phase::DuelPick(..));
        let most = if is_over { MOST_TURNS } else { MOST_TURNS - 1 };
        demand(board.turns <= most, "turns", || format!("the game ends after {MOST_TURNS} game turns"))?;
        let last = match game.options.end {
            End::Time => true,
            End::Reshuffles(count) => {
                board.duel.is_some() || board.is_last_turn == (board.reshuffles >= count)
            }
            _ => !board.is_last_turn,
        };
        demand(last, "last_turn", || "this does not agree with what ends the game".into())?;
        let done = match &self.state.phase {
            Phase::Turn(..) => board.done == done_before(game, board, &self.state.phase),
            Phase::Over(_) | Phase::TieCards(_) | Phase::DuelPick(..) | Phase::Call => true,
            _ => board.done == 0,
        };
        demand(done, "done", || "exactly those who come before the active player have had their turn".into())
    }

    fn check_order(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let ordered = game.options.order_cards && board.duel.is_none();
        let most = game.seats.max(6);
        let is_dealing = matches!(self.state.phase, Phase::OrderCards(_));
        let in_turn = matches!(self.state.phase, Phase::Turn(..) | Phase::Call);
        for seat in Seat::all(game.seats) {
            let number = board.order[seat.index()];
            let at = format!("seats.{seat}.order");
            demand(ordered || number == 0, &at, || "no order cards are dealt in this game".into())?;
            demand(number <= most, &at, || format!("there are {most} order cards"))?;
            let other = Seat::all(game.seats)
                .find(|other| *other != seat && number > 0 && board.order[other.index()] == number);
            demand(other.is_none(), &at, || format!("somebody else has the order card {number}"))?;
            let has_one = number > 0 || !(ordered && in_turn);
            demand(has_one, &at, || "in a turn everybody has an order card".into())?;
        }
        let dealt = board.order.iter().filter(|number| **number > 0).count();
        let complete = dealt == 0 || dealt == usize::from(game.seats) || is_dealing;
        demand(complete, "seats", || "everybody has an order card, or nobody".into())
    }

    fn check_duel(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let phase = &self.state.phase;
        let is_dealt = matches!(phase, Phase::DuelFirst | Phase::DuelDeal);
        let Some(duel) = &board.duel else { return self.wrong(!is_dealt, "there is no duel") };
        let fits = game.options.ties == Ties::Duel
            && (is_dealt || matches!(phase, Phase::Turn(..) | Phase::Over(_)));
        demand(fits, "duel", || "no tie is fought out here".into())?;
        let most = duel.scores.iter().copied().max().unwrap_or(0);
        let best = Seat::all(game.seats).filter(|seat| duel.scores[seat.index()] == most);
        let best = best.fold(0, |bits, seat| bits | 1 << seat.index());
        demand(duel.tied == best && duel.tied.count_ones() > 1, "duel.seats", || {
            "those with the most points fight, at least two".into()
        })?;
        demand(most <= game.points(game.all_ships), "duel.scores", || "more points than there are".into())?;
        for seat in Seat::all(game.seats).filter(|seat| duel.tied >> seat.index() & 1 == 0) {
            let fleet = &board.fleets[seat.index()];
            demand(fleet.all().or(fleet.kills).is_empty(), format!("seats.{seat}"), || {
                "who does not fight has no ships".into()
            })?;
        }
        Ok(())
    }

    fn check_hands(&self, most: usize) -> Verdict {
        for seat in Seat::all(self.game.seats) {
            let hand = self.state.board.hands[seat.index()].len();
            demand(hand <= most, format!("seats.{seat}.hand"), || {
                format!("a hand has at most {most} cards")
            })?;
        }
        Ok(())
    }

    /// The game runs and has not ended.
    fn check_in_play(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        self.check_hands(game.hand_limit(&self.state.board))?;
        let with_ships = game.with_ships(board);
        self.wrong(with_ships.len() > 1, "the game is over when one fleet alone is left")?;
        if board.duel.is_some() {
            return Ok(());
        }
        let all_stay = game.options.allies || game.options.end == End::Elimination;
        self.wrong(
            !all_stay || with_ships.len() == usize::from(game.seats),
            "the game is over when a fleet is lost",
        )?;
        let End::Ships(count) = game.options.end else { return Ok(()) };
        let enough =
            Seat::all(game.seats).any(|seat| board.fleets[seat.index()].kills.len() >= usize::from(count));
        self.wrong(!enough, "the game is over when somebody has destroyed enough ships")
    }

    fn check_order_cards(&self, next: Seat) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        self.wrong(game.options.order_cards && board.duel.is_none(), "there are no order cards")?;
        let place = |seat: Seat| seat.places_after(board.first, game.seats);
        let dealt =
            Seat::all(game.seats).all(|seat| (board.order[seat.index()] > 0) == (place(seat) < place(next)));
        self.wrong(dealt, "order cards are dealt one after another, from the first player on")
    }

    /// The lowest order card is called first.
    fn check_call(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        self.wrong(game.options.order_cards && board.duel.is_none(), "there are no order cards")?;
        let next = game.called(board).map(|seat| board.order[seat.index()]);
        let in_order = Seat::all(game.seats)
            .filter(|seat| board.done >> seat.index() & 1 == 1)
            .all(|seat| next.is_some_and(|next| board.order[seat.index()] < next));
        demand(next.is_some() && in_order, "done", || "order cards are called from the lowest on".into())
    }

    fn check_tie(&self, tie: &Tie) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        self.wrong(game.options.ties == Ties::Cards, "cards do not break ties here")?;
        let empty = board.hands.iter().all(Cards::is_empty)
            && board.reserves.iter().all(Cards::is_empty)
            && board.kept.is_empty()
            && board.lingering.is_empty();
        self.wrong(empty, "all action cards were shuffled")?;
        let (tied, best) = (bit_seats(tie.tied), game.tied(board));
        let closed =
            |seat: Seat| best.contains(seat) && game.ally(seat).is_none_or(|ally| tied.contains(ally));
        let sides = if game.options.allies { tied.len() / 2 } else { tied.len() };
        self.wrong(sides > 1 && tied.iter().all(closed), "there is no such tie")?;
        let target = u16::from(tie.target);
        let turned = |seat: Seat| u16::from(tie.turned[seat.index()]);
        let even =
            tied.iter().all(|seat| turned(seat) <= target && (target == 5 || turned(seat) + 1 >= target));
        let all: usize = tie.turned.iter().map(|turned| usize::from(*turned)).sum();
        let others = (0..8).map(Seat::at).all(|seat| {
            let took_part = best.contains(seat) || (turned(seat) == 0 && tie.sums[seat.index()] == 0);
            took_part && tie.sums[seat.index()] <= turned(seat) * u16::from(MOST_VALUE)
        });
        self.wrong(
            tie.target >= 5 && tie.turned.iter().all(|turned| *turned <= tie.target) && even && others,
            "cards are turned up one after another",
        )?;
        let damage = |face: Face| if game.kind(face).is_weapon() { u16::from(game.value(face)) } else { 0 };
        let sum: u16 = board.pile.iter().map(damage).sum();
        self.wrong(
            all == board.pile.len() && tie.sums.iter().sum::<u16>() == sum,
            "the cards that were turned up lie on the discards",
        )
    }

    fn check_duel_pick(&self, next: Seat) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let tied = game.tied(board);
        let fits = game.options.ties == Ties::Duel && tied.len() > 1 && tied.contains(next);
        self.wrong(fits, "this seat fights no duel")?;
        for seat in Seat::all(game.seats) {
            let counted = game.counted(board, seat);
            let picked = board.fleets[seat.index()].unplaced;
            let has_picked = tied.contains(seat) && seat < next;
            self.wrong(!tied.contains(seat) || !counted.is_empty(), "who fights has a ship to fight with")?;
            let right = picked.len() == usize::from(has_picked) && picked.not(counted).is_empty();
            demand(right, format!("seats.{seat}.unplaced"), || {
                "who has picked has picked one of the ships that count for him".into()
            })?;
        }
        Ok(())
    }

    fn check_duel_deal(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        self.check_hands(5)?;
        let clean = board.damage == [Buttons::NONE; ALL_SHIPS]
            && board.wounds == [0; ALL_SHIPS]
            && board.lingering.is_empty()
            && board.pile.is_empty()
            && board.bottom.is_empty()
            && board.turns == 0
            && board.seen.iter().all(Cards::is_empty);
        self.wrong(clean, "a duel begins with new ships and all cards")?;
        let duelists = game.duelists(board);
        for seat in Seat::all(game.seats) {
            let fleet = &board.fleets[seat.index()];
            let one = fleet.all().len() == usize::from(duelists.contains(seat)) && fleet.kills.is_empty();
            demand(one, format!("seats.{seat}"), || "a duelist has one ship".into())?;
            let holds = !board.hands[seat.index()].is_empty();
            let dealt = !holds || (duelists.contains(seat) && matches!(self.state.phase, Phase::DuelDeal));
            demand(dealt, format!("seats.{seat}.hand"), || "no cards are dealt yet".into())?;
        }
        Ok(())
    }
}

/// Before the first turn.
impl Possible<'_> {
    fn check_setup(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let raises = matches!(self.state.phase, Phase::FirstRaise(_));
        let clean = board.fleets.iter().all(|fleet| fleet.kills.is_empty())
            && board.damage == [Buttons::NONE; ALL_SHIPS]
            && board.wounds == [0; ALL_SHIPS]
            && board.lingering.is_empty()
            && board.pile.is_empty()
            && board.kept.is_empty()
            && board.bottom.is_empty()
            && board.seen.iter().chain(&board.gifts).all(Cards::is_empty)
            && (raises || board.raised.is_empty())
            && board.order == [0; 8];
        self.wrong(
            clean && board.turns == 0 && board.reshuffles == 0 && !board.is_last_turn,
            "nothing has happened yet",
        )?;
        self.check_secrets()?;
        match &self.state.phase {
            Phase::First => {
                let mut fresh = State::new(game.all_ships, game.deck).board;
                (fresh.offered, fresh.broken) = (board.offered, board.broken);
                self.wrong(fresh == *board, "nothing is dealt yet, and nobody is first")
            }
            Phase::RaceOrder | Phase::Race(_) | Phase::Pick(..) | Phase::DealShips => {
                self.check_no_cards()?;
                self.check_picks()
            }
            _ => {
                let ready = game.dealt_next(board).is_none()
                    && Seat::all(game.seats)
                        .all(|seat| BattleForce::fleet_count(&board.fleets[seat.index()]) > 0);
                self.wrong(ready, "first all fleets are made up")?;
                self.check_plans()
            }
        }
    }

    /// Who was dealt ships for his lines keeps them to himself until he shows them; who picked them did so before everybody's eyes.
    fn check_secrets(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let shown = match &self.state.phase {
            Phase::Show(_, shown) => *shown,
            Phase::FirstRaise(_) => {
                board.fleets.iter().fold(board.raised, |all, fleet| all.or(fleet.front()))
            }
            _ => Ships::NONE,
        };
        for seat in Seat::all(game.seats).filter(|seat| !game.is_automaton(*seat) && game.has_lines(board)) {
            let fleet = &board.fleets[seat.index()];
            let ships = fleet.all().or(fleet.unplaced).not(shown);
            let fits = match game.options.fleet {
                FleetChoice::Dealt => ships.and(board.known).is_empty(),
                FleetChoice::Points | FleetChoice::Draft | FleetChoice::Race => {
                    ships.not(board.known).is_empty()
                }
                FleetChoice::Centre | FleetChoice::FirstFour => true,
            };
            demand(fits, "face_down", || {
                format!(
                    "{seat:?} has dealt ships that are not shown, and they lie face down; those he picked do not"
                )
            })?;
        }
        Ok(())
    }

    fn check_no_cards(&self) -> Verdict {
        let board = &self.state.board;
        let none = board.hands.iter().all(Cards::is_empty) && board.reserves.iter().all(Cards::is_empty);
        self.wrong(none, "cards are dealt after the ships")
    }

    /// Fleets are being made up.
    fn check_picks(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let choice = game.options.fleet;
        for seat in Seat::all(game.seats) {
            let fleet = &board.fleets[seat.index()];
            let count = BattleForce::fleet_count(fleet);
            let ships = fleet.all().or(fleet.unplaced);
            let fits = match choice {
                FleetChoice::Points => game.points(ships) <= game.options.points,
                FleetChoice::Race => {
                    let group = |race: Race| game.race_group(race).iter().take(game.race_size()).collect();
                    ships.is_empty() || Race::ALL.into_iter().any(|race| ships == group(race))
                }
                _ => count <= game.fleet_size(),
            };
            demand(fits, format!("seats.{seat}"), || "nobody may have such a fleet".into())?;
        }
        match &self.state.phase {
            Phase::RaceOrder => self.wrong(choice == FleetChoice::Race, "nobody picks a race here"),
            Phase::Race(seat) => {
                let has_none = BattleForce::fleet_count(&board.fleets[seat.index()]) == 0;
                self.wrong(choice == FleetChoice::Race && has_none, "this seat picks no race")
            }
            Phase::Pick(_, passed) => {
                let picks = !matches!(choice, FleetChoice::Dealt | FleetChoice::Race);
                self.wrong(picks, "nobody picks ships here")?;
                let finished = bit_seats(*passed)
                    .iter()
                    .all(|seat| self.sits(seat) && BattleForce::fleet_count(&board.fleets[seat.index()]) > 0);
                self.wrong(*passed == 0 || (choice == FleetChoice::Points && finished), "nobody can pass so")
            }
            _ => Ok(()),
        }
    }

    /// Fleets are complete; cards are dealt, and lines set up and shown.
    fn check_plans(&self) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let phase = &self.state.phase;
        let is_plan = matches!(phase, Phase::Plan);
        if matches!(phase, Phase::DealCards) {
            self.check_hands(game.deal_size())?;
            let none = board.reserves.iter().all(Cards::is_empty);
            return self.wrong(none, "reserve cards are chosen when all cards are dealt");
        }
        self.wrong(game.is_advanced(board), "only the advanced game begins so")?;
        for seat in Seat::all(game.seats).filter(|seat| !game.is_automaton(*seat)) {
            let (hand, reserve) = (board.hands[seat.index()].len(), board.reserves[seat.index()].len());
            let held = hand + reserve == game.deal_size() && (reserve == 2 || (is_plan && reserve < 2));
            demand(held, format!("seats.{seat}.hand"), || {
                format!("everybody is dealt {} cards and chooses 2 of them for the reserve", game.deal_size())
            })?;
            if !game.has_lines(board) {
                continue;
            }
            let fleet = &board.fleets[seat.index()];
            let left = fleet.unplaced.len();
            let (screen, body, most) = BattleForce::line_limits(BattleForce::fleet_count(fleet));
            let lacking = screen.saturating_sub(fleet.line(Line::Screen).len())
                + body.saturating_sub(fleet.line(Line::Body).len());
            let fits = lacking <= left && fleet.line(Line::Reserve).len() <= most;
            let begun = reserve == 2 || fleet.all().is_empty();
            demand(fits && begun, format!("seats.{seat}"), || {
                format!(
                    "{screen} ships must stand in the Screen, {body} in the Main Body, {most} may in Reserve"
                )
            })?;
        }
        match phase {
            Phase::Show(seat, shown) => self.check_show(*seat, *shown),
            Phase::FirstRaise(seat) => self.check_first_raise(*seat),
            _ => Ok(()),
        }
    }

    fn check_show(&self, shower: Seat, shown: Ships) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let place = |seat: Seat| seat.places_after(board.first, game.seats);
        let mut fronts = Ships::NONE;
        for seat in Seat::all(game.seats).filter(|seat| !game.is_automaton(*seat)) {
            let front = board.fleets[seat.index()].front();
            fronts = fronts.or(front);
            let fits = match place(seat).cmp(&place(shower)) {
                std::cmp::Ordering::Less => front.not(shown).is_empty(),
                std::cmp::Ordering::Equal => true,
                std::cmp::Ordering::Greater => front.and(shown).is_empty(),
            };
            self.wrong(fits, "lines are shown one after another, from the first player on")?;
        }
        self.wrong(
            shown.not(fronts).is_empty() && shown.not(board.known).is_empty(),
            "such ships are not shown",
        )
    }

    fn check_first_raise(&self, next: Seat) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let place = |seat: Seat| seat.places_after(board.first, game.seats);
        let right = |seat: Seat| {
            let raised = board.fleets[seat.index()].all().and(board.raised).len();
            raised <= usize::from(place(seat) < place(next) && !game.is_automaton(seat))
        };
        self.wrong(Seat::all(game.seats).all(right), "one player after another raises one device")
    }
}

/// In a turn.
impl Possible<'_> {
    fn check_turn(&self, turn: &Turn, moment: &Moment) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let is_out = !game.has_ships(board, turn.seat);
        let may_be_out = matches!(moment, Moment::Prepare | Moment::NewShip) && board.duel.is_none();
        self.wrong(
            !is_out || may_be_out,
            "who has no ships takes no turn, unless he may prepare for reinforcements",
        )?;
        if game.is_automaton(turn.seat) {
            let decides_nothing = matches!(
                moment,
                Moment::Automaton(_)
                    | Moment::Battle(..)
                    | Moment::Truce(_)
                    | Moment::TruceDeal(_)
                    | Moment::Top
                    | Moment::Discard
                    | Moment::End
            );
            self.wrong(decides_nothing, "the automaton decides nothing")?;
        }
        self.check_counts(turn, moment)?;
        self.check_debts(turn, moment)?;
        self.check_moment(turn, moment)
    }

    /// What was done in this turn so far.
    fn check_counts(&self, turn: &Turn, moment: &Moment) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let ships = board.fleets[turn.seat.index()].all();
        let mut fresh =
            Turn { owed: turn.owed, naming: turn.naming, refill: turn.refill, ..Turn::of(turn.seat) };
        fresh.salvaged = turn.salvaged;
        self.wrong(!turn.salvaged || game.options.top_discard, "nobody takes discards in this game")?;
        let begins = matches!(moment, Moment::Draw | Moment::Drawn | Moment::Control(_));
        self.wrong(!begins || *turn == fresh, "the turn has hardly begun")?;
        let new_ship = usize::from(matches!(moment, Moment::NewShip));
        let joined = usize::from(turn.reinforced);
        self.wrong((new_ship..=ships.len() + new_ship).contains(&joined), "so many ships have not joined")?;
        let kept = (2..=ships.len().max(2)).contains(&usize::from(turn.most_reserve));
        let prepares =
            matches!(moment, Moment::Prepare | Moment::Repair(_) | Moment::Repairing(..) | Moment::NewShip);
        self.wrong(kept && (!prepares || turn.most_reserve == 2), "the Reserve cannot hold so many ships")?;
        let forms = matches!(moment, Moment::Prepare | Moment::Reform);
        let bits = if game.has_lines(board) { 7 } else { 1 };
        let moved = turn.lines_moved & !bits == 0
            && (turn.lines_moved == 0) == turn.ships_moved.is_empty()
            && turn.ships_moved.not(ships.and(board.known)).is_empty()
            && (forms || turn.lines_moved == 0)
            && (turn.lines_moved == 0 || game.is_advanced(board));
        self.wrong(moved, "no ships can have moved so")?;
        let most = match moment {
            Moment::Act | Moment::Aim(_) | Moment::Battle(..) | Moment::Top => {
                game.most_attacks(&self.state.board) - 1
            }
            Moment::Discard | Moment::End => game.most_attacks(&self.state.board),
            _ => 0,
        };
        let attacks = matches!(moment, Moment::Battle(..) | Moment::Top | Moment::Automaton(_));
        let attackers = turn.attackers.not(board.fleets[turn.seat.index()].front()).is_empty()
            && turn.attackers.len() <= usize::from(turn.attacks) + usize::from(attacks);
        self.wrong(turn.attacks <= most && attackers, "there cannot have been such attacks")
    }

    /// Cards that somebody has to draw or to name before anything else.
    fn check_debts(&self, turn: &Turn, moment: &Moment) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let debts = [turn.owed.is_some(), turn.naming.is_some(), turn.refill.is_some()];
        self.wrong(debts.into_iter().filter(|debt| *debt).count() <= 1, "one thing comes after the other")?;
        let exempt =
            matches!(moment, Moment::Redraw(_) | Moment::Truce(_) | Moment::TruceDeal(_) | Moment::Draw);
        let refills = game.seats >= 5 && board.duel.is_none() && !exempt;
        if let Some(owed) = turn.owed {
            self.check_owed(turn, moment, owed, refills)?;
        }
        if let Some((naming, seat)) = turn.naming {
            self.check_naming(turn, moment, (naming, seat), refills)?;
        }
        let refill = turn.refill.is_none_or(|seat| refills && game.may_take(board, turn.seat, seat));
        self.wrong(refill, "nobody is out of cards and may draw two")
    }

    fn check_owed(&self, turn: &Turn, moment: &Moment, owed: Owed, refills: bool) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let most = game.hand_limit(&self.state.board);
        let hand = board.hands[owed.seat.index()].len();
        let after = hand + usize::from(owed.cards);
        let own = owed.seat == turn.seat;
        let refilled = refills && after == 2 && game.has_ships(board, owed.seat);
        let fits = match moment {
            Moment::Draw => own && !game.is_advanced(board) && after <= most,
            Moment::Drawn => own && owed.cards == 1 && after <= most,
            Moment::TruceDeal(seat) => owed.seat == *seat && after == 5 && game.has_ships(board, *seat),
            Moment::Discard => refilled || (own && turn.attacks == 0 && after <= most),
            _ => refilled,
        };
        let draws = owed.cards > 0 && !game.is_automaton(owed.seat);
        self.wrong(fits && draws, "this seat does not draw so many cards now")
    }

    fn check_naming(
        &self,
        turn: &Turn,
        moment: &Moment,
        (naming, seat): (Naming, Seat),
        refills: bool,
    ) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let (hand, reserve) = (board.hands[seat.index()].len(), board.reserves[seat.index()].len());
        let asked = match moment {
            Moment::Battle(battle, Window::Flak | Window::Defend | Window::Calm) => Some(battle.defender),
            Moment::Battle(_, Window::Barrage(asked, ..)) => Some(*asked),
            _ => None,
        };
        let own = seat == turn.seat;
        let fits = match naming {
            Naming::Take if matches!(moment, Moment::Draw) => {
                own && game.is_advanced(board) && reserve > 0 && hand < game.hand_limit(&self.state.board)
            }
            Naming::Take => (refills || asked == Some(seat)) && game.may_take(board, turn.seat, seat),
            Naming::Stash => {
                let stashes = match moment {
                    Moment::End => own,
                    Moment::Truce(filling) => *filling == seat && game.has_ships(board, seat),
                    _ => false,
                };
                stashes && game.is_advanced(board) && hand > 0 && reserve < 3
            }
            Naming::Give => {
                let room = game.ally(seat).is_some_and(|ally| board.reserves[ally.index()].len() < 3);
                own && matches!(moment, Moment::End) && game.is_advanced(board) && hand > 0 && room
            }
        };
        self.wrong(fits && !game.is_automaton(seat), "this seat names no card now")
    }

    fn check_moment(&self, turn: &Turn, moment: &Moment) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let advanced = game.is_advanced(board);
        let hand = board.hands[turn.seat.index()].len();
        match moment {
            Moment::Draw | Moment::Act | Moment::Top | Moment::Discard | Moment::End | Moment::Truce(_) => {
                Ok(())
            }
            Moment::Drawn => self.wrong(advanced && (turn.owed.is_some() || hand > 0), "no card was drawn"),
            Moment::Control(rest) => {
                let fits = advanced && rest.not(game.damaged(board, turn.seat)).is_empty();
                self.wrong(fits, "damage is repaired on damaged ships")
            }
            Moment::Prepare => {
                let fits = advanced || !game.has_ships(board, turn.seat);
                self.wrong(fits, "the basic game goes on with act")
            }
            Moment::Repair(face) => {
                let repairs = matches!(game.kind(*face), Kind::DamageControl | Kind::LegendaryEngineer);
                let damaged = !game.damaged(board, turn.seat).is_empty();
                self.wrong(
                    repairs && damaged && turn.repaired && turn.reinforced == 0,
                    "nothing is repaired here",
                )
            }
            Moment::Repairing(ship, left) => {
                let damaged = game.damaged(board, turn.seat).has(*ship);
                let repairs = damaged && (1..=MOST_VALUE).contains(left);
                self.wrong(repairs && turn.repaired && turn.reinforced == 0, "nothing is repaired here")
            }
            Moment::NewShip => self.wrong(game.has_ship_to_draw(board), "there is no ship to draw"),
            Moment::Reform => self.wrong(advanced, "the formation cannot change"),
            Moment::Redraw(tossed) => {
                let all = hand + usize::from(*tossed);
                self.wrong(
                    (1..=game.hand_limit(&self.state.board)).contains(&all),
                    "so many cards were not discarded",
                )
            }
            Moment::TruceDeal(seat) => self.check_truce_deal(turn.seat, *seat),
            Moment::Aim(by) => self.check_aim(turn, *by),
            Moment::Battle(battle, window) => {
                self.check_attack(turn, battle, Some(window))?;
                self.check_window(turn, battle, window)
            }
            Moment::Automaton(routine) => self.check_automaton(turn, routine),
        }
    }

    fn check_truce_deal(&self, active: Seat, next: Seat) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let clean = board.damage == [Buttons::NONE; ALL_SHIPS]
            && board.wounds == [0; ALL_SHIPS]
            && board.raised.is_empty()
            && board.lingering.is_empty()
            && board.pile.is_empty()
            && board.kept.is_empty()
            && board.seen.iter().chain(&board.gifts).all(Cards::is_empty);
        let later = game.round(active).skip_while(|seat| *seat != next).skip(1);
        let empty = later.into_iter().all(|seat| board.hands[seat.index()].is_empty());
        self.wrong(clean && empty, "a Ceasefire repairs all ships and shuffles all cards")?;
        self.check_hands(5)
    }

    fn check_aim(&self, turn: &Turn, by: By) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let ready = game.ready_ships(board, turn.seat).not(turn.attackers);
        let fits = match by {
            By::Ship(ship) => ready.has(ship) && game.attack_kinds(board, ship) != 0,
            By::Fighters(ship, squadrons) => {
                let there = game.open_buttons(board, ship).count(Button::Fighters);
                ready.has(ship) && game.options.fighters && (1..=there).contains(&squadrons)
            }
            By::Planet(cards) => {
                (1..=2).contains(&cards) && self.open_cards(Kind::PlanetBasedFighters) >= usize::from(cards)
            }
            By::Flotilla | By::Mutiny => false,
        };
        let targets = !game.targets(board, turn.seat).is_empty();
        self.wrong(fits && targets, "nothing can attack so")
    }

    /// How many cards of a kind lie on the table.
    fn open_cards(&self, kind: Kind) -> usize {
        self.open().iter().filter(|face| self.game.kind(**face) == kind).count()
    }

    fn open(&self) -> &[Face] {
        let pile = self.state.board.pile.as_slice();
        &pile[pile.len() - usize::from(self.state.board.open)..]
    }

    fn check_automaton(&self, turn: &Turn, routine: &Routine) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        self.wrong(game.is_automaton(turn.seat), "this seat decides for itself")?;
        match routine {
            Routine::Prepare => Ok(()),
            Routine::NewShip => self.wrong(game.has_ship_to_draw(board), "there is no ship to draw"),
            Routine::Attack(battle) | Routine::Turn(battle) => {
                if *battle == Battle::new(By::Ship(NO_SHIP), NO_SHIP, turn.seat) {
                    return Ok(());
                }
                let fits = matches!(battle.by, By::Ship(ship) if ship != NO_SHIP)
                    && battle.shot_count > 0
                    && game.automaton_target(board, turn.seat) == Some(battle.target);
                self.wrong(
                    fits && is_unanswered(battle) && battle.fired == Buttons::NONE,
                    "it does not attack so",
                )?;
                self.check_attack(turn, battle, None)
            }
        }
    }

    /// Attacker, target and cards of an attack; no window while the automaton still plays cards.
    fn check_attack(&self, turn: &Turn, battle: &Battle, window: Option<&Window>) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let ready = game.ready_ships(board, turn.seat);
        let hits = matches!(window, Some(Window::Damage(_)));
        let attacker = match battle.by {
            By::Ship(ship) => ready.has(ship) && turn.attackers.has(ship),
            By::Fighters(ship, squadrons) => {
                // Squadrons that were shot down are lost when the damage is dealt.
                let lost = if hits { (battle.flak / 6).min(squadrons) } else { 0 };
                let open = game.open_buttons(board, ship).count(Button::Fighters);
                let there = (open + lost).min(game.printed[ship as usize].count(Button::Fighters));
                let flies = ready.has(ship) && turn.attackers.has(ship) && game.options.fighters;
                flies && (1..=there).contains(&squadrons)
            }
            By::Planet(cards) => {
                (1..=2).contains(&cards) && self.open_cards(Kind::PlanetBasedFighters) >= usize::from(cards)
            }
            By::Flotilla => self.open_cards(Kind::PfFlotilla) > 0,
            By::Mutiny => self.open_cards(Kind::KlingonMutiny) > 0,
        };
        self.wrong(attacker, "nothing can attack so")?;
        let hunts = battle.by == By::Flotilla
            && matches!(window, Some(Window::Barrage(..) | Window::BarrageCard(..) | Window::Hunt));
        let target = if hunts {
            battle.target == NO_SHIP && battle.defender == turn.seat
        } else {
            self.is_ship(battle.target)
                && game.targets(board, turn.seat).has(battle.target)
                && game.owner(board, battle.target) == Some(battle.defender)
                && (battle.by != By::Mutiny || game.klingons.has(battle.target))
        };
        self.wrong(target, "this ship cannot be attacked so")?;
        self.check_shots(battle)?;
        self.check_sums(battle)
    }

    fn check_shots(&self, battle: &Battle) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let count = usize::from(battle.shot_count);
        let fits =
            count <= battle.shots.len() && battle.shots[count..].iter().all(|shot| *shot == Shot::default());
        self.wrong(fits, "a shot that is not fired is empty")?;
        let By::Ship(ship) = battle.by else { return self.wrong(count == 0, "only ships fire cards") };
        let mut open = Stack::EMPTY;
        self.open().iter().for_each(|face| open.add(*face, 1));
        let mut volley = Buttons::NONE;
        let mut boosters = [0; Kind::BOOSTERS.len()];
        for shot in battle.shots() {
            let kind = game.kind(shot.face);
            let barred = game.is_cloaked(board, battle.target) && SEEKING & kind.bit() != 0;
            let fires = game.attack_kinds(board, ship) & kind.bit() != 0 && !barred && open.take(shot.face);
            self.wrong(fires, "the ship cannot fire this card, or it does not lie on the table")?;
            kind.button().into_iter().for_each(|button| volley.add(button, 1));
            let boosts = usize::from(shot.booster) <= Kind::BOOSTERS.len()
                && BattleForce::booster(shot).is_none_or(|booster| booster.boosts(kind));
            self.wrong(boosts, "this booster does not fit the card")?;
            if shot.booster > 0 {
                boosters[usize::from(shot.booster) - 1] += 1;
            }
            self.wrong(shot.cut < 3 * MOST_VALUE, "so much cannot be taken off a card")?;
        }
        self.wrong(can_fire_all(game.open_buttons(board, ship), volley), "the ship has not so many weapons")?;
        let there = Kind::BOOSTERS.iter().zip(boosters).all(|(kind, count)| self.open_cards(*kind) >= count);
        self.wrong(there, "the boosters lie on the table")
    }

    /// Everything that is added up is small enough, and the cards for it are there.
    fn check_sums(&self, battle: &Battle) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let by_ship = matches!(battle.by, By::Ship(_));
        let primes = usize::from(battle.primes) + usize::from(battle.calms);
        let primed =
            primes <= self.open_cards(Kind::PrimeTeam) && (battle.calms == 0 || battle.by == By::Mutiny);
        self.wrong(primed, "the Prime Teams lie on the table")?;
        let maneuvers = game.count_on(board, battle.target, Kind::ErraticManeuvers);
        let cancelled = battle.maneuvers_cancelled <= maneuvers
            && usize::from(battle.maneuvers_cancelled) <= self.open_cards(Kind::Eccm);
        self.wrong(cancelled, "so many Maneuvers were not cancelled")?;
        let flags = !battle.has_maneuvered || (!battle.has_weaseled && maneuvers > 0);
        self.wrong(flags, "Maneuvers lie on the ship, and exclude a Weasel")?;
        let fired = usize::from(battle.fired.total());
        let weapons = battle.fired.0 >> (4 * crate::card::WEAPONS) == 0 && fired <= MOST_WEAPONS_PER_SHIP;
        let fireable = match battle.by {
            By::Mutiny => fired == 0,
            By::Flotilla => true,
            _ => weapons && can_fire_all(game.printed[battle.target as usize], battle.fired),
        };
        self.wrong(weapons && fireable, "the target cannot have fired so much")?;
        let (flak, most_shot) = (usize::from(battle.flak), 2 * usize::from(MOST_VALUE));
        let shot_down = match battle.by {
            By::Ship(_) | By::Mutiny => flak == 0 && !battle.has_escort,
            By::Flotilla => flak < usize::from(FLOTILLA_HITS) + most_shot && !battle.has_escort,
            By::Fighters(..) | By::Planet(_) => flak <= most_shot * (fired + usize::from(battle.has_escort)),
        };
        self.wrong(shot_down, "so much was not shot down")?;
        let dice = if by_ship || battle.by == By::Mutiny {
            0
        } else {
            6 * u16::from(game.dice_count(battle))
                + u16::from(game.dice_bonus(battle))
                + u16::from(battle.primes)
        };
        self.wrong(u16::from(battle.rolled) <= dice, "the dice cannot show so much")?;
        let shots: u16 = battle.shots().iter().map(|shot| 2 * u16::from(game.value(shot.face))).sum();
        let total = if by_ship { shots + u16::from(battle.primes) } else { u16::from(battle.rolled) };
        let lying = board.lingering.as_slice().iter().filter(|card| card.ship == battle.target);
        let evaded: u16 = lying.map(|card| u16::from(game.value(card.face))).sum();
        let most_cut = if game.reduces_total(battle) { total.max(evaded) + u16::from(MOST_VALUE) } else { 0 };
        self.wrong(
            u16::from(battle.cut) <= most_cut && battle.half_cut <= battle.cut / 2,
            "so much cannot be taken off the attack",
        )
    }

    fn check_window(&self, turn: &Turn, battle: &Battle, window: &Window) -> Verdict {
        let (game, board) = (self.game, &self.state.board);
        let by_ship = matches!(battle.by, By::Ship(_));
        let fighters = matches!(battle.by, By::Fighters(..) | By::Planet(_));
        let mutiny = battle.by == By::Mutiny;
        let early = is_unanswered(battle);
        let unfired = battle.fired == Buttons::NONE || battle.by == By::Flotilla;
        let whole = battle.shots().iter().all(|shot| shot.cut == 0 && !shot.is_removed);
        let rolled = by_ship == (battle.rolled == 0);
        let fits = match window {
            Window::Volley => {
                let human = !(by_ship && game.is_automaton(turn.seat));
                !mutiny && early && unfired && whole && human && (by_ship || battle.primes == 0)
            }
            Window::Evade(left) => {
                let all = game.maneuvers(board, battle).count();
                by_ship
                    && early
                    && unfired
                    && battle.shot_count > 0
                    && !game.reduces_total(battle)
                    && (1..=all).contains(&usize::from(*left))
            }
            Window::Flak => fighters && early && battle.primes == 0,
            Window::Escort(ship) => {
                fighters && early && battle.primes == 0 && game.escorts(board, battle).has(*ship)
            }
            Window::Barrage(seat, left, fired) => {
                early && battle.primes == 0 && self.is_barrage(turn, battle, *seat, *left, *fired)
            }
            Window::BarrageCard(seat, left, fired, ship) => {
                early
                    && battle.primes == 0
                    && *left > 0
                    && battle.flak < FLOTILLA_HITS
                    && self.is_barrage(turn, battle, *seat, *left, *fired)
                    && game.barrage_ships(board, *seat).has(*ship)
                    && !game.is_automaton(*seat)
            }
            Window::Hunt => battle.by == By::Flotilla && early && battle.primes == 0,
            Window::Prime => !by_ship && early && battle.calms == 0,
            Window::Calm => mutiny && early,
            Window::Dice => !by_ship && early,
            Window::Defend => !mutiny && rolled && (!by_ship || battle.shot_count > 0),
            Window::Aim(face, left) => by_ship && battle.shot_count > 0 && self.is_aim(battle, *face, *left),
            Window::React(face, shot, by) => {
                !mutiny
                    && rolled
                    && (!by_ship || battle.shot_count > 0)
                    && self.is_react(battle, *face, *shot, *by)
            }
            Window::Damage(left) => {
                let most = if mutiny { 3 } else { u8::MAX };
                (1..=game.hits_left(board, battle.target).min(most)).contains(left)
                    && (mutiny || rolled)
                    && (!mutiny || early)
            }
        };
        self.wrong(fits, "the attack cannot have come to this")
    }

    /// Whether an opponent may fire at PFs.
    fn is_barrage(&self, turn: &Turn, battle: &Battle, seat: Seat, left: u8, fired: Ships) -> bool {
        let (game, board) = (self.game, &self.state.board);
        let most = match game.options.flotilla_fire {
            FlotillaFire::OneEach => 2,
            FlotillaFire::EveryShip => game.barrage_ships(board, seat).len(),
        };
        battle.by == By::Flotilla
            && game.opponents(turn.seat).any(|other| other == seat)
            && usize::from(left) <= most
            && fired.not(board.fleets[seat.index()].front()).is_empty()
    }

    /// Whether a defence card may be looking for its shot.
    fn is_aim(&self, battle: &Battle, face: Face, left: u8) -> bool {
        let game = self.game;
        let kind = game.kind(face);
        let on_table = self.open().contains(&face);
        let fired = || kind.button().is_some_and(|button| battle.fired.count(button) > 0) && on_table;
        match kind {
            Kind::Drone => fired() && (1..=2).contains(&left),
            Kind::PlasmaR | Kind::PlasmaS | Kind::Phaser1 | Kind::Phaser2 | Kind::Phaser3 => {
                fired() && left == 1
            }
            Kind::TractorBeam => on_table && left == 1,
            Kind::ReinforceShields | Kind::Ecm => on_table && left == 1 && !game.reduces_total(battle),
            Kind::ErraticManeuvers => {
                battle.has_maneuvered && left == 1 && !game.reduces_total(battle) && self.lies(battle, face)
            }
            _ => false,
        }
    }

    /// Whether this card lies on the target.
    fn lies(&self, battle: &Battle, face: Face) -> bool {
        let cards = self.state.board.lingering.as_slice();
        cards.iter().any(|card| card.ship == battle.target && card.face == face)
    }

    /// Whether a defence card may be answered that took so much off a shot, or off the attack.
    fn is_react(&self, battle: &Battle, face: Face, shot: u8, by: u8) -> bool {
        let (game, board) = (self.game, &self.state.board);
        let kind = game.kind(face);
        let played = match kind {
            Kind::Ecm => self.open().contains(&face),
            Kind::ErraticManeuvers => battle.has_maneuvered && self.lies(battle, face),
            Kind::WildWeasel => battle.has_weaseled && self.lies(battle, face) && shot == 0 && by == 0,
            _ => false,
        };
        let took = match usize::from(shot).checked_sub(1) {
            None => by == 0 || (game.reduces_total(battle) && battle.cut >= by && battle.half_cut >= by / 2),
            Some(at) => battle.shots().get(at).is_some_and(|shot| {
                let traditional = game.options.traditional_damage;
                let worked = if traditional { shot.is_removed } else { shot.cut >= by };
                worked && !game.reduces_total(battle)
            }),
        };
        played && took && by <= game.value(face) && game.is_answerable(board, battle, kind)
    }
}

/// Whether nothing was rolled and nothing played in defence yet.
fn is_unanswered(battle: &Battle) -> bool {
    battle.cut == 0 && battle.rolled == 0 && !battle.has_maneuvered && !battle.has_weaseled
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use table::{Dice, FastDice, Step, Viewer};

    use super::*;
    use crate::options::Options;

    fn read(text: &str) -> Arrangement {
        toml::from_str(text).expect("the arrangement can be read")
    }

    fn game(options: Options, seats: u8) -> BattleForce {
        BattleForce::with_options(options, seats).expect("these options go together")
    }

    fn basic() -> BattleForce {
        game(Options::default(), 2)
    }

    /// Why a basic game for two cannot be arranged so.
    fn fault(text: &str) -> String {
        fault_in(&basic(), text)
    }

    fn fault_in(game: &BattleForce, text: &str) -> String {
        read(text).restore(game).expect_err("this is no position").to_string()
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
    fn the_turn_of_the_automaton_runs_by_itself() {
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
    fn what_is_doubled_or_unknown_is_named() {
        let two = r#"{ screen = ["kli-d7"] }"#;
        assert_eq!(
            fault(&format!(r#"seats = [{{ screen = ["fed-ca", "kli-d7"] }}, {two}]"#)),
            "seats.2.screen.1: kli-d7 is somewhere else already"
        );
        assert_eq!(
            fault(&format!(r#"seats = [{{ screen = ["fed-ca"], kills = ["fed-zz"] }}, {two}]"#)),
            "seats.1.kills.1: there is no ship fed-zz in this game"
        );
        assert_eq!(
            fault(&format!(
                r#"seats = [{{ screen = ["fed-ca"], hand = ["disengage", "disengage"] }}, {two}]"#
            )),
            "seats.1.hand.2: there are only 1 cards disengage in this game"
        );
        assert_eq!(
            fault(&format!(r#"seats = [{{ screen = ["fed-ca"], hand = ["ecm:9"] }}, {two}]"#)),
            "seats.1.hand.1: there is no card ecm:9 in this game"
        );
        assert_eq!(
            fault(&format!("seats = [{{}}, {two}]")),
            "seat: the game is over when one fleet alone is left"
        );
        assert_eq!(fault(&format!("seats = [{two}]")), "seats: 2 seats play, 1 are arranged");
    }

    #[test]
    fn wrong_damage_is_named() {
        let with = |rest: &str| {
            fault(&format!(r#"seats = [{{ screen = ["fed-ca"] }}, {{ screen = ["rom-con"] }}]{rest}"#))
        };
        assert_eq!(
            with("\nships = [{ ship = \"fed-ca\", damage = { photon = 3 } }]"),
            "ships.1.damage.photon: fed-ca has 2 buttons of this kind"
        );
        assert_eq!(
            with("\nships = [{ ship = \"fed-ca\", wounds = 1 }]"),
            "ships.1.wounds: only the traditional game has wounds: write damage by buttons"
        );
        assert_eq!(
            with("\nships = [{ ship = \"kli-d7\", damage = { drone = 1 } }]"),
            "ships.1.ship: kli-d7 stands in no line"
        );
        assert_eq!(
            with("\nships = [{ ship = \"rom-con\", raised = true }]"),
            "ships.1.raised: devices are for the advanced game"
        );
        assert_eq!(
            with("\nlingering = [{ ship = \"rom-con\", card = \"overload\" }]"),
            "lingering.1.card: overload does not stay on a ship"
        );
    }

    #[test]
    fn a_phase_has_to_wait_for_somebody() {
        let game = basic();
        let text = r#"seats = [{ screen = ["fed-ca"] }, { screen = ["kli-d7"] }]"#;
        let mut arrangement = read(text);
        arrangement.phase = Some(Phase::Turn(Turn::of(Seat::at(0)), Moment::Draw));
        let fault = arrangement.restore(&game).expect_err("nobody is due");
        assert_eq!(fault.to_string(), "phase: nobody is due here: the game would go on by itself");
        arrangement.seat = Some(Seat::at(0));
        assert!(arrangement.restore(&game).is_err());
    }

    /// Games of all sorts.
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

    /// Plays a random game and calls for every state.
    fn play(game: &BattleForce, dice: &mut FastDice, mut inspect: impl FnMut(&State, &mut FastDice)) {
        let mut state = game.start();
        let (mut actions, mut chances, mut words) = (Vec::new(), Vec::new(), Vec::new());
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
                Waiting::Chance => {
                    game.chances(&state, &mut chances);
                    let roll = dice.below(table::total_weight(&chances));
                    Step::Chance(table::chosen(&chances, roll).expect("the roll is below the total weight"))
                }
                Waiting::Table | Waiting::Nobody => break,
            };
            game.apply(&mut state, step, &mut Silence).expect("a listed step applies");
        }
    }

    #[test]
    fn every_state_of_random_games_reads_back_and_so_do_redeals() {
        for (number, (options, seats)) in tables().into_iter().enumerate() {
            let game = game(options, seats);
            for round in 0..5 {
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

    /// All values in a JSON text.
    fn count(value: &Value) -> u32 {
        1 + match value {
            Value::Array(list) => list.iter().map(count).sum(),
            Value::Object(map) => map.values().map(count).sum::<u32>(),
            _ => 0,
        }
    }

    /// The value with this number, counted down to 0.
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
        find(value, &mut number).expect("there are so many values")
    }

    /// Changes something in a JSON text, with parts of another one.
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

    /// Plays on from a state that was arranged, as long as somebody can act.
    fn play_on(game: &BattleForce, state: &State, dice: &mut FastDice) {
        let mut state = state.clone();
        let (mut actions, mut chances) = (Vec::new(), Vec::new());
        for _ in 0..150 {
            let step = match game.waiting(&state) {
                Waiting::Seats(seats) => {
                    let seat = seats.first().expect("somebody is due");
                    game.legal_actions(&state, seat, &mut actions);
                    if actions.is_empty() {
                        assert!(waits_for_card(&state.phase), "{seat:?} can do nothing: {state:?}");
                        return;
                    }
                    Step::Seat(seat, actions[dice.below(actions.len() as u32) as usize])
                }
                Waiting::Chance => {
                    game.chances(&state, &mut chances);
                    let roll = dice.below(table::total_weight(&chances));
                    Step::Chance(table::chosen(&chances, roll).expect("the roll is below the total weight"))
                }
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
        let games: u64 = std::env::var("ARRANGED_GAMES").map_or(1, |games| games.parse().unwrap());
        let (mut tried, mut accepted) = (0, 0);
        for (number, (options, seats)) in tables().into_iter().enumerate() {
            let game = game(options, seats);
            for round in 0..games {
                let mut dice = FastDice::for_game(1000 + number as u64, round);
                let mut other = serde_json::to_value(Arrangement::of(&game, &game.start())).unwrap();
                play(&game, &mut dice, |state, dice| {
                    if dice.below(8) > 0 {
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
