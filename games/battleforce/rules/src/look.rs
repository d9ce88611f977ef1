//! Questions that a player asks about a position before deciding. Nothing is copied or allocated, so searches
//! can ask them too.
//!
//! Invariant: the answers follow from public information and from what the seat itself holds: its hand, its
//! reserve, its ships. Nothing here looks at other hands or reserves, at the order of the deck, or at other
//! players' ships that are face down. A look at a view and a look at any world consistent with it therefore
//! give the same answers, which `tests/all/look.rs` checks.

use arrayvec::ArrayVec;
use contract::Seat;

use crate::action::MOST_SHOTS;
use crate::card::{Card, Cards, Face, Kind};
use crate::facts::{Kinds, Veil, WEAPONS, can_fire_all};
use crate::game::BattleForce;
use crate::ship::{Button, Buttons, Line, Race, ShipId, Ships};
use crate::state::{Battle, Board, By, Fleet, MOST_HAND, Moment, NO_SHIP, Phase, Ship, Shot, State, Window};
use crate::view::View;

/// A ship by number, for fast questions. [`Look::hull`] finds it by the id used in actions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hull(pub(crate) Ship);

/// A set of ships.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hulls(pub(crate) Ships);

impl Hulls {
    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The number of ships in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.len()
    }

    /// Whether a ship is in it.
    #[inline]
    pub const fn has(self, hull: Hull) -> bool {
        self.0.has(hull.0)
    }

    /// The ships, in content order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Hull> + Clone {
        self.0.iter().map(Hull)
    }
}

/// A set of card kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct KindSet(Kinds);

impl KindSet {
    /// Whether a kind is in it.
    #[inline]
    pub const fn has(self, kind: Kind) -> bool {
        self.0 & kind.bit() != 0
    }
}

/// A summary of the current attack; [`Look::shot_damage`] has the single cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Incoming {
    /// The ship under attack.
    pub target: Hull,
    /// The number of attack cards; 0 for fighters and PFs.
    pub shots: u8,
    /// The dice result, after fire at the fighters; 0 before the dice are rolled.
    pub rolled: u8,
    /// The damage that would be dealt now. While buttons are being covered, the damage still to be covered.
    pub damage: u8,
    /// The damage the ship can take without being destroyed.
    pub hits_left: u8,
}

impl Incoming {
    /// Whether the ship would be destroyed now.
    #[inline]
    pub const fn kills(&self) -> bool {
        self.damage > self.hits_left
    }
}

/// A volley that could be fired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Volley {
    /// The damage it would do now.
    pub damage: u8,
    /// The number of weapon cards in it.
    pub shots: u8,
}

/// A player's standing, in numbers.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Standing {
    /// The points of the ships they have destroyed. None count in a duel.
    pub kills: u16,
    /// The points of their ships in play or yet to be placed, each weighted by the share of its hits that is
    /// left.
    pub fleet: f32,
    /// The number of these ships.
    pub ships: u8,
    /// The number of cards in their hand.
    pub hand: u8,
}

/// A position as seen from a seat. The module documentation says what a look may use.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    game: &'a BattleForce,
    state: &'a State,
    seat: Seat,
}

impl BattleForce {
    /// Looks at a position from a seat.
    #[inline]
    pub const fn look<'a>(&'a self, state: &'a State, seat: Seat) -> Look<'a> {
        Look { game: self, state, seat }
    }

    /// A player's standing in a dealt world, including everything hidden in it.
    pub fn standing(&self, state: &State, seat: Seat) -> Standing {
        let board = &state.board;
        let fleet = &board.fleets[seat.index()];
        let ships = fleet.all().or(fleet.unplaced);
        let worth = |ship: Ship| f32::from(self.points[ship as usize]) * self.share_left(board, ship) as f32;
        Standing {
            kills: self.points(fleet.kills),
            fleet: ships.iter().map(worth).sum(),
            ships: ships.len() as u8,
            hand: board.hands[seat.index()].len() as u8,
        }
    }

    /// The share of a ship's hits that is left.
    #[inline]
    fn share_left(&self, board: &Board, ship: Ship) -> f64 {
        f64::from(self.hits_left(board, ship)) / f64::from(self.printed[ship as usize].total().max(1))
    }

    /// The current attack and its window, once it has a target.
    #[inline]
    pub(crate) const fn aimed(state: &State) -> Option<(&Battle, Window)> {
        match &state.phase {
            Phase::Turn(_, Moment::Battle(battle, window)) if battle.target != NO_SHIP => {
                Some((battle, *window))
            }
            _ => None,
        }
    }

    /// The current result of an attack.
    pub(crate) fn incoming(&self, board: &Board, battle: &Battle, window: Window) -> Incoming {
        Incoming {
            target: Hull(battle.target),
            shots: battle.shot_count,
            rolled: battle.rolled,
            damage: self.damage_left(board, battle, window),
            hits_left: self.hits_left(board, battle.target),
        }
    }

    /// The attacking ship, while its target or its cards are being chosen.
    pub(crate) const fn attacking_ship(state: &State) -> Option<Ship> {
        match &state.phase {
            Phase::Turn(_, Moment::Aim(By::Ship(ship))) => Some(*ship),
            Phase::Turn(_, Moment::Battle(battle, Window::Volley)) => match battle.by {
                By::Ship(ship) => Some(ship),
                _ => None,
            },
            _ => None,
        }
    }

    /// The expected dice result of fighters or PFs that are choosing a target; 0 if there are none.
    pub(crate) fn expected_dice(&self, state: &State) -> f64 {
        let battle = match &state.phase {
            Phase::Turn(turn, Moment::Aim(by)) => Battle::new(*by, NO_SHIP, turn.seat),
            Phase::Turn(_, Moment::Battle(battle, Window::Hunt)) => *battle,
            _ => return 0.0,
        };
        f64::from(self.dice_count(&battle)) * 3.5 + f64::from(self.dice_bonus(&battle))
    }
}

impl View {
    /// A look from the viewer's seat; none for spectators.
    pub fn look<'a>(&'a self, game: &'a BattleForce) -> Option<Look<'a>> {
        let seat = self.viewer().seat().filter(|seat| seat.index() < usize::from(self.seats()))?;
        Some(game.look(&self.public, seat))
    }
}

impl<'a> Look<'a> {
    #[inline]
    const fn board(&self) -> &'a Board {
        &self.state.board
    }

    /// The game.
    #[inline]
    pub const fn game(&self) -> &'a BattleForce {
        self.game
    }

    /// The seat that looks.
    #[inline]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of seats.
    #[inline]
    pub const fn seats(&self) -> u8 {
        self.game.seats
    }

    /// Completed game turns.
    #[inline]
    pub const fn turns(&self) -> u8 {
        self.state.board.turns
    }

    /// Whose turn it is.
    #[inline]
    pub const fn active(&self) -> Option<Seat> {
        self.game.active(self.state)
    }

    /// What a player would score now, as everybody sees it.
    pub fn score(&self, seat: Seat) -> u16 {
        self.game.open_score(self.state, seat)
    }

    #[inline]
    const fn own_hand(&self) -> &'a Cards<MOST_HAND> {
        &self.state.board.hands[self.seat.index()]
    }

    /// The seat's hand, in the order in which the cards came.
    #[inline]
    pub fn hand(&self) -> impl DoubleEndedIterator<Item = Card> + Clone + use<'a> {
        let game = self.game;
        self.own_hand().iter().map(|face| game.card(face))
    }

    /// The kinds in the seat's hand.
    #[inline]
    pub fn held(&self) -> KindSet {
        KindSet(self.game.kinds_in(self.own_hand().as_slice()))
    }

    /// The seat's reserve cards.
    #[inline]
    pub fn reserve(&self) -> impl DoubleEndedIterator<Item = Card> + Clone + use<'a> {
        let game = self.game;
        self.board().reserves[self.seat.index()].iter().map(|face| game.card(face))
    }

    /// The top discard.
    #[inline]
    pub fn top_discard(&self) -> Option<Card> {
        self.board().pile.as_slice().last().map(|face| self.game.card(*face))
    }

    /// A ship by its id.
    #[inline]
    pub fn hull(&self, id: ShipId) -> Option<Hull> {
        self.game.ship(id).map(Hull)
    }

    /// The id of a ship.
    #[inline]
    pub fn id(&self, hull: Hull) -> ShipId {
        self.game.id(hull.0)
    }

    /// What the seat knows about a fleet.
    #[inline]
    fn fleet(&self, seat: Seat) -> Fleet {
        if seat == self.seat {
            self.board().fleets[seat.index()]
        } else {
            self.game.open_fleet(self.state, seat)
        }
    }

    /// A player's ships in a line, as far as the seat knows them.
    #[inline]
    pub fn ships(&self, seat: Seat, line: Line) -> Hulls {
        Hulls(self.fleet(seat).line(line))
    }

    /// The seat's ships in all lines.
    #[inline]
    pub fn own(&self) -> Hulls {
        Hulls(self.fleet(self.seat).all())
    }

    /// The opponents' ships in the Screen and Main Body.
    #[inline]
    pub fn enemies(&self) -> Hulls {
        let opponents = self.game.opponents(self.seat);
        Hulls(opponents.fold(Ships::NONE, |ships, other| ships.or(self.fleet(other).front())))
    }

    /// Those of the ships that belong to a race.
    #[inline]
    pub const fn of_race(&self, hulls: Hulls, race: Race) -> Hulls {
        Hulls(hulls.0.and(self.game.races[race as usize]))
    }

    /// The printed points of a ship.
    #[inline]
    pub const fn points(&self, hull: Hull) -> u8 {
        self.game.points[hull.0 as usize]
    }

    /// The number of buttons on a ship. It survives that much damage; one more destroys it.
    #[inline]
    pub const fn hits(&self, hull: Hull) -> u8 {
        self.game.printed[hull.0 as usize].total()
    }

    /// How much more damage it survives.
    #[inline]
    pub fn hits_left(&self, hull: Hull) -> u8 {
        self.game.hits_left(self.board(), hull.0)
    }

    /// The damaged share of a ship, from 0 to 1.
    #[inline]
    pub fn damaged(&self, hull: Hull) -> f64 {
        1.0 - self.game.share_left(self.board(), hull.0)
    }

    /// The number of fighter squadrons on an undamaged ship.
    #[inline]
    pub const fn fighters(&self, hull: Hull) -> u8 {
        self.game.printed[hull.0 as usize].count(Button::Fighters)
    }

    /// The current attack, once it has a target.
    pub fn incoming(&self) -> Option<Incoming> {
        let (battle, window) = BattleForce::aimed(self.state)?;
        Some(self.game.incoming(self.board(), battle, window))
    }

    /// The remaining damage of an attack card, counted from 1; none if there is no such card.
    pub fn shot_damage(&self, number: u8) -> Option<u8> {
        let (battle, _) = BattleForce::aimed(self.state)?;
        let shot = battle.shots().get(usize::from(number).checked_sub(1)?)?;
        Some(self.game.shot_damage(self.board(), battle, shot))
    }

    /// The attack cards that the seat may name now for a defence card, counted from 1; empty if the seat has
    /// something else to decide.
    pub fn shots_to_name(&self) -> impl Iterator<Item = u8> + Clone + use<> {
        let workable = match &self.state.phase {
            Phase::Turn(turn, Moment::Battle(battle, window))
                if battle.defender == self.seat && !turn.has_debts() =>
            {
                let kind = self.game.named_for(window);
                kind.map_or(0, |kind| self.game.workable(self.board(), battle, kind))
            }
            _ => 0,
        };
        (1..=MOST_SHOTS).filter(move |shot| workable >> (shot - 1) & 1 == 1)
    }

    /// The weapon kinds that one of the seat's ships in play could fire in an attack.
    pub fn fireable(&self) -> KindSet {
        let board = self.board();
        let ships = self.game.ready_ships(board, self.seat);
        KindSet(ships.iter().fold(0, |kinds, ship| kinds | self.game.attack_kinds(board, ship)) & WEAPONS)
    }

    /// The seat's ships in play that could fire a weapon card of this kind in an attack.
    pub fn ships_that_fire(&self, kind: Kind) -> Hulls {
        let board = self.board();
        let can_fire = |ship: &Ship| self.game.attack_kinds(board, *ship) & kind.bit() & WEAPONS != 0;
        Hulls(self.game.ready_ships(board, self.seat).iter().filter(can_fire).collect())
    }

    /// The attacking ship, while its target or its cards are being chosen.
    #[inline]
    pub fn attacking_ship(&self) -> Option<Hull> {
        BattleForce::attacking_ship(self.state).map(Hull)
    }

    /// The expected dice result of fighters or PFs that are choosing a target; 0 if there are none.
    pub fn expected_dice(&self) -> f64 {
        self.game.expected_dice(self.state)
    }

    /// A ship with the cards in the seat's hand that it could fire.
    pub fn gunner(&self, hull: Hull) -> Gunner<'a> {
        let (game, board) = (self.game, self.board());
        let open = game.open_buttons(board, hull.0);
        let kinds = game.attack_kinds(board, hull.0) & WEAPONS;
        let fires = |face: &Face| kinds & game.kind(*face).bit() != 0;
        let mut weapons: ArrayVec<Face, MOST_HAND> = self.own_hand().iter().filter(fires).collect();
        weapons.sort_unstable_by_key(|face| std::cmp::Reverse(game.value(*face)));
        let boosters = game.faces_of_boosters();
        let boosters = self.own_hand().iter().filter(|face| boosters >> face & 1 == 1).collect();
        let bodies = if game.has_lines(board) {
            let lines = Seat::all(game.seats).map(|seat| self.fleet(seat).line(Line::Body));
            lines.fold(Ships::NONE, Ships::or)
        } else {
            Ships::NONE
        };
        Gunner { game, board, ship: hull.0, open, kinds, weapons, boosters, bodies, loads: [None; 4] }
    }
}

/// The totals of some shots, before they meet a target.
#[derive(Clone, Copy, Debug, Default)]
struct Load {
    direct: u8,
    seeking: u8,
    shots: u8,
}

/// The weapon cards of a volley and their boosters.
pub(crate) type Shots = ArrayVec<Shot, { MOST_SHOTS as usize }>;

/// A player's ship with the cards in their hand that it could fire. It caches intermediate results for the
/// next target.
#[derive(Clone, Debug)]
pub struct Gunner<'a> {
    game: &'a BattleForce,
    board: &'a Board,
    ship: Ship,
    open: Buttons,
    kinds: Kinds,
    /// The weapon cards, strongest first.
    weapons: ArrayVec<Face, MOST_HAND>,
    boosters: ArrayVec<Face, MOST_HAND>,
    /// The ships in Main Bodies, where that makes a difference.
    bodies: Ships,
    /// The strongest volleys at near and far targets, without and with a cloak.
    loads: [Option<Load>; 4],
}

impl Gunner<'_> {
    /// The ship.
    #[inline]
    pub const fn hull(&self) -> Hull {
        Hull(self.ship)
    }

    /// The strongest attack on a target that the hand allows, with the damage it would do now. Prime Teams
    /// and cards that cancel something are not taken into account.
    #[inline]
    pub fn at(&mut self, target: Hull) -> Volley {
        let veil = self.game.veil(self.board, target.0);
        let place = usize::from(self.is_far(target)) + 2 * usize::from(veil.cloak);
        let load = match self.loads[place] {
            Some(load) => load,
            None => *self.loads[place].insert(self.load(target)),
        };
        Volley { damage: self.damage(load, veil), shots: load.shots }
    }

    #[inline]
    const fn is_far(&self, target: Hull) -> bool {
        self.bodies.has(self.ship) || self.bodies.has(target.0)
    }

    #[inline]
    fn damage(&self, load: Load, veil: Veil) -> u8 {
        veil.direct(load.direct) + veil.seeking(load.seeking)
    }

    fn load(&self, target: Hull) -> Load {
        let mut load = Load::default();
        for shot in self.shots_at(target) {
            let damage = self.game.full_damage(&shot);
            if self.game.kind(shot.face).is_seeking() {
                load.seeking += damage;
            } else {
                load.direct += damage;
            }
            load.shots += 1;
        }
        load
    }

    /// The cards of the strongest attack.
    pub(crate) fn shots_at(&self, target: Hull) -> Shots {
        let (game, far) = (self.game, self.is_far(target));
        let kinds = game.kinds_at(self.board, self.kinds, far, target.0);
        let mut shots = Shots::new();
        let mut fired = Buttons::NONE;
        for face in self.weapons.iter().copied().filter(|face| kinds & game.kind(*face).bit() != 0) {
            let mut more = fired;
            game.kind(face).button().into_iter().for_each(|button| more.add(button, 1));
            if can_fire_all(self.open, more) {
                fired = more;
                shots.push(Shot { face, ..Shot::default() });
            }
        }
        for kind in self.boosters.iter().map(|face| game.kind(*face)) {
            // The cards are sorted by damage, so the first that fits gains the most.
            let fits = |shot: &&mut Shot| shot.booster == 0 && kind.boosts(game.kind(shot.face));
            let boosted = shots.iter_mut().find(fits).filter(|_| !(far && kind == Kind::Overload));
            if let Some(shot) = boosted {
                shot.booster = BattleForce::booster_number(kind);
            }
        }
        shots
    }
}
