//! All tests of this crate from outside, in one program: one is linked far sooner than many.

#![allow(clippy::unwrap_used, reason = "tests")]

mod ageing;
mod agreement;
mod api_page;
mod clocks;
mod comfort;
mod common;
mod connections;
mod damage;
mod dealing;
mod host;
mod leaks;
mod learn;
mod looking_back;
mod pages;
mod people;
mod playing;
mod quotas;
mod requests;
mod seating;
mod served;
mod sleeping;
mod storage;
mod streams;
mod talking;
mod tls;
mod upgrade;
