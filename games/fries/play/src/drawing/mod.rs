//! Drawings of positions: the relevant part of the map, with all fields that have something on them and their
//! neighbours.

mod land;
mod pieces;

use contract::{Rules, Seat};
use fries::{Arrangement, FieldInfo, Fries, Kind, LineInfo, Place, View};
use i18n::{Teller, args};
use maud::{Markup, html};
use scene::drawing::Drawing;

use crate::labels::{self, Label, Obstacles};
use scene::drawing::{At, Ink, N, Rect, Type, fit, lines, sheet, text_width};
use scene::drawing::{badge, colour};

/// The maximum size of the part with fields in a drawing, and how much the map may be scaled for that.
const MOST: (f32, f32) = (600.0, 480.0);
const SCALES: (f32, f32) = (0.72, 1.6);
/// The space around fields and pieces, for names.
const MARGIN: f32 = 22.0;
const STRIP: f32 = 34.0;
const LABEL: f32 = 12.5;

const INKS: &[Ink] = &[
    Ink("sff-sea", "fill", "#c3e5df", "#17353d"),
    Ink("sff-land", "fill", "#fbf0d6", "#2d4a45"),
    Ink("sff-land", "stroke", "#b9a98a", "#50706a"),
    Ink("sff-case", "stroke", "#fffdf5", "#101f22"),
    Ink("sff-line", "stroke", "#7a5a58", "#c9b8a8"),
    Ink("sff-red", "stroke", "#c4402b", "#f08a72"),
    Ink("sff-dot", "fill", "#fffdf6", "#f4ecdf"),
    Ink("sff-label", "fill", "#2b1d2a", "#fff6e2"),
    Ink("sff-label", "stroke", "#fffaf0", "#17292c"),
    Ink("sff-sign", "fill", "#7a2f20", "#ffd2c4"),
    Ink("sff-strip", "fill", "#fffaf0", "#241f1b"),
    Ink("sff-name", "fill", "#2b1d2a", "#f4ecdf"),
    Ink("sff-plate", "fill", "#2b1d2a", "#0c1416"),
    Ink("sff-on-plate", "fill", "#fff6e2", "#fff6e2"),
    Ink("sff-tile", "fill", "#fffdf6", "#fff6e2"),
    Ink("sff-slot", "stroke", "#8a7868", "#8a7868"),
    Ink("sff-beam", "fill", "#f0b429", "#ffe27a"),
    Ink("sff-zz", "stroke", "#2b1d2a", "#fff6e2"),
];

/// Draws positions of this game.
pub(crate) struct Sketch;

impl Drawing<Fries> for Sketch {
    fn draw(&self, game: &Fries, view: &View, teller: Teller<'_>) -> String {
        let arrangement = view.arrangement();
        Picture { game, teller, arrangement: &arrangement }.draw()
    }
}

/// A field with everything on it, at its position in the drawing.
struct Spot<'a> {
    info: &'a FieldInfo,
    x: f32,
    y: f32,
    name: String,
    ufos: Vec<(Seat, Kind)>,
    stand: Option<Seat>,
    /// Resistance and slots, once the tile has been dealt.
    tile: Option<(u8, u8)>,
    restaurants: Vec<Seat>,
    witnesses: Vec<(Seat, usize)>,
}

impl Spot<'_> {
    fn is_bare(&self) -> bool {
        self.ufos.is_empty()
            && self.stand.is_none()
            && self.restaurants.is_empty()
            && self.witnesses.is_empty()
    }

    /// The player who controls the city, being the only one with restaurants in it.
    fn controller(&self) -> Option<Seat> {
        let first = *self.restaurants.first()?;
        self.restaurants.iter().all(|seat| *seat == first).then_some(first)
    }

    fn tile_width(&self) -> f32 {
        self.tile.map_or(30.0, |(_, slots)| 24.0 + 23.0 * f32::from(slots))
    }

    fn plate_width(&self) -> f32 {
        text_width(&self.name, 11.5) + 12.0
    }
}

struct Picture<'a> {
    game: &'a Fries,
    teller: Teller<'a>,
    arrangement: &'a Arrangement,
}

/// The transformation from the map to the drawing.
struct Scale {
    factor: f32,
    pieces: f32,
    left: f32,
    top: f32,
}

impl Scale {
    fn of(fields: &[&FieldInfo]) -> Scale {
        let all = fields.iter().map(|field| at(field)).map(|(x, y)| Rect::around(x, y, 0.0, 0.0));
        let bounds = all.reduce(Rect::with).unwrap_or(Rect::around(0.0, 0.0, 1.0, 1.0));
        let factor = (MOST.0 / bounds.width().max(1.0)).min(MOST.1 / bounds.height().max(1.0));
        let factor = factor.clamp(SCALES.0, SCALES.1);
        Scale { factor, pieces: (factor / 1.2).clamp(0.8, 1.2), left: bounds.left, top: bounds.top }
    }

    fn place(&self, (x, y): (f32, f32)) -> (f32, f32) {
        ((x - self.left) * self.factor, (y - self.top) * self.factor)
    }

    /// The part of the map under a rectangle of the drawing.
    fn part(&self, page: Rect) -> Rect {
        let (x, y) = (|x: f32| x / self.factor + self.left, |y: f32| y / self.factor + self.top);
        Rect { left: x(page.left), top: y(page.top), right: x(page.right), bottom: y(page.bottom) }
    }
}

fn at(field: &FieldInfo) -> (f32, f32) {
    (field.position.0 as f32, field.position.1 as f32)
}

/// A line that leaves the drawing: its start and end, whether it is red, and its destination if that has to
/// be named.
struct Stub {
    from: (f32, f32),
    to: (f32, f32),
    is_red: bool,
    sign: Option<String>,
}

impl<'a> Picture<'a> {
    fn draw(&self) -> String {
        let shown = self.shown_fields();
        let infos: Vec<&FieldInfo> =
            shown.iter().map(|index| &self.game.content().fields()[*index]).collect();
        let scale = Scale::of(&infos);
        let spots: Vec<Spot<'a>> = infos.iter().map(|info| self.spot(info, &scale)).collect();
        let is_bare = spots.iter().all(Spot::is_bare);
        let lines = self.lines(&shown, &scale);
        let stubs = self.stubs(&shown, &scale, is_bare);
        let boxes: Vec<Rect> = spots.iter().flat_map(|spot| field_boxes(spot, scale.pieces)).collect();
        let ufos = place_ufos(&spots, &boxes, scale.pieces);
        let signs = stubs.iter().filter_map(sign_box);
        let ufo_boxes = ufos.iter().map(|(_, _, x, y)| ufo_box(*x, *y, scale.pieces));
        let boxes: Vec<Rect> = boxes.iter().copied().chain(ufo_boxes).chain(signs).collect();
        let page = boxes.iter().copied().reduce(Rect::with).unwrap_or(Rect::around(0.0, 0.0, 100.0, 100.0));
        let page = page.grown(MARGIN);
        let segments = lines.iter().map(|(line, _)| *line);
        let segments =
            segments.chain(stubs.iter().map(|stub| [stub.from.0, stub.from.1, stub.to.0, stub.to.1]));
        let obstacles = Obstacles {
            boxes: boxes.into_iter().map(|room| (room, 4.0)).collect(),
            lines: segments.collect(),
            page,
            edge: 2.0,
        };
        let names = Villages::of(&spots, &obstacles, scale.pieces);
        let page = names.rooms().fold(page, |page, room| page.with(room.grown(8.0)));
        let body = html! {
            (self.ground(&scale, page))
            (draw_lines(&lines, &stubs))
            (draw_beams(&spots, &ufos, scale.pieces))
            @for spot in &spots { (draw_field(spot, scale.pieces)) }
            (names.draw())
            (draw_clashes(&spots, &ufos, scale.pieces))
            @for (seat, kind, x, y) in &ufos { (pieces::ufo(*seat, *kind, *x, *y, scale.pieces)) }
        };
        self.sheet(page, is_bare, &body)
    }

    /// The drawing with the players' names under it.
    fn sheet(&self, page: Rect, is_bare: bool, body: &Markup) -> String {
        let (width, height) = (page.width().max(300.0), page.height());
        let seats: Vec<Seat> = Seat::all(self.game.seats()).collect();
        let places = strip_places(&seats, self.teller, width);
        let rows = places.last().map_or(0, |(_, row, _)| row + 1);
        let key = if is_bare { "drawings-fries-map" } else { "drawings-fries" };
        let title = self.teller.say(key, &args! { players: self.teller.whom(seats.iter().copied()) });
        let body = html! {
            rect class="sff-sea" width=(N(width)) height=(N(height)) {}
            g transform=(At((width - page.width()) / 2.0 - page.left, -page.top, 1.0)) { (body) }
            rect class="sff-strip" y=(N(height)) width=(N(width)) height=(N(rows as f32 * STRIP)) {}
            @for (seat, row, x) in &places {
                @let y = height + (*row as f32 + 0.5) * STRIP;
                (badge(*seat, x + 11.0, y, 10.5))
                (Type::bold("sff-name", 14.0).left(x + 28.0, y + 5.0, &fit(self.teller.name(*seat), 14.0, 150.0)))
            }
        };
        sheet(width, height + rows as f32 * STRIP, &title, INKS, &body)
    }

    fn is_in_play(&self, is_red: bool) -> bool {
        is_red || self.game.seats() > 3
    }

    fn lines_in_play(&self) -> impl Iterator<Item = &'a LineInfo> {
        let all = self.game.seats() > 3;
        self.game.content().lines().iter().filter(move |line| line.is_red || all)
    }

    /// The fields with something on them and their neighbours, in content order; all fields in play if there
    /// are none.
    fn shown_fields(&self) -> Vec<usize> {
        let fields = self.game.content().fields();
        let holds = |place: Place| {
            self.arrangement.seats.iter().any(|seat| {
                let lists = [
                    &seat.standard,
                    &seat.bumper,
                    &seat.sedator,
                    &seat.stands,
                    &seat.restaurants,
                    &seat.witnesses,
                ];
                lists.iter().any(|list| list.contains(&place))
            })
        };
        let in_play = |index: &usize| self.is_in_play(fields[*index].is_red);
        let held: Vec<usize> =
            (0..fields.len()).filter(in_play).filter(|index| holds(fields[*index].id)).collect();
        if held.is_empty() {
            return (0..fields.len()).filter(in_play).collect();
        }
        let beside = |index: usize| {
            self.lines_in_play().filter(|line| !line.wraps).any(|line| {
                let (one, other) = line.ends;
                (one == index && held.contains(&other)) || (other == index && held.contains(&one))
            })
        };
        (0..fields.len()).filter(|index| held.contains(index) || beside(*index)).collect()
    }

    fn name(&self, field: &FieldInfo) -> String {
        self.teller.texts.named_or(&format!("fries-field-{}", field.id), &field.name).into()
    }

    fn spot(&self, info: &'a FieldInfo, scale: &Scale) -> Spot<'a> {
        let seats = || Seat::all(self.game.seats()).zip(&self.arrangement.seats);
        let count = |list: &[Place]| list.iter().filter(|place| **place == info.id).count();
        let ufos = seats().flat_map(|(seat, row)| {
            let kinds =
                [(Kind::Standard, &row.standard), (Kind::Bumper, &row.bumper), (Kind::Sedator, &row.sedator)];
            kinds.into_iter().flat_map(move |(kind, list)| std::iter::repeat_n((seat, kind), count(list)))
        });
        let (x, y) = scale.place(at(info));
        Spot {
            info,
            x,
            y,
            name: if info.is_city { fit(&self.name(info), 11.5, 130.0) } else { self.name(info) },
            ufos: ufos.collect(),
            stand: seats().find(|(_, row)| row.stands.contains(&info.id)).map(|(seat, _)| seat),
            tile: (self.arrangement.cities.iter().find(|tile| tile.city == info.id))
                .map(|tile| (tile.resistance, tile.burgers)),
            restaurants: seats()
                .flat_map(|(seat, row)| std::iter::repeat_n(seat, count(&row.restaurants)))
                .collect(),
            witnesses: seats()
                .map(|(seat, row)| (seat, count(&row.witnesses)))
                .filter(|(_, count)| *count > 0)
                .collect(),
        }
    }

    /// Lines between drawn fields, and whether they are red.
    fn lines(&self, shown: &[usize], scale: &Scale) -> Vec<([f32; 4], bool)> {
        let fields = self.game.content().fields();
        let between = self
            .lines_in_play()
            .filter(|line| !line.wraps && shown.contains(&line.ends.0) && shown.contains(&line.ends.1));
        between
            .map(|line| {
                let (from, to) =
                    (scale.place(at(&fields[line.ends.0])), scale.place(at(&fields[line.ends.1])));
                ([from.0, from.1, to.0, to.1], line.is_red)
            })
            .collect()
    }

    /// Lines that lead out of the drawing or around the world. They are short and never cross the map.
    fn stubs(&self, shown: &[usize], scale: &Scale, is_bare: bool) -> Vec<Stub> {
        let fields = self.game.content().fields();
        let around = self.game.content().size().0 as f32;
        let ends = self
            .lines_in_play()
            .flat_map(|line| [(line, line.ends.0, line.ends.1), (line, line.ends.1, line.ends.0)]);
        ends.filter(|(line, here, there)| shown.contains(here) && (line.wraps || !shown.contains(there)))
            .map(|(line, here, there)| {
                let ((x, y), (mut to_x, to_y)) = (at(&fields[here]), at(&fields[there]));
                if line.wraps {
                    to_x += if to_x > x { -around } else { around };
                }
                let length = (to_x - x).hypot(to_y - y).max(1.0);
                let reach = if line.wraps { 34.0 } else { 24.0 } * scale.pieces;
                let from = scale.place((x, y));
                let to = (from.0 + (to_x - x) / length * reach, from.1 + (to_y - y) / length * reach);
                let sign = (line.wraps && !is_bare).then(|| fit(&self.name(&fields[there]), 11.0, 90.0));
                Stub { from, to, is_red: line.is_red, sign }
            })
            .collect()
    }

    /// Sea and land. The coasts belong to the embedded map; other maps have only sea.
    fn ground(&self, scale: &Scale, page: Rect) -> Markup {
        let is_world = self.game.content().size() == land::SIZE;
        html! {
            @if is_world {
                path class="sff-land" fill-rule="evenodd" stroke-width="1.2" stroke-linejoin="round"
                    d=(land::path(scale.part(page.grown(8.0)), |point| scale.place(point))) {}
            }
        }
    }
}

/// The positions of the players in the strip below the map: seat, row and x.
fn strip_places(seats: &[Seat], teller: Teller<'_>, width: f32) -> Vec<(Seat, usize, f32)> {
    let (mut row, mut x) = (0, 14.0);
    let mut places = Vec::new();
    for seat in seats {
        let needed = text_width(teller.name(*seat), 14.0).min(150.0) + 50.0;
        if x > 14.0 && x + needed > width {
            (row, x) = (row + 1, 14.0);
        }
        places.push((*seat, row, x));
        x += needed;
    }
    places
}

fn draw_lines(lines: &[([f32; 4], bool)], stubs: &[Stub]) -> Markup {
    let path = |[from_x, from_y, to_x, to_y]: [f32; 4]| {
        html! { "M" (N(from_x)) " " (N(from_y)) "L" (N(to_x)) " " (N(to_y)) }
    };
    let class = |is_red: bool| if is_red { "sff-red" } else { "sff-line" };
    html! {
        g fill="none" stroke-linecap="round" {
            @for stub in stubs {
                @let line = [stub.from.0, stub.from.1, stub.to.0, stub.to.1];
                path class=(class(stub.is_red)) stroke-width="2" stroke-dasharray="3 4" opacity=".7" d=(path(line)) {}
            }
            path class="sff-case" stroke-width="5" d={ @for (line, _) in lines { (path(*line)) } } {}
            @for red in [false, true] {
                @if lines.iter().any(|(_, is_red)| *is_red == red) {
                    @let alike = lines.iter().filter(|(_, is_red)| *is_red == red);
                    path class=(class(red)) stroke-width="2.2" d={ @for (line, _) in alike { (path(*line)) } } {}
                }
            }
        }
        g stroke-width="3" paint-order="stroke" stroke-linejoin="round" {
            @for stub in stubs {
                @if let (Some(sign), Some(room)) = (&stub.sign, sign_box(stub)) {
                    (Type::plain("sff-label", 11.0).left(room.left + 2.0, room.bottom - 4.0, &arrowed(stub, sign)))
                }
            }
        }
    }
}

/// The destination of a line around the world, with an arrow towards that side.
fn arrowed(stub: &Stub, name: &str) -> String {
    if stub.to.0 < stub.from.0 { format!("← {name}") } else { format!("{name} →") }
}

fn sign_box(stub: &Stub) -> Option<Rect> {
    let width = text_width(&arrowed(stub, stub.sign.as_ref()?), 11.0) + 4.0;
    let middle = stub.to.0 + if stub.to.0 < stub.from.0 { -width / 2.0 - 3.0 } else { width / 2.0 + 3.0 };
    Some(Rect::around(middle, stub.to.1, width, 16.0))
}

/// The area occupied by a field and everything on it except UFOs.
fn field_boxes(spot: &Spot<'_>, scale: f32) -> Vec<Rect> {
    if !spot.info.is_city {
        let (width, height) = if spot.stand.is_some() { (24.0, 28.0) } else { (16.0, 16.0) };
        return vec![Rect::around(spot.x, spot.y, width * scale, height * scale)];
    }
    let tile = Rect::around(spot.x, spot.y, (spot.tile_width() + 4.0) * scale, 32.0 * scale);
    let plate = Rect::around(spot.x, spot.y + 22.0 * scale, spot.plate_width() * scale, 17.0 * scale);
    let eyes = witness_places(spot, scale).map(|(_, count, x, y)| {
        let extra = if count > 1 { 24.0 } else { 0.0 };
        Rect::around(x + extra / 2.0 * scale, y, (26.0 + extra) * scale, 20.0 * scale)
    });
    [tile, plate].into_iter().chain(eyes).collect()
}

/// The positions of eyewitnesses, to the right of their city, one player below the other.
fn witness_places(spot: &Spot<'_>, scale: f32) -> impl Iterator<Item = (Seat, usize, f32, f32)> {
    let x = spot.x + (spot.tile_width().max(spot.plate_width()) / 2.0 + 15.0) * scale;
    let y = spot.y;
    let places = spot.witnesses.iter().enumerate();
    places.map(move |(row, (seat, count))| (*seat, *count, x, y + (row as f32 * 21.0 - 2.0) * scale))
}

fn ufo_box(x: f32, y: f32, scale: f32) -> Rect {
    Rect::around(x, y - 3.0 * scale, 44.0 * scale, 34.0 * scale)
}

type Ufo = (Seat, Kind, f32, f32);

/// The positions of the UFOs of each field: above it, or where there is more space.
fn place_ufos(spots: &[Spot<'_>], boxes: &[Rect], scale: f32) -> Vec<Ufo> {
    let mut placed: Vec<Ufo> = Vec::new();
    for spot in spots.iter().filter(|spot| !spot.ufos.is_empty()) {
        let side = if spot.info.is_city { spot.tile_width() / 2.0 } else { 8.0 };
        let ways = [(0.0, -1.0), (-1.0, -0.45), (1.0, -0.45), (0.0, 1.0)];
        let choices = ways.map(|(across, down)| hovering(spot, across, down, side, scale));
        let cost = |choice: &Vec<Ufo>| -> f32 {
            let rooms = choice.iter().map(|(_, _, x, y)| ufo_box(*x, *y, scale));
            rooms
                .map(|room| {
                    let fields: f32 = boxes.iter().map(|other| other.overlap(&room)).sum();
                    let ufos: f32 =
                        placed.iter().map(|(_, _, x, y)| ufo_box(*x, *y, scale).overlap(&room)).sum();
                    fields + 2.0 * ufos
                })
                .sum()
        };
        // Ties go to the first choice, because above is best.
        let best = choices
            .iter()
            .enumerate()
            .min_by(|(i, a), (j, b)| (cost(a) + *i as f32 * 60.0).total_cmp(&(cost(b) + *j as f32 * 60.0)));
        placed.extend(best.map(|(_, choice)| choice.clone()).unwrap_or_default());
    }
    placed
}

/// A field's UFOs in rows of three, to one side of it.
fn hovering(spot: &Spot<'_>, across: f32, down: f32, side: f32, scale: f32) -> Vec<Ufo> {
    const ROW: usize = 3;
    let count = spot.ufos.len();
    let rows = count.div_ceil(ROW);
    let below = if spot.info.is_city { 50.0 } else { 30.0 };
    let lift = if spot.info.is_city || spot.stand.is_some() { 31.0 } else { 25.0 };
    let first = if down > 0.0 { below } else { down * lift };
    let ufos = spot.ufos.iter().enumerate();
    ufos.map(|(index, (seat, kind))| {
        let row = index / ROW;
        let in_row = (count - row * ROW).min(ROW);
        let (width, step) = ((in_row - 1) as f32 * 42.0, 42.0);
        let offset = across * (side + 27.0 + width / 2.0) - width / 2.0;
        let x = spot.x + (offset + (index % ROW) as f32 * step) * scale;
        let up = (rows - 1 - row) as f32 * 34.0;
        (*seat, *kind, x, spot.y + (first + if down > 0.0 { up } else { -up }) * scale)
    })
    .collect()
}

fn draw_field(spot: &Spot<'_>, scale: f32) -> Markup {
    if spot.info.is_city {
        return html! {
            g transform=(At(spot.x, spot.y, scale)) { (draw_city(spot)) }
            @for (seat, count, x, y) in witness_places(spot, scale) { (pieces::witnesses(seat, count, x, y, scale)) }
        };
    }
    html! {
        @match spot.stand {
            Some(seat) => (pieces::stand(seat, spot.x, spot.y, 1.1 * scale)),
            None => {
                circle class="sff-dot" cx=(N(spot.x)) cy=(N(spot.y)) r=(N(6.5 * scale)) stroke="#2b1d2a"
                    stroke-width="1.8" {}
            }
        }
    }
}

/// A city around its point: the tile with resistance and slots, and the name below it.
fn draw_city(spot: &Spot<'_>) -> Markup {
    let (width, plate) = (spot.tile_width(), spot.plate_width());
    let owner = spot.controller();
    html! {
        rect class="sff-plate" x=(N(-plate / 2.0)) y="10" width=(N(plate)) height="19" rx="5" {}
        (Type::bold("sff-on-plate", 11.5).middle(0.0, 25.0, &spot.name))
        rect class="sff-tile" x=(N(-width / 2.0)) y="-14" width=(N(width)) height="28" rx="13"
            stroke=(owner.map_or("#2b1d2a", colour)) stroke-width=(if owner.is_some() { "3.5" } else { "1.6" }) {}
        circle cx=(N(13.0 - width / 2.0)) r="10.8" fill="#2b1d2a" {}
        @let resistance = spot.tile.map_or_else(|| "?".to_owned(), |(resistance, _)| resistance.to_string());
        (Type::bold("sff-on-plate", 14.0).middle(13.0 - width / 2.0, 5.0, &resistance))
        @for number in 0..spot.tile.map_or(0, |(_, slots)| usize::from(slots)) {
            @let x = 35.0 - width / 2.0 + number as f32 * 22.0;
            @match spot.restaurants.get(number) {
                Some(seat) => (pieces::restaurant(*seat, x, 1.0, 0.95)),
                None => (pieces::slot(x, 1.0, 0.95)),
            }
        }
    }
}

/// The UFOs of each field.
fn by_field<'a>(spots: &'a [Spot<'a>], ufos: &'a [Ufo]) -> impl Iterator<Item = (&'a Spot<'a>, &'a [Ufo])> {
    let mut rest = ufos;
    spots.iter().map(move |spot| {
        let (here, others) = rest.split_at(spot.ufos.len());
        rest = others;
        (spot, here)
    })
}

/// A beam from every UFO down to its field, to show where it is.
fn draw_beams(spots: &[Spot<'_>], ufos: &[Ufo], scale: f32) -> Markup {
    let beam = |spot: &Spot<'_>, x: f32, y: f32| {
        let (across, down) = (spot.x - x, spot.y - y);
        let share = 8.0 * scale / across.hypot(down).max(1.0);
        let (wide, high) = (-down * share, across * share);
        html! {
            "M" (N(x - wide)) " " (N(y - high)) "L" (N(x + wide)) " " (N(y + high))
            "L" (N(spot.x)) " " (N(spot.y)) "Z"
        }
    };
    html! {
        @for (spot, here) in by_field(spots, ufos) {
            @for (_, _, x, y) in here { path class="sff-beam" opacity=".5" d=(beam(spot, *x, *y)) {} }
        }
    }
}

/// A burst between UFOs of different players on one field.
fn draw_clashes(spots: &[Spot<'_>], ufos: &[Ufo], scale: f32) -> Markup {
    let clash = |here: &[Ufo]| {
        let pair = here.windows(2).find(|pair| pair[0].0 != pair[1].0)?;
        Some((f32::midpoint(pair[0].2, pair[1].2), f32::midpoint(pair[0].3, pair[1].3)))
    };
    let bursts = by_field(spots, ufos).filter_map(|(_, here)| clash(here));
    html! {
        @for (x, y) in bursts {
            path transform=(At(x, y - 4.0 * scale, 1.5 * scale)) fill="#ffcb38" stroke="#2b1d2a" stroke-linejoin="round"
                d="M0-20L3.5-9 12-16 9.5-5 20-5 11.5 2 19 9 8.5 8 8 19 0 11-8 19-8.5 8-19 9-11.5 2-20-5-9.5-5-12-16-3.5-9Z" {}
        }
    }
}

/// The names of the villages, placed where they are least in the way.
struct Villages<'a> {
    size: f32,
    names: Vec<(&'a Spot<'a>, Vec<String>)>,
    places: Vec<labels::Spot>,
}

impl<'a> Villages<'a> {
    fn of(spots: &'a [Spot<'a>], obstacles: &Obstacles, scale: f32) -> Villages<'a> {
        let size = (LABEL * scale).clamp(11.0, 14.0);
        let villages = spots.iter().filter(|spot| !spot.info.is_city);
        let names: Vec<(&Spot<'_>, Vec<String>)> =
            villages.map(|spot| (spot, lines(&spot.name, size, 118.0))).collect();
        let label = |(spot, lines): &(&Spot<'_>, Vec<String>)| Label {
            x: spot.x,
            y: spot.y,
            reach: if spot.stand.is_some() { 16.0 } else { 10.0 } * scale,
            width: lines.iter().map(|line| text_width(line, size)).fold(0.0, f32::max) + 2.0,
            height: lines.len() as f32 * (size + 1.0) + 2.0,
            rise: size,
        };
        let labels: Vec<Label> = names.iter().map(label).collect();
        let places = labels::place(&labels, obstacles);
        Villages { size, names, places }
    }

    /// The areas that the names occupy.
    fn rooms(&self) -> impl Iterator<Item = Rect> {
        self.places.iter().map(|place| place.room)
    }

    fn draw(&self) -> Markup {
        html! {
            g stroke-width="3" paint-order="stroke" stroke-linejoin="round" {
                @for ((spot, lines), place) in self.names.iter().zip(&self.places) {
                    @for (line, text) in lines.iter().enumerate() {
                        @let kind = Type { class: "sff-label", size: self.size, is_bold: !spot.is_bare() };
                        (kind.set(place.x, place.y + line as f32 * (self.size + 1.0), place.anchor, text))
                    }
                }
            }
        }
    }
}
