//! All tests of this crate from outside, in one program: one is linked far sooner than many.

#![allow(clippy::unwrap_used, reason = "tests")]

#[cfg(unix)]
mod api_page;
#[cfg(unix)]
mod bots;
mod cli;
#[cfg(unix)]
mod copying;
#[cfg(unix)]
mod damage;
#[cfg(unix)]
mod export;
mod keys;
#[cfg(unix)]
mod running;
#[cfg(unix)]
mod serve;
