//! Self-play produces the same statistics as other implementations of the rules, and the same games with any
//! number of threads.

use catalog::{Fault, Setup, SimProgress, SimReport, SimRequest, Until};
use record::Record;

use crate::common::{all_games, english, game, setup_for};

struct Quiet;

impl SimProgress for Quiet {
    fn played(&self, _: u64) -> bool {
        true
    }

    fn keep(&self, _: u64, record: &Record) -> Result<(), Fault> {
        game("ufoludki").engine().verify(record, None).map(|_| ())
    }

    fn now(&self) -> u64 {
        0
    }
}

fn request(seats: u8, bots: &[&str], games: u64) -> SimRequest {
    SimRequest {
        setup: Setup { seats, options: serde_json::json!({}), content: None, rules: None },
        bots: bots.iter().map(ToString::to_string).collect(),
        until: Until::Games(games),
        threads: 2,
        seed: 1,
        keeps_records: false,
    }
}

fn sim(request: &SimRequest) -> Result<SimReport, Fault> {
    game("ufoludki").engine().sim(request, &Quiet)
}

#[test]
fn random_play_with_three_seats_matches_two_other_implementations() {
    let report = sim(&request(3, &["random"], 200_000)).unwrap();
    assert!((23.4..23.6).contains(&report.mean_moves), "{}", report.mean_moves);
    // The standard error of a share over 200,000 games is 0.0011.
    for (share, known) in report.seat_share.iter().zip([0.383, 0.333, 0.284]) {
        assert!((share - known).abs() < 0.005, "{:?}", report.seat_share);
    }
    assert!((report.seat_share.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    assert!((report.mean_score.iter().sum::<f64>() - 36.0).abs() < 0.01, "Earth is empty at the end");
}

#[test]
fn the_same_seed_plays_the_same_games_with_any_number_of_threads() {
    let games =
        |threads| sim(&SimRequest { threads, ..request(4, &["greedy", "random", "random", "greedy"], 3000) });
    assert_eq!(games(1).unwrap(), games(3).unwrap());
    let other = sim(&SimRequest { seed: 2, ..request(4, &["greedy", "random", "random", "greedy"], 3000) });
    assert_ne!(games(1).unwrap(), other.unwrap());
}

#[test]
fn searches_play_the_same_games_with_any_number_of_threads() {
    for keeps_records in [false, true] {
        let asked = SimRequest { keeps_records, ..request(2, &["search:30", "greedy"], 12) };
        let games = |threads| sim(&SimRequest { threads, ..asked.clone() }).unwrap();
        assert_eq!(games(1), games(3));
    }
}

#[test]
fn the_real_dealer_plays_the_same_kind_of_game() {
    let report = sim(&SimRequest { keeps_records: true, ..request(3, &["random"], 3000) }).unwrap();
    assert!((23.0..24.0).contains(&report.mean_moves), "{}", report.mean_moves);
    assert!(report.steps > report.moves);
}

#[test]
fn greedy_beats_random_at_every_table() {
    for seats in 2..=6 {
        let mut bots = vec!["random"; seats as usize];
        bots[1] = "greedy";
        let report = sim(&request(seats, &bots, 4000)).unwrap();
        let fair = 1.0 / f64::from(seats);
        assert!(report.bot_share[1] > 1.5 * fair, "{seats} seats: {:?}", report.bot_share);
    }
}

#[test]
fn every_game_is_simulated_with_records_that_verify() {
    struct Verifier(&'static dyn catalog::Game);

    impl SimProgress for Verifier {
        fn played(&self, _: u64) -> bool {
            true
        }

        fn keep(&self, _: u64, record: &Record) -> Result<(), Fault> {
            self.0.engine().verify(record, None).map(|_| ())
        }

        fn now(&self) -> u64 {
            0
        }
    }

    for game in all_games() {
        let asked =
            SimRequest { setup: setup_for(*game, 3), keeps_records: true, ..request(3, &["greedy"], 4) };
        let report = game.engine().sim(&asked, &Verifier(*game)).unwrap();
        assert!(report.moves > 0 && report.steps >= report.moves, "{}: {report:?}", game.name());
    }
}

#[test]
fn impossible_simulations_are_explained() {
    let fault = |request: SimRequest| english().message(&sim(&request).unwrap_err());
    assert_eq!(
        fault(request(7, &["random"], 1)),
        "Ufoludki is for two to six players. [ufoludki.setup.seats]"
    );
    assert_eq!(
        fault(request(3, &["random", "greedy"], 1)),
        "2 bots for 3 seats; name one bot for all seats or one per seat"
    );
    assert!(
        fault(request(3, &["clever"], 1)).starts_with("there is no bot “clever”; available: random, greedy")
    );
    let options =
        Setup { seats: 3, options: serde_json::json!({ "turn_limit": 0 }), content: None, rules: None };
    assert!(
        fault(SimRequest { setup: options, ..request(3, &["random"], 1) })
            .contains("ufoludki.option.turn-limit")
    );
    let content =
        Setup { seats: 3, options: serde_json::json!({}), content: Some("loot = 3".into()), rules: None };
    assert!(fault(SimRequest { setup: content, ..request(3, &["random"], 1) }).contains("line 1"));
}

#[cfg(unix)]
#[test]
fn a_program_that_fails_stops_a_simulation_with_and_without_records() {
    for keeps_records in [false, true] {
        let request = SimRequest { keeps_records, ..request(2, &["random", "exec:exit 3"], 1000) };
        let fault = sim(&request).unwrap_err().to_string();
        assert_eq!(fault, "exec:exit 3 failed at hello: it ended (exit status: 3)");
    }
}
