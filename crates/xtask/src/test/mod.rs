//! `cargo xtask test`: everything that must pass, in parts.
//!
//! Every change must pass the quick parts, and CI runs them. The long parts take hours altogether. Before you
//! close an issue, run those that it affects; docs/long-tests.md says when each last passed.

mod busy;
mod ledger;
mod long;
mod quick;

use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Args;

use crate::process_time;
use crate::shell::say;
use crate::tools::{self, Tool};
use ledger::Ledger;

#[derive(Args)]
pub(crate) struct Test {
    /// Run only these parts [default: all]
    #[arg(value_name = "PART")]
    parts: Vec<String>,
    /// Run the long parts instead, except those that have passed at this commit
    #[arg(long)]
    long: bool,
    /// With --long: rerun parts that have passed at this commit
    #[arg(long, requires = "long")]
    again: bool,
    /// List the parts and run none
    #[arg(long)]
    list: bool,
}

/// A part of the tests that can be run on its own.
struct Part {
    name: &'static str,
    about: &'static str,
    /// The tools it needs in addition to Rust.
    tools: &'static [&'static Tool],
    run: fn() -> anyhow::Result<()>,
}

impl Test {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let all: &[Part] = if self.long { &long::PARTS } else { &quick::PARTS };
        if self.list {
            for part in all {
                say(&format!("{:<12} {}", part.name, part.about));
            }
            return Ok(());
        }
        let wanted = chosen(all, &self.parts)?;
        let ledger = self.long.then(Ledger::read).transpose()?;
        let (due, passed): (Vec<&Part>, Vec<&Part>) = wanted.into_iter().partition(|part| {
            self.again || ledger.as_ref().is_none_or(|ledger| !ledger.has_passed(part.name))
        });
        if !passed.is_empty() {
            say(&format!("already passed at this commit: {}", names(&passed)));
        }
        say(&format!("parts to run: {}", names(&due)));
        prepare(&due)?;
        run_all(&due, ledger)
    }
}

/// Installs everything before the first part begins, so that nobody waits a quarter of an hour to learn that
/// something is missing.
fn prepare(parts: &[&Part]) -> anyhow::Result<()> {
    let tools: Vec<&Tool> = parts.iter().flat_map(|part| part.tools.iter().copied()).collect();
    tools::ensure(&tools)
}

fn run_all(parts: &[&Part], mut ledger: Option<Ledger>) -> anyhow::Result<()> {
    let mut laps = Vec::new();
    for part in parts {
        let (began, used) = (Instant::now(), processor_time());
        say(&format!("── {}: {}", part.name, part.about));
        (part.run)().with_context(|| {
            let long = if ledger.is_some() { " --long" } else { "" };
            format!("the part `{0}` failed; to run it again: cargo xtask test{long} {0}", part.name)
        })?;
        if let Some(ledger) = &mut ledger {
            ledger.pass(part.name, part.about, began.elapsed())?;
        }
        laps.push(lap(part.name, began.elapsed(), processor_time() - used));
    }
    say(&format!("everything passed: {}", laps.join(", ")));
    Ok(())
}

/// How long a part took. Its processor time says more on a machine that does other things as well.
fn lap(part: &str, took: Duration, processor_time: f64) -> String {
    format!("{part} {} s ({processor_time:.0} s of processor time)", took.as_secs())
}

/// Seconds used so far by the programs that parts have run; 0 if the system does not report it.
fn processor_time() -> f64 {
    process_time::of_ended_children().unwrap_or(0.0)
}

/// The parts with these names, or all.
fn chosen<'a>(all: &'a [Part], names: &[String]) -> anyhow::Result<Vec<&'a Part>> {
    if names.is_empty() {
        return Ok(all.iter().collect());
    }
    let named = |name: &String| {
        let part = all.iter().find(|part| part.name == name);
        part.with_context(|| {
            format!("there is no part `{name}`; available: {}", self::names(&all.iter().collect::<Vec<_>>()))
        })
    };
    names.iter().map(named).collect()
}

fn names(parts: &[&Part]) -> String {
    parts.iter().map(|part| part.name).collect::<Vec<_>>().join(", ")
}
