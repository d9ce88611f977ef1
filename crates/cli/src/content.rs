//! `starfry content`

use std::path::PathBuf;

use anyhow::Context;
use clap::{Args, Subcommand};
use serde_json::json;

use crate::Outcome;
use crate::input::read_file;
use crate::output::say;

/// Look after replacement components
#[derive(Args)]
pub(crate) struct ContentCommand {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Check the components in a folder and name every fault with file, line and reason
    Check(Check),
}

#[derive(Args)]
struct Check {
    /// The folder that would be given with --content
    directory: PathBuf,
    /// Print JSON, one line per file
    #[arg(long)]
    json: bool,
}

impl ContentCommand {
    pub(crate) fn run(&self) -> anyhow::Result<Outcome> {
        let Action::Check(check) = &self.action;
        check.run()
    }
}

impl Check {
    fn run(&self) -> anyhow::Result<Outcome> {
        let mut outcome = Outcome::AllIsWell;
        let mut found = false;
        for game in catalog::games() {
            let path = self.directory.join(game.content_file());
            if !path.exists() {
                continue;
            }
            found = true;
            let bytes = read_file(&path)?;
            let text =
                String::from_utf8(bytes).with_context(|| format!("{}: not UTF-8 text", path.display()))?;
            let file = path.display().to_string();
            match game.check_content(&text) {
                Ok(digest) if self.json => {
                    say(&json!({ "file": file, "ok": true, "digest": digest }).to_string())?;
                }
                Ok(digest) => say(&format!("{file}: all is well, components {}", &digest[..16]))?,
                Err(faults) => {
                    outcome = Outcome::ACheckFailed;
                    if self.json {
                        let faults: Vec<_> =
                            faults.iter().map(|f| json!({ "line": f.line, "reason": f.reason })).collect();
                        say(&json!({ "file": file, "ok": false, "faults": faults }).to_string())?;
                    } else {
                        faults.iter().try_for_each(|f| say(&format!("{file}:{}: {}", f.line, f.reason)))?;
                    }
                }
            }
        }
        let names: Vec<String> = catalog::games().iter().map(|game| game.content_file()).collect();
        anyhow::ensure!(found, "{} has none of: {}", self.directory.display(), names.join(", "));
        Ok(outcome)
    }
}
