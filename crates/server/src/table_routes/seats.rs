//! Sitting down, leaving, inviting and starting.

use axum::Json;
use axum::extract::State;
use contract::Seat;
use http::StatusCode;
use i18n::Message;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::UserKind;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::new_table::account;
use super::{at_table, read_seat};
use crate::app::App;
use crate::body::{JsonBody, MaybeJsonBody, PathOf};
use crate::fault::{Answer, ApiFault, ErrorBody};
use crate::table::face::TableFace;
use crate::table::sheet::BotLevel;
use crate::table::{JoinRequest, Joiner};
use crate::who::{Who, random_text};

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(start))
        .routes(routes!(commit))
        .routes(routes!(reveal))
        .routes(routes!(invite))
}

/// Sitting down.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
struct JoinBody {
    /// Where; a free seat if nothing is said.
    seat: Option<u8>,
    /// The secret of an invitation.
    invite: Option<String>,
}

/// Sits down at a table
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path)), request_body = Option<JoinBody>,
    responses((status = 200, body = TableFace), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn join(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    MaybeJsonBody(body): MaybeJsonBody<JoinBody>,
) -> Answer<Json<TableFace>> {
    let request = JoinRequest { seat: read_seat(body.seat)?, invite: body.invite };
    let joiner = Joiner {
        user: who.user.id.clone(),
        name: who.user.name.clone(),
        is_program: who.user.kind == UserKind::Bot,
    };
    let face = app.hall().at(&id, move |table| {
        Box::pin(async move {
            let user = joiner.user.clone();
            table.join(joiner, request).await?;
            Ok(table.face(Some(&user)))
        })
    });
    face.await.map(Json)
}

/// Gets up before the game begins
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn leave(State(app): State<Arc<App>>, who: Who, PathOf(id): PathOf<String>) -> Answer<StatusCode> {
    at_table!(app, who, id, |table, user| table.leave(&user).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Beginning.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
struct StartBody {
    /// Bots of this level take the seats that are free.
    fill: Option<BotLevel>,
    /// Whether to wait a moment for pages that have not committed to their entropy yet.
    wait: bool,
}

/// Starts the game
///
/// If a seat has committed to entropy, the cards are dealt once everybody who committed has revealed theirs; until then the table is
/// still open.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)), request_body = Option<StartBody>,
    responses((status = 200, body = TableFace), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn start(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    MaybeJsonBody(body): MaybeJsonBody<StartBody>,
) -> Answer<Json<TableFace>> {
    let face = at_table!(app, who, id, |table, user| {
        table.start(&user, body.fill, body.wait).await?;
        Ok(table.face(Some(&user)))
    });
    face.map(Json)
}

/// Committing to entropy.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CommitBody {
    /// The seat, for those who have several.
    seat: Option<u8>,
    /// The attempt to deal, as the table tells it.
    #[schema(minimum = 1)]
    attempt: u32,
    /// SHA-256 over `starfry entropy 1`, the id of the table, the seat, the attempt and the entropy, with line feeds between them; as
    /// hexadecimal digits.
    #[schema(min_length = 64, max_length = 64)]
    hash: String,
}

/// Commits to what a seat adds to the randomness
///
/// Before the game begins. What the seat has committed to, it reveals when the game starts.
#[utoipa::path(post, path = "/api/tables/{id}/commit", tag = "tables", params(("id" = String, Path)), request_body = CommitBody,
    responses((status = 204), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn commit(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    JsonBody(body): JsonBody<CommitBody>,
) -> Answer<StatusCode> {
    must_be_digits("hash", &body.hash)?;
    let seat = read_seat(body.seat)?;
    at_table!(app, who, id, |table, user| table.commit(&user, seat, body.attempt, &body.hash).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Revealing entropy.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RevealBody {
    /// The seat, for those who have several.
    seat: Option<u8>,
    /// The attempt to deal, as the table tells it.
    #[schema(minimum = 1)]
    attempt: u32,
    /// What the seat has committed to: 32 random bytes as hexadecimal digits.
    #[schema(min_length = 64, max_length = 64)]
    entropy: String,
}

/// Reveals what a seat adds to the randomness
///
/// Once the commitments of all are fixed.
#[utoipa::path(post, path = "/api/tables/{id}/reveal", tag = "tables", params(("id" = String, Path)), request_body = RevealBody,
    responses((status = 204), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
async fn reveal(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    JsonBody(body): JsonBody<RevealBody>,
) -> Answer<StatusCode> {
    must_be_digits("entropy", &body.entropy)?;
    let seat = read_seat(body.seat)?;
    at_table!(app, who, id, |table, user| table.reveal(&user, seat, body.attempt, &body.entropy).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Refuses what is not 32 bytes as hexadecimal digits.
fn must_be_digits(field: &'static str, text: &str) -> Answer<()> {
    match record::from_hex::<32>(text) {
        Some(_) => Ok(()),
        None => Err(ApiFault::value(field, Message::new("server-no-digits"))),
    }
}

/// Inviting.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct InviteBody {
    /// The seat that is kept free.
    #[schema(minimum = 1, maximum = 8)]
    seat: u8,
    /// For whom, by the name of an account; for whoever has the link if nothing is said.
    account: Option<String>,
}

/// An invitation.
#[derive(Serialize, ToSchema)]
struct Invitation {
    /// What to name when joining. Shown this once.
    invite: Option<String>,
    /// The link, without the address of the server.
    path: String,
}

/// Keeps a seat for whoever has a link, or for an account
#[utoipa::path(post, path = "/api/tables/{id}/invitations", tag = "tables", params(("id" = String, Path)), request_body = InviteBody,
    responses((status = 201, body = Invitation), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn invite(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    JsonBody(body): JsonBody<InviteBody>,
) -> Answer<(StatusCode, Json<Invitation>)> {
    let seat = Seat::numbered(body.seat.into())
        .ok_or_else(|| ApiFault::value("seat", Message::new("server-out-of-range")))?;
    let user = match &body.account {
        Some(name) => Some(account(&app, name).await?),
        None => None,
    };
    let secret = user.is_none().then(random_text::<16>);
    let path = match &secret {
        Some(secret) => format!("/join/{id}/{secret}"),
        None => format!("/tables/{id}"),
    };
    let kept = secret.clone();
    at_table!(app, who, id, |table, host| table.invite(&host, seat, kept.as_deref(), user).await)?;
    Ok((StatusCode::CREATED, Json(Invitation { invite: secret, path })))
}
