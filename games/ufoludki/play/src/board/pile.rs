//! A player's pile: its top, and how deep it is. What comes and goes stands behind what stays, here and in all that repeats: the page
//! then keeps what stays where it is.

use contract::Seat;
use maud::{Markup, html};
use ufoludki::Thing;

use crate::board::card::slug;
use crate::board::meadow::Meadow;

impl Meadow<'_> {
    pub(crate) fn pile(&self, seat: Seat) -> Markup {
        let depth = self.view.pile_depth(seat);
        html! {
            div.pile data-thing=(Thing::Pile(seat)) role="img" aria-label=(self.describe(Thing::Pile(seat))) {
                @match self.view.top(seat) {
                    Some(top) => (self.card(top, Some(&self.top_id(seat)), self.top_class(seat), None)),
                    None => { i.nothing {} }
                }
                @if depth > 1 { i.sheet {} }
                @if depth > 2 { i.sheet {} }
                @if depth > 1 { span.depth aria-hidden="true" { "× " (depth) } }
            }
        }
    }

    fn is_fresh(&self, seat: Seat) -> bool {
        self.laid().is_some_and(|(layer, card)| layer == seat && self.view.top(seat) == Some(card))
    }

    /// A card that left the viewer's hand keeps its name, so that it is seen to move; all others are called by their places.
    fn top_id(&self, seat: Seat) -> String {
        match self.laid() {
            Some((_, card))
                if self.is_fresh(seat) && self.look.is_own(seat) && !self.view.hand().contains(card) =>
            {
                format!("card-{}", slug(card))
            }
            _ => format!("top-{seat}-{}", self.view.pile_depth(seat)),
        }
    }

    fn top_class(&self, seat: Seat) -> &'static str {
        match (self.is_fresh(seat), self.look.is_own(seat)) {
            (true, false) => "top fresh",
            _ => "top",
        }
    }
}
