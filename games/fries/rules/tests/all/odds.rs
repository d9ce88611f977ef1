//! Odds on offer, compared with enumeration through the rules and with actual dice rolls.

use contract::{Dice, FastDice, Rules, Seat, Step, Viewer, Waiting};
use fries::{Action, Event, Fries, Outcome, State};

/// Calls `visit` in every state of some random games in which chance or a seat is due.
fn random_states(games: u64, mut visit: impl FnMut(&Fries, &State)) {
    for number in 0..games {
        let game = Fries::standard(2 + (number % 4) as u8).unwrap();
        let mut dice = FastDice::for_game(21, number);
        let mut state = game.start();
        let mut actions = Vec::new();
        for _ in 0..700 {
            let step = match game.waiting(&state) {
                Waiting::Chance => {
                    visit(&game, &state);
                    let mut chances = Vec::new();
                    game.chances(&state, &mut chances);
                    Step::Chance(
                        contract::chosen(&chances, dice.below(contract::total_weight(&chances))).unwrap(),
                    )
                }
                Waiting::Seats(seats) => {
                    visit(&game, &state);
                    let seat = seats.first().unwrap();
                    game.legal_actions(&state, seat, &mut actions);
                    Step::Seat(seat, actions[dice.below(actions.len() as u32) as usize])
                }
                Waiting::Table | Waiting::Nobody => break,
            };
            game.apply(&mut state, step, &mut Vec::new()).unwrap();
        }
    }
}

fn events_of(game: &Fries, state: &State, step: contract::StepOf<Fries>) -> Vec<Event> {
    let mut events = Vec::new();
    game.apply(&mut state.clone(), step, &mut events).unwrap();
    events
}

#[test]
fn the_odds_of_every_control_roll_on_offer_equal_enumeration() {
    let mut compared = 0;
    random_states(60, |game, state| {
        let Waiting::Seats(seats) = game.waiting(state) else { return };
        let seat = seats.first().unwrap();
        let offered = game.control_odds(&game.view(state, Viewer::Seat(seat)));
        let mut actions = Vec::new();
        game.legal_actions(state, seat, &mut actions);
        let is_roll =
            |action: &&Action| matches!(action, Action::Restaurant(..) | Action::TakeRestaurant(..));
        let rolls: Vec<&Action> = actions.iter().filter(is_roll).collect();
        assert_eq!(rolls.len(), offered.len());
        for (action, odds) in rolls.into_iter().zip(offered) {
            let mut tried = state.clone();
            game.apply(&mut tried, Step::Seat(seat, *action), &mut Vec::new()).unwrap();
            let succeeds = |die: &u8| {
                let events = events_of(game, &tried, Step::Chance(Outcome::Control(*die)));
                events.iter().any(|event| matches!(event, Event::RestaurantOpened { .. }))
            };
            assert_eq!((1..=12).filter(succeeds).count(), usize::from(odds.faces));
            compared += 1;
        }
    });
    assert!(compared > 500, "{compared}");
}

#[test]
fn the_odds_of_every_bump_and_of_every_choice_of_support_equal_enumeration() {
    let (mut bumps, mut choices) = (0, 0);
    random_states(60, |game, state| {
        let view = game.view(state, Viewer::Spectator);
        for (side, odds) in game.support_odds(&view) {
            let Waiting::Seats(seats) = game.waiting(state) else { return };
            let mut then = state.clone();
            game.apply(&mut then, Step::Seat(seats.first().unwrap(), Action::Support(side)), &mut Vec::new())
                .unwrap();
            let after = game.bump_odds(&game.view(&then, Viewer::Spectator));
            assert_eq!(after, [odds]);
            choices += 1;
        }
        let mut chances = Vec::new();
        game.chances(state, &mut chances);
        if !matches!(chances.first(), Some((Outcome::Bump(..), _))) {
            return;
        }
        let odds = game.bump_odds(&view).remove(0);
        let mut counted = [vec![0_u8; 20], vec![0_u8; 20]];
        for (outcome, _) in &chances {
            let bumped =
                events_of(game, state, Step::Chance(*outcome)).into_iter().find_map(|event| match event {
                    Event::Bumped { winner, distance, .. } => Some((winner, distance)),
                    _ => None,
                });
            let (winner, distance) = bumped.unwrap();
            counted[usize::from(winner != odds.attacker)][usize::from(distance) - 1] += 1;
        }
        let padded =
            |wins: &[u8]| wins.iter().copied().chain(std::iter::repeat(0)).take(20).collect::<Vec<u8>>();
        assert_eq!(counted, [padded(&odds.attacker_wins), padded(&odds.defender_wins)]);
        bumps += 1;
    });
    assert!(bumps > 100 && choices > 50, "{bumps} bumps, {choices} choices");
}

#[test]
fn a_seat_that_is_due_has_a_question_and_sees_the_result_of_an_action() {
    random_states(12, |game, state| {
        let view = game.view(state, Viewer::Spectator);
        let Waiting::Seats(seats) = game.waiting(state) else {
            return assert_eq!(view.look(game).question(), None);
        };
        assert!(view.look(game).question().is_some());
        let mut actions = Vec::new();
        game.legal_actions(state, seats.first().unwrap(), &mut actions);
        for action in actions {
            let mut then = state.clone();
            game.apply(&mut then, Step::Seat(seats.first().unwrap(), action), &mut Vec::new()).unwrap();
            assert_eq!(view.after(game, action), game.view(&then, Viewer::Spectator));
        }
    });
}

#[test]
fn every_flight_follows_lines_and_crosses_only_the_players_own_network() {
    let mut flights = 0;
    random_states(40, |game, state| {
        let Waiting::Seats(seats) = game.waiting(state) else { return };
        let seat = seats.first().unwrap();
        let mut actions = Vec::new();
        game.legal_actions(state, seat, &mut actions);
        let table = game.view(state, Viewer::Spectator).arrangement();
        let own = &table.seats[seat.index()];
        let joined = |a: &fries::Place, b: &fries::Place| {
            let index =
                |id: &fries::Place| game.content().fields().iter().position(|field| field.id == *id).unwrap();
            let (one, other) = (index(a), index(b));
            let is_in_play = |line: &fries::LineInfo| line.is_red || game.seats() > 3;
            game.content()
                .lines()
                .iter()
                .any(|line| is_in_play(line) && line.ends == (one.min(other), one.max(other)))
        };
        for action in actions.iter().filter(|action| matches!(action, Action::Fly(..))).take(3) {
            let flew =
                events_of(game, state, Step::Seat(seat, *action)).into_iter().find_map(|event| match event {
                    Event::Flew { from, to, route, .. } => Some((from, to, route)),
                    _ => None,
                });
            let (from, to, route) = flew.unwrap();
            assert_eq!((route.first(), route.last()), (Some(&from), Some(&to)));
            assert!(route.len() > 1 && route.windows(2).all(|pair| joined(&pair[0], &pair[1])), "{route:?}");
            let between = &route[1..route.len() - 1];
            assert!(
                between.iter().all(|place| own.stands.contains(place) || own.restaurants.contains(place)),
                "{route:?}"
            );
            flights += 1;
        }
    });
    assert!(flights > 1000, "{flights}");
}

#[test]
fn dice_agree_with_the_odds() {
    // Every roll of many games, with the chance at which it was offered.
    let (mut expected, mut variance, mut won) = (0.0, 0.0, 0.0);
    let mut dice = FastDice::seeded(8);
    random_states(80, |game, state| {
        let view = game.view(state, Viewer::Seat(Seat::at(0)));
        let Some(odds) = game.control_odds(&view).first().copied() else { return };
        if game.waiting(state) != Waiting::Chance {
            return;
        }
        let mut rolled = state.clone();
        let mut events = Vec::new();
        game.settle(&mut rolled, &mut dice, &mut events);
        expected += odds.chance();
        variance += odds.chance() * (1.0 - odds.chance());
        won +=
            f64::from(u8::from(events.iter().any(|event| matches!(event, Event::RestaurantOpened { .. }))));
    });
    assert!(variance > 20.0, "{variance}");
    assert!((won - expected).abs() < 4.5 * variance.sqrt(), "{won} of {expected} expected");
}
