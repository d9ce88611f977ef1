//! Moves, and everything else that players do in a game.

use axum::Json;
use catalog::Decision;
use http::StatusCode;
use i18n::Message;
use record::SeenEntry;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{AtTable, MAX_NOTATION, at_table, bounded, read_seat};
use crate::app::App;
use crate::body::{JsonBody, MaybeJsonBody};
use crate::fault::{Answer, ApiFault, ErrorBody};
use crate::table::comfort::{BotSpeed, Comfort};
use crate::table::face::TableFace;
use crate::table::question::Proposal;
use crate::table::{Moved, NowOrLater, PersonsAnswer};
use crate::who::{Language, MaybeWho};

/// The maximum length of a client's id for a move, in characters.
const MAX_ID: usize = 64;

/// The maximum number of actions in a move.
const MAX_ACTIONS: usize = 200;

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(moves))
        .routes(routes!(back))
        .routes(routes!(ask))
        .routes(routes!(answer))
        .routes(routes!(resign))
        .routes(routes!(away))
        .routes(routes!(come_back))
        .routes(routes!(comfort))
        .routes(routes!(speed))
        .routes(routes!(offers, offer))
}

/// A move.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct MoveBody {
    /// The seat, if you have several.
    seat: Option<u8>,
    /// The decision it answers, as the position names it.
    #[schema(example = "17.0")]
    decision: String,
    /// The actions in the game's notation. Either all of them are made or none.
    #[schema(min_items = 1, max_items = 200, example = json!(["saucer 4"]))]
    actions: Vec<String>,
    /// The client's id for this move, by which a repeated post is recognised.
    #[schema(max_length = 64)]
    id: Option<String>,
}

fn read_decision(text: &str) -> Answer<Decision> {
    text.parse().map_err(|_| ApiFault::value("decision", Message::new("server-decision")))
}

/// Make a move
///
/// The actions join the seat's draft. An action that hands over to chance or to others commits it. Once a
/// move is answered as committed, it is on disk. A repeated post with the same `id` and `decision` gets the
/// same answer as the first and changes nothing.
#[utoipa::path(post, path = "/api/tables/{id}/moves", tag = "playing", params(("id" = String, Path)), request_body = MoveBody,
    responses((status = 200, body = Moved), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 503, body = ErrorBody)))]
async fn moves(at: AtTable, JsonBody(body): JsonBody<MoveBody>) -> Answer<Json<Moved>> {
    bounded("id", body.id.as_deref().unwrap_or_default(), MAX_ID)?;
    if body.actions.len() > MAX_ACTIONS {
        let reason = Message::new("server-too-many").with("most", MAX_ACTIONS);
        return Err(ApiFault::value("actions", reason));
    }
    for action in &body.actions {
        bounded("actions", action, MAX_NOTATION)?;
    }
    let seat = read_seat(body.seat)?;
    let answer =
        PersonsAnswer { decision: read_decision(&body.decision)?, actions: body.actions, id: body.id };
    let moved = at_table!(at, |table, user| table.post(&user, seat, answer).await)?;
    match moved {
        NowOrLater::Now(moved) => Ok(Json(moved)),
        NowOrLater::Later(moved) => moved
            .await
            .unwrap_or_else(|_| {
                // Something else happened before it was this move's turn.
                Err(if at.app.is_stopping() { ApiFault::stopping() } else { ApiFault::stale() })
            })
            .map(Json),
    }
}

/// Undoing steps in a draft.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct BackBody {
    /// The seat, if you have several.
    seat: Option<u8>,
    /// The decision from which to go back.
    decision: String,
    /// How many steps to undo; 0 undoes the whole draft.
    #[serde(default = "one")]
    steps: u16,
}

fn one() -> u16 {
    1
}

/// Undo steps in the draft
#[utoipa::path(post, path = "/api/tables/{id}/back", tag = "playing", params(("id" = String, Path)), request_body = BackBody,
    responses((status = 200, body = Moved), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn back(at: AtTable, JsonBody(body): JsonBody<BackBody>) -> Answer<Json<Moved>> {
    let (seat, decision) = (read_seat(body.seat)?, read_decision(&body.decision)?);
    let moved = at_table!(at, |table, user| table.step_back(&user, seat, decision, body.steps.into()).await);
    moved.map(Json)
}

/// A question to everybody at the table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AskBody {
    /// The seat, if you have several.
    seat: Option<u8>,
    /// What to ask for.
    ask: AskFor,
    /// For an undo, the last step to keep; by default, the one before your own last decision.
    to: Option<usize>,
}

#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum AskFor {
    /// To undo steps.
    Undo,
    /// To end the game as it is.
    End,
}

/// Ask everybody at the table to undo steps or to end the game
///
/// All people and programs who have not left must agree, including those who are away. A question to end the
/// game does not wait for players who have been away for long, or who have neither answered nor played for
/// long.
#[utoipa::path(post, path = "/api/tables/{id}/questions", tag = "playing", params(("id" = String, Path)), request_body = AskBody,
    responses((status = 200, body = TableFace), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn ask(at: AtTable, JsonBody(body): JsonBody<AskBody>) -> Answer<Json<TableFace>> {
    let seat = read_seat(body.seat)?;
    let face = at_table!(at, |table, user| {
        let proposal = match (body.ask, body.to) {
            (AskFor::End, _) => Proposal::End,
            (AskFor::Undo, Some(to)) => Proposal::Undo { to },
            (AskFor::Undo, None) => Proposal::Undo { to: table.before_last_decision(&user, seat)? },
        };
        table.ask(&user, seat, proposal).await?;
        Ok(table.face(Some(&user)))
    });
    face.map(Json)
}

/// An answer to a question.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AnswerBody {
    /// The number of the question.
    question: u32,
    /// Whether you agree.
    agree: bool,
}

/// Answer the table's open question
///
/// The question ends if anybody disagrees, or if the player who asked withdraws it by disagreeing.
#[utoipa::path(post, path = "/api/tables/{id}/answers", tag = "playing", params(("id" = String, Path)), request_body = AnswerBody,
    responses((status = 200, body = TableFace), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn answer(at: AtTable, JsonBody(body): JsonBody<AnswerBody>) -> Answer<Json<TableFace>> {
    let face = at_table!(at, |table, user| {
        table.answer(&user, body.question, body.agree).await?;
        Ok(table.face(Some(&user)))
    });
    face.map(Json)
}

/// A seat of yours.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
struct SeatBody {
    /// The seat, if you have several.
    seat: Option<u8>,
}

/// Resign and let a bot play your seat
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "playing", params(("id" = String, Path)), request_body = Option<SeatBody>,
    responses((status = 204), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn resign(at: AtTable, MaybeJsonBody(body): MaybeJsonBody<SeatBody>) -> Answer<StatusCode> {
    let seat = read_seat(body.seat)?;
    at_table!(at, |table, user| table.resign(&user, seat).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Let a stand-in play until you are back
#[utoipa::path(post, path = "/api/tables/{id}/away", tag = "playing", params(("id" = String, Path)), request_body = Option<SeatBody>,
    responses((status = 204), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn away(at: AtTable, MaybeJsonBody(body): MaybeJsonBody<SeatBody>) -> Answer<StatusCode> {
    let seat = read_seat(body.seat)?;
    at_table!(at, |table, user| table.go_away(&user, seat).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// What happened while you were away.
#[derive(Serialize, ToSchema)]
struct Played {
    /// Entries of the record as seen by your seat.
    #[schema(value_type = Vec<Object>)]
    played: Vec<SeenEntry>,
}

/// Take your seat back from the stand-in
#[utoipa::path(post, path = "/api/tables/{id}/return", tag = "playing", params(("id" = String, Path)), request_body = Option<SeatBody>,
    responses((status = 200, body = Played), (status = 403, body = ErrorBody)))]
async fn come_back(at: AtTable, MaybeJsonBody(body): MaybeJsonBody<SeatBody>) -> Answer<Json<Played>> {
    let seat = read_seat(body.seat)?;
    let played = at_table!(at, |table, user| table.take_seat_back(&user, seat).await)?;
    Ok(Json(Played { played }))
}

/// Standing orders.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ComfortBody {
    /// The seat, if you have several.
    seat: Option<u8>,
    /// Pass for the rest of the current attack.
    pass_this_attack: Option<bool>,
    /// Pass in every attack that is not against this seat.
    pass_unless_target: Option<bool>,
    /// Play automatically where everybody can see that there is only one option. Elsewhere, prepare that
    /// option but leave anything others can see to the player.
    single: Option<bool>,
}

/// Change your standing orders
#[utoipa::path(post, path = "/api/tables/{id}/comfort", tag = "playing", params(("id" = String, Path)), request_body = ComfortBody,
    responses((status = 200, body = Comfort), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn comfort(at: AtTable, JsonBody(body): JsonBody<ComfortBody>) -> Answer<Json<Comfort>> {
    let seat = read_seat(body.seat)?;
    let ComfortBody { pass_this_attack, pass_unless_target, single, .. } = body;
    let comfort = at_table!(at, |table, user| {
        table.order(&user, seat, pass_this_attack, pass_unless_target, single).await
    });
    comfort.map(Json)
}

/// The bots' speed.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SpeedBody {
    /// The speed.
    bot_speed: BotSpeed,
}

/// Change how long bots take
#[utoipa::path(post, path = "/api/tables/{id}/speed", tag = "playing", params(("id" = String, Path)), request_body = SpeedBody,
    responses((status = 204), (status = 403, body = ErrorBody)))]
async fn speed(at: AtTable, JsonBody(body): JsonBody<SpeedBody>) -> Answer<StatusCode> {
    at_table!(at, |table, user| table.set_bot_speed(&user, body.bot_speed).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// A promise.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct OfferBody {
    /// The seat, if you have several.
    seat: Option<u8>,
    /// The promise, in the game's notation.
    #[schema(example = "peace 3 until 2")]
    promise: String,
}

/// Make a public promise, in a game with diplomacy
#[utoipa::path(post, path = "/api/tables/{id}/offers", tag = "playing", params(("id" = String, Path)), request_body = OfferBody,
    responses((status = 204), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
async fn offer(at: AtTable, JsonBody(body): JsonBody<OfferBody>) -> Answer<StatusCode> {
    bounded("promise", &body.promise, MAX_NOTATION)?;
    let seat = read_seat(body.seat)?;
    at_table!(at, |table, user| table.offer(&user, seat, &body.promise).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Promises in words.
#[derive(Serialize, ToSchema)]
struct OffersTold {
    /// One sentence per promise, including what became of it.
    offers: Vec<String>,
}

/// List all promises in words
#[utoipa::path(get, path = "/api/tables/{id}/offers", tag = "playing", params(("id" = String, Path)),
    responses((status = 200, body = OffersTold), (status = 403, body = ErrorBody)))]
async fn offers(at: AtTable<MaybeWho>, language: Language) -> Answer<Json<OffersTold>> {
    let texts = at.app.texts(&language);
    let told = at_table!(at, |table, user| {
        table.viewer(user.as_deref(), None, false)?;
        Ok(table.offers_told(texts))
    });
    Ok(Json(OffersTold { offers: told? }))
}
