//! Events: what happens, for logs and animation.

use contract::{Seat, SeatSet};
use serde::Serialize;

use crate::action::{Kind, Side};
use crate::place::Place;

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody controls enough cities.
    Cities,
    /// Every city has a restaurant.
    AllCities,
    /// The round limit was reached.
    RoundLimit,
}

/// The modifiers of a control roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct ControlModifiers {
    /// The player's stands in adjacent villages.
    pub stands: i8,
    /// Minus 2 per restaurant of another player in the city.
    pub rivals: i8,
    /// Minus 2 per eyewitness of the player in the city.
    pub witnesses: i8,
    /// Minus 1 for a bumper or sedator.
    pub ufo: i8,
    /// The player's other UFOs in the city.
    pub helpers: i8,
}

impl ControlModifiers {
    /// The total added to the die.
    pub const fn total(self) -> i8 {
        self.stands + self.rivals + self.witnesses + self.ufo + self.helpers
    }
}

/// The modifiers of one side of a bump.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct BumpModifiers {
    /// 1 for the attacker.
    pub attack: i8,
    /// The side's best UFO on the field.
    pub lead: i8,
    /// The player's other UFOs on the field and next to it.
    pub own: i8,
    /// Supporters' UFOs next to the field.
    pub support: i8,
}

impl BumpModifiers {
    /// The total added to the die.
    pub const fn total(self) -> i8 {
        self.attack + self.lead + self.own + self.support
    }
}

/// Something that happened at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the field names are self-explanatory")]
pub enum Event {
    /// A city got its tile.
    Tile { city: Place, resistance: u8, burgers: u8 },
    /// Chance has decided who begins.
    Begins { seat: Seat },
    /// Two UFOs were placed in a start village.
    Started { seat: Seat, village: Place },
    /// A turn begins.
    Turn { seat: Seat, round: u16 },
    /// A new UFO arrived.
    NewUfo { seat: Seat, kind: Kind, city: Place },
    /// A UFO flew, over these fields from the first to the last.
    Flew { seat: Seat, kind: Kind, from: Place, to: Place, route: Vec<Place> },
    /// A UFO was placed on another player's marker.
    Infiltrated { seat: Seat, kind: Kind, at: Place, owner: Seat },
    /// Eyewitnesses were removed.
    WitnessesRemoved { seat: Seat, city: Place, count: u8 },
    /// A bump begins.
    BumpBegins { field: Place, attacker: Seat, defender: Seat },
    /// A third player took sides.
    Supported { seat: Seat, side: Side, ufos: u8 },
    /// The dice of a bump were rolled.
    Bumped {
        field: Place,
        attacker: Seat,
        defender: Seat,
        dice: (u8, u8),
        attack: BumpModifiers,
        defence: BumpModifiers,
        winner: Seat,
        distance: u8,
    },
    /// A beaten UFO flew one line.
    Tumbled { seat: Seat, kind: Kind, from: Place, to: Place },
    /// A beaten UFO landed.
    Landed { seat: Seat, kind: Kind, at: Place },
    /// An eyewitness was placed, from the supply or from another city.
    WitnessPlaced { seat: Seat, city: Place, from: Option<Place> },
    /// A stand was opened, or taken over from somebody.
    StandOpened { seat: Seat, village: Place, from: Option<Seat> },
    /// A control roll was made.
    ControlRoll {
        seat: Seat,
        kind: Kind,
        city: Place,
        die: u8,
        modifiers: ControlModifiers,
        resistance: u8,
        succeeds: bool,
    },
    /// A restaurant was opened, or taken over from somebody.
    RestaurantOpened { seat: Seat, city: Place, from: Option<Seat> },
    /// The number of cities somebody controls has changed.
    Control { seat: Seat, cities: u8 },
    /// The game is over.
    Ended { by: Ending, winners: SeatSet },
}
