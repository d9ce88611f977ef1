//! The page about the API: the description for programs, readable. It is for authors, and English like that.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::{Map, Value};

const STYLE: &str = include_str!("rulebook.css");

/// The page of an `OpenAPI` description. Whatever is not in it is left out.
pub fn api_page(description: &Value) -> String {
    let title = description["info"]["title"].as_str().unwrap_or("API");
    let markup = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) " API" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main #main {
                    h1 { (title) " API" }
                    p { (description["info"]["description"].as_str().unwrap_or_default()) }
                    p {
                        "For programs: " a href="api/openapi.json" { "openapi.json" } ". "
                        "Bodies are JSON. A session is a cookie or " code { "Authorization: Bearer TOKEN" } ". "
                        "Every refusal is an " (schema_link("ErrorBody")) " with a code for programs and a sentence for people."
                    }
                    @for tag in tags(description) {
                        section {
                            h2 { (tag) }
                            @for (path, method, operation) in operations(description) {
                                @if tag_of(operation) == tag { (told(path, method, operation)) }
                            }
                        }
                    }
                    section {
                        h2 { "Objects" }
                        @for (name, schema) in entries(&description["components"]["schemas"]) {
                            h3 id=(name) { code { (name) } }
                            (about(schema))
                            (fields(schema))
                        }
                    }
                }
            }
        }
    };
    markup.into_string()
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}

fn items(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn operations(description: &Value) -> impl Iterator<Item = (&str, &str, &Value)> {
    entries(&description["paths"]).flat_map(|(path, methods)| {
        entries(methods).map(move |(method, operation)| (path.as_str(), method.as_str(), operation))
    })
}

fn tag_of(operation: &Value) -> &str {
    operation["tags"][0].as_str().unwrap_or("other")
}

/// The tags, in the order in which they come up.
fn tags(description: &Value) -> Vec<&str> {
    let mut tags = Vec::new();
    for (_, _, operation) in operations(description) {
        if !tags.contains(&tag_of(operation)) {
            tags.push(tag_of(operation));
        }
    }
    tags
}

fn told(path: &str, method: &str, operation: &Value) -> Markup {
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    html! {
        h3 { code { (method.to_uppercase()) " " (path) } }
        p { (operation["summary"].as_str().unwrap_or_default()) }
        @if let Some(more) = operation["description"].as_str() { p { (more) } }
        @let parameters = items(&operation["parameters"]);
        @if !parameters.is_empty() {
            ul {
                @for parameter in parameters {
                    li {
                        code { (parameter["name"].as_str().unwrap_or_default()) }
                        " (" (parameter["in"].as_str().unwrap_or_default()) ", " (kind(&parameter["schema"])) ") "
                        (parameter["description"].as_str().unwrap_or_default())
                    }
                }
            }
        }
        @if !body.is_null() { p { "Body: " (kind(body)) } }
        ul {
            @for (status, response) in entries(&operation["responses"]) {
                @let (_, content) = entries(&response["content"]).next().unzip();
                li {
                    code { (status) } " " (response["description"].as_str().unwrap_or_default())
                    @if let Some(content) = content { " " (kind(&content["schema"])) }
                }
            }
        }
    }
}

fn about(schema: &Value) -> Markup {
    html! { @if let Some(text) = schema["description"].as_str() { p { (text) } } }
}

/// The fields of an object, also of one that is put together from several, and the words of an enumeration.
fn fields(schema: &Value) -> Markup {
    let required = items(&schema["required"]);
    html! {
        @if schema["properties"].is_object() {
            ul {
                @for (name, field) in entries(&schema["properties"]) {
                    li {
                        code { (name) }
                        " (" (kind(field)) @if !required.contains(&Value::from(name.as_str())) { ", may be left out" } ") "
                        (field["description"].as_str().unwrap_or_default())
                    }
                }
            }
        }
        @for part in ["allOf", "oneOf", "anyOf"] {
            @for schema in items(&schema[part]) {
                @if schema["properties"].is_object() { (about(schema)) (fields(schema)) } @else { p { (kind(schema)) } }
            }
        }
        @if schema["enum"].is_array() { p { (kind(schema)) } }
    }
}

/// What a value is, in a few words.
fn kind(schema: &Value) -> Markup {
    if let Some(name) = schema["$ref"].as_str() {
        return schema_link(name.rsplit('/').next().unwrap_or(name));
    }
    let words = items(&schema["enum"]);
    if !words.is_empty() {
        return html! { @for (place, word) in words.iter().enumerate() { @if place > 0 { " or " } code { (word.as_str().unwrap_or("null")) } } };
    }
    let choices = ["oneOf", "anyOf", "allOf"].map(|part| items(&schema[part])).concat();
    if !choices.is_empty() {
        return html! { @for (place, choice) in choices.iter().enumerate() { @if place > 0 { " or " } (kind(choice)) } };
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        kinds => items(kinds).iter().filter_map(Value::as_str).collect(),
    };
    html! {
        @if kinds.is_empty() { "anything" }
        @for (place, name) in kinds.iter().enumerate() {
            @if place > 0 { " or " }
            (name)
            @if *name == "array" { " of " (kind(&schema["items"])) }
        }
    }
}

fn schema_link(name: &str) -> Markup {
    html! { a href={ "#" (name) } { (name) } }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn routes_fields_and_answers_are_told_and_what_is_missing_is_left_out() {
        let page = api_page(&json!({
            "info": {"title": "Starfry"},
            "paths": {"/api/x/{id}": {"post": {
                "tags": ["people"],
                "summary": "Do <x>.",
                "parameters": [{"name": "id", "in": "path", "schema": {"type": "string"}}],
                "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/X"}}}},
                "responses": {"204": {"description": "Done"}},
            }}},
            "components": {"schemas": {"X": {
                "required": ["a"],
                "properties": {"a": {"type": ["string", "null"]}, "b": {"type": "array", "items": {"enum": ["c", "d"]}}},
            }}},
        }));
        for part in [
            "<h2>people</h2>",
            "<code>POST /api/x/{id}</code>",
            "Do &lt;x&gt;.",
            "Body: <a href=\"#X\">X</a>",
            "<code>204</code> Done",
            "<h3 id=\"X\">",
            "<code>a</code> (string or null) ",
            "<code>b</code> (array of <code>c</code> or <code>d</code>, may be left out) ",
        ] {
            assert!(page.contains(part), "{part} is not in {page}");
        }
        assert!(api_page(&Value::Null).contains("<h1>API API</h1>"));
    }
}
