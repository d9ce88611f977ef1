//! The game server: tables for friends, strangers, bots and hosts. Requests go up over HTTP, events come down
//! in streams.
//!
//! The key decision: **one task owns one table**. Everything that happens at a table goes through its task's
//! queue, so nothing there needs a lock. Every decision is on disk before anybody hears of it.
//!
//! Invariants:
//!
//! - The server never decides what is legal; the rules do.
//! - Secrets (tokens, passwords, invitations, chat) are never logged.
//! - All input is parsed into types at the edge (`body.rs`).
//! - Every refusal is an [`ApiFault`], which `front.rs` puts into the caller's language.

pub mod admin;
mod ageing;
mod app;
mod assets;
pub mod backups;
mod body;
mod clock;
pub mod config;
mod describe;
mod direct;
mod encoding;
pub mod export;
mod faces;
mod fault;
mod front;
mod games;
mod gzip_stream;
mod hall;
mod health;
mod key;
mod limits;
mod link;
mod listen;
mod log;
mod luck;
mod maintenance;
mod metrics;
mod names;
mod nodes;
mod open_streams;
mod origin;
mod pages;
mod password;
mod people;
mod pool;
mod safety;
mod served;
mod stream;
mod table;
mod table_page;
mod table_routes;
mod tls;
pub mod trial;
mod who;

pub use app::{App, app, openapi};
pub use clock::{Clock, moment};
pub use config::Config;
pub use fault::{Answer, ApiFault, Code, ErrorBody, ErrorText};
pub use hall::{Hall, HallSettings};
pub use listen::{Listening, NotStarted, Stopped};
pub use log::start_log;
pub use who::{Known, Language, MaybeWho, Who};
