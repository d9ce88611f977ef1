//! Prints the figures for docs/games/fries.md: `cargo run --release -p fries_bot --example fries_figures
//! [GAMES]`.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a measuring tool")]

use bots::Bot;
use contract::{FastDice, Glimpse, Rules, Seat, Step, Viewer, Waiting};
use fries::{Ending, Event, Fries};
use fries_bot::Greedy;

/// Totals over the games with one number of players.
#[derive(Default)]
struct Figures {
    rounds: Vec<u16>,
    endings: [u32; 3],
    wins_of_first: f64,
    points: [f64; 3],
    rolls: (u32, u32),
    bumps: u32,
}

fn play(game: &Fries, number: u64, figures: &mut Figures) {
    let mut dice = FastDice::for_game(1, number);
    let mut state = game.start();
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    let mut bot = Greedy;
    loop {
        match game.waiting(&state) {
            Waiting::Chance => {
                game.settle(&mut state, &mut dice, &mut events);
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                game.legal_actions(&state, seat, &mut actions);
                let action = bot.choose(&Glimpse::new(game, &state, seat), &actions, &mut dice);
                game.apply(&mut state, Step::Seat(seat, action), &mut events).unwrap();
            }
            Waiting::Table | Waiting::Nobody => break,
        }
    }
    let mut rounds = 0;
    for event in &events {
        match event {
            Event::Turn { round, .. } => rounds = *round,
            Event::ControlRoll { succeeds, .. } => {
                figures.rolls.0 += 1;
                figures.rolls.1 += u32::from(*succeeds);
            }
            Event::Bumped { .. } => figures.bumps += 1,
            Event::Ended { by, winners } => {
                let place = match by {
                    Ending::Cities => 0,
                    Ending::AllCities => 1,
                    Ending::RoundLimit => 2,
                };
                figures.endings[place] += 1;
                let first = game.first_seat(&state).unwrap();
                figures.wins_of_first +=
                    if winners.contains(first) { 1.0 / winners.len() as f64 } else { 0.0 };
            }
            _ => {}
        }
    }
    figures.rounds.push(rounds);
    let view = game.view(&state, Viewer::Spectator);
    for (seat, arranged) in Seat::all(game.seats()).zip(&view.arrangement().seats) {
        let stands = arranged.stands.len() as f64;
        let witnesses = -2.0 * arranged.witnesses.len() as f64;
        figures.points[1] += stands;
        figures.points[2] += witnesses;
        figures.points[0] += f64::from(view.points()[seat.index()]) - stands - witnesses;
    }
}

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(5000, |games| games.parse().unwrap());
    println!(
        "| players | rounds: median / 90% / longest | first player wins | ends by: cities / all cities / limit | points per player: restaurants / stands / eyewitnesses | successful control rolls | bumps per game |"
    );
    println!("|---|---|---|---|---|---|---|");
    for seats in 2..=5 {
        let game = Fries::standard(seats).unwrap();
        let mut figures = Figures::default();
        (0..games).for_each(|number| play(&game, number, &mut figures));
        figures.rounds.sort_unstable();
        let at = |share: f64| figures.rounds[((games as f64 * share) as usize).min(games as usize - 1)];
        let share = |count: f64| count / games as f64;
        let [cities, all, limit] = figures.endings.map(|count| share(f64::from(count)));
        let [restaurants, stands, witnesses] = figures.points.map(|sum| share(sum) / f64::from(seats));
        println!(
            "| {seats} | {} / {} / {} | {:.3} | {cities:.2} / {all:.2} / {limit:.3} | {restaurants:.1} / {stands:.1} / {witnesses:.1} | {:.2} | {:.1} |",
            at(0.5),
            at(0.9),
            at(1.0),
            share(figures.wins_of_first),
            f64::from(figures.rolls.1) / f64::from(figures.rolls.0),
            share(f64::from(figures.bumps)),
        );
    }
}
