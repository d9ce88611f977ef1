//! Moves, and everything else people do in a game.

use axum::Json;
use axum::extract::State;
use catalog::Decision;
use http::StatusCode;
use i18n::Message;
use record::SeenEntry;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{LONGEST_NOTATION, at_table, bounded, read_seat};
use crate::app::App;
use crate::body::{JsonBody, MaybeJsonBody, PathOf};
use crate::fault::{Answer, ApiFault, ErrorBody};
use crate::table::comfort::{BotSpeed, Comfort};
use crate::table::face::TableFace;
use crate::table::question::Proposal;
use crate::table::{Moved, NowOrLater, PersonsAnswer};
use crate::who::{Language, MaybeWho, Who};

/// How long a client's name for a move may be, in characters.
const LONGEST_ID: usize = 64;

/// How many actions a move may have.
const MOST_ACTIONS: usize = 200;

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
    /// The seat, for those who have several.
    seat: Option<u8>,
    /// The decision it answers, as the position names it.
    #[schema(example = "17.0")]
    decision: String,
    /// The actions in the game's notation: all are made, or none.
    #[schema(min_items = 1, max_items = 200, example = json!(["saucer 4"]))]
    actions: Vec<String>,
    /// The client's name for this move, by which a repeated one is known.
    #[schema(max_length = 64)]
    id: Option<String>,
}

fn read_decision(text: &str) -> Answer<Decision> {
    text.parse().map_err(|_| ApiFault::value("decision", Message::new("server-decision")))
}

/// Moves
///
/// The actions join the seat's draft; the one that hands over to chance or to others commits it. What is answered as committed
/// is on disk. A repeated post with the same `id` and `decision` is answered as the first one was, and nothing happens again.
#[utoipa::path(post, path = "/api/tables/{id}/moves", tag = "playing", params(("id" = String, Path)), request_body = MoveBody,
    responses((status = 200, body = Moved), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 503, body = ErrorBody)))]
async fn moves(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    JsonBody(body): JsonBody<MoveBody>,
) -> Answer<Json<Moved>> {
    bounded("id", body.id.as_deref().unwrap_or_default(), LONGEST_ID)?;
    if body.actions.len() > MOST_ACTIONS {
        let reason = Message::new("server-too-many").with("most", MOST_ACTIONS);
        return Err(ApiFault::value("actions", reason));
    }
    for action in &body.actions {
        bounded("actions", action, LONGEST_NOTATION)?;
    }
    let seat = read_seat(body.seat)?;
    let answer =
        PersonsAnswer { decision: read_decision(&body.decision)?, actions: body.actions, id: body.id };
    let moved = at_table!(app, who, id, |table, user| table.post(&user, seat, answer).await)?;
    match moved {
        NowOrLater::Now(moved) => Ok(Json(moved)),
        NowOrLater::Later(moved) => moved
            .await
            .unwrap_or_else(|_| {
                // Something else has happened before its time came.
                Err(if app.is_stopping() { ApiFault::stopping() } else { ApiFault::stale() })
            })
            .map(Json),
    }
}

/// Stepping back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct BackBody {
    /// The seat, for those who have several.
    seat: Option<u8>,
    /// The decision from which to step back.
    decision: String,
    /// How many steps; 0 takes the whole draft back.
    #[serde(default = "one")]
    steps: u16,
}

fn one() -> u16 {
    1
}

/// Steps back inside the draft
#[utoipa::path(post, path = "/api/tables/{id}/back", tag = "playing", params(("id" = String, Path)), request_body = BackBody,
    responses((status = 200, body = Moved), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn back(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    JsonBody(body): JsonBody<BackBody>,
) -> Answer<Json<Moved>> {
    let (seat, decision) = (read_seat(body.seat)?, read_decision(&body.decision)?);
    let moved = at_table!(app, who, id, |table, user| table
        .step_back(&user, seat, decision, body.steps.into())
        .await);
    moved.map(Json)
}

/// Asking everybody at a table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AskBody {
    /// The seat, for those who have several.
    seat: Option<u8>,
    /// What for.
    ask: AskFor,
    /// The last step that would hold after an undo; the one before one's own last decision if nothing is said.
    to: Option<usize>,
}

#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum AskFor {
    /// To take steps back.
    Undo,
    /// To end the game as it stands.
    End,
}

/// Asks everybody at the table to take steps back or to end the game
///
/// All people and programs who have not left must agree, also those who are away. To end a game, whoever has been away for long, or
/// says nothing for long and does not play, is not waited for.
#[utoipa::path(post, path = "/api/tables/{id}/questions", tag = "playing", params(("id" = String, Path)), request_body = AskBody,
    responses((status = 200, body = TableFace), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn ask(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    JsonBody(body): JsonBody<AskBody>,
) -> Answer<Json<TableFace>> {
    let seat = read_seat(body.seat)?;
    let face = at_table!(app, who, id, |table, user| {
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

/// An answer.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AnswerBody {
    /// The number of the question.
    question: u32,
    /// Whether one agrees.
    agree: bool,
}

/// Answers the open question of a table
///
/// Whoever does not agree ends the question, and so does whoever asked and thinks better of it.
#[utoipa::path(post, path = "/api/tables/{id}/answers", tag = "playing", params(("id" = String, Path)), request_body = AnswerBody,
    responses((status = 200, body = TableFace), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn answer(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    JsonBody(body): JsonBody<AnswerBody>,
) -> Answer<Json<TableFace>> {
    let face = at_table!(app, who, id, |table, user| {
        table.answer(&user, body.question, body.agree).await?;
        Ok(table.face(Some(&user)))
    });
    face.map(Json)
}

/// One's seat.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
struct SeatBody {
    /// The seat, for those who have several.
    seat: Option<u8>,
}

/// Gives a seat up; a bot plays on
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "playing", params(("id" = String, Path)), request_body = Option<SeatBody>,
    responses((status = 204), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn resign(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    MaybeJsonBody(body): MaybeJsonBody<SeatBody>,
) -> Answer<StatusCode> {
    let seat = read_seat(body.seat)?;
    at_table!(app, who, id, |table, user| table.resign(&user, seat).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lets a stand-in play until one is back
#[utoipa::path(post, path = "/api/tables/{id}/away", tag = "playing", params(("id" = String, Path)), request_body = Option<SeatBody>,
    responses((status = 204), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn away(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    MaybeJsonBody(body): MaybeJsonBody<SeatBody>,
) -> Answer<StatusCode> {
    let seat = read_seat(body.seat)?;
    at_table!(app, who, id, |table, user| table.go_away(&user, seat).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// What happened while one was away.
#[derive(Serialize, ToSchema)]
struct Played {
    /// Entries of the record as one's seat saw them.
    #[schema(value_type = Vec<Object>)]
    played: Vec<SeenEntry>,
}

/// Takes one's seat back from the stand-in
#[utoipa::path(post, path = "/api/tables/{id}/return", tag = "playing", params(("id" = String, Path)), request_body = Option<SeatBody>,
    responses((status = 200, body = Played), (status = 403, body = ErrorBody)))]
async fn come_back(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    MaybeJsonBody(body): MaybeJsonBody<SeatBody>,
) -> Answer<Json<Played>> {
    let seat = read_seat(body.seat)?;
    let played = at_table!(app, who, id, |table, user| table.take_seat_back(&user, seat).await)?;
    Ok(Json(Played { played }))
}

/// Standing orders.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ComfortBody {
    /// The seat, for those who have several.
    seat: Option<u8>,
    /// Pass as long as the attack runs that is going on.
    pass_this_attack: Option<bool>,
    /// Pass in every attack that is not against this seat.
    pass_unless_target: Option<bool>,
    /// Play by itself where everybody sees that only one thing can be done; elsewhere prepare it, and leave what others see to the player.
    single: Option<bool>,
}

/// Changes standing orders
#[utoipa::path(post, path = "/api/tables/{id}/comfort", tag = "playing", params(("id" = String, Path)), request_body = ComfortBody,
    responses((status = 200, body = Comfort), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn comfort(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    JsonBody(body): JsonBody<ComfortBody>,
) -> Answer<Json<Comfort>> {
    let seat = read_seat(body.seat)?;
    let ComfortBody { pass_this_attack, pass_unless_target, single, .. } = body;
    let comfort = at_table!(app, who, id, |table, user| {
        table.order(&user, seat, pass_this_attack, pass_unless_target, single).await
    });
    comfort.map(Json)
}

/// How long bots take.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SpeedBody {
    /// How long.
    bot_speed: BotSpeed,
}

/// Changes how long bots take
#[utoipa::path(post, path = "/api/tables/{id}/speed", tag = "playing", params(("id" = String, Path)), request_body = SpeedBody,
    responses((status = 204), (status = 403, body = ErrorBody)))]
async fn speed(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    JsonBody(body): JsonBody<SpeedBody>,
) -> Answer<StatusCode> {
    at_table!(app, who, id, |table, user| table.set_bot_speed(&user, body.bot_speed).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// A promise.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct OfferBody {
    /// The seat, for those who have several.
    seat: Option<u8>,
    /// What is promised, in the game's notation.
    #[schema(example = "peace 3 until 2")]
    promise: String,
}

/// Promises something in public, in a game with diplomacy
#[utoipa::path(post, path = "/api/tables/{id}/offers", tag = "playing", params(("id" = String, Path)), request_body = OfferBody,
    responses((status = 204), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
async fn offer(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    JsonBody(body): JsonBody<OfferBody>,
) -> Answer<StatusCode> {
    bounded("promise", &body.promise, LONGEST_NOTATION)?;
    let seat = read_seat(body.seat)?;
    at_table!(app, who, id, |table, user| table.offer(&user, seat, &body.promise).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Promises in words.
#[derive(Serialize, ToSchema)]
struct OffersTold {
    /// One sentence each, with what became of it.
    offers: Vec<String>,
}

/// All promises in words
#[utoipa::path(get, path = "/api/tables/{id}/offers", tag = "playing", params(("id" = String, Path)),
    responses((status = 200, body = OffersTold), (status = 403, body = ErrorBody)))]
async fn offers(
    State(app): State<Arc<App>>,
    MaybeWho(who): MaybeWho,
    language: Language,
    PathOf(id): PathOf<String>,
) -> Answer<Json<OffersTold>> {
    let texts = app.texts(&language);
    let user = who.map(|who| who.user.id.clone());
    let told = app.hall().at(&id, move |table| {
        Box::pin(async move {
            table.viewer(user.as_deref(), None, false)?;
            Ok(table.offers_told(texts))
        })
    });
    Ok(Json(OffersTold { offers: told.await? }))
}
