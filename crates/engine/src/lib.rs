//! What a machine does with a game: simulations, the arena, verification of records, scenarios, laws.
//!
//! The key decision: **calls through the trait object are coarse**. "Simulate a million games", "verify this
//! record" and "run this scenario" are one call each. Everything behind them is monomorphised for the game,
//! so no single step of a game goes through a virtual call.
//!
//! Nothing here knows any game's words or pictures. So a game's engine is compiled in its `bot` crate
//! ([`EngineOf`]), and what people see of the game (the crate `catalog`) can be changed without recompiling
//! simulation and search.

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

/// The name and version of this program, as written to records and journals.
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
