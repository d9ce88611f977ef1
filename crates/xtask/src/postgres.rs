//! A temporary `PostgreSQL` cluster for as long as a task runs. It does not run as root.

use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::Context;
use rustix::process::{Pid, Signal, geteuid, kill_process};
use tempfile::TempDir;

use crate::serving::free_address;
use crate::shell::{run, say};
use crate::tools::{self, POSTGRES};

/// Where Debian puts `PostgreSQL`'s programs, in one folder for each version.
const PROGRAMS: &str = "/usr/lib/postgresql";

/// The user that Debian's package runs it as.
const USER: &str = "postgres";

/// How long it may take to start.
const PATIENCE: Duration = Duration::from_mins(1);

/// How a cluster is set up.
#[derive(Clone, Debug, Default)]
pub(crate) struct Options {
    /// Whether what it has acknowledged survives a power cut.
    pub(crate) durable: bool,
    /// The cores it runs on, as `taskset` takes them. None for all.
    pub(crate) cores: Option<String>,
    /// Where its folder is. None if it may be among temporary files, which may be in memory. If we are root,
    /// the user `postgres` must have access.
    pub(crate) within: Option<PathBuf>,
}

/// A running cluster, which is removed when this is dropped. It ends with the thread that started it, even if
/// that is killed.
#[derive(Debug)]
pub(crate) struct Postgres {
    server: Child,
    address: SocketAddr,
    /// Dropped, and so deleted, after the server.
    folder: TempDir,
}

impl Postgres {
    /// Creates a cluster and starts it. Returns when it accepts connections.
    pub(crate) fn start(options: &Options) -> anyhow::Result<Postgres> {
        let programs = installed_programs()?;
        let within = options.within.clone().unwrap_or_else(std::env::temp_dir);
        let folder = tempfile::Builder::new().prefix("starfry-postgres-").tempdir_in(within)?;
        if geteuid().is_root() {
            run("chown", &[USER, text(folder.path())?])?;
        }
        make_cluster(&programs, folder.path())?;
        let address = free_address()?;
        let server = spawn(&programs, folder.path(), address, options)?;
        let mut postgres = Postgres { server, address, folder };
        postgres.wait_until_ready(&programs)?;
        Ok(postgres)
    }

    /// Its address for programs.
    pub(crate) fn url(&self) -> String {
        format!("postgres://starfry@{}/postgres", self.address)
    }

    /// Its main process.
    pub(crate) fn id(&self) -> u32 {
        self.server.id()
    }

    /// Its folder.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    fn wait_until_ready(&mut self, programs: &Path) -> anyhow::Result<()> {
        let started = Instant::now();
        let port = self.address.port().to_string();
        loop {
            let mut ready = Command::new(programs.join("pg_isready"));
            if ready.args(["--quiet", "--host=127.0.0.1", "--port", &port]).status()?.success() {
                return Ok(());
            }
            if let Some(status) = self.server.try_wait()? {
                let log = std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
                anyhow::bail!("PostgreSQL exited immediately, {status}: {log}");
            }
            anyhow::ensure!(started.elapsed() < PATIENCE, "PostgreSQL did not start");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // An immediate shutdown in which it ends its own processes. If it has already ended, that is fine.
        let _ = kill_process(Pid::from_child(&self.server), Signal::QUIT);
        if let Err(error) = self.server.wait() {
            say(&format!("PostgreSQL was not stopped: {error}"));
        }
    }
}

fn make_cluster(programs: &Path, folder: &Path) -> anyhow::Result<()> {
    let mut command = unprivileged(&programs.join("initdb"), None);
    command.args(["--auth=trust", "--username=starfry", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"]);
    let output = command.arg("--pgdata").arg(folder.join("data")).current_dir(folder).output();
    let output = output.context("cannot start initdb")?;
    anyhow::ensure!(output.status.success(), "initdb failed: {}", String::from_utf8_lossy(&output.stderr));
    Ok(())
}

fn spawn(programs: &Path, folder: &Path, address: SocketAddr, options: &Options) -> anyhow::Result<Child> {
    let mut command = unprivileged(&programs.join("postgres"), options.cores.as_deref());
    command.arg("-D").arg(folder.join("data")).arg("-k").arg(folder);
    command.args(["-h", "127.0.0.1", "-p", &address.port().to_string(), "-c", "max_connections=600"]);
    if !options.durable {
        command.args(["-c", "fsync=off", "-c", "full_page_writes=off"]);
    }
    let log = File::create(folder.join("log"))?;
    command.current_dir(folder).stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
    command.spawn().context("cannot start PostgreSQL")
}

/// A program that ends with us and does not run as root.
fn unprivileged(program: &Path, cores: Option<&str>) -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "QUIT"]);
    if geteuid().is_root() {
        command.args(["--reuid", USER, "--regid", USER, "--init-groups"]);
    }
    command.arg("--");
    if let Some(cores) = cores {
        command.args(["taskset", "-c", cores]);
    }
    command.arg(program);
    command
}

fn text(path: &Path) -> anyhow::Result<&str> {
    path.to_str().context("a folder's name is not valid UTF-8")
}

/// The folder of `PostgreSQL`'s programs, which are installed if missing.
fn installed_programs() -> anyhow::Result<PathBuf> {
    tools::ensure(&[&POSTGRES])?;
    programs().with_context(|| format!("there is no PostgreSQL below {PROGRAMS}"))
}

/// The folder of the newest version.
pub(crate) fn programs() -> Option<PathBuf> {
    let versions =
        std::fs::read_dir(PROGRAMS).ok()?.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let newest = versions.filter_map(|version| version.parse::<u32>().ok()).max()?;
    Some(Path::new(PROGRAMS).join(newest.to_string()).join("bin"))
        .filter(|folder| folder.join("initdb").is_file())
}
