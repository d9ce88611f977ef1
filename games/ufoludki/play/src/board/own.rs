//! The viewer's own place: a rug with pile and loot.

use contract::Seat;
use maud::{Markup, html};
use ufoludki::Thing;

use crate::board::loot::Place;
use crate::board::meadow::Meadow;

impl Meadow<'_> {
    pub(crate) fn own_place(&self, seat: Seat) -> Markup {
        self.look.part(("own", self.standing(seat)), || {
            html! {
                section.mine.{ "seat-" (seat) }.winner[self.look.winners.contains(seat)] #part-own {
                    h2.unseen { (self.look.word("page-ufoludki-own")) }
                    div.spot data-thing=(Thing::Seat(seat)) role="img" aria-label=(self.describe(Thing::Seat(seat))) { i.rug {} }
                    (self.pile(seat))
                    (self.heap(seat))
                    (self.count(Place::Seat(seat)))
                    (self.who(seat))
                }
            }
        })
    }
}
