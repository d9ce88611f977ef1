//! Playouts from where the tree ends.

use contract::{Dice, Rules, Seat, Silence, Step, Waiting};

use crate::insight::{Insight, Shares, win_shares};

/// The result of an iteration.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    /// The value that each seat maximises.
    pub(crate) reward: Shares,
    /// The searching seat's share of the win, or its expected share if the playout was stopped early.
    pub(super) share: f32,
}

impl Found {
    /// The result of a finished game.
    pub(super) fn over<G: Rules, I: Insight<G>>(game: &G, state: &G::State, searches: Seat) -> Found {
        Found { reward: I::reward(game, state), share: win_shares(game, state)[searches.index()] }
    }

    /// The result of a game that was stopped early.
    pub(super) fn judged<G: Rules, I: Insight<G>>(game: &G, state: &G::State, searches: Seat) -> Found {
        let reward = I::judge(game, state);
        Found { reward, share: reward[searches.index()] }
    }
}

/// Plays on until the game ends, or judges it after `horizon` decisions. Allocates nothing once the list has
/// grown.
pub(crate) fn finish<G: Rules, I: Insight<G>>(
    game: &G,
    state: &mut G::State,
    legal: &mut Vec<G::Action>,
    horizon: u32,
    searches: Seat,
    dice: &mut impl Dice,
) -> Found {
    let mut left = horizon;
    loop {
        match game.waiting(state) {
            Waiting::Chance => {
                game.settle(state, dice, &mut Silence);
            }
            Waiting::Nobody => return Found::over::<G, I>(game, state, searches),
            Waiting::Table => return Found::judged::<G, I>(game, state, searches),
            Waiting::Seats(seats) => {
                let Some(seat) = seats.first().filter(|_| left > 0) else {
                    return Found::judged::<G, I>(game, state, searches);
                };
                left -= 1;
                game.legal_actions(state, seat, legal);
                if legal.is_empty() {
                    return Found::judged::<G, I>(game, state, searches);
                }
                let action = legal[I::playout_choice(game, state, seat, searches, legal, dice)];
                game.apply_unchecked(state, Step::Seat(seat, action), &mut Silence);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::checks;
    use crate::search::guessing::{Guessing, Mind};

    #[test]
    fn a_playout_allocates_nothing_once_the_list_has_its_size_and_shares_out_one_win() {
        for is_open in [true, false] {
            checks::playouts_allocate_nothing::<_, Mind>(&Guessing { is_open }, |playouts| {
                allocation_counter::measure(playouts).count_total
            });
        }
    }
}
