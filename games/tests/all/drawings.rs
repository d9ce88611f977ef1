//! Properties of every drawing: it is self-contained, it is well-formed markup, nothing sticks out of it, and
//! it shows nothing that its view does not contain.

use catalog::GameOf;
use contract::conformance::Lawful;
use contract::{FastDice, Rules, Seat, Viewer, play_at_random};
use i18n::{Names, Teller};
use roxmltree::{Document, Node};
use scene::drawing::Drawing;

use crate::common::{NAMES, embedded, english, tables, unless_draft};
use crate::positions::{draw, drawn};

/// The position of an element's point in the drawing, with all surrounding transforms applied.
fn on_sheet(node: Node<'_, '_>, mut x: f32, mut y: f32) -> (f32, f32) {
    for around in node.ancestors() {
        let Some(transform) = around.attribute("transform") else { continue };
        let numbers = |name: &str| -> Option<Vec<f32>> {
            let (_, rest) = transform.split_once(&format!("{name}("))?;
            rest.split_once(')')?.0.split(' ').map(|number| number.parse().ok()).collect()
        };
        let scale = numbers("scale").map_or(1.0, |numbers| numbers[0]);
        let shift = numbers("translate").unwrap_or_else(|| vec![0.0, 0.0]);
        (x, y) = (x * scale + shift[0], y * scale + shift[1]);
    }
    (x, y)
}

fn check(drawing: &str) {
    let document = Document::parse(drawing).unwrap_or_else(|error| panic!("{error}: {drawing}"));
    let sheet = document.root_element();
    assert!(sheet.has_tag_name(("http://www.w3.org/2000/svg", "svg")));
    assert_eq!(sheet.attribute("role"), Some("img"));
    let title = sheet
        .first_element_child()
        .filter(|child| child.has_tag_name(("http://www.w3.org/2000/svg", "title")));
    assert!(
        title.and_then(|title| title.text()).is_some_and(|title| title.ends_with('.')),
        "a title is a sentence"
    );
    let numbers: Vec<f32> = sheet
        .attribute("viewBox")
        .map_or(vec![], |sizes| sizes.split(' ').filter_map(|size| size.parse().ok()).collect());
    let (width, height) = (numbers[2], numbers[3]);
    assert!(width <= 900.0 && height > 50.0, "{width} by {height}");
    for word in ["href", "<script", "url(", "@import", "⟨", " id=", "onload"] {
        assert!(
            !drawing.replace("xmlns=\"http://www.w3.org/2000/svg\"", "").contains(word),
            "{word}: {drawing}"
        );
    }
    let attributes = document.descendants().flat_map(|node| node.attributes());
    for attribute in
        attributes.filter(|attribute| !["class", "fill", "font-family"].contains(&attribute.name()))
    {
        let value = attribute.value();
        assert!(!value.contains("NaN") && !value.contains("inf"), "{}={value}", attribute.name());
    }
    for text in document.descendants().filter(|node| node.tag_name().name() == "text") {
        let number = |name: &str| {
            text.attribute(name).and_then(|number| number.parse::<f32>().ok()).expect("texts have a place")
        };
        let (x, y) = on_sheet(text, number("x"), number("y"));
        assert!((0.0..=width).contains(&x) && (0.0..=height).contains(&y), "{:?} at {x} {y}", text.text());
    }
}

/// A game's drawing; a draft may have none.
fn drawing_of<G: Rules>(game: &'static GameOf<G>) -> Option<&'static dyn Drawing<G>> {
    unless_draft(game, "drawings", game.kit().drawing)
}

fn rulebook_drawings_are_sound<G: Rules>(game: &'static GameOf<G>) {
    let Some(drawing) = drawing_of(game) else { return };
    let later = drawn::<G>();
    let begun = later.iter().map(|(scenario, _)| (scenario.clone(), 0));
    for (scenario, steps) in later.iter().cloned().chain(begun) {
        let drawing = draw(game, drawing, &scenario, steps, &NAMES);
        check(&drawing.unwrap_or_else(|error| panic!("{scenario}@{steps}: {error}")));
    }
}

/// Draws a random position after each of these numbers of decisions for every viewer, and draws other worlds
/// that the viewer cannot distinguish from it.
fn random_positions<G: Rules>(drawing: &dyn Drawing<G>, game: &G, lengths: &[u32]) {
    let names = Names::new(NAMES);
    let teller = Teller::new(english(), &names);
    for length in lengths {
        let mut dice = FastDice::seeded(u64::from(*length) * 16 + u64::from(game.seats()));
        let mut state = game.start();
        play_at_random(game, &mut state, &mut Vec::new(), &mut dice, *length);
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(&state, viewer);
            let drawn = drawing.draw(game, &view, teller);
            check(&drawn);
            assert_eq!(drawn, drawing.draw(game, &view, teller));
            let other = game.redeal(&view, &mut dice);
            assert_eq!(drawn, drawing.draw(game, &game.view(&other, viewer), teller));
        }
    }
}

/// Numbers of decisions: early positions, and some towards the end.
const LENGTHS: &[u32] = &[0, 1, 3, 9, 12, 30, 40, 90, 200, 400, 500, 600];

fn random_positions_are_sound<G: Lawful>(game: &'static GameOf<G>) {
    let Some(drawing) = drawing_of(game) else { return };
    for seats in G::SEATS.0..=G::SEATS.1 {
        if let Some(table) = embedded::<G>(G::Options::default(), seats) {
            random_positions(drawing, &table, LENGTHS);
        }
    }
    for table in tables::<G>(1).iter().take(10) {
        random_positions(drawing, table, &[5, 60, 300]);
    }
}

macro_rules! gate {
    ($play:ident) => {
        mod $play {
            #[test]
            fn the_drawings_of_its_rulebook_are_sound() {
                super::rulebook_drawings_are_sound(&::$play::ALL_OF_IT);
            }

            #[test]
            fn drawings_of_random_positions_are_sound_and_show_nothing_hidden() {
                super::random_positions_are_sound(&::$play::ALL_OF_IT);
            }
        }
    };
}

for_each_game!(gate);

#[test]
fn random_positions_of_advanced_battle_force() {
    let drawing = drawing_of(&::battleforce_play::ALL_OF_IT).unwrap();
    for (options, lengths) in [
        (r#"{ "game": "advanced" }"#, &[5, 60, 130, 300, 700][..]),
        (r#"{ "game": "advanced", "solitaire": true }"#, &[20, 100, 300]),
    ] {
        let options: battleforce::Options = serde_json::from_str(options).unwrap();
        let mut drawn = 0;
        for game in
            (2..=8).filter_map(|seats| battleforce::BattleForce::with_options(options.clone(), seats).ok())
        {
            random_positions(drawing, &game, lengths);
            drawn += 1;
        }
        assert!(drawn > 0);
    }
}

#[test]
fn names_are_escaped() {
    let game = &::ufoludki_play::ALL_OF_IT;
    let drawing = drawing_of(game).unwrap();
    let drawn = draw(game, drawing, "ufoludki.general.under", 1, &["<b>&\"", "]]>", "x"]).unwrap();
    assert!(drawn.contains("&lt;b&gt;&amp;") && !drawn.contains("<b>"));
    check(&drawn);
}

#[test]
fn texts_from_components_are_escaped() {
    let drawing = drawing_of(&::ufoludki_play::ALL_OF_IT).unwrap();
    let wrong = ufoludki::Content::read(
        &ufoludki::Ufoludki::CONTENT
            .replace("colour = \"#25b79b\"", "colour = \"url(https://example.org)\"")
            .replace("shape = \"plate\"", "shape = \"</svg><script>\"")
            .replace("name = \"Plate\"", "name = \"</text><script>\""),
    );
    let game = ufoludki::Ufoludki::new(wrong.unwrap(), ufoludki::Options::default(), 4).unwrap();
    let names = Names::new(NAMES);
    for seed in 0..20 {
        let mut state = game.start();
        play_at_random(&game, &mut state, &mut Vec::new(), &mut FastDice::seeded(seed), 20);
        let view = game.view(&state, Viewer::Seat(Seat::at(0)));
        check(&drawing.draw(&game, &view, Teller::new(english(), &names)));
    }
}
