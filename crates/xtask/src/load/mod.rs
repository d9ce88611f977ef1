//! Measures how much load a server can take: `cargo xtask load`.
//!
//! The driver starts the server itself on one core, with a fresh data folder on disk and without limits, and
//! plays one game from another core. Every table has three guests, each with an event stream and a connection
//! for moves. The measures mean the same as in the figures for boardgame.io and other servers in
//! `docs/benchmarks.md`: `own` and `others` are the milliseconds from sending a move until the new position
//! has arrived on the mover's stream and on the others'.
//!
//! `games` measures every game in every company, `reading` looks back at games and opens pages, and `curves`
//! draws what a move costs against tables, viewers, moves per second, game length and players.
//!
//! With `--nodes`, several nodes share one `PostgreSQL` of their own, and the guests of every table are
//! spread over them. `elsewhere` is what `others` is for those guests who watch at another node than the
//! mover's.

pub(crate) mod company;
mod connection;
pub(crate) mod crowd;
mod curves;
mod games;
pub(crate) mod habits;
mod memory;
mod place;
mod reading;
pub(crate) mod report;
pub(crate) mod server;
mod stage;
mod sweeps;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::builder::ArgPredicate::IsPresent;
use clap::{Args, Subcommand};

use company::{Client, Company};
use crowd::Crowd;
use report::{Idle, Level, Memory, Report};
use server::{Cores, Site};

use crate::games_served::GamesServed;
use crate::shell::{output, say};
use crate::{process_time, serving};

/// How many tables are set up at a time.
const OPENING: usize = 48;

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Load {
    #[command(subcommand)]
    part: Option<Part>,
    /// The server's program [default: built now]
    #[arg(long, value_name = "PROGRAM")]
    server: Option<PathBuf>,
    /// Run this many nodes on one `PostgreSQL` of their own, with the guests of every table spread over them
    /// [default: one server with a database file]
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=2))]
    nodes: Option<u8>,
    /// The game to play [default: the one that crowds play]
    #[arg(long, value_name = "NAME")]
    game: Option<String>,
    /// Options of the game, as JSON
    #[arg(long, value_name = "JSON", default_value = "{}")]
    options: String,
    /// How viewers watch: as programs, which get data, or as pages, which get scenes in a compressed stream
    #[arg(long = "as", value_name = "CLIENT", default_value = "program")]
    client: Client,
    /// How many people play at each table
    #[arg(long, default_value_t = 3)]
    people: usize,
    /// How many bots play at each table
    #[arg(long, default_value_t = 0)]
    bots: usize,
    /// How well the bots play
    #[arg(long, default_value = "greedy")]
    level: String,
    /// How many people watch each table without playing
    #[arg(long, default_value_t = 0)]
    spectators: usize,
    /// How many tables play, level by level
    #[arg(long, value_delimiter = ',', default_value = "200,1500,2500,2700")]
    #[arg(default_value_if("nodes", IsPresent, "50,270,500,1000"))]
    levels: Vec<usize>,
    /// Milliseconds between two moves at a table, on average
    #[arg(long, default_value_t = 500)]
    period: u32,
    /// Seconds for which a level is measured
    #[arg(long, default_value_t = 5.0)]
    seconds: f64,
    /// Seconds for which a level plays before it is measured
    #[arg(long, default_value_t = 2.0)]
    warm: f64,
    /// The most milliseconds that 99 of 100 moves may take until others see them
    #[arg(long, default_value_t = 100.0)]
    limit: f64,
    /// How often a level is tried, because other programs may be busy on this machine
    #[arg(long, default_value_t = 3)]
    attempts: u32,
    /// How many idle tables with three viewers to measure the memory of; 0 for none
    #[arg(long, default_value_t = 1000)]
    weigh: usize,
    /// How many idle viewers, three to a table, to measure the memory of; 0 for none
    #[arg(long, default_value_t = 10_000, default_value_if("nodes", IsPresent, "0"))]
    viewers: usize,
}

/// Other measurements.
#[derive(Subcommand)]
enum Part {
    /// Measure every game with people, with bots and with both; prints JSON, and a table as Markdown
    Games(games::Games),
    /// Measure what it costs to look back at games, and to open rulebooks and other pages
    Reading(reading::Reading),
    /// Draw what a move costs against tables, viewers, moves per second, game length and players
    Curves(curves::Curves),
}

impl Load {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        match &self.part {
            Some(Part::Games(games)) => return games.run(),
            Some(Part::Reading(reading)) => return reading.run(),
            Some(Part::Curves(curves)) => return curves.run(),
            None => {}
        }
        let program = serving::given_or_built(self.server.as_ref(), true)?;
        server::raise_file_limit();
        let cores = Cores::of(self.nodes());
        // This program has one thread.
        output("taskset", &["-cp", cores.driver, &std::process::id().to_string()])?;
        let mut report = Report::new(self.nodes(), cores, self.period, self.people + self.spectators);
        if self.weigh > 0 {
            report.memory = Some(self.memory(&program, &mut report)?);
        }
        if self.viewers > 0 {
            report.idle = Some(self.idle(&program, &mut report)?);
        }
        let played = if self.levels.is_empty() { Ok(()) } else { self.levels(&program, &mut report) };
        report.judge(self.limit);
        // Measurements before a failure are reported all the same.
        report.print()?;
        played
    }

    fn nodes(&self) -> Option<usize> {
        self.nodes.map(usize::from)
    }

    /// Starts the servers and the crowd that puts them under load. The game is noted in the report.
    fn begin(&self, program: &Path, report: &mut Report) -> anyhow::Result<(Site, Crowd)> {
        let site = Site::start(program, self.nodes(), Some(Cores::of(self.nodes())), &[])?;
        let addresses = site.addresses();
        let games = GamesServed::at(*addresses.first().context("there is no server")?)?;
        games.named_or_busiest(self.game.as_deref())?.clone_into(&mut report.game);
        let crowd = Crowd::new(addresses, vec![self.company(&report.game)?], self.period())?;
        Ok((site, crowd))
    }

    fn company(&self, game: &str) -> anyhow::Result<Company> {
        anyhow::ensure!(self.people > 0, "a table needs at least one person: --people 1");
        Ok(Company {
            game: game.to_owned(),
            options: serde_json::from_str(&self.options).context("the options are not JSON")?,
            people: self.people,
            bots: self.bots,
            level: self.level.clone(),
            spectators: self.spectators,
            client: self.client,
        })
    }

    fn period(&self) -> Duration {
        Duration::from_millis(self.period.into())
    }

    /// Measures the memory of a live table with three viewers.
    fn memory(&self, program: &Path, report: &mut Report) -> anyhow::Result<Memory> {
        let (site, mut crowd) = self.begin(program, report)?;
        // Anything that is set up only once is not charged to tables.
        crowd.open(10, OPENING)?;
        crowd.linger(Duration::from_secs(1))?;
        let before = site.resident_kb()?;
        crowd.open(10 + self.weigh, OPENING)?;
        crowd.linger(Duration::from_secs(1))?;
        let after = site.resident_kb()?;
        let memory = Memory::new(self.weigh, before, after);
        say(&memory.summary());
        Ok(memory)
    }

    /// Measures the total memory of a server with many idle viewers.
    fn idle(&self, program: &Path, report: &mut Report) -> anyhow::Result<Idle> {
        let (site, mut crowd) = self.begin(program, report)?;
        let tables = self.viewers.div_ceil(3);
        crowd.open(tables, OPENING)?;
        crowd.linger(Duration::from_secs(1))?;
        let before = site.used()?;
        crowd.linger(Duration::from_secs(5))?;
        let busy = site.used()?.since(&before).of_servers() / 5.0;
        let idle = Idle {
            viewers: crowd.viewers(),
            tables,
            rss_mb: site.resident_kb()? / 1024.0,
            cpu_pct: busy * 100.0,
        };
        say(&idle.summary());
        Ok(idle)
    }

    /// Plays at more and more tables until moves take too long.
    fn levels(&self, program: &Path, report: &mut Report) -> anyhow::Result<()> {
        let (site, mut crowd) = self.begin(program, report)?;
        crowd.play();
        for tables in &self.levels {
            crowd.open(*tables, OPENING)?;
            let mut best: Option<Level> = None;
            for attempt in 1..=self.attempts {
                crowd.linger(Duration::from_secs_f64(self.warm))?;
                let mut level = self.level(&site, &mut crowd)?;
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
            let best = best.context("no level was tried")?;
            let is_over = best.others.p99 > self.limit;
            report.levels.push(best);
            if is_over {
                break;
            }
        }
        Ok(())
    }

    fn level(&self, site: &Site, crowd: &mut Crowd) -> anyhow::Result<Level> {
        let (before, busy, own) = (site.used()?, process_time::of_machine()?, process_time::own()?);
        let began = Instant::now();
        crowd.record();
        crowd.linger(Duration::from_secs_f64(self.seconds))?;
        let recording = crowd.recorded();
        let usage = report::Usage {
            seconds: began.elapsed().as_secs_f64(),
            site: site.used()?.since(&before),
            driver: process_time::own()? - own,
            busy: process_time::of_machine()? - busy,
            rss_mb: site.resident_kb()? / 1024.0,
        };
        Ok(Level::new(crowd.tables(), crowd.connections(), self.period, recording, &usage))
    }
}
