//! Setting up tables and sitting down, by forms.

use axum::response::{IntoResponse, Redirect, Response};
use catalog::GameInfo;
use serde::Deserialize;
use serde_json::{Value, json};
use web::Offered;

use super::errand::{Errand, Refusal};
use super::form::Form;
use super::site;
use super::visit::Visit;
use crate::body::{PathOf, QueryOf};
use crate::fault::{Answer, ApiFault};

/// From the addresses of these forms to the first page.
const ROOT: &str = "../";

/// What the form of a new table is filled in with.
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
    Ok(site(web::new_table_page(&shell, visitor.as_ref(), offered, &info, wish.preset.as_deref())))
}

/// A game as it is offered here, with what there is to know about it.
fn offer(visit: &Visit, game: &str) -> Answer<(Offered, GameInfo)> {
    let game = visit.app.catalog().game(game).map_err(|_| ApiFault::unknown())?;
    Ok((Offered::new(game), game.info(visit.shell(ROOT).texts)))
}

/// Sets up what the form of a new table says.
pub(super) async fn order(mut errand: Errand, PathOf(game): PathOf<String>, form: Form) -> Answer<Response> {
    let (_, info) = offer(&errand.visit, &game)?;
    let table = web::table_of_form(&info, &form.0);
    let done = set_up(&mut errand, form.field("name"), table).await;
    Ok(errand.answer(done, ROOT))
}

/// A game against bots, at once.
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

/// Sets up a table, and starts it if nobody has to come. Returns where it is.
async fn set_up(errand: &mut Errand, name: &str, table: Value) -> Result<String, Refusal> {
    errand.come_in(name).await?;
    let is_ready = !web::has_free_seat(&table);
    let face = errand.post("/api/tables", table).await?;
    let id = face["id"].as_str().unwrap_or_default();
    if is_ready {
        // Should that be refused, the page of the table says what is missing.
        let _ = errand.post(&format!("/api/tables/{id}/start"), json!({ "wait": true })).await;
    }
    Ok(format!("{ROOT}table/{id}"))
}

pub(super) async fn sit_down(mut errand: Errand, PathOf(id): PathOf<String>, form: Form) -> Answer<Response> {
    plain(&id)?;
    let done = join(&mut errand, &id, form.field("name")).await;
    Ok(errand.answer(done, ROOT))
}

/// What goes into another address as it stands has only letters and digits.
fn plain(text: &str) -> Answer<()> {
    if text.bytes().all(|byte| byte.is_ascii_alphanumeric()) { Ok(()) } else { Err(ApiFault::unknown()) }
}

async fn join(errand: &mut Errand, id: &str, name: &str) -> Result<String, Refusal> {
    errand.come_in(name).await?;
    errand.post(&format!("/api/tables/{id}/join"), json!({})).await?;
    Ok(format!("{ROOT}table/{id}"))
}

/// The link of an invitation leads to its table.
pub(super) async fn invited(PathOf((id, secret)): PathOf<(String, String)>) -> Answer<Response> {
    plain(&id)?;
    plain(&secret)?;
    Ok(Redirect::to(&format!("../../table/{id}?invite={secret}")).into_response())
}
