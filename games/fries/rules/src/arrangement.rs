//! Positions as people write them, for scenarios, tests and error messages.
//!
//! A position at the start of a turn only needs what is on the board; everything left out has a sensible
//! default. Positions in the middle of a turn carry their `phase` as the program serialises it, with fields
//! and cities by number.

use std::fmt;

use contract::{Misarranged, Seat};
use serde::{Deserialize, Serialize};

use crate::action::{Kind, Side};
use crate::content::{Supply, TileInfo};
use crate::game::Fries;
use crate::map::{City, Field, Map, contains, each, only, others};
use crate::place::Place;
use crate::state::{
    Board, Bump, FLEET, Flight, IN_SUPPLY, MOST_SEATS, Phase, Rout, Slot, State, Status, Turn, kind_of,
};

/// A position in readable form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrangement {
    /// The tiles. Cities that are not named get the remaining tiles, in content order.
    #[serde(default)]
    pub cities: Vec<CityArrangement>,
    /// The players, seat 1 first.
    pub seats: Vec<SeatArrangement>,
    /// What each player has left in the supply, seat 1 first. It follows from the rest; if given, it must be
    /// right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supplies: Option<Vec<SupplyArrangement>>,
    /// The seat that took the first turn; defaults to seat 1.
    #[serde(default)]
    pub first: Option<Seat>,
    /// Completed turns; defaults to those of full rounds up to this turn.
    #[serde(default)]
    pub turns: Option<u16>,
    /// The seat whose turn begins; seat 1 if neither this nor a phase is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What the game is waiting for, if it is not the beginning of a turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) phase: Option<Phase>,
}

/// The tile of a city.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityArrangement {
    /// The city.
    pub city: Place,
    /// The result that a control roll must reach.
    pub resistance: u8,
    /// The number of restaurants that fit.
    pub burgers: u8,
}

/// Everything that belongs to one player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SeatArrangement {
    /// The fields of the standard UFOs.
    pub standard: Vec<Place>,
    /// The fields of the bumper UFOs.
    pub bumper: Vec<Place>,
    /// The fields of the sedator UFOs.
    pub sedator: Vec<Place>,
    /// Villages with a stand.
    pub stands: Vec<Place>,
    /// Cities with a restaurant; list a city twice for two.
    pub restaurants: Vec<Place>,
    /// Cities with an eyewitness; list a city several times for several.
    pub witnesses: Vec<Place>,
}

/// What one player has left in the supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SupplyArrangement {
    /// Standard UFOs.
    pub standard: u8,
    /// Bumper UFOs.
    pub bumper: u8,
    /// Sedator UFOs.
    pub sedator: u8,
    /// Fry stands.
    pub stands: u8,
    /// Restaurants.
    pub restaurants: u8,
    /// Eyewitnesses.
    pub witnesses: u8,
}

impl fmt::Display for SupplyArrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SupplyArrangement { standard, bumper, sedator, stands, restaurants, witnesses } = self;
        write!(
            f,
            "standard {standard}, bumper {bumper}, sedator {sedator}, stands {stands}, \
             restaurants {restaurants}, witnesses {witnesses}"
        )
    }
}

impl SupplyArrangement {
    /// The rest of a player's supply, given the board.
    fn of(all: &Supply, board: &Board, seat: Seat) -> SupplyArrangement {
        let ufos = |kind: Kind| {
            let fleet = (0..FLEET as Slot).zip(board.ufos[seat.index()]);
            let flying = fleet.filter(|(slot, at)| kind_of(*slot) == kind && *at != IN_SUPPLY).count() as u8;
            all.ufos[kind as usize] - flying
        };
        SupplyArrangement {
            standard: ufos(Kind::Standard),
            bumper: ufos(Kind::Bumper),
            sedator: ufos(Kind::Sedator),
            stands: all.stands - board.stands[seat.index()].count_ones() as u8,
            restaurants: all.restaurants - board.restaurants_on_board(seat),
            witnesses: all.witnesses - board.witnesses_on_board(seat),
        }
    }
}

fn demand(holds: bool, at: impl Into<String>, what: impl FnOnce() -> String) -> Result<(), Misarranged> {
    if holds { Ok(()) } else { Err(Misarranged::new(at, what())) }
}

/// Reports a fault in a phase unless a condition holds.
fn wrong(holds: bool, what: &str) -> Result<(), Misarranged> {
    demand(holds, "phase", || what.into())
}

impl Arrangement {
    pub(crate) fn of(map: &Map, supply: &Supply, seats: u8, state: &State) -> Arrangement {
        let board = &state.board;
        let dealt = (0..map.city_count).filter(|city| board.tiles[*city as usize].burgers > 0);
        let tile = |city: City| {
            let TileInfo { resistance, burgers } = board.tiles[city as usize];
            CityArrangement { city: map.id(map.city_field(city)), resistance, burgers }
        };
        let begins = match state.phase {
            Phase::Move(turn) if turn.status == [Status::Ready; FLEET] => Some(turn.seat),
            _ => None,
        };
        Arrangement {
            cities: dealt.map(tile).collect(),
            seats: Seat::all(seats).map(|seat| SeatArrangement::of(map, board, seat)).collect(),
            supplies: Some(Seat::all(seats).map(|seat| SupplyArrangement::of(supply, board, seat)).collect()),
            first: Some(board.first),
            turns: Some(board.turns),
            seat: begins,
            phase: begins.is_none().then_some(state.phase),
        }
    }

    pub(crate) fn restore(&self, game: &Fries) -> Result<State, Misarranged> {
        let seats = game.seats as usize;
        demand(self.seats.len() == seats, "seats", || {
            format!("the table has {seats} seats, but {} are arranged", self.seats.len())
        })?;
        let mut state = State::new();
        let first = self.first.unwrap_or(Seat::at(0));
        demand(first.index() < seats, "first", || format!("there is no {first:?} at this table"))?;
        state.board.first = first;
        self.restore_tiles(game, &mut state.board)?;
        for (index, seat) in self.seats.iter().enumerate() {
            seat.restore(game, &mut state.board, Seat::at(index), &format!("seats.{}", index + 1))?;
        }
        for city in 0..game.map.city_count {
            let (open, slots) = (state.board.restaurants_in(city), state.board.tiles[city as usize].burgers);
            let id = game.map.id(game.map.city_field(city));
            demand(open <= slots, "seats", || {
                format!("{open} restaurants in {id}, which has {slots} slots")
            })?;
        }
        self.check_supplies(game, &state.board)?;
        let seat = self.seat.unwrap_or(Seat::at(0));
        demand(seat.index() < seats, "seat", || format!("there is no {seat:?} at this table"))?;
        demand(self.seat.is_none() || self.phase.is_none(), "seat", || {
            "a phase already includes the active seat".into()
        })?;
        state.phase = self.phase.unwrap_or(Phase::Move(Turn { seat, status: [Status::Ready; FLEET] }));
        let turns = state.phase.turn().map_or(0, |turn| turn.seat.places_after(first, game.seats) as u16);
        state.board.turns = self.turns.unwrap_or(turns);
        let most = game.options.round_limit * u16::from(game.seats);
        demand(state.board.turns <= most, "turns", || format!("the round limit allows {most} turns"))?;
        Possible { game, state: &state }.check()?;
        Ok(state)
    }

    /// Checks that the given supplies match the board.
    fn check_supplies(&self, game: &Fries, board: &Board) -> Result<(), Misarranged> {
        let Some(supplies) = &self.supplies else { return Ok(()) };
        demand(supplies.len() == game.seats as usize, "supplies", || {
            format!("the table has {} seats, but {} have a supply", game.seats, supplies.len())
        })?;
        Seat::all(game.seats).zip(supplies).try_for_each(|(seat, stated)| {
            let left = SupplyArrangement::of(&game.content.supply, board, seat);
            demand(*stated == left, format!("supplies.{seat}"), || {
                format!("the board leaves {left}; supplies can be left out")
            })
        })
    }

    fn restore_tiles(&self, game: &Fries, board: &mut Board) -> Result<(), Misarranged> {
        let mut left = game.content.tiles.clone();
        for (index, row) in self.cities.iter().enumerate() {
            let at = format!("cities.{}", index + 1);
            let city = game.map.field(row.city).and_then(|field| game.map.city(field));
            let Some(city) = city else {
                return Err(Misarranged::new(at, format!("{} is not a city in play", row.city)));
            };
            let tile = TileInfo { resistance: row.resistance, burgers: row.burgers };
            demand(board.tiles[city as usize].burgers == 0, &at, || {
                format!("{} already has its tile", row.city)
            })?;
            let Some(place) = left.iter().position(|other| *other == tile) else {
                let what = format!(
                    "there is no such tile left: resistance {}, {} burgers",
                    row.resistance, row.burgers
                );
                return Err(Misarranged::new(at, what));
            };
            left.remove(place);
            board.tiles[city as usize] = tile;
        }
        if !matches!(self.phase, Some(Phase::Tiles(_))) {
            let mut left = left.into_iter();
            for city in 0..game.map.city_count as usize {
                if board.tiles[city].burgers == 0 {
                    board.tiles[city] = left.next().unwrap_or(TileInfo { resistance: 0, burgers: 0 });
                }
            }
        }
        Ok(())
    }
}

impl SeatArrangement {
    fn of(map: &Map, board: &Board, seat: Seat) -> SeatArrangement {
        let ufos = |kind: Kind| {
            let slots = (0..FLEET as Slot).filter(|slot| kind_of(*slot) == kind);
            let fields = slots.map(|slot| board.ufos[seat.index()][slot as usize]);
            fields.filter(|at| *at != IN_SUPPLY).map(|at| map.id(at)).collect()
        };
        let in_cities = |counts: &[u8]| {
            let repeated = |city: City| {
                std::iter::repeat_n(map.id(map.city_field(city)), counts[city as usize] as usize)
            };
            (0..map.city_count).flat_map(repeated).collect()
        };
        SeatArrangement {
            standard: ufos(Kind::Standard),
            bumper: ufos(Kind::Bumper),
            sedator: ufos(Kind::Sedator),
            stands: each(board.stands[seat.index()]).map(|field| map.id(field)).collect(),
            restaurants: in_cities(&board.restaurants[seat.index()]),
            witnesses: in_cities(&board.witnesses[seat.index()]),
        }
    }

    fn restore(&self, game: &Fries, board: &mut Board, seat: Seat, at: &str) -> Result<(), Misarranged> {
        let supply = game.content.supply;
        for (kind, places) in
            [(Kind::Standard, &self.standard), (Kind::Bumper, &self.bumper), (Kind::Sedator, &self.sedator)]
        {
            let at = format!("{at}.{kind}");
            let most = supply.ufos[kind as usize];
            demand(places.len() <= most as usize, &at, || format!("a player has only {most} of them"))?;
            let slots = (0..FLEET as Slot).filter(|slot| kind_of(*slot) == kind);
            for (slot, place) in slots.zip(places) {
                board.ufos[seat.index()][slot as usize] = field_of(game, *place, &at)?;
            }
        }
        for place in &self.stands {
            let at = format!("{at}.stands");
            let field = field_of(game, *place, &at)?;
            demand(game.map.city(field).is_none(), &at, || format!("{place} is a city"))?;
            demand(board.stand_owner(field, game.seats).is_none(), &at, || {
                format!("{place} already has a stand")
            })?;
            board.stands[seat.index()] |= only(field);
        }
        let stands = board.stands[seat.index()].count_ones();
        demand(stands <= u32::from(supply.stands), format!("{at}.stands"), || {
            "more than the supply has".into()
        })?;
        let count_in = |places: &[Place], most: u8, at: String| -> Result<[u8; 16], Misarranged> {
            demand(places.len() <= most as usize, &at, || "more than the supply has".into())?;
            let mut counts = [0; 16];
            for place in places {
                let city = game.map.city(field_of(game, *place, &at)?);
                let city = city.ok_or_else(|| Misarranged::new(&at, format!("{place} is not a city")))?;
                counts[city as usize] += 1;
            }
            Ok(counts)
        };
        board.restaurants[seat.index()] =
            count_in(&self.restaurants, supply.restaurants, format!("{at}.restaurants"))?;
        board.witnesses[seat.index()] =
            count_in(&self.witnesses, supply.witnesses, format!("{at}.witnesses"))?;
        Ok(())
    }
}

fn field_of(game: &Fries, place: Place, at: &str) -> Result<Field, Misarranged> {
    game.map.field(place).ok_or_else(|| Misarranged::new(at, format!("{place} is not a field in play")))
}

/// Checks whether the parts of a state fit together.
struct Possible<'a> {
    game: &'a Fries,
    state: &'a State,
}

impl Possible<'_> {
    fn check(&self) -> Result<(), Misarranged> {
        let (game, board) = (self.game, &self.state.board);
        let setting_up = matches!(self.state.phase, Phase::Tiles(_) | Phase::First | Phase::Start(_));
        let is_empty = board.stands == [0; MOST_SEATS]
            && board.restaurants == [[0; 16]; MOST_SEATS]
            && board.witnesses == [[0; 16]; MOST_SEATS]
            && board.turns == 0;
        wrong(!setting_up || is_empty, "nothing has been built before the first turn")?;
        for seat in Seat::all(game.seats).filter(|_| !setting_up) {
            let (ufos, most) = (board.ufos_on_board(seat), game.cities_to_end());
            demand((2..=most).contains(&ufos), format!("seats.{seat}"), || {
                format!(
                    "UFOs on the board: {ufos}, but once the game has begun every player has 2 to {most} there; \
                     name them in standard, bumper and sedator"
                )
            })?;
        }
        match &self.state.phase {
            Phase::Tiles(_) | Phase::First | Phase::Start(_) => self.check_set_up(),
            Phase::Over => {
                wrong(self.has_ended() || board.turns == self.last_turn(), "nothing has ended the game")
            }
            Phase::Act(..) | Phase::Control(..) => self.check_clock().and_then(|()| self.check_actions()),
            _ => {
                wrong(!self.has_ended(), "the last count would have ended the game")?;
                self.check_clock()?;
                self.check_movement_and_bumps()
            }
        }
    }

    fn last_turn(&self) -> u16 {
        self.game.options.round_limit * u16::from(self.game.seats)
    }

    /// Whether a count would end the game (F18).
    fn has_ended(&self) -> bool {
        let (game, board) = (self.game, &self.state.board);
        let cities =
            Seat::all(game.seats).any(|seat| board.controlled(seat, game.seats) >= game.cities_to_end());
        let all = game.seats != 3 && (0..game.map.city_count).all(|city| board.restaurants_in(city) > 0);
        cities || all
    }

    /// Checks the active seat against the number of turns.
    fn check_clock(&self) -> Result<(), Misarranged> {
        let (game, board) = (self.game, &self.state.board);
        let Some(turn) = self.state.phase.turn() else { return Ok(()) };
        wrong(turn.seat.index() < game.seats as usize, "there is no such seat")?;
        let place = turn.seat.places_after(board.first, game.seats) as u16;
        demand(board.turns % u16::from(game.seats) == place, "turns", || {
            format!("after {} turns it is not {:?}'s turn", board.turns, turn.seat)
        })?;
        demand(board.turns < self.last_turn(), "turns", || "the round limit has been reached".into())
    }

    fn check_set_up(&self) -> Result<(), Misarranged> {
        let (game, board) = (self.game, &self.state.board);
        match &self.state.phase {
            Phase::Tiles(city) => {
                let dealt = (0..game.map.city_count)
                    .all(|other| (board.tiles[other as usize].burgers > 0) == (other < *city));
                wrong(*city < game.map.city_count && dealt, "tiles are dealt city by city")?;
                wrong(self.no_ufos(Seat::all(game.seats)), "nobody has UFOs yet")
            }
            Phase::First => wrong(self.no_ufos(Seat::all(game.seats)), "nobody has UFOs yet"),
            Phase::Start(seat) => {
                wrong(seat.index() < game.seats as usize, "there is no such seat")?;
                let place = seat.places_after(board.first, game.seats);
                let waiting = Seat::all(game.seats)
                    .filter(|other| other.places_after(board.first, game.seats) >= place);
                wrong(self.no_ufos(waiting), "a player who has not chosen a village has no UFOs")?;
                let mut done =
                    Seat::all(game.seats).filter(|other| other.places_after(board.first, game.seats) < place);
                let started = |seat: Seat| {
                    let fleet = board.ufos[seat.index()];
                    fleet[0] == fleet[1]
                        && board.ufos_on_board(seat) == 2
                        && fleet[0] != IN_SUPPLY
                        && contains(game.map.villages(), fleet[0])
                };
                wrong(done.all(started), "a player who has chosen a village has two standard UFOs there")?;
                self.apart(None)
            }
            _ => Ok(()),
        }
    }

    fn check_movement_and_bumps(&self) -> Result<(), Misarranged> {
        let (game, board) = (self.game, &self.state.board);
        match &self.state.phase {
            Phase::Move(turn) | Phase::Bumps(turn) => {
                self.check_turn(turn)?;
                let many = game.contested(board, turn.seat).count_ones() > 1;
                wrong(many || !matches!(self.state.phase, Phase::Bumps(_)), "there is only one bump or none")
            }
            Phase::Clean(turn, from, to) => {
                self.check_turn(turn)?;
                wrong(self.in_play(*from) && self.in_play(*to), "there is no such field")?;
                let sedators = board.slots_at(turn.seat, *to).filter(|slot| kind_of(*slot) == Kind::Sedator);
                let has_flown = sedators.into_iter().any(|slot| turn.status[slot as usize] == Status::Moved);
                let reached = contains(game.reach_from(board, turn.seat, *from), *to);
                wrong(has_flown && reached, "no sedator has flown there")?;
                let choices = game.clean_choices(board, turn.seat, *from, *to);
                wrong(choices.count_ones() > 1, "the sedator has no choice")
            }
            Phase::Support(turn, bump, seat) => {
                self.check_bump(turn, bump)?;
                let beside = seat.index() < game.seats as usize
                    && *seat != turn.seat
                    && *seat != bump.defender
                    && board.ufos_on(*seat, game.map.neighbours(bump.field)) > 0;
                wrong(beside, "this seat cannot take sides")
            }
            Phase::BumpDice(turn, bump) => self.check_bump(turn, bump),
            Phase::Send(turn, rout) => {
                self.check_rout(turn, rout)?;
                wrong(Fries::beaten_kinds(board, rout).count_ones() > 1, "there is no choice of UFOs to send")
            }
            Phase::Steer(turn, rout, flight) => {
                self.check_flight(turn, rout, flight)?;
                let goes_on = game.steerable(board, rout, flight) != 0 || game.can_land(board, rout, flight);
                wrong(flight.used < flight.most && goes_on, "the flight cannot go on")
            }
            Phase::Witness(turn, rout, flight, city) => {
                self.check_flight(turn, rout, flight)?;
                let here =
                    *city < game.map.city_count && game.map.city_field(*city) == flight.at && flight.used > 0;
                wrong(here, "the UFO is not over this city")?;
                let empty = board.witnesses_on_board(rout.loser) == game.content.supply.witnesses;
                wrong(
                    empty && game.witness_sources(board, rout.loser, *city) != 0,
                    "no eyewitness has to be moved",
                )?;
                let landed = flight.used < flight.most || game.can_land(board, rout, flight);
                let goes_on = game.steerable(board, rout, flight) != 0 || game.can_land(board, rout, flight);
                wrong(landed && goes_on, "the flight cannot go on")
            }
            _ => Ok(()),
        }
    }

    fn check_actions(&self) -> Result<(), Misarranged> {
        let (game, board) = (self.game, &self.state.board);
        match &self.state.phase {
            Phase::Act(turn, acted) => {
                self.check_turn(turn)?;
                self.apart(None)?;
                wrong(u32::from(*acted) < 1 << game.map.city_count, "there is no such city")?;
                wrong(game.can_act(board, turn, *acted), "nothing more can be done")
            }
            Phase::Control(turn, acted, attempt) => {
                self.check_turn(turn)?;
                self.apart(None)?;
                wrong(u32::from(*acted) < 1 << game.map.city_count, "there is no such city")?;
                wrong(
                    attempt.city < game.map.city_count && acted >> attempt.city & 1 == 0,
                    "there is no such attempt",
                )?;
                let id = game.map.id(game.map.city_field(attempt.city));
                let action = match attempt.from {
                    None => crate::action::Action::Restaurant(attempt.kind, id),
                    Some(owner) => crate::action::Action::TakeRestaurant(attempt.kind, id, owner),
                };
                wrong(game.check_act(board, turn, *acted, action).is_ok(), "this attempt is not allowed")
            }
            _ => Ok(()),
        }
    }

    fn in_play(&self, field: Field) -> bool {
        field < 64 && contains(self.game.map.in_play, field)
    }

    fn no_ufos(&self, mut seats: impl Iterator<Item = Seat>) -> bool {
        seats.all(|seat| self.state.board.ufos_on_board(seat) == 0)
    }

    /// Checks that no field has UFOs of two players, except for one field and a flying UFO.
    fn apart(&self, except: Option<(Field, Field)>) -> Result<(), Misarranged> {
        let excepted = except.map_or(0, |(one, other)| only(one) | only(other));
        let mut seen = 0;
        for seat in Seat::all(self.game.seats) {
            let fields = self.state.board.ufo_fields(seat);
            demand(seen & fields & !excepted == 0, "seats", || {
                "two players have UFOs on the same field".into()
            })?;
            seen |= fields;
        }
        Ok(())
    }

    fn check_turn(&self, turn: &Turn) -> Result<(), Misarranged> {
        let (game, board) = (self.game, &self.state.board);
        self.check_status(turn)?;
        // Other players' UFOs are apart from each other, and meet the active player's only where those have
        // moved.
        let mut seen = 0;
        for other in others(turn.seat, game.seats) {
            let fields = board.ufo_fields(other);
            wrong(seen & fields == 0, "two other players have UFOs on the same field")?;
            seen |= fields;
        }
        let stayed = (0..FLEET).filter(|slot| matches!(turn.status[*slot], Status::Ready | Status::On(_)));
        let stayed = stayed.map(|slot| board.ufos[turn.seat.index()][slot]).filter(|at| *at != IN_SUPPLY);
        for at in stayed {
            let joined = (0..FLEET)
                .any(|slot| board.ufos[turn.seat.index()][slot] == at && turn.status[slot] == Status::Moved);
            wrong(!contains(seen, at) || joined, "a UFO that has not moved is among other players' UFOs")?;
        }
        Ok(())
    }

    /// Checks that what the active player's UFOs have done is possible.
    fn check_status(&self, turn: &Turn) -> Result<(), Misarranged> {
        let (game, board) = (self.game, &self.state.board);
        wrong(turn.seat.index() < game.seats as usize, "there is no such seat")?;
        for slot in 0..FLEET {
            let at = board.ufos[turn.seat.index()][slot];
            match turn.status[slot] {
                Status::Ready => {}
                _ if at == IN_SUPPLY => return wrong(false, "a UFO in the supply has done something"),
                Status::On(owner) => {
                    let other = owner != turn.seat && owner.index() < game.seats as usize;
                    // During the actions the marker may already have been replaced.
                    let acting = matches!(self.state.phase, Phase::Act(..) | Phase::Control(..));
                    wrong(
                        other && (acting || game.has_marker(board, owner, at)),
                        "there is no marker to sit on",
                    )?;
                }
                Status::Moved | Status::Beaten => {}
            }
        }
        Ok(())
    }

    fn check_bump(&self, turn: &Turn, bump: &Bump) -> Result<(), Misarranged> {
        let (game, board) = (self.game, &self.state.board);
        self.check_turn(turn)?;
        let contested = self.in_play(bump.field) && contains(game.contested(board, turn.seat), bump.field);
        let defends = bump.defender.index() < game.seats as usize
            && bump.defender != turn.seat
            && board.ufos_on(bump.defender, only(bump.field)) > 0;
        wrong(contested && defends, "no bump is fought here")?;
        let third = |seat: Seat| {
            seat.index() < game.seats as usize
                && seat != turn.seat
                && seat != bump.defender
                && board.ufos_on(seat, game.map.neighbours(bump.field)) > 0
        };
        let taken = (0..MOST_SEATS).map(Seat::at).filter(|seat| bump.sides[seat.index()] != Side::Nobody);
        wrong(taken.into_iter().all(third), "a supporter needs UFOs next to the field")
    }

    fn check_rout(&self, turn: &Turn, rout: &Rout) -> Result<(), Misarranged> {
        let (game, board) = (self.game, &self.state.board);
        wrong(turn.seat.index() < game.seats as usize, "there is no such seat")?;
        let sits = |seat: Seat| seat.index() < game.seats as usize;
        let sides = sits(rout.winner) && sits(rout.loser) && rout.winner != rout.loser;
        wrong(sides && (rout.winner == turn.seat || rout.loser == turn.seat), "these two have not fought")?;
        wrong(self.in_play(rout.field) && rout.left <= 40, "there is no such bump")?;
        wrong(board.ufos_on(rout.winner, only(rout.field)) > 0, "the winner must have a UFO on the field")?;
        self.check_status(turn)?;
        let fleet = &board.ufos[turn.seat.index()];
        let beaten = (0..FLEET)
            .filter(|slot| fleet[*slot] == rout.field)
            .all(|slot| turn.status[slot] == Status::Beaten);
        wrong(rout.loser != turn.seat || beaten, "the loser's UFOs must be beaten")?;
        let flying = match &self.state.phase {
            Phase::Steer(_, _, flight) | Phase::Witness(_, _, flight, _) => Some(flight),
            _ => None,
        };
        let mut seen = 0;
        for other in others(turn.seat, game.seats) {
            let grounded = (0..FLEET as Slot)
                .filter(|slot| other != rout.loser || flying.is_none_or(|f| f.slot != *slot));
            let fields =
                grounded.map(|slot| board.ufos[other.index()][slot as usize]).filter(|at| *at != IN_SUPPLY);
            let fields = fields.fold(0, |fields, at| fields | only(at));
            wrong(seen & fields == 0, "two other players have UFOs on the same field")?;
            seen |= fields;
        }
        Ok(())
    }

    fn check_flight(&self, turn: &Turn, rout: &Rout, flight: &Flight) -> Result<(), Misarranged> {
        let board = &self.state.board;
        self.check_rout(turn, rout)?;
        let is_there = (flight.slot as usize) < FLEET
            && self.in_play(flight.at)
            && board.ufos[rout.loser.index()][flight.slot as usize] == flight.at;
        wrong(is_there, "the flying UFO is somewhere else")?;
        let visited = contains(flight.visited, flight.at) && contains(flight.visited, rout.field);
        let counted = flight.visited.count_ones() == u32::from(flight.used) + 1
            && flight.visited & !self.game.map.in_play == 0;
        wrong(
            visited && counted && flight.used <= flight.most && flight.most <= 64,
            "the flight is inconsistent",
        )
    }
}
