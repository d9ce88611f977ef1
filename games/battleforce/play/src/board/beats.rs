//! What the table tells of each event before the new scene: words and sounds, so that what bots do can be followed.

use battleforce::{BattleForce, Event, Kind};
use scene::{Beat, Change, Context, Show};

/// The beat of the event at this place, if it is more than bookkeeping.
pub(crate) fn beat(
    change: &Change<'_, BattleForce>,
    place: usize,
    look: &Context<'_, BattleForce>,
) -> Option<Beat> {
    let say = || Beat::new(Show::Say);
    Some(match change.events[place] {
        Event::Turn { seat, .. } | Event::OrderCalled { seat, .. } | Event::Launched { seat, .. } => {
            say().of(seat)
        }
        Event::Attacks { seat, .. } => say().of(seat).sounds("count"),
        Event::Fired { seat, card, .. } => say().of(seat).sounds(weapon(card.kind)),
        Event::Defends { seat, .. } => say().of(seat).sounds("shield"),
        Event::Reacts { seat, .. } | Event::Repairs { seat, .. } => say().of(seat).sounds("card"),
        Event::ShootsDown { seat, .. } => say().of(seat).sounds("phaser"),
        Event::Rolled { seat, .. } => say().of(seat).sounds("tumble"),
        Event::Reinforced { seat, .. } => say().of(seat).sounds("torpedo"),
        Event::Hit { .. } => say().sounds("hit"),
        Event::Missed { .. } => say().sounds("miss"),
        Event::Destroyed { .. } | Event::FlotillaDestroyed { .. } => say().sounds("explosion"),
        Event::Captured { by, .. } => say().of(by).sounds("control"),
        Event::Eliminated { seat } | Event::BrokePromise { seat } => say().of(seat).sounds("lose"),
        Event::Ended { winners, .. } => {
            let has_lost = look.viewer.seat().is_some_and(|seat| !winners.contains(seat));
            Beat::new(Show::End).sounds(if has_lost { "lose" } else { "win" })
        }
        _ => return None,
    })
}

/// How a weapon sounds.
const fn weapon(kind: Kind) -> &'static str {
    match kind {
        Kind::Photon => "torpedo",
        Kind::Disruptor => "disruptor",
        Kind::Drone | Kind::Scatterpack => "drone",
        Kind::PlasmaR | Kind::PlasmaS | Kind::PlasmaF => "plasma",
        _ => "phaser",
    }
}
