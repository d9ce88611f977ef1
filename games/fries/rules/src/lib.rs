//! UFOs! Fries from Space: fly saucers over a world map, bump rivals away, open fry stands and restaurants.
//! For two to five players.
//!
//! The key decision: **the board is masks**. A set of fields is one machine word, so reach, networks,
//! neighbours and blocked fields take a few operations, and a position has no pointers and fits into a few
//! hundred bytes. Every decision is atomic: pick a UFO and where it lands, take sides, steer a beaten UFO one
//! line at a time.
//!
//! Invariants: no input or output, no random generator and no clock; at the start of a turn no field has UFOs
//! of two players.

mod acting;
mod action;
mod arrangement;
mod bumping;
mod content;
mod event;
mod game;
mod laws;
mod look;
mod map;
mod moving;
mod odds;
mod place;
mod question;
mod rare;
mod registry;
mod state;
mod view;

pub use action::{Action, Kind, Outcome, Side, Thing};
pub use arrangement::{Arrangement, CityArrangement, SeatArrangement, SupplyArrangement};
pub use content::{
    Content, FEWEST_FIELDS, FieldInfo, LineInfo, MOST_BURGERS, MOST_CITIES, MOST_FIELDS,
    MOST_LINES_PER_FIELD, MOST_MARKERS, MOST_RESISTANCE, MOST_TILES, MOST_UFOS, Supply, TileInfo,
};
pub use event::{BumpModifiers, ControlModifiers, Ending, Event};
pub use game::{Fries, MOST_ROUNDS, Options};
pub use look::Look;
pub use odds::{BumpOdds, ControlOdds, bump_chance, control_faces};
pub use place::{MOST_LETTERS, Place};
pub use question::Question;
pub use state::{MOST_SEATS, State, Status};
pub use view::View;
