//! All tests of this crate from outside, in one program: one is linked far sooner than many.

#![allow(clippy::unwrap_used, reason = "tests")]

mod advise;
mod any_bytes;
mod arena;
mod diplomacy;
mod forgeries;
mod hearing;
mod leaks;
mod lessons;
mod live;
mod records;
mod rulebooks;
mod scenarios;
mod sims;
mod why;
