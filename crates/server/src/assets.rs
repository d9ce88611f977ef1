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

struct Served {
    media_type: &'static str,
    text: Bytes,
    tag: HeaderValue,
}

static ASSETS: LazyLock<HashMap<&'static str, Served>> = LazyLock::new(|| {
    web::assets()
        .filter_map(|asset| {
            let text = Bytes::from(web::lean(asset));
            let digest = to_hex(&Sha256::digest(&text)[..8]);
            let tag = HeaderValue::from_str(&format!("\"{digest}\"")).ok()?;
            Some((asset.name, Served { media_type: asset.media_type, text, tag }))
        })
        .collect()
});

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new().route("/assets/{name}", get(file))
}

async fn file(PathOf(name): PathOf<String>, headers: HeaderMap) -> Answer<Response> {
    let Served { media_type, text, tag } = ASSETS.get(name.as_str()).ok_or_else(ApiFault::unknown)?;
    let about =
        [(CACHE_CONTROL, KEPT), (CONTENT_TYPE, HeaderValue::from_static(media_type)), (ETAG, tag.clone())];
    if headers.get(IF_NONE_MATCH) == Some(tag) {
        return Ok((StatusCode::NOT_MODIFIED, about).into_response());
    }
    Ok((about, text.clone()).into_response())
}
