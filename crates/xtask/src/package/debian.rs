//! The Debian package, made by `cargo deb`. `crates/cli/Cargo.toml` lists its contents.

use std::path::PathBuf;

use super::workshop::{Workshop, text};
use crate::shell::{output, run, run_in, say};

/// The version of `cargo deb`.
const CARGO_DEB: &str = "3.8.0";

/// Makes the package from what is staged and returns its path.
pub(crate) fn make(workshop: &Workshop, tool: &str) -> anyhow::Result<PathBuf> {
    make_as(workshop, tool, &workshop.version)
}

/// Like [`make`], with any version.
pub(crate) fn make_as(workshop: &Workshop, tool: &str, version: &str) -> anyhow::Result<PathBuf> {
    let package = workshop.finished().join(format!("starfry_{version}_amd64.deb"));
    run_in(
        &workshop.checkout,
        tool,
        &[
            "--quiet",
            "--no-build",
            "--no-strip",
            "--locked",
            "--package=starfry",
            &format!("--deb-version={version}"),
            "--output",
            text(&package)?,
        ],
        &[("SOURCE_DATE_EPOCH", &workshop.time)],
    )?;
    Ok(package)
}

/// The path of `cargo deb`. If missing, it is installed in the target folder.
pub(crate) fn tool(workshop: &Workshop) -> anyhow::Result<String> {
    let folder = workshop.work().join("tools");
    let tool = text(&folder.join("bin/cargo-deb"))?.to_owned();
    if !output(&tool, &["--version"]).is_ok_and(|version| version.trim().ends_with(CARGO_DEB)) {
        say(&format!("cargo-deb {CARGO_DEB} is missing: installing it below target/"));
        run(
            "cargo",
            &[
                "install",
                "--quiet",
                "--locked",
                "--version",
                CARGO_DEB,
                "--root",
                text(&folder)?,
                "cargo-deb",
            ],
        )?;
    }
    Ok(tool)
}
