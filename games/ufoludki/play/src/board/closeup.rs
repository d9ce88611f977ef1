//! The close-up of a card: large, with its effect in words.

use maud::{Markup, html};
use ufoludki::Card;

use crate::board::meadow::Meadow;

impl Meadow<'_> {
    pub(crate) fn closeup(&self, card: Card) -> Markup {
        let about = card.saucer().map_or_else(|| card.to_string(), |_| "saucer".to_owned());
        let rule = html! { p.does { (self.look.word(&format!("ufoludki-about-{about}"))) } };
        html! {
            div.closeup.ufoludki {
                h3.unseen { (self.card_name(card)) }
                div.card { (self.front(card, None, Some(&rule))) }
            }
        }
    }
}
