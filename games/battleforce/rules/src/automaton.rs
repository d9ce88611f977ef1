//! The solitaire opponent: a seat that makes no decisions (R63, R64).
//!
//! Its cards are face up in the order in which they were drawn. It repairs and reinforces with the cards it
//! has kept. Then it attacks with kept cards and with cards turned up one by one, until one comes up that it
//! cannot use. In defence it plays whatever applies.

use contract::{Seat, Sink};

use crate::action::Cancel;
use crate::card::{Face, Kind};
use crate::event::Event;
use crate::facts::{FireAt, WEAPONS, can_fire_all};
use crate::game::BattleForce;
use crate::ship::{Button, Buttons, Line, Ships};
use crate::state::{Battle, Board, By, Moment, NO_SHIP, Phase, Routine, Ship, State, Turn, Window};

/// The order in which its ships take damage: free hits, fighters, then weapons. Repairs use the reverse
/// order.
const DAMAGE_ORDER: [Button; 12] = [
    Button::FreeHit,
    Button::Fighters,
    Button::Photon,
    Button::Disruptor,
    Button::Drone,
    Button::Phaser1,
    Button::Phaser2,
    Button::Phaser3,
    Button::PlasmaR,
    Button::PlasmaS,
    Button::PlasmaF,
    Button::OptionMount,
];

/// What the automaton does with a card it has turned up or kept.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Fire(Ship),
    Boost(u8),
    Cancel(Cancel),
    Prime,
    Mutiny(Ship),
    Flotilla,
    Planet,
    Ceasefire,
}

impl BattleForce {
    /// The first of these ships in the order of the lines, Screen first.
    fn leftmost(&self, board: &Board, seat: Seat, among: Ships) -> Option<Ship> {
        let fleet = &board.fleets[seat.index()];
        [Line::Screen, Line::Body]
            .into_iter()
            .find_map(|line| board.queue.iter().find(|ship| fleet.line(line).and(among).has(*ship)))
    }

    /// Its target: the player's leftmost ship that can be attacked.
    pub(crate) fn automaton_target(&self, board: &Board, seat: Seat) -> Option<Ship> {
        let player = self.opponents(seat).next()?;
        self.leftmost(board, player, self.targets(board, seat))
    }

    pub(crate) fn automaton_damage(&self, open: Buttons) -> Option<Button> {
        DAMAGE_ORDER.into_iter().find(|button| open.count(*button) > 0)
    }

    fn automaton_mend(&self, board: &mut Board, seat: Seat, ship: Ship, sink: &mut impl Sink<Event>) {
        let repairable = self.repairable(board, ship);
        let button = DAMAGE_ORDER.into_iter().rev().find(|button| repairable.count(*button) > 0);
        if let Some(button) = button {
            self.mend(board, seat, ship, button, sink);
        }
    }

    /// Its continuous damage control.
    pub(crate) fn automaton_mends(&self, board: &mut Board, seat: Seat, sink: &mut impl Sink<Event>) {
        for ship in self.damaged(board, seat).iter() {
            self.automaton_mend(board, seat, ship, sink);
        }
        board.raised = board.raised.not(board.fleets[seat.index()].all().and(self.webs));
    }

    pub(crate) fn tick_automaton(
        &self,
        state: &mut State,
        turn: Turn,
        routine: Routine,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        match routine {
            Routine::Prepare => self.automaton_prepares(state, turn, sink),
            Routine::NewShip => {
                if !state.board.ship_deck.is_empty() {
                    return false;
                }
                let ship = state.board.bottom.remove_at(0);
                self.reinforce(state, ship, true, sink);
                true
            }
            Routine::Attack(battle) => {
                let target = self.automaton_target(&state.board, turn.seat);
                let kept = state.board.kept;
                for face in kept.iter() {
                    if let Some(what) = self.automaton_use(&state.board, turn.seat, &battle, target, face) {
                        self.automaton_plays(state, turn, battle, face, what, sink);
                        return true;
                    }
                }
                let next = if target.is_some() && self.cards_to_draw(&state.board) > 0 {
                    Moment::Automaton(Routine::Turn(battle))
                } else {
                    self.automaton_launch(&state.board, turn.seat, battle, sink)
                };
                state.phase = Phase::Turn(turn, next);
                true
            }
            Routine::Turn(_) => {
                if state.board.deck.len() > 0 {
                    return false;
                }
                self.reshuffle(&mut state.board, sink);
                true
            }
        }
    }

    /// Repairs the most damaged ship with one kept card, and plays Reinforcements.
    fn automaton_prepares(&self, state: &mut State, mut turn: Turn, sink: &mut impl Sink<Event>) -> bool {
        let board = &mut state.board;
        let seat = turn.seat;
        let damaged = self.damaged(board, seat);
        let order = board.queue.iter().filter(|ship| damaged.has(*ship));
        let worst = order.rev().max_by_key(|ship| hurt_of(board, *ship));
        let is_repair = |face: &Face| {
            matches!(self.kind(*face), Kind::DamageControl | Kind::LegendaryEngineer) && !turn.repaired
        };
        let repair = board.kept.iter().find(is_repair);
        if let (Some(ship), Some(face)) = (worst, repair) {
            self.discard(board, seat, face);
            sink.tell(|| Event::Repairs { seat, card: self.card(face), ship: self.id(ship) });
            let all = hurt_of(board, ship);
            let points =
                if self.kind(face) == Kind::LegendaryEngineer { all } else { self.value(face).min(all) };
            (0..points).for_each(|_| self.automaton_mend(board, seat, ship, sink));
            turn.repaired = true;
            state.phase = Phase::Turn(turn, Moment::Automaton(Routine::Prepare));
            return true;
        }
        let next = match self.held(board, seat, Kind::Reinforcements) {
            Some(face) if self.has_ship_to_draw(board) => {
                self.discard(board, seat, face);
                Routine::NewShip
            }
            _ => Routine::Attack(Battle::new(By::Ship(NO_SHIP), NO_SHIP, seat)),
        };
        state.phase = Phase::Turn(turn, Moment::Automaton(next));
        true
    }

    /// What the automaton does with a card in its attack, if anything.
    fn automaton_use(
        &self,
        board: &Board,
        seat: Seat,
        battle: &Battle,
        target: Option<Ship>,
        face: Face,
    ) -> Option<Use> {
        let (kind, target) = (self.kind(face), target?);
        let is_fresh = battle.shot_count == 0;
        match kind {
            Kind::KlingonMutiny if is_fresh => {
                let player = self.opponents(seat).next()?;
                let klingons = self.targets(board, seat).and(self.klingons);
                Some(Use::Mutiny(self.leftmost(board, player, klingons)?))
            }
            Kind::PfFlotilla if is_fresh => Some(Use::Flotilla),
            Kind::PlanetBasedFighters if is_fresh => Some(Use::Planet),
            Kind::OrganianCeasefire if is_fresh => Some(Use::Ceasefire),
            _ if kind.is_weapon() => self.automaton_shooter(board, seat, battle, target, kind).map(Use::Fire),
            _ if is_fresh => None,
            _ => {
                let By::Ship(ship) = battle.by else { return None };
                let far =
                    self.has_lines(board) && (self.is_in_body(board, ship) || self.is_in_body(board, target));
                let fits = |at: &u8| {
                    let shot = &battle.shots[*at as usize];
                    shot.booster == 0 && kind.boosts(self.kind(shot.face)) && !(kind == Kind::Overload && far)
                };
                if Kind::BOOSTERS.contains(&kind) {
                    return (0..battle.shot_count).find(fits).map(Use::Boost);
                }
                let cancel = Cancel::ALL
                    .into_iter()
                    .find(|what| what.card() == kind && self.protects(board, battle, *what));
                match cancel {
                    Some(what) => Some(Use::Cancel(what)),
                    None => (kind == Kind::PrimeTeam).then_some(Use::Prime),
                }
            }
        }
    }

    /// The ship that fires a weapon: the one that is already attacking, or the leftmost that can.
    fn automaton_shooter(
        &self,
        board: &Board,
        seat: Seat,
        battle: &Battle,
        target: Ship,
        kind: Kind,
    ) -> Option<Ship> {
        let can_fire = |ship: Ship| {
            self.kinds_against(board, self.attack_kinds(board, ship), ship, target) & kind.bit() != 0
        };
        match battle.by {
            By::Ship(ship) if ship != NO_SHIP => {
                let volley = self.volley_with(battle, kind);
                (can_fire(ship) && can_fire_all(self.open_buttons(board, ship), volley)).then_some(ship)
            }
            _ => {
                let able: Ships =
                    self.ready_ships(board, seat).iter().filter(|ship| can_fire(*ship)).collect();
                self.leftmost(board, seat, able)
            }
        }
    }

    /// Plays a card that the automaton has kept.
    fn automaton_plays(
        &self,
        state: &mut State,
        mut turn: Turn,
        mut battle: Battle,
        face: Face,
        what: Use,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = turn.seat;
        let target = self.automaton_target(&state.board, seat).unwrap_or(NO_SHIP);
        match what {
            Use::Ceasefire => {
                self.discard(&mut state.board, seat, face);
                state.phase = Phase::Turn(turn, Moment::Truce(seat));
                return;
            }
            Use::Flotilla => {
                self.play(&mut state.board, seat, face);
                return self.open_flotilla(state, sink);
            }
            Use::Mutiny(ship) => {
                self.play(&mut state.board, seat, face);
                return self.open_battle(state, By::Mutiny, ship, sink);
            }
            Use::Planet => {
                let mut cards = 0;
                while let Some(face) =
                    self.held(&state.board, seat, Kind::PlanetBasedFighters).filter(|_| cards < 2)
                {
                    self.play(&mut state.board, seat, face);
                    cards += 1;
                }
                return self.open_battle(state, By::Planet(cards), target, sink);
            }
            Use::Fire(ship) => {
                if battle.shot_count == 0 {
                    battle.by = By::Ship(ship);
                    battle.target = target;
                    battle.defender = self.owner(&state.board, target).unwrap_or(seat);
                    turn.attackers.insert(ship);
                    self.announce(seat, &battle, sink);
                }
                self.play(&mut state.board, seat, face);
                Self::add_shot(&mut battle, face, None);
                sink.tell(|| Event::Fired { seat, card: self.card(face), booster: None });
            }
            Use::Boost(at) => {
                self.play(&mut state.board, seat, face);
                let number = Kind::BOOSTERS.iter().position(|kind| *kind == self.kind(face)).unwrap_or(0);
                let shot = &mut battle.shots[at as usize];
                shot.booster = number as u8 + 1;
                let card = self.card(shot.face);
                sink.tell(|| Event::Fired { seat, card, booster: Some(self.kind(face)) });
            }
            Use::Cancel(what) => {
                self.play(&mut state.board, seat, face);
                self.cancel(&mut state.board, seat, &mut battle, what, sink);
            }
            Use::Prime => {
                self.play(&mut state.board, seat, face);
                battle.primes += 1;
                sink.tell(|| Event::Primed { seat, by: 1 });
            }
        }
        state.phase = Phase::Turn(turn, Moment::Automaton(Routine::Attack(battle)));
    }

    /// Uses the card that the automaton has turned up, or keeps it, which ends the drawing.
    pub(crate) fn automaton_turned_up(
        &self,
        state: &mut State,
        turn: Turn,
        battle: Battle,
        face: Face,
        sink: &mut impl Sink<Event>,
    ) {
        sink.tell(|| Event::TurnedUp { seat: turn.seat, card: self.card(face) });
        state.board.kept.push(face);
        let target = self.automaton_target(&state.board, turn.seat);
        if let Some(what) = self.automaton_use(&state.board, turn.seat, &battle, target, face) {
            self.automaton_plays(state, turn, battle, face, what, sink);
        } else {
            let next = self.automaton_launch(&state.board, turn.seat, battle, sink);
            state.phase = Phase::Turn(turn, next);
        }
    }

    fn automaton_launch(
        &self,
        board: &Board,
        seat: Seat,
        battle: Battle,
        sink: &mut impl Sink<Event>,
    ) -> Moment {
        if battle.shot_count == 0 {
            return Moment::Discard;
        }
        let window = self.launched(board, seat, &battle, sink);
        Moment::Battle(battle, window)
    }

    /// Cancels what it can before the automaton's fighters and PFs strike.
    pub(crate) fn automaton_cancels(
        &self,
        state: &mut State,
        turn: Turn,
        mut battle: Battle,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let board = &mut state.board;
        for what in Cancel::ALL {
            while let Some(face) =
                self.held(board, turn.seat, what.card()).filter(|_| self.protects(board, &battle, what))
            {
                self.play(board, turn.seat, face);
                self.cancel(board, turn.seat, &mut battle, what, sink);
            }
        }
        let window = self.launched(board, turn.seat, &battle, sink);
        state.phase = Phase::Turn(turn, Moment::Battle(battle, window));
        true
    }

    /// Plays every kept Prime Team on the dice and returns how many.
    pub(crate) fn automaton_primes(
        &self,
        board: &mut Board,
        seat: Seat,
        by: i8,
        sink: &mut impl Sink<Event>,
    ) -> u8 {
        let mut count = 0;
        while let Some(face) = self.held(board, seat, Kind::PrimeTeam) {
            self.play(board, seat, face);
            sink.tell(|| Event::Primed { seat, by });
            count += 1;
        }
        count
    }

    /// Its answer to a defence card.
    pub(crate) fn automaton_answer(&self, board: &Board, battle: &Battle, face: Face) -> Option<Face> {
        let seat = self.opponents(battle.defender).next()?;
        match self.kind(face) {
            Kind::WildWeasel => {
                let tractor =
                    self.held(board, seat, Kind::TractorBeam).filter(|_| self.may_anchor(board, battle));
                tractor.or_else(|| self.held(board, seat, Kind::PrimeTeam))
            }
            _ => self.held(board, seat, Kind::Eccm),
        }
    }

    /// The booster it adds to a card fired at fighters or PFs.
    fn automaton_booster(&self, board: &Board, seat: Seat, kind: Kind) -> Option<Kind> {
        let boosters = [Kind::Scatterpack, Kind::LegendaryGunner];
        boosters
            .into_iter()
            .find(|booster| booster.boosts(kind) && self.held(board, seat, *booster).is_some())
    }

    /// Fires the first kept card that can be fired at fighters.
    pub(crate) fn automaton_flak(
        &self,
        state: &mut State,
        turn: Turn,
        mut battle: Battle,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let board = &mut state.board;
        let seat = battle.defender;
        let kinds = self.defence_kinds(board, battle.target, FireAt::Fighters);
        let open = self.open_buttons(board, battle.target);
        let escort = self.escorts(board, &battle);
        let escort_for = |board: &Board, kind: Kind| {
            let able = escort
                .iter()
                .filter(|ship| self.defence_kinds(board, *ship, FireAt::Fighters) & kind.bit() != 0);
            self.leftmost(board, seat, able.collect())
        };
        let mut window = Window::Prime;
        let kept = board.kept;
        for face in kept.iter().filter(|face| self.kind(*face).is_weapon()) {
            let kind = self.kind(face);
            let own = kinds & kind.bit() != 0 && can_fire_all(open, self.fired_with(&battle, kind));
            let Some(ship) = (if own { Some(battle.target) } else { escort_for(board, kind) }) else {
                continue;
            };
            let booster = self.automaton_booster(board, seat, kind);
            self.shoot_down(board, &mut battle, (seat, ship), (face, booster), sink);
            if own {
                self.count_fired(&mut battle, face);
            } else {
                battle.has_escort = true;
            }
            window = Window::Flak;
            break;
        }
        state.phase = Phase::Turn(turn, Moment::Battle(battle, window));
        true
    }

    /// Fires at PFs.
    pub(crate) fn automaton_barrage(
        &self,
        state: &mut State,
        turn: Turn,
        mut battle: Battle,
        (seat, left, ships): (Seat, u8, Ships),
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let board = &mut state.board;
        let mut window = Window::Barrage(seat, 0, ships);
        let kept = board.kept;
        for face in kept.iter().filter(|face| WEAPONS & self.kind(*face).bit() != 0) {
            let kind = self.kind(face);
            let able = self
                .barrage_ships(board, seat)
                .iter()
                .filter(|ship| self.may_barrage(board, &battle, ships, *ship, kind));
            let Some(ship) = self.leftmost(board, seat, able.collect()) else { continue };
            let booster = self.automaton_booster(board, seat, kind);
            self.shoot_down(board, &mut battle, (seat, ship), (face, booster), sink);
            self.count_barrage(&mut battle, ships, ship, face);
            window = Window::Barrage(seat, left - 1, ships.or(Ships::only(ship)));
            break;
        }
        state.phase = Phase::Turn(turn, Moment::Battle(battle, window));
        true
    }

    /// Plays the first kept card that applies in defence, or deals the damage.
    pub(crate) fn automaton_defends(
        &self,
        state: &mut State,
        turn: Turn,
        battle: Battle,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let board = &state.board;
        let applies = |face: &Face| self.may_defend(board, &battle, self.kind(*face), None).is_ok();
        let found = board.kept.iter().find(applies);
        match found {
            Some(face) => {
                let scatters = self.kind(face) == Kind::Drone
                    && self.held(board, battle.defender, Kind::Scatterpack).is_some()
                    && self.may_defend(board, &battle, Kind::Drone, Some(Kind::Scatterpack)).is_ok();
                let booster = scatters.then_some(Kind::Scatterpack);
                self.defend(state, turn, battle, face, booster, sink);
            }
            None => self.resolve(state, turn, battle, sink),
        }
        true
    }
}

fn hurt_of(board: &Board, ship: Ship) -> u8 {
    board.damage[ship as usize].total() + board.wounds[ship as usize]
}
