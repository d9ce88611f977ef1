//! Whether the server lives, and whether it can be given work.

use std::sync::Arc;

use axum::extract::State;
use http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::fault::{Answer, ApiFault, ErrorBody};

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(healthz)).routes(routes!(readyz))
}

/// The program runs.
#[utoipa::path(get, path = "/healthz", tag = "health", responses((status = 200, description = "It runs")))]
async fn healthz() -> StatusCode {
    StatusCode::OK
}

/// The server can be given work: it is not stopping, and the store can write.
#[utoipa::path(get, path = "/readyz", tag = "health", responses(
    (status = 200, description = "Ready"),
    (status = 503, description = "Stopping, or the store cannot write", body = ErrorBody),
))]
async fn readyz(State(app): State<Arc<App>>) -> Answer<StatusCode> {
    if app.is_stopping() {
        return Err(ApiFault::stopping());
    }
    // Writing the time is all that a write is, and tells how long the server was away, should it fall.
    app.store().set_server_fact("alive_at", &app.now().to_string()).await?;
    Ok(StatusCode::OK)
}
