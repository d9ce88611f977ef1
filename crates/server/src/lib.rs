//! Tables for friends, strangers, bots and hosts: HTTP up, event streams down.
//!
//! The key decision: **one task owns one table**. Everything that happens at a table goes through its task's queue, so nothing
//! there is ever locked; what it decides is on disk before anybody is told.
//!
//! Invariants: no legality is decided here; nothing is logged that is secret (tokens, passwords, invitations, chat); all input is
//! read into types at the edge (`body.rs`); every refusal is an [`ApiFault`], told in the asker's language by the front.

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
pub mod export;
mod fault;
mod front;
mod games;
mod hall;
mod health;
mod key;
mod limits;
mod link;
mod listen;
mod log;
mod luck;
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
mod stream;
mod table;
mod table_page;
mod table_routes;
mod tend;
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
