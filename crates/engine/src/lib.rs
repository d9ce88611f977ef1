//! What a machine does with a game: simulation, the arena, records and their verification, scenarios, laws.
//!
//! The key decision: **calls through the face are coarse**. "Simulate a million games", "verify this record", "run
//! this scenario" are one call each, and behind it everything is monomorphised for the game: no step of a game ever
//! goes through a virtual call.
//!
//! Nothing here knows a word or a picture of any game. So a game's engine is compiled in its `bot` crate ([`EngineOf`]), and what
//! people see of it (the crate `catalog`) can be changed without compiling simulation and search again.

mod arena;
mod check_bot;
mod dealing;
mod face;
mod laws;
mod parallel;
mod play;
mod record_fault;
mod replay;
mod run_scenario;
mod setup;
mod sim;
mod threads;
mod trace;
mod walk;

/// The name of this program, as records and journals have it.
pub const PROGRAM: &str = concat!("starfry ", env!("CARGO_PKG_VERSION"));

pub use arena::{ArenaProgress, ArenaReport, ArenaRequest, BotReport, Journal, Think};
pub use bots::{BotName, Holding, Level, SeatHoldings};
pub use check_bot::{BotCheck, BotCheckRequest, Duty, Finding, Verdict};
pub use dealing::Dealing;
pub use face::{Engine, EngineOf};
pub use laws::Laws;
pub use programs::{DEADLINE as BOT_DEADLINE, Stderr};
pub use record_fault::record_fault;
pub use replay::{Replay, Verified, at_entry, seen_entry, waiting_for};
pub use run_scenario::{ScenarioFailure, ScenarioReport, position};
pub use setup::{Fault, Setup, content_digest, embedded, read_content, set_up, set_up_again};
pub use sim::{Lengths, SimProgress, SimReport, SimRequest, Until};
pub use threads::Threads;
pub use trace::{TraceRequest, stopped_early};
pub use walk::{Eyes, Visit, Walk};
