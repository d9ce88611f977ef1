//! How the server treats the rules of particular games. What it does with any game is tested in the server
//! crate.

#![allow(clippy::unwrap_used, reason = "tests")]

#[path = "../../../crates/server/tests/all/common/mod.rs"]
mod common;

mod leaks;
mod promises;
mod upgrade;
