//! What a player and chance can do, and what players can point at, each with its notation.

use std::fmt;
use std::str::FromStr;

use contract::{Seat, Unreadable, named};

use crate::place::Place;

named! {
    /// A kind of UFO.
    pub enum Kind: "standard, bumper or sedator" {
        /// Neither better nor worse at anything.
        Standard = "standard",
        /// Better at bumping, worse at control rolls.
        Bumper = "bumper",
        /// Removes eyewitnesses; worse at bumping and at control rolls.
        Sedator = "sedator",
    }
}

named! {
    /// The side that a third player supports in a bump.
    pub enum Side: "attacker, defender or nobody" {
        /// The active player.
        Attacker = "attacker",
        /// The other player.
        Defender = "defender",
        /// Neither.
        Nobody = "nobody",
    }
}

/// A player's decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chooses the start village: `start roswell`.
    Start(Place),
    /// Takes a new UFO instead of the turn: `new bumper cairo`.
    New(Kind, Place),
    /// Flies a UFO: `fly standard roswell new_york`.
    Fly(Kind, Place, Place),
    /// Places a UFO on another player's stand or restaurant instead of flying: `infiltrate standard cairo 2`.
    Infiltrate(Kind, Place, Seat),
    /// Chooses the part of the network that a sedator flies over, by its first field: `clean cairo`.
    Clean(Place),
    /// Fights the bump on a field next: `bump cairo`.
    Bump(Place),
    /// Supports a side: `support attacker`.
    Support(Side),
    /// Sends off a beaten UFO of this kind next: `send bumper`.
    Send(Kind),
    /// Steers the beaten UFO to a neighbouring field: `steer cairo`.
    Steer(Place),
    /// Lets it land where it is: `land`.
    Land,
    /// Moves an eyewitness from another city: `witness cairo`.
    Witness(Place),
    /// Moves no eyewitness: `no witness`.
    NoWitness,
    /// Opens a fry stand: `stand roswell`.
    Stand(Place),
    /// Takes over the infiltrated stand: `take roswell`.
    TakeStand(Place),
    /// Tries to open a restaurant with a UFO of this kind: `restaurant standard cairo`.
    Restaurant(Kind, Place),
    /// Tries to take over the infiltrated restaurant: `take standard cairo 2`.
    TakeRestaurant(Kind, Place, Seat),
    /// Ends the movement or the actions: `done`.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Start(place) => write!(f, "start {place}"),
            Action::New(kind, place) => write!(f, "new {kind} {place}"),
            Action::Fly(kind, from, to) => write!(f, "fly {kind} {from} {to}"),
            Action::Infiltrate(kind, place, owner) => write!(f, "infiltrate {kind} {place} {owner}"),
            Action::Clean(place) => write!(f, "clean {place}"),
            Action::Bump(place) => write!(f, "bump {place}"),
            Action::Support(side) => write!(f, "support {side}"),
            Action::Send(kind) => write!(f, "send {kind}"),
            Action::Steer(place) => write!(f, "steer {place}"),
            Action::Land => f.write_str("land"),
            Action::Witness(place) => write!(f, "witness {place}"),
            Action::NoWitness => f.write_str("no witness"),
            Action::Stand(place) => write!(f, "stand {place}"),
            Action::TakeStand(place) => write!(f, "take {place}"),
            Action::Restaurant(kind, place) => write!(f, "restaurant {kind} {place}"),
            Action::TakeRestaurant(kind, place, owner) => write!(f, "take {kind} {place} {owner}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        let place = |word: &str| word.parse::<Place>().ok();
        let kind = |word: &str| word.parse::<Kind>().ok();
        let seat = |word: &str| word.parse::<Seat>().ok();
        let action = || {
            Some(match words.as_slice() {
                ["done"] => Action::Done,
                ["land"] => Action::Land,
                ["no", "witness"] => Action::NoWitness,
                ["start", at] => Action::Start(place(at)?),
                ["clean", at] => Action::Clean(place(at)?),
                ["bump", at] => Action::Bump(place(at)?),
                ["send", which] => Action::Send(kind(which)?),
                ["steer", to] => Action::Steer(place(to)?),
                ["witness", from] => Action::Witness(place(from)?),
                ["stand", at] => Action::Stand(place(at)?),
                ["take", at] => Action::TakeStand(place(at)?),
                ["support", whom] => Action::Support(whom.parse().ok()?),
                ["new", which, at] => Action::New(kind(which)?, place(at)?),
                ["restaurant", which, at] => Action::Restaurant(kind(which)?, place(at)?),
                ["fly", which, from, to] => Action::Fly(kind(which)?, place(from)?, place(to)?),
                ["infiltrate", which, at, owner] => {
                    Action::Infiltrate(kind(which)?, place(at)?, seat(owner)?)
                }
                ["take", which, at, owner] => Action::TakeRestaurant(kind(which)?, place(at)?, seat(owner)?),
                _ => return None,
            })
        };
        action().ok_or_else(|| {
            Unreadable::new(text, "start, new, fly, infiltrate, clean, bump, support, send, steer, land, witness, no witness, stand, take, restaurant or done, with what belongs to it")
        })
    }
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// The tile of the next city, by resistance and burgers: `tile 6 1`.
    Tile(u8, u8),
    /// The seat that takes the first turn: `first 2`.
    First(Seat),
    /// The dice of a bump, the attacker's first: `bump 5 3`. Ties are rolled again and do not count.
    Bump(u8, u8),
    /// The die of a control roll: `control 10`.
    Control(u8),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Tile(resistance, burgers) => write!(f, "tile {resistance} {burgers}"),
            Outcome::First(seat) => write!(f, "first {seat}"),
            Outcome::Bump(attacker, defender) => write!(f, "bump {attacker} {defender}"),
            Outcome::Control(die) => write!(f, "control {die}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Outcome, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |word: &str, most: u8| {
            word.parse().ok().filter(|n: &u8| n.to_string() == word && (1..=most).contains(n))
        };
        let outcome = || {
            Some(match words.as_slice() {
                ["tile", resistance, burgers] => Outcome::Tile(number(resistance, 99)?, number(burgers, 9)?),
                ["first", seat] => Outcome::First(seat.parse().ok()?),
                ["bump", attacker, defender] => Outcome::Bump(number(attacker, 6)?, number(defender, 6)?),
                ["control", die] => Outcome::Control(number(die, 12)?),
                _ => return None,
            })
        };
        outcome().ok_or_else(|| Unreadable::new(text, "tile R B, first SEAT, bump A D or control N"))
    }
}

/// Something on the table that a player may point at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Thing {
    /// One of the viewer's UFOs: `ufo standard cairo`.
    Ufo(Kind, Place),
    /// A field: `field cairo`.
    Field(Place),
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Ufo(kind, place) => write!(f, "ufo {kind} {place}"),
            Thing::Field(place) => write!(f, "field {place}"),
        }
    }
}

impl FromStr for Thing {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Thing, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        let thing = || {
            Some(match words.as_slice() {
                ["ufo", kind, place] => Thing::Ufo(kind.parse().ok()?, place.parse().ok()?),
                ["field", place] => Thing::Field(place.parse().ok()?),
                _ => return None,
            })
        };
        thing().ok_or_else(|| Unreadable::new(text, "ufo KIND FIELD or field FIELD"))
    }
}

impl Action {
    /// Whether the action involves this thing.
    pub fn concerns(self, thing: Thing) -> bool {
        let (kind, places): (Option<Kind>, [Option<Place>; 2]) = match self {
            Action::Start(at)
            | Action::Clean(at)
            | Action::Bump(at)
            | Action::Steer(at)
            | Action::Witness(at)
            | Action::Stand(at)
            | Action::TakeStand(at)
            | Action::New(_, at) => (None, [Some(at), None]),
            Action::Fly(kind, from, to) => (Some(kind), [Some(from), Some(to)]),
            Action::Infiltrate(kind, at, _)
            | Action::Restaurant(kind, at)
            | Action::TakeRestaurant(kind, at, _) => (Some(kind), [Some(at), None]),
            Action::Send(_) | Action::Support(_) | Action::Land | Action::NoWitness | Action::Done => {
                (None, [None; 2])
            }
        };
        match thing {
            Thing::Ufo(which, at) => kind == Some(which) && places[0] == Some(at),
            Thing::Field(at) => places.contains(&Some(at)),
        }
    }
}
