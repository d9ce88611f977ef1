//! What a search has found out about a decision.

use table::{FastDice, Rules, Seat, Viewer, Waiting};

use super::Search;
use super::tree::Tree;
use crate::insight::{Effort, Insight};

/// A legal action and what a search thinks of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// The share of the win that may be expected of it; the chance to win where wins are not shared. Nothing for an
    /// action that was never looked at.
    pub share: Option<f64>,
    /// Half the width of its 95 % interval, as far as sampling goes. What a better search would find is another matter.
    pub margin: Option<f64>,
    /// How often it was looked at.
    pub visits: u64,
}

impl<A> Choice<A> {
    /// What may be expected at least: the lower end of Wilson's 95 % interval. It ranks choices that were looked at often
    /// above those that look as good after a few looks.
    fn at_least(&self) -> f64 {
        let Some(share) = self.share else { return 0.0 };
        let visits = self.visits as f64;
        let z2 = 1.96_f64 * 1.96;
        let spread = (share * (1.0 - share) / visits + z2 / (4.0 * visits * visits)).max(0.0).sqrt();
        (share + z2 / (2.0 * visits) - 1.96 * spread) / (1.0 + z2 / visits)
    }
}

/// All legal actions of a decision, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<G: Rules> {
    /// Who decides.
    pub seat: Seat,
    /// What may be done, the most visited first.
    pub choices: Vec<Choice<G::Action>>,
}

impl<G: Insight> Advice<G> {
    /// Advice for the seat whose view this is; nothing if it has nothing to decide.
    pub fn of(
        game: &G,
        view: &G::View,
        seat: Seat,
        effort: Effort,
        trees: usize,
        seed: u64,
    ) -> Option<Advice<G>> {
        let mut dice = FastDice::seeded(seed);
        // The legal list is the same in every world that agrees with the view.
        let world = game.redeal(view, &mut dice);
        let is_own = game.view(&world, Viewer::Seat(seat)) == *view;
        if !is_own || !matches!(game.waiting(&world), Waiting::Seats(seats) if seats.contains(seat)) {
            return None;
        }
        let mut legal = Vec::new();
        game.legal_actions(&world, seat, &mut legal);
        if legal.is_empty() {
            return None;
        }
        Some(Search::new(effort).whole_turn().with_trees(trees).think(
            game,
            view.clone(),
            seat,
            &legal,
            &mut dice,
        ))
    }

    pub(super) fn new(seat: Seat, legal: &[G::Action], trees: &[Tree<G>]) -> Advice<G> {
        let choice = |action: &G::Action| {
            let tried = trees.iter().flat_map(Tree::tried).filter(|tried| tried.action == *action);
            let (visits, total) = tried.fold((0, 0.0), |(visits, total), tried| {
                (visits + u64::from(tried.visits), total + tried.total)
            });
            let share = (visits > 0).then(|| total / visits as f64);
            // A result between 0 and 1 varies at most as much as one that is 0 or 1.
            let margin = share.map(|share| 1.96 * (share * (1.0 - share) / visits as f64).max(0.0).sqrt());
            Choice { action: *action, share, margin, visits }
        };
        let mut choices: Vec<Choice<G::Action>> = legal.iter().map(choice).collect();
        choices.sort_by(|a, b| b.at_least().total_cmp(&a.at_least()));
        Advice { seat, choices }
    }

    /// The action to take.
    pub fn best(&self) -> G::Action {
        self.choices[0].action
    }
}
