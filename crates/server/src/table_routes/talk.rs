//! Chat, reports and muting.

use axum::Json;
use axum::extract::State;
use http::StatusCode;
use i18n::Message;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::Report;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{AtTable, MAX_CHAT, at_table, bounded};
use crate::app::App;
use crate::body::{JsonBody, PathOf, QueryOf};
use crate::fault::{Answer, ApiFault, Code, ErrorBody};
use crate::table::talk::ChatLine;
use crate::who::{MaybeWho, Who, random_text};

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(chat, speak))
        .routes(routes!(report))
        .routes(routes!(mutes, mute))
        .routes(routes!(unmute))
}

/// A chat message.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SpeakBody {
    /// Plain text.
    #[schema(min_length = 1, max_length = 500)]
    text: String,
}

/// Send a chat message to everybody at the table
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "talking", params(("id" = String, Path)), request_body = SpeakBody,
    responses((status = 201, body = ChatLine), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)))]
async fn speak(at: AtTable, JsonBody(body): JsonBody<SpeakBody>) -> Answer<(StatusCode, Json<ChatLine>)> {
    let text: String = body.text.trim().chars().filter(|c| !c.is_control()).collect();
    if text.is_empty() {
        return Err(ApiFault::value("text", Message::new("server-empty")));
    }
    bounded("text", &text, MAX_CHAT)?;
    let line = at_table!(at, |table, user| table.speak(&user, text).await)?;
    Ok((StatusCode::CREATED, Json(line)))
}

/// Chat messages.
#[derive(Serialize, ToSchema)]
struct ChatLines {
    /// The messages in order.
    chat: Vec<ChatLine>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ChatQuery {
    /// Only messages after the one with this number.
    #[serde(default)]
    after: u32,
}

/// Read the chat at a table
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "talking", params(("id" = String, Path), ChatQuery),
    responses((status = 200, body = ChatLines), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn chat(at: AtTable<MaybeWho>, QueryOf(query): QueryOf<ChatQuery>) -> Answer<Json<ChatLines>> {
    at_table!(at, |table, user| table.viewer(user.as_deref(), None, false).map(|_| ()))?;
    let app = &at.app;
    let muted = match at.user() {
        Some(user) => app.hall().mutes_of(&user).await?,
        None => Arc::default(),
    };
    let chat = app.store().chat_after(&at.id, query.after, 200).await?;
    let is_read = |line: &ChatLine| !line.user.as_ref().is_some_and(|user| muted.contains(user));
    Ok(Json(ChatLines { chat: chat.into_iter().map(ChatLine::from).filter(is_read).collect() }))
}

/// A report.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ReportBody {
    /// The number of the chat message it is about.
    chat: Option<u32>,
    /// The user it is about.
    user: Option<String>,
    /// The reason for the report.
    #[schema(min_length = 1, max_length = 500)]
    reason: String,
}

/// The maximum number of open reports by one user.
const MAX_REPORTS: i64 = 20;

/// Report something at a table to the host
#[utoipa::path(post, path = "/api/tables/{id}/report", tag = "talking", params(("id" = String, Path)), request_body = ReportBody,
    responses((status = 204), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)))]
async fn report(at: AtTable, JsonBody(body): JsonBody<ReportBody>) -> Answer<StatusCode> {
    bounded("reason", &body.reason, MAX_CHAT)?;
    if body.reason.trim().is_empty() {
        return Err(ApiFault::value("reason", Message::new("server-empty")));
    }
    at_table!(at, |table, user| table.viewer(Some(&user), None, false).map(|_| ()))?;
    let AtTable { app, who, id } = at;
    if let Some(about) = &body.user
        && app.store().user(about).await?.is_none()
    {
        return Err(ApiFault::unknown());
    }
    if app.store().open_reports_by(&who.user.id).await? >= MAX_REPORTS {
        return Err(ApiFault::plain(Code::Full, "server-too-many-reports"));
    }
    let report = Report {
        id: random_text::<8>(),
        at: app.now(),
        table: id,
        by_user: who.user.id.clone(),
        about_user: body.user,
        chat_number: body.chat,
        reason: body.reason,
    };
    app.store().report(&report).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Muted users.
#[derive(Serialize, ToSchema)]
struct MuteList {
    /// Their ids.
    users: Vec<String>,
}

/// List the users you have muted
#[utoipa::path(get, path = "/api/mutes", tag = "talking", responses((status = 200, body = MuteList), (status = 401, body = ErrorBody)))]
async fn mutes(State(app): State<Arc<App>>, who: Who) -> Answer<Json<MuteList>> {
    let users = app.hall().mutes_of(&who.user.id).await?;
    Ok(Json(MuteList { users: users.to_vec() }))
}

/// A user to mute.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct MuteBody {
    /// The user's id.
    user: String,
}

/// Mute a user
#[utoipa::path(post, path = "/api/mutes", tag = "talking", request_body = MuteBody,
    responses((status = 204), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn mute(
    State(app): State<Arc<App>>,
    who: Who,
    JsonBody(body): JsonBody<MuteBody>,
) -> Answer<StatusCode> {
    if app.store().user(&body.user).await?.is_none() {
        return Err(ApiFault::unknown());
    }
    app.store().mute(&who.user.id, &body.user).await?;
    app.hall().forget_mutes_of(&who.user.id);
    app.hall().mutes_of(&who.user.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Unmute a user
#[utoipa::path(delete, path = "/api/mutes/{user}", tag = "talking", params(("user" = String, Path)),
    responses((status = 204), (status = 401, body = ErrorBody)))]
async fn unmute(State(app): State<Arc<App>>, who: Who, PathOf(user): PathOf<String>) -> Answer<StatusCode> {
    app.store().unmute(&who.user.id, &user).await?;
    app.hall().forget_mutes_of(&who.user.id);
    app.hall().mutes_of(&who.user.id).await?;
    Ok(StatusCode::NO_CONTENT)
}
