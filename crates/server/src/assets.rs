//! Files that pages load: part of the program, so they never change while it runs.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use bytes::Bytes;
use catalog::Catalog;
use http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, HeaderMap, IF_NONE_MATCH};
use http::{HeaderValue, StatusCode};
use record::to_hex;
use scene::Asset;
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

/// All files of the site and of its games, made when the first is asked for.
#[derive(Default)]
pub(crate) struct Assets(OnceLock<HashMap<&'static str, Served>>);

impl Assets {
    fn get(&self, catalog: &Catalog, name: &str) -> Option<&Served> {
        let all = || {
            let served =
                |asset: &'static Asset| (asset.name, Served::new(asset.media_type, web::lean(asset)));
            web::assets(catalog).map(served).collect()
        };
        self.0.get_or_init(all).get(name)
    }
}

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new().route("/assets/{name}", get(file))
}

async fn file(
    State(app): State<Arc<App>>,
    PathOf(name): PathOf<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    let file = app.assets().get(app.catalog(), &name);
    file.map(|file| file.answer(&headers)).ok_or_else(ApiFault::unknown)
}
