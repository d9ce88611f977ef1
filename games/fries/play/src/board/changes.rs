//! Changes since the viewer's last decision. They are outlined until the viewer acts.

use fries::{Event, Place};
use maud::{Markup, html};

use crate::board::chart::Spot;
use crate::board::stage::{Stage, Ufo};
use scene::drawing::{At, N};

/// The trails of saucers that have flown.
pub(crate) fn trails(stage: &Stage<'_>) -> Markup {
    let trail = |event: &Event| match event {
        Event::Flew { seat, route, .. } => Some((*seat, "trail", stage.chart.way(route))),
        Event::Tumbled { seat, from, to, .. } => {
            Some((*seat, "trail tumbled", stage.chart.leg(*from, *to, true)))
        }
        _ => None,
    };
    html! {
        g.trails #ff-trails aria-hidden="true" {
            @for (seat, class, way) in stage.look.since.iter().filter_map(trail) {
                path class={ (class) " seat-" (seat) } d=(way) {}
            }
        }
    }
}

/// Outlines around fields where something has been added or removed.
pub(crate) fn fields(stage: &Stage<'_>) -> Markup {
    html! {
        g.outlines #ff-outlines aria-hidden="true" {
            @for spot in changed(stage) {
                @if spot.is_city {
                    @let width = spot.tile_width() + 8.0;
                    rect.changed x=(N(spot.x - width / 2.0)) y=(N(spot.y - 17.0)) width=(N(width)) height="33" rx="16" {}
                } @else {
                    circle.changed cx=(N(spot.x)) cy=(N(spot.y)) r="16" {}
                }
            }
        }
    }
}

/// The fields where something has been added or removed.
fn changed<'a>(stage: &'a Stage<'_>) -> impl Iterator<Item = &'a Spot> {
    let is_changed = |spot: &&Spot| stage.look.since.iter().any(|event| changes(event, spot.place));
    stage.chart.spots.iter().filter(is_changed)
}

/// A label beside everything new, on the side where no saucers hover.
pub(crate) fn labels(stage: &Stage<'_>) -> Markup {
    let word = stage.look.word("page-fries-new");
    let width = word.chars().count() as f32 * 7.0 + 10.0;
    let has_come = |spot: &&Spot| stage.look.since.iter().any(|event| came(event) == Some(spot.place));
    html! {
        g.labels #ff-labels aria-hidden="true" {
            @for spot in stage.chart.spots.iter().filter(has_come) {
                @let side = if spot.is_city { spot.tile_width() / 2.0 } else { 12.0 } + width / 2.0 - 3.0;
                @let middle = stage.berths.at(spot.place).map_or(0.0, |group| f32::midpoint(group.room().left, group.room().right) - spot.x);
                @let side = if middle > 0.0 { -side } else { side };
                g.new id={ "new-" (spot.place) } transform=(At(spot.x + side, spot.y - 15.0, 1.0)) {
                    rect x=(N(-width / 2.0)) y="-7.5" width=(N(width)) height="15" rx="4" {}
                    text y="3.4" { (word) }
                }
            }
        }
    }
}

/// Whether anything is outlined.
pub(crate) fn are_there(stage: &Stage<'_>) -> bool {
    changed(stage).next().is_some() || stage.ufos.iter().any(|ufo| has_moved(stage, ufo))
}

/// Whether a saucer has moved to where it is. If there are several of a kind, the last ones count as having
/// moved.
pub(crate) fn has_moved(stage: &Stage<'_>, ufo: &Ufo) -> bool {
    let has_come = |event: &&Event| match event {
        Event::NewUfo { seat, kind, city: at }
        | Event::Flew { seat, kind, to: at, .. }
        | Event::Tumbled { seat, kind, to: at, .. } => (*seat, *kind, *at) == (ufo.seat, ufo.kind, ufo.at),
        _ => false,
    };
    let come = stage.look.since.iter().filter(has_come).count();
    let is_later =
        |other: &&Ufo| (other.seat, other.kind) == (ufo.seat, ufo.kind) && other.number > ufo.number;
    stage.ufos_at(ufo.at).filter(is_later).count() < come
}

/// The place of something new.
fn came(event: &Event) -> Option<Place> {
    match event {
        Event::StandOpened { village: at, .. }
        | Event::RestaurantOpened { city: at, .. }
        | Event::WitnessPlaced { city: at, .. }
        | Event::NewUfo { city: at, .. } => Some(*at),
        _ => None,
    }
}

/// Whether the event adds or removes something on a field.
fn changes(event: &Event, place: Place) -> bool {
    match event {
        Event::NewUfo { .. } => false,
        Event::WitnessesRemoved { city, .. } => *city == place,
        Event::WitnessPlaced { from: Some(from), .. } if *from == place => true,
        _ => came(event) == Some(place),
    }
}
