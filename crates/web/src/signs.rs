//! The logo, and small signs next to words.

use maud::{Markup, PreEscaped, html};

/// Names with their drawings in a 20 × 20 square.
const SIGNS: &[(&str, &str)] = &[
    (
        "light",
        r#"<circle cx="10" cy="10" r="3.5"/><path d="M10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6L16 16M4 16l1.4-1.4M14.6 5.4L16 4"/>"#,
    ),
    ("dark", r#"<path d="M16.5 12A7 7 0 0 1 8 3.500a7 7 0 1 0 8.5 8.5z"/>"#),
    ("auto", r#"<circle cx="10" cy="10" r="7"/><path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor"/>"#),
    (
        "people",
        r#"<circle cx="7" cy="6.5" r="3"/><path d="M1.5 17c0-4 2.5-5.5 5.5-5.5s5.5 1.5 5.5 5.500M13 3.700a3 3 0 0 1 0 5.600M15 12c2.3.6 3.5 2.2 3.5 5"/>"#,
    ),
    ("clock", r#"<circle cx="10" cy="10" r="8"/><path d="M10 5v5l3.5 2"/>"#),
];

/// A sign. Empty if there is none with that name.
pub(crate) fn sign(name: &str) -> Markup {
    let drawn = SIGNS.iter().find(|(known, _)| *known == name).map(|(_, drawn)| *drawn);
    html! {
        @if let Some(drawn) = drawn {
            svg.icon viewBox="0 0 20 20" aria-hidden="true" { (PreEscaped(drawn)) }
        }
    }
}

/// Potato sticks that rise from a saucer like half a star, and the name in lettering of our own.
pub(crate) fn logo() -> Markup {
    PreEscaped(LOGO.to_owned())
}

const LOGO: &str = concat!(
    r#"<svg viewBox="0 0 228 54" role="img" aria-label="Starfry"><g transform="translate(31 35)"><g class="rays">"#,
    r#"<rect x="-3.4" y="-23" width="6.8" height="17" rx="1.6" transform="rotate(-58)"/>"#,
    r#"<rect x="-3.4" y="-27" width="6.8" height="21" rx="1.6" transform="rotate(-30)"/>"#,
    r#"<rect x="-3.4" y="-30" width="6.8" height="24" rx="1.6"/>"#,
    r#"<rect x="-3.4" y="-27" width="6.8" height="21" rx="1.6" transform="rotate(30)"/>"#,
    r#"<rect x="-3.4" y="-23" width="6.8" height="17" rx="1.6" transform="rotate(58)"/></g>"#,
    r#"<path d="M-30 2C-24 -7 24 -7 30 2C24 11 -24 11 -30 2Z" fill="currentColor"/>"#,
    r#"<g class="lamps"><circle cx="-15" cy="1.5" r="2.2"/><circle cy="3" r="2.2"/><circle cx="15" cy="1.5" r="2.2"/></g></g>"#,
    r#"<g fill="none" stroke="currentColor" stroke-width="5.6" stroke-linecap="round" stroke-linejoin="round">"#,
    r#"<path d="M88 24C86 21 83.5 20 81 20C77.5 20 75 22 75 25C75 31.5 88.5 28.5 88.5 35C88.5 38.3 85 40 81.5 40C78 40 75.5 38.8 74 36"/>"#,
    r#"<path transform="translate(96.4)" d="M6 11V34Q6 40 12.5 40M.5 20H12.5"/>"#,
    r#"<path transform="translate(116.8)" d="M20 20V40M20 30A9.5 10 0 1 1 1 30A9.5 10 0 1 1 20 30"/>"#,
    r#"<path transform="translate(144.2)" d="M2 20V40M2 30Q3 20 12.5 20.3"/>"#,
    r#"<path transform="translate(163.6)" d="M14 9.5Q6 7.5 6 16V40M.5 20H13"/>"#,
    r#"<path transform="translate(184)" d="M2 20V40M2 30Q3 20 12.5 20.3"/>"#,
    r#"<path transform="translate(203.4)" d="M1 20L10 39M19.5 20L9.5 43Q7 49.5 .5 48.5"/></g></svg>"#,
);
