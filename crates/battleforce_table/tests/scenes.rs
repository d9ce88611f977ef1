//! What holds of every scene: it is readable markup, its ids are its own, everything an action touches is there to point at, and what
//! is shown before a decision is about something one may do.

use std::collections::BTreeSet;

use battleforce::{Action, BattleForce, Event, State};
use battleforce_table::{ASSETS, scene, touches};
use frame::Look;
use i18n::{Library, Names, Teller};
use roxmltree::Document;
use table::{Dice, FastDice, Rules, Seat, SeatSet, Step, Viewer, Waiting};

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

/// The most bytes of a scene.
const MOST: usize = 64_000;

fn look<'a>(
    game: &BattleForce,
    state: &State,
    viewer: Viewer,
    teller: Teller<'a>,
    legal: &'a [Action],
    recent: &'a [Event],
) -> Look<'a, BattleForce> {
    let due = match game.waiting(state) {
        Waiting::Seats(seats) => seats,
        _ => SeatSet::default(),
    };
    let (scores, winners) = (game.scores(state), game.winners(state));
    Look {
        teller,
        viewer,
        due,
        scores,
        winners,
        legal,
        draft: &[],
        recent,
        since: recent,
        open: &[],
        assets: "/a/",
    }
}

/// Draws a state for a viewer and checks the drawing.
fn check(game: &BattleForce, state: &State, viewer: Viewer, teller: Teller<'_>, events: &[Event]) -> String {
    let view = game.view(state, viewer);
    let mut legal = Vec::new();
    if let Some(seat) = viewer.seat().filter(|seat| game.waiting(state).includes(*seat)) {
        game.legal_actions(state, seat, &mut legal);
    }
    let recent: Vec<Event> = events.iter().filter_map(|event| game.event_for(event, viewer)).collect();
    let drawn = scene(game, &view, &look(game, state, viewer, teller, &legal, &recent)).into_string();
    let moment = view.moment_word();
    assert!(drawn.len() < MOST, "{moment}: {} bytes", drawn.len());
    assert!(
        !drawn.contains('⟨') && !drawn.contains("page-battleforce"),
        "{moment}: a text is missing: {drawn}"
    );
    assert!(!drawn.contains("style="), "the page allows no styles in markup");
    let text = drawn.replace(" popover>", " popover=\"\">").replace("<ol reversed>", "<ol>");
    let document = Document::parse(&text).unwrap_or_else(|error| panic!("{moment}: {error}: {text}"));
    let mut ids = BTreeSet::new();
    let mut things = BTreeSet::new();
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id), "{moment}: {id} twice");
        }
        if let Some(thing) = node.attribute("data-thing") {
            assert!(
                node.attribute("aria-label").is_some_and(|label| !label.is_empty()),
                "{moment}: {thing} has no words"
            );
            things.insert(thing);
        }
        if let Some(action) = node.attribute("data-preview") {
            assert!(
                legal.iter().any(|other| other.to_string() == action),
                "{moment}: {action} is not to be done"
            );
        }
    }
    for action in &legal {
        for thing in touches(game, &view, *action) {
            assert!(
                things.contains(thing.to_string().as_str()),
                "{moment}: {action} touches {thing}, which is not there"
            );
        }
    }
    drawn
}

/// Plays a random game and checks what everybody sees on the way; gives back the moments there were.
fn play(options: &str, seats: u8, seed: u64, steps: u32, every: u32) -> BTreeSet<&'static str> {
    let mut moments = BTreeSet::new();
    let content = BattleForce::read_content(BattleForce::CONTENT).expect("the embedded components are right");
    let Ok(game) = BattleForce::new(content, serde_json::from_str(options).expect("options"), seats) else {
        return moments;
    };
    let languages = ["en", "de", "fr", "it", "pl"];
    let names = Names::new(NAMES);
    let mut dice = FastDice::seeded(seed);
    let mut state = game.start();
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    for step in 0..steps {
        game.settle(&mut state, &mut dice, &mut events);
        let texts =
            Library::embedded().texts(languages[step as usize / every as usize % 5]).expect("a language");
        let teller = Teller { texts, names: &names };
        let Waiting::Seats(due) = game.waiting(&state) else { break };
        let Some(seat) = due.first() else { break };
        moments.insert(game.view(&state, Viewer::Spectator).moment_word());
        check(&game, &state, Viewer::Seat(seat), teller, &events);
        if step % every == 0 {
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let drawn = check(&game, &state, viewer, teller, &[]);
                // Nothing is told that another world with the same view would not tell.
                let other = game.redeal(&game.view(&state, viewer), &mut dice);
                assert_eq!(drawn, check(&game, &other, viewer, teller, &[]));
            }
        }
        game.legal_actions(&state, seat, &mut actions);
        let keen: Vec<Action> = actions
            .iter()
            .copied()
            .filter(|action| !matches!(action, Action::Pass | Action::Launch))
            .collect();
        let choice = if keen.is_empty() || dice.below(5) == 0 { &actions } else { &keen };
        let action = choice[dice.below(choice.len() as u32) as usize];
        events.clear();
        game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut events);
    }
    let teller = Teller { texts: Library::embedded().english(), names: &names };
    check(&game, &state, Viewer::Spectator, teller, &events);
    check(&game, &state, Viewer::Seat(Seat::at(0)), teller, &events);
    moments
}

#[test]
fn basic_games_of_every_size() {
    for seats in 2..=8 {
        play("{}", seats, u64::from(seats), 500, 40);
    }
}

#[test]
fn advanced_games_of_every_size() {
    for seats in 2..=8 {
        play(r#"{ "game": "advanced" }"#, seats, u64::from(seats), 600, 40);
    }
}

#[test]
fn all_ways_to_make_up_fleets() {
    for fleet in ["points", "draft", "centre", "first_four", "race"] {
        for seats in 2..=4 {
            play(&format!(r#"{{ "fleet": "{fleet}" }}"#), seats, u64::from(seats), 120, 10);
        }
    }
}

#[test]
fn options_and_solitaire() {
    play(r#"{ "game": "introductory" }"#, 3, 1, 4000, 200);
    play(r#"{ "game": "advanced", "solitaire": true }"#, 2, 2, 500, 40);
    play(r#"{ "game": "advanced", "top_discard": true, "order_cards": true }"#, 3, 3, 500, 40);
    play(r#"{ "allies": true, "game": "advanced" }"#, 4, 4, 500, 40);
    play(r#"{ "traditional_damage": true, "second_attack": true }"#, 3, 5, 500, 40);
    play(r#"{ "reductions": "attack", "game": "advanced" }"#, 2, 6, 500, 40);
}

#[test]
fn a_duel_is_drawn() {
    let options = r#"{ "game": "introductory", "ties": "duel", "end": "ships_1" }"#;
    let is_drawn = (0..60).any(|seed| play(options, 3, seed, 400, 100).contains("duel"));
    assert!(is_drawn, "none of these games was tied");
}

#[test]
fn every_moment_of_an_attack_is_drawn() {
    let mut moments = play(r#"{ "game": "advanced" }"#, 3, 1, 1500, 500);
    moments.extend(play(r#"{ "game": "advanced", "top_discard": true }"#, 2, 2, 1500, 500));
    for seed in 3..8 {
        moments.extend(play("{}", 4, seed, 1200, 600));
    }
    let wanted = [
        "act", "aim", "barrage", "choose", "damage", "defend", "discard", "draw", "flak", "plan", "prepare",
        "prime", "raise", "react", "redraw", "reform", "repair", "show", "target", "top", "volley",
    ];
    for moment in wanted {
        assert!(moments.contains(moment), "{moment} did not come up: {moments:?}");
    }
}

#[test]
fn the_files_are_small_and_refer_to_nothing_outside() {
    let size: usize = ASSETS.iter().map(|asset| asset.text.len()).sum();
    assert!(size < 90_000, "{size} bytes");
    for asset in ASSETS {
        let text = asset.text.replace("http://www.w3.org/2000/svg", "");
        for word in ["http", "url(", "@import", "<script"] {
            assert!(!text.contains(word), "{}: {word}", asset.name);
        }
    }
}

#[test]
fn every_sign_is_on_the_sheet() {
    let sheet = ASSETS.iter().find(|asset| asset.name == "battleforce.svg").expect("the sheet").text;
    for kind in battleforce::Kind::ALL.map(|kind| kind.to_string()) {
        assert!(sheet.contains(&format!("id=\"{kind}\"")), "{kind}");
    }
    for button in battleforce::Button::ALL.map(|button| button.to_string()) {
        assert!(sheet.contains(&format!("id=\"{button}\"")), "{button}");
    }
    for race in battleforce::Race::ALL.map(|race| race.to_string()) {
        assert!(sheet.contains(&format!("id=\"{race}\"")), "{race}");
    }
}
