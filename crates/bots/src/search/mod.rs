//! Information-set Monte Carlo tree search that uses only the contract.
//!
//! The key decision: **one tree for the searching seat, many worlds**. Every iteration deals a world that
//! agrees with the view and walks down a tree whose nodes are what the searching seat can tell apart. Where
//! the tree ends it plays on, and then it propagates the result back up, to each seat its own share (max^n).
//! An action counts how often it was legal, not how often its node was visited, so that actions that only
//! some hands allow are explored as much as the rest. Where nothing is hidden, this is plain Monte Carlo tree
//! search.

mod advice;
#[cfg(test)]
mod guessing;
mod playout;
mod tree;

use std::marker::PhantomData;
use std::sync::Arc;

use contract::{Dice, FastDice, Glimpse, Rules, Scores, Seat, SeatSet, Silence, Step, Waiting};

pub use advice::{Advice, Choice};
pub(crate) use playout::finish;
use tree::{Seen, Tree};

use crate::Bot;
use crate::insight::{Effort, Insight};
use crate::workers::{Trees, Workers};

/// A number of iterations, which is the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Budget(u32);

impl Budget {
    /// Takes what one decision may use and leaves the rest for the turn.
    fn spend(&mut self, per_turn: Budget, decisions: u32) -> Budget {
        let now = (self.0 / decisions).max(per_turn.0 / FLOOR).max(1);
        self.0 = self.0.saturating_sub(now);
        Budget(now)
    }
}

/// Late decisions in a long turn get at least this fraction, one in `FLOOR`, of its budget.
const FLOOR: u32 = 32;

/// A bot that searches. Its budget is for a turn, and the tree is kept from one decision to the next within a
/// turn.
pub struct Search<G: Rules, I: Insight<G>> {
    per_turn: Budget,
    /// One decision may use one in this many of the iterations left in a turn.
    decisions: u32,
    horizon: u32,
    trees: Vec<Tree<G>>,
    workers: Arc<dyn Workers>,
    last: Option<Last<G>>,
    insight: PhantomData<fn() -> I>,
}

/// The previous decision.
#[derive(Debug)]
struct Last<G: Rules> {
    view: G::View,
    action: G::Action,
    turn: u64,
    left: Budget,
}

impl<G: Rules, I: Insight<G>> Search<G, I> {
    /// Creates a search with this much effort per turn.
    pub fn new(effort: Effort) -> Search<G, I> {
        Search {
            per_turn: Budget(effort.iterations),
            decisions: I::DECISIONS,
            horizon: effort.horizon,
            trees: vec![Tree::new()],
            workers: Trees::one().workers,
            last: None,
            insight: PhantomData,
        }
    }

    /// The same search with several trees.
    #[must_use]
    pub fn with_trees(mut self, trees: Trees) -> Search<G, I> {
        self.trees.resize_with(trees.count.max(1), Tree::new);
        self.workers = trees.workers;
        self
    }

    /// The same search, but one decision may use the whole budget.
    fn whole_turn(mut self) -> Search<G, I> {
        self.decisions = 1;
        self
    }

    /// Thinks about a decision of the seat, with these legal actions.
    pub(crate) fn think(
        &mut self,
        game: &G,
        view: G::View,
        seat: Seat,
        legal: &[G::Action],
        dice: &mut FastDice,
    ) -> Advice<G> {
        let turn = I::turn(game, &view);
        let last = self.last.take().filter(|last| last.turn == turn);
        let mut left = last.as_ref().map_or(self.per_turn, |last| last.left);
        if !last.is_some_and(|last| self.keep(game, &last, &view, seat)) {
            self.trees.iter_mut().for_each(Tree::clear);
        }
        if legal.len() > 1 {
            let budget = left.spend(self.per_turn, self.decisions);
            self.grow(game, &view, seat, budget, dice);
        }
        let advice = Advice::new(seat, legal, &self.trees);
        self.last = Some(Last { view, action: advice.best(), turn, left });
        advice
    }

    /// Grows the trees for one decision.
    fn grow(&mut self, game: &G, view: &G::View, seat: Seat, budget: Budget, dice: &mut FastDice) {
        let deduction = game.deduce(view);
        let trees = self.trees.len() as u32;
        let horizon = self.horizon;
        let seed = u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX));
        let grow = |index: usize, tree: &mut Tree<G>| {
            let mut dice = FastDice::for_game(seed, index as u64);
            let own = budget.0 / trees + u32::from((index as u32) < budget.0 % trees);
            for _ in 0..own {
                let mut state = game.deal(view, &deduction, &mut dice);
                tree.iterate::<I>(game, &mut state, seat, horizon, &mut dice);
            }
        };
        match self.trees.as_mut_slice() {
            [only] => grow(0, only),
            several => {
                let pieces = several.iter_mut().enumerate();
                let mut pieces: Vec<_> = pieces.map(|(index, tree)| move || grow(index, tree)).collect();
                let mut pieces: Vec<&mut (dyn FnMut() + Send)> =
                    pieces.iter_mut().map(|piece| piece as &mut (dyn FnMut() + Send)).collect();
                self.workers.do_all(&mut pieces);
            }
        }
    }

    /// Continues in the trees of the previous decision if only chance came between it and this one. Returns
    /// whether it could.
    fn keep(&mut self, game: &G, last: &Last<G>, view: &G::View, seat: Seat) -> bool {
        let mut dice = FastDice::seeded(0);
        let mut state = game.redeal(&last.view, &mut dice);
        game.apply_unchecked(&mut state, Step::Seat(seat, last.action), &mut Silence);
        let mut way = Way { game, view, seat, left: MOST_TRIED };
        let Some((state, seen)) = way.find(state, Seen::default()) else { return false };
        let mut is_kept = false;
        for tree in &mut self.trees {
            if tree.follow::<I>(game, &state, last.action, seen, seat) {
                is_kept = true;
            } else {
                tree.clear();
            }
        }
        is_kept
    }
}

/// How many outcomes of chance are tried to find out what came up between two decisions.
const MOST_TRIED: u32 = 64;

/// Finds what chance did between two decisions of a seat. A bot is shown views, not steps, but in any world
/// that agrees with the first view the same steps lead to the second.
struct Way<'a, G: Rules> {
    game: &'a G,
    view: &'a G::View,
    seat: Seat,
    left: u32,
}

impl<G: Rules> Way<'_, G> {
    fn find(&mut self, state: G::State, seen: Seen) -> Option<(G::State, Seen)> {
        match self.game.waiting(&state) {
            Waiting::Seats(seats) => {
                self.left = self.left.saturating_sub(1);
                let is_here = seats.contains(self.seat)
                    && self.game.view(&state, contract::Viewer::Seat(self.seat)) == *self.view;
                is_here.then_some((state, seen))
            }
            Waiting::Chance => {
                let mut chances = Vec::new();
                self.game.chances(&state, &mut chances);
                for (outcome, _) in chances {
                    if self.left == 0 {
                        return None;
                    }
                    let mut seen = seen;
                    let is_seen = seen.add(self.game, &state, outcome, self.seat);
                    let mut next = state.clone();
                    self.game.apply_unchecked(&mut next, Step::Chance(outcome), &mut Silence);
                    let found = self.find(next, seen);
                    if found.is_some() || !is_seen {
                        // A step that is not seen does not change the view.
                        return found;
                    }
                }
                None
            }
            Waiting::Table | Waiting::Nobody => None,
        }
    }
}

impl<G: Rules, I: Insight<G>> Bot<G> for Search<G, I> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>, legal: &[G::Action], dice: &mut FastDice) -> G::Action {
        self.think(glimpse.game(), glimpse.view(), glimpse.seat(), legal, dice).best()
    }

    fn game_over(&mut self, _: &Scores, _: SeatSet) {
        // The next game begins with a fresh budget, even if its first turn has the same number.
        self.last = None;
    }
}

#[cfg(test)]
mod tests {
    use contract::Viewer;

    use super::guessing::{Guessing, Mind};
    use super::*;

    const EFFORT: Effort = Effort { iterations: 320, horizon: 20 };

    #[test]
    fn the_decisions_of_a_turn_stay_within_the_budget_and_a_floor_for_each() {
        let game = Guessing { is_open: true };
        let mut dice = FastDice::seeded(6);
        let mut state = game.start();
        let mut search = Search::<Guessing, Mind>::new(EFFORT);
        let mut legal = Vec::new();
        let (mut turn, mut spent, mut decisions, mut longest) = (0, 0, 0, 0);
        for _ in 0..400 {
            game.settle(&mut state, &mut dice, &mut Silence);
            let Waiting::Seats(due) = game.waiting(&state) else { break };
            let seat = due.first().expect("somebody is due");
            game.legal_actions(&state, seat, &mut legal);
            let mut action = legal[dice.below(legal.len() as u32) as usize];
            if seat == Seat::at(0) {
                let view = game.view(&state, Viewer::Seat(seat));
                if Mind::turn(&game, &view) != turn {
                    (turn, spent, decisions) = (Mind::turn(&game, &view), 0, 0);
                }
                let advice = search.think(&game, view, seat, &legal, &mut dice);
                // With an empty tree, visits are iterations.
                search.trees.iter_mut().for_each(Tree::clear);
                let visits = advice.choices.iter().map(|choice| choice.visits).sum::<u64>();
                assert_eq!(visits > 0, legal.len() > 1);
                spent += visits;
                decisions += u64::from(legal.len() > 1);
                longest = longest.max(decisions);
                let floor = u64::from(EFFORT.iterations / FLOOR);
                assert!(spent <= u64::from(EFFORT.iterations) + decisions * floor, "{spent} in {decisions}");
                action = advice.best();
            }
            game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut Silence);
        }
        assert!(longest > 3, "the longest turn has {longest} decisions");
    }

    /// In how many decisions of a game the search knows more than its iterations for this decision could have
    /// told it: those directly after another decision, and those after chance.
    fn kept(game: &Guessing) -> [u32; 2] {
        let mut dice = FastDice::seeded(6);
        let mut state = game.start();
        let mut search = Search::<Guessing, Mind>::new(EFFORT);
        let mut legal = Vec::new();
        let mut kept = [0; 2];
        let (mut turn, mut left) = (None, search.per_turn);
        for _ in 0..300 {
            let rolls = game.settle(&mut state, &mut dice, &mut Silence);
            let Waiting::Seats(due) = game.waiting(&state) else { break };
            let seat = due.first().expect("somebody is due");
            game.legal_actions(&state, seat, &mut legal);
            let mut action = legal[dice.below(legal.len() as u32) as usize];
            if seat == Seat::at(0) {
                let view = game.view(&state, Viewer::Seat(seat));
                if turn.replace(Mind::turn(game, &view)) != Some(Mind::turn(game, &view)) {
                    left = search.per_turn;
                }
                let advice = search.think(game, view, seat, &legal, &mut dice);
                if legal.len() > 1 {
                    let Budget(now) = left.spend(search.per_turn, Mind::DECISIONS);
                    let visits = advice.choices.iter().map(|choice| choice.visits).sum::<u64>();
                    assert!(visits >= u64::from(now), "{visits} of {now}");
                    kept[rolls as usize] += u32::from(visits > u64::from(now));
                }
                action = advice.best();
            }
            game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut Silence);
        }
        kept
    }

    #[test]
    fn the_tree_is_kept_from_one_decision_of_a_turn_to_the_next() {
        let kept = [true, false].map(|is_open| kept(&Guessing { is_open }));
        assert!(kept.iter().flatten().all(|kept| *kept > 5), "{kept:?}");
    }

    #[test]
    fn late_decisions_of_a_long_turn_get_the_floor() {
        let turn = Budget(320);
        let mut left = turn;
        let parts: Vec<Budget> = (0..40).map(|_| left.spend(turn, 3)).collect();
        assert_eq!(parts[..3], [106, 71, 47].map(Budget));
        assert!(parts[20..].iter().all(|part| *part == Budget(10)), "{parts:?}");
    }

    #[test]
    fn nothing_is_kept_from_one_game_to_the_next() {
        let game = Guessing { is_open: false };
        let state = game.start();
        let Waiting::Seats(due) = game.waiting(&state) else { panic!("nobody is due") };
        let seat = due.first().expect("somebody is due");
        let mut legal = Vec::new();
        game.legal_actions(&state, seat, &mut legal);
        let view = game.view(&state, Viewer::Seat(seat));
        let mut search = Search::<Guessing, Mind>::new(EFFORT);
        let mut thoughts = || {
            let advice = search.think(&game, view.clone(), seat, &legal, &mut FastDice::seeded(1));
            search.game_over(&Scores::default(), SeatSet::default());
            advice.choices
        };
        assert_eq!(thoughts(), thoughts());
    }
}
