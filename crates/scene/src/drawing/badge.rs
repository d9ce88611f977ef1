//! Seats in drawings: each has its own shape, colour and letter.

use contract::{MAX_SEATS, Seat};
use maud::{Markup, html};

use super::sheet::{At, N};
use crate::badge::letter;

/// How a seat is drawn: a shape around the origin with radius 10, its colour, the colour of the letter on it,
/// and how far the letter is below the centre of the shape.
struct Shape {
    outline: &'static str,
    colour: &'static str,
    ink: &'static str,
    drop: f32,
}

const CREAM: &str = "#fffaf0";
const DARK: &str = "#241a04";

static SHAPES: [Shape; MAX_SEATS] = [
    Shape { outline: "M-10 0A10 10 0 0 1 10 0A10 10 0 0 1-10 0Z", colour: "#c03a28", ink: CREAM, drop: 0.0 },
    Shape { outline: "M-9-9H9V9H-9Z", colour: "#2767ab", ink: CREAM, drop: 0.0 },
    Shape { outline: "M0-11.5L12 9.5H-12Z", colour: "#dd9f10", ink: DARK, drop: 2.6 },
    Shape { outline: "M0-12.5L12.5 0 0 12.5-12.5 0Z", colour: "#2c8455", ink: CREAM, drop: 0.0 },
    Shape { outline: "M-5.7-10H5.7L11.5 0 5.7 10H-5.7L-11.5 0Z", colour: "#7747ad", ink: CREAM, drop: 0.0 },
    Shape {
        outline: "M-4.3-10.4H4.3L10.4-4.3V4.3L4.3 10.4H-4.3L-10.4 4.3V-4.3Z",
        colour: "#5d5b58",
        ink: CREAM,
        drop: 0.0,
    },
    Shape { outline: "M0-11.5L11-3.5 6.8 9.5H-6.8L-11-3.5Z", colour: "#0e7c86", ink: CREAM, drop: 0.6 },
    Shape {
        outline: "M-4.5-11H4.5V-4.5H11V4.5H4.5V11H-4.5V4.5H-11V-4.5H-4.5Z",
        colour: "#ad3f7f",
        ink: CREAM,
        drop: 0.0,
    },
];

fn shape_of(seat: Seat) -> &'static Shape {
    &SHAPES[seat.index() % MAX_SEATS]
}

/// The colour of a seat.
pub fn colour(seat: Seat) -> &'static str {
    shape_of(seat).colour
}

/// A badge: the shape in the seat's colour, with its letter.
pub fn badge(seat: Seat, x: f32, y: f32, radius: f32) -> Markup {
    let Shape { outline, colour, ink, drop } = shape_of(seat);
    html! {
        g transform=(At(x, y, radius / 10.0)) {
            path class="sfd-rim" d=(outline) fill=(colour) stroke-width="1.5" stroke-linejoin="round" {}
            (letter_at(seat, *drop, ink))
        }
    }
}

/// The same badge in cream, for things that are in the seat's colour themselves.
pub fn mark(seat: Seat, x: f32, y: f32, radius: f32) -> Markup {
    let Shape { outline, drop, .. } = shape_of(seat);
    html! {
        g transform=(At(x, y, radius / 10.0)) {
            path d=(outline) fill=(CREAM) stroke=(DARK) stroke-width="1.2" stroke-linejoin="round" {}
            (letter_at(seat, *drop, DARK))
        }
    }
}

fn letter_at(seat: Seat, drop: f32, ink: &str) -> Markup {
    html! {
        text x="0" y=(N(drop + 4.3)) font-size="12" font-weight="700" text-anchor="middle" fill=(ink) { (letter(seat)) }
    }
}
