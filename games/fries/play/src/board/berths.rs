//! Where saucers and odds are: beside their fields, so that they cover neither what fields show nor each other.

use fries::Place;

use crate::board::chart::{Chart, Point, Spot};
use scene::drawing::Rect;

/// The room that a saucer takes, and how far its middle is below the middle of that room.
const SAUCER: (f32, f32) = (44.0, 32.0);
const DROP: f32 = 2.0;
/// The room that the odds take.
pub(crate) const ODDS: (f32, f32) = (54.0, 24.0);
/// How often every group looks for a better place, given those of the others.
const PASSES: usize = 3;
/// How far the light around a field reaches.
const LIGHT: f32 = 7.0;
/// How important it is to be nearer to the own field than to any other, and to stay on the page.
const ASTRAY: f32 = 15.0;
const EDGE: f32 = 40.0;
/// How important it is to cover nothing.
const HARD: f32 = 20.0;

/// The saucers of a field, side by side.
pub(crate) struct Group {
    place: Place,
    room: Rect,
    columns: usize,
    count: usize,
    scale: f32,
}

impl Group {
    /// The place and size of one of the saucers.
    pub(crate) fn berth(&self, index: usize) -> (Point, f32) {
        let (row, column) = (index / self.columns, index % self.columns);
        let in_row = (self.count - row * self.columns).min(self.columns);
        let (width, height) = (SAUCER.0 * self.scale, SAUCER.1 * self.scale);
        let middle = f32::midpoint(self.room.left, self.room.right);
        let x = middle + (column as f32 - (in_row - 1) as f32 / 2.0) * width;
        ((x, self.room.top + (row as f32 + 0.5) * height + DROP * self.scale), self.scale)
    }

    /// The room of all of them.
    pub(crate) const fn room(&self) -> Rect {
        self.room
    }

    /// The room of one of the saucers.
    #[cfg(test)]
    fn room_of(&self, index: usize) -> Rect {
        let ((x, y), scale) = self.berth(index);
        Rect::around(x, y - DROP * scale, SAUCER.0 * scale, SAUCER.1 * scale)
    }
}

/// The places of all saucers.
#[derive(Default)]
pub(crate) struct Berths {
    groups: Vec<Group>,
}

impl Berths {
    /// Finds room for the saucers of all fields. `counts` says how many each has.
    pub(crate) fn find(chart: &Chart, counts: &[(Place, usize)]) -> Berths {
        let mut berths = Berths::default();
        for pass in 0..PASSES {
            for (index, (place, count)) in counts.iter().enumerate() {
                let Some(spot) = chart.spot(*place) else { continue };
                let best = berths.best(chart, spot, *count);
                if pass == 0 {
                    berths.groups.push(best);
                } else if let Some(group) = berths.groups.get_mut(index) {
                    *group = best;
                }
            }
        }
        berths
    }

    pub(crate) fn at(&self, place: Place) -> Option<&Group> {
        self.groups.iter().find(|group| group.place == place)
    }

    /// Room for more saucers that join those of a field.
    pub(crate) fn joining(&self, chart: &Chart, spot: &Spot, count: usize) -> Group {
        let taken: Vec<Rect> = self.groups.iter().map(|group| group.room).collect();
        best(chart, spot, count, &taken)
    }

    /// Room for the odds of what happens on a field: they cover no field, no saucer and none of the others given.
    pub(crate) fn odds(&self, chart: &Chart, spot: &Spot, others: &[Rect]) -> Rect {
        let (across, down) = (spot.tile_width().max(spot.plate_width()) / 2.0, 27.0);
        let (across, down) = if spot.is_city { (across, down) } else { (13.0, 14.0) };
        let reaches = [12.0, 24.0, 44.0, 68.0, 96.0, 130.0];
        let sides = [
            (0.0, 1.0),
            (0.0, -1.0),
            (1.0, 0.0),
            (-1.0, 0.0),
            (1.0, 1.0),
            (-1.0, 1.0),
            (1.0, -1.0),
            (-1.0, -1.0),
            (0.5, 1.0),
            (-0.5, 1.0),
            (0.5, -1.0),
            (-0.5, -1.0),
            (1.0, 0.5),
            (-1.0, 0.5),
            (1.0, -0.5),
            (-1.0, -0.5),
        ];
        let rooms = reaches.iter().flat_map(|reach| {
            sides.map(|(x, y)| {
                let middle = (
                    spot.x + x * (across + ODDS.0 / 2.0 + reach - 6.0),
                    spot.y + y * (down + ODDS.1 / 2.0 + reach - 6.0),
                );
                (*reach, Rect::around(middle.0, middle.1, ODDS.0, ODDS.1))
            })
        });
        let cost = |(reach, room): &(f32, Rect)| {
            let covered = |other: &Rect| other.overlap(room) * HARD + other.grown(LIGHT).overlap(room);
            let fields: f32 = chart.rooms().map(|(_, other)| covered(&other)).sum();
            let saucers: f32 = self.groups.iter().map(|group| covered(&group.room)).sum();
            let others: f32 = others.iter().map(covered).sum();
            fields + saucers + others + room.outside(&chart.page) * EDGE + reach * 2.0
        };
        let best = rooms.min_by(|a, b| cost(a).total_cmp(&cost(b)));
        best.map_or(Rect::around(spot.x, spot.y, ODDS.0, ODDS.1), |(_, room)| room)
    }

    /// The best place for a field's saucers, given those of the others.
    fn best(&self, chart: &Chart, spot: &Spot, count: usize) -> Group {
        let others = self.groups.iter().filter(|group| group.place != spot.place);
        best(chart, spot, count, &others.map(|group| group.room).collect::<Vec<Rect>>())
    }
}

fn best(chart: &Chart, spot: &Spot, count: usize, taken: &[Rect]) -> Group {
    let choices = shapes(count).into_iter().flat_map(|shape| rooms(spot, count, shape));
    let choices = choices
        .enumerate()
        .map(|(number, group)| (cost(chart, spot, &group, taken) + number as f32 * 12.0, group));
    let best = choices.min_by(|(one, _), (other, _)| one.total_cmp(other));
    best.map_or_else(|| rooms(spot, count, (1, 1.0)).remove(0), |(_, group)| group)
}

/// How many saucers are side by side, and how large they are, from best to worst.
fn shapes(count: usize) -> Vec<(usize, f32)> {
    match count {
        0 | 1 => vec![(1, 1.0), (1, 0.85)],
        2 => vec![(2, 1.0), (1, 0.9), (2, 0.8)],
        3 => vec![(3, 0.9), (2, 0.85), (1, 0.8)],
        4 => vec![(2, 0.85), (4, 0.8), (2, 0.75)],
        5 | 6 => vec![(3, 0.8), (2, 0.75)],
        _ => vec![(4, 0.75), (3, 0.7)],
    }
}

/// The rooms around a field in which saucers of this number and shape could be, from best to worst.
fn rooms(spot: &Spot, count: usize, (columns, scale): (usize, f32)) -> Vec<Group> {
    let rows = count.div_ceil(columns);
    let (width, height) = (columns as f32 * SAUCER.0 * scale, rows as f32 * SAUCER.1 * scale);
    let (tile, plate) = (spot.tile_width() / 2.0 + 3.0, spot.plate_width() / 2.0);
    let (above, below, side) = if spot.is_city { (16.0, 28.0, tile.max(plate)) } else { (14.0, 13.0, 12.0) };
    let (up, down, left) = (-above - height / 2.0, below + height / 2.0, -side - width / 2.0);
    let aside = (side - 8.0 + width / 2.0).max(0.0) / 2.0;
    let home = spot.hover;
    let first =
        if home.0 == 0.0 { (0.0, up) } else { ((side + width / 2.0).copysign(home.0), home.1 - DROP) };
    let places = [
        first,
        (0.0, up),
        (-aside, up),
        (aside, up),
        (left, -10.0),
        (-left, -10.0),
        (left, 10.0),
        (-left, 10.0),
        (0.0, down),
        (left, up + above),
        (-left, up + above),
        (left, down - below),
        (-left, down - below),
        (left, up),
        (-left, up),
        (left, down),
        (-left, down),
        (0.0, up - 16.0),
        (0.0, down + 12.0),
        (left - 16.0, 0.0),
        (-left + 16.0, 0.0),
        (left, up - 16.0),
        (-left, up - 16.0),
        (left, down + 14.0),
        (-left, down + 14.0),
    ];
    let group = |(x, y): Point| Group {
        place: spot.place,
        room: Rect::around(spot.x + x, spot.y + y, width, height),
        columns,
        count,
        scale,
    };
    places.map(group).into()
}

/// How much these saucers would be in the way, or would seem to be somewhere else.
fn cost(chart: &Chart, spot: &Spot, group: &Group, taken: &[Rect]) -> f32 {
    let room = &group.room;
    let fields: f32 = chart.rooms().map(|(_, other)| other.overlap(room)).sum();
    let others = chart.rooms().filter(|(index, _)| chart.spots[*index].place != spot.place);
    let lights: f32 = others.map(|(_, other)| other.grown(LIGHT).overlap(room)).sum();
    let saucers: f32 = taken.iter().map(|other| other.overlap(room)).sum();
    let names: f32 = chart
        .spots
        .iter()
        .filter_map(|spot| spot.name_room)
        .map(|other| other.grown(3.0).overlap(room))
        .sum();
    let signs: f32 = chart.wraps.iter().map(|wrap| wrap.sign.overlap(room)).sum();
    let astray: f32 = (0..group.count).map(|index| astray(chart, spot, group.berth(index).0)).sum();
    (fields + saucers) * HARD
        + lights * 2.0
        + names * 3.0
        + signs * 3.0
        + astray * ASTRAY
        + room.outside(&chart.page) * EDGE
}

/// How much nearer a saucer would be to another field than to its own.
fn astray(chart: &Chart, spot: &Spot, (x, y): Point) -> f32 {
    let far = |other: &Spot| (other.x - x).hypot(other.y - y);
    let others = chart.spots.iter().filter(|other| other.place != spot.place);
    (far(spot) - others.map(far).fold(f32::MAX, f32::min) + 4.0).max(0.0)
}

#[cfg(test)]
mod tests {
    use contract::{Dice, FastDice, Rules, Seat, Step, Viewer, Waiting};
    use fries::Fries;

    use super::*;

    /// Plays at random and calls `see` with the map and the places of the saucers in some of the positions.
    fn in_random_games(every: u32, mut see: impl FnMut(&Chart, &Berths, &[(Place, usize)])) {
        for (seats, seed) in (2..=5).flat_map(|seats| (0..3).map(move |seed| (seats, seed))) {
            let game = Fries::standard(seats).expect("a number of seats that may play");
            let mut dice = FastDice::seeded(seed);
            let (mut state, mut heard, mut legal) = (game.start(), Vec::new(), Vec::new());
            for number in 1..=300 {
                heard.clear();
                game.settle(&mut state, &mut dice, &mut heard);
                let Waiting::Seats(due) = game.waiting(&state) else { break };
                let seat = due.first().expect("somebody is due");
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                let action = legal[dice.below(legal.len() as u32) as usize];
                game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut heard);
                if number % every != 0 {
                    continue;
                }
                let view = game.view(&state, Viewer::Seat(seat));
                let chart = Chart::new(&game, &view, |field| field.name.clone());
                let board = view.look(&game);
                let mut counts: Vec<(Place, usize)> = Vec::new();
                for at in
                    Seat::all(seats).flat_map(|seat| board.fleet(seat).map(|ufo| ufo.1).collect::<Vec<_>>())
                {
                    match counts.iter_mut().find(|(place, _)| *place == at) {
                        Some((_, count)) => *count += 1,
                        None => counts.push((at, 1)),
                    }
                }
                counts.sort_unstable();
                // Large stacks are rare in random games.
                counts[0].1 += 3;
                see(&chart, &Berths::find(&chart, &counts), &counts);
            }
        }
    }

    fn saucers<'a>(berths: &'a Berths, counts: &'a [(Place, usize)]) -> Vec<(Place, Rect)> {
        let of = |(place, count): &(Place, usize)| {
            let group = berths.at(*place).expect("a group for every field with saucers");
            (0..*count).map(|index| (group.place, group.room_of(index))).collect::<Vec<_>>()
        };
        counts.iter().flat_map(of).collect()
    }

    #[test]
    fn saucers_cover_neither_tiles_nor_each_other() {
        let (mut seen, mut largest) = (0, 0);
        in_random_games(4, |chart, berths, counts| {
            let saucers = saucers(berths, counts);
            for (number, (place, room)) in saucers.iter().enumerate() {
                for (other, taken) in &saucers[number + 1..] {
                    let covered = room.overlap(taken);
                    assert!(covered < 40.0, "a saucer in {place} covers {covered} of one in {other}");
                }
                for (index, tile) in chart.rooms() {
                    let covered = room.overlap(&tile);
                    let other = chart.spots[index].place;
                    assert!(covered < 40.0, "a saucer in {place} covers {covered} of {other}");
                }
                assert!(room.outside(&chart.page) < 60.0, "a saucer in {place} is not on the map: {room:?}");
                seen += 1;
            }
            largest = largest.max(counts.iter().map(|(_, count)| *count).max().unwrap_or(0));
        });
        assert!(seen > 5_000 && largest > 5, "{seen} saucers, {largest} at most on a field");
    }

    #[test]
    fn odds_cover_no_field_and_no_saucer() {
        in_random_games(60, |chart, berths, counts| {
            let saucers = saucers(berths, counts);
            for spot in &chart.spots {
                let landing = berths.joining(chart, spot, 1).room();
                let odds = berths.odds(chart, spot, &[landing]);
                let taken = saucers.iter().map(|(_, room)| *room).chain([landing]);
                for other in taken.chain(chart.rooms().map(|(_, room)| room)) {
                    let covered = odds.overlap(&other);
                    assert!(covered < 1.0, "the odds in {} cover {covered} of {other:?}", spot.place);
                }
            }
        });
    }
}
