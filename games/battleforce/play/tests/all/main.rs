//! All tests of Battle Force as people play it, in one program: one is linked far sooner than many.

#![allow(clippy::unwrap_used, reason = "tests")]

mod common;
mod promises;
mod scenes;
mod words;
