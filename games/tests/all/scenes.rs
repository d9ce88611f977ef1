//! Properties of every game's table in a browser: it is well-formed markup, its ids are unique, every thing
//! to point at has a name, every thing that an action touches exists, every previewed action is legal, and
//! nothing is shown that is not in the view.
//!
//! Properties of a single table are tested in the game's `play` crate.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{GameOf, Kit};
use contract::conformance::{Lawful, sample};
use contract::{Dice, FastDice, Rules, SeatSet, Step, Viewer, Waiting, chosen, total_weight};
use i18n::{Names, Teller, Texts};
use roxmltree::{Document, Node};
use scene::{Beat, Change, Context, Drawings, LazyView, Parts, Shown};

use crate::common::{NAMES, library, tables};

/// The maximum size of a scene in bytes.
const MOST_BYTES: usize = 100_000;

/// Converts page markup to XML, which has no void elements and no attributes without a value.
pub(crate) fn as_xml(markup: &str) -> String {
    let mut xml = String::new();
    let mut rest = markup;
    while let Some((text, after)) = rest.split_once('<') {
        xml.push_str(text);
        let (tag, after) = whole_tag(after);
        xml.push('<');
        xml.push_str(&with_values(tag));
        let name = tag.split([' ', '/']).next().unwrap();
        if ["br", "hr", "img", "input", "wbr"].contains(&name) && !tag.ends_with('/') {
            xml.push('/');
        }
        xml.push('>');
        rest = after;
    }
    xml + rest
}

/// A tag up to its end, and what follows it. Quotes and comments are skipped when looking for the end.
fn whole_tag(text: &str) -> (&str, &str) {
    if text.starts_with("!--") {
        let end = text.find("-->").unwrap() + 2;
        return (&text[..end], &text[end + 1..]);
    }
    let mut quoted = false;
    let is_end = |(_, c): &(usize, char)| {
        quoted ^= *c == '"';
        *c == '>' && !quoted
    };
    let (end, _) = text.char_indices().find(is_end).unwrap_or_else(|| panic!("a tag does not end: {text}"));
    (&text[..end], &text[end + 1..])
}

/// A tag in which every attribute has a value.
fn with_values(tag: &str) -> String {
    if tag.starts_with("!--") {
        return tag.to_owned();
    }
    // Only the parts outside quotes are considered.
    let parts = tag.split('"').enumerate().map(|(place, part)| {
        if place % 2 == 1 {
            return format!("\"{part}\"");
        }
        let mut words = part.split(' ').map(str::to_owned).collect::<Vec<String>>();
        let first = usize::from(place == 0);
        for word in words
            .iter_mut()
            .skip(first)
            .filter(|word| !word.is_empty() && *word != "/" && !word.ends_with('='))
        {
            word.push_str("=\"\"");
        }
        words.join(" ")
    });
    parts.collect()
}

/// A position of a game, as everybody sees it.
struct Moment<'a, G: Rules> {
    kit: &'static Kit<G>,
    game: &'a G,
    state: &'a G::State,
    /// The latest events.
    recent: &'a [G::Event],
    texts: &'static Texts,
}

impl<G: Rules> Moment<'_, G> {
    fn legal(&self, viewer: Viewer) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if let Some(seat) = viewer.seat().filter(|seat| self.game.waiting(self.state).includes(*seat)) {
            self.game.legal_actions(self.state, seat, &mut legal);
        }
        legal
    }

    fn heard(&self, viewer: Viewer) -> Vec<G::Event> {
        self.recent.iter().filter_map(|event| self.game.event_for(event, viewer)).collect()
    }

    /// Calls `draw` with what the viewer knows.
    fn with_context<T>(&self, viewer: Viewer, draw: impl FnOnce(&G::View, &Context<'_, G>) -> T) -> T {
        self.with_drawings(viewer, &Drawings::NONE, draw)
    }

    fn with_drawings<T>(
        &self,
        viewer: Viewer,
        drawings: &Drawings,
        draw: impl FnOnce(&G::View, &Context<'_, G>) -> T,
    ) -> T {
        let (names, legal, recent) = (Names::new(NAMES), self.legal(viewer), self.heard(viewer));
        let due = match self.game.waiting(self.state) {
            Waiting::Seats(seats) => seats,
            _ => SeatSet::EMPTY,
        };
        let context = Context {
            words: self.kit.words,
            teller: Teller::new(self.texts, &names),
            viewer,
            due,
            scores: self.game.scores(self.state),
            winners: self.game.winners(self.state),
            legal: &legal,
            draft: &[],
            recent: &recent,
            since: &recent,
            open: &[],
            assets: "/assets/",
            drawings,
        };
        draw(&self.game.view(self.state, viewer), &context)
    }

    fn draw(&self, viewer: Viewer) -> String {
        self.with_context(viewer, |view, context| self.kit.scene.draw(self.game, view, context).into_string())
    }

    /// The parts of the scene that a page lacks.
    fn parts(&self, viewer: Viewer, shown: &mut Shown, drawings: Drawings) -> Parts {
        let draw = |view: &G::View, context: &Context<'_, G>| self.kit.scene.draw(self.game, view, context);
        let scene = self.with_drawings(viewer, &drawings, draw);
        Parts::new_to(shown, &scene, drawings)
    }

    fn tally(&self, viewer: Viewer) -> String {
        let heard = self.heard(viewer);
        self.with_context(viewer, |view, context| {
            self.kit.scene.tally(self.game, view, &heard, context).into_string()
        })
    }

    fn closeup(&self, viewer: Viewer, thing: &str) -> String {
        let thing: G::Thing = thing.parse().unwrap();
        let drawn = self
            .with_context(viewer, |view, context| self.kit.scene.closeup(self.game, view, thing, context));
        drawn.unwrap_or_else(|| panic!("{}: {thing} has no close-up", G::NAME)).into_string()
    }

    fn check(&self, viewer: Viewer) -> String {
        let (drawn, legal) = (self.draw(viewer), self.legal(viewer));
        assert!(drawn.len() < MOST_BYTES, "{}: {} bytes", G::NAME, drawn.len());
        check_markup::<G>(&drawn);
        let xml = as_xml(&drawn);
        let document = Document::parse(&xml).unwrap_or_else(|error| panic!("{}: {error}: {xml}", G::NAME));
        let (mut ids, mut things) = (BTreeSet::new(), BTreeSet::new());
        let offered: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
        for node in document.descendants().filter(Node::is_element) {
            if let Some(id) = node.attribute("id") {
                assert!(ids.insert(id), "{}: the id {id} appears twice", G::NAME);
            }
            if let Some(thing) = node.attribute("data-thing") {
                assert!(thing.parse::<G::Thing>().is_ok(), "{}: {thing} is not a thing", G::NAME);
                let has_words = node.attribute("aria-label").is_some_and(|label| !label.is_empty());
                assert!(has_words, "{}: {thing} has no words", G::NAME);
                things.insert(thing.to_owned());
            }
            if let Some(action) = node.attribute("data-preview") {
                assert!(offered.contains(action), "{}: {action} is not legal", G::NAME);
            }
            if let Some(file) = node.attribute("href").and_then(|href| href.strip_prefix("/assets/")) {
                let (file, part) = file.split_once('#').unwrap();
                let asset = self.kit.scene.assets().iter().find(|asset| asset.name == file);
                let asset = asset.unwrap_or_else(|| panic!("{}: there is no {file}", G::NAME));
                assert!(asset.text.contains(&format!("id=\"{part}\"")), "{}: {file} has no {part}", G::NAME);
            }
        }
        let view = self.game.view(self.state, viewer);
        for action in legal {
            for thing in self.kit.scene.touches(self.game, &view, action) {
                let is_there = things.contains(&thing.to_string());
                assert!(is_there, "{}: {action} touches {thing}, which is not in the scene", G::NAME);
            }
        }
        for seat in contract::Seat::all(self.game.seats()) {
            let clocks =
                document.descendants().filter(|node| node.attribute("data-clock") == Some(&seat.to_string()));
            assert_eq!(clocks.count(), 1, "{}: one clock of seat {seat}", G::NAME);
        }
        drawn
    }

    /// Checks what is shown in addition to the scene: all close-ups, and the tally of what was played.
    fn check_besides(&self, viewer: Viewer, scene: &str) -> Vec<String> {
        let near: BTreeSet<&str> =
            scene.split("data-closeup=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let near = near.into_iter().map(|thing| self.closeup(viewer, thing));
        let all: Vec<String> = near.chain([self.tally(viewer)]).collect();
        for drawn in &all {
            check_markup::<G>(drawn);
            // A tally may have more than one part.
            let xml = format!("<div>{}</div>", as_xml(drawn));
            let document =
                Document::parse(&xml).unwrap_or_else(|error| panic!("{}: {error}: {xml}", G::NAME));
            let is_plain =
                |node: Node<'_, '_>| !node.has_attribute("id") && !node.has_attribute("data-thing");
            assert!(
                document.descendants().all(is_plain),
                "what stands in the scene stands there once: {drawn}"
            );
        }
        all
    }
}

/// Checks that no text is missing, nothing has an invalid position, and names are escaped.
fn check_markup<G: Rules>(drawn: &str) {
    for wrong in ["⟨", "NaN", "<script", NAMES[1]] {
        assert!(!drawn.contains(wrong), "{}: {wrong} in {drawn}", G::NAME);
    }
}

/// Plays at random on some tables and checks what everybody sees.
fn scenes_are_sound<G: Lawful>(game: &'static GameOf<G>) {
    let languages: Vec<&str> = library().tags().collect();
    let tables = tables::<G>(11);
    let mut drawn = 0;
    for (number, table) in tables.iter().cycle().take(sample(60) as usize).enumerate() {
        let mut dice = FastDice::for_game(11, number as u64);
        let (mut state, mut actions, mut recent) = (table.start(), Vec::new(), Vec::new());
        let (kit, texts) = (game.kit(), library().english());
        Moment { kit, game: table, state: &state, recent: &[], texts }.check(Viewer::Spectator);
        for step in 0..400 {
            table.settle(&mut state, &mut dice, &mut recent);
            let due = match table.waiting(&state) {
                Waiting::Seats(seats) => seats.first(),
                _ => None,
            };
            let texts = library().texts(languages[(number + step / 20) % languages.len()]).unwrap();
            let moment = Moment { kit: game.kit(), game: table, state: &state, recent: &recent, texts };
            if step % 20 == 0 || due.is_none() {
                for viewer in Viewer::all(table.seats()) {
                    // Another world with the same view must look the same.
                    let other = table.redeal(&table.view(&state, viewer), &mut dice);
                    let quiet = |state| Moment { kit: game.kit(), game: table, state, recent: &[], texts };
                    let (here, there) = (quiet(&state), quiet(&other));
                    let scene = here.check(viewer);
                    assert_eq!(scene, there.check(viewer), "{}", G::NAME);
                    assert_eq!(here.check_besides(viewer, &scene), there.check_besides(viewer, &scene));
                    moment.check(viewer);
                    drawn += 1;
                }
            } else if let Some(seat) = due.filter(|_| step % 5 == 0) {
                moment.check(Viewer::Seat(seat));
                drawn += 1;
            }
            let Some(seat) = due else { break };
            table.legal_actions(&state, seat, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            recent.clear();
            table.apply_unchecked(&mut state, Step::Seat(seat, action), &mut recent);
        }
    }
    assert!(drawn > 10, "{}: {drawn}", G::NAME);
}

/// Plays at random on some tables and checks that pages, which are sent only what is new, show the whole scene.
fn pages_are_complete<G: Lawful>(game: &'static GameOf<G>) {
    for (number, table) in tables::<G>(12).iter().cycle().take(sample(20) as usize).enumerate() {
        let mut dice = FastDice::for_game(12, number as u64);
        let (mut state, mut actions, mut recent) = (table.start(), Vec::new(), Vec::new());
        let viewers = Viewer::all(table.seats());
        let mut pages: Vec<_> =
            viewers.map(|viewer| (viewer, Shown::default(), BTreeMap::<String, String>::new())).collect();
        for step in 0..150 {
            table.settle(&mut state, &mut dice, &mut recent);
            let moment = Moment {
                kit: game.kit(),
                game: table,
                state: &state,
                recent: &recent,
                texts: library().english(),
            };
            for (viewer, shown, page) in pages.iter_mut().filter(|_| step < 30 || step % 10 == 0) {
                let news = moment.parts(*viewer, shown, Drawings::after(shown));
                page.extend(news.iter().map(|(id, html)| (id.to_owned(), html.to_owned())));
                let whole = moment.parts(*viewer, &mut Shown::default(), Drawings::NONE);
                for (id, html) in whole.iter() {
                    assert_eq!(page.get(id).map(String::as_str), Some(html), "{}: {id}", G::NAME);
                }
                let again = moment.parts(*viewer, shown, Drawings::after(shown));
                assert_eq!(again.iter().count(), 0, "{}: parts are sent again", G::NAME);
            }
            let Waiting::Seats(due) = table.waiting(&state) else { break };
            let seat = due.first().unwrap();
            table.legal_actions(&state, seat, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            recent.clear();
            table.apply_unchecked(&mut state, Step::Seat(seat, action), &mut recent);
        }
    }
}

/// The ids in a scene, and its numbers by their names.
fn ids_and_numbers(drawn: &str) -> (BTreeSet<String>, BTreeMap<String, String>) {
    let xml = as_xml(drawn);
    let document = Document::parse(&xml).unwrap();
    let ids = document.descendants().filter_map(|node| node.attribute("id")).map(str::to_owned).collect();
    let numbers = document.descendants().filter_map(|node| {
        Some((node.attribute("data-count")?.to_owned(), node.text().unwrap_or_default().replace('−', "-")))
    });
    (ids, numbers.collect())
}

/// Plays at random and checks, step by step, that beats name elements that exist before or after the step, and that
/// the numbers they end with are those of the new scene.
fn beats_fit_their_scenes<G: Lawful>(game: &'static GameOf<G>) {
    for (number, table) in tables::<G>(13).iter().cycle().take(sample(20) as usize).enumerate() {
        let mut dice = FastDice::for_game(13, number as u64);
        let (mut state, mut actions, mut chances) = (table.start(), Vec::new(), Vec::new());
        for _ in 0..150 {
            let step = match table.waiting(&state) {
                Waiting::Chance => {
                    table.chances(&state, &mut chances);
                    let choice = dice.below(total_weight(&chances));
                    Step::Chance(chosen(&chances, choice).unwrap())
                }
                Waiting::Seats(due) => {
                    let seat = due.first().unwrap();
                    table.legal_actions(&state, seat, &mut actions);
                    Step::Seat(seat, actions[dice.below(actions.len() as u32) as usize])
                }
                _ => break,
            };
            let (before, mut events) = (state.clone(), Vec::new());
            table.apply_unchecked(&mut state, step, &mut events);
            let texts = library().english();
            let then = Moment { kit: game.kit(), game: table, state: &before, recent: &[], texts };
            let now = Moment { kit: game.kit(), game: table, state: &state, recent: &events, texts };
            for viewer in Viewer::all(table.seats()) {
                let heard = now.heard(viewer);
                let change = Change {
                    before: LazyView::<G>::new(Box::new(|| table.view(&before, viewer))),
                    after: LazyView::<G>::new(Box::new(|| table.view(&state, viewer))),
                    events: &heard,
                    earlier: None,
                };
                let beats = |place| {
                    now.with_context(viewer, |_, context| {
                        game.kit().scene.beats(table, &change, place, context)
                    })
                };
                let beats: Vec<Beat> = (0..heard.len()).flat_map(beats).collect();
                if beats.is_empty() {
                    continue;
                }
                let (old, _) = ids_and_numbers(&then.draw(viewer));
                let (new, numbers) = ids_and_numbers(&now.draw(viewer));
                for beat in &beats {
                    for id in beat.ids() {
                        assert!(
                            old.contains(id) || new.contains(id),
                            "{}: {id} of {beat:?} is nowhere",
                            G::NAME
                        );
                    }
                }
                for last in beats.iter().flat_map(Beat::counts) {
                    assert_eq!(
                        numbers.get(&last.name),
                        Some(&last.to.to_string()),
                        "{}: {}",
                        G::NAME,
                        last.name
                    );
                }
            }
        }
    }
}

/// Checks that a table's files are small and refer to nothing outside.
fn assets_are_sound<G: Rules>(game: &'static GameOf<G>) {
    let assets = game.kit().scene.assets();
    assert!(!assets.is_empty(), "{} has no style", G::NAME);
    let bytes: usize = assets.iter().map(|asset| asset.text.len()).sum();
    assert!(bytes < 95_000, "{}: {bytes} bytes", G::NAME);
    for asset in assets {
        let text = asset.text.replace("http://www.w3.org/2000/svg", "");
        for word in ["http:", "https:", "@import", "<script"] {
            assert!(!text.contains(word), "{}: {word}", asset.name);
        }
        if asset.media_type == "image/svg+xml" {
            Document::parse(asset.text).unwrap_or_else(|error| panic!("{}: {error}", asset.name));
        }
    }
}

macro_rules! gate {
    ($play:ident) => {
        mod $play {
            #[test]
            fn its_scenes_are_sound_and_show_nothing_hidden() {
                super::scenes_are_sound(&::$play::ALL_OF_IT);
            }

            #[test]
            fn its_pages_show_all_of_a_scene_though_they_are_sent_only_what_is_new() {
                super::pages_are_complete(&::$play::ALL_OF_IT);
            }

            #[test]
            fn its_beats_name_what_is_in_its_scenes() {
                super::beats_fit_their_scenes(&::$play::ALL_OF_IT);
            }

            #[test]
            fn its_page_loads_little_and_refers_to_nothing_outside() {
                super::assets_are_sound(&::$play::ALL_OF_IT);
            }
        }
    };
}

for_each_game!(gate);

#[test]
fn page_markup_is_converted_to_xml() {
    assert_eq!(
        as_xml("<ol reversed><input type=\"a > b\" checked>x</ol>"),
        "<ol reversed=\"\"><input type=\"a > b\" checked=\"\"/>x</ol>"
    );
    assert_eq!(
        as_xml("a<!-- < > --><div popover id=\"x y\"></div>"),
        "a<!-- < > --><div popover=\"\" id=\"x y\"></div>"
    );
}
