//! Measures how many states per second can be dealt from a view: `cargo run --release -p battleforce
//! --example battleforce_redeals`. Figures are per second of CPU time, over positions of random games.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a measuring tool")]

use std::time::Duration;

use battleforce::{BattleForce, Options, View};
use contract::{Dice, FastDice, Rules, Seat, Silence, Step, Viewer, Waiting};

fn cpu_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec.try_into().unwrap(), time.tv_nsec.try_into().unwrap())
}

/// Seat 1's views in some positions of random games, before and after the first reshuffle.
fn views(game: &BattleForce) -> (Vec<View>, Vec<View>) {
    let (mut before, mut after) = (Vec::new(), Vec::new());
    let mut actions = Vec::new();
    for number in 0..4 {
        let mut dice = FastDice::for_game(9, number);
        let mut state = game.start();
        loop {
            game.settle(&mut state, &mut dice, &mut Silence);
            let Waiting::Seats(seats) = game.waiting(&state) else { break };
            let view = game.view(&state, Viewer::Seat(Seat::at(0)));
            if dice.below(10) == 0 {
                if view.held_at_reshuffle().is_empty() { before.push(view) } else { after.push(view) }
            }
            let seat = seats.first().unwrap();
            game.legal_actions(&state, seat, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut Silence);
        }
    }
    (before, after)
}

/// Calls `work` with one view after another for about two seconds and prints the rate.
fn measure(what: &str, views: &[View], mut work: impl FnMut(&View)) {
    let start = cpu_time();
    let mut done = 0_u64;
    while cpu_time().saturating_sub(start) < Duration::from_secs(2) {
        for view in views {
            work(view);
        }
        done += views.len() as u64;
    }
    let rate = done as f64 / (cpu_time().saturating_sub(start)).as_secs_f64();
    println!("{what}: {:.3} million per second of processor time", rate / 1e6);
}

fn main() {
    let mut dice = FastDice::seeded(1);
    for (level, options) in [("basic", Options::default()), ("advanced", Options::advanced())] {
        for seats in [2, 4] {
            let game = BattleForce::with_options(options.clone(), seats).unwrap();
            let (before, after) = views(&game);
            let mut sum = 0;
            measure(&format!("{level}, {seats} seats, before the first reshuffle"), &before, |view| {
                sum += game.scores(&game.redeal(view, &mut dice))[0];
            });
            measure(&format!("{level}, {seats} seats, after it, deduced each time"), &after, |view| {
                sum += game.scores(&game.redeal(view, &mut dice))[0];
            });
            let deduced: Vec<_> = after.iter().map(|view| game.deduce(view)).collect();
            let mut next = deduced.iter().cycle();
            measure(&format!("{level}, {seats} seats, after it, dealt from a deduction"), &after, |view| {
                sum += game.scores(&game.deal(view, next.next().unwrap(), &mut dice))[0];
            });
            assert!(sum != 0, "the work is used");
        }
    }
}
