//! Questions about single fields that a player asks before deciding. Nothing is copied, so searches can ask
//! them too.

use contract::Seat;

use crate::action::Kind;
use crate::game::Fries;
use crate::map::{City, each, only};
use crate::place::Place;
use crate::state::{Board, FLEET, IN_SUPPLY, MOST_SEATS, Phase, Slot, State, Status, kind_of};

/// A look at the board. Answers are `false`, 0 or none for a field that is not in play.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    pub(crate) game: &'a Fries,
    pub(crate) board: &'a Board,
    pub(crate) phase: &'a Phase,
}

impl Fries {
    /// Looks at the board of a state.
    pub const fn look<'a>(&'a self, state: &'a State) -> Look<'a> {
        Look { game: self, board: &state.board, phase: &state.phase }
    }
}

impl Look<'_> {
    fn city(&self, place: Place) -> Option<City> {
        self.game.map.city(self.game.map.field(place)?)
    }

    /// What each player would score now, by seat.
    pub fn points(&self) -> [i32; MOST_SEATS] {
        let mut points = [0; MOST_SEATS];
        for seat in Seat::all(self.game.seats) {
            points[seat.index()] = self.board.points(&self.game.map, seat);
        }
        points
    }

    /// The number of cities a player controls.
    pub fn controlled(&self, seat: Seat) -> u8 {
        self.board.controlled(seat, self.game.seats)
    }

    /// The number of UFOs a player has on the board.
    pub fn ufos(&self, seat: Seat) -> u8 {
        self.board.ufos_on_board(seat)
    }

    /// A player's UFOs on the board: kind, field and, for the active player, what each has done this turn.
    pub fn fleet(&self, seat: Seat) -> impl Iterator<Item = (Kind, Place, Option<Status>)> {
        let turn = self.phase.turn().filter(|turn| turn.seat == seat);
        let fleet = self.board.ufos[seat.index()];
        (0..FLEET as Slot).filter(move |slot| fleet[*slot as usize] != IN_SUPPLY).map(move |slot| {
            let at = self.game.map.id(fleet[slot as usize]);
            (kind_of(slot), at, turn.map(|turn| turn.status[slot as usize]))
        })
    }

    /// The attacker and defender of the current bump.
    pub const fn bump(&self) -> Option<(Seat, Seat)> {
        match self.phase {
            Phase::Support(turn, bump, _) | Phase::BumpDice(turn, bump) => Some((turn.seat, bump.defender)),
            _ => None,
        }
    }

    /// Whether the field is a city.
    pub fn is_city(&self, place: Place) -> bool {
        self.city(place).is_some()
    }

    /// A city's resistance.
    pub fn resistance(&self, place: Place) -> u8 {
        self.city(place).map_or(0, |city| self.board.tiles[city as usize].resistance)
    }

    /// The number of restaurant slots in a city; 0 before it has its tile.
    pub fn slots(&self, place: Place) -> u8 {
        self.city(place).map_or(0, |city| self.board.tiles[city as usize].burgers)
    }

    /// Whether a city has a free restaurant slot.
    pub fn has_free_slot(&self, place: Place) -> bool {
        self.city(place)
            .is_some_and(|city| self.board.restaurants_in(city) < self.board.tiles[city as usize].burgers)
    }

    /// The number of restaurants in a city.
    pub fn restaurants_at(&self, place: Place) -> u8 {
        self.city(place).map_or(0, |city| self.board.restaurants_in(city))
    }

    /// The number of a player's restaurants in a city.
    pub fn own_restaurants_at(&self, seat: Seat, place: Place) -> u8 {
        self.city(place).map_or(0, |city| self.board.restaurants[seat.index()][city as usize])
    }

    /// The owner of the stand in a village.
    pub fn stand_owner(&self, place: Place) -> Option<Seat> {
        self.board.stand_owner(self.game.map.field(place)?, self.game.seats)
    }

    /// The number of a player's eyewitnesses in a city.
    pub fn witnesses_at(&self, seat: Seat, place: Place) -> u8 {
        self.city(place).map_or(0, |city| self.board.witnesses[seat.index()][city as usize])
    }

    /// The number of other players' UFOs on a field.
    pub fn foreign_ufos_at(&self, seat: Seat, place: Place) -> u8 {
        let Some(field) = self.game.map.field(place) else { return 0 };
        let others = Seat::all(self.game.seats).filter(|other| *other != seat);
        others.map(|other| self.board.ufos_on(other, only(field))).sum()
    }

    /// The fields in play.
    pub fn fields(&self) -> impl Iterator<Item = Place> {
        let map = &self.game.map;
        each(map.in_play).map(|field| map.id(field))
    }

    /// The neighbours of a field.
    pub fn beside(&self, place: Place) -> impl Iterator<Item = Place> {
        let map = &self.game.map;
        let beside = map.field(place).map_or(0, |field| map.neighbours(field) & map.in_play);
        each(beside).map(|field| map.id(field))
    }

    /// The neighbouring cities of a field.
    pub fn cities_beside(&self, place: Place) -> impl Iterator<Item = Place> {
        let map = &self.game.map;
        let beside = map.field(place).map_or(0, |field| map.neighbours(field) & map.cities);
        each(beside).map(|field| map.id(field))
    }

    /// The chance of a control roll by a UFO of this kind in the city, helped by all the player's UFOs there
    /// except one.
    pub fn control_chance(&self, seat: Seat, kind: Kind, place: Place) -> f64 {
        let Some(city) = self.city(place) else { return 0.0 };
        let modifiers = self.game.control_modifiers(self.board, seat, kind, city);
        let total = modifiers.total() - modifiers.helpers + modifiers.helpers.max(0);
        let needed = self.board.tiles[city as usize].resistance as i8 - total;
        f64::from((13 - needed).clamp(0, 12)) / 12.0
    }
}
