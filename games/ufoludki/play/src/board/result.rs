//! How the game ended.

use contract::Seat;
use i18n::args;
use maud::{Markup, html};

use crate::board::lettering::number;
use crate::board::meadow::Meadow;

impl Meadow<'_> {
    /// A board on the meadow with everybody's loot, once the game is over.
    pub(crate) fn result(&self) -> Markup {
        if !self.is_over() || self.look.winners == contract::SeatSet::EMPTY {
            return html! {};
        }
        let teller = self.look.teller;
        let winners: Vec<Seat> = self.look.winners.iter().collect();
        let wins = args! { winners: winners.len(), who: teller.whom(winners.iter().copied()) };
        let mut seats: Vec<Seat> = Seat::all(self.view.seats()).collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(self.view.loot(*seat)));
        html! {
            section.result {
                h2 { (self.art("crown", "k-crown")) (teller.say("page-ufoludki-wins", &wins)) }
                ol.many[seats.len() > 4] { @for seat in seats {
                    li.{ "seat-" (seat) }.winner[self.look.winners.contains(seat)] {
                        (scene::badge(seat)) span.name { (self.look.name(seat)) }
                        span.coin { (number(self.view.loot(seat))) span.unseen { (self.view.loot(seat)) } }
                    }
                } }
            }
        }
    }
}
