//! Earth: a meadow that holds exactly the loot that is left.

use maud::{Markup, html};
use table::Rules;
use ufoludki::Thing;

use crate::lettering::lettering;
use crate::loot::{Place, spots};
use crate::scene::Scene;

impl Scene<'_> {
    pub(crate) fn earth(&self) -> Markup {
        let all = usize::from(self.game.content().loot());
        let places = spots(all.max(usize::from(self.view.earth())));
        frame::part(&html! {
            div.earth #part-earth data-thing=(Thing::Earth) role="img" aria-label=(self.describe(Thing::Earth)) {
                div.post { (self.count(Place::Earth)) (lettering(&self.look.word("ufoludki-thing-earth"))) }
                div.pasture {
                    (self.pieces(Place::Earth, &places))
                    (self.rings(Place::Earth, &places))
                }
            }
        })
    }
}
