//! `starfry content`

use std::path::{Path, PathBuf};

use catalog::{Fault, Game};
use clap::{Args, Subcommand};
use i18n::{Texts, args};
use serde_json::json;

use crate::Outcome;
use crate::input::read_text;
use crate::language::Speech;
use crate::output::say;

/// Work with replacement components
#[derive(Args)]
pub(crate) struct ContentCommand {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Check the components in a folder and print every error with its file and line
    Check(Check),
}

#[derive(Args)]
struct Check {
    /// Folder as it would be given with --content
    directory: PathBuf,
    /// Print JSON, one line per file
    #[arg(long)]
    json: bool,
}

impl ContentCommand {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let Action::Check(check) = &self.action;
        check.run(speech)
    }
}

impl Check {
    fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let games = speech.catalog().games();
        let mut outcome = Outcome::AllIsWell;
        let mut found = false;
        for game in games {
            let path = self.directory.join(game.engine().content_file());
            if path.exists() {
                found = true;
                if !self.check(*game, &path, speech.texts())? {
                    outcome = Outcome::ACheckFailed;
                }
            }
        }
        if found {
            return Ok(outcome);
        }
        let names: Vec<String> = games.iter().map(|game| game.engine().content_file()).collect();
        Err(Fault::new("fault-no-content-files")
            .with("folder", self.directory.display().to_string())
            .with("files", names.join(", "))
            .into())
    }

    /// Checks one file and returns whether it is correct. What is wrong with it is for its author and stays
    /// English.
    fn check(&self, game: &dyn Game, path: &Path, texts: &Texts) -> anyhow::Result<bool> {
        let text = read_text(path)?;
        let file = path.display().to_string();
        let checked = game.engine().check_content(&text);
        let is_right = checked.is_ok();
        match checked {
            Ok(digest) if self.json => {
                say(&json!({ "file": file, "ok": true, "digest": digest }).to_string())?;
            }
            Ok(digest) => {
                say(&texts.say("content-right", &args! { file: file, digest: digest[..16].to_owned() }))?;
            }
            Err(faults) if self.json => {
                let faults: Vec<_> =
                    faults.iter().map(|f| json!({ "line": f.line, "reason": f.reason })).collect();
                say(&json!({ "file": file, "ok": false, "faults": faults }).to_string())?;
            }
            Err(faults) => {
                faults.iter().try_for_each(|f| say(&format!("{file}:{}: {}", f.line, f.reason)))?;
            }
        }
        Ok(is_right)
    }
}
