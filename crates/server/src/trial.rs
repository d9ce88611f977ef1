//! Checks whether a backup is good, and salvages what is left of a damaged database.
//!
//! A backup is tried as a server would use it: every table is loaded and its game replayed, and the record of
//! every finished game is verified. All of this happens in a copy of the backup.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use catalog::Catalog;
use contract::Viewer;
use record::Record;
use serde::Serialize;
use store::{Salvaged, Store, StoreFault, StoreOptions};

use crate::app::App;
use crate::config::Config;
use crate::fault::Code;
use crate::table::Table;
use crate::table::sheet::Stage;

/// How many tables are listed in one query.
const AT_A_TIME: u32 = 500;

/// The results of checking a backup.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Trial {
    /// The number of users.
    pub users: usize,
    /// The number of tables.
    pub tables: usize,
    /// The number of moves.
    pub moves: usize,
    /// The number of verified records of finished games.
    pub records: usize,
    /// The problems; empty if the backup is good.
    pub problems: Vec<Problem>,
}

/// A table that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// The table.
    pub table: String,
    /// The reason, for the host.
    pub reason: String,
}

/// The results of salvaging a damaged database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// What could be read.
    pub salvaged: Salvaged,
    /// Tables that could be read but not used, and so are left out.
    pub left_out: Vec<Problem>,
    /// The contents of the new file.
    pub trial: Trial,
}

/// Checks a backup without touching it. Fails if it cannot be used at all.
pub async fn try_copy(catalog: &'static Catalog, file: &Path) -> Result<Trial, StoreFault> {
    let store = Store::open_copy(file, StoreOptions { durable: false, ..StoreOptions::default() }).await?;
    let trial = try_all(catalog, &store).await;
    store.close().await;
    trial
}

/// Salvages everything in a damaged database that can be read and used. The new file only gets its name when
/// it is complete.
pub async fn salvage(catalog: &'static Catalog, from: &Path, to: &Path) -> Result<Saved, StoreFault> {
    if to.try_exists()? {
        return Err(StoreFault::Conflict);
    }
    let part = beside(to, ".part");
    fs::remove_file(&part).ok();
    let salvaged = store::salvage(from, &part).await?;
    let store = Store::open_file(&part, StoreOptions::default()).await?;
    let weeded = weed(catalog, &store).await;
    store.close().await;
    fs::remove_file(beside(&part, ".lock")).ok();
    let (left_out, trial) = weeded.inspect_err(|_| drop(fs::remove_file(&part)))?;
    fs::rename(&part, to)?;
    Ok(Saved { salvaged, left_out, trial })
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Deletes the tables that cannot be used.
async fn weed(catalog: &'static Catalog, store: &Store) -> Result<(Vec<Problem>, Trial), StoreFault> {
    let left_out = try_all(catalog, store).await?.problems;
    for problem in &left_out {
        store.delete_table(&problem.table).await?;
    }
    Ok((left_out, try_all(catalog, store).await?))
}

async fn try_all(catalog: &'static Catalog, store: &Store) -> Result<Trial, StoreFault> {
    let app = App::new(catalog, store.clone(), Config::default(), None);
    let mut trial = Trial { users: store.users(u32::MAX).await?.len(), ..Trial::default() };
    let mut last = String::new();
    loop {
        let ids = store.table_ids(&last, AT_A_TIME).await?;
        let Some(end) = ids.last() else { return Ok(trial) };
        last.clone_from(end);
        for table in ids {
            trial.tables += 1;
            if let Err(reason) = try_table(&app, &table, &mut trial).await {
                trial.problems.push(Problem { table, reason });
            }
        }
    }
}

async fn try_table(app: &Arc<App>, id: &str, trial: &mut Trial) -> Result<(), String> {
    let stored = app.store().load_table(id).await.map_err(|fault| fault.to_string())?;
    let stored = stored.ok_or("it is missing")?;
    trial.moves += stored.batches.len();
    let table = Table::of(app.hall(), &stored).map_err(|unfit| unfit.to_string())?;
    if !matches!(table.face(None).state, Stage::Over | Stage::Closed) {
        return Ok(());
    }
    let key = app.hall().signing_key().await;
    let record = match table.file(Viewer::Spectator, key) {
        Ok(record) => record,
        // The table was closed before the game began.
        Err(fault) if fault.code() == Code::NotNow => return Ok(()),
        Err(fault) => return Err(fault.message().to_string()),
    };
    let record = Record::read(record.as_bytes()).map_err(|fault| catalog::record_fault(fault).to_string())?;
    let game = app.catalog().game(&record.header.game).map_err(|fault| fault.to_string())?;
    game.engine().verify(&record, None).map_err(|fault| fault.to_string())?;
    trial.records += 1;
    Ok(())
}
