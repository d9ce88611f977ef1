//! All tests of this crate from outside, in one program: one is linked far sooner than many.

#![allow(clippy::unwrap_used, reason = "tests")]

mod allocation;
mod common;
mod conformance;
mod deal;
mod perft;
mod redeal;
