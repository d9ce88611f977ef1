//! What bots know about a game besides its rules.

use contract::{Dice, MAX_SEATS, Rules, Seat};

use crate::{Bot, Level};

/// The expected share of the win by seat, from 0 to 1.
pub type Shares = [f32; MAX_SEATS];

/// How hard a search thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// Iterations in a turn, over all its decisions.
    pub iterations: u32,
    /// After how many decisions a playout is broken off and judged.
    pub horizon: u32,
}

/// What bots know about a game besides its rules: hooks for search, each with a default that any game can live with. A game's
/// `bot` crate implements it for a type of its own; [`NoInsight`](crate::NoInsight) serves a game that has none yet.
pub trait Insight<G: Rules>: Send + Sync + 'static {
    /// The bot that plays what looks best at once.
    type Greedy: Bot<G> + Default + 'static;

    /// Whether it knows more than the rules do.
    const KNOWS_THE_GAME: bool = true;

    /// How curious a search is: the weight of what has been tried little. Measured, see docs/bots.md.
    const CURIOSITY: f32;

    /// How curious it takes others to be: the more, the more they are expected to err.
    const CURIOSITY_OF_OTHERS: f32 = Self::CURIOSITY;

    /// A decision may use one in so many of the iterations that are left in its turn: 1 where a turn is one decision.
    const DECISIONS: u32;

    /// How hard each level thinks.
    fn effort(level: Level) -> Effort;

    /// A number that is another one in the next turn: the budget of a search is for one turn.
    fn turn(game: &G, view: &G::View) -> u64;

    /// In a game in which nothing is hidden, a number for the position: ways that lead to the same one meet there.
    fn identity(_: &G, _: &G::State) -> Option<u64> {
        None
    }

    /// How promising each of the legal actions looks, as shares that add up to 1. Searches look at the promising first.
    fn promise(_: &G, _: &G::State, _: Seat, legal: &[G::Action], out: &mut Vec<f32>) {
        out.clear();
        out.resize(legal.len(), 1.0 / legal.len() as f32);
    }

    /// What a seat does in a playout of the seat that searches: the place of an action in the legal list, which is not
    /// empty.
    #[inline]
    fn playout_choice(
        _: &G,
        _: &G::State,
        _decides: Seat,
        _searches: Seat,
        legal: &[G::Action],
        dice: &mut impl Dice,
    ) -> usize {
        dice.below(legal.len() as u32) as usize
    }

    /// What a finished game is worth to each seat. A search strives for this, so it must not reward losing; it may
    /// count how clearly a game was won or lost, which a few hundred playouts tell apart better than wins alone.
    fn reward(game: &G, state: &G::State) -> Shares {
        win_shares(game, state)
    }

    /// Who will win from here, judged at a glance; asked when a playout is broken off.
    fn judge(game: &G, state: &G::State) -> Shares;

    /// The cards in the hand of the view's owner as text, one by one: what others would like to know.
    fn held(_: &G::View) -> Vec<String> {
        Vec::new()
    }
}

/// The share of the win by seat: several winners share it.
pub fn win_shares<G: Rules>(game: &G, state: &G::State) -> Shares {
    let winners = game.winners(state);
    let share = 1.0 / winners.len().max(1) as f32;
    let mut shares = Shares::default();
    winners.iter().for_each(|seat| shares[seat.index()] = share);
    shares
}

/// Shares that add up to 1, by how much each is worth; a difference of 1 is a factor of e. The platform's `exp` may differ
/// in the last bit from machine to machine, and with it decisions; that of `libm` does not.
pub fn soft_shares(worths: &mut [f32]) {
    let most = worths.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for worth in worths.iter_mut() {
        *worth = libm::expf(*worth - most);
        sum += *worth;
    }
    for worth in worths {
        *worth /= sum;
    }
}

/// How likely each seat wins if these are their points and this difference of points is a factor of e.
pub fn shares_by_points(points: impl Iterator<Item = f32>, scale: f32) -> Shares {
    let mut shares = Shares::default();
    let mut seats = 0;
    for (share, points) in shares.iter_mut().zip(points) {
        *share = points / scale;
        seats += 1;
    }
    soft_shares(&mut shares[..seats]);
    shares
}
