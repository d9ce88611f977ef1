//! What holds of every drawing: it is a whole of its own, it is readable markup, nothing hangs out of it, and it tells nothing
//! that its view does not.

mod positions;

use drawings::Drawn;
use i18n::{Library, Names, Teller};
use roxmltree::{Document, Node};
use table::{FastDice, Seat, Viewer, play_at_random};

const NAMES: [&str; 8] = [
    "Ola",
    "<b>&\"'",
    "Donaudampfschifffahrtsgesellschaftskapitän",
    "",
    "愛子",
    "Ż",
    "A B C D E F G H I",
    "Mira",
];

/// Where a point of an element is on the sheet, by the transforms around it.
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

#[test]
fn the_rulebooks_drawings_are_sound() {
    let later = positions::DRAWN.iter().map(|(scenario, steps)| (scenario, *steps));
    let begun = positions::DRAWN.iter().map(|(scenario, _)| (scenario, 0));
    for (scenario, steps) in later.chain(begun) {
        let drawing = positions::draw(scenario, steps, &NAMES);
        check(&drawing.unwrap_or_else(|error| panic!("{scenario}@{steps}: {error}")));
    }
}

/// Draws random positions for every viewer, and again from other worlds that the viewer cannot tell from this one.
fn random_positions<G: Drawn>(options: &str, lengths: &[u32]) {
    let names = Names::new(NAMES);
    let teller = Teller { texts: Library::embedded().english(), names: &names };
    for seats in G::SEATS.0..=G::SEATS.1 {
        let content = G::read_content(G::CONTENT).expect("the embedded components are right");
        let Ok(game) = G::new(content, serde_json::from_str(options).expect("options"), seats) else {
            continue;
        };
        for length in lengths {
            let mut dice = FastDice::seeded(u64::from(*length) * 16 + u64::from(seats));
            let mut state = game.start();
            play_at_random(&game, &mut state, &mut Vec::new(), &mut dice, *length);
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let view = game.view(&state, viewer);
                let drawing = game.draw_svg(&view, teller);
                check(&drawing);
                assert_eq!(drawing, game.draw_svg(&view, teller));
                let other = game.redeal(&view, &mut dice);
                assert_eq!(drawing, game.draw_svg(&game.view(&other, viewer), teller));
            }
        }
    }
}

#[test]
fn random_positions_of_fries() {
    random_positions::<fries::Fries>("{}", &[0, 3, 40, 200, 600]);
}

#[test]
fn random_positions_of_ufoludki() {
    random_positions::<ufoludki::Ufoludki>("{}", &[0, 1, 9, 30, 90, 400]);
}

#[test]
fn random_positions_of_battle_force() {
    random_positions::<battleforce::BattleForce>("{}", &[0, 12, 40, 90, 200, 500]);
    random_positions::<battleforce::BattleForce>(r#"{ "game": "advanced" }"#, &[5, 60, 130, 300, 700]);
    random_positions::<battleforce::BattleForce>(
        r#"{ "game": "advanced", "solitaire": true }"#,
        &[20, 100, 300],
    );
}

#[test]
fn names_are_escaped() {
    let drawing = positions::draw("ufoludki.general.under", 1, &["<b>&\"", "]]>", "x"]).unwrap();
    assert!(drawing.contains("&lt;b&gt;&amp;") && !drawing.contains("<b>"));
    check(&drawing);
}

#[test]
fn what_components_say_gets_into_no_markup() {
    let wrong = ufoludki::Content::read(
        &include_str!("../../ufoludki/content/ufoludki.toml")
            .replace("colour = \"#25b79b\"", "colour = \"url(https://example.org)\"")
            .replace("shape = \"plate\"", "shape = \"</svg><script>\"")
            .replace("name = \"Plate\"", "name = \"</text><script>\""),
    );
    let game =
        <ufoludki::Ufoludki as table::Rules>::new(wrong.unwrap(), ufoludki::Options::default(), 4).unwrap();
    let names = Names::new(NAMES);
    for seed in 0..20 {
        let mut state = table::Rules::start(&game);
        play_at_random(&game, &mut state, &mut Vec::new(), &mut FastDice::seeded(seed), 20);
        let view = table::Rules::view(&game, &state, Viewer::Seat(Seat::at(0)));
        check(&game.draw_svg(&view, Teller { texts: Library::embedded().english(), names: &names }));
    }
}
