//! Properties of every scene: it is well-formed markup, its ids are unique, every thing that an action
//! touches is there to point at, and every preview is of a legal action.

use std::collections::BTreeSet;

use battleforce::{Action, BattleForce, Card, Event, Kind, State, Thing, View};
use contract::{Dice, FastDice, Rules, Seat, SeatSet, Step, Viewer, Waiting};
use i18n::{Names, Teller};
use roxmltree::Document;
use scene::{Context, Drawings};

use crate::common::{board, library, voice};

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

/// The maximum size of a scene in bytes.
const MOST: usize = 64_000;

fn context<'a>(
    game: &BattleForce,
    state: &State,
    viewer: Viewer,
    teller: Teller<'a>,
    legal: &'a [Action],
    recent: &'a [Event],
) -> Context<'a, BattleForce> {
    let due = match game.waiting(state) {
        Waiting::Seats(seats) => seats,
        _ => SeatSet::default(),
    };
    let (scores, winners) = (game.scores(state), game.winners(state));
    Context {
        words: voice(),
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
        drawings: &Drawings::NONE,
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
    let drawn =
        board().draw(game, &view, &context(game, state, viewer, teller, &legal, &recent)).into_string();
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
            // Users of voice control say what they read, so labels must contain the visible words.
            let (label, seen) = (node.attribute("aria-label").unwrap_or_default(), words_in(node));
            assert!(label.to_lowercase().contains(&seen), "{moment}: “{seen}” is called “{label}”");
            things.insert(thing);
        }
        if let Some(thing) = node.attribute("data-closeup") {
            assert!(thing.parse::<Thing>().is_ok(), "{moment}: {thing}");
        }
        if let Some(action) = node.attribute("data-preview") {
            assert!(
                legal.iter().any(|other| other.to_string() == action),
                "{moment}: {action} is not to be done"
            );
        }
    }
    for action in &legal {
        for thing in board().touches(game, &view, *action) {
            assert!(
                things.contains(thing.to_string().as_str()),
                "{moment}: {action} touches {thing}, which is not there"
            );
        }
    }
    drawn
}

/// The visible words of a thing, on one line.
fn words_in(node: roxmltree::Node<'_, '_>) -> String {
    let texts: String =
        node.descendants().filter(roxmltree::Node::is_text).filter_map(|text| text.text()).collect();
    texts.split_whitespace().collect::<Vec<&str>>().join(" ").to_lowercase()
}

/// Draws the tally of the cards and all close-ups of the scene; returns all of it.
fn check_besides(
    game: &BattleForce,
    state: &State,
    viewer: Viewer,
    teller: Teller<'_>,
    scene: &str,
) -> String {
    let view = game.view(state, viewer);
    let context = context(game, state, viewer, teller, &[], &[]);
    let things: BTreeSet<&str> =
        scene.split("data-closeup=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let near = things.into_iter().map(|thing| {
        let thing = thing.parse().expect("a thing");
        board().closeup(game, &view, thing, &context).unwrap_or_else(|| panic!("{thing} has no close-up"))
    });
    let drawn: Vec<String> =
        near.chain([board().tally(game, &view, &[], &context)]).map(Into::into).collect();
    for text in &drawn {
        assert!(text.len() < 10_000 && !text.contains('⟨') && !text.contains("style="), "{text}");
        let document = Document::parse(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let is_plain =
            |node: roxmltree::Node<'_, '_>| !node.has_attribute("id") && !node.has_attribute("data-thing");
        assert!(document.descendants().all(is_plain), "what stands in the scene stands there once: {text}");
    }
    drawn.concat()
}

/// Plays a random game and checks what everybody sees on the way; returns the moments that occurred.
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
        let texts = library().texts(languages[step as usize / every as usize % 5]).expect("a language");
        let teller = Teller::new(texts, &names);
        let Waiting::Seats(due) = game.waiting(&state) else { break };
        let Some(seat) = due.first() else { break };
        moments.insert(game.view(&state, Viewer::Spectator).moment_word());
        check(&game, &state, Viewer::Seat(seat), teller, &events);
        if step % every == 0 {
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let drawn = check(&game, &state, viewer, teller, &[]);
                // Another world with the same view must look the same.
                let other = game.redeal(&game.view(&state, viewer), &mut dice);
                assert_eq!(drawn, check(&game, &other, viewer, teller, &[]));
                let besides = check_besides(&game, &state, viewer, teller, &drawn);
                assert_eq!(besides, check_besides(&game, &other, viewer, teller, &drawn));
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
    let teller = Teller::new(library().english(), &names);
    check(&game, &state, Viewer::Spectator, teller, &events);
    check(&game, &state, Viewer::Seat(Seat::at(0)), teller, &events);
    moments
}

/// A game after some random steps.
fn played(options: &str, seats: u8, steps: u32) -> (BattleForce, State) {
    let content = BattleForce::read_content(BattleForce::CONTENT).expect("the embedded components are right");
    let game =
        BattleForce::new(content, serde_json::from_str(options).expect("options"), seats).expect("a game");
    let (mut state, mut dice) = (game.start(), FastDice::seeded(7));
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    for _ in 0..steps {
        game.settle(&mut state, &mut dice, &mut events);
        let Waiting::Seats(due) = game.waiting(&state) else { break };
        let Some(seat) = due.first() else { break };
        game.legal_actions(&state, seat, &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize];
        game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut events);
    }
    game.settle(&mut state, &mut dice, &mut events);
    (game, state)
}

#[test]
fn hands_are_open_only_where_everything_is() {
    let (game, state) = played(r#"{ "game": "advanced" }"#, 4, 120);
    let names = Names::new(NAMES);
    let teller = Teller::new(library().english(), &names);
    let all: Vec<View> = Seat::all(4).map(|seat| game.view(&state, Viewer::Seat(seat))).collect();
    let held =
        |views: &[View]| -> usize { views.iter().map(|view| view.hand().len() + view.reserve().len()).sum() };
    assert!(held(&all) > 8, "somebody holds cards");
    for (viewer, hidden) in [(Viewer::Spectator, held(&all)), (Viewer::Seat(Seat::at(0)), held(&all[1..]))] {
        let view = game.view(&state, viewer);
        let closed = context(&game, &state, viewer, teller, &[], &[]);
        let strips = |context: &Context<'_, BattleForce>| {
            board().draw(&game, &view, context).into_string().matches("class=\"strip ").count()
        };
        assert_eq!(strips(&closed), 0);
        assert_eq!(strips(&Context { open: &all, ..closed }), hidden);
    }
}

#[test]
fn no_ship_is_face_down_where_everything_is_open() {
    let (game, state) = played(r#"{ "game": "advanced" }"#, 3, 60);
    let names = Names::new(NAMES);
    let teller = Teller::new(library().english(), &names);
    let all: Vec<View> = Seat::all(3).map(|seat| game.view(&state, Viewer::Seat(seat))).collect();
    let view = game.view(&state, Viewer::Spectator);
    let closed = context(&game, &state, Viewer::Spectator, teller, &[], &[]);
    assert!(board().draw(&game, &view, &closed).into_string().contains("is-down"));
    let open = board().draw(&game, &view, &Context { open: &all, ..closed }).into_string();
    assert!(!open.contains("is-down") && !open.contains("not in sight"), "{open}");
}

#[test]
fn the_tally_counts_every_card_once() {
    for (options, seats) in
        [("{}", 2), (r#"{ "game": "advanced" }"#, 8), (r#"{ "game": "introductory" }"#, 3)]
    {
        let (game, state) = played(options, seats, 90);
        let names = Names::new(NAMES);
        let teller = Teller::new(library().english(), &names);
        let viewer = Viewer::Seat(Seat::at(1));
        let view = game.view(&state, viewer);
        let drawn =
            board().tally(&game, &view, &[], &context(&game, &state, viewer, teller, &[], &[])).into_string();
        let document = Document::parse(&drawn).expect("markup");
        let foot = document.descendants().find(|node| node.has_tag_name("tfoot")).expect("sums");
        let sums: Vec<usize> = foot
            .descendants()
            .filter(|node| node.has_tag_name("td"))
            .map(|node| node.text().expect("a number").parse().expect("a number"))
            .collect();
        assert_eq!(sums[0], game.faces().map(|(_, count)| usize::from(count)).sum::<usize>());
        assert_eq!(sums[0], sums[1..].iter().sum::<usize>());
        let others = Seat::all(seats).filter(|seat| !viewer.is(*seat)).map(|seat| view.player(seat));
        let held: usize = others
            .map(|player| usize::from(player.hand + player.reserve_cards) - player.known_cards.len())
            .sum();
        assert_eq!(sums.last(), Some(&(usize::from(view.deck_size()) + held)));
    }
}

#[test]
fn the_close_up_of_a_card_explains_its_effect() {
    let (game, state) = played("{}", 2, 10);
    let names = Names::new(NAMES);
    let teller = Teller::new(library().english(), &names);
    let view = game.view(&state, Viewer::Spectator);
    let context = context(&game, &state, Viewer::Spectator, teller, &[], &[]);
    let card = Thing::Card(Card { kind: Kind::Ecm, value: 4 });
    let near = board().closeup(&game, &view, card, &context).expect("a card").into_string();
    assert!(near.contains("Takes 4 off one attack card"), "{near}");
    assert!(board().closeup(&game, &view, Thing::Deck, &context).is_none());
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
fn every_icon_is_on_the_symbol_sheet() {
    let sheet =
        board().assets().iter().find(|asset| asset.name == "battleforce.svg").expect("the sheet").text;
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
