//! Coverage-guided fuzzing of everything that reads bytes from outside: `cargo xtask fuzz`.

use anyhow::Context;

use crate::shell::{self, run};
use crate::tools::{self, CXX};

/// The targets, and the folder of a game that contains seeds for them.
const TARGETS: [(&str, Option<&str>); 5] = [
    ("records", Some("records")),
    ("scenarios", Some("scenarios")),
    ("notation", None),
    ("content", Some("rules/content")),
    ("journals", None),
];

/// The flags that `cargo fuzz` would set, without the sanitizer that only a nightly compiler has. Our code
/// has no unsafe block for it to watch.
const FLAGS: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Fuzzes every target for this many seconds.
pub(crate) fn run_all(seconds: u32) -> anyhow::Result<()> {
    // libFuzzer is written in C++.
    tools::ensure(&[&CXX])?;
    let build =
        ["build", "--release", "--locked", "--manifest-path", "fuzz/Cargo.toml", "--target", &shell::host()?];
    shell::run_with("cargo", &build, &[("RUSTFLAGS", FLAGS)])?;
    for (target, folder) in TARGETS {
        let seeds = folder.map_or_else(|| Ok(Vec::new()), folders)?;
        let binary = format!("fuzz/target/{}/release/{target}", shell::host()?);
        let corpus = format!("fuzz/corpus/{target}");
        std::fs::create_dir_all(&corpus)?;
        std::fs::create_dir_all("fuzz/artifacts")?;
        let time = format!("-max_total_time={seconds}");
        let artifacts = format!("-artifact_prefix=fuzz/artifacts/{target}-");
        let mut arguments = vec![corpus.as_str()];
        arguments.extend(seeds.iter().map(String::as_str));
        arguments.extend([
            time.as_str(),
            artifacts.as_str(),
            "-max_len=20000",
            "-timeout=20",
            "-verbosity=0",
            "-print_final_stats=1",
        ]);
        run(&binary, &arguments)?;
    }
    Ok(())
}

/// The games' folders with this name.
fn folders(name: &str) -> anyhow::Result<Vec<String>> {
    let mut folders = Vec::new();
    for entry in std::fs::read_dir("games")? {
        let folder = entry?.path().join(name);
        if folder.is_dir() {
            folders.push(folder.to_str().context("a game's name is not valid UTF-8")?.to_owned());
        }
    }
    anyhow::ensure!(!folders.is_empty(), "no game has a folder {name}");
    folders.sort();
    Ok(folders)
}
