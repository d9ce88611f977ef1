//! Identifying the caller: sessions, and what handlers know about the caller.
//!
//! The key decision: **a request costs no query**. Sessions are cached in memory for a short while, so a
//! player's move reads nothing from disk. Whatever ends a session (logout, a ban, deletion) removes it from
//! the cache at once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::ops::Deref;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::FromRequestParts;
use http::request::Parts;
use http::{HeaderMap, HeaderValue, Uri, header};
use sha2::{Digest, Sha256};
use store::{Secret, SessionKind, Store, StoreFault, TokenHash, User};

use crate::app::App;
use crate::fault::{Answer, ApiFault, Code};

/// The name of the session cookie.
pub(crate) const COOKIE: &str = "starfry";

/// How many random bytes a token has.
const TOKEN_BYTES: usize = 32;

/// Random bytes as hexadecimal text.
pub(crate) fn random_text<const BYTES: usize>() -> String {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).expect("the operating system provides random bytes");
    hex(&bytes)
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .map(|digit| char::from(b"0123456789abcdef"[usize::from(digit)]))
        .collect()
}

/// A new token: 32 random bytes as text. Only its hash is ever stored.
pub(crate) fn new_token() -> Secret<String> {
    Secret::new(random_text::<TOKEN_BYTES>())
}

/// The stored hash of a token. Tokens are looked up by it, so a secret is never compared byte by byte.
pub(crate) fn hash_of(token: &str) -> TokenHash {
    Secret::new(Sha256::digest(token.as_bytes()).into())
}

/// A caller who has presented a session's token.
#[derive(Clone, Debug)]
pub struct Known {
    /// The user. Neither banned nor deleted.
    pub user: User,
    /// The session.
    pub session: TokenHash,
    /// How the token was presented.
    pub kind: SessionKind,
}

/// A caller, and when the session was last read from the store.
type Believed = (Arc<Known>, Instant);

/// The session cache.
pub(crate) struct Sessions {
    known: Mutex<HashMap<[u8; 32], Believed>>,
    /// Sessions whose use has yet to be recorded in the store.
    used: Mutex<HashMap<[u8; 32], String>>,
    /// Counts how often sessions were dropped. A session that was read before the last drop is not cached.
    changes: AtomicU64,
}

impl Sessions {
    /// How long a session is trusted without asking the store. A ban by a second process takes effect after
    /// this time.
    const BELIEVED: Duration = Duration::from_secs(30);
    /// The maximum number of sessions in memory.
    const MOST: usize = 50_000;

    pub(crate) fn new() -> Sessions {
        Sessions { known: Mutex::default(), used: Mutex::default(), changes: AtomicU64::new(0) }
    }

    /// The caller with this token, if a session has it.
    pub(crate) async fn find(&self, token: &str, store: &Store) -> Answer<Option<Arc<Known>>> {
        // All our tokens have this length.
        if token.len() != TOKEN_BYTES * 2 {
            return Ok(None);
        }
        let hash = hash_of(token);
        if let Some((known, since)) = lock(&self.known).get(hash.reveal())
            && since.elapsed() < Self::BELIEVED
        {
            return Ok(Some(known.clone()));
        }
        let changes = self.changes.load(Ordering::Acquire);
        let Some(session) = store.session(&hash).await? else { return Ok(None) };
        if session.user.deleted {
            return Ok(None);
        }
        if session.user.banned {
            return Err(ApiFault::plain(Code::Banned, "server-banned"));
        }
        let key = *hash.reveal();
        lock(&self.used).insert(key, session.user.id.clone());
        let known = Arc::new(Known { user: session.user, session: hash, kind: session.kind });
        self.keep(key, &known, changes);
        Ok(Some(known))
    }

    fn keep(&self, key: [u8; 32], known: &Arc<Known>, changes: u64) {
        let mut all = lock(&self.known);
        if self.changes.load(Ordering::Acquire) != changes {
            return;
        }
        if all.len() >= Self::MOST {
            all.retain(|_, (_, since)| since.elapsed() < Self::BELIEVED);
        }
        if all.len() >= Self::MOST {
            // More people than we want to cache are online, so their sessions are read again.
            all.clear();
        }
        all.insert(key, (known.clone(), Instant::now()));
    }

    /// Whether a session is cached and still trusted.
    pub(crate) fn is_known(&self, session: &TokenHash) -> bool {
        lock(&self.known).contains_key(session.reveal())
    }

    /// Drops all sessions from the cache.
    pub(crate) fn forget_all(&self) {
        let mut all = lock(&self.known);
        self.changes.fetch_add(1, Ordering::AcqRel);
        all.clear();
    }

    /// Drops a user's sessions from the cache because the user has changed or some of the sessions have
    /// ended.
    pub(crate) fn forget(&self, user: &str) {
        let mut all = lock(&self.known);
        self.changes.fetch_add(1, Ordering::AcqRel);
        all.retain(|_, (known, _)| known.user.id != user && known.user.owner.as_deref() != Some(user));
    }

    /// Drops sessions that are no longer trusted. Returns the sessions that were used since the last call,
    /// with their users.
    pub(crate) fn sweep(&self) -> Vec<(TokenHash, String)> {
        lock(&self.known).retain(|_, (_, since)| since.elapsed() < Self::BELIEVED);
        lock(&self.used).drain().map(|(hash, user)| (Secret::new(hash), user)).collect()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // The data behind these locks is consistent after every statement.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The token that a request presents, and how.
pub(crate) fn token_of(headers: &HeaderMap) -> Option<(&str, SessionKind)> {
    if let Some(value) = headers.get(header::AUTHORIZATION) {
        let (scheme, token) = value.to_str().ok()?.split_once(' ')?;
        return scheme.eq_ignore_ascii_case("bearer").then(|| (token.trim(), SessionKind::Bearer));
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, token)| (token, SessionKind::Cookie))
}

/// What `front.rs` has found out about a request's caller. It is in the extensions of every request.
#[derive(Clone)]
pub(crate) struct Caller {
    /// The caller, if they have a session. A store that does not answer is a fault only for handlers that
    /// need to know.
    pub(crate) known: Answer<Option<Arc<Known>>>,
    /// The caller's address.
    pub(crate) address: IpAddr,
    pub(crate) uri: Uri,
    pub(crate) accepts: Option<HeaderValue>,
}

impl Caller {
    /// The language: `?lang=`, else the user's choice, else the browser's.
    pub(crate) fn language<'a>(&self, app: &'a App) -> &'a str {
        let library = app.library();
        let asked =
            self.uri.query().and_then(|query| query.split('&').find_map(|pair| pair.strip_prefix("lang=")));
        let own = match &self.known {
            Ok(Some(known)) => known.user.language.as_deref(),
            _ => None,
        };
        let first = asked.into_iter().chain(own).find(|tag| library.texts(tag).is_some());
        if let Some(tag) = first {
            return library.best([tag]);
        }
        let accepted = self.accepts.as_ref().and_then(|value| value.to_str().ok()).unwrap_or_default();
        library.best(by_preference(accepted))
    }
}

/// The languages in an `Accept-Language` header, most preferred first.
fn by_preference(accepted: &str) -> Vec<&str> {
    let mut wanted: Vec<(&str, f32)> = accepted
        .split(',')
        .take(16)
        .map(|item| {
            let (tag, weight) = item.split_once(';').unwrap_or((item, ""));
            let weight = weight.trim().strip_prefix("q=").and_then(|q| q.trim().parse().ok()).unwrap_or(1.0);
            (tag.trim(), weight)
        })
        .filter(|(tag, weight)| !tag.is_empty() && *weight > 0.0)
        .collect();
    wanted.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    wanted.into_iter().map(|(tag, _)| tag).collect()
}

fn caller(parts: &Parts) -> Answer<&Caller> {
    // Only requests that did not come through `front.rs` lack it.
    parts.extensions.get::<Caller>().ok_or_else(ApiFault::broken)
}

/// A caller with a session. The request is refused without one.
#[derive(Clone, Debug)]
pub struct Who(pub(crate) Arc<Known>);

impl Deref for Who {
    type Target = Known;

    fn deref(&self) -> &Known {
        &self.0
    }
}

impl FromRequestParts<Arc<App>> for Who {
    type Rejection = ApiFault;

    async fn from_request_parts(parts: &mut Parts, _app: &Arc<App>) -> Answer<Who> {
        caller(parts)?.known.clone()?.map(Who).ok_or_else(ApiFault::who_are_you)
    }
}

/// The pseudonym of the caller's address (see [`crate::origin`]).
#[derive(Clone, Debug)]
pub(crate) struct Origin(pub(crate) Arc<str>);

impl FromRequestParts<Arc<App>> for Origin {
    type Rejection = ApiFault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Answer<Origin> {
        Ok(Origin(app.origins().of(caller(parts)?.address, app.store()).await?))
    }
}

/// A caller with or without a session.
#[derive(Clone, Debug)]
pub struct MaybeWho(pub(crate) Option<Arc<Known>>);

impl FromRequestParts<Arc<App>> for MaybeWho {
    type Rejection = ApiFault;

    async fn from_request_parts(parts: &mut Parts, _app: &Arc<App>) -> Answer<MaybeWho> {
        caller(parts)?.known.clone().map(MaybeWho)
    }
}

/// The tag of the caller's language, one that we have texts for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language(pub(crate) String);

impl FromRequestParts<Arc<App>> for Language {
    type Rejection = ApiFault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Answer<Language> {
        Ok(Language(caller(parts)?.language(app).to_owned()))
    }
}

/// Records in the store which sessions were used.
pub(crate) async fn note_uses(app: &App) -> Result<(), StoreFault> {
    let at = app.calendar_now();
    let seen: Vec<store::Seen> = app
        .sessions()
        .sweep()
        .into_iter()
        .map(|(token_hash, user)| store::Seen { token_hash, user, at })
        .collect();
    app.store().touch(&seen).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_preferred_language_comes_first() {
        assert_eq!(by_preference("fr;q=0.5, de-AT, en;q=0.9, pl;q=0"), ["de-AT", "en", "fr"]);
        assert_eq!(by_preference(""), Vec::<&str>::new());
        assert_eq!(by_preference(";;q=,,x;q=nonsense"), ["x"]);
    }

    #[test]
    fn tokens_are_found_in_cookies_and_headers() {
        let mut headers = HeaderMap::new();
        assert_eq!(token_of(&headers), None);
        headers.insert(header::COOKIE, HeaderValue::from_static("other=1; starfry=abc; x=y"));
        assert_eq!(token_of(&headers), Some(("abc", SessionKind::Cookie)));
        headers.insert(header::AUTHORIZATION, HeaderValue::from_static("bearer xyz"));
        assert_eq!(token_of(&headers), Some(("xyz", SessionKind::Bearer)), "the header wins over the cookie");
        headers.insert(header::AUTHORIZATION, HeaderValue::from_static("Basic xyz"));
        assert_eq!(token_of(&headers), None);
    }
}
