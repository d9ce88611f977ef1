//! What every request goes through: who asks and from where, limits, protection, refusals in his language, counting.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http::header::{self, HeaderValue};
use http::request::Parts;

use crate::app::App;
use crate::fault::{Answer, ApiFault, Untold};
use crate::limits::Kind;
use crate::safety;
use crate::who::{self, Asker};

/// Goes around every route.
pub(crate) async fn front(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (mut parts, body) = request.into_parts();
    let kind = kind_of(&parts);
    let asker = ask(&app, &parts).await;
    let mut response = match check(&app, &parts, &asker, kind) {
        Ok(()) => {
            parts.extensions.insert(asker.clone());
            next.run(Request::from_parts(parts, body)).await
        }
        Err(fault) => fault.into_response(),
    };
    if let Some(Untold(fault)) = response.extensions_mut().remove::<Untold>() {
        response = told(&fault, asker.language(&app), &app);
        app.metrics().refused(fault.code());
        tracing::debug!(code = fault.code().word(), "refused");
    }
    safety::protect(response.headers_mut());
    app.metrics().answered(kind, response.status(), began.elapsed());
    response
}

/// A refusal in a language.
fn told(fault: &ApiFault, language: &str, app: &App) -> Response {
    let texts = app.library().texts(language).unwrap_or_else(|| app.library().english());
    let mut response = fault.response(texts);
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
    Asker { known, uri: request.uri.clone(), accepts }
}

fn kind_of(request: &Parts) -> Kind {
    let path = request.extensions.get::<MatchedPath>().map_or("", MatchedPath::as_str);
    Kind::of(&request.method, path)
}

fn check(app: &App, request: &Parts, asker: &Asker, kind: Kind) -> Answer<()> {
    let address = safety::address_of(request, &app.config().trusted_proxies);
    let user = match &asker.known {
        Ok(Some(known)) => Some(known.user.id.as_str()),
        _ => None,
    };
    app.limits().check(kind, address, user)?;
    safety::check_origin(request, app.config().origin())
}
