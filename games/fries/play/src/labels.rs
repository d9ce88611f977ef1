//! Placement of names on a map, in scenes and drawings: each name tries some positions around its field and
//! takes the one where it is least in the way.

use scene::drawing::{Anchor, Rect};

/// A position for a label: the anchor of its first line, its alignment, and the area it occupies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) anchor: Anchor,
    pub(crate) room: Rect,
    dislike: f32,
}

/// A label that needs a position.
#[derive(Debug)]
pub(crate) struct Label {
    /// The point it belongs to.
    pub(crate) x: f32,
    pub(crate) y: f32,
    /// The distance from the point at which the label begins.
    pub(crate) reach: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
    /// The height of a letter above its line.
    pub(crate) rise: f32,
}

/// Directions from the point, from best to worst: across, down, and the label's alignment.
const AROUND: [(f32, f32, Anchor); 10] = [
    (0.0, 1.0, Anchor::Middle),
    (1.0, 0.0, Anchor::Start),
    (-1.0, 0.0, Anchor::End),
    (0.8, 0.8, Anchor::Start),
    (-0.8, 0.8, Anchor::End),
    (0.0, -1.0, Anchor::Middle),
    (0.8, -0.8, Anchor::Start),
    (-0.8, -0.8, Anchor::End),
    (0.0, 1.7, Anchor::Middle),
    (0.0, -1.9, Anchor::Middle),
];

impl Label {
    fn spots(&self) -> impl Iterator<Item = Spot> {
        AROUND.iter().enumerate().map(|(index, (across, down, anchor))| {
            let x = self.x + across * self.reach;
            let left = match anchor {
                Anchor::Start => x,
                Anchor::Middle => x - self.width / 2.0,
                Anchor::End => x - self.width,
            };
            let middle = self.y + down * (self.reach + self.height / 2.0 * down.abs().min(1.0));
            let top = middle - self.height / 2.0;
            let room = Rect { left, top, right: left + self.width, bottom: top + self.height };
            Spot { x, y: top + self.rise, anchor: *anchor, room, dislike: index as f32 * 5.0 }
        })
    }
}

/// The obstacles that labels avoid.
pub(crate) struct Obstacles {
    /// Areas, and how important it is to avoid each.
    pub(crate) boxes: Vec<(Rect, f32)>,
    pub(crate) lines: Vec<[f32; 4]>,
    pub(crate) page: Rect,
    /// How important it is to stay on the page.
    pub(crate) edge: f32,
}

impl Obstacles {
    /// The total cost of overlaps with an area.
    pub(crate) fn cost(&self, room: &Rect) -> f32 {
        let boxes: f32 = self.boxes.iter().map(|(other, weight)| other.overlap(room) * weight).sum();
        let crossed: f32 = self.lines.iter().map(|line| room.length_within(line)).sum();
        room.outside(&self.page) * self.edge + boxes + crossed * 2.5
    }
}

/// Finds a position for every label. In several passes, each label takes the best position given those of the
/// others.
pub(crate) fn place(labels: &[Label], obstacles: &Obstacles) -> Vec<Spot> {
    let costs = |label: &Label| -> Vec<(Spot, f32)> {
        label.spots().map(|spot| (spot, spot.dislike + obstacles.cost(&spot.room))).collect()
    };
    let choices: Vec<Vec<(Spot, f32)>> = labels.iter().map(costs).collect();
    let mut taken: Vec<Option<Spot>> = vec![None; labels.len()];
    for _ in 0..6 {
        for (index, spots) in choices.iter().enumerate() {
            let crowded = |spot: &Spot| -> f32 {
                let others = taken.iter().enumerate().filter(|(other, _)| *other != index);
                others
                    .filter_map(|(_, other)| other.as_ref())
                    .map(|other| other.room.overlap(&spot.room))
                    .sum()
            };
            let cost = |(spot, cost): &(Spot, f32)| cost + 8.0 * crowded(spot);
            let best = spots.iter().min_by(|a, b| cost(a).total_cmp(&cost(b)));
            taken[index] = best.map(|(spot, _)| *spot);
        }
    }
    taken.into_iter().flatten().collect()
}
