//! What holds of every scene: it is well-formed, ids are unique, what one must point at is there, previews are of legal actions.

use std::collections::{BTreeMap, BTreeSet};

use contract::{Dice, FastDice, Rules, Seat, SeatSet, Step, Viewer, Waiting};
use fries::{Action, Event, Fries, State, Thing, View};
use i18n::{Names, Teller};
use maud::Markup;
use roxmltree::Document;
use scene::Context;

use crate::common::{board, library, voice};

const NAMES: [&str; 5] = ["Ola", "<b>&\"'", "Donaudampfschifffahrtsgesellschaftskapitän", "", "Ż"];

/// The most bytes of a scene: the usual one is half of it.
const MOST_BYTES: usize = 100_000;

fn legal(game: &Fries, state: &State, viewer: Viewer) -> Vec<Action> {
    let mut legal = Vec::new();
    if let (Some(seat), Waiting::Seats(seats)) = (viewer.seat(), game.waiting(state))
        && seats.contains(seat)
    {
        game.legal_actions(state, seat, &mut legal);
    }
    legal
}

fn draw(
    game: &Fries,
    state: &State,
    view: &View,
    legal: &[Action],
    recent: &[Event],
    language: &str,
) -> String {
    with_context(game, state, (view, legal, recent), language, |context| board().draw(game, view, context))
}

/// Draws something with what a viewer may do and what happened last.
fn with_context(
    game: &Fries,
    state: &State,
    (view, legal, recent): (&View, &[Action], &[Event]),
    language: &str,
    draw: impl FnOnce(&Context<'_, Fries>) -> Markup,
) -> String {
    let names = Names::new(NAMES);
    let texts = library().texts(language).expect("an embedded language");
    let due = match game.waiting(state) {
        Waiting::Seats(seats) => seats,
        _ => SeatSet::EMPTY,
    };
    let context = Context {
        words: voice(),
        teller: Teller { texts, names: &names },
        viewer: view.viewer(),
        due,
        scores: game.scores(state),
        winners: game.winners(state),
        legal,
        draft: &[],
        recent,
        since: recent,
        open: &[],
        assets: "/assets/",
    };
    draw(&context).into_string()
}

fn check(game: &Fries, view: &View, legal: &[Action], scene: &str) {
    assert!(scene.len() < MOST_BYTES, "{} bytes", scene.len());
    assert!(!scene.contains("⟨") && !scene.contains("NaN") && !scene.contains(" style="), "{scene}");
    let (before, rest) = scene.split_once("<input").expect("a switch");
    let (input, after) = rest.split_once('>').expect("its end");
    let scene = &format!("{before}<input{input}/>{after}");
    let document = Document::parse(scene).unwrap_or_else(|error| panic!("{error}: {scene}"));
    let values = |name: &'static str| document.descendants().filter_map(move |node| node.attribute(name));
    let ids: Vec<&str> = values("id").collect();
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len(), "ids are unique");
    let things: BTreeSet<&str> = values("data-thing").collect();
    for thing in &things {
        assert!(thing.parse::<Thing>().is_ok(), "{thing}");
    }
    for action in legal {
        for thing in board().touches(game, view, *action) {
            assert!(things.contains(thing.to_string().as_str()), "{action} needs {thing}");
        }
    }
    let offered: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
    assert!(values("data-preview").all(|preview| offered.contains(preview)));
    let labelled = document.descendants().filter(|node| node.has_attribute("data-thing"));
    assert!(
        labelled.into_iter().all(|node| node.attribute("aria-label").is_some_and(|label| !label.is_empty()))
    );
    let clocks: Vec<&str> = values("data-clock").collect();
    assert_eq!(clocks.len(), usize::from(game.seats()));
    for file in values("href").filter_map(|href| href.strip_prefix("/assets/")) {
        let (file, name) = file.split_once('#').expect("a part of a file");
        let asset = board().assets().iter().find(|asset| asset.name == file).expect("an asset");
        assert!(asset.text.contains(&format!("id=\"{name}\"")), "{file} has {name}");
    }
}

/// Plays at random and shows every position, who is due, and what happened just before.
fn play(seats: u8, seed: u64, moves: u32, mut see: impl FnMut(&Fries, &State, Option<Seat>, &[Event])) {
    let game = Fries::standard(seats).expect("a number of seats that may play");
    let mut dice = FastDice::seeded(seed);
    let (mut state, mut recent) = (game.start(), Vec::new());
    for _ in 0..moves {
        game.settle(&mut state, &mut dice, &mut recent);
        let due = match game.waiting(&state) {
            Waiting::Seats(seats) => seats.first(),
            _ => None,
        };
        see(&game, &state, due, &recent);
        let Some(seat) = due else { break };
        let actions = legal(&game, &state, Viewer::Seat(seat));
        let action = actions[dice.below(actions.len() as u32) as usize];
        recent.clear();
        game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut recent);
    }
}

/// Plays at random and checks the scenes of some positions, for some viewers, in all languages.
fn check_game(seats: u8, seed: u64, moves: u32, every: usize) {
    let languages = ["en", "de", "fr", "it", "pl"];
    let mut number = 0;
    play(seats, seed, moves, |game, state, due, recent| {
        let is_rare = !recent.iter().all(|event| matches!(event, Event::Flew { .. } | Event::Turn { .. }));
        if due.is_none() || number % every == 0 || (is_rare && number % 60 == 7) {
            for viewer in
                due.map(Viewer::Seat).into_iter().chain([Viewer::Spectator, Viewer::Seat(Seat::at(0))])
            {
                let view = game.view(state, viewer);
                let legal = legal(game, state, viewer);
                let language = languages[number % languages.len()];
                check(game, &view, &legal, &draw(game, state, &view, &legal, recent, language));
            }
        }
        number += 1;
    });
}

/// The parts of a scene by their ids.
fn parts(scene: &str) -> BTreeMap<&str, &str> {
    let mut parts = BTreeMap::new();
    for rest in scene.split("<!--(-->").skip(1) {
        let (part, after) = rest.split_once("<!--)-->").expect("a part ends before another begins");
        assert!(!after.contains("<!--)-->"), "no part lies in another");
        let (tag, _) = part.split_once('>').expect("a tag");
        let (_, id) = tag.split_once(" id=\"").unwrap_or_else(|| panic!("a part has an id: {tag}"));
        let id = id.split('"').next().expect("its name");
        assert!(parts.insert(id, part).is_none(), "{id} is there once");
    }
    parts
}

#[test]
fn nearly_all_parts_outlive_a_move_and_most_of_a_scene_is_parts() {
    let mut scenes = Vec::new();
    play(5, 11, 300, |game, state, _, recent| {
        let viewer = Viewer::Seat(Seat::at(0));
        let view = game.view(state, viewer);
        scenes.push(draw(game, state, &view, &legal(game, state, viewer), recent, "en"));
    });
    let scenes = &scenes[20..];
    let (mut same, mut all, mut bytes_in_parts, mut bytes) = (0, 0, 0, 0);
    for pair in scenes.windows(2) {
        let (before, after) = (parts(&pair[0]), parts(&pair[1]));
        same += after.iter().filter(|(id, part)| before.get(*id) == Some(part)).count();
        all += after.len();
        bytes_in_parts += after.values().map(|part| part.len()).sum::<usize>();
        bytes += pair[1].len();
    }
    assert!(same * 100 > all * 95, "{same} of {all} parts");
    assert!(bytes_in_parts * 100 > bytes * 70, "{bytes_in_parts} of {bytes} bytes");
    assert!(bytes / scenes.len() < 38_000, "{} bytes", bytes / scenes.len());
}

#[test]
fn scenes_of_random_games_are_sound() {
    for seats in 2..=5 {
        for seed in 0..2 {
            check_game(seats, seed * 10 + u64::from(seats), 400, 60);
        }
    }
}

#[test]
fn the_tally_counts_every_die() {
    let (mut heard, mut tally) = (Vec::new(), String::new());
    play(3, 5, 600, |game, state, _, recent| {
        heard.extend_from_slice(recent);
        let view = game.view(state, Viewer::Spectator);
        let draw = |context: &Context<'_, Fries>| board().tally(game, &view, &heard, context);
        tally = with_context(game, state, (&view, &[], recent), "en", draw);
    });
    let fallen: usize = heard.iter().map(dice_of).sum();
    let document = Document::parse(&tally).unwrap_or_else(|error| panic!("{error}: {tally}"));
    let counts = document.descendants().filter(|node| node.has_tag_name("td"));
    let counts = counts.filter_map(|cell| cell.first_element_child().filter(|bold| bold.has_tag_name("b")));
    let counts: Vec<usize> =
        counts.map(|bold| bold.text().expect("a number").parse().expect("a number")).collect();
    assert_eq!(counts.len(), 12 + 6);
    assert!(fallen > 20);
    assert_eq!(counts.iter().sum::<usize>(), fallen);
}

fn dice_of(event: &Event) -> usize {
    match event {
        Event::ControlRoll { .. } => 1,
        Event::Bumped { .. } => 2,
        _ => 0,
    }
}

#[test]
fn tables_before_the_first_tile_and_after_the_end_are_drawn() {
    let game = Fries::standard(5).expect("five may play");
    let state = game.start();
    let view = game.view(&state, Viewer::Spectator);
    check(&game, &view, &[], &draw(&game, &state, &view, &[], &[], "en"));
    check_game(2, 3, 6000, 1000);
}

#[test]
fn assets_are_small() {
    let bytes: usize = board().assets().iter().map(|asset| asset.text.len()).sum();
    assert!(bytes < 90_000, "{bytes} bytes");
    for asset in board().assets().iter().filter(|asset| asset.name.ends_with("svg")) {
        Document::parse(asset.text).unwrap_or_else(|error| panic!("{}: {error}", asset.name));
    }
}
