//! The faults that the server answers with when it refuses or fails.
//!
//! The key decision: **a fault has no language until it leaves**. Handlers return an [`ApiFault`]. The
//! middleware in [`crate::front`] knows the caller and writes it in the caller's language, as JSON for
//! programs or as a page for browsers.

use axum::Json;
use axum::body::Body;
use axum::response::{IntoResponse, Response};
use contract::{Refusal, Rule};
use http::{HeaderValue, StatusCode, header};
use i18n::{Message, Texts};
use serde::Serialize;
use store::StoreFault;
use utoipa::ToSchema;

macro_rules! codes {
    ($($(#[$about:meta])* $name:ident = $word:literal, $status:ident;)*) => {
        /// The reason why a request is refused, for programs. Every code is listed here once.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Code {
            $($(#[$about])* $name,)*
        }

        impl Code {
            /// All codes.
            pub const ALL: &'static [Code] = &[$(Code::$name,)*];

            /// The code as it is written in JSON.
            pub const fn word(self) -> &'static str {
                match self { $(Code::$name => $word,)* }
            }

            /// The HTTP status of responses with this code.
            pub const fn status(self) -> StatusCode {
                match self { $(Code::$name => StatusCode::$status,)* }
            }
        }
    };
}

codes! {
    /// The request is malformed: not JSON, unknown or missing fields, or values out of range.
    Malformed = "malformed", BAD_REQUEST;
    /// This needs a session.
    WhoAreYou = "who_are_you", UNAUTHORIZED;
    /// The password does not match the name.
    WrongPassword = "wrong_password", UNAUTHORIZED;
    /// It belongs to somebody else.
    NotYours = "not_yours", FORBIDDEN;
    /// The host has banned the caller.
    Banned = "banned", FORBIDDEN;
    /// A page of another site made the request with our cookie.
    Origin = "origin", FORBIDDEN;
    /// This is not allowed here, or not for this kind of user.
    NotAllowed = "not_allowed", FORBIDDEN;
    /// There is no such thing, or the caller may not know of it.
    Unknown = "unknown", NOT_FOUND;
    /// This table has been deleted because it had not been used for a long time.
    Expired = "expired", GONE;
    /// The path exists, but not for this method.
    WrongMethod = "wrong_method", METHOD_NOT_ALLOWED;
    /// The request took too long to arrive.
    TooSlow = "too_slow", REQUEST_TIMEOUT;
    /// The move answers a different decision than the current one.
    Stale = "stale", CONFLICT;
    /// The seat has nothing to decide at the moment.
    NotDue = "not_due", CONFLICT;
    /// The game is over.
    Over = "over", CONFLICT;
    /// The seat is taken.
    Taken = "taken", CONFLICT;
    /// The name is taken.
    NameTaken = "name_taken", CONFLICT;
    /// This cannot be done at this stage.
    NotNow = "not_now", CONFLICT;
    /// There is no room for more.
    Full = "full", CONFLICT;
    /// The user, or all users at this address together, have used up their storage.
    Quota = "quota", CONFLICT;
    /// The body is larger than the limit.
    TooLarge = "too_large", PAYLOAD_TOO_LARGE;
    /// The body is not `application/json`.
    NotJson = "not_json", UNSUPPORTED_MEDIA_TYPE;
    /// This is not an action of the game.
    UnknownAction = "unknown_action", UNPROCESSABLE_ENTITY;
    /// A sequence continues after an action that hands over to chance or to others.
    HandsOver = "hands_over", UNPROCESSABLE_ENTITY;
    /// The rules refuse it.
    Illegal = "illegal", UNPROCESSABLE_ENTITY;
    /// Too many requests. Retry after the number of seconds in `Retry-After`.
    TooFast = "too_fast", TOO_MANY_REQUESTS;
    /// A bug or failure on our side. The log has the details.
    Broken = "broken", INTERNAL_SERVER_ERROR;
    /// The database cannot be read or written at the moment. Nothing has changed.
    Storage = "storage", SERVICE_UNAVAILABLE;
    /// The server is stopping. Retry later.
    Stopping = "stopping", SERVICE_UNAVAILABLE;
    /// The server is too busy at the moment. Nothing has changed.
    Busy = "busy", SERVICE_UNAVAILABLE;
}

/// The reason why a request is refused, not yet in any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiFault {
    code: Code,
    message: Message,
    rule: Option<&'static str>,
    retry_after_s: Option<u64>,
}

/// The result of a handler.
pub type Answer<T> = Result<T, ApiFault>;

impl ApiFault {
    /// A fault with its message.
    pub fn new(code: Code, message: Message) -> ApiFault {
        ApiFault { code, message, rule: None, retry_after_s: None }
    }

    /// A fault whose message has no arguments.
    pub fn plain(code: Code, key: &'static str) -> ApiFault {
        ApiFault::new(code, Message::new(key))
    }

    /// A refusal by a game's rules.
    pub fn refused(refusal: Refusal) -> ApiFault {
        ApiFault::new(Code::Illegal, Message::refused(refusal)).under(refusal.rule())
    }

    /// Adds the rule that the refusal is based on.
    #[must_use]
    pub fn under(mut self, rule: &'static Rule) -> ApiFault {
        self.rule = Some(rule.id);
        self
    }

    /// Adds that a retry is worthwhile after this many seconds.
    #[must_use]
    pub fn retry_after(mut self, seconds: u64) -> ApiFault {
        self.retry_after_s = Some(seconds);
        self
    }

    /// The request is malformed. `what` says where and why, in English like library errors.
    pub fn malformed(what: impl Into<String>) -> ApiFault {
        ApiFault::new(Code::Malformed, Message::new("server-malformed").with("what", what.into()))
    }

    /// A text is not in the game's notation.
    pub fn unreadable(code: Code, unreadable: contract::Unreadable) -> ApiFault {
        let message = Message::new("fault-unreadable")
            .with("text", unreadable.text)
            .with("expected", unreadable.expected);
        ApiFault::new(code, message)
    }

    /// A value in the request is invalid: the field, and what its value must be.
    pub fn value(field: &'static str, reason: Message) -> ApiFault {
        ApiFault::new(
            Code::Malformed,
            Message::new("server-value").with("field", field).with("reason", reason),
        )
    }

    /// There is no such thing, or the caller may not know of it.
    pub fn unknown() -> ApiFault {
        ApiFault::plain(Code::Unknown, "server-unknown")
    }

    /// The question has changed in the meantime.
    pub fn stale() -> ApiFault {
        ApiFault::plain(Code::Stale, "server-stale")
    }

    /// The caller has no session.
    pub fn who_are_you() -> ApiFault {
        ApiFault::plain(Code::WhoAreYou, "server-who-are-you")
    }

    /// It belongs to somebody else.
    pub fn not_yours() -> ApiFault {
        ApiFault::plain(Code::NotYours, "server-not-yours")
    }

    /// The server is stopping.
    pub fn stopping() -> ApiFault {
        ApiFault::plain(Code::Stopping, "server-stopping").retry_after(2)
    }

    /// The server is too busy.
    pub fn busy() -> ApiFault {
        ApiFault::plain(Code::Busy, "server-busy").retry_after(1)
    }

    /// A bug or failure on our side.
    pub fn broken() -> ApiFault {
        ApiFault::plain(Code::Broken, "server-broken")
    }

    /// The code, for programs.
    pub fn code(&self) -> Code {
        self.code
    }

    /// The message.
    pub fn message(&self) -> &Message {
        &self.message
    }

    /// The fault as its JSON body.
    pub fn told(&self, texts: &Texts) -> ErrorBody {
        let message = texts.message(&self.message);
        ErrorBody { error: ErrorText { code: self.code.word(), message, rule: self.rule } }
    }

    /// The complete response for programs, in this language.
    pub fn response(&self, texts: &Texts) -> Response {
        self.around(Json(self.told(texts)))
    }

    /// Wraps a rendered fault in a response with the right status and headers.
    pub(crate) fn around(&self, told: impl IntoResponse) -> Response {
        let mut response = (self.code.status(), told).into_response();
        if let Some(seconds) = self.retry_after_s {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if self.code == Code::WhoAreYou {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

/// The body of every refusal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ErrorBody {
    /// The details.
    pub error: ErrorText,
}

/// The details of a refusal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ErrorText {
    /// One word for programs, such as `stale`.
    pub code: &'static str,
    /// A sentence in the caller's language.
    pub message: String,
    /// The rule that a game's refusal is based on: `higher.turn`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

/// A fault that has yet to be written in the caller's language, which `front.rs` does.
#[derive(Clone, Debug)]
pub(crate) struct Untranslated(pub(crate) ApiFault);

impl IntoResponse for ApiFault {
    fn into_response(self) -> Response {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = self.code.status();
        response.extensions_mut().insert(Untranslated(self));
        response
    }
}

impl From<StoreFault> for ApiFault {
    /// Turns a store fault into one for callers, who cannot do anything about it. Expected conflicts must be
    /// handled before.
    fn from(fault: StoreFault) -> ApiFault {
        match fault {
            StoreFault::Busy | StoreFault::Crossed => ApiFault::busy(),
            StoreFault::Closed => ApiFault::stopping(),
            StoreFault::Unknown => ApiFault::unknown(),
            // The log already has it.
            StoreFault::Damaged(_) | StoreFault::Unreadable(_) => {
                tracing::debug!(%fault, "a request needed data that cannot be read");
                ApiFault::plain(Code::Broken, "server-damaged")
            }
            fault if fault.may_pass() => {
                tracing::error!(%fault, "the store does not answer");
                ApiFault::plain(Code::Storage, "server-storage").retry_after(5)
            }
            fault => {
                tracing::error!(%fault, "the store is in an unexpected state");
                ApiFault::broken()
            }
        }
    }
}
