//! The routes of tables, by what people do there.

mod moves;
mod new_table;
mod seats;
mod talk;
mod views;

use std::sync::Arc;

use contract::Seat;
use i18n::Message;
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::fault::{Answer, ApiFault};

/// How long a line of chat or a complaint may be, in characters.
const LONGEST_CHAT: usize = 500;

/// How long an action, a thing or a promise in notation may be, in characters.
const LONGEST_NOTATION: usize = 200;

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    new_table::routes()
        .merge(seats::routes())
        .merge(moves::routes())
        .merge(talk::routes())
        .merge(views::routes())
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

/// Has a table do something for a user.
macro_rules! at_table {
    ($app:expr, $who:expr, $id:expr, |$table:ident, $user:ident| $act:expr) => {{
        let $user = $who.user.id.clone();
        let done = $app.hall().at(&$id, move |$table| Box::pin(async move { $act }));
        done.await
    }};
}

use at_table;
