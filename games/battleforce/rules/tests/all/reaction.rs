//! Reactions to attacks: which seats are asked, and how they pass.

use battleforce::{Action, BattleForce, Options, State};
use contract::{Dice, FastDice, Reaction, Rules, Seat, Silence, Step, Viewer, Waiting, chosen, total_weight};

fn position(seats: u8, text: &str) -> (BattleForce, State) {
    let game = BattleForce::with_options(Options::default(), seats).unwrap();
    let state = game.restore(&toml::from_str(text).unwrap()).unwrap();
    (game, state)
}

fn act(game: &BattleForce, state: &mut State, seat: usize, actions: &[&str]) {
    for action in actions {
        let step = Step::Seat(Seat::numbered(seat).unwrap(), action.parse().unwrap());
        game.apply(state, step, &mut Silence).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
}

fn reaction(game: &BattleForce, state: &State, seat: usize) -> Option<Reaction<Action>> {
    game.reaction(&game.view(state, Viewer::Spectator), Seat::numbered(seat).unwrap())
}

#[test]
fn defender_and_attacker_may_both_pass_in_the_same_attack() {
    let (game, mut state) = position(
        2,
        r#"
moment = "act"
[[seats]]
screen = ["kli-d7", "fed-ca"]
hand = ["disruptor:4", "eccm", "photon:6"]
[[seats]]
screen = ["gor-cl"]
hand = ["ecm:4", "phaser_1:3"]
"#,
    );
    assert_eq!(reaction(&game, &state, 1), None, "passing in one's turn is not a reaction");
    act(&game, &mut state, 1, &["attack kli-d7", "target gor-cl", "fire disruptor:4", "launch"]);
    let defence = reaction(&game, &state, 2).unwrap();
    assert_eq!((defence.pass, defence.is_target), (Action::Pass, true));
    assert_eq!(reaction(&game, &state, 1), None, "the attacker is not due");
    act(&game, &mut state, 2, &["defend ecm:4"]);
    let answer = reaction(&game, &state, 1).unwrap();
    assert_eq!(answer, defence, "both are asked about one attack, and both want to be");
    act(&game, &mut state, 1, &["pass"]);
    assert_eq!(reaction(&game, &state, 2), Some(defence));
}

#[test]
fn everybody_may_fire_at_pfs_and_nobody_is_their_target_yet() {
    let (game, mut state) = position(
        3,
        r#"
seat = 2
moment = "act"
[[seats]]
screen = ["gor-cl"]
hand = ["phaser_1:2", "ecm:4"]
[[seats]]
screen = ["kli-d7"]
hand = ["pf_flotilla", "ecm:3"]
[[seats]]
screen = ["fed-ca"]
hand = ["phaser_1:3", "drone:3"]
"#,
    );
    act(&game, &mut state, 2, &["flotilla"]);
    let first = reaction(&game, &state, 3).unwrap();
    assert!(!first.is_target);
    act(&game, &mut state, 3, &["man fed-ca"]);
    assert_eq!(reaction(&game, &state, 3), None, "a player who has named a ship must fire");
    act(&game, &mut state, 3, &["defend drone:3"]);
    assert_eq!(reaction(&game, &state, 1), Some(first));
    act(&game, &mut state, 1, &["pass"]);
    act(&game, &mut state, 2, &["target fed-ca"]);
    assert_eq!(reaction(&game, &state, 2), None);
}

#[test]
fn a_window_belongs_to_only_one_attack() {
    let mut windows = 0;
    for number in 0..60 {
        let mut dice = FastDice::for_game(5, number);
        let Ok(game) = BattleForce::with_options(Options::at_random(&mut dice), 2 + (number % 4) as u8)
        else {
            continue;
        };
        let mut state = game.start();
        // Attacks counted by their events, and the attack each window belongs to.
        let (mut attacks, mut events, mut met) = (0, Vec::new(), std::collections::HashMap::new());
        let (mut actions, mut chances) = (Vec::new(), Vec::new());
        loop {
            let step = match game.waiting(&state) {
                Waiting::Chance => {
                    game.chances(&state, &mut chances);
                    Step::Chance(chosen(&chances, dice.below(total_weight(&chances))).unwrap())
                }
                Waiting::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    if let Some(reaction) = game.reaction(&game.view(&state, Viewer::Spectator), seat) {
                        assert_eq!(*met.entry(reaction.window).or_insert(attacks), attacks);
                    }
                    game.legal_actions(&state, seat, &mut actions);
                    Step::Seat(seat, actions[dice.below(actions.len() as u32) as usize])
                }
                Waiting::Table | Waiting::Nobody => break,
            };
            events.clear();
            game.apply(&mut state, step, &mut events).unwrap();
            // PFs have two events: one when they launch, one when they choose their target.
            let begins = |event: &battleforce::Event| {
                matches!(event, battleforce::Event::Attacks { attacker, target, .. }
                    if *attacker != battleforce::Attacker::Flotilla || target.is_none())
            };
            attacks += events.iter().filter(|event| begins(event)).count();
        }
        windows += met.len();
    }
    assert!(windows > 200, "{windows}");
}
