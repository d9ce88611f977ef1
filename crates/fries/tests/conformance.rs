//! The laws of the table on random games over all player counts.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "tests")]

use fries::Fries;
use table::conformance::{Checked, Plan, check};

fn all_player_counts() -> Vec<Fries> {
    (2..=5).map(|seats| Fries::standard(seats).unwrap()).collect()
}

fn report(checked: Checked) {
    println!("{checked:?}");
    assert!(checked.states > 0 && checked.refusals > 0);
}

#[test]
fn the_laws_hold_in_every_state_of_some_games() {
    report(check(&all_player_counts(), Plan::full(4)).unwrap());
}
