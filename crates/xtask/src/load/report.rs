//! What was measured, as JSON and in a few words.

use std::io::Write;

use serde::Serialize;

/// What `cargo xtask load` is for: these hold, or it says that they do not.
const FEWEST_MOVES: f64 = 5000.0;
const MOST_CPU_MS: f64 = 0.15;
const OTHERS_AT: f64 = 400.0;
const MOST_OTHERS_MS: f64 = 5.0;
const MOST_TABLE_KB: f64 = 60.0;
const MOST_IDLE_MB: f64 = 600.0;

/// A game has 23 moves on average. Where fewer have ended than one in so many moves, most of the first games still run.
const MOVES_PER_GAME: f64 = 40.0;

#[derive(Serialize)]
pub(crate) struct Report {
    server: &'static str,
    game: &'static str,
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

/// A target with what was reached of it.
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

/// What was seen while a level was measured.
#[derive(Default)]
pub(crate) struct Recording {
    pub(crate) moves: usize,
    pub(crate) games: usize,
    pub(crate) failures: usize,
    pub(crate) own: Vec<f64>,
    pub(crate) others: Vec<f64>,
    pub(crate) answers: Vec<f64>,
    /// The longest time for which the driver did not look at its connections.
    pub(crate) longest_round_ms: f64,
}

/// What was used meanwhile, in seconds of a processor.
pub(crate) struct Usage {
    pub(crate) seconds: f64,
    pub(crate) server: f64,
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
    own: Times,
    pub(crate) others: Times,
    /// From sending a move until it is acknowledged as being on disk.
    acknowledged: Times,
    server_cpu_pct: f64,
    pub(crate) server_cpu_ms_per_move: f64,
    driver_cpu_pct: f64,
    /// Of 100 per core: what others used on this machine.
    foreign_cpu_pct: f64,
    driver_longest_round_ms: f64,
    server_rss_mb: f64,
    pub(crate) attempts: u32,
}

fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

impl Times {
    fn of(mut all: Vec<f64>) -> Times {
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
        format!("{} idle viewers: {:.0} MB, {:.1} % of a core", self.viewers, self.rss_mb, self.cpu_pct)
    }
}

impl Level {
    pub(crate) fn new(tables: usize, period: u32, recording: Recording, usage: &Usage) -> Level {
        let share = |seconds: f64| rounded(100.0 * seconds / usage.seconds);
        Level {
            tables,
            connections: tables * 6,
            offered_moves_s: rounded(tables as f64 * 1000.0 / f64::from(period)),
            moves_s: rounded(recording.moves as f64 / usage.seconds),
            games_s: rounded(recording.games as f64 / usage.seconds),
            failures: recording.failures,
            own: Times::of(recording.own),
            others: Times::of(recording.others),
            acknowledged: Times::of(recording.answers),
            server_cpu_pct: share(usage.server),
            server_cpu_ms_per_move: rounded(1000.0 * usage.server / recording.moves.max(1) as f64),
            driver_cpu_pct: share(usage.driver),
            foreign_cpu_pct: share(usage.busy - usage.server - usage.driver),
            driver_longest_round_ms: rounded(recording.longest_round_ms),
            server_rss_mb: rounded(usage.rss_mb),
            attempts: 0,
        }
    }

    pub(crate) fn summary(&self) -> String {
        format!(
            "{} tables: {:.0} moves and {:.0} next games/s, others see one after {:.1} / {:.1} / {:.1} ms (p50, p95, p99), {:.3} CPU-ms a move, \
             server {:.0} %, driver {:.0} %, others {:.0} % of a core, {:.0} MB, {} failures",
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
            self.failures,
        )
    }
}

impl Report {
    pub(crate) fn new(period_ms: u32) -> Report {
        Report {
            server: "starfry",
            game: "ufoludki",
            viewers_per_table: 3,
            period_ms,
            memory: None,
            idle: None,
            levels: Vec::new(),
            max_moves_s: 0.0,
            targets: Vec::new(),
        }
    }

    /// Holds what was measured against what is wanted.
    pub(crate) fn judge(&mut self, limit: f64) {
        let good = self.levels.iter().filter(|level| level.others.p99 <= limit);
        let best = good.max_by(|one, other| one.moves_s.total_cmp(&other.moves_s));
        self.max_moves_s = best.map_or(0.0, |level| level.moves_s);
        let mut targets = Vec::new();
        let mut most = |what, bound: f64, measured: f64| {
            targets.push(Target { what, bound, measured: rounded(measured), holds: measured <= bound });
        };
        // A level at whose tables few games ended: setting up the next one (with three new streams) is no move.
        let only_moves = self.levels.iter().filter(|level| level.games_s * MOVES_PER_GAME < level.moves_s);
        if let Some(level) = only_moves.max_by(|one, other| one.moves_s.total_cmp(&other.moves_s)) {
            most(
                "CPU-ms of the server per move, at the most moves while games run",
                MOST_CPU_MS,
                level.server_cpu_ms_per_move,
            );
        }
        let near = |level: &&Level| (level.offered_moves_s - OTHERS_AT).abs() < 1.0;
        if let Some(level) = self.levels.iter().find(near) {
            most("ms until others see a move at 400 moves/s, p50", MOST_OTHERS_MS, level.others.p50);
        }
        if let Some(memory) = &self.memory {
            most("KB resident per live table with three viewers", MOST_TABLE_KB, memory.rss_kb_per_table);
        }
        if let Some(idle) = &self.idle {
            most("MB resident with 10,000 idle viewers", MOST_IDLE_MB, idle.rss_mb);
        }
        if best.is_some() {
            let measured = self.max_moves_s;
            let what = "moves/s at which others see 99 of 100 within the limit";
            targets.push(Target { what, bound: FEWEST_MOVES, measured, holds: measured >= FEWEST_MOVES });
        }
        self.targets = targets;
    }

    /// Prints all of it as one line of JSON.
    pub(crate) fn print(&self) -> anyhow::Result<()> {
        for target in &self.targets {
            let holds = if target.holds { "holds" } else { "DOES NOT HOLD" };
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
