//! Several nodes on one `PostgreSQL`, one of which is killed while the others play on.
//!
//! The players of a table are at different nodes. Nothing stops when a node is killed: players who get no
//! answer go to the next node, and every table continues there before the dead node is restarted.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{ScopedJoinHandle, sleep};
use std::time::{Duration, Instant};

use anyhow::Context;
use contract::{Dice, FastDice};
use serde_json::{Value, json};

use super::playing::{Counts, CutOff, Pulse, Table, Trouble};
use super::{PATIENCE, joined, moment, print, sum};
use crate::postgres::{Options, Postgres};
use crate::serving::{Plan, Serving};
use crate::shell::say;

/// A table continues when this many events have been seen. The first may have happened before.
const GOING_ON: usize = 2;

/// Each table is compared when it gets to it. All have been after this time.
const ALL_CHECKED: Duration = Duration::from_mins(2);

/// Nodes on one database. The caller decides what is between them and the database.
pub(crate) struct Nodes {
    pub(crate) plans: Vec<Plan>,
    /// The running nodes.
    serving: Vec<Option<Serving>>,
    postgres: Postgres,
}

impl Nodes {
    /// Starts a database and nodes on it. `way` returns the address at which a node reaches the database.
    pub(crate) fn start(
        binary: &Path,
        folder: &Path,
        count: usize,
        mut way: impl FnMut(usize, &Postgres) -> anyhow::Result<String>,
    ) -> anyhow::Result<Nodes> {
        let postgres = Postgres::start(&Options::default())?;
        let mut nodes = Nodes { plans: Vec::new(), serving: Vec::new(), postgres };
        for number in 0..count {
            // A port is free until somebody listens on it, so nodes are started one by one.
            let database = way(number, &nodes.postgres)?;
            let mut plan = Plan::new(binary, &folder.join(format!("node-{number}")))?;
            plan.settings.push(("database", database));
            nodes.serving.push(Some(plan.start()?));
            nodes.plans.push(plan);
        }
        Ok(nodes)
    }

    fn kill(&mut self, node: usize) -> anyhow::Result<()> {
        self.serving[node].take().map_or(Ok(()), Serving::kill)
    }

    fn start_again(&mut self, node: usize) -> anyhow::Result<Duration> {
        let began = Instant::now();
        self.serving[node] = Some(self.plans[node].start()?);
        Ok(began.elapsed())
    }

    /// The node that was started last, and its process.
    pub(crate) fn last(&self) -> Option<(&Plan, u32)> {
        Some((self.plans.last()?, self.serving.last()?.as_ref()?.id()))
    }

    /// Asks all nodes to stop.
    pub(crate) fn stop(self) -> anyhow::Result<()> {
        self.serving.into_iter().flatten().try_for_each(Serving::stop)?;
        drop(self.postgres);
        Ok(())
    }
}

/// Signals to the threads that play.
#[derive(Default)]
struct Control {
    is_over: AtomicBool,
    /// The number of the last requested check.
    wanted: AtomicUsize,
    /// How many milliseconds no node was up.
    down_ms: AtomicU64,
}

/// Tables that are played all the time, each by a thread of its own.
pub(crate) struct Playing<'scope> {
    control: Arc<Control>,
    pulses: Vec<(Arc<Pulse>, bool)>,
    threads: Vec<ScopedJoinHandle<'scope, anyhow::Result<()>>>,
    /// The node that must not acknowledge anything now.
    pub(crate) cut_off: Arc<Mutex<Option<CutOff>>>,
}

/// How long tables were at a standstill.
#[derive(Default)]
pub(crate) struct Still {
    all: Vec<Duration>,
    with_bots: Vec<Duration>,
}

impl Still {
    pub(crate) fn add(&mut self, other: Still) {
        self.all.extend(other.all);
        self.with_bots.extend(other.with_bots);
    }

    pub(crate) fn summary(mut self) -> Value {
        json!({"all": spread(&mut self.all), "with_bots": spread(&mut self.with_bots)})
    }
}

impl<'scope> Playing<'scope> {
    /// Starts playing.
    pub(crate) fn start(
        scope: &'scope std::thread::Scope<'scope, '_>,
        tables: &'scope mut [Table],
    ) -> Playing<'scope> {
        let control = Arc::<Control>::default();
        let cut_off = Arc::<Mutex<Option<CutOff>>>::default();
        let (mut pulses, mut threads) = (Vec::new(), Vec::new());
        for table in tables {
            table.cut_off = Arc::clone(&cut_off);
            pulses.push((Arc::clone(&table.pulse), table.has_bot()));
            let control = Arc::clone(&control);
            threads.push(scope.spawn(move || play(table, &control)));
        }
        Playing { control, pulses, threads, cut_off }
    }

    /// Lets everybody play for this long.
    pub(crate) fn for_a_while(&self, time: Duration) -> anyhow::Result<()> {
        let began = Instant::now();
        while began.elapsed() < time {
            self.must_go_well()?;
            sleep(Duration::from_millis(1).min(time));
        }
        Ok(())
    }

    fn must_go_well(&self) -> anyhow::Result<()> {
        anyhow::ensure!(!self.threads.iter().any(ScopedJoinHandle::is_finished), "somebody stopped playing");
        Ok(())
    }

    /// Waits until all tables have continued from now on. Returns how long each took, counted from `since`.
    pub(crate) fn all_go_on(&self, since: Instant, patience: Duration) -> anyhow::Result<Still> {
        let beats = |pulse: &Pulse| pulse.beats.load(Ordering::Relaxed);
        let mut waiting: Vec<(&(Arc<Pulse>, bool), usize)> =
            self.pulses.iter().map(|pulse| (pulse, beats(&pulse.0) + GOING_ON)).collect();
        let mut still = Still::default();
        while !waiting.is_empty() {
            self.must_go_well()?;
            waiting.retain(|((pulse, has_bot), mark)| {
                let goes_on = beats(pulse) >= *mark;
                if goes_on {
                    still.all.push(since.elapsed());
                    still.with_bots.extend(has_bot.then(|| since.elapsed()));
                }
                !goes_on
            });
            if let Some(((pulse, _), _)) = waiting.first().filter(|_| since.elapsed() > patience) {
                let standing = pulse.standing.lock().unwrap_or_else(PoisonError::into_inner);
                anyhow::bail!("{} tables did not continue, among them {standing}", waiting.len());
            }
            sleep(Duration::from_millis(1));
        }
        Ok(still)
    }

    /// Sends everybody to their own node and compares everything there, while all play on.
    pub(crate) fn check(&self) -> anyhow::Result<()> {
        let wanted = self.control.wanted.fetch_add(1, Ordering::Relaxed) + 1;
        let began = Instant::now();
        while self.pulses.iter().any(|(pulse, _)| pulse.checked.load(Ordering::Relaxed) < wanted) {
            self.must_go_well()?;
            anyhow::ensure!(began.elapsed() < ALL_CHECKED, "not everything was compared in time");
            sleep(Duration::from_millis(1));
        }
        Ok(())
    }

    /// Notes that no node was up for this long.
    fn was_down(&self, time: Duration) {
        self.control.down_ms.fetch_add(time.as_millis() as u64, Ordering::Relaxed);
    }

    /// Stops playing. What went wrong at a table is reported in preference to a timeout.
    pub(crate) fn stop(self, done: anyhow::Result<()>) -> anyhow::Result<()> {
        self.control.is_over.store(true, Ordering::Relaxed);
        let played: Vec<_> = self.threads.into_iter().map(joined).collect();
        played.into_iter().collect::<anyhow::Result<()>>().and(done)
    }
}

/// Plays a table, and compares when that is requested.
fn play(table: &mut Table, control: &Control) -> anyhow::Result<()> {
    let mut checked = 0;
    while !control.is_over.load(Ordering::Relaxed) {
        let wanted = control.wanted.load(Ordering::Relaxed);
        let done = if wanted == checked {
            table.turn()
        } else {
            table.go_home();
            let down = Duration::from_millis(control.down_ms.load(Ordering::Relaxed));
            table.check(down).map(|()| {
                checked = wanted;
                table.pulse.checked.store(wanted, Ordering::Relaxed);
            })
        };
        match done {
            Ok(()) => {}
            Err(Trouble::Gone) => {
                table.leave_cut_off();
                sleep(Duration::from_millis(1));
            }
            Err(Trouble::Wrong(error)) => return Err(error.context(table.name())),
        }
    }
    Ok(())
}

/// The results of the kills.
#[derive(Default)]
struct Kills {
    done: u32,
    while_starting: u32,
    of_all: u32,
    still: Still,
    restarts: Vec<Duration>,
}

/// Kills one node or the other again and again.
pub(crate) fn kill(
    binary: &Path,
    folder: &Path,
    seed: u64,
    (count, most, tables): (usize, u32, usize),
) -> anyhow::Result<()> {
    let began = Instant::now();
    let mut nodes = Nodes::start(binary, folder, count, |_, postgres| Ok(postgres.url()))?;
    let mut tables = (0..tables)
        .map(|number| Table::new(number, seed, &nodes.plans))
        .collect::<anyhow::Result<Vec<_>>>()?;
    let mut kills = Kills::default();
    std::thread::scope(|scope| {
        let playing = Playing::start(scope, &mut tables);
        let done = kill_while_playing(&playing, &mut nodes, &mut kills, seed, most);
        playing.stop(done).with_context(|| format!("after kill {}", kills.done))
    })?;
    super::at_all(&mut tables, Table::ends_alike)?;
    let counts = sum(&tables);
    let found = found(&tables, &counts)?;
    nodes.stop()?;
    let mut summary = summary(&counts, found, seed, began.elapsed());
    summary["nodes"] = count.into();
    summary["tables"] = tables.len().into();
    summary["kills"] = kills.done.into();
    summary["while_starting"] = kills.while_starting.into();
    summary["all_at_once"] = kills.of_all.into();
    summary["stood_still_ms"] = kills.still.summary();
    summary["restart_ms"] = spread(&mut kills.restarts);
    print(&summary)
}

fn kill_while_playing(
    playing: &Playing<'_>,
    nodes: &mut Nodes,
    kills: &mut Kills,
    seed: u64,
    most: u32,
) -> anyhow::Result<()> {
    let mut dice = FastDice::seeded(seed);
    let count = nodes.plans.len();
    while kills.done < most {
        playing.for_a_while(moment(&mut dice))?;
        let node = dice.below(count as u32) as usize;
        let is_all = dice.below(10) == 0;
        let since = Instant::now();
        if is_all {
            (0..count).try_for_each(|node| nodes.kill(node))?;
            kills.done += count as u32;
            kills.of_all += 1;
        } else {
            nodes.kill(node)?;
            kills.done += 1;
            let still = playing.all_go_on(since, PATIENCE);
            kills.still.add(still.with_context(|| format!("{} is dead", nodes.plans[node].address))?);
        }
        // Now and then it is killed again before it is up.
        while dice.below(8) == 0 {
            let half_started = nodes.plans[node].spawn()?;
            sleep(Duration::from_micros(u64::from(dice.below(80_000))));
            half_started.kill()?;
            kills.done += 1;
            kills.while_starting += 1;
        }
        kills.restarts.push(nodes.start_again(node)?);
        if is_all {
            playing.was_down(since.elapsed());
            (0..count)
                .filter(|other| *other != node)
                .try_for_each(|other| nodes.start_again(other).map(drop))?;
            playing.all_go_on(Instant::now(), PATIENCE)?;
        }
        playing.check()?;
        if kills.done.is_multiple_of(10) || kills.done >= most {
            say(&format!("{} kills, everything compared", kills.done));
        }
    }
    Ok(())
}

/// The number of acknowledged moves in records, which must be all of them.
pub(crate) fn found(tables: &[Table], counts: &Counts) -> anyhow::Result<usize> {
    let found = counts.found + tables.iter().map(Table::acknowledged_here).sum::<usize>();
    anyhow::ensure!(
        found == counts.acknowledged,
        "{found} of {} acknowledged moves were found",
        counts.acknowledged
    );
    Ok(found)
}

/// The counts, for programs.
pub(crate) fn summary(counts: &Counts, found: usize, seed: u64, took: Duration) -> Value {
    json!({
        "seconds": took.as_secs(),
        "acknowledged": counts.acknowledged,
        "found_exactly_once": found,
        "comparisons": counts.compared,
        "unanswered": {
            "had_happened": counts.found_done,
            "happened_when_repeated": counts.done_again,
            "too_late": counts.found_stale,
        },
        "lost_races": counts.refused.get("stale").unwrap_or(&0),
        "refused": counts.refused,
        "games_finished_and_verified": counts.finished,
        "viewers_came_again": counts.came_again,
        "behind_ms": spread(&mut counts.behind.clone()),
        "clocks_wrong_ms": counts.clocks_wrong_ms,
        "seed": seed,
    })
}

/// The distribution of times, in milliseconds.
pub(crate) fn spread(times: &mut [Duration]) -> Value {
    times.sort();
    let ms = |per_cent: usize| {
        let place = (times.len() * per_cent / 100).min(times.len().saturating_sub(1));
        times.get(place).map(|time| (time.as_secs_f64() * 10_000.0).round() / 10.0)
    };
    json!({"count": times.len(), "p50": ms(50), "p99": ms(99), "max": ms(100)})
}
