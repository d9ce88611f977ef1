//! External programs can play too.

use std::path::Path;

use fries::Fries;
use programs::checks;

#[test]
fn a_good_program_plays_a_whole_game() {
    let script = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../examples/bots/first_bot.sh"));
    let decisions = checks::first_bot_plays(&Fries::standard(2).unwrap(), script, 2);
    assert!(decisions > 10, "{decisions}");
}
