//! The public key with which anybody can check that a record was played here.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::fault::{Answer, ErrorBody};

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(key))
}

/// A public key.
#[derive(Serialize, ToSchema)]
struct PublicKey {
    /// Always `ed25519`.
    algorithm: &'static str,
    /// 32 bytes as hexadecimal digits.
    key: String,
}

/// Show this server's public key
///
/// The server signs the records of finished games with the matching secret key. `starfry verify --key` checks
/// the signature.
#[utoipa::path(get, path = "/api/key", tag = "looking",
    responses((status = 200, body = PublicKey), (status = 503, body = ErrorBody)))]
async fn key(State(app): State<Arc<App>>) -> Answer<Json<PublicKey>> {
    let key = app.hall().signing_key().await?.public();
    Ok(Json(PublicKey { algorithm: "ed25519", key }))
}
