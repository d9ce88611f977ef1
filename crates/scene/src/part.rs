//! The parts of a scene. A page that has a part is not sent it again until it changes.

use std::cell::{Cell, OnceCell, RefCell};
use std::hash::{BuildHasher, Hash};
use std::ops::Range;
use std::sync::{Arc, LazyLock};

use foldhash::quality::RandomState;
use i18n::Memory;
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

/// Marks the place of a part that is remembered on its own, by its digest.
const DRAWN: &str = "<!--=";
const DRAWN_END: &str = "-->";

/// How many digits a digest has in its mark.
const DIGITS: usize = 16;

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

/// The parts that a page shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown(Option<Arc<Drawing>>);

/// A piece of a scene, taken apart.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Drawing {
    /// The parts in it, each before those inside it.
    parts: Box<[Kept]>,
    /// The drawings in it that are remembered on their own.
    inside: Box<[Remembered]>,
}

/// A drawing, and a digest of everything that it depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Remembered {
    digest: u64,
    drawing: Arc<Drawing>,
}

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

/// Remembers the parts of a scene while it is drawn for a page. Parts that the page shows already are not drawn again.
#[derive(Debug)]
pub struct Drawings(Option<Pages>);

/// A page's old scene and its new one.
#[derive(Debug)]
struct Pages {
    /// The remembered drawings that the page shows.
    before: List,
    /// The drawings that the new scene refers to.
    drawn: RefCell<List>,
    /// A digest of what all drawings depend on.
    always: OnceCell<u64>,
}

/// Drawings that are looked up mostly in the order in which they stand.
#[derive(Debug, Default)]
struct List {
    all: Vec<Remembered>,
    /// After the one that was found last.
    next: Cell<usize>,
}

/// Drawings that look the same to many. Digests have a key of this process, so nobody can choose a name that makes
/// two of them equal.
static COMMON: LazyLock<Memory<Drawing>> = LazyLock::new(|| Memory::new(Drawing::bytes));

static DIGESTS: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// The least that a part must have in common with what is shown. Below that it is sent whole.
const WORTH_IT: usize = 24;

impl Drawings {
    /// For scenes that nobody takes apart: nothing is remembered.
    pub const NONE: Drawings = Drawings(None);

    /// For the next scene of a page that shows this.
    pub fn after(shown: &Shown) -> Drawings {
        let mut before = List::default();
        if let Some(drawing) = &shown.0 {
            drawing.list(&mut before.all);
        }
        Drawings(Some(Pages { before, drawn: RefCell::default(), always: OnceCell::new() }))
    }

    /// A part that is drawn only if it depends on something else than what the page shows. `always` is a digest of
    /// what all parts depend on.
    pub(crate) fn part(
        &self,
        always: impl FnOnce() -> u64,
        key: impl Hash,
        draw: impl FnOnce() -> Markup,
    ) -> Markup {
        let Some(pages) = &self.0 else { return part(&draw()) };
        let digest = digest((pages.always.get_or_init(always), key));
        let known = pages.before.find(digest).map(|known| Arc::clone(&known.drawing));
        pages.refer(digest, checked(known, || Arc::new(pages.take_apart(&draw()))))
    }

    /// A part that is drawn once for all pages. `key` contains everything that it depends on.
    pub(crate) fn common_part(&self, key: impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
        let Some(pages) = &self.0 else { return part(&draw()) };
        let digest = digest(key);
        let drawing = match pages.before.find(digest).filter(|_| !cfg!(debug_assertions)) {
            Some(known) => Arc::clone(&known.drawing),
            None => COMMON.recall(digest, || Arc::new(pages.take_apart(&draw()))),
        };
        pages.refer(digest, drawing)
    }
}

/// A digest of what a drawing depends on.
pub(crate) fn digest(key: impl Hash) -> u64 {
    DIGESTS.hash_one(key)
}

/// The known drawing, or a new one. Builds with debug assertions draw it again to check that it depends on nothing
/// else.
fn checked(known: Option<Arc<Drawing>>, draw: impl FnOnce() -> Arc<Drawing>) -> Arc<Drawing> {
    match known {
        Some(known) if cfg!(debug_assertions) => {
            assert_eq!(known, draw(), "a part depends on something that its key does not contain");
            known
        }
        Some(known) => known,
        None => draw(),
    }
}

impl Pages {
    /// Takes an element apart that is a part.
    fn take_apart(&self, element: &Markup) -> Drawing {
        let (_, id_at, id) = tag_and_id(&element.0);
        Drawing::of(Part { id, id_at, pieces: Vec::new() }, &element.0, &self.drawn.borrow())
    }

    /// The mark of a drawing, which holds its place until the scene is taken apart.
    fn refer(&self, digest: u64, drawing: Arc<Drawing>) -> Markup {
        self.drawn.borrow_mut().all.push(Remembered { digest, drawing });
        PreEscaped(format!("{DRAWN}{digest:0DIGITS$x}{DRAWN_END}"))
    }
}

impl List {
    fn find(&self, digest: u64) -> Option<&Remembered> {
        let (before, after) = self.all.split_at(self.next.get());
        let is_meant = |known: &Remembered| known.digest == digest;
        let place = (after.iter().position(is_meant).map(|place| place + before.len()))
            .or_else(|| before.iter().position(is_meant))?;
        self.next.set(place + 1);
        self.all.get(place)
    }
}

impl Drawing {
    /// Takes a piece of a scene apart, in a part that is still empty.
    fn of<'a>(around: Part<'a>, piece: &'a str, drawn: &'a List) -> Drawing {
        let (parts, inside) = take_apart(around, piece, drawn);
        Drawing { parts: parts.iter().map(Kept::of).collect(), inside }
    }

    /// Its id and its tag.
    fn name(&self) -> (&str, &str) {
        self.parts.first().map_or(("", ""), |part| (part.id(), part.tag()))
    }

    /// Lists the drawings inside it that are remembered on their own, in their order.
    fn list(&self, all: &mut Vec<Remembered>) {
        for known in &self.inside {
            all.push(known.clone());
            known.drawing.list(all);
        }
    }

    /// Lists all parts in it.
    fn list_parts<'a>(&'a self, all: &mut Vec<&'a Kept>) {
        all.extend(&self.parts);
        self.inside.iter().for_each(|known| known.drawing.list_parts(all));
    }

    /// About how much memory it takes.
    fn bytes(&self) -> usize {
        let parts = self.parts.iter().map(|part| size_of::<Kept>() + part.html.len());
        parts.sum::<usize>() + self.inside.len() * size_of::<Remembered>()
    }

    /// Adds what is new to a page.
    fn news(&self, old: &mut Known<'_>, before: &List, news: &mut Vec<(Kept, News)>) {
        for part in &self.parts {
            match old.find(part.id()) {
                Some(old) if old.html == part.html => {}
                Some(old) => news.push((part.clone(), News::between(&old.html, &part.html))),
                None => news.push((part.clone(), News::Whole)),
            }
        }
        for known in self.inside.iter().filter(|known| before.find(known.digest).is_none()) {
            known.drawing.news(old, before, news);
        }
    }
}

impl Parts {
    /// The parts of a scene that a page does not have. Notes that it now has all of them. `drawings` is what the
    /// scene was drawn with.
    pub fn new_to(shown: &mut Shown, scene: &Markup, drawings: Drawings) -> Parts {
        let (before, drawn) = match drawings.0 {
            Some(pages) => (pages.before, pages.drawn.into_inner()),
            None => Default::default(),
        };
        let frame = Part { id: "", id_at: 0, pieces: Vec::new() };
        let drawing = Drawing::of(frame, &scene.0, &drawn);
        let mut old = Vec::new();
        if let Some(shown) = &shown.0 {
            shown.list_parts(&mut old);
        }
        let mut news = Vec::new();
        drawing.news(&mut Known { parts: old, next: 0 }, &before, &mut news);
        shown.0 = Some(Arc::new(drawing));
        Parts(news)
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

    /// The tag of the part's element.
    fn tag(&self) -> &str {
        self.html[1..].split([' ', '>']).next().unwrap_or_default()
    }
}

/// Looks parts up by their ids. They are mostly asked for in the order in which they stand.
struct Known<'a> {
    parts: Vec<&'a Kept>,
    next: usize,
}

impl<'a> Known<'a> {
    fn find(&mut self, id: &str) -> Option<&'a Kept> {
        let (before, after) = self.parts.split_at(self.next.min(self.parts.len()));
        let place = (after.iter().position(|part| part.id() == id).map(|place| place + before.len()))
            .or_else(|| before.iter().position(|part| part.id() == id))?;
        self.next = place + 1;
        self.parts.get(place).copied()
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

/// How scripts count a text's length: one for each letter, and one more for a letter of four bytes.
fn script_length(text: &str) -> usize {
    if text.is_ascii() {
        return text.len();
    }
    let is_long = |byte: &u8| *byte >= 0xf0;
    // Counting in one byte at a time is what processors do at once for many.
    let long = |some: &[u8]| some.iter().map(|byte| u8::from(is_long(byte))).sum::<u8>();
    text.chars().count() + text.as_bytes().chunks(255).map(|some| usize::from(long(some))).sum::<usize>()
}

/// Takes a piece of a scene apart. Returns the part around it, with those inside it, and what is remembered.
fn take_apart<'a>(around: Part<'a>, piece: &'a str, drawn: &'a List) -> (Vec<Part<'a>>, Box<[Remembered]>) {
    let mut parts = vec![around];
    let mut inside = Vec::new();
    let mut open = vec![0];
    let mut rest = piece;
    while let Some((before, mark)) = split_at_mark(rest) {
        let around = open.last().copied().unwrap_or_default();
        parts[around].pieces.push(before);
        if let Some((digest, after)) = mark.strip_prefix(DRAWN).and_then(|mark| mark.split_at_checked(DIGITS))
        {
            rest = &after[DRAWN_END.len()..];
            let digest = u64::from_str_radix(digest, 16).unwrap_or_default();
            if let Some(known) = drawn.find(digest) {
                let (id, tag) = known.drawing.name();
                parts[around].pieces.extend(stub(tag, id));
                inside.push(known.clone());
            }
            continue;
        }
        let (mark, after) = mark.split_at(BEGIN.len());
        rest = after;
        if mark == END {
            open.pop();
            continue;
        }
        let (tag, id_at, id) = tag_and_id(after);
        parts[around].pieces.extend(stub(tag, id));
        open.push(parts.len());
        parts.push(Part { id, id_at, pieces: Vec::new() });
    }
    parts[0].pieces.push(rest);
    (parts, inside.into())
}

/// The empty element in the place of a part.
fn stub<'a>(tag: &'a str, id: &'a str) -> [&'a str; 7] {
    ["<", tag, " id=\"", id, "\" data-part></", tag, ">"]
}

/// Splits a text before its first mark. Exclamation marks are rare, so this is quicker than to look for all
/// of the mark.
fn split_at_mark(text: &str) -> Option<(&str, &str)> {
    let is_mark = |at: &usize| *at > 0 && text.as_bytes()[at - 1..].starts_with(b"<!--");
    memchr::memchr_iter(b'!', text.as_bytes()).find(is_mark).map(|at| text.split_at(at - 1))
}

/// The tag of the element that a text begins with, where its id is, and the id.
fn tag_and_id(html: &str) -> (&str, usize, &str) {
    let (tag, _) = html.split_once('>').unwrap_or((html, ""));
    let name = tag[1..].split(' ').next().unwrap_or_default();
    // There are many parts. Equals signs are rare, so this is quicker than to look for all of the beginning.
    let ids = memchr::memchr_iter(b'=', tag.as_bytes()).filter(|at| tag[..*at].ends_with(" id"));
    let at = ids.map(|at| at + "=\"".len()).next().unwrap_or(tag.len());
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

    /// All parts of a scene.
    fn whole(scene: &Markup) -> Parts {
        Parts::new_to(&mut Shown::default(), scene, Drawings::NONE)
    }

    #[test]
    fn a_part_stands_before_those_inside_it_and_has_empty_elements_in_their_place() {
        let parts = whole(&scene("General", 3));
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
        let all = Parts::new_to(&mut shown, &scene("General", 3), Drawings::NONE);
        assert_eq!(all.iter().count(), 3);
        let same = Parts::new_to(&mut shown, &scene("General", 3), Drawings::NONE);
        assert_eq!(same.iter().count(), 0);
        let inner = Parts::new_to(&mut shown, &scene("Saucer", 3), Drawings::NONE);
        assert_eq!(written(&inner), [("hand", r#"<ul class="hand" id="hand"><li>Saucer</li></ul>"#)]);
        let outer = Parts::new_to(&mut shown, &scene("Saucer", 4), Drawings::NONE);
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
            let parts = Parts::new_to(&mut shown, &scene, Drawings::NONE);
            let sent = serde_json::to_string(&parts).unwrap();
            assert!(number == 0 || sent.len() < 120, "{sent}");
            page.take(&parts);
            for (id, html) in whole(&scene).iter() {
                assert_eq!(page.text(id), html);
            }
        }
    }

    #[test]
    fn exclamation_marks_after_any_letter_are_not_taken_for_marks() {
        for text in ["Victoire\u{202f}!", "¡Victoria!", "!", "👽!--", "<!-"] {
            let parts = whole(&scene(text, 3));
            let escaped = text.replace('<', "&lt;");
            let hand = format!(r#"<ul class="hand" id="hand"><li>{escaped}</li></ul>"#);
            assert_eq!(written(&parts).last(), Some(&("hand", hand.as_str())));
        }
    }

    /// The same scene with parts that are remembered. Notes which of them are drawn.
    fn remembered(drawings: &Drawings, cards: &str, score: u8, drawn: &RefCell<Vec<&str>>) -> Markup {
        let draw = |part, element| {
            drawn.borrow_mut().push(part);
            element
        };
        let hand = || draw("hand", html! { ul.hand id="hand" { li { (cards) } } });
        let hand = drawings.part(|| 0, ("hand", cards), hand);
        let own = || draw("own", html! { section id="own" { b { (score) } (hand) } });
        let own = drawings.part(|| 0, ("own", score, &hand.0), own);
        html! { div.scene { (own) (drawings.common_part("earth", || html! { p id="earth" { "Earth" } })) } }
    }

    #[test]
    fn parts_that_a_page_shows_already_are_neither_drawn_nor_sent() {
        let (mut shown, mut page) = (Shown::default(), Page::default());
        let mut show = |cards, score| {
            let (drawings, drawn) = (Drawings::after(&shown), RefCell::default());
            let scene = remembered(&drawings, cards, score, &drawn);
            let parts = Parts::new_to(&mut shown, &scene, drawings);
            page.take(&parts);
            for (id, html) in whole(&remembered(&Drawings::NONE, cards, score, &RefCell::default())).iter() {
                assert_eq!(page.text(id), html, "the same as if nothing were remembered");
            }
            let sent = parts.iter().map(|(id, _)| id.to_owned()).collect::<Vec<_>>();
            // Builds with debug assertions draw everything, to check it.
            (sent.join(" "), if cfg!(debug_assertions) { Vec::new() } else { drawn.into_inner() })
        };
        let drawn = |parts: &[&'static str]| if cfg!(debug_assertions) { Vec::new() } else { parts.to_vec() };
        assert_eq!(show("General", 3), (" own hand earth".into(), drawn(&["hand", "own"])));
        assert_eq!(show("General", 3), (String::new(), drawn(&[])));
        assert_eq!(show("General", 4), ("own".into(), drawn(&["own"])));
        assert_eq!(show("Saucer", 4), ("hand".into(), drawn(&["hand", "own"])));
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "depends on something that its key does not contain")]
    fn a_part_whose_key_lacks_something_is_found() {
        let mut shown = Shown::default();
        for score in [3, 4] {
            let drawings = Drawings::after(&shown);
            let scene = drawings.part(|| 0, "score", || html! { b id="score" { (score) } });
            Parts::new_to(&mut shown, &scene, drawings);
        }
    }

    #[test]
    fn a_page_whose_players_are_called_otherwise_is_drawn_again() {
        let mut shown = Shown::default();
        let mut show = |always, name| {
            let drawings = Drawings::after(&shown);
            let scene = drawings.part(|| always, "name", || html! { b id="name" { (name) } });
            Parts::new_to(&mut shown, &scene, drawings)
                .iter()
                .map(|(id, _)| id.to_owned())
                .collect::<String>()
        };
        assert_eq!(show(1, "Ada"), "name");
        assert_eq!(show(1, "Ada"), "");
        assert_eq!(show(2, "Ben"), "name");
    }
}
