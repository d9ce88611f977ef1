//! The current attack: attacker and target, the ledger of the volley, and the cards played for and against
//! it.

use battleforce::{Attacker, Button, Card, Coming, Device, Kind, Question, ShipId, ShotComing, Thing};
use contract::Seat;
use i18n::args;
use maud::{Markup, html};
use scene::badge;

use crate::board::desk::Desk;
use crate::board::touch::Pointing;

/// A row of the ledger about the attack as a whole: icon, words, reduction, remaining damage.
type Sum = (&'static str, String, String, String);

impl Desk<'_> {
    /// The attack, from the choice of its target onwards.
    pub(crate) fn exchange(&self, attacker: Attacker) -> Markup {
        let coming = self.view.coming(self.game);
        let fired = coming.as_ref().map_or_else(Vec::new, fired_buttons);
        html! {
            section.exchange {
                h2.vh { (self.word("phase-attack")) }
                (self.bow(attacker, coming.as_ref()))
                div.sides {
                    @match self.attacking_ship() {
                        Some(ship) => (self.laid_open(ship, "a", &fired)),
                        None => div.open.a { p.kind { (self.party_name(attacker)) } },
                    }
                    div.ledger {
                        @match &coming {
                            Some(coming) => { (self.ledger(coming)) (self.played(coming)) (self.outlook(coming)) },
                            None => (self.without_target()),
                        }
                    }
                    @match &coming {
                        Some(coming) => (self.laid_open(coming.target, "d", &[])),
                        None => div.open.d.unknown { (self.icon("aim")) },
                    }
                }
            }
        }
    }

    /// The panel while there is no target: the expected result of an attack, or the fire at PFs so far.
    fn without_target(&self) -> Markup {
        let fire = match self.asked {
            Some((_, Question::Barrage { fire, .. } | Question::Target { fire, .. })) => fire,
            _ => 0,
        };
        html! {
            @if fire > 0 { p.fire { (self.say("fire", &args! { damage: fire })) } }
            div.slot {
                div.now { p.verdict { (self.word(if self.is_aiming() { "point-at-target" } else { "small-craft" })) } }
                (self.target_outlooks())
            }
        }
    }

    fn party_name(&self, attacker: Attacker) -> String {
        match attacker {
            Attacker::Ship(ship) | Attacker::Fighters(ship, _) => self.ship_name(ship),
            Attacker::Planet(_) => self.kind_name(Kind::PlanetBasedFighters),
            Attacker::Flotilla => self.kind_name(Kind::PfFlotilla),
            Attacker::Mutiny => self.kind_name(Kind::KlingonMutiny),
        }
    }

    /// Attacker and target facing each other, with the shots between them.
    fn bow(&self, attacker: Attacker, coming: Option<&Coming>) -> Markup {
        let shots = coming.map_or(&[][..], |coming| &coming.shots);
        let sign = match attacker {
            Attacker::Ship(_) => None,
            Attacker::Fighters(..) => Some("fighters"),
            Attacker::Planet(_) => Some("planet_based_fighters"),
            Attacker::Flotilla => Some("pf_flotilla"),
            Attacker::Mutiny => Some("klingon_mutiny"),
        };
        html! {
            div.bow {
                div.party.a data-closeup=[self.attacking_ship().map(Thing::Ship)] {
                    (plate(self.view.active(), &self.party_name(attacker)))
                    @match self.attacking_ship().and_then(|ship| self.info(ship)) {
                        Some(info) => (self.hull(info, "hull big")),
                        None => (self.icon(sign.unwrap_or("aim"))),
                    }
                }
                div.flight aria-hidden="true" {
                    @for shot in shots { span class={ "beam" @if shot.is_gone { " gone" } @else if shot.damage == 0 { " stopped" } } { (self.icon(&shot.card.kind.to_string())) i {} } }
                    @if sign.is_some() { (self.dice()) }
                    @if let Some(sign) = sign { span.wing { (self.icon(sign)) @if let Attacker::Fighters(_, squadrons) = attacker { b { "×" (squadrons) } } } }
                }
                @match coming {
                    Some(coming) => div.party.d data-closeup=(Thing::Ship(coming.target)) {
                        (plate(self.view.owner(self.game, coming.target), &self.ship_name(coming.target)))
                        @if let Some(info) = self.info(coming.target) { (self.hull(info, "hull big")) }
                    },
                    None => div.party.d.unknown { (self.icon("aim")) },
                }
            }
        }
    }

    /// What each attack card does: printed, doubled, reduced, and the remaining damage.
    fn ledger(&self, coming: &Coming) -> Markup {
        let sums = self.sums(coming);
        let head = |column: &str| self.look.word(&format!("drawings-shot-{column}"));
        let printed: u8 = coming.shots.iter().map(|shot| shot.card.value).sum();
        let full: u8 = coming.shots.iter().map(full).sum();
        let taken = full.saturating_sub(coming.shots.iter().map(|shot| shot.damage).sum());
        html! {
            @if !coming.shots.is_empty() || !sums.is_empty() {
                table.many[coming.shots.len() + sums.len() > 4] {
                    thead { tr {
                        th { (self.word("step-volley")) }
                        @for column in ["printed", "doubled", "reduced", "left"] { th { (head(column)) } }
                    } }
                    tbody {
                        @for shot in &coming.shots { (self.shot(shot)) }
                        @for (sign, name, reduced, left) in &sums {
                            tr.sum { td colspan="3" { (self.icon(sign)) (name) } td.ice { (reduced) } td.left { (left) } }
                        }
                        @if coming.shots.len() > 1 && sums.is_empty() {
                            tr.sum { td { (self.word("total")) } td { (printed) } td { (full) } td.ice { @if taken > 0 { "−" (taken) } } td.left { (coming.damage) } }
                        }
                    }
                }
            }
        }
    }

    fn shot(&self, shot: &ShotComing) -> Markup {
        let is_thing = self.pointing() == Pointing::Attack;
        let booster = shot.booster.map(|kind| Card { kind, value: 0 });
        html! {
            tr.gone[shot.is_gone] {
                td {
                    span.pair id=(self.card_id(shot.card)) role="img" data-thing=[is_thing.then(|| Thing::Card(shot.card).to_string())]
                        aria-label=(self.card_name(shot.card)) {
                        (self.chip(shot.card)) @if let Some(booster) = booster { (self.chip(booster)) }
                    }
                }
                td { (shot.card.value) }
                td { @if booster.is_some() { "= " (full(shot)) } @else { "·" } }
                td.ice { @if shot.is_gone { "✕" } @else if full(shot) > shot.damage { "−" (full(shot) - shot.damage) } @else { "·" } }
                td.left.zero[shot.damage == 0] { (shot.damage) }
            }
        }
    }

    /// Rows for the whole attack: dice, reductions, and what halves it.
    fn sums(&self, coming: &Coming) -> Vec<Sum> {
        let shots: u8 = coming.shots.iter().map(|shot| shot.damage).sum();
        let total = (shots + coming.rolled).saturating_sub(coming.reduced);
        let dice = (coming.rolled > 0)
            .then(|| ("die", self.look.word("drawings-dice"), String::new(), coming.rolled.to_string()));
        let reduced = (coming.reduced > 0).then(|| {
            let left = if coming.damage == total { total.to_string() } else { String::new() };
            ("reinforce_shields", self.look.word("drawings-all-cards"), format!("−{}", coming.reduced), left)
        });
        // While buttons are being covered, the damage goes down for a different reason.
        let (sign, name) = match self.moment {
            "damage" => ("burst", self.look.word("drawings-to-cover")),
            _ => (self.halving(coming.target), self.look.word("drawings-halved")),
        };
        let left = (coming.damage < total).then(|| (sign, name, String::new(), coming.damage.to_string()));
        let primed = (coming.damage > total).then(|| {
            let more = format!("+{}", coming.damage - total);
            ("prime_team", self.kind_name(Kind::PrimeTeam), more, coming.damage.to_string())
        });
        [dice, reduced, left, primed].into_iter().flatten().collect()
    }

    /// The icon of the protection that halves the damage to a ship.
    fn halving(&self, ship: ShipId) -> &'static str {
        let Some(state) = self.view.ship(ship) else { return "reinforce_shields" };
        match self.info(ship).and_then(|info| info.device) {
            _ if state.cards.iter().any(|card| card.kind == Kind::WildWeasel) => "wild_weasel",
            Some(Device::Cloak) if state.raised => "cloak",
            Some(Device::Web) if state.raised => "web",
            _ => "reinforce_shields",
        }
    }

    /// The cards played against the attack and in answer, in order; the last one may be awaiting an answer.
    fn played(&self, coming: &Coming) -> Markup {
        let mut cards = self.view.on_table();
        let volley = coming.shots.iter().flat_map(|shot| {
            let booster = shot.booster.map(|kind| Card { kind, value: 0 });
            std::iter::once(shot.card).chain(booster)
        });
        for shot in volley {
            if let Some(place) = cards.iter().position(|card| *card == shot) {
                cards.remove(place);
            }
        }
        let asked = match self.asked {
            Some((_, Question::React { card } | Question::Aim { card, .. })) => Some(card),
            _ => None,
        };
        if let Some(card) = asked {
            // It is on its ship, or last on the table.
            if cards.last() == Some(&card) {
                cards.pop();
            }
        }
        html! {
            @if !cards.is_empty() || asked.is_some() {
                div.played {
                    span { (self.word("played")) }
                    @for card in &cards { (self.chip(*card)) }
                    @if let Some(card) = asked {
                        span.hot { (self.chip(card)) @if self.moment == "react" { em { (self.word("answer")) } } }
                    }
                }
            }
        }
    }
}

/// A side's name plate.
fn plate(seat: Option<Seat>, name: &str) -> Markup {
    html! { p.plate { @if let Some(seat) = seat { (badge(seat)) } span { (name) } } }
}

/// The damage of an attack card if nothing stops it.
fn full(shot: &ShotComing) -> u8 {
    shot.card.value << u8::from(shot.booster.is_some())
}

/// The buttons that fire the cards of a volley.
fn fired_buttons(coming: &Coming) -> Vec<Button> {
    coming.shots.iter().filter_map(|shot| shot.card.kind.button()).collect()
}
