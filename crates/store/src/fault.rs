//! Why the store did not do what it was asked.

/// Why the store did not do what it was asked. Nothing of the request has happened then.
///
/// The texts are for logs; people are told by whoever asked the store.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreFault {
    /// The key is taken, or what was to be changed has moved on.
    #[error("the key is taken or the row has moved on")]
    Conflict,
    /// What is referred to is not there.
    #[error("what is referred to is not there")]
    Unknown,
    /// No space is left.
    #[error("no space is left for the database")]
    Full,
    /// The database may not be written.
    #[error("the database may not be written")]
    ReadOnly,
    /// Too much is waiting to be written or read, or another program holds a lock for too long.
    #[error("the database is busy")]
    Busy,
    /// Two nodes got in each other's way, and this one had to let the other pass. The store has tried again in vain.
    #[error("another node was in the way again and again")]
    Crossed,
    /// The database was written by a newer program.
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
    /// The database server cannot be reached. What was being written may be there all the same.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// The disk or the operating system refused.
    #[error("the disk refused: {0}")]
    Disk(String),
    /// What is stored is damaged, as the database says itself. Other things in it may be well.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// The database is well, but what is written in a row makes no sense to this program.
    #[error("what is stored cannot be read: {0}")]
    Unreadable(String),
    /// The database is not what it should be.
    #[error("the database is broken: {0}")]
    Broken(String),
}

impl StoreFault {
    /// Whether one request is to blame, so that others that were written together with it deserve another try.
    pub(crate) fn is_of_one_job(&self) -> bool {
        matches!(
            self,
            Self::Conflict | Self::Unknown | Self::Damaged(_) | Self::Unreadable(_) | Self::Broken(_)
        )
    }

    /// Whether it may go away by itself or when the host makes room: the same request may be tried again later.
    pub fn may_pass(&self) -> bool {
        matches!(
            self,
            Self::Full | Self::ReadOnly | Self::Busy | Self::Crossed | Self::Disk(_) | Self::Unreachable(_)
        )
    }

    /// What a code of `PostgreSQL` means to us.
    fn from_state(code: &str, text: &str) -> Self {
        match (code, code.get(..2).unwrap_or_default()) {
            ("23505", _) => Self::Conflict,
            ("23503", _) => Self::Unknown,
            ("53100", _) => Self::Full,
            ("25006", _) => Self::ReadOnly,
            // Each waits for what the other holds, which is found out by waiting.
            ("40001" | "40P01" | "55P03", _) => Self::Crossed,
            // It was asked to stop, or there are too many connections.
            ("57014", _) | (_, "53") => Self::Busy,
            // Nobody is there, or they have given up on us, or do not let us in: a wrong password, no such database, no right to use it.
            ("57P01" | "57P02" | "57P03" | "57P05" | "25P03" | "42501", _) | (_, "08" | "28" | "3D") => {
                Self::Unreachable(text.to_owned())
            }
            (_, "58") => Self::Disk(text.to_owned()),
            ("XX001" | "XX002", _) => Self::Damaged(text.to_owned()),
            _ => Self::Broken(text.to_owned()),
        }
    }

    /// What an extended result code of `SQLite` means to us.
    fn from_code(code: i64, text: &str) -> Self {
        /// `SQLITE_CONSTRAINT_FOREIGNKEY`
        const NO_SUCH_PARENT: i64 = 787;
        /// `SQLITE_CONSTRAINT_UNIQUE`, `SQLITE_CONSTRAINT_PRIMARYKEY` and `SQLITE_CONSTRAINT_ROWID`
        const TAKEN: [i64; 3] = [2067, 1555, 2579];
        /// `SQLITE_IOERR_SHMSIZE`: the index of the log cannot grow, which happens on a full disk. A full disk under the
        /// database or its log is `SQLITE_FULL` already.
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
            // Files are read by SQLite itself, so this is a network.
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
