//! What is under load: a server with a file of its own, or nodes on one `PostgreSQL`. It is started, watched, ended.

use std::net::SocketAddr;
use std::path::Path;

use anyhow::Context;
use rustix::process::{Resource, getrlimit, setrlimit};
use serde::Serialize;
use tempfile::TempDir;

use crate::postgres::{Options, Postgres};
use crate::serving::{Plan, Serving};

/// Ticks of a second in `/proc`; the same on every Linux.
const TICKS: f64 = 100.0;

/// The cores of a machine that has two.
const CORES: [&str; 2] = ["0", "1"];

/// What sits where.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Cores {
    pub(crate) driver: &'static str,
    nodes: &'static [&'static str],
    #[serde(skip_serializing_if = "Option::is_none")]
    database: Option<&'static str>,
}

impl Cores {
    /// A server has a core to itself. Of nodes each has one as well, so that they are servers of the same size, and the database
    /// goes where there is room, as it would on a machine of its own.
    pub(crate) fn of(nodes: Option<usize>) -> Cores {
        let database = nodes.map(|_| "0,1");
        Cores { driver: CORES[1], nodes: &CORES[..nodes.unwrap_or(1)], database }
    }
}

/// Servers with a database of their own; all of it is gone when this is dropped.
pub(crate) struct Site {
    nodes: Vec<Node>,
    database: Option<Postgres>,
    _folder: TempDir,
}

struct Node {
    serving: Serving,
    address: SocketAddr,
}

/// The processor time that was used, in seconds.
pub(crate) struct Used {
    pub(crate) nodes: Vec<f64>,
    pub(crate) database: Option<f64>,
}

impl Site {
    /// Starts a server with a file, or so many nodes on a `PostgreSQL` as Debian sets it up.
    pub(crate) fn start(program: &Path, nodes: Option<usize>) -> anyhow::Result<Site> {
        // Not in the folder for temporary files, which may lie in memory: writing to a disk is part of what is measured.
        let beside =
            program.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let folder = tempfile::Builder::new().prefix("load-").tempdir_in(beside)?;
        let cores = Cores::of(nodes);
        let database = cores.database.map(|cores| {
            let within = Some(beside.to_owned());
            Postgres::start(&Options { durable: true, cores: Some(cores.to_owned()), within })
        });
        let database = database.transpose()?;
        let start = |(number, core): (usize, &&str)| {
            let mut plan = Plan::new(program, &folder.path().join(format!("data-{number}")))?;
            plan.under = ["taskset", "-c", core].map(str::to_owned).into();
            plan.settings.push(("log", "warn".to_owned()));
            plan.settings.extend(database.as_ref().map(|database| ("database", database.url())));
            Ok(Node { serving: plan.start()?, address: plan.address })
        };
        let nodes = cores.nodes.iter().enumerate().map(start).collect::<anyhow::Result<_>>()?;
        Ok(Site { nodes, database, _folder: folder })
    }

    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// The processor time that each part of it has used.
    pub(crate) fn used(&self) -> anyhow::Result<Used> {
        let nodes = self.nodes.iter().map(|node| cpu_seconds(node.serving.id(), Whose::Own));
        let nodes = nodes.collect::<anyhow::Result<_>>()?;
        let database = self.database.as_ref().map(|database| family_cpu_seconds(database.id()));
        Ok(Used { nodes, database: database.transpose()? })
    }

    /// The memory that servers have in use now, all together.
    pub(crate) fn resident_kb(&self) -> anyhow::Result<f64> {
        self.nodes.iter().map(|node| resident_kb(node.serving.id())).sum()
    }
}

impl Used {
    /// What was used since then.
    pub(crate) fn since(&self, before: &Used) -> Used {
        let nodes = self.nodes.iter().zip(&before.nodes).map(|(now, before)| now - before).collect();
        Used { nodes, database: self.database.zip(before.database).map(|(now, before)| now - before) }
    }

    /// All that servers used.
    pub(crate) fn of_servers(&self) -> f64 {
        self.nodes.iter().sum()
    }

    /// All of it.
    pub(crate) fn all(&self) -> f64 {
        self.of_servers() + self.database.unwrap_or(0.0)
    }
}

pub(crate) fn resident_kb(process: u32) -> anyhow::Result<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}

/// Whose time is counted.
#[derive(Clone, Copy)]
enum Whose {
    /// That of the process.
    Own,
    /// Also that of its children that have ended.
    OwnAndOfTheDead,
}

fn cpu_seconds(process: u32, whose: Whose) -> anyhow::Result<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    let (_, after) = stat.rsplit_once(") ").context("a stat names its program")?;
    let times = match whose {
        Whose::Own => 2,
        Whose::OwnAndOfTheDead => 4,
    };
    let ticks = after.split(' ').skip(11).take(times).map(str::parse::<f64>).sum::<Result<f64, _>>()?;
    Ok(ticks / TICKS)
}

/// The processor time that a process has used with its children, dead or alive.
fn family_cpu_seconds(process: u32) -> anyhow::Result<f64> {
    let children = std::fs::read_to_string(format!("/proc/{process}/task/{process}/children"))?;
    let children = children.split_whitespace().filter_map(|child| child.parse().ok());
    // One that ends just now is counted among the dead next time.
    let alive: f64 = children.filter_map(|child| cpu_seconds(child, Whose::Own).ok()).sum();
    Ok(alive + cpu_seconds(process, Whose::OwnAndOfTheDead)?)
}

/// The processor time that this program has used.
pub(crate) fn own_cpu_seconds() -> anyhow::Result<f64> {
    cpu_seconds(std::process::id(), Whose::Own)
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
