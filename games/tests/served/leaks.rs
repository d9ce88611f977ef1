//! The server sends nobody anything they may not know, in any game.
//!
//! `STARFRY_LONG_TESTS=1 cargo test -p games --test served leaks -- --nocapture` checks more games and prints
//! how many.

#![allow(clippy::large_futures, reason = "tests")]

use battleforce::{BattleForce, Options};
use contract::Rules;
use contract::conformance::sample;
use fries::Fries;
use serde_json::{Value, json};
use ufoludki::Ufoludki;

use crate::common::twins::{Looked, SEATS, look, must_be_found_to_leak};
use crate::common::{TOY, with_every_game};

fn battle_force(options: Value) -> BattleForce {
    let options: Options = serde_json::from_value(options).unwrap();
    BattleForce::with_options(options, SEATS).unwrap()
}

/// Checks a finished game, with the options that hide the most.
async fn look_at_game(name: &str) -> Looked {
    let mut looked = Looked::default();
    match name {
        Ufoludki::NAME => look(&Ufoludki::standard(SEATS).unwrap(), sample(20), &mut looked).await,
        Fries::NAME => look(&Fries::standard(SEATS).unwrap(), 1, &mut looked).await,
        BattleForce::NAME => {
            for options in [
                json!({}),
                json!({"game": "advanced"}),
                json!({"game": "advanced", "fleet": "points", "order_cards": true}),
                json!({"game": "advanced", "fleet": "draft", "top_discard": true, "second_attack": true}),
                json!({"game": "introductory", "diplomacy": true}),
            ] {
                look(&battle_force(options), sample(10), &mut looked).await;
            }
        }
        other => panic!("{other} is not checked for leaks; add its tables here"),
    }
    looked
}

#[test]
fn nobody_is_sent_more_of_any_game_than_they_may_know() {
    with_every_game(async |game| {
        // The server's own tests check the toy game.
        if game.name() == TOY {
            return;
        }
        let looked = look_at_game(game.name()).await;
        if game.name() == Fries::NAME {
            assert!(looked.games_apart == 0 && looked.commits > 0, "nothing is hidden in it: {looked:?}");
        } else {
            assert!(looked.games_apart * 2 > looked.games, "{}: {looked:?}", game.name());
            assert!(looked.commits > looked.games, "{}: {looked:?}", game.name());
        }
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn what_another_seat_is_sent_would_be_found_to_leak() {
    let ways = ["view", "log", "record", "why", "odds", "stream", "stream on the wire", "resumed stream"];
    must_be_found_to_leak(&Ufoludki::standard(SEATS).unwrap(), &ways).await;
}
