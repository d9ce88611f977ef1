//! Playing on from where the tree ends.

use table::{Dice, Seat, Silence, Step, Waiting};

use crate::insight::{Insight, Shares, win_shares};

/// How an iteration ended.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// What each seat strives for.
    pub(super) reward: Shares,
    /// The share of the win that the searching seat has, or may expect where the game was broken off.
    pub(super) share: f32,
}

impl Found {
    /// A game that is over.
    pub(super) fn over<G: Insight>(game: &G, state: &G::State, searches: Seat) -> Found {
        Found { reward: game.reward(state), share: win_shares(game, state)[searches.index()] }
    }

    /// A game that is broken off.
    pub(super) fn judged<G: Insight>(game: &G, state: &G::State, searches: Seat) -> Found {
        let reward = game.judge(state);
        Found { reward, share: reward[searches.index()] }
    }
}

/// Plays on until the game ends, or judges it after so many decisions. Allocates nothing once the list has its size.
pub(super) fn finish<G: Insight>(
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
            Waiting::Nobody => return Found::over(game, state, searches),
            Waiting::Table => return Found::judged(game, state, searches),
            Waiting::Seats(seats) => {
                let Some(seat) = seats.first().filter(|_| left > 0) else {
                    return Found::judged(game, state, searches);
                };
                left -= 1;
                game.legal_actions(state, seat, legal);
                if legal.is_empty() {
                    return Found::judged(game, state, searches);
                }
                let action = legal[game.playout_choice(state, seat, searches, legal, dice)];
                game.apply_unchecked(state, Step::Seat(seat, action), &mut Silence);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use battleforce::{BattleForce, Options};
    use fries::Fries;
    use table::FastDice;
    use ufoludki::Ufoludki;

    use super::*;

    fn playouts<G: Insight>(game: &G, horizon: u32, legal: &mut Vec<G::Action>) -> f32 {
        let mut dice = FastDice::seeded(4);
        let mut sum = 0.0;
        for number in 0..20 {
            let mut state = game.start();
            let searches = Seat::at(number % usize::from(game.seats()));
            sum += finish(game, &mut state, legal, horizon, searches, &mut dice).reward.iter().sum::<f32>();
        }
        sum
    }

    fn allocates_nothing<G: Insight>(game: &G) {
        let mut legal = Vec::new();
        for horizon in [60, u32::MAX] {
            let warm = playouts(game, horizon, &mut legal);
            let mut again = 0.0;
            let measured = allocation_counter::measure(|| again = playouts(game, horizon, &mut legal));
            assert_eq!(measured.count_total, 0, "{} with {} seats", G::NAME, game.seats());
            assert_eq!(warm.to_bits(), again.to_bits());
            assert!(
                (again - 20.0).abs() < 0.01,
                "the shares of {} add up to {again} in 20 playouts",
                G::NAME
            );
        }
    }

    #[test]
    fn a_playout_allocates_nothing_once_the_list_has_its_size_and_shares_out_one_win() {
        for seats in [2, 3, 6] {
            allocates_nothing(&Ufoludki::standard(seats).expect("a game"));
        }
        for seats in [2, 5] {
            allocates_nothing(&Fries::standard(seats).expect("a game"));
        }
        for options in [Options::default(), Options::advanced()] {
            for seats in [2, 3, 8] {
                allocates_nothing(&BattleForce::with_options(options.clone(), seats).expect("a game"));
            }
        }
    }
}
