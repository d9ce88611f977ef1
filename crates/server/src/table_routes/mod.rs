//! The routes of tables, grouped by what people do there.

mod moves;
mod new_table;
mod seats;
mod talk;
mod views;

use std::sync::Arc;

use axum::extract::FromRequestParts;
use contract::Seat;
use http::request::Parts;
use i18n::Message;
use serde::Deserialize;
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::body::PathOf;
use crate::fault::{Answer, ApiFault};
use crate::who::{MaybeWho, Who};

/// The maximum length of a chat message or report, in characters.
const MAX_CHAT: usize = 500;

/// The maximum length of an action, a thing or a promise in notation, in characters.
const MAX_NOTATION: usize = 200;

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    new_table::routes()
        .merge(seats::routes())
        .merge(moves::routes())
        .merge(talk::routes())
        .merge(views::routes())
}

fn read_seat(seat: Option<u8>) -> Answer<Option<Seat>> {
    seat.map(must_be_seat).transpose()
}

fn must_be_seat(seat: u8) -> Answer<Seat> {
    let wrong = || ApiFault::value("seat", Message::new("server-out-of-range"));
    Seat::numbered(seat.into()).ok_or_else(wrong)
}

fn bounded(field: &'static str, text: &str, most: usize) -> Answer<()> {
    if text.chars().count() <= most {
        return Ok(());
    }
    Err(ApiFault::value(field, Message::new("server-too-long").with("most", most)))
}

/// A request about a table. `AtTable` needs a session, `AtTable<MaybeWho>` does not.
struct AtTable<W = Who> {
    app: Arc<App>,
    who: W,
    id: String,
}

impl AtTable {
    fn user(&self) -> String {
        self.who.user.id.clone()
    }
}

impl AtTable<MaybeWho> {
    fn user(&self) -> Option<String> {
        self.who.0.as_ref().map(|who| who.user.id.clone())
    }
}

impl<W: FromRequestParts<Arc<App>, Rejection = ApiFault> + Send> FromRequestParts<Arc<App>> for AtTable<W> {
    type Rejection = ApiFault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Answer<AtTable<W>> {
        // The path may have other parameters too.
        #[derive(Deserialize)]
        struct Named {
            id: String,
        }
        let who = W::from_request_parts(parts, app).await?;
        let PathOf(Named { id }) = PathOf::from_request_parts(parts, app).await?;
        Ok(AtTable { app: Arc::clone(app), who, id })
    }
}

/// Runs an action at a table on behalf of the caller.
macro_rules! at_table {
    ($at:expr, |$table:ident, $user:ident| $act:expr) => {{
        let $user = $at.user();
        let done = $at.app.hall().at(&$at.id, move |$table| Box::pin(async move { $act }));
        done.await
    }};
}

use at_table;
