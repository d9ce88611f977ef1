//! Automatic backups of the database.
//!
//! Old backups are removed only after a new one has been checked, and never while the database is known to be
//! damaged, because they may contain what it has lost.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use i18n::Message;
use serde::{Deserialize, Serialize};

use crate::admin::{make_private_folder, store_message};
use crate::app::App;
use crate::clock::moment;
use crate::config::Config;

/// How often the server checks whether a backup is due. The first check is some time after the start, when
/// there is less to do.
const CHECK_EVERY: Duration = Duration::from_mins(10);

const HOUR_MS: i64 = 3600 * 1000;

const ROUNDED_MS: i64 = 2000;

/// Free disk space required in bytes, in addition to twice the size of the database.
const SPARE_BYTES: u64 = 64 << 20;

/// The result of the last attempt.
#[derive(Debug, Default)]
pub(crate) struct Backups {
    failed: Mutex<Option<String>>,
}

/// A backup made by the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Backup {
    /// The file.
    pub file: PathBuf,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
}

impl Backup {
    /// Whether it is not from the future. Some file systems round up.
    fn is_past(&self) -> bool {
        self.at <= file_time() + ROUNDED_MS
    }
}

impl Backups {
    /// The reason why the last attempt failed, if it did.
    pub(crate) fn failure(&self) -> Option<String> {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn note(&self, failed: Option<String>) {
        *self.failed.lock().unwrap_or_else(PoisonError::into_inner) = failed;
    }
}

/// The backup folder.
pub(crate) fn folder(config: &Config) -> PathBuf {
    config.backup_folder.clone().unwrap_or_else(|| config.data.join("backups"))
}

/// The server's backups by the time at which each file was written, newest last. Their names are no help
/// because the clock may have been wrong.
pub fn made(config: &Config) -> Vec<Backup> {
    let Ok(entries) = fs::read_dir(folder(config)) else { return Vec::new() };
    let files = entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| is_ours(path));
    let made = files.filter_map(|file| {
        let at = fs::metadata(&file).ok()?.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
        Some(Backup { file, at: i64::try_from(at.as_millis()).ok()? })
    });
    let mut made: Vec<Backup> = made.collect();
    made.sort_by(|one, other| (one.at, &one.file).cmp(&(other.at, &other.file)));
    made
}

/// The newest backup. Backups from the future are ignored: they were made while the clock was wrong, so
/// nobody knows how old they are.
pub(crate) fn newest(config: &Config) -> Option<Backup> {
    made(config).into_iter().rfind(Backup::is_past)
}

/// The time that files are dated by, which may differ from the tables' clock.
fn file_time() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(now.as_millis()).unwrap_or(i64::MAX)
}

/// Whether we made this file, by its name: `starfry-2026-07-14-0905.db`. Other files are left alone.
fn is_ours(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let time = name.strip_prefix("starfry-").and_then(|rest| rest.strip_suffix(".db"));
    time.is_some_and(|time| time.len() == 15 && time.chars().all(|c| c.is_ascii_digit() || c == '-'))
}

/// Makes backups when they are due, until the server stops.
pub(crate) async fn keep_up(app: Arc<App>) {
    if app.config().database_file().is_none() || app.config().backup_every_h == 0 {
        return;
    }
    let mut looks = tokio::time::interval_at(tokio::time::Instant::now() + CHECK_EVERY, CHECK_EVERY);
    let keeping = async {
        loop {
            looks.tick().await;
            back_up_if_due(&app).await;
        }
    };
    tokio::select! {
        () = keeping => {}
        () = app.stopped() => {}
    }
}

/// Makes a backup if the newest is old enough.
pub async fn back_up_if_due(app: &App) {
    let config = app.config();
    let every = i64::from(config.backup_every_h) * HOUR_MS;
    let newest = newest(config);
    if let Some(newest) = &newest {
        app.metrics().backup_at.set(newest.at as f64 / 1e3);
    }
    let is_fresh = |backup: &Backup| file_time() - backup.at < every;
    if every == 0 || newest.as_ref().is_some_and(is_fresh) {
        return;
    }
    let failed = back_up(app).await.err().map(|message| message.to_string());
    if let Some(reason) = &failed {
        tracing::error!(reason, "the backup failed; will retry later");
        app.metrics().backup_failures.increment(1);
    }
    app.backups().note(failed);
}

async fn back_up(app: &App) -> Result<(), Message> {
    let config = app.config();
    let Some(database) = config.database_file() else { return Ok(()) };
    let folder = folder(config);
    let unwritable = |error: std::io::Error| {
        let message = Message::new("serve-no-folder").with("folder", folder.display().to_string());
        message.with("reason", error.to_string())
    };
    make_private_folder(&folder).map_err(unwritable)?;
    remove_parts(&folder);
    must_have_room(&folder, &database)?;
    let time = moment(file_time()).replace(' ', "-").replace(':', "");
    let file = folder.join(format!("starfry-{time}.db"));
    let checked = store::backup(&database, &file).await.map_err(|fault| store_message(&fault))?;
    tracing::info!(file = %file.display(), tables = checked.tables, moves = checked.batches, "made a backup");
    app.metrics().backup_at.set(file_time() as f64 / 1e3);
    if app.store().health().damage.is_none() {
        remove_old(config);
    }
    Ok(())
}

/// Refuses to fill the disk. There must be room for twice the size of the database.
fn must_have_room(folder: &Path, database: &Path) -> Result<(), Message> {
    let size = |path: &Path| fs::metadata(path).map_or(0, |file| file.len());
    let log = PathBuf::from(format!("{}-wal", database.display()));
    let needed = 2 * (size(database) + size(&log)) + SPARE_BYTES;
    match store::free_space(folder) {
        Some(free) if free < needed => Err(Message::new("backup-no-room")
            .with("folder", folder.display().to_string())
            .with("free", (free >> 20) as usize)
            .with("needed", (needed >> 20) as usize)),
        _ => Ok(()),
    }
}

/// Removes what unfinished backups have left behind.
fn remove_parts(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.extension().is_some_and(|end| end == "part") && is_ours(&path.with_extension("")) {
            fs::remove_file(path).ok();
        }
    }
}

/// Keeps the newest backups and, in addition, as many from the future, so that these do not displace those
/// with a known date.
fn remove_old(config: &Config) {
    let made = made(config);
    let (past, future) = made.split_at(made.partition_point(Backup::is_past));
    let kept = (config.backups_kept as usize).max(1);
    let old = |made: &'_ [Backup]| made[..made.len().saturating_sub(kept)].to_vec();
    for old in old(past).into_iter().chain(old(future)) {
        match fs::remove_file(&old.file) {
            Ok(()) => tracing::info!(file = %old.file.display(), "removed an old backup"),
            Err(error) => {
                tracing::warn!(file = %old.file.display(), %error, "cannot remove an old backup");
            }
        }
    }
}
