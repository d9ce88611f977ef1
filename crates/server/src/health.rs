//! Whether the server lives, and whether it can be given work.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use http::StatusCode;
use store::{Page, StoreFault};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::fault::{Answer, ApiFault, Code, ErrorBody};

/// A store that takes longer than this is stuck.
const PATIENCE: Duration = Duration::from_secs(3);

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(healthz)).routes(routes!(readyz))
}

/// The program runs.
#[utoipa::path(get, path = "/healthz", tag = "health", responses((status = 200, description = "It runs")))]
async fn healthz() -> StatusCode {
    StatusCode::OK
}

/// The server can be given work: it is not stopping, the store can write and read and is not
/// known to be damaged, and other nodes are heard.
#[utoipa::path(get, path = "/readyz", tag = "health", responses(
    (status = 200, description = "Ready"),
    (status = 503, description = "Stopping, or something is wrong with the store, which the message tells", body = ErrorBody),
))]
async fn readyz(State(app): State<Arc<App>>) -> Answer<StatusCode> {
    readiness(&app).await.map(|()| StatusCode::OK)
}

/// Why the server cannot be given work at the moment, if it cannot.
async fn readiness(app: &App) -> Answer<()> {
    if app.is_stopping() {
        return Err(ApiFault::stopping());
    }
    let store = app.store();
    // Writing the time is all that a write is.
    let now = app.now().to_string();
    let written = in_time(store.set_server_fact("alive_at", &now), "server-unready-stuck").await?;
    written.map_err(|fault| unready(&fault, "server-storage"))?;
    let newest = Page { limit: 1, ..Page::default() };
    let read = in_time(store.open_tables(&newest), "server-unready-slow").await?;
    read.map_err(|fault| unready(&fault, "server-unready-read"))?;
    if store.health().damage.is_some() {
        return Err(not_ready("server-unready-damaged"));
    }
    if store.hears_others() { Ok(()) } else { Err(not_ready("server-unready-deaf")) }
}

/// What comes in time.
async fn in_time<T>(work: impl Future<Output = T>, if_late: &'static str) -> Answer<T> {
    tokio::time::timeout(PATIENCE, work).await.map_err(|_| not_ready(if_late))
}

/// A fault of the store is no mistake of the asker's, and none of the program's.
fn unready(fault: &StoreFault, sentence: &'static str) -> ApiFault {
    tracing::warn!(%fault, "not ready");
    match fault {
        StoreFault::Closed => ApiFault::stopping(),
        StoreFault::Busy | StoreFault::Crossed => ApiFault::busy(),
        _ => not_ready(sentence),
    }
}

fn not_ready(sentence: &'static str) -> ApiFault {
    ApiFault::plain(Code::Storage, sentence).retry_after(5)
}
