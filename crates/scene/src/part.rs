//! Parts of a scene that seldom change.

use maud::{Markup, PreEscaped};

/// Encloses one element with an id by marks that the page finds without reading HTML (`static/morph.js`). It must not move on the
/// page, and must not lie in another part.
pub fn part(element: &Markup) -> Markup {
    PreEscaped(format!("<!--(-->{}<!--)-->", element.0))
}
