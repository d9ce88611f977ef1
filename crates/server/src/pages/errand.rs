//! Forms are turned into calls to the API, as a program would make them.
//!
//! So there is one way to do anything, with the same limits and refusals for everybody. A form is answered
//! with a page: the one it leads to, or one that says why it was refused.

use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use http::header::{CONTENT_TYPE, COOKIE, HOST, LOCATION, SET_COOKIE};
use http::request::Parts;
use http::{HeaderMap, HeaderName, HeaderValue, Method, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Map, Value, json};
use tower::ServiceExt;

use super::site;
use super::visit::Visit;
use crate::app::App;
use crate::faces::face_of;
use crate::fault::{Answer, ApiFault};
use crate::safety::Peer;
use crate::{front, people, table_routes};

/// The API's routes without the middleware.
static API: LazyLock<Router<Arc<App>>> =
    LazyLock::new(|| people::routes().merge(table_routes::routes()).split_for_parts().0);

/// Names for guests who choose none: stars and moons, which have the same names in all languages.
const STARS: [&str; 16] = [
    "Vega", "Altair", "Rigel", "Deneb", "Mira", "Lyra", "Nova", "Luna", "Sirius", "Atlas", "Europa", "Io",
    "Titan", "Ariel", "Castor", "Pollux",
];

/// The API's refusal.
pub(super) struct Refusal {
    status: StatusCode,
    why: String,
}

/// A form's calls to the API on behalf of its sender.
pub(super) struct Errand {
    pub(super) visit: Visit,
    headers: HeaderMap,
    peer: Option<Peer>,
    /// Cookies set along the way.
    given: Vec<HeaderValue>,
}

impl FromRequestParts<Arc<App>> for Errand {
    type Rejection = ApiFault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Answer<Errand> {
        let visit = Visit::from_request_parts(parts, app).await?;
        // The middleware has already checked that the form came from one of our pages.
        let mut headers = HeaderMap::new();
        headers.insert(HeaderName::from_static("sec-fetch-site"), HeaderValue::from_static("same-origin"));
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        for name in [COOKIE, HOST, HeaderName::from_static("x-forwarded-for")] {
            for value in parts.headers.get_all(&name) {
                headers.append(name.clone(), value.clone());
            }
        }
        Ok(Errand { visit, headers, peer: parts.extensions.get::<Peer>().copied(), given: Vec::new() })
    }
}

impl Errand {
    /// Calls the API.
    pub(super) async fn ask(&mut self, method: Method, path: &str, body: Value) -> Result<Value, Refusal> {
        let request = self.request(method, path, &body).ok_or_else(|| self.broken())?;
        let app = &self.visit.app;
        let api = API.clone().layer(from_fn_with_state(Arc::clone(app), front::front));
        let response =
            api.with_state(Arc::clone(app)).oneshot(request).await.unwrap_or_else(|never| match never {});
        let (parts, body) = response.into_parts();
        self.take_cookie(&parts.headers);
        let bytes = body.collect().await.map_err(|_| self.broken())?.to_bytes();
        let value: Value = serde_json::from_slice(&bytes).unwrap_or_default();
        if parts.status.is_success() {
            return Ok(value);
        }
        let why = value["error"]["message"].as_str().unwrap_or_default().to_owned();
        Err(Refusal { status: parts.status, why })
    }

    fn request(&self, method: Method, path: &str, body: &Value) -> Option<Request<Body>> {
        let mut request = Request::new(Body::from(body.to_string()));
        *request.method_mut() = method;
        *request.uri_mut() = format!("{path}?lang={}", self.visit.tag).parse().ok()?;
        *request.headers_mut() = self.headers.clone();
        if let Some(peer) = self.peer {
            request.extensions_mut().insert(peer);
        }
        Some(request)
    }

    fn broken(&self) -> Refusal {
        let why = self.visit.shell("").word("server-broken");
        Refusal { status: StatusCode::INTERNAL_SERVER_ERROR, why }
    }

    pub(super) async fn post(&mut self, path: &str, body: Value) -> Result<Value, Refusal> {
        self.ask(Method::POST, path, body).await
    }

    /// Uses a cookie that the API has set in later calls.
    fn take_cookie(&mut self, headers: &HeaderMap) {
        let Some(given) = headers.get(SET_COOKIE) else { return };
        let shown = given.to_str().ok().and_then(|text| text.split(';').next());
        if let Some(shown) = shown.and_then(|shown| HeaderValue::from_str(shown).ok()) {
            self.headers.insert(COOKIE, shown);
        }
        self.given.push(given.clone());
    }

    /// Makes sure the sender has a session and can sit down, as a guest if necessary, with the wanted name if
    /// there is one. A face is a number.
    pub(super) async fn come_in(&mut self, name: &str, face: &str) -> Result<(), Refusal> {
        let name = name.trim();
        let face: Option<u32> = face.parse().ok();
        if let Some(who) = &self.visit.who {
            let name = Some(name).filter(|name| !name.is_empty() && *name != who.user.name);
            let face = face.filter(|face| *face != face_of(&who.user));
            let change: Map<String, Value> =
                [("name", name.map(Value::from)), ("face", face.map(Value::from))]
                    .into_iter()
                    .filter_map(|(field, value)| Some((field.to_owned(), value?)))
                    .collect();
            if !change.is_empty() {
                self.ask(Method::PATCH, "/api/me", change.into()).await?;
            }
            return Ok(());
        }
        let name = if name.is_empty() { any_name() } else { name.to_owned() };
        self.post("/api/guests", json!({ "name": name, "face": face })).await?;
        if self.visit.is_picked {
            let language = json!({ "language": self.visit.tag });
            self.ask(Method::PATCH, "/api/me", language).await?;
        }
        Ok(())
    }

    /// The response to the form: the page it leads to, or the reason for the refusal. `root` leads from the
    /// form's address to the start page.
    pub(super) fn answer(&self, done: Result<String, Refusal>, root: &str) -> Response {
        let mut response = match done {
            Ok(path) => match HeaderValue::from_str(&path) {
                Ok(location) => (StatusCode::SEE_OTHER, [(LOCATION, location)]).into_response(),
                Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
            },
            Err(refusal) => {
                let page = web::trouble_page(&self.visit.shell(root), refusal.status.as_u16(), &refusal.why);
                (refusal.status, site(page)).into_response()
            }
        };
        for cookie in &self.given {
            response.headers_mut().append(SET_COOKIE, cookie.clone());
        }
        response
    }
}

fn any_name() -> String {
    let mut bytes = [0; 2];
    // Without random bytes everybody gets the same name, which is allowed.
    let _ = getrandom::fill(&mut bytes);
    format!("{} {}", STARS[usize::from(bytes[0]) % STARS.len()], 2 + bytes[1] % 98)
}
