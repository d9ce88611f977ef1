//! The table of Ufoludki in a browser.

use frame::{Asset, Look};
use maud::{Markup, html};
use ufoludki::{Action, Ufoludki, Thing, View};

/// What the page of the table loads besides itself.
pub const ASSETS: &[Asset] = &[Asset::style("ufoludki.css", include_str!("style.css"))];

/// The table as the viewer sees it.
pub fn scene(_: &Ufoludki, view: &View, look: &Look<'_, Ufoludki>) -> Markup {
    html! { div.scene { (look.assets) (format!("{:?}", view)) } }
}

/// What one points at to take an action, in the order in which one does; nothing if the action has a button of its own.
pub fn touches(_: &Ufoludki, _: &View, _: Action) -> Vec<Thing> {
    Vec::new()
}
