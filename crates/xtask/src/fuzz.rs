//! Coverage-guided fuzzing of everything that reads bytes from outside: `cargo xtask fuzz`.

use crate::shell::{self, run};
use crate::tools::{self, CXX};

const TARGETS: [(&str, &[&str]); 5] = [
    ("records", &["records/ufoludki", "records/fries", "records/battleforce"]),
    ("scenarios", &["scenarios/ufoludki", "scenarios/fries", "scenarios/battleforce"]),
    ("notation", &[]),
    ("content", &["crates/ufoludki/content", "crates/fries/content", "crates/battleforce/content"]),
    ("journals", &[]),
];

/// The flags that `cargo fuzz` would give, without the sanitizer that only a nightly compiler has: our code has no
/// unsafe block for it to watch.
const FLAGS: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Fuzzes every target for so many seconds.
pub(crate) fn run_all(seconds: u32) -> anyhow::Result<()> {
    // libFuzzer itself is C++.
    tools::ensure(&[&CXX])?;
    let build =
        ["build", "--release", "--locked", "--manifest-path", "fuzz/Cargo.toml", "--target", &host()?];
    shell::run_with("cargo", &build, &[("RUSTFLAGS", FLAGS)])?;
    for (target, seeds) in TARGETS {
        let binary = format!("fuzz/target/{}/release/{target}", host()?);
        let corpus = format!("fuzz/corpus/{target}");
        std::fs::create_dir_all(&corpus)?;
        std::fs::create_dir_all("fuzz/artifacts")?;
        let time = format!("-max_total_time={seconds}");
        let artifacts = format!("-artifact_prefix=fuzz/artifacts/{target}-");
        let mut arguments = vec![corpus.as_str()];
        arguments.extend(seeds);
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

/// The name of this machine's platform, so that fuzz flags do not reach build scripts.
fn host() -> anyhow::Result<String> {
    let version = shell::output("rustc", &["-vV"])?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| anyhow::anyhow!("rustc -vV names no host"))
}
