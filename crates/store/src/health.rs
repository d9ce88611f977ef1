//! How well a database is, as far as is known.

use std::collections::HashSet;
use std::fmt;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};

use crate::engine::Connection;
use crate::fault::StoreFault;

/// How well a database is, as far as is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Health {
    /// What was found to be damaged first; nothing as long as all is well. It stays until the store is opened again.
    pub damage: Option<Damage>,
    /// How often damage was met since the store was opened: a statement that failed.
    pub met: u64,
    /// How many tables could not be read since the store was opened, because they are damaged or make no sense to the program. The
    /// database itself may be well.
    pub unreadable: u64,
    /// Whether all of the database has been looked through since it was opened.
    pub is_checked: bool,
}

/// What is damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// The log beside the file, in the middle: what was written after that place is missing. Both files as they were found are kept.
    Log {
        /// How many commits are missing.
        commits: u32,
        /// The database as it was found; its log lies beside it.
        aside: PathBuf,
    },
    /// The file is a copy of one that was in use, without its log: what was written last is missing.
    NoLog,
    /// Something in the file.
    Data(String),
}

/// For logs.
impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Damage::Log { commits, aside } => write!(
                f,
                "the log of the database is damaged: {commits} commits are missing; both are kept as {}",
                aside.display()
            ),
            Damage::NoLog => f.write_str(NO_LOG),
            Damage::Data(what) => write!(f, "the database is damaged: {what}"),
        }
    }
}

pub(crate) const NO_LOG: &str =
    "the database was copied while it was in use, without its log: what was written last is missing";

/// So many tables that cannot be read are remembered, so that each is counted and logged once.
const REMEMBERED: usize = 1000;

/// How long a database is looked through after it was opened.
const LONGEST_LOOK: Duration = Duration::from_mins(1);

/// [`Health`] while it is watched.
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
    // What is behind these locks is whole after every statement.
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

    /// Something is damaged.
    pub(crate) fn found(&self, damage: Damage) {
        let mut first = lock(&self.damage);
        if first.is_none() {
            tracing::error!("{damage}. Save what can be read with starfry backup --salvage");
            *first = Some(damage);
        }
    }

    /// Looks whether a fault is damage.
    pub(crate) fn saw(&self, fault: &StoreFault) {
        if let StoreFault::Damaged(what) = fault {
            self.met.fetch_add(1, Relaxed);
            self.found(Damage::Data(what.clone()));
        }
    }

    /// A table cannot be read, if that is why. It is logged once.
    pub(crate) fn unreadable(&self, id: &str, fault: &StoreFault) {
        if !matches!(fault, StoreFault::Damaged(_) | StoreFault::Unreadable(_)) {
            return;
        }
        let mut unreadable = lock(&self.unreadable);
        if unreadable.len() < REMEMBERED && unreadable.insert(id.to_owned()) {
            tracing::error!(id, %fault, "a table cannot be read and is left out");
        }
    }

    /// The store is being closed.
    pub(crate) fn closing(&self) {
        self.is_closing.store(true, Relaxed);
    }
}

/// Looks through a database that may be in use, table by table, so that its log is held only for a while.
pub(crate) async fn look_through(
    mut connection: SqliteConnection,
    relations: impl Iterator<Item = &'static str>,
    watch: std::sync::Arc<Watch>,
) {
    let until = Instant::now() + LONGEST_LOOK;
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
                tracing::debug!(%fault, "the database was not looked through to the end");
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

/// What a check of `SQLite` finds; nothing if all is well.
pub(crate) async fn findings(connection: &mut Connection, check: &str) -> Result<Option<String>, StoreFault> {
    let found = connection.fetch(AssertSqlSafe(check.to_owned()), &[]).await?;
    let found = found.iter().map(|row| row.get(0)).collect::<Result<Vec<String>, _>>()?;
    Ok((found != ["ok"]).then(|| found.into_iter().take(10).collect::<Vec<_>>().join("; ")))
}
