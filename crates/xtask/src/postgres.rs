//! A `PostgreSQL` of our own for as long as a task runs: a temporary cluster, not as root.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context;
use serde_json::Value;
use tempfile::TempDir;

use crate::serving::free_address;
use crate::shell::{ensure_command, run, run_with, say};

/// Where Debian puts its programs, one folder for each version.
const PROGRAMS: &str = "/usr/lib/postgresql";

/// The user as whom Debian's package runs it.
const USER: &str = "postgres";

/// A cluster that runs, and is gone when this is dropped.
pub(crate) struct Postgres {
    programs: PathBuf,
    folder: TempDir,
    address: SocketAddr,
}

impl Postgres {
    /// Makes a cluster and starts it. What it is told is not made durable: whoever kills it loses it.
    pub(crate) fn start() -> anyhow::Result<Postgres> {
        let programs = match programs() {
            Some(programs) => programs,
            None => {
                ensure_command("postgres", "postgresql")?;
                programs().context("there is no PostgreSQL: install one, on Debian as postgresql")?
            }
        };
        let folder = tempfile::Builder::new().prefix("starfry-postgres-").tempdir()?;
        if is_root() {
            run("chown", &[USER, text(folder.path())?])?;
        }
        let postgres = Postgres { programs, folder, address: free_address()? };
        let data = postgres.data();
        let data = text(&data)?;
        postgres.program(
            "initdb",
            &["-D", data, "-A", "trust", "-U", "starfry", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
        )?;
        let options = format!(
            "-p {} -k {} -c listen_addresses=127.0.0.1 -c max_connections=600 -c fsync=off",
            postgres.address.port(),
            text(postgres.folder.path())?
        );
        let log = postgres.folder.path().join("log");
        postgres.program("pg_ctl", &["-D", data, "-o", &options, "-l", text(&log)?, "-w", "start"])?;
        Ok(postgres)
    }

    /// How programs call it.
    pub(crate) fn url(&self) -> String {
        format!("postgres://starfry@{}/postgres", self.address)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Runs one of its programs, quietly, as somebody who is not root.
    fn program(&self, name: &str, arguments: &[&str]) -> anyhow::Result<()> {
        let program = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", USER, "--"]).arg(&program);
            command
        } else {
            Command::new(&program)
        };
        let output = command.args(arguments).current_dir(self.folder.path()).output();
        let output = output.with_context(|| format!("cannot start {}", program.display()))?;
        let said = String::from_utf8_lossy(&output.stderr);
        anyhow::ensure!(output.status.success(), "{name} failed: {said}");
        Ok(())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = self.data();
        let stopped =
            text(&data).and_then(|data| self.program("pg_ctl", &["-D", data, "-m", "immediate", "stop"]));
        if let Err(error) = stopped {
            say(&format!("PostgreSQL was not stopped: {error}"));
        }
    }
}

fn text(path: &Path) -> anyhow::Result<&str> {
    path.to_str().context("a folder has a strange name")
}

fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

/// The folder of the newest programs.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir(PROGRAMS).ok()?.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    versions.filter(|folder| folder.join("initdb").is_file()).max()
}

/// Runs all tests of the store and of the server on a `PostgreSQL`, and those of several nodes.
pub(crate) fn tests() -> anyhow::Result<()> {
    let programs = test_programs()?;
    let postgres = Postgres::start()?;
    for (folder, program) in programs {
        say(&format!("{program} on PostgreSQL"));
        std::env::set_current_dir(&folder)?;
        run_with(&program, &["--quiet"], &[("STARFRY_TEST_POSTGRES", &postgres.url())])?;
    }
    Ok(())
}

/// The programs with these tests, each with the folder it runs in. They are built with all others, and so with the same features.
fn test_programs() -> anyhow::Result<Vec<(PathBuf, String)>> {
    let arguments = [
        "test", "--workspace", "--locked", "--no-run", "--test", "all", "--test", "nodes", "--message-format", "json",
    ];
    let told = crate::shell::output("cargo", &arguments)?;
    let artifacts = told.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let wanted = artifacts.filter_map(|artifact| {
        let folder = Path::new(artifact["manifest_path"].as_str()?).parent()?.to_owned();
        let is_wanted = ["store", "server"].iter().any(|name| folder.ends_with(name));
        Some((folder, artifact["executable"].as_str()?.to_owned())).filter(|_| is_wanted)
    });
    let programs: Vec<_> = wanted.collect();
    anyhow::ensure!(programs.len() == 3, "Cargo builds {} programs with these tests", programs.len());
    Ok(programs)
}
