//! The laws of the contract across all player counts, in random games and arranged positions.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "tests")]

use contract::Rules;
use contract::conformance::{Checked, Plan, check, check_arranged, in_every_edition, sample};
use fries::{Content, Fries, Options};

/// Games of every edition.
fn games(round_limit: u16) -> Vec<Fries> {
    let content = Content::read(Fries::CONTENT).unwrap();
    let game = |seats| Fries::new(content.clone(), Options { round_limit }, seats).unwrap();
    in_every_edition(&(2..=5).map(game).collect::<Vec<Fries>>()).unwrap()
}

fn report(checked: Checked) {
    println!("{checked:?}");
    assert!(checked.states > 0 && checked.refusals > 0 && checked.settled > 0);
}

#[test]
fn the_laws_hold_in_every_state_of_some_games() {
    // Random players need many rounds to get anywhere. A limit keeps the number of fully checked states low.
    report(check(&games(25), Plan::full(8)).unwrap());
}

#[test]
fn random_games_break_no_law() {
    let checked = check(&games(200), Plan::sampled(sample(200_000), u64::MAX)).unwrap();
    assert_eq!(checked.games, sample(200_000));
}

#[test]
fn the_laws_hold_from_arranged_positions() {
    let games: Vec<Fries> = games(200).into_iter().chain(games(2)).collect();
    let checked = check_arranged(&games, Plan::sampled(2000, 50)).unwrap();
    assert_eq!(checked.arranged, 2000);
    assert!(checked.rejected < 100 && checked.listed > 10_000, "{checked:?}");
    assert!(checked.states > 0 && checked.refusals > 0 && checked.games > 0, "{checked:?}");
}
