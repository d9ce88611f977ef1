//! Playing on from where the tree ends.

use table::{Dice, Rules, Silence, Step, Waiting};

use crate::insight::{Insight, Shares};

/// Who has won, as shares.
pub(super) fn final_shares<G: Rules>(game: &G, state: &G::State) -> Shares {
    let winners = game.winners(state);
    let share = 1.0 / winners.len().max(1) as f32;
    let mut shares = Shares::default();
    winners.iter().for_each(|seat| shares[seat.index()] = share);
    shares
}

/// Plays on until the game ends, or judges it after so many decisions. Allocates nothing once the list has its size.
pub(super) fn finish<G: Insight>(
    game: &G,
    state: &mut G::State,
    legal: &mut Vec<G::Action>,
    horizon: u32,
    dice: &mut impl Dice,
) -> Shares {
    let mut left = horizon;
    loop {
        match game.waiting(state) {
            Waiting::Chance => {
                game.settle(state, dice, &mut Silence);
            }
            Waiting::Nobody => return final_shares(game, state),
            Waiting::Table => return game.judge(state),
            Waiting::Seats(seats) => {
                let Some(seat) = seats.first().filter(|_| left > 0) else { return game.judge(state) };
                left -= 1;
                game.legal_actions(state, seat, legal);
                if legal.is_empty() {
                    return game.judge(state);
                }
                let action = legal[game.playout_choice(state, seat, legal, dice)];
                game.apply_unchecked(state, Step::Seat(seat, action), &mut Silence);
            }
        }
    }
}
