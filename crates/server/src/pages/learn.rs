//! Lessons, which are guided first games.

use axum::response::Response;
use catalog::{Fault, Game};
use http::header::{CONTENT_SECURITY_POLICY, REFERRER_POLICY};
use http::{HeaderMap, HeaderValue};

use super::drawn::Kind;
use super::visit::Visit;
use crate::body::PathOf;
use crate::fault::{Answer, ApiFault};
use crate::served::Kept;

/// Leads from a lesson's page to the start page.
const ROOT: &str = "../";

/// As strict as other pages of the site, except that scenes position their pieces with style attributes.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; script-src 'self'; img-src 'self' data:; \
     connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
);

/// The beginning of the addresses of the scenes' files.
fn prefix(visit: &Visit) -> &'static str {
    visit.app.assets().known().prefix()
}

/// A game that has a lesson. Drafts may have none.
fn taught(visit: &Visit, name: &str) -> Answer<&'static dyn Game> {
    let game = visit.app.catalog().game(name).map_err(|_| ApiFault::unknown())?;
    let has_lesson = || game.lesson(visit.shell(ROOT).texts, prefix(visit)).is_some();
    if game.offer().is_some() || has_lesson() { Ok(game) } else { Err(ApiFault::unknown()) }
}

pub(super) async fn page(visit: Visit, PathOf(game): PathOf<String>, headers: HeaderMap) -> Answer<Response> {
    let game = taught(&visit, &game)?;
    let shell = visit.shell(ROOT);
    let kind = Kind::Learn { carries_language: shell.carries_language };
    let draw = move || Ok(web::learn_page(&shell, game));
    let drawn = visit.app.drawings().get(kind, game.name(), shell.texts.tag(), draw).await?;
    // A browser that kept it would show it in a language that the visitor has changed since.
    let mut response = drawn.answer(&headers, Kept::Never);
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, POLICY);
    response.headers_mut().insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    Ok(response)
}

/// The contents of the page, step by step.
pub(super) async fn lesson(
    visit: Visit,
    PathOf(game): PathOf<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    let game = taught(&visit, &game)?;
    let (texts, prefix) = (visit.shell(ROOT).texts, prefix(&visit));
    let draw = move || {
        let lesson = game.lesson(texts, prefix).ok_or_else(|| Fault::new("server-unknown"))??;
        serde_json::to_string(&lesson).map_err(|error| Fault::verbatim(error.to_string()))
    };
    let drawn = visit.app.drawings().get(Kind::Lesson, game.name(), texts.tag(), draw).await?;
    Ok(drawn.answer(&headers, Kept::Checked))
}
