//! The server under load: started on one core, watched, ended.

use std::net::SocketAddr;
use std::path::Path;

use anyhow::Context;
use rustix::process::{Resource, getrlimit, setrlimit};
use tempfile::TempDir;

use crate::serving::{Plan, Serving};

/// Ticks of a second in `/proc`; the same on every Linux.
const TICKS: f64 = 100.0;

/// A server with a data folder of its own; both are gone when this is dropped.
pub(crate) struct Server {
    serving: Serving,
    address: SocketAddr,
    _data: TempDir,
}

impl Server {
    /// Starts a server on one core.
    pub(crate) fn start(program: &Path, core: &str) -> anyhow::Result<Server> {
        // Not in the folder for temporary files, which may lie in memory: writing to a disk is part of what is measured.
        let folder =
            program.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let data = tempfile::Builder::new().prefix("load-").tempdir_in(folder)?;
        let mut plan = Plan::new(program, &data.path().join("data"))?;
        plan.under = ["taskset", "-c", core].map(str::to_owned).into();
        plan.settings.push(("log", "warn".to_owned()));
        Ok(Server { serving: plan.start()?, address: plan.address, _data: data })
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The processor time it has used.
    pub(crate) fn cpu_seconds(&self) -> anyhow::Result<f64> {
        cpu_seconds(&format!("/proc/{}/stat", self.serving.id()))
    }

    /// The memory it has in use now.
    pub(crate) fn resident_kb(&self) -> anyhow::Result<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.serving.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse()?)
    }
}

fn cpu_seconds(stat: &str) -> anyhow::Result<f64> {
    let stat = std::fs::read_to_string(stat)?;
    let (_, after) = stat.rsplit_once(") ").context("a stat names its program")?;
    let ticks = after.split(' ').skip(11).take(2).map(str::parse::<f64>).sum::<Result<f64, _>>()?;
    Ok(ticks / TICKS)
}

/// The processor time that this program has used.
pub(crate) fn own_cpu_seconds() -> anyhow::Result<f64> {
    cpu_seconds("/proc/self/stat")
}

/// The processor time that the machine has used, on all its cores.
pub(crate) fn busy_seconds() -> anyhow::Result<f64> {
    let stat = std::fs::read_to_string("/proc/stat")?;
    let all = stat.lines().next().context("an empty /proc/stat")?.split_whitespace().skip(1);
    let ticks: Vec<f64> = all.map(str::parse).collect::<Result<_, _>>()?;
    // User, nice, system, interrupts: neither idle nor waiting.
    let busy: f64 = [0, 1, 2, 5, 6].iter().filter_map(|index| ticks.get(*index)).sum();
    Ok(busy / TICKS)
}

/// Lets this program, and the server after it, have as many connections as the machine allows.
pub(crate) fn raise_file_limit() {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    // Where this does not work, opening connections fails and says so.
    setrlimit(Resource::Nofile, limit).ok();
}
