//! The building blocks of all drawings: numbers, colours, lettering, and the sheet around everything.

use std::fmt::{self, Write};

use maud::{Markup, PreEscaped, Render, html};

/// A number in markup, with at most one digit after the point.
#[derive(Clone, Copy)]
pub struct N(pub f32);

impl fmt::Display for N {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug_assert!(self.0.is_finite(), "every coordinate is finite");
        // Adding zero turns -0 into 0.
        write!(f, "{}", (self.0 * 10.0).round() / 10.0 + 0.0)
    }
}

impl Render for N {
    fn render_to(&self, out: &mut String) {
        write!(out, "{self}").expect("writing to a string cannot fail");
    }
}

/// The position and scale of something.
pub struct At(pub f32, pub f32, pub f32);

impl Render for At {
    fn render_to(&self, out: &mut String) {
        let At(x, y, scale) = *self;
        out.push_str("translate(");
        N(x).render_to(out);
        out.push(' ');
        N(y).render_to(out);
        out.push(')');
        if (scale - 1.0).abs() > 0.001 {
            write!(out, " scale({})", (scale * 1000.0).round() / 1000.0)
                .expect("writing to a string cannot fail");
        }
    }
}

/// A rectangle, by its corners.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// The left edge.
    pub left: f32,
    /// The top edge.
    pub top: f32,
    /// The right edge.
    pub right: f32,
    /// The bottom edge.
    pub bottom: f32,
}

impl Rect {
    /// A rectangle around a point.
    pub fn around(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect {
            left: x - width / 2.0,
            top: y - height / 2.0,
            right: x + width / 2.0,
            bottom: y + height / 2.0,
        }
    }

    /// The width.
    pub fn width(&self) -> f32 {
        self.right - self.left
    }

    /// The height.
    pub fn height(&self) -> f32 {
        self.bottom - self.top
    }

    /// The rectangle with a margin on all sides.
    #[must_use]
    pub fn grown(self, margin: f32) -> Rect {
        Rect {
            left: self.left - margin,
            top: self.top - margin,
            right: self.right + margin,
            bottom: self.bottom + margin,
        }
    }

    /// The smallest rectangle that contains both.
    #[must_use]
    pub fn with(self, other: Rect) -> Rect {
        Rect {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// The area of the intersection.
    pub fn overlap(&self, other: &Rect) -> f32 {
        let width = self.right.min(other.right) - self.left.max(other.left);
        let height = self.bottom.min(other.bottom) - self.top.max(other.top);
        width.max(0.0) * height.max(0.0)
    }

    /// How far it extends beyond the page.
    pub fn outside(&self, page: &Rect) -> f32 {
        let beyond =
            [page.left - self.left, self.right - page.right, page.top - self.top, self.bottom - page.bottom];
        beyond.iter().map(|far| far.max(0.0)).sum()
    }

    /// The length of the part of a straight line that is inside.
    pub fn length_within(&self, line: &[f32; 4]) -> f32 {
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

/// A colour of a class of shapes: the class, the property it sets, and its values in light and dark mode.
pub struct Ink(pub &'static str, pub &'static str, pub &'static str, pub &'static str);

/// The inks of every drawing.
const SHARED: &[Ink] = &[Ink("sfd-rim", "stroke", "#4a3c28", "#f0e2c8")];

/// The inks as rules of a style sheet. Those for dark mode are separate, so that renderers that do not know
/// `light-dark` skip them.
fn style(inks: &[Ink]) -> String {
    let mut day = String::new();
    let mut night = String::new();
    for Ink(class, property, light, dark) in SHARED.iter().chain(inks) {
        write!(day, ".{class}{{{property}:{light}}}").expect("writing to a string cannot fail");
        if light != dark {
            write!(night, ".{class}{{{property}:light-dark({light},{dark})}}")
                .expect("writing to a string cannot fail");
        }
    }
    format!("{day}@supports (color:light-dark(#000,#fff)){{{night}}}.sfd:root{{color-scheme:light dark}}")
}

/// A finished drawing.
pub fn sheet(width: f32, height: f32, title: &str, inks: &[Ink], body: &Markup) -> String {
    let (width, height) = (width.ceil(), height.ceil());
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class="sfd" role="img" width=(N(width)) height=(N(height))
            viewBox={ "0 0 " (N(width)) " " (N(height)) } style="max-width:100%;height:auto"
            font-family="system-ui,sans-serif" {
            title { (title) }
            style { (PreEscaped(style(inks))) }
            (body)
        }
    }
    .into_string()
}

/// Drawn art: our own markup, which contains nothing from outside.
pub fn art(markup: &'static str) -> PreEscaped<&'static str> {
    PreEscaped(markup)
}

/// The approximate width of a text in the widest common typeface.
pub fn text_width(text: &str, size: f32) -> f32 {
    let units: f32 = text.chars().map(letter_width).sum();
    units * size
}

fn letter_width(letter: char) -> f32 {
    match letter {
        // Isolation marks around names and combining accents take no space.
        '\u{2066}'..='\u{2069}' | '\u{300}'..='\u{36f}' => 0.0,
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '\'' | '!' | '|' => 0.33,
        ' ' | 'f' | 'r' | 't' | '(' | ')' | '-' | '/' => 0.42,
        'm' | 'w' | 'M' | 'W' | '@' | '%' | '—' => 0.96,
        '\u{2e80}'.. => 1.05,
        letter if letter.is_uppercase() => 0.75,
        _ => 0.63,
    }
}

/// The text, shortened to a width.
pub fn fit(text: &str, size: f32, room: f32) -> String {
    if text_width(text, size) <= room {
        return text.to_owned();
    }
    let mut short = String::new();
    let mut left = room - text_width("…", size);
    for letter in text.chars() {
        left -= letter_width(letter) * size;
        if left < 0.0 {
            break;
        }
        short.push(letter);
    }
    short.truncate(short.trim_end_matches([' ', '-', ',']).len());
    short.push('…');
    short
}

/// The first of these sizes in which a text fits on one line, or the last if none does.
pub fn size_for(text: &str, sizes: &[f32], room: f32) -> f32 {
    let fits = |size: &&f32| text_width(text, **size) <= room;
    sizes.iter().find(fits).or(sizes.last()).copied().unwrap_or(12.0)
}

/// A text on one or two lines of a width, broken between words, and shortened if that is not enough.
pub fn lines(text: &str, size: f32, room: f32) -> Vec<String> {
    if text_width(text, size) <= room {
        return vec![text.to_owned()];
    }
    let breaks = text.char_indices().filter(|(_, letter)| [' ', '-'].contains(letter));
    let halves = breaks.map(|(at, letter)| {
        let end = at + letter.len_utf8();
        (text[..end].trim_end(), text[end..].trim_start())
    });
    let longer = |(one, two): &(&str, &str)| text_width(one, size).max(text_width(two, size));
    let best = halves.filter(|(_, two)| !two.is_empty()).min_by(|a, b| longer(a).total_cmp(&longer(b)));
    match best {
        Some((one, two)) if text_width(one, size) <= room => vec![one.to_owned(), fit(two, size, room)],
        _ => vec![fit(text, size, room)],
    }
}

/// How a text is aligned to its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// It starts there.
    Start,
    /// Its centre is there.
    Middle,
    /// It ends there.
    End,
}

impl Anchor {
    /// The value of `text-anchor`, unless it is the default.
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Anchor::Start => None,
            Anchor::Middle => Some("middle"),
            Anchor::End => Some("end"),
        }
    }
}

/// Lettering: a class for its colour, a size, and whether it is bold.
#[derive(Clone, Copy)]
pub struct Type {
    /// The class that sets its colour.
    pub class: &'static str,
    /// Its size.
    pub size: f32,
    /// Whether it is bold.
    pub is_bold: bool,
}

impl Type {
    /// Lettering that is not bold.
    pub const fn plain(class: &'static str, size: f32) -> Type {
        Type { class, size, is_bold: false }
    }

    /// Bold lettering.
    pub const fn bold(class: &'static str, size: f32) -> Type {
        Type { class, size, is_bold: true }
    }

    /// The text, starting at its point.
    pub fn left(self, x: f32, y: f32, text: &str) -> Markup {
        self.set(x, y, Anchor::Start, text)
    }

    /// The text, centred on its point.
    pub fn middle(self, x: f32, y: f32, text: &str) -> Markup {
        self.set(x, y, Anchor::Middle, text)
    }

    /// The text, ending at its point.
    pub fn right(self, x: f32, y: f32, text: &str) -> Markup {
        self.set(x, y, Anchor::End, text)
    }

    /// The text, aligned to its point.
    pub fn set(self, x: f32, y: f32, anchor: Anchor, text: &str) -> Markup {
        html! {
            text class=(self.class) x=(N(x)) y=(N(y)) font-size=(N(self.size))
                font-weight=[self.is_bold.then_some("700")]
                text-anchor=[anchor.word()] { (text) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_part_of_a_line_in_a_rectangle_is_measured() {
        let room = Rect::around(0.0, 0.0, 10.0, 4.0);
        assert!((room.length_within(&[-20.0, 0.0, 20.0, 0.0]) - 10.0).abs() < 0.001);
        assert!((room.length_within(&[0.0, 0.0, 0.0, 9.0]) - 2.0).abs() < 0.001);
        assert!(room.length_within(&[-20.0, 3.0, 20.0, 3.0]).abs() < 0.001);
        assert!((room.overlap(&Rect::around(5.0, 2.0, 4.0, 2.0)) - 2.0).abs() < 0.001);
    }

    #[test]
    fn numbers_are_short() {
        let shown = |number: f32| N(number).render().into_string();
        assert_eq!([shown(1.0), shown(-0.04), shown(12.345), shown(-3.06)], ["1", "0", "12.3", "-3.1"]);
    }

    #[test]
    fn long_names_are_shortened_or_broken() {
        assert_eq!(fit("Ola", 12.0, 100.0), "Ola");
        assert!(fit("Donaudampfschifffahrtsgesellschaft", 12.0, 80.0).ends_with('…'));
        assert_eq!(lines("Strength in Numbers", 12.0, 90.0), ["Strength in", "Numbers"]);
        assert_eq!(lines("Gegenangriff", 12.0, 40.0).len(), 1);
        assert!(lines("Tier Donaudampfschifffahrt", 12.0, 60.0)[1].ends_with('…'));
    }
}
