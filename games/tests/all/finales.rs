//! The end of every recorded game, as everybody sees it: points by source add up, and moments to remember can be
//! looked back at.

use catalog::{Game, LiveGame, LiveSetup, Setup, Words};
use contract::{Seat, Seed, Viewer};
use engine::Eyes;
use i18n::{Names, Texts};
use roxmltree::{Document, Node};

use crate::common::{NAMES, all_games, languages_of, record, records_of};
use crate::scenes::as_xml;

/// A recorded game at a table.
fn seated(game: &'static dyn Game, name: &str) -> Box<dyn LiveGame> {
    let record = record(game.name(), name);
    let setup = LiveSetup {
        setup: Setup {
            seats: record.header.seats.len() as u8,
            options: record.header.options.clone(),
            content: None,
            rules: Some(record.header.rules),
        },
        table: "t".into(),
        seed: Seed::new([1; 32]),
        entropy: record.header.entropy.clone(),
        void: Vec::new(),
    };
    game.live(&setup, &[&record.entries]).unwrap_or_else(|fault| panic!("{} {name}: {fault}", game.name()))
}

fn finale(live: &dyn LiveGame, viewer: Viewer, texts: &Texts) -> Option<String> {
    let names = Names::new(NAMES);
    let words = Words { texts, names: &names, page: Some("/assets/") };
    let position: serde_json::Value = serde_json::from_str(live.position(viewer, Some(words)).get()).unwrap();
    position["page"]["finale"].as_str().map(str::to_owned)
}

/// All whole numbers in a text.
fn numbers(text: &str) -> Vec<i32> {
    let marked = text.replace('−', " -");
    let words = marked.split(|c: char| !c.is_ascii_digit() && c != '-');
    words.filter_map(|word| word.parse().ok()).collect()
}

fn with_class<'a>(node: Node<'a, 'a>, class: &str) -> Vec<Node<'a, 'a>> {
    let has = |node: &Node<'_, '_>| {
        node.attribute("class").is_some_and(|classes| classes.split(' ').any(|one| one == class))
    };
    node.descendants().filter(has).collect()
}

fn text(node: Node<'_, '_>) -> String {
    node.descendants().filter(Node::is_text).filter_map(|node| node.text()).collect()
}

/// Every end of every recorded game, with what `check` needs to know about it.
fn each_end(mut check: impl FnMut(&str, &dyn LiveGame, Viewer, &Document<'_>)) {
    for game in all_games() {
        let languages = languages_of(*game);
        for (number, name) in records_of(*game).iter().enumerate() {
            let live = seated(*game, name);
            for (place, viewer) in Viewer::all(live.seats()).enumerate() {
                let texts = languages[(number + place) % languages.len()];
                let Some(drawn) = finale(&*live, viewer, texts) else {
                    assert!(live.result().winners.is_empty(), "{name} has winners, but no end");
                    continue;
                };
                for wrong in ["⟨", "NaN", "<script", NAMES[1]] {
                    assert!(!drawn.contains(wrong), "{} {name}: {wrong} in {drawn}", game.name());
                }
                let xml = format!("<div>{}</div>", as_xml(&drawn));
                let document = Document::parse(&xml).unwrap_or_else(|error| panic!("{error}: {xml}"));
                check(&format!("{} {name} {viewer:?}", game.name()), &*live, viewer, &document);
            }
        }
    }
}

#[test]
fn points_by_source_add_up_for_every_seat() {
    let mut seen = 0;
    each_end(|about, live, viewer, document| {
        let result = live.result();
        let [scores] = with_class(document.root(), "scores")[..] else {
            panic!("{about}: one list of scores")
        };
        let rows: Vec<Node<'_, '_>> = scores.children().filter(Node::is_element).collect();
        assert_eq!(rows.len(), result.scores.len(), "{about}");
        for row in rows {
            let class = row.attribute("class").unwrap();
            let seat = Seat::all(live.seats())
                .find(|seat| class.split(' ').any(|one| one == format!("seat-{seat}")))
                .unwrap();
            let [parts] = with_class(row, "unseen")[..] else { panic!("{about}: one list of parts") };
            let total = row.descendants().rfind(|node| node.has_tag_name("b")).unwrap();
            let points = result.scores[seat.index()];
            assert_eq!(numbers(&text(parts)).iter().sum::<i32>(), points, "{about}: {}", text(parts));
            assert_eq!(numbers(&text(total)), [points], "{about}");
            assert_eq!(class.contains("own"), viewer.is(seat), "{about}");
            assert_eq!(class.contains("won"), result.winners.contains(&seat), "{about}");
            seen += 1;
        }
    });
    assert!(seen > 100, "{seen} rows");
}

#[test]
fn moments_to_remember_are_entries_of_the_record_and_told() {
    let mut seen = 0;
    each_end(|about, live, viewer, document| {
        let moments: Vec<Node<'_, '_>> =
            document.descendants().filter(|node| node.has_attribute("data-moment")).collect();
        assert!(moments.len() <= 3, "{about}");
        let mut places: Vec<usize> =
            moments.iter().map(|moment| moment.attribute("data-moment").unwrap().parse().unwrap()).collect();
        for (place, moment) in places.iter().zip(&moments) {
            assert!(live.moment(Eyes::Viewer(viewer), *place, None).is_some(), "{about}: {place}");
            for part in ["title", "words"] {
                let [told] = with_class(*moment, part)[..] else { panic!("{about}: one {part}") };
                assert!(!text(told).is_empty(), "{about}: {part} of {place}");
            }
        }
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), moments.len(), "{about}: every moment is another");
        seen += moments.len();
    });
    assert!(seen > 100, "{seen} moments");
}

#[test]
fn everybody_who_has_not_won_reads_their_place() {
    each_end(|about, live, viewer, document| {
        let has_lost = viewer.seat().is_some_and(|seat| !live.result().winners.contains(&seat));
        assert_eq!(with_class(document.root(), "place").len(), usize::from(has_lost), "{about}");
        assert_eq!(document.descendants().filter(|node| node.has_tag_name("h2")).count(), 1, "{about}");
    });
}
