//! The start page, with the tables of the person who opens it.

use axum::response::{IntoResponse, Redirect, Response};
use contract::Seat;
use serde::Deserialize;
use store::{ListedTable, Page};
use web::{Face, House, LineStage, Lists, TableLine};

use super::visit::Visit;
use crate::app::App;
use crate::body::QueryOf;
use crate::fault::Answer;
use crate::table::clock::pace;
use crate::table::sheet::{Occupant, Seated, Sheet, Stage};

/// How many tables each list shows.
const LISTED: usize = 6;

/// The part of the page that is requested.
#[derive(Deserialize)]
pub(super) struct Part {
    /// `live` for only what changes while the page is open.
    part: Option<String>,
    /// The table where a visitor who logs in wants to sit down.
    next: Option<String>,
}

pub(super) async fn page(visit: Visit, QueryOf(Part { part, next }): QueryOf<Part>) -> Answer<Response> {
    if let Some(address) = visit.with_slash() {
        return Ok(Redirect::temporary(&address).into_response());
    }
    let lists = lists(&visit.app, visit.user()).await?;
    let shell = visit.shell("");
    if part.as_deref() == Some("live") {
        return Ok(visit.answer(web::start_page_live(&shell, &lists)));
    }
    let config = visit.app.config();
    let house = House { takes_guests: config.guests, takes_accounts: config.open_registration };
    Ok(visit.answer(web::start_page(&shell, visit.visitor().as_ref(), house, &lists, next.as_deref())))
}

async fn lists(app: &App, user: Option<&str>) -> Answer<Lists> {
    // Some of these are the user's own tables, which are not listed for joining or watching.
    let page = Page { game: None, before: None, limit: 4 * LISTED as u32 };
    let own = match user {
        Some(user) => app.store().own_tables(user, &page).await?,
        None => Vec::new(),
    };
    let open = app.store().open_tables(&page).await?;
    let running = app.store().running_tables(&page).await?;
    let now = app.now();
    let own: Vec<TableLine> =
        own.iter().filter_map(|listed| line(app, listed, user, now)).take(LISTED).collect();
    let others = |listed: Vec<ListedTable>| {
        let others = listed.iter().filter(|listed| !is_at(app, listed, user));
        others.filter_map(|listed| line(app, listed, None, now)).take(LISTED).collect()
    };
    Ok(Lists { own, open: others(open), running: others(running) })
}

fn is_at(app: &App, listed: &ListedTable, user: Option<&str>) -> bool {
    let sits =
        |user| Sheet::listed(app.store(), listed).is_some_and(|sheet| !sheet.seats_of(user).is_empty());
    user.is_some_and(sits)
}

fn face(sheet: &Sheet, seat: Seat, seated: &Seated) -> Face {
    match &seated.by {
        Occupant::Bot { resigned: false, .. } => Face::Bot(seat.number() as u32),
        _ => Face::Person(seated.user().map_or(0, |user| sheet.face_of(user))),
    }
}

/// A table as it is listed for a user at this time.
fn line(app: &App, listed: &ListedTable, user: Option<&str>, now: i64) -> Option<TableLine> {
    let sheet = Sheet::listed(app.store(), listed)?;
    let is_own = |seat: Seat| user.is_some_and(|user| sheet.seats_of(user).contains(seat));
    let others = || sheet.all_seated().filter(|(seat, seated)| seated.is_taken() && !is_own(*seat));
    let names = |wanted: &dyn Fn(Seat) -> bool| -> Vec<String> {
        others().filter(|(seat, _)| wanted(*seat)).map(|(_, seated)| seated.name.clone()).collect()
    };
    let winners: Vec<Seat> = sheet.result.iter().flat_map(|result| result.winners.iter().copied()).collect();
    let stage = match sheet.state {
        Stage::Open => LineStage::Open,
        Stage::Running if listed.your_turn => LineStage::YourTurn,
        Stage::Running => LineStage::Waiting(names(&|seat| listed.due >> seat.index() & 1 == 1)),
        Stage::Over | Stage::Closed => LineStage::Over {
            you: winners.iter().any(|seat| is_own(*seat)),
            winners: names(&|seat| winners.contains(&seat)),
        },
    };
    Some(TableLine {
        id: listed.id.clone(),
        game: sheet.game.clone(),
        stage,
        others: names(&|_| true),
        faces: others().map(|(seat, seated)| face(&sheet, seat, seated)).collect(),
        taken: sheet.seats.iter().filter(|seated| seated.is_taken()).count(),
        seats: sheet.seats.len(),
        pace: pace(sheet.clock),
        steps: listed.entries,
        minutes: sheet.started.map_or(0, |started| (now - started).max(0).unsigned_abs() / 60_000),
    })
}
