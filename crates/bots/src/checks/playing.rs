//! Plays games with bots, decision by decision.

use contract::{FastDice, Glimpse, Rules, Seat, Silence, Step, Waiting};

use crate::{Bot, BotName, Bots, BotsOf, Insight};

/// Lets chance make its steps and returns the seat that decides. None when the game is over.
pub fn due<G: Rules>(game: &G, state: &mut G::State, dice: &mut FastDice) -> Option<Seat> {
    game.settle(state, dice, &mut Silence);
    match game.waiting(state) {
        Waiting::Seats(seats) => seats.first(),
        _ => None,
    }
}

/// Plays a game with these bots and shows every decision before it is made. Stops after `most` decisions or
/// at the end of the game.
pub fn play<G: Rules>(
    game: &G,
    bots: &mut [Box<dyn Bot<G>>],
    dice: &mut FastDice,
    most: u32,
    mut look: impl FnMut(&G::State, Seat, &[G::Action]),
) -> G::State {
    let mut state = game.start();
    let mut legal = Vec::new();
    for _ in 0..most {
        let Some(seat) = due(game, &mut state, dice) else { break };
        game.legal_actions(&state, seat, &mut legal);
        look(&state, seat, &legal);
        let action = bots[seat.index()].choose(&Glimpse::new(game, &state, seat), &legal, dice);
        game.apply(&mut state, Step::Seat(seat, action), &mut Silence).expect("bots keep to the rules");
    }
    state
}

/// Creates a bot with this name for every seat.
pub fn seated<G: Rules, I: Insight<G>>(game: &G, name: &BotName) -> Vec<Box<dyn Bot<G>>> {
    (0..game.seats()).map(|_| BotsOf::<I>::NEW.bot(name).expect("the bot is not a program")).collect()
}
