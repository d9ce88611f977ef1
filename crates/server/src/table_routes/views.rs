//! Viewing a table: streams, views, reasons, odds, advice, the story and the record.

use axum::Json;
use axum::response::{IntoResponse, Response};
use catalog::{AdviceEffort, Level, LogLine, Why, Words};
use contract::Viewer;
use http::{HeaderMap, HeaderValue, header};
use i18n::Texts;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{AtTable, MAX_NOTATION, at_table, bounded, read_seat};
use crate::app::App;
use crate::body::{PathOf, QueryOf};
use crate::fault::{Answer, ApiFault, Code, ErrorBody};
use crate::hall::Payer;
use crate::open_streams;
use crate::stream;
use crate::table::Table;
use crate::table::viewers::Telling;
use crate::table::wire::Sync;
use crate::who::{Language, MaybeWho, Origin};

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(events))
        .routes(routes!(view))
        .routes(routes!(moment))
        .routes(routes!(why))
        .routes(routes!(odds))
        .routes(routes!(advice))
        .routes(routes!(log))
        .routes(routes!(tally))
        .routes(routes!(closeup))
        .routes(routes!(file))
}

/// The point of view and the language.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct LookQuery {
    /// Your seat; by default, the one whose turn it is.
    seat: Option<u8>,
    /// View the table as a spectator.
    #[serde(default)]
    watch: bool,
    /// See everything that any seat could see, after the game.
    #[serde(default)]
    open: bool,
    /// Add words in this language: the prompt, what actions mean and the story.
    words: Option<String>,
    /// Add what only pages need: the scene as HTML, and how to choose each action with a pointer. Needs
    /// `words`.
    #[serde(default)]
    page: bool,
    /// How many entries you already have. The header `Last-Event-ID` means the same.
    since: Option<usize>,
}

impl LookQuery {
    fn texts(&self, app: &App) -> Answer<Option<&'static Texts>> {
        let known = |tag: &String| app.texts_of(tag).map_err(|reason| ApiFault::value("words", reason));
        self.words.as_ref().map(known).transpose()
    }

    fn texts_or(&self, app: &App, language: &Language) -> Answer<&'static Texts> {
        Ok(self.texts(app)?.unwrap_or_else(|| app.texts(language)))
    }

    fn telling(&self, app: &App) -> Answer<Option<Telling>> {
        Ok(self.texts(app)?.map(|texts| Telling { texts, page: self.prefix(app) }))
    }

    /// The beginning of the addresses of files, if the caller is a page.
    fn prefix(&self, app: &App) -> Option<&'static str> {
        self.page.then(|| app.assets().known().prefix())
    }
}

/// Watch a table
///
/// A stream of events (`text/event-stream`). It starts with `sync`, which contains everything, or only what
/// has happened since the entries you say you have. Then come `step` when something happened, `draft` for
/// your own draft, `table` when the table changed, `chat`, and `bye` before the server stops. The id of an
/// event is `ENTRIES.DRAFT`.
#[utoipa::path(get, path = "/api/tables/{id}/events", tag = "looking", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = stream::StreamEvent, content_type = "text/event-stream"), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn events(
    at: AtTable<MaybeWho>,
    QueryOf(query): QueryOf<LookQuery>,
    headers: HeaderMap,
) -> Answer<Response> {
    let (seat, telling) = (read_seat(query.seat)?, query.telling(&at.app)?);
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let since = last.and_then(|id| id.split('.').next()?.parse().ok()).or(query.since);
    let stream = at_table!(at, |table, user| {
        let viewer = table.viewer(user.as_deref(), seat, query.watch)?;
        table.look(viewer, user, telling, since).await
    });
    let AtTable { app, who: MaybeWho(who), id } = at;
    let response = stream::respond(Arc::clone(app.hall()), who.as_deref(), &id, stream?, &headers);
    if let Some(who) = who.filter(|who| !app.sessions().is_known(&who.session)) {
        // The session may have ended before its stream was registered.
        open_streams::review(app.hall(), Some(&who.user.id));
    }
    Ok(response)
}

/// Show what you can see now
///
/// The same data as in the first event of the stream.
#[utoipa::path(get, path = "/api/tables/{id}/view", tag = "looking", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = Sync), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn view(at: AtTable<MaybeWho>, QueryOf(query): QueryOf<LookQuery>) -> Answer<Json<Sync>> {
    let (seat, telling) = (read_seat(query.seat)?, query.telling(&at.app)?);
    let sync = at_table!(at, |table, user| {
        let viewer = table.viewer(user.as_deref(), seat, query.watch)?;
        table.sync(viewer, user.as_deref(), telling).await
    });
    sync.map(Json)
}

/// Show what you could see at an earlier moment
///
/// The position when the record had this many entries. After the game anybody may see it from any seat.
#[utoipa::path(get, path = "/api/tables/{id}/moments/{entries}", tag = "looking",
    params(("id" = String, Path), ("entries" = usize, Path), LookQuery),
    responses((status = 200, body = Object), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn moment(
    at: AtTable<MaybeWho>,
    PathOf((_, entries)): PathOf<(String, usize)>,
    QueryOf(query): QueryOf<LookQuery>,
) -> Answer<Json<Box<RawValue>>> {
    let (seat, telling) = (read_seat(query.seat)?, query.telling(&at.app)?);
    let moment = at_table!(at, |table, user| {
        let eyes = table.eyes(user.as_deref(), seat, query.watch, query.open)?;
        let names = table.names();
        let words = telling.map(|telling| telling.words(&names));
        table.playing()?.moment(eyes, entries, words).ok_or_else(ApiFault::unknown)
    });
    moment.map(Json)
}

/// The subject of a question.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct WhyQuery {
    /// Your seat.
    seat: Option<u8>,
    /// Ask as a spectator.
    #[serde(default)]
    watch: bool,
    /// A thing or an action in notation; by default, everything you can point at.
    what: Option<String>,
}

/// Reasons.
#[derive(Serialize, ToSchema)]
struct Reasons {
    /// One reason for each thing or action.
    #[schema(value_type = Vec<Object>)]
    why: Vec<Why>,
}

/// Explain why something cannot be done
#[utoipa::path(get, path = "/api/tables/{id}/why", tag = "looking", params(("id" = String, Path), WhyQuery),
    responses((status = 200, body = Reasons), (status = 400, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn why(
    at: AtTable<MaybeWho>,
    language: Language,
    QueryOf(query): QueryOf<WhyQuery>,
) -> Answer<Json<Reasons>> {
    bounded("what", query.what.as_deref().unwrap_or_default(), MAX_NOTATION)?;
    let (seat, texts) = (read_seat(query.seat)?, at.app.texts(&language));
    let why = at_table!(at, |table, user| {
        let viewer = table.viewer(user.as_deref(), seat, query.watch)?;
        let names = table.names();
        let words = Telling { texts, page: None }.words(&names);
        let live = table.playing()?;
        live.why(viewer, query.what.as_deref(), words).map_err(|fault| ApiFault::new(Code::Malformed, fault))
    });
    Ok(Json(Reasons { why: why? }))
}

/// The point of view.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct EyesQuery {
    /// Your seat.
    seat: Option<u8>,
    /// View the table as a spectator.
    #[serde(default)]
    watch: bool,
    /// The bot level that gives advice: `easy`, `normal`, `hard` or `expert`.
    #[param(inline)]
    level: Option<AdviceLevel>,
}

#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum AdviceLevel {
    Easy,
    Normal,
    Hard,
    Expert,
}

/// Show the odds of the available actions, and what others may have in their hands
#[utoipa::path(get, path = "/api/tables/{id}/odds", tag = "looking", params(("id" = String, Path), EyesQuery),
    responses((status = 200, body = Object), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 503, body = ErrorBody)))]
async fn odds(
    at: AtTable<MaybeWho>,
    Origin(origin): Origin,
    QueryOf(query): QueryOf<EyesQuery>,
) -> Answer<Json<Value>> {
    let seat = read_seat(query.seat)?;
    let job = at_table!(at, |table, user| {
        let viewer = table.viewer(user.as_deref(), seat, query.watch)?;
        table.must_allow_hints()?;
        Ok(table.playing()?.odds(viewer))
    });
    let payer = Payer::asking(at.user().as_deref(), origin);
    at.app.hall().think_about(&payer, job?).await.map(Json)
}

/// Show what a bot would do
#[utoipa::path(get, path = "/api/tables/{id}/advice", tag = "looking", params(("id" = String, Path), EyesQuery),
    responses((status = 200, body = Object), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 503, body = ErrorBody)))]
async fn advice(
    at: AtTable,
    Origin(origin): Origin,
    language: Language,
    QueryOf(query): QueryOf<EyesQuery>,
) -> Answer<Json<Value>> {
    let (seat, texts) = (read_seat(query.seat)?, at.app.texts(&language));
    let level = match query.level.unwrap_or(AdviceLevel::Hard) {
        AdviceLevel::Easy => Level::Easy,
        AdviceLevel::Normal => Level::Normal,
        AdviceLevel::Hard => Level::Hard,
        AdviceLevel::Expert => Level::Expert,
    };
    let job = at_table!(at, |table, user| {
        let Viewer::Seat(seat) = table.viewer(Some(&user), seat, false)? else {
            return Err(ApiFault::not_yours());
        };
        table.must_allow_hints()?;
        let names = table.names();
        let job = table.playing()?.advise(seat, AdviceEffort::Level(level), texts, names);
        job.ok_or_else(|| ApiFault::plain(Code::NotDue, "server-not-due"))
    });
    let payer = Payer::asking(Some(&at.who.user.id), origin);
    let report = at.app.hall().think_about(&payer, job?).await?;
    let report = report.map_err(|fault| ApiFault::new(Code::Malformed, fault))?;
    let meanings: Vec<String> = report.choices.iter().map(|choice| choice.meaning.clone()).collect();
    let mut value = serde_json::to_value(&report).map_err(|_| ApiFault::broken())?;
    value["meanings"] = meanings.into();
    Ok(Json(value))
}

/// The story of a game.
#[derive(Serialize, ToSchema)]
struct Story {
    /// The lines of the story.
    #[schema(value_type = Vec<Object>)]
    log: Vec<LogLine>,
}

/// Show a table's story
#[utoipa::path(get, path = "/api/tables/{id}/log", tag = "looking", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = Story), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn log(
    at: AtTable<MaybeWho>,
    language: Language,
    QueryOf(query): QueryOf<LookQuery>,
) -> Answer<Json<Story>> {
    let seat = read_seat(query.seat)?;
    let (texts, page) = (query.texts_or(&at.app, &language)?, query.prefix(&at.app));
    let log = at_table!(at, |table, user| {
        let eyes = table.eyes(user.as_deref(), seat, query.watch, query.open)?;
        let names = table.names();
        Ok(table.playing()?.log(eyes, Telling { texts, page }.words(&names)))
    });
    Ok(Json(Story { log: log? }))
}

/// A drawing.
#[derive(Serialize, ToSchema)]
struct Drawing {
    /// HTML.
    html: String,
}

/// Draws a part of a table for the caller.
async fn drawn(
    at: AtTable<MaybeWho>,
    language: &Language,
    query: LookQuery,
    draw: impl FnOnce(&mut Table, Viewer, Words<'_>) -> Answer<String> + Send + 'static,
) -> Answer<Json<Drawing>> {
    let (seat, texts) = (read_seat(query.seat)?, query.texts_or(&at.app, language)?);
    let page = Some(at.app.assets().known().prefix());
    let html = at_table!(at, |table, user| {
        let viewer = table.viewer(user.as_deref(), seat, query.watch)?;
        let names = table.names();
        draw(table, viewer, Telling { texts, page }.words(&names))
    });
    Ok(Json(Drawing { html: html? }))
}

/// Show what has been played or rolled so far
///
/// For pages: where the cards are, as far as you know, or how the dice fell. At tables without hints this is
/// only available after the game.
#[utoipa::path(get, path = "/api/tables/{id}/tally", tag = "looking", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = Drawing), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn tally(
    at: AtTable<MaybeWho>,
    language: Language,
    QueryOf(query): QueryOf<LookQuery>,
) -> Answer<Json<Drawing>> {
    let drawing = drawn(at, &language, query, |table, viewer, words| {
        table.must_allow_tally()?;
        Ok(table.playing()?.tally(viewer, words))
    });
    drawing.await
}

/// Show a close-up of a card or a ship
///
/// For pages. Empty if there is nothing more to see than on the table.
#[utoipa::path(get, path = "/api/tables/{id}/closeups/{thing}", tag = "looking",
    params(("id" = String, Path), ("thing" = String, Path, description = "In notation"), LookQuery),
    responses((status = 200, body = Drawing), (status = 400, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn closeup(
    at: AtTable<MaybeWho>,
    language: Language,
    PathOf((_, thing)): PathOf<(String, String)>,
    QueryOf(query): QueryOf<LookQuery>,
) -> Answer<Json<Drawing>> {
    bounded("thing", &thing, MAX_NOTATION)?;
    let drawing = drawn(at, &language, query, move |table, viewer, words| {
        let closeup = table.playing()?.closeup(viewer, &thing, words);
        let closeup = closeup.map_err(|unreadable| ApiFault::unreadable(Code::Malformed, unreadable))?;
        Ok(closeup.unwrap_or_default())
    });
    drawing.await
}

/// Download the record of a finished game, or your copy of a running one
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "looking", params(("id" = String, Path), EyesQuery),
    responses((status = 200, body = String, content_type = "application/jsonl"), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn file(at: AtTable<MaybeWho>, QueryOf(query): QueryOf<EyesQuery>) -> Answer<Response> {
    let seat = read_seat(query.seat)?;
    let key = at.app.hall().signing_key().await;
    let text = at_table!(at, |table, user| {
        let viewer = table.viewer(user.as_deref(), seat, query.watch)?;
        table.file(viewer, key)
    });
    let mut response = text?.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/jsonl"));
    headers.insert(
        header::CONTENT_DISPOSITION,
        HeaderValue::from_static("attachment; filename=\"starfry.jsonl\""),
    );
    Ok(response)
}
