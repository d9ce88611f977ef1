//! What holds of every scene: it is readable markup, every name in it is its own, all one can do can be pointed at, and what
//! it shows beforehand are legal actions only.

use std::collections::{BTreeMap, BTreeSet};

use frame::Look;
use i18n::{Library, Names, Teller};
use roxmltree::{Document, Node};
use table::{FastDice, Rules, Seat, SeatSet, Step, Viewer, Waiting};
use ufoludki::{Action, Content, Event, Options, State, Ufoludki};
use ufoludki_table::{ASSETS, scene, touches};

/// The most a scene may weigh, and all files together.
const MOST_BYTES: usize = 60_000;
const MOST_ASSET_BYTES: usize = 90_000;

const NAMES: [&str; 6] = ["Ola", "<b>&\"'", "Wolfeschlegelstein", "", "愛子", "Ż"];

struct Moment<'a> {
    game: &'a Ufoludki,
    state: &'a State,
    recent: &'a [Event],
    due: SeatSet,
}

impl Moment<'_> {
    fn legal(&self, viewer: Viewer) -> Vec<Action> {
        let mut legal = Vec::new();
        if let Some(seat) = viewer.seat() {
            self.game.legal_actions(self.state, seat, &mut legal);
        }
        legal
    }

    fn draw(&self, viewer: Viewer, tag: &str) -> String {
        let names = Names::new(NAMES);
        let legal = self.legal(viewer);
        let look = Look {
            teller: Teller { texts: Library::embedded().texts(tag).expect("a language"), names: &names },
            viewer,
            due: self.due,
            scores: self.game.scores(self.state),
            winners: self.game.winners(self.state),
            legal: &legal,
            draft: &[],
            recent: self.recent,
            since: self.recent,
            open: &[],
            assets: "assets/",
        };
        scene(self.game, &self.game.view(self.state, viewer), &look).into_string()
    }

    fn check(&self, viewer: Viewer, tag: &str) {
        let drawn = self.draw(viewer, tag);
        assert!(drawn.len() < MOST_BYTES, "{} bytes", drawn.len());
        let document = Document::parse(&drawn).unwrap_or_else(|error| panic!("{error}: {drawn}"));
        let all = |name: &'static str| {
            document.descendants().filter_map(move |node| node.attribute(name)).map(str::to_owned)
        };
        let ids: Vec<String> = all("id").collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "a name twice: {drawn}");
        let things: BTreeSet<String> = all("data-thing").collect();
        let legal = self.legal(viewer);
        let view = self.game.view(self.state, viewer);
        for action in &legal {
            let touched = touches(self.game, &view, *action);
            assert!(!touched.is_empty(), "{action} cannot be pointed at");
            assert!(touched.iter().all(|thing| things.contains(&thing.to_string())), "{action}: {drawn}");
        }
        let words: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
        let shown: BTreeSet<String> = all("data-preview").collect();
        assert_eq!(shown, words, "every legal action is shown beforehand, and nothing else");
        for seat in Seat::all(self.game.seats()) {
            let clocks = all("data-clock").filter(|clock| *clock == seat.to_string()).count();
            assert_eq!(clocks, 1, "one clock of seat {seat}");
        }
        assert_eq!(
            places(&drawn, false).len(),
            usize::from(self.game.content().loot()),
            "all loot is somewhere"
        );
        for pointed in document.descendants().filter(|node| node.has_attribute("data-thing")) {
            assert!(pointed.attribute("aria-label").is_some_and(|label| !label.is_empty()));
            let around = pointed.ancestors().skip(1).any(|node| node.has_attribute("data-thing"));
            assert!(!around, "a thing within a thing takes its clicks");
        }
        for named in document.descendants().filter(|node| node.has_attribute("id")) {
            let around = named.ancestors().skip(1).any(|node| node.has_attribute("id"));
            assert!(!around, "a piece within a piece would move twice as far");
        }
        assert!(!drawn.contains("NaN") && !drawn.contains("inf;") && !drawn.contains('⟨'));
    }
}

/// Plays a game at random and looks at every moment of it.
fn play(game: &Ufoludki, seed: u64, mut look: impl FnMut(&Moment<'_>)) {
    let mut dice = FastDice::seeded(seed);
    let (mut state, mut recent, mut actions) = (game.start(), Vec::new(), Vec::new());
    loop {
        let waiting = game.waiting(&state);
        let due = if let Waiting::Seats(seats) = waiting { seats } else { SeatSet::EMPTY };
        if waiting != Waiting::Chance || recent.is_empty() {
            look(&Moment { game, state: &state, recent: &recent, due });
        }
        match waiting {
            Waiting::Chance => {
                game.settle(&mut state, &mut dice, &mut recent);
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                game.legal_actions(&state, seat, &mut actions);
                let action = actions[table::Dice::below(&mut dice, actions.len() as u32) as usize];
                recent.clear();
                game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut recent);
            }
            Waiting::Table | Waiting::Nobody => break,
        }
    }
}

#[test]
fn every_moment_is_drawn_for_everybody() {
    for seats in 2..=6 {
        let game = Ufoludki::standard(seats).expect("a table of this size");
        for (seed, tag) in ["en", "de", "fr", "it", "pl"].into_iter().enumerate() {
            play(&game, seed as u64 * 7 + u64::from(seats), |moment| {
                for viewer in Viewer::all(seats) {
                    // What others heard of a draw is another event; views and recent events of one viewer go together.
                    let recent: Vec<Event> =
                        moment.recent.iter().map(|event| heard(*event, viewer)).collect();
                    Moment { recent: &recent, ..*moment }.check(viewer, tag);
                }
            });
        }
    }
}

fn heard(event: Event, viewer: Viewer) -> Event {
    match event {
        Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, card: None },
        open => open,
    }
}

#[test]
fn a_scene_tells_nothing_the_view_does_not() {
    for seats in 2..=6 {
        let game = Ufoludki::standard(seats).expect("a table of this size");
        let mut dice = FastDice::seeded(99);
        play(&game, 40 + u64::from(seats), |moment| {
            for viewer in Viewer::all(seats) {
                let recent: Vec<Event> = moment.recent.iter().map(|event| heard(*event, viewer)).collect();
                let other = game.redeal(&game.view(moment.state, viewer), &mut dice);
                let drawn = Moment { recent: &recent, ..*moment }.draw(viewer, "en");
                assert_eq!(drawn, Moment { state: &other, recent: &recent, ..*moment }.draw(viewer, "en"));
            }
        });
    }
}

/// Where every piece of loot lies, by its name; unseen ones too, or only those.
fn places(drawn: &str, unseen: bool) -> BTreeMap<String, String> {
    let document = Document::parse(drawn).expect("markup");
    let is_piece = |node: &Node<'_, '_>| {
        let class = node.attribute("class").unwrap_or_default();
        class.starts_with("loot") && (unseen || class == "loot")
    };
    let place = |node: Node<'_, '_>| {
        let mut classes =
            node.ancestors().filter_map(|node| node.attribute("class")).flat_map(str::split_whitespace);
        let around =
            classes.find(|class| class.starts_with("seat-") || *class == "pasture").expect("a place");
        (node.attribute("id").expect("a piece has a name").to_owned(), around.to_owned())
    };
    document.descendants().filter(is_piece).map(place).collect()
}

#[test]
fn exactly_the_loot_that_moved_is_seen_to_move() {
    for seats in 2..=6 {
        let game = Ufoludki::standard(seats).expect("a table of this size");
        let mut before = None;
        play(&game, 6 + u64::from(seats), |moment| {
            let drawn = moment.draw(Viewer::Spectator, "en");
            if let Some(before) = before.replace(places(&drawn, true)) {
                let moved = places(&drawn, false)
                    .iter()
                    .filter(|(name, place)| before.get(*name) != Some(place))
                    .count();
                let told = moment.recent.iter().map(|event| match event {
                    Event::TookFromEarth { loot, .. }
                    | Event::TookFromPlayer { loot, .. }
                    | Event::GaveBack { loot, .. } => usize::from(*loot),
                    _ => 0,
                });
                assert_eq!(moved, told.sum::<usize>(), "{:?}", moment.recent);
            }
        });
    }
}

#[test]
fn other_components_are_drawn_too() {
    let content = Content::read(
        &include_str!("../../ufoludki/content/ufoludki.toml")
            .replace("count = 36", "count = 200")
            .replace("cards = 5", "cards = 12")
            .replace("colour = \"#25b79b\"", "colour = \"url(https://example.org)\"")
            .replace("shape = \"plate\"", "shape = \"</svg><script>\"")
            .replace("name = \"Plate\"", "name = \"</text><script>\""),
    );
    let game = <Ufoludki as Rules>::new(content.expect("right"), Options::default(), 4).expect("a table");
    play(&game, 3, |moment| {
        let drawn = moment.draw(Viewer::Seat(Seat::at(0)), "en");
        assert!(!drawn.contains("<script") && !drawn.contains("url(h"));
        Document::parse(&drawn).expect("markup");
    });
}

#[test]
fn files_are_small_and_whole() {
    assert!(ASSETS.iter().map(|asset| asset.text.len()).sum::<usize>() < MOST_ASSET_BYTES);
    for asset in ASSETS.iter().filter(|asset| asset.media_type == "image/svg+xml") {
        let document = Document::parse(asset.text).expect("a drawing is markup");
        let ids: BTreeSet<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        for used in document.descendants().filter_map(|node| node.attribute("href")) {
            assert!(used.strip_prefix('#').is_some_and(|id| ids.contains(id)), "{used}");
        }
    }
    let style = ASSETS[0].text;
    assert_eq!(style.matches('{').count(), style.matches('}').count());
}
