//! Passwords, which are stored only as hashes that are slow to compute.
//!
//! The key decision: **logins cannot use up the machine**. Hashing takes time and memory on purpose, so only
//! a few hashes are computed at once, away from the threads that serve requests. Callers who would have to
//! wait long are told to come back later.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use i18n::Message;
use store::Secret;
use tokio::sync::Semaphore;

use crate::fault::{Answer, ApiFault};

/// How many passwords are hashed at the same time.
const AT_A_TIME: usize = 2;

/// How long a caller waits for their turn.
const PATIENCE: Duration = Duration::from_secs(5);

/// The allowed lengths of passwords, in characters.
const LENGTHS: std::ops::RangeInclusive<usize> = 8..=200;

/// The hash that passwords for unknown names are compared with, so that these take as long as known ones.
static DUMMY_HASH: LazyLock<String> =
    LazyLock::new(|| hashed("nobody has this password").unwrap_or_default());

pub(crate) struct Passwords {
    room: Arc<Semaphore>,
}

/// Refuses passwords that are too short or too long.
pub(crate) fn checked(field: &'static str, password: &str) -> Answer<()> {
    if LENGTHS.contains(&password.chars().count()) {
        return Ok(());
    }
    let reason =
        Message::new("server-password-length").with("least", *LENGTHS.start()).with("most", *LENGTHS.end());
    Err(ApiFault::value(field, reason))
}

/// The hash of a password in argon2's format. This is slow.
pub(crate) fn hashed(password: &str) -> Option<String> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).ok()?;
    let hash: argon2::password_hash::phc::PasswordHash =
        Argon2::default().hash_password_with_salt(password.as_bytes(), &salt).ok()?;
    Some(hash.to_string())
}

fn fits(password: &str, hash: &str) -> bool {
    // This comparison takes the same time wherever the hashes differ.
    PasswordVerifier::<str>::verify_password(&Argon2::default(), password.as_bytes(), hash).is_ok()
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        Passwords { room: Arc::new(Semaphore::new(AT_A_TIME)) }
    }

    /// The hash of a password.
    pub(crate) async fn hash(&self, password: String) -> Answer<Secret<String>> {
        let hash = self.in_turn(move || hashed(&password)).await?;
        hash.map(Secret::new).ok_or_else(ApiFault::broken)
    }

    /// Whether a password matches a hash. Without a hash it does not, but finding out takes just as long.
    pub(crate) async fn fits(&self, password: String, hash: Option<Secret<String>>) -> Answer<bool> {
        self.in_turn(move || {
            let known = hash.as_ref().map_or(DUMMY_HASH.as_str(), |hash| hash.reveal());
            fits(&password, known) && hash.is_some()
        })
        .await
    }

    async fn in_turn<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
        let turn = tokio::time::timeout(PATIENCE, self.room.clone().acquire_owned()).await;
        let Ok(Ok(turn)) = turn else { return Err(ApiFault::busy()) };
        let done = tokio::task::spawn_blocking(move || {
            // Held until the work is done, even if nobody is waiting for it any more.
            let _turn = turn;
            work()
        });
        done.await.map_err(|_| ApiFault::broken())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_matches_only_its_password_and_uses_argon2id() {
        let hash = hashed("correct horse").unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(fits("correct horse", &hash) && !fits("Correct horse", &hash) && !fits("", &hash));
        assert!(!fits("x", "no hash"));
    }

    #[test]
    fn checking_an_unknown_name_costs_as_much_as_checking_a_known_one() {
        let cost =
            |hash: &str| hash.rsplit_once('$').map(|(rest, _)| rest.rsplit_once('$').unwrap().0.to_owned());
        assert_eq!(cost(&DUMMY_HASH), cost(&hashed("correct horse").unwrap()));
        assert!(fits("nobody has this password", &DUMMY_HASH), "it is a complete hash, so it is computed");
    }

    #[test]
    fn passwords_have_eight_to_two_hundred_characters() {
        assert!(checked("password", "seven77").is_err() && checked("password", "ąęółżźćń").is_ok());
        assert!(checked("password", &"x".repeat(201)).is_err());
    }
}
