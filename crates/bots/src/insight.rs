//! Knowledge about a game beyond its rules, for bots.

use contract::{Dice, MAX_SEATS, Rules, Seat};

use crate::{Bot, Level};

/// The expected share of the win by seat, from 0 to 1.
pub type Shares = [f32; MAX_SEATS];

/// How hard a search thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// Iterations per turn, shared by all its decisions.
    pub iterations: u32,
    /// The number of decisions after which a playout is stopped and judged.
    pub horizon: u32,
}

/// Knowledge about a game beyond its rules: hooks for search. Most have defaults that suit any game. A
/// game's `bot` crate implements it for a type of its own. [`NoInsight`](crate::NoInsight) is for games that
/// have none yet.
pub trait Insight<G: Rules>: Send + Sync + 'static {
    /// The bot that plays what looks best immediately.
    type Greedy: Bot<G> + Default + 'static;

    /// Whether this knows more than the rules.
    const KNOWS_THE_GAME: bool = true;

    /// How curious a search is: the weight of actions that have been tried little. Measured; see
    /// docs/bots.md.
    const CURIOSITY: f32;

    /// How curious it assumes others to be. The higher, the more they are expected to err.
    const CURIOSITY_OF_OTHERS: f32 = Self::CURIOSITY;

    /// A decision may use this fraction, one in `DECISIONS`, of the iterations left in its turn. 1 if a turn
    /// is one decision.
    const DECISIONS: u32;

    /// How hard a bot of this level thinks.
    fn effort(level: Level) -> Effort;

    /// A number that changes with every turn. A search's budget is for one turn.
    fn turn(game: &G, view: &G::View) -> u64;

    /// A number that identifies the position in a game in which nothing is hidden. Sequences of moves that
    /// lead to the same position share a node.
    fn identity(_: &G, _: &G::State) -> Option<u64> {
        None
    }

    /// How promising each legal action looks, as shares that add up to 1. Searches look at promising actions
    /// first.
    fn promise(_: &G, _: &G::State, _: Seat, legal: &[G::Action], out: &mut Vec<f32>) {
        out.clear();
        out.resize(legal.len(), 1.0 / legal.len() as f32);
    }

    /// What a seat does in a playout of the searching seat: the index of an action in the legal list, which
    /// is not empty.
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

    /// What a finished game is worth to each seat. A search maximises this, so it must not reward losing. It
    /// may reflect how clearly a game was won or lost, which a few hundred playouts can tell apart better
    /// than wins alone.
    fn reward(game: &G, state: &G::State) -> Shares {
        win_shares(game, state)
    }

    /// A quick estimate of who will win from here, for playouts that are stopped early.
    fn judge(game: &G, state: &G::State) -> Shares;

    /// The cards in the hand of the view's owner as texts, one by one: what others would like to know.
    fn held(_: &G::View) -> Vec<String> {
        Vec::new()
    }
}

/// The share of the win by seat. Several winners share it.
pub fn win_shares<G: Rules>(game: &G, state: &G::State) -> Shares {
    let winners = game.winners(state);
    let share = 1.0 / winners.len().max(1) as f32;
    let mut shares = Shares::default();
    winners.iter().for_each(|seat| shares[seat.index()] = share);
    shares
}

/// Turns values into shares that add up to 1. A difference of 1 is a factor of e. The platform's `exp` may
/// differ in the last bit between machines, and decisions with it, so this uses the one from `libm`.
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

/// How likely each seat is to win with these points, if a difference of `scale` points is a factor of e.
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
