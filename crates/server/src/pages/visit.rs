//! A visit to a page of the site: the visitor and the language.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::response::{IntoResponse, Response};
use http::header::{CONTENT_ENCODING, VARY};
use http::request::Parts;
use http::{HeaderValue, Method};
use store::UserKind;
use web::{Shell, Visitor};

use super::site;
use crate::app::App;
use crate::encoding::Encoding;
use crate::fault::{Answer, ApiFault};
use crate::served::VARIES;
use crate::who::{Caller, Known};

/// A visit to a page of the site.
///
/// A language chosen on one of our pages is saved if the visitor has a session. Links from other sites may
/// use any language, but save nothing. In that case, and for visitors without a session, the links on the
/// page repeat the language.
pub(super) struct Visit {
    pub(super) app: Arc<App>,
    pub(super) who: Option<Arc<Known>>,
    pub(super) tag: String,
    /// Whether the address names the language.
    pub(super) is_picked: bool,
    /// Whether we know that it was chosen on one of our pages.
    is_ours: bool,
    /// Whether the browser accepts pages compressed with gzip.
    takes_gzip: bool,
    /// The path as the browser knows it, with or without a prefix.
    path: String,
}

impl FromRequestParts<Arc<App>> for Visit {
    type Rejection = ApiFault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Answer<Visit> {
        let caller = parts.extensions.get::<Caller>().ok_or_else(ApiFault::broken)?;
        caller.known.clone()?;
        let visit = Visit {
            is_ours: is_ours(parts),
            takes_gzip: Encoding::Gzip.is_accepted_by(&parts.headers),
            ..Visit::of(app, caller)
        };
        visit.keep_language().await?;
        Ok(visit)
    }
}

/// Whether the visitor came from one of our pages. Posted forms always do, or the middleware would have
/// refused them. For links only the browser knows, and it only says so for https and on the same machine. A
/// link in a message is not ours.
fn is_ours(request: &Parts) -> bool {
    let is_posted = request.method == Method::POST;
    is_posted || request.headers.get("sec-fetch-site").is_some_and(|site| site == "same-origin")
}

impl Visit {
    /// The visit of this caller. A caller who cannot be identified counts as a visitor without a session.
    pub(super) fn of(app: &Arc<App>, caller: &Caller) -> Visit {
        let tag = caller.language(app).to_owned();
        let asked = format!("lang={tag}");
        let is_picked = caller.uri.query().is_some_and(|query| query.split('&').any(|pair| pair == asked));
        let who = caller.known.clone().ok().flatten();
        let path = caller.uri.path().to_owned();
        Visit { app: Arc::clone(app), who, tag, is_picked, is_ours: false, takes_gzip: false, path }
    }

    /// The relative path from this address to the start page, whatever the address is.
    pub(super) fn root(&self) -> String {
        let path = self.app.config().path_prefix.below(&self.path);
        "../".repeat(path.matches('/').count().saturating_sub(1))
    }

    /// Whether the chosen language is saved.
    fn keeps_language(&self) -> bool {
        self.is_picked && self.is_ours && self.who.is_some()
    }

    async fn keep_language(&self) -> Answer<()> {
        let Some(who) = self.who.as_ref().filter(|_| self.keeps_language()) else { return Ok(()) };
        if who.user.language.as_deref() != Some(&self.tag) {
            self.app.store().set_language(&who.user.id, Some(&self.tag)).await?;
            self.app.session_changed(&who.user.id);
        }
        Ok(())
    }

    /// The frame around the page.
    pub(super) fn shell<'a>(&self, root: &'a str) -> Shell<'a> {
        let shell =
            Shell::new(self.app.catalog(), self.app.assets().known(), self.app.library(), &self.tag, root);
        Shell { carries_language: self.is_picked && !self.keeps_language(), ..shell }
    }

    /// The response: a page that was made for this visit.
    ///
    /// It is compressed only if the visitor has no session. Then it contains nothing that not everybody may
    /// know. The page of a visitor with a session names their own tables, whose ids are known only to those
    /// who were told, next to names that strangers have chosen for themselves and their tables. Compressed,
    /// its length would depend on how much these have in common. Somebody who sees how long answers are
    /// could try name after name and so read the ids (BREACH).
    pub(super) fn answer(&self, page: String) -> Response {
        if !self.takes_gzip || self.who.is_some() {
            return ([(VARY, VARIES)], site(page)).into_response();
        }
        // Brotli would have to be as fast, and then it is no better.
        let mut response = site(String::new());
        *response.body_mut() = Encoding::Gzip.compress(page.as_bytes()).into();
        let gzip = HeaderValue::from_static(Encoding::Gzip.name());
        response.headers_mut().extend([(CONTENT_ENCODING, gzip), (VARY, VARIES)]);
        response
    }

    /// The visitor's user id, if they have a session.
    pub(super) fn user(&self) -> Option<&str> {
        self.who.as_ref().map(|who| who.user.id.as_str())
    }

    /// The right address of the start page if the slash at its end is missing, which would break its links.
    pub(super) fn with_slash(&self) -> Option<String> {
        let last = self.path.rsplit('/').next().filter(|last| !last.is_empty())?;
        Some(format!("{last}/"))
    }

    /// What the page shows about the visitor.
    pub(super) fn visitor(&self) -> Option<Visitor> {
        let user = &self.who.as_ref()?.user;
        Some(Visitor { name: user.name.clone(), has_account: user.kind == UserKind::Account })
    }
}
