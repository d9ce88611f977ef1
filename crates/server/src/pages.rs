//! Pages for people: the site with its forms, the rulebooks and the API page.

mod drawn;
mod errand;
mod form;
mod learn;
mod people;
mod start;
mod table_forms;
mod visit;

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY};
use http::{HeaderMap, HeaderValue};
use serde::Deserialize;
use utoipa::openapi::OpenApi;

use crate::app::App;
use crate::body::{PathOf, QueryOf};
use crate::fault::{Answer, ApiFault};
use crate::served::{Kept, Served};
use crate::who::Caller;

pub(crate) use drawn::{Drawings, Kind};
use visit::Visit;

/// Self-contained pages load nothing, run no scripts and include their own style.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Pages of the site load style, scripts and drawings from us and send forms to us.
const SITE_POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; \
                           manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The maximum length of a link in a QR code, in bytes.
const MAX_LINK: usize = 500;

/// The start page.
pub(crate) fn first() -> MethodRouter<Arc<App>> {
    get(start::page)
}

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", first())
        .route("/new/{game}", get(table_forms::new_table).post(table_forms::order))
        .route("/play/{game}", post(table_forms::play_now))
        .route("/sit/{id}", post(table_forms::sit_down))
        .route("/join/{id}/{secret}", get(table_forms::invited))
        .route("/me", post(people::name))
        .route("/login", post(people::login))
        .route("/account", post(people::account))
        .route("/logout", post(people::logout))
        .route("/learn/{game}", get(learn::page))
        .route("/learn/{game}/lesson.json", get(learn::lesson))
        .route("/qr", get(qr_code))
        .route("/rules/{page}", get(rulebook))
}

/// For programs, the API description, and for their authors, a page made from it. Both are built once.
pub(crate) fn about_api(description: &OpenApi) -> Router<Arc<App>> {
    let value = serde_json::to_value(description).unwrap_or_default();
    let page = Served::new("text/html; charset=utf-8", web::api_page(&value));
    let json = Served::new("application/json", value.to_string());
    Router::new()
        .route("/api", get(async move |headers: HeaderMap| self_contained(&page, &headers, Kept::Checked)))
        .route("/api/openapi.json", get(async move |headers: HeaderMap| json.answer(&headers, Kept::Checked)))
}

/// A self-contained page.
fn self_contained(page: &Served, headers: &HeaderMap, kept: Kept) -> Response {
    let mut response = page.answer(headers, kept);
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    response
}

/// A page of the site. Its forms send their origin to us and to nobody else.
fn site(page: String) -> Response {
    let mut response = Html(page).into_response();
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(SITE_POLICY));
    response.headers_mut().insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    response
}

/// A refusal as a page.
pub(crate) fn trouble(app: &Arc<App>, caller: &Caller, fault: &ApiFault) -> Response {
    let visit = Visit::of(app, caller);
    let root = visit.root();
    let shell = visit.shell(&root);
    // These two messages point programs to the API. For people, the page itself says what is wrong.
    let why = match fault.message().key() {
        "server-no-page" | "server-wrong-method" => String::new(),
        _ => shell.texts.message(fault.message()),
    };
    fault.around(site(web::trouble_page(&shell, fault.code().status().as_u16(), &why)))
}

/// The query of a QR code.
#[derive(Deserialize)]
struct QrQuery {
    link: String,
}

/// A link as a QR code.
async fn qr_code(QueryOf(QrQuery { link }): QueryOf<QrQuery>) -> Answer<Response> {
    let drawing = (link.len() <= MAX_LINK).then(|| web::qr_drawing(&link)).flatten();
    let drawing = drawing.ok_or_else(ApiFault::unknown)?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], drawing).into_response())
}

/// Rulebooks are one level below the start page.
async fn rulebook(
    State(app): State<Arc<App>>,
    PathOf(page): PathOf<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    let mut parts = page.split('.');
    let (Some(game), Some(tag), Some("html"), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(ApiFault::unknown());
    };
    let (catalog, library) = (app.catalog(), app.library());
    let mut books = web::with_rulebooks(catalog, library.english());
    let game = books.find(|known| known.name() == game).ok_or_else(ApiFault::unknown)?;
    let tag = library.tags().find(|known| *known == tag).ok_or_else(ApiFault::unknown)?;
    let assets = app.assets().known();
    let draw = move || web::rulebook_page(catalog, game, library, tag, Some(assets));
    let drawn = app.drawings().get(Kind::Rulebook, game.name(), tag, draw).await?;
    Ok(self_contained(&drawn, &headers, Kept::AnHour))
}
