//! Phases 3 and 4: stands, restaurants, control rolls, and the count.

use contract::{Refusal, Seat, Sink};

use crate::action::{Action, Kind};
use crate::event::{ControlModifiers, Ending, Event};
use crate::game::{Fries, refuse};
use crate::map::{City, Field, Fields, contains, each, only};
use crate::registry as rule;
use crate::state::{Attempt, Board, FLEET, IN_SUPPLY, Phase, Slot, State, Status, Turn, kind_of};

impl Fries {
    pub(crate) fn begin_actions(&self, state: &mut State, turn: Turn, sink: &mut impl Sink<Event>) {
        self.continue_acting(state, turn, 0, sink);
    }

    /// Continues with the actions, or with the count if nothing more can be done.
    fn continue_acting(&self, state: &mut State, turn: Turn, acted: u16, sink: &mut impl Sink<Event>) {
        state.phase = Phase::Act(turn, acted);
        if !self.can_act(&state.board, &turn, acted) {
            self.count(state, turn.seat, sink);
        }
    }

    /// The player's UFOs that may act: those on the board that have not lost a bump this turn.
    fn able(board: &Board, turn: &Turn) -> impl Iterator<Item = (Slot, Field)> {
        let fleet = board.ufos[turn.seat.index()];
        let status = turn.status;
        (0..FLEET as Slot)
            .map(move |slot| (slot, fleet[slot as usize]))
            .filter(move |(slot, at)| *at != IN_SUPPLY && status[*slot as usize] != Status::Beaten)
    }

    fn able_fields(board: &Board, turn: &Turn) -> Fields {
        Fries::able(board, turn).fold(0, |fields, (_, at)| fields | only(at))
    }

    /// Villages where a stand can be opened.
    fn open_villages(&self, board: &Board, turn: &Turn) -> Fields {
        if board.stands[turn.seat.index()].count_ones() >= u32::from(self.content.supply.stands) {
            return 0;
        }
        let stands = board.stands.iter().fold(0, |all, stands| all | stands);
        Fries::able_fields(board, turn) & self.map.villages() & !stands
    }

    /// Villages whose infiltrated stand can be taken over.
    fn takeable_villages(&self, board: &Board, turn: &Turn) -> Fields {
        if board.stands[turn.seat.index()].count_ones() >= u32::from(self.content.supply.stands) {
            return 0;
        }
        let takes = |(slot, at): &(Slot, Field)| match turn.status[*slot as usize] {
            Status::On(owner) => contains(board.stands[owner.index()], *at),
            _ => false,
        };
        Fries::able(board, turn).filter(takes).fold(0, |fields, (_, at)| fields | only(at))
            & self.map.villages()
    }

    fn has_free_slot(board: &Board, city: City) -> bool {
        board.restaurants_in(city) < board.tiles[city as usize].burgers
    }

    /// Cities in which a restaurant action is still possible at all.
    fn open_cities(&self, board: &Board, turn: &Turn, acted: u16) -> Fields {
        if board.restaurants_on_board(turn.seat) >= self.content.supply.restaurants {
            return 0;
        }
        let had_action = self.map.city_fields(acted);
        Fries::able_fields(board, turn) & self.map.cities & !had_action
    }

    pub(crate) fn can_act(&self, board: &Board, turn: &Turn, acted: u16) -> bool {
        if self.open_villages(board, turn) | self.takeable_villages(board, turn) != 0 {
            return true;
        }
        each(self.open_cities(board, turn, acted)).filter_map(|field| self.map.city(field)).any(|city| {
            Fries::has_free_slot(board, city)
                || Kind::ALL.into_iter().any(|kind| {
                    Seat::all(self.seats).any(|owner| self.can_take(board, turn, kind, city, owner))
                })
        })
    }

    /// Whether a UFO of this kind sits on a restaurant of that player, in a city without free slots.
    fn can_take(&self, board: &Board, turn: &Turn, kind: Kind, city: City, owner: Seat) -> bool {
        let sits = |(slot, at): (Slot, Field)| {
            at == self.map.city_field(city)
                && kind_of(slot) == kind
                && turn.status[slot as usize] == Status::On(owner)
        };
        !Fries::has_free_slot(board, city)
            && owner != turn.seat
            && board.restaurants[owner.index()][city as usize] > 0
            && Fries::able(board, turn).any(sits)
    }

    pub(crate) fn list_acts(&self, board: &Board, turn: &Turn, acted: u16, out: &mut Vec<Action>) {
        out.extend(each(self.open_villages(board, turn)).map(|field| Action::Stand(self.map.id(field))));
        out.extend(
            each(self.takeable_villages(board, turn)).map(|field| Action::TakeStand(self.map.id(field))),
        );
        let cities = self.open_cities(board, turn, acted);
        for kind in Kind::ALL {
            let with_kind = Fries::able(board, turn).filter(|(slot, _)| kind_of(*slot) == kind);
            let fields = with_kind.fold(0, |fields, (_, at)| fields | only(at)) & cities;
            let free = each(fields)
                .filter(|f| self.map.city(*f).is_some_and(|city| Fries::has_free_slot(board, city)));
            out.extend(free.map(|field| Action::Restaurant(kind, self.map.id(field))));
        }
        for kind in Kind::ALL {
            for (field, city) in each(cities).filter_map(|field| Some((field, self.map.city(field)?))) {
                let owners =
                    Seat::all(self.seats).filter(|owner| self.can_take(board, turn, kind, city, *owner));
                out.extend(owners.map(|owner| Action::TakeRestaurant(kind, self.map.id(field), owner)));
            }
        }
        out.push(Action::Done);
    }

    pub(crate) fn check_act(
        &self,
        board: &Board,
        turn: &Turn,
        acted: u16,
        action: Action,
    ) -> Result<(), Refusal> {
        let seat = turn.seat;
        let (place, kind) = match action {
            Action::Done => return Ok(()),
            Action::Stand(place) | Action::TakeStand(place) => (place, None),
            Action::Restaurant(kind, place) | Action::TakeRestaurant(kind, place, _) => (place, Some(kind)),
            _ => return refuse(&rule::TURN_PHASES),
        };
        let Some(field) = self.map.field(place) else { return refuse(&rule::MOVE_OWN) };
        let mine =
            || board.slots_at(seat, field).filter(|slot| kind.is_none_or(|kind| kind_of(*slot) == kind));
        if mine().next().is_none() {
            return refuse(&rule::MOVE_OWN);
        }
        let able = || mine().filter(|slot| turn.status[*slot as usize] != Status::Beaten);
        if able().next().is_none() {
            return refuse(&rule::BUMP_BEATEN);
        }
        let has_stand_left = board.stands[seat.index()].count_ones() < u32::from(self.content.supply.stands);
        match (action, self.map.city(field)) {
            (Action::Stand(_), None) => match board.stand_owner(field, self.seats) {
                Some(_) => refuse(&rule::STAND_OPEN),
                None if !has_stand_left => refuse(&rule::SUPPLY_LIMIT),
                None => Ok(()),
            },
            (Action::TakeStand(_), None) => {
                let owner = board.stand_owner(field, self.seats).filter(|owner| *owner != seat);
                let sits = owner
                    .is_some_and(|owner| able().any(|slot| turn.status[slot as usize] == Status::On(owner)));
                match sits {
                    false => refuse(&rule::STAND_TAKE),
                    true if !has_stand_left => refuse(&rule::SUPPLY_LIMIT),
                    true => Ok(()),
                }
            }
            (Action::Restaurant(..) | Action::TakeRestaurant(..), Some(city)) => {
                let is_full = board.restaurants_in(city) >= board.tiles[city as usize].burgers;
                if acted >> city & 1 == 1 {
                    return refuse(&rule::RESTAURANT_ONCE);
                }
                if board.restaurants_on_board(seat) >= self.content.supply.restaurants {
                    return refuse(&rule::SUPPLY_LIMIT);
                }
                match action {
                    Action::TakeRestaurant(_, _, owner) => {
                        let is_other = owner != seat && owner.index() < self.seats as usize;
                        let takes = is_full
                            && is_other
                            && board.restaurants[owner.index()][city as usize] > 0
                            && able().any(|slot| turn.status[slot as usize] == Status::On(owner));
                        if takes { Ok(()) } else { refuse(&rule::RESTAURANT_TAKE) }
                    }
                    _ if is_full => refuse(&rule::RESTAURANT_OPEN),
                    _ => Ok(()),
                }
            }
            (Action::Stand(_), Some(_)) => refuse(&rule::STAND_OPEN),
            (Action::TakeStand(_), Some(_)) => refuse(&rule::STAND_TAKE),
            (Action::TakeRestaurant(..), None) => refuse(&rule::RESTAURANT_TAKE),
            _ => refuse(&rule::RESTAURANT_OPEN),
        }
    }

    /// Opens a stand, or takes over the existing one.
    pub(crate) fn open_stand(
        &self,
        state: &mut State,
        turn: Turn,
        acted: u16,
        field: Field,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = turn.seat;
        let from = state.board.stand_owner(field, self.seats);
        if let Some(owner) = from {
            state.board.stands[owner.index()] &= !only(field);
        }
        state.board.stands[seat.index()] |= only(field);
        sink.tell(|| Event::StandOpened { seat, village: self.map.id(field), from });
        self.continue_acting(state, turn, acted, sink);
    }

    /// The modifiers of a control roll (F15).
    pub(crate) fn control_modifiers(
        &self,
        board: &Board,
        seat: Seat,
        kind: Kind,
        city: City,
    ) -> ControlModifiers {
        let field = self.map.city_field(city);
        let own = board.restaurants[seat.index()][city as usize];
        let stands = board.stands[seat.index()] & self.map.neighbours(field) & self.map.villages();
        ControlModifiers {
            stands: stands.count_ones() as i8,
            rivals: -2 * (board.restaurants_in(city) - own) as i8,
            witnesses: -2 * board.witnesses[seat.index()][city as usize] as i8,
            ufo: if kind == Kind::Standard { 0 } else { -1 },
            helpers: board.ufos_on(seat, only(field)) as i8 - 1,
        }
    }

    pub(crate) fn control(
        &self,
        state: &mut State,
        turn: Turn,
        acted: u16,
        attempt: Attempt,
        die: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let (seat, city) = (turn.seat, attempt.city);
        let field = self.map.city_field(city);
        let modifiers = self.control_modifiers(&state.board, seat, attempt.kind, city);
        let resistance = state.board.tiles[city as usize].resistance;
        let succeeds = die as i8 + modifiers.total() >= resistance as i8;
        let id = self.map.id(field);
        let kind = attempt.kind;
        sink.tell(|| Event::ControlRoll { seat, kind, city: id, die, modifiers, resistance, succeeds });
        if succeeds {
            let controller = state.board.controller(city, self.seats);
            if let Some(owner) = attempt.from {
                state.board.restaurants[owner.index()][city as usize] -= 1;
            }
            state.board.restaurants[seat.index()][city as usize] += 1;
            sink.tell(|| Event::RestaurantOpened { seat, city: id, from: attempt.from });
            self.clear_witnesses(state, seat, field, sink);
            let now = state.board.controller(city, self.seats);
            if now != controller {
                for player in [controller, now].into_iter().flatten() {
                    let cities = state.board.controlled(player, self.seats);
                    sink.tell(|| Event::Control { seat: player, cities });
                }
            }
        }
        self.continue_acting(state, turn, acted | 1 << city, sink);
    }

    /// Phase 4: the game may end; otherwise the turn passes (F18).
    pub(crate) fn count(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let enough = |seat: Seat| state.board.controlled(seat, self.seats) >= self.cities_to_end();
        let with_restaurants = Seat::all(self.seats).fold(0, |all, seat| all | state.board.cities_of(seat));
        let is_everywhere = with_restaurants.count_ones() == u32::from(self.map.city_count);
        if Seat::all(self.seats).any(enough) {
            self.end(state, Ending::Cities, sink);
        } else if is_everywhere && self.seats != 3 {
            self.end(state, Ending::AllCities, sink);
        } else {
            self.finish_turn(state, seat, sink);
        }
    }

    /// How many controlled cities end the game.
    pub const fn cities_to_end(&self) -> u8 {
        if self.seats % 2 == 1 { 4 } else { 5 }
    }

    pub(crate) fn finish_turn(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.board.turns += 1;
        if state.board.turns >= self.options.round_limit * u16::from(self.seats) {
            return self.end(state, Ending::RoundLimit, sink);
        }
        self.begin_turn(state, seat.next(self.seats), sink);
    }

    pub(crate) fn begin_turn(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let round = state.board.turns / u16::from(self.seats) + 1;
        sink.tell(|| Event::Turn { seat, round });
        state.phase = Phase::Move(Turn { seat, status: [Status::Ready; FLEET] });
    }

    fn end(&self, state: &mut State, by: Ending, sink: &mut impl Sink<Event>) {
        state.phase = Phase::Over;
        sink.tell(|| Event::Ended { by, winners: self.leaders(&state.board) });
    }
}
