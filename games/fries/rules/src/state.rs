//! A position: what is on the board, and what the game is waiting for. Nothing is hidden.

use contract::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::{Kind, Side};
use crate::content::{MOST_CITIES, TileInfo};
use crate::map::{City, Field, Fields, Map, contains, only};

/// The maximum number of players.
pub const MOST_SEATS: usize = 5;
/// The number of UFOs in a player's fleet: three standard, three bumpers, two sedators.
pub(crate) const FLEET: usize = 8;

pub(crate) type BySeat<T> = [T; MOST_SEATS];
pub(crate) type ByCity<T> = [T; MOST_CITIES];

/// The field of a UFO that is not on the board.
pub(crate) const IN_SUPPLY: Field = u8::MAX;

/// A player's UFO, as an index into the fleet.
pub(crate) type Slot = u8;

/// The kind of UFO at each index of a fleet.
pub(crate) const fn kind_of(slot: Slot) -> Kind {
    match slot {
        0..=2 => Kind::Standard,
        3..=5 => Kind::Bumper,
        _ => Kind::Sedator,
    }
}

/// Everything on the board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Board {
    /// By city; (0, 0) before it is dealt.
    pub(crate) tiles: ByCity<TileInfo>,
    pub(crate) ufos: BySeat<[Field; FLEET]>,
    pub(crate) stands: BySeat<Fields>,
    pub(crate) restaurants: BySeat<ByCity<u8>>,
    pub(crate) witnesses: BySeat<ByCity<u8>>,
    pub(crate) first: Seat,
    /// Completed turns.
    pub(crate) turns: u16,
}

impl Board {
    /// The fields with a player's UFOs.
    pub(crate) fn ufo_fields(&self, seat: Seat) -> Fields {
        let field = |at: &Field| only(*at) * Fields::from(*at != IN_SUPPLY);
        self.ufos[seat.index()].iter().fold(0, |fields, at| fields | field(at))
    }

    /// The fields with other players' UFOs.
    pub(crate) fn foreign_ufos(&self, seat: Seat, seats: u8) -> Fields {
        Seat::all(seats)
            .filter(|other| *other != seat)
            .fold(0, |fields, other| fields | self.ufo_fields(other))
    }

    /// The number of a player's UFOs on these fields.
    pub(crate) fn ufos_on(&self, seat: Seat, fields: Fields) -> u8 {
        self.ufos[seat.index()].iter().filter(|at| **at != IN_SUPPLY && contains(fields, **at)).count() as u8
    }

    /// A player's UFOs on a field.
    pub(crate) fn slots_at(&self, seat: Seat, field: Field) -> impl Iterator<Item = Slot> {
        (0..FLEET as Slot).filter(move |slot| self.ufos[seat.index()][*slot as usize] == field)
    }

    pub(crate) fn ufos_on_board(&self, seat: Seat) -> u8 {
        self.ufos[seat.index()].iter().filter(|at| **at != IN_SUPPLY).count() as u8
    }

    /// The fields that a player's UFOs can fly over freely (F11).
    pub(crate) fn network(&self, map: &Map, seat: Seat, seats: u8) -> Fields {
        (map.city_fields(self.cities_of(seat)) | self.stands[seat.index()]) & !self.foreign_ufos(seat, seats)
    }

    /// The owner of the stand in a village.
    pub(crate) fn stand_owner(&self, field: Field, seats: u8) -> Option<Seat> {
        Seat::all(seats).find(|seat| contains(self.stands[seat.index()], field))
    }

    pub(crate) fn restaurants_in(&self, city: City) -> u8 {
        self.restaurants.iter().map(|cities| cities[city as usize]).sum()
    }

    /// The cities in which a player has restaurants, one bit each.
    pub(crate) fn cities_of(&self, seat: Seat) -> u16 {
        let restaurants = &self.restaurants[seat.index()];
        restaurants.iter().enumerate().fold(0, |cities, (city, count)| cities | u16::from(*count > 0) << city)
    }

    /// The cities a player controls, being the only one with restaurants there (F18).
    pub(crate) fn controlled_by(&self, seat: Seat, seats: u8) -> u16 {
        let others =
            Seat::all(seats).filter(|other| *other != seat).fold(0, |all, other| all | self.cities_of(other));
        self.cities_of(seat) & !others
    }

    /// The player who controls a city.
    pub(crate) fn controller(&self, city: City, seats: u8) -> Option<Seat> {
        let mut owners = Seat::all(seats).filter(|seat| self.restaurants[seat.index()][city as usize] > 0);
        owners.next().filter(|_| owners.next().is_none())
    }

    pub(crate) fn controlled(&self, seat: Seat, seats: u8) -> u8 {
        self.controlled_by(seat, seats).count_ones() as u8
    }

    /// What a player would score now (F19).
    pub(crate) fn points(&self, map: &Map, seat: Seat) -> i32 {
        let in_city = |city: usize| {
            i32::from(self.restaurants[seat.index()][city]) * i32::from(self.tiles[city].resistance)
        };
        let restaurants: i32 = (0..map.city_count as usize).map(in_city).sum();
        let stands = self.stands[seat.index()].count_ones() as i32;
        restaurants + stands - 2 * i32::from(self.witnesses_on_board(seat))
    }

    pub(crate) fn witnesses_on_board(&self, seat: Seat) -> u8 {
        self.witnesses[seat.index()].iter().sum()
    }

    pub(crate) fn restaurants_on_board(&self, seat: Seat) -> u8 {
        self.restaurants[seat.index()].iter().sum()
    }
}

/// What one of the active player's UFOs has done this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Nothing yet.
    #[default]
    Ready,
    /// It has moved.
    Moved,
    /// It is on this player's marker.
    On(Seat),
    /// It has lost a bump.
    Beaten,
}

/// A player's turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) status: [Status; FLEET],
}

/// A bump that is being fought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Bump {
    pub(crate) field: Field,
    pub(crate) defender: Seat,
    /// What third players have decided, by seat.
    pub(crate) sides: BySeat<Side>,
}

/// A bump that has been decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Rout {
    pub(crate) field: Field,
    pub(crate) winner: Seat,
    pub(crate) loser: Seat,
    /// The remaining difference.
    pub(crate) left: u8,
}

/// A beaten UFO in the air.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Flight {
    pub(crate) slot: Slot,
    pub(crate) at: Field,
    #[serde(with = "field_list")]
    pub(crate) visited: Fields,
    pub(crate) used: u8,
    pub(crate) most: u8,
    /// Whether it has to go farther than its share (F9).
    pub(crate) is_forced: bool,
}

/// Serialises a set of fields as a list of numbers, because TOML and many JSON parsers cannot represent a
/// 64-bit mask.
mod field_list {
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::map::{Field, Fields, each, only};

    pub(super) fn serialize<S: Serializer>(fields: &Fields, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(each(*fields))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        let list = Vec::<Field>::deserialize(deserializer)?;
        let mask = |fields: Fields, field: &Field| (*field < 64).then(|| fields | only(*field));
        list.iter().try_fold(0, mask).ok_or_else(|| serde::de::Error::custom("fields are numbers below 64"))
    }
}

/// A control roll that is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Attempt {
    pub(crate) city: City,
    pub(crate) kind: Kind,
    /// The owner of the restaurant to be taken over; none if it is opened in a free slot.
    pub(crate) from: Option<Seat>,
}

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    /// Chance deals the tile of this city.
    Tiles(City),
    /// Chance decides who begins.
    First,
    /// A player chooses the start village.
    Start(Seat),
    /// The active player moves UFOs.
    Move(Turn),
    /// The active player picks the part of the network that a sedator flew over.
    Clean(Turn, Field, Field),
    /// The active player picks the next of several bumps.
    Bumps(Turn),
    /// A third player takes sides.
    Support(Turn, Bump, Seat),
    /// Chance decides a bump.
    BumpDice(Turn, Bump),
    /// The winner picks which beaten UFO flies next.
    Send(Turn, Rout),
    /// The winner steers a beaten UFO.
    Steer(Turn, Rout, Flight),
    /// The winner may move an eyewitness to this city.
    Witness(Turn, Rout, Flight, City),
    /// The active player acts; the cities in the mask have had their action.
    Act(Turn, u16),
    /// Chance decides a control roll.
    Control(Turn, u16, Attempt),
    /// The game is over.
    Over,
}

impl Phase {
    /// The current turn, if there is one.
    pub(crate) const fn turn(&self) -> Option<&Turn> {
        match self {
            Phase::Move(turn)
            | Phase::Clean(turn, ..)
            | Phase::Bumps(turn)
            | Phase::Support(turn, ..)
            | Phase::BumpDice(turn, _)
            | Phase::Send(turn, _)
            | Phase::Steer(turn, ..)
            | Phase::Witness(turn, ..)
            | Phase::Act(turn, _)
            | Phase::Control(turn, ..) => Some(turn),
            Phase::Tiles(_) | Phase::First | Phase::Start(_) | Phase::Over => None,
        }
    }

    /// The seat that decides, if there is one.
    pub(crate) const fn decider(&self) -> Option<Seat> {
        match self {
            Phase::Start(seat) | Phase::Support(_, _, seat) => Some(*seat),
            Phase::Move(turn) | Phase::Clean(turn, ..) | Phase::Bumps(turn) | Phase::Act(turn, _) => {
                Some(turn.seat)
            }
            Phase::Send(_, rout) | Phase::Steer(_, rout, _) | Phase::Witness(_, rout, ..) => {
                Some(rout.winner)
            }
            Phase::Tiles(_) | Phase::First | Phase::BumpDice(..) | Phase::Control(..) | Phase::Over => None,
        }
    }
}

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) phase: Phase,
}

impl State {
    pub(crate) fn new() -> State {
        State {
            board: Board {
                tiles: [TileInfo { resistance: 0, burgers: 0 }; MOST_CITIES],
                ufos: [[IN_SUPPLY; FLEET]; MOST_SEATS],
                stands: [0; MOST_SEATS],
                restaurants: [[0; MOST_CITIES]; MOST_SEATS],
                witnesses: [[0; MOST_CITIES]; MOST_SEATS],
                first: Seat::at(0),
                turns: 0,
            },
            phase: Phase::Tiles(0),
        }
    }
}

/// Nobody has taken sides yet.
pub(crate) const NO_SIDES: BySeat<Side> = [Side::Nobody; MOST_SEATS];

/// The seats that support a side.
pub(crate) fn supporters(bump: &Bump, side: Side) -> SeatSet {
    (0..MOST_SEATS).map(Seat::at).filter(|seat| bump.sides[seat.index()] == side).collect()
}
