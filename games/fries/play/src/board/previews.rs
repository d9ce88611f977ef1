//! Previews of actions on the map: the route, what lands where, and the odds.

use contract::Seat;
use fries::{Action, Event, Kind, Place, Question};
use maud::{Markup, html};
use scene::part;

use crate::board::chart::{Point, Spot};
use crate::board::odds::Odds;
use crate::board::stage::{Stage, percent};
use crate::board::ufos;
use scene::drawing::{At, N, Rect};

/// The routes of all actions that lead somewhere, below the fields.
pub(crate) fn ways(stage: &Stage<'_>) -> Markup {
    html! {
        g.ways #ff-ways {
            @for action in stage.look.legal {
                @let way = way(stage, *action);
                @if !way.is_empty() { path data-preview=(action) d=(way) {} }
            }
        }
    }
}

fn way(stage: &Stage<'_>, action: Action) -> String {
    let chart = &stage.chart;
    match action {
        Action::Fly(..) | Action::Clean(_) => {
            let events = stage.view.events_of(stage.game, action);
            let route = events.iter().find_map(|event| match event {
                Event::Flew { route, .. } => Some(route.clone()),
                _ => None,
            });
            // A sedator that has a choice has not flown yet, so a straight line is enough.
            let route = route.unwrap_or_else(|| match action {
                Action::Fly(_, from, to) => vec![from, to],
                _ => Vec::new(),
            });
            chart.way(&route)
        }
        Action::Steer(to) => match stage.board.question() {
            Some(Question::Steer { at, .. }) => chart.leg(at, to, true),
            _ => String::new(),
        },
        Action::Start(village) => {
            let beside = stage.board.cities_beside(village);
            beside.map(|city| chart.leg(village, city, true)).collect()
        }
        Action::Stand(village) | Action::TakeStand(village) => {
            let beside = stage.board.cities_beside(village);
            beside.map(|city| chart.leg(village, city, true)).collect()
        }
        Action::Witness(from) => match stage.board.question() {
            Some(Question::Witness { city, .. }) => straight(stage, from, city),
            _ => String::new(),
        },
        _ => String::new(),
    }
}

fn straight(stage: &Stage<'_>, from: Place, to: Place) -> String {
    match (stage.chart.spot(from), stage.chart.spot(to)) {
        (Some(from), Some(to)) => format!("M{} {}L{} {}", N(from.x), N(from.y), N(to.x), N(to.y)),
        _ => String::new(),
    }
}

/// Pieces at their landing places with the odds, above everything.
pub(crate) fn landings(stage: &Stage<'_>) -> Markup {
    let Some(seat) = ufos::ghost_seat(stage).filter(|_| !stage.look.legal.is_empty()) else {
        return html! {};
    };
    part(&html! {
        g #ff-landings class={ "landings seat-" (seat) } {
            (ufos::ghosts(stage, seat))
            @for action in stage.look.legal {
                @if let Some(landing) = landing(stage, *action) { g data-preview=(action) { (landing) } }
            }
        }
    })
}

fn landing(stage: &Stage<'_>, action: Action) -> Option<Markup> {
    let odds = Odds::of(stage, action).map(|odds| odds.chance());
    Some(match action {
        Action::Fly(kind, _, to) | Action::New(kind, to) => html! {
            (ghost(stage, kind, to, false))
            (cleared(stage, action))
            @if let Some(chance) = odds { (bubble(stage, to, chance)) }
        },
        Action::Start(village) => ghost(stage, Kind::Standard, village, true),
        Action::Steer(to) => {
            let Some(Question::Steer { kind, .. }) = stage.board.question() else { return None };
            html! { (ghost(stage, kind, to, false)) (seen(stage, action)) }
        }
        Action::Clean(_) => cleared(stage, action),
        Action::Infiltrate(_, place, _)
        | Action::Restaurant(_, place)
        | Action::TakeRestaurant(_, place, _)
        | Action::Bump(place) => bubble(stage, place, odds?),
        Action::Support(_) => match stage.board.question() {
            Some(Question::Support { field, .. }) => bubble(stage, field, odds?),
            _ => return None,
        },
        Action::Stand(village) | Action::TakeStand(village) => {
            let spot = stage.chart.spot(village)?;
            let seat = stage.view.due()?;
            html! {
                use class={ "ghost seat-" (seat) } href=(stage.art(format_args!("stand{seat}"))) x=(N(spot.x)) y=(N(spot.y)) {}
                @for city in stage.board.cities_beside(village) {
                    @if let Some(spot) = stage.chart.spot(city) { text.plus x=(N(spot.x)) y=(N(spot.y - 19.0)) { "+1" } }
                }
            }
        }
        _ => return None,
    })
}

/// Saucers that are not there yet.
fn ghost(stage: &Stage<'_>, kind: Kind, at: Place, is_pair: bool) -> Markup {
    let Some(spot) = stage.chart.spot(at) else { return html! {} };
    let count = if is_pair { 2 } else { 1 };
    let group = stage.berths.joining(&stage.chart, spot, count);
    let href = format!("#ghost-{}", ufos::initial(kind));
    html! {
        @for ((x, y), scale) in (0..count).map(|index| group.berth(index)) { use href=(href) transform=(At(x, y, scale)) {} }
    }
}

/// The odds beside a field, with a tail that points at it.
fn bubble(stage: &Stage<'_>, at: Place, chance: f64) -> Markup {
    let Some(spot) = stage.chart.spot(at) else { return html! {} };
    let landing = stage.berths.joining(&stage.chart, spot, 1).room();
    let room = stage.berths.odds(&stage.chart, spot, &[landing]);
    let (x, y) = (f32::midpoint(room.left, room.right), f32::midpoint(room.top, room.bottom));
    html! {
        path.odds d=(balloon(spot, (x, y), &room)) {}
        text.chance x=(N(x)) y=(N(y + 5.4)) { (stage.look.percent(percent(chance))) }
    }
}

/// The outline of a balloon whose tail ends at the edge of a field.
fn balloon(spot: &Spot, (x, y): Point, room: &Rect) -> String {
    let (across, down) = (spot.x - x, spot.y - y);
    let length = across.hypot(down).max(1.0);
    let (along, aside) = ((across / length, down / length), (-down / length * 6.0, across / length * 6.0));
    let reach = length - if spot.is_city { 16.0 } else { 10.0 };
    let (left, top, width, height) = (room.left + 8.0, room.top, room.width() - 16.0, room.height());
    format!(
        "M{} {}L{} {}L{} {}ZM{} {}h{}a8 8 0 0 1 8 8v{}a8 8 0 0 1-8 8h-{}a8 8 0 0 1-8-8v-{}a8 8 0 0 1 8-8Z",
        N(x - aside.0),
        N(y - aside.1),
        N(x + along.0 * reach),
        N(y + along.1 * reach),
        N(x + aside.0),
        N(y + aside.1),
        N(left),
        N(top),
        N(width),
        N(height - 16.0),
        N(width),
        N(height - 16.0),
    )
}

/// Eyewitnesses that would be removed, struck out.
fn cleared(stage: &Stage<'_>, action: Action) -> Markup {
    let events = stage.view.events_of(stage.game, action);
    let cities = events.iter().filter_map(|event| match event {
        Event::WitnessesRemoved { seat, city, .. } => Some((*seat, *city)),
        _ => None,
    });
    html! { @for (seat, city) in cities { (eye(stage, seat, city, true)) } }
}

/// Eyewitnesses that would appear.
fn seen(stage: &Stage<'_>, action: Action) -> Markup {
    let events = stage.view.events_of(stage.game, action);
    let cities = events.iter().filter_map(|event| match event {
        Event::WitnessPlaced { seat, city, .. } => Some((*seat, *city)),
        _ => None,
    });
    html! { @for (seat, city) in cities { (eye(stage, seat, city, false)) } }
}

fn eye(stage: &Stage<'_>, seat: Seat, city: Place, is_struck: bool) -> Markup {
    let Some(spot) = stage.chart.spot(city) else { return html! {} };
    let (x, y) = (spot.x, spot.y + 40.0);
    html! {
        use class={ "big-eye seat-" (seat) } href=(stage.art(format_args!("eye{seat}"))) x=(N(x)) y=(N(y)) {}
        @if is_struck { use href=(stage.art("cross")) x=(N(x)) y=(N(y)) {} }
    }
}
