//! The course of a turn: what follows from what, and what happens automatically.

use contract::{Seat, Sink};

use crate::card::{Cards, Face, Kind};
use crate::event::Event;
use crate::game::BattleForce;
use crate::memory::Memory;
use crate::options::End;
use crate::ship::{Button, Line, Ships};
use crate::state::{Board, Moment, Owed, Phase, Routine, Ship, State, Turn};

impl BattleForce {
    /// Does everything that happens automatically until somebody is due.
    pub(crate) fn advance(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        while self.tick(state, sink) {}
    }

    fn tick(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        match state.phase {
            Phase::Turn(turn, moment) => self.tick_turn(state, turn, moment, sink),
            Phase::TieCards(_) | Phase::DuelDeal => self.tick_tie(state, sink),
            _ => self.tick_setup(state, sink),
        }
    }

    /// Begins the next player's turn, or the next game turn.
    pub(crate) fn next_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        loop {
            let board = &mut state.board;
            let Some(seat) = self.round(board.first).find(|seat| is_due(board, *seat)) else {
                board.turns += 1;
                board.done = 0;
                board.order = [0; 8];
                if self.ends_by_turn(state, sink) {
                    return;
                }
                continue;
            };
            if self.options.order_cards && board.duel.is_none() {
                let is_dealt = !board.order[..self.seats as usize].contains(&0);
                state.phase = if is_dealt { Phase::Call } else { Phase::OrderCards(board.first) };
                return;
            }
            if self.begin_turn(state, seat, sink) {
                return;
            }
        }
    }

    /// The player with the lowest order card that has not been called yet.
    pub(crate) fn called(&self, board: &Board) -> Option<Seat> {
        Seat::all(self.seats).filter(|seat| is_due(board, *seat)).min_by_key(|seat| board.order[seat.index()])
    }

    /// Begins a player's turn. Returns false if they have no ships and cannot get any; their turn is then
    /// over.
    pub(crate) fn begin_turn(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) -> bool {
        let board = &mut state.board;
        if !self.has_ships(board, seat) && !self.may_come_back(board, seat) {
            board.done |= 1 << seat.index();
            return false;
        }
        sink.tell(|| Event::Turn { seat, turn: board.turns + 1 });
        let moment = if !self.has_ships(board, seat) {
            Moment::Prepare
        } else if self.is_automaton(seat) {
            self.automaton_mends(board, seat, sink);
            Moment::Automaton(Routine::Prepare)
        } else {
            Moment::Draw
        };
        state.phase = Phase::Turn(Turn::of(seat), moment);
        true
    }

    /// Whether a player without ships may still get Reinforcements (R33): they hold cards, and there are
    /// ships to draw.
    pub(crate) fn may_come_back(&self, board: &Board, seat: Seat) -> bool {
        board.duel.is_none()
            && self.exists(Kind::Reinforcements)
            && !board.hands[seat.index()].is_empty()
            && self.has_ship_to_draw(board)
    }

    pub(crate) fn end_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if let Phase::Turn(turn, _) = state.phase {
            state.board.done |= 1 << turn.seat.index();
        }
        self.next_turn(state, sink);
    }

    /// Shuffles the discards into a new deck (R40). Cards on the table are left out (R77).
    pub(crate) fn reshuffle(&self, board: &mut Board, sink: &mut impl Sink<Event>) {
        let count = board.pile.len() - board.open as usize;
        for face in &board.pile.as_slice()[..count] {
            board.deck.add(*face, 1);
        }
        board.pile.remove_first(count);
        self.remember(board);
        sink.tell(|| Event::Reshuffled { cards: count as u32 });
        self.count_reshuffle(board, sink);
    }

    pub(crate) fn count_reshuffle(&self, board: &mut Board, sink: &mut impl Sink<Event>) {
        board.reshuffles = board.reshuffles.saturating_add(1);
        if matches!(self.options.end, End::Reshuffles(count) if board.reshuffles >= count)
            && !board.is_last_turn
            && board.duel.is_none()
        {
            board.is_last_turn = true;
            sink.tell(|| Event::LastTurn);
        }
    }

    fn tick_turn(
        &self,
        state: &mut State,
        mut turn: Turn,
        moment: Moment,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        if turn.naming.is_some() {
            return false;
        }
        if turn.owed.is_some() {
            if state.board.deck.len() > 0 {
                return false;
            }
            if self.cards_to_draw(&state.board) > 0 {
                self.reshuffle(&mut state.board, sink);
            } else {
                turn.owed = None;
                state.phase = Phase::Turn(turn, moment);
            }
            return true;
        }
        if turn.refill.is_some() {
            return false;
        }
        match moment {
            Moment::Draw => self.tick_draw(state, turn),
            Moment::Drawn => {
                if state.board.reserves[turn.seat.index()].len() < 3 {
                    return false;
                }
                state.phase = Phase::Turn(turn, Moment::Draw);
                true
            }
            Moment::Control(rest) => self.tick_control(state, turn, rest, sink),
            Moment::Prepare => {
                if self.is_asked_to_prepare(&state.board, &turn) {
                    return false;
                }
                let next = if self.has_ships(&state.board, turn.seat) { Moment::Act } else { Moment::End };
                state.phase = Phase::Turn(turn, next);
                true
            }
            Moment::Repair(face) => {
                let damaged = self.damaged(&state.board, turn.seat);
                let (Some(ship), 1) = (damaged.first(), damaged.len()) else { return false };
                self.patch(state, ship, face, sink);
                true
            }
            Moment::Repairing(ship, left) => self.tick_repairing(state, turn, ship, left, sink),
            Moment::NewShip => {
                if !state.board.ship_deck.is_empty() {
                    return false;
                }
                let ship = state.board.bottom.remove_at(0);
                self.reinforce(state, ship, true, sink);
                true
            }
            Moment::Act | Moment::Reform | Moment::Aim(_) | Moment::Redraw(_) => false,
            Moment::Battle(battle, window) => self.tick_battle(state, turn, battle, window, sink),
            Moment::Truce(seat) => {
                let board = &state.board;
                let fills = self.is_advanced(board)
                    && self.has_ships(board, seat)
                    && !board.hands[seat.index()].is_empty()
                    && board.reserves[seat.index()].len() < 3;
                if fills {
                    return false;
                }
                self.after_truce(state, turn, seat, sink);
                true
            }
            Moment::TruceDeal(seat) => {
                self.tick_truce_deal(state, turn, seat, sink);
                true
            }
            Moment::Top => {
                let open = state.board.open as usize;
                let table = &state.board.pile.as_slice()[state.board.pile.len() - open..];
                let varied = table.iter().any(|face| Some(face) != table.first());
                if self.options.top_discard && varied {
                    return false;
                }
                self.after_attack(state, turn);
                true
            }
            Moment::Discard => {
                self.lift_cards(&mut state.board, turn.seat, sink);
                if !state.board.hands[turn.seat.index()].is_empty() {
                    return false;
                }
                state.phase = Phase::Turn(turn, Moment::End);
                true
            }
            Moment::End => {
                self.end_turn(state, sink);
                true
            }
            Moment::Automaton(routine) => self.tick_automaton(state, turn, routine, sink),
        }
    }

    /// Deals five cards to everybody who has ships, clockwise, after a Ceasefire.
    fn tick_truce_deal(&self, state: &mut State, mut turn: Turn, seat: Seat, sink: &mut impl Sink<Event>) {
        let board = &state.board;
        let hand = board.hands[seat.index()].len();
        if hand < 5 && self.has_ships(board, seat) && !self.is_automaton(seat) && board.deck.len() > 0 {
            turn.owed = Some(Owed { seat, cards: 5 - hand as u8 });
            state.phase = Phase::Turn(turn, Moment::TruceDeal(seat));
        } else if seat.next(self.seats) == turn.seat {
            self.end_turn(state, sink);
        } else {
            state.phase = Phase::Turn(turn, Moment::TruceDeal(seat.next(self.seats)));
        }
    }

    /// Phase 1 (R65): players who have a choice are asked; the others simply draw.
    fn tick_draw(&self, state: &mut State, mut turn: Turn) -> bool {
        let board = &state.board;
        let seat = turn.seat.index();
        let missing = self.hand_limit(board).saturating_sub(board.hands[seat].len());
        let takes = self.may_take_in_turn(board, turn.seat);
        let can_draw = self.cards_to_draw(board) > 0;
        if missing == 0 || !(can_draw || takes) {
            state.phase = Phase::Turn(turn, self.after_draw(board, turn.seat));
            return true;
        }
        if takes || self.may_salvage(board, &turn) {
            return false;
        }
        let advanced = self.is_advanced(board);
        turn.owed = Some(Owed { seat: turn.seat, cards: if advanced { 1 } else { missing as u8 } });
        state.phase = Phase::Turn(turn, if advanced { Moment::Drawn } else { Moment::Draw });
        true
    }

    pub(crate) fn may_take_in_turn(&self, board: &Board, seat: Seat) -> bool {
        self.is_advanced(board) && !board.reserves[seat.index()].is_empty()
    }

    pub(crate) fn may_salvage(&self, board: &Board, turn: &Turn) -> bool {
        self.options.top_discard && !turn.salvaged && !board.pile.is_empty()
    }

    pub(crate) fn after_draw(&self, board: &Board, seat: Seat) -> Moment {
        if self.is_advanced(board) { Moment::Control(self.damaged(board, seat)) } else { Moment::Act }
    }

    /// Continuous damage control: removes one damage from every damaged ship (R22).
    fn tick_control(&self, state: &mut State, turn: Turn, rest: Ships, sink: &mut impl Sink<Event>) -> bool {
        let Some(ship) = rest.first() else {
            self.drop_webs(&mut state.board, turn.seat, sink);
            state.phase = Phase::Turn(turn, Moment::Prepare);
            return true;
        };
        let Some(button) = self.repairable(&state.board, ship).only_kind() else { return false };
        self.mend(&mut state.board, turn.seat, ship, button, sink);
        state.phase = Phase::Turn(turn, Moment::Control(rest.not(Ships::only(ship))));
        true
    }

    /// Lowers a player's webs in their Formation phase (R18).
    fn drop_webs(&self, board: &mut Board, seat: Seat, sink: &mut impl Sink<Event>) {
        let webs = board.fleets[seat.index()].all().and(board.raised).and(self.webs);
        for ship in webs.iter() {
            sink.tell(|| Event::Lowered { seat, ship: self.id(ship) });
        }
        board.raised = board.raised.not(webs);
    }

    /// Whether phases 2 and 3 have a question to ask, judged by public facts.
    fn is_asked_to_prepare(&self, board: &Board, turn: &Turn) -> bool {
        let holds = !board.hands[turn.seat.index()].is_empty();
        let fleet = &board.fleets[turn.seat.index()];
        let reinforces = holds && self.exists(Kind::Reinforcements) && self.has_ship_to_draw(board);
        let repairs =
            holds && !turn.repaired && turn.reinforced == 0 && !self.damaged(board, turn.seat).is_empty();
        let has_ships = !fleet.all().is_empty();
        let devices = !fleet.all().and(self.cloaks.or(self.webs)).is_empty();
        let forms = self.has_lines(board) || (self.is_advanced(board) && devices);
        reinforces || (has_ships && (repairs || forms))
    }

    /// Removes one damage from a ship.
    pub(crate) fn mend(
        &self,
        board: &mut Board,
        seat: Seat,
        ship: Ship,
        button: Button,
        sink: &mut impl Sink<Event>,
    ) {
        if self.options.traditional_damage && button == Button::FreeHit {
            board.wounds[ship as usize] -= 1;
        } else {
            board.damage[ship as usize].remove(button, 1);
        }
        sink.tell(|| Event::Mended { seat, ship: self.id(ship), button });
    }

    /// Applies a repair card to a ship.
    pub(crate) fn patch(&self, state: &mut State, ship: Ship, face: Face, sink: &mut impl Sink<Event>) {
        let Phase::Turn(turn, _) = state.phase else { return };
        let is_engineer = self.kind(face) == Kind::LegendaryEngineer;
        let left = if is_engineer { u8::MAX } else { self.value(face) };
        sink.tell(|| Event::Repairs { seat: turn.seat, card: self.card(face), ship: self.id(ship) });
        state.phase = Phase::Turn(turn, Moment::Repairing(ship, left));
    }

    fn tick_repairing(
        &self,
        state: &mut State,
        turn: Turn,
        ship: Ship,
        left: u8,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let board = &mut state.board;
        let covered = board.damage[ship as usize].total() + board.wounds[ship as usize];
        if left == 0 || covered == 0 {
            state.phase = Phase::Turn(turn, self.preparing(&state.board));
            return true;
        }
        let repairable = self.repairable(board, ship);
        let all = left >= covered;
        let Some(button) = repairable.only_kind().or(repairable.kinds().next().filter(|_| all)) else {
            return false;
        };
        self.mend(board, turn.seat, ship, button, sink);
        state.phase = Phase::Turn(turn, Moment::Repairing(ship, left - 1));
        true
    }

    /// The moment in which repairs and reinforcements are played.
    pub(crate) fn preparing(&self, board: &Board) -> Moment {
        if self.is_advanced(board) { Moment::Prepare } else { Moment::Act }
    }

    /// Adds a ship to the active player's fleet.
    pub(crate) fn reinforce(
        &self,
        state: &mut State,
        ship: Ship,
        is_public: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let Phase::Turn(mut turn, moment) = state.phase else { return };
        let board = &mut state.board;
        let face_up = is_public || !self.has_lines(board) || self.is_automaton(turn.seat);
        board.ship_deck.remove(ship);
        sink.tell(|| Event::Reinforced { seat: turn.seat, ship: Some(self.id(ship)), face_up });
        self.join(board, turn.seat, ship, face_up, sink);
        // A player who comes back with their last card is out of cards (R36).
        let out_of_cards = board.hands[turn.seat.index()].is_empty() && !self.is_automaton(turn.seat);
        if self.seats >= 5 && out_of_cards && turn.owed.is_none() {
            turn.owed = Some(Owed { seat: turn.seat, cards: 2 });
        }
        let back = match moment {
            Moment::Automaton(_) => Moment::Automaton(Routine::Prepare),
            _ => self.preparing(board),
        };
        state.phase = Phase::Turn(turn, back);
    }

    /// Adds a ship to a fleet in play. It goes into Reserve where there are lines, except for the automaton,
    /// which has no Reserve (R64).
    pub(crate) fn join(
        &self,
        board: &mut Board,
        seat: Seat,
        ship: Ship,
        is_public: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let line = match (self.has_lines(board), self.is_automaton(seat)) {
            (false, _) => Line::Screen,
            (true, true) => Line::Body,
            (true, false) => Line::Reserve,
        };
        board.fleets[seat.index()].lines[line as usize].insert(ship);
        if is_public {
            board.known.insert(ship);
        }
        self.requeue(board, ship);
        self.advance_body(board, seat, sink);
    }

    /// Moves a ship to the end of its line.
    pub(crate) fn requeue(&self, board: &mut Board, ship: Ship) {
        if self.options.solitaire && board.duel.is_none() {
            board.queue.remove(ship);
            board.queue.push(ship);
        }
    }

    /// Moves a player's ship into another line.
    pub(crate) fn put_in_line(&self, board: &mut Board, seat: Seat, ship: Ship, line: Line) {
        let fleet = &mut board.fleets[seat.index()];
        fleet.remove(ship);
        fleet.lines[line as usize].insert(ship);
        board.known.insert(ship);
        self.requeue(board, ship);
    }

    /// Forced advance: the whole Main Body moves into an empty Screen (R66).
    pub(crate) fn advance_body(&self, board: &mut Board, seat: Seat, sink: &mut impl Sink<Event>) {
        let fleet = &mut board.fleets[seat.index()];
        let body = fleet.line(Line::Body);
        if fleet.line(Line::Screen).is_empty() && !body.is_empty() {
            fleet.lines[Line::Screen as usize] = body;
            fleet.lines[Line::Body as usize] = Ships::NONE;
            sink.tell(|| Event::Advanced { seat });
        }
    }

    /// Ends the formation change.
    pub(crate) fn end_formation(&self, state: &mut State, next: Moment, sink: &mut impl Sink<Event>) {
        let Phase::Turn(mut turn, _) = state.phase else { return };
        self.advance_body(&mut state.board, turn.seat, sink);
        turn.lines_moved = 0;
        turn.ships_moved = Ships::NONE;
        turn.lowered = false;
        let reserve = state.board.fleets[turn.seat.index()].line(Line::Reserve).len() as u8;
        turn.most_reserve = reserve.max(2);
        turn.reinforced = 0;
        state.phase = Phase::Turn(turn, next);
    }

    /// Phase 5: removes Maneuvers, Weasels and Disengage from a player's ships.
    fn lift_cards(&self, board: &mut Board, seat: Seat, sink: &mut impl Sink<Event>) {
        let ships = board.fleets[seat.index()].all();
        while let Some(card) = board.lingering.remove(|card| ships.has(card.ship)) {
            // The card named as the top discard stays on top.
            let top = if self.options.top_discard { board.pile.pop() } else { None };
            board.pile.push(card.face);
            if let Some(top) = top {
                board.pile.push(top);
            }
            sink.tell(|| Event::CardsLeft { ship: self.id(card.ship), card: self.card(card.face) });
        }
    }

    /// Takes a card from a player's hand, or from the automaton's kept cards.
    pub(crate) fn take_card(&self, board: &mut Board, seat: Seat, face: Face) {
        if self.is_automaton(seat) {
            board.kept.remove(face);
            return;
        }
        // If everybody knew of such a card, that is the one shown.
        if !board.seen[seat.index()].remove(face) {
            board.memory.note(seat.index(), face, Self::hidden_cards(board, seat));
            board.gifts[seat.index()].remove(face);
        }
        board.hands[seat.index()].remove(face);
    }

    /// The number of cards in a player's possession that not everybody has seen.
    pub(crate) fn hidden_cards(board: &Board, seat: Seat) -> usize {
        let index = seat.index();
        (board.hands[index].len() + board.reserves[index].len()).saturating_sub(board.seen[index].len())
    }

    /// Starts the memory after a reshuffle: all hidden cards were shuffled except those in hands and
    /// reserves. Games with allies have no memory, because allies give each other cards unseen.
    fn remember(&self, board: &mut Board) {
        board.memory = Memory::OFF;
        if self.options.allies {
            return;
        }
        board.memory.is_on = true;
        for seat in Seat::all(self.seats).map(Seat::index) {
            let mut seen = board.seen[seat];
            let hidden = board.hands[seat]
                .iter()
                .chain(board.reserves[seat].iter())
                .filter(|face| !seen.remove(*face));
            board.memory.by_seat[seat].held = hidden.collect();
        }
    }

    /// Plays a card and discards it at once.
    pub(crate) fn discard(&self, board: &mut Board, seat: Seat, face: Face) {
        self.take_card(board, seat, face);
        board.pile.push(face);
    }

    /// Plays a card onto the table, where it stays until the attack is over (R77).
    pub(crate) fn play(&self, board: &mut Board, seat: Seat, face: Face) {
        self.take_card(board, seat, face);
        Self::put_on_table(board, face);
    }

    /// Puts a card on the table.
    pub(crate) fn put_on_table(board: &mut Board, face: Face) {
        board.pile.push(face);
        board.open += 1;
    }

    /// The first card of this kind in a player's hand.
    pub(crate) fn held(&self, board: &Board, seat: Seat, kind: Kind) -> Option<Face> {
        if self.is_automaton(seat) {
            board.kept.iter().find(|face| self.kind(*face) == kind)
        } else {
            let faces = board.hands[seat.index()].mask() & self.faces_of(kind);
            (faces != 0).then(|| faces.trailing_zeros() as Face)
        }
    }

    /// After an attack: begins a second one if the options allow it, otherwise phase 5.
    fn after_attack(&self, state: &mut State, mut turn: Turn) {
        state.board.open = 0;
        turn.attacks += 1;
        let next = if self.is_automaton(turn.seat) || turn.attacks >= self.most_attacks(&state.board) {
            Moment::Discard
        } else {
            Moment::Act
        };
        state.phase = Phase::Turn(turn, next);
    }

    pub(crate) const fn most_attacks(&self, board: &Board) -> u8 {
        if self.options.second_attack && board.duel.is_none() { 2 } else { 1 }
    }

    /// Continues after a player has filled their reserve before a Ceasefire.
    pub(crate) fn after_truce(&self, state: &mut State, turn: Turn, seat: Seat, sink: &mut impl Sink<Event>) {
        let next = seat.next(self.seats);
        if next != turn.seat {
            state.phase = Phase::Turn(turn, Moment::Truce(next));
            return;
        }
        self.cease_fire(&mut state.board, turn.seat, sink);
        state.phase = Phase::Turn(turn, Moment::TruceDeal(turn.seat));
    }

    /// Removes all damage and devices, and shuffles all cards except the reserves (R25).
    fn cease_fire(&self, board: &mut Board, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Ceasefire { seat });
        board.damage = [crate::ship::Buttons::NONE; crate::state::ALL_SHIPS];
        board.wounds = [0; crate::state::ALL_SHIPS];
        board.raised = Ships::NONE;
        board.lingering = crate::state::Lingering::NONE;
        board.hands = [Cards::NONE; 8];
        board.kept = Cards::NONE;
        board.pile = Cards::NONE;
        board.open = 0;
        // Nobody can tell whether a card that was seen is in a reserve or was shuffled in.
        board.seen = [Cards::NONE; 8];
        board.gifts = [Cards::NONE; 8];
        // Cards that were face up at the last reshuffle are certainly not in reserves now; the memory has no
        // room for that.
        board.memory = Memory::OFF;
        board.deck = self.deck;
        for reserve in &board.reserves {
            for face in reserve.iter() {
                board.deck.take(face);
            }
        }
        self.count_reshuffle(board, sink);
    }
}

/// Whether a player has yet to take their turn in the current game turn.
pub(crate) const fn is_due(board: &Board, seat: Seat) -> bool {
    board.done >> seat.index() & 1 == 0
}
