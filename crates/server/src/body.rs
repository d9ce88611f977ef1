//! Extractors that parse bodies, queries and paths into types and refuse bad input in our own words.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use http::header::CONTENT_TYPE;
use http::request::Parts;
use http_body_util::{BodyExt, Limited};
use hyper::body::Body as _;
use i18n::Message;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::fault::{Answer, ApiFault, Code};

/// The maximum size of a request body, in bytes.
pub(crate) const MAX_BODY: usize = 64 * 1024;

/// How long a body may take to arrive.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);

/// A JSON body.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for JsonBody<T> {
    type Rejection = ApiFault;

    async fn from_request(request: Request, app: &Arc<App>) -> Answer<JsonBody<T>> {
        if !is_json(request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok())) {
            return Err(ApiFault::plain(Code::NotJson, "server-not-json"));
        }
        let bytes = read(request.into_body(), app).await?;
        serde_json::from_slice(&bytes).map(JsonBody).map_err(|error| ApiFault::malformed(error.to_string()))
    }
}

/// A JSON body, or the type's default if there is no body.
pub(crate) struct MaybeJsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned + Default> FromRequest<Arc<App>> for MaybeJsonBody<T> {
    type Rejection = ApiFault;

    async fn from_request(request: Request, app: &Arc<App>) -> Answer<MaybeJsonBody<T>> {
        if request.body().is_end_stream() {
            return Ok(MaybeJsonBody(T::default()));
        }
        JsonBody::from_request(request, app).await.map(|JsonBody(value)| MaybeJsonBody(value))
    }
}

/// Reads the whole body unless it is too large, too slow or the server stops.
pub(crate) async fn read(body: Body, app: &App) -> Answer<bytes::Bytes> {
    let too_large =
        || ApiFault::new(Code::TooLarge, Message::new("server-too-large").with("kilobytes", MAX_BODY / 1024));
    let whole = Limited::new(body, MAX_BODY).collect();
    let read = tokio::select! {
        biased;
        read = tokio::time::timeout(BODY_TIMEOUT, whole) => read,
        () = app.stopped() => return Err(ApiFault::stopping()),
    };
    match read {
        Err(_) => Err(ApiFault::plain(Code::TooSlow, "server-too-slow")),
        Ok(Ok(collected)) => Ok(collected.to_bytes()),
        Ok(Err(error)) if error.is::<http_body_util::LengthLimitError>() => Err(too_large()),
        Ok(Err(_)) => Err(ApiFault::malformed("the body ends early")),
    }
}

fn is_json(kind: Option<&str>) -> bool {
    let essence = kind.unwrap_or_default().split(';').next().unwrap_or_default().trim();
    essence.eq_ignore_ascii_case("application/json")
}

/// The parameters of a path.
pub(crate) struct PathOf<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for PathOf<T> {
    type Rejection = ApiFault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Answer<PathOf<T>> {
        let read: Result<Path<T>, PathRejection> = Path::from_request_parts(parts, app).await;
        // A path that cannot be parsed cannot exist.
        read.map(|Path(value)| PathOf(value)).map_err(|_| ApiFault::unknown())
    }
}

/// The parameters of a query.
pub(crate) struct QueryOf<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for QueryOf<T> {
    type Rejection = ApiFault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Answer<QueryOf<T>> {
        let read: Result<Query<T>, QueryRejection> = Query::from_request_parts(parts, app).await;
        read.map(|Query(value)| QueryOf(value))
            .map_err(|rejection| ApiFault::malformed(rejection.body_text()))
    }
}
