//! Close-ups of cards and ships, with everything there is to say about them.

use battleforce::{Card, ShipId, Thing};
use maud::{Markup, html};
use scene::badge;

use crate::board::cards::{family, mark};
use crate::board::desk::Desk;

impl Desk<'_> {
    /// The close-up of a card or ship; none for anything else.
    pub(crate) fn closeup(&self, thing: Thing) -> Option<Markup> {
        let near = match thing {
            Thing::Card(card) => self.near_card(card),
            Thing::Ship(ship) => self.ship_closeup(ship)?,
            _ => return None,
        };
        Some(html! { article.closeup.battleforce.bf { (near) p.words { (self.describe(thing)) } } })
    }

    fn near_card(&self, card: Card) -> Markup {
        html! {
            div class={ "card " (family(card.kind)) } {
                span.head { (self.icon(&card.kind.to_string())) b data-says=(mark(card)) {} }
                h2 { (self.kind_name(card.kind)) }
                span.note data-says=(self.note(card)) {}
            }
        }
    }

    /// A ship's card with all its buttons and everything on it.
    fn ship_closeup(&self, ship: ShipId) -> Option<Markup> {
        let (info, state) = (self.info(ship)?, self.view.ship(ship)?);
        let owner = self.view.owner(self.game, ship);
        Some(html! {
            header {
                @if let Some(owner) = owner { (badge(owner)) }
                h2 { b { (info.class) } " " (self.ship_name(ship)) }
            }
            (self.hull(info, "hull"))
            div.guns {
                @for (button, count) in info.buttons() { div.gun { (self.gun(&state, button, count, 0)) } }
            }
            (self.buttons_left(info, &state))
            @if !state.cards.is_empty() { div.lying { @for card in &state.cards { (self.strip(*card)) } } }
        })
    }
}
