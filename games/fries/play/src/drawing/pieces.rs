//! The pieces of Fries, each drawn around its point: the game's art in the colour of a seat, with the seat's
//! mark.

use contract::Seat;
use fries::Kind;
use maud::{Markup, html};

use scene::drawing::{At, Type, art};
use scene::drawing::{badge, colour, mark};

/// The look of a kind of UFO: what is behind its hull, the hull, what is in front of it, and the position of
/// the mark.
struct Look {
    behind: &'static str,
    hull: &'static str,
    before: &'static str,
    mark: f32,
}

const STANDARD: Look = Look {
    behind: r##"<path d="M-9-2C-10-15 10-15 9-2Z" fill="#e4f8f5"/>"##,
    hull: "M-20 2C-17-5-9-6 0-6S17-5 20 2C17 8.5 8 10.5 0 10.5S-17 8.5-20 2Z",
    before: r##"<circle cx="-13.5" cy="3" r="1.7" fill="#ffd957"/><circle cx="13.5" cy="3" r="1.7" fill="#ffd957"/>"##,
    mark: 2.2,
};
const BUMPER: Look = Look {
    behind: r##"<path d="M9-8V-20" fill="none" stroke-width="2"/><path d="M9-24 10.6-20.6 14-20 10.6-18.6 9-15 7.4-18.6 4-20 7.4-20.6Z" fill="#ffd957" stroke-width="1"/>"##,
    hull: "M-14 2V-4C-14-10-9-12-4-12H4C10-12 14-9 14-4V2Z",
    before: r##"<g stroke-width="1.4"><path d="M-25-2h7v12h-7zM18-2h7v12h-7z" fill="#d9dee0"/><rect x="-20" y="0" width="40" height="9" rx="4.5" fill="#3b3440"/></g><path d="M-16 5.5-13 3-10 5.5-7 3-4 5.5-1 3 2 5.5 5 3 8 5.5 11 3 14 5.5" fill="none" stroke="#f2e7d2" stroke-width="1.3"/>"##,
    mark: -5.4,
};
const SEDATOR: Look = Look {
    behind: r##"<path d="M0-16V-20" fill="none" stroke-width="2"/><circle cy="-21.5" r="2.4" fill="#ffd957"/>"##,
    hull: "M0-17C9-17 11-9 10-3 9.5 1 8 3 7 4H-7C-8 3-9.5 1-10-3-11-9-9-17 0-17Z",
    before: r##"<path d="M-7 4H7L14 11.5C9 13.5-9 13.5-14 11.5Z" fill="#5b4a66"/><path class="sff-zz" d="M13-17h5l-5 5.5h5M19.5-23h3l-3 3.5h3" fill="none" stroke-width="1.7"/>"##,
    mark: -6.2,
};

fn look(kind: Kind) -> &'static Look {
    match kind {
        Kind::Standard => &STANDARD,
        Kind::Bumper => &BUMPER,
        Kind::Sedator => &SEDATOR,
    }
}

/// A UFO. It occupies 50 by 38 around its point.
pub(super) fn ufo(seat: Seat, kind: Kind, x: f32, y: f32, scale: f32) -> Markup {
    let Look { behind, hull, before, mark: height } = look(kind);
    html! {
        g transform=(At(x, y, scale)) {
            g stroke="#2b1d2a" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" {
                (art(behind))
                path d=(hull) fill=(colour(seat)) {}
                (art(before))
            }
            (mark(seat, 0.0, *height, 6.4))
        }
    }
}

/// A fry stand.
pub(super) fn stand(seat: Seat, x: f32, y: f32, scale: f32) -> Markup {
    html! {
        g transform=(At(x, y, scale)) {
            g stroke="#2b1d2a" stroke-width="1.4" stroke-linejoin="round" {
                path fill="#ffd04a" d="M-7-2-8.5-10-5.3-10.6-4.2-2ZM-3.6-2-4.2-13H-1L-.6-2ZM.4-2 1-12 4.2-11.7 3.2-2ZM4-2 6-10.3 9-9.3 7-2Z" {}
                path fill=(colour(seat)) d="M-9.5-4C-5-1.5 5-1.5 9.5-4L7 10.5H-7Z" {}
            }
            (mark(seat, 0.0, 4.0, 5.2))
        }
    }
}

/// A restaurant in its slot.
pub(super) fn restaurant(seat: Seat, x: f32, y: f32, scale: f32) -> Markup {
    html! {
        g transform=(At(x, y, scale)) {
            g stroke="#2b1d2a" stroke-width="1.3" stroke-linejoin="round" {
                path fill=(colour(seat)) d="M-10.5 1.5C-10.5-13 10.5-13 10.5 1.5Z" {}
                rect fill="#7a4a2a" x="-10.5" y="2" width="21" height="3.6" rx="1.7" {}
                path fill=(colour(seat)) d="M-10 5.6H10C10 9.5 8 9.5 6 9.5H-6C-8 9.5-10 9.5-10 5.6Z" {}
            }
            (mark(seat, 0.0, -3.6, 4.9))
        }
    }
}

/// A slot without a restaurant.
pub(super) fn slot(x: f32, y: f32, scale: f32) -> Markup {
    html! {
        path class="sff-slot" transform=(At(x, y, scale)) fill="none" stroke-width="1.3" stroke-dasharray="2.5 2"
            d="M-9.5-1C-9.5-11 9.5-11 9.5-1ZM-9.5 4.5H9.5C9.5 8 7 8 6 8H-6C-7 8-9.5 8-9.5 4.5Z" {}
    }
}

/// A player's eyewitnesses: an eye, the player's mark, and the number.
pub(super) fn witnesses(seat: Seat, count: usize, x: f32, y: f32, scale: f32) -> Markup {
    html! {
        g transform=(At(x, y, scale)) {
            path fill="#fffdf6" stroke="#2b1d2a" stroke-width="1.4" d="M-11 0C-6-8 6-8 11 0 6 8-6 8-11 0Z" {}
            path fill="none" stroke="#2b1d2a" stroke-width="1.4" stroke-linecap="round" d="M-7-5.5-9-8M0-7V-10M7-5.5 9-8" {}
            (badge(seat, 0.0, 0.0, 5.4))
            @if count > 1 {
                g stroke-width="3" paint-order="stroke" stroke-linejoin="round" {
                    (Type::bold("sff-label", 12.0).left(13.0, 4.5, &format!("× {count}")))
                }
            }
        }
    }
}
