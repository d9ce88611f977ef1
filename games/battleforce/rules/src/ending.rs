//! How a game ends: what ends it, who wins, and how ties are broken.

use contract::{Seat, SeatSet, Sink};

use crate::card::Cards;
use crate::event::{Ending, Event};
use crate::game::{BattleForce, MOST_TURNS};
use crate::memory::Memory;
use crate::options::{End, Ties};
use crate::ship::{Buttons, Line, Ships};
use crate::state::{ALL_SHIPS, Board, Duel, Fleet, Lingering, Phase, Ship, State, Tie, bit_seats, seat_bits};

impl BattleForce {
    /// Ends the game if the loss of a ship does so; true if it did.
    pub(crate) fn ends_by_loss(
        &self,
        state: &mut State,
        loser: Seat,
        killer: Option<Seat>,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let board = &state.board;
        let lost_all = !self.has_ships(board, loser);
        if lost_all {
            sink.tell(|| Event::Eliminated { seat: loser });
        }
        let alone = self.with_ships(board).len() <= 1;
        let is_enough = |count: u8, seat: Seat| board.fleets[seat.index()].kills.len() >= usize::from(count);
        let ending = if board.duel.is_some() {
            alone.then_some(Ending::LastFleet)
        } else if alone {
            Some(Ending::LastFleet)
        } else if lost_all && self.options.allies {
            Some(Ending::AllyLost)
        } else if lost_all && self.options.end == End::Elimination {
            Some(Ending::Elimination)
        } else {
            match (self.options.end, killer) {
                (End::Ships(count), Some(seat)) if is_enough(count, seat) => Some(Ending::Ships),
                _ => None,
            }
        };
        if let Some(ending) = ending {
            self.end(state, ending, sink);
        }
        ending.is_some()
    }

    /// Ends the game if the completed game turn was the last; true if it did.
    pub(crate) fn ends_by_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        let ending = if state.board.is_last_turn && state.board.duel.is_none() {
            Ending::LastTurn
        } else if state.board.turns >= MOST_TURNS {
            Ending::TurnLimit
        } else {
            return false;
        };
        self.end(state, ending, sink);
        true
    }

    /// A side's total: allies add up their scores.
    fn side_score(&self, seat: Seat, by_seat: impl Fn(Seat) -> u16) -> u16 {
        by_seat(seat) + self.ally(seat).map_or(0, by_seat)
    }

    /// The seats in `among` with the highest total.
    fn best(&self, among: SeatSet, by_seat: impl Fn(Seat) -> u16) -> SeatSet {
        let score = |seat: Seat| self.side_score(seat, &by_seat);
        let most = among.iter().map(score).max().unwrap_or(0);
        among.iter().filter(|seat| score(*seat) == most).collect()
    }

    /// The number of sides that these seats belong to.
    fn sides(&self, seats: SeatSet) -> usize {
        if self.options.allies { seats.len() / 2 } else { seats.len() }
    }

    fn end(&self, state: &mut State, ending: Ending, sink: &mut impl Sink<Event>) {
        state.board.open = 0;
        if state.board.duel.is_some() {
            let left = self.with_ships(&state.board);
            return self.over(state, ending, left, sink);
        }
        let everybody: SeatSet = Seat::all(self.seats).collect();
        let best = self.best(everybody, |seat| self.score(&state.board, seat));
        let is_tied = self.sides(best) > 1;
        let can_duel = best.iter().all(|seat| !self.counted(&state.board, seat).is_empty());
        match self.options.ties {
            Ties::Cards if is_tied => {
                self.gather_cards(&mut state.board);
                let tied = seat_bits(best);
                state.phase = Phase::TieCards(Tie { tied, ending, target: 5, turned: [0; 8], sums: [0; 8] });
            }
            Ties::Duel if is_tied && can_duel => {
                let first = best.first().unwrap_or(Seat::at(0));
                state.phase = Phase::DuelPick(first, ending);
            }
            _ => self.over(state, ending, best, sink),
        }
    }

    fn over(&self, state: &mut State, by: Ending, winners: SeatSet, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Ended { by, winners });
        state.phase = Phase::Over(seat_bits(winners));
    }

    /// Returns all action cards to the deck.
    fn gather_cards(&self, board: &mut Board) {
        board.deck = self.deck;
        board.hands = [Cards::NONE; 8];
        board.reserves = [Cards::NONE; 8];
        board.seen = [Cards::NONE; 8];
        board.gifts = [Cards::NONE; 8];
        board.kept = Cards::NONE;
        board.pile = Cards::NONE;
        board.lingering = Lingering::NONE;
        board.memory = Memory::OFF;
    }

    /// The next player to turn up a card.
    pub(crate) fn tie_next(&self, tie: &Tie) -> Option<Seat> {
        bit_seats(tie.tied).iter().find(|seat| tie.turned[seat.index()] < tie.target)
    }

    /// Does what happens automatically in a tie-break. Returns false if somebody is due.
    pub(crate) fn tick_tie(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        match state.phase {
            Phase::TieCards(tie) => {
                if self.tie_next(&tie).is_some() && state.board.deck.len() > 0 {
                    return false;
                }
                let best = self.best(bit_seats(tie.tied), |seat| tie.sums[seat.index()]);
                if self.sides(best) == 1 || state.board.deck.len() == 0 {
                    self.over(state, tie.ending, best, sink);
                } else {
                    let tied = seat_bits(best);
                    state.phase = Phase::TieCards(Tie { tied, target: tie.target + 1, ..tie });
                }
            }
            Phase::DuelDeal => {
                if self.duel_deal_next(&state.board).is_some() {
                    return false;
                }
                self.next_turn(state, sink);
            }
            _ => return false,
        }
        true
    }

    /// The tied players, before and after the duel has begun.
    pub(crate) fn tied(&self, board: &Board) -> SeatSet {
        if board.duel.is_some() {
            return self.duelists(board);
        }
        self.best(Seat::all(self.seats).collect(), |seat| self.score(board, seat))
    }

    /// Records the ship that a tied player picks; after the last one, sets up the duel (R61).
    pub(crate) fn pick_duel_ship(
        &self,
        state: &mut State,
        seat: Seat,
        ship: Ship,
        sink: &mut impl Sink<Event>,
    ) {
        let Phase::DuelPick(_, ending) = state.phase else { return };
        sink.tell(|| Event::DuelShip { seat, ship: self.id(ship) });
        let tied = self.tied(&state.board);
        let board = &mut state.board;
        // Until everybody has picked, the ship is only marked, so that points do not change.
        board.fleets[seat.index()].unplaced = Ships::only(ship);
        if let Some(next) = tied.iter().find(|next| next.index() > seat.index()) {
            state.phase = Phase::DuelPick(next, ending);
            return;
        }
        let mut scores = [0; 8];
        for seat in Seat::all(self.seats) {
            scores[seat.index()] = self.score(board, seat);
        }
        let mut fleets = [Fleet::default(); 8];
        let mut picked = Ships::NONE;
        for seat in tied.iter() {
            let ship = board.fleets[seat.index()].unplaced;
            fleets[seat.index()].lines[Line::Screen as usize] = ship;
            picked = picked.or(ship);
        }
        board.fleets = fleets;
        board.aside = self.all_ships.not(picked);
        board.ship_deck = Ships::NONE;
        board.bottom = Cards::NONE;
        board.queue = Cards::NONE;
        board.known = self.all_ships;
        board.raised = Ships::NONE;
        board.damage = [Buttons::NONE; ALL_SHIPS];
        board.wounds = [0; ALL_SHIPS];
        board.duel = Some(Duel { tied: seat_bits(tied), scores });
        board.turns = 0;
        board.done = 0;
        board.order = [0; 8];
        self.gather_cards(board);
        state.phase = Phase::DuelFirst;
    }

    /// The next player who gets a card for the duel.
    pub(crate) fn duel_deal_next(&self, board: &Board) -> Option<Seat> {
        self.duelists(board).iter().find(|seat| board.hands[seat.index()].len() < 5)
    }
}
