//! Properties that are specific to the Fries table. Properties of every table are tested for all games
//! together.

use contract::{Dice, FastDice, Rules, Seat, SeatSet, Step, Viewer, Waiting};
use fries::{Action, Event, Fries, State, View, bump_chance, control_faces};
use i18n::{Names, Teller};
use maud::{Markup, PreEscaped};
use roxmltree::Document;
use scene::{Beat, Change, Context, Drawings, LazyView, Parts, Show, Shown};

use crate::common::{board, library, voice};

const NAMES: [&str; 5] = ["Ola", "<b>&\"'", "Donaudampfschifffahrtsgesellschaftskapitän", "", "Ż"];

pub(crate) fn legal(game: &Fries, state: &State, viewer: Viewer) -> Vec<Action> {
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

/// Draws something with a viewer's legal actions and the latest events.
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
        teller: Teller::new(texts, &names),
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
        drawings: &Drawings::NONE,
    };
    draw(&context).into_string()
}

/// Plays at random and calls `see` with every position, the seat that is due, and what happened just before.
pub(crate) fn play(
    seats: u8,
    seed: u64,
    moves: u32,
    mut see: impl FnMut(&Fries, &State, Option<Seat>, &[Event]),
) {
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

#[test]
fn a_move_changes_few_parts_of_a_scene() {
    let mut shown = Shown::default();
    let (mut scenes, mut all, mut sent) = (0, 0, 0);
    play(5, 11, 300, |game, state, _, recent| {
        let viewer = Viewer::Seat(Seat::at(0));
        let view = game.view(state, viewer);
        let scene = PreEscaped(draw(game, state, &view, &legal(game, state, viewer), recent, "en"));
        scenes += 1;
        all += scene.0.len();
        let size = |parts: Parts| parts.iter().map(|(_, html)| html.len()).sum::<usize>();
        sent += size(Parts::new_to(&mut shown, &scene, Drawings::NONE));
    });
    assert!(all / scenes < 42_000, "{} bytes a scene", all / scenes);
    assert!(sent * 4 < all, "{} of {} bytes change with a move", sent / scenes, all / scenes);
}

#[test]
fn the_chance_of_a_roll_that_is_remembered_is_the_one_that_was_offered() {
    let game = Fries::standard(4).expect("four may play");
    let mut dice = FastDice::seeded(3);
    let (mut state, mut chances, mut actions, mut rolls) = (game.start(), Vec::new(), Vec::new(), 0);
    for _ in 0..4_000 {
        let mut happened = Vec::new();
        let view = game.view(&state, Viewer::Spectator);
        let (control, bumps) = (game.control_odds(&view), game.bump_odds(&view));
        match game.waiting(&state) {
            Waiting::Chance => {
                game.chances(&state, &mut chances);
                let outcome = chances[dice.below(chances.len() as u32) as usize].0;
                game.apply_unchecked(&mut state, Step::Chance(outcome), &mut happened);
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is due");
                game.legal_actions(&state, seat, &mut actions);
                let action = actions[dice.below(actions.len() as u32) as usize];
                game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut happened);
            }
            _ => state = game.start(),
        }
        for event in happened {
            match event {
                Event::ControlRoll { modifiers, resistance, .. } => {
                    assert_eq!(
                        [control_faces(modifiers, resistance)],
                        control[..].iter().map(|odds| odds.faces).collect::<Vec<_>>()[..]
                    );
                    rolls += 1;
                }
                Event::Bumped { attack, defence, .. } => {
                    let both = bump_chance(attack, defence, true) + bump_chance(attack, defence, false);
                    assert!((both - 1.0).abs() < 1e-9);
                    assert!((bump_chance(attack, defence, true) - bumps[0].chance()).abs() < 1e-9);
                    rolls += 1;
                }
                _ => {}
            }
        }
    }
    assert!(rolls > 100, "{rolls} rolls");
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

/// The beats of everything that happened between two positions, as the viewer saw it.
fn beats(game: &Fries, before: &State, after: &State, events: &[Event], viewer: Viewer) -> Vec<Beat> {
    let names = Names::new(NAMES);
    let texts = library().texts("en").expect("an embedded language");
    let context = Context {
        words: voice(),
        teller: Teller::new(texts, &names),
        viewer,
        due: SeatSet::EMPTY,
        scores: game.scores(after),
        winners: game.winners(after),
        legal: &[],
        draft: &[],
        recent: &[],
        since: &[],
        open: &[],
        assets: "/assets/",
        drawings: &Drawings::NONE,
    };
    let change = Change {
        before: LazyView::<Fries>::new(Box::new(|| game.view(before, viewer))),
        after: LazyView::<Fries>::new(Box::new(|| game.view(after, viewer))),
        events,
        earlier: None,
    };
    (0..events.len()).flat_map(|place| board().beats(game, &change, place, &context)).collect()
}

#[test]
fn dice_fall_before_anything_that_follows_from_them() {
    let game = Fries::standard(3).expect("a number of seats that may play");
    let (mut rolls, mut followed) = (0, 0);
    for seed in 0..20 {
        let mut dice = FastDice::seeded(seed);
        let (mut state, mut chances, mut actions) = (game.start(), Vec::new(), Vec::new());
        for _ in 0..300 {
            let step = match game.waiting(&state) {
                Waiting::Chance => {
                    game.chances(&state, &mut chances);
                    let choice = dice.below(contract::total_weight(&chances));
                    Step::Chance(contract::chosen(&chances, choice).expect("a choice below the total weight"))
                }
                Waiting::Seats(due) => {
                    let seat = due.first().expect("somebody is due");
                    game.legal_actions(&state, seat, &mut actions);
                    Step::Seat(seat, actions[dice.below(actions.len() as u32) as usize])
                }
                _ => break,
            };
            let (before, mut events) = (state.clone(), Vec::new());
            game.apply_unchecked(&mut state, step, &mut events);
            let faces = events.iter().find_map(|event| match event {
                Event::ControlRoll { die, .. } => Some(vec![*die]),
                Event::Bumped { dice, .. } => Some(vec![dice.0, dice.1]),
                _ => None,
            });
            let Some(faces) = faces else { continue };
            let beats = beats(&game, &before, &state, &events, Viewer::Spectator);
            let place = beats.iter().position(|beat| matches!(beat.show, Show::Roll { .. }));
            let place = place.expect("the dice are shown");
            let Show::Roll { dice, html, .. } = &beats[place].show else { continue };
            assert_eq!(dice.iter().map(|die| die.face).collect::<Vec<_>>(), faces);
            assert_eq!(html.matches("data-die").count(), faces.len());
            assert!(html.contains("data-sums") && html.contains("data-sum=\""), "{html}");
            let says = beats[place].says.as_ref().expect("the story would tell the result");
            assert!(!says.contains(char::is_numeric), "{says}");
            let is_result = |beat: &Beat| matches!(beat.show, Show::Come { .. } | Show::Count { .. });
            assert!(!beats[..place].iter().any(is_result), "{beats:?}");
            rolls += 1;
            followed += usize::from(beats[place..].iter().any(is_result));
        }
    }
    assert!(rolls > 50 && followed > 5, "{rolls} rolls, {followed} with a result on the map");
}
