//! Open event streams, by the session they were opened with. A stream ends when its session ends.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{Secret, TokenHash};

use crate::hall::Hall;
use crate::who::Known;

/// How long to wait before asking a store again that did not answer.
const PAUSE: Duration = Duration::from_secs(1);

/// A stream: its table and the viewer's number there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OpenStream {
    pub(crate) table: Arc<str>,
    pub(crate) number: u64,
}

/// One session's streams.
struct OfSession {
    user: String,
    owner: Option<String>,
    streams: Vec<OpenStream>,
}

/// All streams that were opened with a session.
#[derive(Default)]
pub(crate) struct OpenStreams {
    by_session: Mutex<HashMap<[u8; 32], OfSession>>,
}

impl OpenStreams {
    fn lock(&self) -> MutexGuard<'_, HashMap<[u8; 32], OfSession>> {
        // The data behind this lock is consistent after every statement.
        self.by_session.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn add(&self, who: &Known, stream: OpenStream) {
        let of_session = || OfSession {
            user: who.user.id.clone(),
            owner: who.user.owner.clone(),
            streams: Vec::with_capacity(1),
        };
        self.lock().entry(*who.session.reveal()).or_insert_with(of_session).streams.push(stream);
    }

    pub(crate) fn remove(&self, session: &TokenHash, stream: &OpenStream) {
        let mut all = self.lock();
        if let Some(of_session) = all.get_mut(session.reveal()) {
            of_session.streams.retain(|other| other != stream);
            if of_session.streams.is_empty() {
                all.remove(session.reveal());
            }
        }
    }

    /// The sessions of a user and the user's bots, or of everybody.
    fn sessions_of(&self, user: Option<&str>) -> Vec<[u8; 32]> {
        let is_of = |of_session: &OfSession| {
            user.is_none_or(|user| of_session.user == user || of_session.owner.as_deref() == Some(user))
        };
        self.lock().iter().filter(|(_, of_session)| is_of(of_session)).map(|(session, _)| *session).collect()
    }

    fn take(&self, session: &[u8; 32]) -> Vec<OpenStream> {
        self.lock().remove(session).map(|of_session| of_session.streams).unwrap_or_default()
    }
}

/// Checks the sessions of a user, or of everybody, and ends the streams of those that have ended.
pub(crate) fn review(hall: &Arc<Hall>, user: Option<&str>) {
    let sessions = hall.streams.sessions_of(user);
    if sessions.is_empty() {
        return;
    }
    let hall = Arc::clone(hall);
    tokio::spawn(async move {
        tokio::select! {
            () = hall.stopped() => {}
            () = end_ended(&hall, sessions) => {}
        }
    });
}

async fn end_ended(hall: &Hall, sessions: Vec<[u8; 32]>) {
    for session in sessions {
        if is_over(hall, session).await {
            for OpenStream { table, number } in hall.streams.take(&session) {
                hall.tell(&table, Box::new(move |table| Box::pin(async move { table.look_away(number) })));
            }
        }
    }
}

/// Whether a session has ended or its user is no longer allowed in.
async fn is_over(hall: &Hall, session: [u8; 32]) -> bool {
    let hash = Secret::new(session);
    loop {
        match hall.store.session(&hash).await {
            Ok(found) => return found.is_none_or(|session| session.user.banned || session.user.deleted),
            Err(_) => tokio::time::sleep(PAUSE).await,
        }
    }
}
