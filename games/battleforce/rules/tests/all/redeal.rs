//! Redeals are as likely as the pool of hidden cards makes them.

use battleforce::{BattleForce, Options};
use contract::{FastDice, Rules, Seat, Viewer, Waiting};

/// Plays the set-up of a game and returns the game with a state in which a seat is due for its first turn.
fn first_turn(options: Options, seats: u8, seed: u64) -> (BattleForce, <BattleForce as Rules>::State) {
    let game = BattleForce::with_options(options, seats).unwrap();
    let mut dice = FastDice::seeded(seed);
    let mut state = game.start();
    let mut actions = Vec::new();
    while game.view(&state, Viewer::Spectator).active().is_none() {
        match game.waiting(&state) {
            Waiting::Chance => {
                game.settle(&mut state, &mut dice, &mut contract::Silence);
            }
            _ => {
                contract::play_at_random(&game, &mut state, &mut actions, &mut dice, 1);
            }
        }
    }
    (game, state)
}

#[test]
fn each_hidden_card_is_equally_likely_in_every_hidden_place() {
    for options in [Options::default(), Options::advanced()] {
        let (game, state) = first_turn(options, 3, 5);
        let viewer = Viewer::Seat(Seat::at(0));
        let view = game.view(&state, viewer);
        let own: Vec<String> = view.hand().iter().chain(&view.reserve()).map(ToString::to_string).collect();
        let deduction = game.deduce(&view);
        let mut dice = FastDice::seeded(9);
        let other = Viewer::Seat(Seat::at(1));
        let samples = 20_000;
        // The number of Phaser-1 cards with any value that the second player holds, against the pool's share.
        let mut held = 0_u32;
        let mut in_hand = 0_u32;
        for _ in 0..samples {
            let world = game.deal(&view, &deduction, &mut dice);
            let seen = game.view(&world, other);
            let phasers = |cards: &[battleforce::Card]| {
                cards.iter().filter(|card| card.kind == battleforce::Kind::Phaser1).count() as u32
            };
            held += phasers(&seen.hand()) + phasers(&seen.reserve());
            in_hand += phasers(&seen.hand());
        }
        let own_phasers = own.iter().filter(|card| card.starts_with("phaser_1")).count();
        let pool = 90 - own.len();
        let share = (13 - own_phasers) as f64 / pool as f64;
        let player = view.player(Seat::at(1));
        let places = f64::from(player.hand + player.reserve_cards);
        let expected = share * places * f64::from(samples);
        // Five standard deviations; the distribution is narrower than a binomial one.
        let tolerance = 5.0 * (expected * (1.0 - share)).sqrt();
        assert!((f64::from(held) - expected).abs() < tolerance, "{held} instead of {expected}");
        let in_hand_expected = share * f64::from(player.hand) * f64::from(samples);
        assert!(
            (f64::from(in_hand) - in_hand_expected).abs() < tolerance,
            "{in_hand} instead of {in_hand_expected}"
        );
    }
}

#[test]
fn a_ship_face_down_may_be_any_ship_that_has_not_been_seen() {
    let (game, state) = (0..20)
        .map(|seed| first_turn(Options::advanced(), 2, seed))
        .find(|(game, state)| {
            let view = game.view(state, Viewer::Seat(Seat::at(0)));
            view.player(Seat::at(1)).face_down == 2
        })
        .unwrap();
    let view = game.view(&state, Viewer::Seat(Seat::at(0)));
    let mut dice = FastDice::seeded(3);
    let mut met = std::collections::BTreeMap::new();
    let samples = 8000;
    for _ in 0..samples {
        let world = game.redeal(&view, &mut dice);
        let owner = game.view(&world, Viewer::Seat(Seat::at(1)));
        for ship in owner.player(Seat::at(1)).reserve {
            *met.entry(ship.to_string()).or_insert(0_u32) += 1;
        }
    }
    // Of 36 ships, 15 are the viewer's own and the opponent has shown 13. That leaves eight: two face down
    // and six in the deck.
    assert_eq!(met.len(), 8, "{met:?}");
    let expected = f64::from(2 * samples) / 8.0;
    assert!(
        met.values().all(|count| (f64::from(*count) - expected).abs() < 5.0 * expected.sqrt()),
        "{met:?}"
    );
}
