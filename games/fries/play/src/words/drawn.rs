//! The table in plain text, and tables of components.

use std::collections::BTreeMap;
use std::fmt;

use contract::{Rules, Seat};
use fries::{Content, Fries, View};

use super::names::Words;
use i18n::Grid;
use i18n::Teller;
use i18n::Texts;
use i18n::args;

/// The maximum line length, if the words are short enough.
const WIDTH: usize = 100;

/// What each player has where, and the tiles of the cities.
pub(super) fn draw(game: &Fries, view: &View, teller: Teller<'_>, out: &mut dyn fmt::Write) -> fmt::Result {
    let words = Words::new(game.content(), teller);
    let table = view.arrangement();
    let players = Seat::all(game.seats()).zip(&table.seats);
    for ((seat, arranged), (points, cities)) in players.zip(view.points().into_iter().zip(view.controlled()))
    {
        let args = args! { who: teller.who(seat), points: points, cities: cities };
        writeln!(out, "{seat}  {}", teller.say("fries-seat", &args))?;
        let rows = [
            ("standard", &arranged.standard),
            ("bumper", &arranged.bumper),
            ("sedator", &arranged.sedator),
            ("stands", &arranged.stands),
            ("restaurants", &arranged.restaurants),
            ("witnesses", &arranged.witnesses),
        ];
        for (row, places) in rows.into_iter().filter(|(_, places)| !places.is_empty()) {
            let head = format!("     {:<13}", teller.say("fries-row", &args! { row: row }));
            let places: Vec<String> = places.iter().map(|place| words.place(*place).into()).collect();
            draw_list(&head, &places, out)?;
        }
    }
    let tile = |city: &fries::CityArrangement| {
        let args = args! { city: words.place(city.city), resistance: city.resistance, slots: city.burgers };
        teller.say("fries-tile", &args)
    };
    let tiles: Vec<String> = table.cities.iter().map(tile).collect();
    draw_list(&format!("{} ", teller.texts.word("fries-drawn-tiles")), &tiles, out)
}

/// A list after its heading, in lines of at most [`WIDTH`]. Further lines are aligned with the list, or
/// indented by five.
fn draw_list(head: &str, things: &[String], out: &mut dyn fmt::Write) -> fmt::Result {
    let indent = if head.starts_with(' ') { head.chars().count() } else { 5 };
    let mut line = head.to_owned();
    let mut used = false;
    for (index, thing) in things.iter().enumerate() {
        let comma = if index + 1 < things.len() { "," } else { "" };
        let piece = format!("{thing}{comma}");
        if used && line.chars().count() + 1 + piece.chars().count() > WIDTH {
            writeln!(out, "{}", line.trim_end())?;
            line = " ".repeat(indent);
            used = false;
        }
        if used {
            line.push(' ');
        }
        line.push_str(&piece);
        used = true;
    }
    writeln!(out, "{}", line.trim_end())
}

/// The tables of the rulebook: `tiles` and `supplies`.
pub(super) fn components(content: &Content, what: &str, texts: &Texts) -> Option<Grid> {
    match what {
        "tiles" => Some(tiles(content, texts)),
        "supplies" => Some(supplies(content, texts)),
        _ => None,
    }
}

fn tiles(content: &Content, texts: &Texts) -> Grid {
    let mut copies = BTreeMap::new();
    for tile in content.tiles() {
        *copies.entry(*tile).or_insert(0_u32) += 1;
    }
    let rows = copies.into_iter().map(|(tile, copies)| {
        vec![tile.resistance.to_string(), tile.burgers.to_string(), copies.to_string()]
    });
    let heads = ["fries-column-resistance", "fries-column-slots", "fries-column-tiles"];
    Grid { heads: heads.map(|key| texts.word(key)).into(), rows: rows.collect() }
}

fn supplies(content: &Content, texts: &Texts) -> Grid {
    let supply = content.supply();
    let [standard, bumper, sedator] = supply.ufos;
    let pieces = [
        ("restaurants", supply.restaurants),
        ("stands", supply.stands),
        ("witnesses", supply.witnesses),
        ("standard", standard),
        ("bumper", bumper),
        ("sedator", sedator),
    ];
    let row = |(piece, count): (&'static str, u8)| {
        vec![texts.say("fries-piece", &args! { piece: piece }), count.to_string()]
    };
    let heads = ["fries-column-piece", "fries-column-each"];
    Grid { heads: heads.map(|key| texts.word(key)).into(), rows: pieces.map(row).into() }
}

/// The name of a component row, by its name in [`Content::origins`]: `map NAME`, `supply`, `tile 6/2`.
pub(super) fn component(what: &str, texts: &Texts) -> Option<String> {
    match what.split_once(' ').unwrap_or((what, "")) {
        ("map", _) => Some(texts.word("fries-component-map")),
        ("supply", "") => Some(texts.word("fries-component-supply")),
        ("tile", tile) => {
            let (resistance, slots) = tile.split_once('/')?;
            let (resistance, slots): (u8, u8) = (resistance.parse().ok()?, slots.parse().ok()?);
            let args = args! { resistance: resistance, slots: slots };
            Some(texts.say("fries-component-tile", &args))
        }
        _ => None,
    }
}
