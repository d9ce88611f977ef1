//! `starfry backup` and `starfry restore`

use std::fs;
use std::path::{Path, PathBuf};

use catalog::Fault;
use clap::Args;
use i18n::args;
use server::admin::{make_private_folder, store_message};
use store::{Checked, Store, StoreFault, StoreOptions};

use crate::Outcome;
use crate::language::Speech;
use crate::output::say;
use crate::serve::runtime;
use crate::settings::DataSettings;

/// Copy all data into a file, also while the server runs
#[derive(Args)]
pub(crate) struct Backup {
    #[command(flatten)]
    settings: DataSettings,
    /// The copy; it must not be there yet
    file: PathBuf,
}

/// Put a copy of all data in the place of what is there; the server must not run
#[derive(Args)]
pub(crate) struct Restore {
    #[command(flatten)]
    settings: DataSettings,
    /// The copy
    file: PathBuf,
    /// Replace the data that is there; it stays beside it as starfry.db.before
    #[arg(long)]
    force: bool,
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn told(key: &str, file: &Path, checked: &Checked, speech: &Speech) -> String {
    let numbers = args! { file: shown(file), users: checked.users, tables: checked.tables };
    speech.texts().say(key, &numbers.with("batches", checked.batches))
}

impl Backup {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let config = self.settings.effective()?.config;
        let database = file_of(&config)?;
        if !database.exists() {
            return Err(Fault::new("admin-no-data").with("folder", shown(&config.data)).into());
        }
        let checked = runtime()?.block_on(store::backup(&database, &self.file));
        let checked = checked.map_err(|fault| match fault {
            StoreFault::Conflict => Fault::new("backup-is-there").with("file", shown(&self.file)),
            fault => Fault::new("backup-failed")
                .with("file", shown(&self.file))
                .with("reason", store_message(&fault)),
        })?;
        say(&told("backup-done", &self.file, &checked, speech))?;
        Ok(Outcome::AllIsWell)
    }
}

impl Restore {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let config = self.settings.effective()?.config;
        let database = file_of(&config)?;
        let checked = runtime()?.block_on(async {
            let wrong = |fault: StoreFault| {
                Fault::new("restore-wrong")
                    .with("file", shown(&self.file))
                    .with("reason", store_message(&fault))
            };
            if !self.file.exists() {
                return Err(Fault::new("restore-no-file").with("file", shown(&self.file)));
            }
            // The copy is good before anything else is touched.
            let checked = store::check(&self.file).await.map_err(wrong)?;
            if database.exists() {
                if !self.force {
                    return Err(Fault::new("restore-is-there").with("folder", shown(&config.data)));
                }
                set_aside(&database).await?;
            }
            make_private_folder(&config.data).map_err(|error| failed(&config.data, &error.to_string()))?;
            store::backup(&self.file, &database).await.map_err(wrong)?;
            Ok(checked)
        })?;
        say(&told("restore-done", &self.file, &checked, speech))?;
        Ok(Outcome::AllIsWell)
    }
}

/// The file of the database. Another database has tools of its own.
fn file_of(config: &server::Config) -> Result<PathBuf, Fault> {
    let no_file = || Fault::new("backup-no-file").with("database", config.database_address().to_string());
    config.database_file().ok_or_else(no_file)
}

fn failed(path: &Path, reason: &str) -> Fault {
    Fault::new("restore-failed").with("file", shown(path)).with("reason", reason)
}

/// Moves the data that is there out of the way, as one file. No server may be using it.
async fn set_aside(database: &Path) -> Result<(), Fault> {
    // Opening takes the lock, closing puts everything into the one file. What cannot be opened is moved as it is.
    match Store::open_file(database, StoreOptions::default()).await {
        Ok(store) => store.close().await,
        Err(fault @ StoreFault::InUse) => return Err(store_message(&fault)),
        Err(_) => {}
    }
    for ending in ["", "-wal", "-shm"] {
        let named = |end: &str| PathBuf::from(format!("{}{end}{ending}", database.display()));
        let (from, to) = (named(""), named(".before"));
        if from.exists() {
            fs::rename(&from, &to).map_err(|error| failed(&from, &error.to_string()))?;
        }
    }
    Ok(())
}
