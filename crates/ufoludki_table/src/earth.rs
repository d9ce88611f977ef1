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
        html! {
            section.earth data-thing=(Thing::Earth) role="img" aria-label=(self.describe(Thing::Earth)) {
                div.post { (self.count(Place::Earth)) (lettering(&self.look.word("ufoludki-thing-earth"))) }
                div.pasture style=(format!("--n:{:.1}", (all as f32 * 1.75).sqrt())) {
                    (self.pieces(Place::Earth, &places))
                    (self.rings(Place::Earth, &places))
                }
            }
        }
    }
}
