//! Files that pages load. They are compiled into the program, so they never change while it runs.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use catalog::Catalog;
use http::header::{CACHE_CONTROL, CONTENT_TYPE};
use http::{HeaderMap, HeaderValue};
use web::Face;

use crate::app::App;
use crate::body::PathOf;
use crate::fault::{Answer, ApiFault};
use crate::served::{Kept, Served};

/// All files of the site and its games.
pub(crate) struct Assets {
    known: &'static web::Assets,
    /// Built on first use.
    served: OnceLock<HashMap<&'static str, Served>>,
}

impl Assets {
    /// The files of the site and of these games.
    pub(crate) fn of(catalog: &Catalog) -> Assets {
        // They live as long as the server because scenes borrow their addresses.
        Assets { known: Box::leak(Box::new(web::Assets::of(catalog))), served: OnceLock::new() }
    }

    /// The files as pages refer to them.
    pub(crate) fn known(&self) -> &'static web::Assets {
        self.known
    }

    fn answer(&self, name: &str, headers: &HeaderMap, kept: Kept) -> Answer<Response> {
        if let Some(face) = Face::of_file(name) {
            return Ok(drawn(face, kept));
        }
        let served = || {
            let files = self.known.all().iter();
            files.map(|file| (file.name, Served::new(file.media_type, file.served().into_owned()))).collect()
        };
        let file = self.served.get_or_init(served).get(name).ok_or_else(ApiFault::unknown)?;
        Ok(file.answer(headers, kept))
    }
}

/// A face. There are too many to keep their files.
fn drawn(face: Face, kept: Kept) -> Response {
    let about = [(CACHE_CONTROL, kept.header()), (CONTENT_TYPE, HeaderValue::from_static("image/svg+xml"))];
    (about, face.drawing()).into_response()
}

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new().route("/assets/{folder}/{name}", get(file)).route("/assets/{name}", get(file_of_no_folder))
}

/// A file under the address that pages use. A page of another version, which is still open or comes from a
/// node that has not been upgraded yet, uses another folder. It gets our files as well, but nobody may keep
/// them under that name.
async fn file(
    State(app): State<Arc<App>>,
    PathOf((folder, name)): PathOf<(String, String)>,
    headers: HeaderMap,
) -> Answer<Response> {
    let is_current = folder == app.assets().known().folder();
    app.assets().answer(&name, &headers, if is_current { Kept::Forever } else { Kept::Checked })
}

/// A file under an address that is the same in all versions, for links from elsewhere.
async fn file_of_no_folder(
    State(app): State<Arc<App>>,
    PathOf(name): PathOf<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    app.assets().answer(&name, &headers, Kept::Checked)
}
