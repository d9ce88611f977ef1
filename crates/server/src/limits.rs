//! Limits on what one address and one user may do.
//!
//! The key decision: **the most common request costs least**. Every request counts towards its address, and a
//! move also counts towards its user. Rarer requests have quotas of their own, per user and per address. An
//! address may do as much as `users_per_address` users, so nobody gets more by creating more users.

use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use http::Method;
use i18n::Message;

use crate::config::Config;
use crate::fault::{Answer, ApiFault, Code};

/// The kind of a request, for limits and metrics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// None of the others.
    Other,
    /// A move, an undo, or anything else at a table that is quickly done.
    Move,
    /// A chat message or a report.
    Chat,
    /// A new guest, a new account or a login. These could be used to guess passwords or fill the database.
    Entry,
    /// A new table.
    Table,
    /// A request for advice, odds or reasons, which takes computing time.
    Question,
    /// A change of name or language, which all of the user's tables hear of.
    Rename,
}

impl Kind {
    /// All kinds.
    pub(crate) const ALL: [Kind; 7] =
        [Kind::Other, Kind::Move, Kind::Chat, Kind::Entry, Kind::Table, Kind::Question, Kind::Rename];

    /// The kind in one word.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Kind::Other => "other",
            Kind::Move => "move",
            Kind::Chat => "chat",
            Kind::Entry => "entry",
            Kind::Table => "table",
            Kind::Question => "question",
            Kind::Rename => "rename",
        }
    }

    /// The kind of a request, from the pattern of its route.
    pub(crate) fn of(method: &Method, route: &str) -> Kind {
        let last = route.rsplit('/').next().unwrap_or_default();
        let is_table = route.contains("/api/tables/");
        if method == Method::POST {
            return match last {
                "guests" | "accounts" | "login" | "password" => Kind::Entry,
                "tables" | "rematch" | "branch" | "bots" | "token" => Kind::Table,
                "chat" | "report" | "offers" => Kind::Chat,
                _ if is_table => Kind::Move,
                _ => Kind::Other,
            };
        }
        match last {
            "why" | "odds" | "advice" if is_table => Kind::Question,
            "me" if method == Method::DELETE => Kind::Entry,
            "me" if method == Method::PATCH => Kind::Rename,
            _ => Kind::Other,
        }
    }
}

type Limiter = DefaultKeyedRateLimiter<u64>;

/// How often a user may change their name in an hour.
const RENAMES_PER_HOUR: u32 = 60;

/// A quota for users that also applies to addresses.
struct Shared {
    by_user: Limiter,
    by_address: Limiter,
}

/// The quotas, and how much of them has been used.
pub(crate) struct Limits {
    quotas: Option<Quotas>,
}

struct Quotas {
    keys: RandomState,
    clock: DefaultClock,
    requests: Limiter,
    moves: Limiter,
    entries: Limiter,
    chat: Shared,
    tables: Shared,
    questions: Shared,
    renames: Shared,
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        let per = |number: u32, time: Duration, burst: u32| {
            let number = number.max(1);
            let quota = Quota::with_period(time / number).expect("the period is positive");
            RateLimiter::keyed(quota.allow_burst(NonZeroU32::new(burst.max(1)).unwrap_or(NonZeroU32::MIN)))
        };
        let shared = |number: u32, time: Duration, burst: u32| {
            let users = config.users_per_address.max(1);
            Shared {
                by_user: per(number, time, burst),
                by_address: per(number.saturating_mul(users), time, burst.saturating_mul(users)),
            }
        };
        let (minute, hour) = (Duration::from_mins(1), Duration::from_hours(1));
        let quotas = config.limits.then(|| Quotas {
            keys: RandomState::new(),
            clock: DefaultClock::default(),
            requests: per(config.requests_per_minute, minute, config.requests_per_minute / 4),
            moves: per(config.moves_per_minute, minute, config.moves_per_minute / 4),
            chat: shared(config.chat_per_minute, minute, config.chat_per_minute / 2),
            entries: per(config.logins_per_hour, hour, config.logins_per_hour / 4),
            tables: shared(config.tables_per_hour, hour, config.tables_per_hour / 4),
            questions: shared(config.questions_per_minute, minute, config.questions_per_minute / 4),
            renames: shared(RENAMES_PER_HOUR, hour, RENAMES_PER_HOUR / 4),
        });
        Limits { quotas }
    }

    /// Counts a request and refuses it if there are too many of its kind.
    pub(crate) fn check(&self, kind: Kind, address: IpAddr, user: Option<&str>) -> Answer<()> {
        self.quotas.as_ref().map_or(Ok(()), |quotas| quotas.check(kind, address, user))
    }

    /// Forgets callers who have not been here lately, so that the memory used depends only on those who are.
    pub(crate) fn sweep(&self) {
        let Some(quotas) = &self.quotas else { return };
        for limiter in quotas.all() {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

impl Quotas {
    fn all(&self) -> impl Iterator<Item = &Limiter> {
        let shared = [&self.chat, &self.tables, &self.questions, &self.renames];
        let shared = shared.into_iter().flat_map(|shared| [&shared.by_user, &shared.by_address]);
        [&self.requests, &self.moves, &self.entries].into_iter().chain(shared)
    }

    fn check(&self, kind: Kind, address: IpAddr, user: Option<&str>) -> Answer<()> {
        let address = self.keys.hash_one(network_of(address));
        self.take(&self.requests, address)?;
        let of_user = || user.map_or(address, |user| self.keys.hash_one(user));
        let shared = |shared: &Shared| {
            self.take(&shared.by_user, of_user())?;
            self.take(&shared.by_address, address)
        };
        match kind {
            Kind::Other => Ok(()),
            Kind::Move => self.take(&self.moves, of_user()),
            Kind::Entry => self.take(&self.entries, address),
            Kind::Chat => shared(&self.chat),
            Kind::Table => shared(&self.tables),
            Kind::Question => shared(&self.questions),
            Kind::Rename => shared(&self.renames),
        }
    }

    fn take(&self, limiter: &Limiter, key: u64) -> Answer<()> {
        limiter.check_key(&key).map_err(|not_until| {
            // Whole seconds, rounded up, so that callers who come back then are not refused again.
            let seconds = not_until.wait_time_from(self.clock.now()).as_secs() + 1;
            let message = Message::new("server-too-fast").with("seconds", seconds);
            ApiFault::new(Code::TooFast, message).retry_after(seconds)
        })
    }
}

/// The part of an address that counts as one caller. With IPv6, everybody gets a whole network.
pub(crate) fn network_of(address: IpAddr) -> u64 {
    match address {
        IpAddr::V4(address) => u64::from(address.to_bits()),
        IpAddr::V6(address) => (address.to_bits() >> 64) as u64 | 1 << 63,
    }
}
