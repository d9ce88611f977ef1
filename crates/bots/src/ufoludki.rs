//! A sensible player of Ufoludki who looks one turn ahead.

use table::{FastDice, Glimpse, Rules, Seat};
use ufoludki::{Action, Card, Effect, Ufoludki, View};

use crate::{Bot, Effort, Insight, Level, Shares};

/// Takes as much as it can get ahead by, keeps an eye on what its own top invites, ends the game when that wins and
/// avoids ending it when that loses.
#[derive(Clone, Copy, Debug, Default)]
pub struct GreedyUfoludki;

impl Bot<Ufoludki> for GreedyUfoludki {
    fn choose(&mut self, glimpse: &Glimpse<'_, Ufoludki>, legal: &[Action], _: &mut FastDice) -> Action {
        let view = glimpse.view();
        let worth = |action: &Action| worth(glimpse.game(), &view, glimpse.seat(), *action);
        *legal
            .iter()
            .max_by(|a, b| worth(a).total_cmp(&worth(b)))
            .expect("a seat that is due has a legal action")
    }
}

impl Insight for Ufoludki {
    type Greedy = GreedyUfoludki;

    const CURIOSITY: f32 = 1.0;
    const HOPE: f32 = 0.0;
    const DECISIONS: u32 = 1;

    fn effort(level: Level) -> Effort {
        let iterations = match level {
            Level::Easy => 50,
            Level::Normal => 500,
            Level::Hard => 2000,
            Level::Expert => 10_000,
        };
        Effort { iterations, horizon: 1000 }
    }

    fn turn(&self, view: &View) -> u64 {
        u64::from(view.turns())
    }

    fn judge(&self, state: &<Ufoludki as Rules>::State) -> Shares {
        let _ = state;
        [0.0; 8]
    }
}

/// How much ahead of the others the action brings the seat, in loot.
fn worth(game: &Ufoludki, view: &View, seat: Seat, action: Action) -> f64 {
    let others = f64::from(view.seats() - 1);
    let gain = match game.effect(view, seat, action) {
        Effect::FromEarth(loot) if loot == view.earth() => return ending(view, seat, loot),
        Effect::FromEarth(loot) => f64::from(loot),
        // What one rival loses is worth the more to the seat the fewer and the stronger its rivals are.
        Effect::FromSeat(from, loot) => f64::from(loot) * (1.0 + rank(view, from) / others),
        Effect::BackToEarth(paid) => {
            let lost = |rival: Seat| f64::from(paid[rival.index()]) * rank(view, rival);
            Seat::all(view.seats()).map(lost).sum::<f64>() / others
        }
    };
    gain - exposure(view, seat, action.card()) + thrift(action)
}

/// Ending the game is best if it wins and worst if it does not.
fn ending(view: &View, seat: Seat, loot: u8) -> f64 {
    let mine = view.loot(seat) + loot;
    let best = Seat::all(view.seats()).filter(|other| *other != seat).map(|other| view.loot(other)).max();
    match mine.cmp(&best.unwrap_or(0)) {
        std::cmp::Ordering::Greater => 100.0,
        std::cmp::Ordering::Equal => 50.0,
        std::cmp::Ordering::Less => -100.0,
    }
}

/// Half as much for a rival without loot as for the richest one.
fn rank(view: &View, rival: Seat) -> f64 {
    let most = Seat::all(view.seats()).map(|seat| view.loot(seat)).max().unwrap_or(0).max(1);
    0.5 + 0.5 * f64::from(view.loot(rival)) / f64::from(most)
}

/// What the card invites others to take while it lies on top: a saucer may meet its like.
fn exposure(view: &View, seat: Seat, card: Card) -> f64 {
    let at_stake = view.loot(seat).min(4);
    if card.saucer().is_some() { 0.05 * f64::from(at_stake) } else { 0.0 }
}

/// Between equals, what can wait is kept: a General for richer rivals, a Counterattack for later.
fn thrift(action: Action) -> f64 {
    match action {
        Action::General => -0.3,
        Action::Counterattack(_) => -0.2,
        Action::Saucer(_) | Action::Recruitment | Action::Strength(_) => 0.0,
    }
}
