//! All tests of this crate from outside, in one program: one is linked far sooner than many.

#![allow(clippy::unwrap_used, reason = "tests")]

mod agreement;
mod api_page;
mod clocks;
mod comfort;
mod common;
mod damage;
mod host;
mod leaks;
mod learn;
mod looking_back;
mod pages;
mod people;
mod playing;
mod requests;
mod seating;
mod sleeping;
mod storage;
mod streams;
mod talking;
mod upgrade;
