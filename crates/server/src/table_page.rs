//! The table page. It is the same at all tables of a game, for everybody who may know that the table exists.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::get;
use http::header::CONTENT_SECURITY_POLICY;
use http::{HeaderMap, HeaderValue};
use web::{TablePage, table_page};

use crate::app::App;
use crate::body::PathOf;
use crate::fault::{Answer, ApiFault, Code};
use crate::pages::Kind;
use crate::served::Kept;
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
    headers: HeaderMap,
) -> Answer<Response> {
    let found = app.hall().at(&id, |table| Box::pin(async move { Ok(table.face(None).game) })).await;
    // Links to tables that do not exist get a proper page.
    let game: String = found.map_err(|fault| match fault.code() {
        Code::Unknown => ApiFault::plain(Code::Unknown, "page-table-not-here"),
        _ => fault,
    })?;
    let game = app.catalog().game(&game).map_err(|_| ApiFault::unknown())?;
    let (texts, library, assets) = (app.texts(&language), app.library(), app.assets().known());
    let draw = move || {
        let named = |tag| library.texts(tag).map(|texts| (tag, texts.word("language-name")));
        let languages: Vec<(&str, String)> = library.tags().filter_map(named).collect();
        let title = game.info(texts).title;
        Ok(table_page(&TablePage { assets, game, title: &title, texts, languages: &languages }))
    };
    let drawn = app.drawings().get(Kind::Table, game.name(), texts.tag(), draw).await?;
    // Not kept, because the table may be gone next time, and the language another. A browser that kept the
    // page could also show it again with a stream that has ended.
    let mut response = drawn.answer(&headers, Kept::Never);
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, POLICY);
    Ok(response)
}
