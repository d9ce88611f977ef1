//! Cities with their tiles, villages with their stands, and who has seen something.

use fries::{Place, Thing};
use maud::{Markup, html};
use table::Seat;

use crate::chart::Spot;
use crate::rect::{At, N};
use crate::stage::Stage;

/// All fields, from north to south so that nearer ones overlap.
pub(crate) fn draw(stage: &Stage<'_>) -> Markup {
    let mut order: Vec<&Spot> = stage.chart.spots.iter().collect();
    order.sort_by(|a, b| a.y.total_cmp(&b.y));
    html! { g { @for spot in order { (field(stage, spot)) } } }
}

fn field(stage: &Stage<'_>, spot: &Spot) -> Markup {
    let thing = Thing::Field(spot.place);
    let owner = controller(stage, spot.place);
    let kind = if spot.is_city { "field city" } else { "field" };
    let held = owner.map_or(String::new(), |seat| format!(" held seat-{seat}"));
    html! {
        g transform=(At(spot.x, spot.y)) {
            g id={ "f-" (spot.place) } class={ (kind) (held) } data-thing=(thing)
                aria-label=(stage.look.describe(stage.game, stage.view, thing)) {
                (ring(stage, spot))
                @if spot.is_city { (city(stage, spot)) } @else { (village(stage, spot)) }
            }
        }
    }
}

/// The ring of bulbs around a field one can choose; jagged where rivals are. It is also what one hits.
fn ring(stage: &Stage<'_>, spot: &Spot) -> Markup {
    let due = stage.look.viewer.seat();
    let is_rival = due.is_some_and(|seat| stage.board.foreign_ufos_at(seat, spot.place) > 0);
    let shape = if is_rival { "jag" } else { "ring" };
    html! {
        @if spot.is_city {
            rect.hit x=(N(-spot.tile_width() / 2.0 - 6.0)) y="-23" width=(N(spot.tile_width() + 12.0)) height="50" {}
        } @else {
            circle.hit r="23" {}
        }
        use.ring href=(stage.art(format_args!("{shape}{}", spot.tile()))) {}
    }
}

fn village(stage: &Stage<'_>, spot: &Spot) -> Markup {
    html! {
        @match stage.board.stand_owner(spot.place) {
            Some(seat) => {
                circle.dot r="11.5" {}
                use class={ "seat-" (seat) } href=(stage.art(format_args!("stand{seat}"))) {}
            }
            None => {
                circle.dot r="7.5" {}
                circle.pupil r="2.8" {}
            }
        }
    }
}

fn city(stage: &Stage<'_>, spot: &Spot) -> Markup {
    let left = -spot.tile_width() / 2.0;
    let plate = spot.plate_width();
    let resistance = match stage.board.resistance(spot.place) {
        0 => "?".to_owned(),
        resistance => resistance.to_string(),
    };
    let restaurants: Vec<Seat> = restaurants(stage, spot.place).collect();
    html! {
        rect.plate x=(N(-plate / 2.0)) y="9" width=(N(plate)) height="18" rx="5" {}
        text.city-name y="23.4" textLength=(N(plate - 10.0)) lengthAdjust="spacingAndGlyphs" { (spot.name) }
        use href=(stage.art(format_args!("tile{}", spot.tile()))) {}
        text.resistance x=(N(left + 13.0)) y="5" { (resistance) }
        @for number in 0..usize::from(spot.slots) {
            @let x = left + 34.5 + number as f32 * 22.0;
            @match restaurants.get(number) {
                Some(seat) => { use class={ "seat-" (seat) } href=(stage.art(format_args!("rest{seat}"))) x=(N(x)) y="1" {} }
                None => { use href=(stage.art("slot")) x=(N(x)) y="1" {} }
            }
        }
        (witnesses(stage, spot))
    }
}

/// Eyewitnesses stand around the name of their city, one player beside the other.
fn witnesses(stage: &Stage<'_>, spot: &Spot) -> Markup {
    let side = spot.tile_width().max(spot.plate_width()) / 2.0 + 9.0;
    let places = [(side, 18.0), (-side, 18.0), (side + 4.0, 1.0), (-side - 4.0, 1.0), (0.0, 36.0)];
    let seen = stage.seats().map(|seat| (seat, stage.board.witnesses_at(seat, spot.place)));
    let seen = seen.filter(|(_, count)| *count > 0).zip(places);
    html! {
        @for ((seat, count), (x, y)) in seen {
            use class={ "seat-" (seat) } href=(stage.art(format_args!("eye{seat}"))) x=(N(x)) y=(N(y)) {}
            @if count > 1 {
                circle.count cx=(N(x + 9.0)) cy=(N(y - 7.0)) r="6.2" {}
                text.count-of x=(N(x + 9.0)) y=(N(y - 3.8)) { (count) }
            }
        }
    }
}

/// Whose restaurants are in a city, in the order of seats.
pub(crate) fn restaurants(stage: &Stage<'_>, city: Place) -> impl Iterator<Item = Seat> {
    stage.seats().flat_map(move |seat| {
        std::iter::repeat_n(seat, usize::from(stage.board.own_restaurants_at(seat, city)))
    })
}

/// Who controls a city: whoever alone has restaurants in it.
pub(crate) fn controller(stage: &Stage<'_>, city: Place) -> Option<Seat> {
    let mut owners = restaurants(stage, city);
    let first = owners.next()?;
    owners.all(|seat| seat == first).then_some(first)
}
