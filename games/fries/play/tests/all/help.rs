//! Hints in somebody's first game, and why something cannot be done here.

use contract::{FastDice, Rules, Seat, SeatSet, Step, Viewer};
use fries::{Action, Fries, Kind, Place, Status, Thing, View};
use i18n::{Names, Teller, Wanted};
use scene::{Context, Drawings, Tip};

use crate::common::{board, library, voice};
use crate::scenes::{legal, play};

const LANGUAGES: [&str; 5] = ["en", "de", "fr", "it", "pl"];

/// The hint for a viewer, with their legal actions.
fn tip(game: &Fries, view: &View, legal: &[Action], language: &str) -> Option<Tip<Fries>> {
    let names = Names::new(["Ola", "Blip", "Zorp", "Quill", "Mizu"]);
    let context = Context {
        words: voice(),
        teller: Teller::new(library().texts(language).expect("an embedded language"), &names),
        viewer: view.viewer(),
        due: SeatSet::EMPTY,
        scores: std::iter::empty().collect(),
        winners: SeatSet::EMPTY,
        legal,
        draft: &[],
        recent: &[],
        since: &[],
        open: &[],
        assets: "/assets/",
        drawings: &Drawings::NONE,
    };
    board().tip(game, view, &context)
}

#[test]
fn hints_point_at_a_few_things_that_can_be_chosen_and_name_a_reason() {
    let mut keys = std::collections::BTreeSet::new();
    for seed in 0..12 {
        play(3, seed, 120, |game, state, due, _| {
            let Some(seat) = due else { return };
            let view = game.view(state, Viewer::Seat(seat));
            let legal = legal(game, state, Viewer::Seat(seat));
            let language = LANGUAGES[seed as usize % LANGUAGES.len()];
            let Some(tip) = tip(game, &view, &legal, language) else { return };
            keys.insert(tip.key);
            assert!(!tip.text.contains("fries-") && tip.text.ends_with('.'), "{}", tip.text);
            assert!((1..=3).contains(&tip.things.len()), "{tip:?}");
            for thing in &tip.things {
                let is_touched = |action: &Action| board().touches(game, &view, *action).contains(thing);
                assert!(legal.iter().any(is_touched), "{thing} cannot be chosen: {}", tip.text);
            }
        });
    }
    assert_eq!(keys.into_iter().collect::<Vec<_>>(), ["bump", "fly", "roll", "stand", "start"]);
}

#[test]
fn the_first_hint_names_the_villages_beside_the_most_cities() {
    play(4, 3, 1, |game, state, due, _| {
        let viewer = Viewer::Seat(due.expect("somebody starts"));
        let view = game.view(state, viewer);
        let legal = legal(game, state, viewer);
        let cities = |place: Place| view.look(game).cities_beside(place).count();
        let most = legal.iter().map(|action| match action {
            Action::Start(village) => cities(*village),
            _ => 0,
        });
        let most = most.max().expect("there are villages");
        let tip = tip(game, &view, &legal, "en").expect("a hint for the start");
        for thing in tip.things {
            let Thing::Field(village) = thing else { panic!("{thing} is not a village") };
            assert_eq!(cities(village), most, "{village}");
        }
    });
}

#[test]
fn spectators_and_later_rounds_have_no_hints() {
    play(3, 8, 400, |game, state, due, _| {
        assert!(tip(game, &game.view(state, Viewer::Spectator), &[], "en").is_none());
        let Some(seat) = due else { return };
        let viewer = Viewer::Seat(seat);
        let view = game.view(state, viewer);
        if view.turns() >= 18 {
            assert!(tip(game, &view, &legal(game, state, viewer), "en").is_none());
        }
    });
}

/// Why a flight is not possible here, in English, if it is not.
fn why_not_fly(game: &Fries, view: &View, seat: Seat, flight: Action) -> Option<String> {
    let names = Names::new(["Ola", "Blip", "Zorp", "Quill", "Mizu"]);
    let teller = Teller::new(library().english(), &names);
    let world = game.redeal(view, &mut FastDice::seeded(0));
    let rule = game.check(&world, Step::Seat(seat, flight)).err()?.rule();
    let here = voice().why_here(game, view, Wanted::Action(flight), rule, teller);
    Some(here.unwrap_or_else(|| panic!("{flight} is refused by {} and nothing more is said", rule.id)))
}

#[test]
fn a_flight_that_is_too_far_names_the_field_where_it_ends() {
    let (mut rivals, mut gaps) = (0, 0);
    for seed in 0..8 {
        play(4, seed, 250, |game, state, due, _| {
            let Some(seat) = due else { return };
            let view = game.view(state, Viewer::Seat(seat));
            let look = view.look(game);
            if !legal(game, state, Viewer::Seat(seat)).iter().any(|action| matches!(action, Action::Fly(..)))
            {
                return;
            }
            let fields = game.content().fields();
            let named = |text: &str| {
                fields
                    .iter()
                    .filter(|field| text.contains(&field.name))
                    .map(|field| field.id)
                    .collect::<Vec<_>>()
            };
            let Some((kind, from, _)) = look.fleet(seat).find(|ufo| ufo.2 == Some(Status::Ready)) else {
                return;
            };
            for to in look.fields().filter(|to| *to != from) {
                let Some(why) = why_not_fly(game, &view, seat, Action::Fly(kind, from, to)) else { continue };
                let is_own = |place: &Place| {
                    look.stand_owner(*place) == Some(seat) || look.own_restaurants_at(seat, *place) > 0
                };
                let is_rival = |place: &Place| is_own(place) && look.foreign_ufos_at(seat, *place) > 0;
                if why.contains("foreign UFO") {
                    assert!(named(&why).iter().any(is_rival), "{why}");
                    rivals += 1;
                } else {
                    assert!(named(&why).iter().any(|place| !is_own(place)), "{why}");
                    gaps += 1;
                }
            }
        });
    }
    assert!(rivals > 10 && gaps > 100, "{rivals} flights end at rivals, {gaps} elsewhere");
}

#[test]
fn a_ufo_that_has_moved_is_named() {
    let mut asked = 0;
    play(3, 2, 200, |game, state, due, _| {
        let Some(seat) = due else { return };
        let view = game.view(state, Viewer::Seat(seat));
        let look = view.look(game);
        for (kind, at, status) in look.fleet(seat) {
            let twin = |other: &(Kind, Place, Option<Status>)| {
                (other.0, other.1, other.2) == (kind, at, Some(Status::Ready))
            };
            let is_flying =
                legal(game, state, Viewer::Seat(seat)).iter().any(|action| matches!(action, Action::Fly(..)));
            if status != Some(Status::Moved) || !is_flying || look.fleet(seat).any(|other| twin(&other)) {
                continue;
            }
            let to = look.beside(at).next().expect("every field has a neighbour");
            let why = why_not_fly(game, &view, seat, Action::Fly(kind, at, to)).expect("it has moved");
            assert!(why.contains("has already flown"), "{why}");
            asked += 1;
        }
    });
    assert!(asked > 5, "{asked}");
}
