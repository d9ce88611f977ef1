//! Administration by the host: passwords, bans, reports, closing tables.
//!
//! The key decision: **only one process writes**. If the database is free, a command opens it and does the
//! work itself. If a server is using it, the command writes its request as a file into the folder `admin`
//! next to the database. The server checks that folder several times a second, carries out the request and
//! writes an answer next to it. So nothing in memory is ever out of date. Whoever may write to the data
//! folder is the host, and no further password or port is needed.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use catalog::Catalog;
use i18n::Message;
use serde::{Deserialize, Serialize};
use store::{Damage, Holder, Secret, Store, StoreFault, StoreOptions, TableKind, User, UserKind};

use crate::app::App;
use crate::backups::{self, Backup};
use crate::config::Config;
use crate::export::{self, Taken};
use crate::fault::{Answer, ApiFault, Code};
use crate::origin::COUNTED_DAYS;
use crate::{maintenance, names, password, who};

/// A request by the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Give an account a new password, which is in the reply, and end its sessions.
    ResetPassword {
        /// The account's name.
        name: String,
    },
    /// Ban a user or lift the ban.
    Ban {
        /// The name of an account or bot, or any user's id.
        name: String,
        /// Whether the user is to be banned.
        banned: bool,
    },
    /// Close a table for good.
    CloseTable {
        /// The table.
        id: String,
    },
    /// List the open reports.
    Reports,
    /// Mark a report as dealt with.
    Settle {
        /// The report.
        id: String,
    },
    /// List the users seen last.
    Users {
        /// The maximum number of users.
        limit: u32,
    },
    /// Show what is stored, by whom, and for how long.
    Storage,
    /// Show the state of the database and its backups.
    Status,
    /// Export a table's record.
    Export {
        /// The table.
        table: String,
        /// For a running game, whose copy to export: a seat counted from 1, or a spectator's if missing.
        seat: Option<u8>,
    },
    /// Import the record of a finished game.
    Import {
        /// The contents of the file.
        record: String,
    },
}

/// The outcome of a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "result", rename_all = "snake_case")]
pub enum Reply {
    /// The request was carried out.
    Done,
    /// The new password.
    Password {
        /// The password, to be passed on to the account's owner.
        password: String,
    },
    /// Reports, oldest first.
    Reports {
        /// The reports.
        reports: Vec<Report>,
    },
    /// Users, last seen first.
    Users {
        /// The users.
        users: Vec<Listed>,
    },
    /// An overview of what is stored.
    Storage {
        /// The overview.
        storage: Stored,
    },
    /// The state of the database and its backups.
    Status(Status),
    /// A record, or a viewer's copy.
    Record {
        /// The contents of the file.
        text: String,
        /// Which of them it is.
        taken: Taken,
    },
    /// A record was imported.
    Imported {
        /// The table created from it.
        table: String,
    },
    /// A table with the record's id already exists.
    IsThere {
        /// The table.
        table: String,
    },
    /// The request is not possible with this table or record.
    Refused {
        /// The reason, for the host.
        reason: String,
    },
    /// There is no such user, table or report.
    Unknown,
    /// The store failed.
    Failed {
        /// The reason, for the host.
        reason: String,
    },
}

/// The state of the database and its backups.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Status {
    /// The known damage, if any.
    pub damage: Option<Harm>,
    /// How often something failed because of damage.
    pub damage_met: u64,
    /// The number of tables that cannot be read.
    #[serde(default)]
    pub unreadable: u64,
    /// Whether all of the database has been checked since it was opened.
    pub is_checked: bool,
    /// Whether the server makes automatic backups.
    pub makes_backups: bool,
    /// The newest backup.
    pub last_backup: Option<Backup>,
    /// The reason why the last backup failed, if it did.
    pub backup_failed: Option<String>,
}

/// The kind of damage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Harm {
    /// The database's write-ahead log.
    Log {
        /// The number of missing commits.
        commits: u32,
        /// Where both files are kept as they were found.
        kept: String,
    },
    /// The log is missing.
    NoLog,
    /// The data itself.
    Data {
        /// `SQLite`'s error message.
        what: String,
    },
}

impl From<Damage> for Harm {
    fn from(damage: Damage) -> Harm {
        match damage {
            Damage::Log { commits, aside } => Harm::Log { commits, kept: aside.display().to_string() },
            Damage::NoLog => Harm::NoLog,
            Damage::Data(what) => Harm::Data { what },
        }
    }
}

impl Harm {
    /// The message for the host.
    pub fn message(&self) -> Message {
        match self {
            Harm::Log { commits, kept } => {
                Message::new("damage-log").with("commits", *commits).with("kept", kept.as_str())
            }
            Harm::NoLog => Message::new("damage-no-log"),
            Harm::Data { what } => Message::new("damage-data").with("what", what.as_str()),
        }
    }
}

/// A report as the host sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Its id.
    pub id: String,
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// The table where it happened.
    pub table: String,
    /// The name of the user who made the report.
    pub by: String,
    /// The name of the user it is about.
    pub about: Option<String>,
    /// The chat message it is about.
    pub chat: Option<String>,
    /// The reason given.
    pub reason: String,
}

/// A user as the host sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    /// The id.
    pub id: String,
    /// `guest`, `account` or `bot`.
    pub kind: String,
    /// The name.
    pub name: String,
    /// When the user was last seen, in milliseconds since 1970.
    pub last_seen: i64,
    /// Whether the user is banned.
    pub banned: bool,
}

/// An overview of what is stored, by whom, and for how long.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stored {
    /// The size of the database in bytes.
    pub database_bytes: i64,
    /// The free space inside the database file in bytes.
    pub free_bytes: i64,
    /// Tables by kind and state.
    pub tables: Vec<StoredTables>,
    /// The number of game results. They are kept for good.
    pub results: i64,
    /// The number of tables that will be deleted within `expiring_days` unless they are used.
    pub expiring: i64,
    /// The number of days that `expiring` looks ahead.
    pub expiring_days: i64,
    /// The users whose tables take the most space, largest first.
    pub users: Vec<Storing>,
    /// The addresses whose tables take the most space, largest first. They are pseudonyms, not real
    /// addresses.
    pub addresses: Vec<Storing>,
    /// The quotas in force.
    pub quotas: StorageQuotas,
}

/// Tables of the same kind and state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredTables {
    /// `game`, `branch` or `import`; empty if not yet determined.
    pub kind: String,
    /// The state of their games.
    pub state: String,
    /// Whether none of their people has an account.
    pub guests_only: bool,
    /// The number of tables.
    pub tables: i64,
    /// Their approximate size in bytes.
    pub bytes: i64,
}

/// A user or address that has stored something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Storing {
    /// The id.
    pub id: String,
    /// The name, if any.
    pub name: String,
    /// The number of tables.
    pub tables: i64,
    /// Their approximate size in bytes.
    pub bytes: i64,
}

/// How much may be stored, and for how long.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StorageQuotas {
    /// How many MB a user may store in `days`; 0 means unlimited.
    pub user_mb: u32,
    /// How many MB the users at one address may store together.
    pub address_mb: u32,
    /// The number of days that count.
    pub days: u32,
    /// Unused branches are deleted after this many days; 0 means never.
    pub branch_days: u32,
    /// Unused tables with only guests are deleted after this many days; 0 means never.
    pub guest_table_days: u32,
}

/// The number of users and addresses listed in the storage overview.
const LISTED_STORING: u32 = 10;

/// The maximum number of reports listed.
const REPORTS: u32 = 100;

/// How often the server checks for requests, and a command for its answer.
const CHECK_EVERY: Duration = Duration::from_millis(200);

/// How long a command waits for an answer.
const PATIENCE: Duration = Duration::from_secs(15);

/// Carries out a request, through the server that uses this data or, if none is running, directly.
pub async fn ask(catalog: &'static Catalog, config: Config, request: &Request) -> Result<Reply, Message> {
    if config.database_file().is_some_and(|file| !file.exists()) {
        return Err(Message::new("admin-no-data").with("folder", config.data.display().to_string()));
    }
    match Store::open(&config.database_address(), StoreOptions::default()).await {
        Ok(store) => {
            let app = App::new(catalog, store, config, None);
            let reply = perform(&app, request).await;
            app.store().close().await;
            Ok(reply)
        }
        Err(StoreFault::InUse) if config.database_file().is_some() => {
            ask_running(&folder(&config), request).await
        }
        Err(fault) => Err(store_message(&fault)),
    }
}

/// The message for the host about a store that does not open.
pub fn store_message(fault: &StoreFault) -> Message {
    match fault {
        StoreFault::InUse => Message::new("store-in-use"),
        StoreFault::Full => Message::new("store-full"),
        StoreFault::Unreachable(reason) => Message::new("store-unreachable").with("reason", reason.as_str()),
        StoreFault::ReadOnly => Message::new("store-read-only"),
        StoreFault::Newer { found, known } => {
            let known = i32::try_from(*known).unwrap_or_default();
            Message::new("store-newer")
                .with("found", i32::try_from(*found).unwrap_or_default())
                .with("known", known)
        }
        StoreFault::Damaged(reason) | StoreFault::Unreadable(reason) => {
            Message::new("store-damaged").with("reason", reason.as_str())
        }
        other => Message::new("store-broken").with("reason", other.to_string()),
    }
}

fn folder(config: &Config) -> PathBuf {
    config.data.join("admin")
}

async fn ask_running(folder: &Path, request: &Request) -> Result<Reply, Message> {
    let id = who::random_text::<8>();
    let (asked, answered) = (folder.join(format!("{id}.request")), folder.join(format!("{id}.answer")));
    let failed = |error: io::Error| {
        Message::new("admin-folder")
            .with("folder", folder.display().to_string())
            .with("reason", error.to_string())
    };
    write(&asked, request).map_err(failed)?;
    let began = tokio::time::Instant::now();
    while began.elapsed() < PATIENCE {
        tokio::time::sleep(CHECK_EVERY / 2).await;
        if let Ok(text) = fs::read_to_string(&answered) {
            fs::remove_file(&answered).map_err(failed)?;
            return serde_json::from_str(&text).map_err(|error| failed(error.into()));
        }
    }
    fs::remove_file(&asked).ok();
    Err(Message::new("admin-no-answer"))
}

/// Writes a file that only its owner may read. It gets its name only when it is complete.
fn write(path: &Path, content: &impl Serialize) -> io::Result<()> {
    let part = path.with_extension("part");
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.create_new(true).write(true).open(&part)?;
    file.write_all(&serde_json::to_vec(content)?)?;
    drop(file);
    fs::rename(part, path)
}

/// Carries out the requests in the folder as long as the server runs.
pub(crate) async fn serve_requests(app: Arc<App>) {
    if app.store().is_shared() {
        // With this database a command can always do the work itself.
        return;
    }
    let folder = folder(app.config());
    // Requests left over from before have been given up by the commands that made them.
    fs::remove_dir_all(&folder).ok();
    if let Err(error) = make_private_folder(&folder) {
        tracing::warn!(%error, "`starfry admin` cannot reach this server");
        return;
    }
    let mut stopped = std::pin::pin!(app.stopped());
    loop {
        tokio::select! {
            () = tokio::time::sleep(CHECK_EVERY) => {}
            () = stopped.as_mut() => return,
        }
        for path in requests(&folder) {
            answer(&app, &path).await;
        }
    }
}

/// Creates a folder that only its owner can access.
pub fn make_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

fn requests(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    paths.filter(|path| path.extension().is_some_and(|extension| extension == "request")).collect()
}

async fn answer(app: &App, path: &Path) {
    let request = fs::read_to_string(path).and_then(|text| Ok(serde_json::from_str::<Request>(&text)?));
    // Remove the file first, so that every request is carried out once.
    let request = fs::remove_file(path).and(request);
    let reply = match request {
        Ok(request) => perform(app, &request).await,
        Err(error) => {
            tracing::warn!(%error, "cannot read a request from the host");
            Reply::Failed { reason: error.to_string() }
        }
    };
    if let Err(error) = write(&path.with_extension("answer"), &reply) {
        tracing::warn!(%error, "cannot answer the host");
    }
}

/// Carries out a request.
pub async fn perform(app: &App, request: &Request) -> Reply {
    let done = match request {
        Request::ResetPassword { name } => reset_password(app, name).await,
        Request::Ban { name, banned } => ban(app, name, *banned).await,
        Request::CloseTable { id } => app.close_table(id).await.map(|()| Reply::Done),
        Request::Reports => reports(app).await,
        Request::Settle { id } => settle(app, id).await,
        Request::Users { limit } => users(app, *limit).await,
        Request::Storage => storage(app).await,
        Request::Status => Ok(Reply::Status(status(app))),
        Request::Export { table, seat } => export::export(app, table, *seat).await.map_err(ApiFault::from),
        Request::Import { record } => export::import(app, record).await.map_err(ApiFault::from),
    };
    done.unwrap_or_else(|fault| match fault.code() {
        Code::Unknown => Reply::Unknown,
        _ => Reply::Failed { reason: fault.message().to_string() },
    })
}

async fn find(app: &App, name: &str) -> Answer<User> {
    let user = match app.store().user_by_name(&names::key_of(name)).await? {
        Some(user) => Some(user),
        None => app.store().user(name).await?,
    };
    user.filter(|user| !user.deleted).ok_or_else(ApiFault::unknown)
}

async fn reset_password(app: &App, name: &str) -> Answer<Reply> {
    let user = find(app, name).await?;
    if user.kind != UserKind::Account {
        return Err(ApiFault::unknown());
    }
    // Sixteen hexadecimal digits cannot be guessed, but can be read out over the phone.
    let password = who::random_text::<8>();
    let hash = password::hashed(&password).ok_or_else(ApiFault::broken)?;
    app.store().set_password(&user.id, &Secret::new(hash)).await?;
    app.store().end_sessions_of(&user.id, None).await?;
    app.session_changed(&user.id);
    Ok(Reply::Password { password })
}

async fn ban(app: &App, name: &str, banned: bool) -> Answer<Reply> {
    let user = find(app, name).await?;
    app.ban(&user.id, banned).await?;
    Ok(Reply::Done)
}

async fn settle(app: &App, id: &str) -> Answer<Reply> {
    app.store().settle_report(id).await?;
    Ok(Reply::Done)
}

async fn reports(app: &App) -> Answer<Reply> {
    let mut reports = Vec::new();
    for report in app.store().open_reports(REPORTS).await? {
        let chat = match report.chat_number {
            Some(number) => {
                let lines = app.store().chat_after(&report.table, number.saturating_sub(1), 2).await?;
                lines.into_iter().find(|line| line.number == number).map(|line| line.text)
            }
            None => None,
        };
        let about = match &report.about_user {
            Some(id) => Some(name_of(app, id).await?),
            None => None,
        };
        reports.push(Report {
            by: name_of(app, &report.by_user).await?,
            about,
            chat,
            id: report.id,
            at: report.at,
            table: report.table,
            reason: report.reason,
        });
    }
    Ok(Reply::Reports { reports })
}

fn status(app: &App) -> Status {
    let (config, health) = (app.config(), app.store().health());
    let is_file = config.database_file().is_some();
    Status {
        damage: health.damage.map(Harm::from),
        damage_met: health.met,
        unreadable: health.unreadable,
        is_checked: health.is_checked,
        makes_backups: is_file && config.backup_every_h > 0,
        last_backup: backups::newest(config).filter(|_| is_file),
        backup_failed: app.backups().failure(),
    }
}

async fn name_of(app: &App, id: &str) -> Answer<String> {
    Ok(app.store().user(id).await?.map_or_else(|| id.to_owned(), |user| user.name))
}

async fn users(app: &App, limit: u32) -> Answer<Reply> {
    let listed = |user: User| Listed {
        id: user.id,
        kind: user.kind.word().to_owned(),
        name: user.name,
        last_seen: user.last_seen,
        banned: user.banned,
    };
    let users = app.store().users(limit).await?;
    Ok(Reply::Users { users: users.into_iter().map(listed).collect() })
}

async fn storage(app: &App) -> Answer<Reply> {
    let (config, inventory) = (app.config(), app.store().inventory(LISTED_STORING).await?);
    let storing = |holder: Holder| Storing {
        id: holder.id,
        name: holder.name,
        tables: holder.tables,
        bytes: holder.bytes,
    };
    let tables = inventory.tables.into_iter().map(|heap| StoredTables {
        kind: heap.kind.map_or("", TableKind::word).to_owned(),
        state: heap.state.word().to_owned(),
        guests_only: heap.guests_only,
        tables: heap.tables,
        bytes: heap.bytes,
    });
    let storage = Stored {
        database_bytes: inventory.database_bytes,
        free_bytes: inventory.free_bytes,
        tables: tables.collect(),
        results: inventory.results,
        expiring: app
            .store()
            .count_tables_to_expire(maintenance::cutoffs(app, maintenance::NOTICE_DAYS))
            .await?,
        expiring_days: maintenance::NOTICE_DAYS.into(),
        users: inventory.users.into_iter().map(storing).collect(),
        addresses: inventory.origins.into_iter().map(storing).collect(),
        quotas: StorageQuotas {
            user_mb: config.storage_mb_per_user,
            address_mb: config.storage_mb_per_user.saturating_mul(config.users_per_address.max(1)),
            days: COUNTED_DAYS,
            branch_days: config.branch_days,
            guest_table_days: config.guest_table_days,
        },
    };
    Ok(Reply::Storage { storage })
}
