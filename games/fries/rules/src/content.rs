//! The components: map, tiles and supplies, read from a TOML file that users can replace.

use contract::{ContentFault, Inspection};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::place::Place;

/// The maximum number of fields on a map.
pub const MOST_FIELDS: usize = 64;
/// The maximum number of cities on a map.
pub const MOST_CITIES: usize = 16;
/// The maximum number of lines that meet in a field.
pub const MOST_LINES_PER_FIELD: usize = 12;
/// The maximum number of tiles.
pub const MOST_TILES: usize = 40;
/// The maximum resistance.
pub const MOST_RESISTANCE: u32 = 20;
/// The maximum number of restaurant slots in a city.
pub const MOST_BURGERS: u32 = 3;
/// The maximum number of a player's markers of one kind.
pub const MOST_MARKERS: u32 = 40;
/// The maximum number of a player's UFOs by kind, given by the size of a fleet.
pub const MOST_UFOS: [u32; 3] = [3, 3, 2];
/// The minimum number of fields of the whole map and of its red part, so that bumped UFOs always find a free
/// one.
pub const FEWEST_FIELDS: (usize, usize) = (26, 16);

/// The checked components of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Content {
    /// The fields, in list order.
    pub(crate) fields: Vec<FieldInfo>,
    pub(crate) lines: Vec<LineInfo>,
    pub(crate) tiles: Vec<TileInfo>,
    pub(crate) supply: Supply,
    pub(crate) size: (u32, u32),
    pub(crate) origins: Vec<(String, String)>,
}

/// A city or village on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FieldInfo {
    /// Its id in notation.
    pub id: Place,
    /// Its name.
    pub name: String,
    /// Whether it is a city rather than a village.
    pub is_city: bool,
    /// Its position in drawings.
    pub position: (u32, u32),
    /// Whether it is used with two or three players.
    pub is_red: bool,
}

/// A line between two fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LineInfo {
    /// The two fields, as indices into the list of fields.
    pub ends: (usize, usize),
    /// Whether it is used with two or three players.
    pub is_red: bool,
    /// Whether it leaves the map at one side and comes back at the other.
    pub wraps: bool,
}

/// A city tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct TileInfo {
    /// The result that a control roll must reach.
    pub resistance: u8,
    /// The number of restaurants that fit.
    pub burgers: u8,
}

/// Each player's supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Supply {
    /// Restaurants.
    pub restaurants: u8,
    /// Fry stands.
    pub stands: u8,
    /// Eyewitnesses.
    pub witnesses: u8,
    /// UFOs by kind: standard, bumper, sedator.
    pub ufos: [u8; 3],
}

impl Content {
    /// The fields of the map.
    pub fn fields(&self) -> &[FieldInfo] {
        &self.fields
    }

    /// The lines of the map.
    pub fn lines(&self) -> &[LineInfo] {
        &self.lines
    }

    /// The tiles. Each city in play gets one of them.
    pub fn tiles(&self) -> &[TileInfo] {
        &self.tiles
    }

    /// Each player's supply.
    pub const fn supply(&self) -> Supply {
        self.supply
    }

    /// The width and height of the drawing.
    pub const fn size(&self) -> (u32, u32) {
        self.size
    }

    /// The name and origin of each row that has an origin.
    pub fn origins(&self) -> &[(String, String)] {
        &self.origins
    }

    /// Reads and checks a component file, reporting every fault in it.
    pub fn read(text: &str) -> Result<Content, Vec<ContentFault>> {
        Inspection::read(text, |inspection, file: File| Reader(inspection).read(&file))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    map: Spanned<MapRow>,
    supply: SupplyRow,
    #[serde(default)]
    field: Vec<FieldRow>,
    #[serde(default)]
    line: Vec<LineRow>,
    #[serde(default)]
    tile: Vec<TileRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapRow {
    name: String,
    width: Spanned<u32>,
    height: Spanned<u32>,
    origin: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SupplyRow {
    restaurants: Spanned<u32>,
    stands: Spanned<u32>,
    witnesses: Spanned<u32>,
    standard: Spanned<u32>,
    bumper: Spanned<u32>,
    sedator: Spanned<u32>,
    origin: String,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum FieldKind {
    City,
    Village,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FieldRow {
    id: Spanned<Place>,
    name: Spanned<String>,
    kind: FieldKind,
    x: Spanned<u32>,
    y: Spanned<u32>,
    #[serde(default)]
    red: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineRow {
    ends: Spanned<[Place; 2]>,
    #[serde(default)]
    red: bool,
    #[serde(default)]
    wrap: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    resistance: Spanned<u32>,
    burgers: Spanned<u32>,
    origin: Spanned<String>,
}

/// Converts the file into components and reports every fault in it.
struct Reader<'a, 'b>(&'a mut Inspection<'b>);

impl Reader<'_, '_> {
    fn read(&mut self, file: &File) -> Content {
        let map = file.map.get_ref();
        let size = (
            self.0.range(&map.width, "the width", 1, 10_000),
            self.0.range(&map.height, "the height", 1, 10_000),
        );
        let fields = self.fields(file, size);
        let lines = self.lines(file, &fields);
        let tiles = file.tile.iter().map(|row| self.tile(row)).collect::<Vec<_>>();
        if self.0.is_clean() {
            self.whole_map(&file.map, &fields, &lines, tiles.len());
        }
        let mut origins = vec![
            (format!("map {}", map.name), map.origin.clone()),
            ("supply".to_owned(), file.supply.origin.clone()),
        ];
        origins.extend(file.tile.iter().map(|row| {
            (
                format!("tile {}/{}", row.resistance.get_ref(), row.burgers.get_ref()),
                row.origin.get_ref().clone(),
            )
        }));
        Content { fields, lines, tiles, supply: self.supply(&file.supply), size, origins }
    }

    fn supply(&mut self, row: &SupplyRow) -> Supply {
        Supply {
            restaurants: self.0.range(&row.restaurants, "the restaurants", 1, MOST_MARKERS) as u8,
            stands: self.0.range(&row.stands, "the fry stands", 1, MOST_MARKERS) as u8,
            witnesses: self.0.range(&row.witnesses, "the eyewitnesses", 0, MOST_MARKERS) as u8,
            ufos: [
                self.0.range(&row.standard, "the standard UFOs", 2, MOST_UFOS[0]) as u8,
                self.0.range(&row.bumper, "the bumper UFOs", 0, MOST_UFOS[1]) as u8,
                self.0.range(&row.sedator, "the sedator UFOs", 0, MOST_UFOS[2]) as u8,
            ],
        }
    }

    fn fields(&mut self, file: &File, size: (u32, u32)) -> Vec<FieldInfo> {
        let mut fields: Vec<FieldInfo> = Vec::new();
        for row in &file.field {
            if fields.len() == MOST_FIELDS {
                self.0.fault(&row.id, format!("a map has at most {MOST_FIELDS} fields: leave this one out"));
                break;
            }
            if fields.iter().any(|field| field.id == *row.id.get_ref()) {
                self.0.fault(
                    &row.id,
                    format!("the id {} is taken: give every field its own", row.id.get_ref()),
                );
            }
            fields.push(FieldInfo {
                id: *row.id.get_ref(),
                name: self.0.text(&row.name),
                is_city: row.kind == FieldKind::City,
                position: (self.0.range(&row.x, "x", 0, size.0), self.0.range(&row.y, "y", 0, size.1)),
                is_red: row.red,
            });
        }
        fields
    }

    fn lines(&mut self, file: &File, fields: &[FieldInfo]) -> Vec<LineInfo> {
        let mut lines: Vec<LineInfo> = Vec::new();
        for row in &file.line {
            let number = |id: &Place| fields.iter().position(|field| field.id == *id);
            let [one, other] = row.ends.get_ref();
            let (Some(one_at), Some(other_at)) = (number(one), number(other)) else {
                self.0.fault(&row.ends, format!("a line from {one} to {other}: there is no such field"));
                continue;
            };
            let ends = (one_at.min(other_at), one_at.max(other_at));
            if one == other || lines.iter().any(|line| line.ends == ends) {
                self.0.fault(
                    &row.ends,
                    format!("a line from {one} to {other} leads nowhere new: leave it out"),
                );
            }
            if row.red && !(fields[one_at].is_red && fields[other_at].is_red) {
                self.0.fault(&row.ends, "a red line joins red fields");
            }
            lines.push(LineInfo { ends, is_red: row.red, wraps: row.wrap });
        }
        lines
    }

    fn tile(&mut self, row: &TileRow) -> TileInfo {
        self.0.text(&row.origin);
        TileInfo {
            resistance: self.0.range(&row.resistance, "the resistance", 1, MOST_RESISTANCE) as u8,
            burgers: self.0.range(&row.burgers, "the burgers", 1, MOST_BURGERS) as u8,
        }
    }

    /// Checks that apply to the whole map.
    fn whole_map(&mut self, map: &Spanned<MapRow>, fields: &[FieldInfo], lines: &[LineInfo], tiles: usize) {
        let cities = fields.iter().filter(|field| field.is_city).count();
        if !(2..=MOST_CITIES).contains(&cities) {
            self.0.fault(map, format!("a map has 2 to {MOST_CITIES} cities, not {cities}"));
        }
        if tiles < cities || tiles > MOST_TILES {
            self.0.fault(
                map,
                format!("{cities} cities need at least as many tiles, and at most {MOST_TILES}, not {tiles}"),
            );
        }
        for (red, what, fewest) in
            [(false, "the map", FEWEST_FIELDS.0), (true, "its red part", FEWEST_FIELDS.1)]
        {
            let part: Vec<usize> = (0..fields.len()).filter(|index| !red || fields[*index].is_red).collect();
            let joined = |a: usize, b: usize| {
                lines.iter().any(|line| (!red || line.is_red) && line.ends == (a.min(b), a.max(b)))
            };
            if part.len() < fewest {
                self.0.fault(map, format!("{what} has {} fields and needs at least {fewest}", part.len()));
                continue;
            }
            let mut reached = vec![part[0]];
            for next in 0..part.len() {
                let Some(from) = reached.get(next).copied() else { break };
                let new: Vec<usize> =
                    part.iter().copied().filter(|to| joined(from, *to) && !reached.contains(to)).collect();
                reached.extend(new);
            }
            if reached.len() < part.len() {
                let lost = part
                    .iter()
                    .find(|index| !reached.contains(index))
                    .map_or(Place::NOWHERE, |index| fields[*index].id);
                self.0.fault(
                    map,
                    format!("{what} is not connected: {lost} cannot be reached from {}", fields[part[0]].id),
                );
            }
            for index in part.iter().copied() {
                let around = part.iter().filter(|other| joined(index, **other)).count();
                let villages =
                    part.iter().filter(|other| joined(index, **other) && !fields[**other].is_city).count();
                if around > MOST_LINES_PER_FIELD {
                    self.0.fault(
                        map,
                        format!(
                            "{} has {around} lines, at most {MOST_LINES_PER_FIELD} may be",
                            fields[index].id
                        ),
                    );
                }
                if fields[index].is_city && villages == 0 {
                    self.0.fault(
                        map,
                        format!("the city {} needs a village beside it in {what}", fields[index].id),
                    );
                }
            }
            let villages = part.iter().filter(|index| !fields[**index].is_city).count();
            if villages < 5 || part.iter().filter(|index| fields[**index].is_city).count() < 2 {
                self.0.fault(map, format!("{what} needs at least 5 villages and 2 cities"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EMBEDDED: &str = include_str!("../content/fries.toml");

    #[test]
    fn the_embedded_map_has_thirteen_cities_and_three_times_as_many_villages() {
        let content = Content::read(EMBEDDED).expect("the embedded file is right");
        let cities = content.fields().iter().filter(|field| field.is_city).count();
        assert_eq!((cities, content.fields().len() - cities), (13, 39));
        let red = content.fields().iter().filter(|field| field.is_red);
        assert_eq!(red.clone().filter(|field| field.is_city).count(), 7);
        assert_eq!(red.count(), 27);
        assert_eq!(content.tiles().len(), 18);
        assert!(content.lines().iter().all(|line| !(line.wraps && line.is_red)), "no wrap link is red");
        assert_eq!(content.supply(), Supply { restaurants: 10, stands: 12, witnesses: 12, ufos: [3, 3, 2] });
    }

    fn reasons(replace: &str, with: &str) -> Vec<String> {
        assert!(EMBEDDED.contains(replace), "{replace}");
        let faults = Content::read(&EMBEDDED.replacen(replace, with, 1)).expect_err("the file is wrong");
        faults.into_iter().map(|fault| fault.reason).collect()
    }

    #[test]
    fn faults_of_maps_are_reported() {
        assert!(
            reasons("id = \"chicken\"", "id = \"boring\"").iter().any(|reason| reason.contains("is taken"))
        );
        assert!(reasons("id = \"chicken\"", "id = \"Chicken\"")[0].contains("lower-case letters"));
        assert!(reasons("resistance = 3", "resistance = 0")[0].contains("the resistance must be from 1"));
        assert!(reasons("kind = \"city\"", "kind = \"town\"")[0].contains("town"));
        assert!(
            reasons("ends = [\"chicken\", \"boring\"]", "ends = [\"chicken\", \"nowhere\"]")[0]
                .contains("no such field")
        );
        assert!(
            reasons("ends = [\"chicken\", \"boring\"]", "ends = [\"chicken\", \"chicken\"]")[0]
                .contains("nowhere new")
        );
        let islands = EMBEDDED.split("[[line]]").next().map(str::to_owned).unwrap_or_default();
        let faults = Content::read(&islands).expect_err("a map without lines");
        assert!(faults.iter().any(|fault| fault.reason.contains("not connected")), "{faults:?}");
    }
}
