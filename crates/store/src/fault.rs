//! The reasons why the store refuses or fails.

/// The reason why the store refused or failed. Nothing in the request has happened.
///
/// The texts are for logs. Callers have messages of their own for people.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreFault {
    /// The key is taken, or the row to be changed has changed already.
    #[error("the key is taken or the row has changed")]
    Conflict,
    /// Something that is referred to does not exist.
    #[error("something that is referred to does not exist")]
    Unknown,
    /// There is no space left.
    #[error("there is no space left for the database")]
    Full,
    /// The database cannot be written to.
    #[error("the database cannot be written to")]
    ReadOnly,
    /// Too much is waiting to be written or read, or another program holds a lock for too long.
    #[error("the database is busy")]
    Busy,
    /// Two nodes got in each other's way, and this one had to give way. The store has retried without
    /// success.
    #[error("another node was in the way every time")]
    Crossed,
    /// A newer version wrote the database.
    #[error("the database has schema version {found}; this program knows versions up to {known}")]
    Newer {
        /// The version of its schema.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// Another program has the database open.
    #[error("another program has the database open")]
    InUse,
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// The database server cannot be reached. What was being written may be stored all the same.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// The disk or the operating system refused.
    #[error("the disk refused: {0}")]
    Disk(String),
    /// The data is damaged, according to the database itself. Other data in it may be fine.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// The database is fine, but the contents of a row make no sense to this program.
    #[error("stored data cannot be read: {0}")]
    Unreadable(String),
    /// The database is not as it should be.
    #[error("the database is broken: {0}")]
    Broken(String),
}

impl StoreFault {
    /// Whether a single job is to blame, so that others that were written together with it deserve another
    /// try.
    pub(crate) fn is_of_one_job(&self) -> bool {
        matches!(
            self,
            Self::Conflict | Self::Unknown | Self::Damaged(_) | Self::Unreadable(_) | Self::Broken(_)
        )
    }

    /// Whether the fault may go away, automatically or when the host frees some space, so that the request
    /// can be retried later.
    pub fn may_pass(&self) -> bool {
        matches!(
            self,
            Self::Full | Self::ReadOnly | Self::Busy | Self::Crossed | Self::Disk(_) | Self::Unreachable(_)
        )
    }

    /// The fault for a `PostgreSQL` error code.
    fn from_state(code: &str, text: &str) -> Self {
        match (code, code.get(..2).unwrap_or_default()) {
            ("23505", _) => Self::Conflict,
            ("23503", _) => Self::Unknown,
            ("53100", _) => Self::Full,
            ("25006", _) => Self::ReadOnly,
            // Each waits for what the other holds, which is detected by a timeout.
            ("40001" | "40P01" | "55P03", _) => Self::Crossed,
            // The statement was cancelled, or there are too many connections.
            ("57014", _) | (_, "53") => Self::Busy,
            // The server is not there, has given up on us or does not let us in: a wrong password, no such
            // database, or no permission to use it.
            ("57P01" | "57P02" | "57P03" | "57P05" | "25P03" | "42501", _) | (_, "08" | "28" | "3D") => {
                Self::Unreachable(text.to_owned())
            }
            (_, "58") => Self::Disk(text.to_owned()),
            ("XX001" | "XX002", _) => Self::Damaged(text.to_owned()),
            _ => Self::Broken(text.to_owned()),
        }
    }

    /// The fault for an extended `SQLite` result code.
    fn from_code(code: i64, text: &str) -> Self {
        /// `SQLITE_CONSTRAINT_FOREIGNKEY`
        const NO_SUCH_PARENT: i64 = 787;
        /// `SQLITE_CONSTRAINT_UNIQUE`, `SQLITE_CONSTRAINT_PRIMARYKEY` and `SQLITE_CONSTRAINT_ROWID`
        const TAKEN: [i64; 3] = [2067, 1555, 2579];
        /// `SQLITE_IOERR_SHMSIZE`: the index of the log cannot grow, which happens on a full disk. A full
        /// disk under the database or its log is already `SQLITE_FULL`.
        const NO_ROOM_FOR_INDEX: i64 = 4874;
        match (code, code & 0xff) {
            (NO_SUCH_PARENT, _) => Self::Unknown,
            (NO_ROOM_FOR_INDEX, _) | (_, 13) => Self::Full,
            (code, _) if TAKEN.contains(&code) => Self::Conflict,
            (_, 5 | 6) => Self::Busy,
            (_, 8) => Self::ReadOnly,
            (_, 3 | 10 | 14) => Self::Disk(text.to_owned()),
            (_, 11 | 26) => Self::Damaged(text.to_owned()),
            _ => Self::Broken(text.to_owned()),
        }
    }
}

impl From<sqlx::Error> for StoreFault {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(error)
                if error.try_downcast_ref::<sqlx::postgres::PgDatabaseError>().is_some() =>
            {
                Self::from_state(&error.code().unwrap_or_default(), error.message())
            }
            sqlx::Error::Database(error) => {
                let code = error.code().and_then(|code| code.parse().ok()).unwrap_or_default();
                Self::from_code(code, error.message())
            }
            sqlx::Error::PoolTimedOut => Self::Busy,
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => Self::Closed,
            // SQLite reads files itself, so this is the network.
            sqlx::Error::Io(error) => Self::Unreachable(error.to_string()),
            sqlx::Error::Tls(error) => Self::Unreachable(error.to_string()),
            error @ (sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. }) => {
                Self::Unreadable(error.to_string())
            }
            other => Self::Broken(other.to_string()),
        }
    }
}

impl From<std::io::Error> for StoreFault {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => Self::Full,
            std::io::ErrorKind::ReadOnlyFilesystem | std::io::ErrorKind::PermissionDenied => Self::ReadOnly,
            _ => Self::Disk(error.to_string()),
        }
    }
}
