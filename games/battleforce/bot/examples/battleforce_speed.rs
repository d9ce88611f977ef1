//! Measures search iterations per second, early in a game, on one thread.
//!
//! `cargo run --release -p battleforce_bot --example battleforce_speed`

#![allow(clippy::print_stdout, reason = "a measuring tool")]

use battleforce::{BattleForce, Options};
use battleforce_bot::Mind;
use bots::checks::iterations_a_second;
use contract::Refusal;

fn main() -> Result<(), Refusal> {
    let started = std::time::Instant::now();
    for seats in [2, 4] {
        let basic = iterations_a_second::<_, Mind>(&BattleForce::standard(seats)?, 2000, || {
            started.elapsed().as_secs_f64()
        });
        println!("Battle Force, {seats} players{basic:>10.0} iterations a second");
        let game = BattleForce::with_options(Options::advanced(), seats)?;
        let advanced = iterations_a_second::<_, Mind>(&game, 2000, || started.elapsed().as_secs_f64());
        println!("  advanced, {seats} players  {advanced:>10.0} iterations a second");
    }
    Ok(())
}
