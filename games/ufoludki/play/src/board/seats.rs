//! The other players, on clouds.

use std::hash::Hash;

use contract::Seat;
use maud::{Markup, html};
use ufoludki::{Thing, View};

use crate::board::loot::Place;
use crate::board::meadow::Meadow;

impl Meadow<'_> {
    pub(crate) fn seats(&self) -> Markup {
        let heading = if self.own().is_some() { "page-ufoludki-others" } else { "page-ufoludki-players" };
        html! {
            section.seats {
                h2.unseen { (self.look.word(heading)) }
                @for seat in self.others() { (self.seat(seat)) }
            }
        }
    }

    /// A player on a cloud. Viewers point at the cloud: it is beneath everything, and while it is lit nothing
    /// on it takes a click.
    fn seat(&self, seat: Seat) -> Markup {
        let is_asked = self.look.due.contains(seat) && !self.is_over();
        let open_hand = self.look.open.get(seat.index()).map(View::hand);
        self.look.part(("seat", is_asked, self.standing(seat), open_hand), || {
            html! {
                div.seat.{ "seat-" (seat) }.asked[is_asked].winner[self.look.winners.contains(seat)] id={ "part-seat-" (seat) } {
                    div.spot data-thing=(Thing::Seat(seat)) role="img" aria-label=(self.describe(Thing::Seat(seat))) {
                        (self.art("cloud", "cloud"))
                    }
                    (self.pile(seat))
                    (self.who(seat))
                    (self.fan(seat))
                    (self.heap(seat))
                    (self.count(Place::Seat(seat)))
                    @if let Some(hand) = open_hand { (self.open_hand(seat, hand)) }
                    @for outcome in self.outcomes.iter().filter(|outcome| outcome.lost(Place::Seat(seat)) > 0) {
                        i.hit data-preview=(outcome.action) {}
                    }
                }
            }
        })
    }

    /// Everything that a player's place shows, apart from an open hand.
    pub(crate) fn standing(&self, seat: Seat) -> impl Hash {
        let place = Place::Seat(seat);
        let states = (
            self.look.winners.contains(seat),
            self.look.due.contains(seat),
            self.is_over(),
            self.view.hand_size(seat),
        );
        (seat, states, self.stack(seat), self.stock(place), self.changes(place))
    }
}
