//! Checks that the search decides only by what its seat sees, reproducibly, and within its budget.

use std::sync::Arc;

use contract::conformance::Lawful;
use contract::{Dice, FastDice, Glimpse, Rules, Seat, Silence, Step, Viewer};

use super::{due, play, seated};
use crate::search::finish;
use crate::{Advice, Alone, Bot, BotName, Bots, BotsOf, Effort, Insight, Level, Search, Trees, Workers};

/// How hard the searches think here: enough to decide, and still fast.
pub const EFFORT: Effort = Effort { iterations: 120, horizon: 12 };

/// Asks the same question in the true state and in worlds that look the same to the seat, in some of the
/// decisions with a choice in a game between bots. Returns the number of worlds in which the hidden part
/// differed.
pub fn decides_by_its_view_alone<G: Lawful, I: Insight<G>>(
    game: &G,
    name: &BotName,
    every: u32,
    most: u32,
) -> u32 {
    let (mut decisions, mut others) = (0, 0);
    let mut redeals = FastDice::seeded(21);
    play(game, &mut seated::<G, I>(game, name), &mut FastDice::seeded(20), most, |state, seat, legal| {
        decisions += u32::from(legal.len() > 1);
        if legal.len() == 1 || decisions % every != 0 {
            return;
        }
        let seed = u64::from(decisions);
        let view = game.view(state, Viewer::Seat(seat));
        let ask = |state: &G::State| {
            let view = game.view(state, Viewer::Seat(seat));
            let advice = Advice::of::<I>(
                game,
                &view,
                seat,
                EFFORT,
                &Trees { count: 2, workers: Arc::new(Alone) },
                seed,
            )
            .expect("the seat is due");
            let mut dice = FastDice::seeded(seed);
            let glimpse = Glimpse::new(game, state, seat);
            let action = Search::<G, I>::new(EFFORT).choose(&glimpse, legal, &mut dice);
            // The same number of rolls has been made, too.
            (advice.choices, action, dice.below(u32::MAX))
        };
        let told = ask(state);
        let redealt = [0; 2].map(|_| game.redeal(&view, &mut redeals));
        // Found by exchanging hidden things in the true state, so that a fault in redeals does not hide
        // itself.
        let scrambled = game.scramble(state, Viewer::Seat(seat), &mut redeals);
        for world in redealt.into_iter().chain([scrambled]) {
            others += u32::from(world != *state);
            assert_eq!(ask(&world), told, "{} {seat:?}, decision {decisions}", G::NAME);
        }
    });
    others
}

/// Lets two searches play one seat. One sees the true states. The other sees, at every decision, another
/// world that looks the same to the seat. Both keep their trees within a turn. Returns how many decisions
/// with a choice directly followed another one in the same turn.
pub fn decides_by_its_views_over_whole_turns<G: Lawful, I: Insight<G>>(game: &G, most: u32) -> u32 {
    let searching = Seat::at(0);
    let (mut search, mut shadow) = (Search::<G, I>::new(EFFORT), Search::<G, I>::new(EFFORT));
    let (mut dice, mut redeals) = (FastDice::seeded(30), FastDice::seeded(31));
    let (mut own, mut shadow_own) = (FastDice::seeded(32), FastDice::seeded(32));
    let mut greedy = I::Greedy::default();
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
            followed += u32::from(turn == Some(I::turn(game, &view)) && legal.len() > 1);
            turn = Some(I::turn(game, &view));
            action
        } else {
            greedy.choose(&glimpse, &legal, &mut dice)
        };
        game.apply(&mut state, Step::Seat(seat, action), &mut Silence).expect("bots keep to the rules");
    }
    assert_eq!(own.below(u32::MAX), shadow_own.below(u32::MAX));
    followed
}

/// Plays a game against greedy players and returns the number of decisions in which the search knows more
/// than its iterations for this decision could have told it, because it has kept its tree from the one
/// before.
pub fn keeps_its_trees<G: Rules, I: Insight<G>>(game: &G, most: u32) -> u32 {
    let effort = Effort { iterations: 320, horizon: 20 };
    let mut dice = FastDice::seeded(6);
    let mut state = game.start();
    let mut search = Search::<G, I>::new(effort);
    let mut legal = Vec::new();
    let mut kept = 0;
    for _ in 0..most {
        let Some(seat) = due(game, &mut state, &mut dice) else { break };
        game.legal_actions(&state, seat, &mut legal);
        let glimpse = Glimpse::new(game, &state, seat);
        let action = if seat == Seat::at(0) {
            let advice = search.think(game, glimpse.view(), seat, &legal, &mut dice);
            let visits = advice.choices.iter().map(|choice| choice.visits).sum::<u64>();
            kept += u32::from(visits > u64::from(effort.iterations / I::DECISIONS));
            advice.best()
        } else {
            I::Greedy::default().choose(&glimpse, &legal, &mut dice)
        };
        game.apply(&mut state, Step::Seat(seat, action), &mut Silence).expect("bots keep to the rules");
    }
    kept
}

/// A search's decisions in a game against greedy players.
fn decisions_of_a_search<G: Rules, I: Insight<G>>(game: &G, trees: Trees, seed: u64) -> Vec<G::Action> {
    let searching = Seat::at(0);
    let mut search = Search::<G, I>::new(EFFORT).with_trees(trees);
    let mut greedy = I::Greedy::default();
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
        game.apply(&mut state, Step::Seat(seat, action), &mut Silence).expect("bots keep to the rules");
    }
    made
}

/// Checks that the same dice lead to the same decisions, with any number of threads.
pub fn is_reproducible<G: Rules, I: Insight<G>>(game: &G, threads: impl Fn(usize) -> Arc<dyn Workers>) {
    let on = |workers: Arc<dyn Workers>, seed: u64| {
        decisions_of_a_search::<G, I>(game, Trees { count: 4, workers }, seed)
    };
    let with_one_tree = || decisions_of_a_search::<G, I>(game, Trees::one(), 1);
    let made = on(Arc::new(Alone), 1);
    assert!(made.len() > 5);
    assert_eq!(on(threads(1), 1), made, "{}", G::NAME);
    assert_eq!(on(threads(3), 1), made, "{} with three threads", G::NAME);
    assert_eq!(with_one_tree(), with_one_tree(), "{} with one tree", G::NAME);
    let others = (2..8).filter(|seed| on(threads(2), *seed) != made).count();
    assert!(others > 0, "{}: the dice decide nothing", G::NAME);
}

/// Checks that advice from several trees has the same numbers with any number of threads and uses up its
/// budget, in the first decisions of a random game. Returns how many of them had a choice.
pub fn advice_is_reproducible<G: Rules, I: Insight<G>>(
    game: &G,
    most: u32,
    threads: impl Fn(usize) -> Arc<dyn Workers>,
) -> u32 {
    let mut asked = 0;
    let mut bots = seated::<G, I>(game, &BotName::Random);
    play(game, &mut bots, &mut FastDice::seeded(2), most, |state, seat, legal| {
        let view = game.view(state, Viewer::Seat(seat));
        let on = |workers: Arc<dyn Workers>| {
            let advice = Advice::of::<I>(game, &view, seat, EFFORT, &Trees { count: 4, workers }, 9);
            advice.expect("the seat is due").choices
        };
        let choices = on(Arc::new(Alone));
        assert_eq!(on(threads(3)), choices);
        assert_eq!(choices.len(), legal.len());
        if legal.len() > 1 {
            assert_eq!(choices.iter().map(|choice| choice.visits).sum::<u64>(), u64::from(EFFORT.iterations));
            asked += 1;
        }
    });
    asked
}

/// Checks that all four levels play, and that each thinks more than the one before.
pub fn has_levels<G: Rules, I: Insight<G>>(game: &G) {
    let efforts = Level::ALL.map(I::effort);
    assert!(efforts.is_sorted_by(|less, more| less.iterations < more.iterations), "{efforts:?}");
    assert!(efforts.is_sorted_by(|less, more| less.horizon <= more.horizon), "{efforts:?}");
    for level in ["easy", "normal", "hard", "expert"] {
        let name: BotName = level.parse().expect("the level exists");
        assert!(matches!(name, BotName::Level(_)));
        let mut bots = seated::<G, I>(game, &BotName::Greedy);
        bots[0] = BotsOf::<I>::NEW.bot(&name).expect("the bot is not a program");
        // An expert takes a second for a decision here, so the first one with a choice is enough.
        let mut has_chosen = false;
        let mut state = game.start();
        let (mut dice, mut legal) = (FastDice::seeded(80), Vec::new());
        while !has_chosen {
            let seat = due(game, &mut state, &mut dice).expect("seat 1 has a choice in every game");
            game.legal_actions(&state, seat, &mut legal);
            let action = bots[seat.index()].choose(&Glimpse::new(game, &state, seat), &legal, &mut dice);
            assert!(legal.contains(&action), "{level}: {action:?}");
            has_chosen = seat == Seat::at(0) && legal.len() > 1;
            game.apply(&mut state, Step::Seat(seat, action), &mut Silence).expect("bots keep to the rules");
        }
    }
}

/// The sum of all seats' rewards in twenty playouts from the start.
fn playouts<G: Rules, I: Insight<G>>(game: &G, horizon: u32, legal: &mut Vec<G::Action>) -> f32 {
    let mut dice = FastDice::seeded(4);
    let mut sum = 0.0;
    for number in 0..20 {
        let mut state = game.start();
        let searches = Seat::at(number % usize::from(game.seats()));
        let found = finish::<G, I>(game, &mut state, legal, horizon, searches, &mut dice);
        sum += found.reward.iter().sum::<f32>();
    }
    sum
}

/// Checks that a playout allocates nothing once the list of actions has grown, and that its rewards add up to
/// one win. The caller counts allocations, in a program with a counting allocator.
pub fn playouts_allocate_nothing<G: Rules, I: Insight<G>>(
    game: &G,
    allocations: impl Fn(&mut dyn FnMut()) -> u64,
) {
    let mut legal = Vec::new();
    for horizon in [60, u32::MAX] {
        let warm = playouts::<G, I>(game, horizon, &mut legal);
        let mut again = 0.0;
        let counted = allocations(&mut || again = playouts::<G, I>(game, horizon, &mut legal));
        assert_eq!(counted, 0, "{} with {} seats", G::NAME, game.seats());
        assert_eq!(warm.to_bits(), again.to_bits());
        assert!((again - 20.0).abs() < 0.01, "the shares of {} add up to {again} in 20 playouts", G::NAME);
    }
}

/// The seat that decides first and its view. Set-up is skipped by taking the first legal actions.
fn early<G: Rules>(game: &G, seed: u64) -> Option<(Seat, G::View)> {
    let mut dice = FastDice::seeded(seed);
    let mut state = game.start();
    let mut legal = Vec::new();
    loop {
        let seat = due(game, &mut state, &mut dice)?;
        game.legal_actions(&state, seat, &mut legal);
        if game.first_seat(&state).is_some() && legal.len() > 1 {
            return Some((seat, game.view(&state, Viewer::Seat(seat))));
        }
        game.apply_unchecked(&mut state, Step::Seat(seat, legal[0]), &mut Silence);
    }
}

/// How many iterations per second a search makes early in a game, on one thread: the mean of twenty decisions
/// with this many iterations each. The clock returns seconds since an arbitrary moment, because this crate
/// reads none.
pub fn iterations_a_second<G: Rules, I: Insight<G>>(
    game: &G,
    iterations: u32,
    clock: impl Fn() -> f64,
) -> f64 {
    let effort = Effort { iterations, ..I::effort(Level::Expert) };
    let (mut done, mut seconds) = (0_u64, 0.0);
    for seed in 0..20 {
        let Some((seat, view)) = early(game, seed) else { continue };
        let started = clock();
        let advice = Advice::of::<I>(game, &view, seat, effort, &Trees::one(), seed);
        seconds += clock() - started;
        done += advice.map_or(0, |advice| advice.choices.iter().map(|choice| choice.visits).sum());
    }
    done as f64 / seconds
}
