//! Health checks: whether the server is alive and whether it is ready for work.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use http::StatusCode;
use store::{Page, StoreFault};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::fault::{Answer, ApiFault, Code, ErrorBody};

/// How long the store may take before it counts as stuck.
const PATIENCE: Duration = Duration::from_secs(3);

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(healthz)).routes(routes!(readyz))
}

/// Liveness check
#[utoipa::path(get, path = "/healthz", tag = "health", responses((status = 200, description = "Running")))]
async fn healthz() -> StatusCode {
    StatusCode::OK
}

/// Readiness check
///
/// The server is ready if it is not stopping, the store can read and write and is not known to be damaged, and news
/// from other nodes arrives.
#[utoipa::path(get, path = "/readyz", tag = "health", responses(
    (status = 200, description = "Ready"),
    (status = 503, description = "Stopping, or a problem with the store that the message describes", body = ErrorBody),
))]
async fn readyz(State(app): State<Arc<App>>) -> Answer<StatusCode> {
    readiness(&app).await.map(|()| StatusCode::OK)
}

/// Fails with the reason if the server is not ready for work.
async fn readiness(app: &App) -> Answer<()> {
    if app.is_stopping() {
        return Err(ApiFault::stopping());
    }
    let store = app.store();
    // Writing the time is enough to test writing.
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

/// The result of this work, or a fault if it takes too long.
async fn in_time<T>(work: impl Future<Output = T>, if_late: &'static str) -> Answer<T> {
    tokio::time::timeout(PATIENCE, work).await.map_err(|_| not_ready(if_late))
}

/// A store fault here is neither the caller's mistake nor a bug, so it means “not ready”.
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
