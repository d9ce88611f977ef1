//! A player of Battle Force who follows the tips of the rulebook.

use battleforce::{Action, BattleForce, Button, Card, Coming, Kind, Line, ShipId, State, View};
use table::{Dice, FastDice, Glimpse, Rules, Seat, Silence, Step, Viewer};

use crate::{Bot, Effort, Insight, Level, Shares};

/// Only kills score: attacks where a kill is likely, with more than enough damage, by carriers for free; defends only ships that would be lost;
/// keeps boosters in reserve until a weapon comes; throws away what no ship of its own can fire.
#[derive(Clone, Copy, Debug, Default)]
pub struct GreedyBattleForce;

impl Bot<BattleForce> for GreedyBattleForce {
    fn choose(
        &mut self,
        glimpse: &Glimpse<'_, BattleForce>,
        legal: &[Action],
        dice: &mut FastDice,
    ) -> Action {
        if let [only] = legal {
            return *only;
        }
        let view = glimpse.view();
        let mut looks = Looks::new(glimpse.game(), &view, glimpse.seat(), legal);
        let mut best = (f64::MIN, legal[0]);
        for action in legal {
            // A little noise keeps equals from always falling to the first.
            let worth = looks.worth(*action, dice) + f64::from(dice.below(1000)) / 1e5;
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }
}

impl Insight for BattleForce {
    type Greedy = GreedyBattleForce;

    const CURIOSITY: f32 = 1.0;
    const DECISIONS: u32 = 3;

    fn effort(level: Level) -> Effort {
        let iterations = match level {
            Level::Easy => 50,
            Level::Normal => 500,
            Level::Hard => 2000,
            Level::Expert => 10_000,
        };
        Effort { iterations, horizon: 1000 }
    }

    fn turn(&self, view: &View) -> u64 {
        u64::from(view.turns()) * 16 + view.active().map_or(15, |seat| seat.index() as u64)
    }

    fn judge(&self, state: &<BattleForce as Rules>::State) -> Shares {
        let _ = state;
        [0.0; 8]
    }
}

/// The damage beyond what kills that an attacker likes to have, against defence cards.
const MARGIN: f64 = 3.0;

/// What a player makes of the table.
struct Looks<'a> {
    game: &'a BattleForce,
    view: &'a View,
    seat: Seat,
    hand: Vec<Card>,
    /// The attack that runs.
    coming: Option<Coming>,
    /// A world that agrees with the view, to try defence cards in; made when it is needed.
    world: Option<State>,
    enemies: Vec<ShipId>,
    /// Whether there is something to attack with.
    can_attack: bool,
}

impl<'a> Looks<'a> {
    fn new(game: &'a BattleForce, view: &'a View, seat: Seat, legal: &[Action]) -> Looks<'a> {
        let seats = view.seats();
        // Allies sit opposite each other.
        let is_ally =
            |other: Seat| game.options().allies && other.places_after(seat, seats) == usize::from(seats) / 2;
        let enemies = Seat::all(seats).filter(|other| *other != seat && !is_ally(*other)).flat_map(|other| {
            let player = view.player(other);
            player.screen.into_iter().chain(player.body)
        });
        Looks {
            game,
            view,
            seat,
            hand: view.hand(),
            coming: view.coming(game),
            world: None,
            enemies: enemies.collect(),
            can_attack: legal.iter().any(|action| matches!(action, Action::Attack(_) | Action::Fighters(..))),
        }
    }

    fn points(&self, ship: ShipId) -> f64 {
        self.game.ship_info(ship).map_or(0.0, |info| f64::from(info.points))
    }

    fn hits_left(&self, ship: ShipId) -> f64 {
        f64::from(self.view.hits_left(self.game, ship))
    }

    /// How much of a ship is damaged, from 0 to 1.
    fn damaged(&self, ship: ShipId) -> f64 {
        let hits = self.game.ship_info(ship).map_or(1, battleforce::ShipInfo::hits);
        1.0 - self.hits_left(ship) / f64::from(hits.max(1))
    }

    /// How welcome an action is; doing nothing is worth nothing.
    fn worth(&mut self, action: Action, dice: &mut FastDice) -> f64 {
        match action {
            Action::Pick(ship) | Action::Duel(ship) => self.points(ship) + self.fighters(ship),
            Action::Choose(card) => self.stash_worth(card),
            Action::Line(ship, line) => self.line_worth(ship, line),
            Action::Move(ship, line) => self.move_worth(ship, line),
            Action::Raise(ship) => {
                if self.damaged(ship) > 0.5 {
                    1.0
                } else {
                    -1.0
                }
            }
            Action::Lower(ship) => {
                if self.damaged(ship) < 0.4 {
                    1.0
                } else {
                    -1.0
                }
            }
            Action::Draw | Action::Keep => 0.5,
            Action::Salvage => self.view.discards().last().map_or(0.0, |card| self.card_worth(*card) - 1.5),
            Action::Take => self.take_worth(),
            Action::Shelve => self.hand.last().map_or(0.0, |card| self.stash_worth(*card) - 1.0),
            Action::Mend(_, button) => mend_order(button),
            Action::Repair(card) => self.repair_worth(card),
            Action::Patch(ship) => self.damaged(ship) * self.points(ship),
            Action::Reinforce => 20.0,
            Action::Attack(ship) => {
                self.enemies.iter().map(|target| self.volley_worth(ship, *target)).fold(-1.0, f64::max)
            }
            Action::Fighters(_, squadrons) => self.best_dice(f64::from(squadrons) * 3.5) + 0.3,
            Action::Planet(cards) => self.best_dice(f64::from(cards) * 7.0),
            Action::Flotilla => {
                if self.view.seats() == 2 {
                    6.0
                } else {
                    1.5
                }
            }
            Action::Mutiny(ship) => self.points(ship) * 0.6,
            Action::Ceasefire => self.ceasefire_worth(),
            Action::Redraw => f64::from(self.dead_cards()) * 0.3 - if self.can_attack { 0.4 } else { -0.4 },
            Action::Target(target) => self.target_worth(target),
            Action::Fire(card, booster) => self.fire_worth(card, booster),
            Action::Cancel(_) => {
                if self.is_close() {
                    4.0
                } else {
                    0.2
                }
            }
            Action::Prime => self.prime_worth(),
            Action::Launch => 0.1,
            Action::Defend(card, booster) => self.defence_worth(action, card, booster, dice),
            Action::At(shot) => self.shot_damage(shot),
            Action::React(card) => self.reaction_worth(action, card, dice),
            Action::Man(ship) => 0.3 + self.points(ship) / 100.0,
            Action::Damage(button) => -mend_order(button),
            Action::Toss(card) | Action::Discard(card) => {
                if self.is_dead(card) {
                    1.0
                } else {
                    -self.card_worth(card) / 4.0
                }
            }
            Action::Stash => self.hand.iter().map(|card| self.stash_worth(*card)).fold(0.0, f64::max) - 1.5,
            Action::Top(card) => -self.card_worth(card),
            Action::Reform | Action::Give => -0.5,
            Action::Race(_) | Action::Show(..) | Action::Ready | Action::Pass => 0.0,
        }
    }

    fn fighters(&self, ship: ShipId) -> f64 {
        let info = self.game.ship_info(ship);
        info.map_or(0.0, |info| {
            info.buttons().filter(|(button, _)| *button == Button::Fighters).map(|(_, n)| f64::from(n)).sum()
        })
    }

    /// Whether no ship of his own can ever use a card as things are.
    fn is_dead(&self, card: Card) -> bool {
        let has = |kind: Kind| self.hand.iter().any(|other| other.kind == kind);
        if card.kind.is_weapon() {
            return self.view.ships_that_fire(self.game, card.kind).is_empty();
        }
        match card.kind {
            Kind::Overload => !has(Kind::Photon) && !has(Kind::Disruptor),
            Kind::Enveloper => !has(Kind::PlasmaS) && !has(Kind::PlasmaR),
            Kind::Scatterpack => !has(Kind::Drone),
            Kind::KlingonMutiny => !self.enemies.iter().any(|ship| ship.to_string().starts_with("kli")),
            _ => false,
        }
    }

    fn dead_cards(&self) -> u32 {
        self.hand.iter().filter(|card| self.is_dead(**card)).count() as u32
    }

    /// What a card is worth in the hand.
    fn card_worth(&self, card: Card) -> f64 {
        if self.is_dead(card) {
            return 0.0;
        }
        match card.kind {
            kind if kind.is_weapon() => 0.5 + f64::from(card.value) * 0.4,
            kind if Kind::BOOSTERS.contains(&kind) => 2.5,
            Kind::Disengage | Kind::KlingonMutiny | Kind::Reinforcements => 3.0,
            Kind::PlanetBasedFighters | Kind::PfFlotilla => 2.5,
            Kind::DamageControl | Kind::OrganianCeasefire | Kind::Eccm => 1.0,
            _ => 1.6,
        }
    }

    /// Boosters wait in the reserve for their weapon.
    fn stash_worth(&self, card: Card) -> f64 {
        match card.kind {
            Kind::Overload | Kind::Enveloper | Kind::Scatterpack if self.is_dead(card) => 4.0,
            Kind::LegendaryGunner | Kind::PrimeTeam | Kind::Disengage => 1.2,
            _ if self.is_dead(card) => -1.0,
            _ => 0.2,
        }
    }

    fn take_worth(&self) -> f64 {
        let useful = |card: &Card| {
            let pairs = |kind: Kind| self.hand.iter().any(|other| kind.boosts(other.kind));
            if Kind::BOOSTERS.contains(&card.kind) { pairs(card.kind) } else { !self.is_dead(*card) }
        };
        if self.view.reserve().iter().any(useful) { 1.0 } else { 0.0 }
    }

    fn line_worth(&self, ship: ShipId, line: Line) -> f64 {
        match line {
            Line::Reserve => {
                if ship.to_string() == "kli-c8" {
                    5.0
                } else {
                    -2.0
                }
            }
            Line::Body => self.fighters(ship),
            Line::Screen => 1.0,
        }
    }

    /// Hurt ships go into Reserve, fresh ones come out.
    fn move_worth(&self, ship: ShipId, line: Line) -> f64 {
        let own = self.view.player(self.seat);
        let from_reserve = own.reserve.contains(&ship);
        match line {
            Line::Reserve => {
                if self.damaged(ship) >= 0.5 {
                    self.points(ship) / 4.0
                } else {
                    -3.0
                }
            }
            Line::Screen if from_reserve && self.damaged(ship) < 0.4 => 2.0,
            Line::Body if from_reserve && self.damaged(ship) < 0.4 => 1.5,
            Line::Body if self.damaged(ship) >= 0.5 => 0.5,
            Line::Screen if own.screen.len() < own.body.len() => 0.2,
            _ => -1.0,
        }
    }

    fn repair_worth(&self, card: Card) -> f64 {
        let own = self.view.player(self.seat);
        let ships = own.screen.iter().chain(&own.body).chain(&own.reserve);
        let worst = ships.map(|ship| self.damaged(*ship) * self.points(*ship)).fold(0.0, f64::max);
        match card.kind {
            Kind::LegendaryEngineer => worst - 4.0,
            _ => worst - 1.5,
        }
    }

    /// A Ceasefire helps whoever is hurt most.
    fn ceasefire_worth(&self) -> f64 {
        let hurt = |seat: Seat| -> f64 {
            let player = self.view.player(seat);
            player
                .screen
                .iter()
                .chain(&player.body)
                .map(|ship| self.damaged(*ship) * self.points(*ship))
                .sum()
        };
        let others: Vec<f64> =
            Seat::all(self.view.seats()).filter(|seat| *seat != self.seat).map(hurt).collect();
        let average = others.iter().sum::<f64>() / others.len().max(1) as f64;
        (hurt(self.seat) - average) / 3.0 - 1.0 + f64::from(self.dead_cards()) * 0.3
    }

    /// How likely so much damage kills, and what that is worth. With three or more players a half-killed ship is a gift to the next.
    fn damage_worth(&self, damage: f64, target: ShipId) -> f64 {
        let needed = self.hits_left(target) + 1.0;
        let points = self.points(target);
        if damage >= needed {
            let chance = (0.45 + 0.1 * (damage - needed)).min(0.95);
            return chance * points;
        }
        let share = damage / needed;
        if self.view.seats() == 2 { share * points * 0.1 } else { share * points * 0.12 }
    }

    fn volley_worth(&self, ship: ShipId, target: ShipId) -> f64 {
        match self.view.strongest_volley(self.game, ship, target) {
            // What is fired now is gone next turn.
            Some(coming) if !coming.shots.is_empty() => {
                self.damage_worth(f64::from(coming.damage), target) - 0.05 * coming.shots.len() as f64
            }
            _ => -1.0,
        }
    }

    fn best_dice(&self, damage: f64) -> f64 {
        self.enemies.iter().map(|target| self.damage_worth(damage, *target)).fold(0.0, f64::max)
    }

    /// The target of what attacks: a ship with cards, or dice.
    fn target_worth(&self, target: ShipId) -> f64 {
        match self.view.attacking_ship(self.game) {
            Some(ship) => self.volley_worth(ship, target),
            None => self.damage_worth(self.view.expected_dice(self.game), target),
        }
    }

    /// Whether the attack that runs is about to kill or just short of it.
    fn is_close(&self) -> bool {
        self.coming.as_ref().is_some_and(|coming| coming.damage + 8 > coming.hits_left)
    }

    /// Cards are added until the damage is more than enough; boosters only for a kill.
    fn fire_worth(&self, card: Card, booster: Option<Kind>) -> f64 {
        let Some(coming) = &self.coming else { return 0.0 };
        let enough = f64::from(coming.hits_left) + 1.0 + MARGIN;
        if f64::from(coming.damage) >= enough {
            return -1.0;
        }
        let gain = f64::from(card.value) * if booster.is_some() { 2.0 } else { 1.0 };
        let kills = self
            .view
            .attacking_ship(self.game)
            .and_then(|ship| self.view.strongest_volley(self.game, ship, coming.target))
            .is_some_and(|rest| {
                u16::from(rest.damage) + u16::from(coming.damage) > u16::from(coming.hits_left)
            });
        match (booster, kills) {
            (Some(_), false) => -1.0,
            (Some(_), true) | (None, _) => 1.0 + gain,
        }
    }

    fn prime_worth(&self) -> f64 {
        match &self.coming {
            // One point short of a kill, or dice that may need it.
            Some(coming) if coming.damage == coming.hits_left => 3.0,
            Some(coming)
                if coming.shots.is_empty() && coming.rolled == 0 && self.points(coming.target) > 6.0 =>
            {
                0.5
            }
            _ => -1.0,
        }
    }

    fn shot_damage(&self, shot: u8) -> f64 {
        let shots = self.coming.as_ref().map(|coming| &coming.shots);
        shots.and_then(|shots| shots.get(usize::from(shot) - 1)).map_or(0.0, |shot| f64::from(shot.damage))
    }

    /// The attack as it would be after an action, with the largest shot named where one has to be.
    fn coming_after(&mut self, action: Action, dice: &mut FastDice) -> Option<Coming> {
        let (game, view, seat) = (self.game, self.view, self.seat);
        let mut world = self.world.get_or_insert_with(|| game.redeal(view, dice)).clone();
        game.apply_unchecked(&mut world, Step::Seat(seat, action), &mut Silence);
        let mut legal = Vec::new();
        loop {
            let coming = game.view(&world, Viewer::Seat(seat)).coming(game);
            game.legal_actions(&world, seat, &mut legal);
            let damage = |action: &Action| match (action, &coming) {
                (Action::At(shot), Some(coming)) => {
                    coming.shots.get(usize::from(*shot) - 1).map(|shot| shot.damage)
                }
                _ => None,
            };
            let Some(aim) =
                legal.iter().copied().filter(|action| damage(action).is_some()).max_by_key(damage)
            else {
                return coming;
            };
            game.apply_unchecked(&mut world, Step::Seat(seat, aim), &mut Silence);
        }
    }

    /// A ship that would be lost is worth its points; one that is only damaged hardly a card.
    fn defence_worth(
        &mut self,
        action: Action,
        card: Card,
        booster: Option<Kind>,
        dice: &mut FastDice,
    ) -> f64 {
        let Some(now) = self.coming.clone() else { return flak_worth(card) };
        if now.damage == 0 {
            // Fire at fighters, before their dice.
            return flak_worth(card);
        }
        let cost = match card.kind {
            Kind::Disengage => 4.0,
            Kind::WildWeasel | Kind::ErraticManeuvers => 2.5,
            Kind::Ecm => 1.5,
            _ => 1.0,
        } + if booster.is_some() { 1.5 } else { 0.0 };
        let after = self.coming_after(action, dice);
        let damage = after.map_or(0, |coming| coming.damage);
        let saved = f64::from(now.damage.saturating_sub(damage));
        if !now.kills() {
            return saved * 0.25 - cost;
        }
        let points = self.points(now.target);
        if damage <= now.hits_left {
            return points - cost;
        }
        // Several cards may do together what one does not.
        let missing = f64::from(damage - now.hits_left);
        let others = self
            .hand
            .iter()
            .filter(|other| matches!(other.kind, Kind::ReinforceShields | Kind::Ecm | Kind::ErraticManeuvers))
            .count() as f64;
        if saved > 0.0 && missing <= (others - 1.0) * 3.0 { points * 0.4 - cost } else { -cost }
    }

    /// Answering pays where the ship dies of it.
    fn reaction_worth(&mut self, action: Action, card: Card, dice: &mut FastDice) -> f64 {
        let cost = if card.kind == Kind::PrimeTeam { 1.5 } else { 1.0 };
        match self.coming_after(action, dice) {
            Some(coming) if coming.kills() => self.points(coming.target) - cost,
            _ => -cost,
        }
    }
}

/// Which buttons are mended first and covered last.
fn mend_order(button: Button) -> f64 {
    match button {
        Button::FreeHit => 0.0,
        Button::Phaser3 => 1.0,
        Button::PlasmaF => 2.0,
        Button::Phaser2 => 3.0,
        Button::OptionMount | Button::Drone => 4.0,
        Button::Phaser1 => 5.0,
        Button::Disruptor | Button::PlasmaS => 6.0,
        Button::Photon | Button::PlasmaR => 7.0,
        Button::Fighters => 8.0,
    }
}

/// What it is worth to fire a card at fighters or PFs: plasma torpedoes and drones are better kept for attacks.
fn flak_worth(card: Card) -> f64 {
    if card.kind.is_phaser() { 0.2 + f64::from(card.value) * 0.2 } else { -0.5 }
}
