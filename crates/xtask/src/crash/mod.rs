//! Kills servers while people play on them: `cargo xtask crash`.
//!
//! Tables are played over HTTP while the server is killed again and again, at random moments. Players
//! remember everything they were told. After each kill, the record has every acknowledged move exactly once
//! and nothing else, unanswered moves are repeated and happen once, clocks have stopped, and every table
//! continues.

mod cut;
pub(crate) mod ledger;
mod nodes;
mod playing;
mod relay;
mod trace;
mod trouble;
mod watching;

use std::io::BufRead;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Args;
use contract::{Dice, FastDice};
use playing::{Counts, Down, Table, Trouble};
use serde_json::json;

use crate::serving::{Plan, Serving, given_or_built};
use crate::shell::say;

/// How long a table may take to continue: much longer than it ever does, however busy the machine is.
const PATIENCE: Duration = Duration::from_mins(2);

#[derive(Args)]
pub(crate) struct Crash {
    /// How often to kill the server
    #[arg(long, default_value_t = 300)]
    kills: u32,
    /// How many tables are played at a time
    #[arg(long, default_value_t = 30)]
    tables: usize,
    /// The seed of the random moments and moves [default: a random number, which is printed]
    #[arg(long)]
    seed: Option<u64>,
    /// Kill a development build instead of a release build
    #[arg(long)]
    dev: bool,
    /// Kill this program
    #[arg(long, value_name = "PROGRAM", conflicts_with = "dev")]
    server: Option<PathBuf>,
    /// Run this many nodes on one `PostgreSQL`, which is installed, and kill them while the others play on
    #[arg(long, default_value_t = 1, conflicts_with_all = ["trace", "trouble"])]
    nodes: usize,
    #[command(flatten)]
    instead: Instead,
    /// Kill nodes and then cut one off, but only briefly
    #[arg(skip)]
    is_short: bool,
}

/// What to do instead of killing.
#[derive(Args, Default)]
#[group(multiple = false)]
struct Instead {
    /// Do not kill, but cut a node off from its database again and again
    #[arg(long)]
    cut: bool,
    /// Do not kill, but watch the server's system calls: acknowledged moves must have been synced before;
    /// needs strace, which is installed
    #[arg(long)]
    trace: bool,
    /// Do not kill, but make the server's writes and syncs fail for a while; needs strace, which is installed
    #[arg(long)]
    trouble: bool,
}

impl Crash {
    /// The short version that every change must pass, with the same dice every time.
    pub(crate) fn short(server: PathBuf) -> Crash {
        Crash { tables: 20, seed: Some(1), dev: true, server: Some(server), ..Crash::kills(8) }
    }

    /// The short version for two nodes on one database: they are killed, and then one is cut off.
    pub(crate) fn short_nodes(server: PathBuf) -> Crash {
        Crash { nodes: 2, is_short: true, ..Crash::short(server) }
    }

    /// Kills a release build this often.
    pub(crate) fn kills(kills: u32) -> Crash {
        Crash {
            kills,
            tables: 30,
            seed: None,
            dev: false,
            server: None,
            nodes: 1,
            instead: Instead::default(),
            is_short: false,
        }
    }

    /// Kills one of two nodes this often.
    pub(crate) fn node_kills(kills: u32) -> Crash {
        Crash { nodes: 2, ..Crash::kills(kills) }
    }

    /// Cuts a node off from the database in every way.
    pub(crate) fn cuts() -> Crash {
        Crash { instead: Instead { cut: true, ..Instead::default() }, ..Crash::node_kills(0) }
    }

    /// Watches a server's system calls.
    pub(crate) fn trace() -> Crash {
        Crash { instead: Instead { trace: true, ..Instead::default() }, ..Crash::kills(0) }
    }

    /// Makes a server's disk fail for a while.
    pub(crate) fn trouble() -> Crash {
        Crash { instead: Instead { trouble: true, ..Instead::default() }, ..Crash::kills(0) }
    }

    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let binary = given_or_built(self.server.as_ref(), !self.dev)?;
        // Not in the folder for temporary files, which may be in memory.
        let beside = binary.parent().context("the program is in no folder")?;
        let folder = tempfile::Builder::new().prefix("crash-").tempdir_in(beside)?;
        let done = self.run_in(&binary, folder.path());
        if done.is_err() {
            say(&format!("the server's data and log are left in {}", folder.keep().display()));
        }
        done
    }

    fn run_in(&self, binary: &Path, folder: &Path) -> anyhow::Result<()> {
        let seed = self.seed.unwrap_or_else(|| {
            let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
            now.map_or(0, |now| now.as_micros() as u64)
        });
        say(&format!("seed {seed}"));
        if self.nodes > 1 {
            return self.at_nodes(binary, folder, seed);
        }
        anyhow::ensure!(!self.instead.cut, "only one of several nodes can be cut off: add --nodes 2");
        let plan = Plan::new(binary, &folder.join("data"))?;
        match (self.instead.trace, self.instead.trouble) {
            (true, _) => trace::watch(&plan, folder, seed),
            (_, true) => trouble::make(&plan, seed),
            _ => self.kill(&plan, seed),
        }
    }

    fn at_nodes(&self, binary: &Path, folder: &Path, seed: u64) -> anyhow::Result<()> {
        let cuts = if self.is_short { cut::SOME } else { cut::ALL };
        if self.is_short || !self.instead.cut {
            nodes::kill(binary, folder, seed, (self.nodes, self.kills, self.tables))?;
        }
        if self.is_short || self.instead.cut {
            cut::cut(binary, folder, seed, (self.nodes, self.tables), cuts)?;
        }
        Ok(())
    }

    fn kill(&self, plan: &Plan, seed: u64) -> anyhow::Result<()> {
        let began = Instant::now();
        let mut dice = FastDice::seeded(seed);
        let mut serving = plan.start()?;
        let mut tables = (0..self.tables)
            .map(|number| Table::new(number, seed, std::slice::from_ref(plan)))
            .collect::<anyhow::Result<Vec<_>>>()?;
        let mut restarts = Vec::new();
        let mut in_vain = 0;
        let mut kills = 0;
        while kills < self.kills {
            play_until_killed(serving, &mut tables, moment(&mut dice))?;
            let since = Instant::now();
            kills += 1;
            tables.iter_mut().for_each(Table::server_fell);
            // Now and then it is killed again before it is up, or stays down for a while.
            while kills < self.kills && dice.below(10) == 0 {
                let half_started = plan.spawn()?;
                std::thread::sleep(Duration::from_micros(u64::from(dice.below(60_000))));
                half_started.kill()?;
                kills += 1;
                in_vain += 1;
            }
            if dice.below(10) == 0 {
                std::thread::sleep(Duration::from_millis(1500));
            }
            let until = Instant::now();
            serving = plan.start()?;
            restarts.push(until.elapsed());
            at_all(&mut tables, |table| {
                table.after_fall(Down { since, until })?;
                table.go_on(PATIENCE)
            })
            .with_context(|| format!("after kill {kills}"))?;
            if kills % 10 == 0 || kills == self.kills {
                let counts = sum(&tables);
                say(&format!(
                    "{kills} kills, {} s: {} moves acknowledged, {} games finished and verified",
                    began.elapsed().as_secs(),
                    counts.acknowledged,
                    counts.finished
                ));
            }
        }
        at_all(&mut tables, Table::compare)?;
        let counts = sum(&tables);
        let found = nodes::found(&tables, &counts)?;
        serving.stop()?;
        restarts.sort();
        let ms = |place: usize| restarts.get(place).map_or(0.0, |time| time.as_secs_f64() * 1000.0);
        let summary = json!({
            "kills": kills,
            "while_starting": in_vain,
            "seconds": began.elapsed().as_secs(),
            "tables": self.tables,
            "acknowledged": counts.acknowledged,
            "found_exactly_once": found,
            "comparisons": counts.compared,
            "unanswered": {
                "had_happened": counts.found_done,
                "happened_when_repeated": counts.done_again,
                "too_late": counts.found_stale,
            },
            "refused": counts.refused,
            "games_finished_and_verified": counts.finished,
            "restart_ms": {"p50": ms(restarts.len() / 2), "max": ms(restarts.len().saturating_sub(1))},
            "seed": seed,
        });
        print(&summary)
    }
}

/// Prints a summary for programs.
fn print(summary: &serde_json::Value) -> anyhow::Result<()> {
    use std::io::Write;
    writeln!(std::io::stdout(), "{summary:#}")?;
    Ok(())
}

/// When the server is killed, counted from the moment when everybody plays.
fn moment(dice: &mut FastDice) -> Duration {
    // Some kills come immediately, while connections are opened; most when play is in full swing.
    let most_ms = if dice.below(5) == 0 { 50 } else { 2000 };
    Duration::from_micros(u64::from(dice.below(most_ms * 1000)))
}

/// Lets everybody play until the server is killed.
fn play_until_killed(serving: Serving, tables: &mut [Table], after: Duration) -> anyhow::Result<()> {
    let is_down = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for (mut viewer, path, told) in tables.iter_mut().filter_map(Table::viewer) {
            scope.spawn(move || {
                let lines = viewer.stream(&path, None).into_iter().flat_map(BufRead::lines);
                for line in lines.map_while(Result::ok) {
                    let at = line.strip_prefix("id: ").and_then(|id| id.split_once('.')?.0.parse().ok());
                    told.fetch_max(at.unwrap_or(0), Ordering::Relaxed);
                }
            });
        }
        let is_down = &is_down;
        let players: Vec<_> = tables
            .iter_mut()
            .map(|table| {
                scope.spawn(move || {
                    while !is_down.load(Ordering::Relaxed) {
                        match table.turn() {
                            Ok(()) => {}
                            Err(Trouble::Gone) => std::thread::sleep(Duration::from_millis(1)),
                            Err(Trouble::Wrong(error)) => return Err(error.context(table.name())),
                        }
                    }
                    Ok(())
                })
            })
            .collect();
        std::thread::sleep(after);
        let killed = serving.kill();
        is_down.store(true, Ordering::Relaxed);
        players.into_iter().try_for_each(joined)?;
        killed
    })
}

/// The result of a thread.
fn joined(thread: std::thread::ScopedJoinHandle<'_, anyhow::Result<()>>) -> anyhow::Result<()> {
    thread.join().unwrap_or_else(|_| Err(anyhow::anyhow!("a player has panicked")))
}

/// Does something at all tables at the same time, until it has been answered at each of them.
fn at_all(
    tables: &mut [Table],
    act: impl Fn(&mut Table) -> Result<(), Trouble> + Sync,
) -> anyhow::Result<()> {
    std::thread::scope(|scope| {
        let act = &act;
        let threads: Vec<_> = tables
            .iter_mut()
            .map(|table| {
                scope.spawn(move || {
                    let began = Instant::now();
                    loop {
                        match act(table) {
                            Ok(()) => return Ok(()),
                            Err(Trouble::Gone) if began.elapsed() < PATIENCE => {}
                            Err(Trouble::Gone) => {
                                anyhow::bail!("{}: the server did not answer", table.name())
                            }
                            Err(Trouble::Wrong(error)) => return Err(error.context(table.name())),
                        }
                    }
                })
            })
            .collect();
        threads.into_iter().try_for_each(joined)
    })
}

fn sum(tables: &[Table]) -> Counts {
    let mut sum = Counts::default();
    for counts in tables.iter().map(|table| &table.counts) {
        sum.acknowledged += counts.acknowledged;
        sum.found_done += counts.found_done;
        sum.done_again += counts.done_again;
        sum.found_stale += counts.found_stale;
        sum.finished += counts.finished;
        sum.found += counts.found;
        sum.compared += counts.compared;
        sum.behind.extend_from_slice(&counts.behind);
        sum.refused_after.extend_from_slice(&counts.refused_after);
        sum.came_again += counts.came_again;
        sum.clocks_wrong_ms = sum.clocks_wrong_ms.max(counts.clocks_wrong_ms);
        sum.answers.extend_from_slice(&counts.answers);
        for (code, count) in &counts.refused {
            *sum.refused.entry(code.clone()).or_default() += count;
        }
    }
    sum
}
