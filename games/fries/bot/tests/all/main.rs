//! All tests of this crate from outside, in one program: one is linked far sooner than many.

#![allow(clippy::unwrap_used, reason = "tests")]

mod golden;
mod greedy;
mod holdings;
mod playouts;
#[cfg(unix)]
mod programs;
mod search;
