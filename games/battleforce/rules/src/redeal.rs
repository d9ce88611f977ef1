//! Deals a full state from a view: everything the viewer does not know is dealt again.
//!
//! The odds are those of chance alone. A card that somebody plays shows that they held it and nothing else,
//! as if they had pulled any of their hidden cards. A card that a player is known to hold is as likely to be
//! in the hand or reserve as any other of their cards. Until the first reshuffle all hidden cards come from
//! one pool. After it, old and new cards are distinguished as far as possible (`memory.rs`): every possible
//! explanation of the cards shown since is tracked, and a deal follows one of them, chosen by its likelihood.

use contract::{Dice, Seat};

use crate::card::{Cards, Face, Stack};
use crate::game::BattleForce;
use crate::memory::{Guess, Tracker};
use crate::options::Level;
use crate::ship::{Line, Ships};
use crate::state::{Board, Fleet, Phase, State};
use crate::view::View;

/// Fine enough that rounding a probability to one of these steps does not matter.
const STEPS: u32 = 1 << 30;

/// What a view implies about everything it hides.
#[derive(Clone, Debug)]
pub struct Deduction {
    /// Cards that the viewer does not see and that nobody is known to hold.
    cards: Stack,
    /// Ships whose place the viewer does not know.
    ships: Ships,
    /// Guesses about which of the hidden cards are old; empty before the first reshuffle.
    guesses: Vec<Guess>,
}

impl Deduction {
    pub(crate) fn new(game: &BattleForce, view: &View) -> Deduction {
        let mut deduction = Deduction::rough(game, view);
        deduction.guesses = guesses(game, view, &deduction.cards).unwrap_or_default();
        deduction
    }

    /// The possibilities, ignoring the odds. Fast, for questions that have the same answer in every world
    /// consistent with the view.
    pub(crate) fn rough(game: &BattleForce, view: &View) -> Deduction {
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
        Deduction { cards, ships: game.all_ships.not(known), guesses: Vec::new() }
    }

    /// Deals everything that the view does not show.
    pub(crate) fn deal(&self, game: &BattleForce, view: &View, dice: &mut impl Dice) -> State {
        let mut state = view.public.clone();
        self.deal_cards(game, view, &mut state.board, dice);
        self.deal_ships(game, view, &mut state, dice);
        deal_order(game, view, &mut state.board, dice);
        state
    }

    /// Picks a guess at random by weight.
    fn guess(&self, dice: &mut impl Dice) -> Option<Guess> {
        if self.guesses.len() < 2 {
            return self.guesses.first().copied();
        }
        let mut rest = (f64::from(dice.below(STEPS)) + 0.5) / f64::from(STEPS);
        let found = self.guesses.iter().find(|guess| {
            rest -= guess.weight;
            rest <= 0.0
        });
        found.or(self.guesses.last()).copied()
    }

    fn deal_cards(&self, game: &BattleForce, view: &View, board: &mut Board, dice: &mut impl Dice) {
        let mut pool = self.cards;
        let mut guess = self.guess(dice);
        // Old cards that other players hold are not in the pool of the new shuffle.
        if let Some(guess) = &guess {
            guess.old.faces().for_each(|(face, count)| {
                (0..count).for_each(|_| {
                    pool.take(face);
                });
            });
        }
        let mut unplaced = others_old(game, view);
        for seat in Seat::all(game.seats).filter(|seat| !view.viewer.is(*seat)) {
            let index = seat.index();
            let (in_hand, in_reserve) = (view.hand_sizes[index], view.reserve_sizes[index]);
            // Hand and reserve together: known cards, old ones, new ones.
            let mut held: Cards<16> = board.seen[index].iter().chain(board.gifts[index].iter()).collect();
            if let Some(guess) = &mut guess {
                let mut then = guess.shown[index];
                for _ in 0..guess.counts[index] {
                    let face = draw(&mut guess.old, dice);
                    held.push(face);
                    then.push(face);
                }
                board.memory.by_seat[index].held = then;
            } else {
                let then = (0..view.old_counts[index]).map(|_| draw(&mut unplaced, dice));
                board.memory.by_seat[index].held = then.collect();
            }
            while held.len() < usize::from(in_hand + in_reserve) {
                held.push(draw(&mut pool, dice));
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
                // Before the lines are set up, ships have none; in play only the Reserve is face down.
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

fn draw(stack: &mut Stack, dice: &mut impl Dice) -> Face {
    let face = stack.nth(dice.below(stack.len()));
    stack.take(face);
    face
}

/// The old cards of all players except the viewer.
fn others_old(game: &BattleForce, view: &View) -> Stack {
    let mut old = view.old;
    let own = view.viewer.seat().filter(|seat| seat.index() < usize::from(game.seats));
    let held = own.map(|seat| view.public.board.memory.by_seat[seat.index()].held);
    held.iter().flat_map(Cards::iter).for_each(|face| {
        old.take(face);
    });
    old
}

/// The guesses about old and new cards. None before the first reshuffle, or if nothing explains what was
/// shown.
fn guesses(game: &BattleForce, view: &View, hidden: &Stack) -> Option<Vec<Guess>> {
    let memory = &view.public.board.memory;
    if !memory.is_on {
        return None;
    }
    let others = || Seat::all(game.seats).filter(|seat| !view.viewer.is(*seat)).map(Seat::index);
    let old = others_old(game, view);
    let mut counts = view.old_counts;
    if let Some(seat) = view.viewer.seat() {
        counts[seat.index()] = 0;
    }
    // The new shuffle without the cards that the viewer has seen of it: everything hidden now or shown since,
    // except the old cards.
    let mut new = *hidden;
    others().for_each(|seat| memory.by_seat[seat].shown.iter().for_each(|face| new.add(face, 1)));
    for (face, count) in old.faces() {
        for _ in 0..count {
            new.take(face).then_some(())?;
        }
    }
    let mut tracker = Tracker::new(old, counts, new);
    for seat in others() {
        let recollection = &memory.by_seat[seat];
        for (face, drawn) in recollection.shown.iter().zip(recollection.drawn.iter()) {
            tracker.show(seat, face, drawn);
        }
    }
    // Nobody has more old cards than hidden ones.
    tracker.guesses.retain(|guess| {
        others().all(|seat| {
            let held = usize::from(view.hand_sizes[seat] + view.reserve_sizes[seat]);
            let known = view.public.board.seen[seat].len() + view.public.board.gifts[seat].len();
            usize::from(guess.counts[seat]) + known <= held
        })
    });
    let total: f64 = tracker.guesses.iter().map(|guess| guess.weight).sum();
    tracker.guesses.iter_mut().for_each(|guess| guess.weight /= total);
    (!tracker.guesses.is_empty()).then_some(tracker.guesses)
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

/// Sets up a player's lines at random as far as they have got: `placed` ships during planning, all of them
/// once lines are shown.
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
        // A player who has shown their lines has the rest in Reserve.
        fleet.lines[Line::Reserve as usize] = rest;
        fleet.unplaced = Ships::NONE;
        return;
    }
    let count = BattleForce::fleet_count(fleet);
    while fleet.all().len() < placed {
        let ship = fleet.unplaced.nth(dice.below(fleet.unplaced.len() as u32) as usize);
        let Some(ship) = ship else { break };
        let fits = |line: &Line| may_place(fleet, count, *line);
        let lines = Line::ALL.iter().filter(|line| fits(line)).count() as u32;
        let line = Line::ALL.into_iter().filter(fits).nth(dice.below(lines.max(1)) as usize);
        let Some(line) = line else { break };
        fleet.unplaced.remove(ship);
        fleet.lines[line as usize].insert(ship);
    }
}

/// Whether a fleet of `count` ships may place one more in a line.
fn may_place(fleet: &Fleet, count: usize, line: Line) -> bool {
    let mut counts = Line::ALL.map(|line| fleet.line(line).len());
    counts[line as usize] += 1;
    let (screen, body, reserve) = BattleForce::line_limits(count);
    let left = count - counts.iter().sum::<usize>();
    counts[2] <= reserve && screen.saturating_sub(counts[0]) + body.saturating_sub(counts[1]) <= left
}

/// Deals order cards. Those not called yet are higher than those called.
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
