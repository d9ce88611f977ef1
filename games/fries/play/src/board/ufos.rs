//! Saucers above their fields.

use contract::Seat;
use fries::{Kind, Place, Question, Status, Thing};
use maud::{Markup, html};
use scene::part;

use crate::board::changes;
use crate::board::chart::{Point, Spot};
use crate::board::stage::{Stage, Ufo};
use scene::drawing::{At, N};

/// The place and size of a saucer.
fn berth(stage: &Stage<'_>, ufo: &Ufo) -> Option<(Point, f32)> {
    let index = stage.ufos_at(ufo.at).position(|other| std::ptr::eq(other, ufo))?;
    Some(stage.berths.at(ufo.at)?.berth(index))
}

/// The thing a viewer points at to choose a saucer.
pub(crate) fn thing(stage: &Stage<'_>, ufo: &Ufo) -> Option<Thing> {
    let thing = Thing::Ufo(ufo.kind, ufo.at);
    match stage.board.question() {
        Some(Question::Send { field, loser, .. }) if !stage.look.legal.is_empty() => {
            (ufo.seat == loser && ufo.at == field).then_some(thing)
        }
        _ if !stage.look.is_own(ufo.seat) => None,
        // If two of a kind are on one field, it is the one that can still move.
        _ => {
            let mut twins =
                stage.ufos_at(ufo.at).filter(|other| (other.seat, other.kind) == (ufo.seat, ufo.kind));
            let is_ready = ufo.status == Some(Status::Ready);
            (is_ready || !twins.any(|twin| twin.status == Some(Status::Ready))).then_some(thing)
        }
    }
}

/// All saucers, in a stable order, and the bursts between rivals.
pub(crate) fn draw(stage: &Stage<'_>) -> Markup {
    let contested = stage.chart.spots.iter().filter(|spot| stage.is_contested(spot.place));
    let clash = |spot: &Spot| clash(stage, spot.place);
    let clashes = html! {
        g.clashes.saucers #ff-clashes aria-hidden="true" {
            @for (spot, (x, y)) in contested.filter_map(|spot| Some((spot, clash(spot)?))) {
                use.clash id={ "clash-" (spot.place) } href=(stage.art("clash")) x=(N(x)) y=(N(y - 4.0)) {}
            }
        }
    };
    html! {
        (part(&clashes))
        (part(&html! { g.saucers #ff-saucers { @for ufo in &stage.ufos { (draw_one(stage, ufo)) } } }))
    }
}

/// The beams that tie saucers to their fields.
pub(crate) fn beams(stage: &Stage<'_>) -> Markup {
    let beam = |ufo: &Ufo| {
        let (spot, ((x, y), scale)) = (stage.chart.spot(ufo.at)?, berth(stage, ufo)?);
        let (left, right, y) = (N(x - 9.0 * scale), N(x + 9.0 * scale), N(y + 6.0 * scale));
        Some((ufo.seat, format!("M{left} {y}L{right} {y}L{} {}Z", N(spot.x), N(spot.y))))
    };
    html! {
        g.beams.saucers #ff-beams aria-hidden="true" {
            @for (seat, path) in stage.ufos.iter().filter_map(beam) { path class={ "seat-" (seat) } d=(path) {} }
        }
    }
}

/// The point between the first saucers of different players.
fn clash(stage: &Stage<'_>, place: Place) -> Option<Point> {
    let seats: Vec<Seat> = stage.ufos_at(place).map(|ufo| ufo.seat).collect();
    let second = seats.windows(2).position(|pair| pair[0] != pair[1])?;
    let group = stage.berths.at(place)?;
    let ((one, _), (other, _)) = (group.berth(second), group.berth(second + 1));
    Some((f32::midpoint(one.0, other.0), f32::midpoint(one.1, other.1)))
}

fn draw_one(stage: &Stage<'_>, ufo: &Ufo) -> Markup {
    let Some(((x, y), scale)) = berth(stage, ufo) else { return html! {} };
    let thing = thing(stage, ufo);
    let label = thing.map(|thing| {
        if stage.look.is_own(ufo.seat) {
            stage.look.describe(stage.game, stage.view, thing)
        } else {
            format!("{}: {}", stage.look.name(ufo.seat), stage.kind_name(ufo.kind))
        }
    });
    let state = match ufo.status {
        Some(Status::Moved) => " moved",
        Some(Status::Beaten) => " beaten",
        Some(Status::On(_)) => " on",
        Some(Status::Ready) | None => "",
    };
    part(&html! {
        g id=(id(ufo)) class={ "ufo seat-" (ufo.seat) (state) } data-thing=[thing]
            role=[thing.map(|_| "img")] aria-label=[label] aria-hidden=[thing.is_none().then_some("true")] transform=(At(x, y, scale)) {
            @if changes::has_moved(stage, ufo) { ellipse.changed cy="-1" rx="25" ry="19" {} }
            @if thing.is_some() { use.pad href=(stage.art("pad")) {} }
            use.hull href=(stage.art(format_args!("{}{}", ufo.kind, ufo.seat))) {}
            @if let Some(Status::On(owner)) = ufo.status {
                circle.host.{ "seat-" (owner) } cx="17" cy="-9" r="6.5" {}
                use class={ "seat-" (owner) } href=(stage.art(format_args!("m{owner}"))) transform="translate(17 -9)scale(.8)" {}
            }
        }
    })
}

/// The id of a saucer.
pub(crate) fn id(ufo: &Ufo) -> String {
    format!("u{}{}{}", ufo.seat, initial(ufo.kind), ufo.number)
}

pub(crate) fn initial(kind: Kind) -> char {
    match kind {
        Kind::Standard => 's',
        Kind::Bumper => 'b',
        Kind::Sedator => 'd',
    }
}

/// The saucers that previews show in places where they are not yet, in the previews' colour.
pub(crate) fn ghosts(stage: &Stage<'_>, seat: Seat) -> Markup {
    html! {
        defs {
            @for kind in Kind::ALL {
                g id={ "ghost-" (initial(kind)) } opacity=".72" { use href=(stage.art(format_args!("{kind}{seat}"))) {} }
            }
        }
    }
}

/// The seat whose saucers are moving.
pub(crate) fn ghost_seat(stage: &Stage<'_>) -> Option<Seat> {
    match stage.board.question() {
        Some(
            Question::Steer { loser, .. } | Question::Send { loser, .. } | Question::Witness { loser, .. },
        ) => Some(loser),
        _ => stage.view.due(),
    }
}
