//! Nobody is sent what they may not know, here of the toy game; of every other one in `games/tests/served`.
//!
//! `STARFRY_LONG_TESTS=1 cargo test -p server --test all leaks -- --nocapture` looks longer and says at how much.

#![allow(clippy::large_futures, reason = "tests")]

use contract::conformance::sample;
use contract::{NoOptions, Rules};
use higher::Higher;

use crate::common::twins::{Looked, SEATS, look, must_be_found_to_leak};

fn toy() -> Higher {
    Higher::new(8, NoOptions {}, SEATS).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_more_than_they_may_know() {
    let mut looked = Looked::default();
    look(&toy(), sample(10), &mut looked).await;
    assert!(looked.games_apart * 2 > looked.games, "{looked:?}");
    assert!(looked.commits > looked.games, "{looked:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_another_seat_is_sent_would_be_found_to_leak() {
    let ways = [
        "view",
        "log",
        "record",
        "why",
        "advice",
        "page",
        "tally",
        "stream",
        "stream on the wire",
        "resumed stream",
    ];
    must_be_found_to_leak(&toy(), &ways).await;
}
