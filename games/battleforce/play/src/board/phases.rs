//! The strip above the table: game turn, phases of the turn, steps of the attack.

use std::cmp::Ordering;

use battleforce::Attacker;
use i18n::args;
use maud::{Markup, html};

use crate::board::desk::Desk;

/// The phases of a turn and their moments.
const PHASES: [(&str, &[&str]); 5] = [
    ("draw", &["draw"]),
    ("repair", &["repair"]),
    ("formation", &["prepare", "reinforce"]),
    (
        "attack",
        &[
            "act",
            "reform",
            "target",
            "redraw",
            "ceasefire",
            "volley",
            "aim",
            "flak",
            "barrage",
            "prime",
            "dice",
            "defend",
            "react",
            "damage",
            "automaton",
        ],
    ),
    ("discard", &["discard", "top"]),
];

/// The steps of an attack and their moments.
const STEPS: [(&str, &[&str]); 8] = [
    ("barrage", &["barrage"]),
    ("target", &["target"]),
    ("volley", &["volley"]),
    ("flak", &["flak"]),
    ("dice", &["prime", "dice"]),
    ("defence", &["defend", "aim"]),
    ("answer", &["react"]),
    ("damage", &["damage"]),
];

impl Desk<'_> {
    /// Game turn, phases and steps; completed ones have a tick.
    pub(crate) fn phases(&self) -> Markup {
        let phase = self.phase();
        html! {
            nav.phases #bf-phases aria-label=(self.word("phases")) {
                b.turn { (self.turn_words()) }
                @if let Some(now) = phase {
                    (self.row("", &self.phase_names(), now))
                    @if let Some((steps, now)) = self.steps() { (self.row("sub", &steps, now)) }
                }
                span.rest {
                    @if self.view.is_last_turn() { b.last { (self.word("last-turn")) } }
                    @if self.view.reshuffles() > 0 {
                        span { (self.say("reshuffles", &args! { count: self.view.reshuffles() })) }
                    }
                }
            }
        }
    }

    fn turn_words(&self) -> String {
        match self.moment {
            "over" => self.word("over"),
            _ if self.view.active().is_some() => {
                self.say("turn", &args! { turn: u32::from(self.view.turns()) + 1 })
            }
            "first" | "deal" => self.word("setup"),
            moment => self.word(&format!("setup-{}", if moment == "raise" { "show" } else { moment })),
        }
    }

    /// The phases of this game. Without the advanced rules, repairs and attacks are one phase.
    fn phase_names(&self) -> Vec<&'static str> {
        let advanced = self.view.is_advanced(self.game);
        let lines = self.view.has_lines(self.game);
        let is_there = |name: &str| match name {
            "repair" => advanced,
            "formation" => advanced && lines,
            _ => true,
        };
        PHASES.iter().map(|(name, _)| *name).filter(|name| is_there(name)).collect()
    }

    /// The current phase; none before and after a turn.
    fn phase(&self) -> Option<usize> {
        self.view.active()?;
        let moment = if self.moment == "choose" { "draw" } else { self.moment };
        let name =
            PHASES.iter().find(|(_, moments)| moments.contains(&moment)).map_or("attack", |(name, _)| *name);
        let names = self.phase_names();
        let place = names.iter().position(|other| *other == name);
        place.or_else(|| names.iter().position(|other| *other == "attack"))
    }

    /// The steps of the current attack and the index of the current one.
    fn steps(&self) -> Option<(Vec<&'static str>, usize)> {
        let is_there = |step: &str| match self.attacker()? {
            Attacker::Ship(_) => Some(!["barrage", "flak", "dice"].contains(&step)),
            Attacker::Fighters(..) | Attacker::Planet(_) => Some(!["barrage", "volley"].contains(&step)),
            Attacker::Flotilla => Some(!["flak", "volley"].contains(&step)),
            Attacker::Mutiny => Some(["dice", "damage"].contains(&step)),
        };
        let step = STEPS.iter().find(|(_, moments)| moments.contains(&self.moment)).map(|(step, _)| *step)?;
        let steps: Vec<&str> = STEPS
            .iter()
            .map(|(name, _)| *name)
            .filter(|name| is_there(name) == Some(true) || *name == step)
            .collect();
        let now = steps.iter().position(|other| *other == step)?;
        Some((steps, now))
    }

    fn row(&self, class: &str, names: &[&str], now: usize) -> Markup {
        let kind = if class.is_empty() { "phase" } else { "step" };
        html! {
            ol class=(class) {
                @for (place, name) in names.iter().enumerate() {
                    li class=(match place.cmp(&now) { Ordering::Less => "done", Ordering::Equal => "now", Ordering::Greater => "" })
                        aria-current=[(place == now).then_some("step")] {
                        @if place < now { (self.icon("check")) }
                        (self.word(&format!("{kind}-{name}")))
                    }
                }
            }
        }
    }
}
