//! `starfry admin`

use catalog::Fault;
use clap::{Args, Subcommand};
use i18n::{Texts, args};
use server::admin::{Listed, Reply, Report, Request, Status, Stored, Storing, ask};
use server::moment;

use crate::Outcome;
use crate::language::Speech;
use crate::output::{Side, columns, say};
use crate::serve::runtime;
use crate::settings::DataSettings;

/// Manage users, tables and reports, whether or not the server is running
#[derive(Args)]
#[command(after_help = "\
Run this as the user who owns the data. If the server is running, it carries out the command immediately.")]
pub(crate) struct Admin {
    #[command(flatten)]
    settings: DataSettings,
    /// Print a single line of JSON
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Set a new password for an account and end its sessions
    ResetPassword {
        /// Name of the account
        name: String,
    },
    /// Ban a user
    Ban {
        /// Name of an account or bot, or any user's id
        name: String,
    },
    /// Lift a user's ban
    Unban {
        /// Name of an account or bot, or any user's id
        name: String,
    },
    /// Close a table permanently
    CloseTable {
        /// Id of the table
        id: String,
    },
    /// List open reports from players
    Reports {
        /// Mark this report as settled instead
        #[arg(long, value_name = "ID")]
        settle: Option<String>,
    },
    /// Show what is stored, for whom and for how long
    Storage,
    /// Show the state of the database and the time of the last backup
    Status,
    /// List users, most recently active first
    Users {
        /// Maximum number of users
        #[arg(long, value_name = "NUMBER", default_value_t = 50)]
        limit: u32,
    },
}

impl What {
    fn request(&self) -> Request {
        match self {
            What::ResetPassword { name } => Request::ResetPassword { name: name.clone() },
            What::Ban { name } => Request::Ban { name: name.clone(), banned: true },
            What::Unban { name } => Request::Ban { name: name.clone(), banned: false },
            What::CloseTable { id } => Request::CloseTable { id: id.clone() },
            What::Reports { settle: Some(id) } => Request::Settle { id: id.clone() },
            What::Reports { settle: None } => Request::Reports,
            What::Status => Request::Status,
            What::Users { limit } => Request::Users { limit: *limit },
            What::Storage => Request::Storage,
        }
    }

    /// The name or id that the command is about.
    fn thing(&self) -> &str {
        match self {
            What::ResetPassword { name } | What::Ban { name } | What::Unban { name } => name,
            What::CloseTable { id } | What::Reports { settle: Some(id) } => id,
            What::Reports { settle: None } | What::Users { .. } | What::Storage | What::Status => "",
        }
    }
}

impl Admin {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let config = self.settings.effective()?.config;
        let reply = runtime()?.block_on(ask(speech.catalog(), config, &self.what.request()))?;
        match &reply {
            Reply::Unknown => return Err(Fault::new("admin-unknown").with("name", self.what.thing()).into()),
            Reply::Failed { reason } => {
                return Err(Fault::new("admin-failed").with("reason", reason.as_str()).into());
            }
            _ => {}
        }
        if self.json {
            say(&serde_json::to_string(&reply)?)?;
            return Ok(Outcome::AllIsWell);
        }
        for line in self.lines(&reply, speech.texts()) {
            say(&line)?;
        }
        Ok(Outcome::AllIsWell)
    }

    fn lines(&self, reply: &Reply, texts: &Texts) -> Vec<String> {
        let thing = self.what.thing();
        match reply {
            Reply::Password { password } => {
                vec![texts.say("admin-password", &args! { name: thing, password: password.as_str() })]
            }
            Reply::Reports { reports } if reports.is_empty() => vec![texts.word("admin-no-reports")],
            Reply::Reports { reports } => {
                reports.iter().flat_map(|report| report_lines(report, texts)).collect()
            }
            Reply::Storage { storage } => storage_lines(storage, texts),
            Reply::Status(status) => status_lines(status, texts),
            Reply::Users { users } if users.is_empty() => vec![texts.word("admin-no-users")],
            Reply::Users { users } => {
                let rows: Vec<Vec<String>> = users.iter().map(|user| user_row(user, texts)).collect();
                columns(&[Side::Left; 5], &rows)
            }
            _ => {
                let key = match self.what {
                    What::Ban { .. } => "admin-banned",
                    What::Unban { .. } => "admin-unbanned",
                    What::CloseTable { .. } => "admin-closed",
                    _ => "admin-settled",
                };
                vec![texts.say(key, &args! { name: thing })]
            }
        }
    }
}

fn status_lines(status: &Status, texts: &Texts) -> Vec<String> {
    let database = match &status.damage {
        None => texts.word("admin-sound"),
        Some(harm) => texts.say("admin-damaged", &args! { damage: texts.message(&harm.message()) }),
    };
    let unreadable = (status.unreadable > 0)
        .then(|| texts.say("admin-unreadable", &args! { count: status.unreadable as usize }));
    let backup = match &status.last_backup {
        Some(backup) => {
            let last = args! { file: backup.file.display().to_string(), time: moment(backup.at) };
            texts.say("admin-backup-last", &last)
        }
        None if status.makes_backups => texts.word("admin-backup-none"),
        None => texts.word("admin-backup-off"),
    };
    let failed = status.backup_failed.as_ref();
    let failed = failed.map(|reason| texts.say("admin-backup-failed", &args! { reason: reason.as_str() }));
    [database].into_iter().chain(unreadable).chain([backup]).chain(failed).collect()
}

fn report_lines(report: &Report, texts: &Texts) -> Vec<String> {
    let nobody = || texts.word("nobody");
    let about = report.about.clone().unwrap_or_else(nobody);
    let head = args! { id: report.id.as_str(), time: moment(report.at), table: report.table.as_str() };
    let head = texts.say("admin-report", &head.with("by", report.by.as_str()).with("about", about));
    let chat = report.chat.iter().map(|line| format!("  > {}", visible(line)));
    [head].into_iter().chain(chat).chain([format!("  {}", visible(&report.reason))]).collect()
}

fn storage_lines(storage: &Stored, texts: &Texts) -> Vec<String> {
    let size = args! { size: megabytes(storage.database_bytes), free: megabytes(storage.free_bytes) };
    let mut lines = vec![texts.say("admin-storage-size", &size)];
    let rows: Vec<Vec<String>> = storage
        .tables
        .iter()
        .map(|heap| {
            let guests = if heap.guests_only { texts.word("admin-storage-guests") } else { String::new() };
            let (kind, state) = (heap.kind.clone(), heap.state.clone());
            vec![format!("  {kind}"), state, guests, heap.tables.to_string(), megabytes(heap.bytes)]
        })
        .collect();
    let blocks = [
        (
            "admin-storage-tables",
            columns(&[Side::Left, Side::Left, Side::Left, Side::Right, Side::Right], &rows),
        ),
        ("admin-storage-users", storing_lines(&storage.users)),
        ("admin-storage-addresses", storing_lines(&storage.addresses)),
    ];
    for (key, block) in blocks.into_iter().filter(|(_, block)| !block.is_empty()) {
        lines.push(texts.word(key));
        lines.extend(block);
    }
    let quotas = &storage.quotas;
    lines.push(texts.say("admin-storage-results", &args! { number: storage.results }));
    let expiring = args! { tables: storage.expiring, days: storage.expiring_days };
    lines.push(texts.say("admin-storage-expiring", &expiring));
    let kept = args! { branches: quotas.branch_days, guests: quotas.guest_table_days };
    lines.push(texts.say("admin-storage-kept", &kept));
    let allowed = args! { user: quotas.user_mb, address: quotas.address_mb, days: quotas.days };
    lines.push(texts.say("admin-storage-quotas", &allowed));
    lines
}

fn storing_lines(storing: &[Storing]) -> Vec<String> {
    let row = |one: &Storing| {
        vec![format!("  {}", one.id), visible(&one.name), one.tables.to_string(), megabytes(one.bytes)]
    };
    let rows: Vec<Vec<String>> = storing.iter().map(row).collect();
    columns(&[Side::Left, Side::Left, Side::Right, Side::Right], &rows)
}

fn megabytes(bytes: i64) -> String {
    format!("{:.1} MB", bytes as f64 / f64::from(1 << 20))
}

fn user_row(user: &Listed, texts: &Texts) -> Vec<String> {
    let banned = if user.banned { texts.word("admin-is-banned") } else { String::new() };
    vec![user.id.clone(), user.kind.clone(), visible(&user.name), moment(user.last_seen), banned]
}

/// Text written by people, without control characters that a terminal would obey.
fn visible(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}
