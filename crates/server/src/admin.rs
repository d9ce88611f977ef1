//! What the host does beside playing: passwords, bans, reports, closing tables.
//!
//! The key decision: **only the server writes**. A command finds the database either free, then it opens it and does the work
//! itself, or in use by a server; then it lays its request into the folder `admin` beside the database as a file, and the server,
//! which looks there several times a second, does it and lays an answer beside it. So nothing in memory is ever out of date, and
//! whoever may write the folder of the data is the host, without another password or port.

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
use crate::{names, password, tend, who};

/// What the host wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Give an account a new password, which is in the answer, and end its sessions.
    ResetPassword {
        /// Whose.
        name: String,
    },
    /// Ban somebody, or let him in again.
    Ban {
        /// The name of an account or bot, or the id of anybody.
        name: String,
        /// Whether he is banned.
        banned: bool,
    },
    /// Close a table for good.
    CloseTable {
        /// The table.
        id: String,
    },
    /// The reports that are open.
    Reports,
    /// A report has been dealt with.
    Settle {
        /// The report.
        id: String,
    },
    /// Who has been here lately.
    Users {
        /// How many at most.
        limit: u32,
    },
    /// What is stored, by whom, and for how long.
    Storage,
    /// How the database and its backups are.
    Status,
    /// Take the record of a table out.
    Export {
        /// The table.
        table: String,
        /// With whose eyes, while the game runs: a seat counted from 1, or a spectator.
        seat: Option<u8>,
    },
    /// Put the record of a finished game in.
    Import {
        /// The file.
        record: String,
    },
}

/// What has come of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "result", rename_all = "snake_case")]
pub enum Reply {
    /// It is done.
    Done,
    /// The new password.
    Password {
        /// To be told to its owner.
        password: String,
    },
    /// Reports, the oldest first.
    Reports {
        /// Them.
        reports: Vec<Report>,
    },
    /// Users, those seen last first.
    Users {
        /// Them.
        users: Vec<Listed>,
    },
    /// What is stored.
    Storage {
        /// All of it.
        storage: Stored,
    },
    /// How the database and its backups are.
    Status(Status),
    /// A record, or a viewer's copy.
    Record {
        /// The file.
        text: String,
        /// Which of them.
        taken: Taken,
    },
    /// A record is in.
    Imported {
        /// The table it is now.
        table: String,
    },
    /// There is a table with the id of the record already.
    IsThere {
        /// The table.
        table: String,
    },
    /// It cannot be done with this table or record.
    Refused {
        /// Why, for the host.
        reason: String,
    },
    /// There is no such user, table or report.
    Unknown,
    /// The store could not do it.
    Failed {
        /// Why, for the host.
        reason: String,
    },
}

/// How the database and its backups are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Status {
    /// What is damaged, as far as is known.
    pub damage: Option<Harm>,
    /// How often damage was met.
    pub damage_met: u64,
    /// How many tables cannot be read.
    #[serde(default)]
    pub unreadable: u64,
    /// Whether all of the database has been looked through since it was opened.
    pub is_checked: bool,
    /// Whether the server makes backups by itself.
    pub makes_backups: bool,
    /// The newest of them.
    pub last_backup: Option<Backup>,
    /// Why the last attempt to make one failed, if it did.
    pub backup_failed: Option<String>,
}

/// What is damaged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Harm {
    /// The log of the database.
    Log {
        /// How many commits are missing.
        commits: u32,
        /// Where both files are kept as they were found.
        kept: String,
    },
    /// The database lacks its log.
    NoLog,
    /// Something in the database.
    Data {
        /// What `SQLite` says about it.
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
    /// What the host is told.
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

/// A report as the host reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Its id.
    pub id: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// At which table.
    pub table: String,
    /// The name of who complains.
    pub by: String,
    /// The name of whom it is about.
    pub about: Option<String>,
    /// The line of chat it is about.
    pub chat: Option<String>,
    /// Why.
    pub reason: String,
}

/// A user as the host sees him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    /// The id.
    pub id: String,
    /// `guest`, `account` or `bot`.
    pub kind: String,
    /// The name.
    pub name: String,
    /// When he was last seen, in milliseconds since 1970.
    pub last_seen: i64,
    /// Whether he is banned.
    pub banned: bool,
}

/// What is stored, by whom, and for how long.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stored {
    /// How many bytes the database takes.
    pub database_bytes: i64,
    /// How many of them are free to be used again.
    pub free_bytes: i64,
    /// Tables by what they are.
    pub tables: Vec<StoredTables>,
    /// How many results of games there are. They are kept for good.
    pub results: i64,
    /// How many tables are deleted within `expiring_days` if nobody needs them.
    pub expiring: i64,
    /// Within how many days.
    pub expiring_days: i64,
    /// Whose tables take most, those first.
    pub users: Vec<Storing>,
    /// From where the tables that take most were set up, those first: no addresses, only what tells them apart.
    pub addresses: Vec<Storing>,
    /// What holds.
    pub quotas: StorageQuotas,
}

/// Tables of the same kind and state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredTables {
    /// `game`, `branch` or `import`; empty if that has not been looked at yet.
    pub kind: String,
    /// How far they have come.
    pub state: String,
    /// Whether there is no account among their people.
    pub guests_only: bool,
    /// How many.
    pub tables: i64,
    /// How many bytes they take, roughly.
    pub bytes: i64,
}

/// Somebody who has stored something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Storing {
    /// The id.
    pub id: String,
    /// The name, if there is one.
    pub name: String,
    /// How many tables.
    pub tables: i64,
    /// How many bytes they take, roughly.
    pub bytes: i64,
}

/// How much may be stored, and for how long.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StorageQuotas {
    /// How many MB a user may store in `days`; 0 is any number.
    pub user_mb: u32,
    /// How many MB the users of an address may store together.
    pub address_mb: u32,
    /// How many days count.
    pub days: u32,
    /// After how many days unused branches are deleted; 0 is never.
    pub branch_days: u32,
    /// After how many days unused tables of guests are deleted; 0 is never.
    pub guest_table_days: u32,
}

/// How many of those who store most are shown.
const STORING: u32 = 10;

/// How many reports are shown at a time.
const REPORTS: u32 = 100;

/// How often the server looks for requests, and a command for its answer.
const LOOKS: Duration = Duration::from_millis(200);

/// How long a command waits for an answer.
const PATIENCE: Duration = Duration::from_secs(15);

/// Has something done, by the server that runs on this data or, if there is none, here.
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

/// What to tell the host about a store that does not open.
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
        tokio::time::sleep(LOOKS / 2).await;
        if let Ok(text) = fs::read_to_string(&answered) {
            fs::remove_file(&answered).map_err(failed)?;
            return serde_json::from_str(&text).map_err(|error| failed(error.into()));
        }
    }
    fs::remove_file(&asked).ok();
    Err(Message::new("admin-no-answer"))
}

/// Writes a file that only its owner may read, and which has its name only when it is whole.
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

/// Does what is laid into the folder, as long as the server runs.
pub(crate) async fn attend(app: Arc<App>) {
    if app.store().is_shared() {
        // Whoever may use the database does it himself.
        return;
    }
    let folder = folder(app.config());
    // What lies there from before has been given up by whoever asked.
    fs::remove_dir_all(&folder).ok();
    if let Err(error) = make_private_folder(&folder) {
        tracing::warn!(%error, "starfry admin cannot reach this server");
        return;
    }
    let mut stopped = std::pin::pin!(app.stopped());
    loop {
        tokio::select! {
            () = tokio::time::sleep(LOOKS) => {}
            () = stopped.as_mut() => return,
        }
        for path in requests(&folder) {
            answer(&app, &path).await;
        }
    }
}

/// Makes a folder that only its owner may look into.
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
    // Removed first: what is asked once is done once.
    let request = fs::remove_file(path).and(request);
    let reply = match request {
        Ok(request) => perform(app, &request).await,
        Err(error) => {
            tracing::warn!(%error, "a request of the host cannot be read");
            Reply::Failed { reason: error.to_string() }
        }
    };
    if let Err(error) = write(&path.with_extension("answer"), &reply) {
        tracing::warn!(%error, "the host cannot be answered");
    }
}

/// Does what the host wants.
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
    // Sixteen hexadecimal digits are more than anybody tries, and can be told on the telephone.
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
    let (config, inventory) = (app.config(), app.store().inventory(STORING).await?);
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
        expiring: app.store().count_tables_to_expire(tend::cutoffs(app, tend::TOLD_DAYS)).await?,
        expiring_days: tend::TOLD_DAYS.into(),
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
