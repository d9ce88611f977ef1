//! Seat badges: shape, letter and colour together, each of which is enough on its own.

use contract::Seat;
use maud::{Markup, html};

/// The letter of a seat: A for seat 1.
pub fn letter(seat: Seat) -> char {
    (b'A' + seat.index() as u8) as char
}

/// Outlines in a 24 × 24 square, by seat: circle, square, triangle, diamond, hexagon, octagon, cross, star.
const SHAPES: [&str; contract::MAX_SEATS] = [
    "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z",
    "M3.5 3.5h17v17h-17z",
    "M12 2l11 19.500h-22z",
    "M12 .5l11.500 11.500l-11.500 11.500l-11.500-11.500z",
    "M6.500 2.500h11l5.500 9.500l-5.500 9.500h-11l-5.500-9.500z",
    "M8 2h8l6 6v8l-6 6h-8l-6-6v-8z",
    "M8 1.500h8v6.500h6.500v8h-6.500v6.500h-8v-6.500h-6.500v-8h6.500z",
    "M12 .5l3.200 8h8.300l-6.700 5.200l2.500 8.800l-7.300-5l-7.300 5l2.500-8.800l-6.700-5.200h8.300z",
];

/// A seat's badge: its shape in its colour (`--seat`, set by the class `seat-N`) with its letter.
pub fn badge(seat: Seat) -> Markup {
    html! {
        svg class={ "badge seat-" (seat) } viewBox="0 0 24 24" aria-hidden="true" {
            path d=(SHAPES[seat.index()]) {}
            text x="12" y=(if seat.index() == 2 { "19.5" } else { "16.5" }) text-anchor="middle" { (letter(seat)) }
        }
    }
}
