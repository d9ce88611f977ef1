//! How much is tried: a sample in every run of the tests, all of it in long ones.

/// Set in long tests (`cargo xtask test --long samples`).
const LONG: &str = "STARFRY_LONG_TESTS";

/// A tenth of so many games or positions, and at least one; all of them in long tests.
pub fn sample(all: u64) -> u64 {
    if std::env::var_os(LONG).is_some() { all } else { all.div_ceil(10) }
}
