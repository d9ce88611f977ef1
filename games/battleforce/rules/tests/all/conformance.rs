//! The laws of the contract across player counts, levels and options, in random games and arranged positions.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "tests")]

use battleforce::BattleForce;
use contract::conformance::{Checked, Plan, check, check_arranged, check_where, in_every_edition, sample};
use contract::{FastDice, Rules, Viewer};

/// `count` games with random options.
fn games(count: usize, seed: u64) -> Vec<BattleForce> {
    let mut dice = FastDice::seeded(seed);
    (0..count).map(|_| BattleForce::at_random(&mut dice)).collect()
}

fn report(checked: Checked) {
    println!("{checked:?}");
    assert!(checked.states > 0 && checked.refusals > 0 && checked.settled > 0 && checked.shadowed > 0);
}

#[test]
fn the_laws_hold_in_every_state_of_some_games() {
    report(check(&games(5, 1), Plan::full(sample(10))).unwrap());
}

#[test]
fn the_laws_hold_in_every_reaction_window_of_more_games() {
    let windows = ["react", "defend", "flak", "barrage", "aim", "prime"];
    let met = std::cell::RefCell::new(std::collections::BTreeSet::new());
    let is_window = |game: &BattleForce, state: &_| {
        let word = game.view(state, Viewer::Spectator).moment_word();
        windows.contains(&word) && {
            met.borrow_mut().insert(word);
            true
        }
    };
    // Different games from those that are checked in every state.
    let checked = check_where(&games(10, 3), Plan::full(10).seeded(3), is_window).unwrap();
    assert!(checked.states > 300, "{checked:?}");
    assert_eq!(met.into_inner().len(), windows.len());
}

#[test]
fn random_games_break_no_law() {
    let checked = check(&games(500, 2), Plan::sampled(sample(100_000), u64::MAX)).unwrap();
    assert_eq!(checked.games, sample(100_000));
}

#[test]
fn the_laws_hold_from_arranged_positions() {
    let checked =
        check_arranged(&in_every_edition(&games(200, 4)).unwrap(), Plan::sampled(2000, 50)).unwrap();
    assert_eq!(checked.arranged, 2000);
    assert!(checked.rejected < 100 && checked.listed > 10_000 && checked.states > 0, "{checked:?}");
    assert!(checked.shadowed > 0 && checked.replayed_redeals > 0, "{checked:?}");
}
