//! The attack: volley, defence, reactions, dice, damage.

use contract::{Seat, Sink};

use crate::action::Cancel;
use crate::card::{Face, Kind};
use crate::event::{Attacker, Event};
use crate::facts::FireAt;
use crate::game::BattleForce;
use crate::options::{FlotillaFire, FlotillaStrength, PlanetFighters};
use crate::ship::{Button, Buttons, Line, Ships};
use crate::state::{Battle, Board, By, Moment, NO_SHIP, Phase, Ship, Shot, State, Turn, Window};

/// The damage that destroys a PF flotilla.
pub(crate) const FLOTILLA_HITS: u8 = 12;

impl BattleForce {
    /// The attacker, for events.
    pub(crate) fn attacker(&self, by: By) -> Attacker {
        match by {
            By::Ship(ship) => Attacker::Ship(self.id(ship)),
            By::Fighters(ship, squadrons) => Attacker::Fighters(self.id(ship), squadrons),
            By::Planet(cards) => Attacker::Planet(cards),
            By::Flotilla => Attacker::Flotilla,
            By::Mutiny => Attacker::Mutiny,
        }
    }

    pub(crate) fn announce(&self, seat: Seat, battle: &Battle, sink: &mut impl Sink<Event>) {
        let target = (battle.target != NO_SHIP).then(|| self.id(battle.target));
        let owner = target.map(|_| battle.defender);
        sink.tell(|| Event::Attacks { seat, attacker: self.attacker(battle.by), target, owner });
    }

    /// Begins an attack on a ship.
    pub(crate) fn open_battle(&self, state: &mut State, by: By, target: Ship, sink: &mut impl Sink<Event>) {
        let Phase::Turn(mut turn, _) = state.phase else { return };
        let defender = self.owner(&state.board, target).unwrap_or(turn.seat);
        match by {
            By::Ship(ship) | By::Fighters(ship, _) => turn.attackers.insert(ship),
            // An action that replaces an attack is the last one of the turn (R58).
            By::Mutiny => turn.attacks = self.most_attacks(&state.board) - 1,
            By::Planet(_) | By::Flotilla => {}
        }
        let battle = Battle::new(by, target, defender);
        self.announce(turn.seat, &battle, sink);
        let window = if by == By::Mutiny { Window::Prime } else { Window::Volley };
        state.phase = Phase::Turn(turn, Moment::Battle(battle, window));
    }

    /// Launches the PF flotilla. First the opponents fire.
    pub(crate) fn open_flotilla(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let Phase::Turn(mut turn, _) = state.phase else { return };
        turn.attacks = self.most_attacks(&state.board) - 1;
        let battle = Battle::new(By::Flotilla, NO_SHIP, turn.seat);
        self.announce(turn.seat, &battle, sink);
        let window = self.barrage_after(&state.board, turn.seat, turn.seat);
        state.phase = Phase::Turn(turn, Moment::Battle(battle, window));
    }

    /// The next opponent after this seat, clockwise, who fires at PFs; after the last one the PFs hunt (R4).
    fn barrage_after(&self, board: &Board, active: Seat, after: Seat) -> Window {
        let later = self.round(after).skip(1).take_while(|seat| *seat != active);
        let ally = self.ally(active);
        for seat in later {
            let ships = self.barrage_ships(board, seat);
            if Some(seat) == ally || ships.is_empty() {
                continue;
            }
            let others = self.opponents(active).filter(|other| *other != seat);
            let is_lone = !others.into_iter().any(|other| self.has_ships(board, other));
            let cards = match self.options.flotilla_fire {
                FlotillaFire::OneEach => 1 + u8::from(is_lone),
                FlotillaFire::EveryShip => ships.len() as u8,
            };
            return Window::Barrage(seat, cards, Ships::NONE);
        }
        Window::Hunt
    }

    /// Does what the attack does automatically. Returns false if somebody is due.
    pub(crate) fn tick_battle(
        &self,
        state: &mut State,
        turn: Turn,
        mut battle: Battle,
        window: Window,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let board = &mut state.board;
        let attacker_asked = !board.hands[turn.seat.index()].is_empty();
        let defender_asked = self.is_asked(board, turn.seat, battle.defender);
        let next = match window {
            Window::Volley => {
                if self.is_automaton(turn.seat) {
                    return self.automaton_cancels(state, turn, battle, sink);
                }
                let is_ship = matches!(battle.by, By::Ship(_));
                if is_ship || (attacker_asked && self.has_cancelable(board, &battle)) {
                    return false;
                }
                self.launched(board, turn.seat, &battle, sink)
            }
            Window::Evade(left) => return self.tick_evade(state, turn, battle, left, sink),
            Window::Flak => {
                if self.is_automaton(battle.defender) {
                    return self.automaton_flak(state, turn, battle, sink);
                }
                let able = self.defence_kinds(board, battle.target, FireAt::Fighters) != 0;
                if defender_asked && (able || !self.escorts(board, &battle).is_empty()) {
                    return false;
                }
                Window::Prime
            }
            Window::Barrage(seat, left, ships) => {
                if self.is_automaton(seat) && left > 0 && battle.flak < FLOTILLA_HITS {
                    return self.automaton_barrage(state, turn, battle, (seat, left, ships), sink);
                }
                if left > 0 && self.is_asked(board, turn.seat, seat) && battle.flak < FLOTILLA_HITS {
                    return false;
                }
                self.barrage_after(board, turn.seat, seat)
            }
            Window::Hunt => {
                if battle.flak >= FLOTILLA_HITS {
                    sink.tell(|| Event::FlotillaDestroyed { seat: turn.seat });
                    state.phase = Phase::Turn(turn, Moment::Top);
                    return true;
                }
                if !self.is_automaton(turn.seat) {
                    return false;
                }
                let target = self.automaton_target(board, turn.seat).unwrap_or(NO_SHIP);
                self.hunt(state, turn, battle, target, sink);
                return true;
            }
            Window::Prime => {
                if self.is_automaton(turn.seat) {
                    battle.primes += self.automaton_primes(board, turn.seat, 1, sink);
                } else if attacker_asked && self.exists(Kind::PrimeTeam) {
                    return false;
                }
                if battle.by == By::Mutiny { Window::Calm } else { Window::Dice }
            }
            Window::Calm => {
                if self.is_automaton(battle.defender) {
                    battle.calms += self.automaton_primes(board, battle.defender, -1, sink);
                } else if defender_asked && self.exists(Kind::PrimeTeam) {
                    return false;
                }
                Window::Dice
            }
            Window::Defend => {
                if self.is_automaton(battle.defender) {
                    return self.automaton_defends(state, turn, battle, sink);
                }
                if defender_asked {
                    return false;
                }
                self.resolve(state, turn, battle, sink);
                return true;
            }
            Window::Aim(face, left) => return self.tick_aim(state, turn, battle, (face, left), sink),
            Window::React(face, ..) => {
                if self.is_automaton(turn.seat) {
                    if let Some(answer) = self.automaton_answer(board, &battle, face) {
                        self.react(state, answer, sink);
                        return true;
                    }
                } else if attacker_asked {
                    return false;
                }
                Window::Defend
            }
            Window::Damage(left) => return self.tick_damage(state, turn, battle, left, sink),
            Window::Escort(_) | Window::BarrageCard(..) | Window::Dice => return false,
        };
        state.phase = Phase::Turn(turn, Moment::Battle(battle, next));
        true
    }

    /// The defender names the shot for a defence card, if there is a choice.
    fn tick_aim(
        &self,
        state: &mut State,
        turn: Turn,
        battle: Battle,
        (face, left): (Face, u8),
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let workable = self.workable(&state.board, &battle, self.kind(face));
        if workable == 0 {
            let next = self.after_aim(&state.board, &battle, face, 0, 0);
            state.phase = Phase::Turn(turn, Moment::Battle(battle, next));
        } else if workable.is_power_of_two() || self.is_automaton(battle.defender) {
            let largest = self.largest(&state.board, &battle, workable);
            self.aim(state, face, left, largest, sink);
        } else {
            return false;
        }
        true
    }

    /// Whether the target has a protection that some card in the game can cancel before the attack.
    pub(crate) fn has_cancelable(&self, board: &Board, battle: &Battle) -> bool {
        Cancel::ALL.into_iter().any(|what| self.exists(what.card()) && self.protects(board, battle, what))
    }

    /// Whether the target has this protection and it may be cancelled.
    pub(crate) fn protects(&self, board: &Board, battle: &Battle, what: Cancel) -> bool {
        let target = battle.target;
        match what {
            Cancel::Maneuvers => {
                self.count_on(board, target, Kind::ErraticManeuvers) > battle.maneuvers_cancelled
            }
            Cancel::Anchor => self.lies_on(board, target, Kind::WildWeasel) && self.may_anchor(board, battle),
            Cancel::Weasel => self.lies_on(board, target, Kind::WildWeasel),
            Cancel::Cloak => self.is_cloaked(board, target),
            Cancel::Web => self.is_webbed(board, target),
        }
    }

    /// Cancels a protection of the target, with a card already played.
    pub(crate) fn cancel(
        &self,
        board: &mut Board,
        seat: Seat,
        battle: &mut Battle,
        what: Cancel,
        sink: &mut impl Sink<Event>,
    ) {
        sink.tell(|| Event::Cancelled { seat, what });
        match what {
            Cancel::Maneuvers => battle.maneuvers_cancelled += 1,
            Cancel::Anchor | Cancel::Weasel => self.drop_weasel(board, battle.target),
            Cancel::Cloak | Cancel::Web => board.raised.remove(battle.target),
        }
    }

    /// Removes and discards a Weasel (R15).
    fn drop_weasel(&self, board: &mut Board, target: Ship) {
        let is_weasel =
            |card: crate::state::Attached| card.ship == target && self.kind(card.face) == Kind::WildWeasel;
        if let Some(card) = board.lingering.remove(is_weasel) {
            Self::put_on_table(board, card.face);
        }
    }

    /// Adds a shot to the volley, with cards already played.
    pub(crate) fn add_shot(battle: &mut Battle, face: Face, booster: Option<Kind>) {
        let booster = booster.map_or(0, Self::booster_number);
        battle.shots[battle.shot_count as usize] = Shot { face, booster, cut: 0, is_removed: false };
        battle.shot_count += 1;
    }

    /// Continues once all attack cards have been played.
    pub(crate) fn launched(
        &self,
        board: &Board,
        seat: Seat,
        battle: &Battle,
        sink: &mut impl Sink<Event>,
    ) -> Window {
        match battle.by {
            By::Ship(_) => {
                sink.tell(|| Event::Launched { seat, damage: self.damage_coming(board, battle) });
                Window::Evade(self.maneuvers(board, battle).count() as u8)
            }
            By::Fighters(..) | By::Planet(_) => Window::Flak,
            By::Flotilla | By::Mutiny => Window::Prime,
        }
    }

    /// PFs choose their target.
    pub(crate) fn hunt(
        &self,
        state: &mut State,
        turn: Turn,
        mut battle: Battle,
        target: Ship,
        sink: &mut impl Sink<Event>,
    ) {
        battle.target = target;
        battle.defender = self.owner(&state.board, target).unwrap_or(turn.seat);
        self.announce(turn.seat, &battle, sink);
        state.phase = Phase::Turn(turn, Moment::Battle(battle, Window::Volley));
    }

    /// The most damaging of these shots (bits), counted from 0.
    pub(crate) fn largest(&self, board: &Board, battle: &Battle, shots: u16) -> u8 {
        let damage = |at: &u8| self.shot_damage(board, battle, &battle.shots[*at as usize]);
        let candidates = (0..battle.shot_count).filter(|at| shots >> at & 1 == 1);
        // Ties go to the first.
        candidates.rev().max_by_key(damage).unwrap_or(0)
    }

    /// Maneuvers on the target reduce the attack (R49).
    fn tick_evade(
        &self,
        state: &mut State,
        turn: Turn,
        mut battle: Battle,
        left: u8,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let board = &state.board;
        let workable = self.workable(board, &battle, Kind::ErraticManeuvers);
        let next = if left == 0 {
            Window::Defend
        } else if self.reduces_total(&battle) {
            for value in self.maneuvers(board, &battle) {
                self.cut_total(board, &mut battle, value, sink);
            }
            Window::Defend
        } else if workable == 0 {
            Window::Defend
        } else if workable.is_power_of_two() || self.is_automaton(battle.defender) {
            let largest = self.largest(board, &battle, workable);
            self.evade(board, &mut battle, left, largest, sink);
            Window::Evade(left - 1)
        } else {
            return false;
        };
        state.phase = Phase::Turn(turn, Moment::Battle(battle, next));
        true
    }

    /// Applies one of the Maneuvers on the ship to a shot.
    pub(crate) fn evade(
        &self,
        board: &Board,
        battle: &mut Battle,
        left: u8,
        at: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let all = self.maneuvers(board, battle).count();
        let value = self.maneuvers(board, battle).nth(all - left as usize).unwrap_or(0);
        self.cut_shot(board, battle, Kind::ErraticManeuvers, at, value, sink);
    }

    /// Applies Shields, Maneuvers or ECM to the whole attack.
    fn cut_total(&self, board: &Board, battle: &mut Battle, by: u8, sink: &mut impl Sink<Event>) {
        let before = self.uncovered_damage(board, battle);
        battle.cut_total(by);
        sink.tell(|| Event::AttackReduced { by, effect: before - self.uncovered_damage(board, battle) });
    }

    /// Reduces a shot by a number.
    fn cut_by(&self, board: &Board, battle: &mut Battle, at: u8, by: u8, sink: &mut impl Sink<Event>) {
        let effect = by.min(self.shot_damage(board, battle, &battle.shots[at as usize]));
        battle.shots[at as usize].cut += by;
        sink.tell(|| Event::Reduced { shot: at + 1, by, effect });
    }

    /// Applies Shields, Maneuvers or ECM to a shot. Returns the number that counts against it.
    fn cut_shot(
        &self,
        board: &Board,
        battle: &mut Battle,
        kind: Kind,
        at: u8,
        value: u8,
        sink: &mut impl Sink<Event>,
    ) -> u8 {
        let shot = battle.shots[at as usize];
        let by = self.reduction(board, battle, &shot, value);
        if self.options.traditional_damage && kind != Kind::ReinforceShields {
            battle.shots[at as usize].is_removed = true;
            sink.tell(|| Event::Removed { shot: at + 1, card: self.kind(shot.face) });
        } else {
            self.cut_by(board, battle, at, by, sink);
        }
        by
    }

    /// Fires a card at fighters or PFs.
    pub(crate) fn shoot_down(
        &self,
        board: &mut Board,
        battle: &mut Battle,
        (seat, ship): (Seat, Ship),
        (face, booster): (Face, Option<Kind>),
        sink: &mut impl Sink<Event>,
    ) {
        self.play(board, seat, face);
        if let Some(booster) = booster.and_then(|kind| self.held(board, seat, kind)) {
            self.play(board, seat, booster);
        }
        let damage = self.value(face) << u8::from(booster.is_some());
        battle.flak += damage;
        sink.tell(|| Event::ShootsDown { seat, ship: self.id(ship), card: self.card(face), booster, damage });
    }

    /// Counts a weapon that was fired.
    pub(crate) fn count_fired(&self, battle: &mut Battle, face: Face) {
        if let Some(button) = self.kind(face).button() {
            battle.fired.add(button, 1);
        }
    }

    /// Plays a card in defence of the target.
    pub(crate) fn defend(
        &self,
        state: &mut State,
        turn: Turn,
        mut battle: Battle,
        face: Face,
        booster: Option<Kind>,
        sink: &mut impl Sink<Event>,
    ) {
        let (seat, target, kind) = (battle.defender, battle.target, self.kind(face));
        sink.tell(|| Event::Defends { seat, ship: self.id(target), card: self.card(face), booster });
        let board = &mut state.board;
        let stays = matches!(kind, Kind::ErraticManeuvers | Kind::WildWeasel | Kind::Disengage);
        if stays {
            self.take_card(board, seat, face);
            board.lingering.push(target, face);
        } else {
            self.play(board, seat, face);
        }
        if let Some(booster) = booster.and_then(|kind| self.held(board, seat, kind)) {
            self.play(board, seat, booster);
        }
        let lines = self.has_lines(board);
        let next = match kind {
            Kind::Disengage => {
                sink.tell(|| Event::Disengaged { seat, ship: self.id(target) });
                if lines && !self.is_automaton(seat) {
                    self.put_in_line(board, seat, target, Line::Reserve);
                    self.advance_body(board, seat, sink);
                }
                self.lose_squadrons(board, &battle, sink);
                state.phase = Phase::Turn(turn, Moment::Top);
                return;
            }
            Kind::WildWeasel => {
                battle.has_weaseled = true;
                if lines && board.fleets[seat.index()].line(Line::Body).has(target) {
                    self.put_in_line(board, seat, target, Line::Screen);
                    sink.tell(|| Event::Moved { seat, ship: self.id(target), line: Line::Screen });
                }
                self.after_aim(board, &battle, face, 0, 0)
            }
            Kind::ReinforceShields | Kind::Ecm | Kind::ErraticManeuvers => {
                battle.has_maneuvered |= kind == Kind::ErraticManeuvers;
                if self.reduces_total(&battle) {
                    let by = self.value(face);
                    self.cut_total(board, &mut battle, by, sink);
                    self.after_aim(board, &battle, face, 0, by)
                } else {
                    Window::Aim(face, 1)
                }
            }
            _ => {
                self.count_fired(&mut battle, face);
                Window::Aim(face, 1 + u8::from(booster == Some(Kind::Scatterpack)))
            }
        };
        state.phase = Phase::Turn(turn, Moment::Battle(battle, next));
    }

    /// After a defence card has taken effect: the attacker may answer, or the defence continues.
    fn after_aim(&self, board: &Board, battle: &Battle, face: Face, shot: u8, by: u8) -> Window {
        if self.is_answerable(board, battle, self.kind(face)) {
            Window::React(face, shot, by)
        } else {
            Window::Defend
        }
    }

    /// Applies a defence card to a shot, counted from 0.
    pub(crate) fn aim(&self, state: &mut State, face: Face, left: u8, at: u8, sink: &mut impl Sink<Event>) {
        let Phase::Turn(turn, Moment::Battle(mut battle, _)) = state.phase else { return };
        let board = &state.board;
        let kind = self.kind(face);
        let mut by = 0;
        let shot = &mut battle.shots[at as usize];
        match kind {
            Kind::Drone | Kind::PlasmaR | Kind::PlasmaS | Kind::TractorBeam => {
                if Self::booster(shot) == Some(Kind::Scatterpack) {
                    shot.booster = 0;
                    sink.tell(|| Event::Removed { shot: at + 1, card: Kind::Scatterpack });
                } else {
                    shot.is_removed = true;
                    sink.tell(|| Event::Removed { shot: at + 1, card: Kind::Drone });
                }
            }
            Kind::Phaser1 | Kind::Phaser2 | Kind::Phaser3 => {
                by = self.value(face);
                self.cut_by(board, &mut battle, at, by, sink);
            }
            _ => by = self.cut_shot(board, &mut battle, kind, at, self.value(face), sink),
        }
        let next = if left > 1 {
            Window::Aim(face, left - 1)
        } else {
            self.after_aim(board, &battle, face, at + 1, by)
        };
        state.phase = Phase::Turn(turn, Moment::Battle(battle, next));
    }

    /// Answers the last defence card for the attacker.
    pub(crate) fn react(&self, state: &mut State, answer: Face, sink: &mut impl Sink<Event>) {
        let Phase::Turn(turn, Moment::Battle(mut battle, Window::React(face, shot, by))) = state.phase else {
            return;
        };
        let board = &mut state.board;
        self.play(board, turn.seat, answer);
        sink.tell(|| Event::Reacts { seat: turn.seat, card: self.card(answer), against: self.card(face) });
        if self.kind(face) == Kind::WildWeasel {
            self.drop_weasel(board, battle.target);
        } else if shot == 0 {
            battle.cut -= by;
            battle.half_cut -= by / 2;
        } else if self.options.traditional_damage {
            battle.shots[shot as usize - 1].is_removed = false;
        } else {
            battle.shots[shot as usize - 1].cut -= by;
        }
        state.phase = Phase::Turn(turn, Moment::Battle(battle, Window::Defend));
    }

    /// How many dice the attack rolls.
    pub(crate) fn dice_count(&self, battle: &Battle) -> u8 {
        match (battle.by, self.options.planet_fighters) {
            (By::Fighters(_, squadrons), _) => squadrons,
            (By::Planet(cards), PlanetFighters::TwoDice) => 2 * cards,
            (By::Planet(cards), PlanetFighters::SixAndDie) => cards,
            (By::Flotilla, _) => 2,
            (By::Ship(_) | By::Mutiny, _) => 1,
        }
    }

    /// The dice modifier, apart from Prime Teams (R1, R3).
    pub(crate) fn dice_bonus(&self, battle: &Battle) -> u8 {
        let left = FLOTILLA_HITS.saturating_sub(battle.flak);
        match (battle.by, self.options.planet_fighters, self.options.flotilla_strength) {
            (By::Planet(cards), PlanetFighters::SixAndDie, _) => 6 * cards,
            (By::Flotilla, _, FlotillaStrength::Boats) => left.div_ceil(2),
            (By::Flotilla, _, FlotillaStrength::Points) => left,
            _ => 0,
        }
    }

    /// Applies the dice roll.
    pub(crate) fn rolled(&self, state: &mut State, dice: u8, sink: &mut impl Sink<Event>) {
        let Phase::Turn(turn, Moment::Battle(mut battle, _)) = state.phase else { return };
        if battle.by == By::Mutiny {
            return self.mutinied(state, turn, battle, dice, sink);
        }
        let total = dice + self.dice_bonus(&battle) + battle.primes;
        sink.tell(|| Event::Rolled { seat: turn.seat, dice, total });
        // Fire at PFs has already weakened them.
        let flak = if battle.by == By::Flotilla { 0 } else { battle.flak };
        battle.rolled = total.saturating_sub(flak);
        if battle.rolled == 0 {
            self.resolve(state, turn, battle, sink);
            return;
        }
        for value in self.maneuvers(&state.board, &battle) {
            self.cut_total(&state.board, &mut battle, value, sink);
        }
        state.phase = Phase::Turn(turn, Moment::Battle(battle, Window::Defend));
    }

    /// Resolves a mutiny: the ship is damaged or captured (R24).
    fn mutinied(&self, state: &mut State, turn: Turn, battle: Battle, dice: u8, sink: &mut impl Sink<Event>) {
        let total = (dice + battle.primes).saturating_sub(battle.calms);
        sink.tell(|| Event::Rolled { seat: turn.seat, dice, total });
        match total {
            0 => {
                sink.tell(|| Event::Missed { ship: self.id(battle.target) });
                state.phase = Phase::Turn(turn, Moment::Top);
            }
            1..=3 => self.hit(state, turn, battle, total, sink),
            _ => self.capture(state, turn, battle, sink),
        }
    }

    fn capture(&self, state: &mut State, turn: Turn, battle: Battle, sink: &mut impl Sink<Event>) {
        let board = &mut state.board;
        sink.tell(|| Event::Captured { ship: self.id(battle.target), owner: battle.defender, by: turn.seat });
        board.fleets[battle.defender.index()].remove(battle.target);
        self.strip(board, battle.target);
        self.join(board, turn.seat, battle.target, true, sink);
        self.advance_body(board, battle.defender, sink);
        state.phase = Phase::Turn(turn, Moment::Top);
        self.ends_by_loss(state, battle.defender, None, sink);
    }

    /// Removes cards and devices from a ship that is lost (R69).
    fn strip(&self, board: &mut Board, ship: Ship) {
        board.raised.remove(ship);
        while let Some(card) = board.lingering.remove(|card| card.ship == ship) {
            Self::put_on_table(board, card.face);
        }
    }

    /// Removes squadrons that were shot down, one for every six points of damage (R29).
    fn lose_squadrons(&self, board: &mut Board, battle: &Battle, sink: &mut impl Sink<Event>) {
        let By::Fighters(ship, squadrons) = battle.by else { return };
        let lost = (battle.flak / 6).min(squadrons);
        if lost > 0 {
            board.damage[ship as usize].add(Button::Fighters, lost);
            sink.tell(|| Event::SquadronsLost { ship: self.id(ship), squadrons: lost });
        }
    }

    /// Ends the defence and deals the damage.
    pub(crate) fn resolve(&self, state: &mut State, turn: Turn, battle: Battle, sink: &mut impl Sink<Event>) {
        let damage = self.damage_coming(&state.board, &battle);
        if damage == 0 {
            sink.tell(|| Event::Missed { ship: self.id(battle.target) });
            self.lose_squadrons(&mut state.board, &battle, sink);
            state.phase = Phase::Turn(turn, Moment::Top);
        } else {
            self.hit(state, turn, battle, damage, sink);
        }
    }

    fn hit(&self, state: &mut State, turn: Turn, battle: Battle, damage: u8, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Hit { ship: self.id(battle.target), owner: battle.defender, damage });
        if damage > self.hits_left(&state.board, battle.target) {
            self.destroy(state, turn, battle, sink);
        } else {
            state.phase = Phase::Turn(turn, Moment::Battle(battle, Window::Damage(damage)));
        }
    }

    /// Destroys a ship (R47). Nobody scores for ships destroyed by PFs (R7).
    fn destroy(&self, state: &mut State, turn: Turn, battle: Battle, sink: &mut impl Sink<Event>) {
        let board = &mut state.board;
        let (ship, owner) = (battle.target, battle.defender);
        let killer = (battle.by != By::Flotilla).then_some(turn.seat);
        sink.tell(|| Event::Destroyed { ship: self.id(ship), owner, by: killer });
        board.fleets[owner.index()].remove(ship);
        self.strip(board, ship);
        board.damage[ship as usize] = Buttons::NONE;
        board.wounds[ship as usize] = 0;
        board.queue.remove(ship);
        match killer {
            Some(killer) => board.fleets[killer.index()].kills.insert(ship),
            None => board.bottom.push(ship),
        }
        self.advance_body(board, owner, sink);
        self.lose_squadrons(board, &battle, sink);
        state.phase = Phase::Turn(turn, Moment::Top);
        self.ends_by_loss(state, owner, killer, sink);
    }

    /// The owner covers buttons, if there is a choice (R47).
    fn tick_damage(
        &self,
        state: &mut State,
        turn: Turn,
        battle: Battle,
        left: u8,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let board = &mut state.board;
        let ship = battle.target;
        if left > 0 && self.options.traditional_damage {
            board.wounds[ship as usize] += left;
        } else if left > 0 {
            let open = self.open_buttons(board, ship);
            let all = left == open.total();
            let choice = if self.is_automaton(battle.defender) {
                self.automaton_damage(open)
            } else {
                open.only_kind().or(open.kinds().next().filter(|_| all))
            };
            let Some(button) = choice else { return false };
            self.cover(state, turn, battle, left, button, sink);
            return true;
        }
        self.lose_squadrons(&mut state.board, &battle, sink);
        state.phase = Phase::Turn(turn, Moment::Top);
        true
    }

    pub(crate) fn cover(
        &self,
        state: &mut State,
        turn: Turn,
        battle: Battle,
        left: u8,
        button: Button,
        sink: &mut impl Sink<Event>,
    ) {
        state.board.damage[battle.target as usize].add(button, 1);
        sink.tell(|| Event::Damaged { ship: self.id(battle.target), button });
        state.phase = Phase::Turn(turn, Moment::Battle(battle, Window::Damage(left - 1)));
    }
}
