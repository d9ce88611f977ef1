//! Every bot makes the same decisions on every machine: see [`checks::assert_golden`].

use std::path::Path;

use bots::checks::{self, decisions};
use ufoludki::Ufoludki;
use ufoludki_bot::Mind;

#[test]
fn bots_decide_as_the_golden_file_says() {
    let decided = |seats, later| decisions::<_, Mind>("Standard", &Ufoludki::standard(seats).unwrap(), later);
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden.txt"));
    checks::assert_golden("ufoludki_bot", path, &[decided(3, 6), decided(6, 24)]);
}
