//! Pages for people: the site with its forms, the rulebooks, and the page about the API.

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
use bytes::Bytes;
use http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY};
use http::{HeaderMap, HeaderValue};
use serde::Deserialize;
use utoipa::openapi::OpenApi;

use crate::app::App;
use crate::body::{PathOf, QueryOf};
use crate::fault::{Answer, ApiFault};
use crate::who::Asker;

pub(crate) use drawn::Drawings;
use visit::Visit;

/// These pages are whole: they load nothing, run nothing, and bring their style along.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Pages of the site load style, script and drawings from us, and send forms to us.
const SITE_POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; \
                           form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The longest link that is drawn as a square, in bytes.
const LONGEST_LINK: usize = 500;

/// The first page.
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
        .route("/qr", get(square))
        .route("/rules/{page}", get(rulebook))
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

/// A page of the site. Its forms say where they come from, to us and to nobody else.
fn site(page: String) -> Response {
    let mut response = Html(page).into_response();
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(SITE_POLICY));
    response.headers_mut().insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    response
}

/// A refusal as a page.
pub(crate) fn trouble(app: &Arc<App>, asker: &Asker, fault: &ApiFault) -> Response {
    let visit = Visit::of(app, asker);
    let root = visit.root();
    let shell = visit.shell(&root);
    // These two send programs to the API; to people the page itself says what is the matter.
    let why = match fault.message().key() {
        "server-no-page" | "server-wrong-method" => String::new(),
        _ => shell.texts.message(fault.message()),
    };
    fault.around(site(web::trouble_page(&shell, fault.code().status().as_u16(), &why)))
}

/// What a square is to say.
#[derive(Deserialize)]
struct Square {
    link: String,
}

/// A link as a square to point a camera at.
async fn square(QueryOf(Square { link }): QueryOf<Square>) -> Answer<Response> {
    let drawing = (link.len() <= LONGEST_LINK).then(|| web::qr_drawing(&link)).flatten();
    let drawing = drawing.ok_or_else(ApiFault::unknown)?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], drawing).into_response())
}

/// Rulebooks lie one step below the first page.
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
    let draw = move || web::rulebook_page(catalog, game, library, tag, Some("../"));
    let drawn = app.drawings().get("text/html; charset=utf-8", game.name(), tag, draw).await?;
    let mut response = drawn.answer(&headers);
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("public, max-age=3600"));
    Ok(response)
}
