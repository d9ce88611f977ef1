//! The table of Ufoludki in a browser: a children's picture book. The others sit on clouds in clockwise order, Earth is a
//! meadow with the loot that is left on it, and the viewer's hand lies in the grass below.
//!
//! Loot has no names in the rules. Here every piece has one (`loot.rs`), and what just moved keeps the name it had where it
//! came from: that is how the page knows which piece flies where.

mod aim;
mod card;
mod closeup;
mod deck;
mod earth;
mod hand;
mod lettering;
mod loot;
mod open;
mod outcome;
mod own;
mod pile;
mod player;
mod result;
mod scene;
mod seats;
mod tally;

use frame::{Asset, Look};
use maud::Markup;
use table::Rules;
use ufoludki::{Action, Event, Thing, Ufoludki, View};

/// What the page of the table loads besides itself.
pub const ASSETS: &[Asset] = &[
    Asset::style("ufoludki.css", include_str!("style.css")),
    Asset::drawing("ufoludki.svg", include_str!("art.svg")),
    Asset::drawing("ufoludki-meadow.svg", include_str!("meadow.svg")),
];

/// The table as the viewer sees it.
pub fn scene(game: &Ufoludki, view: &View, look: &Look<'_, Ufoludki>) -> Markup {
    scene::Scene::new(game, view, look).draw()
}

/// What one points at to take an action, in the order in which one does; nothing if the action has a button of its own.
pub fn touches(_: &Ufoludki, _: &View, action: Action) -> Vec<Thing> {
    let card = Thing::Card(action.card());
    match action {
        Action::Counterattack(target) => vec![card, Thing::Seat(target)],
        Action::Saucer(_) | Action::General | Action::Recruitment | Action::Strength(_) => vec![card],
    }
}

/// Where the cards are, as far as the viewer can know.
pub fn tally(game: &Ufoludki, view: &View, heard: &[Event], look: &Look<'_, Ufoludki>) -> Markup {
    scene::Scene::new(game, view, look).tally(heard)
}

/// Something seen from near; nothing if there is nothing more to see than on the table.
pub fn closeup(game: &Ufoludki, view: &View, thing: Thing, look: &Look<'_, Ufoludki>) -> Option<Markup> {
    let Thing::Card(card) = thing else { return None };
    game.content().deck().contains(card).then(|| scene::Scene::new(game, view, look).closeup(card))
}
