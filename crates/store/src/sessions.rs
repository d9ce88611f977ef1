//! Sessions of logged-in users and guests.

use crate::fault::StoreFault;
use crate::job::{Statement, Work};
use crate::people::{User, user_columns};
use crate::secret::Secret;
use crate::store::Store;
use crate::value::Value;
use crate::words::words;

/// The SHA-256 of a session's token. The token itself is stored nowhere.
pub type TokenHash = Secret<[u8; 32]>;

words! {
    /// How a session presents its token.
    pub enum SessionKind {
        /// In a cookie.
        Cookie = "cookie",
        /// In a header.
        Bearer = "bearer",
    }
}

/// A session with its user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// How it presents its token.
    pub kind: SessionKind,
    /// When it began.
    pub created: i64,
    /// When it was last used, approximately.
    pub last_seen: i64,
    /// The session's user.
    pub user: User,
}

/// A use of a session.
#[derive(Clone, Debug)]
pub struct Seen {
    /// The session.
    pub token_hash: TokenHash,
    /// Its user.
    pub user: String,
    /// The time.
    pub at: i64,
}

impl Store {
    /// Begins a session. Fails with `Unknown` if there is no such user.
    pub async fn create_session(
        &self,
        token_hash: &TokenHash,
        user: &str,
        kind: SessionKind,
        at: i64,
    ) -> Result<(), StoreFault> {
        let sql = "INSERT INTO sessions (token_hash, user_id, kind, created, last_seen) VALUES ($1, $2, $3, $4, $4)";
        let values = [Value::from(token_hash.reveal()), user.into(), kind.word().into(), at.into()];
        self.write(Work::steps([Statement::new(sql, values)])).await.map(drop)
    }

    /// The session with this token, and its user, who may be banned or deleted.
    pub async fn session(&self, token_hash: &TokenHash) -> Result<Option<Session>, StoreFault> {
        let sql = concat!(
            user_columns!(),
            ", s.kind, s.created, s.last_seen FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = $1"
        );
        let found = self.readers().find(sql, &[token_hash.reveal().into()]).await?;
        let Some(row) = found else { return Ok(None) };
        Ok(Some(Session {
            kind: SessionKind::read(&row.get::<String>(12)?)?,
            created: row.get(13)?,
            last_seen: row.get(14)?,
            user: User::read(&row)?,
        }))
    }

    /// Ends one session of a user. It may have ended already.
    pub async fn end_session(&self, user: &str, token_hash: &TokenHash) -> Result<(), StoreFault> {
        let step = Statement::new("DELETE FROM sessions WHERE token_hash = $1", [token_hash.reveal().into()]);
        self.write(Work::steps([step]).about_user(user)).await.map(drop)
    }

    /// Ends all sessions of a user except `keep`, and returns how many.
    pub async fn end_sessions_of(&self, user: &str, keep: Option<&TokenHash>) -> Result<u64, StoreFault> {
        let step = match keep {
            None => Statement::new("DELETE FROM sessions WHERE user_id = $1", [user.into()]),
            Some(keep) => Statement::new(
                "DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2",
                [user.into(), keep.reveal().into()],
            ),
        };
        let ended = self.write(Work::steps([step]).about_user(user)).await?;
        Ok(ended.first().map_or(0, |outcome| outcome.touched))
    }

    /// Ends all sessions that were last used before `unused_since`, and returns how many.
    pub async fn end_old_sessions(&self, unused_since: i64) -> Result<u64, StoreFault> {
        let step = Statement::new("DELETE FROM sessions WHERE last_seen < $1", [unused_since.into()]);
        Ok(self.write(Work::steps([step])).await?.first().map_or(0, |outcome| outcome.touched))
    }

    /// Records that sessions were used, and that their users were seen. Meant to be called for many at once,
    /// from time to time.
    pub async fn touch(&self, seen: &[Seen]) -> Result<(), StoreFault> {
        if seen.is_empty() {
            return Ok(());
        }
        let of_one = |seen: &Seen| {
            let session = "UPDATE sessions SET last_seen = $2 WHERE token_hash = $1 AND last_seen < $2";
            let user = "UPDATE users SET last_seen = $2 WHERE id = $1 AND last_seen < $2";
            [
                Statement::new(session, [seen.token_hash.reveal().into(), seen.at.into()]),
                Statement::new(user, [(&seen.user).into(), seen.at.into()]),
            ]
        };
        self.write(Work::steps(seen.iter().flat_map(of_one).collect::<Vec<_>>())).await.map(drop)
    }
}
