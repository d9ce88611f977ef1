//! Line charts as SVG, for documents: a title, and panels one below the other.

use std::fmt::Write;

/// Widths and heights, in pixels.
const WIDTH: f64 = 760.0;
const LEFT: f64 = 76.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 40.0;
const HEAD: f64 = 44.0;
const PLOT: f64 = 170.0;
const FOOT: f64 = 44.0;

/// How wide a letter of a legend is, more or less.
const LETTER: f64 = 6.4;

/// Colours that can be told apart on white, also by people who are colour-blind.
const COLOURS: [&str; 8] =
    ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#7a5195", "#56b4e9", "#8c6d1f", "#444444"];

/// A line with more points than this has no dots.
const DOTS: usize = 24;

/// Lines with common axes.
pub(crate) struct Panel {
    pub(crate) title: String,
    pub(crate) x: String,
    pub(crate) y: String,
    pub(crate) lines: Vec<Line>,
}

pub(crate) struct Line {
    pub(crate) name: String,
    pub(crate) points: Vec<(f64, f64)>,
}

/// An axis from `low` to `high`, with a mark at every multiple of `step`.
struct Axis {
    low: f64,
    high: f64,
    step: f64,
}

impl Axis {
    /// An axis that shows all values. It begins at zero.
    fn of(values: impl Iterator<Item = f64>) -> Axis {
        let most = values.filter(|value| value.is_finite()).fold(0.0, f64::max);
        let most = if most > 0.0 { most } else { 1.0 };
        let step = step_for(most);
        Axis { low: 0.0, high: (most / step).ceil() * step, step }
    }

    fn share(&self, value: f64) -> f64 {
        (value - self.low) / (self.high - self.low)
    }

    fn marks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round() as usize;
        (0..=count).map(|number| self.low + self.step * number as f64)
    }
}

/// The distance between marks: one, two or five times a power of ten, so that there are four to ten.
fn step_for(most: f64) -> f64 {
    let mut power = 1.0;
    while power * 10.0 <= most {
        power *= 10.0;
    }
    while power > most {
        power /= 10.0;
    }
    let steps = [0.2, 0.5, 1.0, 2.0].map(|factor| factor * power);
    steps.into_iter().find(|step| most / step <= 7.0).unwrap_or(power)
}

/// A number with as many digits as it needs, and commas between thousands.
fn shown(value: f64) -> String {
    if value < 1000.0 {
        let text = format!("{value:.3}");
        return text.trim_end_matches('0').trim_end_matches('.').to_owned();
    }
    let digits = format!("{value:.0}");
    let groups = digits.as_bytes().rchunks(3).rev().map(|group| String::from_utf8_lossy(group));
    groups.collect::<Vec<_>>().join(",")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// Writes a chart. It has a white background, so it can be read in dark mode too.
pub(crate) fn svg(title: &str, panels: &[Panel]) -> String {
    let height = TOP + (HEAD + PLOT + FOOT) * panels.len() as f64;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"12\" fill=\"#333\" role=\"img\">\n\
         <title>{title}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"26\" font-size=\"16\" font-weight=\"600\">{title}</text>\n",
        title = escaped(title)
    );
    for (number, panel) in panels.iter().enumerate() {
        let top = TOP + (HEAD + PLOT + FOOT) * number as f64 + HEAD;
        panel.write(&mut out, top);
    }
    out.push_str("</svg>\n");
    out
}

/// Writing to a text cannot fail.
macro_rules! put {
    ($out:expr, $($rest:tt)*) => {
        let _ = writeln!($out, $($rest)*);
    };
}

impl Panel {
    fn write(&self, out: &mut String, top: f64) {
        let points = || self.lines.iter().flat_map(|line| &line.points);
        let (across, up) = (Axis::of(points().map(|point| point.0)), Axis::of(points().map(|point| point.1)));
        let x = |value: f64| LEFT + across.share(value) * (WIDTH - LEFT - RIGHT);
        let y = |value: f64| top + PLOT * (1.0 - up.share(value));
        put!(
            out,
            "<text x=\"{LEFT}\" y=\"{}\" font-weight=\"600\">{}</text>",
            top - 26.0,
            escaped(&self.title)
        );
        self.write_legend(out, top - 10.0);
        for mark in up.marks() {
            let (at, right) = (y(mark), WIDTH - RIGHT);
            put!(out, "<path d=\"M{LEFT} {at:.1}H{right}\" stroke=\"#ddd\"/>");
            put!(
                out,
                "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
                LEFT - 6.0,
                at + 4.0,
                shown(mark)
            );
        }
        for mark in across.marks() {
            let (at, bottom) = (x(mark), top + PLOT);
            put!(out, "<path d=\"M{at:.1} {bottom}v4\" stroke=\"#888\"/>");
            put!(
                out,
                "<text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
                bottom + 16.0,
                shown(mark)
            );
        }
        let (middle, height) = (LEFT.midpoint(WIDTH - RIGHT), top + PLOT / 2.0);
        put!(
            out,
            "<text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
            top + PLOT + 32.0,
            escaped(&self.x)
        );
        put!(
            out,
            "<text transform=\"translate(16 {height}) rotate(-90)\" text-anchor=\"middle\">{}</text>",
            escaped(&self.y)
        );
        for (line, colour) in self.lines.iter().zip(COLOURS.iter().cycle()) {
            line.write(out, colour, |point| (x(point.0), y(point.1)));
        }
    }

    fn write_legend(&self, out: &mut String, at: f64) {
        let mut left = LEFT;
        for (line, colour) in self.lines.iter().zip(COLOURS.iter().cycle()) {
            put!(out, "<path d=\"M{left:.0} {}h16\" stroke=\"{colour}\" stroke-width=\"3\"/>", at - 4.0);
            put!(out, "<text x=\"{:.0}\" y=\"{at}\">{}</text>", left + 20.0, escaped(&line.name));
            left += 38.0 + LETTER * line.name.chars().count() as f64;
        }
    }
}

impl Line {
    fn write(&self, out: &mut String, colour: &str, place: impl Fn(&(f64, f64)) -> (f64, f64)) {
        let is_drawn = |point: &&(f64, f64)| point.0.is_finite() && point.1.is_finite();
        let places: Vec<(f64, f64)> = self.points.iter().filter(is_drawn).map(place).collect();
        let path: Vec<String> = places.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        put!(
            out,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.8\"/>",
            path.join(" ")
        );
        if places.len() <= DOTS {
            for (x, y) in places {
                put!(out, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{colour}\"/>");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_has_between_four_and_ten_round_marks() {
        for (most, high) in
            [(1.0, 1.0), (7.3, 8.0), (39.0, 40.0), (1234.0, 1400.0), (0.031, 0.035), (0.0, 1.0)]
        {
            let axis = Axis::of([most].into_iter());
            assert!((axis.high - high).abs() < 1e-9, "{most}: {}", axis.high);
            assert!((4..=10).contains(&axis.marks().count()), "{most}: {} marks", axis.marks().count());
        }
    }

    #[test]
    fn numbers_have_only_the_digits_they_need() {
        assert_eq!(
            [0.25, 3.0, 950.0, 12_000.0, 1_234_567.0].map(shown),
            ["0.25", "3", "950", "12,000", "1,234,567"]
        );
    }

    #[test]
    fn a_chart_draws_every_line_inside_its_panel() {
        let line =
            |name: &str, points: &[(f64, f64)]| Line { name: name.to_owned(), points: points.to_vec() };
        let lines = vec![line("a & b", &[(0.0, 1.0), (5.0, 2.0)]), line("c", &[(1.0, f64::NAN), (2.0, 9.0)])];
        let panel = Panel { title: "Memory".into(), x: "minutes".into(), y: "MB".into(), lines };
        let drawn = svg("Soak <1>", &[panel]);
        assert_eq!(drawn.matches("<polyline").count(), 2);
        assert_eq!(drawn.matches("<circle").count(), 3);
        assert!(drawn.contains("a &amp; b") && drawn.contains("Soak &lt;1>") && !drawn.contains("NaN"));
    }
}
