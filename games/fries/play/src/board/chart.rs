//! The layout of the map: fields, lines, signs, names, and where saucers hover.
//!
//! All of it follows from the components, the tiles and the language, never from the pieces, so nothing
//! shifts during play.

use std::collections::HashMap;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use contract::Rules;
use fries::{FieldInfo, Fries, Place, View};

use crate::labels::{self, Label, Obstacles};
use scene::drawing::Anchor;
use scene::drawing::{N, Rect};

/// The size of the map for which the coasts were drawn.
const LAND_SIZE: (u32, u32) = (1000, 560);
/// The font size of village names, the width of a letter, and the maximum length of a line.
const LABEL: f32 = 10.8;
const LETTER: f32 = 5.6;
const LONGEST_LINE: usize = 14;
/// The horizontal stretch of the whole world, because screens are wide.
const STRETCH: f32 = 1.08;
/// The width of the sign for a line around the world, without its name.
pub(crate) const SIGN: f32 = 36.0;

pub(crate) type Point = (f32, f32);

/// A field.
#[derive(Clone)]
pub(crate) struct Spot {
    pub(crate) place: Place,
    pub(crate) name: String,
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) is_city: bool,
    /// Restaurant slots; 0 for villages and cities without a tile.
    pub(crate) slots: u8,
    /// The offset from the field to where a saucer likes to hover.
    pub(crate) hover: (f32, f32),
    /// The lines of a village's name, and the anchor of the first one.
    pub(crate) label: Option<(Vec<String>, Point, Anchor)>,
    /// The area of that name.
    pub(crate) name_room: Option<Rect>,
}

impl Spot {
    /// The number of the matching tile in the symbol sheet.
    pub(crate) fn tile(&self) -> u8 {
        if self.is_city { self.slots.clamp(1, 3) } else { 0 }
    }

    pub(crate) fn tile_width(&self) -> f32 {
        24.0 + 22.0 * f32::from(self.tile())
    }

    pub(crate) fn plate_width(&self) -> f32 {
        (self.name.chars().count() as f32 * 5.9 + 12.0).round()
    }
}

/// A line between two fields, as indices into the list of spots.
pub(crate) struct Line {
    pub(crate) ends: (usize, usize),
    /// The point where it bends, if it would otherwise cross another field.
    pub(crate) bend: Option<Point>,
    /// The data of its path.
    pub(crate) path: String,
}

/// One end of a line around the world: from its field to the sign at the edge.
pub(crate) struct Wrap {
    pub(crate) letter: char,
    pub(crate) ends: (usize, usize),
    pub(crate) is_left: bool,
    /// The point where the line meets the edge.
    pub(crate) edge: Point,
    pub(crate) sign: Rect,
}

/// The map.
pub(crate) struct Chart {
    /// The same for two maps only if they are the same.
    pub(crate) digest: u64,
    pub(crate) spots: Vec<Spot>,
    pub(crate) lines: Vec<Line>,
    pub(crate) wraps: Vec<Wrap>,
    pub(crate) page: Rect,
    /// The horizontal stretch of everything.
    pub(crate) stretch: f32,
    /// Whether the coasts belong to this map.
    pub(crate) has_land: bool,
    /// Whether it is wider than a sheet of paper.
    pub(crate) is_wide: bool,
}

/// Everything that a map follows from.
struct Survey {
    spots: Vec<Spot>,
    straight: Vec<(usize, usize)>,
    around: Vec<(usize, usize)>,
    width: f32,
    stretch: f32,
    has_land: bool,
}

impl Survey {
    /// The same for two maps only if they are the same.
    fn digest(&self) -> u64 {
        let Survey { spots, straight, around, width, stretch, has_land } = self;
        let mut hasher = CHARTS.digests.build_hasher();
        for spot in spots {
            let Spot { place, name, x, y, is_city, slots, .. } = spot;
            (place, name, x.to_bits(), y.to_bits(), is_city, slots).hash(&mut hasher);
        }
        (straight, around, width.to_bits(), stretch.to_bits(), has_land).hash(&mut hasher);
        hasher.finish()
    }

    fn chart(&self) -> Arc<Chart> {
        let digest = self.digest();
        let charts = || CHARTS.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(chart) = charts().get(&digest) {
            return Arc::clone(chart);
        }
        let chart = Arc::new(Chart::lay_out(self, digest));
        let mut charts = charts();
        if charts.len() == MOST_CHARTS {
            charts.clear();
        }
        charts.insert(digest, Arc::clone(&chart));
        chart
    }
}

/// The maps drawn before, by their digests. Finding places for all names takes longer than drawing everything
/// else, and a map is the same for everybody who reads it in the same language, all game long.
#[derive(Default)]
struct Charts {
    drawn: Mutex<HashMap<u64, Arc<Chart>>>,
    digests: RandomState,
}

static CHARTS: LazyLock<Charts> = LazyLock::new(Charts::default);

/// A map has about 10 KB.
const MOST_CHARTS: usize = 1024;

impl Chart {
    pub(crate) fn new(game: &Fries, view: &View, name: impl Fn(&FieldInfo) -> String) -> Arc<Chart> {
        let content = game.content();
        let board = view.look(game);
        let in_play: Vec<Place> = board.fields().collect();
        let stretch = if content.lines().iter().any(|line| line.wraps && (line.is_red || game.seats() > 3)) {
            STRETCH
        } else {
            1.0
        };
        let shown = content.fields().iter().filter(|field| in_play.contains(&field.id));
        let spots: Vec<Spot> = shown
            .map(|field| Spot {
                place: field.id,
                name: name(field),
                x: (field.position.0 as f32 * stretch).round(),
                y: field.position.1 as f32,
                is_city: field.is_city,
                slots: board.slots(field.id),
                hover: (0.0, 0.0),
                label: None,
                name_room: None,
            })
            .collect();
        let place_of = |index: usize| spots.iter().position(|spot| spot.place == content.fields()[index].id);
        let lines = content.lines().iter().filter(|line| line.is_red || game.seats() > 3);
        let (around, straight): (Vec<_>, Vec<_>) = lines.partition(|line| line.wraps);
        let ends = |line: &&fries::LineInfo| Some((place_of(line.ends.0)?, place_of(line.ends.1)?));
        let straight: Vec<(usize, usize)> = straight.iter().filter_map(ends).collect();
        let around: Vec<(usize, usize)> = around.iter().filter_map(ends).collect();
        let width = content.size().0 as f32 * stretch;
        let has_land = content.size() == LAND_SIZE;
        Survey { spots, straight, around, width, stretch, has_land }.chart()
    }

    /// Finds a place for everything.
    fn lay_out(survey: &Survey, digest: u64) -> Chart {
        let Survey { spots, straight, around, width, stretch, has_land } = survey;
        let page = page(spots, *width, !around.is_empty());
        let line =
            |ends: &(usize, usize)| Line { ends: *ends, bend: bend(spots, *ends), path: String::new() };
        let mut chart = Chart {
            digest,
            lines: straight.iter().map(line).collect(),
            wraps: Vec::new(),
            is_wide: (page.right - page.left) > 1.5 * (page.bottom - page.top),
            stretch: *stretch,
            has_land: *has_land,
            page,
            spots: spots.clone(),
        };
        chart.place_signs(around, *width);
        chart.place_saucers();
        chart.place_names();
        let place = |index: usize| chart.spots[index].place;
        let path = |line: &Line| chart.leg(place(line.ends.0), place(line.ends.1), true);
        let paths: Vec<String> = chart.lines.iter().map(path).collect();
        for (line, path) in chart.lines.iter_mut().zip(paths) {
            line.path = path;
        }
        chart
    }

    pub(crate) fn index(&self, place: Place) -> Option<usize> {
        self.spots.iter().position(|spot| spot.place == place)
    }

    pub(crate) fn spot(&self, place: Place) -> Option<&Spot> {
        self.spots.iter().find(|spot| spot.place == place)
    }

    /// The path data from a field to a neighbouring one; `moves` begins a new path.
    pub(crate) fn leg(&self, from: Place, to: Place, moves: bool) -> String {
        let (Some(one), Some(other)) = (self.index(from), self.index(to)) else { return String::new() };
        let (start, end) = (&self.spots[one], &self.spots[other]);
        let begin = if moves { format!("M{} {}", N(start.x), N(start.y)) } else { String::new() };
        let ends = |line: &(usize, usize)| *line == (one, other) || *line == (other, one);
        let wrap = self.wraps.iter().find(|wrap| wrap.ends == (one, other));
        let back = self.wraps.iter().find(|wrap| wrap.ends == (other, one));
        if let (Some(out), Some(back)) = (wrap, back) {
            let ((x, y), (from_x, from_y)) = (out.edge, back.edge);
            return format!(
                "{begin}L{} {}M{} {}L{} {}",
                N(x),
                N(y),
                N(from_x),
                N(from_y),
                N(end.x),
                N(end.y)
            );
        }
        match self.lines.iter().find(|line| ends(&line.ends)).and_then(|line| line.bend) {
            Some((x, y)) => format!("{begin}Q{} {} {} {}", N(x), N(y), N(end.x), N(end.y)),
            None => format!("{begin}L{} {}", N(end.x), N(end.y)),
        }
    }

    /// A route over several fields.
    pub(crate) fn way(&self, route: &[Place]) -> String {
        let legs = route.windows(2).enumerate();
        legs.map(|(index, leg)| self.leg(leg[0], leg[1], index == 0)).collect()
    }

    /// The areas that fields occupy, without village names.
    pub(crate) fn rooms(&self) -> impl Iterator<Item = (usize, Rect)> {
        self.spots.iter().enumerate().flat_map(|(index, spot)| {
            let rooms = if spot.is_city {
                vec![
                    Rect::around(spot.x, spot.y, spot.tile_width() + 6.0, 32.0),
                    Rect::around(spot.x, spot.y + 19.0, spot.plate_width(), 16.0),
                ]
            } else {
                vec![Rect::around(spot.x, spot.y - 1.0, 24.0, 27.0)]
            };
            rooms.into_iter().map(move |room| (index, room))
        })
    }

    fn segments(&self) -> Vec<[f32; 4]> {
        let at = |index: usize| (self.spots[index].x, self.spots[index].y);
        let straight = self.lines.iter().flat_map(|line| {
            let (from, to) = (at(line.ends.0), at(line.ends.1));
            let middle =
                line.bend.map_or((f32::midpoint(from.0, to.0), f32::midpoint(from.1, to.1)), |bend| {
                    let ends = (f32::midpoint(from.0, to.0), f32::midpoint(from.1, to.1));
                    (f32::midpoint(ends.0, bend.0), f32::midpoint(ends.1, bend.1))
                });
            [[from.0, from.1, middle.0, middle.1], [middle.0, middle.1, to.0, to.1]]
        });
        let around = self.wraps.iter().map(|wrap| {
            let (x, y) = at(wrap.ends.0);
            [x, y, wrap.edge.0, wrap.edge.1]
        });
        straight.chain(around).collect()
    }

    /// Places the signs of lines around the world at the edges, clear of fields.
    fn place_signs(&mut self, around: &[(usize, usize)], width: f32) {
        let rooms: Vec<(usize, Rect)> = self.rooms().collect();
        for (number, (one, other)) in around.iter().enumerate() {
            let (left, right) =
                if self.spots[*one].x < self.spots[*other].x { (*one, *other) } else { (*other, *one) };
            let (a, b) = (&self.spots[left], &self.spots[right]);
            let share = a.x / (a.x + width - b.x).max(1.0);
            let meets = (a.y + (b.y - a.y) * share).round();
            for (here, there, is_left) in [(left, right, true), (right, left, false)] {
                let room = self.sign_room(&self.spots[there].name, is_left);
                let at = |y: f32| Rect { top: y - 10.0, bottom: y + 10.0, ..room };
                let cost = |y: f32| -> f32 {
                    let fields: f32 = rooms.iter().map(|(_, field)| field.overlap(&at(y - 4.0))).sum();
                    let signs: f32 = self.wraps.iter().map(|wrap| wrap.sign.overlap(&at(y))).sum();
                    (fields + signs) * 4.0 + (y - meets).abs() + at(y).outside(&self.page) * 50.0
                };
                let heights = [0.0, -14.0, 14.0, -22.0, 22.0, -34.0, 34.0, 46.0].map(|off| meets + off);
                let y = heights.into_iter().min_by(|a, b| cost(*a).total_cmp(&cost(*b))).unwrap_or(meets);
                let edge = (if is_left { room.right - 6.0 } else { room.left + 6.0 }, y);
                let letter = (b'A' + number as u8) as char;
                self.wraps.push(Wrap { letter, ends: (here, there), is_left, edge, sign: at(y) });
            }
        }
    }

    fn sign_room(&self, name: &str, is_left: bool) -> Rect {
        let width = (name.chars().count().min(LONGEST_LINE) as f32 * LETTER + SIGN).round();
        let (left, right) = if is_left {
            (self.page.left + 4.0, self.page.left + 4.0 + width)
        } else {
            (self.page.right - 4.0 - width, self.page.right - 4.0)
        };
        Rect { left, right, top: 0.0, bottom: 0.0 }
    }

    /// Places saucers above their fields, or to a side where there is more space.
    fn place_saucers(&mut self) {
        let rooms: Vec<(usize, Rect)> = self.rooms().collect();
        for index in 0..self.spots.len() {
            let spot = &self.spots[index];
            let (lift, side) =
                if spot.is_city { (28.0, spot.tile_width() / 2.0 + 22.0) } else { (25.0, 31.0) };
            let ways = [(0.0, -lift), (-side, -10.0), (side, -10.0), (-side, 10.0), (side, 10.0)];
            let cost = |(place, (across, down)): &(usize, Point)| -> f32 {
                let room = Rect::around(spot.x + across, spot.y + down - 3.0, 46.0, 34.0);
                let others = rooms.iter().filter(|(other, _)| *other != index);
                let fields: f32 = others.map(|(_, other)| other.overlap(&room)).sum();
                fields + room.outside(&self.page) * 40.0 + *place as f32 * 90.0
            };
            let best = ways.into_iter().enumerate().min_by(|a, b| cost(a).total_cmp(&cost(b)));
            self.spots[index].hover = best.map_or(ways[0], |(_, way)| way);
        }
    }

    /// Places village names where nothing else is.
    fn place_names(&mut self) {
        let saucer =
            |spot: &Spot| (Rect::around(spot.x + spot.hover.0, spot.y + spot.hover.1 - 3.0, 44.0, 32.0), 1.2);
        let boxes = self.rooms().map(|(_, room)| (room, 6.0));
        let boxes = boxes.chain(self.spots.iter().map(saucer));
        let boxes = boxes.chain(self.wraps.iter().map(|wrap| (wrap.sign, 8.0)));
        let obstacles =
            Obstacles { boxes: boxes.collect(), lines: self.segments(), page: self.page, edge: 20.0 };
        let villages: Vec<usize> =
            (0..self.spots.len()).filter(|index| !self.spots[*index].is_city).collect();
        let names: Vec<Vec<String>> =
            villages.iter().map(|index| wrapped(&self.spots[*index].name)).collect();
        let label = |(index, lines): (&usize, &Vec<String>)| Label {
            x: self.spots[*index].x,
            y: self.spots[*index].y,
            reach: 14.0,
            width: lines.iter().map(|line| line.chars().count()).max().unwrap_or(0) as f32 * LETTER + 3.0,
            height: lines.len() as f32 * LABEL + 2.0,
            rise: LABEL - 1.0,
        };
        let wanted: Vec<Label> = villages.iter().zip(&names).map(label).collect();
        let places = labels::place(&wanted, &obstacles);
        for ((index, lines), place) in villages.into_iter().zip(names).zip(places) {
            self.spots[index].label = Some((lines, (place.x.round(), place.y.round()), place.anchor));
            self.spots[index].name_room = Some(place.room);
        }
    }
}

/// The line spacing of names.
pub(crate) const LEADING: f32 = LABEL;

/// Breaks a name into lines that are not too long, between words.
fn wrapped(name: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < LONGEST_LINE => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The name of the other end as written on a sign.
pub(crate) fn on_sign(name: &str) -> String {
    if name.chars().count() <= LONGEST_LINE {
        return name.to_owned();
    }
    name.chars().take(LONGEST_LINE - 1).chain(['…']).collect()
}

/// The part of the map that is shown: all fields with some space around them, and the edges if lines lead
/// there.
fn page(spots: &[Spot], width: f32, wraps: bool) -> Rect {
    let fold =
        |start: f32, pick: fn(f32, f32) -> f32, of: fn(&Spot) -> f32| spots.iter().map(of).fold(start, pick);
    let (left, right) = (fold(f32::MAX, f32::min, |s| s.x) - 70.0, fold(0.0, f32::max, |s| s.x) + 70.0);
    let below = if wraps { 44.0 } else { 64.0 };
    let (top, bottom) = (fold(f32::MAX, f32::min, |s| s.y) - 48.0, fold(0.0, f32::max, |s| s.y) + below);
    let (left, right) = if wraps { (-18.0, width + 18.0) } else { (left, right) };
    Rect { left, top, right, bottom }
}

/// The point where a line has to bend so that it does not cross a third field.
fn bend(spots: &[Spot], (one, other): (usize, usize)) -> Option<Point> {
    let (a, b) = (&spots[one], &spots[other]);
    let length = (b.x - a.x).hypot(b.y - a.y).max(1.0);
    let (across, down) = ((b.x - a.x) / length, (b.y - a.y) / length);
    let others = spots.iter().enumerate().filter(|(index, _)| *index != one && *index != other);
    let near = others.filter_map(|(_, spot)| {
        let along = (spot.x - a.x) * across + (spot.y - a.y) * down;
        let off = (spot.x - a.x) * down - (spot.y - a.y) * across;
        let room = if spot.is_city { 30.0 } else { 15.0 };
        (along > 10.0 && along < length - 10.0 && off.abs() < room).then_some((off, room))
    });
    let (off, room) = near.min_by(|a, b| a.0.abs().total_cmp(&b.0.abs()))?;
    // Away from the field, by twice the missing distance, because a curve only goes half as far as its
    // control point.
    let shift = (room - off.abs() + 6.0) * 2.0 * if off > 0.0 { 1.0 } else { -1.0 };
    let (x, y) = (f32::midpoint(a.x, b.x) - down * shift, f32::midpoint(a.y, b.y) + across * shift);
    Some((x.round(), y.round()))
}
