//! Ufoludki bots: a sensible player who looks one turn ahead, and the knowledge that searches need.

use contract::{Dice, FastDice, Glimpse, Seat};
use ufoludki::{Action, Card, Effect, Look, State, Ufoludki, View};

use bots::{Bot, Bots, BotsOf, Effort, Insight, Level, Shares, shares_by_points, soft_shares, win_shares};
use engine::{Engine, EngineOf};

/// A bot that maximises its lead. It avoids leaving a top card that invites attacks, ends the game if that
/// wins, and avoids ending it otherwise.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<Ufoludki> for Greedy {
    fn choose(&mut self, glimpse: &Glimpse<'_, Ufoludki>, legal: &[Action], _: &mut FastDice) -> Action {
        let view = glimpse.view();
        let look = view.look(glimpse.game());
        let worth = |action: &Action| worth(look, glimpse.seat(), *action);
        *legal
            .iter()
            .max_by(|a, b| worth(a).total_cmp(&worth(b)))
            .expect("a seat that is due has a legal action")
    }
}

/// The bots that play the game.
pub static BOTS: &dyn Bots<Ufoludki> = &BotsOf::<Mind>::NEW;

/// The game's engine. It is compiled here, together with the search.
pub static ENGINE: &dyn Engine = &EngineOf::<Ufoludki> { bots: BOTS };

/// The game knowledge that bots have in addition to the rules.
#[derive(Clone, Copy, Debug)]
pub struct Mind;

impl Insight<Ufoludki> for Mind {
    type Greedy = Greedy;

    const CURIOSITY: f32 = 0.7;
    const CURIOSITY_OF_OTHERS: f32 = 7.0;
    const DECISIONS: u32 = 1;

    fn effort(level: Level) -> Effort {
        let (iterations, horizon) = match level {
            Level::Easy => (12, 2),
            Level::Normal => (60, TO_THE_END),
            Level::Hard => (500, TO_THE_END),
            Level::Expert => (10_000, TO_THE_END),
        };
        Effort { iterations, horizon }
    }

    fn turn(_: &Ufoludki, view: &View) -> u64 {
        u64::from(view.turns())
    }

    fn promise(game: &Ufoludki, state: &State, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let look = game.look(state);
        out.clear();
        out.extend(legal.iter().map(|action| worth(look, seat, *action) as f32 / 3.0));
        soft_shares(out);
    }

    /// The best of a few random actions: of three for the searching seat, of two for others.
    #[inline]
    fn playout_choice(
        game: &Ufoludki,
        state: &State,
        seat: Seat,
        searches: Seat,
        legal: &[Action],
        dice: &mut impl Dice,
    ) -> usize {
        let look = game.look(state);
        let mut best = dice.below(legal.len() as u32) as usize;
        for _ in 0..if seat == searches { 2 } else { 1 } {
            let other = dice.below(legal.len() as u32) as usize;
            if gain(look, seat, legal[other]) > gain(look, seat, legal[best]) {
                best = other;
            }
        }
        best
    }

    /// Based mostly on loot, so that a clear win is better than a narrow one.
    fn reward(game: &Ufoludki, state: &State) -> Shares {
        let (won, judged) = (win_shares(game, state), Self::judge(game, state));
        std::array::from_fn(|seat| 0.2 * won[seat] + 0.8 * judged[seat])
    }

    /// Judges by loot.
    fn judge(game: &Ufoludki, state: &State) -> Shares {
        let look = game.look(state);
        shares_by_points(Seat::all(look.seats()).map(|seat| f32::from(look.loot(seat))), 3.0)
    }

    fn held(view: &View) -> Vec<String> {
        view.hand().cards().map(|card| card.to_string()).collect()
    }
}

/// Games end long before this.
const TO_THE_END: u32 = u32::MAX;

/// A quick estimate of what an action gains at once. A rival's loot counts one and a half times, loot
/// returned to Earth half.
#[inline]
fn gain(look: Look<'_>, seat: Seat, action: Action) -> i32 {
    match look.effect(seat, action) {
        Effect::FromEarth(loot) if loot == look.earth() => {
            let rivals = Seat::all(look.seats()).filter(|other| *other != seat);
            let best = rivals.map(|other| look.loot(other)).max().unwrap_or(0);
            if look.loot(seat) + loot >= best { 100 } else { -100 }
        }
        Effect::FromEarth(loot) => 2 * i32::from(loot),
        Effect::FromSeat(_, loot) => 3 * i32::from(loot),
        Effect::BackToEarth(paid) => paid.iter().map(|paid| i32::from(*paid)).sum(),
    }
}

/// How far the action brings the seat ahead of the others, in loot.
fn worth(look: Look<'_>, seat: Seat, action: Action) -> f64 {
    let others = f64::from(look.seats() - 1);
    let gain = match look.effect(seat, action) {
        Effect::FromEarth(loot) if loot == look.earth() => return ending(look, seat, loot),
        Effect::FromEarth(loot) => f64::from(loot),
        // A rival's loss is worth more the fewer rivals there are and the stronger this one is.
        Effect::FromSeat(from, loot) => f64::from(loot) * (1.0 + rank(look, from) / others),
        Effect::BackToEarth(paid) => {
            let lost = |rival: Seat| f64::from(paid[rival.index()]) * rank(look, rival);
            Seat::all(look.seats()).map(lost).sum::<f64>() / others
        }
    };
    gain - exposure(look, seat, action.card()) + thrift(action)
}

/// The value of ending the game: best if it wins, worst if it does not.
fn ending(look: Look<'_>, seat: Seat, loot: u8) -> f64 {
    let mine = look.loot(seat) + loot;
    let best = Seat::all(look.seats()).filter(|other| *other != seat).map(|other| look.loot(other)).max();
    match mine.cmp(&best.unwrap_or(0)) {
        std::cmp::Ordering::Greater => 100.0,
        std::cmp::Ordering::Equal => 50.0,
        std::cmp::Ordering::Less => -100.0,
    }
}

/// A rival's weight: half as much without loot as for the richest one.
fn rank(look: Look<'_>, rival: Seat) -> f64 {
    let most = Seat::all(look.seats()).map(|seat| look.loot(seat)).max().unwrap_or(0).max(1);
    0.5 + 0.5 * f64::from(look.loot(rival)) / f64::from(most)
}

/// What the card invites others to take while it is on top: another player may match a saucer.
fn exposure(look: Look<'_>, seat: Seat, card: Card) -> f64 {
    let at_stake = look.loot(seat).min(4);
    if card.saucer().is_some() { 0.05 * f64::from(at_stake) } else { 0.0 }
}

/// Breaks ties by keeping what can wait: a General for richer rivals, a Counterattack for later.
fn thrift(action: Action) -> f64 {
    match action {
        Action::General => -0.3,
        Action::Counterattack(_) => -0.2,
        Action::Saucer(_) | Action::Recruitment | Action::Strength(_) => 0.0,
    }
}
