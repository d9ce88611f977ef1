//! What a viewer can do with the thing they point at, and which rule prevents it.

use contract::{FastDice, Refusal, Rule, Rules, Step, Waiting};

use crate::action::{Action, Thing};
use crate::card::{Card, Kind};
use crate::facts::{Kinds, WEAPONS, fireable};
use crate::game::BattleForce;
use crate::redeal::Deduction;
use crate::registry as rule;
use crate::ship::{Button, Buttons, Line, ShipId};
use crate::state::{By, Moment, Phase, Ship, Window};
use crate::view::View;

/// The weapon cards that this many buttons of one kind can fire.
fn fired_by(button: Button, count: u8) -> Kinds {
    let mut buttons = Buttons::NONE;
    buttons.add(button, count);
    fireable(buttons)
}

impl View {
    /// Why the viewer can do nothing with a thing. Hidden information makes no difference, so any world
    /// consistent with the view gives the answer.
    pub(crate) fn why_not(&self, game: &BattleForce, thing: Thing) -> Result<(), Refusal> {
        let Some(seat) = self.viewer.seat() else { return Err(Refusal::under(&rule::WATCH)) };
        // It is public which seats are due.
        match game.waiting(&self.public) {
            Waiting::Nobody => return Err(Refusal::under(&rule::END_OVER)),
            Waiting::Chance => return Err(Refusal::under(&rule::CHANCE_WAIT)),
            waiting if !waiting.includes(seat) => return Err(Refusal::under(&rule::TURN_ORDER)),
            _ => {}
        }
        let tried = self.attempts(game, thing);
        if tried.is_empty() && matches!(thing, Thing::Button(..)) {
            // Everything that uses a button is among the attempts.
            return Err(Refusal::under(self.otherwise(game, thing)));
        }
        let state = Deduction::rough(game, self).deal(game, self, &mut FastDice::seeded(0));
        let mut actions = Vec::new();
        game.legal_actions(&state, seat, &mut actions);
        if actions.iter().any(|action| self.concerns(game, *action, thing)) {
            return Ok(());
        }
        if let (Thing::Card(card), Phase::Turn(_, Moment::Act)) = (thing, &state.phase)
            && card.kind.is_weapon()
            && self.hand().contains(&card)
        {
            // A weapon card is played by the attacking ship.
            let fires = |action: &Action| match action {
                Action::Attack(ship) => self.ships_that_fire(game, card.kind).contains(ship),
                _ => false,
            };
            let fired = actions.iter().any(fires);
            return if fired { Ok(()) } else { Err(Refusal::under(&rule::ATTACK_WEAPON)) };
        }
        let refused = tried.into_iter().find_map(|action| {
            game.check(&state, Step::Seat(seat, action))
                .err()
                .filter(|refusal| *refusal != Refusal::under(&rule::TURN_PHASES))
        });
        Err(refused.unwrap_or(Refusal::under(self.otherwise(game, thing))))
    }

    /// What a player who points at a thing may have intended, as far as the moment allows a guess.
    fn attempts(&self, game: &BattleForce, thing: Thing) -> Vec<Action> {
        let Phase::Turn(_, moment) = &self.public.phase else {
            return match thing {
                Thing::Ship(ship) => vec![Action::Pick(ship), Action::Raise(ship), Action::Duel(ship)],
                _ => Vec::new(),
            };
        };
        match (thing, moment) {
            (Thing::Deck, _) => vec![Action::Draw],
            (Thing::Discards, _) => vec![Action::Salvage],
            (Thing::Reserve, _) => vec![Action::Take, Action::Stash],
            (Thing::Button(ship, button), _) => self.attempts_with(game, ship, button, moment),
            (Thing::Ship(ship), Moment::Prepare | Moment::Reform) => {
                let moves = Line::ALL.map(|line| Action::Move(ship, line));
                moves.into_iter().chain([Action::Raise(ship), Action::Lower(ship)]).collect()
            }
            (Thing::Ship(ship), Moment::Act) => vec![Action::Attack(ship), Action::Mutiny(ship)],
            (Thing::Ship(ship), Moment::Repair(_)) => vec![Action::Patch(ship)],
            (Thing::Ship(ship), Moment::Battle(_, Window::Flak | Window::Barrage(..))) => {
                vec![Action::Man(ship)]
            }
            (Thing::Ship(ship), _) => vec![Action::Target(ship)],
            (Thing::Card(card), Moment::Prepare | Moment::Act) => match card.kind {
                Kind::DamageControl | Kind::LegendaryEngineer => vec![Action::Repair(card)],
                Kind::Reinforcements => vec![Action::Reinforce],
                Kind::PfFlotilla => vec![Action::Flotilla],
                Kind::OrganianCeasefire => vec![Action::Ceasefire],
                Kind::PlanetBasedFighters => vec![Action::Planet(1)],
                _ => Vec::new(),
            },
            (Thing::Card(card), Moment::Battle(_, Window::Volley)) => vec![Action::Fire(card, None)],
            (Thing::Card(card), Moment::Battle(_, Window::React(..))) => vec![Action::React(card)],
            (Thing::Card(card), Moment::Battle(..)) => vec![Action::Defend(card, None)],
            (Thing::Card(card), _) => vec![Action::Discard(card), Action::Toss(card)],
        }
    }

    /// Whether one of the viewer's actions involves the thing they point at, because it names the thing or
    /// would use it. A button is used by every card that its ship fires with it.
    pub fn concerns(&self, game: &BattleForce, action: Action, thing: Thing) -> bool {
        let Thing::Button(id, button) = thing else { return action.concerns(thing) };
        let Some(ship) = game.ship(id) else { return false };
        let board = &self.public.board;
        let open = game.open_buttons(board, ship).count(button);
        match action {
            Action::Damage(covered) => covered == button && self.hit_ship() == Some(ship),
            Action::Patch(patched) => patched == id && game.repairable(board, ship).count(button) > 0,
            Action::Attack(attacker) => {
                let held = self.hand().iter().fold(0, |kinds, card| kinds | card.kind.bit());
                let kinds = fired_by(button, open) & game.attack_kinds(board, ship);
                attacker == id && kinds & held & WEAPONS != 0
            }
            Action::Fire(card, _) | Action::Defend(card, _) => {
                self.firing_ship() == Some(ship) && fired_by(button, open) & card.kind.bit() != 0
            }
            _ => action.concerns(thing),
        }
    }

    /// The ship whose buttons are being covered.
    const fn hit_ship(&self) -> Option<Ship> {
        match &self.public.phase {
            Phase::Turn(_, Moment::Battle(battle, Window::Damage(_))) => Some(battle.target),
            _ => None,
        }
    }

    /// The ship that fires the cards that are being chosen.
    const fn firing_ship(&self) -> Option<Ship> {
        let Phase::Turn(_, Moment::Battle(battle, window)) = &self.public.phase else { return None };
        match (window, battle.by) {
            (Window::Volley, By::Ship(ship)) => Some(ship),
            (Window::Flak | Window::Defend, _) => Some(battle.target),
            (Window::Escort(ship) | Window::BarrageCard(.., ship), _) => Some(*ship),
            _ => None,
        }
    }

    /// The same for a ship's buttons.
    fn attempts_with(
        &self,
        game: &BattleForce,
        ship: ShipId,
        button: Button,
        moment: &Moment,
    ) -> Vec<Action> {
        let is_weapon = button <= Button::OptionMount;
        let (fires, is_hit) = match game.ship(ship) {
            Some(number) => (self.firing_ship() == Some(number), self.hit_ship() == Some(number)),
            None => (false, false),
        };
        // Two option mounts fire more than one does; the check makes the difference.
        let fired = |card: &Card| fired_by(button, 2) & card.kind.bit() != 0;
        let cards = self.hand().into_iter().filter(fired);
        match moment {
            Moment::Control(_) | Moment::Repairing(..) => vec![Action::Mend(ship, button)],
            Moment::Repair(_) => vec![Action::Patch(ship)],
            Moment::Act if is_weapon => vec![Action::Attack(ship)],
            Moment::Act if button == Button::Fighters => vec![Action::Fighters(ship, 1)],
            Moment::Battle(_, Window::Damage(_)) if is_hit => vec![Action::Damage(button)],
            Moment::Battle(_, Window::Volley) if fires => {
                cards.map(|card| Action::Fire(card, None)).collect()
            }
            Moment::Battle(..) if fires => cards.map(|card| Action::Defend(card, None)).collect(),
            _ => Vec::new(),
        }
    }

    /// The rule that applies if no attempt was refused by another one: each thing has its phase, and each
    /// button its purpose.
    fn otherwise(&self, game: &BattleForce, thing: Thing) -> &'static Rule {
        let (Thing::Button(id, button), Phase::Turn(_, moment)) = (thing, &self.public.phase) else {
            return &rule::TURN_PHASES;
        };
        let Some(ship) = game.ship(id) else { return &rule::SHIP_EXISTS };
        let is_weapon = button <= Button::OptionMount;
        let is_open = game.open_buttons(&self.public.board, ship).count(button) > 0;
        match moment {
            Moment::Control(_) | Moment::Repair(_) | Moment::Repairing(..) => &rule::REPAIR_DAMAGED,
            Moment::Battle(_, Window::Damage(_)) => &rule::DAMAGE_BUTTON,
            Moment::Act if is_weapon && is_open => &rule::ATTACK_WEAPON,
            Moment::Battle(..) if is_weapon && is_open && self.firing_ship() == Some(ship) => {
                &rule::CARD_HAND
            }
            Moment::Act if is_weapon => &rule::WEAPON_BUTTON,
            Moment::Battle(..) if is_weapon && self.firing_ship() == Some(ship) => &rule::WEAPON_BUTTON,
            _ => &rule::TURN_PHASES,
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use contract::{Seat, Viewer};

    use super::*;

    /// What the second player is told about their ships' buttons after some steps by both players.
    fn told(arrangement: &str, steps: &[&str], things: &[&str]) -> Vec<String> {
        let game = BattleForce::standard(2).unwrap();
        let arrangement = toml::from_str(arrangement).unwrap();
        let mut state = game.restore(&arrangement).unwrap();
        for step in steps {
            let Waiting::Seats(seats) = game.waiting(&state) else { panic!("nobody is due before {step}") };
            let seat = seats.first().unwrap();
            game.apply(&mut state, Step::Seat(seat, step.parse().unwrap()), &mut contract::Silence).unwrap();
        }
        let view = game.view(&state, Viewer::Seat(Seat::at(1)));
        let answer = |thing: &&str| {
            let refusal = view.why_not(&game, thing.parse().unwrap()).err();
            refusal.map_or_else(String::new, |refusal| refusal.rule().id.replace("battleforce.", ""))
        };
        things.iter().map(answer).collect()
    }

    #[test]
    fn the_owner_of_a_ship_that_is_hit_may_cover_open_buttons_of_that_ship_only() {
        let arrangement = r#"
            moment = "act"
            seats = [
                { screen = ["fed-ca"], hand = ["phaser_1:3", "damage_control:3"] },
                { screen = ["kli-d7", "kli-d5"] },
            ]
        "#;
        let steps = ["attack fed-ca", "target kli-d7", "fire phaser_1:3", "launch", "damage drone"];
        let things = [
            "button kli-d7 disruptor",
            "button kli-d7 free_hit",
            "button kli-d7 drone",
            "button kli-d7 photon",
            "button kli-d5 free_hit",
            "button fed-ca photon",
        ];
        let button = "damage.button";
        assert_eq!(told(arrangement, &steps, &things), ["", "", button, button, button, button]);
    }

    #[test]
    fn a_button_is_useful_while_its_ship_can_fire_with_it() {
        let arrangement = r#"
            moment = "act"
            seat = 2
            ships = [{ ship = "kli-d7", damage = { disruptor = 2 } }]
            seats = [
                { screen = ["fed-ca"], hand = ["ecm:3"] },
                { screen = ["kli-d7", "kli-d5", "kli-d6v"], hand = ["disruptor:4", "phaser_3:1"] },
            ]
        "#;
        let things = [
            "button kli-d7 disruptor",
            "button kli-d7 phaser_1",
            "button kli-d7 drone",
            "button kli-d7 free_hit",
            "button kli-d5 disruptor",
            "button kli-d6v fighters",
            "button fed-ca photon",
        ];
        let expected = ["weapon.button", "", "attack.weapon", "turn.phases", "", "", "ship.own"];
        assert_eq!(told(arrangement, &[], &things), expected);
        let expected =
            ["weapon.button", "", "card.hand", "turn.phases", "turn.phases", "turn.phases", "turn.phases"];
        assert_eq!(told(arrangement, &["attack kli-d7", "target fed-ca"], &things), expected);
    }
}
