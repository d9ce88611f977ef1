//! A node that is cut off from its database. It refuses what it cannot write while the other nodes play on.
//! When it is reconnected, it shows what has happened in the meantime.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::Context;
use serde_json::{Value, json};

use super::nodes::{Nodes, Playing, Still, found, spread, summary};
use super::playing::{CutOff, Table};
use super::relay::Relay;
use super::{PATIENCE, print, sum};
use crate::games_served::GamesServed;
use crate::serving::{Caller, Plan};
use crate::shell::{run, say};

/// How long a node may take to answer anything while it has no database.
const BOUND: Duration = Duration::from_secs(30);

/// In a cut this long, the other nodes take over everything.
const LONG: Duration = Duration::from_secs(30);

/// How a node is cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    /// Connections are closed and refused.
    Closed,
    /// Nothing gets through. Then all of it does, late.
    SilentThenLate,
    /// Nothing gets through, and then the connections are gone.
    SilentThenGone,
    /// Nothing ever gets through the old connections, but new ones work.
    SilentThenAnew,
    /// The node itself is stopped, as on an overloaded machine.
    Stuck,
}

impl How {
    fn cut(self, between: &Between) -> anyhow::Result<()> {
        match self {
            How::Closed => between.relay.close(),
            How::SilentThenLate | How::SilentThenGone | How::SilentThenAnew => between.relay.fall_silent(),
            How::Stuck => between.stop()?,
        }
        Ok(())
    }

    fn restore(self, between: &Between) -> anyhow::Result<()> {
        match self {
            How::Closed | How::SilentThenLate => {}
            How::SilentThenGone => between.relay.forget(),
            How::SilentThenAnew => between.relay.begin_anew(),
            How::Stuck => between.signal("-CONT")?,
        }
        between.relay.restore()
    }

    fn name(self) -> &'static str {
        match self {
            How::Closed => "connections are closed and refused",
            How::SilentThenLate => "nothing gets through, then it arrives late",
            How::SilentThenGone => "nothing gets through, then connections are gone",
            How::SilentThenAnew => "nothing gets through, then new connections do",
            How::Stuck => "the node is stuck",
        }
    }
}

/// The cuts and their lengths in seconds.
pub(crate) const ALL: &[(How, u64)] = &[
    (How::Closed, 3),
    (How::SilentThenLate, 2),
    (How::SilentThenGone, 6),
    (How::SilentThenLate, 30),
    (How::Closed, 30),
    (How::SilentThenGone, 12),
    (How::SilentThenAnew, 3),
    (How::SilentThenAnew, 30),
    (How::Stuck, 2),
    (How::Stuck, 30),
];

/// A few cuts, for every change.
pub(crate) const SOME: &[(How, u64)] = &[(How::Closed, 3), (How::SilentThenLate, 8)];

/// A node, and the relay between it and its database.
struct Between {
    node: Plan,
    process: u32,
    relay: Relay,
}

impl Between {
    /// Stops the node's process. Its threads continue until they notice.
    fn stop(&self) -> anyhow::Result<()> {
        self.signal("-STOP")?;
        while !self.is_stopped()? {
            std::thread::yield_now();
        }
        Ok(())
    }

    fn is_stopped(&self) -> anyhow::Result<bool> {
        for thread in std::fs::read_dir(format!("/proc/{}/task", self.process))? {
            let stat = std::fs::read_to_string(thread?.path().join("stat"))?;
            let (_, state) = stat.rsplit_once(") ").context("a stat names its program")?;
            if !state.starts_with('T') {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn signal(&self, signal: &str) -> anyhow::Result<()> {
        run("kill", &[signal, &self.process.to_string()])
    }
}

/// The observations during one cut.
struct Cut {
    not_ready: Option<Duration>,
    ready: Duration,
    shown: Duration,
    refused: usize,
    slowest: Duration,
    still: Still,
}

/// Cuts off the last node, in one way after another.
pub(crate) fn cut(
    binary: &Path,
    folder: &Path,
    seed: u64,
    (count, tables): (usize, usize),
    cuts: &[(How, u64)],
) -> anyhow::Result<()> {
    let began = Instant::now();
    let mut relay = None;
    let nodes = Nodes::start(binary, folder, count, |number, postgres| {
        if number + 1 < count {
            return Ok(postgres.url());
        }
        let between = relay.insert(Relay::to(address_in(&postgres.url())?)?);
        through(between.address(), &postgres.url())
    })?;
    let mut tables = (0..tables)
        .map(|number| Table::new(number, seed, &nodes.plans))
        .collect::<anyhow::Result<Vec<_>>>()?;
    let last = nodes.last().context("there are no nodes")?;
    let between =
        Between { node: last.0.clone(), process: last.1, relay: relay.context("there is no relay to cut")? };
    for table in &mut tables {
        table.watch_at(between.node.address);
    }
    let mut seen = Vec::new();
    let mut still = Still::default();
    std::thread::scope(|scope| {
        let playing = Playing::start(scope, &mut tables);
        let done = cuts.iter().try_for_each(|&(how, seconds)| {
            let cut = one_cut(&playing, &between, how, Duration::from_secs(seconds));
            let cut = cut.with_context(|| format!("{}, for {seconds} s", how.name()))?;
            seen.push(tell(how, seconds, &cut));
            still.add(cut.still);
            anyhow::Ok(())
        });
        playing.stop(done)
    })?;
    super::at_all(&mut tables, Table::ends_alike)?;
    let counts = sum(&tables);
    let found = found(&tables, &counts)?;
    nodes.stop()?;
    let mut summary = summary(&counts, found, seed, began.elapsed());
    summary["cuts"] = seen.into();
    summary["stood_still_ms"] = still.summary();
    summary["moves_refused_after_ms"] = spread(&mut counts.refused_after.clone());
    print(&summary)
}

fn tell(how: How, seconds: u64, cut: &Cut) -> Value {
    let ms = |time: Duration| time.as_millis() as u64;
    say(&format!(
        "{}, for {seconds} s: not ready after {} ms, ready again after {} ms, all shown after {} ms, {} requests refused, after {} ms at \
         most",
        how.name(),
        cut.not_ready.map_or(0, ms),
        ms(cut.ready),
        ms(cut.shown),
        cut.refused,
        ms(cut.slowest)
    ));
    json!({
        "how": how.name(),
        "seconds": seconds,
        "not_ready_after_ms": cut.not_ready.map(ms),
        "ready_again_after_ms": ms(cut.ready),
        "all_shown_after_ms": ms(cut.shown),
        "requests_refused": cut.refused,
        "slowest_refusal_ms": ms(cut.slowest),
    })
}

fn one_cut(playing: &Playing<'_>, between: &Between, how: How, time: Duration) -> anyhow::Result<Cut> {
    let node = &between.node;
    playing.check()?;
    let mut guest = Caller::guest(node.address, "Somebody else")?;
    // By now the node knows the guest, so it need not ask the database who they are.
    guest.get("/api/me")?;
    let games = GamesServed::at(node.address)?;
    let table = json!({"game": games.busiest()?, "seats": [{"is": "me"}, {"is": "open"}]});
    let set_cut_off = |cut_off| {
        *playing.cut_off.lock().unwrap_or_else(PoisonError::into_inner) = cut_off;
    };
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        how.cut(between)?;
        let since = Instant::now();
        set_cut_off(Some(CutOff { node: node.address, since }));
        let asking = scope.spawn(|| ask_all_the_time(guest, &table, &is_over));
        // If the cut is long enough, the others have taken over everything by then.
        let others = scope.spawn(move || playing.all_go_on(since, if time < LONG { PATIENCE } else { time }));
        std::thread::sleep(time);
        // From now on it may acknowledge moves again.
        set_cut_off(None);
        let restored = Instant::now();
        how.restore(between)?;
        let ready = until_ready(node);
        is_over.store(true, Ordering::Relaxed);
        let asked =
            asking.join().unwrap_or_else(|_| Err(anyhow::anyhow!("the asking thread has panicked")))?;
        let still =
            others.join().unwrap_or_else(|_| Err(anyhow::anyhow!("the watching thread has panicked")))?;
        let ready = ready?;
        playing.check()?;
        let refusals = asked.iter().filter(|asked| asked.status == 503);
        let wrong = asked.iter().filter(|asked| asked.status != 503 && asked.answered < restored).count();
        anyhow::ensure!(wrong == 0, "{wrong} requests were answered without a database");
        let slowest = asked.iter().map(|asked| asked.answered.duration_since(asked.sent)).max();
        let slowest = slowest.unwrap_or_default();
        anyhow::ensure!(slowest < BOUND, "an answer took {slowest:?}");
        Ok(Cut {
            not_ready: refusals.clone().map(|asked| asked.answered.duration_since(since)).min(),
            ready: ready.duration_since(restored),
            shown: restored.elapsed(),
            refused: refusals.count(),
            slowest,
            still,
        })
    })
}

/// A question and its answer.
struct Asked {
    sent: Instant,
    answered: Instant,
    status: u16,
}

/// Asks a node again and again whether it is ready, and for a new table.
fn ask_all_the_time(mut guest: Caller, table: &Value, is_over: &AtomicBool) -> anyhow::Result<Vec<Asked>> {
    let mut stranger = Caller::stranger(guest.address());
    let mut all = Vec::new();
    while !is_over.load(Ordering::Relaxed) {
        for body in [None, Some(table)] {
            let sent = Instant::now();
            let reply = match body {
                None => stranger.get("/readyz")?,
                Some(table) => guest.post("/api/tables", table)?,
            };
            all.push(Asked { sent, answered: Instant::now(), status: reply.status });
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Ok(all)
}

/// Waits until the node reports that it is ready.
fn until_ready(node: &Plan) -> anyhow::Result<Instant> {
    let began = Instant::now();
    let mut caller = Caller::stranger(node.address);
    while caller.get("/readyz").map_or(0, |reply| reply.status) != 200 {
        anyhow::ensure!(began.elapsed() < PATIENCE, "the node did not become ready again");
        std::thread::sleep(Duration::from_millis(10));
    }
    Ok(Instant::now())
}

/// The address of a database, reached through a relay.
fn through(relay: SocketAddr, url: &str) -> anyhow::Result<String> {
    let (user, rest) = url.split_once('@').context("the address names no user")?;
    let (_, database) = rest.split_once('/').context("the address names no database")?;
    Ok(format!("{user}@{relay}/{database}"))
}

/// The address on which a database listens.
fn address_in(url: &str) -> anyhow::Result<SocketAddr> {
    let address = url.split_once('@').and_then(|(_, rest)| rest.split_once('/'));
    Ok(address.context("the address names no server")?.0.parse()?)
}
