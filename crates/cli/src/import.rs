//! `starfry import`

use std::path::PathBuf;

use catalog::Fault;
use clap::Args;
use i18n::args;
use server::admin::{Reply, Request, ask};
use server::export::checked;

use crate::Outcome;
use crate::input::{in_file, read_text};
use crate::language::Speech;
use crate::output::say;
use crate::serve::runtime;
use crate::settings::DataSettings;

/// Import the record of a finished game as a table, whether or not the server is running
#[derive(Args)]
#[command(after_help = "\
The record is verified first. It becomes a finished table with its original id. Its players are names without accounts, \
and anybody with the table's address can view it.")]
pub(crate) struct Import {
    /// Record file
    file: PathBuf,
    #[command(flatten)]
    settings: DataSettings,
}

impl Import {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let config = self.settings.effective()?.config;
        let record = read_text(&self.file)?;
        // Faults in it are reported in the user's language before the server is asked.
        checked(speech.catalog(), record.as_bytes()).map_err(|fault| in_file(&self.file, fault))?;
        let file = self.file.display().to_string();
        match runtime()?.block_on(ask(speech.catalog(), config, &Request::Import { record }))? {
            Reply::Imported { table } => {
                say(&speech.texts().say("import-done", &args! { file: file, table: table }))?;
                Ok(Outcome::AllIsWell)
            }
            Reply::IsThere { table } => Err(Fault::new("import-is-there").with("table", table).into()),
            Reply::Refused { reason } | Reply::Failed { reason } => {
                Err(Fault::new("import-refused").with("file", file).with("reason", reason).into())
            }
            _ => Err(Fault::new("admin-no-answer").into()),
        }
    }
}
