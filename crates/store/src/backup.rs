//! Backups: copying a database, checking a copy and restoring one.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

use crate::crash::{self, beside, free_name};
use crate::engine::Connection;
use crate::fault::StoreFault;
use crate::health::{NO_LOG, findings};
use crate::schema;
use crate::store::{is_in_use, lock, private_file, sync_folder_of};

/// The contents of a checked database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The version of its schema.
    pub schema_version: i64,
    /// The number of users.
    pub users: i64,
    /// The number of tables.
    pub tables: i64,
    /// The number of batches.
    pub batches: i64,
}

/// A backup that has been restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// Its contents.
    pub checked: Checked,
    /// The new path of the previous database, if there was one.
    pub kept: Option<PathBuf>,
}

/// Copies a database into a new file, even while a server has it open. The copy is checked, and gets its name
/// only when it is complete and on disk. Fails with `Conflict` if the file already exists.
pub async fn backup(from: &Path, to: &Path) -> Result<Checked, StoreFault> {
    if to.try_exists()? {
        return Err(StoreFault::Conflict);
    }
    let part = beside(to, ".part");
    let checked = copy_whole(from, &part).await?;
    fs::rename(&part, to)?;
    sync_folder_of(to)?;
    Ok(checked)
}

/// Replaces a database, which no server may be using, with a copy. The previous database is moved to another
/// name.
pub async fn restore(from: &Path, database: &Path) -> Result<Restored, StoreFault> {
    let _lock = lock(database)?;
    let part = beside(database, ".part");
    let checked = copy_whole(from, &part).await?;
    let put = keep(database).and_then(|kept| {
        fs::rename(&part, database)?;
        Ok(kept)
    });
    let kept = put.inspect_err(|_| drop(fs::remove_file(&part)))?;
    sync_folder_of(database)?;
    Ok(Restored { checked, kept })
}

/// Moves a database and the files next to it to another name.
fn keep(database: &Path) -> Result<Option<PathBuf>, StoreFault> {
    let to = free_name(database, "before");
    let mut kept = None;
    for ending in ["-wal", "-shm", ""] {
        let from = beside(database, ending);
        if from.try_exists()? {
            fs::rename(from, beside(&to, ending))?;
            kept = Some(to.clone());
        }
    }
    Ok(kept)
}

/// Copies a database and checks the copy. Afterwards the copy is complete and on disk, or it does not exist.
async fn copy_whole(from: &Path, part: &Path) -> Result<Checked, StoreFault> {
    let checked = copy(from, part).await;
    if checked.is_err() {
        fs::remove_file(part).ok();
    }
    checked
}

async fn copy(from: &Path, part: &Path) -> Result<Checked, StoreFault> {
    if !is_in_use(from) {
        // If a server has begun to write in the meantime, it has checked the log itself.
        crash::must_have_intact_log(from)
            .or_else(|fault| if is_in_use(from) { Ok(()) } else { Err(fault) })?;
    }
    let file = private_file().create(true).truncate(true).write(true).open(part)?;
    let name =
        part.to_str().ok_or_else(|| StoreFault::Disk("the copy's name is not valid Unicode".into()))?;
    let has_log = crash::has_log(from);
    let mut connection = open_to_read(from).await?;
    schema::version(&mut connection).await?;
    let copied = if !has_log && crash::lacks_log(&mut connection, from).await {
        Err(StoreFault::Damaged(NO_LOG.into()))
    } else {
        connection.execute("VACUUM INTO $1", &[name.into()]).await
    };
    connection.close().await?;
    copied?;
    let mut copy = Connection::Sqlite(options(part).connect().await?);
    let ended = crash::end_use(&mut copy).await;
    copy.close().await?;
    ended?;
    file.sync_all()?;
    check(part).await
}

/// Checks that a file is a complete and undamaged database that this program can open. Returns its contents.
pub async fn check(path: &Path) -> Result<Checked, StoreFault> {
    let has_log = crash::has_log(path);
    let mut connection = open_to_read(path).await?;
    let checked = check_open(&mut connection).await;
    let lacks_log = !has_log && crash::lacks_log(&mut connection, path).await;
    connection.close().await?;
    if lacks_log { Err(StoreFault::Damaged(NO_LOG.into())) } else { checked }
}

async fn check_open(connection: &mut Connection) -> Result<Checked, StoreFault> {
    let schema_version = schema::version(connection).await?;
    if schema_version == 0 {
        return Err(StoreFault::Broken("this is not a Starfry database".into()));
    }
    if let Some(found) = findings(connection, "PRAGMA integrity_check(10)").await? {
        return Err(StoreFault::Damaged(found));
    }
    let orphans = connection.fetch("PRAGMA foreign_key_check", &[]).await?;
    if !orphans.is_empty() {
        return Err(StoreFault::Damaged(format!("{} rows refer to missing rows", orphans.len())));
    }
    let sql =
        "SELECT (SELECT COUNT(*) FROM users), (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM batches)";
    let counted = connection.fetch(sql, &[]).await?;
    let row = counted.first().ok_or_else(|| StoreFault::Broken("the counts are missing".into()))?;
    Ok(Checked { schema_version, users: row.get(0)?, tables: row.get(1)?, batches: row.get(2)? })
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(Duration::from_secs(5))
        .disable_statement_logging()
}

async fn open_to_read(path: &Path) -> Result<Connection, StoreFault> {
    Ok(Connection::Sqlite(options(path).read_only(true).connect().await?))
}

/// The free space for a folder in bytes, where the system reports it.
pub fn free_space(folder: &Path) -> Option<u64> {
    #[cfg(unix)]
    let space = rustix::fs::statvfs(folder).ok().map(|disk| disk.f_bavail.saturating_mul(disk.f_frsize));
    #[cfg(not(unix))]
    let space = folder.exists().then_some(u64::MAX);
    space
}
