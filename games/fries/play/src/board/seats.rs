//! What everybody has: points, cities towards the goal, saucers, and the rest of the supply.

use contract::{Rules, Seat};
use fries::Kind;
use i18n::args;
use maud::{Markup, html};

use crate::board::stage::Stage;

/// All players.
pub(crate) fn draw(stage: &Stage<'_>) -> Markup {
    let count = stage.seats().count();
    html! {
        section.crews aria-labelledby="ff-h-crews" {
            h2.sr id="ff-h-crews" { (stage.look.word("page-fries-crews")) }
            ol class={ "of-" (count) } { @for seat in stage.seats() { (panel(stage, seat)) } }
        }
    }
}

fn panel(stage: &Stage<'_>, seat: Seat) -> Markup {
    let look = stage.look;
    let points = stage.view.points()[seat.index()];
    let due = if look.due.contains(seat) { " due" } else { "" };
    let won = if look.winners.contains(seat) { " won" } else { "" };
    let (race, goods) = (race(stage, seat), goods(stage, seat));
    look.part(("crew", seat, points, due, won, &race.0, &goods.0), || {
        html! {
            li id=(id(seat)) class={ "crew seat-" (seat) (due) (won) } {
                (scene::badge(seat))
                p.who {
                    b { (look.name(seat)) }
                    @if look.is_own(seat) { i { (look.word("page-fries-you")) } }
                    span data-presence=(seat) {}
                    span data-clock=(seat) {}
                }
                p.points data-count=(points_name(seat)) aria-label=(look.teller.say("page-fries-points-of", &args! { points: points })) { (minus(points)) }
                (race)
                (goods)
            }
        }
    })
}

/// The id of a player's panel.
pub(crate) fn id(seat: Seat) -> String {
    format!("ff-seat-{seat}")
}

/// The name of a player's points among the numbers that change.
pub(crate) fn points_name(seat: Seat) -> String {
    format!("points-{seat}")
}

/// The id of the burger for a city that a player controls.
pub(crate) fn city_id(seat: Seat, number: u8) -> String {
    format!("in-race-{seat}-{number}")
}

/// A number with a typographic minus.
pub(crate) fn minus(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A player's progress towards the goal: a burger for each city they control, a ring for each that is
/// missing.
fn race(stage: &Stage<'_>, seat: Seat) -> Markup {
    let (cities, goal) = (stage.board.controlled(seat), stage.game.cities_to_end());
    stage.look.common_part(("fries race", seat, cities, goal), || {
        let label = stage.look.teller.say("page-fries-cities", &args! { cities: cities, goal: goal });
        html! {
            p.race id={ "ff-race-" (seat) } role="img" aria-label=(label) {
                @for number in 1..=goal {
                    @if number <= cities {
                        svg id=(city_id(seat, number)) viewBox="-12 -12 24 24" { use href=(stage.art(format_args!("rest{seat}"))) {} }
                    } @else {
                        i class=[(number == goal).then_some("goal")] { (number) }
                    }
                }
            }
        }
    })
}

/// The saucers on the map, and the rest of the supply.
fn goods(stage: &Stage<'_>, seat: Seat) -> Markup {
    let fleet_key = stage.ufos.iter().filter(|ufo| ufo.seat == seat).map(|ufo| (ufo.kind, ufo.at));
    let (ufos, left) = (fleet_key.collect::<Vec<_>>(), supply_left(stage, seat));
    stage.of_chart(("goods", seat, ufos, left), || {
        html! {
            div.goods id={ "ff-goods-" (seat) } {
                (fleet(stage, seat))
                (supply(stage, seat, left))
            }
        }
    })
}

fn fleet(stage: &Stage<'_>, seat: Seat) -> Markup {
    let own = || stage.ufos.iter().filter(move |ufo| ufo.seat == seat);
    let kinds = Kind::ALL.map(|kind| (kind, own().filter(|ufo| ufo.kind == kind).count()));
    let label = own().map(|ufo| format!("{} ({})", stage.kind_name(ufo.kind), stage.name(ufo.at)));
    let label = stage.look.teller.texts.list(label.collect::<Vec<String>>());
    html! {
        p.ufos role="img" aria-label=(label) {
            @for (kind, count) in kinds.into_iter().filter(|(_, count)| *count > 0) {
                svg viewBox="-27 -26 54 43" { use href=(stage.art(format_args!("{kind}{seat}"))) {} }
                @if count > 1 { small { "×" (count) } }
            }
        }
    }
}

/// The rest of a player's supply: restaurants, stands and eyewitnesses.
fn supply_left(stage: &Stage<'_>, seat: Seat) -> [u8; 3] {
    let board = &stage.board;
    let (mut restaurants, mut stands, mut witnesses) = (0_u8, 0_u8, 0_u8);
    for spot in &stage.chart.spots {
        restaurants += board.own_restaurants_at(seat, spot.place);
        stands += u8::from(board.stand_owner(spot.place) == Some(seat));
        witnesses += board.witnesses_at(seat, spot.place);
    }
    let supply = stage.game.content().supply();
    [
        supply.restaurants.saturating_sub(restaurants),
        supply.stands.saturating_sub(stands),
        supply.witnesses.saturating_sub(witnesses),
    ]
}

fn supply(stage: &Stage<'_>, seat: Seat, left: [u8; 3]) -> Markup {
    let args = args! { restaurants: left[0], stands: left[1], witnesses: left[2] };
    html! {
        svg.supply viewBox="0 0 139 27" role="img" aria-label=(stage.look.teller.say("page-fries-left", &args)) {
            use href=(stage.art(format_args!("supply{seat}"))) {}
            @for (place, count) in left.into_iter().enumerate() { text x=(23 + 48 * place) y="20" { (count) } }
        }
    }
}
