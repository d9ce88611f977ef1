//! Plays at a steady, moderate pace for a long time and watches memory: `cargo xtask soak`.
//!
//! Guests play all games that the server offers: people with pages, people with programs, and both with bots.
//! Connections break off and come back, also at another node. People leave and others come, look back at
//! finished games and try other moves. Everything that was acknowledged is found in the records exactly once,
//! and memory does not grow after the first quarter.

mod filling;
mod verdict;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Args;
use clap::builder::ArgPredicate::IsPresent;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::chart::{Line, Panel, svg};
use crate::games_served::GamesServed;
use crate::load::company::{Client, Company};
use crate::load::crowd::Crowd;
use crate::load::habits::Habits;
use crate::load::report::Times;
use crate::load::server::{Site, Used, raise_file_limit};
use crate::shell::say;
use crate::{process_time, serving};
use verdict::Flatness;

/// How many tables are set up at a time.
const OPENING: usize = 4;

/// How often somebody loses their connection.
const STIRRING: Duration = Duration::from_millis(500);

/// How long a table may sleep in memory after everybody has left, in seconds.
const SLEEP_AFTER_S: &str = "10";

/// How long the last comparison may take.
const PATIENCE: Duration = Duration::from_mins(2);

/// Memory is judged only if the run took at least this many minutes. Before that, the first games grow.
const LONG_ENOUGH: f64 = 8.0;

#[derive(Args)]
pub(crate) struct Soak {
    /// How many minutes to play
    #[arg(long, default_value_t = 40.0)]
    minutes: f64,
    /// Run this many nodes on one `PostgreSQL` of their own [default: one server with a database file]
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=4))]
    nodes: Option<u8>,
    /// The server's program [default: built now]
    #[arg(long, value_name = "PROGRAM")]
    server: Option<PathBuf>,
    /// Write a chart to this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Measure nothing, but draw the chart of an earlier run from its JSON
    #[arg(long, value_name = "JSON", requires = "svg")]
    draw: Option<PathBuf>,
    /// How many tables are played at a time
    #[arg(long, default_value_t = 27)]
    tables: usize,
    /// Milliseconds between two moves at a table, on average
    #[arg(long, default_value_t = 700)]
    period: u32,
    /// Seconds between two samples
    #[arg(long, default_value_t = 10.0)]
    every: f64,
    /// Megabytes of chat to write before the time counts, so that `SQLite`'s cache is full and no longer grows
    #[arg(long, default_value_t = 36, default_value_if("nodes", IsPresent, "0"))]
    fill: usize,
}

/// One of many measurements.
#[derive(Clone, Serialize, Deserialize)]
struct Sample {
    minutes: f64,
    /// Resident memory of each node, in KB.
    nodes_kb: Vec<f64>,
    /// Memory of the database's processes, except what they share.
    database_kb: Option<f64>,
    disk_kb: f64,
    tables: usize,
    viewers: usize,
    /// Acknowledged moves since the beginning.
    moves: usize,
    moves_s: f64,
    /// Milliseconds until others saw a move, since the last sample.
    others_p50_ms: f64,
    others_p99_ms: f64,
    /// Percent of a core since the last sample.
    nodes_cpu_pct: f64,
    database_cpu_pct: f64,
    driver_cpu_pct: f64,
}

/// A run, as far as charts need it.
#[derive(Serialize, Deserialize)]
struct Course {
    database: String,
    samples: Vec<Sample>,
}

/// The times at which the last sample was taken.
struct Last {
    at: Instant,
    used: Used,
    driver: f64,
    moves: usize,
}

impl Soak {
    /// A whole run, as a part of the long tests.
    pub(crate) fn long(nodes: Option<u8>) -> Soak {
        Soak {
            minutes: 40.0,
            nodes,
            server: None,
            svg: None,
            draw: None,
            tables: 27,
            period: 700,
            every: 10.0,
            fill: if nodes.is_some() { 0 } else { 36 },
        }
    }

    pub(crate) fn run(&self) -> anyhow::Result<()> {
        if let Some(earlier) = &self.draw {
            let course: Course = serde_json::from_str(&std::fs::read_to_string(earlier)?)?;
            return self.draw(&course);
        }
        let program = serving::given_or_built(self.server.as_ref(), true)?;
        raise_file_limit();
        let settings = [("sleep-after-s", SLEEP_AFTER_S.to_owned())];
        let site = Site::start(&program, self.nodes.map(usize::from), None, &settings)?;
        let address = *site.addresses().first().context("there is no server")?;
        let games = GamesServed::at(address)?;
        filling::fill(address, games.busiest()?, self.fill)?;
        let companies = companies(&games);
        let mut crowd = Crowd::new(site.addresses(), companies, Duration::from_millis(self.period.into()))?;
        crowd.take_up(Habits::new(STIRRING));
        let mut course = Course { database: self.database().to_owned(), samples: Vec::new() };
        let played = self.play(&site, &mut crowd, &mut course);
        // Measurements before a failure are reported all the same.
        let flat = Flatness::of_all(&course.samples);
        let is_flat = self.minutes < LONG_ENOUGH || flat.iter().all(|one| one.is_flat);
        self.print(&course, &flat, is_flat, &crowd, &site, &played)?;
        self.draw(&course)?;
        played?;
        anyhow::ensure!(is_flat, "memory is not flat after the first quarter");
        let log = site.log();
        anyhow::ensure!(!log.contains(" ERROR "), "the server reported errors: {log}");
        Ok(())
    }

    fn database(&self) -> &'static str {
        if self.nodes.is_some() { "PostgreSQL" } else { "SQLite" }
    }

    /// Opens all tables, plays for the given time and compares everything in the end.
    fn play(&self, site: &Site, crowd: &mut Crowd, course: &mut Course) -> anyhow::Result<()> {
        crowd.play();
        crowd.open(self.tables, OPENING)?;
        let began = Instant::now();
        let mut last = Last::now(site, crowd)?;
        let count = (self.minutes * 60.0 / self.every).ceil() as usize;
        for number in 1..=count {
            crowd.record();
            let until = began + Duration::from_secs_f64(self.every * number as f64);
            crowd.linger(until.saturating_duration_since(Instant::now()))?;
            let sample = last.sample(began, site, crowd)?;
            if number.is_multiple_of(6) || number == count {
                say(&sample.summary());
            }
            course.samples.push(sample);
        }
        crowd.stop(PATIENCE)?;
        let deeds = crowd.deeds();
        let (told, found) = (deeds.acknowledged, deeds.found_exactly_once);
        anyhow::ensure!(told == found, "{told} moves were acknowledged, {found} were found");
        Ok(())
    }

    fn print(
        &self,
        course: &Course,
        flat: &[Flatness],
        is_flat: bool,
        crowd: &Crowd,
        site: &Site,
        played: &anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        for one in flat {
            say(&one.summary());
        }
        let memory = if self.minutes < LONG_ENOUGH {
            "too short a run to judge"
        } else if is_flat {
            "flat"
        } else {
            "NOT FLAT"
        };
        let summary = json!({
            "database": course.database,
            "nodes": self.nodes.unwrap_or(1),
            "minutes": self.minutes,
            "tables": self.tables,
            "period_ms": self.period,
            "deeds": crowd.deeds(),
            "failure": played.as_ref().err().map(|error| format!("{error:#}")),
            "memory": memory,
            "rule": verdict::RULE,
            "flatness": flat,
            "cpu_pct": means(&course.samples),
            "log_lines": site.log().lines().count(),
            "samples": course.samples,
        });
        writeln!(std::io::stdout(), "{summary}")?;
        say(&format!("memory: {memory}; {}", summary["deeds"]));
        Ok(())
    }

    fn draw(&self, course: &Course) -> anyhow::Result<()> {
        let Some(file) = &self.svg else { return Ok(()) };
        write(file, &svg(&format!("Soak test on {}", course.database), &course.panels()))
    }
}

/// Writes a chart.
pub(crate) fn write(file: &Path, chart: &str) -> anyhow::Result<()> {
    std::fs::write(file, chart).with_context(|| format!("cannot write {}", file.display()))
}

/// Three companies for each game: people with pages and a spectator, people with programs, and both with a
/// bot.
fn companies(games: &GamesServed) -> Vec<Company> {
    let kinds = |(game, seats): (&str, std::ops::RangeInclusive<u64>)| {
        let most = 3.clamp(*seats.start(), *seats.end()) as usize;
        let company = |people: usize, spectators: usize, client: Client| Company {
            game: game.to_owned(),
            options: json!({}),
            people,
            bots: most - people,
            level: "greedy".to_owned(),
            spectators,
            client,
        };
        [
            company(most, 1, Client::Page),
            company(most, 0, Client::Program),
            company(most - 1, 2, Client::Mixed),
        ]
    };
    games.all().flat_map(kinds).collect()
}

impl Last {
    fn now(site: &Site, crowd: &Crowd) -> anyhow::Result<Last> {
        let moves = crowd.deeds().acknowledged;
        Ok(Last { at: Instant::now(), used: site.used()?, driver: process_time::own()?, moves })
    }

    /// Measures everything since the last time.
    fn sample(&mut self, began: Instant, site: &Site, crowd: &mut Crowd) -> anyhow::Result<Sample> {
        let now = Last::now(site, crowd)?;
        let used = now.used.since(&self.used);
        let seconds = now.at.duration_since(self.at).as_secs_f64();
        let pct = |cpu: f64| (1000.0 * cpu / seconds).round() / 10.0;
        let others = Times::of(crowd.recorded().others);
        let ms = |time: f64| if time.is_finite() { time } else { 0.0 };
        let sample = Sample {
            minutes: (now.at.duration_since(began).as_secs_f64() / 0.6).round() / 100.0,
            nodes_kb: site.resident_kb_of_nodes()?,
            database_kb: site.database_kb(),
            disk_kb: site.disk_kb().round(),
            tables: crowd.playing(),
            viewers: crowd.viewers(),
            moves: now.moves,
            moves_s: (10.0 * (now.moves - self.moves) as f64 / seconds).round() / 10.0,
            others_p50_ms: ms(others.p50),
            others_p99_ms: ms(others.p99),
            nodes_cpu_pct: pct(used.of_servers()),
            database_cpu_pct: pct(used.database.unwrap_or(0.0)),
            driver_cpu_pct: pct(now.driver - self.driver),
        };
        *self = now;
        Ok(sample)
    }
}

/// The processor time over the whole run, in percent of a core.
fn means(samples: &[Sample]) -> Value {
    let mean = |of: fn(&Sample) -> f64| {
        let sum: f64 = samples.iter().map(of).sum();
        (10.0 * sum / samples.len().max(1) as f64).round() / 10.0
    };
    json!({
        "nodes": mean(|sample| sample.nodes_cpu_pct),
        "database": mean(|sample| sample.database_cpu_pct),
        "driver": mean(|sample| sample.driver_cpu_pct),
    })
}

impl Sample {
    fn summary(&self) -> String {
        let nodes: Vec<String> = self.nodes_kb.iter().map(|kb| format!("{:.1}", kb / 1024.0)).collect();
        let database = self.database_kb.map(|kb| format!(", database {:.1} MB", kb / 1024.0));
        format!(
            "{:.1} minutes: {} MB{}, {:.0} MB on disk, {} tables, {} viewers, {} moves ({:.1}/s), others see \
             one after {:.1} / {:.1} ms (p50, p99), nodes {:.0}%, database {:.0}%, driver {:.0}% of a core",
            self.minutes,
            nodes.join(" + "),
            database.unwrap_or_default(),
            self.disk_kb / 1024.0,
            self.tables,
            self.viewers,
            self.moves,
            self.moves_s,
            self.others_p50_ms,
            self.others_p99_ms,
            self.nodes_cpu_pct,
            self.database_cpu_pct,
            self.driver_cpu_pct,
        )
    }
}

impl Course {
    fn panels(&self) -> Vec<Panel> {
        let nodes = self.samples.first().map_or(0, |sample| sample.nodes_kb.len());
        let name = |node: usize| if nodes > 1 { format!("node {}", node + 1) } else { "server".to_owned() };
        let mut memory: Vec<Line> =
            (0..nodes).map(|node| self.line(&name(node), |sample| sample.nodes_kb[node] / 1024.0)).collect();
        if self.samples.iter().any(|sample| sample.database_kb.is_some()) {
            memory
                .push(self.line("PostgreSQL, private", |sample| sample.database_kb.unwrap_or(0.0) / 1024.0));
        }
        let panel = |title: &str, y: &str, lines: Vec<Line>| Panel {
            title: title.to_owned(),
            x: "minutes".to_owned(),
            y: y.to_owned(),
            lines,
        };
        let moves = vec![self.line("acknowledged moves", |sample| sample.moves_s)];
        let crowd = vec![
            self.line("viewers", |sample| sample.viewers as f64),
            self.line("tables being played", |sample| sample.tables as f64),
        ];
        let cpu = vec![
            self.line("nodes", |sample| sample.nodes_cpu_pct),
            self.line("database", |sample| sample.database_cpu_pct),
        ];
        vec![
            panel("Resident memory", "MB", memory),
            panel("Moves", "per second", moves),
            panel("Crowd", "connected", crowd),
            panel("Processor time", "% of a core", cpu),
        ]
    }

    fn line(&self, name: &str, of: impl Fn(&Sample) -> f64) -> Line {
        let points = self.samples.iter().map(|sample| (sample.minutes, of(sample))).collect();
        Line { name: name.to_owned(), points }
    }
}
