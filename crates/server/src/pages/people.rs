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
    let done = errand.come_in(form.field("name")).await;
    errand.answer(done.map(home), "")
}

pub(super) async fn login(mut errand: Errand, form: Form) -> Response {
    let login = json!({ "name": form.field("name"), "password": form.field("password"), "claim": true });
    enter(&mut errand, "/api/login", login).await
}

pub(super) async fn account(mut errand: Errand, form: Form) -> Response {
    let account = json!({ "name": form.field("name"), "password": form.field("password") });
    enter(&mut errand, "/api/accounts", account).await
}

pub(super) async fn logout(mut errand: Errand) -> Response {
    enter(&mut errand, "/api/logout", Value::Null).await
}

async fn enter(errand: &mut Errand, path: &str, body: Value) -> Response {
    let done: Result<Value, Refusal> = errand.post(path, body).await;
    errand.answer(done.map(home), "")
}
