//! The middleware around every route: identifies the caller, enforces limits, adds protective headers,
//! translates refusals and counts requests.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http::header::{self, HeaderValue};
use http::request::Parts;

use crate::app::App;
use crate::fault::{Answer, ApiFault, Code, Untranslated};
use crate::limits::Kind;
use crate::who::{self, Caller};
use crate::{pages, safety};

/// The middleware around every route.
pub(crate) async fn front(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (mut parts, body) = request.into_parts();
    let route = parts.extensions.get::<MatchedPath>().cloned();
    let kind = Kind::of(&parts.method, route.as_ref().map_or("", MatchedPath::as_str));
    let caller = ask(&app, &parts).await;
    let wants_page = wants_page(&app, &parts);
    let mut response = match check(&app, &parts, &caller, kind) {
        Ok(()) => {
            parts.extensions.insert(caller.clone());
            next.run(Request::from_parts(parts, body)).await
        }
        Err(fault) => fault.into_response(),
    };
    if let Some(Untranslated(fault)) = response.extensions_mut().remove::<Untranslated>() {
        response = told(&fault, &caller, &app, wants_page);
        app.metrics().refused(fault.code());
        note(&fault, route.as_ref());
    }
    safety::protect(response.headers_mut());
    app.metrics().answered(kind, response.status(), began.elapsed());
    response
}

/// Logs a refusal, at a higher level if a faulty program or an attack may have caused it. Logs the route and
/// never the path, which may contain secrets.
fn note(fault: &ApiFault, route: Option<&MatchedPath>) {
    let (code, route) = (fault.code().word(), route.map_or("", MatchedPath::as_str));
    match fault.code() {
        Code::Malformed | Code::NotYours | Code::Banned | Code::Origin | Code::TooLarge | Code::NotJson => {
            tracing::info!(code, route, "refused");
        }
        _ => tracing::debug!(code, route, "refused"),
    }
}

/// Whether to answer with a page: the browser asks for one or sends a form. Requests to the API never get a
/// page.
fn wants_page(app: &App, request: &Parts) -> bool {
    let has = |name, what| {
        request
            .headers
            .get(name)
            .and_then(|value| value.to_str().ok())
            .is_some_and(|value| value.contains(what))
    };
    let is_of_api = app.config().path_prefix.below(request.uri.path()).starts_with("/api/");
    !is_of_api
        && (has(header::ACCEPT, "text/html")
            || has(header::CONTENT_TYPE, "application/x-www-form-urlencoded"))
}

/// A refusal in the caller's language.
fn told(fault: &ApiFault, caller: &Caller, app: &Arc<App>, as_page: bool) -> Response {
    let language = caller.language(app);
    let texts = || app.library().texts(language).unwrap_or_else(|| app.library().english());
    let mut response = if as_page { pages::trouble(app, caller, fault) } else { fault.response(texts()) };
    if let Ok(language) = HeaderValue::from_str(language) {
        response.headers_mut().insert(header::CONTENT_LANGUAGE, language);
    }
    response
}

async fn ask(app: &App, request: &Parts) -> Caller {
    let known = match who::token_of(&request.headers) {
        None => Ok(None),
        Some((token, kind)) => app.sessions().find(token, app.store()).await.map(|known| {
            // A token is only valid in the form it was issued for.
            known.filter(|known| known.kind == kind)
        }),
    };
    let accepts = request.headers.get(header::ACCEPT_LANGUAGE).cloned();
    let address = safety::address_of(request, &app.config().trusted_proxies);
    Caller { known, address, uri: request.uri.clone(), accepts }
}

fn check(app: &App, request: &Parts, caller: &Caller, kind: Kind) -> Answer<()> {
    let user = match &caller.known {
        Ok(Some(known)) => Some(known.user.id.as_str()),
        _ => None,
    };
    app.limits().check(kind, caller.address, user)?;
    safety::check_origin(request, app.config().origin())
}
