//! The effects of actions, shown before the viewer takes them.

use i18n::args;
use ufoludki::{Action, Effect, Ufoludki, View};

use crate::board::loot::Place;
use crate::board::meadow::Meadow;

/// The effect of one of the viewer's actions on the loot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outcome {
    pub(crate) action: Action,
    pub(crate) effect: Effect,
    /// The place that would get the loot.
    taker: Place,
}

/// The effects of all the viewer's actions.
pub(crate) fn outcomes(game: &Ufoludki, view: &View, actions: &[Action]) -> Vec<Outcome> {
    let Some(seat) = view.viewer().seat() else { return Vec::new() };
    let outcome = |action: &Action| Outcome {
        action: *action,
        effect: view.look(game).effect(seat, *action),
        taker: Place::Seat(seat),
    };
    actions.iter().map(outcome).collect()
}

impl Outcome {
    /// How much would leave a place.
    pub(crate) fn lost(&self, place: Place) -> u8 {
        match (self.effect, place) {
            (Effect::FromEarth(loot), Place::Earth) => loot,
            (Effect::FromSeat(from, loot), Place::Seat(seat)) if from == seat => loot,
            (Effect::BackToEarth(paid), Place::Seat(seat)) => paid[seat.index()],
            _ => 0,
        }
    }

    /// How much would come to a place.
    pub(crate) fn gained(&self, place: Place) -> u8 {
        match self.effect {
            Effect::FromEarth(loot) | Effect::FromSeat(_, loot) if place == self.taker => loot,
            Effect::BackToEarth(paid) if place == Place::Earth => paid.iter().sum(),
            _ => 0,
        }
    }

    /// The outcome in words.
    pub(crate) fn words(&self, scene: &Meadow<'_>) -> String {
        let teller = scene.look.teller;
        match self.effect {
            Effect::FromEarth(loot) => teller.say("ufoludki-effect-earth", &args! { loot: loot }),
            Effect::FromSeat(from, loot) => {
                teller.say("ufoludki-effect-player", &args! { loot: loot, from: teller.who(from) })
            }
            Effect::BackToEarth(_) => {
                teller.say("ufoludki-effect-back", &args! { loot: self.gained(Place::Earth) })
            }
        }
    }
}
