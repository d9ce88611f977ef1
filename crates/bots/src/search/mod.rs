//! Search: information-set Monte Carlo tree search over the contract alone.
//!
//! The key decision: **one tree for the searching seat, many worlds**. Every iteration deals a world that agrees with the
//! view, walks down a tree whose nodes are what the searching seat can tell apart, plays on where the tree ends, and takes
//! the result back up, each seat its own share (max^n). An action counts how often it was legal, not how often its node was
//! visited, so that what only some hands allow is tried as curiously as the rest. Where nothing is hidden this is plain
//! Monte Carlo tree search.

mod advice;
mod playout;
mod tree;

use std::time::{Duration, Instant};

use rayon::prelude::*;
use table::{Dice, FastDice, Glimpse, Rules, Scores, Seat, SeatSet, Silence, Step, Waiting};

pub use advice::{Advice, Choice};
use tree::{Seen, Tree};

use crate::Bot;
use crate::insight::{Effort, Insight};

/// How long to think in a turn.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Budget {
    /// The same iterations on every machine.
    Iterations(u32),
    /// As many iterations as there is time for: not reproducible.
    Time(Duration),
}

impl Budget {
    /// What one decision may use, and leaves for the rest of the turn.
    fn spend(&mut self, per_turn: Budget, decisions: u32) -> Budget {
        match (self, per_turn) {
            (Budget::Iterations(left), Budget::Iterations(turn)) => {
                let now = (*left / decisions).max(turn / FLOOR).max(1);
                *left = left.saturating_sub(now);
                Budget::Iterations(now)
            }
            (Budget::Time(left), Budget::Time(turn)) => {
                let now = (*left / decisions).max(turn / FLOOR);
                *left = left.saturating_sub(now);
                Budget::Time(now)
            }
            _ => per_turn,
        }
    }
}

/// When to stop growing trees for a decision.
#[derive(Clone, Copy)]
enum Limit {
    Iterations(u32),
    Time { started: Instant, time: Duration },
}

impl Limit {
    /// Starts the clock if the budget is a time.
    fn of(budget: Budget) -> Limit {
        match budget {
            Budget::Iterations(all) => Limit::Iterations(all),
            Budget::Time(time) => Limit::Time { started: Instant::now(), time },
        }
    }
}

/// Late decisions of a long turn get at least this part of its budget.
const FLOOR: u32 = 32;

/// Time is looked at after so many iterations.
const BETWEEN_LOOKS: u32 = 32;

/// A player that searches. Its budget is for a turn; the tree is kept from one decision of a turn to the next.
#[derive(Debug)]
pub struct Search<G: Insight> {
    per_turn: Budget,
    /// One decision may use one in so many of the iterations that are left in a turn.
    decisions: u32,
    horizon: u32,
    trees: Vec<Tree<G>>,
    last: Option<Last<G>>,
}

/// The decision before.
#[derive(Debug)]
struct Last<G: Rules> {
    view: G::View,
    action: G::Action,
    turn: u64,
    left: Budget,
}

impl<G: Insight> Search<G> {
    /// A search with so much effort a turn.
    pub fn new(effort: Effort) -> Search<G> {
        Search {
            per_turn: Budget::Iterations(effort.iterations),
            decisions: G::DECISIONS,
            horizon: effort.horizon,
            trees: vec![Tree::new()],
            last: None,
        }
    }

    /// The same with as many iterations as fit into this time of a turn.
    #[must_use]
    pub fn for_time(mut self, time: Duration) -> Search<G> {
        self.per_turn = Budget::Time(time);
        self
    }

    /// The same with several trees that grow beside each other, on as many threads as there are. The result depends on
    /// the number of trees, not on the number of threads.
    #[must_use]
    pub fn with_trees(mut self, trees: usize) -> Search<G> {
        self.trees.resize_with(trees.max(1), Tree::new);
        self
    }

    /// The same, but the whole budget may be spent on one decision.
    fn whole_turn(mut self) -> Search<G> {
        self.decisions = 1;
        self
    }

    /// Thinks about a decision of the seat, whose legal actions these are.
    fn think(
        &mut self,
        game: &G,
        view: G::View,
        seat: Seat,
        legal: &[G::Action],
        dice: &mut FastDice,
    ) -> Advice<G> {
        let turn = game.turn(&view);
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

    /// Lets the trees grow for one decision. The clock is read only if the budget is a time.
    fn grow(&mut self, game: &G, view: &G::View, seat: Seat, budget: Budget, dice: &mut FastDice) {
        let deduction = game.deduce(view);
        let trees = self.trees.len() as u32;
        let horizon = self.horizon;
        let seed = u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX));
        let limit = Limit::of(budget);
        let grow = |(index, tree): (usize, &mut Tree<G>)| {
            let mut dice = FastDice::for_game(seed, index as u64);
            let mut iterate = || {
                let mut state = game.deal(view, &deduction, &mut dice);
                tree.iterate(game, &mut state, seat, horizon, &mut dice);
            };
            match limit {
                Limit::Iterations(all) => {
                    let own = all / trees + u32::from((index as u32) < all % trees);
                    (0..own).for_each(|_| iterate());
                }
                Limit::Time { started, time } => {
                    while started.elapsed() < time {
                        (0..BETWEEN_LOOKS).for_each(|_| iterate());
                    }
                }
            }
        };
        match self.trees.as_mut_slice() {
            [only] => grow((0, only)),
            several => several.par_iter_mut().enumerate().for_each(grow),
        }
    }

    /// Goes on in the trees of the decision before, if only chance lay between it and this one.
    fn keep(&mut self, game: &G, last: &Last<G>, view: &G::View, seat: Seat) -> bool {
        let mut dice = FastDice::seeded(0);
        let mut state = game.redeal(&last.view, &mut dice);
        game.apply_unchecked(&mut state, Step::Seat(seat, last.action), &mut Silence);
        let mut way = Way { game, view, seat, left: MOST_TRIED };
        let Some((state, seen)) = way.find(state, Seen::default()) else { return false };
        let mut is_kept = false;
        for tree in &mut self.trees {
            if tree.follow(game, &state, last.action, seen, seat) {
                is_kept = true;
            } else {
                tree.clear();
            }
        }
        is_kept
    }
}

/// How many results of chance are tried to find out what came up between two decisions.
const MOST_TRIED: u32 = 64;

/// Finds what chance did between two decisions of a seat. A bot is shown tables, not steps; but in any world that agrees
/// with the first view, the same steps lead to the second.
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
                    && self.game.view(&state, table::Viewer::Seat(self.seat)) == *self.view;
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
                        // What is not seen makes no difference to the view.
                        return found;
                    }
                }
                None
            }
            Waiting::Table | Waiting::Nobody => None,
        }
    }
}

impl<G: Insight> Bot<G> for Search<G> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>, legal: &[G::Action], dice: &mut FastDice) -> G::Action {
        self.think(glimpse.game(), glimpse.view(), glimpse.seat(), legal, dice).best()
    }

    fn game_over(&mut self, _: &Scores, _: SeatSet) {
        // The next game begins with a fresh budget, whatever its first turn is called.
        self.last = None;
    }
}

#[cfg(test)]
mod tests {
    use fries::Fries;

    use super::*;

    const EFFORT: Effort = Effort { iterations: 320, horizon: 20 };

    #[test]
    fn all_decisions_of_a_turn_together_keep_to_the_budget_and_a_floor_for_each() {
        let game = Fries::standard(2).expect("a game");
        let mut dice = FastDice::seeded(6);
        let mut state = game.start();
        let mut search = Search::new(EFFORT);
        let mut legal = Vec::new();
        let (mut turn, mut spent, mut decisions, mut longest) = (0, 0, 0, 0);
        for _ in 0..400 {
            game.settle(&mut state, &mut dice, &mut Silence);
            let Waiting::Seats(due) = game.waiting(&state) else { break };
            let seat = due.first().expect("somebody is due");
            game.legal_actions(&state, seat, &mut legal);
            let mut action = legal[dice.below(legal.len() as u32) as usize];
            if seat == Seat::at(0) {
                let view = game.view(&state, table::Viewer::Seat(seat));
                if game.turn(&view) != turn {
                    (turn, spent, decisions) = (game.turn(&view), 0, 0);
                }
                let advice = search.think(&game, view, seat, &legal, &mut dice);
                // Without what the tree knew before, visits are iterations.
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

    /// In how many decisions of a game the search knows more than its iterations for this decision could tell it.
    fn kept<G: Insight>(game: &G) -> u32 {
        let mut dice = FastDice::seeded(6);
        let mut state = game.start();
        let mut search = Search::new(EFFORT);
        let mut legal = Vec::new();
        let mut kept = 0;
        for _ in 0..300 {
            game.settle(&mut state, &mut dice, &mut Silence);
            let Waiting::Seats(due) = game.waiting(&state) else { break };
            let seat = due.first().expect("somebody is due");
            game.legal_actions(&state, seat, &mut legal);
            let action = if seat == Seat::at(0) {
                let view = game.view(&state, table::Viewer::Seat(seat));
                let advice = search.think(game, view, seat, &legal, &mut dice);
                let visits = advice.choices.iter().map(|choice| choice.visits).sum::<u64>();
                kept += u32::from(visits > u64::from(EFFORT.iterations / G::DECISIONS));
                advice.best()
            } else {
                G::Greedy::default().choose(&Glimpse::new(game, &state, seat), &legal, &mut dice)
            };
            game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut Silence);
        }
        kept
    }

    #[test]
    fn what_was_found_out_is_kept_from_one_decision_of_a_turn_to_the_next() {
        let battleforce = battleforce::BattleForce::standard(2).expect("a game");
        let kept = [kept(&Fries::standard(2).expect("a game")), kept(&battleforce)];
        assert!(kept.iter().all(|kept| *kept > 5), "{kept:?}");
    }

    #[test]
    fn a_long_turn_leaves_its_late_decisions_the_floor() {
        let turn = Budget::Iterations(320);
        let mut left = turn;
        let parts: Vec<Budget> = (0..40).map(|_| left.spend(turn, 3)).collect();
        assert_eq!(parts[..3], [106, 71, 47].map(Budget::Iterations));
        assert!(parts[20..].iter().all(|part| *part == Budget::Iterations(10)), "{parts:?}");
    }

    #[test]
    fn a_game_that_is_over_leaves_nothing_to_the_next() {
        let game = ufoludki::Ufoludki::standard(3).expect("a game");
        let mut dice = FastDice::seeded(6);
        let mut state = game.start();
        game.settle(&mut state, &mut dice, &mut Silence);
        let Waiting::Seats(due) = game.waiting(&state) else { panic!("nobody is due") };
        let seat = due.first().expect("somebody is due");
        let mut legal = Vec::new();
        game.legal_actions(&state, seat, &mut legal);
        let view = game.view(&state, table::Viewer::Seat(seat));
        let mut search = Search::new(EFFORT);
        let mut thoughts = || {
            let advice = search.think(&game, view.clone(), seat, &legal, &mut FastDice::seeded(1));
            search.game_over(&Scores::default(), SeatSet::default());
            advice.choices
        };
        assert_eq!(thoughts(), thoughts());
    }
}
