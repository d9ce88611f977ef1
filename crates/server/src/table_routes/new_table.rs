//! Lists of tables, and setting up new ones.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use catalog::Setup;
use contract::Seed;
use http::StatusCode;
use i18n::Message;
use record::to_hex;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use store::{Batch, ListedTable, Mark, NewTable, Now, Page, Secret, TableState, UserKind};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{at_table, read_seat};
use crate::app::App;
use crate::body::{JsonBody, PathOf, QueryOf};
use crate::fault::{Answer, ApiFault, Code, ErrorBody};
use crate::names::{Name, key_of};
use crate::origin::COUNTED_DAYS;
use crate::table::clock::ClockRule;
use crate::table::comfort::BotSpeed;
use crate::table::dealing::Dealing;
use crate::table::face::TableFace;
use crate::table::outcome::kind_of;
use crate::table::sheet::{BotLevel, Occupant, Seated, Sheet, Stage};
use crate::table::{Table, bot_place, free_name, seats_of};
use crate::who::{MaybeWho, Origin, Who};

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(list_tables, create_table))
        .routes(routes!(one_table))
        .routes(routes!(rematch))
        .routes(routes!(branch))
}

/// How many tables a list shows at a time.
const LISTED: u32 = 50;

/// A table that is to be set up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewTableBody {
    /// The game, by its short name.
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

fn summary(app: &App, listed: &ListedTable) -> Option<TableSummary> {
    let sheet = Sheet::listed(app.store(), listed)?;
    let name = |place: &Seated| place.is_taken().then(|| place.name.clone());
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
    Ok(Json(TableList { tables: listed.iter().filter_map(|listed| summary(&app, listed)).collect() }))
}

/// Sets up a table
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTableBody,
    responses((status = 201, body = TableFace), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
async fn create_table(
    State(app): State<Arc<App>>,
    who: Who,
    Origin(origin): Origin,
    JsonBody(body): JsonBody<NewTableBody>,
) -> Answer<(StatusCode, Json<TableFace>)> {
    let sheet = new_sheet(&app, &who, body).await?;
    let face = put_up(&app, &who, origin, sheet).await?;
    Ok((StatusCode::CREATED, Json(face)))
}

/// Sets up a table with this sheet, under a new id and with a new seed.
async fn put_up(app: &App, who: &Who, origin: Arc<str>, mut sheet: Sheet) -> Answer<TableFace> {
    must_have_room(app, who, &origin).await?;
    let (id, secret) = app.hall().luck.table().map_err(|_| ApiFault::broken())?;
    let id: Arc<str> = id.into();
    sheet.seed_hash = to_hex(&Seed::new(secret).hash());
    sheet.created = app.now();
    let new = new_table(&id, &sheet, &origin, secret);
    app.store().create_table(new).await?;
    let face = TableFace::new(&id, &sheet, None, Some(&who.user.id), |_| false);
    let mut table = Table::fresh(app.hall(), id, sheet, Seed::new(secret));
    table.set_up_from(origin);
    app.hall().start_task(table);
    Ok(face)
}

async fn must_have_room(app: &App, who: &Who, origin: &str) -> Answer<()> {
    let config = app.config();
    let most = config.max_tables_per_user;
    if app.store().unfinished_tables_of(&who.user.id).await? >= most.into() {
        return Err(ApiFault::new(Code::Full, Message::new("server-too-many-tables").with("most", most)));
    }
    let quota = i64::from(config.storage_mb_per_user) << 20;
    if !config.limits || quota == 0 {
        return Ok(());
    }
    let stored = app.store().stored_by(&who.user.id, origin, app.counted_since()).await?;
    if stored.by_user >= quota || stored.by_origin >= quota * i64::from(config.users_per_address.max(1)) {
        let key = if stored.by_user >= quota { "server-quota-user" } else { "server-quota-address" };
        return Err(ApiFault::new(Code::Quota, Message::new(key).with("days", COUNTED_DAYS)));
    }
    Ok(())
}

/// What is stored of a table at which nothing has happened.
fn new_table(id: &Arc<str>, sheet: &Sheet, origin: &str, secret: [u8; 32]) -> NewTable {
    NewTable {
        id: Arc::clone(id),
        kind: kind_of(sheet),
        state: sheet.state.into(),
        game: sheet.game.clone(),
        visibility: sheet.visibility(),
        spectators: sheet.spectators,
        host: sheet.host.clone(),
        origin: Some(origin.to_owned()),
        sheet: serde_json::to_string(&sheet).expect("a sheet is plain data"),
        seed: Secret::new(secret),
        seats: seats_of(sheet),
        now: None,
        batches: Vec::new(),
        at: sheet.created,
    }
}

/// From where to try something else.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct BranchBody {
    /// How many entries of the record are kept. Somebody must have decided then.
    at: usize,
    /// The seat one plays; the one that decided then if nothing is said.
    seat: Option<u8>,
}

/// Tries another move from a moment of a finished game, against bots
///
/// A table of its own, with the same luck as the first; that one stays as it is.
#[utoipa::path(post, path = "/api/tables/{id}/branch", tag = "tables", params(("id" = String, Path)), request_body = BranchBody,
    responses((status = 201, body = TableFace), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)))]
async fn branch(
    State(app): State<Arc<App>>,
    who: Who,
    Origin(origin): Origin,
    PathOf(id): PathOf<String>,
    JsonBody(body): JsonBody<BranchBody>,
) -> Answer<(StatusCode, Json<TableFace>)> {
    must_have_room(&app, &who, &origin).await?;
    let (seat, name) = (read_seat(body.seat)?, who.user.name.clone());
    let branched = at_table!(app, who, id, |table, user| table.branch(&user, &name, body.at, seat))?;
    let (id, _) = app.hall().luck.table().map_err(|_| ApiFault::broken())?;
    let id: Arc<str> = id.into();
    let mut sheet = branched.sheet;
    sheet.created = app.now();
    let lines: Vec<String> =
        branched.entries.iter().filter_map(|entry| serde_json::to_string(entry).ok()).collect();
    let (count, due, at) = (lines.len() as u32, u32::from(branched.due.bits()), sheet.created);
    let batch = Batch {
        number: 0,
        count,
        entries: lines.join("\n").into(),
        seat: None,
        post: None,
        at,
        due: Some(due),
    };
    let now =
        Now { state: TableState::Running, entries: count, due, wake_at: None, clocks: None, updated: at };
    let batches = (count > 0).then_some(batch).into_iter().collect();
    let new = NewTable { batches, now: Some(now), ..new_table(&id, &sheet, &origin, branched.seed.reveal()) };
    app.store().create_table(new).await?;
    let face = at_table!(app, who, id, |table, user| Ok(table.face(Some(&user))))?;
    Ok((StatusCode::CREATED, Json(face)))
}

async fn new_sheet(app: &App, who: &Who, body: NewTableBody) -> Answer<Sheet> {
    let game = app.catalog().game(&body.game).map_err(|fault| ApiFault::new(Code::Malformed, fault))?;
    let seats = u8::try_from(body.seats.len()).unwrap_or(u8::MAX);
    let setup = Setup { seats, options: body.options, content: None, rules: None };
    let options = game.engine().check_setup(&setup).map_err(|fault| ApiFault::new(Code::Illegal, fault))?;
    let sensible = |is: bool, field: &'static str| {
        if is { Ok(()) } else { Err(ApiFault::value(field, Message::new("server-out-of-range"))) }
    };
    sensible(body.clock.is_sensible(), "clock")?;
    sensible(body.last_turn_after_s.is_none_or(|after| (60..=86_400).contains(&after)), "last_turn_after_s")?;
    let mut sheet = Sheet {
        rules: game.engine().rules_version(),
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
        dealing: Some(Dealing::new(body.seats.len())),
        sealed: None,
        created: 0,
        started: None,
        ended: None,
        result: None,
        early: None,
        rematch: None,
        branch: None,
        question: None,
        questions: 0,
        asked: None,
        absences: Vec::new(),
        resigned: Vec::new(),
        later: serde_json::Map::new(),
        offers: Vec::new(),
    };
    for seat in body.seats {
        let place = new_place(app, who, &sheet, seat).await?;
        sheet.seats.push(place);
    }
    Ok(sheet)
}

async fn new_place(app: &App, who: &Who, sheet: &Sheet, seat: NewSeat) -> Answer<Seated> {
    let own = |name: String, is_here: bool| Seated {
        name: free_name(sheet, name),
        ..Seated::vacant(Occupant::User {
            user: who.user.id.clone(),
            is_here,
            is_program: who.user.kind == UserKind::Bot,
        })
    };
    Ok(match seat {
        NewSeat::Me { name: None } => own(who.user.name.clone(), false),
        NewSeat::Me { name: Some(name) } => own(Name::read(&name)?.as_str().to_owned(), false),
        NewSeat::Here { name } => own(Name::read(&name)?.as_str().to_owned(), true),
        NewSeat::Open => Seated::vacant(Occupant::Open),
        NewSeat::Invited => Seated::vacant(Occupant::Invited { secret_hash: None, user: None }),
        NewSeat::Bot { level } => bot_place(sheet, level),
        NewSeat::Account { name } => {
            let user = account(app, &name).await?;
            Seated::vacant(Occupant::Invited { secret_hash: None, user: Some(user) })
        }
    })
}

/// The id of the account with this name.
pub(super) async fn account(app: &App, name: &str) -> Answer<String> {
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

/// Sets up the next game with the same people, every one a seat further on
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 201, body = TableFace), (status = 200, body = TableFace), (status = 409, body = ErrorBody)))]
async fn rematch(
    State(app): State<Arc<App>>,
    who: Who,
    Origin(origin): Origin,
    PathOf(id): PathOf<String>,
) -> Answer<Response> {
    let asked = at_table!(app, who, id, |table, user| Ok((table.rematch(&user)?, table.next_game())));
    let (sheet, next) = asked?;
    if let Some(next) = next {
        let face = at_table!(app, who, next, |table, user| Ok(table.face(Some(&user))))?;
        return Ok(Json(face).into_response());
    }
    let face = put_up(&app, &who, origin, sheet).await?;
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
