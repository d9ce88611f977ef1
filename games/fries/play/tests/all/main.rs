//! All integration tests of this crate in one binary, because one binary links much faster than many.

#![allow(clippy::unwrap_used, reason = "tests")]

mod common;
mod help;
mod scenes;
mod words;
