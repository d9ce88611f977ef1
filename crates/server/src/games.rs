//! The games that can be played here.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde_json::Value;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::body::PathOf;
use crate::fault::{Answer, ApiFault, ErrorBody};
use crate::who::Language;

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(all_games)).routes(routes!(one_game))
}

/// List all games
///
/// Players, options and bots of every game, in the caller's language.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<Object>)))]
async fn all_games(State(app): State<Arc<App>>, language: Language) -> Json<Vec<Value>> {
    let texts = app.texts(&language);
    Json(app.catalog().games().iter().map(|game| plain(&game.info(texts))).collect())
}

/// Show a game
#[utoipa::path(get, path = "/api/games/{game}", tag = "games",
    params(("game" = String, Path, description = "The short name")),
    responses((status = 200, body = Object), (status = 404, body = ErrorBody)))]
async fn one_game(
    State(app): State<Arc<App>>,
    language: Language,
    PathOf(name): PathOf<String>,
) -> Answer<Json<Value>> {
    let game = app.catalog().game(&name).map_err(|_| ApiFault::unknown())?;
    Ok(Json(plain(&game.info(app.texts(&language)))))
}

fn plain(info: &catalog::GameInfo) -> Value {
    serde_json::to_value(info).expect("game information is plain data")
}
