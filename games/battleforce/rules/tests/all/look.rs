//! A look shows only what its seat knows, and agrees with the view.

use battleforce::{Action, BattleForce, Kind, Line, Look, Options, View};
use contract::{Dice, FastDice, Rules, Seat, Silence, Step, Viewer, Waiting};

/// Everything that a look shows, as text.
fn told(look: &Look<'_>) -> String {
    let mut lines = Vec::new();
    let hand: Vec<_> = look.hand().collect();
    let reserve: Vec<_> = look.reserve().collect();
    lines.push(format!("{hand:?} {reserve:?} {:?} {:?}", look.held(), look.top_discard()));
    for seat in Seat::all(look.seats()) {
        let ships = Line::ALL.map(|line| look.ships(seat, line).iter().map(|hull| look.id(hull)).collect());
        let ships: [Vec<_>; 3] = ships;
        lines.push(format!("{seat} {} {ships:?}", look.score(seat)));
    }
    let incoming = look.incoming();
    let shots: Vec<_> = (0..=10).map(|shot| look.shot_damage(shot)).collect();
    let named: Vec<_> = look.shots_to_name().collect();
    lines.push(format!("{incoming:?} {shots:?} {named:?} {} {:?}", look.expected_dice(), look.active()));
    lines.push(format!("{} {:?} {:?}", look.turns(), look.fireable(), look.attacking_ship()));
    for ship in look.own().iter() {
        let mut gunner = look.gunner(ship);
        let volleys: Vec<_> = look.enemies().iter().map(|target| gunner.at(target)).collect();
        lines.push(format!("{:?} {volleys:?}", look.id(gunner.hull())));
    }
    for ship in look.own().iter().chain(look.enemies().iter()) {
        lines.push(format!("{} of {} {}", look.hits_left(ship), look.hits(ship), look.damaged(ship)));
    }
    lines.join("\n")
}

/// Compares a look with the view, where both have an answer.
fn check_against_view(game: &BattleForce, look: &Look<'_>, view: &View) {
    assert_eq!(look.hand().collect::<Vec<_>>(), view.hand());
    assert_eq!(look.reserve().collect::<Vec<_>>(), view.reserve());
    assert_eq!(look.top_discard(), view.discards().last().copied());
    for seat in Seat::all(look.seats()) {
        let player = view.player(seat);
        let lines = [player.screen, player.body, player.reserve];
        for (line, there) in Line::ALL.into_iter().zip(lines) {
            let hulls = look.ships(seat, line);
            assert_eq!(hulls.len(), there.len());
            assert!(there.iter().all(|ship| hulls.has(look.hull(*ship).unwrap())));
        }
        assert_eq!(look.score(seat), player.score);
    }
    let coming = view.coming(game);
    let incoming = look.incoming();
    assert_eq!(
        incoming.map(|now| (look.id(now.target), usize::from(now.shots), now.damage, now.hits_left)),
        coming.as_ref().map(|now| (now.target, now.shots.len(), now.damage, now.hits_left))
    );
    for (number, shot) in coming.iter().flat_map(|now| &now.shots).enumerate() {
        assert_eq!(look.shot_damage(number as u8 + 1), Some(shot.damage));
    }
    for kind in Kind::ALL.into_iter().filter(|kind| kind.is_weapon()) {
        assert_eq!(look.fireable().has(kind), !view.ships_that_fire(game, kind).is_empty());
    }
    for ship in look.own().iter() {
        let mut gunner = look.gunner(ship);
        for target in look.enemies().iter() {
            let volley = gunner.at(target);
            let coming = view.strongest_volley(game, look.id(ship), look.id(target)).unwrap();
            assert_eq!((volley.damage, usize::from(volley.shots)), (coming.damage, coming.shots.len()));
        }
    }
}

#[test]
fn looks_at_a_state_its_view_and_a_world_dealt_from_it_agree() {
    let mut dice = FastDice::seeded(3);
    let mut games = 0;
    while games < 30 {
        let seats = 2 + dice.below(7) as u8;
        let Ok(game) = BattleForce::with_options(Options::at_random(&mut dice), seats) else { continue };
        games += 1;
        let mut state = game.start();
        let mut actions = Vec::new();
        loop {
            match game.waiting(&state) {
                Waiting::Chance => drop(game.settle(&mut state, &mut dice, &mut Silence)),
                Waiting::Seats(due) => {
                    let seat = due.first().unwrap();
                    game.legal_actions(&state, seat, &mut actions);
                    for looker in [seat, Seat::at(dice.below(u32::from(seats)) as usize)] {
                        let view = game.view(&state, Viewer::Seat(looker));
                        let look = view.look(&game).unwrap();
                        let told = told(&look);
                        check_against_view(&game, &look, &view);
                        assert_eq!(told, self::told(&game.look(&state, looker)));
                        if dice.below(10) == 0 {
                            let world = game.redeal(&view, &mut dice);
                            assert_eq!(told, self::told(&game.look(&world, looker)));
                        }
                    }
                    let named = game.look(&state, seat).shots_to_name().map(Action::At);
                    let at = actions.iter().copied().filter(|action| matches!(action, Action::At(_)));
                    assert!(named.eq(at));
                    let action = actions[dice.below(actions.len() as u32) as usize];
                    game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut Silence);
                }
                Waiting::Table | Waiting::Nobody => break,
            }
        }
    }
}

#[test]
fn spectators_have_no_seat_to_look_from() {
    let game = BattleForce::standard(2).unwrap();
    assert!(game.view(&game.start(), Viewer::Spectator).look(&game).is_none());
}

#[test]
fn a_standing_counts_kills_in_full_ships_in_part_and_cards() {
    let game = BattleForce::standard(2).unwrap();
    let text = r#"
        moment = "act"
        [[seats]]
        screen = ["kli-d7", "fed-ca"]
        kills = ["rom-we"]
        hand = ["disruptor:4", "drone:3"]
        [[seats]]
        screen = ["gor-cl"]
        [[ships]]
        ship = "fed-ca"
        damage = { drone = 1 }
    "#;
    let state = game.restore(&toml::from_str(text).unwrap()).unwrap();
    let printed = |ship: &str| game.ship_info(ship.parse().unwrap()).unwrap().points;
    let hits = f32::from(game.ship_info("fed-ca".parse().unwrap()).unwrap().hits());
    let standing = game.standing(&state, Seat::at(0));
    assert_eq!((standing.ships, standing.hand), (2, 2));
    assert_eq!(standing.kills, u16::from(printed("rom-we")));
    let fleet = f32::from(printed("kli-d7")) + f32::from(printed("fed-ca")) * (hits - 1.0) / hits;
    assert!((standing.fleet - fleet).abs() < 1e-4, "{} for {fleet}", standing.fleet);
}
