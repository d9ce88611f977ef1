//! Everything a viewer can know.
//!
//! A view is built by copying public information and the viewer's own, field by field. Whatever is not named
//! here is not in it.

use std::collections::BTreeMap;
use std::sync::Arc;

use contract::{Seat, Viewer};
use serde::{Serialize, Serializer};

use crate::card::{Card, Face, Stack};
use crate::event::Attacker;
use crate::game::BattleForce;
use crate::ship::{Button, Line, ShipId, Ships};
use crate::state::{Board, By, BySeat, Moment, Phase, Ship, State, Window};

/// Names of ships and faces, for views that refer to them by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Book {
    pub(crate) ids: Vec<ShipId>,
    pub(crate) faces: Vec<Card>,
}

/// The table as a viewer sees it.
#[derive(Clone, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) seats: u8,
    /// The state without what is hidden from the viewer: other players' hands and reserves, decks, ships face
    /// down.
    pub(crate) public: State,
    pub(crate) hand_sizes: BySeat<u8>,
    pub(crate) reserve_sizes: BySeat<u8>,
    pub(crate) deck_size: u16,
    pub(crate) ship_deck_size: u8,
    /// How many ships of each player are hidden from the viewer.
    pub(crate) face_down: BySeat<u8>,
    /// Before the game: how many ships other players have placed in lines.
    pub(crate) placed: BySeat<u8>,
    /// The hidden cards of all players at the last reshuffle, and how many of them each player held.
    pub(crate) old: Stack,
    pub(crate) old_counts: BySeat<u8>,
    /// Order cards that have been dealt but are hidden from the viewer, as bits.
    pub(crate) order_hidden: u8,
    scores: BySeat<u16>,
    book: Arc<Book>,
}

impl PartialEq for View {
    fn eq(&self, other: &View) -> bool {
        self.key() == other.key()
    }
}

impl Eq for View {}

impl std::hash::Hash for View {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.key().hash(hasher);
    }
}

type Sizes<'a> =
    (&'a BySeat<u8>, &'a BySeat<u8>, u16, u8, &'a BySeat<u8>, &'a BySeat<u8>, &'a Stack, &'a BySeat<u8>, u8);

impl View {
    fn key(&self) -> (Viewer, &State, Sizes<'_>) {
        let sizes = (
            &self.hand_sizes,
            &self.reserve_sizes,
            self.deck_size,
            self.ship_deck_size,
            &self.face_down,
            &self.placed,
            &self.old,
            &self.old_counts,
            self.order_hidden,
        );
        (self.viewer, &self.public, sizes)
    }

    pub(crate) fn new(game: &BattleForce, state: &State, viewer: Viewer) -> View {
        let board = &state.board;
        let mut public = State::new(Ships::NONE, Stack::EMPTY);
        public.phase = state.phase;
        let mut view = View {
            viewer,
            seats: game.seats,
            public,
            hand_sizes: board.hands.map(|hand| hand.len() as u8),
            reserve_sizes: board.reserves.map(|reserve| reserve.len() as u8),
            deck_size: board.deck.len() as u16,
            ship_deck_size: board.ship_deck.len() as u8,
            face_down: [0; 8],
            placed: [0; 8],
            old: Stack::EMPTY,
            old_counts: [0; 8],
            order_hidden: 0,
            scores: [0; 8],
            book: Arc::clone(&game.book),
        };
        for seat in Seat::all(game.seats) {
            let index = seat.index();
            let own = viewer.is(seat);
            view.scores[index] = game.open_score(state, seat);
            let fleet = &board.fleets[index];
            if own {
                view.public.board.hands[index] = board.hands[index];
                view.public.board.reserves[index] = board.reserves[index];
                view.public.board.fleets[index] = *fleet;
            } else {
                view.public.board.fleets[index] = game.open_fleet(state, seat);
                let all = fleet.all().or(fleet.unplaced);
                view.face_down[index] = all.not(board.known).len() as u8;
                view.placed[index] = game.shown_of(state, seat).map_or(0, |_| fleet.all().len() as u8);
            }
            let recollection = &board.memory.by_seat[index];
            let public = &mut view.public.board.memory.by_seat[index];
            (public.shown, public.drawn) = (recollection.shown, recollection.drawn);
            if own {
                public.held = recollection.held;
            }
            recollection.held.iter().for_each(|face| view.old.add(face, 1));
            view.old_counts[index] = recollection.held.len() as u8;
            if own || game.ally(seat).is_some_and(|ally| viewer.is(ally)) {
                view.public.board.gifts[index] = board.gifts[index];
            }
            let number = board.order[index];
            let called = board.done >> index & 1 == 1 || game.active(state) == Some(seat);
            if own || called || number == 0 {
                view.public.board.order[index] = number;
            } else {
                view.order_hidden |= 1 << index;
            }
        }
        let open = Seat::all(game.seats).fold(Ships::NONE, |ships, seat| {
            let fleet = &view.public.board.fleets[seat.index()];
            ships.or(fleet.all()).or(fleet.unplaced)
        });
        copy_public(board, &mut view.public.board);
        view.public.board.queue = board.queue.iter().filter(|ship| open.has(*ship)).collect();
        view
    }

    /// The viewer.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The number of seats.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The viewer's own hand.
    pub fn hand(&self) -> Vec<Card> {
        self.own(|board, seat| self.cards(board.hands[seat.index()].as_slice()))
    }

    /// The viewer's own reserve cards.
    pub fn reserve(&self) -> Vec<Card> {
        self.own(|board, seat| self.cards(board.reserves[seat.index()].as_slice()))
    }

    fn own(&self, cards: impl Fn(&Board, Seat) -> Vec<Card>) -> Vec<Card> {
        self.viewer
            .seat()
            .filter(|seat| seat.index() < 8)
            .map_or_else(Vec::new, |seat| cards(&self.public.board, seat))
    }

    fn cards(&self, faces: &[Face]) -> Vec<Card> {
        faces.iter().map(|face| self.book.faces[*face as usize]).collect()
    }

    fn ids(&self, ships: Ships) -> Vec<ShipId> {
        ships.iter().map(|ship| self.book.ids[ship as usize]).collect()
    }

    /// Ships in the order in which they joined their lines, where that is known.
    fn ids_in_line(&self, ships: Ships) -> Vec<ShipId> {
        let queue = &self.public.board.queue;
        let queued: Vec<ShipId> =
            queue.iter().filter(|ship| ships.has(*ship)).map(|ship| self.book.ids[ship as usize]).collect();
        if queued.len() == ships.len() { queued } else { self.ids(ships) }
    }

    /// The discards, top card last. They include the cards of the current attack.
    pub fn discards(&self) -> Vec<Card> {
        self.cards(self.public.board.pile.as_slice())
    }

    /// The discards that are still on the table for the current attack, in the order in which they were
    /// played.
    pub fn on_table(&self) -> Vec<Card> {
        let pile = self.public.board.pile.as_slice();
        self.cards(&pile[pile.len().saturating_sub(usize::from(self.public.board.open))..])
    }

    /// The hidden cards of all players together at the last reshuffle, when everybody could work them out.
    pub fn held_at_reshuffle(&self) -> Vec<Card> {
        let faces = self.old.faces().flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count)));
        faces.map(|face| self.book.faces[face as usize]).collect()
    }

    /// The automaton's cards in the order in which they were drawn.
    pub fn kept(&self) -> Vec<Card> {
        self.cards(self.public.board.kept.as_slice())
    }

    /// The number of cards in the deck.
    pub const fn deck_size(&self) -> u16 {
        self.deck_size
    }

    /// The number of ships in the ship deck.
    pub const fn ship_deck_size(&self) -> u8 {
        self.ship_deck_size
    }

    /// How often the deck has been reshuffled.
    pub const fn reshuffles(&self) -> u8 {
        self.public.board.reshuffles
    }

    /// Whether the current game turn is the last.
    pub const fn is_last_turn(&self) -> bool {
        self.public.board.is_last_turn
    }

    /// Before the game: how many ships another player has placed in lines, unseen by others.
    pub const fn placed(&self, seat: Seat) -> u8 {
        self.placed[seat.index() % 8]
    }

    /// Completed game turns.
    pub const fn turns(&self) -> u8 {
        self.public.board.turns
    }

    /// Whose turn it is.
    pub const fn active(&self) -> Option<Seat> {
        match &self.public.phase {
            Phase::Turn(turn, _) => Some(turn.seat),
            _ => None,
        }
    }

    /// The current attack.
    pub fn attack(&self) -> Option<AttackView> {
        let Phase::Turn(_, Moment::Battle(battle, _)) = &self.public.phase else { return None };
        let id = |ship: Ship| self.book.ids.get(usize::from(ship)).copied();
        let attacker = match battle.by {
            By::Ship(ship) => Attacker::Ship(id(ship)?),
            By::Fighters(ship, squadrons) => Attacker::Fighters(id(ship)?, squadrons),
            By::Planet(cards) => Attacker::Planet(cards),
            By::Flotilla => Attacker::Flotilla,
            By::Mutiny => Attacker::Mutiny,
        };
        Some(AttackView { attacker, target: id(battle.target), defender: battle.defender })
    }

    /// The ship's owner, as far as the viewer knows.
    pub fn owner(&self, game: &BattleForce, ship: ShipId) -> Option<Seat> {
        let ship = game.ship(ship)?;
        let fleets = &self.public.board.fleets;
        let has = |seat: &Seat| {
            let fleet = &fleets[seat.index()];
            fleet.all().or(fleet.unplaced).has(ship)
        };
        Seat::all(self.seats).find(has)
    }

    /// The seat that destroyed a ship.
    pub fn killer(&self, game: &BattleForce, ship: ShipId) -> Option<Seat> {
        let ship = game.ship(ship)?;
        let fleets = &self.public.board.fleets;
        Seat::all(self.seats).find(|seat| fleets[seat.index()].kills.has(ship))
    }

    /// The line a ship is in, as far as the viewer knows.
    pub fn line(&self, game: &BattleForce, ship: ShipId) -> Option<Line> {
        let owner = self.owner(game, ship)?;
        self.public.board.fleets[owner.index()].line_of(game.ship(ship)?)
    }

    /// Whether the advanced rules apply. They never do in a duel.
    pub fn is_advanced(&self, game: &BattleForce) -> bool {
        game.is_advanced(&self.public.board)
    }

    /// Whether fleets are divided into three lines.
    pub fn has_lines(&self, game: &BattleForce) -> bool {
        game.has_lines(&self.public.board)
    }

    /// Everything the viewer knows about one player.
    pub fn player(&self, seat: Seat) -> PlayerView {
        let board = &self.public.board;
        let index = seat.index() % 8;
        let fleet = &board.fleets[index];
        PlayerView {
            seat,
            score: self.scores[index],
            hand: self.hand_sizes[index],
            reserve_cards: self.reserve_sizes[index],
            screen: self.ids_in_line(fleet.line(Line::Screen)),
            body: self.ids_in_line(fleet.line(Line::Body)),
            reserve: self.ids_in_line(fleet.line(Line::Reserve)),
            unplaced: self.ids(fleet.unplaced),
            face_down: self.face_down[index],
            kills: self.ids(fleet.kills),
            known_cards: self.cards(board.seen[index].as_slice()),
            given_cards: self.cards(board.gifts[index].as_slice()),
            order: board.order[index],
        }
    }

    /// Everything on a ship that everybody sees, if anything.
    pub fn ship(&self, ship: ShipId) -> Option<ShipView> {
        let number = self.book.ids.iter().position(|other| *other == ship)?;
        let board = &self.public.board;
        let cards = board.lingering.as_slice().iter().filter(|card| usize::from(card.ship) == number);
        Some(ShipView {
            ship,
            damage: board.damage[number]
                .kinds()
                .map(|button| (button, board.damage[number].count(button)))
                .collect(),
            wounds: board.wounds[number],
            cards: cards.map(|card| self.book.faces[card.face as usize]).collect(),
            raised: board.raised.has(number as Ship),
        })
    }
}

/// Copies public information.
fn copy_public(from: &Board, to: &mut Board) {
    to.bottom = from.bottom;
    to.known = from.known;
    to.raised = from.raised;
    to.damage = from.damage;
    to.wounds = from.wounds;
    to.lingering = from.lingering;
    to.seen = from.seen;
    to.kept = from.kept;
    to.pile = from.pile;
    to.open = from.open;
    to.first = from.first;
    to.turns = from.turns;
    to.done = from.done;
    to.reshuffles = from.reshuffles;
    to.is_last_turn = from.is_last_turn;
    to.offered = from.offered;
    to.broken = from.broken;
    to.duel = from.duel;
    to.memory.is_on = from.memory.is_on;
}

/// What a viewer knows about a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// What they would score now.
    pub score: u16,
    /// The number of cards in their hand.
    pub hand: u8,
    /// The number of cards in their reserve.
    pub reserve_cards: u8,
    /// Their ships in the Screen.
    pub screen: Vec<ShipId>,
    /// Their ships in the Main Body.
    pub body: Vec<ShipId>,
    /// Their ships in Reserve that the viewer knows.
    pub reserve: Vec<ShipId>,
    /// Their ships that are not in a line, before the game.
    pub unplaced: Vec<ShipId>,
    /// How many of their ships are hidden from the viewer.
    pub face_down: u8,
    /// The ships they have destroyed.
    pub kills: Vec<ShipId>,
    /// Cards that everybody has seen them take.
    pub known_cards: Vec<Card>,
    /// Cards from their ally, visible to the two of them.
    pub given_cards: Vec<Card>,
    /// Their order card if the viewer knows it; otherwise 0.
    pub order: u8,
}

/// The condition of a ship.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ShipView {
    /// The ship.
    pub ship: ShipId,
    /// Covered buttons.
    pub damage: BTreeMap<Button, u8>,
    /// Damage in the traditional game.
    pub wounds: u8,
    /// Cards attached to it.
    pub cards: Vec<Card>,
    /// Whether its cloak or web is up.
    pub raised: bool,
}

impl ShipView {
    fn is_plain(&self) -> bool {
        self.damage.is_empty() && self.wounds == 0 && self.cards.is_empty() && !self.raised
    }
}

/// A view as clients see it.
#[derive(Serialize)]
struct Shown<'a> {
    viewer: Option<Seat>,
    waiting: String,
    active: Option<Seat>,
    turns: u8,
    hand: Vec<Card>,
    reserve: Vec<Card>,
    players: Vec<PlayerView>,
    ships: Vec<ShipView>,
    discards: Vec<Card>,
    on_table: u8,
    deck: u16,
    ship_deck: u8,
    ship_deck_bottom: Vec<ShipId>,
    kept: Vec<Card>,
    reshuffles: u8,
    /// The hidden cards of all players together at the last reshuffle.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    held_at_reshuffle: Vec<Card>,
    last_turn: bool,
    first: Option<Seat>,
    done: Vec<Seat>,
    /// Before the game: how many ships each player has placed in lines, where the viewer does not see them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    placed: Vec<u8>,
    /// The seats in the duel that breaks a tie.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    duel: Vec<Seat>,
    offered: Vec<Seat>,
    broken: Vec<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    attack: Option<AttackView>,
    /// The moment as the program serialises it, with ships and cards by number.
    moment: &'a Phase,
}

/// The current attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct AttackView {
    /// What attacks.
    pub attacker: Attacker,
    /// The ship under attack; none until PFs have chosen one.
    pub target: Option<ShipId>,
    /// The target's owner; the attacker while there is no target.
    pub defender: Seat,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let board = &self.public.board;
        let seats = |bits: u8| -> Vec<Seat> {
            Seat::all(self.seats).filter(|seat| bits >> seat.index() & 1 == 1).collect()
        };
        let ships = self.book.ids.iter().filter_map(|ship| self.ship(*ship)).filter(|ship| !ship.is_plain());
        Shown {
            viewer: self.viewer.seat(),
            waiting: self.moment_word().to_owned(),
            active: self.active(),
            turns: board.turns,
            hand: self.hand(),
            reserve: self.reserve(),
            players: Seat::all(self.seats).map(|seat| self.player(seat)).collect(),
            ships: ships.collect(),
            discards: self.discards(),
            on_table: board.open,
            deck: self.deck_size,
            ship_deck: self.ship_deck_size,
            ship_deck_bottom: board.bottom.iter().map(|ship| self.book.ids[ship as usize]).collect(),
            kept: self.kept(),
            reshuffles: board.reshuffles,
            held_at_reshuffle: self.held_at_reshuffle(),
            last_turn: board.is_last_turn,
            first: (self.public.phase != Phase::First).then_some(board.first),
            done: seats(board.done),
            placed: if self.public.phase == Phase::Plan {
                self.placed[..self.seats as usize].to_vec()
            } else {
                Vec::new()
            },
            duel: seats(board.duel.map_or(0, |duel| duel.tied)),
            offered: seats(board.offered),
            broken: seats(board.broken),
            attack: self.attack(),
            moment: &self.public.phase,
        }
        .serialize(serializer)
    }
}

impl View {
    /// What the game is waiting for, in a word.
    pub const fn moment_word(&self) -> &'static str {
        match &self.public.phase {
            Phase::First | Phase::DuelFirst => "first",
            Phase::RaceOrder | Phase::Race(_) => "race",
            Phase::Pick(..) => "pick",
            Phase::DealShips | Phase::DealCards | Phase::DuelDeal | Phase::OrderCards(_) | Phase::Call => {
                "deal"
            }
            Phase::Plan => "plan",
            Phase::Show(..) => "show",
            Phase::FirstRaise(_) => "raise",
            Phase::TieCards(_) => "tie",
            Phase::DuelPick(..) => "duel",
            Phase::Over(_) => "over",
            Phase::Turn(turn, moment) => match moment {
                _ if turn.naming.is_some() => "choose",
                _ if turn.owed.is_some() || turn.refill.is_some() => "draw",
                Moment::Draw | Moment::Drawn => "draw",
                Moment::Control(_) | Moment::Repair(_) | Moment::Repairing(..) => "repair",
                Moment::Prepare => "prepare",
                Moment::NewShip => "reinforce",
                Moment::Act => "act",
                Moment::Reform => "reform",
                Moment::Aim(_) => "target",
                Moment::Redraw(_) => "redraw",
                Moment::Truce(_) | Moment::TruceDeal(_) => "ceasefire",
                Moment::Top => "top",
                Moment::Discard | Moment::End => "discard",
                Moment::Automaton(_) => "automaton",
                Moment::Battle(_, window) => match window {
                    Window::Volley => "volley",
                    Window::Evade(_) | Window::Aim(..) => "aim",
                    Window::Flak | Window::Escort(_) => "flak",
                    Window::Barrage(..) | Window::BarrageCard(..) => "barrage",
                    Window::Hunt => "target",
                    Window::Prime | Window::Calm => "prime",
                    Window::Dice => "dice",
                    Window::Defend => "defend",
                    Window::React(..) => "react",
                    Window::Damage(_) => "damage",
                },
            },
        }
    }
}
