//! Turns the buttons and forms of the site into requests of the API.

use catalog::GameInfo;
use contract::{OptionValues, Seat};
use serde_json::{Map, Value, json};

use crate::presets::{CLOCKS, Offered, Pace};

/// The levels of bots at tables set up here.
pub(crate) const LEVELS: [&str; 4] = ["easy", "normal", "hard", "expert"];

/// The fields of a form: names with values.
pub type Fields = std::collections::HashMap<String, String>;

/// The table for "play now": against bots of the requested level, or else normal ones, with the easiest
/// preset.
pub fn table_at_once(info: &GameInfo, offered: Offered, level: &str) -> Value {
    let level = LEVELS.into_iter().find(|known| *known == level).unwrap_or("normal");
    let bot = json!({ "is": "bot", "level": level });
    let mut seats = vec![json!({ "is": "me" })];
    seats.resize(offered.bots() + 1, bot);
    let first = &offered.presets()[0];
    let chosen = |name: &str| first.options.iter().find(|(known, _)| *known == name).map(|(_, value)| *value);
    json!({ "game": offered.name(), "seats": seats, "options": options(info, chosen) })
}

/// The table that a form asks for.
pub fn table_of_form(info: &GameInfo, fields: &Fields) -> Value {
    let has = |name: &str| fields.contains_key(name);
    let chosen = |name: &str| {
        let field = fields.get(&format!("option-{name}")).map(String::as_str);
        let is_switch = info
            .options
            .iter()
            .any(|option| option.info.name == name && option.info.values == OptionValues::Switch);
        // A switch that is off is not sent.
        if is_switch { Some(field.unwrap_or("false")) } else { field }
    };
    json!({
        "game": info.name,
        "seats": seats(fields),
        "options": options(info, chosen),
        "visibility": if has("public") { "public" } else { "private" },
        "spectators": has("spectators"),
        "chat": has("chat"),
        "hints": has("hints"),
        "clock": clock(fields.get("clock").map_or("none", String::as_str)),
    })
}

/// Whether somebody has to join before the game can begin.
pub fn has_free_seat(table: &Value) -> bool {
    table["seats"]
        .as_array()
        .is_some_and(|seats| seats.iter().any(|seat| seat["is"] == "open" || seat["is"] == "account"))
}

/// Each chosen option as a value of its type. Values that cannot be parsed are passed on and refused by the
/// game.
fn options<'a>(info: &GameInfo, chosen: impl Fn(&str) -> Option<&'a str>) -> Value {
    let mut options = Map::new();
    for option in info.options.iter().map(|option| option.info) {
        let Some(text) = chosen(option.name) else { continue };
        let value = match option.values {
            OptionValues::Switch => Value::Bool(text == "true"),
            OptionValues::Number { .. } => {
                text.trim().parse::<u32>().map_or_else(|_| text.into(), Value::from)
            }
            OptionValues::Words(_) => text.into(),
        };
        options.insert(option.name.to_owned(), value);
    }
    Value::Object(options)
}

fn seats(fields: &Fields) -> Vec<Value> {
    let seat = |number: usize| {
        let kind = fields.get(&format!("seat{number}"))?.as_str();
        let name = fields.get(&format!("name{number}")).map_or("", |name| name.trim());
        Some(match kind {
            "me" => json!({ "is": "me" }),
            "free" => json!({ "is": "open" }),
            // A player without a name is called by the letter of their seat.
            "here" if name.is_empty() => {
                json!({ "is": "here", "name": scene::letter(Seat::at(number - 1)).to_string() })
            }
            "here" | "account" => json!({ "is": kind, "name": name }),
            level if LEVELS.contains(&level) => json!({ "is": "bot", "level": level }),
            _ => return None,
        })
    };
    (1..=contract::MAX_SEATS).filter_map(seat).collect()
}

fn clock(name: &str) -> Value {
    let pace = CLOCKS.iter().find(|(known, _)| *known == name).map_or(Pace::Unhurried, |(_, pace)| *pace);
    match pace {
        Pace::Unhurried => json!({ "kind": "none" }),
        Pace::Sitting { reserve_s, increment_s } => {
            json!({ "kind": "live", "reserve_s": reserve_s, "increment_s": increment_s })
        }
        Pace::Days { days } => json!({ "kind": "correspondence", "per_decision_s": days * 86_400 }),
    }
}
