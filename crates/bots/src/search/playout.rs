//! Playing on from where the tree ends.

use table::{Dice, Seat, Silence, Step, Waiting};

use crate::insight::{Insight, Shares};

/// Plays on until the game ends, or judges it after so many decisions. Allocates nothing once the list has its size.
pub(super) fn finish<G: Insight>(
    game: &G,
    state: &mut G::State,
    legal: &mut Vec<G::Action>,
    horizon: u32,
    searches: Seat,
    dice: &mut impl Dice,
) -> Shares {
    let mut left = horizon;
    loop {
        match game.waiting(state) {
            Waiting::Chance => {
                game.settle(state, dice, &mut Silence);
            }
            Waiting::Nobody => return game.reward(state),
            Waiting::Table => return game.judge(state),
            Waiting::Seats(seats) => {
                let Some(seat) = seats.first().filter(|_| left > 0) else { return game.judge(state) };
                left -= 1;
                game.legal_actions(state, seat, legal);
                if legal.is_empty() {
                    return game.judge(state);
                }
                let action = legal[game.playout_choice(state, seat, searches, legal, dice)];
                game.apply_unchecked(state, Step::Seat(seat, action), &mut Silence);
            }
        }
    }
}
