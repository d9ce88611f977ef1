//! The Fries table in a browser: a world map with its saucers, what everybody has, and what would happen.
//!
//! The key decision: **the world is an asset, the pieces are the scene**. Coasts and drawings of pieces are
//! loaded once and referenced by name; a scene only positions them. Colours come from custom properties, so
//! one drawing serves light mode, dark mode and five seats. Nothing has a `style` attribute, because the
//! pages' content security policy forbids it.

mod beats;
mod berths;
mod changes;
mod chart;
mod counter;
mod dice;
mod fields;
mod finale;
mod odds;
mod previews;
mod seats;
mod stage;
mod tally;
mod tips;
mod touches;
mod ufos;
mod world;

use fries::{Action, Event, Fries, Thing, View};
use maud::{Markup, html};
use scene::{Asset, Beat, Change, Chapter, Context, Finale, Scene, Tip};

use crate::board::stage::Stage;

const ASSETS: &[Asset] = &[
    Asset::style("seats-fries.css", include_str!("seats.css")),
    Asset::style("fries.css", include_str!("style.css")),
    Asset::drawing("fries.svg", include_str!("../../art/pieces.svg")),
    Asset::drawing("fries-world.svg", include_str!("../../art/world.svg")),
    Asset::drawing("fries-end.svg", include_str!("../../art/end.svg")),
    Asset::drawing("fries-winner.svg", include_str!("../../art/winner.svg")),
];

/// The table in a browser.
pub(crate) struct Board;

impl Scene<Fries> for Board {
    fn assets(&self) -> &'static [Asset] {
        ASSETS
    }

    fn draw(&self, game: &Fries, view: &View, look: &Context<'_, Fries>) -> Markup {
        let stage = Stage::new(game, view, look);
        html! {
            div class=(if stage.chart.is_wide { "scene fries wide" } else { "scene fries tall" }) {
                (seats::draw(&stage))
                (world::draw(&stage))
                (counter::draw(&stage))
            }
        }
    }

    fn touches(&self, game: &Fries, view: &View, action: Action) -> Vec<Thing> {
        touches::touches(game, view, action)
    }

    fn ends(&self, action: Action) -> bool {
        action == Action::Done
    }

    fn beats(
        &self,
        game: &Fries,
        change: &Change<'_, Fries>,
        place: usize,
        look: &Context<'_, Fries>,
    ) -> Vec<Beat> {
        beats::beats(game, change, place, look)
    }

    fn tip(&self, game: &Fries, view: &View, look: &Context<'_, Fries>) -> Option<Tip<Fries>> {
        tips::tip(game, view, look)
    }

    fn finale(
        &self,
        game: &Fries,
        view: &View,
        look: &Context<'_, Fries>,
        story: &[Chapter<Fries>],
    ) -> Finale {
        finale::finale(&Stage::new(game, view, look), story)
    }

    /// The dice rolls so far.
    fn tally(&self, _: &Fries, _: &View, heard: &[Event], look: &Context<'_, Fries>) -> Markup {
        tally::draw(heard, look)
    }
}
