//! `starfry export`

use std::path::PathBuf;

use catalog::Fault;
use clap::Args;
use contract::Seat;
use i18n::args;
use server::admin::{Reply, Request, ask};
use server::export::Taken;

use crate::Outcome;
use crate::input::seat;
use crate::language::Speech;
use crate::output::{complain, say, write_new};
use crate::serve::runtime;
use crate::settings::DataSettings;

/// Export a table's record, whether or not the server is running
#[derive(Args)]
#[command(after_help = "\
For a finished game, this is the complete record, which `starfry verify` checks. For a game in progress, it contains only \
what a seat or a spectator may know.")]
pub(crate) struct Export {
    /// Id of the table
    table: String,
    #[command(flatten)]
    settings: DataSettings,
    /// File to write; it must not exist yet [default: standard output]
    #[arg(long, short = 'o', value_name = "FILE")]
    output: Option<PathBuf>,
    /// For a game in progress, export what this seat knows instead of what a spectator knows; seats count
    /// from 1
    #[arg(long, value_name = "N", value_parser = seat)]
    seat: Option<Seat>,
}

impl Export {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let config = self.settings.effective()?.config;
        let seat = self.seat.map(|seat| seat.number() as u8);
        let request = Request::Export { table: self.table.clone(), seat };
        let (text, taken) = match runtime()?.block_on(ask(speech.catalog(), config, &request))? {
            Reply::Record { text, taken } => (text, taken),
            Reply::Unknown => {
                return Err(Fault::new("admin-unknown").with("name", self.table.as_str()).into());
            }
            Reply::Refused { reason } | Reply::Failed { reason } => {
                return Err(Fault::new("admin-failed").with("reason", reason).into());
            }
            _ => return Err(Fault::new("admin-no-answer").into()),
        };
        match &self.output {
            None => say(text.trim_end())?,
            Some(file) => write_new(file, &text)?,
        }
        let table = args! { table: self.table.as_str() };
        let (key, args) = match taken {
            Taken::Record => ("export-record", table),
            Taken::SeatCopy { seat } => ("export-seat-copy", table.with("seat", seat)),
            Taken::SpectatorCopy => ("export-spectator-copy", table),
        };
        complain(&speech.texts().say(key, &args));
        Ok(Outcome::AllIsWell)
    }
}
