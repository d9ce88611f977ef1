//! The odds of rolls, with all modifiers.

use contract::Seat;
use fries::{Action, BumpModifiers, BumpOdds, ControlModifiers, ControlOdds, Kind, Side};
use i18n::args;
use maud::{Markup, html};

use crate::board::stage::{Stage, percent};

/// The roll that an action leads to, if dice decide its result.
pub(crate) enum Odds {
    Control(ControlOdds),
    Bump(BumpOdds),
}

impl Odds {
    /// The current odds of an action.
    pub(crate) fn of(stage: &Stage<'_>, action: Action) -> Option<Odds> {
        let (game, view) = (stage.game, stage.view);
        let seat = view.due()?;
        match action {
            Action::Fly(kind, from, to) => {
                let after = view.after(game, action);
                let bump = game.bump_odds(&after).into_iter().find(|bump| bump.field == to);
                let opens = || {
                    let is_open = from != to && stage.board.has_free_slot(to);
                    is_open.then(|| after.control_outlook(game, seat, kind, to)).flatten()
                };
                bump.map(Odds::Bump).or_else(|| opens().map(Odds::Control))
            }
            Action::Infiltrate(kind, place, _) => {
                let is_full = !stage.board.has_free_slot(place);
                is_full.then(|| view.control_outlook(game, seat, kind, place)).flatten().map(Odds::Control)
            }
            Action::Restaurant(kind, place) | Action::TakeRestaurant(kind, place, _) => {
                view.control_outlook(game, seat, kind, place).map(Odds::Control)
            }
            Action::Bump(place) => {
                game.bump_odds(view).into_iter().find(|bump| bump.field == place).map(Odds::Bump)
            }
            Action::Support(side) => {
                let odds = game.support_odds(view).into_iter().find(|(choice, _)| *choice == side);
                odds.map(|(_, odds)| Odds::Bump(odds))
            }
            _ => None,
        }
    }

    /// The acting player's chance.
    pub(crate) fn chance(&self) -> f64 {
        match self {
            Odds::Control(odds) => odds.chance(),
            Odds::Bump(odds) => odds.chance(),
        }
    }

    /// The card that explains the odds.
    pub(crate) fn card(&self, stage: &Stage<'_>) -> Markup {
        match self {
            Odds::Control(odds) => control(stage, odds),
            Odds::Bump(odds) => bump(stage, odds),
        }
    }
}

/// The modifiers of a control roll, with their words.
pub(crate) fn control_parts(modifiers: ControlModifiers, kind: Kind) -> [(&'static str, i8); 5] {
    let ufo = if kind == Kind::Sedator { "sedator" } else { "bumper" };
    [
        ("stands", modifiers.stands),
        ("helpers", modifiers.helpers),
        ("rivals", modifiers.rivals),
        ("witnesses", modifiers.witnesses),
        (ufo, modifiers.ufo),
    ]
}

/// The modifiers of one side of a bump, with their words.
pub(crate) fn bump_parts(modifiers: BumpModifiers) -> [(&'static str, i8); 4] {
    let lead = if modifiers.lead > 0 { "bumper" } else { "sedator" };
    [
        ("attack", modifiers.attack),
        (lead, modifiers.lead),
        ("helpers", modifiers.own),
        ("support", modifiers.support),
    ]
}

/// A number with its sign.
pub(crate) fn signed(number: i8) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}

fn part_name(stage: &Stage<'_>, part: &str) -> String {
    stage.look.teller.say("page-fries-part", &args! { part: part.to_owned() })
}

/// Terms of a sum as chips; zeros are left out.
pub(crate) fn chips(stage: &Stage<'_>, parts: &[(&'static str, i8)]) -> Markup {
    html! {
        @for (part, number) in parts.iter().filter(|(_, number)| *number != 0) {
            li class=(if *number < 0 { "minus" } else { "plus" }) {
                b { (signed(*number)) }
                small { (part_name(stage, part)) }
            }
        }
    }
}

/// A control roll before it is made.
pub(crate) fn control(stage: &Stage<'_>, odds: &ControlOdds) -> Markup {
    let needs = 13 - odds.faces;
    html! {
        div.roll {
            h3 { (stage.look.word("page-fries-control")) " " b { (stage.name(odds.city)) } }
            ul.sum {
                li.die { b { (stage.look.teller.say("fries-die", &args! { faces: 12 })) } }
                (chips(stage, &control_parts(odds.modifiers, odds.kind)))
                li.goal { b { "≥ " (odds.resistance) } small { (part_name(stage, "resistance")) } }
            }
            (faces(stage, needs))
            (chance(stage, odds.chance(), Some(needs)))
        }
    }
}

/// The twelve faces of the die; those from this one upwards succeed.
fn faces(stage: &Stage<'_>, from: u8) -> Markup {
    let label = stage.look.teller.say("page-fries-needs", &args! { from: from });
    html! { div class={ "faces from-" (from) } role="img" aria-label=(label) { @for face in 1..=12 { i { (face) } } } }
}

fn chance(stage: &Stage<'_>, chance: f64, needs: Option<u8>) -> Markup {
    html! {
        p.chance {
            b { (percent(chance)) small { "%" } }
            @if let Some(from) = needs {
                span { (stage.look.teller.say("page-fries-needs", &args! { from: from })) }
            }
        }
    }
}

/// A bump before the dice are rolled: both sides with their modifiers and chances.
pub(crate) fn bump(stage: &Stage<'_>, odds: &BumpOdds) -> Markup {
    let attacker = odds.chance();
    html! {
        div.duel {
            h3 { (stage.look.word("page-fries-bump")) " " b { (stage.name(odds.field)) } }
            (side(stage, odds.attacker, odds.attack, attacker))
            (split(odds, attacker))
            (side(stage, odds.defender, odds.defence, 1.0 - attacker))
        }
    }
}

/// One side of a bump: the player, the modifiers and the chance.
fn side(stage: &Stage<'_>, seat: Seat, modifiers: BumpModifiers, chance: f64) -> Markup {
    html! {
        p.side {
            (scene::badge(seat))
            b.who { (stage.look.name(seat)) }
            b.total { (stage.look.teller.say("fries-die", &args! { faces: 6 })) " " (signed(modifiers.total())) }
            small { (reasons(stage, modifiers)) }
            b.percent { (stage.look.percent(percent(chance))) }
        }
    }
}

fn reasons(stage: &Stage<'_>, modifiers: BumpModifiers) -> String {
    let parts = bump_parts(modifiers).into_iter().filter(|(_, number)| *number != 0);
    let parts = parts.map(|(part, number)| format!("{} {}", part_name(stage, part), signed(number)));
    parts.collect::<Vec<String>>().join(" · ")
}

/// The chances of both sides as one bar, with the attacker's on top of the defender's.
pub(crate) fn split(odds: &BumpOdds, attacker: f64) -> Markup {
    html! {
        svg class={ "split seat-" (odds.defender) } viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" {
            rect class={ "seat-" (odds.attacker) } width=(percent(attacker)) {}
        }
    }
}

/// The effect of each of a supporter's choices on a bump.
pub(crate) fn support(stage: &Stage<'_>) -> Markup {
    let choices = stage.game.support_odds(stage.view);
    html! {
        ul.choices {
            @for (side, odds) in &choices {
                @let attacker = percent(odds.chance());
                li {
                    span.for {
                        @match side {
                            Side::Attacker => { "+" (scene::badge(odds.attacker)) }
                            Side::Defender => { "+" (scene::badge(odds.defender)) }
                            Side::Nobody => { "–" }
                        }
                    }
                    b { (stage.look.percent(attacker)) }
                    (split(odds, odds.chance()))
                    b { (stage.look.percent(100 - attacker)) }
                }
            }
        }
    }
}
