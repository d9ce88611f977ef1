//! Guided first games.

use axum::response::{IntoResponse, Response};
use http::HeaderValue;
use http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};

use super::site;
use super::visit::Visit;
use crate::body::PathOf;
use crate::fault::{Answer, ApiFault};

/// From the page of a lesson to the first page, and so to the files of the scenes.
const ROOT: &str = "../";
const ASSETS: &str = "../assets/";

/// As strict as other pages of the site, but scenes place their pieces by style attributes.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; script-src 'self'; img-src 'self' data:; \
     connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
);

pub(super) async fn page(visit: Visit, PathOf(game): PathOf<String>) -> Answer<Response> {
    let game = catalog::game(&game).map_err(|_| ApiFault::unknown())?;
    let mut response = site(web::learn_page(&visit.shell(ROOT), game.name()));
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, POLICY);
    Ok(response)
}

/// All that the page shows, stop by stop.
pub(super) async fn lesson(visit: Visit, PathOf(game): PathOf<String>) -> Answer<Response> {
    let game = catalog::game(&game).map_err(|_| ApiFault::unknown())?;
    let texts = visit.shell(ROOT).texts;
    // Drawing a whole game takes a while; it is not done on the threads that answer.
    let drawn = tokio::task::spawn_blocking(move || {
        let told =
            |fault: catalog::Fault| tracing::error!(fault = texts.message(&fault), "a lesson is wrong");
        let lesson = game.lesson(texts, ASSETS).map_err(told).ok()?;
        serde_json::to_string(&lesson).ok()
    });
    let lesson = drawn.await.map_err(|_| ApiFault::broken())?.ok_or_else(ApiFault::broken)?;
    let about = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-cache")];
    Ok((about, lesson).into_response())
}
