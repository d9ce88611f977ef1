//! Measures search iterations per second, early in a game, on one thread.
//!
//! `cargo run --release -p fries_bot --example fries_speed`

#![allow(clippy::print_stdout, reason = "a measuring tool")]

use bots::checks::iterations_a_second;
use contract::Refusal;
use fries::Fries;
use fries_bot::Mind;

fn main() -> Result<(), Refusal> {
    let started = std::time::Instant::now();
    for seats in [2, 3, 5] {
        let speed = iterations_a_second::<_, Mind>(&Fries::standard(seats)?, 2000, || {
            started.elapsed().as_secs_f64()
        });
        println!("Fries, {seats} players{speed:>10.0} iterations a second");
    }
    Ok(())
}
