//! All integration tests of this crate in one binary, because one binary links much faster than many.

#![allow(clippy::unwrap_used, reason = "tests")]

mod golden;
mod holdings;
mod playouts;
#[cfg(unix)]
mod programs;
mod search;
