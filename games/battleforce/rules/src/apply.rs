//! The effects of actions, outcomes and table words. Nothing here checks whether they are legal.

use contract::{Seat, Sink};

use crate::action::{Action, Outcome, Word};
use crate::card::{Cards, Kind};
use crate::event::Event;
use crate::game::BattleForce;
use crate::ship::{Line, Ships};
use crate::state::{Battle, By, Moment, Naming, Owed, Phase, Routine, State, Turn, Window};

impl BattleForce {
    pub(crate) fn act(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let held_cards = !state.board.hands[seat.index()].is_empty();
        match state.phase {
            Phase::Turn(turn, moment) => self.act_in_turn(state, turn, moment, seat, action, sink),
            _ => self.act_in_setup(state, seat, action, sink),
        }
        if held_cards {
            self.refill(state, seat);
        }
        self.advance(state, sink);
    }

    /// With five or more players, a player who runs out of cards draws two at once (R36).
    fn refill(&self, state: &mut State, seat: Seat) {
        let board = &state.board;
        if self.seats < 5 || board.duel.is_some() || !board.hands[seat.index()].is_empty() {
            return;
        }
        let has_ships = self.has_ships(board, seat);
        let takes = self.may_take(board, self.active(state).unwrap_or(seat), seat);
        let Phase::Turn(turn, moment) = &mut state.phase else { return };
        let exempt =
            matches!(moment, Moment::Redraw(_) | Moment::Truce(_) | Moment::TruceDeal(_) | Moment::Draw);
        if exempt || !has_ships || turn.owed.is_some() {
            return;
        }
        if takes {
            turn.refill = Some(seat);
        } else {
            turn.owed = Some(Owed { seat, cards: 2 });
        }
    }

    fn act_in_setup(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match (state.phase, action) {
            (Phase::Pick(..), Action::Pick(ship)) => self.pick(state, seat, self.index(ship), sink),
            (Phase::Pick(_, passed), Action::Pass) => {
                sink.tell(|| Event::PicksDone { seat });
                state.phase = Phase::Pick(seat.next(self.seats), passed | 1 << seat.index());
            }
            (Phase::Race(_), Action::Race(race)) => self.pick_race(state, seat, race, sink),
            (Phase::Plan, Action::Choose(card)) => {
                Self::put_in_reserve(&mut state.board, seat, self.face_index(card));
                sink.tell(|| Event::Stashed { seat, card: Some(card) });
            }
            (Phase::Plan, Action::Line(ship, line)) => {
                self.set_line(&mut state.board, seat, self.index(ship), line);
                sink.tell(|| Event::Lined { seat, ship: Some(ship), line: Some(line) });
            }
            (Phase::Show(_, mut shown), Action::Show(ship, line)) => {
                shown.insert(self.index(ship));
                state.board.known.insert(self.index(ship));
                // Ships are arranged from left to right in the order in which they are shown.
                self.requeue(&mut state.board, self.index(ship));
                sink.tell(|| Event::Shown { seat, ship, line });
                state.phase = Phase::Show(seat, shown);
            }
            (Phase::Show(_, shown), Action::Ready) => self.after_show(state, seat, shown),
            (Phase::FirstRaise(_), Action::Raise(ship)) => {
                state.board.raised.insert(self.index(ship));
                state.board.known.insert(self.index(ship));
                sink.tell(|| Event::Raised { seat, ship });
                self.after_first_raise(state, seat, sink);
            }
            (Phase::FirstRaise(_), _) => self.after_first_raise(state, seat, sink),
            (Phase::DuelPick(..), Action::Duel(ship)) => {
                self.pick_duel_ship(state, seat, self.index(ship), sink);
            }
            _ => {}
        }
    }

    fn act_in_turn(
        &self,
        state: &mut State,
        turn: Turn,
        moment: Moment,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        let is_answer = turn.naming.is_some() || turn.refill.is_some() || action == Action::Take;
        if let (Moment::Battle(battle, window), false) = (moment, is_answer) {
            return self.act_in_battle(state, turn, (battle, window), seat, action, sink);
        }
        match action {
            Action::Mend(..)
            | Action::Repair(_)
            | Action::Patch(_)
            | Action::Reinforce
            | Action::Move(..)
            | Action::Raise(_)
            | Action::Lower(_) => self.act_on_ships(state, turn, moment, seat, action, sink),
            Action::Ready
            | Action::Attack(_)
            | Action::Fighters(..)
            | Action::Planet(_)
            | Action::Flotilla
            | Action::Mutiny(_)
            | Action::Ceasefire
            | Action::Target(_)
            | Action::Redraw
            | Action::Reform
            | Action::Pass => self.act_on_attack(state, turn, moment, seat, action, sink),
            _ => self.act_on_cards(state, turn, moment, seat, action, sink),
        }
    }

    /// Moves cards from one place to another.
    fn act_on_cards(
        &self,
        state: &mut State,
        mut turn: Turn,
        moment: Moment,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        let mut next = moment;
        match action {
            Action::Choose(card) => {
                let face = self.face_index(card);
                match turn.naming.take().map(|(naming, _)| naming) {
                    Some(Naming::Take) => {
                        board.reserves[seat.index()].remove(face);
                        board.hands[seat.index()].push(face);
                        sink.tell(|| Event::Took { seat, card: Some(card) });
                    }
                    Some(Naming::Give) => {
                        let to = self.ally(seat).unwrap_or(seat);
                        board.hands[seat.index()].remove(face);
                        board.reserves[to.index()].push(face);
                        // The others cannot tell which card was given, nor what the giver still holds.
                        board.seen[seat.index()] = Cards::NONE;
                        board.gifts[seat.index()].remove(face);
                        board.gifts[to.index()].push_if_room(face);
                        sink.tell(|| Event::Gave { seat, to, card: Some(card) });
                    }
                    _ => {
                        Self::put_in_reserve(board, seat, face);
                        sink.tell(|| Event::Stashed { seat, card: Some(card) });
                    }
                }
            }
            Action::Take => {
                turn.refill = None;
                turn.naming = Some((Naming::Take, seat));
            }
            Action::Draw if turn.refill.is_some() => {
                turn.refill = None;
                turn.owed = Some(Owed { seat, cards: 2 });
            }
            Action::Draw => {
                turn.owed = Some(Owed { seat, cards: 1 });
                if self.is_advanced(board) {
                    next = Moment::Drawn;
                }
            }
            Action::Salvage => {
                if let Some(face) = board.pile.pop() {
                    board.hands[seat.index()].push(face);
                    board.seen[seat.index()].push_if_room(face);
                    turn.salvaged = true;
                    sink.tell(|| Event::Salvaged { seat, card: self.card(face) });
                }
            }
            Action::Keep => next = Moment::Draw,
            Action::Shelve => {
                if let Some(face) = board.hands[seat.index()].pop() {
                    board.reserves[seat.index()].push(face);
                    sink.tell(|| Event::Stashed { seat, card: Some(self.card(face)) });
                }
                next = Moment::Draw;
            }
            Action::Toss(card) => {
                self.discard(board, seat, self.face_index(card));
                sink.tell(|| Event::Tossed { seat, card });
                if let Moment::Redraw(tossed) = moment {
                    next = Moment::Redraw(tossed + 1);
                }
            }
            Action::Discard(card) => {
                self.discard(board, seat, self.face_index(card));
                sink.tell(|| Event::Discarded { seat, card });
                next = Moment::End;
            }
            Action::Stash | Action::Give => {
                let naming = if action == Action::Give { Naming::Give } else { Naming::Stash };
                turn.naming = Some((naming, seat));
                if moment == Moment::Discard {
                    next = Moment::End;
                }
            }
            Action::Top(card) => {
                let face = self.face_index(card);
                let last = board.pile.len() - 1;
                if let Some(at) = board.pile.as_slice().iter().rposition(|other| *other == face) {
                    board.pile.swap(at, last);
                }
                sink.tell(|| Event::OnTop { card });
                // There is only one choice.
                board.open = 0;
            }
            _ => {}
        }
        state.phase = Phase::Turn(turn, next);
    }

    /// Repairs, reinforcements and moves between lines.
    fn act_on_ships(
        &self,
        state: &mut State,
        mut turn: Turn,
        moment: Moment,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        let mut next = moment;
        match action {
            Action::Mend(ship, button) => {
                let ship = self.index(ship);
                self.mend(board, seat, ship, button, sink);
                next = match moment {
                    Moment::Control(rest) => Moment::Control(rest.not(Ships::only(ship))),
                    Moment::Repairing(ship, left) => Moment::Repairing(ship, left - 1),
                    other => other,
                };
            }
            Action::Repair(card) => {
                let face = self.face_index(card);
                self.discard(board, seat, face);
                turn.repaired = true;
                next = Moment::Repair(face);
            }
            Action::Patch(ship) => {
                if let Moment::Repair(face) = moment {
                    self.patch(state, self.index(ship), face, sink);
                }
                return;
            }
            Action::Reinforce => {
                if let Some(face) = self.held(board, seat, Kind::Reinforcements) {
                    self.discard(board, seat, face);
                }
                turn.reinforced += 1;
                turn.most_reserve += 1;
                next = Moment::NewShip;
            }
            Action::Move(ship, line) => {
                let index = self.index(ship);
                if let Some(from) = board.fleets[seat.index()].line_of(index) {
                    turn.lines_moved |= 1 << from as u8;
                }
                turn.ships_moved.insert(index);
                if line == Line::Reserve && self.moving_in_keeps_to_two() {
                    turn.most_reserve = 2;
                }
                self.put_in_line(board, seat, index, line);
                sink.tell(|| Event::Moved { seat, ship, line });
            }
            Action::Raise(ship) => {
                let index = self.index(ship);
                let line = board.fleets[seat.index()].line_of(index).unwrap_or(Line::Screen);
                turn.lines_moved |= 1 << self.move_bit(board, line);
                turn.ships_moved.insert(index);
                board.raised.insert(index);
                board.known.insert(index);
                sink.tell(|| Event::Raised { seat, ship });
            }
            Action::Lower(ship) => {
                board.raised.remove(self.index(ship));
                turn.lowered = self.lowering_begins_formation();
                sink.tell(|| Event::Lowered { seat, ship });
            }
            _ => {}
        }
        state.phase = Phase::Turn(turn, next);
    }

    /// Announces an attack, or an action that replaces one.
    fn act_on_attack(
        &self,
        state: &mut State,
        mut turn: Turn,
        moment: Moment,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        let mut next = moment;
        match action {
            Action::Ready => {
                next = match moment {
                    Moment::Redraw(tossed) => {
                        turn.owed = Some(Owed { seat, cards: tossed });
                        Moment::Discard
                    }
                    Moment::Draw => self.after_draw(board, seat),
                    Moment::Reform => return self.end_formation(state, Moment::Discard, sink),
                    _ if self.has_ships(board, seat) => return self.end_formation(state, Moment::Act, sink),
                    _ => Moment::End,
                };
            }
            Action::Attack(ship) => next = Moment::Aim(By::Ship(self.index(ship))),
            Action::Fighters(ship, squadrons) => {
                next = Moment::Aim(By::Fighters(self.index(ship), squadrons));
            }
            Action::Planet(cards) => {
                for _ in 0..cards {
                    if let Some(face) = self.held(board, seat, Kind::PlanetBasedFighters) {
                        self.play(board, seat, face);
                    }
                }
                next = Moment::Aim(By::Planet(cards));
            }
            Action::Flotilla => {
                if let Some(face) = self.held(board, seat, Kind::PfFlotilla) {
                    self.play(board, seat, face);
                }
                return self.open_flotilla(state, sink);
            }
            Action::Mutiny(ship) => {
                if let Some(face) = self.held(board, seat, Kind::KlingonMutiny) {
                    self.play(board, seat, face);
                }
                return self.open_battle(state, By::Mutiny, self.index(ship), sink);
            }
            Action::Ceasefire => {
                if let Some(face) = self.held(board, seat, Kind::OrganianCeasefire) {
                    self.discard(board, seat, face);
                }
                next = Moment::Truce(seat);
            }
            Action::Target(ship) => {
                if let Moment::Aim(by) = moment {
                    self.open_battle(state, by, self.index(ship), sink);
                }
                return;
            }
            Action::Redraw => next = Moment::Redraw(0),
            Action::Reform => next = Moment::Reform,
            Action::Pass => {
                next = match moment {
                    Moment::Act => Moment::Discard,
                    Moment::Truce(_) => return self.after_truce(state, turn, seat, sink),
                    _ => Moment::End,
                };
            }
            _ => {}
        }
        state.phase = Phase::Turn(turn, next);
    }

    fn act_in_battle(
        &self,
        state: &mut State,
        turn: Turn,
        (mut battle, window): (Battle, Window),
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        let next = match (window, action) {
            (_, Action::Fire(card, booster)) => {
                self.play(board, seat, self.face_index(card));
                if let Some(face) = booster.and_then(|kind| self.held(board, seat, kind)) {
                    self.play(board, seat, face);
                }
                Self::add_shot(&mut battle, self.face_index(card), booster);
                sink.tell(|| Event::Fired { seat, card, booster });
                window
            }
            (_, Action::Cancel(what)) => {
                if let Some(face) = self.held(board, seat, what.card()) {
                    self.play(board, seat, face);
                }
                self.cancel(board, seat, &mut battle, what, sink);
                window
            }
            (_, Action::Prime) => {
                if let Some(face) = self.held(board, seat, Kind::PrimeTeam) {
                    self.play(board, seat, face);
                }
                let calms = window == Window::Calm;
                battle.calms += u8::from(calms);
                battle.primes += u8::from(!calms);
                sink.tell(|| Event::Primed { seat, by: if calms { -1 } else { 1 } });
                window
            }
            (_, Action::Launch) => self.launched(board, seat, &battle, sink),
            (Window::Evade(left), Action::At(shot)) => {
                self.evade(board, &mut battle, left, shot - 1, sink);
                Window::Evade(left - 1)
            }
            (Window::Aim(face, left), Action::At(shot)) => {
                return self.aim(state, face, left, shot - 1, sink);
            }
            (Window::Flak, Action::Man(ship)) => Window::Escort(self.index(ship)),
            (Window::Barrage(_, left, ships), Action::Man(ship)) => {
                Window::BarrageCard(seat, left, ships, self.index(ship))
            }
            (Window::Flak, Action::Defend(card, booster)) => {
                let shot = (self.face_index(card), booster);
                let gunner = (seat, battle.target);
                self.shoot_down(board, &mut battle, gunner, shot, sink);
                self.count_fired(&mut battle, shot.0);
                window
            }
            (Window::Escort(ship), Action::Defend(card, booster)) => {
                self.shoot_down(board, &mut battle, (seat, ship), (self.face_index(card), booster), sink);
                battle.has_escort = true;
                Window::Flak
            }
            (Window::BarrageCard(_, left, ships, ship), Action::Defend(card, booster)) => {
                let face = self.face_index(card);
                self.shoot_down(board, &mut battle, (seat, ship), (face, booster), sink);
                self.count_barrage(&mut battle, ships, ship, face);
                Window::Barrage(seat, left - 1, ships.or(Ships::only(ship)))
            }
            (_, Action::Defend(card, booster)) => {
                return self.defend(state, turn, battle, self.face_index(card), booster, sink);
            }
            (_, Action::React(card)) => return self.react(state, self.face_index(card), sink),
            (_, Action::Target(ship)) => return self.hunt(state, turn, battle, self.index(ship), sink),
            (Window::Damage(left), Action::Damage(button)) => {
                return self.cover(state, turn, battle, left, button, sink);
            }
            (Window::Flak, _) => Window::Prime,
            (Window::Barrage(_, _, ships), _) => Window::Barrage(seat, 0, ships),
            (Window::Prime, _) if battle.by == By::Mutiny => Window::Calm,
            (Window::Prime | Window::Calm, _) => Window::Dice,
            (Window::React(..), _) => Window::Defend,
            _ => return self.resolve(state, turn, battle, sink),
        };
        state.phase = Phase::Turn(turn, Moment::Battle(battle, next));
    }

    pub(crate) fn happen(&self, state: &mut State, outcome: Outcome, sink: &mut impl Sink<Event>) {
        match outcome {
            Outcome::First(first) => {
                sink.tell(|| Event::First { seat: first });
                if state.phase == Phase::DuelFirst {
                    state.board.first = first;
                    state.phase = Phase::DuelDeal;
                } else {
                    self.begin(state, first);
                }
            }
            Outcome::Next(seat) => {
                sink.tell(|| Event::PicksNext { seat });
                state.phase = Phase::Race(seat);
            }
            Outcome::Order(number) => {
                if let Phase::OrderCards(seat) = state.phase {
                    state.board.order[seat.index()] = number;
                    sink.tell(|| Event::OrderDealt { seat, number: Some(number) });
                }
            }
            Outcome::Call(seat, number) => {
                sink.tell(|| Event::OrderCalled { seat, number });
                if !self.begin_turn(state, seat, sink) {
                    self.next_turn(state, sink);
                }
            }
            Outcome::Ship(ship) => self.ship_comes(state, self.index(ship), sink),
            Outcome::Draw(card) => self.card_comes(state, self.face_index(card), sink),
            Outcome::Dice(dice) => self.rolled(state, dice, sink),
        }
        self.advance(state, sink);
    }

    fn ship_comes(&self, state: &mut State, ship: u8, sink: &mut impl Sink<Event>) {
        if state.phase != Phase::DealShips {
            return self.reinforce(state, ship, false, sink);
        }
        if let Some(seat) = self.dealt_next(&state.board) {
            let face_up = self.deals_openly(&state.board, seat);
            self.enlist(&mut state.board, seat, ship, face_up);
            sink.tell(|| Event::ShipDealt { seat, ship: Some(self.id(ship)), face_up });
        }
    }

    fn card_comes(&self, state: &mut State, face: u8, sink: &mut impl Sink<Event>) {
        state.board.deck.take(face);
        match state.phase {
            Phase::TieCards(mut tie) => {
                if let Some(seat) = self.tie_next(&tie) {
                    state.board.pile.push(face);
                    tie.turned[seat.index()] += 1;
                    let damage = if self.kind(face).is_weapon() { self.value(face) } else { 0 };
                    tie.sums[seat.index()] += u16::from(damage);
                    sink.tell(|| Event::TieCard { seat, card: self.card(face) });
                    state.phase = Phase::TieCards(tie);
                }
            }
            Phase::Turn(turn, Moment::Automaton(Routine::Turn(battle))) => {
                self.automaton_turned_up(state, turn, battle, face, sink);
            }
            Phase::Turn(mut turn, moment) => {
                if let Some(owed) = turn.owed {
                    let left = owed.cards - 1;
                    turn.owed = (left > 0).then_some(Owed { cards: left, ..owed });
                    state.phase = Phase::Turn(turn, moment);
                    self.gets(state, owed.seat, face, sink);
                }
            }
            Phase::DuelDeal => {
                if let Some(seat) = self.duel_deal_next(&state.board) {
                    self.gets(state, seat, face, sink);
                }
            }
            _ => {
                if let Some(seat) = self.card_next(&state.board) {
                    self.gets(state, seat, face, sink);
                }
            }
        }
    }

    fn gets(&self, state: &mut State, seat: Seat, face: u8, sink: &mut impl Sink<Event>) {
        state.board.hands[seat.index()].push(face);
        sink.tell(|| Event::Drew { seat, card: Some(self.card(face)) });
    }

    pub(crate) fn hear(&self, state: &mut State, word: Word, sink: &mut impl Sink<Event>) {
        let board = &mut state.board;
        match word {
            Word::LastTurn => {
                board.is_last_turn = true;
                sink.tell(|| Event::LastTurn);
            }
            Word::Offer(seat) => {
                board.offered |= 1 << seat.index();
                sink.tell(|| Event::Offered { seat });
            }
            Word::Kept(seat) => {
                board.offered &= !(1 << seat.index());
                sink.tell(|| Event::KeptPromise { seat });
            }
            Word::Broke(seat) => {
                board.broken |= 1 << seat.index();
                board.offered &= !(1 << seat.index());
                sink.tell(|| Event::BrokePromise { seat });
            }
        }
    }
}
