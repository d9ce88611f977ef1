//! What a player can know when judging an attack.

use battleforce::{BattleForce, Kind, Options, State, View};
use contract::{Rules, Seat, Silence, Step, Viewer};

fn position(options: Options, text: &str) -> (BattleForce, State) {
    let game = BattleForce::with_options(options, 2).unwrap();
    let state = game.restore(&toml::from_str(text).unwrap()).unwrap();
    (game, state)
}

fn view(game: &BattleForce, state: &State, seat: usize) -> View {
    game.view(state, Viewer::Seat(Seat::numbered(seat).unwrap()))
}

fn act(game: &BattleForce, state: &mut State, seat: usize, actions: &[&str]) {
    for action in actions {
        let step = Step::Seat(Seat::numbered(seat).unwrap(), action.parse().unwrap());
        game.apply(state, step, &mut Silence).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
}

const DUEL: &str = r#"
moment = "act"
[[seats]]
screen = ["kli-d7", "fed-ca"]
hand = ["disruptor:4", "disruptor:3", "overload", "drone:5", "photon:6"]
[[seats]]
screen = ["gor-cl"]
hand = ["reinforce_shields:3", "ecm:4", "phaser_1:3"]
"#;

fn ids(ships: &[battleforce::ShipId]) -> Vec<String> {
    ships.iter().map(ToString::to_string).collect()
}

#[test]
fn the_strongest_volley_uses_every_button_once_and_boosts_the_largest_card() {
    let (game, state) = position(Options::default(), DUEL);
    let view = view(&game, &state, 1);
    // The D7 has two disruptors and a drone rack: 2 * 4 + 3 + 5. The Carnosaurus has seven buttons.
    let coming = view.strongest_volley(&game, "kli-d7".parse().unwrap(), "gor-cl".parse().unwrap()).unwrap();
    assert_eq!((coming.damage, coming.hits_left, coming.kills()), (16, 7, true));
    // The Constellation fires the photon, overloaded, and the drone.
    let coming = view.strongest_volley(&game, "fed-ca".parse().unwrap(), "gor-cl".parse().unwrap()).unwrap();
    assert_eq!(coming.damage, 17);
}

#[test]
fn the_damage_still_coming_is_listed_card_by_card() {
    let (game, mut state) = position(Options::default(), DUEL);
    act(
        &game,
        &mut state,
        1,
        &["attack kli-d7", "target gor-cl", "fire disruptor:4 overload", "fire drone:5", "launch"],
    );
    let coming = view(&game, &state, 2).coming(&game).unwrap();
    let damage: Vec<u8> = coming.shots.iter().map(|shot| shot.damage).collect();
    assert_eq!((damage.as_slice(), coming.damage), ([8, 5].as_slice(), 13));
    act(&game, &mut state, 2, &["defend phaser_1:3"]);
    let coming = view(&game, &state, 2).coming(&game).unwrap();
    assert_eq!((coming.shots[1].reduced, coming.shots[1].damage, coming.damage), (3, 2, 10));
    act(&game, &mut state, 2, &["defend ecm:4", "at 1"]);
    act(&game, &mut state, 1, &["pass"]);
    let coming = view(&game, &state, 2).coming(&game).unwrap();
    assert_eq!((coming.damage, coming.kills()), (6, false));
    // While buttons are being covered, this is the damage still to be covered.
    act(&game, &mut state, 2, &["pass", "damage free_hit", "damage free_hit"]);
    let coming = view(&game, &state, 2).coming(&game).unwrap();
    assert_eq!((coming.damage, coming.hits_left, coming.kills()), (4, 5, false));
}

#[test]
fn the_ships_that_could_use_a_card_are_listed() {
    let (game, state) = position(
        Options::default(),
        r#"
        moment = "act"
        [[seats]]
        screen = ["kli-d7", "fed-ca", "rom-we"]
        hand = ["disruptor:4", "drone:3"]
        [[seats]]
        screen = ["gor-cl", "kli-e4"]
        [[ships]]
        ship = "fed-ca"
        damage = { drone = 1 }
        "#,
    );
    let view = view(&game, &state, 1);
    let ships = |kind: Kind| ids(&view.ships_for(&game, kind));
    assert_eq!(ships(Kind::Drone), ["kli-d7"], "the Constellation's drone rack is damaged");
    assert_eq!(ships(Kind::Overload), ["kli-d7"], "no other ship fires the disruptor");
    assert_eq!(ships(Kind::DamageControl), ["fed-ca"]);
    assert_eq!(ships(Kind::KlingonMutiny), ["kli-e4"]);
    assert_eq!(ships(Kind::WildWeasel).len(), 3);
    assert!(ships(Kind::Reinforcements).is_empty());
}
