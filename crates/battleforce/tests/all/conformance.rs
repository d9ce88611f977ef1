//! The laws of the table on random games over player counts, levels and options.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "tests")]

use battleforce::{BattleForce, Options};
use table::conformance::{Checked, Plan, check, check_where};
use table::{Dice, FastDice, Rules, Viewer};

/// Games with options at random, as many as asked for; combinations that are refused are thrown again.
fn games(count: usize, seed: u64) -> Vec<BattleForce> {
    let mut dice = FastDice::seeded(seed);
    let mut games = Vec::new();
    while games.len() < count {
        let seats = if dice.below(12) == 0 { 7 + dice.below(2) } else { 2 + dice.below(5) } as u8;
        games.extend(BattleForce::with_options(Options::at_random(&mut dice), seats));
    }
    games
}

fn report(checked: Checked) {
    println!("{checked:?}");
    assert!(checked.states > 0 && checked.refusals > 0 && checked.settled > 0 && checked.shadowed > 0);
}

#[test]
fn the_laws_hold_in_every_state_of_some_games() {
    report(check(&games(5, 1), Plan::full(5)).unwrap());
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
    // Other games than those that are checked in every state.
    let checked = check_where(&games(10, 3), Plan::full(10).seeded(3), is_window).unwrap();
    assert!(checked.states > 300, "{checked:?}");
    assert_eq!(met.into_inner().len(), windows.len());
}

#[test]
fn a_hundred_thousand_random_games_break_no_law() {
    let checked = check(&games(500, 2), Plan::sampled(100_000, u64::MAX)).unwrap();
    assert_eq!(checked.games, 100_000);
}
