//! Bots for a game of which only the rules are known.

use contract::{Dice, FastDice, Glimpse, Rules, Seat, Silence, Step};

use crate::insight::shares_by_points;
use crate::{Bot, Effort, Insight, Level, Shares};

/// An insight that suits any game: it counts points. A draft starts with it.
#[derive(Clone, Copy, Debug)]
pub struct NoInsight;

impl<G: Rules> Insight<G> for NoInsight {
    type Greedy = Hasty;

    const KNOWS_THE_GAME: bool = false;
    const CURIOSITY: f32 = 1.0;
    const DECISIONS: u32 = 2;

    fn effort(level: Level) -> Effort {
        let (iterations, horizon) = match level {
            Level::Easy => (16, 4),
            Level::Normal => (100, 100),
            Level::Hard => (700, 100),
            Level::Expert => (5000, 100),
        };
        Effort { iterations, horizon }
    }

    /// Every decision is a turn of its own.
    fn turn(_: &G, view: &G::View) -> u64 {
        crate::mixed(view)
    }

    /// By current points.
    fn judge(game: &G, state: &G::State) -> Shares {
        shares_by_points(game.scores(state).iter().map(|points| *points as f32), 4.0)
    }
}

/// Takes the action that leaves it with the most points immediately, in a world that agrees with its view.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hasty;

impl<G: Rules> Bot<G> for Hasty {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>, legal: &[G::Action], dice: &mut FastDice) -> G::Action {
        let (game, seat) = (glimpse.game(), glimpse.seat());
        let world = game.redeal(&glimpse.view(), dice);
        let mut best = (i32::MIN, legal[0]);
        for action in legal {
            let lead = lead_after(game, &world, seat, *action, dice);
            if lead > best.0 {
                best = (lead, *action);
            }
        }
        best.1
    }
}

/// By how much the seat leads after an action and the chance steps that follow. Dice break ties.
fn lead_after<G: Rules>(
    game: &G,
    world: &G::State,
    seat: Seat,
    action: G::Action,
    dice: &mut FastDice,
) -> i32 {
    let mut after = world.clone();
    game.apply_unchecked(&mut after, Step::Seat(seat, action), &mut Silence);
    game.settle(&mut after, dice, &mut Silence);
    let scores = game.scores(&after);
    let others = Seat::all(game.seats()).filter(|other| *other != seat).map(|other| scores[other.index()]);
    let noise = dice.below(16) as i32;
    (scores[seat.index()] - others.max().unwrap_or(0)) * 16 + noise
}

#[cfg(test)]
mod tests {
    use contract::NoOptions;
    use higher::Higher;

    use super::*;
    use crate::{BotName, checks};

    fn toy_game(seats: u8) -> Higher {
        Higher::new(8, NoOptions {}, seats).expect("a game")
    }

    #[test]
    fn a_game_without_insight_has_all_four_levels() {
        for seats in 2..=4 {
            checks::has_levels::<_, NoInsight>(&toy_game(seats));
        }
    }

    #[test]
    fn what_a_seat_cannot_see_changes_nothing_in_a_game_without_insight() {
        let others: u32 = [BotName::Random, BotName::Greedy]
            .iter()
            .map(|name| checks::decides_by_its_view_alone::<_, NoInsight>(&toy_game(4), name, 1, 8))
            .sum();
        assert!(others > 15, "{others}");
    }

    #[test]
    fn hasty_players_decide_by_dice_when_nothing_scores_immediately() {
        // Nobody scores before the cards are shown, and then there is only one card to show.
        let game = toy_game(2);
        let mut seen = std::collections::BTreeSet::new();
        for number in 0..50 {
            let mut hasty = checks::seated::<_, NoInsight>(&game, &BotName::Greedy);
            let mut dice = FastDice::for_game(1, number);
            let end = checks::play(&game, &mut hasty, &mut dice, 100, |_, _, _| ());
            assert!(!game.winners(&end).is_empty());
            seen.insert(end.away.iter().filter(|card| **card > 0).count());
        }
        assert_eq!(seen.into_iter().collect::<Vec<usize>>(), [0, 1, 2]);
    }
}
