//! Where a database is.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

/// Where a database is.
#[derive(Clone)]
pub enum Address {
    /// `SQLite`, in a file: `sqlite:PATH`.
    File(PathBuf),
    /// `PostgreSQL`: `postgres://USER:PASSWORD@HOST:PORT/DATABASE`.
    Postgres(Box<PgConnectOptions>),
}

/// A text is no address of a database.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is no database: sqlite:PATH or postgres://USER@HOST/DATABASE is expected ({why})")]
pub struct NoAddress {
    text: String,
    why: String,
}

impl FromStr for Address {
    type Err = NoAddress;

    fn from_str(text: &str) -> Result<Address, NoAddress> {
        // What is wrong may hold a password: only the kind of the address is repeated.
        let no = |why: &str| NoAddress {
            text: text.split(':').next().unwrap_or_default().to_owned(),
            why: why.to_owned(),
        };
        if let Some(path) = text.strip_prefix("sqlite:") {
            return if path.is_empty() { Err(no("no path")) } else { Ok(Address::File(path.into())) };
        }
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            let options = text.parse().map_err(|_| no("it cannot be read"))?;
            return Ok(Address::Postgres(Box::new(options)));
        }
        Err(no("an unknown kind"))
    }
}

/// Without the password.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::File(path) => write!(f, "{}", path.display()),
            Address::Postgres(options) => write!(
                f,
                "postgres://{}@{}:{}/{}",
                options.get_username(),
                options.get_host(),
                options.get_port(),
                options.get_database().unwrap_or_default()
            ),
        }
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
