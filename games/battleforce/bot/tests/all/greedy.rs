//! Games between greedy players end, and no card or ship is lost or duplicated.

use battleforce::{BattleForce, Event, Options};
use battleforce_bot::Greedy;
use bots::{Bot, Random};
use contract::conformance::{Lawful, sample};
use contract::{Dice, FastDice, Glimpse, Rules, Seat, SeatSet, Step, Waiting};

/// Plays a game to its end and returns the winners. Counts all cards and ships at the start of every turn.
fn play(game: &BattleForce, greedy: impl Fn(Seat) -> bool, dice: &mut FastDice) -> SeatSet {
    let mut state = game.start();
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    for _ in 0..100_000 {
        match game.waiting(&state) {
            Waiting::Chance => {
                game.settle(&mut state, dice, &mut events);
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                game.legal_actions(&state, seat, &mut actions);
                let glimpse = Glimpse::new(game, &state, seat);
                let action = if greedy(seat) {
                    Greedy.choose(&glimpse, &actions, dice)
                } else {
                    Random.choose(&glimpse, &actions, dice)
                };
                game.apply(&mut state, Step::Seat(seat, action), &mut events).unwrap();
            }
            Waiting::Table | Waiting::Nobody => {
                assert_eq!(game.lost_or_doubled(&state), None);
                return game.winners(&state);
            }
        }
        if events.iter().any(|event| matches!(event, Event::Turn { .. })) {
            assert_eq!(game.lost_or_doubled(&state), None);
        }
        events.clear();
    }
    panic!("the game does not end");
}

#[test]
fn greedy_games_with_random_options_end_and_conserve_cards_and_ships() {
    let mut dice = FastDice::seeded(77);
    let mut played = 0;
    while played < sample(10_000) {
        let seats = 2 + dice.below(7) as u8;
        let Ok(game) = BattleForce::with_options(Options::at_random(&mut dice), seats) else { continue };
        assert!(!play(&game, |_| true, &mut dice).is_empty());
        played += 1;
    }
}

#[test]
fn greedy_beats_random_in_the_basic_and_advanced_games() {
    for options in [Options::default(), Options::advanced()] {
        let game = BattleForce::with_options(options, 2).unwrap();
        let mut dice = FastDice::seeded(5);
        let wins = (0..200_usize).filter(|number| {
            let seat = Seat::at(number % 2);
            play(&game, |other| other == seat, &mut dice).contains(seat)
        });
        let wins = wins.count();
        assert!(wins > 180, "greedy wins {wins} of 200");
    }
}
