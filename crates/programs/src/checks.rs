//! Checks that every game must pass: programs as players.

use std::path::Path;

use contract::{Dice, FastDice, Glimpse, Rules, Seat, SeatSet, Silence, Step};

use bots::checks::due;
use bots::{Bot, Random};

use crate::{ProgramBot, first_question};

/// Plays a game with the program at seat 1 and random players at the others. Returns the winners.
pub(crate) fn play_with_program<G: Rules>(game: &G, bot: &mut ProgramBot, seed: u64) -> SeatSet {
    let mut dice = FastDice::seeded(seed);
    let mut state = game.start();
    let mut legal = Vec::new();
    while let Some(seat) = due(game, &mut state, &mut dice) {
        game.legal_actions(&state, seat, &mut legal);
        let glimpse = Glimpse::new(game, &state, seat);
        let action = if seat == Seat::at(0) {
            bot.choose(&glimpse, &legal, &mut dice)
        } else {
            Random.choose(&glimpse, &legal, &mut dice)
        };
        game.apply(&mut state, Step::Seat(seat, action), &mut Silence).expect("bots keep to the rules");
    }
    let winners = game.winners(&state);
    Bot::<G>::game_over(bot, &game.scores(&state), winners);
    winners
}

/// Plays a game to its end with the example that plays the first legal action, `examples/bots/first_bot.sh`,
/// whose path is `script`. Checks that it makes no mistake. Returns the number of its decisions.
pub fn first_bot_plays<G: Rules>(game: &G, script: &Path, seed: u64) -> usize {
    let mut bot = ProgramBot::new(format!("sh '{}'", script.display()));
    assert!(!play_with_program(game, &mut bot, seed).is_empty(), "{}: nobody has won", G::NAME);
    assert!(bot.failure().is_none(), "{}: {:?}", G::NAME, bot.failure());
    let conduct = bot.conduct();
    assert_eq!(conduct.greeting.as_ref().map(|greeting| greeting.name.as_str()), Some("First"));
    assert_eq!((conduct.left, conduct.lingered), (1, 0), "{}", G::NAME);
    assert_eq!((conduct.mistakes, conduct.unnumbered), (0, 0), "{}", G::NAME);
    conduct.times.len()
}

/// Compares the questions to a seat in positions of random games with those in worlds dealt from its view.
/// Returns the number of worlds in which the hidden part differed.
pub fn questions_hold_only_the_view<G: Rules>(game: &G, games: u64) -> u32 {
    let mut legal = Vec::new();
    let mut others = 0;
    for number in 0..games {
        let mut dice = FastDice::for_game(7, number);
        let mut state = game.start();
        while let Some(seat) = due(game, &mut state, &mut dice) {
            let question = |state: &G::State, legal: &mut Vec<G::Action>| {
                game.legal_actions(state, seat, legal);
                first_question(&Glimpse::new(game, state, seat), legal)
            };
            let world = game.redeal(&Glimpse::new(game, &state, seat).view(), &mut dice);
            let there = question(&world, &mut legal);
            assert_eq!(question(&state, &mut legal), there);
            others += u32::from(world != state);
            let action = legal[dice.below(legal.len() as u32) as usize];
            game.apply(&mut state, Step::Seat(seat, action), &mut Silence).expect("the action is listed");
        }
    }
    others
}
