//! Random play, as searches, tests and measurements do it.

use crate::dice::Dice;
use crate::rules::Rules;
use crate::sink::Silence;
use crate::step::{Step, Waiting};

/// Plays on from a state with random actions of the legal list, until the game ends, waits for a word of the table, or
/// so many decisions were made. Returns how many were.
pub fn play_at_random<G: Rules>(
    game: &G,
    state: &mut G::State,
    actions: &mut Vec<G::Action>,
    dice: &mut impl Dice,
    most: u32,
) -> u32 {
    let mut moves = 0;
    while moves < most {
        match game.waiting(state) {
            Waiting::Chance => {
                game.settle(state, dice, &mut Silence);
            }
            Waiting::Seats(seats) => {
                let Some(seat) = seats.first() else { break };
                game.legal_actions(state, seat, actions);
                let action = actions[dice.below(actions.len() as u32) as usize];
                game.apply_unchecked(state, Step::Seat(seat, action), &mut Silence);
                moves += 1;
            }
            Waiting::Table | Waiting::Nobody => break,
        }
    }
    moves
}
