//! Custom lettering: rounded capitals, each drawn in one pen stroke.

use maud::{Markup, html};

/// The space between letters, the width of a space character, and the line height.
const GAP: f32 = 3.1;
const BLANK: f32 = 2.6;
const LINE: f32 = 14.5;
/// The margin for the pen around the letters.
const PEN: f32 = 1.8;
/// Lettering wider than this is broken into two lines at a space.
const WIDE: f32 = 104.0;
/// How far consecutive letters are above or below the line, since nobody letters evenly by hand.
const SWAY: [f32; 5] = [0.0, 0.4, -0.3, 0.3, -0.2];

/// A letter, its width, and the strokes from its upper left corner. Its height is ten.
type Glyph = (char, f32, &'static str);

const GLYPHS: &[Glyph] = &[
    ('A', 7.0, "m0 10v-6c0-2.4 1.4-4 3.5-4s3.5 1.6 3.5 4v6m-7-3.7h7"),
    ('B', 6.2, "h3.4a2.4 2.4 0 0 1 0 4.8h-3.4m3.4 0a2.6 2.6 0 0 1 0 5.2h-3.4v-10"),
    ('C', 6.6, "m6.6 2.2c-.8-1.4-1.8-2.2-3-2.2c-2.2 0-3.6 2.2-3.6 5s1.4 5 3.6 5c1.2 0 2.2-.8 3-2.2"),
    ('D', 7.0, "v10h2.6c2.6 0 4.4-2 4.4-5s-1.8-5-4.4-5z"),
    ('E', 5.4, "m5.4 0h-5.4v10h5.4m-5.4-5.1h4.5"),
    ('F', 5.4, "m5.4 0h-5.4v10m0-5h4.5"),
    ('G', 7.0, "m6.6 2c-.8-1.3-1.8-2-3-2c-2.2 0-3.6 2.2-3.6 5s1.4 5 3.6 5c2 0 3.4-1.6 3.4-4h-2.8"),
    ('H', 6.4, "v10m6.4-10v10m-6.4-5h6.4"),
    ('I', 0.1, "v10"),
    ('J', 4.5, "m4.5 0v7.3c0 1.7-1 2.7-2.3 2.7s-2.2-.8-2.2-2"),
    ('K', 6.3, "v10m6-10l-5.7 5.6m1.7-1.4l4.3 5.8"),
    ('L', 5.2, "v10h5.2"),
    ('M', 8.0, "m0 10v-10l4 6l4-6v10"),
    ('N', 6.5, "m0 10v-10l6.5 10v-10"),
    ('O', 7.6, "m3.8 0c-2.3 0-3.8 2.2-3.8 5s1.5 5 3.8 5s3.8-2.2 3.8-5s-1.5-5-3.8-5z"),
    ('P', 6.2, "m0 10v-10h3.4a2.8 2.8 0 0 1 0 5.6h-3.4"),
    ('R', 6.2, "m0 10v-10h3.4a2.8 2.8 0 0 1 0 5.6h-3.4m3 0l3.2 4.4"),
    (
        'S',
        5.8,
        "m5.6 1.6c-.6-1.1-1.6-1.6-2.7-1.6c-1.6 0-2.7 1-2.7 2.5c0 3.2 5.6 1.8 5.6 5c0 1.5-1.2 2.5-2.9 2.5c-1.3 0-2.3-.7-2.9-1.8",
    ),
    ('T', 6.4, "h6.4m-3.2 0v10"),
    ('U', 6.6, "v6.3c0 2.3 1.3 3.7 3.3 3.7s3.3-1.4 3.3-3.7v-6.3"),
    ('V', 6.8, "l3.4 10l3.4-10"),
    ('W', 9.6, "l2.4 10l2.4-8l2.4 8l2.4-10"),
    ('Y', 6.4, "l3.2 5l3.2-5m-3.2 5v5"),
    ('Z', 6.2, "h6l-6 10h6.2"),
    ('!', 0.1, "v6.2m0 3.7v.1"),
    ('0', 6.4, "m3.2 0c-2 0-3.2 2.2-3.2 5s1.2 5 3.2 5s3.2-2.2 3.2-5s-1.2-5-3.2-5z"),
    ('1', 2.8, "m0 2.2l2.8-2.2v10"),
    ('2', 6.0, "m.2 2.5c.3-1.6 1.4-2.5 2.8-2.5s2.8 1 2.8 2.7c0 2.3-3.8 4.3-5.8 7.3h6"),
    (
        '3',
        5.9,
        "m.3 1.3c.7-.9 1.6-1.3 2.6-1.3c1.6 0 2.7 1 2.7 2.5s-1.2 2.3-3 2.3c2 0 3.3 1 3.3 2.6s-1.3 2.6-3 2.6c-1.3 0-2.3-.5-2.9-1.5",
    ),
    ('4', 6.2, "m4.6 10v-10l-4.6 7h6.2"),
    (
        '5',
        5.8,
        "m5.4 0h-4.5l-.4 4.5c.7-.5 1.5-.8 2.3-.8c1.9 0 3 1.3 3 3c0 2-1.3 3.3-3.1 3.3c-1.2 0-2.1-.5-2.7-1.4",
    ),
    ('6', 6.0, "m5 .6c-3 0-5 2.9-5 5.9c0 2.2 1.2 3.5 3 3.5s3-1.3 3-3.1s-1.2-3-3-3s-3 1.1-3 2.6"),
    ('7', 5.8, "h5.8l-3.8 10"),
    (
        '8',
        5.8,
        "m2.9 4.7c-1.6 0-2.5-1-2.5-2.4s1-2.3 2.5-2.3s2.5 .9 2.5 2.3s-.9 2.4-2.5 2.4c-1.8 0-2.9 1.2-2.9 2.7s1.2 2.6 2.9 2.6s2.9-1.1 2.9-2.6s-1.1-2.7-2.9-2.7z",
    ),
    ('9', 6.0, "m1 9.4c3 0 5-2.9 5-5.9c0-2.2-1.2-3.5-3-3.5s-3 1.3-3 3.1s1.2 3 3 3s3-1.1 3-2.6"),
    ('+', 5.0, "m0 5h5m-2.5-2.5v5"),
    ('-', 4.0, "m0 5.5h4"),
    ('Q', 7.6, "m3.8 0c-2.3 0-3.8 2.2-3.8 5s1.5 5 3.8 5s3.8-2.2 3.8-5s-1.5-5-3.8-5zm1 6.8l2.8 3.6"),
    ('X', 6.2, "l6.2 10m0-10l-6.2 10"),
    ('’', 1.2, "m1.2-.4c.1 1.2-.3 2-1.2 2.6"),
    ('–', 6.0, "m0 5.5h6"),
    ('−', 4.4, "m0 5h4.4"),
    ('×', 4.8, "m0 2.6l4.8 4.8m0-4.8l-4.8 4.8"),
];

/// A letter, the plain letter it is based on, and the strokes of its diacritic.
const MARKED: &[(char, char, &str)] = &[
    ('Ä', 'A', "m2-2.9v.1m3-.1v.1"),
    ('À', 'A', "m2.4-3.9l1.6 1.6"),
    ('Ą', 'A', "m7 10c-1.4 1-1.6 2.7.4 2.7"),
    ('Ć', 'C', "m3-2.3l1.8-1.7"),
    ('Ç', 'C', "m3.4 10c1.6.9 1.2 2.9-.8 2.7"),
    ('É', 'E', "m2.2-2.3l1.8-1.7"),
    ('È', 'E', "m1.8-3.9l1.8 1.6"),
    ('Ê', 'E', "m1-2.2l1.7-1.7l1.7 1.7"),
    ('Ę', 'E', "m5 10c-1.4 1-1.6 2.7.4 2.7"),
    ('Ł', 'L', "m-1.4 6.4l4-2.6"),
    ('Ń', 'N', "m2.6-2.3l1.8-1.7"),
    ('Ó', 'O', "m3-2.3l1.8-1.7"),
    ('Ö', 'O', "m2.3-2.9v.1m3-.1v.1"),
    ('Ô', 'O', "m2.1-2.2l1.7-1.7l1.7 1.7"),
    ('Ò', 'O', "m2.6-3.9l1.8 1.6"),
    ('Ś', 'S', "m2.2-2.3l1.8-1.7"),
    ('Ü', 'U', "m1.8-2.9v.1m3-.1v.1"),
    ('Ù', 'U', "m2.2-3.9l1.8 1.6"),
    ('Ź', 'Z', "m2.4-2.3l1.8-1.7"),
    ('Ż', 'Z', "m3.1-2.9v.1"),
];

fn plain(letter: char) -> Option<Glyph> {
    GLYPHS.iter().find(|(glyph, ..)| *glyph == letter).copied()
}

fn mark(letter: char) -> Option<(Glyph, &'static str)> {
    let (_, base, mark) = MARKED.iter().find(|(marked, ..)| *marked == letter)?;
    Some((plain(*base)?, mark))
}

/// A line of lettering: its strokes from `y` down, if all its letters are available, and its width.
fn line(text: &str, y: f32) -> Option<(String, f32)> {
    let (mut strokes, mut x) = (String::new(), 0.0);
    for (place, letter) in text.chars().enumerate() {
        if letter == ' ' {
            x += BLANK + GAP;
            continue;
        }
        let ((_, width, drawn), mark) = plain(letter).map(|glyph| (glyph, "")).or_else(|| mark(letter))?;
        let y = y + SWAY[(place * 3) % SWAY.len()];
        for stroke in [drawn, mark] {
            if !stroke.is_empty() {
                strokes.extend(["M", &tenths(x), " ", &tenths(y), stroke]);
            }
        }
        x += width + GAP;
    }
    Some((strokes, (x - GAP).max(1.0)))
}

/// A number with one decimal, which is enough for drawings.
fn tenths(number: f32) -> String {
    ((number * 10.0).round() / 10.0).to_string()
}

/// The best place to break a text in two, with halves as equal as possible.
fn halves(text: &str) -> Option<(&str, &str)> {
    let uneven = |at: &usize| text[..*at].chars().count().abs_diff(text[*at + 1..].chars().count());
    let at = text.match_indices(' ').map(|(at, _)| at).min_by_key(uneven)?;
    Some((&text[..at], &text[at + 1..]))
}

/// A text in our lettering, on one or two lines.
pub(crate) struct Lettering {
    /// The lines: how far each is moved to the right, and its strokes.
    lines: Vec<(f32, String)>,
    /// Its box: left, top, width and height.
    frame: String,
}

impl Lettering {
    /// None if a letter is missing.
    pub(crate) fn of(text: &str) -> Option<Lettering> {
        let capitals = text.to_uppercase().replace('\'', "’");
        let above = if capitals.chars().any(|letter| mark(letter).is_some()) { 3.0 } else { 0.0 };
        let (first, width) = line(&capitals, 0.0)?;
        let (lines, width, height) = match halves(&capitals).filter(|_| width > WIDE) {
            None => (vec![(0.0, first)], width, 10.0),
            Some((upper, lower)) => {
                let ((first, one), (second, other)) = (line(upper, 0.0)?, line(lower, LINE + above)?);
                let width = one.max(other);
                let lines = vec![((width - one) / 2.0, first), ((width - other) / 2.0, second)];
                (lines, width, 10.0 + LINE + above)
            }
        };
        let size = (width + 2.0 * PEN, height + 2.0 * PEN + above);
        let frame = format!("{} {} {} {}", -PEN, -PEN - above, tenths(size.0), tenths(size.1));
        Some(Lettering { lines, frame })
    }

    /// Its strokes.
    pub(crate) fn strokes(&self) -> Markup {
        html! {
            @for (shift, strokes) in &self.lines {
                path transform=[(*shift > 0.0).then(|| format!("translate({})", tenths(*shift)))] d=(strokes) {}
            }
        }
    }

    /// A drawing of it, given its strokes. Screen readers skip it.
    pub(crate) fn drawing(&self, strokes: &Markup) -> Markup {
        html! { svg.letters.two[self.lines.len() > 1] viewBox=(self.frame) aria-hidden="true" { (strokes) } }
    }
}

/// A text in our lettering, or as plain text if a letter is missing.
pub(crate) fn lettering(text: &str) -> Markup {
    match Lettering::of(text) {
        Some(lettering) => lettering.drawing(&lettering.strokes()),
        None => plain_text(text),
    }
}

/// A text that stands in for lettering. Screen readers skip it.
pub(crate) fn plain_text(text: &str) -> Markup {
    html! { span.plain aria-hidden="true" { (text) } }
}

/// A number in our lettering.
pub(crate) fn number(value: impl Into<u64>) -> Markup {
    lettering(&value.into().to_string())
}

#[cfg(test)]
mod tests {
    use i18n::Library;

    use super::*;
    use crate::GAME;

    #[test]
    fn cards_can_be_lettered_in_every_language() {
        let kinds = ["general", "recruitment", "strength", "counterattack"]
            .map(|kind| format!("ufoludki-card-{kind}"));
        let shapes = ["plate", "teapot", "sombrero", "bell", "mushroom", "doughnut", "top"];
        let saucers = shapes.map(|shape| format!("ufoludki-saucer-{shape}"));
        let signs = ["ufoludki-thing-earth", "page-ufoludki-new"].map(str::to_owned);
        let keys: Vec<String> = kinds.into_iter().chain(saucers).chain(signs).collect();
        let library = Library::new(&[GAME.texts()]);
        for tag in ["en", "de", "fr", "it", "pl"] {
            let texts = library.texts(tag).expect("a language");
            for key in &keys {
                let word = texts.word(key);
                assert!(lettering(&word).into_string().starts_with("<svg"), "{tag}: {word}");
            }
        }
    }

    #[test]
    fn a_text_is_broken_into_halves_of_similar_length() {
        assert_eq!(halves("STRENGTH IN NUMBERS"), Some(("STRENGTH", "IN NUMBERS")));
        assert_eq!(halves("BELL"), None);
    }
}
