//! Files that pages load: part of the program, so they never change while it runs.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use bytes::Bytes;
use http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, HeaderMap, IF_NONE_MATCH};
use http::{HeaderValue, StatusCode};
use record::to_hex;
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::body::PathOf;
use crate::fault::{Answer, ApiFault};

/// Browsers ask each time whether they have the present file: after an upgrade they have another one at once.
const KEPT: HeaderValue = HeaderValue::from_static("no-cache");

/// A file as it is served, with a tag by which browsers know whether they have it.
#[derive(Clone)]
pub(crate) struct Served {
    media_type: &'static str,
    text: Bytes,
    tag: HeaderValue,
}

impl Served {
    pub(crate) fn new(media_type: &'static str, text: String) -> Served {
        let digest = to_hex(&Sha256::digest(&text)[..8]);
        let tag = HeaderValue::from_str(&format!("\"{digest}\"")).expect("digits can stand in a header");
        Served { media_type, text: text.into(), tag }
    }

    /// The file, or that the asker has it already.
    pub(crate) fn answer(&self, headers: &HeaderMap) -> Response {
        let about = [
            (CACHE_CONTROL, KEPT),
            (CONTENT_TYPE, HeaderValue::from_static(self.media_type)),
            (ETAG, self.tag.clone()),
        ];
        if headers.get(IF_NONE_MATCH) == Some(&self.tag) {
            return (StatusCode::NOT_MODIFIED, about).into_response();
        }
        (about, self.text.clone()).into_response()
    }
}

static ASSETS: LazyLock<HashMap<&'static str, Served>> = LazyLock::new(|| {
    web::assets().map(|asset| (asset.name, Served::new(asset.media_type, web::lean(asset)))).collect()
});

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new().route("/assets/{name}", get(file))
}

async fn file(PathOf(name): PathOf<String>, headers: HeaderMap) -> Answer<Response> {
    ASSETS.get(name.as_str()).map(|file| file.answer(&headers)).ok_or_else(ApiFault::unknown)
}
