//! Cities with their tiles, villages with their stands, and eyewitnesses.

use contract::{MAX_SEATS, Rules, Seat};
use fries::{Place, Thing};
use maud::{Markup, html};

use crate::board::chart::Spot;
use crate::board::stage::Stage;
use scene::drawing::{At, N};

/// All fields, from north to south so that nearer ones overlap. Each is a separate part that shows what is on
/// it.
pub(crate) fn draw(stage: &Stage<'_>) -> Markup {
    let mut order: Vec<&Spot> = stage.chart.spots.iter().collect();
    order.sort_by(|a, b| a.y.total_cmp(&b.y));
    let all = html! {
        @for spot in &order {
            (field(stage, spot))
            @if spot.is_city { (resistance(stage, spot)) }
        }
        @for spot in order.iter().filter(|spot| is_watched(stage, spot)) { (witnesses(stage, spot)) }
    };
    stage.look.part(("fields", &all.0), || html! { g.fields #ff-fields { (all) } })
}

fn field(stage: &Stage<'_>, spot: &Spot) -> Markup {
    let (place, board) = (spot.place, &stage.board);
    let tile = (board.slots(place), board.resistance(place), board.stand_owner(place));
    let ufos: Vec<_> = stage.ufos_at(place).map(|ufo| (ufo.seat, ufo.kind)).collect();
    let owned = |seat: Seat| (board.own_restaurants_at(seat, place), board.witnesses_at(seat, place));
    let owned: [_; MAX_SEATS] = std::array::from_fn(|seat| {
        if seat < usize::from(stage.game.seats()) { owned(Seat::at(seat)) } else { (0, 0) }
    });
    stage.look.part(("field", stage.chart.digest, place, tile, ufos, owned), || drawn_field(stage, spot))
}

fn drawn_field(stage: &Stage<'_>, spot: &Spot) -> Markup {
    let thing = Thing::Field(spot.place);
    let label = stage.look.describe(stage.game, stage.view, thing);
    let pieces: Vec<Seat> = if spot.is_city {
        restaurants(stage, spot.place).collect()
    } else {
        stage.board.stand_owner(spot.place).into_iter().collect()
    };
    html! {
        g id=(id(spot.place)) class=[class(stage, spot)] data-thing=(thing) role="img" aria-label=(label)
            transform=(At(spot.x, spot.y, 1.0)) {
            @if spot.is_city { (city(stage, spot, &pieces)) } @else { (village(stage, spot.place, &pieces)) }
        }
    }
}

/// The owner of a field, and whether the viewer's rivals are there, in which case its ring is jagged.
fn class(stage: &Stage<'_>, spot: &Spot) -> Option<String> {
    let owner =
        if spot.is_city { controller(stage, spot.place) } else { stage.board.stand_owner(spot.place) };
    let owner = owner.map(|seat| format!("held seat-{seat}"));
    let is_rival = |seat: Seat| stage.board.foreign_ufos_at(seat, spot.place) > 0;
    let rival = stage.look.viewer.seat().filter(|seat| is_rival(*seat)).map(|_| "rival".to_owned());
    match (owner, rival) {
        (Some(owner), Some(rival)) => Some(format!("{owner} {rival}")),
        (owner, rival) => owner.or(rival),
    }
}

/// The id of a field.
pub(crate) fn id(place: Place) -> String {
    format!("f-{place}")
}

/// The id of the stand in a village.
pub(crate) fn stand_id(village: Place) -> String {
    format!("in-s-{village}")
}

/// The id of a restaurant: the last of those that its owner has in the city if the number is theirs.
pub(crate) fn restaurant_id(seat: Seat, city: Place, number: u8) -> String {
    format!("in-b-{city}-{seat}-{number}")
}

/// The id of a player's eyewitnesses in a city.
pub(crate) fn eyes_id(seat: Seat, city: Place) -> String {
    format!("in-w-{city}-{seat}")
}

fn village(stage: &Stage<'_>, place: Place, stands: &[Seat]) -> Markup {
    let owner = stands.first().map_or(String::new(), ToString::to_string);
    html! { use id=(stand_id(place)) href=(stage.art(format_args!("village{owner}"))) {} }
}

fn city(stage: &Stage<'_>, spot: &Spot, restaurants: &[Seat]) -> Markup {
    let left = -spot.tile_width() / 2.0;
    let plate = spot.plate_width();
    html! {
        use href=(stage.art(format_args!("field{}", spot.tile()))) {}
        rect.plate x=(N(-plate / 2.0)) width=(N(plate)) {}
        text.plated y="23.4" textLength=(N(plate - 10.0)) lengthAdjust="spacingAndGlyphs" { (spot.name) }
        use href=(stage.art(format_args!("tile{}", spot.slots))) {}
        @for (number, seat) in restaurants.iter().enumerate() {
            @let own = restaurants[..=number].iter().filter(|other| *other == seat).count() as u8;
            use id=(restaurant_id(*seat, spot.place, own)) class={ "seat-" (seat) } href=(stage.art(format_args!("rest{seat}"))) x=(N(left + 34.5 + number as f32 * 22.0)) y="1" {}
        }
    }
}

/// The number on a city's tile. Like the eyewitnesses, it is outside the field's element, because its text
/// would become part of the field's name.
fn resistance(stage: &Stage<'_>, spot: &Spot) -> Markup {
    let left = -spot.tile_width() / 2.0;
    let resistance = stage.board.resistance(spot.place);
    stage.of_chart(("resistance", spot.place, resistance), || {
        html! {
            g id={ "r-" (spot.place) } aria-hidden="true" transform=(At(spot.x, spot.y, 1.0)) {
                text.resistance x=(N(left + 13.0)) y="5" { @if resistance == 0 { "?" } @else { (resistance) } }
            }
        }
    })
}

fn is_watched(stage: &Stage<'_>, spot: &Spot) -> bool {
    stage.seats().any(|seat| stage.board.witnesses_at(seat, spot.place) > 0)
}

/// Eyewitnesses around the name of their city, one player beside the other. They are outside the field's
/// element, because their numbers would become part of the field's name.
fn witnesses(stage: &Stage<'_>, spot: &Spot) -> Markup {
    let side = spot.tile_width().max(spot.plate_width()) / 2.0 + 9.0;
    let places = [(side, 18.0), (-side, 18.0), (side + 4.0, 1.0), (-side - 4.0, 1.0), (0.0, 36.0)];
    let seen = stage.seats().map(|seat| (seat, stage.board.witnesses_at(seat, spot.place)));
    let seen: Vec<(Seat, u8)> = seen.filter(|(_, count)| *count > 0).collect();
    stage.of_chart(("witnesses", spot.place, &seen), || {
        html! {
            g.eyes id={ "w-" (spot.place) } aria-hidden="true" transform=(At(spot.x, spot.y, 1.0)) {
                @for ((seat, count), (x, y)) in seen.iter().zip(places) {
                    use id=(eyes_id(*seat, spot.place)) class={ "seat-" (seat) } href=(stage.art(format_args!("eye{seat}"))) x=(N(x)) y=(N(y)) {}
                    @if *count > 1 {
                        circle.count cx=(N(x + 9.0)) cy=(N(y - 7.0)) r="6.2" {}
                        text.count-of x=(N(x + 9.0)) y=(N(y - 3.8)) { (count) }
                    }
                }
            }
        }
    })
}

/// The owners of the restaurants in a city, in seat order.
pub(crate) fn restaurants(stage: &Stage<'_>, city: Place) -> impl Iterator<Item = Seat> {
    stage.seats().flat_map(move |seat| {
        std::iter::repeat_n(seat, usize::from(stage.board.own_restaurants_at(seat, city)))
    })
}

/// The player who controls a city, being the only one with restaurants in it.
pub(crate) fn controller(stage: &Stage<'_>, city: Place) -> Option<Seat> {
    let mut owners = restaurants(stage, city);
    let first = owners.next()?;
    owners.all(|seat| seat == first).then_some(first)
}
