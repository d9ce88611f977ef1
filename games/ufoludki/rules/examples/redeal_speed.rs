//! Measures how many states per second can be dealt from a view: `cargo run --release -p ufoludki --example
//! redeal_speed`. Figures are per second of CPU time, over positions from the beginning to the end of random
//! games.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a measuring tool")]

use std::time::Duration;

use contract::{Dice, FastDice, Rules, Seat, Silence, Step, Viewer, Waiting};
use ufoludki::{State, Ufoludki, View};

fn cpu_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec.try_into().unwrap(), time.tv_nsec.try_into().unwrap())
}

/// Seat 1's views in positions of random games in which a seat is due.
fn views(game: &Ufoludki, wanted: impl Fn(&State) -> bool) -> Vec<View> {
    let mut views = Vec::new();
    let mut actions = Vec::new();
    for number in 0..400 {
        let mut dice = FastDice::for_game(9, number);
        let mut state = game.start();
        loop {
            game.settle(&mut state, &mut dice, &mut Silence);
            let Waiting::Seats(seats) = game.waiting(&state) else { break };
            if wanted(&state) {
                views.push(game.view(&state, Viewer::Seat(Seat::at(0))));
            }
            let seat = seats.first().unwrap();
            game.legal_actions(&state, seat, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut Silence);
        }
    }
    views
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
    for seats in [2, 3, 4, 6] {
        let game = Ufoludki::standard(seats).unwrap();
        let is_mixed = |state: &State| game.arrange(state).memory.is_some();
        let unmixed = views(&game, |state| !is_mixed(state));
        let mut sum = 0;
        measure(&format!("{seats} seats, redeal of unmixed hands"), &unmixed, |view| {
            sum += game.scores(&game.redeal(view, &mut dice))[0];
        });
        let mixed = views(&game, is_mixed);
        if mixed.len() > 100 {
            measure(&format!("{seats} seats, mixed hands, deduced each time"), &mixed, |view| {
                sum += game.scores(&game.redeal(view, &mut dice))[0];
            });
            let deduced: Vec<_> = mixed.iter().map(|view| game.deduce(view)).collect();
            let mut next = deduced.iter().cycle();
            measure(&format!("{seats} seats, mixed hands, dealt from a deduction"), &mixed, |view| {
                sum += game.scores(&game.deal(view, next.next().unwrap(), &mut dice))[0];
            });
        }
        assert!(sum != 0, "the work is used");
    }
}
