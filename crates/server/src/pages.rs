//! Pages for people: so far the first one, the rulebooks, and the one about the API.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use bytes::Bytes;
use http::HeaderValue;
use http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use utoipa::openapi::OpenApi;

use crate::app::App;
use crate::body::PathOf;
use crate::fault::{Answer, ApiFault};
use crate::who::Language;

/// These pages are whole: they load nothing, run nothing, and bring their style along.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new().route("/", get(home)).route("/rules/{page}", get(rulebook))
}

/// What there is for programs: the description, and a page of it for those who write them. Both are made once.
pub(crate) fn about_api(description: &OpenApi) -> Router<Arc<App>> {
    let value = serde_json::to_value(description).unwrap_or_default();
    let (page, json) = (web::api_page(&value), Bytes::from(value.to_string()));
    Router::new()
        .route("/api", get(async move || whole(page)))
        .route("/api/openapi.json", get(async move || ([(CONTENT_TYPE, "application/json")], json)))
}

/// A page that is whole.
pub(crate) fn whole(page: String) -> Response {
    let mut response = Html(page).into_response();
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    response
}

async fn home(State(app): State<Arc<App>>, Language(tag): Language) -> Response {
    whole(web::home_page(app.library(), &tag))
}

async fn rulebook(State(app): State<Arc<App>>, PathOf(page): PathOf<String>) -> Answer<Response> {
    let mut parts = page.split('.');
    let (Some(game), Some(tag), Some("html"), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(ApiFault::unknown());
    };
    let game = catalog::game(game).map_err(|_| ApiFault::unknown())?;
    let library = app.library();
    let tag = library.tags().find(|known| *known == tag).ok_or_else(ApiFault::unknown)?;
    // Drawing a rulebook takes a while; it is not done on the threads that answer.
    let drawn = tokio::task::spawn_blocking(move || web::rulebook_page(game, library, tag)).await;
    let page = drawn.map_err(|_| ApiFault::broken())?.map_err(|_| ApiFault::unknown())?;
    let mut response = whole(page);
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("public, max-age=3600"));
    Ok(response)
}
