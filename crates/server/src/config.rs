//! The host's settings. Each has one name, used as a flag (`--max-connections`), in the environment
//! (`STARFRY_MAX_CONNECTIONS`) and in a TOML file (`max_connections`).
//!
//! The key decision: **every setting is defined in one table** ([`SETTINGS`]) with its name, its default and
//! a description. The command line, the environment, the file and `starfry config` are all derived from that
//! table.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::{fmt, fs};

use i18n::Message;
use store::Address;
use toml::Spanned;
use tracing_subscriber::filter::{LevelFilter, Targets};

/// The description of a setting.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Its name, as in the settings file: `max_connections`.
    pub name: &'static str,
    /// The placeholder for its value in help: `NUMBER`.
    pub value: &'static str,
    /// Its default. Empty means that it has no value.
    pub default: &'static str,
    /// The key of the heading it is listed under. Settings with the same heading follow each other.
    pub group: &'static str,
    about: &'static str,
}

impl Setting {
    /// Its description, in English.
    pub fn about(&self) -> &'static str {
        self.about.trim()
    }

    /// Its name as a flag, without the dashes: `max-connections`.
    pub fn flag(&self) -> String {
        self.name.replace('_', "-")
    }

    /// Its name in the environment: `STARFRY_MAX_CONNECTIONS`.
    pub fn variable(&self) -> String {
        format!("STARFRY_{}", self.name.to_uppercase())
    }
}

macro_rules! settings {
    ($($group:literal {
        $($(#[doc = $about:literal])+ $name:ident: $kind:ty = $default:literal, $value:literal;)*
    })*) => {
        /// All settings of a server.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Config {
            $($($(#[doc = $about])+ pub $name: $kind,)*)*
        }

        /// All settings, in the order in which they are listed.
        pub const SETTINGS: &[Setting] = &[$($(Setting {
            name: stringify!($name),
            value: $value,
            default: $default,
            group: $group,
            about: concat!($($about),+),
        },)*)*];

        impl Default for Config {
            fn default() -> Config {
                Config { $($($name: <$kind>::read($default).expect("a test reads all defaults"),)*)* }
            }
        }

        impl Config {
            /// Changes a setting, given as text. The name must be in the table.
            fn set(&mut self, name: &str, text: &str) -> Result<(), Message> {
                match name {
                    $($(stringify!($name) => self.$name = <$kind>::read(text)?,)*)*
                    _ => unreachable!("only settings in the table are set"),
                }
                Ok(())
            }

            /// A setting as text; empty if it has no value.
            pub fn shown(&self, name: &str) -> String {
                match name {
                    $($(stringify!($name) => self.$name.shown(),)*)*
                    _ => String::new(),
                }
            }
        }
    };
}

settings! {
    "config-group-address" {
        /// Address to listen on; 0.0.0.0:4040 means all addresses of the machine
        listen: SocketAddr = "127.0.0.1:4040", "ADDRESS";
        /// Public address of the server, such as `https://play.example.org`, if it differs from the address
        /// it listens on
        public_url: Option<PublicUrl> = "", "URL";
        /// Prefix of all paths, such as /starfry, if a proxy serves other things at the same address
        path_prefix: PathPrefix = "", "PATH";
        /// Addresses and networks of proxies whose X-Forwarded-For header is trusted, such as
        /// 127.0.0.1,10.0.0.0/8
        trusted_proxies: Networks = "", "NETWORKS";
        /// Certificate file with its chain (PEM), if the server itself serves https
        tls_certificate: Option<PathBuf> = "", "FILE";
        /// Key file for the certificate (PEM)
        tls_key: Option<PathBuf> = "", "FILE";
    }
    "config-group-data" {
        /// Database folder; created if missing
        data: PathBuf = "starfry-data", "FOLDER";
        /// Database shared by several servers, such as `postgres://starfry@db.example.org/starfry`; by
        /// default, a file in the database folder
        database: Option<DatabaseAddress> = "", "URL";
        /// Hours between automatic backups, if the database is a file; 0 means never
        backup_every_h: u32 = "24", "HOURS";
        /// Number of backups to keep; older ones are removed once a new one has been checked
        backups_kept: u32 = "3", "NUMBER";
        /// Folder for backups; by default, a folder named backups next to the database
        backup_folder: Option<PathBuf> = "", "FOLDER";
    }
    "config-group-people" {
        /// Whether people may create accounts themselves
        open_registration: bool = "true", "BOOL";
        /// Whether people may play without an account
        guests: bool = "true", "BOOL";
        /// Forget guests after this many days of inactivity
        guest_days: u32 = "60", "DAYS";
        /// Log people out after this many days of inactivity
        session_days: u32 = "180", "DAYS";
    }
    "config-group-tables" {
        /// Put a table to sleep after this many seconds without viewers
        sleep_after_s: u32 = "60", "SECONDS";
        /// Seconds that a bot must have stood in for an absent player before the others may end the game
        /// without them
        absent_after_s: u32 = "900", "SECONDS";
        /// Delete a branch (another move tried from a finished game) after this many days without players or
        /// viewers; 0 means never
        branch_days: u32 = "30", "DAYS";
        /// Delete a table with only guests after this many days without players or viewers; 0 means never
        guest_table_days: u32 = "90", "DAYS";
        /// Whether to offer games that are still drafts
        drafts: bool = "false", "BOOL";
    }
    "config-group-bots" {
        /// Number of threads for bots; 0 means one fewer than the machine has, but at least two
        bot_threads: u32 = "0", "NUMBER";
        /// Number of decisions from one address that may wait for a bot before advice and odds are refused
        bot_queue: u32 = "100", "NUMBER";
        /// Seconds per hour that bots may think for one user's tables
        think_s_per_hour: u32 = "1200", "SECONDS";
    }
    "config-group-limits" {
        /// Whether to limit what one address or user may do; turn off for load tests
        limits: bool = "true", "BOOL";
        /// Number of users to expect at one address; multiplies its limits on chat, tables, questions,
        /// thinking and storage
        users_per_address: u32 = "10", "NUMBER";
        /// Storage in MB for the tables that a user has set up in the last 30 days; 0 means unlimited
        storage_mb_per_user: u32 = "50", "NUMBER";
        /// Maximum number of bots per account
        max_bots_per_user: u32 = "10", "NUMBER";
        /// Maximum number of open and running tables per user
        max_tables_per_user: u32 = "50", "NUMBER";
        /// Maximum number of viewers per table
        max_viewers_per_table: u32 = "500", "NUMBER";
        /// Maximum number of requests per address per minute
        requests_per_minute: u32 = "3000", "NUMBER";
        /// Maximum number of moves per user per minute
        moves_per_minute: u32 = "600", "NUMBER";
        /// Maximum number of chat messages and reports per user per minute
        chat_per_minute: u32 = "20", "NUMBER";
        /// Maximum number of new guests, new accounts and logins per address per hour
        logins_per_hour: u32 = "120", "NUMBER";
        /// Maximum number of new tables per user per hour
        tables_per_hour: u32 = "60", "NUMBER";
        /// Maximum number of requests for advice, odds and reasons per user per minute
        questions_per_minute: u32 = "60", "NUMBER";
        /// Maximum number of simultaneous connections
        max_connections: u32 = "20000", "NUMBER";
        /// Maximum number of simultaneous connections per address
        max_connections_per_address: u32 = "200", "NUMBER";
        /// Seconds allowed for a request's headers to arrive, and for a connection to be idle
        header_timeout_s: u32 = "15", "SECONDS";
    }
    "config-group-running" {
        /// Log level: error, warn, info, debug or trace; parts of the program can have their own, such as
        /// info,store=debug
        log: LogLevel = "info", "LEVEL";
        /// Log format: plain or json
        log_format: LogFormat = "plain", "FORMAT";
        /// Address for Prometheus metrics, such as 127.0.0.1:4041; by default, none are served
        metrics: Option<SocketAddr> = "", "ADDRESS";
        /// Seconds that a stopping server waits for requests in progress
        stop_after_s: u32 = "10", "SECONDS";
    }
}

/// All settings, group by group.
pub fn groups() -> impl Iterator<Item = &'static [Setting]> {
    SETTINGS.chunk_by(|one, next| one.group == next.group)
}

impl Config {
    /// Whether people connect over https, so that cookies can be restricted to it.
    pub fn is_secure(&self) -> bool {
        self.speaks_tls() || self.public_url.as_ref().is_some_and(|url| url.0.starts_with("https:"))
    }

    /// Whether the server itself serves https.
    fn speaks_tls(&self) -> bool {
        self.tls_certificate.is_some()
    }

    /// The origin that browsers send with requests from our own pages, if the host has set the public
    /// address.
    pub(crate) fn origin(&self) -> Option<&str> {
        let url = self.public_url.as_ref()?.0.as_str();
        let host = url.find("://")? + 3;
        Some(url[host..].find('/').map_or(url, |path| &url[..host + path]))
    }

    /// The database file, if the database is a file.
    pub fn database_file(&self) -> Option<PathBuf> {
        self.database.is_none().then(|| self.data.join("starfry.db"))
    }

    /// The address of the database.
    pub fn database_address(&self) -> Address {
        match &self.database {
            Some(database) => database.0.clone(),
            None => Address::File(self.data.join("starfry.db")),
        }
    }

    /// The address to tell people: the public one, or else the one the server listens on.
    pub fn address(&self, listening: SocketAddr) -> String {
        let prefix = self.path_prefix.as_str();
        if let Some(PublicUrl(url)) = &self.public_url {
            return format!("{url}{}/", if url.ends_with(prefix) { "" } else { prefix });
        }
        let scheme = if self.speaks_tls() { "https" } else { "http" };
        format!("{scheme}://{listening}{prefix}/")
    }
}

/// The source of a setting's value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Nobody has set it.
    Default,
    /// The settings file.
    File(PathBuf),
    /// An environment variable.
    Environment(String),
    /// A command-line flag.
    Flag(String),
}

impl Source {
    /// The source, in a few words.
    pub fn message(&self) -> Message {
        match self {
            Source::Default => Message::new("config-from-default"),
            Source::File(path) => Message::new("config-from-file").with("file", path.display().to_string()),
            Source::Environment(variable) => {
                Message::new("config-from-environment").with("variable", variable.as_str())
            }
            Source::Flag(flag) => Message::new("config-from-flag").with("flag", flag.as_str()),
        }
    }
}

/// The settings file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsFile {
    /// It was read.
    Read(PathBuf),
    /// It does not exist. This is the path where it would be read.
    Missing(PathBuf),
}

impl SettingsFile {
    /// The named file, or else the usual one.
    fn find(named: Option<&Path>) -> SettingsFile {
        match named {
            Some(file) => SettingsFile::Read(file.to_owned()),
            None if Path::new(USUAL_FILE).exists() => SettingsFile::Read(USUAL_FILE.into()),
            None => SettingsFile::Missing(USUAL_FILE.into()),
        }
    }

    /// The file's path, or the path where to create it.
    pub fn message(&self) -> Message {
        let (key, file) = match self {
            SettingsFile::Read(file) => ("config-file-read", file),
            SettingsFile::Missing(file) => ("config-file-missing", file),
        };
        let whole = std::path::absolute(file).unwrap_or_else(|_| file.clone());
        Message::new(key).with("file", whole.display().to_string())
    }
}

/// The effective settings and their sources.
#[derive(Clone, Debug, PartialEq)]
pub struct Effective {
    /// The settings.
    pub config: Config,
    /// The file that was read, or would be.
    pub file: SettingsFile,
    /// The source of each setting's value, in the order of [`SETTINGS`].
    pub sources: Vec<Source>,
    /// Warnings for the host. The settings are valid nevertheless.
    pub warnings: Vec<Message>,
}

/// The file that is read if it exists and no other is named.
pub const USUAL_FILE: &str = "starfry.toml";

impl Effective {
    /// Reads all settings. Flags override the environment, which overrides the file, which overrides the
    /// defaults.
    pub fn read(
        flags: &BTreeMap<&'static str, String>,
        environment: impl Fn(&str) -> Option<String>,
        file: Option<&Path>,
    ) -> Result<Effective, Message> {
        let settings_file = SettingsFile::find(file);
        let file = match &settings_file {
            SettingsFile::Read(file) => Some(file),
            SettingsFile::Missing(_) => None,
        };
        let in_file = file.map_or_else(|| Ok(BTreeMap::new()), |file| read_file(file))?;
        let mut config = Config::default();
        let mut sources = Vec::with_capacity(SETTINGS.len());
        for setting in SETTINGS {
            let by_flag =
                || Some((flags.get(setting.name)?.clone(), Source::Flag(format!("--{}", setting.flag()))));
            let by_environment = || {
                let variable = setting.variable();
                Some((
                    environment(&variable).filter(|value| !value.is_empty())?,
                    Source::Environment(variable),
                ))
            };
            let by_file = || Some((in_file.get(setting.name)?.0.clone(), Source::File(file?.clone())));
            let Some((text, source)) = by_flag().or_else(by_environment).or_else(by_file) else {
                sources.push(Source::Default);
                continue;
            };
            config.set(setting.name, &text).map_err(|reason| {
                let line = match &source {
                    Source::File(_) => in_file.get(setting.name).map_or(0, |(_, line)| *line),
                    _ => 0,
                };
                Message::new("config-value")
                    .with("source", source.message())
                    .with("line", line)
                    .with("name", setting.name)
                    .with("value", repeatable(setting, &text))
                    .with("reason", reason)
            })?;
            sources.push(source);
        }
        if config.tls_certificate.is_some() != config.tls_key.is_some() {
            return Err(Message::new("config-tls-pair"));
        }
        let has_password = in_file.get("database").is_some_and(|(url, _)| holds_password(url));
        let secrets = [
            file.filter(|_| has_password).map(|file| ("config-password-readable", file)),
            config.tls_key.as_ref().map(|file| ("config-key-readable", file)),
        ];
        let warnings = secrets.into_iter().flatten().filter(|(_, file)| is_readable_by_others(file));
        let warnings =
            warnings.map(|(key, file)| Message::new(key).with("file", file.display().to_string())).collect();
        Ok(Effective { config, file: settings_file, sources, warnings })
    }
}

/// Whether a database address contains a password.
fn holds_password(url: &str) -> bool {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let user = rest.split(['/', '?']).next().and_then(|server| server.rsplit_once('@')).map(|(user, _)| user);
    let query = rest.split_once('?').map_or("", |(_, query)| query);
    user.is_some_and(|user| user.contains(':')) || query.split('&').any(|pair| pair.starts_with("password="))
}

/// Whether other users of this machine may read a file.
fn is_readable_by_others(file: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let is_ours = |about: &fs::Metadata| about.uid() == rustix::process::geteuid().as_raw();
        fs::metadata(file).is_ok_and(|about| others_may_read(about.mode(), is_ours(&about)))
    }
    #[cfg(not(unix))]
    {
        let _ = file;
        false
    }
}

/// Whether other users may read a file with this mode. The group only counts if the file is ours: a service's
/// settings usually belong to root, and the service reads them through its group.
#[cfg(unix)]
fn others_may_read(mode: u32, is_ours: bool) -> bool {
    mode & if is_ours { 0o044 } else { 0o004 } != 0
}

/// The part of a wrong value that an error may repeat. The whole address of a database may contain a
/// password.
fn repeatable(setting: &Setting, text: &str) -> String {
    match text.parse::<Address>() {
        Err(no) if setting.name == "database" && no.kind != text => format!("{}:…", no.kind),
        _ => text.to_owned(),
    }
}

/// The settings in a file as text, each with its line.
fn read_file(path: &Path) -> Result<BTreeMap<String, (String, usize)>, Message> {
    let wrong = |reason: Message| {
        Message::new("config-file").with("file", path.display().to_string()).with("reason", reason)
    };
    let text = fs::read_to_string(path).map_err(|error| {
        Message::new("config-unreadable")
            .with("file", path.display().to_string())
            .with("reason", error.to_string())
    })?;
    let line_of = |offset: usize| text[..offset].matches('\n').count() + 1;
    let entries: BTreeMap<Spanned<String>, toml::Value> = toml::from_str(&text).map_err(|error| {
        // Do not repeat the line itself, because it may contain a password.
        let line = error.span().map_or(1, |span| line_of(span.start));
        wrong(Message::new("config-syntax").with("line", line).with("reason", error.message()))
    })?;
    let mut found = BTreeMap::new();
    for (name, value) in entries {
        let line = line_of(name.span().start);
        if !SETTINGS.iter().any(|setting| setting.name == name.get_ref()) {
            return Err(wrong(
                Message::new("config-unknown").with("name", name.get_ref().as_str()).with("line", line),
            ));
        }
        let text = as_text(&value).ok_or_else(|| {
            wrong(Message::new("config-shape").with("name", name.get_ref().as_str()).with("line", line))
        })?;
        found.insert(name.into_inner(), (text, line));
    }
    Ok(found)
}

/// A value from the file as you would type it after a flag.
fn as_text(value: &toml::Value) -> Option<String> {
    match value {
        toml::Value::String(text) => Some(text.clone()),
        toml::Value::Integer(number) => Some(number.to_string()),
        toml::Value::Boolean(truth) => Some(truth.to_string()),
        toml::Value::Array(items) => {
            Some(items.iter().map(as_text).collect::<Option<Vec<String>>>()?.join(","))
        }
        _ => None,
    }
}

/// A setting's value, parsed from text.
trait Value: Sized {
    fn read(text: &str) -> Result<Self, Message>;
    fn shown(&self) -> String;
}

/// Values that the standard library parses, and the message for when it cannot.
macro_rules! plain_values {
    ($($kind:ty: $reason:literal;)*) => { $(
        impl Value for $kind {
            fn read(text: &str) -> Result<$kind, Message> {
                text.trim().parse().map_err(|_| Message::new($reason))
            }

            fn shown(&self) -> String {
                self.to_string()
            }
        }
    )* };
}

plain_values! {
    SocketAddr: "config-needs-address";
    bool: "config-needs-bool";
    u32: "config-needs-number";
    PublicUrl: "config-needs-url";
    PathPrefix: "config-needs-prefix";
    Networks: "config-needs-networks";
    LogLevel: "config-needs-level";
    LogFormat: "config-needs-format";
    DatabaseAddress: "config-needs-database";
}

impl Value for PathBuf {
    fn read(text: &str) -> Result<PathBuf, Message> {
        if text.is_empty() { Err(Message::new("config-needs-folder")) } else { Ok(text.into()) }
    }

    fn shown(&self) -> String {
        self.display().to_string()
    }
}

impl<T: Value> Value for Option<T> {
    fn read(text: &str) -> Result<Option<T>, Message> {
        if text.is_empty() { Ok(None) } else { T::read(text).map(Some) }
    }

    fn shown(&self) -> String {
        self.as_ref().map(T::shown).unwrap_or_default()
    }
}

/// The address of a database that is not a file, displayed without its password.
#[derive(Clone, Debug)]
pub struct DatabaseAddress(Address);

impl PartialEq for DatabaseAddress {
    fn eq(&self, other: &DatabaseAddress) -> bool {
        self.to_string() == other.to_string()
    }
}

impl FromStr for DatabaseAddress {
    type Err = ();

    fn from_str(text: &str) -> Result<DatabaseAddress, ()> {
        match text.parse() {
            Ok(address @ Address::Postgres(_)) => Ok(DatabaseAddress(address)),
            _ => Err(()),
        }
    }
}

impl fmt::Display for DatabaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The server's public address: `https://play.example.org`, without a trailing slash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl(String);

impl FromStr for PublicUrl {
    type Err = ();

    fn from_str(text: &str) -> Result<PublicUrl, ()> {
        let uri: http::Uri = text.parse().map_err(|_| ())?;
        let is_web = matches!(uri.scheme_str(), Some("http" | "https"));
        if !is_web || uri.host().is_none() || uri.query().is_some() {
            return Err(());
        }
        Ok(PublicUrl(text.trim_end_matches('/').to_owned()))
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The prefix of all paths: empty, or `/starfry`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PathPrefix(String);

impl PathPrefix {
    /// The prefix, without a trailing slash.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A path without this prefix. A proxy may have stripped it already.
    pub(crate) fn below<'a>(&self, path: &'a str) -> &'a str {
        path.strip_prefix(&self.0).filter(|rest| rest.starts_with('/')).unwrap_or(path)
    }
}

impl FromStr for PathPrefix {
    type Err = ();

    fn from_str(text: &str) -> Result<PathPrefix, ()> {
        let text = text.trim_end_matches('/');
        let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '/' | '-' | '_' | '.' | '~');
        let is_path = text.starts_with('/') && !text.contains("//") && text.chars().all(fits);
        if text.is_empty() || is_path { Ok(PathPrefix(text.to_owned())) } else { Err(()) }
    }
}

impl fmt::Display for PathPrefix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Addresses and networks: `127.0.0.1,10.0.0.0/8`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Networks(Vec<(IpAddr, u8)>);

impl Networks {
    /// Whether one of them contains this address.
    pub fn contain(&self, address: IpAddr) -> bool {
        self.0.iter().any(|(network, length)| match (network, address) {
            (IpAddr::V4(network), IpAddr::V4(address)) => {
                (network.to_bits() ^ address.to_bits()).leading_zeros() >= u32::from(*length)
            }
            (IpAddr::V6(network), IpAddr::V6(address)) => {
                (network.to_bits() ^ address.to_bits()).leading_zeros() >= u32::from(*length)
            }
            _ => false,
        })
    }
}

impl FromStr for Networks {
    type Err = ();

    fn from_str(text: &str) -> Result<Networks, ()> {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        let networks = parts.map(|part| {
            let (address, length) = part.split_once('/').map_or((part, None), |(a, l)| (a, Some(l)));
            let address: IpAddr = address.parse().map_err(|_| ())?;
            let longest = if address.is_ipv4() { 32 } else { 128 };
            let length = length.map_or(Ok(longest), |length| length.parse().map_err(|_| ()))?;
            if length <= longest { Ok((address, length)) } else { Err(()) }
        });
        networks.collect::<Result<_, ()>>().map(Networks)
    }
}

impl fmt::Display for Networks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let networks: Vec<String> =
            self.0.iter().map(|(network, length)| format!("{network}/{length}")).collect();
        f.write_str(&networks.join(","))
    }
}

/// What to log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLevel(String);

impl LogLevel {
    /// The level in the log filter's syntax.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for LogLevel {
    type Err = ();

    fn from_str(text: &str) -> Result<LogLevel, ()> {
        let text: String = text.split_whitespace().collect();
        // The filter takes any word for the name of a part of the program. A single word that is not a level
        // is a typo.
        let is_level = |word: &str| word.parse::<LevelFilter>().is_ok();
        let fits =
            |part: &str| part.split_once('=').map_or_else(|| is_level(part), |(_, level)| is_level(level));
        let is_read = text.parse::<Targets>().is_ok() && text.split(',').all(fits);
        if is_read && !text.is_empty() { Ok(LogLevel(text)) } else { Err(()) }
    }
}

impl fmt::Display for LogLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The format of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// Lines for people.
    Plain,
    /// One JSON object per line.
    Json,
}

impl FromStr for LogFormat {
    type Err = ();

    fn from_str(text: &str) -> Result<LogFormat, ()> {
        match text {
            "plain" => Ok(LogFormat::Plain),
            "json" => Ok(LogFormat::Json),
            _ => Err(()),
        }
    }
}

impl fmt::Display for LogFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LogFormat::Plain => "plain",
            LogFormat::Json => "json",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(
        flags: &[(&'static str, &str)],
        variables: &[(&str, &str)],
        file: Option<&str>,
    ) -> Result<Effective, Message> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("s.toml");
        fs::write(&path, file.unwrap_or_default()).unwrap();
        let flags = flags.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        let variable = |name: &str| {
            variables.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned())
        };
        Effective::read(&flags, variable, Some(&path))
    }

    fn wrong(text: &str) -> String {
        let message = read(&[], &[], Some(text)).expect_err("this file is wrong").to_string();
        message.split_once("s.toml").map_or(message.clone(), |(_, rest)| rest.to_owned())
    }

    #[test]
    fn all_defaults_parse_and_every_setting_has_a_description() {
        let config = Config::default();
        for setting in SETTINGS {
            assert_eq!(config.shown(setting.name), setting.default, "{}", setting.name);
            assert!(!setting.about().is_empty());
        }
    }

    #[test]
    fn settings_in_the_same_group_are_adjacent() {
        let mut headings: Vec<&str> = groups().map(|group| group[0].group).collect();
        let count = headings.len();
        headings.sort_unstable();
        headings.dedup();
        assert_eq!(headings.len(), count, "{headings:?}");
    }

    #[test]
    fn the_settings_file_is_named_even_if_it_is_missing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("s.toml");
        fs::write(&path, "").unwrap();
        let effective = Effective::read(&BTreeMap::new(), |_| None, Some(&path)).unwrap();
        assert_eq!(effective.file, SettingsFile::Read(path.clone()));
        assert_eq!(effective.file.message().to_string(), path.display().to_string());
        let missing = SettingsFile::find(None);
        assert_eq!(missing, SettingsFile::Missing(USUAL_FILE.into()), "tests run in a folder without one");
        let whole = std::path::absolute(USUAL_FILE).unwrap().display().to_string();
        assert!(missing.message().to_string().contains(&whole), "{}", missing.message());
    }

    #[test]
    fn the_hosting_page_lists_the_settings_of_the_table() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosting.md");
        let page = fs::read_to_string(&path).unwrap();
        let (before, rest) = page.split_once("cargo test -p server settings` -->\n").unwrap();
        let (_, after) = rest.split_once("<!-- end of settings -->").unwrap();
        let row = |setting: &Setting| {
            let default = if setting.default.is_empty() { "-" } else { setting.default };
            format!("| `{}` | {default} | {} |\n", setting.name, setting.about())
        };
        let part = |group: &[Setting]| {
            let heading = format!("| **{}** | | |\n", Message::new(group[0].group));
            heading + &group.iter().map(row).collect::<String>()
        };
        let head = "| name | default | |\n|---|---|---|\n".to_owned();
        let table = head + &groups().map(part).collect::<String>();
        let written =
            format!("{before}cargo test -p server settings` -->\n{table}<!-- end of settings -->{after}");
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&path, &written).unwrap();
        }
        assert!(
            page == written || std::env::var_os("UPDATE").is_some(),
            "UPDATE=1 cargo test -p server settings"
        );
    }

    #[test]
    fn flags_override_the_environment_which_overrides_the_file_which_overrides_defaults() {
        let file = Some(
            "guest_days = 3\nsession_days = 4\nlog = \"debug\"\ntrusted_proxies = [\"127.0.0.1\", \"10.0.0.0/8\"]",
        );
        let variables = [("STARFRY_GUEST_DAYS", "5"), ("STARFRY_SESSION_DAYS", "6"), ("STARFRY_LISTEN", "")];
        let effective = read(&[("guest_days", "7")], &variables, file).unwrap();
        let config = &effective.config;
        assert_eq!((config.guest_days, config.session_days, config.log.as_str()), (7, 6, "debug"));
        assert_eq!(config.listen.port(), 4040, "an empty variable does not set anything");
        assert!(config.trusted_proxies.contain("10.1.2.3".parse().unwrap()));
        let source = |name: &str| {
            &effective.sources[SETTINGS.iter().position(|setting| setting.name == name).unwrap()]
        };
        assert_eq!(source("guest_days"), &Source::Flag("--guest-days".into()));
        assert_eq!(source("session_days"), &Source::Environment("STARFRY_SESSION_DAYS".into()));
        assert!(matches!(source("log"), Source::File(_)));
        assert_eq!(source("listen"), &Source::Default);
    }

    #[test]
    fn errors_in_the_file_name_the_line() {
        assert_eq!(wrong("\n# a comment\nlisten_on = 3"), ", line 3: unknown setting “listen_on”");
        assert!(wrong("listen = \n").contains("line 1"), "{}", wrong("listen = \n"));
        let value = wrong("log = \"info\"\nguest_days = \"many\"");
        assert!(
            value.contains("line 2") && value.contains("guest_days") && value.contains("many"),
            "{value}"
        );
        assert!(wrong("[limits]\nmoves = 3").contains("line 1"), "{}", wrong("[limits]\nmoves = 3"));
    }

    #[test]
    fn database_passwords_are_not_repeated() {
        let file = "database = \"postgres://ola:geheim@db.example.org/games\"";
        let config = read(&[], &[], Some(file)).unwrap().config;
        assert_eq!(config.shown("database"), "postgres://ola@db.example.org:5432/games");
        assert!(!format!("{config:?}").contains("geheim"));
        let wrong_ones = [
            file.trim_end_matches('"').to_owned(),
            file.replace("postgres:", "mysql:"),
            file.replace("org/", "org:x/"),
        ];
        for file in &wrong_ones {
            let message = wrong(file);
            assert!(message.contains("line 1") && !message.contains("geheim"), "{message}");
        }
        let sqlite = wrong("database = \"sqlite:starfry.db\"");
        assert!(sqlite.contains("sqlite:starfry.db"), "{sqlite}");
    }

    #[cfg(unix)]
    #[test]
    fn a_file_owned_by_root_may_be_readable_by_the_services_group() {
        assert!(!others_may_read(0o640, false) && others_may_read(0o644, false));
        assert!(others_may_read(0o640, true) && !others_may_read(0o600, true));
    }

    #[cfg(unix)]
    #[test]
    fn secrets_that_others_can_read_cause_a_warning() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let (settings, key) = (folder.path().join("s.toml"), folder.path().join("key.pem"));
        fs::write(&key, "").unwrap();
        let warnings = |database: &str, mode: u32, key_mode: u32| {
            let tls = format!("tls_certificate = 'c.pem'\ntls_key = '{}'", key.display());
            fs::write(&settings, format!("database = '{database}'\n{tls}")).unwrap();
            fs::set_permissions(&settings, fs::Permissions::from_mode(mode)).unwrap();
            fs::set_permissions(&key, fs::Permissions::from_mode(key_mode)).unwrap();
            let effective = Effective::read(&BTreeMap::new(), |_| None, Some(&settings)).unwrap();
            effective.warnings.iter().map(Message::to_string).collect::<Vec<_>>()
        };
        let with_password = "postgres://ola:geheim@db.example.org/games";
        let without = "postgres://ola@db.example.org/games";
        for mode in [0o644, 0o640, 0o604] {
            let told = warnings(with_password, mode, 0o600);
            assert!(
                told.len() == 1 && told[0].contains("chmod 600") && told[0].contains("s.toml"),
                "{told:?}"
            );
            assert!(!told[0].contains("geheim"));
            let told = warnings(without, mode, mode);
            assert!(
                told.len() == 1 && told[0].contains("chmod 600") && told[0].contains("key.pem"),
                "{told:?}"
            );
        }
        let in_query = "postgres://ola@db.example.org/games?sslmode=require&password=geheim";
        assert_eq!(warnings(in_query, 0o644, 0o644).len(), 2);
        assert_eq!(warnings(with_password, 0o600, 0o400), Vec::<String>::new());
    }

    #[test]
    fn a_certificate_and_its_key_are_set_together_and_mean_https() {
        let alone = wrong("tls_key = 'key.pem'");
        assert!(alone.contains("tls_certificate"), "{alone}");
        let both = "tls_certificate = 'cert.pem'\ntls_key = 'key.pem'";
        let config = read(&[], &[], Some(both)).unwrap().config;
        assert!(config.is_secure());
        assert_eq!(config.address(config.listen), "https://127.0.0.1:4040/");
    }

    #[test]
    fn values_are_checked_when_they_are_set() {
        let set = |name, text| Config::default().set(name, text);
        assert!(set("listen", "[::1]:80").is_ok() && set("listen", "localhost").is_err());
        assert!(set("public_url", "https://a.example/b/").is_ok() && set("public_url", "a.example").is_err());
        assert!(set("path_prefix", "/a/b/").is_ok() && set("path_prefix", "a").is_err());
        assert!(set("path_prefix", "/{a}").is_err(), "no captures");
        assert!(
            set("trusted_proxies", "::1, 10.0.0.0/8").is_ok()
                && set("trusted_proxies", "10.0.0.0/33").is_err()
        );
        assert!(set("log", "warn, store=debug").is_ok() && set("log", "loud").is_err());
        assert!(set("limits", "false").is_ok() && set("limits", "no").is_err());
        assert!(set("guest_days", "-1").is_err());
    }

    #[test]
    fn networks_contain_their_addresses_and_no_others() {
        let networks: Networks = "10.0.0.0/8,2001:db8::/32,192.168.1.7".parse().unwrap();
        for inside in ["10.255.0.1", "2001:db8:1::1", "192.168.1.7"] {
            assert!(networks.contain(inside.parse().unwrap()), "{inside}");
        }
        for outside in ["11.0.0.1", "2001:db9::1", "192.168.1.8"] {
            assert!(!networks.contain(outside.parse().unwrap()), "{outside}");
        }
        let everything: Networks = "0.0.0.0/0".parse().unwrap();
        assert!(
            everything.contain("1.2.3.4".parse().unwrap()) && !everything.contain("::1".parse().unwrap())
        );
    }

    #[test]
    fn the_origin_is_the_public_address_without_its_path() {
        let mut config = Config::default();
        assert_eq!((config.origin(), config.is_secure()), (None, false));
        config.set("public_url", "https://play.example.org:8443/starfry/").unwrap();
        assert_eq!((config.origin(), config.is_secure()), (Some("https://play.example.org:8443"), true));
        config.set("path_prefix", "/starfry").unwrap();
        assert_eq!(config.address(config.listen), "https://play.example.org:8443/starfry/");
    }
}
