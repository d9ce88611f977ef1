//! What every request goes through: who asks and from where, limits, protection, refusals in his language, counting.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http::header::{self, HeaderValue};
use http::request::Parts;

use crate::app::App;
use crate::fault::{Answer, ApiFault, Code, Untold};
use crate::limits::Kind;
use crate::who::{self, Asker};
use crate::{pages, safety};

/// Goes around every route.
pub(crate) async fn front(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (mut parts, body) = request.into_parts();
    let route = parts.extensions.get::<MatchedPath>().cloned();
    let kind = Kind::of(&parts.method, route.as_ref().map_or("", MatchedPath::as_str));
    let asker = ask(&app, &parts).await;
    let wants_page = wants_page(&app, &parts);
    let mut response = match check(&app, &parts, &asker, kind) {
        Ok(()) => {
            parts.extensions.insert(asker.clone());
            next.run(Request::from_parts(parts, body)).await
        }
        Err(fault) => fault.into_response(),
    };
    if let Some(Untold(fault)) = response.extensions_mut().remove::<Untold>() {
        response = told(&fault, &asker, &app, wants_page);
        app.metrics().refused(fault.code());
        note(&fault, route.as_ref());
    }
    safety::protect(response.headers_mut());
    app.metrics().answered(kind, response.status(), began.elapsed());
    response
}

/// Writes a refusal down: what a mistake of the asker's program or worse has caused, louder. Paths may hold secrets, routes do not.
fn note(fault: &ApiFault, route: Option<&MatchedPath>) {
    let (code, route) = (fault.code().word(), route.map_or("", MatchedPath::as_str));
    match fault.code() {
        Code::Malformed | Code::NotYours | Code::Banned | Code::Origin | Code::TooLarge | Code::NotJson => {
            tracing::info!(code, route, "refused");
        }
        _ => tracing::debug!(code, route, "refused"),
    }
}

/// Whether somebody is to be shown what is answered: his browser says so, or sends a form. What programs ask is no page.
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

/// A refusal in the language of the asker.
fn told(fault: &ApiFault, asker: &Asker, app: &Arc<App>, as_page: bool) -> Response {
    let language = asker.language(app);
    let texts = || app.library().texts(language).unwrap_or_else(|| app.library().english());
    let mut response = if as_page { pages::trouble(app, asker, fault) } else { fault.response(texts()) };
    if let Ok(language) = HeaderValue::from_str(language) {
        response.headers_mut().insert(header::CONTENT_LANGUAGE, language);
    }
    response
}

async fn ask(app: &App, request: &Parts) -> Asker {
    let known = match who::token_of(&request.headers) {
        None => Ok(None),
        Some((token, kind)) => app.sessions().find(token, app.store()).await.map(|known| {
            // A token is good only in the way it was given out.
            known.filter(|known| known.kind == kind)
        }),
    };
    let accepts = request.headers.get(header::ACCEPT_LANGUAGE).cloned();
    let address = safety::address_of(request, &app.config().trusted_proxies);
    Asker { known, address, uri: request.uri.clone(), accepts }
}

fn check(app: &App, request: &Parts, asker: &Asker, kind: Kind) -> Answer<()> {
    let user = match &asker.known {
        Ok(Some(known)) => Some(known.user.id.as_str()),
        _ => None,
    };
    app.limits().check(kind, asker.address, user)?;
    safety::check_origin(request, app.config().origin())
}
