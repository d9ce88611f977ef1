//! Counts what can happen: the classic test of a move generator, extended to chance.

use crate::rules::{Rules, StepOf};
use crate::sink::Silence;
use crate::step::{Step, Waiting};

/// What [`perft`] counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Perft {
    /// Different sequences of steps. Outcomes with the same notation count once.
    pub lines: u64,
    /// The same sequences, each counted with the weight of its outcomes.
    pub weighted: u64,
}

/// Counts the sequences of `depth` steps from a state. A game that ends earlier counts as one sequence.
pub fn perft<G: Rules>(game: &G, state: &G::State, depth: u32) -> Perft {
    let waiting = game.waiting(state);
    if depth == 0 || waiting == Waiting::Nobody {
        return Perft { lines: 1, weighted: 1 };
    }
    let mut sum = Perft::default();
    for (step, weight) in steps_from(game, state, waiting) {
        let mut next = state.clone();
        game.apply_unchecked(&mut next, step, &mut Silence);
        let below = perft(game, &next, depth - 1);
        sum.lines += below.lines;
        sum.weighted += below.weighted * u64::from(weight);
    }
    sum
}

/// Every possible step from a state, with its weight. Decisions have weight 1.
pub(crate) fn steps_from<G: Rules>(game: &G, state: &G::State, waiting: Waiting) -> Vec<(StepOf<G>, u32)> {
    let mut steps = Vec::new();
    match waiting {
        Waiting::Seats(seats) => {
            let mut actions = Vec::new();
            for seat in seats.iter() {
                game.legal_actions(state, seat, &mut actions);
                steps.extend(actions.iter().map(|action| (Step::Seat(seat, *action), 1)));
            }
        }
        Waiting::Chance => {
            let mut chances = Vec::new();
            game.chances(state, &mut chances);
            steps.extend(chances.iter().map(|(outcome, weight)| (Step::Chance(*outcome), *weight)));
        }
        Waiting::Table | Waiting::Nobody => {}
    }
    let mut words = Vec::new();
    game.legal_words(state, &mut words);
    steps.extend(words.iter().map(|word| (Step::Table(*word), 1)));
    steps
}
