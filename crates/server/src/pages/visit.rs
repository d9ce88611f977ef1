//! Somebody who opens a page of the site.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use http::Method;
use http::request::Parts;
use store::UserKind;
use web::{Shell, Visitor};

use crate::app::App;
use crate::fault::{Answer, ApiFault};
use crate::who::{Asker, Known};

/// Who opens a page, and in which language. A language that is picked on one of our pages is kept for whoever has a session. A page of
/// another site may lead here in any language, but changes nothing; then, and for whoever has no session, the links of the page say it
/// again.
pub(super) struct Visit {
    pub(super) app: Arc<App>,
    pub(super) who: Option<Arc<Known>>,
    pub(super) tag: String,
    /// Whether the address names the language.
    pub(super) is_picked: bool,
    /// Whether it is known to be picked on one of our pages.
    is_ours: bool,
    /// The path as the browser knows it, below a prefix or not.
    path: String,
}

impl FromRequestParts<Arc<App>> for Visit {
    type Rejection = ApiFault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Answer<Visit> {
        let asker = parts.extensions.get::<Asker>().ok_or_else(ApiFault::broken)?;
        asker.known.clone()?;
        let visit = Visit { is_ours: is_ours(parts), ..Visit::of(app, asker) };
        visit.keep_language().await?;
        Ok(visit)
    }
}

/// Whether a page of ours has led here. What is posted is, or the front would have refused it; of a link only the browser knows, and a
/// link in a letter is none of ours. Browsers say so to hosts with https, and to the own machine.
fn is_ours(request: &Parts) -> bool {
    let is_posted = request.method == Method::POST;
    is_posted || request.headers.get("sec-fetch-site").is_some_and(|site| site == "same-origin")
}

impl Visit {
    /// What is known of the asker. If it cannot be found out who he is, he is nobody in particular.
    pub(super) fn of(app: &Arc<App>, asker: &Asker) -> Visit {
        let tag = asker.language(app).to_owned();
        let asked = format!("lang={tag}");
        let is_picked = asker.uri.query().is_some_and(|query| query.split('&').any(|pair| pair == asked));
        let who = asker.known.clone().ok().flatten();
        let path = asker.uri.path().to_owned();
        Visit { app: Arc::clone(app), who, tag, is_picked, is_ours: false, path }
    }

    /// What leads from the address to the first page, whatever the address is.
    pub(super) fn root(&self) -> String {
        let path = self.app.config().path_prefix.below(&self.path);
        "../".repeat(path.matches('/').count().saturating_sub(1))
    }

    /// Whether the language that was picked is kept.
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

    /// What is around the page.
    pub(super) fn shell<'a>(&self, root: &'a str) -> Shell<'a> {
        let shell = Shell::new(self.app.catalog(), self.app.library(), &self.tag, root);
        Shell { carries_language: self.is_picked && !self.keeps_language(), ..shell }
    }

    /// The user, if he is one of those who play here by themselves.
    pub(super) fn user(&self) -> Option<&str> {
        self.who.as_ref().map(|who| who.user.id.as_str())
    }

    /// Where the first page really is, if its address lacks the slash at its end: links on it would lead astray.
    pub(super) fn with_slash(&self) -> Option<String> {
        let last = self.path.rsplit('/').next().filter(|last| !last.is_empty())?;
        Some(format!("{last}/"))
    }

    /// What the page says about him.
    pub(super) fn visitor(&self) -> Option<Visitor> {
        let user = &self.who.as_ref()?.user;
        Some(Visitor { name: user.name.clone(), has_account: user.kind == UserKind::Account })
    }
}
