//! Listing tables and setting up new ones.

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
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Batch, ListedTable, Mark, NewTable, Now, Page, Secret, TableState, UserKind};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{AtTable, at_table, read_seat};
use crate::app::App;
use crate::body::{JsonBody, QueryOf};
use crate::faces;
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

/// The number of tables in a page of the list.
const LISTED: u32 = 50;

/// A table to be set up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewTableBody {
    /// The game, by its short name.
    game: String,
    /// The game's options. Missing ones have their defaults.
    #[serde(default = "no_options")]
    #[schema(value_type = Object)]
    options: Value,
    /// The seats in order.
    seats: Vec<NewSeat>,
    /// Whether the table is listed.
    #[serde(default)]
    visibility: TableVisibility,
    /// Whether others may watch.
    #[serde(default = "yes")]
    spectators: bool,
    /// Whether people may chat.
    #[serde(default = "yes")]
    chat: bool,
    /// Whether people may ask for advice.
    #[serde(default = "yes")]
    hints: bool,
    /// How long players may think.
    #[serde(default)]
    clock: ClockRule,
    /// The level of the bot that plays for absent players.
    #[serde(default = "normal")]
    stand_in: BotLevel,
    /// How long bots take.
    #[serde(default)]
    bot_speed: BotSpeed,
    /// After how many seconds the table announces the last turn, in games that support this.
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
    /// Everybody can find it.
    Public,
    /// Only people who know its address can find it.
    #[default]
    Private,
}

/// The intended occupant of a seat at a new table.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
enum NewSeat {
    /// The user who sets up the table.
    Me {
        /// Their name at this table, if it differs from their user name.
        name: Option<String>,
    },
    /// Anybody.
    Open,
    /// A person with the link, which `invitations` creates.
    Invited,
    /// One of this server's bots.
    Bot {
        /// Its level.
        level: BotLevel,
    },
    /// Another person on the same device.
    Here {
        /// Their name.
        name: String,
    },
    /// The person or bot with this account.
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
    /// The stage it has reached.
    state: Stage,
    /// The names of the players, `null` for a free seat.
    players: Vec<Option<String>>,
    /// The number of free seats.
    free: usize,
    /// How long players may think.
    clock: ClockRule,
    /// The seats whose turn it is.
    due: Vec<u8>,
    /// Whether it is your turn.
    your_turn: bool,
    /// When it was set up, in milliseconds since 1970.
    created: i64,
    /// When something last happened, in milliseconds since 1970.
    updated: i64,
    /// The value of `before` that lists the tables after this one.
    mark: String,
}

/// A list of tables.
#[derive(Serialize, ToSchema)]
struct TableList {
    /// The tables.
    tables: Vec<TableSummary>,
}

/// The tables to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct ListQuery {
    /// `open`, `running` (those you may watch) or `own`.
    #[param(inline)]
    list: Which,
    /// Only tables with this game.
    game: Option<String>,
    /// Only tables after the one with this mark.
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
    let name = |seated: &Seated| seated.is_taken().then(|| seated.name.clone());
    Some(TableSummary {
        id: listed.id.clone(),
        game: sheet.game.clone(),
        state: sheet.state,
        players: sheet.seats.iter().map(name).collect(),
        free: sheet.seats.iter().filter(|seated| !seated.is_taken()).count(),
        clock: sheet.clock,
        due: (0..8).filter(|seat| listed.due >> seat & 1 == 1).map(|seat| seat + 1).collect(),
        your_turn: listed.your_turn,
        created: listed.created,
        updated: listed.updated,
        mark: mark_text(&listed.mark()),
    })
}

/// List tables
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

/// Set up a table
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

/// A new table as it is stored, before anything has happened there.
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

/// The starting point of a branch.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct BranchBody {
    /// How many entries of the record to keep. Somebody must have made a decision at that point.
    at: usize,
    /// The seat you play; by default, the one that made that decision.
    seat: Option<u8>,
}

/// Try another move from a point in a finished game, against bots
///
/// This creates a table of its own with the same luck. The original table stays as it is.
#[utoipa::path(post, path = "/api/tables/{id}/branch", tag = "tables", params(("id" = String, Path)), request_body = BranchBody,
    responses((status = 201, body = TableFace), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)))]
async fn branch(
    at: AtTable,
    Origin(origin): Origin,
    JsonBody(body): JsonBody<BranchBody>,
) -> Answer<(StatusCode, Json<TableFace>)> {
    must_have_room(&at.app, &at.who, &origin).await?;
    let (seat, name) = (read_seat(body.seat)?, at.who.user.name.clone());
    let branched = at_table!(at, |table, user| table.branch(&user, &name, body.at, seat))?;
    let AtTable { app, who, .. } = at;
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
    Ok((StatusCode::CREATED, Json(face_of(&app, &who, &id).await?)))
}

/// A table as a user sees it.
async fn face_of(app: &App, who: &Who, id: &str) -> Answer<TableFace> {
    let user = who.user.id.clone();
    app.hall().at(id, move |table| Box::pin(async move { Ok(table.face(Some(&user))) })).await
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
        faces: BTreeMap::from([(who.user.id.clone(), faces::face_of(&who.user))]),
        later: serde_json::Map::new(),
        offers: Vec::new(),
    };
    for seat in body.seats {
        let seated = new_seated(app, who, &sheet, seat).await?;
        sheet.seats.push(seated);
    }
    Ok(sheet)
}

async fn new_seated(app: &App, who: &Who, sheet: &Sheet, seat: NewSeat) -> Answer<Seated> {
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

/// Show a table
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableFace), (status = 404, body = ErrorBody)))]
async fn one_table(at: AtTable<MaybeWho>) -> Answer<Json<TableFace>> {
    at_table!(at, |table, user| Ok(table.face(user.as_deref()))).map(Json)
}

/// Set up another game with the same people, each one seat further on
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 201, body = TableFace), (status = 200, body = TableFace), (status = 409, body = ErrorBody)))]
async fn rematch(at: AtTable, Origin(origin): Origin) -> Answer<Response> {
    let asked = at_table!(at, |table, user| Ok((table.rematch(&user)?, table.next_game())));
    let (sheet, next) = asked?;
    let AtTable { app, who, id } = at;
    if let Some(next) = next {
        return Ok(Json(face_of(&app, &who, &next).await?).into_response());
    }
    let face = put_up(&app, &who, origin, sheet).await?;
    let next: Arc<str> = face.id.as_str().into();
    let agreed =
        app.hall().at(&id, move |table| Box::pin(async move { table.rematch_is(&next).await })).await?;
    if agreed != face.id {
        // Somebody else was faster, so their table is the rematch.
        app.store().delete_table(&face.id).await?;
        return Ok(Json(face_of(&app, &who, &agreed).await?).into_response());
    }
    Ok((StatusCode::CREATED, Json(face)).into_response())
}
