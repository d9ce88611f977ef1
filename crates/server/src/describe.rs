//! Completes the `OpenAPI` description with what applies to all routes: who may call them, and how a request
//! may be refused.
//!
//! Routes describe only what is specific to them. The rest follows from what a request contains: a body may
//! be too large, a path may not exist, and any request may come too soon after the last.

use catalog::Catalog;
use utoipa::openapi::path::{Operation, Parameter, ParameterBuilder, ParameterIn, PathItem};
use utoipa::openapi::response::{Response, ResponseBuilder};
use utoipa::openapi::schema::Schema;
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::tag::Tag;
use utoipa::openapi::{Content, OpenApi, Ref, RefOr};

use crate::fault::Code;
use crate::who::COOKIE;

/// The parts of the API in the order in which they are shown.
const TAGS: [(&str, &str); 7] = [
    (
        "people",
        "Everybody who plays has a session: as a guest, with an account, or as a bot that belongs to one.",
    ),
    ("games", "The games that can be played here."),
    ("tables", "Setting up tables, sitting down, starting, playing again."),
    ("playing", "Moves, undo, questions to everybody, and stand-ins."),
    ("looking", "What a seat or a spectator sees: as a stream, as a snapshot, in words, or as a file."),
    ("talking", "Chat, and muting users."),
    ("health", "Health checks for the host."),
];

/// The routes that need no session because they start one.
const ENTRANCES: [&str; 3] = ["/api/guests", "/api/accounts", "/api/login"];

/// Adds what applies to all routes, with one of these games as the example.
pub(crate) fn complete(description: &mut OpenApi, catalog: &Catalog) {
    let tag = |(name, about): (&str, &str)| {
        let mut tag = Tag::new(name);
        tag.description = Some(about.into());
        tag
    };
    description.tags = Some(TAGS.into_iter().map(tag).collect());
    for (path, item) in &mut description.paths.paths {
        for (is_safe, operation) in operations(item) {
            complete_operation(path, is_safe, operation);
        }
    }
    if let Some(game) = catalog.games().first() {
        add_example(description, game.name());
    }
    let Some(components) = &mut description.components else { return };
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    components.add_security_scheme("bearer", SecurityScheme::Http(bearer));
    let cookie = ApiKey::Cookie(ApiKeyValue::new(COOKIE));
    components.add_security_scheme("cookie", SecurityScheme::ApiKey(cookie));
    if let Some(RefOr::T(Schema::Object(error))) = components.schemas.get_mut("ErrorText")
        && let Some(RefOr::T(Schema::Object(code))) = error.properties.get_mut("code")
    {
        code.enum_values = Some(Code::ALL.iter().map(|code| code.word().into()).collect());
    }
}

/// Uses this game as the example wherever a game's short name is expected.
fn add_example(description: &mut OpenApi, game: &str) {
    for (_, operation) in description.paths.paths.values_mut().flat_map(operations) {
        for parameter in operation.parameters.iter_mut().flatten() {
            if let RefOr::T(parameter) = parameter
                && parameter.name == "game"
                && parameter.parameter_in == ParameterIn::Path
            {
                let described = std::mem::replace(parameter, Parameter::new(""));
                *parameter = ParameterBuilder::from(described).example(Some(game.into())).build();
            }
        }
    }
    let schemas = description.components.iter_mut().flat_map(|components| components.schemas.iter_mut());
    for (_, schema) in schemas.filter(|(name, _)| *name == "NewTableBody") {
        if let RefOr::T(Schema::Object(table)) = schema
            && let Some(RefOr::T(Schema::Object(asked))) = table.properties.get_mut("game")
        {
            asked.examples = vec![game.into()];
        }
    }
}

/// The operations of a path, and whether each is safe, meaning that it changes nothing.
fn operations(item: &mut PathItem) -> impl Iterator<Item = (bool, &mut Operation)> {
    let PathItem { get, put, post, delete, patch, .. } = item;
    let unsafe_ones = [put, post, delete, patch].into_iter().flatten().map(|operation| (false, operation));
    get.iter_mut().map(|operation| (true, operation)).chain(unsafe_ones)
}

fn complete_operation(path: &str, is_safe: bool, operation: &mut Operation) {
    let is_entrance = ENTRANCES.contains(&path);
    let says_who = operation.responses.responses.contains_key("401");
    // Listing your own tables needs a session, but the other lists do not.
    let needs_session = !is_entrance && (!is_safe || says_who && path != "/api/tables");
    if path.starts_with("/api/") {
        let sessions = ["bearer", "cookie"].map(|name| SecurityRequirement::new(name, [""; 0]));
        let nobody = (!needs_session).then(SecurityRequirement::default);
        operation.security = Some(nobody.into_iter().chain(sessions).collect());
    }
    let mut refused = vec![Code::TooFast, Code::Broken, Code::Storage, Code::Stopping, Code::Busy];
    if path.starts_with("/api/") {
        refused.extend([Code::Banned, Code::Origin]);
    }
    if needs_session {
        refused.push(Code::WhoAreYou);
    }
    if operation.request_body.is_some() {
        refused.extend([Code::Malformed, Code::TooSlow, Code::TooLarge, Code::NotJson]);
    }
    for parameter in operation.parameters.iter_mut().flatten() {
        let RefOr::T(parameter) = parameter else { continue };
        match parameter.parameter_in {
            ParameterIn::Path => refused.push(Code::Unknown),
            ParameterIn::Query => refused.push(Code::Malformed),
            _ => {}
        }
        if path.starts_with("/api/tables/") && parameter.name == "id" {
            refused.push(Code::Expired);
            parameter.description.get_or_insert_with(|| "The table".into());
        }
    }
    let responses = &mut operation.responses.responses;
    for (status, response) in responses.iter_mut() {
        if let RefOr::T(response) = response
            && response.description.is_empty()
        {
            response.description = usual(status);
        }
    }
    let is_new = |code: &&Code| !responses.contains_key(code.status().as_str());
    let new: Vec<Code> =
        Code::ALL.iter().filter(|code| refused.contains(code)).filter(is_new).copied().collect();
    for codes in new.chunk_by(|one, next| one.status() == next.status()) {
        responses.insert(codes[0].status().as_str().to_owned(), refusal(codes).into());
    }
}

/// A refusal in our error format.
fn refusal(codes: &[Code]) -> Response {
    let schema = Ref::from_schema_name("ErrorBody");
    ResponseBuilder::new()
        .description(listed(codes))
        .content("application/json", Content::new(Some(schema)))
        .build()
}

fn listed(codes: &[Code]) -> String {
    codes.iter().map(|code| format!("`{}`", code.word())).collect::<Vec<String>>().join(", ")
}

/// The usual meaning of a status.
fn usual(status: &str) -> String {
    match status {
        "200" => "Success".into(),
        "201" => "Created".into(),
        "204" => "Done".into(),
        _ => {
            let codes = Code::ALL.iter().filter(|code| code.status().as_str() == status);
            listed(&codes.copied().collect::<Vec<Code>>())
        }
    }
}
