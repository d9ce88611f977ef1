//! The API's description as a page, generated from its `OpenAPI` document. Like everything for authors of
//! programs, it is in English.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::{Map, Value};

const STYLE: &str = concat!(include_str!("rulebook.css"), include_str!("api.css"));

/// The methods in the order in which they are shown.
const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// Refusals that any request may get. They are described once.
const EVERYWHERE: [&str; 6] = ["408", "413", "415", "429", "500", "503"];

/// The page for an `OpenAPI` description, including its style. It is next to a folder `api`, which contains
/// the description itself.
pub fn api_page(description: &Value) -> String {
    let page = Page { description };
    let info = &description["info"];
    let markup = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (text(&info["title"])) " API" }
                style { (PreEscaped(STYLE)) }
            }
            body.api {
                a.skip href="#main" { "Skip to content" }
                div.columns {
                    nav.contents aria-label="Contents" { (page.contents()) }
                    main #main {
                        h1 { (text(&info["title"])) " API" }
                        p { (text(&info["description"])) " Version " (text(&info["version"])) "." }
                        p {
                            "Bodies are JSON (" code { "application/json" } "). Send your session as "
                            code { "Authorization: Bearer TOKEN" } " or, in a browser, as the cookie " code { "starfry" } ". "
                            "Every refusal is an " a href="#shape-ErrorBody" { "ErrorBody" } " with a code for programs and a "
                            "sentence in your language (" code { "?lang=de" } ", or else your account's language, or else "
                            code { "Accept-Language" } "). Requests with unknown fields are refused."
                        }
                        p {
                            "Any request may be refused as " code { "429" } " (too fast, see " code { "Retry-After" } "), "
                            code { "503" } " (try again; the request was not carried out) or " code { "500" } " (an error on the server). "
                            "A request with a body may also be refused as " code { "408" } " (too slow), " code { "413" } " (too large) or " code { "415" } " (not JSON). "
                            "Other refusals are listed with each route."
                        }
                        p { "For programs: " a href="api/openapi.json" { "openapi.json" } "." }
                        @for tag in page.tags() { (page.part(tag)) }
                        (page.shapes())
                    }
                }
            }
        }
    };
    markup.into_string()
}

/// A page being built.
struct Page<'a> {
    description: &'a Value,
}

/// An operation of the API.
struct Operation<'a> {
    method: &'a str,
    path: &'a str,
    about: &'a Value,
}

impl Operation<'_> {
    fn id(&self) -> String {
        text(&self.about["operationId"]).to_owned()
    }
}

impl<'a> Page<'a> {
    fn tags(&self) -> impl Iterator<Item = &'a Value> {
        list(&self.description["tags"])
    }

    fn operations(&self, tag: &'a Value) -> Vec<Operation<'a>> {
        let name = text(&tag["name"]);
        let mut found = Vec::new();
        for (path, item) in fields(&self.description["paths"]) {
            for method in METHODS {
                let about = &item[method];
                if list(&about["tags"]).any(|tag| tag == name) {
                    found.push(Operation { method, path, about });
                }
            }
        }
        found
    }

    fn contents(&self) -> Markup {
        html! {
            ol {
                @for tag in self.tags() {
                    li {
                        a href={ "#part-" (text(&tag["name"])) } { (capital(text(&tag["name"]))) }
                        ol {
                            @for operation in self.operations(tag) {
                                li { a href={ "#" (operation.id()) } { (coded(first_sentence(headline(operation.about).0))) } }
                            }
                        }
                    }
                }
                li { a href="#shapes" { "Types" } }
            }
        }
    }

    fn part(&self, tag: &'a Value) -> Markup {
        let name = text(&tag["name"]);
        html! {
            section {
                h2 #{ "part-" (name) } { (capital(name)) }
                p { (coded(text(&tag["description"]))) }
                @for operation in self.operations(tag) { (self.operation(&operation)) }
            }
        }
    }

    fn operation(&self, operation: &Operation<'a>) -> Markup {
        let about = operation.about;
        let (summary, rest) = headline(about);
        let parameters: Vec<&Value> = list(&about["parameters"]).collect();
        let body = &about["requestBody"];
        let answers = fields(&about["responses"]);
        let is_open = list(&about["security"]).any(|way| way.as_object().is_some_and(Map::is_empty));
        html! {
            article #(operation.id()) {
                h3 {
                    span class={ "method " (operation.method) } { (operation.method.to_uppercase()) }
                    a href={ "#" (operation.id()) } { code { (operation.path) } }
                }
                p { (coded(summary)) "." }
                @if !rest.is_empty() { p { (coded(rest)) } }
                @if about["security"].is_array() && !is_open { p.note { "Requires a session." } }
                @if !parameters.is_empty() {
                    h4 { "Parameters" }
                    (table(["Name", "Type", "Description"], parameters.iter().map(|parameter| [
                        html! {
                            code { (text(&parameter["name"])) } " "
                            span.note { "in the " (text(&parameter["in"])) (optional(parameter["required"] == true)) }
                        },
                        kind(&parameter["schema"]),
                        html! { (coded(text(&parameter["description"]))) },
                    ])))
                }
                @if let Some((_, content)) = fields(&body["content"]).next() {
                    h4 { "Body: " (kind(&content["schema"])) (optional(body["required"] == true)) }
                    (shape(self.named(&content["schema"])))
                }
                h4 { "Responses" }
                (table(["Status", "Body", "Description"], answers.filter(|(status, _)| !is_refusal(status)).map(|(status, answer)| [
                    html! { code { (status) } },
                    html! {
                        @for (content_type, content) in fields(&answer["content"]) {
                            @if content_type == "application/json" { (kind(&content["schema"])) } @else { code { (content_type) } }
                        }
                    },
                    html! { (coded(text(&answer["description"]))) },
                ])))
                @let refusals = fields(&about["responses"]).filter(|(status, _)| is_refusal(status) && !EVERYWHERE.contains(status));
                ul.refusals {
                    @for (status, answer) in refusals {
                        li { code { (status) } " " (coded(text(&answer["description"]))) }
                    }
                }
            }
        }
    }

    /// The schema that is referred to.
    fn named(&self, schema: &'a Value) -> &'a Value {
        // An optional value is the schema or null.
        let schema = list(&schema["oneOf"]).find(|choice| choice["$ref"].is_string()).unwrap_or(schema);
        text(&schema["$ref"]).strip_prefix('#').and_then(|to| self.description.pointer(to)).unwrap_or(schema)
    }

    fn shapes(&self) -> Markup {
        html! {
            section {
                h2 #shapes { "Types" }
                p { "The types of request and response bodies. A field that is not marked “optional” is always present." }
                @for (name, schema) in fields(&self.description["components"]["schemas"]) {
                    article #{ "shape-" (name) } {
                        h3 { (name) }
                        @if !text(&schema["description"]).is_empty() { p { (coded(text(&schema["description"]))) } }
                        (shape(schema))
                    }
                }
            }
        }
    }
}

/// The purpose of something: its first line, and the rest.
fn headline(about: &Value) -> (&str, &str) {
    (text(&about["summary"]).trim_end_matches('.'), text(&about["description"]))
}

fn is_refusal(status: &str) -> bool {
    status.starts_with(['4', '5'])
}

fn optional(is_required: bool) -> &'static str {
    if is_required { "" } else { ", optional" }
}

fn table(heads: [&str; 3], rows: impl Iterator<Item = [Markup; 3]>) -> Markup {
    html! {
        div.wide { table {
            thead { tr { @for head in heads { th scope="col" { (head) } } } }
            tbody { @for row in rows { tr { @for cell in row { td { (cell) } } } } }
        } }
    }
}

/// A schema in full: its fields, its values or its alternatives.
fn shape(schema: &Value) -> Markup {
    let own: Vec<(&str, &Value, bool)> = members(schema);
    let variants: Vec<&Value> = list(&schema["oneOf"]).collect();
    html! {
        @if !own.is_empty() {
            (table(["Field", "Type", "Description"], own.iter().map(|(name, field, is_required)| [
                html! { code { (name) } " " span.note { (optional(*is_required).trim_start_matches(", ")) } },
                kind(field),
                html! { (coded(text(&field["description"]))) },
            ])))
        } @else if variants.is_empty() {
            p { (kind(schema)) }
        }
        @if !variants.is_empty() {
            @for variant in variants {
                h4 { "Variant: " (coded(text(&variant["description"]))) }
                (shape(variant))
            }
        }
    }
}

/// The fields of an object, even if it is composed of several.
fn members(schema: &Value) -> Vec<(&str, &Value, bool)> {
    let is_required = |name: &str| list(&schema["required"]).any(|required| required == name);
    let own = fields(&schema["properties"]).map(|(name, field)| (name, field, is_required(name)));
    own.chain(list(&schema["allOf"]).flat_map(members)).collect()
}

/// The type of something in a few words.
fn kind(schema: &Value) -> Markup {
    if let Some(name) = text(&schema["$ref"]).rsplit('/').next().filter(|name| !name.is_empty()) {
        return html! { a href={ "#shape-" (name) } { (name) } };
    }
    if let Some(choices) = schema["oneOf"].as_array().or(schema["allOf"].as_array()) {
        return html! {
            @for (place, choice) in choices.iter().enumerate() {
                @if place > 0 { " or " }
                (kind(choice))
            }
        };
    }
    let words: Vec<&Value> = list(&schema["enum"]).collect();
    if !words.is_empty() {
        return html! {
            @for (place, word) in words.iter().enumerate() {
                @if place > 0 { ", " }
                code { (word.as_str().map_or_else(|| word.to_string(), str::to_owned)) }
            }
        };
    }
    let types: Vec<&str> = match &schema["type"] {
        Value::String(one) => vec![one],
        several => list(several).map(text).collect(),
    };
    html! {
        @for (place, name) in types.iter().enumerate() {
            @if place > 0 { " or " }
            @match *name {
                "array" => { "list of " (kind(&schema["items"])) }
                "string" => "text",
                "integer" | "number" => "number",
                "boolean" => { code { "true" } " or " code { "false" } }
                other => (other),
            }
        }
        (bounds(schema))
    }
}

/// The range of a value.
fn bounds(schema: &Value) -> Markup {
    let from_to = |least: &str, most: &str| {
        let number = |name: &str| schema[name].as_f64();
        match (number(least), number(most)) {
            (Some(least), Some(most)) => Some(format!("{least} to {most}")),
            (None, Some(most)) => Some(format!("at most {most}")),
            (Some(least), None) if least > 0.0 => Some(format!("at least {least}")),
            _ => None,
        }
    };
    let bounds = [
        from_to("minimum", "maximum"),
        from_to("minLength", "maxLength").map(|bounds| bounds + " characters"),
        from_to("minItems", "maxItems").map(|bounds| bounds + " items"),
    ];
    html! { @for bound in bounds.into_iter().flatten() { ", " (bound) } }
}

/// Text in which `such` words are code.
fn coded(text: &str) -> Markup {
    html! {
        @for (place, part) in text.split('`').enumerate() {
            @if place % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}

fn first_sentence(text: &str) -> &str {
    text.split(". ").next().unwrap_or(text)
}

pub(crate) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn fields(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().into_iter().flatten().map(|(name, value)| (name.as_str(), value))
}
