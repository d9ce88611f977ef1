//! `starfry verify`

use std::path::PathBuf;

use catalog::Verified;
use clap::Args;
use i18n::{Texts, args};
use serde_json::json;

use crate::Outcome;
use crate::input::{ContentArgument, in_file, read_record};
use crate::language::Speech;
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
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let verdict = match read_record(&self.file)? {
            Err(fault) => Err(fault),
            Ok(read) => {
                let content = self.content.read(read.game)?;
                read.game.verify(&read.record, content.as_deref())
            }
        };
        let (file, texts) = (self.file.display().to_string(), speech.texts());
        let outcome = if verdict.is_ok() { Outcome::AllIsWell } else { Outcome::ACheckFailed };
        say(&match verdict {
            Ok(verified) if self.json => {
                json!({ "file": file, "ok": true, "verified": verified }).to_string()
            }
            Err(fault) if self.json => {
                json!({ "file": file, "ok": false, "fault": fault.to_string() }).to_string()
            }
            Ok(verified) => format!("{file}: {}", praise(&verified, texts)),
            Err(fault) => texts.message(&in_file(&self.file, fault)),
        })?;
        Ok(outcome)
    }
}

fn praise(Verified { steps, rolls, undone }: &Verified, texts: &Texts) -> String {
    texts.say("verify-right", &args! { steps: *steps, rolls: *rolls, undone: *undone })
}
