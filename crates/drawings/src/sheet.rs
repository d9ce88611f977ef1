//! What all drawings are made of: numbers, colours, lettering, and the sheet around everything.

use std::fmt::Write;

use maud::{Markup, PreEscaped, Render, html};

/// A number in markup: at most one digit after the point.
#[derive(Clone, Copy)]
pub(crate) struct N(pub(crate) f32);

impl Render for N {
    fn render_to(&self, out: &mut String) {
        debug_assert!(self.0.is_finite(), "every coordinate is a number");
        // Adding zero turns -0 into 0.
        let tenths = (self.0 * 10.0).round() / 10.0 + 0.0;
        write!(out, "{tenths}").expect("a string takes everything");
    }
}

/// Where something stands, and how large.
pub(crate) struct At(pub(crate) f32, pub(crate) f32, pub(crate) f32);

impl Render for At {
    fn render_to(&self, out: &mut String) {
        let At(x, y, scale) = *self;
        out.push_str("translate(");
        N(x).render_to(out);
        out.push(' ');
        N(y).render_to(out);
        out.push(')');
        if (scale - 1.0).abs() > 0.001 {
            write!(out, " scale({})", (scale * 1000.0).round() / 1000.0).expect("a string takes everything");
        }
    }
}

/// A rectangle, by its corners.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rect {
    pub(crate) left: f32,
    pub(crate) top: f32,
    pub(crate) right: f32,
    pub(crate) bottom: f32,
}

impl Rect {
    /// A rectangle around a point.
    pub(crate) fn around(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect {
            left: x - width / 2.0,
            top: y - height / 2.0,
            right: x + width / 2.0,
            bottom: y + height / 2.0,
        }
    }

    pub(crate) fn width(&self) -> f32 {
        self.right - self.left
    }

    pub(crate) fn height(&self) -> f32 {
        self.bottom - self.top
    }

    /// The rectangle with a margin on all sides.
    pub(crate) fn grown(self, margin: f32) -> Rect {
        Rect {
            left: self.left - margin,
            top: self.top - margin,
            right: self.right + margin,
            bottom: self.bottom + margin,
        }
    }

    /// The smallest rectangle around both.
    pub(crate) fn with(self, other: Rect) -> Rect {
        Rect {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// The area that both cover.
    pub(crate) fn overlap(&self, other: &Rect) -> f32 {
        let width = self.right.min(other.right) - self.left.max(other.left);
        let height = self.bottom.min(other.bottom) - self.top.max(other.top);
        width.max(0.0) * height.max(0.0)
    }

    pub(crate) fn contains(&self, x: f32, y: f32) -> bool {
        (self.left..=self.right).contains(&x) && (self.top..=self.bottom).contains(&y)
    }
}

/// A colour of a class of shapes: what it colours, by day, and by night.
pub(crate) struct Ink(
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) &'static str,
);

/// The inks of every drawing.
const SHARED: &[Ink] = &[Ink("sfd-rim", "stroke", "#4a3c28", "#f0e2c8")];

/// The inks as rules of a style sheet. Those for the night stand apart, so that a reader who does not know
/// `light-dark` skips them.
fn style(inks: &[Ink]) -> String {
    let mut day = String::new();
    let mut night = String::new();
    for Ink(class, property, light, dark) in SHARED.iter().chain(inks) {
        write!(day, ".{class}{{{property}:{light}}}").expect("a string takes everything");
        if light != dark {
            write!(night, ".{class}{{{property}:light-dark({light},{dark})}}")
                .expect("a string takes everything");
        }
    }
    format!("{day}@supports (color:light-dark(#000,#fff)){{{night}}}.sfd:root{{color-scheme:light dark}}")
}

/// A finished drawing.
pub(crate) fn sheet(width: f32, height: f32, title: &str, inks: &[Ink], body: &Markup) -> String {
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

/// Drawn art: markup of our own, nothing in it comes from outside.
pub(crate) fn art(markup: &'static str) -> PreEscaped<&'static str> {
    PreEscaped(markup)
}

/// About how wide a text is, in the widest of the common typefaces.
pub(crate) fn text_width(text: &str, size: f32) -> f32 {
    let units: f32 = text.chars().map(letter_width).sum();
    units * size
}

fn letter_width(letter: char) -> f32 {
    match letter {
        // Marks that isolate names, and accents of their own, take no room.
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
pub(crate) fn fit(text: &str, size: f32, room: f32) -> String {
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

/// The first of these sizes in which a text has room on one line; the last if it has in none.
pub(crate) fn size_for(text: &str, sizes: &[f32], room: f32) -> f32 {
    let fits = |size: &&f32| text_width(text, **size) <= room;
    sizes.iter().find(fits).or(sizes.last()).copied().unwrap_or(12.0)
}

/// A text in one or two lines of a width, broken where words end, shortened where that does not help.
pub(crate) fn lines(text: &str, size: f32, room: f32) -> Vec<String> {
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

/// How a text hangs on its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

impl Render for Anchor {
    fn render_to(&self, out: &mut String) {
        out.push_str(match self {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        });
    }
}

/// Lettering: a class for its colour, a size, and whether it is bold.
#[derive(Clone, Copy)]
pub(crate) struct Type {
    pub(crate) class: &'static str,
    pub(crate) size: f32,
    pub(crate) is_bold: bool,
}

impl Type {
    pub(crate) const fn plain(class: &'static str, size: f32) -> Type {
        Type { class, size, is_bold: false }
    }

    pub(crate) const fn bold(class: &'static str, size: f32) -> Type {
        Type { class, size, is_bold: true }
    }

    /// The text from its point on.
    pub(crate) fn left(self, x: f32, y: f32, text: &str) -> Markup {
        self.set(x, y, Anchor::Start, text)
    }

    /// The text with its middle on its point.
    pub(crate) fn middle(self, x: f32, y: f32, text: &str) -> Markup {
        self.set(x, y, Anchor::Middle, text)
    }

    /// The text up to its point.
    pub(crate) fn right(self, x: f32, y: f32, text: &str) -> Markup {
        self.set(x, y, Anchor::End, text)
    }

    /// The text on its point.
    pub(crate) fn set(self, x: f32, y: f32, anchor: Anchor, text: &str) -> Markup {
        html! {
            text class=(self.class) x=(N(x)) y=(N(y)) font-size=(N(self.size))
                font-weight=[self.is_bold.then_some("700")]
                text-anchor=[(anchor != Anchor::Start).then_some(anchor)] { (text) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
