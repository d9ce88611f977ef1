//! Every bot makes the same decisions on every machine: see [`checks::assert_golden`].

use std::path::Path;

use battleforce_bot::Mind;
use bots::checks::{self, decisions};

use crate::{advanced, basic};

#[test]
fn bots_decide_as_the_golden_file_says() {
    let basic = decisions::<_, Mind>("Basic game", &basic(2), 80);
    let advanced = decisions::<_, Mind>("Advanced game", &advanced(3), 120);
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden.txt"));
    checks::assert_golden("battleforce_bot", path, &[basic, advanced]);
}
