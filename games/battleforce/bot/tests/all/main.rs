//! All integration tests of this crate in one binary, because one binary links much faster than many.

#![allow(clippy::unwrap_used, reason = "tests")]

use battleforce::{BattleForce, Options};

mod allocation;
mod golden;
mod greedy;
mod holdings;
mod playouts;
#[cfg(unix)]
mod programs;
mod search;

fn basic(seats: u8) -> BattleForce {
    BattleForce::standard(seats).unwrap()
}

fn advanced(seats: u8) -> BattleForce {
    BattleForce::with_options(Options::advanced(), seats).unwrap()
}
