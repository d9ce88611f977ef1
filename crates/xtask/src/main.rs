//! What developers and CI run: `cargo xtask test`, `postgres-tests`, `browser`, `screenshots`, `deep`, `fuzz`, `bench`, `load`, `siege`, `crash` and `package`.

mod api_fuzz;
mod browser;
mod crash;
mod load;
mod package;
mod postgres;
mod serving;
mod shell;
mod siege;

use std::path::Path;
use std::time::Instant;

use anyhow::Context;
use clap::{Parser, Subcommand};
use shell::{ensure_command, run, say};

/// Development tasks of Starfry
#[derive(Parser)]
#[command(arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run everything that must pass: format, lints, tests, documentation, scenarios, browsers, a short fuzz
    Test,
    /// Run all tests of the store and of the server on a `PostgreSQL` of their own, which it installs
    PostgresTests,
    /// Play in a real Chromium, and look at every page there; needs node and Chromium, which it installs
    Browser(browser::Browser),
    /// Make the pictures of docs/screenshots.md
    Screenshots(browser::Screenshots),
    /// Check the laws on a million arranged positions and on random games
    Deep {
        /// What `--help` behind it tells
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Fuzz everything that reads bytes from outside, target by target
    Fuzz {
        /// Seconds for each target
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
    /// Count instructions of the hot paths; needs valgrind, which it installs
    Bench,
    /// Measure how much a server bears, on two cores of this machine; prints JSON
    Load(load::Load),
    /// Let one address do its worst while somebody else plays, and say what it costs; prints JSON
    Siege(siege::Siege),
    /// Fuzz the API of a server from its own description; needs python3, prints JSON
    ApiFuzz(api_fuzz::ApiFuzz),
    /// Kill a server again and again while it is played, and compare what players were told with what is there
    Crash(crash::Crash),
    /// Make everything a host can install: a tarball, a Debian package, an image; in target/package
    Package(package::Package),
}

fn main() -> anyhow::Result<()> {
    match Arguments::parse().task {
        Task::Test => test(),
        Task::PostgresTests => postgres::tests(),
        Task::Browser(browser) => browser.run(),
        Task::Screenshots(screenshots) => screenshots.run(),
        Task::Deep { arguments } => deep(&arguments),
        Task::Fuzz { seconds } => fuzz(seconds),
        Task::Bench => bench(),
        Task::Load(load) => load.run(),
        Task::Crash(crash) => crash.run(),
        Task::Siege(siege) => siege.run(),
        Task::ApiFuzz(fuzz) => fuzz.run(),
        Task::Package(package) => package.run(),
    }
}

/// How long the parts of the tests take.
struct Laps {
    since: Instant,
    told: Vec<String>,
}

impl Laps {
    fn end(&mut self, part: &str) {
        self.told.push(format!("{part} {} s", self.since.elapsed().as_secs()));
        self.since = Instant::now();
    }
}

fn test() -> anyhow::Result<()> {
    let mut laps = Laps { since: Instant::now(), told: Vec::new() };
    run("cargo", &["fmt", "--all", "--check"])?;
    // A lock that does not follow the workspace shows now, not after a quarter of an hour.
    run("cargo", &["tree", "--quiet", "--depth", "0", "--locked", "--manifest-path", "fuzz/Cargo.toml"])?;
    run("cargo", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])?;
    // No test of everybody's, so it is not among all targets.
    run("cargo", &["clippy", "--workspace", "--test=nodes", "--locked", "--", "-D", "warnings"])?;
    laps.end("lints");
    // The commands of docs/api.md are run as they stand.
    ensure_command("curl", "curl")?;
    ensure_command("jq", "jq")?;
    run("cargo", &["test", "--workspace", "--locked"])?;
    laps.end("tests");
    postgres::tests()?;
    laps.end("tests on PostgreSQL");
    shell::run_with(
        "cargo",
        &["doc", "--workspace", "--no-deps", "--locked"],
        &[("RUSTDOCFLAGS", "-D warnings")],
    )?;
    laps.end("documentation");
    // The tests have built the program. Built by itself it would be so with other features of its dependencies, all anew.
    let starfry = serving::built(false)?;
    run(starfry.to_str().context("a folder has a strange name")?, &["scenario", "scenarios"])?;
    browser::Browser::all(starfry.clone()).run()?;
    laps.end("browser");
    crash::Crash::short(starfry.clone()).run()?;
    crash::Crash::short_nodes(starfry.clone()).run()?;
    laps.end("kills");
    api_fuzz::ApiFuzz::short(starfry).run()?;
    laps.end("API fuzz");
    fuzz(5)?;
    laps.end("fuzz");
    say(&format!("everything passed: {}", laps.told.join(", ")));
    Ok(())
}

const FUZZ_TARGETS: [(&str, &[&str]); 5] = [
    ("records", &["records/ufoludki", "records/fries", "records/battleforce"]),
    ("scenarios", &["scenarios/ufoludki", "scenarios/fries", "scenarios/battleforce"]),
    ("notation", &[]),
    ("content", &["crates/ufoludki/content", "crates/fries/content", "crates/battleforce/content"]),
    ("journals", &[]),
];

/// The flags that `cargo fuzz` would give, without the sanitizer that only a nightly compiler has: our code has no
/// unsafe block for it to watch.
const FUZZ_FLAGS: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares";

fn fuzz(seconds: u32) -> anyhow::Result<()> {
    // libFuzzer itself is C++.
    ensure_command("c++", "g++")?;
    let build =
        ["build", "--release", "--locked", "--manifest-path", "fuzz/Cargo.toml", "--target", &host()?];
    shell::run_with("cargo", &build, &[("RUSTFLAGS", FUZZ_FLAGS)])?;
    for (target, seeds) in FUZZ_TARGETS {
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

/// It knows all games, which this program does not: so this program is built in no time.
fn deep(arguments: &[String]) -> anyhow::Result<()> {
    let mut all = vec!["run", "--quiet", "--locked", "--package", "deep", "--"];
    all.extend(arguments.iter().map(String::as_str));
    run("cargo", &all)
}

fn bench() -> anyhow::Result<()> {
    ensure_command("valgrind", "valgrind")?;
    let wanted = lock_version("gungraun")?;
    let found = shell::output("gungraun-runner", &["--version"]).unwrap_or_default();
    if !found.split_whitespace().any(|word| word == wanted) {
        run("cargo", &["install", "--locked", "--version", &wanted, "gungraun-runner"])?;
    }
    run("cargo", &["bench", "--locked", "--package", "catalog"])
}

/// The version of a package in Cargo.lock.
fn lock_version(package: &str) -> anyhow::Result<String> {
    let lock = std::fs::read_to_string(Path::new("Cargo.lock"))?;
    let name = format!("name = \"{package}\"");
    let version = lock.lines().skip_while(|line| **line != name).nth(1);
    let version = version.and_then(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    version.map(str::to_owned).ok_or_else(|| anyhow::anyhow!("{package} is not in Cargo.lock"))
}
