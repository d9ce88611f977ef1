//! Prints the figures for docs/games/battleforce.md: `cargo run --release -p battleforce_bot --example
//! battleforce_figures [GAMES] [CONTENT]`. With a content file it measures other components than the embedded
//! ones.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a measuring tool")]

use std::collections::BTreeMap;

use battleforce::{Action, Attacker, BattleForce, Ending, Event, Options};
use battleforce_bot::Greedy;
use bots::Bot;
use contract::{FastDice, Glimpse, Rules, Seat, Step, Waiting};

/// Totals over the games of one kind.
#[derive(Default)]
struct Figures {
    games: u64,
    turns: Vec<u8>,
    steps: u64,
    player_turns: u32,
    quiet_turns: u32,
    /// Attacks and kills by ships, fighters, planets, PFs and mutiny.
    attacks: [(u32, u32); 5],
    captured: u32,
    endings: BTreeMap<&'static str, u32>,
    wins_of_first: f64,
    dead: (u32, u32),
    /// By kind of card: how often it was played, and how often in an attack that killed.
    cards: BTreeMap<String, (u32, u32)>,
    /// By ship: kills and losses.
    ships: BTreeMap<String, (u32, u32)>,
}

struct Attack {
    by: usize,
    ship: Option<String>,
    cards: Vec<String>,
}

fn play(game: &BattleForce, number: u64, figures: &mut Figures) {
    let mut dice = FastDice::for_game(1, number);
    let mut state = game.start();
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    let mut bot = Greedy;
    loop {
        match game.waiting(&state) {
            Waiting::Chance => {
                figures.steps += u64::from(game.settle(&mut state, &mut dice, &mut events));
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                game.legal_actions(&state, seat, &mut actions);
                if actions.contains(&Action::Redraw) {
                    let view = game.view(&state, contract::Viewer::Seat(seat));
                    let hand = view.hand();
                    let dead = |card: &&battleforce::Card| {
                        card.kind.is_weapon() && view.ships_that_fire(game, card.kind).is_empty()
                    };
                    figures.dead.0 += hand.iter().filter(dead).count() as u32;
                    figures.dead.1 += hand.len() as u32;
                }
                let action = bot.choose(&Glimpse::new(game, &state, seat), &actions, &mut dice);
                game.apply(&mut state, Step::Seat(seat, action), &mut events).unwrap();
                figures.steps += 1;
            }
            Waiting::Table | Waiting::Nobody => break,
        }
    }
    figures.games += 1;
    count(game, &events, figures, game.first_seat(&state).unwrap());
}

fn count(game: &BattleForce, events: &[Event], figures: &mut Figures, first: Seat) {
    let mut attack: Option<Attack> = None;
    let (mut last_turn, mut is_quiet) = (0, false);
    let name = |id: &battleforce::ShipId| {
        let info = game.ship_info(*id).unwrap();
        format!("{} {}", info.class, info.name)
    };
    for event in events {
        match event {
            Event::Turn { turn, .. } => {
                last_turn = *turn;
                figures.player_turns += 1;
                figures.quiet_turns += u32::from(is_quiet);
                is_quiet = true;
            }
            Event::Attacks { attacker, .. } => {
                is_quiet = false;
                let (by, ship) = match attacker {
                    Attacker::Ship(ship) => (0, Some(name(ship))),
                    Attacker::Fighters(ship, _) => (1, Some(name(ship))),
                    Attacker::Planet(_) => (2, None),
                    Attacker::Flotilla => (3, None),
                    Attacker::Mutiny => (4, None),
                };
                if attack.as_ref().is_none_or(|attack| attack.by != 3 || by != 3) {
                    figures.attacks[by].0 += 1;
                }
                attack = Some(Attack { by, ship, cards: Vec::new() });
            }
            Event::Fired { card, booster, .. } => {
                let mut played = vec![card.kind.to_string()];
                played.extend(booster.map(|kind| kind.to_string()));
                for kind in played {
                    figures.cards.entry(kind.clone()).or_default().0 += 1;
                    if let Some(attack) = &mut attack {
                        attack.cards.push(kind.clone());
                    }
                }
            }
            Event::Defends { card, .. } => figures.cards.entry(card.kind.to_string()).or_default().0 += 1,
            Event::Destroyed { ship, .. } => {
                figures.ships.entry(name(ship)).or_default().1 += 1;
                if let Some(attack) = attack.take() {
                    figures.attacks[attack.by].1 += 1;
                    for kind in attack.cards {
                        figures.cards.entry(kind).or_default().1 += 1;
                    }
                    if let Some(ship) = attack.ship {
                        figures.ships.entry(ship).or_default().0 += 1;
                    }
                }
            }
            Event::Captured { .. } => figures.captured += 1,
            Event::Ended { by, winners } => {
                let word = match by {
                    Ending::LastFleet => "last fleet",
                    Ending::TurnLimit => "cap",
                    _ => "other",
                };
                *figures.endings.entry(word).or_default() += 1;
                figures.wins_of_first +=
                    if winners.contains(first) { 1.0 / winners.len() as f64 } else { 0.0 };
            }
            _ => {}
        }
    }
    figures.turns.push(last_turn);
}

fn percent(part: u32, whole: u32) -> f64 {
    100.0 * f64::from(part) / f64::from(whole.max(1))
}

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(1000, |games| games.parse().unwrap());
    let text = std::env::args().nth(2).map(|path| std::fs::read_to_string(path).unwrap());
    let content = BattleForce::read_content(text.as_deref().unwrap_or(BattleForce::CONTENT)).unwrap();
    let mut all = Figures::default();
    println!(
        "| game | players | game turns, median / 90% / longest | steps per game | ends at the cap | first player wins | kills per game | ship attacks that kill | kills by ships / fighters / planets / PFs / mutiny | turns without attack | dead weapon cards in hand |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
    for (title, options) in [("basic", Options::default()), ("advanced", Options::advanced())] {
        for seats in 2..=6 {
            let game = BattleForce::new(content.clone(), options.clone(), seats).unwrap();
            let mut figures = Figures::default();
            (0..games).for_each(|number| play(&game, number, &mut figures));
            figures.turns.sort_unstable();
            let at = |share: f64| figures.turns[((figures.turns.len() - 1) as f64 * share) as usize];
            let kills: u32 = figures.attacks.iter().map(|(_, kills)| kills).sum();
            let [ships, fighters, planets, flotillas, mutinies] = figures.attacks;
            println!(
                "| {title} | {seats} | {} / {} / {} | {} | {:.0}% | {:.3} | {:.1} | {:.0}% | {:.0} / {:.0} / {:.0} / {:.0} / {:.0}% | {:.0}% | {:.0}% |",
                at(0.5),
                at(0.9),
                at(1.0),
                figures.steps / games,
                percent(*figures.endings.get("cap").unwrap_or(&0), games as u32),
                figures.wins_of_first / games as f64,
                f64::from(kills) / games as f64,
                percent(ships.1, ships.0),
                percent(ships.1, kills),
                percent(fighters.1, kills),
                percent(planets.1, kills),
                percent(flotillas.1, kills),
                percent(mutinies.1, kills),
                percent(figures.quiet_turns, figures.player_turns),
                percent(figures.dead.0, figures.dead.1),
            );
            for (kind, (played, killed)) in figures.cards {
                let sum = all.cards.entry(kind).or_default();
                *sum = (sum.0 + played, sum.1 + killed);
            }
            for (ship, (kills, losses)) in figures.ships {
                let sum = all.ships.entry(ship).or_default();
                *sum = (sum.0 + kills, sum.1 + losses);
            }
            all.games += games;
        }
    }
    println!("\n| card | played per game | share of its attacks that kill |\n|---|---|---|");
    for (kind, (played, killed)) in &all.cards {
        println!(
            "| {kind} | {:.2} | {:.0}% |",
            f64::from(*played) / all.games as f64,
            percent(*killed, *played)
        );
    }
    println!("\n| ship | kills per game | share of games in which it is lost |\n|---|---|---|");
    for (ship, (kills, losses)) in &all.ships {
        let per_game = |count: &u32| f64::from(*count) / all.games as f64;
        println!("| {ship} | {:.2} | {:.0}% |", per_game(kills), 100.0 * per_game(losses));
    }
}
