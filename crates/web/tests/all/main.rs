//! All integration tests of this crate in one program, because one program links much faster than many.

#![allow(clippy::unwrap_used, reason = "tests")]

mod lobby;
mod pages;
mod site;
