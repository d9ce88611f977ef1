//! A player's pile: its top card and its size. Here and in everything that repeats, elements that come and go
//! are placed after those that stay, so that the page keeps the latter where they are.

use std::hash::Hash;

use contract::Seat;
use maud::{Markup, html};
use ufoludki::Thing;

use crate::board::card::slug;
use crate::board::meadow::Meadow;

impl Meadow<'_> {
    pub(crate) fn pile(&self, seat: Seat) -> Markup {
        let depth = self.view.pile_depth(seat);
        self.look.part(("pile", self.stack(seat)), || {
            html! {
                div.pile.changed[self.has_laid(seat)] id={ "pile-" (seat) } data-thing=(Thing::Pile(seat)) role="img" aria-label=(self.describe(Thing::Pile(seat))) {
                    @match self.view.top(seat) {
                        Some(top) => (self.card(top, Some(&self.top_id(seat)), self.top_class(seat), None)),
                        None => { i.nothing {} }
                    }
                    @if depth > 1 { i.sheet {} }
                    @if depth > 2 { i.sheet {} }
                    @if depth > 1 { span.depth aria-hidden="true" { "× " (depth) } }
                }
            }
        })
    }

    /// Everything that a pile shows.
    pub(crate) fn stack(&self, seat: Seat) -> impl Hash {
        let (top, is_fresh) = (self.view.top(seat), self.is_fresh(seat));
        let depth = self.view.pile_depth(seat);
        (seat, top, depth, self.has_laid(seat), is_fresh, is_fresh && self.has_left_hand(seat))
    }

    fn is_fresh(&self, seat: Seat) -> bool {
        self.laid().is_some_and(|(layer, card)| layer == seat && self.view.top(seat) == Some(card))
    }

    /// A card that left the viewer's hand keeps its id, so that its move is animated. All others have ids
    /// based on their place.
    fn top_id(&self, seat: Seat) -> String {
        match self.laid() {
            Some((_, card)) if self.is_fresh(seat) && self.has_left_hand(seat) => {
                format!("card-{}", slug(card))
            }
            _ => format!("top-{seat}-{}", self.view.pile_depth(seat)),
        }
    }

    /// Whether the card on top was the viewer's last one of its kind.
    fn has_left_hand(&self, seat: Seat) -> bool {
        let is_held = |card| self.view.hand().contains(card);
        self.look.is_own(seat) && !self.view.top(seat).is_some_and(is_held)
    }

    fn top_class(&self, seat: Seat) -> &'static str {
        match (self.is_fresh(seat), self.look.is_own(seat)) {
            (true, false) => "top fresh",
            _ => "top",
        }
    }
}
