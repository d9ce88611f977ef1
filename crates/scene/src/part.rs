//! The parts of a scene. A page that has a part is not sent it again until it changes.

use std::hash::{Hash, Hasher};

use maud::{Markup, PreEscaped};
use rustc_hash::FxHasher;
use serde::ser::{Serialize, SerializeMap, Serializer};

const BEGIN: &str = "<!--(-->";
const END: &str = "<!--)-->";

/// Marks one element with an id as a part. The element must not move on the page. It may contain other parts.
/// In a drawing it is a `<g>`, and elsewhere it is anything else, because the page has to parse it alone.
/// An id that begins with `in-` is only that of a part: the page does not let the element glide.
pub fn part(element: &Markup) -> Markup {
    PreEscaped([BEGIN, &element.0, END].concat())
}

/// The parts of a scene that a page does not have, each before those inside it. Where a part contains another,
/// it has an empty element with the other's id and the attribute `data-part`. The first part has no id and is
/// the frame around all others.
#[derive(Debug)]
pub struct Parts(Vec<(String, String)>);

/// The parts that a page has, as digests.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown(Box<[u64]>);

/// A part of a scene, in pieces of the scene.
struct Part<'a> {
    id: &'a str,
    pieces: Vec<&'a str>,
}

impl Parts {
    /// The parts of a scene that a page does not have. Notes that it now has all of them.
    pub fn new_to(shown: &mut Shown, scene: &Markup) -> Parts {
        let all = take_apart(&scene.0);
        let digests: Box<[u64]> = all.iter().map(Part::digest).collect();
        let is_new = |digest: &u64| !shown.0.contains(digest);
        let new = all.iter().zip(&digests).filter(|(_, digest)| is_new(digest));
        let new = new.map(|(part, _)| (part.id.to_owned(), part.pieces.concat())).collect();
        shown.0 = digests;
        Parts(new)
    }

    /// The parts with their ids.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(id, html)| (id.as_str(), html.as_str()))
    }
}

fn take_apart(scene: &str) -> Vec<Part<'_>> {
    let mut parts = vec![Part { id: "", pieces: Vec::new() }];
    let mut open = vec![0];
    let mut rest = scene;
    while let Some((before, mark)) = split_at_mark(rest) {
        let inside = open.last().copied().unwrap_or_default();
        parts[inside].pieces.push(before);
        let (mark, after) = mark.split_at(BEGIN.len());
        rest = after;
        if mark == END {
            open.pop();
            continue;
        }
        let (tag, id) = tag_and_id(after);
        parts[inside].pieces.extend(["<", tag, " id=\"", id, "\" data-part></", tag, ">"]);
        open.push(parts.len());
        parts.push(Part { id, pieces: Vec::new() });
    }
    parts[0].pieces.push(rest);
    parts
}

/// Splits a text before its first mark. Exclamation marks are rare, so this is quicker than to look for all
/// of the mark.
fn split_at_mark(text: &str) -> Option<(&str, &str)> {
    let is_mark = |at: &usize| *at > 0 && text[at - 1..].starts_with("<!--");
    let marks = text.match_indices('!').map(|(at, _)| at);
    marks.filter(is_mark).map(|at| text.split_at(at - 1)).next()
}

impl Part<'_> {
    fn digest(&self) -> u64 {
        let mut hasher = FxHasher::default();
        (self.id, &self.pieces).hash(&mut hasher);
        hasher.finish()
    }
}

/// The tag and the id of the element that a text begins with.
fn tag_and_id(html: &str) -> (&str, &str) {
    let (tag, _) = html.split_once('>').unwrap_or((html, ""));
    let name = tag[1..].split([' ', '>']).next().unwrap_or_default();
    let id = tag.split_once(" id=\"").and_then(|(_, id)| id.split('"').next());
    (name, id.unwrap_or_default())
}

/// Parts as an object: the HTML of each by its id.
impl Serialize for Parts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        self.iter().try_for_each(|(id, html)| map.serialize_entry(id, html))?;
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn scene(cards: &str, score: u8) -> Markup {
        let hand = part(&html! { ul.hand id="hand" { li { (cards) } } });
        html! { div.scene { (part(&html! { section id="own" { b { (score) } (hand) } })) p { "Earth" } } }
    }

    fn written(parts: &Parts) -> Vec<(&str, &str)> {
        parts.iter().collect()
    }

    #[test]
    fn a_part_stands_before_those_inside_it_and_has_empty_elements_in_their_place() {
        let parts = Parts::new_to(&mut Shown::default(), &scene("General", 3));
        assert_eq!(
            written(&parts),
            [
                ("", r#"<div class="scene"><section id="own" data-part></section><p>Earth</p></div>"#),
                ("own", r#"<section id="own"><b>3</b><ul id="hand" data-part></ul></section>"#),
                ("hand", r#"<ul class="hand" id="hand"><li>General</li></ul>"#),
            ]
        );
    }

    #[test]
    fn only_parts_that_have_changed_are_new_to_a_page() {
        let mut shown = Shown::default();
        let all = Parts::new_to(&mut shown, &scene("General", 3));
        assert_eq!(all.iter().count(), 3);
        let same = Parts::new_to(&mut shown, &scene("General", 3));
        assert_eq!(same.iter().count(), 0);
        let inner = Parts::new_to(&mut shown, &scene("Saucer", 3));
        assert_eq!(written(&inner), [("hand", r#"<ul class="hand" id="hand"><li>Saucer</li></ul>"#)]);
        let outer = Parts::new_to(&mut shown, &scene("Saucer", 4));
        assert_eq!(outer.iter().map(|(id, _)| id).collect::<Vec<_>>(), ["own"]);
    }
}
