//! Parts of a scene that seldom change.

use maud::{Markup, PreEscaped};

/// Wraps one element with an id in marks that the page finds without parsing HTML (`static/morph.js`). The
/// element must not move on the page, and must not be inside another part.
pub fn part(element: &Markup) -> Markup {
    PreEscaped(format!("<!--(-->{}<!--)-->", element.0))
}
