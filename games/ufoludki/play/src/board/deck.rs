//! The deck and its layers.

use i18n::args;
use maud::{Markup, html};
use ufoludki::Thing;

use crate::board::lettering::number;
use crate::board::meadow::Meadow;

/// The maximum number of layers drawn; if there are more, they are only counted.
const MOST_LAYERS: usize = 4;

impl Meadow<'_> {
    pub(crate) fn deck(&self) -> Markup {
        let layers: Vec<u32> = self.view.layer_sizes().collect();
        let shown = layers.len().min(MOST_LAYERS);
        let key = ("ufoludki deck", &layers, self.view.deck_size());
        self.look.common_part(key, || self.drawn_deck(&layers, shown, &self.describe(Thing::Deck)))
    }

    fn drawn_deck(&self, layers: &[u32], shown: usize, label: &str) -> Markup {
        html! {
            div.deck #part-deck data-thing=(Thing::Deck) role="img" aria-label=(label)
                style={ "--layers:" (shown) } {
                div.stack aria-hidden="true" {
                    @if layers.is_empty() { i.nothing {} }
                    @for layer in (1..shown).rev() { i.layer.odd[layer % 2 == 1] style={ "--k:" (layer) } {} }
                    @if !layers.is_empty() { div.back { (self.art("", "art-back")) } }
                    span.coin { (number(self.view.deck_size())) }
                }
                @if layers.len() > 1 {
                    ul.layers {
                        @for (place, cards) in layers.iter().take(shown).enumerate() {
                            @let key = if place == 0 { "drawings-layer-top" } else { "drawings-layer-under" };
                            li { (self.look.teller.say(key, &args! { cards: *cards })) }
                        }
                    }
                }
            }
        }
    }
}
