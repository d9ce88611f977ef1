//! How much the suite tries: a sample in ordinary test runs, everything in long ones.

/// The environment variable that long tests set (`cargo xtask test --long samples`).
const LONG: &str = "STARFRY_LONG_TESTS";

/// How many of `all` games or positions to try: a tenth and at least one, or all of them in long tests.
pub fn sample(all: u64) -> u64 {
    if std::env::var_os(LONG).is_some() { all } else { all.div_ceil(10) }
}
