//! Sitting down, leaving, inviting and starting.

use axum::Json;
use http::StatusCode;
use i18n::Message;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::UserKind;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::new_table::account;
use super::{AtTable, at_table, must_be_seat, read_seat};
use crate::app::App;
use crate::body::{JsonBody, MaybeJsonBody};
use crate::faces::face_of;
use crate::fault::{Answer, ApiFault, ErrorBody};
use crate::table::face::TableFace;
use crate::table::sheet::BotLevel;
use crate::table::{JoinRequest, Joiner};
use crate::who::random_text;

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(swap))
        .routes(routes!(remove))
        .routes(routes!(add_bot))
        .routes(routes!(start))
        .routes(routes!(commit))
        .routes(routes!(reveal))
        .routes(routes!(invite))
}

/// A request to sit down.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
struct JoinBody {
    /// The seat; by default, any free one.
    seat: Option<u8>,
    /// The secret in an invitation.
    invite: Option<String>,
}

/// Sit down at a table
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path)), request_body = Option<JoinBody>,
    responses((status = 200, body = TableFace), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn join(at: AtTable, MaybeJsonBody(body): MaybeJsonBody<JoinBody>) -> Answer<Json<TableFace>> {
    let request = JoinRequest { seat: read_seat(body.seat)?, invite: body.invite };
    let joiner = Joiner {
        user: at.user(),
        name: at.who.user.name.clone(),
        face: face_of(&at.who.user),
        is_program: at.who.user.kind == UserKind::Bot,
    };
    let face = at_table!(at, |table, user| {
        table.join(joiner, request).await?;
        Ok(table.face(Some(&user)))
    });
    face.map(Json)
}

/// Leave your seat before the game begins
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn leave(at: AtTable) -> Answer<StatusCode> {
    at_table!(at, |table, user| table.leave(&user).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Two seats whose occupants change places.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SwapBody {
    /// The first seat; by default, your own.
    seat: Option<u8>,
    /// The other seat.
    #[schema(minimum = 1, maximum = 8)]
    with: u8,
}

/// Move to a free seat before the game begins
///
/// The table's owner may swap any two seats.
#[utoipa::path(post, path = "/api/tables/{id}/swap", tag = "tables", params(("id" = String, Path)), request_body = SwapBody,
    responses((status = 200, body = TableFace), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn swap(at: AtTable, JsonBody(body): JsonBody<SwapBody>) -> Answer<Json<TableFace>> {
    let (seat, with) = (read_seat(body.seat)?, must_be_seat(body.with)?);
    let face = at_table!(at, |table, user| {
        table.swap(&user, seat, with).await?;
        Ok(table.face(Some(&user)))
    });
    face.map(Json)
}

/// A seat to be cleared.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RemoveBody {
    /// The seat.
    #[schema(minimum = 1, maximum = 8)]
    seat: u8,
}

/// Remove a person or bot from a seat before the game begins
///
/// Only the table's owner may do that. The seat becomes free for anybody.
#[utoipa::path(post, path = "/api/tables/{id}/remove", tag = "tables", params(("id" = String, Path)), request_body = RemoveBody,
    responses((status = 200, body = TableFace), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn remove(at: AtTable, JsonBody(body): JsonBody<RemoveBody>) -> Answer<Json<TableFace>> {
    let seat = must_be_seat(body.seat)?;
    let face = at_table!(at, |table, user| {
        table.remove(&user, seat).await?;
        Ok(table.face(Some(&user)))
    });
    face.map(Json)
}

/// A bot for a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct BotBody {
    /// The seat.
    #[schema(minimum = 1, maximum = 8)]
    seat: u8,
    /// The bot's level.
    level: BotLevel,
}

/// Seat a bot before the game begins
///
/// Only the table's owner may do that. A bot that already has the seat is replaced.
#[utoipa::path(post, path = "/api/tables/{id}/bot", tag = "tables", params(("id" = String, Path)), request_body = BotBody,
    responses((status = 200, body = TableFace), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn add_bot(at: AtTable, JsonBody(body): JsonBody<BotBody>) -> Answer<Json<TableFace>> {
    let seat = must_be_seat(body.seat)?;
    let face = at_table!(at, |table, user| {
        table.add_bot(&user, seat, body.level).await?;
        Ok(table.face(Some(&user)))
    });
    face.map(Json)
}

/// A request to start the game.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
struct StartBody {
    /// Fill the free seats with bots of this level.
    fill: Option<BotLevel>,
    /// Whether to wait a moment for pages that have not yet committed to their entropy.
    wait: bool,
}

/// Start the game
///
/// If a seat has committed to entropy, the game is dealt once every seat that committed has revealed its
/// entropy. Until then the table stays open.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)), request_body = Option<StartBody>,
    responses((status = 200, body = TableFace), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn start(at: AtTable, MaybeJsonBody(body): MaybeJsonBody<StartBody>) -> Answer<Json<TableFace>> {
    let face = at_table!(at, |table, user| {
        table.start(&user, body.fill, body.wait).await?;
        Ok(table.face(Some(&user)))
    });
    face.map(Json)
}

/// A commitment to entropy.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CommitBody {
    /// The seat, if you have several.
    seat: Option<u8>,
    /// The dealing attempt, as shown in the table.
    #[schema(minimum = 1)]
    attempt: u32,
    /// SHA-256 of `starfry entropy 1`, the table's id, the seat, the attempt and the entropy, separated by
    /// line feeds, as hexadecimal digits.
    #[schema(min_length = 64, max_length = 64)]
    hash: String,
}

/// Commit to a seat's contribution to the randomness
///
/// This happens before the game begins. When the game starts, the seat reveals what it has committed to.
#[utoipa::path(post, path = "/api/tables/{id}/commit", tag = "tables", params(("id" = String, Path)), request_body = CommitBody,
    responses((status = 204), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn commit(at: AtTable, JsonBody(body): JsonBody<CommitBody>) -> Answer<StatusCode> {
    must_be_digits("hash", &body.hash)?;
    let seat = read_seat(body.seat)?;
    at_table!(at, |table, user| table.commit(&user, seat, body.attempt, &body.hash).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Revealed entropy.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RevealBody {
    /// The seat, if you have several.
    seat: Option<u8>,
    /// The dealing attempt, as shown in the table.
    #[schema(minimum = 1)]
    attempt: u32,
    /// What the seat has committed to: 32 random bytes as hexadecimal digits.
    #[schema(min_length = 64, max_length = 64)]
    entropy: String,
}

/// Reveal a seat's contribution to the randomness
///
/// This is possible once all commitments are fixed.
#[utoipa::path(post, path = "/api/tables/{id}/reveal", tag = "tables", params(("id" = String, Path)), request_body = RevealBody,
    responses((status = 204), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
async fn reveal(at: AtTable, JsonBody(body): JsonBody<RevealBody>) -> Answer<StatusCode> {
    must_be_digits("entropy", &body.entropy)?;
    let seat = read_seat(body.seat)?;
    at_table!(at, |table, user| table.reveal(&user, seat, body.attempt, &body.entropy).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Refuses text that is not 32 bytes as hexadecimal digits.
fn must_be_digits(field: &'static str, text: &str) -> Answer<()> {
    match record::from_hex::<32>(text) {
        Some(_) => Ok(()),
        None => Err(ApiFault::value(field, Message::new("server-no-digits"))),
    }
}

/// A request for an invitation.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct InviteBody {
    /// The seat to reserve.
    #[schema(minimum = 1, maximum = 8)]
    seat: u8,
    /// The name of the account to reserve it for; by default, anybody with the link.
    account: Option<String>,
}

/// An invitation.
#[derive(Serialize, ToSchema)]
struct Invitation {
    /// The secret to send when joining. It is shown only this once.
    invite: Option<String>,
    /// The link, without the server's address.
    path: String,
}

/// Reserve a seat for anybody with a link, or for an account
#[utoipa::path(post, path = "/api/tables/{id}/invitations", tag = "tables", params(("id" = String, Path)), request_body = InviteBody,
    responses((status = 201, body = Invitation), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn invite(at: AtTable, JsonBody(body): JsonBody<InviteBody>) -> Answer<(StatusCode, Json<Invitation>)> {
    let seat = must_be_seat(body.seat)?;
    let user = match &body.account {
        Some(name) => Some(account(&at.app, name).await?),
        None => None,
    };
    let secret = user.is_none().then(random_text::<16>);
    let path = match &secret {
        Some(secret) => format!("/join/{}/{secret}", at.id),
        None => format!("/tables/{}", at.id),
    };
    let kept = secret.clone();
    at_table!(at, |table, host| table.invite(&host, seat, kept.as_deref(), user).await)?;
    Ok((StatusCode::CREATED, Json(Invitation { invite: secret, path })))
}
