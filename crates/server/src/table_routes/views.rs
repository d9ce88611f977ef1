//! What one may know of a table: streams, views, reasons, odds, advice, the story and the record.

use axum::Json;
use axum::extract::State;
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

use super::{LONGEST_NOTATION, at_table, bounded, read_seat};
use crate::app::App;
use crate::body::{PathOf, QueryOf};
use crate::fault::{Answer, ApiFault, Code, ErrorBody};
use crate::hall::Payer;
use crate::open_streams;
use crate::stream;
use crate::table::Table;
use crate::table::viewers::Telling;
use crate::table::wire::Sync;
use crate::who::{Language, MaybeWho, Origin, Who};

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

/// With whose eyes, and in which language.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct LookQuery {
    /// One's own seat; the one that is due if nothing is said.
    seat: Option<u8>,
    /// Look as a spectator.
    #[serde(default)]
    watch: bool,
    /// Look with everybody's eyes at once, after the game.
    #[serde(default)]
    open: bool,
    /// Add words in this language: the prompt, what actions mean, the story.
    words: Option<String>,
    /// Add what a page shows besides: the scene as HTML, and how each action is taken by pointing. Needs words.
    #[serde(default)]
    page: bool,
    /// How many entries one knows already. The header `Last-Event-ID` says the same.
    since: Option<usize>,
}

impl LookQuery {
    fn texts(&self, app: &App) -> Answer<Option<&'static Texts>> {
        let known = |tag: &String| app.texts_of(tag).map_err(|reason| ApiFault::value("words", reason));
        self.words.as_ref().map(known).transpose()
    }

    fn telling(&self, app: &App) -> Answer<Option<Telling>> {
        Ok(self.texts(app)?.map(|texts| Telling { texts, page: self.page }))
    }
}

/// Looks at a table
///
/// A stream of events (`text/event-stream`): first `sync` with everything, or what happened since, if one says what one knows;
/// then `step` when something happened, `draft` for one's own draft, `table` when the table changed, `chat`, and `bye`
/// before the server stops. The id of an event is `ENTRIES.DRAFT`.
#[utoipa::path(get, path = "/api/tables/{id}/events", tag = "looking", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = stream::StreamEvent, content_type = "text/event-stream"), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn events(
    State(app): State<Arc<App>>,
    MaybeWho(who): MaybeWho,
    PathOf(id): PathOf<String>,
    QueryOf(query): QueryOf<LookQuery>,
    headers: HeaderMap,
) -> Answer<Response> {
    let (seat, telling) = (read_seat(query.seat)?, query.telling(&app)?);
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let since = last.and_then(|id| id.split('.').next()?.parse().ok()).or(query.since);
    let user = who.as_ref().map(|who| who.user.id.clone());
    let stream = app.hall().at(&id, move |table| {
        Box::pin(async move {
            let viewer = table.viewer(user.as_deref(), seat, query.watch)?;
            table.look(viewer, user, telling, since).await
        })
    });
    let response = stream::respond(Arc::clone(app.hall()), who.as_deref(), &id, stream.await?);
    if let Some(who) = who.filter(|who| !app.sessions().is_known(&who.session)) {
        // The session may have ended before its stream was known.
        open_streams::review(app.hall(), Some(&who.user.id));
    }
    Ok(response)
}

/// What one would see now
///
/// The same as the first event of the stream, once.
#[utoipa::path(get, path = "/api/tables/{id}/view", tag = "looking", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = Sync), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn view(
    State(app): State<Arc<App>>,
    MaybeWho(who): MaybeWho,
    PathOf(id): PathOf<String>,
    QueryOf(query): QueryOf<LookQuery>,
) -> Answer<Json<Sync>> {
    let (seat, telling) = (read_seat(query.seat)?, query.telling(&app)?);
    let user = who.map(|who| who.user.id.clone());
    let sync = app.hall().at(&id, move |table| {
        Box::pin(async move {
            let viewer = table.viewer(user.as_deref(), seat, query.watch)?;
            table.sync(viewer, user.as_deref(), telling).await
        })
    });
    sync.await.map(Json)
}

/// What one saw when the record had so many entries
///
/// The position of that moment. After the game everybody may look with anybody's eyes.
#[utoipa::path(get, path = "/api/tables/{id}/moments/{entries}", tag = "looking",
    params(("id" = String, Path), ("entries" = usize, Path), LookQuery),
    responses((status = 200, body = Object), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn moment(
    State(app): State<Arc<App>>,
    MaybeWho(who): MaybeWho,
    PathOf((id, entries)): PathOf<(String, usize)>,
    QueryOf(query): QueryOf<LookQuery>,
) -> Answer<Json<Box<RawValue>>> {
    let (seat, telling) = (read_seat(query.seat)?, query.telling(&app)?);
    let user = who.map(|who| who.user.id.clone());
    let moment = app.hall().at(&id, move |table| {
        Box::pin(async move {
            let eyes = table.eyes(user.as_deref(), seat, query.watch, query.open)?;
            let names = table.names();
            let words = telling.map(|telling| telling.words(&names));
            table.playing()?.moment(eyes, entries, words).ok_or_else(ApiFault::unknown)
        })
    });
    moment.await.map(Json)
}

/// What one asks about.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct WhyQuery {
    /// One's own seat.
    seat: Option<u8>,
    /// Ask as a spectator.
    #[serde(default)]
    watch: bool,
    /// A thing or an action in notation; everything one can point at if nothing is named.
    what: Option<String>,
}

/// Reasons.
#[derive(Serialize, ToSchema)]
struct Reasons {
    /// One for each thing or action.
    #[schema(value_type = Vec<Object>)]
    why: Vec<Why>,
}

/// Why something cannot be done
#[utoipa::path(get, path = "/api/tables/{id}/why", tag = "looking", params(("id" = String, Path), WhyQuery),
    responses((status = 200, body = Reasons), (status = 400, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn why(
    State(app): State<Arc<App>>,
    MaybeWho(who): MaybeWho,
    language: Language,
    PathOf(id): PathOf<String>,
    QueryOf(query): QueryOf<WhyQuery>,
) -> Answer<Json<Reasons>> {
    bounded("what", query.what.as_deref().unwrap_or_default(), LONGEST_NOTATION)?;
    let (seat, texts) = (read_seat(query.seat)?, app.texts(&language));
    let user = who.map(|who| who.user.id.clone());
    let why = app.hall().at(&id, move |table| {
        Box::pin(async move {
            let viewer = table.viewer(user.as_deref(), seat, query.watch)?;
            let names = table.names();
            let words = Telling { texts, page: false }.words(&names);
            let live = table.playing()?;
            live.why(viewer, query.what.as_deref(), words)
                .map_err(|fault| ApiFault::new(Code::Malformed, fault))
        })
    });
    Ok(Json(Reasons { why: why.await? }))
}

/// With whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct EyesQuery {
    /// One's own seat.
    seat: Option<u8>,
    /// Look as a spectator.
    #[serde(default)]
    watch: bool,
    /// How hard to think, for advice: `easy`, `normal`, `hard` or `expert`.
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

/// The odds of what is on offer, and what others can hold
#[utoipa::path(get, path = "/api/tables/{id}/odds", tag = "looking", params(("id" = String, Path), EyesQuery),
    responses((status = 200, body = Object), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 503, body = ErrorBody)))]
async fn odds(
    State(app): State<Arc<App>>,
    MaybeWho(who): MaybeWho,
    Origin(origin): Origin,
    PathOf(id): PathOf<String>,
    QueryOf(query): QueryOf<EyesQuery>,
) -> Answer<Json<Value>> {
    let seat = read_seat(query.seat)?;
    let user = who.map(|who| who.user.id.clone());
    let asker = user.clone();
    let job = app.hall().at(&id, move |table| {
        Box::pin(async move {
            let viewer = table.viewer(asker.as_deref(), seat, query.watch)?;
            table.must_allow_hints()?;
            Ok(table.playing()?.odds(viewer))
        })
    });
    let payer = Payer::asking(user.as_deref(), origin);
    app.hall().think_about(&payer, job.await?).await.map(Json)
}

/// What a bot would do
#[utoipa::path(get, path = "/api/tables/{id}/advice", tag = "looking", params(("id" = String, Path), EyesQuery),
    responses((status = 200, body = Object), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 503, body = ErrorBody)))]
async fn advice(
    State(app): State<Arc<App>>,
    who: Who,
    Origin(origin): Origin,
    language: Language,
    PathOf(id): PathOf<String>,
    QueryOf(query): QueryOf<EyesQuery>,
) -> Answer<Json<Value>> {
    let (seat, texts) = (read_seat(query.seat)?, app.texts(&language));
    let level = match query.level.unwrap_or(AdviceLevel::Hard) {
        AdviceLevel::Easy => Level::Easy,
        AdviceLevel::Normal => Level::Normal,
        AdviceLevel::Hard => Level::Hard,
        AdviceLevel::Expert => Level::Expert,
    };
    let job = at_table!(app, who, id, |table, user| {
        let Viewer::Seat(seat) = table.viewer(Some(&user), seat, false)? else {
            return Err(ApiFault::not_yours());
        };
        table.must_allow_hints()?;
        let names = table.names();
        let job = table.playing()?.advise(seat, AdviceEffort::Level(level), texts, names);
        job.ok_or_else(|| ApiFault::plain(Code::NotDue, "server-not-due"))
    });
    let payer = Payer::asking(Some(&who.user.id), origin);
    let report = app.hall().think_about(&payer, job?).await?;
    let report = report.map_err(|fault| ApiFault::new(Code::Malformed, fault))?;
    let meanings: Vec<String> = report.choices.iter().map(|choice| choice.meaning.clone()).collect();
    let mut value = serde_json::to_value(&report).map_err(|_| ApiFault::broken())?;
    value["meanings"] = meanings.into();
    Ok(Json(value))
}

/// The story.
#[derive(Serialize, ToSchema)]
struct Story {
    /// Line by line.
    #[schema(value_type = Vec<Object>)]
    log: Vec<LogLine>,
}

/// The story of a table
#[utoipa::path(get, path = "/api/tables/{id}/log", tag = "looking", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = Story), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn log(
    State(app): State<Arc<App>>,
    MaybeWho(who): MaybeWho,
    language: Language,
    PathOf(id): PathOf<String>,
    QueryOf(query): QueryOf<LookQuery>,
) -> Answer<Json<Story>> {
    let seat = read_seat(query.seat)?;
    let texts = query.texts(&app)?.unwrap_or_else(|| app.texts(&language));
    let user = who.map(|who| who.user.id.clone());
    let log = app.hall().at(&id, move |table| {
        Box::pin(async move {
            let eyes = table.eyes(user.as_deref(), seat, query.watch, query.open)?;
            let names = table.names();
            Ok(table.playing()?.log(eyes, Telling { texts, page: query.page }.words(&names)))
        })
    });
    Ok(Json(Story { log: log.await? }))
}

/// Something drawn.
#[derive(Serialize, ToSchema)]
struct Drawing {
    /// HTML.
    html: String,
}

/// What a page shows when somebody asks for it.
struct Drawer {
    app: Arc<App>,
    user: Option<String>,
    texts: &'static Texts,
    query: LookQuery,
}

impl Drawer {
    fn new(app: Arc<App>, who: MaybeWho, language: &Language, query: LookQuery) -> Answer<Drawer> {
        let texts = query.texts(&app)?.unwrap_or_else(|| app.texts(language));
        Ok(Drawer { user: who.0.map(|who| who.user.id.clone()), texts, query, app })
    }

    /// Has something of a table drawn for whoever asks.
    async fn draw(
        self,
        id: &str,
        draw: impl FnOnce(&mut Table, Viewer, Words<'_>) -> Answer<String> + Send + 'static,
    ) -> Answer<Json<Drawing>> {
        let Drawer { app, user, texts, query } = self;
        let seat = read_seat(query.seat)?;
        let html = app.hall().at(id, move |table| {
            Box::pin(async move {
                let viewer = table.viewer(user.as_deref(), seat, query.watch)?;
                let names = table.names();
                draw(table, viewer, Telling { texts, page: true }.words(&names))
            })
        });
        Ok(Json(Drawing { html: html.await? }))
    }
}

/// What was played or rolled so far
///
/// For pages: where the cards are as far as one knows, or how the dice fell. Where the host allows no hints, after the game only.
#[utoipa::path(get, path = "/api/tables/{id}/tally", tag = "looking", params(("id" = String, Path), LookQuery),
    responses((status = 200, body = Drawing), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn tally(
    State(app): State<Arc<App>>,
    who: MaybeWho,
    language: Language,
    PathOf(id): PathOf<String>,
    QueryOf(query): QueryOf<LookQuery>,
) -> Answer<Json<Drawing>> {
    let drawer = Drawer::new(app, who, &language, query)?;
    let drawing = drawer.draw(&id, |table, viewer, words| {
        table.must_allow_tally()?;
        Ok(table.playing()?.tally(viewer, words))
    });
    drawing.await
}

/// A card or a ship from near
///
/// For pages. Empty if there is nothing more to see than on the table.
#[utoipa::path(get, path = "/api/tables/{id}/closeups/{thing}", tag = "looking",
    params(("id" = String, Path), ("thing" = String, Path, description = "In notation"), LookQuery),
    responses((status = 200, body = Drawing), (status = 400, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn closeup(
    State(app): State<Arc<App>>,
    who: MaybeWho,
    language: Language,
    PathOf((id, thing)): PathOf<(String, String)>,
    QueryOf(query): QueryOf<LookQuery>,
) -> Answer<Json<Drawing>> {
    bounded("thing", &thing, LONGEST_NOTATION)?;
    let drawer = Drawer::new(app, who, &language, query)?;
    let drawing = drawer.draw(&id, move |table, viewer, words| {
        let closeup = table.playing()?.closeup(viewer, &thing, words);
        let closeup = closeup.map_err(|unreadable| ApiFault::unreadable(Code::Malformed, unreadable))?;
        Ok(closeup.unwrap_or_default())
    });
    drawing.await
}

/// The record of a finished game, or one's copy of a running one
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "looking", params(("id" = String, Path), EyesQuery),
    responses((status = 200, body = String, content_type = "application/jsonl"), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn file(
    State(app): State<Arc<App>>,
    MaybeWho(who): MaybeWho,
    PathOf(id): PathOf<String>,
    QueryOf(query): QueryOf<EyesQuery>,
) -> Answer<Response> {
    let seat = read_seat(query.seat)?;
    let user = who.map(|who| who.user.id.clone());
    let key = app.hall().signing_key().await;
    let text = app.hall().at(&id, move |table| {
        Box::pin(async move {
            let viewer = table.viewer(user.as_deref(), seat, query.watch)?;
            table.file(viewer, key)
        })
    });
    let mut response = text.await?.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/jsonl"));
    headers.insert(
        header::CONTENT_DISPOSITION,
        HeaderValue::from_static("attachment; filename=\"starfry.jsonl\""),
    );
    Ok(response)
}
