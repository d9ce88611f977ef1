//! Promises at live tables: games without promises refuse them.

use catalog::{Game, GameOf, LiveSetup};
use contract::{Rules, Seat, Seed, Verdict};
use record::Entropy;

use crate::common::setup_for;

/// A table of a game that has begun.
fn begun(game: &'static dyn Game) -> Box<dyn catalog::LiveGame> {
    let setup = LiveSetup {
        setup: setup_for(game, 3),
        table: "t".into(),
        seed: Seed::new([3; 32]),
        entropy: Entropy::Texts(vec!["x".into()]),
        void: Vec::new(),
    };
    let mut live = game.live(&setup, &[]).unwrap();
    if live.begin(0).is_some() {
        live.keep();
    }
    live
}

/// Checks that a game without promises refuses offers and judges nothing.
fn offers<G: Rules>(game: &'static GameOf<G>) {
    let (mut live, seat) = (begun(game), Seat::at(0));
    let offered = live.offer(seat, "peace 2 until 1", 1);
    if game.kit().promises.is_some() {
        assert!(offered.is_err_and(|fault| fault.key() != "fault-no-offers"), "{} has promises", G::NAME);
        return;
    }
    let fault = offered.unwrap_err();
    assert_eq!(
        (fault.key(), fault.to_string().as_str()),
        ("fault-no-offers", "this game has no offers between players")
    );
    assert_eq!(live.judge_offer(0, seat, "x"), None);
    for verdict in [Verdict::Open, Verdict::Kept, Verdict::Broken] {
        assert!(live.settle_offer(seat, verdict, 1).is_none(), "{}", G::NAME);
    }
}

macro_rules! gate {
    ($play:ident) => {
        mod $play {
            #[test]
            fn a_game_without_promises_refuses_them() {
                super::offers(&::$play::ALL_OF_IT);
            }
        }
    };
}

for_each_game!(gate);
