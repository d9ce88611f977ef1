//! What all parts of a scene need.

use std::hash::Hash;
use std::sync::Arc;

use contract::{Rules, Seat};
use fries::{FieldInfo, Fries, Kind, Look as Board, Place, Status, Thing, View};
use i18n::Length;
use maud::Markup;

use crate::board::berths::Berths;
use crate::board::chart::Chart;

/// A saucer on the map.
#[derive(Clone, Copy)]
pub(crate) struct Ufo {
    pub(crate) seat: Seat,
    pub(crate) kind: Kind,
    /// Its number among the player's saucers of this kind; saucers never leave the board.
    pub(crate) number: u8,
    pub(crate) at: Place,
    pub(crate) status: Option<Status>,
}

/// A scene under construction.
pub(crate) struct Stage<'a> {
    pub(crate) game: &'a Fries,
    pub(crate) view: &'a View,
    pub(crate) look: &'a scene::Context<'a, Fries>,
    pub(crate) board: Board<'a>,
    pub(crate) chart: Arc<Chart>,
    /// By seat, then by kind.
    pub(crate) ufos: Vec<Ufo>,
    pub(crate) berths: Berths,
}

impl<'a> Stage<'a> {
    pub(crate) fn new(game: &'a Fries, view: &'a View, look: &'a scene::Context<'a, Fries>) -> Stage<'a> {
        let name = |field: &FieldInfo| {
            let name = || look.words.thing(game, view, Thing::Field(field.id), Length::Short, look.teller);
            (*look.teller.texts.remember(("fries field name", field.id, &field.name), name)).to_owned()
        };
        let chart = Chart::new(game, view, name);
        let board = view.look(game);
        let ufos: Vec<Ufo> = Seat::all(game.seats()).flat_map(|seat| fleet(&board, seat)).collect();
        let count = |place: Place| ufos.iter().filter(|ufo| ufo.at == place).count();
        let counts = chart.spots.iter().map(|spot| (spot.place, count(spot.place)));
        let counts: Vec<(Place, usize)> = counts.filter(|(_, count)| *count > 0).collect();
        let berths = Berths::find(&chart, &counts);
        Stage { game, view, look, board, chart, ufos, berths }
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.game.seats())
    }

    /// The name of a field.
    pub(crate) fn name(&self, place: Place) -> &str {
        self.chart.spot(place).map_or("", |spot| spot.name.as_str())
    }

    /// The name of a kind of saucer.
    pub(crate) fn kind_name(&self, kind: Kind) -> String {
        self.look.word(&format!("fries-ufo-{kind}"))
    }

    /// The URL of a drawing in the symbol sheet.
    pub(crate) fn art(&self, name: impl std::fmt::Display) -> String {
        self.look.asset(&format!("fries.svg#{name}"))
    }

    /// A part that depends on nothing but this, the map and the language.
    pub(crate) fn of_chart(&self, key: impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
        self.look.common_part(("fries map", self.chart.digest, key), draw)
    }

    /// The saucers on a field.
    pub(crate) fn ufos_at(&self, place: Place) -> impl Iterator<Item = &Ufo> {
        self.ufos.iter().filter(move |ufo| ufo.at == place)
    }

    /// Whether saucers of several players are on a field.
    pub(crate) fn is_contested(&self, place: Place) -> bool {
        let mut seats = self.ufos_at(place).map(|ufo| ufo.seat);
        seats.next().is_some_and(|first| seats.any(|seat| seat != first))
    }

    /// The active seat, whose saucers have a status; otherwise the seat that is due.
    pub(crate) fn active(&self) -> Option<Seat> {
        let busy = self.ufos.iter().find(|ufo| ufo.status.is_some());
        busy.map(|ufo| ufo.seat).or(self.view.due())
    }

    /// Whether a player's saucers can fly over a field freely.
    pub(crate) fn is_network(&self, seat: Seat, place: Place) -> bool {
        let own =
            self.board.stand_owner(place) == Some(seat) || self.board.own_restaurants_at(seat, place) > 0;
        own && self.board.foreign_ufos_at(seat, place) == 0
    }
}

/// A player's saucers.
pub(crate) fn fleet<'a>(board: &'a Board<'a>, seat: Seat) -> impl Iterator<Item = Ufo> + use<'a> {
    let mut seen = [0; 3];
    board.fleet(seat).map(move |(kind, at, status)| {
        seen[kind as usize] += 1;
        Ufo { seat, kind, number: seen[kind as usize], at, status }
    })
}

/// A chance as a percentage.
pub(crate) fn percent(chance: f64) -> u8 {
    (chance * 100.0).round() as u8
}
