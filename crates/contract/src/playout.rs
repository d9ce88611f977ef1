//! Random play for searches, tests and measurements.

use crate::dice::Dice;
use crate::rules::Rules;
use crate::sink::Silence;
use crate::step::{Step, Waiting};

/// Plays on from a state with random legal actions, until the game ends, the table has to speak, or `most`
/// decisions have been made. Returns the number of decisions.
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
