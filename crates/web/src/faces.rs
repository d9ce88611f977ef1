//! The faces of people and bots: aliens and robots put together from a few parts of our own.
//!
//! A face is a number, and its drawing follows from the number.

use maud::{Markup, PreEscaped, html};

/// The occupant of a seat, for whom a face is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A person, with the number of their face.
    Person(u32),
    /// A bot, with the number of its seat.
    Bot(u32),
}

/// The number of different faces of people.
pub const FACES: u32 = (ANTENNAE.len() * EYES.len() * MOUTHS.len() * SKINS.len() * SUITS.len()) as u32;

const ANTENNAE: [&str; 6] = [
    r##"<path d="M50 22V8" stroke-width="4.5"/><circle cx="50" cy="8" r="7" fill="#ffd84d"/>"##,
    r#"<path d="M38 24C34 8 22 8 22 14s8 5 8 0M62 24C66 8 78 8 78 14s-8 5-8 0" fill="none" stroke-width="4.5"/>"#,
    r##"<path d="M34 26L26 12M66 26l8-14" stroke-width="4.5"/><path fill="#ffd84d" stroke-width="3.5" d="M24 0l3.5 7 7.5 1-5.5 5 1.5 8-7-4-7 4 1.5-8L13 8l7.500-1zM76 0l3.5 7 7.5 1-5.5 5 1.5 8-7-4-7 4 1.5-8L65 8l7.500-1z"/>"##,
    r#"<path d="M50 22l-9-9 16-4-7-8" fill="none" stroke-width="4.5"/>"#,
    r##"<path d="M50 24V14c-14 2-18-4-16-12 10-2 16 2 16 10 0-8 6-12 16-10 2 8-2 14-16 12" fill="#4f9a33"/>"##,
    r##"<path d="M36 24V8M50 22V4M64 24V8" stroke-width="4.5"/><g fill="#ff8f6b" stroke-width="3"><circle cx="36" cy="8" r="5"/><circle cx="50" cy="5" r="5"/><circle cx="64" cy="8" r="5"/></g>"##,
];

const EYES: [&str; 6] = [
    r##"<g stroke="none"><path d="M23 52a11 11 0 1 0 22 0 11 11 0 1 0-22 0M55 52a11 11 0 1 0 22 0 11 11 0 1 0-22 0" fill="#2f2050"/><circle cx="38" cy="48" r="4" fill="#fff"/><circle cx="70" cy="48" r="4" fill="#fff"/></g>"##,
    r##"<circle cx="50" cy="48" r="19" fill="#fff"/><g stroke="none"><circle cx="50" cy="49" r="10" fill="#2f2050"/><circle cx="54" cy="45" r="4" fill="#fff"/></g>"##,
    r##"<g stroke="none"><ellipse cx="36" cy="52" rx="9" ry="13" fill="#2f2050"/><ellipse cx="64" cy="52" rx="9" ry="13" fill="#2f2050"/><circle cx="39" cy="46" r="4" fill="#fff"/><circle cx="67" cy="46" r="4" fill="#fff"/></g><path d="M26 41l-6-4M30 36l-4-6M74 41l6-4M70 36l4-6" stroke-width="3.6"/>"##,
    r##"<g fill="#fff" stroke-width="3.5"><circle cx="27" cy="54" r="10"/><circle cx="50" cy="46" r="11"/><circle cx="73" cy="54" r="10"/></g><g stroke="none" fill="#2f2050"><circle cx="29" cy="55" r="5"/><circle cx="50" cy="48" r="5.5"/><circle cx="71" cy="55" r="5"/></g>"##,
    r##"<g fill="#fff"><rect x="20" y="40" width="26" height="24" rx="6"/><rect x="54" y="40" width="26" height="24" rx="6"/><path d="M46 50h8"/></g><g stroke="none" fill="#2f2050"><circle cx="35" cy="53" r="5.5"/><circle cx="66" cy="53" r="5.5"/></g>"##,
    r##"<path d="M20 58a13 13 0 0 1 26 0zM54 58a13 13 0 0 1 26 0z" fill="#2f2050" stroke="none"/><path d="M18 58h30M52 58h30" stroke-width="4.5"/>"##,
];

const MOUTHS: [&str; 5] = [
    r#"<path d="M40 71q10 9 20 0" fill="none"/>"#,
    r##"<path d="M36 73q14 9 28-2" fill="none"/><path d="M54 77v5h6v-7z" fill="#fff" stroke="none"/>"##,
    r##"<path d="M38 70h24q-3 11-12 11t-12-11z" fill="#a23350" stroke-width="3.5"/>"##,
    r#"<path d="M42 74h16"/>"#,
    r#"<path d="M40 74q12 4 20-4" fill="none"/>"#,
];

/// Skins, with their shade and their light.
const SKINS: [[&str; 3]; 5] = [
    ["#a6e35c", "#7cc443", "#d5f5a4"],
    ["#7fe0c0", "#4dbd9a", "#c9f7e8"],
    ["#c7b2f7", "#a088dc", "#ebe0ff"],
    ["#ffc48f", "#f0a264", "#ffe6cc"],
    ["#94d3f7", "#62b1df", "#d6f0ff"],
];

const SUITS: [&str; 6] = ["#2e78d2", "#e57a12", "#bf3d8c", "#0f8f83", "#6c4bc9", "#8a5a2b"];

/// The lights of a robot: its lamp and its eyes.
const LIGHTS: [&str; 8] =
    ["#7fe0c0", "#ff8f6b", "#ffd84d", "#94d3f7", "#f7aed4", "#a6e35c", "#c7b2f7", "#ffc48f"];

impl Face {
    /// The name of the file with the drawing.
    pub fn file(self) -> String {
        match self {
            Face::Person(number) => format!("face-{number}.svg"),
            Face::Bot(seat) => format!("face-bot-{seat}.svg"),
        }
    }

    /// The face that is drawn in this file.
    pub fn of_file(name: &str) -> Option<Face> {
        let name = name.strip_prefix("face-")?.strip_suffix(".svg")?;
        let number = |text: &str, most: u32| text.parse().ok().filter(|number| *number < most);
        match name.strip_prefix("bot-") {
            Some(seat) => number(seat, 9).map(Face::Bot),
            None => number(name, FACES).map(Face::Person),
        }
    }

    /// The drawing.
    pub fn drawing(self) -> String {
        let drawn = match self {
            Face::Person(number) => alien(number as usize),
            Face::Bot(seat) => robot(LIGHTS[seat as usize % LIGHTS.len()]),
        };
        html! {
            svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -16 116 116" fill="none" stroke="#3a2758"
                stroke-width="4" stroke-linecap="round" stroke-linejoin="round" { (drawn) }
        }
        .into_string()
    }

    /// The face on a page whose files have addresses that begin like this. Its owner's name is next to it.
    pub(crate) fn image(self, prefix: &str) -> Markup {
        html! { img.face src={ (prefix) (self.file()) } alt="" width="48" height="48"; }
    }
}

/// Every combination of parts has a number, and neighbouring numbers look different.
fn alien(number: usize) -> Markup {
    let mut rest = number;
    let mut part = |parts: usize| {
        let place = rest % parts;
        rest /= parts;
        place
    };
    let ([skin, shade, light], eyes, antennae) = (SKINS[part(5)], EYES[part(6)], ANTENNAE[part(6)]);
    let (suit, mouth) = (SUITS[part(6)], MOUTHS[part(5)]);
    html! {
        (PreEscaped(antennae))
        path d="M22 102c0-18 12-26 28-26s28 8 28 26z" fill=(suit) {}
        path d="M12 54c0-22 17-34 38-34s38 12 38 34-16 34-38 34S12 76 12 54z" fill=(skin) {}
        path d="M16 62c4 18 18 24 34 24s30-6 34-24c-8 12-20 16-34 16S24 74 16 62z" fill=(shade) stroke="none" {}
        path d="M24 40c4-8 11-12 18-13" stroke=(light) stroke-width="6" {}
        (PreEscaped(eyes))
        (PreEscaped(mouth))
    }
}

fn robot(light: &str) -> Markup {
    html! {
        path d="M50 24V10" stroke-width="4.5" {}
        circle cx="50" cy="9" r="6" fill=(light) {}
        path d="M24 102c0-14 8-20 26-20s26 6 26 20z" fill="#7d8794" {}
        rect x="14" y="24" width="72" height="58" rx="16" fill="#cfd6dc" {}
        rect x="24" y="36" width="52" height="24" rx="12" fill="#2f2050" stroke="none" {}
        g fill=(light) stroke="none" { circle cx="38" cy="48" r="6" {} circle cx="62" cy="48" r="6" {} }
        path d="M40 71h20M46 67v8M54 67v8" stroke-width="3" {}
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_number_has_a_face_of_its_own() {
        let drawings: HashSet<String> = (0..FACES).map(|number| Face::Person(number).drawing()).collect();
        assert_eq!(drawings.len(), FACES as usize);
    }

    #[test]
    fn a_file_is_named_after_its_face() {
        for face in [Face::Person(0), Face::Person(FACES - 1), Face::Bot(8)] {
            assert_eq!(Face::of_file(&face.file()), Some(face));
        }
        for name in [
            &Face::Person(FACES).file(),
            "face-bot-9.svg",
            "face-.svg",
            "face--1.svg",
            "face-1.png",
            "icon.svg",
        ] {
            assert_eq!(Face::of_file(name), None, "{name}");
        }
    }
}
