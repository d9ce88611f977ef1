//! Everything before the first turn: fleets, hands, lines.

use contract::{Seat, Sink};

use crate::card::Face;
use crate::event::Event;
use crate::game::BattleForce;
use crate::options::{FleetChoice, Level};
use crate::ship::{Line, Race, Ships};
use crate::state::{Board, Fleet, Phase, Ship, State};

impl BattleForce {
    /// How many ships each player is dealt, or picks one at a time.
    pub(crate) fn fleet_size(&self) -> usize {
        if self.options.game == Level::Introductory {
            return 4;
        }
        match self.seats {
            2 => 15,
            3 => 10,
            4 => 7,
            5 => 6,
            _ => 5,
        }
    }

    /// How many cards each player is dealt.
    pub(crate) fn deal_size(&self) -> usize {
        if self.options.game == Level::Advanced { 7 } else { 5 }
    }

    /// The fleet size up to which ships are dealt; 0 if all ships are chosen.
    fn dealt_size(&self) -> usize {
        match self.options.fleet {
            FleetChoice::Points | FleetChoice::Race => 0,
            _ => self.fleet_size(),
        }
    }

    /// The number of a player's ships, in any line or none.
    pub(crate) fn fleet_count(fleet: &Fleet) -> usize {
        fleet.all().or(fleet.unplaced).len()
    }

    /// The ships of one race. Orion includes the Tholians.
    pub(crate) fn race_group(&self, race: Race) -> Ships {
        match race {
            Race::Orion => self.races[Race::Orion as usize].or(self.races[Race::Tholian as usize]),
            Race::Tholian => Ships::NONE,
            other => self.races[other as usize],
        }
    }

    /// The fleet size of everybody if races are picked: that of the smallest race.
    pub(crate) fn race_size(&self) -> usize {
        let sizes = Race::ALL.into_iter().filter(|race| *race != Race::Tholian);
        sizes.map(|race| self.race_group(race).len()).min().unwrap_or(0)
    }

    /// The ships a player may pick now.
    pub(crate) fn pickable(&self, board: &Board, seat: Seat) -> Ships {
        let fleet = &board.fleets[seat.index()];
        let count = Self::fleet_count(fleet);
        match self.options.fleet {
            FleetChoice::Points => {
                let left = self.options.points - self.points(fleet.all().or(fleet.unplaced));
                let affordable = |ship: &u8| u16::from(self.points[*ship as usize]) <= left;
                board.ship_deck.iter().filter(affordable).collect()
            }
            FleetChoice::Draft if count < self.fleet_size() => board.ship_deck,
            FleetChoice::FirstFour if count < self.fleet_size().min(4) => board.ship_deck,
            FleetChoice::Centre if count == 0 => board.ship_deck.and(self.dreadnoughts),
            FleetChoice::Centre if count == 1 => board.ship_deck.and(self.carriers),
            _ => Ships::NONE,
        }
    }

    /// Continues after chance has decided who begins.
    pub(crate) fn begin(&self, state: &mut State, first: Seat) {
        state.board.first = first;
        state.phase = match self.options.fleet {
            FleetChoice::Dealt => Phase::DealShips,
            FleetChoice::Race => Phase::RaceOrder,
            _ => Phase::Pick(first, 0),
        };
    }

    /// The player who gets the next ship.
    pub(crate) fn dealt_next(&self, board: &Board) -> Option<Seat> {
        let short = |seat: &Seat| Self::fleet_count(&board.fleets[seat.index()]) < self.dealt_size();
        self.round(board.first).find(short).filter(|_| !board.ship_deck.is_empty())
    }

    /// Adds a ship to a fleet before the game.
    pub(crate) fn enlist(&self, board: &mut Board, seat: Seat, ship: Ship, is_public: bool) {
        board.ship_deck.remove(ship);
        let has_lines = self.has_lines(board);
        let fleet = &mut board.fleets[seat.index()];
        if self.is_automaton(seat) {
            let front = Self::fleet_count(fleet) < self.fleet_size().div_ceil(2);
            fleet.lines[usize::from(!front)].insert(ship);
            board.known.insert(ship);
            board.queue.push(ship);
        } else if has_lines {
            fleet.unplaced.insert(ship);
            if is_public {
                board.known.insert(ship);
            }
        } else {
            fleet.lines[Line::Screen as usize].insert(ship);
            board.known.insert(ship);
        }
    }

    /// Whether a dealt ship is visible to everybody.
    pub(crate) fn deals_openly(&self, board: &Board, seat: Seat) -> bool {
        self.is_automaton(seat) || !self.has_lines(board)
    }

    /// The player who gets the next card.
    pub(crate) fn card_next(&self, board: &Board) -> Option<Seat> {
        let short =
            |seat: &Seat| board.hands[seat.index()].len() < self.deal_size() && !self.is_automaton(*seat);
        self.round(board.first).find(short)
    }

    /// Whether a player has to set up something.
    pub(crate) fn is_planning(&self, board: &Board, seat: Seat) -> bool {
        !self.is_automaton(seat)
            && (board.reserves[seat.index()].len() < 2 || !board.fleets[seat.index()].unplaced.is_empty())
    }

    /// How many ships must be in the Screen and in the Main Body, and how many may be in Reserve (R62).
    pub(crate) fn line_limits(count: usize) -> (usize, usize, usize) {
        let screen = count.min(2);
        let body = (count - screen).min(2);
        (screen, body, (count - screen - body).min(2))
    }

    /// The ships a player has yet to show, in any order.
    pub(crate) fn unshown(board: &Board, seat: Seat, shown: Ships) -> Ships {
        board.fleets[seat.index()].front().not(shown)
    }

    /// Whether a player is asked to raise a device before the first turn, because they show a ship that has
    /// one or have ships face down.
    pub(crate) fn is_asked_to_raise(&self, board: &Board, seat: Seat) -> bool {
        let ships = board.fleets[seat.index()].all();
        let devices = self.cloaks.or(self.webs);
        let shows_one = !ships.and(board.known).and(devices).is_empty();
        let may_have_one = shows_one || !ships.not(board.known).is_empty();
        may_have_one && !self.is_automaton(seat)
    }

    /// Does what happens automatically before the first turn. Returns false if somebody is due.
    pub(crate) fn tick_setup(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        let board = &mut state.board;
        match state.phase {
            Phase::Pick(seat, passed) => {
                let finished =
                    |seat: Seat| passed >> seat.index() & 1 == 1 || self.pickable(board, seat).is_empty();
                if Seat::all(self.seats).all(finished) {
                    state.phase = Phase::DealShips;
                } else if finished(seat) {
                    state.phase = Phase::Pick(seat.next(self.seats), passed);
                } else {
                    return false;
                }
            }
            Phase::RaceOrder => {
                let raceless = |seat: Seat| Self::fleet_count(&board.fleets[seat.index()]) == 0;
                if Seat::all(self.seats).any(raceless) {
                    return false;
                }
                state.phase = Phase::DealShips;
            }
            Phase::DealShips => {
                if self.dealt_next(board).is_some() {
                    return false;
                }
                if self.options.game == Level::Introductory {
                    board.aside = board.ship_deck;
                    board.ship_deck = Ships::NONE;
                }
                state.phase = Phase::DealCards;
            }
            Phase::DealCards => {
                if self.card_next(board).is_some() {
                    return false;
                }
                if self.is_advanced(board) {
                    state.phase = Phase::Plan;
                } else {
                    self.next_turn(state, sink);
                }
            }
            Phase::Plan => {
                if Seat::all(self.seats).any(|seat| self.is_planning(board, seat)) {
                    return false;
                }
                state.phase = Phase::Show(board.first, Ships::NONE);
            }
            Phase::Show(seat, shown) => {
                // Without lines, all ships are face up already.
                if self.has_lines(board) && !self.is_automaton(seat) {
                    return false;
                }
                self.after_show(state, seat, shown);
            }
            Phase::FirstRaise(seat) => {
                if self.is_asked_to_raise(board, seat) {
                    return false;
                }
                self.after_first_raise(state, seat, sink);
            }
            Phase::OrderCards(seat) => {
                if board.order[seat.index()] == 0 {
                    return false;
                }
                let next = seat.next(self.seats);
                if next == board.first {
                    self.next_turn(state, sink);
                } else {
                    state.phase = Phase::OrderCards(next);
                }
            }
            _ => return false,
        }
        true
    }

    /// Continues after a player has shown all their ships in the Screen and Main Body.
    pub(crate) fn after_show(&self, state: &mut State, seat: Seat, shown: Ships) {
        let next = seat.next(self.seats);
        state.phase =
            if next == state.board.first { Phase::FirstRaise(next) } else { Phase::Show(next, shown) };
    }

    pub(crate) fn after_first_raise(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let next = seat.next(self.seats);
        if next == state.board.first {
            self.next_turn(state, sink);
        } else {
            state.phase = Phase::FirstRaise(next);
        }
    }

    pub(crate) fn pick(&self, state: &mut State, seat: Seat, ship: Ship, sink: &mut impl Sink<Event>) {
        self.enlist(&mut state.board, seat, ship, true);
        sink.tell(|| Event::Picked { seat, ship: self.id(ship) });
        if let Phase::Pick(_, passed) = state.phase {
            state.phase = Phase::Pick(seat.next(self.seats), passed);
        }
    }

    pub(crate) fn pick_race(&self, state: &mut State, seat: Seat, race: Race, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::RacePicked { seat, race });
        for ship in self.race_group(race).iter().take(self.race_size()) {
            self.enlist(&mut state.board, seat, ship, true);
        }
        state.phase = Phase::RaceOrder;
    }

    /// Places a ship in a line.
    pub(crate) fn set_line(&self, board: &mut Board, seat: Seat, ship: Ship, line: Line) {
        let fleet = &mut board.fleets[seat.index()];
        fleet.unplaced.remove(ship);
        fleet.lines[line as usize].insert(ship);
    }

    /// Moves a card from the hand into the reserve.
    pub(crate) fn put_in_reserve(board: &mut Board, seat: Seat, face: Face) {
        if board.hands[seat.index()].remove(face) {
            board.reserves[seat.index()].push(face);
        }
    }
}
