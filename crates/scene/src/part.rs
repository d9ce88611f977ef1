//! The parts of a scene. A page that has a part is not sent it again until it changes.

use std::ops::Range;
use std::sync::Arc;

use maud::{Markup, PreEscaped};
use serde::ser::{Serialize, SerializeMap, Serializer};

const BEGIN: &str = "<!--(-->";
const END: &str = "<!--)-->";

/// Marks one element with an id as a part. The element must not move on the page. It may contain other parts.
/// In a drawing it is a `<g>`, and elsewhere it is anything else, because the page has to parse it alone.
/// An id that begins with `in-` is only that of a part: the page does not let the element glide.
pub fn part(element: &Markup) -> Markup {
    PreEscaped([BEGIN, &element.0, END].concat())
}

/// What a page needs in order to show a scene: the parts that it does not have, each before those inside it.
/// Where a part contains another, it has an empty element with the other's id and the attribute `data-part`. The
/// first part has no id and is the frame around all others.
#[derive(Debug)]
pub struct Parts(Vec<(Kept, News)>);

/// What a page needs to know about a part.
#[derive(Debug, PartialEq, Eq)]
enum News {
    /// All of it.
    Whole,
    /// Its middle, because the page has the rest: this many bytes at its beginning and this many at its end.
    Between(usize, usize),
}

/// The parts that a page shows. Pages that show the same can share the text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown(Arc<[Kept]>);

/// A part that is kept in memory: its HTML, and where in it the id is.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Kept {
    html: Arc<str>,
    id: Range<u32>,
}

/// A part of a scene, in pieces of the scene.
struct Part<'a> {
    id: &'a str,
    /// Where in the part the id is.
    id_at: usize,
    pieces: Vec<&'a str>,
}

/// The least that a part must have in common with what is shown. Below that it is sent whole.
const WORTH_IT: usize = 24;

impl Parts {
    /// The parts of a scene that a page does not have. Notes that it now has all of them.
    pub fn new_to(shown: &mut Shown, scene: &Markup) -> Parts {
        let all = take_apart(&scene.0);
        let mut known = Known { parts: &shown.0, next: 0 };
        let mut new = Vec::new();
        let mut now = Vec::with_capacity(all.len());
        for part in &all {
            let old = known.find(part.id);
            if let Some(old) = old.filter(|old| part.is(&old.html)) {
                now.push(old.clone());
                continue;
            }
            let part = Kept::of(part);
            let news = old.map_or(News::Whole, |old| News::between(&old.html, &part.html));
            new.push((part.clone(), news));
            now.push(part);
        }
        shown.0 = now.into();
        Parts(new)
    }

    /// The parts with their ids, whole.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(part, _)| (part.id(), &*part.html))
    }
}

impl Kept {
    fn of(part: &Part<'_>) -> Kept {
        let html: Arc<str> = part.pieces.concat().into();
        Kept { html, id: part.id_at as u32..(part.id_at + part.id.len()) as u32 }
    }

    fn id(&self) -> &str {
        &self.html[self.id.start as usize..self.id.end as usize]
    }
}

impl Shown {
    /// Keeps in memory only once what another page shows, too.
    pub fn share_with(&mut self, other: &Shown) {
        let mut known = Known { parts: &other.0, next: 0 };
        let shared = self.0.iter().map(|mine| {
            let same = known.find(mine.id()).filter(|theirs| *theirs == mine);
            same.unwrap_or(mine).clone()
        });
        self.0 = shared.collect();
    }
}

/// Looks parts up by their ids. They are almost always asked for in the order in which they stand.
struct Known<'a> {
    parts: &'a [Kept],
    next: usize,
}

impl<'a> Known<'a> {
    fn find(&mut self, id: &str) -> Option<&'a Kept> {
        let (before, after) = self.parts.split_at(self.next.min(self.parts.len()));
        let place = (after.iter().position(|part| part.id() == id).map(|place| place + before.len()))
            .or_else(|| before.iter().position(|part| part.id() == id))?;
        self.next = place + 1;
        self.parts.get(place)
    }
}

impl News {
    /// The news in a part of which an older text is shown.
    fn between(old: &str, new: &str) -> News {
        let before = in_common(old.as_bytes(), new.as_bytes());
        let before = new.floor_char_boundary(before);
        let after = in_common_at_end(&old.as_bytes()[before..], &new.as_bytes()[before..]);
        let after = new.len() - new.ceil_char_boundary(new.len() - after);
        if before + after < WORTH_IT { News::Whole } else { News::Between(before, after) }
    }
}

/// How many bytes are compared at a time.
const CHUNK: usize = 32;

/// How many bytes two texts have in common at their beginning. Most of it is compared in chunks.
fn in_common(one: &[u8], other: &[u8]) -> usize {
    let chunks = one.chunks_exact(CHUNK).zip(other.chunks_exact(CHUNK));
    let equal = chunks.take_while(|(one, other)| one == other).count() * CHUNK;
    let rest = one[equal..].iter().zip(&other[equal..]);
    equal + rest.take_while(|(one, other)| one == other).count()
}

/// The same at their end.
fn in_common_at_end(one: &[u8], other: &[u8]) -> usize {
    let chunks = one.rchunks_exact(CHUNK).zip(other.rchunks_exact(CHUNK));
    let equal = chunks.take_while(|(one, other)| one == other).count() * CHUNK;
    let rest = one[..one.len() - equal].iter().rev().zip(other[..other.len() - equal].iter().rev());
    equal + rest.take_while(|(one, other)| one == other).count()
}

/// How scripts count a text's length.
fn script_length(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

fn take_apart(scene: &str) -> Vec<Part<'_>> {
    let mut parts = vec![Part { id: "", id_at: 0, pieces: Vec::new() }];
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
        let (tag, id_at, id) = tag_and_id(after);
        parts[inside].pieces.extend(["<", tag, " id=\"", id, "\" data-part></", tag, ">"]);
        open.push(parts.len());
        parts.push(Part { id, id_at, pieces: Vec::new() });
    }
    parts[0].pieces.push(rest);
    parts
}

/// Splits a text before its first mark. Exclamation marks are rare, so this is quicker than to look for all
/// of the mark.
fn split_at_mark(text: &str) -> Option<(&str, &str)> {
    let is_mark = |at: &usize| *at > 0 && text.as_bytes()[at - 1..].starts_with(b"<!--");
    let marks = text.match_indices('!').map(|(at, _)| at);
    marks.filter(is_mark).map(|at| text.split_at(at - 1)).next()
}

impl Part<'_> {
    /// Whether the part is this text.
    fn is(&self, text: &str) -> bool {
        let mut rest = text;
        let begins = |piece: &&str| rest.strip_prefix(piece).map(|after| rest = after).is_some();
        self.pieces.iter().all(begins) && rest.is_empty()
    }
}

/// The tag of the element that a text begins with, where its id is, and the id.
fn tag_and_id(html: &str) -> (&str, usize, &str) {
    let (tag, _) = html.split_once('>').unwrap_or((html, ""));
    let name = tag[1..].split([' ', '>']).next().unwrap_or_default();
    let at = tag.find(" id=\"").map_or(tag.len(), |at| at + " id=\"".len());
    (name, at, tag[at..].split('"').next().unwrap_or_default())
}

/// Parts as an object: the HTML of each by its id. If much of a part stays as it is, it is a list: how many
/// characters stay at its beginning and at its end, as scripts count them, and the HTML between them.
impl Serialize for Parts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (part, news) in &self.0 {
            let html = &*part.html;
            match *news {
                News::Whole => map.serialize_entry(part.id(), html)?,
                News::Between(before, after) => {
                    let (rest, end) = html.split_at(html.len() - after);
                    let (beginning, between) = rest.split_at(before);
                    let news = (script_length(beginning), script_length(end), between);
                    map.serialize_entry(part.id(), &news)?;
                }
            }
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

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

    /// A page, which puts parts together as `table.js` does.
    #[derive(Default)]
    struct Page(BTreeMap<String, Vec<u16>>);

    impl Page {
        fn take(&mut self, parts: &Parts) {
            let parts = serde_json::to_value(parts).unwrap();
            for (id, news) in parts.as_object().unwrap() {
                let units =
                    |text: &serde_json::Value| text.as_str().unwrap().encode_utf16().collect::<Vec<_>>();
                let html = match news.as_array().map(Vec::as_slice) {
                    Some([before, after, between]) => {
                        let (before, after) = (before.as_u64().unwrap(), after.as_u64().unwrap());
                        let old = &self.0[id];
                        let end = &old[old.len() - after as usize..];
                        [&old[..before as usize], &units(between), end].concat()
                    }
                    _ => units(news),
                };
                self.0.insert(id.clone(), html);
            }
        }

        fn text(&self, id: &str) -> String {
            String::from_utf16(&self.0[id]).unwrap()
        }
    }

    #[test]
    fn a_page_puts_together_what_the_server_took_apart() {
        let cards = [
            "the General of the little green aliens",
            "the General of the big green aliens",
            "",
            "the Généraux 👽👽 of all the aliens",
            "the Généraux 👽👾 of all the aliens",
            "the Géneraux 👽👾 of all the aliens, all the aliens",
            "the Géneraux 👽👾 of all the aliens",
        ];
        let (mut shown, mut page) = (Shown::default(), Page::default());
        for (number, cards) in (0..).zip(cards.iter().cycle().take(20)) {
            let scene = scene(cards, number);
            let parts = Parts::new_to(&mut shown, &scene);
            let sent = serde_json::to_string(&parts).unwrap();
            assert!(number == 0 || sent.len() < 120, "{sent}");
            page.take(&parts);
            for (id, html) in Parts::new_to(&mut Shown::default(), &scene).iter() {
                assert_eq!(page.text(id), html);
            }
        }
    }

    #[test]
    fn exclamation_marks_after_any_letter_are_not_taken_for_marks() {
        for text in ["Victoire\u{202f}!", "¡Victoria!", "!", "👽!--", "<!-"] {
            let parts = Parts::new_to(&mut Shown::default(), &scene(text, 3));
            let escaped = text.replace('<', "&lt;");
            let hand = format!(r#"<ul class="hand" id="hand"><li>{escaped}</li></ul>"#);
            assert_eq!(written(&parts).last(), Some(&("hand", hand.as_str())));
        }
    }

    #[test]
    fn pages_that_show_the_same_share_its_memory() {
        let [mut one, mut other] = [Shown::default(), Shown::default()];
        Parts::new_to(&mut one, &scene("General", 3));
        Parts::new_to(&mut other, &scene("Saucer", 3));
        let before = other.clone();
        other.share_with(&one);
        assert_eq!(other, before, "the page shows what it has shown");
        let is_shared: Vec<bool> =
            one.0.iter().zip(&*other.0).map(|(one, other)| Arc::ptr_eq(&one.html, &other.html)).collect();
        assert_eq!(is_shared, [true, true, false]);
    }
}
