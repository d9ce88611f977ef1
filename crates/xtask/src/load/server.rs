//! The servers under load: one with a database file of its own, or several nodes on one `PostgreSQL`. They
//! are started, measured and stopped here.

use std::net::SocketAddr;
use std::path::Path;

use anyhow::Context;
use rustix::process::{Resource, getrlimit, setrlimit};
use serde::Serialize;
use tempfile::TempDir;

use crate::postgres::{Options, Postgres};
use crate::process_time;
use crate::serving::{Plan, Serving};

/// The cores of a machine that has two.
const CORES: [&str; 2] = ["0", "1"];

/// Which core each part runs on.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Cores {
    pub(crate) driver: &'static str,
    nodes: &'static [&'static str],
    #[serde(skip_serializing_if = "Option::is_none")]
    database: Option<&'static str>,
}

impl Cores {
    /// A server has a core to itself. Each of several nodes has one as well, so that they are servers of the
    /// same size, and the database goes where there is room, as it would on a machine of its own.
    pub(crate) fn of(nodes: Option<usize>) -> Cores {
        let database = nodes.map(|_| "0,1");
        Cores { driver: CORES[1], nodes: &CORES[..nodes.unwrap_or(1)], database }
    }
}

/// Servers with a database of their own. All of it is removed when this is dropped.
pub(crate) struct Site {
    nodes: Vec<Node>,
    database: Option<Postgres>,
    folder: TempDir,
}

struct Node {
    serving: Serving,
    address: SocketAddr,
}

/// Processor time used, in seconds.
pub(crate) struct Used {
    pub(crate) nodes: Vec<f64>,
    pub(crate) database: Option<f64>,
}

impl Site {
    /// Starts a server with a database file, or this many nodes on a `PostgreSQL` with Debian's settings. Each
    /// part runs on its cores, if any are given.
    pub(crate) fn start(
        program: &Path,
        nodes: Option<usize>,
        cores: Option<Cores>,
        settings: &[(&'static str, String)],
    ) -> anyhow::Result<Site> {
        // Not in the folder for temporary files, which may be in memory: writing to a disk is part of the
        // measurement.
        let beside =
            program.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let folder = tempfile::Builder::new().prefix("load-").tempdir_in(beside)?;
        let database = nodes.map(|_| {
            let cores = cores.and_then(|cores| cores.database).map(str::to_owned);
            Postgres::start(&Options { durable: true, cores, within: Some(beside.to_owned()) })
        });
        let database = database.transpose()?;
        let start = |number: usize| {
            let mut plan = Plan::new(program, &folder.path().join(format!("data-{number}")))?;
            let core = cores.and_then(|cores| cores.nodes.get(number));
            plan.under = core.map_or_else(Vec::new, |core| ["taskset", "-c", core].map(str::to_owned).into());
            plan.settings.push(("log", "warn".to_owned()));
            plan.settings.extend(settings.iter().cloned());
            plan.settings.extend(database.as_ref().map(|database| ("database", database.url())));
            Ok(Node { serving: plan.start()?, address: plan.address })
        };
        let nodes = (0..nodes.unwrap_or(1)).map(start).collect::<anyhow::Result<_>>()?;
        Ok(Site { nodes, database, folder })
    }

    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// The address of the first server.
    pub(crate) fn address(&self) -> SocketAddr {
        self.nodes[0].address
    }

    /// The processor time that each part has used.
    pub(crate) fn used(&self) -> anyhow::Result<Used> {
        let nodes = self.nodes.iter().map(|node| process_time::of(node.serving.id()));
        let nodes = nodes.collect::<anyhow::Result<_>>()?;
        let database = self.database.as_ref().map(|database| process_time::of_family(database.id()));
        Ok(Used { nodes, database: database.transpose()? })
    }

    /// The resident memory of all servers together.
    pub(crate) fn resident_kb(&self) -> anyhow::Result<f64> {
        Ok(self.resident_kb_of_nodes()?.iter().sum())
    }

    /// The resident memory of each server.
    pub(crate) fn resident_kb_of_nodes(&self) -> anyhow::Result<Vec<f64>> {
        self.nodes.iter().map(|node| resident_kb(node.serving.id())).collect()
    }

    /// The memory of the database's processes, except what they share.
    pub(crate) fn database_kb(&self) -> Option<f64> {
        let main = self.database.as_ref()?.id();
        let processes = std::iter::once(main).chain(process_time::children(main));
        // A process that is just ending has no memory.
        Some(processes.filter_map(|process| memory_kb(process, "RssAnon:").ok()).sum())
    }

    /// How much the servers and the database have on disk.
    pub(crate) fn disk_kb(&self) -> f64 {
        let folders = std::iter::once(self.folder.path()).chain(self.database.as_ref().map(Postgres::folder));
        folders.map(bytes_below).sum::<u64>() as f64 / 1024.0
    }

    /// What the servers have logged.
    pub(crate) fn log(&self) -> String {
        let logs = (0..self.nodes.len()).map(|number| self.folder.path().join(format!("data-{number}.log")));
        logs.filter_map(|log| std::fs::read_to_string(log).ok()).collect()
    }
}

impl Used {
    /// The processor time used since then.
    pub(crate) fn since(&self, before: &Used) -> Used {
        let nodes = self.nodes.iter().zip(&before.nodes).map(|(now, before)| now - before).collect();
        Used { nodes, database: self.database.zip(before.database).map(|(now, before)| now - before) }
    }

    /// The processor time of all servers.
    pub(crate) fn of_servers(&self) -> f64 {
        self.nodes.iter().sum()
    }

    /// The processor time of everything.
    pub(crate) fn all(&self) -> f64 {
        self.of_servers() + self.database.unwrap_or(0.0)
    }
}

pub(crate) fn resident_kb(process: u32) -> anyhow::Result<f64> {
    memory_kb(process, "VmRSS:")
}

fn memory_kb(process: u32, field: &str) -> anyhow::Result<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix(field));
    Ok(line.with_context(|| format!("no {field}"))?.trim().trim_end_matches(" kB").parse()?)
}

/// The size of all files below a folder. Files that come and go may be missing.
fn bytes_below(folder: &Path) -> u64 {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let size = |entry: std::fs::DirEntry| match entry.metadata() {
        Ok(data) if data.is_dir() => bytes_below(&entry.path()),
        Ok(data) => data.len(),
        Err(_) => 0,
    };
    entries.map(size).sum()
}

/// Lets this program, and the servers it starts, have as many connections as the machine allows.
pub(crate) fn raise_file_limit() {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    // If this fails, opening connections fails later and says so.
    setrlimit(Resource::Nofile, limit).ok();
}
