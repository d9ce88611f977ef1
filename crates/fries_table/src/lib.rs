//! The table of Fries in a browser: a world map with its saucers, what everybody has, and what would happen.
//!
//! The key decision: **the world is an asset, the pieces are the scene**. Coasts and drawings of pieces are loaded once and used
//! by name; a scene says only where they are. Colours come from custom properties, so one drawing serves light, dark and
//! five seats. Nothing has a `style` attribute, for the pages' policy forbids it.

#![allow(clippy::disallowed_methods, reason = "the last bit of a length is not drawn")]

mod changes;
mod chart;
mod counter;
mod dice;
mod ending;
mod fields;
mod labels;
mod odds;
mod previews;
mod rect;
mod seats;
mod stage;
mod tally;
mod touches;
mod ufos;
mod world;

use frame::{Asset, Look};
use fries::{Action, Event, Fries, Thing, View};
use maud::{Markup, html};

use crate::stage::Stage;

/// What the page of the table loads besides itself.
pub const ASSETS: &[Asset] = &[
    Asset::style("fries.css", include_str!("style.css")),
    Asset::drawing("fries.svg", include_str!("../art/pieces.svg")),
    Asset::drawing("fries-world.svg", include_str!("../art/world.svg")),
];

/// The table as the viewer sees it.
pub fn scene(game: &Fries, view: &View, look: &Look<'_, Fries>) -> Markup {
    let stage = Stage::new(game, view, look);
    html! {
        div class=(if stage.chart.is_wide { "scene fries wide" } else { "scene fries tall" }) {
            (seats::draw(&stage))
            (world::draw(&stage))
            (counter::draw(&stage))
        }
    }
}

/// What one points at to take an action, in the order in which one does; nothing if the action has a button of its own.
pub fn touches(game: &Fries, view: &View, action: Action) -> Vec<Thing> {
    touches::touches(game, view, action)
}

/// How the dice fell so far.
pub fn tally(_: &Fries, _: &View, heard: &[Event], look: &Look<'_, Fries>) -> Markup {
    tally::draw(heard, look)
}

/// Something seen from near; nothing if there is nothing more to see than on the table.
pub fn closeup(_: &Fries, _: &View, _: Thing, _: &Look<'_, Fries>) -> Option<Markup> {
    None
}
