//! Where names go: every one tries some places around its point and takes the one where it is least in the way.

use crate::sheet::{Anchor, Rect};

/// A place for a label: where its first line hangs, how, how much it is disliked, and the room it takes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) anchor: Anchor,
    pub(super) room: Rect,
    dislike: f32,
}

/// A label that looks for a place.
#[derive(Debug)]
pub(super) struct Label {
    /// The point it belongs to.
    pub(super) x: f32,
    pub(super) y: f32,
    /// How far from it the label begins.
    pub(super) reach: f32,
    pub(super) width: f32,
    pub(super) height: f32,
    /// The height of a letter above its line.
    pub(super) rise: f32,
}

/// Directions from the point, from the best to the worst: across, down, how the label hangs.
const AROUND: [(f32, f32, Anchor); 10] = [
    (0.0, 1.0, Anchor::Middle),
    (1.0, 0.0, Anchor::Start),
    (-1.0, 0.0, Anchor::End),
    (0.0, -1.0, Anchor::Middle),
    (0.8, 0.8, Anchor::Start),
    (-0.8, 0.8, Anchor::End),
    (0.8, -0.8, Anchor::Start),
    (-0.8, -0.8, Anchor::End),
    (0.0, 1.9, Anchor::Middle),
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
            let room = Rect {
                left,
                top: middle - self.height / 2.0,
                right: left + self.width,
                bottom: middle + self.height / 2.0,
            };
            Spot { x, y: room.top + self.rise, anchor: *anchor, room, dislike: index as f32 * 6.0 }
        })
    }
}

/// What labels keep clear of.
pub(super) struct Obstacles {
    pub(super) boxes: Vec<Rect>,
    pub(super) lines: Vec<[f32; 4]>,
    pub(super) page: Rect,
}

impl Obstacles {
    fn cost(&self, room: &Rect) -> f32 {
        let page = self.page;
        let outside = (page.left - room.left).max(0.0)
            + (room.right - page.right).max(0.0)
            + (page.top - room.top).max(0.0)
            + (room.bottom - page.bottom).max(0.0);
        let boxes: f32 = self.boxes.iter().map(|other| other.overlap(room)).sum();
        let crossed: f32 = self.lines.iter().map(|line| length_within(line, room)).sum();
        outside * 2.0 + boxes * 4.0 + crossed * 2.5
    }
}

/// About how much of a line lies in a rectangle.
fn length_within(line: &[f32; 4], room: &Rect) -> f32 {
    const PARTS: u8 = 60;
    let [from_x, from_y, to_x, to_y] = *line;
    let inside = (0..=PARTS).filter(|part| {
        let share = f32::from(*part) / f32::from(PARTS);
        room.contains(from_x + (to_x - from_x) * share, from_y + (to_y - from_y) * share)
    });
    let length = (to_x - from_x).hypot(to_y - from_y);
    inside.count() as f32 / f32::from(PARTS) * length
}

/// A place for every label. Each takes the best place given those of the others, some times over.
pub(super) fn place(labels: &[Label], obstacles: &Obstacles) -> Vec<Spot> {
    let choices: Vec<Vec<(Spot, f32)>> = labels
        .iter()
        .map(|label| label.spots().map(|spot| (spot, spot.dislike + obstacles.cost(&spot.room))).collect())
        .collect();
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
