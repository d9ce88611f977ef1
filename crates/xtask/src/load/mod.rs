//! How much a server bears: `cargo xtask load`.
//!
//! The driver starts the server itself on one core, with a fresh data folder on disk and without limits, and plays Ufoludki from
//! another core: three guests at every table, each with an event stream and a connection for his moves. What it measures means the
//! same as in boardgame.io's and other servers' figures of `docs/benchmarks.md`: `own` and `others` are the milliseconds from
//! sending a move until the mover's and the others' streams have brought the new position.

mod connection;
mod crowd;
mod place;
mod report;
mod server;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Args;

use crowd::Crowd;
use report::{Idle, Level, Memory, Report};
use server::Server;

use crate::serving;
use crate::shell::{output, say};

/// A core for the server, another for the driver.
const SERVER_CORE: &str = "0";
const DRIVER_CORE: &str = "1";

/// So many tables are set up at a time.
const OPENING: usize = 48;

#[derive(Args)]
pub(crate) struct Load {
    /// The server's program; built if not given
    #[arg(long, value_name = "PROGRAM")]
    server: Option<PathBuf>,
    /// How many tables play, level by level
    #[arg(long, value_delimiter = ',', default_value = "200,1500,2500,2700")]
    levels: Vec<usize>,
    /// Milliseconds between two moves of a table, on average
    #[arg(long, default_value_t = 500)]
    period: u32,
    /// Seconds that a level is measured
    #[arg(long, default_value_t = 5.0)]
    seconds: f64,
    /// Seconds that a level plays before it is measured
    #[arg(long, default_value_t = 2.0)]
    warm: f64,
    /// The most milliseconds that 99 of 100 moves may take until others see them
    #[arg(long, default_value_t = 100.0)]
    limit: f64,
    /// How often a level is tried: others may be busy on this machine
    #[arg(long, default_value_t = 3)]
    attempts: u32,
    /// How many idle tables with three viewers are weighed; 0 for none
    #[arg(long, default_value_t = 1000)]
    weigh: usize,
    /// How many idle viewers are weighed, three at a table; 0 for none
    #[arg(long, default_value_t = 10_000)]
    viewers: usize,
}

impl Load {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let program = serving::given_or_built(self.server.as_ref(), true)?;
        server::raise_file_limit();
        // This program has one thread.
        output("taskset", &["-cp", DRIVER_CORE, &std::process::id().to_string()])?;
        let mut report = Report::new(self.period);
        if self.weigh > 0 {
            report.memory = Some(self.memory(&program)?);
        }
        if self.viewers > 0 {
            report.idle = Some(self.idle(&program)?);
        }
        if !self.levels.is_empty() {
            report.levels = self.levels(&program)?;
        }
        report.judge(self.limit);
        report.print()
    }

    fn period(&self) -> Duration {
        Duration::from_millis(self.period.into())
    }

    /// What a live table with three viewers takes.
    fn memory(&self, program: &Path) -> anyhow::Result<Memory> {
        let server = Server::start(program, SERVER_CORE)?;
        let mut crowd = Crowd::new(server.address(), self.period())?;
        // What is set up once is not charged to tables.
        crowd.open(10, OPENING)?;
        crowd.linger(Duration::from_secs(1))?;
        let before = server.resident_kb()?;
        crowd.open(10 + self.weigh, OPENING)?;
        crowd.linger(Duration::from_secs(1))?;
        let after = server.resident_kb()?;
        let memory = Memory::new(self.weigh, before, after);
        say(&memory.summary());
        Ok(memory)
    }

    /// What a server with many idle viewers takes in all.
    fn idle(&self, program: &Path) -> anyhow::Result<Idle> {
        let server = Server::start(program, SERVER_CORE)?;
        let mut crowd = Crowd::new(server.address(), self.period())?;
        let tables = self.viewers.div_ceil(3);
        crowd.open(tables, OPENING)?;
        crowd.linger(Duration::from_secs(1))?;
        let before = server.cpu_seconds()?;
        crowd.linger(Duration::from_secs(5))?;
        let busy = (server.cpu_seconds()? - before) / 5.0;
        let idle = Idle {
            viewers: crowd.viewers(),
            tables,
            rss_mb: server.resident_kb()? / 1024.0,
            cpu_pct: busy * 100.0,
        };
        say(&idle.summary());
        Ok(idle)
    }

    /// Plays at more and more tables until it takes too long.
    fn levels(&self, program: &Path) -> anyhow::Result<Vec<Level>> {
        let server = Server::start(program, SERVER_CORE)?;
        let mut crowd = Crowd::new(server.address(), self.period())?;
        crowd.play();
        let mut levels: Vec<Level> = Vec::new();
        for tables in &self.levels {
            crowd.open(*tables, OPENING)?;
            let mut best: Option<Level> = None;
            for attempt in 1..=self.attempts {
                crowd.linger(Duration::from_secs_f64(self.warm))?;
                let mut level = self.level(&server, &mut crowd)?;
                level.attempts = attempt;
                say(&level.summary());
                let is_good = level.others.p99 <= self.limit;
                match &mut best {
                    Some(best) if best.others.p99 <= level.others.p99 => best.attempts = attempt,
                    _ => best = Some(level),
                }
                if is_good {
                    break;
                }
            }
            let best = best.context("a level is tried at least once")?;
            let is_over = best.others.p99 > self.limit;
            levels.push(best);
            if is_over {
                break;
            }
        }
        Ok(levels)
    }

    fn level(&self, server: &Server, crowd: &mut Crowd) -> anyhow::Result<Level> {
        let (cpu, busy, own) = (server.cpu_seconds()?, server::busy_seconds()?, server::own_cpu_seconds()?);
        let began = Instant::now();
        crowd.record();
        crowd.linger(Duration::from_secs_f64(self.seconds))?;
        let recording = crowd.recorded();
        let seconds = began.elapsed().as_secs_f64();
        let usage = report::Usage {
            seconds,
            server: server.cpu_seconds()? - cpu,
            driver: server::own_cpu_seconds()? - own,
            busy: server::busy_seconds()? - busy,
            rss_mb: server.resident_kb()? / 1024.0,
        };
        Ok(Level::new(crowd.tables(), self.period, recording, &usage))
    }
}
