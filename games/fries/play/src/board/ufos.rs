//! Saucers above their fields.

use contract::Seat;
use fries::{Kind, Question, Status, Thing};
use maud::{Markup, html};
use scene::part;

use crate::board::changes;
use crate::board::chart::{Point, Spot};
use crate::board::stage::{Stage, Ufo};
use scene::drawing::{At, N};

/// The maximum number of saucers side by side.
const ROW: usize = 4;

/// The position of one of several saucers above a field.
pub(crate) fn place(spot: &Spot, index: usize, count: usize) -> Point {
    let step = match count {
        0..=2 => 40.0,
        3 => 34.0,
        _ => 29.0,
    };
    let (row, column) = (index / ROW, index % ROW);
    let in_row = (count - row * ROW).min(ROW);
    let across = if spot.grows == 0.0 {
        (column as f32 - (in_row - 1) as f32 / 2.0) * step
    } else {
        column as f32 * step * spot.grows
    };
    (spot.x + spot.hover.0 + across, spot.y + spot.hover.1 - row as f32 * 27.0)
}

/// The position of a saucer that joins those above a field.
pub(crate) fn place_of_next(stage: &Stage<'_>, spot: &Spot) -> Point {
    let here = stage.ufos_at(spot.place).count();
    match (here, spot.grows == 0.0) {
        // Beside the others, without moving them.
        (1..ROW, true) => {
            let (x, y) = place(spot, here - 1, here);
            (x + 38.0, y)
        }
        _ => place(spot, here, here + 1),
    }
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
    let clashes = html! {
        g.clashes.saucers #ff-clashes aria-hidden="true" {
            @for spot in contested {
                @let (x, y) = clash(stage, spot);
                use.clash id={ "clash-" (spot.place) } href=(stage.art("clash")) x=(N(x)) y=(N(y - 4.0)) {}
            }
        }
    };
    html! {
        (part(&clashes))
        (part(&html! { g.saucers #ff-saucers { @for ufo in &stage.ufos { (draw_one(stage, ufo)) } } }))
    }
}

/// The point between the first saucers of different players.
fn clash(stage: &Stage<'_>, spot: &Spot) -> Point {
    let here: Vec<&Ufo> = stage.ufos_at(spot.place).collect();
    let second = here.windows(2).position(|pair| pair[0].seat != pair[1].seat).unwrap_or(0);
    let (one, other) = (place(spot, second, here.len()), place(spot, second + 1, here.len()));
    (f32::midpoint(one.0, other.0), f32::midpoint(one.1, other.1))
}

fn draw_one(stage: &Stage<'_>, ufo: &Ufo) -> Markup {
    let Some(spot) = stage.chart.spot(ufo.at) else { return html! {} };
    let here: Vec<&Ufo> = stage.ufos_at(ufo.at).collect();
    let index = here.iter().position(|other| std::ptr::eq(*other, ufo)).unwrap_or(0);
    let (x, y) = place(spot, index, here.len());
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
            role=[thing.map(|_| "img")] aria-label=[label] aria-hidden=[thing.is_none().then_some("true")] transform=(At(x, y, 1.0)) {
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
