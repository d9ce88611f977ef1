//! Properties of every game of the list and of what the platform does with games, in one binary, because one
//! binary links much faster than many.
//!
//! A gate that only needs the dynamic interfaces goes through [`common::all_games`]. A gate that needs a
//! game's rules is a generic function, and `for_each_game!` turns it into a test for each game:
//! `leaks::fries_play::…`. Both come from the list in Cargo.toml, so that no game is left out. What a draft
//! may lack is defined in one place: [`common::unless_draft`].

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
mod finales;
mod forgeries;
mod glossaries;
mod hearing;
mod laws;
mod leaks;
mod lessons;
mod list;
mod live;
mod positions;
mod promises;
mod recording;
mod records;
mod rulebook_pictures;
mod rulebooks;
mod scenarios;
mod scenes;
mod sims;
mod style;
mod why;
mod words_in_games;
