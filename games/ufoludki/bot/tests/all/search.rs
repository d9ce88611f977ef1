//! The search decides by what its seat sees, reproducibly, within its budget, and well.

use std::sync::Arc;

use bots::checks::{self, play};
use bots::{Bot, BotName, Workers};
use contract::{FastDice, Glimpse, Rules, Seat, Silence, Step, Waiting};
use engine::Threads;
use ufoludki::{Action, State, Ufoludki};
use ufoludki_bot::{BOTS, Mind};

fn game() -> Ufoludki {
    Ufoludki::standard(3).unwrap()
}

fn bot(name: &BotName) -> Box<dyn Bot<Ufoludki>> {
    BOTS.bot(name).unwrap()
}

fn random_players() -> Vec<Box<dyn Bot<Ufoludki>>> {
    checks::seated::<_, Mind>(&game(), &BotName::Random)
}

fn threads(count: usize) -> Arc<dyn Workers> {
    Arc::new(Threads(count))
}

#[test]
fn hidden_information_changes_neither_a_decision_nor_advice() {
    let others = checks::decides_by_its_view_alone::<_, Mind>(&game(), &BotName::Random, 2, 200);
    assert!(others > 20, "{others}");
}

#[test]
fn a_glimpse_printed_for_debugging_shows_nothing_of_the_state() {
    let game = game();
    let mut printed = std::collections::HashSet::new();
    play(&game, &mut random_players(), &mut FastDice::seeded(2), 30, |state, _, _| {
        printed.insert(format!("{:?}", Glimpse::new(&game, state, Seat::at(0))));
    });
    assert_eq!(printed.len(), 1, "{printed:?}");
}

#[test]
fn the_same_dice_lead_to_the_same_decisions_with_any_number_of_threads() {
    checks::is_reproducible::<_, Mind>(&game(), threads);
}

#[test]
fn advice_from_several_trees_has_the_same_numbers_with_any_number_of_threads() {
    let asked = checks::advice_is_reproducible::<_, Mind>(&game(), 12, threads);
    assert!(asked > 6, "{asked}");
}

/// Whether the action ends the game at once with a sole win for the seat; none if it does not end the game.
fn ends_with_a_win(game: &Ufoludki, state: &State, seat: Seat, action: Action) -> Option<bool> {
    let mut after = state.clone();
    game.apply_unchecked(&mut after, Step::Seat(seat, action), &mut Silence);
    let is_over = game.waiting(&after) == Waiting::Nobody;
    is_over.then(|| game.winners(&after).contains(seat) && game.winners(&after).len() == 1)
}

#[test]
fn a_move_that_ends_the_game_and_wins_is_always_found() {
    let game = game();
    let mut found = 0;
    let mut missed = Vec::new();
    for number in 0..400 {
        let mut bots = random_players();
        play(&game, &mut bots, &mut FastDice::for_game(50, number), 1000, |state, seat, legal| {
            let outcome = |action: &Action| ends_with_a_win(&game, state, seat, *action);
            let wins = legal.iter().filter(|action| outcome(action) == Some(true)).count();
            if found == 20 || wins == 0 || wins == legal.len() {
                return;
            }
            found += 1;
            let mut search = bot(&BotName::Search(300));
            let mut dice = FastDice::for_game(51, number);
            let action = search.choose(&Glimpse::new(&game, state, seat), legal, &mut dice);
            if outcome(&action) != Some(true) {
                missed.push((number, action));
            }
        });
    }
    assert_eq!(found, 20);
    assert!(missed.is_empty(), "{missed:?}");
}

#[test]
fn a_hundred_iterations_win_most_games_against_two_random_players() {
    let game = game();
    let wins = (0..60_u64).filter(|number| {
        let seat = Seat::at((number % 3) as usize);
        let mut bots = random_players();
        bots[seat.index()] = bot(&BotName::Search(100));
        let state = play(&game, &mut bots, &mut FastDice::for_game(60, *number), 1000, |_, _, _| ());
        game.winners(&state).contains(seat)
    });
    let wins = wins.count();
    assert!(wins > 40, "{wins} of 60");
}

#[test]
fn all_four_levels_play_and_each_thinks_more_than_the_one_before() {
    checks::has_levels::<_, Mind>(&game());
}
