//! All integration tests of this crate in one program, because one program links much faster than many.

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
