//! `starfry backup` and `starfry restore`

use std::path::{Path, PathBuf};

use catalog::Fault;
use clap::Args;
use i18n::{Texts, args};
use serde_json::json;
use server::admin::{make_private_folder, store_message};
use server::trial::{Saved, Trial, salvage, try_copy};
use store::{Checked, StoreFault};

use crate::Outcome;
use crate::language::Speech;
use crate::output::say;
use crate::serve::runtime;
use crate::settings::DataSettings;

/// Back up all data to a file, even while the server is running
#[derive(Args)]
#[command(after_help = "\
With --salvage, everything that can be read from a damaged database is saved to a new one, and what is missing is listed. \
Stop the server first. The damaged database is not changed. Exits with code 1 if anything is missing.

  starfry backup --salvage saved.db
  starfry restore --try saved.db
  starfry restore --force saved.db")]
pub(crate) struct Backup {
    #[command(flatten)]
    settings: DataSettings,
    /// File to write; it must not exist yet
    file: PathBuf,
    /// Save what can be read from a damaged database
    #[arg(long)]
    salvage: bool,
    /// Database file to salvage instead of the current one, such as starfry.db.damaged
    #[arg(long, value_name = "FILE", requires = "salvage")]
    from: Option<PathBuf>,
}

/// Replace the current data with a backup; stop the server first
#[derive(Args)]
#[command(after_help = "\
With --try, the backup is checked as if it were restored: the whole file, every table and game in it, and the records of \
all finished games. Nothing is changed. Exits with code 1 if anything is wrong.")]
pub(crate) struct Restore {
    #[command(flatten)]
    settings: DataSettings,
    /// Backup file
    file: PathBuf,
    /// Replace existing data, which is kept as starfry.db.before
    #[arg(long)]
    force: bool,
    /// Check the backup without restoring it
    #[arg(long = "try")]
    only_try: bool,
    /// Print a single line of JSON
    #[arg(long, requires = "only_try")]
    json: bool,
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
        let database = match &self.from {
            Some(file) => file.clone(),
            None => file_of(&config)?,
        };
        if !database.exists() {
            return Err(match &self.from {
                Some(file) => Fault::new("restore-no-file").with("file", shown(file)),
                None => Fault::new("admin-no-data").with("folder", shown(&config.data)),
            }
            .into());
        }
        if self.salvage {
            let saved = runtime()?.block_on(salvage(speech.catalog(), &database, &self.file));
            return self.tell_saved(&saved.map_err(|fault| self.failed(&fault))?, speech.texts());
        }
        let checked = runtime()?.block_on(store::backup(&database, &self.file));
        let checked = checked.map_err(|fault| self.failed(&fault))?;
        say(&told("backup-done", &self.file, &checked, speech))?;
        Ok(Outcome::AllIsWell)
    }

    fn failed(&self, fault: &StoreFault) -> Fault {
        match fault {
            StoreFault::Conflict => Fault::new("fault-is-there").with("file", shown(&self.file)),
            fault => Fault::new("backup-failed")
                .with("file", shown(&self.file))
                .with("reason", store_message(fault)),
        }
    }

    /// Prints what was saved and what was not.
    fn tell_saved(&self, saved: &Saved, texts: &Texts) -> anyhow::Result<Outcome> {
        let Saved { salvaged, left_out, trial } = saved;
        let numbers = args! { file: shown(&self.file), users: trial.users, tables: trial.tables };
        say(&texts.say("salvage-done", &numbers.with("batches", trial.moves)))?;
        if salvaged.is_whole() && left_out.is_empty() {
            say(&texts.word("salvage-whole"))?;
            return Ok(Outcome::AllIsWell);
        }
        if salvaged.log_pages > 0 {
            say(&texts.say("salvage-log", &args! { pages: salvaged.log_pages }))?;
        }
        for (relation, places) in &salvaged.unreadable {
            say(&texts.say("salvage-unreadable", &args! { relation: *relation, places: *places }))?;
        }
        if !salvaged.lost.is_empty() {
            say(&texts.say("salvage-lost", &args! { tables: salvaged.lost.join(", ") }))?;
        }
        if !salvaged.cut.is_empty() {
            say(&texts.say("salvage-cut", &args! { tables: salvaged.cut.join(", ") }))?;
        }
        for problem in left_out {
            let why = args! { table: problem.table.as_str(), reason: problem.reason.as_str() };
            say(&texts.say("salvage-left-out", &why))?;
        }
        Ok(Outcome::ACheckFailed)
    }
}

impl Restore {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        if self.only_try {
            self.must_be_there()?;
            return self.try_it(speech);
        }
        let config = self.settings.effective()?.config;
        let database = file_of(&config)?;
        self.must_be_there()?;
        // The copy is checked before anything else is touched.
        runtime()?.block_on(store::check(&self.file)).map_err(|fault| self.wrong(&fault))?;
        if database.exists() && !self.force {
            return Err(Fault::new("restore-is-there").with("folder", shown(&config.data)).into());
        }
        make_private_folder(&config.data).map_err(|error| {
            Fault::new("restore-failed").with("file", shown(&config.data)).with("reason", error.to_string())
        })?;
        let restored =
            runtime()?.block_on(store::restore(&self.file, &database)).map_err(|fault| match fault {
                StoreFault::InUse => store_message(&fault),
                fault => self.wrong(&fault),
            })?;
        say(&told("restore-done", &self.file, &restored.checked, speech))?;
        if let Some(kept) = restored.kept {
            say(&speech.texts().say("restore-kept", &args! { file: shown(&kept) }))?;
        }
        Ok(Outcome::AllIsWell)
    }

    fn must_be_there(&self) -> Result<(), Fault> {
        let no_file = || Fault::new("restore-no-file").with("file", shown(&self.file));
        self.file.exists().then_some(()).ok_or_else(no_file)
    }

    fn wrong(&self, fault: &StoreFault) -> Fault {
        let reason = match fault {
            StoreFault::Damaged(reason) | StoreFault::Unreadable(reason) => {
                Fault::new("restore-damaged").with("reason", reason.as_str())
            }
            fault => store_message(fault),
        };
        Fault::new("restore-wrong").with("file", shown(&self.file)).with("reason", reason)
    }

    fn try_it(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let tried = runtime()?.block_on(try_copy(speech.catalog(), &self.file));
        let is_good = tried.as_ref().is_ok_and(|trial| trial.problems.is_empty());
        if self.json {
            let mut line = match &tried {
                Ok(trial) => serde_json::to_value(trial)?,
                Err(fault) => json!({ "fault": fault.to_string() }),
            };
            line["file"] = shown(&self.file).into();
            line["ok"] = is_good.into();
            say(&line.to_string())?;
        } else {
            for line in self.tried(&tried, speech.texts()) {
                say(&line)?;
            }
        }
        Ok(if is_good { Outcome::AllIsWell } else { Outcome::ACheckFailed })
    }

    fn tried(&self, tried: &Result<Trial, StoreFault>, texts: &Texts) -> Vec<String> {
        let file = shown(&self.file);
        let trial = match tried {
            Ok(trial) => trial,
            Err(fault) => return vec![texts.message(&self.wrong(fault))],
        };
        let key = if trial.problems.is_empty() { "try-good" } else { "try-bad" };
        let numbers = args! { file: file, users: trial.users, tables: trial.tables, records: trial.records };
        let numbers = numbers.with("batches", trial.moves).with("problems", trial.problems.len());
        let problem = |problem: &server::trial::Problem| {
            let why = args! { table: problem.table.as_str(), reason: problem.reason.as_str() };
            texts.say("try-problem", &why)
        };
        std::iter::once(texts.say(key, &numbers)).chain(trial.problems.iter().map(problem)).collect()
    }
}

/// The database file. Other databases have tools of their own.
fn file_of(config: &server::Config) -> Result<PathBuf, Fault> {
    let no_file = || Fault::new("backup-no-file").with("database", config.database_address().to_string());
    config.database_file().ok_or_else(no_file)
}
