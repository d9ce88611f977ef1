//! Builds the program for all packages: statically linked, and the same from every folder.

use std::fs;
use std::path::PathBuf;

use anyhow::Context;
use memchr::memmem;

use super::workshop::{TARGET, Workshop, text};
use crate::shell::{output, run_in};

/// How names are looked up in a statically linked program. The path is the same in every checkout, because it
/// ends up in the program's hashes.
const NAMES: &str = "target/package-work/names.o";

/// The time for C code that asks for it. With the commit's time, all C code would be recompiled at every
/// commit.
const TIME: &str = "0";

/// Builds the program and returns its path.
pub(crate) fn build(workshop: &Workshop) -> anyhow::Result<PathBuf> {
    let folder = workshop.work().join("build");
    fs::create_dir_all(&folder)?;
    run_in(&workshop.checkout, "cc", &["-O2", "-c", "packaging/names.c", "-o", NAMES], &[])?;
    let names = names_of_folders(workshop)?;
    let rust_flags = ["-C".to_owned(), "target-feature=+crt-static".to_owned()].into_iter();
    let remapped = names.iter().map(|(from, to)| format!("--remap-path-prefix={from}={to}"));
    let rust_flags: Vec<String> = rust_flags.chain(remapped).collect();
    let c_flags: Vec<String> =
        names.iter().map(|(from, to)| format!("-ffile-prefix-map={from}={to}")).collect();
    let build = ["rustc", "--release", "--locked", "--package=starfry", "--bin=starfry", "--target", TARGET];
    let link = format!("-Clink-arg={NAMES}");
    run_in(
        &workshop.checkout,
        "cargo",
        &[build.as_slice(), &["--", &link]].concat(),
        &[
            ("CARGO_TARGET_DIR", text(&folder)?),
            ("CARGO_ENCODED_RUSTFLAGS", &rust_flags.join("\x1f")),
            ("CARGO_INCREMENTAL", "0"),
            ("CFLAGS", &c_flags.join(" ")),
            ("SOURCE_DATE_EPOCH", TIME),
        ],
    )?;
    let program = folder.join(TARGET).join("release/starfry");
    let bytes = fs::read(&program).with_context(|| format!("cargo did not build {}", program.display()))?;
    for (name, _) in &names {
        anyhow::ensure!(
            memmem::find(&bytes, name.as_bytes()).is_none(),
            "{} contains the name of a folder on this machine: {name}",
            program.display()
        );
    }
    Ok(program)
}

/// Folders on this machine and their names in the program. If several match, the last one is used.
fn names_of_folders(workshop: &Workshop) -> anyhow::Result<Vec<(String, String)>> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let home = home.context("cannot find out where cargo keeps crates: set CARGO_HOME")?;
    let mut names = vec![(text(&home)?.to_owned(), "/cargo".to_owned())];
    // One folder for each registry, with its address in the name.
    for registry in fs::read_dir(home.join("registry/src")).into_iter().flatten() {
        names.push((text(&registry?.path())?.to_owned(), "/crates".to_owned()));
    }
    names.sort();
    let toolchain = output("rustc", &["--print", "sysroot"])?;
    names.push((toolchain.trim().to_owned(), "/rust".to_owned()));
    names.push((text(&workshop.checkout)?.to_owned(), "/starfry".to_owned()));
    Ok(names)
}
