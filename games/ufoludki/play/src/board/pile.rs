//! A player's pile: its top card and its size. Here and in everything that repeats, elements that come and go
//! are placed after those that stay, so that the page keeps the latter where they are.

use contract::Seat;
use maud::{Markup, html};
use ufoludki::Thing;

use crate::board::card::slug;
use crate::board::meadow::Meadow;

impl Meadow<'_> {
    pub(crate) fn pile(&self, seat: Seat) -> Markup {
        let depth = self.view.pile_depth(seat);
        scene::part(&html! {
            div.pile id={ "pile-" (seat) } data-thing=(Thing::Pile(seat)) role="img" aria-label=(self.describe(Thing::Pile(seat))) {
                @match self.view.top(seat) {
                    Some(top) => (self.card(top, Some(&self.top_id(seat)), self.top_class(seat), None)),
                    None => { i.nothing {} }
                }
                @if depth > 1 { i.sheet {} }
                @if depth > 2 { i.sheet {} }
                @if depth > 1 { span.depth aria-hidden="true" { "× " (depth) } }
            }
        })
    }

    fn is_fresh(&self, seat: Seat) -> bool {
        self.laid().is_some_and(|(layer, card)| layer == seat && self.view.top(seat) == Some(card))
    }

    /// A card that left the viewer's hand keeps its id, so that its move is animated. All others have ids
    /// based on their place.
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
