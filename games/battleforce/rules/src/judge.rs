//! What a player needs to judge an attack, as functions of their view.

use serde::Serialize;

use crate::action::MOST_SHOTS;
use crate::card::{Card, Kind};
use crate::facts::WEAPONS;
use crate::game::BattleForce;
use crate::look::Incoming;
use crate::ship::{ShipId, Ships};
use crate::state::{Battle, By, Window};
use crate::view::View;

/// One attack card on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ShotComing {
    /// The weapon card.
    pub card: Card,
    /// Its booster, unless that was removed.
    pub booster: Option<Kind>,
    /// The reduction by defence cards.
    pub reduced: u8,
    /// Whether it was removed, or drawn off by a Weasel.
    pub is_gone: bool,
    /// The remaining damage.
    pub damage: u8,
}

/// The current state of an attack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Coming {
    /// The ship under attack.
    pub target: ShipId,
    /// The attack cards; none for fighters and PFs.
    pub shots: Vec<ShotComing>,
    /// The dice result, after fire at the fighters; 0 before the dice are rolled.
    pub rolled: u8,
    /// The reduction of the whole attack.
    pub reduced: u8,
    /// The damage that would be dealt now. While buttons are being covered, the damage still to be covered.
    pub damage: u8,
    /// The damage the ship can take without being destroyed.
    pub hits_left: u8,
}

impl Coming {
    /// Whether the ship would be destroyed now.
    pub const fn kills(&self) -> bool {
        self.damage > self.hits_left
    }
}

impl View {
    /// The current attack, with the damage still coming card by card.
    pub fn coming(&self, game: &BattleForce) -> Option<Coming> {
        let (battle, window) = BattleForce::aimed(&self.public)?;
        Some(self.reckon(game, battle, window))
    }

    /// The current attack with one more weapon card; none if no ship is attacking, the volley is full or the
    /// game has no such card.
    pub fn coming_with(&self, game: &BattleForce, card: Card, booster: Option<Kind>) -> Option<Coming> {
        let (battle, window) = BattleForce::aimed(&self.public)?;
        let mut battle = *battle;
        if !matches!(battle.by, By::Ship(_)) || battle.shots().len() >= usize::from(MOST_SHOTS) {
            return None;
        }
        BattleForce::add_shot(&mut battle, game.face(card)?, booster);
        Some(self.reckon(game, &battle, window))
    }

    /// The current result of an attack.
    fn reckon(&self, game: &BattleForce, battle: &Battle, window: Window) -> Coming {
        let board = &self.public.board;
        let shots = battle.shots().iter().map(|shot| ShotComing {
            card: game.card(shot.face),
            booster: BattleForce::booster(shot),
            reduced: shot.cut,
            is_gone: !game.survives(board, battle, shot),
            damage: game.shot_damage(board, battle, shot),
        });
        let Incoming { rolled, damage, hits_left, .. } = game.incoming(board, battle, window);
        Coming {
            target: game.id(battle.target),
            shots: shots.collect(),
            rolled,
            reduced: battle.cut,
            damage,
            hits_left,
        }
    }

    /// The damage a ship can take without being destroyed; one more destroys it.
    pub fn hits_left(&self, game: &BattleForce, ship: ShipId) -> u8 {
        game.ship(ship).map_or(0, |ship| game.hits_left(&self.public.board, ship))
    }

    /// The viewer's ships in play that could fire a weapon card of this kind in an attack.
    pub fn ships_that_fire(&self, game: &BattleForce, kind: Kind) -> Vec<ShipId> {
        let Some(look) = self.look(game) else { return Vec::new() };
        look.ships_that_fire(kind).iter().map(|hull| look.id(hull)).collect()
    }

    /// The ships a card of this kind could be used with. These are the viewer's own ships that could fire it,
    /// could use it as a booster for a weapon in hand, could be repaired or could be defended; for a Mutiny,
    /// the ships it could strike. Empty for cards that need no ship.
    pub fn ships_for(&self, game: &BattleForce, kind: Kind) -> Vec<ShipId> {
        let Some(seat) = self.viewer().seat() else { return Vec::new() };
        let board = &self.public.board;
        let own = &board.fleets[seat.index()];
        let held = game.kinds_in(board.hands[seat.index()].as_slice());
        let boosts = |ship: &u8| {
            let fired = game.attack_kinds(board, *ship) & held & WEAPONS;
            Kind::ALL.into_iter().any(|weapon| fired & weapon.bit() != 0 && kind.boosts(weapon))
        };
        let ships: Ships = match kind {
            _ if kind.is_weapon() => return self.ships_that_fire(game, kind),
            _ if Kind::BOOSTERS.contains(&kind) => {
                game.ready_ships(board, seat).iter().filter(boosts).collect()
            }
            Kind::DamageControl | Kind::LegendaryEngineer => game.damaged(board, seat),
            Kind::KlingonMutiny => game.targets(board, seat).and(game.klingons),
            Kind::ErraticManeuvers => own.front().not(board.raised),
            Kind::Ecm | Kind::ReinforceShields | Kind::TractorBeam | Kind::Disengage => own.front(),
            Kind::WildWeasel => {
                own.front().iter().filter(|ship| !game.lies_on(board, *ship, Kind::WildWeasel)).collect()
            }
            _ => Ships::NONE,
        };
        ships.iter().map(|ship| game.id(ship)).collect()
    }

    /// The strongest attack by one of the viewer's ships on a target that the viewer's hand allows, with the
    /// damage it would do now. Prime Teams and cards that cancel something are not taken into account.
    pub fn strongest_volley(&self, game: &BattleForce, ship: ShipId, target: ShipId) -> Option<Coming> {
        let look = self.look(game)?;
        let (hull, target) = (look.hull(ship)?, look.hull(target)?);
        let defender = game.owner(&self.public.board, target.0)?;
        let mut battle = Battle::new(By::Ship(hull.0), target.0, defender);
        for shot in look.gunner(hull).shots_at(target) {
            BattleForce::add_shot(&mut battle, shot.face, BattleForce::booster(&shot));
        }
        Some(self.reckon(game, &battle, Window::Volley))
    }

    /// The viewer's attacking ship, while its target or its cards are being chosen.
    pub fn attacking_ship(&self, game: &BattleForce) -> Option<ShipId> {
        BattleForce::attacking_ship(&self.public).map(|ship| game.id(ship))
    }

    /// The expected dice result of fighters or PFs that are choosing a target; 0 if there are none.
    pub fn expected_dice(&self, game: &BattleForce) -> f64 {
        game.expected_dice(&self.public)
    }
}
