//! Files that pages load. They are compiled into the program, so they never change while it runs.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use bytes::Bytes;
use catalog::Catalog;
use http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, IF_NONE_MATCH, VARY};
use http::{HeaderValue, StatusCode};
use record::to_hex;
use scene::Asset;
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::body::PathOf;
use crate::encoding::Encoding;
use crate::fault::{Answer, ApiFault};

/// Makes browsers revalidate a file each time, so that they get the new one right after an upgrade.
const KEPT: HeaderValue = HeaderValue::from_static("no-cache");

/// A file as it is served, with an entity tag for revalidation. Each compressed form is computed once, when
/// it is first requested.
#[derive(Clone)]
pub(crate) struct Served(Arc<Contents>);

struct Contents {
    media_type: &'static str,
    digest: String,
    text: Bytes,
    compressed: [OnceLock<Bytes>; Encoding::ALL.len()],
}

impl Served {
    pub(crate) fn new(media_type: &'static str, text: impl Into<Bytes>) -> Served {
        let text = text.into();
        let digest = to_hex(&Sha256::digest(&text)[..8]);
        Served(Arc::new(Contents { media_type, digest, text, compressed: Default::default() }))
    }

    /// The response: the file, compressed if the client accepts that, or “not modified”.
    pub(crate) fn answer(&self, headers: &HeaderMap) -> Response {
        let Contents { media_type, digest, text, compressed } = &*self.0;
        let encoding = Encoding::best_for(headers);
        let tag = match encoding {
            Some(encoding) => format!("\"{digest}-{}\"", encoding.name()),
            None => format!("\"{digest}\""),
        };
        let tag = HeaderValue::from_str(&tag).expect("hexadecimal digits are valid in a header");
        let about = [
            (CACHE_CONTROL, KEPT),
            (CONTENT_TYPE, HeaderValue::from_static(media_type)),
            (ETAG, tag.clone()),
            (VARY, HeaderValue::from_static("accept-encoding")),
        ];
        if headers.get(IF_NONE_MATCH) == Some(&tag) {
            return (StatusCode::NOT_MODIFIED, about).into_response();
        }
        let Some(encoding) = encoding else { return (about, text.clone()).into_response() };
        let bytes = compressed[encoding as usize].get_or_init(|| encoding.compress(text)).clone();
        (about, [(CONTENT_ENCODING, HeaderValue::from_static(encoding.name()))], bytes).into_response()
    }
}

/// All files of the site and its games, built on first use.
#[derive(Default)]
pub(crate) struct Assets(OnceLock<HashMap<&'static str, Served>>);

impl Assets {
    fn get(&self, catalog: &Catalog, name: &str) -> Option<&Served> {
        let all = || {
            let served =
                |asset: &'static Asset| (asset.name, Served::new(asset.media_type, asset.text.as_bytes()));
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
