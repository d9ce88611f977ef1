//! The description of the API as a page, made from its `OpenAPI` document. Like everything that only authors of programs read, it
//! is English.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::{Map, Value};

const STYLE: &str = concat!(include_str!("rulebook.css"), include_str!("api.css"));

/// The methods in the order in which they are shown.
const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// Refusals that any request may meet; they are told once.
const EVERYWHERE: [&str; 6] = ["408", "413", "415", "429", "500", "503"];

/// The page of an `OpenAPI` description, complete with style. It stands beside a folder `api` in which the description itself is.
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
                a.skip href="#main" { "Skip to the text" }
                div.columns {
                    nav.contents aria-label="Contents" { (page.contents()) }
                    main #main {
                        h1 { (text(&info["title"])) " API" }
                        p { (text(&info["description"])) " Version " (text(&info["version"])) "." }
                        p {
                            "Bodies are JSON (" code { "application/json" } "). Whoever has a session shows it as "
                            code { "Authorization: Bearer TOKEN" } " or, in a browser, as the cookie " code { "starfry" } ". "
                            "Every refusal is an " a href="#shape-ErrorBody" { "ErrorBody" } " with one word for programs and a "
                            "sentence in the language of the asker (" code { "?lang=de" } ", else his own, else "
                            code { "Accept-Language" } "). Unknown fields are refused."
                        }
                        p {
                            "Any request may be refused as " code { "429" } " (too fast: see " code { "Retry-After" } "), "
                            code { "503" } " (the same: nothing has happened) and " code { "500" } " (our mistake), one with a body "
                            "also as " code { "408" } " (too slow), " code { "413" } " (too large) and " code { "415" } " (not JSON). "
                            "What else may come is listed with each route."
                        }
                        p { "The same for programs: " a href="api/openapi.json" { "openapi.json" } "." }
                        @for tag in page.tags() { (page.part(tag)) }
                        (page.shapes())
                    }
                }
            }
        }
    };
    markup.into_string()
}

/// One page in the making.
struct Page<'a> {
    description: &'a Value,
}

/// One thing that can be asked.
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
                li { a href="#shapes" { "Shapes" } }
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
                @if about["security"].is_array() && !is_open { p.note { "Needs a session." } }
                @if !parameters.is_empty() {
                    h4 { "Parameters" }
                    (table(["Name", "Type", "About"], parameters.iter().map(|parameter| [
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
                h4 { "Answers" }
                (table(["Status", "Body", "About"], answers.filter(|(status, _)| !is_refusal(status)).map(|(status, answer)| [
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

    /// The schema that is meant.
    fn named(&self, schema: &'a Value) -> &'a Value {
        // What may be left out is the schema or nothing.
        let schema = list(&schema["oneOf"]).find(|choice| choice["$ref"].is_string()).unwrap_or(schema);
        text(&schema["$ref"]).strip_prefix('#').and_then(|to| self.description.pointer(to)).unwrap_or(schema)
    }

    fn shapes(&self) -> Markup {
        html! {
            section {
                h2 #shapes { "Shapes" }
                p { "What bodies and answers are made of. A field without “may be left out” is always there." }
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

/// What something is for: the first line, and the rest.
fn headline(about: &Value) -> (&str, &str) {
    (text(&about["summary"]).trim_end_matches('.'), text(&about["description"]))
}

fn is_refusal(status: &str) -> bool {
    status.starts_with(['4', '5'])
}

fn optional(is_required: bool) -> &'static str {
    if is_required { "" } else { ", may be left out" }
}

fn table(heads: [&str; 3], rows: impl Iterator<Item = [Markup; 3]>) -> Markup {
    html! {
        div.wide { table {
            thead { tr { @for head in heads { th scope="col" { (head) } } } }
            tbody { @for row in rows { tr { @for cell in row { td { (cell) } } } } }
        } }
    }
}

/// A schema in full: its fields, its words, or what it may be.
fn shape(schema: &Value) -> Markup {
    let own: Vec<(&str, &Value, bool)> = members(schema);
    let variants: Vec<&Value> = list(&schema["oneOf"]).collect();
    html! {
        @if !own.is_empty() {
            (table(["Field", "Type", "About"], own.iter().map(|(name, field, is_required)| [
                html! { code { (name) } " " span.note { (optional(*is_required).trim_start_matches(", ")) } },
                kind(field),
                html! { (coded(text(&field["description"]))) },
            ])))
        } @else if variants.is_empty() {
            p { (kind(schema)) }
        }
        @if !variants.is_empty() {
            @for variant in variants {
                h4 { "Either: " (coded(text(&variant["description"]))) }
                (shape(variant))
            }
        }
    }
}

/// The fields of an object, also of one that is put together from several.
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

/// What a value may be within.
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
        from_to("minItems", "maxItems").map(|bounds| bounds + " of them"),
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

fn capital(word: &str) -> String {
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
