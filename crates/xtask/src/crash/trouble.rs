//! Storage trouble: a running server's system calls fail for a while, as on a full or broken disk.

use std::io::BufRead;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::Context;
use serde_json::json;

use super::playing::Table;
use super::{PATIENCE, at_all, print, sum};
use crate::serving::{Caller, Plan};
use crate::shell::{run, say};
use crate::tools::{self, STRACE};

/// The number of tables.
const TABLES: usize = 10;

/// How long each kind of trouble lasts.
const LASTING: Duration = Duration::from_secs(3);

/// The kinds of trouble, and how strace causes them.
const TROUBLES: [(&str, &str); 4] = [
    ("no space is left", "inject=pwrite64:error=ENOSPC"),
    ("the disk is read-only", "inject=pwrite64:error=EROFS"),
    ("the disk fails", "inject=pwrite64:error=EIO"),
    ("nothing can be synced", "inject=fdatasync,fsync:error=EIO"),
];

/// Plays while the store has one kind of trouble after another.
pub(crate) fn make(plan: &Plan, seed: u64) -> anyhow::Result<()> {
    tools::ensure(&[&STRACE])?;
    let serving = plan.start()?;
    let mut tables = (0..TABLES)
        .map(|number| Table::new(number, seed, std::slice::from_ref(plan)))
        .collect::<anyhow::Result<Vec<_>>>()?;
    let mut seen = Vec::new();
    for (what, how) in TROUBLES {
        at_all(&mut tables, |table| {
            table.go_on(PATIENCE)?;
            while !table.is_started() {
                table.turn()?;
            }
            Ok(())
        })?;
        let viewers: Vec<Viewer> = tables.iter_mut().filter_map(Viewer::of).collect();
        anyhow::ensure!(viewers.len() == TABLES, "a table has no viewer");
        let strace = attach(serving.id(), how)?;
        wait_for(plan, 503)?;
        let before = sum(&tables);
        for table in &mut tables {
            table.expect_trouble(true);
        }
        at_all(&mut tables, |table| {
            let began = Instant::now();
            while began.elapsed() < LASTING {
                table.turn()?;
            }
            Ok(())
        })?;
        let during = sum(&tables);
        let acknowledged = during.acknowledged - before.acknowledged;
        let refused =
            during.refused.get("storage").unwrap_or(&0) - before.refused.get("storage").unwrap_or(&0);
        anyhow::ensure!(acknowledged == 0, "{what}: {acknowledged} moves were acknowledged");
        anyhow::ensure!(refused >= TABLES / 2, "{what}: {refused} moves were refused");
        detach(strace)?;
        let back = Instant::now();
        wait_for(plan, 200)?;
        let back = back.elapsed();
        for table in &mut tables {
            table.expect_trouble(false);
        }
        let told: Vec<usize> = viewers.iter().map(|viewer| viewer.events.load(Ordering::Relaxed)).collect();
        at_all(&mut tables, |table| {
            table.compare()?;
            table.go_on(PATIENCE)
        })
        .with_context(|| format!("after: {what}"))?;
        for (viewer, told) in viewers.iter().zip(told) {
            viewer.hears_more_than(told).with_context(|| format!("{what}: a viewer was lost"))?;
        }
        say(&format!(
            "{what}: {refused} moves refused, none acknowledged; ready again after {} ms",
            back.as_millis()
        ));
        seen.push(json!({"what": what, "refused": refused, "acknowledged": acknowledged, "ready_after_ms": back.as_millis() as u64}));
    }
    serving.stop()?;
    let counts = sum(&tables);
    print(&json!({
        "troubles": seen,
        "acknowledged": counts.acknowledged,
        "comparisons": counts.compared,
        "games_finished_and_verified": counts.finished,
        "seed": seed,
    }))
}

/// Somebody who watches all the time on one connection.
struct Viewer {
    events: Arc<AtomicUsize>,
}

impl Viewer {
    fn of(table: &mut Table) -> Option<Viewer> {
        let (mut caller, path, _) = table.viewer()?;
        let events = Arc::<AtomicUsize>::default();
        let seen = Arc::clone(&events);
        let lines = caller.stream(&path, None).ok()?.lines().map_while(Result::ok);
        std::thread::spawn(move || {
            for _ in lines.filter(|line| line.starts_with("event: ")) {
                seen.fetch_add(1, Ordering::Relaxed);
            }
        });
        Some(Viewer { events })
    }

    fn hears_more_than(&self, events: usize) -> anyhow::Result<()> {
        let began = Instant::now();
        while self.events.load(Ordering::Relaxed) <= events {
            anyhow::ensure!(began.elapsed() < PATIENCE, "nothing arrived after {events} events");
            std::thread::sleep(Duration::from_millis(5));
        }
        Ok(())
    }
}

/// Makes a process's system calls fail.
fn attach(process: u32, how: &str) -> anyhow::Result<Child> {
    let calls = how.replace("inject=", "trace=");
    let calls = calls.split_once(":error").map_or(calls.as_str(), |(calls, _)| calls).to_owned();
    Command::new("strace")
        .args(["-f", "-p", &process.to_string(), "-e", &calls, "-e", how, "-o", "/dev/null"])
        .stderr(Stdio::null())
        .spawn()
        .context("cannot start strace")
}

fn detach(mut strace: Child) -> anyhow::Result<()> {
    run("kill", &["-INT", &strace.id().to_string()])?;
    strace.wait()?;
    Ok(())
}

/// Waits until the server answers with this status when asked whether it is ready.
fn wait_for(plan: &Plan, status: u16) -> anyhow::Result<()> {
    let began = Instant::now();
    let mut caller = Caller::stranger(plan.address);
    loop {
        let reply = caller.get("/readyz");
        let code = |text: &str| text.contains("\"code\":\"storage\"");
        if reply.is_ok_and(|reply| reply.status == status && (status == 200 || code(&reply.text))) {
            return Ok(());
        }
        anyhow::ensure!(began.elapsed() < PATIENCE, "/readyz never answered {status}");
        std::thread::sleep(Duration::from_millis(10));
    }
}
