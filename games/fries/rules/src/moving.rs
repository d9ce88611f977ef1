//! Phase 1: where UFOs fly, what sedators clear, and new UFOs.

use arrayvec::ArrayVec;
use contract::{Edition, Refusal, Seat, Sink};

use crate::action::{Action, Kind};
use crate::event::Event;
use crate::game::{Fries, refuse};
use crate::map::{Field, Fields, contains, each, only, others};
use crate::place::Place;
use crate::registry as rule;
use crate::state::{Board, FLEET, IN_SUPPLY, Phase, Slot, State, Status, Turn, kind_of};

/// The maximum number of separate parts of a network next to one field.
const MOST_PARTS: usize = crate::content::MOST_LINES_PER_FIELD;

impl Fries {
    /// If several parts of a network clear the same cities, one represents them all: the one that the sedator
    /// enters by the lowest field. In the first edition it was the one with the lowest field anywhere.
    fn compares_parts_by_entry(&self) -> bool {
        self.edition >= Edition::SECOND
    }

    /// Every field a UFO of this player can land on from here (F3, F11).
    pub(crate) fn reach_from(&self, board: &Board, seat: Seat, from: Field) -> Fields {
        let network = board.network(&self.map, seat, self.seats);
        self.reach_in(network, from)
    }

    fn reach_in(&self, network: Fields, from: Field) -> Fields {
        let beside = self.map.neighbours(from);
        let flown_over = self.map.connected((only(from) & network) | (beside & network), network);
        let ends = beside | flown_over | self.map.around(flown_over);
        // Returning to the start takes a neighbour to fly over.
        let loops = if beside & network == 0 { only(from) } else { 0 };
        ends & self.map.in_play & !loops
    }

    /// A shortest route that a UFO can have flown, including both ends.
    fn route(&self, board: &Board, seat: Seat, from: Field, to: Field) -> Vec<Place> {
        let network = board.network(&self.map, seat, self.seats);
        // The fields flown over, by distance in lines, until one of them is next to the end.
        let mut rings = vec![only(from)];
        let mut seen = only(from);
        while let Some(ring) = rings.last().copied().filter(|ring| self.map.around(*ring) & only(to) == 0) {
            let next = self.map.around(ring) & network & !seen;
            if next == 0 {
                break;
            }
            seen |= next;
            rings.push(next);
        }
        // A loop leaves its start before it returns.
        if from == to {
            let beside = self.map.neighbours(from) & network;
            rings = vec![only(from), beside];
        }
        let mut route = vec![self.map.id(to)];
        let mut at = to;
        for ring in rings.iter().rev() {
            at = (self.map.neighbours(at) & ring).trailing_zeros() as Field;
            route.push(self.map.id(at));
        }
        route.reverse();
        route
    }

    /// The parts of the network over which a UFO can get from one field to another, sorted by the lowest
    /// field where it enters them.
    fn parts_between(&self, network: Fields, from: Field, to: Field) -> ArrayVec<Fields, MOST_PARTS> {
        let mut parts = ArrayVec::new();
        let mut entries =
            if contains(network, from) { only(from) } else { self.map.neighbours(from) & network };
        while entries != 0 {
            let part = self.map.connected(only(entries.trailing_zeros() as Field), network);
            entries &= !part;
            if contains(part | self.map.around(part), to) && !parts.is_full() {
                parts.push(part);
            }
        }
        parts
    }

    /// The fields of a part from which the player's eyewitnesses would be removed, not counting the ends.
    fn cleared(&self, board: &Board, seat: Seat, part: Fields, from: Field, to: Field) -> Fields {
        let with_witnesses = |field: &Field| {
            self.map.city(*field).is_some_and(|city| board.witnesses[seat.index()][city as usize] > 0)
        };
        each(part & self.map.cities & !only(from) & !only(to))
            .filter(with_witnesses)
            .fold(0, |all, f| all | only(f))
    }

    /// The parts among which a sedator has a choice because they clear different cities, by their lowest
    /// field (F11).
    pub(crate) fn clean_choices(&self, board: &Board, seat: Seat, from: Field, to: Field) -> Fields {
        let network = board.network(&self.map, seat, self.seats);
        let mut parts = self.parts_between(network, from, to);
        if !self.compares_parts_by_entry() {
            parts.sort_unstable_by_key(|part| part.trailing_zeros());
        }
        let mut seen: ArrayVec<Fields, MOST_PARTS> = ArrayVec::new();
        let mut lowest = 0;
        for part in parts {
            let cleared = self.cleared(board, seat, part, from, to);
            if !seen.contains(&cleared) {
                seen.push(cleared);
                lowest |= only(part.trailing_zeros() as Field);
            }
        }
        lowest
    }

    /// The UFO of this kind on this field that has done nothing yet.
    pub(crate) fn ready_slot(board: &Board, turn: &Turn, kind: Kind, field: Field) -> Option<Slot> {
        let is_ready = |slot: &Slot| turn.status[*slot as usize] == Status::Ready && kind_of(*slot) == kind;
        board.slots_at(turn.seat, field).find(is_ready)
    }

    /// The fields with UFOs of this kind that have done nothing yet.
    pub(crate) fn ready_fields(board: &Board, turn: &Turn, kind: Kind) -> Fields {
        let ready = (0..FLEET as Slot).filter(|slot| {
            kind_of(*slot) == kind
                && turn.status[*slot as usize] == Status::Ready
                && board.ufos[turn.seat.index()][*slot as usize] != IN_SUPPLY
        });
        ready.fold(0, |fields, slot| fields | only(board.ufos[turn.seat.index()][slot as usize]))
    }

    /// Whether another player has a marker on the field.
    pub(crate) fn has_marker(&self, board: &Board, owner: Seat, field: Field) -> bool {
        match self.map.city(field) {
            Some(city) => board.restaurants[owner.index()][city as usize] > 0,
            None => contains(board.stands[owner.index()], field),
        }
    }

    /// The cities where a new UFO may start (F17), if one is allowed at all.
    pub(crate) fn new_ufo_cities(&self, board: &Board, turn: &Turn) -> Fields {
        let seat = turn.seat;
        let untouched = turn.status.iter().all(|status| *status == Status::Ready);
        if !untouched || board.controlled(seat, self.seats) < board.ufos_on_board(seat) {
            return 0;
        }
        let foreign = board.foreign_ufos(seat, self.seats);
        self.map.city_fields(board.controlled_by(seat, self.seats)) & !foreign
    }

    /// The next UFO of this kind in the supply.
    pub(crate) fn supply_slot(&self, board: &Board, seat: Seat, kind: Kind) -> Option<Slot> {
        let supply = self.content.supply.ufos[kind as usize];
        let mut of_kind = (0..FLEET as Slot).filter(|slot| kind_of(*slot) == kind).take(supply as usize);
        of_kind.find(|slot| board.ufos[seat.index()][*slot as usize] == IN_SUPPLY)
    }

    pub(crate) fn list_moves(&self, board: &Board, turn: &Turn, out: &mut Vec<Action>) {
        let cities = self.new_ufo_cities(board, turn);
        for kind in Kind::ALL {
            if cities != 0 && self.supply_slot(board, turn.seat, kind).is_some() {
                out.extend(each(cities).map(|city| Action::New(kind, self.map.id(city))));
            }
        }
        let network = board.network(&self.map, turn.seat, self.seats);
        let ready = Kind::ALL.map(|kind| (kind, Fries::ready_fields(board, turn, kind)));
        for (kind, fields) in ready {
            for from in each(fields) {
                let id = self.map.id(from);
                out.extend(
                    each(self.reach_in(network, from)).map(|to| Action::Fly(kind, id, self.map.id(to))),
                );
            }
        }
        let rivals = || Seat::all(self.seats).filter(|owner| *owner != turn.seat);
        for (kind, fields) in ready {
            for field in each(fields) {
                let owners = rivals().filter(|owner| self.has_marker(board, *owner, field));
                out.extend(owners.map(|owner| Action::Infiltrate(kind, self.map.id(field), owner)));
            }
        }
        out.push(Action::Done);
    }

    pub(crate) fn check_move(&self, board: &Board, turn: &Turn, action: Action) -> Result<(), Refusal> {
        match action {
            Action::New(kind, place) => {
                let untouched = turn.status.iter().all(|status| *status == Status::Ready);
                let entitled = board.controlled(turn.seat, self.seats) >= board.ufos_on_board(turn.seat);
                if !untouched || !entitled {
                    return refuse(&rule::NEW_UFO);
                }
                if self.supply_slot(board, turn.seat, kind).is_none() {
                    return refuse(&rule::SUPPLY_LIMIT);
                }
                let city = self.map.field(place).and_then(|field| self.map.city(field));
                let is_free = city.is_some_and(|city| {
                    board.controller(city, self.seats) == Some(turn.seat)
                        && !contains(board.foreign_ufos(turn.seat, self.seats), self.map.city_field(city))
                });
                if is_free { Ok(()) } else { refuse(&rule::NEW_PLACE) }
            }
            Action::Fly(kind, from, to) => {
                let from = self.ready_field(board, turn, kind, from)?;
                match self.map.field(to) {
                    Some(to) if self.flies(board, turn.seat, from, to) => Ok(()),
                    _ => refuse(&rule::MOVE_NETWORK),
                }
            }
            Action::Infiltrate(kind, place, owner) => {
                let moved = Refusal::under(&rule::MOVE_ONCE);
                let field = self.ready_field(board, turn, kind, place).map_err(|refusal| {
                    if refusal == moved { Refusal::under(&rule::INFILTRATE_START) } else { refusal }
                })?;
                let is_other = owner != turn.seat && owner.index() < self.seats as usize;
                if is_other && self.has_marker(board, owner, field) {
                    Ok(())
                } else {
                    refuse(&rule::INFILTRATE_MARKER)
                }
            }
            Action::Done => Ok(()),
            _ => refuse(&rule::TURN_PHASES),
        }
    }

    /// Whether a player's UFOs can fly on over this field, because it has one of their markers and nobody
    /// else's UFOs.
    fn flies_over(&self, board: &Board, seat: Seat, field: Field) -> bool {
        let is_free = others(seat, self.seats).all(|other| board.ufos_on(other, only(field)) == 0);
        is_free && self.has_marker(board, seat, field)
    }

    /// Whether a UFO can get from one field to another. Deliberately independent of [`Fries::reach_from`]:
    /// walks field by field.
    fn flies(&self, board: &Board, seat: Seat, from: Field, to: Field) -> bool {
        let mut walked = only(from);
        let mut ahead = walked;
        while ahead != 0 {
            let at = ahead.trailing_zeros() as Field;
            ahead &= ahead - 1;
            for next in each(self.map.neighbours(at)) {
                if next == to {
                    return true;
                }
                if !contains(walked, next) && self.flies_over(board, seat, next) {
                    walked |= only(next);
                    ahead |= only(next);
                }
            }
        }
        false
    }

    /// Whether a sedator may pick the part of the network whose lowest field this is. Deliberately
    /// independent of [`Fries::clean_choices`]: checks for every field whether it is the lowest of such a
    /// part.
    pub(crate) fn may_clean(&self, board: &Board, seat: Seat, from: Field, to: Field, lowest: Field) -> bool {
        let part_of = |field: Field| {
            each(self.map.in_play)
                .filter(move |other| *other == field || self.flies_within(board, seat, field, *other))
        };
        let touches_start = |field: Field| field == from || contains(self.map.neighbours(field), from);
        let cleared = |field: Field| {
            let leads = self.flies_over(board, seat, field)
                && part_of(field).all(|other| other >= field)
                && part_of(field).any(touches_start)
                && part_of(field).any(|other| other == to || contains(self.map.neighbours(other), to));
            // If the start is in the network, there is no other part to fly over.
            let is_own = !self.flies_over(board, seat, from) || part_of(field).any(|other| other == from);
            let part = part_of(field).fold(0, |part, other| part | only(other));
            (leads && is_own).then(|| self.cleared(board, seat, part, from, to))
        };
        // The tie-break between parts that clear the same cities.
        let rank = |field: Field| {
            if self.compares_parts_by_entry() {
                part_of(field).find(|other| touches_start(*other)).unwrap_or(field)
            } else {
                field
            }
        };
        let clears = cleared(lowest);
        let mut rivals = each(self.map.in_play).filter(|field| *field != lowest && cleared(*field) == clears);
        clears.is_some() && rivals.all(|rival| rank(rival) > rank(lowest))
    }

    /// Whether one field of the network can be reached from another without leaving it.
    fn flies_within(&self, board: &Board, seat: Seat, from: Field, to: Field) -> bool {
        self.flies_over(board, seat, from)
            && self.flies_over(board, seat, to)
            && self.flies(board, seat, from, to)
    }

    /// The field with this id, if the player has a UFO of this kind there that has done nothing yet.
    fn ready_field(&self, board: &Board, turn: &Turn, kind: Kind, place: Place) -> Result<Field, Refusal> {
        let Some(field) = self.map.field(place) else { return Err(Refusal::under(&rule::MOVE_OWN)) };
        if Fries::ready_slot(board, turn, kind, field).is_some() {
            return Ok(field);
        }
        let stands_there = board.slots_at(turn.seat, field).any(|slot| kind_of(slot) == kind);
        Err(Refusal::under(if stands_there { &rule::MOVE_ONCE } else { &rule::MOVE_OWN }))
    }

    pub(crate) fn fly(
        &self,
        state: &mut State,
        mut turn: Turn,
        kind: Kind,
        from: Field,
        to: Field,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = turn.seat;
        let Some(slot) = Fries::ready_slot(&state.board, &turn, kind, from) else { return };
        state.board.ufos[seat.index()][slot as usize] = to;
        turn.status[slot as usize] = Status::Moved;
        state.phase = Phase::Move(turn);
        sink.tell(|| {
            let route = self.route(&state.board, seat, from, to);
            Event::Flew { seat, kind, from: self.map.id(from), to: self.map.id(to), route }
        });
        if kind == Kind::Sedator {
            let choices = self.clean_choices(&state.board, seat, from, to);
            self.clear_witnesses(state, seat, from, sink);
            self.clear_witnesses(state, seat, to, sink);
            if choices.count_ones() > 1 {
                state.phase = Phase::Clean(turn, from, to);
            } else if choices != 0 {
                self.clean(state, turn, from, to, choices.trailing_zeros() as Field, sink);
            }
        }
    }

    /// Records that a sedator has flown over the part of the network whose lowest field this is.
    pub(crate) fn clean(
        &self,
        state: &mut State,
        turn: Turn,
        from: Field,
        to: Field,
        lowest: Field,
        sink: &mut impl Sink<Event>,
    ) {
        let network = state.board.network(&self.map, turn.seat, self.seats);
        let part = self.map.connected(only(lowest), network);
        for field in each(self.cleared(&state.board, turn.seat, part, from, to)) {
            self.clear_witnesses(state, turn.seat, field, sink);
        }
        state.phase = Phase::Move(turn);
    }

    /// Removes all the player's eyewitnesses from a field.
    pub(crate) fn clear_witnesses(
        &self,
        state: &mut State,
        seat: Seat,
        field: Field,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(city) = self.map.city(field) else { return };
        let count = std::mem::take(&mut state.board.witnesses[seat.index()][city as usize]);
        if count > 0 {
            sink.tell(|| Event::WitnessesRemoved { seat, city: self.map.id(field), count });
        }
    }

    pub(crate) fn infiltrate(
        &self,
        state: &mut State,
        mut turn: Turn,
        kind: Kind,
        field: Field,
        owner: Seat,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(slot) = Fries::ready_slot(&state.board, &turn, kind, field) else { return };
        turn.status[slot as usize] = Status::On(owner);
        state.phase = Phase::Move(turn);
        sink.tell(|| Event::Infiltrated { seat: turn.seat, kind, at: self.map.id(field), owner });
    }

    /// Places a new UFO and ends the turn.
    pub(crate) fn arrive(
        &self,
        state: &mut State,
        turn: Turn,
        kind: Kind,
        city: Field,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = turn.seat;
        let Some(slot) = self.supply_slot(&state.board, seat, kind) else { return };
        state.board.ufos[seat.index()][slot as usize] = city;
        sink.tell(|| Event::NewUfo { seat, kind, city: self.map.id(city) });
        self.finish_turn(state, seat, sink);
    }

    /// Ends the movement: sedators that stayed clear their cities, then bumps are fought.
    pub(crate) fn end_movement(&self, state: &mut State, turn: Turn, sink: &mut impl Sink<Event>) {
        for slot in (0..FLEET as Slot).filter(|slot| kind_of(*slot) == Kind::Sedator) {
            let at = state.board.ufos[turn.seat.index()][slot as usize];
            let stayed = matches!(turn.status[slot as usize], Status::Ready | Status::On(_));
            if at != IN_SUPPLY && stayed {
                self.clear_witnesses(state, turn.seat, at, sink);
            }
        }
        self.next_bump(state, turn, sink);
    }
}
