//! The laws of the table on random games over player counts, levels and options.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "tests")]

use battleforce::{
    BattleForce, End, FleetChoice, FlotillaFire, FlotillaStrength, Level, Options, PlanetFighters,
    Reductions, Ties, WebPhasers,
};
use table::conformance::{Checked, Plan, check};
use table::{Dice, FastDice};

/// Games with options at random, as many as asked for; combinations that are refused are thrown again.
fn games(count: usize, seed: u64) -> Vec<BattleForce> {
    let mut dice = FastDice::seeded(seed);
    let mut games = Vec::new();
    while games.len() < count {
        let seats = if dice.below(12) == 0 { 7 + dice.below(2) } else { 2 + dice.below(5) } as u8;
        games.extend(BattleForce::with_options(random_options(&mut dice), seats));
    }
    games
}

fn random_options(dice: &mut FastDice) -> Options {
    fn one<T: Copy>(dice: &mut FastDice, of: &[T]) -> T {
        of[dice.below(of.len() as u32) as usize]
    }
    fn rarely(dice: &mut FastDice) -> bool {
        dice.below(4) == 0
    }
    if dice.below(12) == 0 {
        return Options {
            second_attack: rarely(dice),
            traditional_damage: rarely(dice),
            ..Options::solitaire()
        };
    }
    let fleet = one(
        dice,
        &[
            FleetChoice::Dealt,
            FleetChoice::Dealt,
            FleetChoice::Points,
            FleetChoice::Draft,
            FleetChoice::Centre,
            FleetChoice::FirstFour,
            FleetChoice::Race,
        ],
    );
    Options {
        game: one(dice, &[Level::Introductory, Level::Basic, Level::Basic, Level::Advanced, Level::Advanced]),
        formations: !rarely(dice),
        fighters: !rarely(dice),
        solitaire: false,
        fleet,
        points: if fleet == FleetChoice::Points { one(dice, &[20, 40, 65, 120]) } else { 65 },
        top_discard: rarely(dice),
        allies: rarely(dice),
        diplomacy: rarely(dice),
        second_attack: rarely(dice),
        traditional_damage: rarely(dice),
        order_cards: rarely(dice),
        end: one(
            dice,
            &[
                End::LastFleet,
                End::Time,
                End::Reshuffles(3),
                End::Reshuffles(4),
                End::Ships(3),
                End::Ships(1),
                End::Elimination,
            ],
        ),
        ties: one(dice, &[Ties::Shared, Ties::Cards, Ties::Duel]),
        planet_fighters: one(dice, &[PlanetFighters::TwoDice, PlanetFighters::SixAndDie]),
        flotilla_strength: one(dice, &[FlotillaStrength::Boats, FlotillaStrength::Points]),
        flotilla_fire: one(dice, &[FlotillaFire::OneEach, FlotillaFire::EveryShip]),
        reductions: one(dice, &[Reductions::Card, Reductions::Card, Reductions::Attack]),
        web_phasers: one(dice, &[WebPhasers::AtFighters, WebPhasers::InDefence]),
    }
}

fn report(checked: Checked) {
    println!("{checked:?}");
    assert!(checked.states > 0 && checked.refusals > 0 && checked.settled > 0 && checked.shadowed > 0);
}

#[test]
fn the_laws_hold_in_every_state_of_some_games() {
    report(check(&games(8, 1), Plan::full(8)).unwrap());
}

#[test]
fn a_hundred_thousand_random_games_break_no_law() {
    let checked = check(&games(500, 2), Plan::sampled(100_000, u64::MAX)).unwrap();
    assert_eq!(checked.games, 100_000);
}
