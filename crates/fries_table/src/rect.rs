//! Rectangles on the map, and numbers as SVG writes them.

use std::fmt;

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rect {
    pub(crate) left: f32,
    pub(crate) top: f32,
    pub(crate) right: f32,
    pub(crate) bottom: f32,
}

impl Rect {
    /// The rectangle of this size around a point.
    pub(crate) fn around(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect {
            left: x - width / 2.0,
            top: y - height / 2.0,
            right: x + width / 2.0,
            bottom: y + height / 2.0,
        }
    }

    /// The area both have.
    pub(crate) fn overlap(&self, other: &Rect) -> f32 {
        let width = self.right.min(other.right) - self.left.max(other.left);
        let height = self.bottom.min(other.bottom) - self.top.max(other.top);
        width.max(0.0) * height.max(0.0)
    }

    /// How far it hangs out of another.
    pub(crate) fn outside(&self, page: &Rect) -> f32 {
        let beyond =
            [page.left - self.left, self.right - page.right, page.top - self.top, self.bottom - page.bottom];
        beyond.iter().map(|far| far.max(0.0)).sum()
    }

    /// How much of a straight line lies within.
    pub(crate) fn length_within(&self, line: &[f32; 4]) -> f32 {
        let [x, y, to_x, to_y] = *line;
        let (across, down) = (to_x - x, to_y - y);
        let (mut from, mut to) = (0.0_f32, 1.0_f32);
        let sides = [
            (-across, x - self.left),
            (across, self.right - x),
            (-down, y - self.top),
            (down, self.bottom - y),
        ];
        for (slope, room) in sides {
            if slope == 0.0 {
                if room < 0.0 {
                    return 0.0;
                }
            } else if slope < 0.0 {
                from = from.max(room / slope);
            } else {
                to = to.min(room / slope);
            }
        }
        (to - from).max(0.0) * across.hypot(down)
    }
}

/// A number, with one decimal at most.
#[derive(Clone, Copy)]
pub(crate) struct N(pub(crate) f32);

impl fmt::Display for N {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i32;
        if tenths % 10 == 0 { write!(f, "{}", tenths / 10) } else { write!(f, "{:.1}", tenths as f32 / 10.0) }
    }
}

impl maud::Render for N {
    fn render_to(&self, buffer: &mut String) {
        use fmt::Write;
        let _ = write!(buffer, "{self}");
    }
}

/// Where something is put: the value of `transform`.
#[derive(Clone, Copy)]
pub(crate) struct At(pub(crate) f32, pub(crate) f32);

impl maud::Render for At {
    fn render_to(&self, buffer: &mut String) {
        use fmt::Write;
        let _ = write!(buffer, "translate({} {})", N(self.0), N(self.1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_measured_within_rectangles() {
        let room = Rect::around(0.0, 0.0, 10.0, 4.0);
        assert!((room.length_within(&[-20.0, 0.0, 20.0, 0.0]) - 10.0).abs() < 0.001);
        assert!((room.length_within(&[0.0, 0.0, 0.0, 9.0]) - 2.0).abs() < 0.001);
        assert!(room.length_within(&[-20.0, 3.0, 20.0, 3.0]).abs() < 0.001);
        assert!((room.overlap(&Rect::around(5.0, 2.0, 4.0, 2.0)) - 2.0).abs() < 0.001);
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!([N(3.0), N(-0.04), N(2.26)].map(|n| n.to_string()), ["3", "0", "2.3"]);
    }
}
