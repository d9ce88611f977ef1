//! The list of games behind one object-safe face.
//!
//! The key decision: **calls through the face are coarse**. "Simulate a million games", "verify this record", "run
//! this scenario" are one call each, and behind it everything is monomorphised for the game: no step of a game ever
//! goes through a virtual call, and nothing above this crate matches on a game by name.

mod advise;
mod arena;
mod check_bot;
mod dealing;
mod diplomacy;
mod example;
mod face;
mod host;
mod info;
mod lesson;
mod live;
mod parallel;
mod play;
mod playable;
mod playthrough;
mod record_fault;
mod replay;
mod run_scenario;
mod sim;
mod why;

/// The name of this program, as records and journals have it.
pub const PROGRAM: &str = concat!("starfry ", env!("CARGO_PKG_VERSION"));

pub use advise::{AdviceReport, AdviceRequest, AdvisedChoice, Thinking};
pub use arena::{ArenaProgress, ArenaReport, ArenaRequest, BotReport, Journal, Think};
pub use bots::program::DEADLINE as BOT_DEADLINE;
pub use bots::{BotName, Holding, Level, SeatHoldings, Stderr};
pub use check_bot::{BotCheck, BotCheckRequest, Duty, Finding, Verdict};
pub use dealing::Dealing;
pub use diplomacy::Diplomacy;
pub use face::{Fault, Game, GameInfo, OptionChoice, OptionText, Reconstructed, SeatCount, Setup};
pub use lesson::{Lesson, LessonStop};
pub use live::{
    Acted, Batch, Decision, Heading, Job, Live, LiveSetup, LogLine, Mention, NotDone, Reaction, Thought,
    Words,
};
pub use playthrough::{Eyes, TraceRequest};
pub use record_fault::record_fault;
pub use replay::Verified;
pub use run_scenario::{ScenarioFailure, ScenarioReport};
pub use sim::{Lengths, SimProgress, SimReport, SimRequest, Until};
pub use why::{Why, WhyRequest};

use host::Host;

/// All games, in the order in which they are listed.
pub fn games() -> &'static [&'static dyn Game] {
    static FRIES: Host<::fries::Fries> = Host::new();
    static UFOLUDKI: Host<::ufoludki::Ufoludki> = Host::new();
    static BATTLE_FORCE: Host<::battleforce::BattleForce> = Host::new();
    static GAMES: [&dyn Game; 3] = [&FRIES, &UFOLUDKI, &BATTLE_FORCE];
    &GAMES
}

/// The game with this short name.
pub fn game(name: &str) -> Result<&'static dyn Game, Fault> {
    games().iter().copied().find(|game| game.name() == name).ok_or_else(|| {
        let names: Vec<&str> = games().iter().map(|game| game.name()).collect();
        Fault::new("fault-no-game").with("game", name).with("games", names.join(", "))
    })
}
