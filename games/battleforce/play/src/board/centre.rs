//! The area above the large fleet: an attack, a repair or ships to pick; otherwise the latest
//! events.

use battleforce::{Action, Button, Card, Event, Question, Race, ShipId};
use contract::Rules;
use i18n::args;
use maud::{Markup, html};
use scene::badge;

use crate::board::desk::Desk;
use crate::board::ships::Size;
use crate::board::touch::flagship;

/// The maximum number of sentences about the latest events.
const SENTENCES: usize = 2;

impl Desk<'_> {
    /// What the moment is about; none if it is about the fleet itself.
    pub(crate) fn centre(&self) -> Option<Markup> {
        if let Some(attacker) = self.attacker() {
            return Some(self.exchange(attacker));
        }
        match (self.moment, self.asked.map(|(_, question)| question)) {
            ("race", _) => Some(self.races()),
            ("pick", _) => Some(self.pool("setup-pick", &self.free_ships())),
            ("duel", _) => Some(self.pool("setup-duel", &self.duellists())),
            (_, Some(Question::Control { ship } | Question::Repairing { ship, .. })) => {
                Some(self.repair(ship))
            }
            (_, Some(Question::Top)) => Some(self.top()),
            _ => None,
        }
    }

    /// The ships that have no owner.
    fn free_ships(&self) -> Vec<ShipId> {
        let ships = self.game.ship_ids().iter().copied();
        ships.filter(|ship| self.view.owner(self.game, *ship).is_none()).collect()
    }

    /// The ships that the viewer may send into a duel.
    fn duellists(&self) -> Vec<ShipId> {
        let ships = self.look.legal.iter().filter_map(|action| match action {
            Action::Duel(ship) => Some(*ship),
            _ => None,
        });
        ships.filter(|ship| self.view.owner(self.game, *ship) != Some(self.home())).collect()
    }

    fn pool(&self, key: &str, ships: &[ShipId]) -> Markup {
        let size = if ships.len() > 16 { Size::Slim } else { Size::Card };
        html! {
            section.pool {
                h2 { (self.word(key)) }
                div.ships { @for ship in ships { (self.ship(*ship, size, "free")) } }
            }
        }
    }

    /// The races with their ships, for the viewer to point at one.
    fn races(&self) -> Markup {
        html! {
            section.pool {
                h2 { (self.word("setup-race")) }
                div.races { @for race in Race::ALL { @if race != Race::Tholian { (self.race(race)) } } }
            }
        }
    }

    fn race(&self, race: Race) -> Markup {
        let Some(flagship) = flagship(self.game, race) else { return html! {} };
        // Orion and Tholian ships are a single choice.
        let is_of = |other: Race| other == race || (race == Race::Orion && other == Race::Tholian);
        let ships = self.game.content().ships().iter().filter(|info| is_of(info.race));
        let classes: Vec<&str> = ships.map(|info| info.class.as_str()).collect();
        let owner = self.view.owner(self.game, flagship);
        let name = self.look.word(&format!("battleforce-race-{race}"));
        html! {
            div.race.taken[owner.is_some()] id={ "race-" (race) } data-thing=[owner.is_none().then(|| format!("ship {flagship}"))]
                role="img" aria-label=(name) {
                @if let Some(info) = self.info(flagship) { (self.hull(info, "hull")) }
                b { (name) }
                @if let Some(owner) = owner { (badge(owner)) }
                small data-says=(classes.join(" ")) {}
            }
        }
    }

    /// A damaged ship in detail, for the viewer to point at the button to repair.
    fn repair(&self, ship: ShipId) -> Markup {
        html! {
            section.repair {
                div.patient {
                    h2 { (self.ship_name(ship)) }
                    @if let Some(info) = self.info(ship) { (self.hull(info, "hull big")) }
                    p { (self.icon("damage_control")) (self.word("phase-repair")) }
                }
                (self.laid_open(ship, "a", &[] as &[Button]))
            }
        }
    }

    /// The cards of a completed attack, one of which goes on top of the discards.
    fn top(&self) -> Markup {
        let mut cards: Vec<Card> = self
            .look
            .legal
            .iter()
            .filter_map(|action| match action {
                Action::Top(card) => Some(*card),
                _ => None,
            })
            .collect();
        cards.dedup();
        html! {
            section.pool {
                h2 { (self.word("top")) }
                div.cards { @for card in &cards { (self.card(*card, true, false)) } }
            }
        }
    }

    /// The latest events, while nothing else is going on, and what the viewer's ships could do.
    pub(crate) fn report(&self) -> Markup {
        let story = self.look.words.story(self.game, self.look.recent, self.look.teller);
        let skipped = story.len().saturating_sub(SENTENCES);
        html! {
            div.report #bf-report {
                (self.dice())
                div.slot {
                    div.now { @for sentence in &story[skipped..] { p { (sentence) } } }
                    (self.attack_outlooks())
                }
            }
        }
    }

    /// The last roll and its total. Its id is unique, so that a new roll is animated as a new element.
    pub(crate) fn dice(&self) -> Markup {
        let rolled = self.look.recent.iter().rev().find_map(|event| match event {
            Event::Rolled { dice, total, .. } => Some((*dice, *total)),
            _ => None,
        });
        html! {
            @if let Some((dice, total)) = rolled {
                div.dice id={ "dice-" (self.view.turns()) "-" (self.view.discards().len()) "-" (total) } role="img"
                    aria-label=(self.say("rolled", &args! { dice: dice, total: total })) {
                    (self.icon("die")) (self.icon("die")) b { (dice) } @if total != dice { b { "→ " (total) } }
                }
            }
        }
    }
}
