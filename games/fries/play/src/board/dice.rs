//! The last dice roll.

use contract::Seat;
use fries::{BumpModifiers, Event};
use i18n::args;
use maud::{Markup, html};

use crate::board::odds::{bump_parts, chips, control_parts};
use crate::board::stage::Stage;

/// The last roll since the previous decision; none if there was none.
pub(crate) fn draw(stage: &Stage<'_>) -> Option<Markup> {
    let rolls = stage.look.recent.iter().enumerate().rev();
    let (place, event) = rolls
        .into_iter()
        .find(|(_, event)| matches!(event, Event::ControlRoll { .. } | Event::Bumped { .. }))?;
    let roll = Roll { stage, key: format!("{}-{place}", stage.view.turns()) };
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
    /// Distinguishes the dice of this roll from those of the previous one.
    key: String,
}

impl Roll<'_> {
    fn control(&self, event: &Event) -> Markup {
        let Event::ControlRoll { seat, kind, city, die, modifiers, resistance, succeeds } = event else {
            return html! {};
        };
        let total = *die as i8 + modifiers.total();
        let word = if *succeeds { "opens" } else { "fails" };
        let result = args! { result: word, who: self.stage.look.name(*seat) };
        html! {
            div.rolled {
                h3 { (scene::badge(*seat)) (self.stage.name(*city)) }
                svg.d12 id={ "d12-" (self.key) } viewBox="-31 -31 64 64" role="img" aria-label=(die) {
                    use href=(self.stage.art("d12")) {}
                    text y="7.5" { (die) }
                }
                ul.sum {
                    (chips(self.stage, &control_parts(*modifiers, *kind)))
                    li.total { b { "= " (total) } }
                    li.goal { b { (if *succeeds { "≥ " } else { "< " }) (resistance) } }
                }
                p class=(if *succeeds { "verdict good" } else { "verdict bad" }) {
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
                        svg id={ "d6-" (self.key) "-" (seat) } class={ "d6 seat-" (seat) } viewBox="-17 -17 36 36" role="img" aria-label=(die) {
                            use href=(self.stage.art(format_args!("d6-{die}"))) {}
                        }
                        ul.sum { (chips(self.stage, &bump_parts(modifiers))) }
                        b.total { "= " (die as i8 + modifiers.total()) }
                    }
                }
                p.verdict.good { (self.stage.look.teller.say("page-fries-result", &result)) }
            }
        }
    }
}
