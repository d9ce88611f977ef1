//! Running other programs, loudly.

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
    let status = Command::new(program)
        .args(arguments)
        .current_dir(folder)
        .envs(environment.iter().copied())
        .status()
        .with_context(|| format!("cannot start {program}"))?;
    anyhow::ensure!(status.success(), "{program} {} failed: {status}", arguments.join(" "));
    Ok(())
}

/// What a program prints; what it complains of is seen.
pub(crate) fn output(program: &str, arguments: &[&str]) -> anyhow::Result<String> {
    output_in(Path::new("."), program, arguments)
}

/// What a program prints that runs in a folder.
pub(crate) fn output_in(folder: &Path, program: &str, arguments: &[&str]) -> anyhow::Result<String> {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(folder)
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start {program}"))?;
    anyhow::ensure!(output.status.success(), "{program} failed: {}", output.status);
    Ok(String::from_utf8(output.stdout)?)
}
