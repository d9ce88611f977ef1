//! The address of a database.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

/// The address of a database.
#[derive(Clone)]
pub enum Address {
    /// `SQLite`, in a file: `sqlite:PATH`.
    File(PathBuf),
    /// `PostgreSQL`: `postgres://USER:PASSWORD@HOST:PORT/DATABASE`.
    Postgres(Box<PgConnectOptions>),
}

/// An error for text that is not a database address. It may contain a password all the same, so only the part
/// before the first colon is kept.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind:?} is not a database; expected sqlite:PATH or postgres://USER@HOST/DATABASE")]
pub struct NoAddress {
    /// The part that may be repeated.
    pub kind: String,
}

impl FromStr for Address {
    type Err = NoAddress;

    fn from_str(text: &str) -> Result<Address, NoAddress> {
        let file = text.strip_prefix("sqlite://").or_else(|| text.strip_prefix("sqlite:"));
        let is_postgres = text.starts_with("postgres://") || text.starts_with("postgresql://");
        match file {
            Some(path) if !path.is_empty() => Some(Address::File(path.into())),
            None if is_postgres => text.parse().ok().map(|server| Address::Postgres(Box::new(server))),
            _ => None,
        }
        .ok_or_else(|| NoAddress { kind: text.split(':').next().unwrap_or_default().to_owned() })
    }
}

/// Without the password.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::File(path) => write!(f, "{}", path.display()),
            Address::Postgres(server) => {
                let user = server.get_username();
                write!(f, "postgres://{user}@")?;
                match server.get_socket() {
                    Some(folder) => write!(f, "{}", folder.display())?,
                    None => write!(f, "{}:{}", server.get_host(), server.get_port())?,
                }
                // PostgreSQL's default if none is named.
                write!(f, "/{}", server.get_database().unwrap_or(user))
            }
        }
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Result<String, String> {
        text.parse::<Address>().map(|address| address.to_string()).map_err(|no| no.kind)
    }

    #[test]
    fn addresses_are_shown_without_passwords() {
        for (text, as_shown) in [
            ("sqlite:starfry.db", "starfry.db"),
            ("sqlite:///var/lib/starfry/starfry.db", "/var/lib/starfry/starfry.db"),
            ("postgres://ola:geheim@db.example.org:5433/games", "postgres://ola@db.example.org:5433/games"),
            ("postgresql://ola@[::1]/games?password=geheim", "postgres://ola@[::1]:5432/games"),
            ("postgres://ola@db.example.org", "postgres://ola@db.example.org:5432/ola"),
            ("postgres:///games?host=/run/postgresql&user=ola", "postgres://ola@/run/postgresql/games"),
        ] {
            assert_eq!(shown(text).as_deref(), Ok(as_shown), "{text}");
        }
    }

    #[test]
    fn errors_about_invalid_addresses_repeat_no_password() {
        for (text, kind) in [
            ("postgres://ola:geheim@db example/games", "postgres"),
            ("postgres://ola:geheim@db.example.org:port/games", "postgres"),
            ("mysql://ola:geheim@db.example.org/games", "mysql"),
            ("sqlite:", "sqlite"),
            ("starfry.db", "starfry.db"),
            ("", ""),
        ] {
            assert_eq!(shown(text), Err(kind.to_owned()), "{text}");
        }
    }
}
