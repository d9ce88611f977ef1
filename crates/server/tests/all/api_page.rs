//! What people read about the API: docs/api.md and the page at `/api` say what the server does. That the commands of docs/api.md
//! work is tested with the program itself, in `crates/cli/tests/all/api_page.rs`.

use std::collections::BTreeSet;

use crate::common::{Server, recorded_games};
use http::StatusCode;
use record::{Entry, Record};
use serde_json::{Value, json};
use server::{Code, openapi};

const PAGE: &str = include_str!("../../../../docs/api.md");

fn description() -> Value {
    serde_json::to_value(openapi(games::all())).expect("a description is plain data")
}

/// All operations of the description, with their methods and paths.
fn operations(description: &Value) -> Vec<(String, &Value)> {
    let paths = description["paths"].as_object().expect("there are paths");
    let each = paths.iter().flat_map(|(path, item)| {
        let item = item.as_object().expect("an object");
        item.iter().map(move |(method, about)| (format!("{} {path}", method.to_uppercase()), about))
    });
    each.collect()
}

/// The cells of all rows of docs/api.md whose first cell begins like this.
fn rows(begin: impl Into<String>) -> impl Iterator<Item = Vec<&'static str>> {
    let begin = begin.into();
    let rows = PAGE.lines().filter(move |line| line.starts_with(&begin));
    rows.map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
}

#[test]
fn the_page_lists_every_route_and_says_which_need_a_session() {
    let methods = ["GET", "POST", "PATCH", "DELETE"];
    let listed: BTreeSet<(String, bool)> = methods
        .iter()
        .flat_map(|method| rows(format!("| `{method} /")))
        .map(|row| (row[0].trim_matches('`').to_owned(), row[1] == "S"))
        .collect();
    let description = description();
    let needs_session = |about: &Value| {
        let ways = about["security"].as_array();
        ways.is_some_and(|ways| ways.iter().all(|way| way.as_object().is_some_and(|way| !way.is_empty())))
    };
    let served: BTreeSet<(String, bool)> =
        operations(&description).into_iter().map(|(name, about)| (name, needs_session(about))).collect();
    assert_eq!(listed, served);
}

#[test]
fn the_page_lists_every_code_with_its_status() {
    let is_status = |cell: &str| cell.len() == 3 && cell.bytes().all(|byte| byte.is_ascii_digit());
    let listed: Vec<(String, String)> = rows("| ")
        .filter(|row| is_status(row[0]))
        .map(|row| (row[0].to_owned(), row[1].trim_matches('`').to_owned()))
        .collect();
    let known: Vec<(String, String)> =
        Code::ALL.iter().map(|code| (code.status().as_str().to_owned(), code.word().to_owned())).collect();
    assert_eq!(listed, known);
}

#[test]
fn the_page_names_every_field_that_may_be_sent() {
    let description = description();
    for (name, about) in operations(&description) {
        let mut schema = &about["requestBody"]["content"]["application/json"]["schema"];
        if let Some(first) = schema["oneOf"].as_array() {
            schema = first.iter().find(|one| one["$ref"].is_string()).expect("a body that may be left out");
        }
        let Some(to) = schema["$ref"].as_str() else { continue };
        let body = description.pointer(&to[1..]).expect("it is there");
        let fields = body["properties"].as_object().expect("an object");
        let row = PAGE.lines().find(|line| {
            let route = line.trim_start_matches("| ").split(" | ").next().unwrap_or_default();
            let path = name.rsplit("/api/").next().unwrap_or_default().replace("tables/{id}/", "…/");
            let method = name.split(' ').next().unwrap_or_default();
            let named = [format!("`{path}`"), format!("`{method} {path}`")];
            line.starts_with("| ") && route.split(", ").any(|one| named.iter().any(|name| name == one))
        });
        let row = row.unwrap_or_else(|| panic!("the page says what to send to {name}"));
        for field in fields.keys() {
            assert!(row.contains(&format!("`{field}`")), "{name}: {field}: {row}");
        }
    }
}

#[test]
fn everything_the_description_refers_to_is_in_it() {
    fn look(value: &Value, description: &Value) {
        match value {
            Value::Object(fields) => {
                if let Some(to) = fields.get("$ref").and_then(Value::as_str) {
                    let pointer = to.strip_prefix('#').expect("it refers to itself only");
                    assert!(description.pointer(pointer).is_some(), "there is no {to}");
                }
                fields.values().for_each(|value| look(value, description));
            }
            Value::Array(values) => values.iter().for_each(|value| look(value, description)),
            _ => {}
        }
    }
    let description = description();
    look(&description, &description);
    for (name, about) in operations(&description) {
        assert!(about["summary"].as_str().is_some_and(|text| !text.is_empty()), "{name} says what it is for");
        for (status, answer) in about["responses"].as_object().expect("there are answers") {
            assert!(!answer["description"].as_str().unwrap_or("").is_empty(), "{name} says what {status} is");
            if status.starts_with(['4', '5']) {
                let schema = &answer["content"]["application/json"]["schema"]["$ref"];
                assert_eq!(schema, "#/components/schemas/ErrorBody", "{name} refuses in our form: {status}");
            }
        }
    }
}

#[tokio::test]
async fn the_server_shows_its_description_to_programs_and_people() {
    let server = Server::start().await;
    let stranger = server.stranger();
    let document = stranger.get("/api/openapi.json").await;
    assert_eq!((document.status, document.header("content-type")), (StatusCode::OK, "application/json"));
    assert_eq!(document.json, description());
    let page = stranger.get("/api").await;
    assert_eq!((page.status, page.header("content-type")), (StatusCode::OK, "text/html; charset=utf-8"));
    for (name, about) in operations(&document.json) {
        let id = about["operationId"].as_str().expect("it has a name");
        let path = name.split_once(' ').expect("a method and a path").1;
        assert!(page.text.contains(&format!("<article id=\"{id}\"")), "{name} is on the page");
        assert!(page.text.contains(&format!("<code>{path}</code>")), "{path} is on the page");
    }
    for link in page.text.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(page.text.contains(&format!("id=\"{link}\"")), "#{link} leads somewhere");
    }
    // It loads nothing and runs nothing, and browsers are told so.
    assert!(page.header("content-security-policy").starts_with("default-src 'none'; style-src"));
    for forbidden in ["<script", " src=", " onclick=", "<link"] {
        assert!(!page.text.contains(forbidden), "{forbidden}");
    }
}

#[tokio::test]
async fn a_refusal_looks_as_the_page_says() {
    let shown = PAGE.lines().find(|line| line.starts_with("{\"error\"")).expect("the page shows one");
    let shown: Value = serde_json::from_str(shown).expect("the page shows JSON");
    let (game, _) = shown["error"]["rule"].as_str().and_then(|rule| rule.split_once('.')).expect("a rule");
    let server = Server::unlimited().await;
    let ola = server.guest("Ola").await;
    let seats = json!([{"is": "me"}, {"is": "here", "name": "Ala"}]);
    let table = ola.post("/api/tables", json!({"game": game, "seats": seats})).await;
    let path = |what: &str| format!("/api/tables/{}/{what}", table.json["id"].as_str().expect("an id"));
    assert_eq!(ola.knock(&path("start")).await.status, StatusCode::OK);
    let position = ola.get(&path("view")).await.json["position"].clone();
    let legal = position["legal"].as_array().expect("a list");
    let records = recorded_games().into_iter().map(|text| Record::read(text.as_bytes()).expect("a record"));
    let entries = records.filter(|record| record.header.game == game).flat_map(|record| record.entries);
    let illegal: BTreeSet<String> = entries
        .filter_map(|entry| if let Entry::Act { act, .. } = entry { Some(act) } else { None })
        .filter(|act| !legal.contains(&json!(act)))
        .collect();
    let mut refusals = Vec::new();
    for act in illegal {
        let post = json!({"seat": position["due"][0], "decision": position["decision"], "actions": [act]});
        let refused = ola.post(&path("moves"), post).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        refusals.push(refused.json);
    }
    assert!(refusals.contains(&shown), "nothing is refused like that: {refusals:?}");
}

#[test]
fn the_description_names_a_game_that_can_be_played_here() {
    let description = serde_json::to_value(openapi(games::offered())).expect("a description is plain data");
    let game = games::offered().games()[0].name();
    let asked = &description["components"]["schemas"]["NewTableBody"]["properties"]["game"];
    assert_eq!(asked["examples"], json!([game]));
    assert_eq!(description["paths"]["/api/games/{game}"]["get"]["parameters"][0]["example"], game);
}
