//! Forms for names and accounts.

use axum::response::Response;
use serde_json::{Value, json};

use super::errand::{Errand, Refusal};
use super::form::Form;

/// The start page, from the addresses of these forms.
fn home<T>(_: T) -> String {
    "./".into()
}

/// Sets the sender's name.
pub(super) async fn name(mut errand: Errand, form: Form) -> Response {
    let done = errand.come_in(form.field("name"), form.field("face")).await;
    errand.answer(done.map(home), "")
}

pub(super) async fn login(mut errand: Errand, form: Form) -> Response {
    let login = json!({ "name": form.field("name"), "password": form.field("password"), "claim": true });
    enter(&mut errand, "/api/login", login, form.field("next")).await
}

pub(super) async fn account(mut errand: Errand, form: Form) -> Response {
    let account = json!({ "name": form.field("name"), "password": form.field("password") });
    enter(&mut errand, "/api/accounts", account, form.field("next")).await
}

pub(super) async fn logout(mut errand: Errand) -> Response {
    enter(&mut errand, "/api/logout", Value::Null, "").await
}

/// Leads to the table where the sender wants to sit down, or to the start page.
async fn enter(errand: &mut Errand, path: &str, body: Value, table: &str) -> Response {
    let done: Result<Value, Refusal> = errand.post(path, body).await;
    let is_table = !table.is_empty() && table.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let next = if is_table { format!("./table/{table}") } else { home(()) };
    errand.answer(done.map(|_| next), "")
}
