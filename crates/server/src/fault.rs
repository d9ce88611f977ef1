//! What the server answers when it does not do what it was asked.
//!
//! The key decision: **a fault has no language until it leaves**. Handlers return an [`ApiFault`]; the front of the server
//! ([`crate::front`]) knows who asked and writes it in his language: as JSON, or as a page for whoever looks at pages.

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
        /// Why a request is refused, for programs. Every code stands here once.
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

            /// The HTTP status it goes with.
            pub const fn status(self) -> StatusCode {
                match self { $(Code::$name => StatusCode::$status,)* }
            }
        }
    };
}

codes! {
    /// The request cannot be read: not JSON, unknown or missing fields, values out of range.
    Malformed = "malformed", BAD_REQUEST;
    /// Only people who are logged in, or guests, may do this.
    WhoAreYou = "who_are_you", UNAUTHORIZED;
    /// Name and password do not belong together.
    WrongPassword = "wrong_password", UNAUTHORIZED;
    /// It belongs to somebody else.
    NotYours = "not_yours", FORBIDDEN;
    /// The host of the server has banned the asker.
    Banned = "banned", FORBIDDEN;
    /// A page of another site asked with our cookie.
    Origin = "origin", FORBIDDEN;
    /// This is not allowed here, or not to this kind of user.
    NotAllowed = "not_allowed", FORBIDDEN;
    /// There is no such thing, or the asker may not know of it.
    Unknown = "unknown", NOT_FOUND;
    /// There was a table here. It was deleted because nobody had needed it for long.
    Expired = "expired", GONE;
    /// The path is right, the method is not.
    WrongMethod = "wrong_method", METHOD_NOT_ALLOWED;
    /// The request took too long to arrive.
    TooSlow = "too_slow", REQUEST_TIMEOUT;
    /// The move answers another decision than the one that is asked now.
    Stale = "stale", CONFLICT;
    /// The seat owes nothing now.
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
    /// The user, or all users of the address, have stored as much as they may.
    Quota = "quota", CONFLICT;
    /// The body is larger than we read.
    TooLarge = "too_large", PAYLOAD_TOO_LARGE;
    /// The body is not `application/json`.
    NotJson = "not_json", UNSUPPORTED_MEDIA_TYPE;
    /// This is no action of the game.
    UnknownAction = "unknown_action", UNPROCESSABLE_ENTITY;
    /// A sequence goes on after an action that hands over to chance or to others.
    HandsOver = "hands_over", UNPROCESSABLE_ENTITY;
    /// The rules refuse it.
    Illegal = "illegal", UNPROCESSABLE_ENTITY;
    /// Too many requests: come back after the seconds of `Retry-After`.
    TooFast = "too_fast", TOO_MANY_REQUESTS;
    /// A mistake of ours. It is in the log.
    Broken = "broken", INTERNAL_SERVER_ERROR;
    /// The database cannot be written or read at the moment. Nothing has happened.
    Storage = "storage", SERVICE_UNAVAILABLE;
    /// The server is stopping: come back.
    Stopping = "stopping", SERVICE_UNAVAILABLE;
    /// Too much to do at the moment. Nothing has happened.
    Busy = "busy", SERVICE_UNAVAILABLE;
}

/// Why a request is refused, in no language yet.
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
    /// A fault with its sentence.
    pub fn new(code: Code, message: Message) -> ApiFault {
        ApiFault { code, message, rule: None, retry_after_s: None }
    }

    /// A fault whose sentence has no arguments.
    pub fn plain(code: Code, key: &'static str) -> ApiFault {
        ApiFault::new(code, Message::new(key))
    }

    /// What the rules of a game refuse.
    pub fn refused(refusal: Refusal) -> ApiFault {
        ApiFault::new(Code::Illegal, Message::refused(refusal)).under(refusal.rule())
    }

    /// The same fault, standing on a rule.
    #[must_use]
    pub fn under(mut self, rule: &'static Rule) -> ApiFault {
        self.rule = Some(rule.id);
        self
    }

    /// The same fault, for which trying again is worth while after some seconds.
    #[must_use]
    pub fn retry_after(mut self, seconds: u64) -> ApiFault {
        self.retry_after_s = Some(seconds);
        self
    }

    /// The request cannot be read; `what` says where and why, in English as libraries do.
    pub fn malformed(what: impl Into<String>) -> ApiFault {
        ApiFault::new(Code::Malformed, Message::new("server-malformed").with("what", what.into()))
    }

    /// Something is not written in the game's notation.
    pub fn unreadable(code: Code, unreadable: contract::Unreadable) -> ApiFault {
        let message = Message::new("fault-unreadable")
            .with("text", unreadable.text)
            .with("expected", unreadable.expected);
        ApiFault::new(code, message)
    }

    /// A value of a request that cannot be: `name`, and what it must be.
    pub fn value(field: &'static str, reason: Message) -> ApiFault {
        ApiFault::new(
            Code::Malformed,
            Message::new("server-value").with("field", field).with("reason", reason),
        )
    }

    /// There is no such thing, or the asker may not know of it.
    pub fn unknown() -> ApiFault {
        ApiFault::plain(Code::Unknown, "server-unknown")
    }

    /// The question has changed meanwhile.
    pub fn stale() -> ApiFault {
        ApiFault::plain(Code::Stale, "server-stale")
    }

    /// The asker is nobody yet.
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

    /// There is too much to do.
    pub fn busy() -> ApiFault {
        ApiFault::plain(Code::Busy, "server-busy").retry_after(1)
    }

    /// A mistake of ours.
    pub fn broken() -> ApiFault {
        ApiFault::plain(Code::Broken, "server-broken")
    }

    /// The code, for programs.
    pub fn code(&self) -> Code {
        self.code
    }

    /// The sentence.
    pub fn message(&self) -> &Message {
        &self.message
    }

    /// The fault as it is written.
    pub fn told(&self, texts: &Texts) -> ErrorBody {
        let message = texts.message(&self.message);
        ErrorBody { error: ErrorText { code: self.code.word(), message, rule: self.rule } }
    }

    /// The whole response for programs, in this language.
    pub fn response(&self, texts: &Texts) -> Response {
        self.around(Json(self.told(texts)))
    }

    /// What tells the fault, as a response with the status and the headers that go with it.
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

/// Every refusal looks like this.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ErrorBody {
    /// What is wrong.
    pub error: ErrorText,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ErrorText {
    /// One word for programs, such as `stale`.
    pub code: &'static str,
    /// A sentence in the language of the asker.
    pub message: String,
    /// The rule it stands on, if a game refuses: `higher.turn`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

/// A response that is still to be written in somebody's language: the front does that.
#[derive(Clone, Debug)]
pub(crate) struct Untold(pub(crate) ApiFault);

impl IntoResponse for ApiFault {
    fn into_response(self) -> Response {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = self.code.status();
        response.extensions_mut().insert(Untold(self));
        response
    }
}

impl From<StoreFault> for ApiFault {
    /// What a fault of the store is to somebody who cannot do anything about it. Expected conflicts are to be handled before.
    fn from(fault: StoreFault) -> ApiFault {
        match fault {
            StoreFault::Busy | StoreFault::Crossed => ApiFault::busy(),
            StoreFault::Closed => ApiFault::stopping(),
            StoreFault::Unknown => ApiFault::unknown(),
            // It is in the log already.
            StoreFault::Damaged(_) | StoreFault::Unreadable(_) => {
                tracing::debug!(%fault, "asked for what cannot be read");
                ApiFault::plain(Code::Broken, "server-damaged")
            }
            fault if fault.may_pass() => {
                tracing::error!(%fault, "the store does not answer");
                ApiFault::plain(Code::Storage, "server-storage").retry_after(5)
            }
            fault => {
                tracing::error!(%fault, "the store is not as it should be");
                ApiFault::broken()
            }
        }
    }
}
