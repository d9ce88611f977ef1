//! When people may not talk, and who may stay out of a bump.

use contract::{Dice, FastDice, Rules, Seat, Silence, Step, Viewer, Waiting};
use fries::{Action, Fries, State};

fn act(game: &Fries, state: &mut State, seat: usize, action: &str) {
    let step = Step::Seat(Seat::numbered(seat).unwrap(), action.parse().unwrap());
    game.apply(state, step, &mut Silence).unwrap();
}

#[test]
fn nobody_talks_while_somebody_is_asked_whom_to_support() {
    let game = Fries::standard(4).unwrap();
    let arrangement = r#"
seat = 3
seats = [
    { standard = ["lagos", "hella"] },
    { standard = ["banana", "roswell"] },
    { standard = ["mango", "nao_me_toque"] },
    { standard = ["timbuktu", "marsabit"] },
]
"#;
    let mut state = game.restore(&toml::from_str(arrangement).unwrap()).unwrap();
    let silence = |state: &State| game.silence(&game.view(state, Viewer::Spectator)).map(|rule| rule.id);
    let reaction = |state: &State, seat: usize| {
        game.reaction(&game.view(state, Viewer::Spectator), Seat::numbered(seat).unwrap())
    };
    act(&game, &mut state, 3, "fly standard mango lagos");
    assert_eq!((silence(&state), reaction(&state, 3)), (None, None));
    act(&game, &mut state, 3, "done");
    assert_eq!(silence(&state), Some("fries.support.side"));
    let first = reaction(&state, 4).unwrap();
    assert_eq!((first.pass, first.is_target), ("support nobody".parse::<Action>().unwrap(), false));
    assert_eq!(reaction(&state, 2), None, "seat 2 is asked after seat 4");
    act(&game, &mut state, 4, "support attacker");
    assert_eq!((silence(&state), reaction(&state, 2)), (Some("fries.support.side"), Some(first)));
    act(&game, &mut state, 2, "support nobody");
    assert_eq!(silence(&state), None, "the dice may be talked about");
}

#[test]
fn everybody_sees_when_a_seat_has_no_choice() {
    let game = Fries::standard(4).unwrap();
    let (mut forced, mut free, mut legal) = (0, 0, Vec::new());
    for number in 0..20 {
        let mut dice = FastDice::for_game(9, number);
        let mut state = game.start();
        loop {
            game.settle(&mut state, &mut dice, &mut Silence);
            let Waiting::Seats(seats) = game.waiting(&state) else { break };
            let seat = seats.first().unwrap();
            game.legal_actions(&state, seat, &mut legal);
            let seen = game.forced(&game.view(&state, Viewer::Spectator), seat);
            assert_eq!(seen.is_some(), legal.len() == 1);
            *(if seen.is_some() { &mut forced } else { &mut free }) += 1;
            let action = legal[dice.below(legal.len() as u32) as usize];
            game.apply(&mut state, Step::Seat(seat, action), &mut Silence).unwrap();
        }
    }
    assert!(forced > 100 && free > 100, "{forced} and {free}");
}
