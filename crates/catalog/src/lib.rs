//! Games as people meet them: in words, drawn, taught, and at a table. The engine side is in the crate
//! `engine`.
//!
//! The key decision: **everything here is generic over the rules alone.** What a game has in addition to its
//! rules is a value, its [`Kit`]. Its words and its looks are behind traits that can be called without
//! knowing the game. So this crate knows no game, a game's `play` crate is compiled independently of all
//! others, and a [`Catalog`] is just a list.

mod advise;
mod catalog;
mod example;
mod face;
mod game_of;
mod info;
mod kit;
mod lesson;
mod live;
mod narrator;
mod needs;
mod offer;
mod promises;
mod story;
mod why;

pub use advise::{AdviceEffort, AdviceReport, AdviceRequest, AdvisedChoice};
pub use catalog::Catalog;
pub use engine::{
    ArenaProgress, ArenaReport, ArenaRequest, BOT_DEADLINE, BotCheck, BotCheckRequest, BotName, BotReport,
    Dealing, Duty, Engine, Eyes, Fault, Finding, Holding, Journal, Laws, Lengths, Level, PROGRAM,
    ScenarioFailure, ScenarioReport, SeatHoldings, Setup, SimProgress, SimReport, SimRequest, Stderr, Think,
    TraceRequest, Until, Verdict, Verified, record_fault,
};
pub use face::{Game, GameInfo, OptionChoice, OptionText, Reconstructed, SeatCount};
pub use game_of::GameOf;
pub use kit::Kit;
pub use lesson::{Lesson, LessonStop};
pub use live::{
    Acted, Batch, Decision, Heading, Job, LiveGame, LiveSetup, LogLine, Mention, NotDone, Reaction, Thought,
    Words,
};
pub use offer::{Offer, Preset};
pub use promises::Promises;
pub use why::{Why, WhyRequest};
