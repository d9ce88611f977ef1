//! From a view back to a full state: what the viewer does not know is dealt again.
//!
//! The odds are those of chance alone. A card that somebody plays tells that he held it and nothing else, and so does what he puts into a
//! reserve: where a card he is known to hold lies, in hand or reserve, is as open as for any other of his cards. All hidden cards are dealt
//! from one pool: who held what when the deck was last shuffled is not remembered.

use table::{Dice, Seat};

use crate::card::{Cards, Face, Stack};
use crate::game::BattleForce;
use crate::options::Level;
use crate::ship::{Line, Ships};
use crate::state::{Board, Fleet, Phase, State};
use crate::view::View;

/// What follows from a view for all it hides.
#[derive(Clone, Debug)]
pub struct Deduction {
    /// Cards that lie somewhere the viewer does not see, and that nobody is known to hold.
    cards: Stack,
    /// Ships he cannot place.
    ships: Ships,
}

impl Deduction {
    pub(crate) fn new(game: &BattleForce, view: &View) -> Deduction {
        let board = &view.public.board;
        let mut cards = game.deck;
        let mut see = |face: Face| {
            cards.take(face);
        };
        for seat in Seat::all(game.seats) {
            let index = seat.index();
            if view.viewer.is(seat) {
                board.hands[index].iter().chain(board.reserves[index].iter()).for_each(&mut see);
            } else {
                board.seen[index].iter().chain(board.gifts[index].iter()).for_each(&mut see);
            }
        }
        board.pile.iter().chain(board.kept.iter()).for_each(&mut see);
        board.lingering.as_slice().iter().for_each(|card| see(card.face));
        let mut known: Ships = board.bottom.iter().collect();
        for fleet in &board.fleets {
            known = known.or(fleet.all()).or(fleet.unplaced).or(fleet.kills);
        }
        Deduction { cards, ships: game.all_ships.not(known) }
    }

    /// Deals all that the view does not show.
    pub(crate) fn deal(&self, game: &BattleForce, view: &View, dice: &mut impl Dice) -> State {
        let mut state = view.public.clone();
        self.deal_cards(game, view, &mut state.board, dice);
        self.deal_ships(game, view, &mut state, dice);
        deal_order(game, view, &mut state.board, dice);
        state
    }

    fn deal_cards(&self, game: &BattleForce, view: &View, board: &mut Board, dice: &mut impl Dice) {
        let mut pool = self.cards;
        for seat in Seat::all(game.seats).filter(|seat| !view.viewer.is(*seat)) {
            let index = seat.index();
            let (in_hand, in_reserve) = (view.hand_sizes[index], view.reserve_sizes[index]);
            // Hand and reserve together, the known cards first.
            let mut held: Cards<16> = board.seen[index].iter().chain(board.gifts[index].iter()).collect();
            while held.len() < usize::from(in_hand + in_reserve) {
                let face = pool.nth(dice.below(pool.len()));
                pool.take(face);
                held.push(face);
            }
            let mut pull = || held.remove_at(dice.below(held.len() as u32) as usize);
            board.hands[index] = (0..in_hand).map(|_| pull()).collect();
            board.reserves[index] = (0..in_reserve).map(|_| pull()).collect();
        }
        board.deck = pool;
    }

    fn deal_ships(&self, game: &BattleForce, view: &View, state: &mut State, dice: &mut impl Dice) {
        let mut pool = self.ships;
        let is_setup = matches!(state.phase, Phase::Plan | Phase::Show(..));
        for seat in Seat::all(game.seats).filter(|seat| !view.viewer.is(*seat)) {
            let mut hidden = Ships::NONE;
            for _ in 0..view.face_down[seat.index()] {
                if let Some(ship) = pool.nth(dice.below(pool.len() as u32) as usize) {
                    pool.remove(ship);
                    hidden.insert(ship);
                }
            }
            let has_lines = game.has_lines(&state.board);
            if is_setup && has_lines && !game.is_automaton(seat) {
                set_up(game, view, state, seat, hidden, dice);
            } else {
                // Before the lines are set up ships have none; in play only the Reserve is face down.
                let is_dealing = !matches!(
                    state.phase,
                    Phase::Turn(..) | Phase::FirstRaise(_) | Phase::OrderCards(_) | Phase::Call
                ) && !is_over(&state.phase);
                let fleet = &mut state.board.fleets[seat.index()];
                if is_dealing {
                    fleet.unplaced = fleet.unplaced.or(hidden);
                } else {
                    let reserve = &mut fleet.lines[Line::Reserve as usize];
                    *reserve = reserve.or(hidden);
                }
            }
        }
        let gone = state.board.duel.is_some()
            || (game.options.game == Level::Introductory && !is_before_cards(&state.phase));
        if gone {
            state.board.aside = pool;
        } else {
            state.board.ship_deck = pool;
        }
    }
}

const fn is_over(phase: &Phase) -> bool {
    matches!(
        phase,
        Phase::Over(_) | Phase::TieCards(_) | Phase::DuelPick(..) | Phase::DuelFirst | Phase::DuelDeal
    )
}

/// Whether ships are still being picked or dealt.
const fn is_before_cards(phase: &Phase) -> bool {
    matches!(phase, Phase::First | Phase::RaceOrder | Phase::Race(_) | Phase::Pick(..) | Phase::DealShips)
}

/// Sets up lines for a player at random, as far as he has: so many ships while all plan, all of them once lines are shown.
fn set_up(
    game: &BattleForce,
    view: &View,
    state: &mut State,
    seat: Seat,
    hidden: Ships,
    dice: &mut impl Dice,
) {
    let placed = usize::from(view.placed[seat.index()]);
    let is_past = matches!(state.phase, Phase::Show(shower, _)
        if seat.places_after(state.board.first, game.seats) < shower.places_after(state.board.first, game.seats));
    let fleet = &mut state.board.fleets[seat.index()];
    let rest = fleet.unplaced.or(hidden);
    fleet.unplaced = rest;
    if is_past {
        // Who has shown his lines has the rest in Reserve.
        fleet.lines[Line::Reserve as usize] = rest;
        fleet.unplaced = Ships::NONE;
        return;
    }
    let count = BattleForce::fleet_count(fleet);
    while fleet.all().len() < placed {
        let ship = fleet.unplaced.nth(dice.below(fleet.unplaced.len() as u32) as usize);
        let Some(ship) = ship else { break };
        let fits = |line: &Line| may_stand(fleet, count, *line);
        let lines = Line::ALL.iter().filter(|line| fits(line)).count() as u32;
        let line = Line::ALL.into_iter().filter(fits).nth(dice.below(lines.max(1)) as usize);
        let Some(line) = line else { break };
        fleet.unplaced.remove(ship);
        fleet.lines[line as usize].insert(ship);
    }
}

/// Whether a fleet of so many ships may set one more into a line.
fn may_stand(fleet: &Fleet, count: usize, line: Line) -> bool {
    let mut counts = Line::ALL.map(|line| fleet.line(line).len());
    counts[line as usize] += 1;
    let (screen, body, reserve) = BattleForce::line_limits(count);
    let left = count - counts.iter().sum::<usize>();
    counts[2] <= reserve && screen.saturating_sub(counts[0]) + body.saturating_sub(counts[1]) <= left
}

/// Order cards that were not called yet are higher than those that were.
fn deal_order(game: &BattleForce, view: &View, board: &mut Board, dice: &mut impl Dice) {
    if view.order_hidden == 0 {
        return;
    }
    let called = Seat::all(game.seats)
        .filter(|seat| board.done >> seat.index() & 1 == 1 || view.active() == Some(*seat))
        .map(|seat| board.order[seat.index()])
        .max()
        .unwrap_or(0);
    for seat in Seat::all(game.seats).filter(|seat| view.order_hidden >> seat.index() & 1 == 1) {
        let most = game.seats.max(6);
        let order = board.order;
        let free = || (called + 1..=most).filter(|number| !order.contains(number));
        let number = free().nth(dice.below(free().count().max(1) as u32) as usize);
        board.order[seat.index()] = number.unwrap_or(0);
    }
}
