//! The final count.

use contract::Seat;
use i18n::args;
use maud::{Markup, html};

use crate::board::seats::minus;
use crate::board::stage::Stage;

/// A breakdown of everybody's points, highest first.
pub(crate) fn draw(stage: &Stage<'_>) -> Markup {
    let points = stage.view.points();
    let mut order: Vec<Seat> = stage.seats().collect();
    order.sort_by_key(|seat| (!stage.look.winners.contains(*seat), -points[seat.index()]));
    let columns = [("restaurants", "rest"), ("stands", "stand"), ("witnesses", "eye")];
    html! {
        table.final {
            caption.sr { (stage.look.word("page-fries-final")) }
            thead {
                tr {
                    td {}
                    @for (piece, art) in columns { th scope="col" { (column(stage, piece, art)) } }
                    th scope="col" { (stage.look.word("page-fries-points")) }
                }
            }
            tbody {
                @for seat in order {
                    @let [restaurants, stands, witnesses] = parts(stage, seat);
                    tr.won[stage.look.winners.contains(seat)] {
                        th scope="row" { (scene::badge(seat)) span { (stage.look.name(seat)) } }
                        td { (restaurants) }
                        td { (stands) }
                        td { @if witnesses > 0 { "−" } (witnesses) }
                        td { b { (minus(points[seat.index()])) } }
                    }
                }
            }
        }
    }
}

/// The heading of a column: a drawing as on the map, and its name for screen readers.
fn column(stage: &Stage<'_>, piece: &'static str, art: &str) -> Markup {
    html! {
        svg viewBox="-12 -14 24 26" aria-hidden="true" { use href=(stage.art(art)) {} }
        span.sr { (stage.look.teller.say("fries-piece", &args! { piece: piece })) }
    }
}

/// Points for restaurants and stands, and points lost to eyewitnesses.
fn parts(stage: &Stage<'_>, seat: Seat) -> [u16; 3] {
    let spots = || stage.chart.spots.iter();
    let board = &stage.board;
    let restaurants = spots().map(|spot| {
        u16::from(board.own_restaurants_at(seat, spot.place)) * u16::from(board.resistance(spot.place))
    });
    let stands = spots().filter(|spot| board.stand_owner(spot.place) == Some(seat)).count() as u16;
    let witnesses: u16 = spots().map(|spot| u16::from(board.witnesses_at(seat, spot.place))).sum();
    [restaurants.sum(), stands, witnesses * 2]
}
