//! All integration tests of this crate in one program, because one program links much faster than many.

#![allow(clippy::unwrap_used, reason = "tests")]

mod announcing;
mod copying;
mod damage;
mod lobby;
mod opening;
mod people;
mod sample;
mod storage;
mod writing;
