//! What a player needs to judge an attack, as functions of his view.

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
    /// Its booster, while it has one.
    pub booster: Option<Kind>,
    /// What defence cards have taken off it.
    pub reduced: u8,
    /// Whether it was removed, or drawn away by a Weasel.
    pub is_gone: bool,
    /// The damage that is left of it.
    pub damage: u8,
}

/// The attack as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Coming {
    /// The ship under attack.
    pub target: ShipId,
    /// The attack cards; none for fighters and PFs.
    pub shots: Vec<ShotComing>,
    /// What the dice said, after fire at the fighters; 0 before they are rolled.
    pub rolled: u8,
    /// What was taken off the whole attack.
    pub reduced: u8,
    /// The damage that would be dealt now; while buttons are being covered, what is still to be covered.
    pub damage: u8,
    /// How much the ship can take without being destroyed.
    pub hits_left: u8,
}

impl Coming {
    /// Whether the ship would be destroyed now.
    pub const fn kills(&self) -> bool {
        self.damage > self.hits_left
    }
}

impl View {
    /// The attack that runs, with the damage still coming card by card.
    pub fn coming(&self, game: &BattleForce) -> Option<Coming> {
        let (battle, window) = BattleForce::aimed(&self.public)?;
        Some(self.reckon(game, battle, window))
    }

    /// The same with one more weapon card in the attack; none if no ship attacks, or without such a card.
    pub fn coming_with(&self, game: &BattleForce, card: Card, booster: Option<Kind>) -> Option<Coming> {
        let (battle, window) = BattleForce::aimed(&self.public)?;
        let mut battle = *battle;
        if !matches!(battle.by, By::Ship(_)) || battle.shots().len() >= usize::from(MOST_SHOTS) {
            return None;
        }
        BattleForce::add_shot(&mut battle, game.face(card)?, booster);
        Some(self.reckon(game, &battle, window))
    }

    /// What an attack comes to as things are.
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

    /// The damage a ship can take without being destroyed; one more kills it.
    pub fn hits_left(&self, game: &BattleForce, ship: ShipId) -> u8 {
        game.ship(ship).map_or(0, |ship| game.hits_left(&self.public.board, ship))
    }

    /// The viewer's ships in play that could fire a weapon card of this kind in an attack.
    pub fn ships_that_fire(&self, game: &BattleForce, kind: Kind) -> Vec<ShipId> {
        let Some(look) = self.look(game) else { return Vec::new() };
        look.ships_that_fire(kind).iter().map(|hull| look.id(hull)).collect()
    }

    /// The ships a card of this kind could be used with: own ships that could fire it, that a booster could help with a weapon in hand, that
    /// could be repaired, or that could be defended; for a Mutiny the ships it could strike. None for cards that need no ship.
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

    /// The strongest attack the viewer's hand allows a ship of his on a target, with the damage it would do as things are. Prime Teams
    /// and cards that cancel something are not reckoned in.
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

    /// The viewer's ship that attacks, while its target or its cards are being chosen.
    pub fn attacking_ship(&self, game: &BattleForce) -> Option<ShipId> {
        BattleForce::attacking_ship(&self.public).map(|ship| game.id(ship))
    }

    /// What the dice of the fighters or PFs that look for a target come to on average; 0 if none do.
    pub fn expected_dice(&self, game: &BattleForce) -> f64 {
        game.expected_dice(&self.public)
    }
}
