//! The parts that every change must pass.

use std::path::PathBuf;

use anyhow::Context;

use super::Part;
use crate::api_fuzz::ApiFuzz;
use crate::browser::Browser;
use crate::crash::Crash;
use crate::shell::{run, run_with};
use crate::tools::{CHROMIUM, CURL, FONTS, JQ, NODE, NPM, POSTGRES, VENV};
use crate::{scripts, server_tests, serving};

pub(super) const PARTS: [Part; 10] = [
    Part { name: "format", about: "code format and up-to-date lock files", tools: &[], run: format },
    Part { name: "lints", about: "clippy on everything", tools: &[], run: lints },
    Part {
        name: "scripts",
        about: "types of the pages' scripts and of the browser tests",
        tools: &[&NODE, &NPM],
        run: scripts::check,
    },
    // The tests run the commands from docs/api.md.
    Part { name: "rust", about: "all tests in Rust", tools: &[&CURL, &JQ], run: rust },
    Part { name: "scenarios", about: "every rule by its examples", tools: &[], run: scenarios },
    Part {
        name: "postgres",
        about: "the tests of the store and the server once more, on PostgreSQL",
        tools: &[&POSTGRES],
        run: server_tests::on_postgres,
    },
    Part { name: "docs", about: "documentation of the code", tools: &[], run: docs },
    Part {
        name: "browser",
        about: "every page and table in a real Chromium",
        tools: &[&NODE, &NPM, &CHROMIUM, &FONTS],
        run: browser,
    },
    Part {
        name: "kills",
        about: "servers killed and cut off while people play",
        tools: &[&POSTGRES],
        run: kills,
    },
    Part {
        name: "api-fuzz",
        about: "a few requests of every kind, made up from the API's own description",
        tools: &[&VENV],
        run: || ApiFuzz::short(program()?).run(),
    },
];

fn format() -> anyhow::Result<()> {
    run("cargo", &["fmt", "--all", "--check"])?;
    run("cargo", &["tree", "--quiet", "--depth", "0", "--locked", "--manifest-path", "fuzz/Cargo.toml"])
}

fn lints() -> anyhow::Result<()> {
    run("cargo", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])?;
    // The tests of several nodes need a PostgreSQL, so they are not among all targets.
    run("cargo", &["clippy", "--workspace", "--test=nodes", "--locked", "--", "-D", "warnings"])
}

fn rust() -> anyhow::Result<()> {
    run("cargo", &["test", "--workspace", "--locked"])
}

fn scenarios() -> anyhow::Result<()> {
    let program = program()?;
    let mut arguments = vec!["scenario".to_owned()];
    for game in std::fs::read_dir("games")? {
        let folder = game?.path().join("scenarios");
        if folder.is_dir() {
            arguments.push(folder.display().to_string());
        }
    }
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    run(program.to_str().context("a folder's name is not valid UTF-8")?, &arguments)
}

fn docs() -> anyhow::Result<()> {
    run_with("cargo", &["doc", "--workspace", "--no-deps", "--locked"], &[("RUSTDOCFLAGS", "-D warnings")])
}

pub(super) fn browser() -> anyhow::Result<()> {
    Browser::all(program()?).run()
}

pub(super) fn kills() -> anyhow::Result<()> {
    Crash::short(program()?).run()?;
    Crash::short_nodes(program()?).run()
}

/// `starfry` as the tests have built it. Built alone, its dependencies would have other features and be
/// rebuilt.
pub(super) fn program() -> anyhow::Result<PathBuf> {
    run("cargo", &["test", "--workspace", "--locked", "--no-run", "--quiet"])?;
    serving::built(false)
}
