//! What the conformance suite needs to know about this game. For tests, and for scenarios that list all legal
//! actions.

use contract::conformance::Lawful;
use contract::{Dice, MAX_SEATS, Rules, Seat, Viewer};

use crate::action::{Action, Kind, Outcome, Side, Thing};
use crate::arrangement::Arrangement;
use crate::content::Content;
use crate::game::{Fries, Options};
use crate::map::contains;
use crate::place::Place;
use crate::state::{FLEET, IN_SUPPLY, Phase, Slot, State, Status, kind_of};
use crate::view::View;

impl Fries {
    fn every_place(&self) -> impl Iterator<Item = Place> {
        self.content.fields.iter().map(|field| field.id)
    }
}

fn every_seat() -> impl Iterator<Item = Seat> {
    Seat::all(MAX_SEATS as u8)
}

impl Lawful for Fries {
    /// A random game has hundreds of states with ten thousand things to try in each.
    const ONE_RANDOM_GAME_IN: u64 = 25;

    /// Every number of players, with the default round limit and with a low one.
    fn tables_to_try(_: u64) -> Vec<Fries> {
        let content = Content::read(Self::CONTENT).expect("the embedded components are checked by a test");
        let limits = [Options::default(), Options { round_limit: 3 }];
        let tables = limits.iter().flat_map(|options| (2..=5).map(move |seats| (options.clone(), seats)));
        tables.map(|(options, seats)| Fries::new(content.clone(), options, seats).expect("a table")).collect()
    }

    fn every_action(&self) -> Vec<Action> {
        let mut all = Vec::new();
        all.extend(self.every_place().map(Action::Start));
        all.extend(Kind::ALL.iter().flat_map(|kind| self.every_place().map(|at| Action::New(*kind, at))));
        for kind in Kind::ALL {
            for from in self.every_place() {
                all.extend(self.every_place().map(|to| Action::Fly(kind, from, to)));
            }
        }
        let owned = |make: fn(Kind, Place, Seat) -> Action| {
            let places = || self.every_place().flat_map(|at| every_seat().map(move |seat| (at, seat)));
            Kind::ALL.into_iter().flat_map(move |kind| places().map(move |(at, seat)| make(kind, at, seat)))
        };
        all.extend(owned(Action::Infiltrate));
        all.extend(self.every_place().map(Action::Clean));
        all.extend(self.every_place().map(Action::Bump));
        all.extend(Side::ALL.map(Action::Support));
        all.extend(Kind::ALL.map(Action::Send));
        all.extend(self.every_place().map(Action::Steer));
        all.push(Action::Land);
        all.extend(self.every_place().map(Action::Witness));
        all.push(Action::NoWitness);
        all.extend(self.every_place().map(Action::Stand));
        all.extend(self.every_place().map(Action::TakeStand));
        all.extend(
            Kind::ALL.iter().flat_map(|kind| self.every_place().map(|at| Action::Restaurant(*kind, at))),
        );
        all.extend(owned(Action::TakeRestaurant));
        all.push(Action::Done);
        all
    }

    fn every_outcome(&self) -> Vec<Outcome> {
        let tiles =
            (1..=20).flat_map(|resistance| (1..=3).map(move |burgers| Outcome::Tile(resistance, burgers)));
        let bumps =
            (1..=6).flat_map(|attacker| (1..=6).map(move |defender| Outcome::Bump(attacker, defender)));
        tiles
            .chain(every_seat().map(Outcome::First))
            .chain(bumps)
            .chain((1..=12).map(Outcome::Control))
            .collect()
    }

    fn every_thing(&self) -> Vec<Thing> {
        let ufos = Kind::ALL.iter().flat_map(|kind| self.every_place().map(|at| Thing::Ufo(*kind, at)));
        ufos.chain(self.every_place().map(Thing::Field)).collect()
    }

    fn lost_or_doubled(&self, state: &State) -> Option<String> {
        let board = &state.board;
        let supply = self.content.supply;
        for seat in Seat::all(self.seats) {
            for kind in Kind::ALL {
                let on_board = (0..FLEET as Slot).filter(|slot| {
                    kind_of(*slot) == kind && board.ufos[seat.index()][*slot as usize] != IN_SUPPLY
                });
                if on_board.count() > supply.ufos[kind as usize] as usize {
                    return Some(format!("{seat:?} has too many {kind} UFOs"));
                }
            }
            let ufos = board.ufos[seat.index()].iter().filter(|at| **at != IN_SUPPLY);
            if ufos.into_iter().any(|at| !contains(self.map.in_play, *at)) {
                return Some(format!("one of {seat:?}'s UFOs is off the map"));
            }
            if board.stands[seat.index()] & !self.map.villages() != 0
                || board.stands[seat.index()].count_ones() > u32::from(supply.stands)
                || board.restaurants_on_board(seat) > supply.restaurants
                || board.witnesses_on_board(seat) > supply.witnesses
            {
                return Some(format!("{seat:?} has impossible markers"));
            }
        }
        let stands: u32 = board.stands.iter().map(|stands| stands.count_ones()).sum();
        if stands != board.stands.iter().fold(0, |all, stands| all | stands).count_ones() {
            return Some("two stands in one village".into());
        }
        for city in 0..self.map.city_count {
            if board.restaurants_in(city) > board.tiles[city as usize].burgers {
                return Some(format!("too many restaurants in city {city}"));
            }
        }
        let dealt =
            |tile: &crate::content::TileInfo| board.tiles.iter().filter(|other| *other == tile).count();
        let exist = |tile: &crate::content::TileInfo| {
            self.content.tiles.iter().filter(|other| *other == tile).count()
        };
        if board.tiles.iter().filter(|tile| tile.burgers > 0).any(|tile| dealt(tile) > exist(tile)) {
            return Some("a tile is duplicated".into());
        }
        let is_dealing = matches!(state.phase, Phase::Tiles(_));
        if !is_dealing && board.tiles[..self.map.city_count as usize].iter().any(|tile| tile.burgers == 0) {
            return Some("a city has no tile".into());
        }
        let quiet = match state.phase {
            Phase::Act(..) | Phase::Control(..) | Phase::Start(_) => true,
            Phase::Move(turn) => turn.status == [Status::Ready; FLEET],
            _ => false,
        };
        let together = |seat: Seat| board.ufo_fields(seat) & board.foreign_ufos(seat, self.seats) != 0;
        (quiet && Seat::all(self.seats).any(together)).then(|| "UFOs of two players on one field".into())
    }

    fn counts(&self, view: &View) -> Vec<u32> {
        let board = &view.state.board;
        let of = |seat: Seat| {
            [
                u32::from(board.ufos_on_board(seat)),
                board.stands[seat.index()].count_ones(),
                u32::from(board.restaurants_on_board(seat)),
                u32::from(board.witnesses_on_board(seat)),
            ]
        };
        Seat::all(self.seats).flat_map(of).collect()
    }

    fn scramble(&self, state: &State, _: Viewer, _: &mut impl Dice) -> State {
        // Nothing is hidden.
        state.clone()
    }

    fn arrange_at_random(&self, dice: &mut impl Dice) -> Arrangement {
        self.rare_position(dice)
    }
}
