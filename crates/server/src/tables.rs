//! The routes of tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use catalog::{Decision, Level, LogLine, Setup, Thinking, Why, Words};
use http::{HeaderMap, HeaderValue, StatusCode, header};
use i18n::{Message, Texts};
use record::{Actor, SeenEntry, to_hex};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{ListedTable, Mark, NewTable, Page, Report, Secret, TableState, UserKind};
use table::{Seat, Seed, Viewer};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::body::{JsonBody, MaybeJsonBody, PathOf, QueryOf};
use crate::fault::{Answer, ApiFault, Code, ErrorBody};
use crate::names::{Name, key_of};
use crate::pool::NoThought;
use crate::stream;
use crate::table::clock::ClockRule;
use crate::table::comfort::{BotSpeed, Comfort};
use crate::table::face::TableFace;
use crate::table::question::Proposal;
use crate::table::sheet::{BotLevel, Occupant, Place, Sheet, Stage};
use crate::table::talk::ChatLine;
use crate::table::wire::Sync;
use crate::table::{JoinRequest, Joiner, Moved, Post, Soon, bot_place, free_name, seats_of};
use crate::who::{Language, MaybeWho, Who, random_text};

/// How long a text of a player may be: entropy, chat, a client's name for a post.
const LONGEST_CHAT: usize = 500;
const LONGEST_ENTROPY: usize = 200;
const LONGEST_ID: usize = 64;
const LONGEST_NOTATION: usize = 200;
const MOST_ACTIONS: usize = 200;

/// How many tables a list shows at a time.
const LISTED: u32 = 50;

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(list_tables, create_table))
        .routes(routes!(one_table))
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(start))
        .routes(routes!(entropy))
        .routes(routes!(invite))
        .routes(routes!(moves))
        .routes(routes!(back))
        .routes(routes!(ask))
        .routes(routes!(answer))
        .routes(routes!(resign))
        .routes(routes!(away))
        .routes(routes!(come_back))
        .routes(routes!(rematch))
        .routes(routes!(comfort))
        .routes(routes!(speed))
        .routes(routes!(offers, offer))
        .routes(routes!(chat, speak))
        .routes(routes!(report))
        .routes(routes!(mutes, mute))
        .routes(routes!(unmute))
        .routes(routes!(events))
        .routes(routes!(view))
        .routes(routes!(why))
        .routes(routes!(odds))
        .routes(routes!(advice))
        .routes(routes!(log))
        .routes(routes!(file))
}

/// A table that is to be set up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewTableBody {
    /// The game, by its short name.
    #[schema(example = "ufoludki")]
    game: String,
    /// The options of the game; those that are not given have their defaults.
    #[serde(default = "no_options")]
    #[schema(value_type = Object)]
    options: Value,
    /// The seats in their order.
    seats: Vec<NewSeat>,
    /// Whether the table is listed.
    #[serde(default)]
    visibility: TableVisibility,
    /// Whether others may watch.
    #[serde(default = "yes")]
    spectators: bool,
    /// Whether people may write to each other.
    #[serde(default = "yes")]
    chat: bool,
    /// Whether people may ask for advice.
    #[serde(default = "yes")]
    hints: bool,
    /// How long people may think.
    #[serde(default)]
    clock: ClockRule,
    /// Who plays for absent people.
    #[serde(default = "normal")]
    stand_in: BotLevel,
    /// How long bots take.
    #[serde(default)]
    bot_speed: BotSpeed,
    /// After how many seconds the table announces the last turn, in games that know that word.
    #[serde(default)]
    #[schema(minimum = 60, maximum = 86400)]
    last_turn_after_s: Option<u32>,
}

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}

fn yes() -> bool {
    true
}

fn normal() -> BotLevel {
    BotLevel::Normal
}

/// Whether a table is listed.
#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum TableVisibility {
    /// Everybody finds it.
    Public,
    /// Only who knows its address does.
    #[default]
    Private,
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
enum NewSeat {
    /// Whoever sets up the table.
    Me {
        /// What he is called at this table, if not by his name.
        name: Option<String>,
    },
    /// Anybody.
    Open,
    /// Whoever has the link; ask for one with `invitations`.
    Invited,
    /// A bot of this server.
    Bot {
        /// How well it plays.
        level: BotLevel,
    },
    /// Another person at the same device.
    Here {
        /// What he is called.
        name: String,
    },
    /// Whoever has this account; bots of people have some.
    Account {
        /// Its name.
        name: String,
    },
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
struct TableSummary {
    /// Its id.
    id: String,
    /// The game, by its short name.
    game: String,
    /// How far it has come.
    state: Stage,
    /// What those are called who sit there; nobody where a seat is free.
    players: Vec<Option<String>>,
    /// How many seats are free.
    free: usize,
    /// How long people may think.
    clock: ClockRule,
    /// The seats that are due.
    due: Vec<u8>,
    /// Whether the asker is due.
    your_turn: bool,
    /// When it was set up, in milliseconds since 1970.
    created: i64,
    /// When something happened last.
    updated: i64,
    /// What to name as `before` to see those that follow.
    mark: String,
}

/// Tables.
#[derive(Serialize, ToSchema)]
struct TableList {
    /// The tables.
    tables: Vec<TableSummary>,
}

/// Which tables to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct ListQuery {
    /// `open`, `running` (those one may watch) or `own`.
    #[param(inline)]
    list: Which,
    /// Only those of this game.
    game: Option<String>,
    /// Those after the one with this mark.
    before: Option<String>,
    /// The language of the answer.
    #[serde(rename = "lang")]
    _lang: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum Which {
    Open,
    Running,
    Own,
}

fn mark_text(mark: &Mark) -> String {
    format!("{}-{}-{}", u8::from(mark.your_turn), mark.updated, mark.id)
}

fn read_mark(text: &str) -> Answer<Mark> {
    let wrong = || ApiFault::value("before", Message::new("server-mark"));
    let mut parts = text.splitn(3, '-');
    let mut next = || parts.next().ok_or_else(wrong);
    let your_turn = next()? == "1";
    let updated = next()?.parse().map_err(|_| wrong())?;
    Ok(Mark { your_turn, updated, id: next()?.to_owned() })
}

fn summary(listed: &ListedTable) -> Option<TableSummary> {
    let sheet: Sheet = serde_json::from_str(&listed.sheet).ok()?;
    let name = |place: &Place| place.is_taken().then(|| place.name.clone());
    Some(TableSummary {
        id: listed.id.clone(),
        game: sheet.game.clone(),
        state: sheet.state,
        players: sheet.seats.iter().map(name).collect(),
        free: sheet.seats.iter().filter(|place| !place.is_taken()).count(),
        clock: sheet.clock,
        due: (0..8).filter(|seat| listed.due >> seat & 1 == 1).map(|seat| seat + 1).collect(),
        your_turn: listed.your_turn,
        created: listed.created,
        updated: listed.updated,
        mark: mark_text(&listed.mark()),
    })
}

/// Lists tables
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(ListQuery),
    responses((status = 200, body = TableList), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody)))]
async fn list_tables(
    State(app): State<Arc<App>>,
    MaybeWho(who): MaybeWho,
    QueryOf(query): QueryOf<ListQuery>,
) -> Answer<Json<TableList>> {
    let before = query.before.as_deref().map(read_mark).transpose()?;
    let page = Page { game: query.game, before, limit: LISTED };
    let listed = match (query.list, who) {
        (Which::Open, _) => app.store().open_tables(&page).await?,
        (Which::Running, _) => app.store().running_tables(&page).await?,
        (Which::Own, Some(who)) => app.store().own_tables(&who.user.id, &page).await?,
        (Which::Own, None) => return Err(ApiFault::who_are_you()),
    };
    Ok(Json(TableList { tables: listed.iter().filter_map(summary).collect() }))
}

/// Sets up a table
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTableBody,
    responses((status = 201, body = TableFace), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
async fn create_table(
    State(app): State<Arc<App>>,
    who: Who,
    JsonBody(body): JsonBody<NewTableBody>,
) -> Answer<(StatusCode, Json<TableFace>)> {
    let sheet = new_sheet(&app, &who, body).await?;
    let face = put_up(&app, &who, sheet).await?;
    Ok((StatusCode::CREATED, Json(face)))
}

/// Sets up a table with this sheet, under a new id and with a new seed.
async fn put_up(app: &App, who: &Who, mut sheet: Sheet) -> Answer<TableFace> {
    let most = app.config().max_tables_per_user;
    if app.store().unfinished_tables_of(&who.user.id).await? >= most.into() {
        return Err(ApiFault::new(Code::Full, Message::new("server-too-many-tables").with("most", most)));
    }
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).map_err(|_| ApiFault::broken())?;
    let id: Arc<str> = random_text::<10>().into();
    sheet.seed_hash = to_hex(&Seed::new(secret).hash());
    sheet.created = app.now();
    let new = NewTable {
        id: Arc::clone(&id),
        state: TableState::Open,
        game: sheet.game.clone(),
        visibility: sheet.visibility(),
        spectators: sheet.spectators,
        host: sheet.host.clone(),
        sheet: serde_json::to_string(&sheet).expect("a sheet is plain data"),
        seed: Secret::new(secret),
        seats: seats_of(&sheet),
        now: None,
        batches: Vec::new(),
        at: sheet.created,
    };
    app.store().create_table(new).await?;
    Ok(TableFace::new(&id, &sheet, None, Some(&who.user.id), |_| false))
}

async fn new_sheet(app: &App, who: &Who, body: NewTableBody) -> Answer<Sheet> {
    let game = catalog::game(&body.game).map_err(|fault| ApiFault::new(Code::Malformed, fault))?;
    let seats = u8::try_from(body.seats.len()).unwrap_or(u8::MAX);
    let setup = Setup { seats, options: body.options, content: None };
    let options = game.check_setup(&setup).map_err(|fault| ApiFault::new(Code::Illegal, fault))?;
    let sensible = |is: bool, field: &'static str| {
        if is { Ok(()) } else { Err(ApiFault::value(field, Message::new("server-out-of-range"))) }
    };
    sensible(body.clock.is_sensible(), "clock")?;
    sensible(body.last_turn_after_s.is_none_or(|after| (60..=86_400).contains(&after)), "last_turn_after_s")?;
    let mut sheet = Sheet {
        rules: game.rules_version(),
        game: body.game,
        options,
        state: Stage::Open,
        is_public: body.visibility == TableVisibility::Public,
        spectators: body.spectators,
        chat: body.chat,
        hints: body.hints,
        clock: body.clock,
        stand_in: body.stand_in,
        bot_speed: body.bot_speed,
        last_turn_after_s: body.last_turn_after_s,
        host: Some(who.user.id.clone()),
        seats: Vec::new(),
        seed_hash: String::new(),
        entropy: Vec::new(),
        created: 0,
        started: None,
        ended: None,
        result: None,
        early: None,
        rematch: None,
        offers: Vec::new(),
    };
    for seat in body.seats {
        let place = new_place(app, who, &sheet, seat).await?;
        sheet.seats.push(place);
    }
    Ok(sheet)
}

async fn new_place(app: &App, who: &Who, sheet: &Sheet, seat: NewSeat) -> Answer<Place> {
    let own = |name: String, is_here: bool| Place {
        name: free_name(sheet, name),
        ..Place::vacant(Occupant::User {
            user: who.user.id.clone(),
            is_here,
            is_program: who.user.kind == UserKind::Bot,
        })
    };
    Ok(match seat {
        NewSeat::Me { name: None } => own(who.user.name.clone(), false),
        NewSeat::Me { name: Some(name) } => own(Name::read(&name)?.as_str().to_owned(), false),
        NewSeat::Here { name } => own(Name::read(&name)?.as_str().to_owned(), true),
        NewSeat::Open => Place::vacant(Occupant::Open),
        NewSeat::Invited => Place::vacant(Occupant::Invited { secret_hash: None, user: None }),
        NewSeat::Bot { level } => bot_place(sheet, level),
        NewSeat::Account { name } => {
            let user = account(app, &name).await?;
            Place::vacant(Occupant::Invited { secret_hash: None, user: Some(user) })
        }
    })
}

/// The id of the account with this name.
async fn account(app: &App, name: &str) -> Answer<String> {
    let user = app.store().user_by_name(&key_of(name)).await?;
    user.map(|user| user.id).ok_or_else(|| ApiFault::value("name", Message::new("server-no-account")))
}

/// A table
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableFace), (status = 404, body = ErrorBody)))]
async fn one_table(
    State(app): State<Arc<App>>,
    MaybeWho(who): MaybeWho,
    PathOf(id): PathOf<String>,
) -> Answer<Json<TableFace>> {
    let user = who.map(|who| who.user.id.clone());
    let face = app.hall().at(&id, move |table| Box::pin(async move { Ok(table.face(user.as_deref())) }));
    face.await.map(Json)
}

/// Sitting down.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
struct JoinBody {
    /// Where; a free seat if nothing is said.
    seat: Option<u8>,
    /// The secret of an invitation.
    invite: Option<String>,
    /// What this seat adds to the randomness. The hash of the seed is known by now.
    entropy: Option<String>,
}

fn read_seat(seat: Option<u8>) -> Answer<Option<Seat>> {
    let wrong = || ApiFault::value("seat", Message::new("server-out-of-range"));
    seat.map(|seat| Seat::numbered(seat.into()).ok_or_else(wrong)).transpose()
}

fn bounded(field: &'static str, text: &str, most: usize) -> Answer<()> {
    if text.chars().count() <= most {
        return Ok(());
    }
    Err(ApiFault::value(field, Message::new("server-too-long").with("most", most)))
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
    bounded("entropy", body.entropy.as_deref().unwrap_or_default(), LONGEST_ENTROPY)?;
    let request = JoinRequest { seat: read_seat(body.seat)?, invite: body.invite, entropy: body.entropy };
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

/// Has a table do something for a user, and answers nothing.
macro_rules! at_table {
    ($app:expr, $who:expr, $id:expr, |$table:ident, $user:ident| $act:expr) => {{
        let $user = $who.user.id.clone();
        let done = $app.hall().at(&$id, move |$table| Box::pin(async move { $act }));
        done.await
    }};
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
}

/// Starts the game
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)), request_body = Option<StartBody>,
    responses((status = 200, body = TableFace), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn start(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    MaybeJsonBody(body): MaybeJsonBody<StartBody>,
) -> Answer<Json<TableFace>> {
    let face = at_table!(app, who, id, |table, user| {
        table.start(&user, body.fill).await?;
        Ok(table.face(Some(&user)))
    });
    face.map(Json)
}

/// Adding to the randomness.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct EntropyBody {
    /// The seat, for those who have several.
    seat: Option<u8>,
    /// Any text.
    #[schema(max_length = 200)]
    text: String,
}

/// Adds to the randomness of a table, before the game begins
#[utoipa::path(post, path = "/api/tables/{id}/entropy", tag = "tables", params(("id" = String, Path)), request_body = EntropyBody,
    responses((status = 204), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
async fn entropy(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    JsonBody(body): JsonBody<EntropyBody>,
) -> Answer<StatusCode> {
    bounded("text", &body.text, LONGEST_ENTROPY)?;
    let seat = read_seat(body.seat)?;
    at_table!(app, who, id, |table, user| table.add_entropy(&user, seat, body.text).await)?;
    Ok(StatusCode::NO_CONTENT)
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
    let post = Post {
        seat: seat.unwrap_or(Seat::at(0)),
        decision: read_decision(&body.decision)?,
        actions: body.actions,
        by: Actor::Player,
        id: body.id,
    };
    let soon = at_table!(app, who, id, |table, user| table.post(&user, seat, post).await)?;
    match soon {
        Soon::Now(moved) => Ok(Json(moved)),
        Soon::Later(moved) => moved
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
    let moved =
        at_table!(app, who, id, |table, user| table.step_back(&user, seat, decision, body.steps.into()));
    moved.map(Json)
}

/// Asking all people at a table.
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

/// Asks all people at the table to take steps back or to end the game
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

/// Sets up the next game with the same people, every one a seat further on
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 201, body = TableFace), (status = 200, body = TableFace), (status = 409, body = ErrorBody)))]
async fn rematch(State(app): State<Arc<App>>, who: Who, PathOf(id): PathOf<String>) -> Answer<Response> {
    let asked = at_table!(app, who, id, |table, user| Ok((table.rematch(&user)?, table.next_game())));
    let (sheet, next) = asked?;
    if let Some(next) = next {
        let face = at_table!(app, who, next, |table, user| Ok(table.face(Some(&user))))?;
        return Ok(Json(face).into_response());
    }
    let face = put_up(&app, &who, sheet).await?;
    let next: Arc<str> = face.id.as_str().into();
    let agreed =
        app.hall().at(&id, move |table| Box::pin(async move { table.rematch_is(&next).await })).await?;
    if agreed != face.id {
        // Somebody else was faster: his table it is.
        app.store().delete_table(&face.id).await?;
        let face = at_table!(app, who, agreed, |table, user| Ok(table.face(Some(&user))))?;
        return Ok(Json(face).into_response());
    }
    Ok((StatusCode::CREATED, Json(face)).into_response())
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
    /// Play by itself where only one thing can be done.
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

/// Promises something in public (Battle Force with diplomacy)
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

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SpeakBody {
    /// Plain text.
    #[schema(min_length = 1, max_length = 500)]
    text: String,
}

/// Says something to all at the table
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "talking", params(("id" = String, Path)), request_body = SpeakBody,
    responses((status = 201, body = ChatLine), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)))]
async fn speak(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    JsonBody(body): JsonBody<SpeakBody>,
) -> Answer<(StatusCode, Json<ChatLine>)> {
    let text: String = body.text.trim().chars().filter(|c| !c.is_control()).collect();
    if text.is_empty() {
        return Err(ApiFault::value("text", Message::new("server-empty")));
    }
    bounded("text", &text, LONGEST_CHAT)?;
    let line = at_table!(app, who, id, |table, user| table.speak(&user, text).await)?;
    Ok((StatusCode::CREATED, Json(line)))
}

/// What was said.
#[derive(Serialize, ToSchema)]
struct ChatLines {
    /// In order.
    chat: Vec<ChatLine>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ChatQuery {
    /// Only what came after the line with this number.
    #[serde(default)]
    after: u32,
}

/// What was said at a table
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "talking", params(("id" = String, Path), ChatQuery),
    responses((status = 200, body = ChatLines), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn chat(
    State(app): State<Arc<App>>,
    MaybeWho(who): MaybeWho,
    PathOf(id): PathOf<String>,
    QueryOf(query): QueryOf<ChatQuery>,
) -> Answer<Json<ChatLines>> {
    let user = who.map(|who| who.user.id.clone());
    let asker = user.clone();
    let allowed = app.hall().at(&id, move |table| {
        Box::pin(async move { table.viewer(asker.as_deref(), None, false).map(|_| ()) })
    });
    allowed.await?;
    let muted = match &user {
        Some(user) => app.hall().mutes_of(user).await?,
        None => Arc::default(),
    };
    let chat = app.store().chat_after(&id, query.after, 200).await?;
    let is_read = |line: &ChatLine| !line.user.as_ref().is_some_and(|user| muted.contains(user));
    Ok(Json(ChatLines { chat: chat.into_iter().map(ChatLine::from).filter(is_read).collect() }))
}

/// A complaint.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ReportBody {
    /// The number of the line of chat it is about.
    chat: Option<u32>,
    /// The user it is about.
    user: Option<String>,
    /// What is wrong.
    #[schema(min_length = 1, max_length = 500)]
    reason: String,
}

/// Tells the host of the server about something that happened at a table
#[utoipa::path(post, path = "/api/tables/{id}/report", tag = "talking", params(("id" = String, Path)), request_body = ReportBody,
    responses((status = 204), (status = 404, body = ErrorBody), (status = 429, body = ErrorBody)))]
async fn report(
    State(app): State<Arc<App>>,
    who: Who,
    PathOf(id): PathOf<String>,
    JsonBody(body): JsonBody<ReportBody>,
) -> Answer<StatusCode> {
    bounded("reason", &body.reason, LONGEST_CHAT)?;
    if body.reason.trim().is_empty() {
        return Err(ApiFault::value("reason", Message::new("server-empty")));
    }
    at_table!(app, who, id, |table, user| table.viewer(Some(&user), None, false).map(|_| ()))?;
    if let Some(about) = &body.user
        && app.store().user(about).await?.is_none()
    {
        return Err(ApiFault::unknown());
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

/// People one does not want to read.
#[derive(Serialize, ToSchema)]
struct MuteList {
    /// Their ids.
    users: Vec<String>,
}

/// Whom one does not want to read
#[utoipa::path(get, path = "/api/mutes", tag = "talking", responses((status = 200, body = MuteList), (status = 401, body = ErrorBody)))]
async fn mutes(State(app): State<Arc<App>>, who: Who) -> Answer<Json<MuteList>> {
    let users = app.hall().mutes_of(&who.user.id).await?;
    Ok(Json(MuteList { users: users.to_vec() }))
}

/// Somebody one does not want to read.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct MuteBody {
    /// His id.
    user: String,
}

/// Does not want to read somebody any more
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

/// Reads somebody again
#[utoipa::path(delete, path = "/api/mutes/{user}", tag = "talking", params(("user" = String, Path)),
    responses((status = 204), (status = 401, body = ErrorBody)))]
async fn unmute(State(app): State<Arc<App>>, who: Who, PathOf(user): PathOf<String>) -> Answer<StatusCode> {
    app.store().unmute(&who.user.id, &user).await?;
    app.hall().forget_mutes_of(&who.user.id);
    app.hall().mutes_of(&who.user.id).await?;
    Ok(StatusCode::NO_CONTENT)
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
    /// Add words in this language: the prompt, what actions mean, the story.
    words: Option<String>,
    /// How many entries one knows already. The header `Last-Event-ID` says the same.
    since: Option<usize>,
}

impl LookQuery {
    fn texts(&self, app: &App) -> Answer<Option<&'static Texts>> {
        let known = |tag: &String| app.texts_of(tag).map_err(|reason| ApiFault::value("words", reason));
        self.words.as_ref().map(known).transpose()
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
    let (seat, texts) = (read_seat(query.seat)?, query.texts(&app)?);
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let since = last.and_then(|id| id.split('.').next()?.parse().ok()).or(query.since);
    let user = who.map(|who| who.user.id.clone());
    let stream = app.hall().at(&id, move |table| {
        Box::pin(async move {
            let viewer = table.viewer(user.as_deref(), seat, query.watch)?;
            table.look(viewer, user, texts, since).await
        })
    });
    Ok(stream::respond(Arc::clone(app.hall()), &id, stream.await?))
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
    let (seat, texts) = (read_seat(query.seat)?, query.texts(&app)?);
    let user = who.map(|who| who.user.id.clone());
    let sync = app.hall().at(&id, move |table| {
        Box::pin(async move {
            let viewer = table.viewer(user.as_deref(), seat, query.watch)?;
            table.sync(viewer, user.as_deref(), texts).await
        })
    });
    sync.await.map(Json)
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
            let words = Words { texts, names: &names };
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

fn no_thought(why: NoThought) -> ApiFault {
    match why {
        NoThought::Full => ApiFault::busy(),
        NoThought::Failed => ApiFault::broken(),
    }
}

/// The odds of what is on offer, and what others can hold
#[utoipa::path(get, path = "/api/tables/{id}/odds", tag = "looking", params(("id" = String, Path), EyesQuery),
    responses((status = 200, body = Object), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 503, body = ErrorBody)))]
async fn odds(
    State(app): State<Arc<App>>,
    MaybeWho(who): MaybeWho,
    PathOf(id): PathOf<String>,
    QueryOf(query): QueryOf<EyesQuery>,
) -> Answer<Json<Value>> {
    let seat = read_seat(query.seat)?;
    let user = who.map(|who| who.user.id.clone());
    let job = app.hall().at(&id, move |table| {
        Box::pin(async move {
            let viewer = table.viewer(user.as_deref(), seat, query.watch)?;
            table.must_allow_hints()?;
            Ok(table.playing()?.odds(viewer))
        })
    });
    app.hall().pool.run_if_room(job.await?).await.map(Json).map_err(no_thought)
}

/// What a bot would do
#[utoipa::path(get, path = "/api/tables/{id}/advice", tag = "looking", params(("id" = String, Path), EyesQuery),
    responses((status = 200, body = Object), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 503, body = ErrorBody)))]
async fn advice(
    State(app): State<Arc<App>>,
    who: Who,
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
        let job = table.playing()?.advise(seat, Thinking::Level(level), texts, names);
        job.ok_or_else(|| ApiFault::plain(Code::NotDue, "server-not-due"))
    });
    let report = app.hall().pool.run_if_room(job?).await.map_err(no_thought)?;
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
            let viewer = table.viewer(user.as_deref(), seat, query.watch)?;
            let names = table.names();
            Ok(table.playing()?.log(viewer, Words { texts, names: &names }))
        })
    });
    Ok(Json(Story { log: log.await? }))
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
    let text = app.hall().at(&id, move |table| {
        Box::pin(async move {
            let viewer = table.viewer(user.as_deref(), seat, query.watch)?;
            table.file(viewer)
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
