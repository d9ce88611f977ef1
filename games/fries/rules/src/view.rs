//! What a viewer knows: everything, because nothing is hidden in this game.

use std::sync::Arc;

use contract::{Rules, Seat, Silence, Step, Viewer};
use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::action::{Action, Kind};
use crate::arrangement::Arrangement;
use crate::content::Supply;
use crate::event::Event;
use crate::game::Fries;
use crate::look::Look;
use crate::map::Map;
use crate::odds::ControlOdds;
use crate::place::Place;
use crate::state::State;

/// The table as a viewer sees it.
#[derive(Clone, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) state: State,
    map: Arc<Map>,
    supply: Supply,
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
        View {
            viewer,
            state: state.clone(),
            map: Arc::clone(&game.map),
            supply: game.content.supply,
            seats: game.seats,
        }
    }

    /// The viewer.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The position in readable form.
    pub fn arrangement(&self) -> Arrangement {
        Arrangement::of(&self.map, &self.supply, self.seats, &self.state)
    }

    /// What each player would score now, seat 1 first.
    pub fn points(&self) -> Vec<i32> {
        Seat::all(self.seats).map(|seat| self.state.board.points(&self.map, seat)).collect()
    }

    /// Completed turns.
    pub const fn turns(&self) -> u16 {
        self.state.board.turns
    }

    /// A look at the board.
    pub fn look<'a>(&'a self, game: &'a Fries) -> Look<'a> {
        game.look(&self.state)
    }

    /// The seat that is due, if one is.
    pub const fn due(&self) -> Option<Seat> {
        self.state.phase.decider()
    }

    /// The table right after an action, before chance or anybody else does anything. An action that the rules
    /// refuse changes nothing.
    #[must_use]
    pub fn after(&self, game: &Fries, action: Action) -> View {
        let mut after = self.clone();
        if let Some(seat) = self.due() {
            let _ = game.apply(&mut after.state, Step::Seat(seat, action), &mut Silence);
        }
        after
    }

    /// The events right after an action, before chance or anybody else does anything; empty if the rules
    /// refuse it.
    pub fn events_of(&self, game: &Fries, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        if let Some(seat) = self.due() {
            let _ = game.apply(&mut self.state.clone(), Step::Seat(seat, action), &mut events);
        }
        events
    }

    /// The odds of a control roll with a player's UFO of this kind in a city, whether or not one is on offer.
    pub fn control_outlook(&self, game: &Fries, seat: Seat, kind: Kind, city: Place) -> Option<ControlOdds> {
        let city = self.map.city(self.map.field(city)?)?;
        Some(game.odds_in(self, seat, kind, city))
    }

    /// The number of cities each player controls, seat 1 first.
    pub fn controlled(&self) -> Vec<u8> {
        Seat::all(self.seats).map(|seat| self.state.board.controlled(seat, self.seats)).collect()
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
