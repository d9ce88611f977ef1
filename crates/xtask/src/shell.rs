//! Runs other programs, showing their output.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::Context;

pub(crate) fn say(line: &str) {
    let _ = writeln!(std::io::stderr(), "xtask: {line}");
}

/// Runs a program and fails if it fails.
pub(crate) fn run(program: &str, arguments: &[&str]) -> anyhow::Result<()> {
    run_with(program, arguments, &[])
}

pub(crate) fn run_with(
    program: &str,
    arguments: &[&str],
    environment: &[(&str, &str)],
) -> anyhow::Result<()> {
    run_in(Path::new("."), program, arguments, environment)
}

/// Runs a program in a folder and fails if it fails.
pub(crate) fn run_in(
    folder: &Path,
    program: &str,
    arguments: &[&str],
    environment: &[(&str, &str)],
) -> anyhow::Result<()> {
    say(&format!("{program} {}", arguments.join(" ")));
    let status = command(program, arguments, folder)
        .envs(environment.iter().copied())
        .status()
        .with_context(|| format!("cannot start {program}"))?;
    anyhow::ensure!(status.success(), "{program} {} failed: {status}", arguments.join(" "));
    Ok(())
}

/// The output of a program. Its standard error is shown.
pub(crate) fn output(program: &str, arguments: &[&str]) -> anyhow::Result<String> {
    output_in(Path::new("."), program, arguments)
}

/// The output of a program that runs in a folder.
pub(crate) fn output_in(folder: &Path, program: &str, arguments: &[&str]) -> anyhow::Result<String> {
    let output = command(program, arguments, folder)
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start {program}"))?;
    anyhow::ensure!(output.status.success(), "{program} failed: {}", output.status);
    Ok(String::from_utf8(output.stdout)?)
}

/// A command without the variables with which `cargo run` describes xtask. The build script of a dependency
/// looks at them, so Cargo would rebuild it, and everything above it, whenever `cargo xtask test` follows
/// `cargo test`.
fn command(program: &str, arguments: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder);
    for (name, _) in std::env::vars_os() {
        let describes_xtask =
            |name: &str| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_");
        if name.to_str().is_some_and(describes_xtask) {
            command.env_remove(name);
        }
    }
    command
}

/// The name of this machine's platform. Cargo does not pass flags for a named platform to build scripts.
pub(crate) fn host() -> anyhow::Result<String> {
    let version = output("rustc", &["-vV"])?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| anyhow::anyhow!("rustc -vV names no host"))
}
