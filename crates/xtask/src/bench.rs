//! Counts the instructions of the hot paths: `cargo xtask bench`.

use std::path::Path;

use crate::shell::{self, run};
use crate::tools::{self, VALGRIND};

/// Counts the instructions and compares them with the last run.
pub(crate) fn run_all() -> anyhow::Result<()> {
    tools::ensure(&[&VALGRIND])?;
    let wanted = lock_version("gungraun")?;
    let found = shell::output("gungraun-runner", &["--version"]).unwrap_or_default();
    if !found.split_whitespace().any(|word| word == wanted) {
        run("cargo", &["install", "--locked", "--version", &wanted, "gungraun-runner"])?;
    }
    run("cargo", &["bench", "--locked", "--package", "games"])
}

/// The version of a package in Cargo.lock.
fn lock_version(package: &str) -> anyhow::Result<String> {
    let lock = std::fs::read_to_string(Path::new("Cargo.lock"))?;
    let name = format!("name = \"{package}\"");
    let version = lock.lines().skip_while(|line| **line != name).nth(1);
    let version = version.and_then(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    version.map(str::to_owned).ok_or_else(|| anyhow::anyhow!("{package} is not in Cargo.lock"))
}
