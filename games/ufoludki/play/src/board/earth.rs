//! Earth: a meadow with exactly the loot that is left.

use contract::Rules;
use maud::{Markup, html};
use ufoludki::Thing;

use crate::board::loot::{Place, spots};
use crate::board::meadow::Meadow;

impl Meadow<'_> {
    pub(crate) fn earth(&self) -> Markup {
        let all = usize::from(self.game.content().loot());
        let most = all.max(usize::from(self.view.earth()));
        let places = spots(most);
        let pieces = || html! { div.pasture #part-pasture { (self.pieces(Place::Earth, &places)) } };
        self.look.part(("earth", most, self.stock(Place::Earth), self.changes(Place::Earth)), || {
            html! {
                div.earth #part-earth data-thing=(Thing::Earth) role="img" aria-label=(self.describe(Thing::Earth)) {
                    div.post { (self.count(Place::Earth)) (self.lettered(&self.look.word("ufoludki-thing-earth"))) }
                    (self.look.common_part(("ufoludki pasture", most, self.loot.at(Place::Earth)), pieces))
                    @if self.loses(Place::Earth) { div.pasture { (self.rings(Place::Earth, &places)) } }
                }
            }
        })
    }
}
