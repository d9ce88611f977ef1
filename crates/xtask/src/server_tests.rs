//! Runs the tests of the store and the server on either database.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::postgres::{Options, Postgres};
use crate::shell::{output, run_in};

/// A test program.
struct Program {
    /// The folder it runs in.
    folder: PathBuf,
    executable: String,
    /// Whether its tests are about several nodes, which need a `PostgreSQL`.
    is_about_nodes: bool,
}

/// Runs them on `SQLite`.
pub(crate) fn on_sqlite() -> anyhow::Result<()> {
    programs()?.iter().filter(|program| !program.is_about_nodes).try_for_each(|program| program.run(&[]))
}

/// Runs them on a `PostgreSQL`, including the tests of several nodes.
pub(crate) fn on_postgres() -> anyhow::Result<()> {
    let programs = programs()?;
    let postgres = Postgres::start(&Options::default())?;
    programs.iter().try_for_each(|program| program.run(&[("STARFRY_TEST_POSTGRES", &postgres.url())]))
}

impl Program {
    /// Parses a line of Cargo's output about a build. None if it is about something else.
    fn read(line: &str) -> Option<Program> {
        let artifact: Value = serde_json::from_str(line).ok()?;
        let folder = Path::new(artifact["manifest_path"].as_str()?).parent()?.to_owned();
        let target = artifact["target"]["name"].as_str()?;
        let is_wanted = target == "served" || ["store", "server"].iter().any(|name| folder.ends_with(name));
        let executable = artifact["executable"].as_str()?.to_owned();
        let is_about_nodes = target == "nodes";
        Some(Program { folder, executable, is_about_nodes }).filter(|_| is_wanted)
    }

    fn run(&self, environment: &[(&str, &str)]) -> anyhow::Result<()> {
        run_in(&self.folder, &self.executable, &["--quiet"], environment)
    }
}

/// The test programs. They are built together with all others, and so with the same features.
fn programs() -> anyhow::Result<Vec<Program>> {
    let build =
        ["test", "--workspace", "--locked", "--no-run", "--test=all", "--test=served", "--test=nodes"];
    let told = output("cargo", &[build.as_slice(), &["--message-format=json"]].concat())?;
    let programs: Vec<Program> = told.lines().filter_map(Program::read).collect();
    anyhow::ensure!(programs.len() == 4, "Cargo built {} programs with these tests", programs.len());
    Ok(programs)
}
