//! Every bot makes the same decisions on every machine: see [`checks::assert_golden`].

use std::path::Path;

use bots::checks::{self, decisions};
use fries::Fries;
use fries_bot::Mind;

#[test]
fn bots_decide_as_the_golden_file_says() {
    let decided = |seats, later| decisions::<_, Mind>("Standard", &Fries::standard(seats).unwrap(), later);
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden.txt"));
    checks::assert_golden("fries_bot", path, &[decided(2, 60), decided(4, 150)]);
}
