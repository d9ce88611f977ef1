//! The coasts behind the map, in the coordinates of the embedded map. Source: Natural Earth 1:110m, which is
//! in the public domain.

use std::fmt::Write;
use std::sync::LazyLock;

use scene::drawing::Rect;

type Point = (f32, f32);

/// The size of the map for which the coasts were drawn.
pub(super) const SIZE: (u32, u32) = (1000, 560);

static OUTLINES: LazyLock<Vec<Vec<Point>>> = LazyLock::new(|| {
    let lines = include_str!("../../art/world_land.txt").lines();
    lines.filter(|line| line.starts_with('M')).map(points).collect()
});

/// The points of a line such as `M1 2L3 4Z`.
fn points(line: &str) -> Vec<Point> {
    let corners = line.trim_end_matches('Z').split(['M', 'L']).filter(|corner| !corner.is_empty());
    let point = |corner: &str| {
        let (x, y) = corner.trim().split_once(' ')?;
        Some((x.parse().ok()?, y.parse().ok()?))
    };
    corners.filter_map(point).collect()
}

/// The part of an outline on one side of a straight line; `inside` returns how far inside each point is.
fn cut(outline: &[Point], inside: impl Fn(Point) -> f32) -> Vec<Point> {
    let mut part = Vec::new();
    for (index, point) in outline.iter().enumerate() {
        let before = outline[(index + outline.len() - 1) % outline.len()];
        let (from, to) = (inside(before), inside(*point));
        if (from < 0.0) != (to < 0.0) {
            let share = from / (from - to);
            part.push((before.0 + (point.0 - before.0) * share, before.1 + (point.1 - before.1) * share));
        }
        if to >= 0.0 {
            part.push(*point);
        }
    }
    part
}

fn clipped(outline: &[Point], crop: Rect) -> Vec<Point> {
    let part = cut(outline, |(x, _)| x - crop.left);
    let part = cut(&part, |(x, _)| crop.right - x);
    let part = cut(&part, |(_, y)| y - crop.top);
    cut(&part, |(_, y)| crop.bottom - y)
}

/// The land within a crop of the map, as the data of a path.
pub(super) fn path(crop: Rect, place: impl Fn(Point) -> Point) -> String {
    let mut path = String::new();
    for outline in OUTLINES.iter() {
        for (index, point) in clipped(outline, crop).into_iter().enumerate() {
            let (x, y) = place(point);
            let letter = match (index, path.is_empty()) {
                (0, true) => "M",
                (0, false) => "ZM",
                _ => "L",
            };
            write!(path, "{letter}{x:.0} {y:.0}").expect("writing to a string never fails");
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crop_cuts_the_land() {
        assert!(OUTLINES.len() > 60);
        let crop = Rect { left: 450.0, top: 150.0, right: 650.0, bottom: 350.0 };
        let africa: Vec<Point> = OUTLINES.iter().flat_map(|outline| clipped(outline, crop)).collect();
        assert!(africa.len() > 20);
        let Rect { left, top, right, bottom } = crop.grown(0.01);
        assert!(africa.iter().all(|(x, y)| (left..=right).contains(x) && (top..=bottom).contains(y)));
        let square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)];
        let half = Rect { left: 5.0, top: -1.0, right: 20.0, bottom: 20.0 };
        assert_eq!(clipped(&square, half), [(5.0, 0.0), (10.0, 0.0), (10.0, 10.0), (5.0, 10.0)]);
    }
}
