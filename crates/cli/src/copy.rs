//! `starfry copy`

use std::path::Path;

use catalog::Fault;
use clap::Args;
use i18n::args;
use indicatif::ProgressBar;
use server::admin::{make_private_folder, store_message};
use store::{Address, CopyFault, NoAddress};

use crate::Outcome;
use crate::clock::Stopwatch;
use crate::language::Speech;
use crate::output::{copy_bar, say};
use crate::serve::runtime;

/// Copy all data to another database of any kind; stop all servers first
#[derive(Args)]
#[command(after_help = "\
The original data is not changed. Servers that are started on the new database continue every game, and nobody has to \
log in again.

  starfry copy --from sqlite:starfry-data --to postgres://starfry@db.example.org/starfry
  starfry serve --database postgres://starfry@db.example.org/starfry

Passwords are also read from PGPASSWORD and .pgpass, as with any PostgreSQL client.")]
pub(crate) struct CopyCommand {
    // Parsed later, because errors about unreadable arguments repeat them, and they may contain a password.
    /// Database to copy from: `sqlite:FOLDER`, `sqlite:FILE.db` or `postgres://USER@HOST/DATABASE`
    #[arg(long, value_name = "DATABASE")]
    from: String,
    /// Database to copy to, in the same form; it must be empty
    #[arg(long, value_name = "DATABASE")]
    to: String,
}

impl CopyCommand {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let (from, to) = (address(&self.from)?, address(&self.to)?);
        if let Address::File(path) = &from
            && !path.exists()
        {
            return Err(told(&CopyFault::Nothing, &from, &to).into());
        }
        make_folder(&to)?;
        let texts = speech.texts();
        let stopwatch = Stopwatch::start();
        let bar = ProgressBar::new(0).with_style(copy_bar(texts));
        let copying = store::copy(&from, &to, |progress| {
            bar.set_length(progress.of);
            bar.set_position(progress.done);
        });
        let copied = runtime()?.block_on(copying);
        bar.finish_and_clear();
        let copied = copied.map_err(|fault| told(&fault, &from, &to))?;
        let numbers = args! { database: to.to_string(), users: copied.users, tables: copied.tables };
        let time = format!("{:.1}", stopwatch.wall().as_secs_f64());
        say(&texts.say("copy-done", &numbers.with("rows", copied.rows).with("seconds", time)))?;
        Ok(Outcome::AllIsWell)
    }
}

/// Parses an address. A folder, as named to the server, stands for the database in it.
fn address(text: &str) -> Result<Address, Fault> {
    match text.parse() {
        Ok(Address::File(path)) if !is_file(&path) => Ok(Address::File(path.join("starfry.db"))),
        Ok(address) => Ok(address),
        Err(NoAddress { kind }) => Err(Fault::new("copy-address").with("kind", kind)),
    }
}

fn is_file(path: &Path) -> bool {
    path.is_file() || path.extension().is_some_and(|ending| ending == "db")
}

/// Creates the folder of a new file if it is missing, as everywhere.
fn make_folder(to: &Address) -> Result<(), Fault> {
    let Address::File(path) = to else { return Ok(()) };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    make_private_folder(folder).map_err(|error| {
        let fault = Fault::new("serve-no-folder").with("folder", folder.display().to_string());
        fault.with("reason", error.to_string())
    })
}

fn told(fault: &CopyFault, from: &Address, to: &Address) -> Fault {
    let of = |key: &'static str, database: &Address| Fault::new(key).with("database", database.to_string());
    match fault {
        CopyFault::Nothing => of("copy-nothing", from),
        CopyFault::Older { .. } => of("copy-older", from),
        CopyFault::Taken => of("copy-taken", to),
        CopyFault::Differs(relation) => of("copy-differs", to).with("relation", *relation),
        CopyFault::From(fault) => {
            Fault::new("serve-no-store").with("folder", from.to_string()).with("reason", store_message(fault))
        }
        CopyFault::To(fault) => of("copy-failed", to).with("reason", store_message(fault)),
    }
}
