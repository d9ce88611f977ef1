//! Forms for setting up tables and sitting down.

use axum::response::{IntoResponse, Redirect, Response};
use catalog::GameInfo;
use serde::Deserialize;
use serde_json::{Value, json};
use web::Offered;

use super::errand::{Errand, Refusal};
use super::form::Form;
use super::visit::Visit;
use crate::body::{PathOf, QueryOf};
use crate::fault::{Answer, ApiFault};

/// Leads from the addresses of these forms to the start page.
const ROOT: &str = "../";

/// The initial values in the form for a new table.
#[derive(Deserialize)]
pub(super) struct Wish {
    preset: Option<String>,
}

pub(super) async fn new_table(
    visit: Visit,
    PathOf(game): PathOf<String>,
    QueryOf(wish): QueryOf<Wish>,
) -> Answer<Response> {
    let shell = visit.shell(ROOT);
    let (offered, info) = offer(&visit, &game)?;
    let visitor = visit.visitor();
    let page = web::new_table_page(&shell, visitor.as_ref(), offered, &info, wish.preset.as_deref());
    Ok(visit.answer(page))
}

/// A game as it is offered here, and the information about it.
fn offer(visit: &Visit, game: &str) -> Answer<(Offered, GameInfo)> {
    let game = visit.app.catalog().game(game).map_err(|_| ApiFault::unknown())?;
    Ok((Offered::new(game), game.info(visit.shell(ROOT).texts)))
}

/// Sets up a table as the form says.
pub(super) async fn order(mut errand: Errand, PathOf(game): PathOf<String>, form: Form) -> Answer<Response> {
    let (_, info) = offer(&errand.visit, &game)?;
    let table = web::table_of_form(&info, &form.0);
    let done = set_up(&mut errand, form.field("name"), table).await;
    Ok(errand.answer(done, ROOT))
}

/// Starts a game against bots at once.
pub(super) async fn play_now(
    mut errand: Errand,
    PathOf(game): PathOf<String>,
    form: Form,
) -> Answer<Response> {
    let (offered, info) = offer(&errand.visit, &game)?;
    let table = web::table_at_once(&info, offered, form.field("level"));
    let done = set_up(&mut errand, form.field("name"), table).await;
    Ok(errand.answer(done, ROOT))
}

/// Sets up a table and starts it if nobody else has to join. Returns its address.
async fn set_up(errand: &mut Errand, name: &str, table: Value) -> Result<String, Refusal> {
    errand.come_in(name, "").await?;
    let is_ready = !web::has_free_seat(&table);
    let face = errand.post("/api/tables", table).await?;
    let id = face["id"].as_str().unwrap_or_default();
    if is_ready {
        // If this is refused, the table page says what is missing.
        let _ = errand.post(&format!("/api/tables/{id}/start"), json!({ "wait": true })).await;
    }
    Ok(format!("{ROOT}table/{id}"))
}

pub(super) async fn sit_down(mut errand: Errand, PathOf(id): PathOf<String>, form: Form) -> Answer<Response> {
    plain(&id)?;
    let done = join(&mut errand, &id, form.field("name")).await;
    Ok(errand.answer(done, ROOT))
}

/// Refuses text that is not just letters and digits, so that it can be used in an address as it is.
fn plain(text: &str) -> Answer<()> {
    if text.bytes().all(|byte| byte.is_ascii_alphanumeric()) { Ok(()) } else { Err(ApiFault::unknown()) }
}

async fn join(errand: &mut Errand, id: &str, name: &str) -> Result<String, Refusal> {
    errand.come_in(name, "").await?;
    errand.post(&format!("/api/tables/{id}/join"), json!({})).await?;
    Ok(format!("{ROOT}table/{id}"))
}

/// An invitation link redirects to its table.
pub(super) async fn invited(PathOf((id, secret)): PathOf<(String, String)>) -> Answer<Response> {
    plain(&id)?;
    plain(&secret)?;
    Ok(Redirect::to(&format!("../../table/{id}?invite={secret}")).into_response())
}
