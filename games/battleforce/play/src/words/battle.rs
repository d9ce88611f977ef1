//! The log of an attack.

use battleforce::{Attacker, Button, Cancel, Card, Event, Kind, ShipId};
use contract::Seat;

use i18n::leading;
use i18n::{Args, args};

use super::names::Words;
use super::story::Told;

/// The selector that texts use for what is cancelled.
pub(super) const fn cancel_word(what: Cancel) -> &'static str {
    match what {
        Cancel::Maneuvers => "maneuvers",
        Cancel::Anchor => "anchor",
        Cancel::Weasel => "weasel",
        Cancel::Cloak => "cloak",
        Cancel::Web => "web",
    }
}

impl Words<'_> {
    /// A sentence about several events of an attack together.
    pub(super) fn next_in_battle(&self, events: &[Event]) -> Option<Told> {
        Some(match *events {
            [Event::TurnedUp { seat, card }, ref next @ ..] => self.turned_up(seat, card, next)?,
            [Event::Attacks { seat, attacker: Attacker::Ship(ship), target, owner }, ref next @ ..] => {
                let volley = self.fired(seat, next);
                match next.get(volley.len()) {
                    Some(Event::Launched { damage, .. }) if !volley.is_empty() => {
                        let args = self.who(seat).with("attacker", self.ship(ship));
                        let args = args.with("target", self.ship(target?));
                        let args = args.with("owner", self.teller.who(owner?)).with("damage", *damage);
                        let args = args.with("cards", self.volley(&volley));
                        (self.teller.say("battleforce-volley", &args), volley.len() + 2)
                    }
                    _ => return None,
                }
            }
            [Event::Fired { seat, card, booster: Some(booster) }, ..] if self.automaton == Some(seat) => {
                let args = self.who(seat).with("card", self.card(card));
                (self.teller.say("battleforce-boosts", &args.with("booster", self.kind(booster))), 1)
            }
            [Event::Fired { seat, .. }, ..] => {
                let volley = self.fired(seat, events);
                let args = self.who(seat).with("cards", self.volley(&volley));
                match events.get(volley.len()) {
                    Some(Event::Launched { damage, .. }) => {
                        let sentence =
                            self.teller.say("battleforce-fired-launched", &args.with("damage", *damage));
                        (sentence, volley.len() + 1)
                    }
                    _ => (self.teller.say("battleforce-fired", &args), volley.len()),
                }
            }
            [Event::Defends { seat, ship, card, booster }, ref next @ ..] => {
                self.defends(seat, ship, (card, booster), next)
            }
            [Event::Hit { ship, owner, damage }, Event::Destroyed { ship: same, by, .. }, ..]
                if ship == same =>
            {
                (self.destroyed(ship, owner, by, damage), 2)
            }
            [Event::Hit { ship, owner, damage }, Event::Damaged { ship: same, .. }, ..] if ship == same => {
                let buttons = damaged(ship, &events[1..]);
                let args = args! { ship: self.ship(ship), owner: self.teller.who(owner), damage: damage };
                let args = args.with("buttons", self.buttons(&buttons));
                (self.teller.say("battleforce-hit-loses", &args), 1 + buttons.len())
            }
            [Event::Damaged { ship, .. }, ..] => {
                let buttons = damaged(ship, events);
                let args = args! { ship: self.ship(ship), buttons: self.buttons(&buttons) };
                (self.teller.say("battleforce-damaged", &args), buttons.len())
            }
            _ => return None,
        })
    }

    /// Weapon cards that one player fires in succession, with their boosters. The automaton adds its boosters
    /// later.
    fn fired(&self, seat: Seat, events: &[Event]) -> Vec<(Card, Option<Kind>)> {
        leading(events, |event| match *event {
            Event::Fired { seat: other, booster: Some(_), .. } if self.automaton == Some(other) => None,
            Event::Fired { seat: other, card, booster } if other == seat => Some((card, booster)),
            _ => None,
        })
    }

    /// Weapon cards in firing order.
    fn volley(&self, volley: &[(Card, Option<Kind>)]) -> String {
        self.teller.texts.list(volley.iter().map(|(card, booster)| self.boosted(*card, *booster)))
    }

    /// A card that the automaton turns up, and what it does with it.
    fn turned_up(&self, seat: Seat, card: Card, next: &[Event]) -> Option<Told> {
        let args = self.who(seat).with("card", self.card(card));
        Some(match *next {
            [Event::Fired { card: same, booster: None, .. }, ..] if same == card => {
                (self.teller.say("battleforce-turned-up-fires", &args), 2)
            }
            [Event::Fired { card: weapon, booster: Some(booster), .. }, ..] if booster == card.kind => {
                let args = self.who(seat).with("card", self.card(weapon));
                let args = args.with("booster", self.kind(booster));
                (self.teller.say("battleforce-turned-up-boosts", &args), 2)
            }
            [
                Event::Attacks {
                    attacker: Attacker::Ship(ship),
                    target: Some(target),
                    owner: Some(owner),
                    ..
                },
                Event::Fired { card: same, booster: None, .. },
                ..,
            ] if same == card => {
                let args = args.with("attacker", self.ship(ship)).with("target", self.ship(target));
                let args = args.with("owner", self.teller.who(owner));
                (self.teller.say("battleforce-turned-up-attacks", &args), 3)
            }
            _ => return None,
        })
    }

    /// A defence card and its effect on the attack.
    fn defends(
        &self,
        seat: Seat,
        ship: ShipId,
        (card, booster): (Card, Option<Kind>),
        next: &[Event],
    ) -> Told {
        let args = self.who(seat).with("ship", self.ship(ship));
        match *next {
            [Event::Disengaged { ship: same, .. }, ..] if same == ship => {
                return (self.teller.say("battleforce-disengaged", &args), 2);
            }
            [Event::Moved { ship: same, .. }, ..] if same == ship => {
                return (self.teller.say("battleforce-weasel-moved", &args), 2);
            }
            _ => {}
        }
        let args = args.with("kind", card.kind.to_string()).with("cards", self.boosted(card, booster));
        let effects = leading(next, |event| self.effect(event));
        if effects.is_empty() {
            return (self.teller.say("battleforce-defends", &args), 1);
        }
        let told = 1 + effects.len();
        let args = args.with("effect", self.teller.texts.list(effects));
        (self.teller.say("battleforce-defends-effect", &args), told)
    }

    /// The effect on attack cards: the key and its arguments.
    fn effect_parts(&self, event: &Event) -> Option<(&'static str, Args<'_>)> {
        Some(match *event {
            Event::Reduced { shot, effect, .. } => ("battleforce-reduced", args! { shot: shot, by: effect }),
            Event::Removed { shot, card } => {
                let what = if Kind::BOOSTERS.contains(&card) { "booster" } else { "card" };
                ("battleforce-removed", args! { shot: shot, card: self.kind(card), what: what })
            }
            Event::AttackReduced { effect, .. } => ("battleforce-attack-reduced", args! { by: effect }),
            _ => return None,
        })
    }

    fn effect(&self, event: &Event) -> Option<String> {
        self.effect_parts(event).map(|(key, args)| self.teller.say(key, &args))
    }

    fn destroyed(&self, ship: ShipId, owner: Seat, by: Option<Seat>, damage: u8) -> String {
        let args = args! { ship: self.ship(ship), owner: self.teller.who(owner), damage: damage };
        match by {
            Some(by) => self.teller.say("battleforce-destroyed", &args.with("who", self.teller.who(by))),
            None => self.teller.say("battleforce-destroyed-by-pfs", &args),
        }
    }

    fn attack(&self, seat: Seat, attacker: Attacker, target: Option<(ShipId, Seat)>) -> String {
        let mut args = self.who(seat);
        if let Some((target, owner)) = target {
            args = args.with("target", self.ship(target)).with("owner", self.teller.who(owner));
        }
        let (key, args) = match attacker {
            Attacker::Ship(ship) => ("battleforce-attacks", args.with("attacker", self.ship(ship))),
            Attacker::Fighters(ship, squadrons) => {
                let args = args.with("attacker", self.ship(ship)).with("squadrons", squadrons);
                ("battleforce-attacks-fighters", args)
            }
            Attacker::Planet(waves) => ("battleforce-attacks-planet", args.with("waves", waves)),
            Attacker::Flotilla if target.is_none() => ("battleforce-attacks-flotilla", args),
            Attacker::Flotilla => ("battleforce-attacks-pfs", args),
            Attacker::Mutiny => ("battleforce-attacks-mutiny", args),
        };
        self.teller.say(key, &args)
    }

    /// A sentence about one event of an attack.
    pub(super) fn battle_sentence(&self, event: &Event) -> String {
        if let Some((key, args)) = self.effect_parts(event) {
            return self.teller.texts.form(key, "alone", &args);
        }
        let (key, args) = match *event {
            Event::Attacks { seat, attacker, target, owner } => {
                return self.attack(seat, attacker, target.zip(owner));
            }
            Event::Destroyed { ship, owner, by } => return self.destroyed(ship, owner, by, 0),
            Event::TurnedUp { seat, card } => ("turned-up", self.who(seat).with("card", self.card(card))),
            Event::Cancelled { seat, what } => ("cancelled", self.who(seat).with("what", cancel_word(what))),
            Event::Primed { seat, by } => {
                ("primed", self.who(seat).with("sign", if by < 0 { "less" } else { "more" }))
            }
            Event::Launched { seat, damage } => ("launched", self.who(seat).with("damage", damage)),
            Event::ShootsDown { seat, ship, card, booster, damage } => {
                let args = self.who(seat).with("ship", self.ship(ship)).with("damage", damage);
                ("shoots-down", args.with("cards", self.boosted(card, booster)))
            }
            Event::Reacts { seat, card, against } => {
                let args = self.who(seat).with("card", self.card(card));
                ("reacts", args.with("against", self.card(against)))
            }
            Event::FlotillaDestroyed { seat } => ("flotilla-destroyed", self.who(seat)),
            Event::Rolled { seat, dice, total } => {
                let args = self.who(seat).with("dice", dice).with("total", total);
                ("rolled", args.with("added", u8::from(dice != total)))
            }
            Event::Disengaged { seat, ship } => ("disengaged", self.who(seat).with("ship", self.ship(ship))),
            Event::Hit { ship, owner, damage } => {
                let args = args! { ship: self.ship(ship), owner: self.teller.who(owner), damage: damage };
                ("hit", args)
            }
            Event::Missed { ship } => ("missed", args! { ship: self.ship(ship) }),
            Event::SquadronsLost { ship, squadrons } => {
                let lost = self.count(Button::Fighters, squadrons.into());
                ("squadrons-lost", args! { ship: self.ship(ship), buttons: lost })
            }
            Event::Captured { ship, owner, by } => {
                let args = args! { ship: self.ship(ship), owner: self.teller.who(owner) };
                ("captured", args.with("who", self.teller.who(by)))
            }
            _ => return String::new(),
        };
        self.teller.say(&format!("battleforce-{key}"), &args)
    }
}

/// The buttons of a ship that are covered in succession.
fn damaged(ship: ShipId, events: &[Event]) -> Vec<Button> {
    leading(events, |event| match *event {
        Event::Damaged { ship: other, button } if other == ship => Some(button),
        _ => None,
    })
}
