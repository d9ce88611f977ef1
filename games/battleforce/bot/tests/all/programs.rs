//! External programs can play too, and are told nothing that their seat does not know.

use std::path::Path;

use programs::checks;

use crate::basic;

#[test]
fn a_good_program_plays_a_whole_game() {
    let script = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../examples/bots/first_bot.sh"));
    let decisions = checks::first_bot_plays(&basic(4), script, 3);
    assert!(decisions > 10, "{decisions}");
}

#[test]
fn questions_contain_nothing_that_is_not_in_the_view() {
    let others = checks::questions_hold_only_the_view(&basic(3), 3);
    assert!(others > 50, "only {others} of the worlds were different");
}
