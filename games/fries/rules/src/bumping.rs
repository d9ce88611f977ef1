//! Phase 2: bumps, and where beaten UFOs fly.

use contract::{Refusal, Seat, Sink};

use crate::action::{Action, Kind, Side};
use crate::event::{BumpModifiers, Event};
use crate::game::{Fries, refuse};
use crate::map::{City, Field, Fields, contains, each, only, others};
use crate::registry as rule;
use crate::state::{
    Board, Bump, Flight, MOST_SEATS, NO_SIDES, Phase, Rout, Slot, State, Status, Turn, kind_of, supporters,
};

impl Fries {
    /// The fields where UFOs of the active player meet other UFOs.
    pub(crate) fn contested(&self, board: &Board, seat: Seat) -> Fields {
        board.ufo_fields(seat) & board.foreign_ufos(seat, self.seats)
    }

    /// Begins the next bump, or the actions if there is none left.
    pub(crate) fn next_bump(&self, state: &mut State, turn: Turn, sink: &mut impl Sink<Event>) {
        let contested = self.contested(&state.board, turn.seat);
        match contested.count_ones() {
            0 => self.begin_actions(state, turn, sink),
            1 => self.begin_bump(state, turn, contested.trailing_zeros() as Field, sink),
            _ => state.phase = Phase::Bumps(turn),
        }
    }

    pub(crate) fn begin_bump(
        &self,
        state: &mut State,
        turn: Turn,
        field: Field,
        sink: &mut impl Sink<Event>,
    ) {
        let is_there = |seat: &Seat| state.board.ufos_on(*seat, only(field)) > 0;
        let Some(defender) = others(turn.seat, self.seats).find(is_there) else { return };
        let bump = Bump { field, defender, sides: NO_SIDES };
        sink.tell(|| Event::BumpBegins { field: self.map.id(field), attacker: turn.seat, defender });
        self.ask_support(state, turn, bump, turn.seat);
    }

    /// Asks the next third player with UFOs next to the field, clockwise, or rolls the dice (F5).
    pub(crate) fn ask_support(&self, state: &mut State, turn: Turn, bump: Bump, after: Seat) {
        let beside = self.map.neighbours(bump.field);
        let asked = after.places_after(turn.seat, self.seats);
        let next = others(turn.seat, self.seats)
            .skip(asked)
            .find(|seat| *seat != bump.defender && state.board.ufos_on(*seat, beside) > 0);
        state.phase = match next {
            Some(seat) => Phase::Support(turn, bump, seat),
            None => Phase::BumpDice(turn, bump),
        };
    }

    pub(crate) fn support(
        &self,
        state: &mut State,
        turn: Turn,
        mut bump: Bump,
        seat: Seat,
        side: Side,
        sink: &mut impl Sink<Event>,
    ) {
        bump.sides[seat.index() % MOST_SEATS] = side;
        let ufos = state.board.ufos_on(seat, self.map.neighbours(bump.field));
        sink.tell(|| Event::Supported { seat, side, ufos });
        self.ask_support(state, turn, bump, seat);
    }

    /// The modifiers of both sides, the attacker's first (F4).
    pub(crate) fn bump_modifiers(
        &self,
        board: &Board,
        attacker: Seat,
        bump: &Bump,
    ) -> (BumpModifiers, BumpModifiers) {
        let side = |seat: Seat, attack: i8, side: Side| {
            let beside = self.map.neighbours(bump.field);
            let lead = board.slots_at(seat, bump.field).map(|slot| lead_value(kind_of(slot))).max();
            let own = board.ufos_on(seat, only(bump.field) | beside) as i8 - 1;
            let support = supporters(bump, side).iter().map(|third| board.ufos_on(third, beside) as i8).sum();
            BumpModifiers { attack, lead: lead.unwrap_or(0), own, support }
        };
        (side(attacker, 1, Side::Attacker), side(bump.defender, 0, Side::Defender))
    }

    /// The attacker's total minus the defender's, with these dice.
    pub(crate) fn bump_margin(&self, board: &Board, attacker: Seat, bump: &Bump, dice: (u8, u8)) -> i8 {
        let (attack, defence) = self.bump_modifiers(board, attacker, bump);
        dice.0 as i8 + attack.total() - dice.1 as i8 - defence.total()
    }

    pub(crate) fn decide_bump(
        &self,
        state: &mut State,
        mut turn: Turn,
        bump: Bump,
        dice: (u8, u8),
        sink: &mut impl Sink<Event>,
    ) {
        let attacker = turn.seat;
        let margin = self.bump_margin(&state.board, attacker, &bump, dice);
        let (winner, loser) = if margin > 0 { (attacker, bump.defender) } else { (bump.defender, attacker) };
        let left = margin.unsigned_abs().max(1);
        sink.tell(|| {
            let (attack, defence) = self.bump_modifiers(&state.board, attacker, &bump);
            let (field, defender) = (self.map.id(bump.field), bump.defender);
            Event::Bumped { field, attacker, defender, dice, attack, defence, winner, distance: left }
        });
        if loser == attacker {
            for slot in state.board.slots_at(attacker, bump.field) {
                turn.status[slot as usize] = Status::Beaten;
            }
        }
        self.next_flight(state, turn, Rout { field: bump.field, winner, loser, left }, sink);
    }

    /// The kinds of beaten UFOs that still have to leave, as a mask.
    pub(crate) fn beaten_kinds(board: &Board, rout: &Rout) -> u8 {
        board.slots_at(rout.loser, rout.field).fold(0, |kinds, slot| kinds | 1 << kind_of(slot) as u8)
    }

    fn next_flight(&self, state: &mut State, turn: Turn, rout: Rout, sink: &mut impl Sink<Event>) {
        let kinds = Fries::beaten_kinds(&state.board, &rout);
        match kinds.count_ones() {
            0 => self.next_bump(state, turn, sink),
            1 => {
                let slot = state.board.slots_at(rout.loser, rout.field).next();
                self.take_off(state, turn, rout, slot.unwrap_or(0));
            }
            _ => state.phase = Phase::Send(turn, rout),
        }
    }

    pub(crate) fn send(&self, state: &mut State, turn: Turn, rout: Rout, kind: Kind) {
        let slot = state.board.slots_at(rout.loser, rout.field).find(|slot| kind_of(*slot) == kind);
        if let Some(slot) = slot {
            self.take_off(state, turn, rout, slot);
        }
    }

    /// The fields where the bumped player's UFOs may land.
    fn landings(&self, board: &Board, loser: Seat) -> Fields {
        self.map.in_play & !board.foreign_ufos(loser, self.seats)
    }

    fn take_off(&self, state: &mut State, turn: Turn, rout: Rout, slot: Slot) {
        let still_to_fly = state.board.slots_at(rout.loser, rout.field).count() as u8 - 1;
        let (most, is_forced) = self.flight_length(&state.board, &rout, still_to_fly);
        let (at, visited) = (rout.field, only(rout.field));
        state.phase = Phase::Steer(turn, rout, Flight { slot, at, visited, used: 0, most, is_forced });
    }

    /// How far a beaten UFO may fly if `still_to_fly` more will follow it (F7), and whether it has to go
    /// farther than its share (F9).
    pub(crate) fn flight_length(&self, board: &Board, rout: &Rout, still_to_fly: u8) -> (u8, bool) {
        let share = rout.left.saturating_sub(still_to_fly).max(1);
        let landings = self.landings(board, rout.loser);
        let nearest = self.map.rings(rout.field, 0, u8::MAX).position(|ring| ring & landings != 0);
        let nearest = nearest.map_or(1, |lines| lines as u8 + 1);
        (share.max(nearest), nearest > share)
    }

    /// The fields to which a beaten UFO can be steered, from which it must still be able to land (F8).
    pub(crate) fn steerable(&self, board: &Board, rout: &Rout, flight: &Flight) -> Fields {
        if flight.used >= flight.most {
            return 0;
        }
        let landings = self.landings(board, rout.loser);
        let further = flight.most - flight.used - 1;
        let lands = |field: &Field| {
            contains(landings, *field)
                || self.map.rings(*field, flight.visited, further).any(|ring| ring & landings != 0)
        };
        let beside = self.map.neighbours(flight.at) & self.map.in_play & !flight.visited;
        each(beside).filter(lands).fold(0, |fields, field| fields | only(field))
    }

    pub(crate) fn can_land(&self, board: &Board, rout: &Rout, flight: &Flight) -> bool {
        flight.used > 0 && contains(self.landings(board, rout.loser), flight.at)
    }

    pub(crate) fn steer(
        &self,
        state: &mut State,
        turn: Turn,
        rout: Rout,
        mut flight: Flight,
        to: Field,
        sink: &mut impl Sink<Event>,
    ) {
        let (seat, kind) = (rout.loser, kind_of(flight.slot));
        sink.tell(|| Event::Tumbled { seat, kind, from: self.map.id(flight.at), to: self.map.id(to) });
        flight.at = to;
        flight.visited |= only(to);
        flight.used += 1;
        state.board.ufos[seat.index()][flight.slot as usize] = to;
        if let Some(city) = self.map.city(to) {
            if state.board.witnesses_on_board(seat) < self.content.supply.witnesses {
                self.place_witness(state, seat, city, None, sink);
            } else if self.witness_sources(&state.board, seat, city) != 0 {
                state.phase = Phase::Witness(turn, rout, flight, city);
                return;
            }
        }
        self.fly_on(state, turn, rout, flight, sink);
    }

    /// The other cities with a player's eyewitnesses (F10).
    pub(crate) fn witness_sources(&self, board: &Board, seat: Seat, city: City) -> Fields {
        let others = (0..self.map.city_count).filter(|other| *other != city);
        let with = others.filter(|other| board.witnesses[seat.index()][*other as usize] > 0);
        with.fold(0, |fields, other| fields | only(self.map.city_field(other)))
    }

    fn place_witness(
        &self,
        state: &mut State,
        seat: Seat,
        city: City,
        from: Option<Field>,
        sink: &mut impl Sink<Event>,
    ) {
        if let Some(source) = from.and_then(|field| self.map.city(field)) {
            state.board.witnesses[seat.index()][source as usize] -= 1;
        }
        state.board.witnesses[seat.index()][city as usize] += 1;
        let at = self.map.id(self.map.city_field(city));
        sink.tell(|| Event::WitnessPlaced { seat, city: at, from: from.map(|field| self.map.id(field)) });
    }

    pub(crate) fn move_witness(
        &self,
        state: &mut State,
        (turn, rout, flight, city): (Turn, Rout, Flight, City),
        from: Option<Field>,
        sink: &mut impl Sink<Event>,
    ) {
        if from.is_some() {
            self.place_witness(state, rout.loser, city, from, sink);
        }
        self.fly_on(state, turn, rout, flight, sink);
    }

    /// Continues a flight. A UFO that has used up its share lands automatically.
    fn fly_on(&self, state: &mut State, turn: Turn, rout: Rout, flight: Flight, sink: &mut impl Sink<Event>) {
        if flight.used == flight.most {
            self.land(state, turn, rout, flight, sink);
        } else {
            state.phase = Phase::Steer(turn, rout, flight);
        }
    }

    pub(crate) fn land(
        &self,
        state: &mut State,
        turn: Turn,
        mut rout: Rout,
        flight: Flight,
        sink: &mut impl Sink<Event>,
    ) {
        let (seat, kind) = (rout.loser, kind_of(flight.slot));
        sink.tell(|| Event::Landed { seat, kind, at: self.map.id(flight.at) });
        rout.left = rout.left.saturating_sub(if flight.is_forced { 1 } else { flight.used });
        self.next_flight(state, turn, rout, sink);
    }

    pub(crate) fn list_bumps(&self, state: &State, out: &mut Vec<Action>) {
        match &state.phase {
            Phase::Bumps(turn) => {
                out.extend(
                    each(self.contested(&state.board, turn.seat))
                        .map(|field| Action::Bump(self.map.id(field))),
                );
            }
            Phase::Support(..) => out.extend(Side::ALL.map(Action::Support)),
            Phase::Send(_, rout) => {
                let kinds = Fries::beaten_kinds(&state.board, rout);
                out.extend(
                    Kind::ALL.into_iter().filter(|kind| kinds >> *kind as u8 & 1 == 1).map(Action::Send),
                );
            }
            Phase::Steer(_, rout, flight) => {
                let fields = self.steerable(&state.board, rout, flight);
                out.extend(each(fields).map(|field| Action::Steer(self.map.id(field))));
                if self.can_land(&state.board, rout, flight) {
                    out.push(Action::Land);
                }
            }
            Phase::Witness(_, rout, _, city) => {
                let sources = self.witness_sources(&state.board, rout.loser, *city);
                out.extend(each(sources).map(|field| Action::Witness(self.map.id(field))));
                out.push(Action::NoWitness);
            }
            _ => {}
        }
    }

    pub(crate) fn check_bumps(&self, state: &State, action: Action) -> Result<(), Refusal> {
        let board = &state.board;
        match (&state.phase, action) {
            (Phase::Bumps(turn), Action::Bump(place)) => {
                let here = self.map.field(place).filter(|field| {
                    board.ufos_on(turn.seat, only(*field)) > 0
                        && others(turn.seat, self.seats).any(|other| board.ufos_on(other, only(*field)) > 0)
                });
                if here.is_some() { Ok(()) } else { refuse(&rule::BUMP_ORDER) }
            }
            (Phase::Bumps(_), _) => refuse(&rule::BUMP_MUST),
            (Phase::Support(..), Action::Support(_)) | (Phase::Witness(..), Action::NoWitness) => Ok(()),
            (Phase::Support(..), _) => refuse(&rule::SUPPORT_SIDE),
            (Phase::Send(_, rout), Action::Send(kind)) => {
                let is_there = board.slots_at(rout.loser, rout.field).any(|slot| kind_of(slot) == kind);
                if is_there { Ok(()) } else { refuse(&rule::FLIGHT_ALL) }
            }
            (Phase::Steer(_, rout, flight), Action::Steer(place)) => {
                self.check_steer(board, rout, flight, place)
            }
            (Phase::Steer(_, rout, flight), Action::Land) => {
                let foreign = board.foreign_ufos(rout.loser, self.seats);
                if flight.used > 0 && !contains(foreign, flight.at) {
                    Ok(())
                } else {
                    refuse(&rule::FLIGHT_PATH)
                }
            }
            (Phase::Send(..) | Phase::Steer(..), _) => refuse(&rule::FLIGHT_ALL),
            (Phase::Witness(_, rout, _, city), Action::Witness(place)) => {
                let source = self.map.field(place).and_then(|field| self.map.city(field));
                let has_one =
                    |source: u8| source != *city && board.witnesses[rout.loser.index()][source as usize] > 0;
                if source.is_some_and(has_one) { Ok(()) } else { refuse(&rule::WITNESS_MOVE) }
            }
            (Phase::Witness(..), _) => refuse(&rule::WITNESS_MOVE),
            _ => refuse(&rule::TURN_PHASES),
        }
    }

    /// Deliberately independent of [`Fries::steerable`]: searches for a landing step by step instead of ring
    /// by ring.
    fn check_steer(
        &self,
        board: &Board,
        rout: &Rout,
        flight: &Flight,
        place: crate::place::Place,
    ) -> Result<(), Refusal> {
        let Some(to) = self.map.field(place) else { return refuse(&rule::FLIGHT_PATH) };
        if !contains(self.map.neighbours(flight.at), to) || contains(flight.visited, to) {
            return refuse(&rule::FLIGHT_PATH);
        }
        if flight.used >= flight.most {
            return refuse(&rule::FLIGHT_SHARE);
        }
        let foreign = board.foreign_ufos(rout.loser, self.seats);
        let mut reached = only(to);
        let mut lands = reached & !foreign != 0;
        for _ in flight.used + 1..flight.most {
            reached |= self.map.around(reached) & !flight.visited;
            lands |= reached & !foreign != 0;
        }
        match lands {
            true => Ok(()),
            false if flight.is_forced => refuse(&rule::FLIGHT_BLOCKED),
            false => refuse(&rule::FLIGHT_PATH),
        }
    }
}

/// The modifier of a side's leading UFO (F4).
const fn lead_value(kind: Kind) -> i8 {
    match kind {
        Kind::Standard => 0,
        Kind::Bumper => 1,
        Kind::Sedator => -1,
    }
}
