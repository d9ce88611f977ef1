//! What the table shows of each event before the new scene.

use contract::{Rules, Seat};
use scene::{Beat, Change, Context, Show};
use ufoludki::{Card, Event, Ufoludki, View};

use crate::board::card::slug;
use crate::board::loot::Place;

/// The beat of the event at this place.
pub(crate) fn beat(
    game: &Ufoludki,
    change: &Change<'_, Ufoludki>,
    place: usize,
    look: &Context<'_, Ufoludki>,
) -> Beat {
    let own = |seat: Seat| look.is_own(seat);
    let seat_id = |seat: Seat| if own(seat) { "part-own".to_owned() } else { format!("part-seat-{seat}") };
    let mark = |seat: Seat| Beat::new(Show::Mark { what: vec![seat_id(seat)] }).of(seat);
    let draws_on = || matches!(change.before(place), Some(Event::Drew { .. }));
    match change.events[place] {
        Event::Begins { seat } | Event::Skipped { seat } => mark(seat),
        Event::Drew { seat, card: Some(card) } if own(seat) => {
            let show =
                Show::Come { what: vec![format!("kind-{}", slug(card))], from: Some("part-deck".into()) };
            Beat::new(show).of(seat).sounds("draw").with_last(draws_on())
        }
        Event::Drew { seat, .. } => {
            let show = Show::Shift { what: Vec::new(), then: vec![format!("fan-{seat}")] };
            Beat::new(show).of(seat).sounds("draw").with_last(draws_on())
        }
        Event::Laid { seat, card, .. } => {
            let from = if own(seat) { format!("kind-{}", slug(card)) } else { format!("fan-{seat}") };
            // A General goes under the deck at once, with all piles.
            let stays = change.after.pile_depth(seat) > 0;
            let laid = stays.then(|| {
                Beat::new(Show::Come {
                    what: vec![top(&change.after, seat, card, own(seat))],
                    from: Some(from),
                })
            });
            laid.unwrap_or_else(|| mark(seat)).of(seat).sounds(sound_of(card))
        }
        Event::TookFromEarth { seat, .. } => loot(Place::Earth, Place::Seat(seat)).of(seat),
        Event::TookFromPlayer { seat, from, .. } => loot(Place::Seat(from), Place::Seat(seat)).of(seat),
        Event::GaveBack { seat, .. } => {
            let follows = matches!(change.before(place), Some(Event::GaveBack { .. }));
            loot(Place::Seat(seat), Place::Earth).of(seat).with_last(follows)
        }
        Event::PilesWentUnder { .. } => {
            let what = Seat::all(game.seats()).map(|seat| format!("pile-{seat}")).collect();
            Beat::new(Show::Go { what, to: "part-deck".into() }).sounds("march")
        }
        Event::Ended { winners, .. } => {
            let has_lost = look.viewer.seat().is_some_and(|seat| !winners.contains(seat));
            Beat::new(Show::End).sounds(if has_lost { "lose" } else { "win" })
        }
    }
}

/// Loot moves from one place to another.
fn loot(from: Place, to: Place) -> Beat {
    let heap = |place: Place| match place {
        Place::Earth => "part-pasture".to_owned(),
        Place::Seat(seat) => format!("heap-{seat}"),
    };
    let tally = |place: Place| format!("tally-{}", place.index());
    Beat::new(Show::Shift { what: vec![heap(to), heap(from)], then: vec![tally(to), tally(from)] })
        .sounds("plop")
}

/// The id of the card that was laid on a pile. The viewer's last card of a kind keeps the id that it had in the hand.
fn top(after: &View, seat: Seat, card: Card, is_own: bool) -> String {
    if is_own && !after.hand().contains(card) {
        format!("card-{}", slug(card))
    } else {
        format!("top-{seat}-{}", after.pile_depth(seat))
    }
}

fn sound_of(card: Card) -> &'static str {
    match card {
        Card::COUNTERATTACK => "moo",
        _ => "card",
    }
}
