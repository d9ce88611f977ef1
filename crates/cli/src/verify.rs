//! `starfry verify`

use std::path::PathBuf;

use catalog::Verified;
use clap::Args;
use serde_json::json;

use crate::Outcome;
use crate::input::{ContentArgument, read_record};
use crate::output::say;

/// Replay a record and recompute every card and die from the revealed seed
#[derive(Args)]
#[command(after_help = "Ends with code 1 and names the first line and step that disagree, if there is one.")]
pub(crate) struct Verify {
    /// The record
    file: PathBuf,
    #[command(flatten)]
    content: ContentArgument,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub(crate) fn run(&self) -> anyhow::Result<Outcome> {
        let verdict = match read_record(&self.file)? {
            Err(fault) => Err(fault),
            Ok(read) => {
                let content = self.content.read(read.game)?;
                read.game.verify(&read.record, content.as_deref()).map_err(|fault| fault.to_string())
            }
        };
        let file = self.file.display().to_string();
        if self.json {
            say(&match &verdict {
                Ok(verified) => json!({ "file": file, "ok": true, "verified": verified }),
                Err(fault) => json!({ "file": file, "ok": false, "fault": fault }),
            }
            .to_string())?;
        } else {
            say(&match &verdict {
                Ok(verified) => format!("{file}: {}", praise(verified)),
                Err(fault) => format!("{file}: {fault}"),
            })?;
        }
        Ok(if verdict.is_ok() { Outcome::AllIsWell } else { Outcome::ACheckFailed })
    }
}

fn praise(Verified { steps, rolls, undone }: &Verified) -> String {
    let undone = if *undone == 0 { String::new() } else { format!(", taken back {undone} times") };
    format!("the seed is the published one, all {rolls} rolls and all {steps} steps are right{undone}")
}
