//! The laws of the table, on random games over all player counts and on tiny decks.

use table::Rules;
use table::conformance::{Checked, Plan, check};
use ufoludki::{Content, Options, Ufoludki};

fn all_player_counts() -> Vec<Ufoludki> {
    (2..=6).map(|seats| Ufoludki::standard(seats).unwrap()).collect()
}

/// A deck so small that layers mix all the time and players run out of cards.
fn tiny(seats: u8, hand: u8, turn_limit: u16) -> Ufoludki {
    let row = |name: &str, copies: u32| format!("[{name}]\ncopies = {copies}\norigin = \"test\"\n");
    let saucer = |name: &str, value: u32, copies: u32| {
        format!(
            "[[saucer]]\nname = \"{name}\"\nshape = \"x\"\ncolour = \"x\"\nvalue = {value}\ncopies = {copies}\norigin = \"test\"\n"
        )
    };
    let text = [
        "[loot]\ncount = 30\norigin = \"test\"\n".to_owned(),
        format!("[hand]\ncards = {hand}\norigin = \"test\"\n"),
        row("general", 3),
        row("recruitment", 2),
        row("strength", 3),
        row("counterattack", 2),
        saucer("A", 1, 3),
        saucer("B", 2, 2),
    ]
    .concat();
    Ufoludki::new(Content::read(&text).unwrap(), Options { turn_limit }, seats).unwrap()
}

fn report(checked: Checked) {
    println!("{checked:?}");
    assert!(checked.states > 0 && checked.refusals > 0 && checked.settled > 0 && checked.shadowed > 0);
}

#[test]
fn the_laws_hold_in_every_state_of_some_hundred_games() {
    report(check(&all_player_counts(), Plan::full(500)).unwrap());
}

#[test]
fn the_laws_hold_when_layers_mix_and_players_run_out_of_cards() {
    let games = [tiny(2, 5, 400), tiny(3, 4, 60), tiny(3, 5, 400), tiny(4, 3, 400), tiny(6, 2, 9)];
    report(check(&games, Plan::full(250)).unwrap());
}

#[test]
fn a_million_random_games_break_no_law() {
    report(check(&all_player_counts(), Plan::sampled(1_000_000, 1000)).unwrap());
}
