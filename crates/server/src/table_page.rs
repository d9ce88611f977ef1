//! The table page. It is the same for everybody who may know that the table exists.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use http::HeaderValue;
use http::header::CONTENT_SECURITY_POLICY;
use web::{TablePage, table_page};

use crate::app::App;
use crate::body::PathOf;
use crate::fault::{Answer, ApiFault, Code};
use crate::who::Language;

/// Scenes position their pieces with style attributes. Otherwise the page is as strict as all others.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; \
     connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new().route("/table/{id}", get(page))
}

async fn page(
    State(app): State<Arc<App>>,
    language: Language,
    PathOf(id): PathOf<String>,
) -> Answer<Response> {
    let found = app.hall().at(&id, |table| Box::pin(async move { Ok(table.face(None).game) })).await;
    // Links to tables that do not exist get a proper page.
    let game: String = found.map_err(|fault| match fault.code() {
        Code::Unknown => ApiFault::plain(Code::Unknown, "page-table-not-here"),
        _ => fault,
    })?;
    let game = app.catalog().game(&game).map_err(|_| ApiFault::unknown())?;
    let texts = app.texts(&language);
    let library = app.library();
    let named = |tag| library.texts(tag).map(|texts| (tag, texts.word("language-name")));
    let languages: Vec<(&str, String)> = library.tags().filter_map(named).collect();
    let title = game.info(texts).title;
    Ok(answer(table_page(&TablePage { id: &id, game, title: &title, texts, languages: &languages })))
}

fn answer(page: String) -> Response {
    let mut response = Html(page).into_response();
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, POLICY);
    response
}
