//! What a player needs to judge an attack, as functions of his view.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::card::{Card, Face, Kind};
use crate::facts::{WEAPONS, can_fire_all};
use crate::game::BattleForce;
use crate::ship::{ShipId, Ships};
use crate::state::{Battle, By, Moment, NO_SHIP, Phase, Shot, Window};
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
        let Phase::Turn(_, Moment::Battle(battle, window)) = &self.public.phase else { return None };
        if battle.target == NO_SHIP {
            return None;
        }
        Some(self.reckon(game, battle, *window))
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
        Coming {
            target: game.id(battle.target),
            shots: shots.collect(),
            rolled: battle.rolled,
            reduced: battle.cut,
            damage: game.damage_left(board, battle, window),
            hits_left: game.hits_left(board, battle.target),
        }
    }

    /// The damage a ship can take without being destroyed; one more kills it.
    pub fn hits_left(&self, game: &BattleForce, ship: ShipId) -> u8 {
        game.ship(ship).map_or(0, |ship| game.hits_left(&self.public.board, ship))
    }

    /// The viewer's ships in play that could fire a weapon card of this kind in an attack.
    pub fn ships_that_fire(&self, game: &BattleForce, kind: Kind) -> Vec<ShipId> {
        let Some(seat) = self.viewer().seat() else { return Vec::new() };
        let board = &self.public.board;
        let ships: Ships = game.ready_ships(board, seat);
        let can_fire = |ship: &u8| game.attack_kinds(board, *ship) & kind.bit() != 0 && kind.is_weapon();
        ships.iter().filter(can_fire).map(|ship| game.id(ship)).collect()
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
        let seat = self.viewer().seat()?;
        let board = &self.public.board;
        let (ship, target) = (game.ship(ship)?, game.ship(target)?);
        let kinds = game.kinds_against(board, game.attack_kinds(board, ship), ship, target);
        let open = game.open_buttons(board, ship);
        let hand = board.hands[seat.index()];
        let mut weapons: ArrayVec<Face, 8> =
            hand.iter().filter(|face| kinds & game.kind(*face).bit() & WEAPONS != 0).collect();
        weapons.sort_unstable_by_key(|face| std::cmp::Reverse(game.value(*face)));
        let mut battle = Battle::new(By::Ship(ship), target, game.owner(board, target)?);
        for face in weapons {
            if can_fire_all(open, game.volley_with(&battle, game.kind(face))) {
                BattleForce::add_shot(&mut battle, face, None);
            }
        }
        let far = game.has_lines(board) && (game.is_in_body(board, ship) || game.is_in_body(board, target));
        for booster in hand.iter().filter(|face| Kind::BOOSTERS.contains(&game.kind(*face))) {
            let kind = game.kind(booster);
            let number = Kind::BOOSTERS.iter().position(|other| *other == kind).unwrap_or(0) as u8 + 1;
            // The cards come in the order of their damage, so the first that fits gains the most.
            let fits = |shot: &&mut Shot| shot.booster == 0 && kind.boosts(game.kind(shot.face));
            let count = battle.shot_count as usize;
            if let Some(shot) =
                battle.shots[..count].iter_mut().find(fits).filter(|_| !(far && kind == Kind::Overload))
            {
                shot.booster = number;
            }
        }
        Some(self.reckon(game, &battle, Window::Volley))
    }

    /// The viewer's ship that attacks, while its target or its cards are being chosen.
    pub fn attacking_ship(&self, game: &BattleForce) -> Option<ShipId> {
        match &self.public.phase {
            Phase::Turn(_, Moment::Aim(By::Ship(ship))) => Some(game.id(*ship)),
            Phase::Turn(_, Moment::Battle(battle, Window::Volley)) => match battle.by {
                By::Ship(ship) => Some(game.id(ship)),
                _ => None,
            },
            _ => None,
        }
    }

    /// What the dice of the fighters or PFs that look for a target come to on average; 0 if none do.
    pub fn expected_dice(&self, game: &BattleForce) -> f64 {
        let battle = match &self.public.phase {
            Phase::Turn(turn, Moment::Aim(by)) => Battle::new(*by, NO_SHIP, turn.seat),
            Phase::Turn(_, Moment::Battle(battle, Window::Hunt)) => *battle,
            _ => return 0.0,
        };
        f64::from(game.dice_count(&battle)) * 3.5 + f64::from(game.dice_bonus(&battle))
    }
}
