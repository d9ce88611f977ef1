//! `cargo xtask test`: everything that must pass, in parts.
//!
//! The quick parts are what every change must pass, and what CI runs. The long parts take hours in all; whoever closes an issue runs
//! those that it touches, and docs/long-tests.md says when each has passed last.

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
    /// Run the long parts instead; those that have passed at this commit are left out
    #[arg(long)]
    long: bool,
    /// With --long: run parts again that have passed at this commit
    #[arg(long, requires = "long")]
    again: bool,
    /// Say what the parts are, and run none
    #[arg(long)]
    list: bool,
}

/// A part of the tests that can be run by itself.
struct Part {
    name: &'static str,
    about: &'static str,
    /// What it needs besides Rust.
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
            say(&format!("passed at this commit already: {}", names(&passed)));
        }
        say(&format!("what is run: {}", names(&due)));
        prepare(&due)?;
        run_all(&due, ledger)
    }
}

/// Everything is installed before the first part begins: nobody waits a quarter of an hour to hear what is missing.
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
            format!("the part `{0}` failed; once more: cargo xtask test{long} {0}", part.name)
        })?;
        if let Some(ledger) = &mut ledger {
            ledger.pass(part.name, part.about, began.elapsed())?;
        }
        laps.push(lap(part.name, began.elapsed(), processor_time() - used));
    }
    say(&format!("everything passed: {}", laps.join(", ")));
    Ok(())
}

/// What a part took. Its processor time says more on a machine that does other things too.
fn lap(part: &str, took: Duration, processor_time: f64) -> String {
    format!("{part} {} s ({processor_time:.0} s of processor time)", took.as_secs())
}

/// Seconds used so far by the programs that parts have run; 0 where the system does not say.
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
            format!("there is no part `{name}`; there are: {}", self::names(&all.iter().collect::<Vec<_>>()))
        })
    };
    names.iter().map(named).collect()
}

fn names(parts: &[&Part]) -> String {
    parts.iter().map(|part| part.name).collect::<Vec<_>>().join(", ")
}
