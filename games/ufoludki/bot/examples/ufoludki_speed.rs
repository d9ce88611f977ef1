//! Measures search iterations per second, early in a game, on one thread.
//!
//! `cargo run --release -p ufoludki_bot --example ufoludki_speed`

#![allow(clippy::print_stdout, reason = "a measuring tool")]

use bots::checks::iterations_a_second;
use contract::Refusal;
use ufoludki::Ufoludki;
use ufoludki_bot::Mind;

fn main() -> Result<(), Refusal> {
    let started = std::time::Instant::now();
    for seats in [2, 3, 6] {
        let speed = iterations_a_second::<_, Mind>(&Ufoludki::standard(seats)?, 20_000, || {
            started.elapsed().as_secs_f64()
        });
        println!("Ufoludki, {seats} players{speed:>10.0} iterations a second");
    }
    Ok(())
}
