//! The table of Battle Force in a browser.

use frame::{Asset, Look};
use maud::{Markup, html};
use battleforce::{Action, BattleForce, Thing, View};

/// What the page of the table loads besides itself.
pub const ASSETS: &[Asset] = &[Asset::style("battleforce.css", include_str!("style.css"))];

/// The table as the viewer sees it.
pub fn scene(_: &BattleForce, view: &View, look: &Look<'_, BattleForce>) -> Markup {
    html! { div.scene { (look.assets) (format!("{:?}", view)) } }
}

/// What one points at to take an action, in the order in which one does; nothing if the action has a button of its own.
pub fn touches(_: &BattleForce, _: &View, _: Action) -> Vec<Thing> {
    Vec::new()
}
