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

/// Write the record of a table, whether the server runs or not
#[derive(Args)]
#[command(after_help = "\
Of a game that has ended this is the sealed record, which `starfry verify` checks. Of one that is still being played it is what \
a seat or a spectator may keep of it, without anything they may not know.")]
pub(crate) struct Export {
    /// The id of the table
    table: String,
    #[command(flatten)]
    settings: DataSettings,
    /// The file to write; it must not be there yet. Without it the record is printed
    #[arg(long, short = 'o', value_name = "FILE")]
    output: Option<PathBuf>,
    /// While the game is played: with the eyes of this seat, counted from 1, instead of a spectator's
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
