//! Copies of a database, and whether a file is a good one.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

use crate::engine::Connection;
use crate::fault::StoreFault;
use crate::schema;
use crate::store::{private_file, sync_folder_of};

/// What is in a database that was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The version of its schema.
    pub schema_version: i64,
    /// How many users it has.
    pub users: i64,
    /// How many tables it has.
    pub tables: i64,
    /// How many commits of tables it has.
    pub batches: i64,
}

/// Copies a database into a new file, also while a server has it open. The copy is checked, and has its name only when it is
/// complete and on disk. `Conflict` if the file is there already.
pub async fn backup(from: &Path, to: &Path) -> Result<Checked, StoreFault> {
    if to.try_exists()? {
        return Err(StoreFault::Conflict);
    }
    let mut part = to.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let checked = copy(from, &part).await;
    if checked.is_err() {
        std::fs::remove_file(&part).ok();
        return checked;
    }
    std::fs::rename(&part, to)?;
    sync_folder_of(to)?;
    checked
}

async fn copy(from: &Path, part: &Path) -> Result<Checked, StoreFault> {
    let file = private_file().create(true).truncate(true).write(true).open(part)?;
    let name = part.to_str().ok_or_else(|| StoreFault::Disk("the name of the copy is not Unicode".into()))?;
    let mut connection = open_to_read(from).await?;
    schema::version(&mut connection).await?;
    let copied = connection.execute("VACUUM INTO $1", &[name.into()]).await;
    connection.close().await?;
    copied?;
    file.sync_all()?;
    check(part).await
}

/// Whether a file is a whole and sound database that this program can open, and what is in it.
pub async fn check(path: &Path) -> Result<Checked, StoreFault> {
    let mut connection = open_to_read(path).await?;
    let checked = check_open(&mut connection).await;
    connection.close().await?;
    checked
}

async fn check_open(connection: &mut Connection) -> Result<Checked, StoreFault> {
    let schema_version = schema::version(connection).await?;
    if schema_version == 0 {
        return Err(StoreFault::Broken("this is no database of ours".into()));
    }
    let findings = connection.fetch("PRAGMA integrity_check(10)", &[]).await?;
    let findings = findings.iter().map(|row| row.get(0)).collect::<Result<Vec<String>, _>>()?;
    if findings != ["ok"] {
        return Err(StoreFault::Broken(findings.join("; ")));
    }
    let orphans = connection.fetch("PRAGMA foreign_key_check", &[]).await?;
    if !orphans.is_empty() {
        return Err(StoreFault::Broken(format!("{} rows point at nothing", orphans.len())));
    }
    let sql =
        "SELECT (SELECT COUNT(*) FROM users), (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM batches)";
    let counted = connection.fetch(sql, &[]).await?;
    let row = counted.first().ok_or_else(|| StoreFault::Broken("nothing was counted".into()))?;
    Ok(Checked { schema_version, users: row.get(0)?, tables: row.get(1)?, batches: row.get(2)? })
}

async fn open_to_read(path: &Path) -> Result<Connection, StoreFault> {
    let options =
        SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(Duration::from_secs(5));
    Ok(Connection::Sqlite(options.disable_statement_logging().connect().await?))
}
