//! Lessons, which are guided first games.

use axum::response::Response;
use catalog::{Fault, Game};
use http::header::CONTENT_SECURITY_POLICY;
use http::{HeaderMap, HeaderValue};

use super::site;
use super::visit::Visit;
use crate::body::PathOf;
use crate::fault::{Answer, ApiFault};

/// Leads from a lesson's page to the start page, and so to the scenes' files.
const ROOT: &str = "../";
const ASSETS: &str = "../assets/";

/// As strict as other pages of the site, except that scenes position their pieces with style attributes.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; script-src 'self'; img-src 'self' data:; \
     connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
);

/// A game that has a lesson. Drafts may have none.
fn taught(visit: &Visit, name: &str) -> Answer<&'static dyn Game> {
    let game = visit.app.catalog().game(name).map_err(|_| ApiFault::unknown())?;
    let has_lesson = || game.lesson(visit.shell(ROOT).texts, ASSETS).is_some();
    if game.offer().is_some() || has_lesson() { Ok(game) } else { Err(ApiFault::unknown()) }
}

pub(super) async fn page(visit: Visit, PathOf(game): PathOf<String>) -> Answer<Response> {
    let game = taught(&visit, &game)?;
    let mut response = site(web::learn_page(&visit.shell(ROOT), game));
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, POLICY);
    Ok(response)
}

/// The contents of the page, step by step.
pub(super) async fn lesson(
    visit: Visit,
    PathOf(game): PathOf<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    let game = taught(&visit, &game)?;
    let texts = visit.shell(ROOT).texts;
    let draw = move || {
        let lesson = game.lesson(texts, ASSETS).ok_or_else(|| Fault::new("server-unknown"))??;
        serde_json::to_string(&lesson).map_err(|error| Fault::verbatim(error.to_string()))
    };
    let drawn = visit.app.drawings().get("application/json", game.name(), texts.tag(), draw).await?;
    Ok(drawn.answer(&headers))
}
