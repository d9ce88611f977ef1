//! The last dice roll.

use contract::Seat;
use fries::{BumpModifiers, Event};
use i18n::args;
use maud::{Markup, html};
use scene::part;

use crate::board::odds::{bump_parts, chips, control_parts};
use crate::board::stage::Stage;

/// The id of the tray for the dice.
pub(crate) const TRAY: &str = "ff-tray";

/// The tray with the last roll since the previous decision; empty if there was none.
pub(crate) fn draw(stage: &Stage<'_>) -> Markup {
    let rolled = stage.look.recent.iter().rev().find_map(|event| roll(stage, event));
    part(
        &html! { div.tray id=(TRAY) aria-label=(stage.look.word("page-fries-dice")) role="group" { @if let Some(roll) = rolled { (roll) } } },
    )
}

/// The roll in an event; none if nothing is rolled in it. A page shows the dice (`data-die`) before their sum
/// (`data-sums`) and the result (`data-sum`).
pub(crate) fn roll(stage: &Stage<'_>, event: &Event) -> Option<Markup> {
    let roll = Roll { stage };
    Some(match event {
        Event::Bumped { attacker, defender, dice, attack, defence, winner, distance, field } => {
            let sides = [(*attacker, dice.0, *attack), (*defender, dice.1, *defence)];
            roll.bump(stage.name(*field), sides, *winner, *distance)
        }
        Event::ControlRoll { .. } => roll.control(event),
        _ => return None,
    })
}

struct Roll<'a> {
    stage: &'a Stage<'a>,
}

impl Roll<'_> {
    fn control(&self, event: &Event) -> Markup {
        let Event::ControlRoll { seat, kind, city, die, modifiers, resistance, succeeds } = event else {
            return html! {};
        };
        let total = *die as i8 + modifiers.total();
        let (word, verdict) = if *succeeds { ("opens", "good") } else { ("fails", "bad") };
        let result = args! { result: word, who: self.stage.look.name(*seat) };
        html! {
            div.rolled {
                h3 { (scene::badge(*seat)) (self.stage.name(*city)) }
                svg class={ "d12 seat-" (seat) } data-die viewBox="-31 -31 64 64" role="img" aria-label=(die) {
                    use href=(self.stage.art("d12")) {}
                    text y="7.5" { (die) }
                }
                ul.sum data-sums {
                    (chips(self.stage, &control_parts(*modifiers, *kind)))
                    li.total { b { "= " (total) } }
                    li.goal { b { (if *succeeds { "≥ " } else { "< " }) (resistance) } }
                }
                p class={ "verdict " (verdict) } data-sum=(verdict) {
                    (self.stage.look.teller.say("page-fries-result", &result))
                }
            }
        }
    }

    fn bump(&self, field: &str, sides: [(Seat, u8, BumpModifiers); 2], winner: Seat, distance: u8) -> Markup {
        let result = args! { result: "wins", who: self.stage.look.name(winner), distance: distance };
        html! {
            div.rolled.two {
                h3 { (self.stage.look.word("page-fries-bump")) " " (field) }
                @for (seat, die, modifiers) in sides {
                    div class=(if seat == winner { "throw won" } else { "throw" }) {
                        (scene::badge(seat))
                        svg class={ "d6 seat-" (seat) } data-die viewBox="-17 -17 36 36" role="img" aria-label=(die) {
                            use href=(self.stage.art(format_args!("d6-{die}"))) {}
                        }
                        ul.sum data-sums { (chips(self.stage, &bump_parts(modifiers))) }
                        b.total data-sum { "= " (die as i8 + modifiers.total()) }
                    }
                }
                p.verdict.good data-sum="good" { (self.stage.look.teller.say("page-fries-result", &result)) }
            }
        }
    }
}
