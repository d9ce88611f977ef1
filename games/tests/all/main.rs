//! What holds for every game of the list, and what the platform does with games, in one program: one is linked far sooner than many.
//!
//! A gate that needs nothing but faces goes through [`common::all_games`]. One that needs the rules of a game is a generic function, and
//! `for_each_game!` makes a test of it for each: `leaks::fries_play::…`. Both come from the list in Cargo.toml, so that no game is left
//! out. What a draft may lack is written in one place: [`common::unless_draft`].

#![allow(clippy::unwrap_used, reason = "tests")]

// A macro that calls another one with the name of each game's `play` crate.
include!(concat!(env!("OUT_DIR"), "/each.rs"));

mod advise;
mod any_bytes;
mod architecture;
mod arena;
mod catalogues;
mod common;
mod drawings;
mod forgeries;
mod hearing;
mod laws;
mod leaks;
mod lessons;
mod list;
mod live;
mod positions;
mod promises;
mod records;
mod rulebook_pictures;
mod rulebooks;
mod scenarios;
mod scenes;
mod sims;
mod why;
mod words_in_games;
