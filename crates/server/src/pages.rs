//! Pages for people: so far the one about the API.

use std::sync::Arc;

use axum::Router;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use bytes::Bytes;
use http::HeaderValue;
use http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use utoipa::openapi::OpenApi;

use crate::app::App;

/// These pages are whole: they load nothing, run nothing, and bring their style along.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

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
