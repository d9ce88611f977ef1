//! When people may not talk, and who may stay out of a bump.

use fries::{Action, Fries, State};
use table::{Rules, Seat, Silence, Step, Viewer};

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
