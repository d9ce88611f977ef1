//! The search decides by what its seat sees, the same way every time, within its budget, and well.

use std::time::{Duration, Instant};

use battleforce::{BattleForce, Options};
use bots::{Advice, Bot, BotName, Effort, Insight, Level, Random, Search, bot_named};
use fries::Fries;
use table::conformance::Lawful;
use table::{Dice, FastDice, Glimpse, Rules, Seat, Silence, Step, Viewer, Waiting};
use ufoludki::Ufoludki;

const EFFORT: Effort = Effort { iterations: 120, horizon: 12 };

fn advanced(seats: u8) -> BattleForce {
    BattleForce::with_options(Options::advanced(), seats).unwrap()
}

/// Lets chance do what it owes and returns who decides; nobody when the game is over.
fn due<G: Rules>(game: &G, state: &mut G::State, dice: &mut FastDice) -> Option<Seat> {
    game.settle(state, dice, &mut Silence);
    match game.waiting(state) {
        Waiting::Seats(seats) => seats.first(),
        _ => None,
    }
}

/// Plays a game with these bots, shows every decision before it is made, and stops after so many or at the end.
fn play<G: Insight>(
    game: &G,
    bots: &mut [Box<dyn Bot<G>>],
    dice: &mut FastDice,
    most: u32,
    mut look: impl FnMut(&G::State, Seat, &[G::Action]),
) -> G::State {
    let mut state = game.start();
    let mut legal = Vec::new();
    for _ in 0..most {
        let Some(seat) = due(game, &mut state, dice) else { break };
        game.legal_actions(&state, seat, &mut legal);
        look(&state, seat, &legal);
        let action = bots[seat.index()].choose(&Glimpse::new(game, &state, seat), &legal, dice);
        game.apply(&mut state, Step::Seat(seat, action), &mut Silence).unwrap();
    }
    state
}

fn seated<G: Insight>(game: &G, name: &BotName) -> Vec<Box<dyn Bot<G>>> {
    (0..game.seats()).map(|_| bot_named(name)).collect()
}

/// Asks the same question in the true state and in worlds that look the same to the seat, and returns in how many the
/// hidden part was another one.
fn decides_by_its_view_alone<G: Insight + Lawful>(game: &G, name: &BotName, every: u32, most: u32) -> u32 {
    let (mut decisions, mut others) = (0, 0);
    let mut redeals = FastDice::seeded(21);
    play(game, &mut seated(game, name), &mut FastDice::seeded(20), most, |state, seat, legal| {
        decisions += u32::from(legal.len() > 1);
        if legal.len() == 1 || decisions % every != 0 {
            return;
        }
        let seed = u64::from(decisions);
        let view = game.view(state, Viewer::Seat(seat));
        let ask = |state: &G::State| {
            let view = game.view(state, Viewer::Seat(seat));
            let advice = Advice::of(game, &view, seat, EFFORT, 2, seed).unwrap();
            let mut dice = FastDice::seeded(seed);
            let action = Search::new(EFFORT).choose(&Glimpse::new(game, state, seat), legal, &mut dice);
            // The dice are as far as they were, too.
            (advice.choices, action, dice.below(u32::MAX))
        };
        let told = ask(state);
        let redealt = [0; 2].map(|_| game.redeal(&view, &mut redeals));
        // Found by exchanging hidden things in the true state, so that a fault of redeals does not hide itself.
        let scrambled = game.scramble(state, Viewer::Seat(seat), &mut redeals);
        for world in redealt.into_iter().chain([scrambled]) {
            others += u32::from(world != *state);
            assert_eq!(ask(&world), told, "{} {seat:?}, decision {decisions}", G::NAME);
        }
    });
    others
}

#[test]
fn what_a_seat_cannot_see_changes_neither_its_decision_nor_its_advice() {
    let others = [
        decides_by_its_view_alone(&Ufoludki::standard(3).unwrap(), &BotName::Random, 2, 200),
        decides_by_its_view_alone(&BattleForce::standard(2).unwrap(), &BotName::Greedy, 6, 300),
        decides_by_its_view_alone(&advanced(3), &BotName::Greedy, 9, 400),
    ];
    assert!(others.iter().all(|others| *others > 20), "{others:?}");
}

#[test]
fn a_glimpse_printed_for_debugging_shows_nothing_of_the_state() {
    let game = Ufoludki::standard(3).unwrap();
    let mut printed = std::collections::HashSet::new();
    play(&game, &mut seated(&game, &BotName::Random), &mut FastDice::seeded(2), 30, |state, _, _| {
        printed.insert(format!("{:?}", Glimpse::new(&game, state, Seat::at(0))));
    });
    assert_eq!(printed.len(), 1, "{printed:?}");
}

/// Lets two searches play one seat: one is shown the true states, the other, at every decision, another world that looks
/// the same to the seat. Both keep their trees within a turn. Returns how many decisions with a choice followed one another
/// in a turn.
fn decides_by_its_views_over_whole_turns<G: Insight + Lawful>(game: &G, most: u32) -> u32 {
    let searching = Seat::at(0);
    let (mut search, mut shadow) = (Search::new(EFFORT), Search::new(EFFORT));
    let (mut dice, mut redeals) = (FastDice::seeded(30), FastDice::seeded(31));
    let (mut own, mut shadow_own) = (FastDice::seeded(32), FastDice::seeded(32));
    let mut greedy = G::Greedy::default();
    let mut state = game.start();
    let mut legal = Vec::new();
    let (mut turn, mut followed) = (None, 0);
    for _ in 0..most {
        let Some(seat) = due(game, &mut state, &mut dice) else { break };
        game.legal_actions(&state, seat, &mut legal);
        let glimpse = Glimpse::new(game, &state, seat);
        let action = if seat == searching {
            let view = glimpse.view();
            let world = game.scramble(&state, Viewer::Seat(seat), &mut redeals);
            let action = search.choose(&glimpse, &legal, &mut own);
            let other = shadow.choose(&Glimpse::new(game, &world, seat), &legal, &mut shadow_own);
            assert_eq!(other, action, "{}: {view:?}", G::NAME);
            followed += u32::from(turn == Some(game.turn(&view)) && legal.len() > 1);
            turn = Some(game.turn(&view));
            action
        } else {
            greedy.choose(&glimpse, &legal, &mut dice)
        };
        game.apply(&mut state, Step::Seat(seat, action), &mut Silence).unwrap();
    }
    assert_eq!(own.below(u32::MAX), shadow_own.below(u32::MAX));
    followed
}

#[test]
fn what_a_seat_cannot_see_changes_nothing_over_the_decisions_of_a_turn() {
    let followed = [
        decides_by_its_views_over_whole_turns(&BattleForce::standard(2).unwrap(), 400),
        decides_by_its_views_over_whole_turns(&advanced(3), 500),
    ];
    assert!(followed.iter().all(|followed| *followed > 20), "{followed:?}");
}

/// The decisions of a search in a game against greedy players.
fn decisions<G: Insight>(game: &G, trees: usize, seed: u64) -> Vec<G::Action> {
    let searching = Seat::at(0);
    let mut search = Search::new(EFFORT).with_trees(trees);
    let mut greedy = G::Greedy::default();
    let (mut dice, mut own) = (FastDice::seeded(40), FastDice::seeded(seed));
    let mut state = game.start();
    let (mut legal, mut made) = (Vec::new(), Vec::new());
    for _ in 0..150 {
        let Some(seat) = due(game, &mut state, &mut dice) else { break };
        game.legal_actions(&state, seat, &mut legal);
        let glimpse = Glimpse::new(game, &state, seat);
        let action = if seat == searching {
            made.push(search.choose(&glimpse, &legal, &mut own));
            made[made.len() - 1]
        } else {
            greedy.choose(&glimpse, &legal, &mut dice)
        };
        game.apply(&mut state, Step::Seat(seat, action), &mut Silence).unwrap();
    }
    made
}

fn is_reproducible<G: Insight>(game: &G) {
    let on = |threads: usize, trees: usize, seed: u64| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| decisions(game, trees, seed))
    };
    let made = on(1, 4, 1);
    assert!(made.len() > 5);
    assert_eq!(on(1, 4, 1), made, "{}", G::NAME);
    assert_eq!(on(3, 4, 1), made, "{} with three threads", G::NAME);
    assert_eq!(decisions(game, 1, 1), decisions(game, 1, 1), "{} with one tree", G::NAME);
    let others = (2..8).filter(|seed| on(2, 4, *seed) != made).count();
    assert!(others > 0, "{}: the dice decide nothing", G::NAME);
}

#[test]
fn the_same_dice_lead_to_the_same_decisions_with_any_number_of_threads() {
    is_reproducible(&Ufoludki::standard(3).unwrap());
    is_reproducible(&Fries::standard(2).unwrap());
    is_reproducible(&BattleForce::standard(2).unwrap());
    is_reproducible(&advanced(3));
}

#[test]
fn advice_of_several_trees_has_the_same_numbers_with_any_number_of_threads() {
    let game = Ufoludki::standard(3).unwrap();
    let mut asked = 0;
    play(&game, &mut seated(&game, &BotName::Random), &mut FastDice::seeded(2), 12, |state, seat, legal| {
        let view = game.view(state, Viewer::Seat(seat));
        let on = |threads: usize| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| Advice::of(&game, &view, seat, EFFORT, 4, 9)).unwrap().choices
        };
        let choices = on(1);
        assert_eq!(on(3), choices);
        assert_eq!(choices.len(), legal.len());
        if legal.len() > 1 {
            assert_eq!(choices.iter().map(|choice| choice.visits).sum::<u64>(), u64::from(EFFORT.iterations));
            asked += 1;
        }
    });
    assert!(asked > 6, "{asked}");
}

/// Whether the action ends the game at once with a win of the seat alone; nothing if it does not end it.
fn ends_with_a_win(
    game: &Ufoludki,
    state: &ufoludki::State,
    seat: Seat,
    action: ufoludki::Action,
) -> Option<bool> {
    let mut after = state.clone();
    game.apply_unchecked(&mut after, Step::Seat(seat, action), &mut Silence);
    let is_over = game.waiting(&after) == Waiting::Nobody;
    is_over.then(|| game.winners(&after).contains(seat) && game.winners(&after).len() == 1)
}

#[test]
fn a_move_that_ends_the_game_and_wins_is_found_wherever_there_is_one() {
    let game = Ufoludki::standard(3).unwrap();
    let mut found = 0;
    let mut missed = Vec::new();
    for number in 0..400 {
        let mut bots = seated(&game, &BotName::Random);
        play(&game, &mut bots, &mut FastDice::for_game(50, number), 1000, |state, seat, legal| {
            let outcome = |action: &ufoludki::Action| ends_with_a_win(&game, state, seat, *action);
            let wins = legal.iter().filter(|action| outcome(action) == Some(true)).count();
            if found == 20 || wins == 0 || wins == legal.len() {
                return;
            }
            found += 1;
            let mut search = bot_named(&BotName::Search(300));
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
fn a_hundred_iterations_win_most_games_of_ufoludki_against_two_random_players() {
    let game = Ufoludki::standard(3).unwrap();
    let wins = (0..60_u64).filter(|number| {
        let seat = Seat::at((number % 3) as usize);
        let mut bots = seated(&game, &BotName::Random);
        bots[seat.index()] = bot_named(&BotName::Search(100));
        let state = play(&game, &mut bots, &mut FastDice::for_game(60, *number), 1000, |_, _, _| ());
        game.winners(&state).contains(seat)
    });
    let wins = wins.count();
    assert!(wins > 40, "{wins} of 60");
}

#[test]
fn a_search_for_a_time_thinks_that_long_and_not_much_longer() {
    let game = Ufoludki::standard(3).unwrap();
    let mut state = game.start();
    let mut dice = FastDice::seeded(70);
    let mut legal = Vec::new();
    let seat = loop {
        let seat = due(&game, &mut state, &mut dice).unwrap();
        game.legal_actions(&state, seat, &mut legal);
        if legal.len() > 2 {
            break seat;
        }
        let action = Random.choose(&Glimpse::new(&game, &state, seat), &legal, &mut dice);
        game.apply(&mut state, Step::Seat(seat, action), &mut Silence).unwrap();
    };
    for trees in [1, 2] {
        let mut search = Search::new(EFFORT).with_trees(trees).for_time(Duration::from_millis(50));
        let started = Instant::now();
        search.choose(&Glimpse::new(&game, &state, seat), &legal, &mut dice);
        let took = started.elapsed();
        // No test of speed: the upper bounds are ones that a busy machine keeps.
        assert!(took > Duration::from_millis(40) && took < Duration::from_mins(1), "{took:?}");
        // A single legal action needs no thought.
        let started = Instant::now();
        search = Search::new(EFFORT).with_trees(trees).for_time(Duration::from_mins(2));
        search.choose(&Glimpse::new(&game, &state, seat), &legal[..1], &mut dice);
        assert!(started.elapsed() < Duration::from_mins(1));
    }
}

fn has_levels<G: Insight>(game: &G) {
    let efforts = Level::ALL.map(G::effort);
    assert!(efforts.is_sorted_by(|less, more| less.iterations < more.iterations), "{efforts:?}");
    assert!(efforts.is_sorted_by(|less, more| less.horizon <= more.horizon), "{efforts:?}");
    for level in ["easy", "normal", "hard", "expert"] {
        let name: BotName = level.parse().unwrap();
        assert!(matches!(name, BotName::Level(_)));
        let mut bots = seated(game, &BotName::Greedy);
        bots[0] = bot_named(&name);
        // Experts take a second for a decision here: the first one with a choice is enough.
        let mut has_chosen = false;
        let mut state = game.start();
        let (mut dice, mut legal) = (FastDice::seeded(80), Vec::new());
        while !has_chosen {
            let seat = due(game, &mut state, &mut dice).unwrap();
            game.legal_actions(&state, seat, &mut legal);
            let action = bots[seat.index()].choose(&Glimpse::new(game, &state, seat), &legal, &mut dice);
            assert!(legal.contains(&action), "{level}: {action:?}");
            has_chosen = seat == Seat::at(0) && legal.len() > 1;
            game.apply(&mut state, Step::Seat(seat, action), &mut Silence).unwrap();
        }
    }
}

#[test]
fn all_four_levels_play_every_game_and_each_thinks_more_than_the_one_before() {
    has_levels(&Ufoludki::standard(3).unwrap());
    has_levels(&Fries::standard(2).unwrap());
    has_levels(&BattleForce::standard(2).unwrap());
    has_levels(&advanced(3));
}
