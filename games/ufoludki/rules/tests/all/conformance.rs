//! The laws of the contract across all player counts and on small decks, in random games and arranged
//! positions.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "tests")]

use crate::common::Small;
use contract::Rules;
use contract::conformance::{Checked, Plan, check, check_arranged, in_every_edition, sample};
use ufoludki::{Content, Options, Ufoludki};

fn all_player_counts() -> Vec<Ufoludki> {
    (2..=6).map(|seats| Ufoludki::standard(seats).unwrap()).collect()
}

fn content() -> Content {
    Content::read(Ufoludki::CONTENT).unwrap()
}

fn with_small_decks() -> [Ufoludki; 5] {
    let deck = |hand| Small {
        saucers: &[3, 2],
        general: 3,
        recruitment: 2,
        strength: 3,
        counterattack: 2,
        hand,
        loot: 30,
    };
    [
        deck(5).game(2, 400),
        deck(4).game(3, 60),
        deck(5).game(3, 400),
        deck(3).game(4, 400),
        deck(2).game(6, 9),
    ]
}

fn report(checked: Checked) {
    println!("{checked:?}");
    assert!(checked.states > 0 && checked.refusals > 0 && checked.settled > 0 && checked.shadowed > 0);
    assert!(checked.redealt_chances > 0);
}

#[test]
fn the_laws_hold_in_every_state_of_some_games() {
    report(check(&all_player_counts(), Plan::full(sample(400))).unwrap());
}

#[test]
fn the_laws_hold_when_layers_mix_and_players_run_out_of_cards() {
    report(check(&with_small_decks(), Plan::full(sample(120))).unwrap());
}

#[test]
fn random_games_break_no_law() {
    report(check(&all_player_counts(), Plan::sampled(sample(1_000_000), 4000)).unwrap());
}

#[test]
fn the_laws_hold_from_arranged_positions() {
    let few_turns = (2..=6).map(|seats| Ufoludki::new(content(), Options { turn_limit: 12 }, seats).unwrap());
    let games: Vec<Ufoludki> =
        all_player_counts().into_iter().chain(few_turns).chain(with_small_decks()).collect();
    let checked = check_arranged(&in_every_edition(&games).unwrap(), Plan::sampled(20_000, 50)).unwrap();
    assert_eq!(checked.arranged, 20_000);
    assert!(
        checked.rejected < 1000 && checked.listed > 60_000 && checked.replayed_redeals > 0,
        "{checked:?}"
    );
    report(checked);
}
