//! The health of a database, as far as it is known.

use std::collections::HashSet;
use std::fmt;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};

use crate::engine::Connection;
use crate::fault::StoreFault;

/// The health of a database, as far as it is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Health {
    /// The first damage that was found, if any. It stays until the store is opened again.
    pub damage: Option<Damage>,
    /// How many statements have failed because of damage since the store was opened.
    pub met: u64,
    /// How many tables could not be read since the store was opened, because they are damaged or make no
    /// sense to the program. The database itself may be fine.
    pub unreadable: u64,
    /// Whether all of the database has been checked since it was opened.
    pub is_checked: bool,
}

/// The kind of damage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// The log next to the file is damaged in the middle, so later writes are missing. Both files are kept as
    /// they were found.
    Log {
        /// The number of missing commits.
        commits: u32,
        /// The database as it was found, with its log next to it.
        aside: PathBuf,
    },
    /// The file is a copy of one that was in use, without its log, so the latest writes are missing.
    NoLog,
    /// The data in the file is damaged.
    Data(String),
}

/// The text for the log.
impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Damage::Log { commits, aside } => write!(
                f,
                "the database's log is damaged and {commits} commits are missing; both files are kept as {}",
                aside.display()
            ),
            Damage::NoLog => f.write_str(NO_LOG),
            Damage::Data(what) => write!(f, "the database is damaged: {what}"),
        }
    }
}

pub(crate) const NO_LOG: &str =
    "the database was copied while it was in use, without its log, so the latest writes are missing";

/// How many unreadable tables are remembered, so that each is counted and logged once.
const REMEMBERED: usize = 1000;

/// The time limit for checking a database after it is opened.
const CHECK_TIME: Duration = Duration::from_mins(1);

/// The state behind [`Health`].
#[derive(Debug, Default)]
pub(crate) struct Watch {
    damage: Mutex<Option<Damage>>,
    met: AtomicU64,
    is_checked: AtomicBool,
    /// The tables that could not be read.
    unreadable: Mutex<HashSet<String>>,
    is_closing: AtomicBool,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // The data behind these locks is consistent after every statement.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Watch {
    pub(crate) fn health(&self) -> Health {
        Health {
            damage: lock(&self.damage).clone(),
            met: self.met.load(Relaxed),
            unreadable: lock(&self.unreadable).len() as u64,
            is_checked: self.is_checked.load(Relaxed),
        }
    }

    /// Records damage.
    pub(crate) fn found(&self, damage: Damage) {
        let mut first = lock(&self.damage);
        if first.is_none() {
            tracing::error!("{damage}. Save what can be read with `starfry backup --salvage`");
            *first = Some(damage);
        }
    }

    /// Records a fault if it is damage.
    pub(crate) fn saw(&self, fault: &StoreFault) {
        if let StoreFault::Damaged(what) = fault {
            self.met.fetch_add(1, Relaxed);
            self.found(Damage::Data(what.clone()));
        }
    }

    /// Records that a table cannot be read, if that is what the fault means. Each table is logged once.
    pub(crate) fn unreadable(&self, id: &str, fault: &StoreFault) {
        if !matches!(fault, StoreFault::Damaged(_) | StoreFault::Unreadable(_)) {
            return;
        }
        let mut unreadable = lock(&self.unreadable);
        if unreadable.len() < REMEMBERED && unreadable.insert(id.to_owned()) {
            tracing::error!(id, %fault, "left out a table that cannot be read");
        }
    }

    /// Notes that the store is being closed.
    pub(crate) fn closing(&self) {
        self.is_closing.store(true, Relaxed);
    }
}

/// Checks a database that may be in use, table by table, so that its log is only held for short periods.
pub(crate) async fn check_in_background(
    mut connection: SqliteConnection,
    relations: impl Iterator<Item = &'static str>,
    watch: std::sync::Arc<Watch>,
) {
    let until = Instant::now() + CHECK_TIME;
    if let Ok(mut handle) = connection.lock_handle().await {
        let watch = watch.clone();
        handle
            .set_progress_handler(10_000, move || !watch.is_closing.load(Relaxed) && Instant::now() < until);
    }
    let mut connection = Connection::Sqlite(connection);
    let mut is_whole = true;
    for relation in relations {
        match findings(&mut connection, &format!("PRAGMA quick_check({relation})")).await {
            Ok(None) => {}
            Ok(Some(what)) => watch.found(Damage::Data(what)),
            Err(fault @ StoreFault::Damaged(_)) => watch.saw(&fault),
            Err(fault) => {
                tracing::debug!(%fault, "the database check did not finish");
                is_whole = false;
                break;
            }
        }
    }
    watch.is_checked.store(is_whole, Relaxed);
    if let Connection::Sqlite(connection) = connection {
        connection.close().await.ok();
    }
}

/// The findings of a `SQLite` check; `None` if all is well.
pub(crate) async fn findings(connection: &mut Connection, check: &str) -> Result<Option<String>, StoreFault> {
    let found = connection.fetch(AssertSqlSafe(check.to_owned()), &[]).await?;
    let found = found.iter().map(|row| row.get(0)).collect::<Result<Vec<String>, _>>()?;
    Ok((found != ["ok"]).then(|| found.into_iter().take(10).collect::<Vec<_>>().join("; ")))
}
