//! `starfry scenario`

use std::fs;
use std::path::{Path, PathBuf};

use catalog::{Catalog, Fault, ScenarioFailure, ScenarioReport};
use clap::Args;
use i18n::{Texts, args};
use serde_json::{Value, json};

use crate::Outcome;
use crate::input::{about_file, read_file};
use crate::language::Speech;
use crate::output::{letters, say};

/// Run scenarios: positions, steps and expected results
#[derive(Args)]
#[command(after_help = "docs/scenarios.md explains how to write one.")]
pub(crate) struct Scenario {
    /// Scenario files, or folders to search for *.toml
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Print JSON: one line per scenario, then the totals
    #[arg(long)]
    json: bool,
}

impl Scenario {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let mut files = Vec::new();
        for path in &self.paths {
            find(path, &mut files)?;
        }
        if files.is_empty() {
            return Err(Fault::new("fault-no-scenarios").into());
        }
        let (mut passed, mut failed) = (0, 0);
        for file in &files {
            let report = run(file, speech.catalog())?;
            let holds = report.failures.is_empty();
            if holds {
                passed += 1;
            } else {
                failed += 1;
            }
            self.print(file, &report, speech.texts())?;
        }
        if self.json {
            say(&json!({ "passed": passed, "failed": failed }).to_string())?;
        } else {
            say(&speech.texts().say("scenario-sums", &args! { passed: passed, failed: failed }))?;
        }
        Ok(if failed == 0 { Outcome::AllIsWell } else { Outcome::ACheckFailed })
    }

    fn print(&self, file: &Path, report: &ScenarioReport, texts: &Texts) -> anyhow::Result<()> {
        let file = file.display();
        if self.json {
            let failures: Vec<Value> = report.failures.iter().map(failure_json).collect();
            let line = json!({
                "file": file.to_string(), "title": report.title, "checks": report.checks, "failures": failures
            });
            return say(&line.to_string());
        }
        let [ok, failed] = ["check-ok", "check-failed"].map(|key| texts.word(key));
        let width = letters(&ok).max(letters(&failed));
        // The title of a scenario and its failures are for its author and stay English.
        for ScenarioFailure { line, branch, what } in &report.failures {
            let branch = branch.as_ref().map_or_else(String::new, |branch| format!("in \"{branch}\": "));
            say(&format!("{failed:<width$} {file}:{line}: {branch}{what}"))?;
        }
        if report.failures.is_empty() {
            say(&format!("{ok:<width$} {file}: {}", report.title))?;
        }
        Ok(())
    }
}

/// A failure as JSON. It names a branch only if it is in one.
fn failure_json(failure: &ScenarioFailure) -> Value {
    let ScenarioFailure { line, branch, what } = failure;
    match branch {
        None => json!({ "line": line, "what": what }),
        Some(branch) => json!({ "line": line, "branch": branch, "what": what }),
    }
}

/// Files in folders are sorted by name.
fn find(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Fault> {
    let cannot = |error| about_file("fault-cannot-read", path, &error);
    if !fs::metadata(path).map_err(cannot)?.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries: Result<Vec<_>, _> = fs::read_dir(path).map_err(cannot)?.collect();
    let mut entries: Vec<PathBuf> = entries.map_err(cannot)?.into_iter().map(|entry| entry.path()).collect();
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|ending| ending == "toml") {
            find(&entry, files)?;
        }
    }
    Ok(())
}

fn run(file: &Path, catalog: &Catalog) -> Result<ScenarioReport, Fault> {
    let bytes = read_file(file)?;
    let failed = |line, what| ScenarioReport {
        title: String::new(),
        failures: vec![ScenarioFailure::common(line, what)],
        checks: 0,
    };
    let scenario = match record::Scenario::read(&bytes) {
        Ok(scenario) => scenario,
        Err(fault) => return Ok(failed(fault.line, fault.reason)),
    };
    Ok(match catalog.game(&scenario.game) {
        Ok(game) => game.engine().run_scenario(&scenario, &bytes),
        Err(fault) => failed(1, fault.to_string()),
    })
}
