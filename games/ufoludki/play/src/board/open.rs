//! Open hands, shown when a game is over.

use contract::Seat;
use i18n::args;
use maud::{Markup, html};
use ufoludki::Bag;

use crate::board::card::drawn_words;
use crate::board::meadow::Meadow;

impl Meadow<'_> {
    /// A player's hand in small cards; equal cards are shown once with their number.
    pub(crate) fn open_hand(&self, seat: Seat, hand: Bag) -> Markup {
        let names = self.look.teller.texts.list(hand.cards().map(|card| self.card_name(card)));
        let told = args! { who: self.look.teller.who(seat), cards: names };
        html! {
            div.open role="img" aria-label=(self.look.teller.say("ufoludki-hand", &told)) {
                @for (card, copies) in hand.kinds() {
                    (self.card(card, None, "small", (copies > 1).then(|| copies_sign(copies)).as_ref()))
                }
            }
        }
    }
}

fn copies_sign(copies: u32) -> Markup {
    html! { span.times { (drawn_words(&format!("×{copies}"))) } }
}
