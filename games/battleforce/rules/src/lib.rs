//! Star Fleet Battle Force: fleets, hidden hands, volleys and reactions. For two to eight players, or one
//! against an automaton.
//!
//! The key decision: **every question is a moment**. A turn is a chain of small decisions (a ship, a target,
//! a card, a shot, a button). Each of them is a value of one enum that carries everything it needs. After
//! every step the game automatically does whatever needs no decision and stops at the next moment where
//! somebody has to decide. Only public facts determine that moment, so who is asked never reveals what they
//! hold.
//!
//! Invariants: no input or output, no random generator and no clock; a state is one piece of memory without
//! pointers; every card and every ship is somewhere.

#![allow(
    clippy::unused_self,
    reason = "questions are methods of the game, whether or not they need its data"
)]
#![allow(clippy::match_same_arms, reason = "what each moment allows reads like a table")]

mod action;
mod apply;

mod arrangement;
mod automaton;
mod battle;
mod card;
mod check;
mod content;
mod editions;
mod ending;
mod event;
mod facts;
mod game;
mod judge;
mod laws;
mod list;
mod look;
mod memory;
mod options;
mod pointing;
mod possible;
mod promise;
mod question;
mod rare;
mod redeal;
mod registry;
mod setup;
mod ship;
mod state;
mod turn;
mod view;

pub use action::{Action, Cancel, MOST_SHOTS, MOST_SQUADRONS, Outcome, Thing, Word};
pub use arrangement::Arrangement;
pub use card::{Card, Kind, MOST_FACES, MOST_VALUE};
pub use content::{
    CardInfo, Content, FEWEST_CARDS, FEWEST_SHIPS, MOST_BUTTONS_PER_KIND, MOST_CARDS, MOST_COPIES,
    MOST_LINGERING, MOST_POINTS, MOST_SHIPS, MOST_WEAPONS_PER_SHIP, ShipInfo,
};
pub use event::{Attacker, Ending, Event};
pub use game::{BattleForce, MOST_TURNS};
pub use judge::{Coming, ShotComing};
pub use look::{Gunner, Hull, Hulls, Incoming, KindSet, Look, Standing, Volley};
pub use options::{
    End, FleetChoice, FlotillaFire, FlotillaStrength, Level, Options, PlanetFighters, Reductions, Ties,
    WebPhasers,
};
pub use promise::{MOST_PROMISED, Promise, Whom};
pub use question::{Choice, Pick, Question};
pub use redeal::Deduction;
pub use ship::{Button, Device, Line, MOST_CLASS_LETTERS, Race, ShipId};
pub use state::State;
pub use view::{AttackView, PlayerView, ShipView, View};
