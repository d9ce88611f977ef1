//! Small icons for buttons, drawn with one stroke.

use maud::{Markup, html};

/// Names with their paths in a 24 × 24 square.
const ICONS: &[(&str, &str)] = &[
    ("home", "M3 11l9-7 9 7M5.500 10v10h13v-10M10 20v-6h4v6"),
    (
        "sound",
        "M4 9.500v5h3.500l4.500 4v-13l-4.500 4zM15.500 9a4 4 0 0 1 0 6M18 6.500a7.500 7.500 0 0 1 0 11",
    ),
    ("theme", "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 3v18M15 4.500v15M18 7v10"),
    ("menu", "M4 6.500h16M4 12h16M4 17.500h16"),
    (
        "book",
        "M12 6c-2-1.500-5-2-8-1.500v13c3-.5 6 0 8 1.500c2-1.500 5-2 8-1.500v-13c-3-.5-6 0-8 1.500zM12 6v13",
    ),
    ("chat", "M4 5h16v11h-9l-4.500 4v-4h-2.500z"),
    ("list", "M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01"),
    ("tally", "M5 20v-7M10 20v-12M15 20v-5M20 20v-16"),
    ("rules", "M6 3.500h9l4 4v13h-13zM9 11h7M9 14.500h7M9 8h3"),
    ("before", "M15 5l-8 7 8 7z"),
    ("run", "M7 5l12 7-12 7z"),
    ("first", "M19 5l-8 7 8 7zM11 5l-8 7 8 7z"),
    ("last", "M5 5l8 7-8 7zM13 5l8 7-8 7z"),
    ("after", "M9 5l8 7-8 7z"),
    ("again", "M4 5v5h5M4.500 10a8 8 0 1 1-.4 4M10.500 9l5 3-5 3z"),
    ("undo", "M8.500 5l-4.500 4.500 4.500 4.500M4 9.500h10a5 5 0 0 1 0 10h-4"),
    ("cancel", "M6 6l12 12M18 6l-12 12"),
    ("swap", "M4 9h15l-4-4M20 15h-15l4 4"),
    ("again", "M19 12a7 7 0 1 1-2.500-5.400M17 3v4h-4"),
    (
        "hint",
        "M9.500 18h5M10.500 21h3M8 14.500a6 6 0 1 1 8 0c-.8.8-1.300 1.500-1.300 3h-5.400c0-1.500-.5-2.200-1.300-3z",
    ),
];

/// An icon. Empty if there is none with that name.
pub(crate) fn icon(name: &str) -> Markup {
    let path = ICONS.iter().find(|(known, _)| *known == name).map(|(_, path)| path);
    html! {
        @if let Some(path) = path {
            svg.icon viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} }
        }
    }
}
