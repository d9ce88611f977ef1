//! What a crash leaves behind, and what is done about it before a file is used.
//!
//! While a file is in use, it contains a note that says so and identifies the file. So a copy of that file
//! alone, without the log that contains the last commits, can be told apart from a complete one.

use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};

use crate::engine::Connection;
use crate::fault::StoreFault;
use crate::health::Damage;
use crate::store::{private_file, sync_folder_of};
use crate::wal::Log;

/// The key of the note that a file is in use.
pub(crate) const IN_USE: &str = "in_use";

/// A path next to a file.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// A path next to a file that neither a file nor its log has yet: `starfry.db.before`, `starfry.db.before-2`,
/// …
pub(crate) fn free_name(path: &Path, ending: &str) -> PathBuf {
    let first = beside(path, &format!(".{ending}"));
    let others = (2..).map(|number: u32| beside(path, &format!(".{ending}-{number}")));
    let is_free = |name: &PathBuf| !name.exists() && !log_of(name).exists();
    std::iter::once(first).chain(others).find(is_free).unwrap_or_default()
}

/// The path of a database's log.
pub(crate) fn log_of(path: &Path) -> PathBuf {
    beside(path, "-wal")
}

/// Whether a database has a log next to it. Must be called before it is opened.
pub(crate) fn has_log(path: &Path) -> bool {
    fs::metadata(log_of(path)).is_ok_and(|log| log.len() > 0)
}

/// Checks the log of a database that nobody has open. If `SQLite` would drop commits in it, both files are
/// kept under another name. Whatever can be repaired without doubt is repaired.
pub(crate) fn check_log(path: &Path) -> Result<Option<Damage>, StoreFault> {
    let Some(log) = Log::read(&log_of(path), path)?.filter(|log| log.dropped > 0) else { return Ok(None) };
    let aside = set_aside(path).map_err(|error| {
        StoreFault::Damaged(format!("its log is damaged, and it cannot be copied: {error}"))
    })?;
    let (commits, kept) = (log.dropped, aside.display().to_string());
    if log.spoiled() == 0 {
        repair(path, &log)?;
        tracing::error!(commits, kept, "repaired the database's damaged log; nothing is missing");
        return Ok(None);
    }
    if !log.is_certain {
        tracing::warn!(kept, "the last commit in the database's log is incomplete, as after a power cut");
        return Ok(None);
    }
    Ok(Some(Damage::Log { commits, aside }))
}

/// Refuses a database that nobody has open if `SQLite` would drop commits in its log.
pub(crate) fn must_have_intact_log(path: &Path) -> Result<(), StoreFault> {
    let is_whole = Log::read(&log_of(path), path)?.is_none_or(|log| log.dropped == 0);
    if is_whole { Ok(()) } else { Err(StoreFault::Damaged("commits in its log cannot be read".into())) }
}

/// Copies a database and its log as they are.
fn set_aside(path: &Path) -> std::io::Result<PathBuf> {
    let aside = free_name(path, "damaged");
    let copied = copy_privately(path, &aside).and_then(|()| copy_privately(&log_of(path), &log_of(&aside)));
    if copied.is_err() {
        fs::remove_file(&aside).ok();
        fs::remove_file(log_of(&aside)).ok();
    }
    copied.map(|()| aside)
}

/// Copies a file into a new one that only its owner may read, and syncs it to disk.
pub(crate) fn copy_privately(from: &Path, to: &Path) -> std::io::Result<()> {
    let mut copy = private_file().create_new(true).write(true).open(to)?;
    std::io::copy(&mut File::open(from)?, &mut copy)?;
    copy.sync_all()
}

/// Does what `SQLite` would do with an intact log.
fn repair(path: &Path, log: &Log) -> Result<(), StoreFault> {
    let database = OpenOptions::new().write(true).open(path)?;
    log.apply(&log_of(path), &database)?;
    database.sync_all()?;
    fs::remove_file(log_of(path))?;
    fs::remove_file(beside(path, "-shm")).ok();
    sync_folder_of(path)
}

/// Writes the in-use note and copies what a crash has left in the log into the file.
pub(crate) async fn begin_use(connection: &mut Connection, path: &Path) {
    let sql = "INSERT INTO server (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    let said = connection.execute(sql, &[IN_USE.into(), (&identity(path)).into()]).await;
    let copied = match said {
        Ok(_) => connection.execute("PRAGMA wal_checkpoint(PASSIVE)", &[]).await,
        Err(fault) => Err(fault),
    };
    if let Err(fault) = copied {
        tracing::warn!(%fault, "cannot copy the database's log into it");
    }
}

/// Removes the in-use note from a database.
pub(crate) async fn end_use(connection: &mut Connection) -> Result<(), StoreFault> {
    connection.execute("DELETE FROM server WHERE key = $1", &[IN_USE.into()]).await.map(drop)
}

/// Whether a file without a log is a copy of one that was in use.
pub(crate) async fn lacks_log(connection: &mut Connection, path: &Path) -> bool {
    let found = connection.fetch("SELECT value FROM server WHERE key = $1", &[IN_USE.into()]).await;
    // Unreadable data is detected elsewhere.
    let found = found.ok().and_then(|rows| rows.first().and_then(|row| row.get::<String>(0).ok()));
    let is_copy = found.as_ref().is_some_and(|file| *file != identity(path));
    if found.is_some() && !is_copy {
        // A program that opens the database copies the log into it when it ends.
        tracing::warn!(
            "the database was in use when its server ended, and its log has disappeared since; was it removed?"
        );
    }
    is_copy
}

/// Identifies the file. A copy has another identity.
fn identity(path: &Path) -> String {
    #[cfg(unix)]
    let number = fs::metadata(path).map_or(0, |file| std::os::unix::fs::MetadataExt::ino(&file));
    #[cfg(not(unix))]
    let number = u64::from(path.as_os_str().is_empty());
    number.to_string()
}
