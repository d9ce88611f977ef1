//! What a crash leaves behind, and what is done about it before a file is used.
//!
//! While a file is in use it says so itself, together with which file it is. So a copy that somebody has made of it alone, without
//! the log in which the last commits are, can be told from the whole.

use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};

use crate::engine::Connection;
use crate::fault::StoreFault;
use crate::health::Damage;
use crate::store::{private_file, sync_folder_of};
use crate::wal::Log;

/// Under this key a file says that it is in use.
pub(crate) const IN_USE: &str = "in_use";

/// A name beside a file.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// A name beside a file that neither a file nor its log has yet: `starfry.db.before`, `starfry.db.before-2`, …
pub(crate) fn free_name(path: &Path, ending: &str) -> PathBuf {
    let first = beside(path, &format!(".{ending}"));
    let others = (2..).map(|number: u32| beside(path, &format!(".{ending}-{number}")));
    let is_free = |name: &PathBuf| !name.exists() && !log_of(name).exists();
    std::iter::once(first).chain(others).find(is_free).unwrap_or_default()
}

/// Where the log of a database is.
pub(crate) fn log_of(path: &Path) -> PathBuf {
    beside(path, "-wal")
}

/// Whether a database has a log beside it. To be asked before it is opened.
pub(crate) fn has_log(path: &Path) -> bool {
    fs::metadata(log_of(path)).is_ok_and(|log| log.len() > 0)
}

/// Looks at the log of a database that nobody has open. If `SQLite` would drop commits that are in it, both files are kept as they
/// are under another name; what can be mended without doubt is.
pub(crate) fn look_at_log(path: &Path) -> Result<Option<Damage>, StoreFault> {
    let Some(log) = Log::read(&log_of(path), path)?.filter(|log| log.dropped > 0) else { return Ok(None) };
    let aside = set_aside(path).map_err(|error| {
        StoreFault::Damaged(format!("its log is damaged, and no copy of it can be kept: {error}"))
    })?;
    let (commits, kept) = (log.dropped, aside.display().to_string());
    if log.spoiled() == 0 {
        mend(path, &log)?;
        tracing::error!(
            commits,
            kept,
            "the log of the database was damaged and is mended: nothing is missing"
        );
        return Ok(None);
    }
    if !log.is_certain {
        tracing::warn!(
            kept,
            "the last commit in the log of the database is not whole, as a power cut leaves it"
        );
        return Ok(None);
    }
    Ok(Some(Damage::Log { commits, aside }))
}

/// Refuses a database that nobody has open if `SQLite` would drop commits that are in its log.
pub(crate) fn must_have_whole_log(path: &Path) -> Result<(), StoreFault> {
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

/// Copies a file into a new one that only its owner may read, and which is on disk then.
pub(crate) fn copy_privately(from: &Path, to: &Path) -> std::io::Result<()> {
    let mut copy = private_file().create_new(true).write(true).open(to)?;
    std::io::copy(&mut File::open(from)?, &mut copy)?;
    copy.sync_all()
}

/// Does what `SQLite` would do with a log that is whole.
fn mend(path: &Path, log: &Log) -> Result<(), StoreFault> {
    let database = OpenOptions::new().write(true).open(path)?;
    log.apply(&log_of(path), &database)?;
    database.sync_all()?;
    fs::remove_file(log_of(path))?;
    fs::remove_file(beside(path, "-shm")).ok();
    sync_folder_of(path)
}

/// Says in a database that it is in use, and puts what a crash has left in its log into the file.
pub(crate) async fn begin_use(connection: &mut Connection, path: &Path) {
    let sql = "INSERT INTO server (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    let said = connection.execute(sql, &[IN_USE.into(), (&identity(path)).into()]).await;
    let copied = match said {
        Ok(_) => connection.execute("PRAGMA wal_checkpoint(PASSIVE)", &[]).await,
        Err(fault) => Err(fault),
    };
    if let Err(fault) = copied {
        tracing::warn!(%fault, "the log of the database cannot be copied into it");
    }
}

/// Says in a database that it is no longer in use.
pub(crate) async fn end_use(connection: &mut Connection) -> Result<(), StoreFault> {
    connection.execute("DELETE FROM server WHERE key = $1", &[IN_USE.into()]).await.map(drop)
}

/// Whether a file that has no log is a copy of one that was in use.
pub(crate) async fn lacks_log(connection: &mut Connection, path: &Path) -> bool {
    let found = connection.fetch("SELECT value FROM server WHERE key = $1", &[IN_USE.into()]).await;
    // What cannot be read is found out by others.
    let found = found.ok().and_then(|rows| rows.first().and_then(|row| row.get::<String>(0).ok()));
    let is_copy = found.as_ref().is_some_and(|file| *file != identity(path));
    if found.is_some() && !is_copy {
        // A program that looks into the database puts the log into it when it ends.
        tracing::warn!(
            "the database was in use when its server ended, and its log is gone since: was it removed?"
        );
    }
    is_copy
}

/// Which file it is: a copy is another one.
fn identity(path: &Path) -> String {
    #[cfg(unix)]
    let number = fs::metadata(path).map_or(0, |file| std::os::unix::fs::MetadataExt::ino(&file));
    #[cfg(not(unix))]
    let number = u64::from(path.as_os_str().is_empty());
    number.to_string()
}
