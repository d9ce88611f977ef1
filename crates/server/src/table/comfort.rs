//! Standing orders, automatic answers and how long they take.
//!
//! The time for an automatic answer is drawn when the question comes up, before anybody looks at the cards. A
//! player with standing orders is never seen to answer faster than that, whether or not they answer
//! themselves. An answer that takes longer than the drawn time is given on the next of a few fixed ticks.
//! Automatic answers follow from the orders and from what everybody can see, never from hidden cards.

use std::time::Duration;

use catalog::Reaction;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::sheet::BotLevel;

/// How long bots take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum BotSpeed {
    /// No delay.
    Instant,
    /// About half a second.
    Quick,
    /// As long as the occasion takes.
    #[default]
    Normal,
    /// Three to five seconds.
    Slow,
}

/// What a bot decides about, as far as everybody can see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Occasion {
    /// Everybody can see why it is asked. Pages take the time that people need to follow.
    Open,
    /// The time must not tell whether it has something to answer with.
    Secret,
    /// Only bots play, so that others can watch.
    Show,
}

/// How long an automatic answer takes: at least the drawn time, and then up to the next tick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Delay {
    pub(crate) drawn: Duration,
    /// The interval between ticks. An answer that comes later than drawn is given a multiple of this after the drawn
    /// time.
    pub(crate) tick: Duration,
}

impl BotSpeed {
    /// The delay of a bot at this level, drawn with a random number.
    pub(crate) fn draw(self, level: BotLevel, occasion: Occasion, random: u32) -> Delay {
        let speed = match (self, occasion) {
            (BotSpeed::Normal, Occasion::Open) => BotSpeed::Instant,
            (BotSpeed::Normal, Occasion::Secret) => BotSpeed::Quick,
            (speed, _) => speed,
        };
        let span = match (speed, level) {
            (BotSpeed::Instant, BotLevel::Random | BotLevel::Greedy) => (5, 5),
            (BotSpeed::Instant, BotLevel::Easy | BotLevel::Normal) => (20, 20),
            (BotSpeed::Instant, BotLevel::Hard) => (100, 100),
            (BotSpeed::Instant | BotSpeed::Quick, BotLevel::Expert) => (700, 900),
            (BotSpeed::Quick, _) => (400, 700),
            (BotSpeed::Normal, _) => (900, 1800),
            (BotSpeed::Slow, _) => (3000, 5000),
        };
        let tick = if speed == BotSpeed::Instant { Duration::from_millis(50) } else { TICK };
        Delay { drawn: between(span, random), tick }
    }
}

/// The interval between ticks where times must not tell anything.
pub(crate) const TICK: Duration = Duration::from_millis(500);

/// The delay of an automatic answer for a person's seat, drawn with a random number.
pub(crate) fn draw_automatic(random: u32) -> Duration {
    between((700, 2100), random)
}

fn between((least, most): (u32, u32), random: u32) -> Duration {
    Duration::from_millis(u64::from(least + random % (most - least + 1)))
}

/// How long to wait before retrying after something could not be stored.
pub(crate) const TRY_AGAIN: Duration = Duration::from_millis(500);

/// A player's standing orders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub(crate) struct Comfort {
    /// The attack for the rest of which the player passes. A number, so that the order ends with the attack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pass_attack: Option<u64>,
    /// Pass in every attack that is not against this seat.
    pub pass_unless_target: bool,
    /// Play automatically where everybody can see that there is only one option. Elsewhere, prepare that
    /// option but leave anything others can see to the player.
    pub single: bool,
}

impl Comfort {
    /// Whether anything is answered automatically.
    pub(crate) fn is_on(self) -> bool {
        self != Comfort::default()
    }

    /// Whether the orders pass in this attack.
    pub(crate) fn passes(self, reaction: &Reaction) -> bool {
        self.pass_attack == Some(reaction.window) || self.pass_unless_target && !reaction.is_target
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn delays_stay_within_their_span_whatever_is_drawn() {
        for random in [0, 1, 17, u32::MAX] {
            let time = BotSpeed::Normal.draw(BotLevel::Expert, Occasion::Show, random).drawn.as_millis();
            assert!((900..=1800).contains(&time), "{time}");
            assert!((700..=2100).contains(&draw_automatic(random).as_millis()));
        }
    }

    #[test]
    fn bots_wait_only_where_their_time_could_tell_something_or_nobody_else_plays() {
        let draw = |speed: BotSpeed, occasion| speed.draw(BotLevel::Greedy, occasion, 5);
        assert_eq!(draw(BotSpeed::Normal, Occasion::Open), draw(BotSpeed::Instant, Occasion::Open));
        assert_eq!(draw(BotSpeed::Normal, Occasion::Secret), draw(BotSpeed::Quick, Occasion::Secret));
        assert!(
            draw(BotSpeed::Normal, Occasion::Show).drawn > draw(BotSpeed::Normal, Occasion::Secret).drawn
        );
        // A table that asks for a delay gets it everywhere.
        assert_eq!(draw(BotSpeed::Slow, Occasion::Open), draw(BotSpeed::Slow, Occasion::Secret));
        assert!(draw(BotSpeed::Instant, Occasion::Open).drawn < draw(BotSpeed::Instant, Occasion::Open).tick);
    }

    #[test]
    fn orders_pass_only_in_the_attacks_they_name() {
        let reaction = |window, is_target| Reaction { pass: "pass".into(), window, is_target };
        let this = Comfort { pass_attack: Some(3), ..Comfort::default() };
        assert!(this.passes(&reaction(3, true)) && !this.passes(&reaction(4, false)));
        let others = Comfort { pass_unless_target: true, ..Comfort::default() };
        assert!(others.passes(&reaction(4, false)) && !others.passes(&reaction(4, true)));
        assert!(!Comfort::default().is_on() && this.is_on());
    }
}
