//! The measurements, as JSON and in a few words.

use std::io::Write;

use serde::{Deserialize, Serialize};

use super::server::{Cores, Used};

/// The targets of `cargo xtask load`, which reports whether they are met.
const FEWEST_MOVES: f64 = 5000.0;
const MOST_CPU_MS: f64 = 0.15;
const OTHERS_AT: f64 = 400.0;
const MOST_OTHERS_MS: f64 = 5.0;
const MOST_TABLE_KB: f64 = 60.0;
const MOST_IDLE_MB: f64 = 600.0;
const ELSEWHERE_AT: f64 = 500.0;
const MOST_ELSEWHERE_MS: f64 = 100.0;

/// The game that crowds play has 23 moves on average. If fewer than one game in this many moves has ended,
/// most of the first games are still running.
const MOVES_PER_GAME: f64 = 40.0;

#[derive(Serialize)]
pub(crate) struct Report {
    server: &'static str,
    database: &'static str,
    nodes: usize,
    cores: Cores,
    pub(crate) game: String,
    viewers_per_table: usize,
    period_ms: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) memory: Option<Memory>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) idle: Option<Idle>,
    pub(crate) levels: Vec<Level>,
    max_moves_s: f64,
    targets: Vec<Target>,
}

/// A target and what was measured.
#[derive(Serialize)]
struct Target {
    what: &'static str,
    bound: f64,
    measured: f64,
    holds: bool,
}

#[derive(Serialize)]
pub(crate) struct Memory {
    tables: usize,
    rss_base_mb: f64,
    rss_kb_per_table: f64,
}

#[derive(Serialize)]
pub(crate) struct Idle {
    pub(crate) viewers: usize,
    pub(crate) tables: usize,
    pub(crate) rss_mb: f64,
    pub(crate) cpu_pct: f64,
}

/// Times in milliseconds.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Times {
    n: usize,
    pub(crate) p50: f64,
    pub(crate) p95: f64,
    pub(crate) p99: f64,
    max: f64,
}

/// The observations while a level was measured.
#[derive(Default)]
pub(crate) struct Recording {
    pub(crate) moves: usize,
    pub(crate) games: usize,
    pub(crate) failures: usize,
    pub(crate) own: Vec<f64>,
    pub(crate) others: Vec<f64>,
    /// Those times in `others` that were measured at another node than the mover's.
    pub(crate) elsewhere: Vec<f64>,
    /// How often the table went on to the next game before a guest had seen a move.
    pub(crate) unseen: usize,
    pub(crate) answers: Vec<f64>,
    /// The bytes of each update in a viewer's stream.
    pub(crate) updates: Vec<f64>,
    /// All bytes in viewers' streams.
    pub(crate) stream_bytes: usize,
    /// The bytes of a viewer's stream over a whole game.
    pub(crate) whole_games: Vec<f64>,
    /// How many entries the records had before all moves together.
    pub(crate) progress: usize,
    /// The tables whose games have ended, and how many entries their records have.
    pub(crate) finished: Vec<(String, usize)>,
    /// The longest time in which the driver did not look at its connections.
    pub(crate) longest_round_ms: f64,
}

/// Processor time used while measuring, in seconds.
pub(crate) struct Usage {
    pub(crate) seconds: f64,
    pub(crate) site: Used,
    pub(crate) driver: f64,
    pub(crate) busy: f64,
    pub(crate) rss_mb: f64,
}

#[derive(Serialize)]
pub(crate) struct Level {
    tables: usize,
    connections: usize,
    offered_moves_s: f64,
    pub(crate) moves_s: f64,
    games_s: f64,
    failures: usize,
    unseen: usize,
    own: Times,
    pub(crate) others: Times,
    /// The part of `others` measured at another node than the mover's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) elsewhere: Option<Times>,
    /// From sending a move until it is acknowledged as being on disk.
    acknowledged: Times,
    /// Percent of a core, for each node.
    node_cpu_pct: Vec<f64>,
    server_cpu_pct: f64,
    pub(crate) server_cpu_ms_per_move: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    database_cpu_pct: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    database_cpu_ms_per_move: Option<f64>,
    driver_cpu_pct: f64,
    /// Percent of a core that other programs used on this machine.
    foreign_cpu_pct: f64,
    driver_longest_round_ms: f64,
    server_rss_mb: f64,
    /// Bytes on the wire for one update to one viewer.
    update_bytes: Times,
    /// Megabytes a second in all streams together.
    stream_mb_s: f64,
    pub(crate) attempts: u32,
}

/// The part of a level that charts and tables show.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Measures {
    pub(crate) moves_s: f64,
    /// The processor time of the servers for a move, in milliseconds.
    pub(crate) cpu_ms: f64,
    pub(crate) server_cpu_pct: f64,
    /// Until others see a move, in milliseconds; at tables with one viewer, until that one sees it.
    pub(crate) p50_ms: f64,
    pub(crate) p99_ms: f64,
    /// The median of an update to one viewer, on the wire.
    pub(crate) update_bytes: f64,
    pub(crate) stream_mb_s: f64,
    pub(crate) rss_mb: f64,
    pub(crate) driver_cpu_pct: f64,
    pub(crate) foreign_cpu_pct: f64,
    pub(crate) failures: usize,
}

impl Target {
    /// A target with an upper bound.
    fn most(what: &'static str, bound: f64, measured: f64) -> Target {
        Target { what, bound, measured: rounded(measured), holds: measured <= bound }
    }
}

fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

impl Times {
    pub(crate) fn of(mut all: Vec<f64>) -> Times {
        all.sort_unstable_by(f64::total_cmp);
        let at = |share: f64| {
            let index = ((all.len() as f64 * share) as usize).min(all.len().saturating_sub(1));
            all.get(index).copied().map_or(f64::INFINITY, rounded)
        };
        Times { n: all.len(), p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1.0) }
    }
}

impl Memory {
    pub(crate) fn new(tables: usize, before_kb: f64, after_kb: f64) -> Memory {
        Memory {
            tables,
            rss_base_mb: rounded(before_kb / 1024.0),
            rss_kb_per_table: rounded((after_kb - before_kb) / tables as f64),
        }
    }

    pub(crate) fn summary(&self) -> String {
        format!("{} idle tables with 3 viewers: {:.1} KB each", self.tables, self.rss_kb_per_table)
    }
}

impl Idle {
    pub(crate) fn summary(&self) -> String {
        format!("{} idle viewers: {:.0} MB, {:.1}% of a core", self.viewers, self.rss_mb, self.cpu_pct)
    }
}

impl Level {
    pub(crate) fn new(
        tables: usize,
        connections: usize,
        period: u32,
        recording: Recording,
        usage: &Usage,
    ) -> Level {
        let share = |seconds: f64| rounded(100.0 * seconds / usage.seconds);
        let per_move = |seconds: f64| rounded(1000.0 * seconds / recording.moves.max(1) as f64);
        let Used { nodes, database } = &usage.site;
        Level {
            tables,
            connections,
            offered_moves_s: rounded(tables as f64 * 1000.0 / f64::from(period)),
            moves_s: rounded(recording.moves as f64 / usage.seconds),
            games_s: rounded(recording.games as f64 / usage.seconds),
            failures: recording.failures,
            unseen: recording.unseen,
            node_cpu_pct: nodes.iter().copied().map(share).collect(),
            server_cpu_pct: share(usage.site.of_servers()),
            server_cpu_ms_per_move: per_move(usage.site.of_servers()),
            database_cpu_pct: database.map(share),
            database_cpu_ms_per_move: database.map(per_move),
            own: Times::of(recording.own),
            others: Times::of(recording.others),
            elsewhere: (nodes.len() > 1).then(|| Times::of(recording.elsewhere)),
            acknowledged: Times::of(recording.answers),
            driver_cpu_pct: share(usage.driver),
            foreign_cpu_pct: share(usage.busy - usage.site.all() - usage.driver),
            driver_longest_round_ms: rounded(recording.longest_round_ms),
            server_rss_mb: rounded(usage.rss_mb),
            update_bytes: Times::of(recording.updates),
            stream_mb_s: rounded(recording.stream_bytes as f64 / usage.seconds / 1e6),
            attempts: 0,
        }
    }

    pub(crate) fn measures(&self) -> Measures {
        // JSON has no infinity: where nothing was measured, there is nothing to show.
        let finite = |value: f64| if value.is_finite() { value } else { 0.0 };
        let seen = if self.others.n > 0 { self.others } else { self.own };
        Measures {
            moves_s: self.moves_s,
            cpu_ms: self.server_cpu_ms_per_move,
            server_cpu_pct: self.server_cpu_pct,
            p50_ms: finite(seen.p50),
            p99_ms: finite(seen.p99),
            update_bytes: finite(self.update_bytes.p50),
            stream_mb_s: self.stream_mb_s,
            rss_mb: self.server_rss_mb,
            driver_cpu_pct: self.driver_cpu_pct,
            foreign_cpu_pct: self.foreign_cpu_pct,
            failures: self.failures,
        }
    }

    pub(crate) fn summary(&self) -> String {
        let database = self.database_cpu_ms_per_move;
        let database = database.map(|ms| format!(", database {ms:.3} CPU-ms a move")).unwrap_or_default();
        let elsewhere = self.elsewhere.map(|Times { p50, p95, p99, .. }| {
            format!(", at another node after {p50:.1} / {p95:.1} / {p99:.1} ms")
        });
        let elsewhere = elsewhere.unwrap_or_default();
        format!(
            "{} tables: {:.0} moves and {:.0} next games/s, others see one after {:.1} / {:.1} / {:.1} ms (p50, p95, p99), {:.3} CPU-ms a move, \
             server {:.0} %, driver {:.0} %, others {:.0} % of a core, {:.0} MB, {:.0} bytes an update (p50), {} failures{elsewhere}{database}",
            self.tables,
            self.moves_s,
            self.games_s,
            self.others.p50,
            self.others.p95,
            self.others.p99,
            self.server_cpu_ms_per_move,
            self.server_cpu_pct,
            self.driver_cpu_pct,
            self.foreign_cpu_pct,
            self.server_rss_mb,
            self.update_bytes.p50,
            self.failures,
        )
    }
}

impl Report {
    pub(crate) fn new(
        nodes: Option<usize>,
        cores: Cores,
        period_ms: u32,
        viewers_per_table: usize,
    ) -> Report {
        Report {
            server: "starfry",
            database: if nodes.is_some() { "postgres" } else { "sqlite" },
            nodes: nodes.unwrap_or(1),
            cores,
            game: String::new(),
            viewers_per_table,
            period_ms,
            memory: None,
            idle: None,
            levels: Vec::new(),
            max_moves_s: 0.0,
            targets: Vec::new(),
        }
    }

    /// Compares the measurements with the targets.
    pub(crate) fn judge(&mut self, limit: f64) {
        let good = self.levels.iter().filter(|level| level.others.p99 <= limit);
        let best = good.max_by(|one, other| one.moves_s.total_cmp(&other.moves_s));
        self.max_moves_s = best.map_or(0.0, |level| level.moves_s);
        self.targets =
            if self.database == "sqlite" { self.targets_of_a_server() } else { self.targets_of_nodes() };
    }

    fn level_near(&self, offered_moves_s: f64) -> Option<&Level> {
        self.levels.iter().find(|level| (level.offered_moves_s - offered_moves_s).abs() < 1.0)
    }

    fn targets_of_nodes(&self) -> Vec<Target> {
        let reached = self.levels.iter().find(|level| level.moves_s >= ELSEWHERE_AT);
        let level =
            reached.or_else(|| self.levels.iter().find(|level| level.offered_moves_s >= ELSEWHERE_AT));
        let elsewhere = level.and_then(|level| level.elsewhere);
        let what = "ms until somebody at another node sees a move at 500 moves/s, p99";
        let target = elsewhere.map(|times| Target::most(what, MOST_ELSEWHERE_MS, times.p99));
        // Moves that wait for others are fewer, and seen sooner.
        target
            .map(|target| Target { holds: target.holds && reached.is_some(), ..target })
            .into_iter()
            .collect()
    }

    fn targets_of_a_server(&self) -> Vec<Target> {
        let mut targets = Vec::new();
        // Levels at whose tables few games ended, because setting up the next one (with three new streams) is
        // not a move.
        let only_moves = self.levels.iter().filter(|level| level.games_s * MOVES_PER_GAME < level.moves_s);
        if let Some(level) = only_moves.max_by(|one, other| one.moves_s.total_cmp(&other.moves_s)) {
            let what = "CPU-ms of the server per move, at the most moves while games run";
            targets.push(Target::most(what, MOST_CPU_MS, level.server_cpu_ms_per_move));
        }
        if let Some(level) = self.level_near(OTHERS_AT) {
            let what = "ms until others see a move at 400 moves/s, p50";
            targets.push(Target::most(what, MOST_OTHERS_MS, level.others.p50));
        }
        if let Some(memory) = &self.memory {
            let what = "KB resident per live table with three viewers";
            targets.push(Target::most(what, MOST_TABLE_KB, memory.rss_kb_per_table));
        }
        if let Some(idle) = &self.idle {
            targets.push(Target::most("MB resident with 10,000 idle viewers", MOST_IDLE_MB, idle.rss_mb));
        }
        if self.max_moves_s > 0.0 {
            let measured = self.max_moves_s;
            let what = "moves/s at which others see 99 of 100 within the limit";
            targets.push(Target { what, bound: FEWEST_MOVES, measured, holds: measured >= FEWEST_MOVES });
        }
        targets
    }

    /// Prints everything as one line of JSON.
    pub(crate) fn print(&self) -> anyhow::Result<()> {
        for target in &self.targets {
            let holds = if target.holds { "met" } else { "NOT MET" };
            crate::shell::say(&format!(
                "{}: {} (wanted {}): {holds}",
                target.what, target.measured, target.bound
            ));
        }
        let mut out = std::io::stdout().lock();
        serde_json::to_writer(&mut out, self)?;
        writeln!(out)?;
        Ok(())
    }
}
