//! Previews of actions on the map: the route, what lands where, and the odds.

use contract::Seat;
use fries::{Action, Event, Kind, Place, Question};
use maud::{Markup, html};
use scene::part;

use crate::board::odds::Odds;
use crate::board::stage::{Stage, percent};
use crate::board::ufos;
use scene::drawing::N;

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
    let (x, y) = ufos::place_of_next(stage, spot);
    let href = format!("#ghost-{}", ufos::initial(kind));
    let across = if is_pair { 20.0 } else { 0.0 };
    html! {
        use href=(href) x=(N(x - across)) y=(N(y)) {}
        @if is_pair { use href=(href) x=(N(x + across)) y=(N(y)) {} }
    }
}

/// The odds in a bubble below a field, or above it at the bottom of the map.
fn bubble(stage: &Stage<'_>, at: Place, chance: f64) -> Markup {
    let Some(spot) = stage.chart.spot(at) else { return html! {} };
    let y = spot.y + if spot.is_city { 27.0 } else { 15.0 };
    let hangs = y + 34.0 < stage.chart.page.bottom;
    let (art, y, text) =
        if hangs { ("bubble", y, y + 23.5) } else { ("bubble-up", spot.y - 15.0, spot.y - 27.5) };
    html! {
        use href=(stage.art(art)) x=(N(spot.x)) y=(N(y)) {}
        text.chance x=(N(spot.x)) y=(N(text)) { (stage.look.percent(percent(chance))) }
    }
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
