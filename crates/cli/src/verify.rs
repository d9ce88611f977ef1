//! `starfry verify`

use std::path::PathBuf;

use catalog::{Fault, Verified};
use clap::Args;
use contract::Seat;
use i18n::{Texts, args};
use serde_json::json;

use crate::Outcome;
use crate::input::{ContentArgument, in_file, read_record};
use crate::language::Speech;
use crate::output::say;

/// Replay a record and recompute every card and die from the revealed seed
#[derive(Args)]
#[command(
    after_help = "Prints what the record proves and what it cannot prove. If anything is wrong, it names the first line and step and exits with code 1."
)]
pub(crate) struct Verify {
    /// Record file
    file: PathBuf,
    #[command(flatten)]
    content: ContentArgument,
    /// Public key of the server that must have signed the record, as shown at its /api/key
    #[arg(long, value_name = "KEY")]
    key: Option<String>,
    /// Print a single line of JSON
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let verdict = match read_record(&self.file, speech.catalog())? {
            Err(fault) => Err(fault),
            Ok(read) => {
                let content = self.content.read(read.game)?;
                read.game
                    .engine()
                    .verify(&read.record, content.as_deref())
                    .and_then(|verified| self.signed(verified))
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
            Ok(verified) => format!("{file}: {}\n{}", praise(&verified, texts), proven(&verified, texts)),
            Err(fault) => texts.message(&in_file(&self.file, fault)),
        })?;
        Ok(outcome)
    }
}

impl Verify {
    /// Refuses a record that was not signed by the server with the given key.
    fn signed(&self, verified: Verified) -> Result<Verified, Fault> {
        match (&self.key, &verified.signed_by) {
            (Some(wanted), Some(found)) if wanted.eq_ignore_ascii_case(found) => Ok(verified),
            (Some(_), Some(found)) => Err(Fault::new("verify-other-key").with("key", found.as_str())),
            (Some(_), None) => Err(Fault::new("verify-no-key")),
            (None, _) => Ok(verified),
        }
    }
}

/// What else the record proves, and what it cannot prove.
fn proven(verified: &Verified, texts: &Texts) -> String {
    let seats = |seats: &[Seat]| texts.list(seats.iter().map(|seat| seat.number().to_string()));
    let mut lines = vec![match &verified.dealing {
        None => texts.word("verify-format-1"),
        Some(dealing) if dealing.committed.is_empty() => texts.word("verify-not-committed"),
        Some(dealing) => {
            let count = dealing.committed.len();
            texts.say("verify-committed", &args! { count: count, seats: seats(&dealing.committed) })
        }
    }];
    if let Some(dealing) = verified.dealing.as_ref().filter(|dealing| !dealing.withheld.is_empty()) {
        let count = dealing.withheld.len();
        lines.push(texts.say("verify-withheld", &args! { count: count, seats: seats(&dealing.withheld) }));
    }
    lines.push(match &verified.signed_by {
        None => texts.word("verify-unsigned"),
        Some(key) => texts.say("verify-signed", &args! { key: key.as_str() }),
    });
    if !verified.forgotten.is_empty() {
        let count = verified.forgotten.len();
        lines.push(texts.say("verify-forgotten", &args! { count: count, seats: seats(&verified.forgotten) }));
    }
    lines.join("\n")
}

fn praise(Verified { steps, rolls, undone, .. }: &Verified, texts: &Texts) -> String {
    texts.say("verify-right", &args! { steps: *steps, rolls: *rolls, undone: *undone })
}
