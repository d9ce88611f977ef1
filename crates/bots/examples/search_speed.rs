//! How many iterations a search makes in a second, early in a game, on one thread.
//!
//! `cargo run --release -p bots --example search_speed`

#![allow(clippy::print_stdout, reason = "an example")]

use std::time::Instant;

use battleforce::{BattleForce, Options};
use bots::{Advice, Effort, Insight, Level};
use fries::Fries;
use table::{FastDice, Refusal, Seat, Silence, Viewer, Waiting};
use ufoludki::Ufoludki;

/// The seat that decides first, and what it sees; set-up is passed over by the first legal actions.
fn early<G: Insight>(game: &G, seed: u64) -> Option<(Seat, G::View)> {
    let mut dice = FastDice::seeded(seed);
    let mut state = game.start();
    let mut legal = Vec::new();
    loop {
        match game.waiting(&state) {
            Waiting::Chance => drop(game.settle(&mut state, &mut dice, &mut Silence)),
            Waiting::Seats(seats) => {
                let seat = seats.first()?;
                game.legal_actions(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                if game.first_seat(&state).is_some() && legal.len() > 1 {
                    return Some((seat, view));
                }
                game.apply_unchecked(&mut state, table::Step::Seat(seat, legal[0]), &mut Silence);
            }
            Waiting::Table | Waiting::Nobody => return None,
        }
    }
}

fn measure<G: Insight>(name: &str, game: &G, iterations: u32) {
    let effort = Effort { iterations, ..G::effort(Level::Expert) };
    let (mut done, mut seconds) = (0_u64, 0.0);
    for seed in 0..20 {
        let Some((seat, view)) = early(game, seed) else { continue };
        let started = Instant::now();
        let advice = Advice::of(game, &view, seat, effort, 1, seed);
        seconds += started.elapsed().as_secs_f64();
        done += advice.map_or(0, |advice| advice.choices.iter().map(|choice| choice.visits).sum());
    }
    println!("{name:<28}{:>10.0} iterations a second", done as f64 / seconds);
}

fn main() -> Result<(), Refusal> {
    for seats in [2, 3, 6] {
        measure(&format!("Ufoludki, {seats} players"), &Ufoludki::standard(seats)?, 20_000);
    }
    for seats in [2, 3, 5] {
        measure(&format!("Fries, {seats} players"), &Fries::standard(seats)?, 2000);
    }
    for seats in [2, 4] {
        measure(&format!("Battle Force, {seats} players"), &BattleForce::standard(seats)?, 2000);
        let game = BattleForce::with_options(Options::advanced(), seats)?;
        measure(&format!("  advanced, {seats} players"), &game, 2000);
    }
    Ok(())
}
