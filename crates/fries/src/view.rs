//! What a viewer knows: everything, for nothing is hidden in this game.

use std::sync::Arc;

use serde::ser::{Serialize, SerializeStruct, Serializer};
use table::{Seat, Viewer};

use crate::action::Kind;
use crate::arrangement::Arrangement;
use crate::game::Fries;
use crate::map::{City, Map, each, only};
use crate::place::Place;
use crate::state::State;

/// The table as a viewer sees it.
#[derive(Clone, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) state: State,
    map: Arc<Map>,
    seats: u8,
}

impl PartialEq for View {
    fn eq(&self, other: &View) -> bool {
        self.viewer == other.viewer && self.state == other.state
    }
}

impl Eq for View {}

impl std::hash::Hash for View {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.viewer.hash(hasher);
        self.state.hash(hasher);
    }
}

impl View {
    pub(crate) fn new(game: &Fries, state: &State, viewer: Viewer) -> View {
        View { viewer, state: state.clone(), map: Arc::clone(&game.map), seats: game.seats }
    }

    /// Who looks.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The position in readable form.
    pub fn arrangement(&self) -> Arrangement {
        Arrangement::of(&self.map, self.seats, &self.state)
    }

    /// What each player would score now, seat 1 first.
    pub fn points(&self) -> Vec<i32> {
        Seat::all(self.seats).map(|seat| self.state.board.points(&self.map, seat)).collect()
    }

    /// How many cities each player controls, seat 1 first.
    pub fn controlled(&self) -> Vec<u8> {
        Seat::all(self.seats).map(|seat| self.state.board.controlled(seat, self.seats)).collect()
    }
}

fn city_at(game: &Fries, place: Place) -> Option<City> {
    game.map.city(game.map.field(place)?)
}

/// Questions about single fields; `false`, 0 or nothing for a field that is not in play.
impl View {
    /// Whether the field is a city.
    pub fn is_city(&self, game: &Fries, place: Place) -> bool {
        city_at(game, place).is_some()
    }

    /// The resistance of a city.
    pub fn resistance(&self, game: &Fries, place: Place) -> u8 {
        city_at(game, place).map_or(0, |city| self.state.board.tiles[city as usize].resistance)
    }

    /// Whether a city has a free restaurant slot.
    pub fn has_free_slot(&self, game: &Fries, place: Place) -> bool {
        let board = &self.state.board;
        city_at(game, place)
            .is_some_and(|city| board.restaurants_in(city) < board.tiles[city as usize].burgers)
    }

    /// How many restaurants a city has.
    pub fn restaurants_at(&self, game: &Fries, place: Place) -> u8 {
        city_at(game, place).map_or(0, |city| self.state.board.restaurants_in(city))
    }

    /// How many of them are a player's own.
    pub fn own_restaurants_at(&self, game: &Fries, seat: Seat, place: Place) -> u8 {
        city_at(game, place).map_or(0, |city| self.state.board.restaurants[seat.index()][city as usize])
    }

    /// Whose stand is in a village.
    pub fn stand_owner(&self, game: &Fries, place: Place) -> Option<Seat> {
        self.state.board.stand_owner(game.map.field(place)?, self.seats)
    }

    /// How many UFOs of others are on a field.
    pub fn foreign_ufos_at(&self, game: &Fries, seat: Seat, place: Place) -> u8 {
        let Some(field) = game.map.field(place) else { return 0 };
        let others = Seat::all(self.seats).filter(|other| *other != seat);
        others.map(|other| self.state.board.ufos_on(other, only(field))).sum()
    }

    /// The cities beside a field.
    pub fn cities_beside<'a>(&self, game: &'a Fries, place: Place) -> impl Iterator<Item = Place> + use<'a> {
        let beside = game.map.field(place).map_or(0, |field| game.map.neighbours(field) & game.map.cities);
        each(beside).map(|field| game.map.id(field))
    }

    /// The chance of a control roll by a UFO of this kind in the city, helped by all own UFOs there but one.
    pub fn control_chance(&self, game: &Fries, seat: Seat, kind: Kind, place: Place) -> f64 {
        let Some(city) = city_at(game, place) else { return 0.0 };
        let board = &self.state.board;
        let modifiers = game.control_modifiers(board, seat, kind, city);
        let total = modifiers.total() - modifiers.helpers + modifiers.helpers.max(0);
        let needed = board.tiles[city as usize].resistance as i8 - total;
        f64::from((13 - needed).clamp(0, 12)) / 12.0
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut view = serializer.serialize_struct("View", 4)?;
        view.serialize_field("viewer", &self.viewer.seat())?;
        view.serialize_field("table", &self.arrangement())?;
        view.serialize_field("points", &self.points())?;
        view.serialize_field("controlled", &self.controlled())?;
        view.end()
    }
}
