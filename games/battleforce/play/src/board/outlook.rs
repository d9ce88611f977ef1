//! The predicted result of an attack, computed by the rules and shown as a meter with a line where the ship
//! dies.

use battleforce::{Action, Coming, Event, Question, ShipId};
use contract::{FastDice, Rules, Seat, Step};
use i18n::args;
use maud::{Markup, html};

use crate::board::desk::Desk;

/// The damage of the attack after an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Fate {
    pub(crate) damage: u8,
    pub(crate) kills: bool,
}

/// The maximum number of cells in a meter, the width of a cell in the drawing, and its maximum width on the
/// page.
const CELLS: u8 = 40;
pub(crate) const CELL: u16 = 10;
const WIDEST: u16 = 26;
/// The maximum number of targets named for one ship.
const TARGETS: usize = 4;

impl Desk<'_> {
    /// The current attack after one of the viewer's actions, if nobody answers; none if dice decide, or if
    /// there is no attack.
    pub(crate) fn foresee(&self, action: Action) -> Option<Fate> {
        let seat = self.own()?;
        let now = self.view.coming(self.game)?;
        if now.shots.is_empty() && now.rolled == 0 && !matches!(action, Action::Fire(..)) {
            return None;
        }
        let world = self.world.get_or_init(|| self.game.redeal(self.view, &mut FastDice::seeded(0)));
        self.follow(world, seat, action, now.target)
    }

    /// Takes a step in a world and returns the resulting attack on a ship.
    fn follow(&self, world: &battleforce::State, seat: Seat, action: Action, target: ShipId) -> Option<Fate> {
        let mut next = world.clone();
        let mut events = Vec::new();
        self.game.apply(&mut next, Step::Seat(seat, action), &mut events).ok()?;
        let view = self.game.view(&next, self.view.viewer());
        if let Some(fate) = settled(&events, target) {
            return Some(fate);
        }
        if let Some(Question::Aim { .. }) = view.question(self.game, seat) {
            let mut actions = Vec::new();
            self.game.legal_actions(&next, seat, &mut actions);
            let fates = actions.into_iter().filter_map(|aimed| match aimed {
                Action::At(_) => self.follow(&next, seat, aimed, target),
                _ => None,
            });
            return fates.min_by_key(|fate| fate.damage);
        }
        let coming = view.coming(self.game).filter(|coming| coming.target == target)?;
        Some(Fate { damage: coming.damage, kills: coming.kills() })
    }

    /// The current meter, and above it the result of each action.
    pub(crate) fn outlook(&self, coming: &Coming) -> Markup {
        let actions = self.look.legal.iter().filter(|action| !matches!(action, Action::Damage(_)));
        let fates: Vec<(Action, Fate)> =
            actions.filter_map(|action| self.foresee(*action).map(|fate| (*action, fate))).collect();
        let now = Fate { damage: coming.damage, kills: coming.kills() };
        html! {
            div.slot {
                div.now {
                    p.verdict.kills[now.kills] { (self.verdict(now, coming)) }
                    (self.meter(now.damage, now.damage, coming.hits_left))
                }
                @for (action, fate) in &fates {
                    div.if data-preview=(action) {
                        p.verdict.kills[fate.kills] { (self.verdict(*fate, coming)) }
                        (self.meter(now.damage, fate.damage, coming.hits_left))
                    }
                }
            }
        }
    }

    fn verdict(&self, fate: Fate, coming: &Coming) -> Markup {
        let name = self.ship_name(coming.target);
        let points = self.info(coming.target).map_or(0, |info| info.points);
        let is_open = coming.shots.is_empty() && coming.rolled == 0 && fate.damage == 0;
        let text = if is_open && self.moment == "volley" {
            self.word("no-shots")
        } else if is_open && ["flak", "prime", "dice"].contains(&self.moment) {
            self.word("no-dice")
        } else if self.moment == "damage" {
            self.say("to-cover", &args! { damage: fate.damage })
        } else if fate.kills {
            self.say("destroys", &args! { damage: fate.damage, ship: name, points: points })
        } else if fate.damage == 0 {
            self.say("harmless", &args! { ship: name })
        } else {
            let left = coming.hits_left.saturating_sub(fate.damage);
            self.say("holds", &args! { damage: fate.damage, ship: name, left: left })
        };
        html! { @if fate.kills { (self.icon("burst")) } (text) }
    }

    /// One cell per point: damage that is coming, that would be added and that would be removed; a line where
    /// the ship dies.
    pub(crate) fn meter(&self, now: u8, then: u8, hits_left: u8) -> Markup {
        let cells = u16::from(now.max(then).max(hits_left + 1).min(CELLS));
        let [now, then, dies] = [now, then, hits_left].map(|point| u16::from(point).min(cells));
        html! {
            div.meter {
                svg.cells viewBox={ "0 0 " (cells * CELL) " 12" } width=(cells * WIDEST) preserveAspectRatio="none" aria-hidden="true" {
                    (run("", 0, cells))
                    (run("sure", 0, now.min(then).min(dies))) (run("fatal", dies, now.min(then)))
                    (run("more", now, then)) (run("less", then, now))
                    @if dies < cells { path.dies d={ "M" (dies * CELL) " -3m-1 0v18" } {} }
                }
                span.needed { (self.look.teller.say("drawings-damage-destroys", &args! { damage: hits_left + 1 })) }
            }
        }
    }

    /// The result for every target while one is being chosen, shown when the viewer points at it.
    pub(crate) fn target_outlooks(&self) -> Markup {
        let dice = self.view.expected_dice(self.game);
        let attacker = self.attacking_ship();
        let targets = self.look.legal.iter().filter_map(|action| match action {
            Action::Target(ship) => Some((*action, *ship)),
            _ => None,
        });
        let outlooks = targets.map(|(action, ship)| {
            let volley = attacker
                .filter(|_| dice <= 0.0)
                .and_then(|attacker| self.view.strongest_volley(self.game, attacker, ship));
            let hits_left = self.view.hits_left(self.game, ship);
            let (key, damage) = match volley {
                Some(volley) => ("reach", volley.damage),
                None => ("average", dice.round() as u8),
            };
            (action, ship, key, damage, hits_left)
        });
        html! {
            @for (action, ship, key, damage, hits_left) in outlooks {
                @let kills = damage > hits_left;
                div.if data-preview=(action) {
                    p.verdict.kills[kills] {
                        @if kills { (self.icon("burst")) }
                        (self.say(key, &args! { damage: damage, ship: self.ship_name(ship) }))
                    }
                    (self.meter(damage, damage, hits_left))
                }
            }
        }
    }

    /// The best result of each ship that may attack, shown when the viewer points at it.
    pub(crate) fn attack_outlooks(&self) -> Markup {
        let attacks = self.look.legal.iter().filter_map(|action| match action {
            Action::Attack(ship) => Some((*action, self.best_targets(*ship))),
            _ => None,
        });
        html! {
            @for (action, targets) in attacks {
                div.if data-preview=(action) {
                    @for (ship, damage, hits_left) in targets {
                        span.reach.kills[damage > hits_left] {
                            @if damage > hits_left { (self.icon("burst")) }
                            span { b { (damage) } "/" (hits_left + 1) " " (self.ship_name(ship)) }
                        }
                    }
                }
            }
        }
    }

    /// A ship's best targets: first those it would destroy, the most valuable ones first.
    fn best_targets(&self, ship: ShipId) -> Vec<(ShipId, u8, u8)> {
        let Some(look) = self.view.look(self.game) else { return Vec::new() };
        let Some(hull) = look.hull(ship) else { return Vec::new() };
        let mut gunner = look.gunner(hull);
        let mut targets: Vec<(bool, u8, ShipId, u8, u8)> = look
            .enemies()
            .iter()
            .map(|enemy| {
                let (damage, left) = (gunner.at(enemy).damage, look.hits_left(enemy));
                let worth = if damage > left { look.points(enemy) } else { damage };
                (damage > left, worth, look.id(enemy), damage, left)
            })
            .filter(|(.., damage, _)| *damage > 0)
            .collect();
        targets.sort_unstable_by_key(|(kills, worth, ..)| std::cmp::Reverse((*kills, *worth)));
        targets.into_iter().take(TARGETS).map(|(_, _, ship, damage, left)| (ship, damage, left)).collect()
    }
}

/// Cells from one point to another, as a single dashed line.
pub(crate) fn run(class: &str, from: u16, to: u16) -> Markup {
    html! { @if from < to { path class=[(!class.is_empty()).then_some(class)] d={ "M" (from * CELL) " 6H" (to * CELL) } {} } }
}

/// How the attack on a ship ended, if it did.
fn settled(events: &[Event], target: ShipId) -> Option<Fate> {
    let kills = events.iter().any(|event| matches!(event, Event::Destroyed { ship, .. } if *ship == target));
    events.iter().rev().find_map(|event| match event {
        Event::Hit { ship, damage, .. } if *ship == target => Some(Fate { damage: *damage, kills }),
        Event::Missed { ship } | Event::Disengaged { ship, .. } if *ship == target => {
            Some(Fate { damage: 0, kills: false })
        }
        _ => None,
    })
}
