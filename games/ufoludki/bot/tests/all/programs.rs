//! External programs can play too, and are told nothing that their seat does not know.

use std::path::Path;

use programs::checks;
use ufoludki::Ufoludki;

#[test]
fn a_good_program_plays_a_whole_game() {
    let script = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../examples/bots/first_bot.sh"));
    let decisions = checks::first_bot_plays(&Ufoludki::standard(3).unwrap(), script, 1);
    assert!(decisions > 3, "{decisions}");
}

#[test]
fn questions_contain_nothing_that_is_not_in_the_view() {
    let others = checks::questions_hold_only_the_view(&Ufoludki::standard(3).unwrap(), 20);
    assert!(others > 50, "only {others} of the worlds were different");
}
