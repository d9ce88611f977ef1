//! What a search has found out about a decision.

use contract::{FastDice, Rules, Seat, Viewer, Waiting};

use super::Search;
use super::tree::Tree;
use crate::insight::{Effort, Insight};
use crate::interval::wilson;
use crate::workers::Trees;

/// A legal action and what a search thinks of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// The expected share of the win; the chance of winning where wins are not shared. None for an action
    /// that was never tried.
    pub share: Option<f64>,
    /// Its 95% interval, as far as sampling goes. A better search could still find something else.
    pub interval: (f64, f64),
    /// How often it was tried.
    pub visits: u64,
}

/// All legal actions of a decision, the best first.
#[derive(Clone, Debug)]
pub struct Advice<G: Rules> {
    /// The seat that decides.
    pub seat: Seat,
    /// The legal actions, the best first. They are sorted by the lower end of the interval of what the search
    /// maximises, so an action that was tried often comes before one that looks as good after a few tries.
    pub choices: Vec<Choice<G::Action>>,
}

impl<G: Rules> Advice<G> {
    /// Advice for the seat whose view this is. None if it has nothing to decide.
    pub fn of<I: Insight<G>>(
        game: &G,
        view: &G::View,
        seat: Seat,
        effort: Effort,
        trees: &Trees,
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
        Some(Search::<G, I>::new(effort).whole_turn().with_trees(trees.clone()).think(
            game,
            view.clone(),
            seat,
            &legal,
            &mut dice,
        ))
    }

    pub(super) fn new(seat: Seat, legal: &[G::Action], trees: &[Tree<G>]) -> Advice<G> {
        let mut ranked: Vec<(f64, Choice<G::Action>)> =
            legal.iter().map(|action| judged(*action, trees)).collect();
        ranked.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        Advice { seat, choices: ranked.into_iter().map(|(_, choice)| choice).collect() }
    }

    /// The best action.
    pub fn best(&self) -> G::Action {
        self.choices[0].action
    }
}

/// What all trees together think of an action, with the lower end of its value.
fn judged<G: Rules>(action: G::Action, trees: &[Tree<G>]) -> (f64, Choice<G::Action>) {
    let (mut visits, mut total, mut won) = (0, 0.0, 0.0);
    for tried in trees.iter().flat_map(Tree::tried).filter(|tried| tried.action == action) {
        visits += u64::from(tried.visits);
        total += tried.total;
        won += tried.won;
    }
    let looks = visits as f64;
    let mean = |sum: f64| (sum / looks.max(1.0)).clamp(0.0, 1.0);
    let choice = Choice {
        action,
        share: (visits > 0).then_some(mean(won)),
        interval: wilson(mean(won), looks),
        visits,
    };
    (wilson(mean(total), looks).0, choice)
}
