//! Loot: named pieces, so that viewers can see which of them moves.
//!
//! A piece is named after its place and its number there. A piece that has just moved is drawn twice at its
//! new place: once under its old name, which the page animates, and once, invisibly, under its new name, by
//! which it will be known next time. Pieces leave a heap from its top and are added on top of another.

use std::hash::Hash;

use contract::Seat;
use maud::{Markup, Render, html};
use ufoludki::{Action, Event, MOST_SEATS, View};

use crate::board::meadow::Meadow;
use crate::board::outcome::Outcome;

/// How many kinds of loot there are. The sheet of symbols shows them in a row.
const KINDS: usize = 10;

/// A place where loot can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Earth,
    Seat(Seat),
}

impl Place {
    pub(crate) fn index(self) -> usize {
        match self {
            Place::Earth => 0,
            Place::Seat(seat) => seat.number(),
        }
    }
}

/// The name of a piece: the place where it got the name, and its number there.
type Name = (usize, usize);

/// All loot on the table.
pub(crate) struct Loot {
    places: [Vec<Name>; MOST_SEATS + 1],
    /// What every place has gained or lost lately.
    change: [i32; MOST_SEATS + 1],
}

fn move_of(event: &Event) -> Option<(Place, Place, u8)> {
    match *event {
        Event::TookFromEarth { seat, loot } => Some((Place::Earth, Place::Seat(seat), loot)),
        Event::TookFromPlayer { seat, from, loot } => Some((Place::Seat(from), Place::Seat(seat), loot)),
        Event::GaveBack { seat, loot } => Some((Place::Seat(seat), Place::Earth, loot)),
        _ => None,
    }
}

/// How much every place gained or lost.
fn changes(events: &[Event]) -> [i32; MOST_SEATS + 1] {
    let mut change = [0; MOST_SEATS + 1];
    for (from, to, loot) in events.iter().filter_map(move_of) {
        change[from.index()] -= i32::from(loot);
        change[to.index()] += i32::from(loot);
    }
    change
}

impl Loot {
    /// Loot is named after the latest events, because it is about to move. What has changed is told for `since`, the
    /// events since the viewer's last decision, or for the latest if no loot has moved since.
    pub(crate) fn new(view: &View, recent: &[Event], since: &[Event]) -> Loot {
        let mut counts = [0_i32; MOST_SEATS + 1];
        counts[0] = i32::from(view.earth());
        for seat in Seat::all(view.seats()) {
            counts[seat.number()] = i32::from(view.loot(seat));
        }
        let change = changes(recent);
        let before: [i32; MOST_SEATS + 1] = std::array::from_fn(|place| counts[place] - change[place]);
        let names = |place: usize, count: i32| {
            (0..count.max(0) as usize).map(move |number| (place, number)).collect()
        };
        let mut places: [Vec<Name>; MOST_SEATS + 1] =
            std::array::from_fn(|place| names(place, before[place]));
        for (from, to, loot) in recent.iter().filter_map(move_of) {
            let left = places[from.index()].len().saturating_sub(usize::from(loot));
            let moved = places[from.index()].split_off(left);
            places[to.index()].extend(moved);
        }
        let fits = (0..places.len()).all(|place| places[place].len() == counts[place].max(0) as usize);
        if !fits {
            places = std::array::from_fn(|place| names(place, counts[place]));
        }
        let has_moved = since.iter().any(|event| move_of(event).is_some());
        Loot { places, change: if has_moved { changes(since) } else { change } }
    }

    pub(crate) fn at(&self, place: Place) -> &[Name] {
        &self.places[place.index()]
    }
}

/// The positions of a heap's pieces, in piece sizes: a pyramid, measured from its bottom and middle.
pub(crate) fn pyramid(count: usize) -> Vec<(f32, f32)> {
    let mut base = 2;
    while base * (base + 1) / 2 < count {
        base += 1;
    }
    let mut places = Vec::with_capacity(count);
    for row in 0..base {
        let pieces = (base - row).min(count - places.len());
        let left = -(pieces.saturating_sub(1) as f32) / 2.0;
        places.extend((0..pieces).map(|piece| ((left + piece as f32) * 0.74, row as f32 * 0.6)));
    }
    places
}

/// A length with two decimals. There are many of them, and writing the decimals of any number takes long.
pub(crate) struct Hundredths(pub(crate) f32);

impl Render for Hundredths {
    fn render_to(&self, html: &mut String) {
        let hundredths = (self.0 * 100.0).round() as i32;
        let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        html.push_str(if hundredths < 0 { "-" } else { "" });
        whole.render_to(html);
        html.push_str(if rest < 10 { ".0" } else { "." });
        rest.render_to(html);
    }
}

/// A piece's position, as variables for the style sheet.
struct At((f32, f32));

impl Render for At {
    fn render_to(&self, html: &mut String) {
        let At((x, y)) = *self;
        html.push_str("--x:");
        Hundredths(x).render_to(html);
        html.push_str(";--y:");
        Hundredths(y).render_to(html);
    }
}

/// Positions for this many pieces on the meadow, in hundredths of its size. If pieces are taken from the end,
/// the rest stays well spread.
pub(crate) fn spots(count: usize) -> Vec<(f32, f32)> {
    let columns = ((count as f32 * 1.75).sqrt().ceil() as usize).max(3);
    let rows = count.div_ceil(columns).max(2);
    let cells = columns * rows;
    let stride = (cells * 5 / 13..cells).find(|stride| *stride > 0 && coprime(*stride, cells)).unwrap_or(1);
    let spot = |number: usize| {
        let cell = (number * stride + cells / 2) % cells;
        let (row, column) = (cell / columns, cell % columns);
        let across = (column as f32 + if row % 2 == 1 { 0.75 } else { 0.25 }) / columns as f32;
        let sway = [0.0, 2.2, -1.6, 1.2, -2.4, 0.8, -0.7][(cell * 3) % 7];
        // The meadow is round, so pieces near its edge are lower.
        let edge = (across - 0.5).abs() * 2.0;
        let down = 8.0 * edge * edge * (1.0 - row as f32 / rows as f32);
        (across * 100.0 + sway * 0.6, ((row as f32 + 0.5) / rows as f32) * 100.0 + sway + down)
    };
    (0..count).map(spot).collect()
}

fn coprime(one: usize, other: usize) -> bool {
    let (mut one, mut other) = (one, other);
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one == 1
}

impl Meadow<'_> {
    /// A player's heap, with rings around the pieces that actions would take from it.
    pub(crate) fn heap(&self, seat: Seat) -> Markup {
        let place = Place::Seat(seat);
        let places = pyramid(self.loot.at(place).len());
        let width = places.iter().fold(2.0_f32, |widest, (x, _)| widest.max(x * 2.0 + 1.0));
        let height = places.iter().fold(1.6_f32, |highest, (_, y)| highest.max(y + 1.0));
        let size = html! { "--across:" (Hundredths(width)) ";--high:" (Hundredths(height)) };
        let pieces =
            || html! { div.pieces id={ "heap-" (seat) } style=(size) { (self.pieces(place, &places)) } };
        html! {
            div.heap aria-hidden="true" {
                (self.look.common_part(("ufoludki heap", place.index(), self.loot.at(place)), pieces))
                @if self.loses(place) { div.pieces style=(size) { (self.rings(place, &places)) } }
            }
        }
    }

    /// Everything that the drawing of a heap depends on: its place, its pieces, and how many of them each action
    /// would take away.
    pub(crate) fn stock(&self, place: Place) -> impl Hash {
        let lost: Vec<_> =
            self.outcomes.iter().map(|outcome| (outcome.action, outcome.lost(place))).collect();
        (place.index(), self.loot.at(place).to_vec(), lost)
    }

    /// The pieces in a place, with those that leave first at the end, so that the others keep their place in
    /// the page.
    pub(crate) fn pieces(&self, place: Place, places: &[(f32, f32)]) -> Markup {
        html! {
            @for (number, (home, name)) in self.loot.at(place).iter().enumerate() {
                @let has_moved = (*home, *name) != (place.index(), number);
                @let at = At(places[number]);
                @if has_moved { i.loot.twin id={ "loot-" (place.index()) "-" (number) } style=(at) {} }
                @let kind = (number + place.index() * 3) % KINDS;
                (scene::part(&html! { i.loot id={ "loot-" (home) "-" (name) } style={ (at) ";--kind:" (kind) } {} }))
            }
        }
    }

    /// Whether an action would take pieces away from a place.
    pub(crate) fn loses(&self, place: Place) -> bool {
        self.outcomes.iter().any(|outcome| outcome.lost(place) > 0)
    }

    /// Rings around the pieces that an action would take away.
    pub(crate) fn rings(&self, place: Place, places: &[(f32, f32)]) -> Markup {
        let count = self.loot.at(place).len();
        let leaving = |outcome: &Outcome| {
            let left = count.saturating_sub(usize::from(outcome.lost(place)));
            &places[left.min(count)..count]
        };
        html! {
            @for outcome in &self.outcomes {
                @for at in leaving(outcome) { i.ring data-preview=(outcome.action) style=(At(*at)) {} }
            }
        }
    }

    /// How much loot is there, what has just changed, and what actions would change.
    pub(crate) fn count(&self, place: Place) -> Markup {
        let (count, (past, changes)) = (self.loot.at(place).len(), self.changes(place));
        self.look.common_part(("ufoludki tally", place.index(), count, past, &changes), || {
            html! {
                span.tally id={ "tally-" (place.index()) } aria-hidden="true" {
                    span.coin { (self.lettered(&count.to_string())) }
                    @if past != 0 { b.delta.past.minus[past < 0] { (signed(past)) } }
                    @for (action, change) in changes.iter().filter(|(_, change)| *change != 0) {
                        b.delta.minus[*change < 0] data-preview=(action) { (signed(*change)) }
                    }
                }
            }
        })
    }

    /// What a place has gained or lost lately, and what it would by each action.
    pub(crate) fn changes(&self, place: Place) -> (i32, Vec<(Action, i32)>) {
        let change = |outcome: &Outcome| i32::from(outcome.gained(place)) - i32::from(outcome.lost(place));
        let changes = self.outcomes.iter().map(|outcome| (outcome.action, change(outcome)));
        (self.loot.change[place.index()], changes.collect())
    }
}

fn signed(change: i32) -> String {
    format!("{}{}", if change < 0 { '−' } else { '+' }, change.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_has_its_own_spot_on_the_meadow() {
        for count in 1..=200 {
            let spots = spots(count);
            assert_eq!(spots.len(), count);
            for (number, one) in spots.iter().enumerate() {
                assert!(
                    (-3.0..=103.0).contains(&one.0) && (-3.0..=111.0).contains(&one.1),
                    "{one:?} of {count}"
                );
                let square = |length: f32| length * length;
                let apart = |other: &(f32, f32)| square(one.0 - other.0) + square(one.1 - other.1);
                assert!(spots[..number].iter().all(|other| apart(other) > square(1.5)));
            }
        }
    }

    #[test]
    fn lengths_have_two_decimals() {
        let written = [0.0, 0.074, -0.37, 1.0, -12.345, 103.05].map(|length| Hundredths(length).render().0);
        assert_eq!(written, ["0.00", "0.07", "-0.37", "1.00", "-12.35", "103.05"]);
    }

    #[test]
    fn a_heap_has_a_place_for_every_piece() {
        for count in 0..=200 {
            assert_eq!(pyramid(count).len(), count);
        }
    }
}
