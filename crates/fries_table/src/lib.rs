//! The table of Fries in a browser.

use frame::{Asset, Look};
use maud::{Markup, html};
use fries::{Action, Fries, Thing, View};

/// What the page of the table loads besides itself.
pub const ASSETS: &[Asset] = &[Asset::style("fries.css", include_str!("style.css"))];

/// The table as the viewer sees it.
pub fn scene(_: &Fries, view: &View, look: &Look<'_, Fries>) -> Markup {
    html! { div.scene { (look.assets) (format!("{:?}", view)) } }
}

/// What one points at to take an action, in the order in which one does; nothing if the action has a button of its own.
pub fn touches(_: &Fries, _: &View, _: Action) -> Vec<Thing> {
    Vec::new()
}
