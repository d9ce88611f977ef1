//! What the conformance suite needs to know about this game. For tests, and for scenarios that list all legal
//! actions.

use contract::conformance::{Lawful, pick};
use contract::{Dice, Edition, FastDice, MAX_SEATS, Seat, Viewer};

use crate::action::{Action, Cancel, MOST_SHOTS, MOST_SQUADRONS, Outcome, Thing, Word};
use crate::arrangement::Arrangement;
use crate::card::{Card, Cards, Face, Kind, Stack};
use crate::game::BattleForce;
use crate::memory::MOST_HELD;
use crate::options::{Level, Options};
use crate::ship::{Button, Line, Race, ShipId, Ships};
use crate::state::{Board, Phase, State};
use crate::view::View;

fn every_seat() -> impl Iterator<Item = Seat> {
    Seat::all(MAX_SEATS as u8)
}

impl Lawful for BattleForce {
    /// Checking a random game takes minutes.
    const ONE_RANDOM_GAME_IN: u64 = 200;
    const ONE_ARRANGED_POSITION_IN: u64 = 10;

    /// The three games at every table size, solitaire, and many games with random options.
    fn tables_to_try(seed: u64) -> Vec<BattleForce> {
        let levels = [Level::Introductory, Level::Basic, Level::Advanced];
        let levels = levels.map(|game| Options { game, ..Options::default() });
        let tables = levels.iter().flat_map(|options| (2..=8).map(|seats| (options.clone(), seats)));
        let tables = tables.chain([(Options::solitaire(), 2)]);
        let table = |(options, seats)| BattleForce::with_options(options, seats).expect("a table");
        let mut games: Vec<BattleForce> = tables.map(table).collect();
        let mut dice = FastDice::seeded(seed);
        games.extend((games.len()..250).map(|_| BattleForce::at_random(&mut dice)));
        games
    }

    fn every_action(&self) -> Vec<Action> {
        let mut all = Vec::new();
        let ships = |make: fn(ShipId) -> Action| self.ids.iter().map(move |ship| make(*ship));
        let lines = |make: fn(ShipId, Line) -> Action| {
            self.ids.iter().flat_map(move |ship| Line::ALL.map(|line| make(*ship, line)))
        };
        let cards = |make: fn(Card) -> Action| self.faces.iter().map(move |card| make(*card));
        let boosted = |make: fn(Card, Option<Kind>) -> Action| {
            let boosters = || [None].into_iter().chain(Kind::BOOSTERS.map(Some));
            self.faces.iter().flat_map(move |card| boosters().map(move |booster| make(*card, booster)))
        };
        all.extend(ships(Action::Pick));
        all.extend(Race::ALL.map(Action::Race));
        all.extend(cards(Action::Choose));
        all.extend(lines(Action::Line));
        all.extend(lines(Action::Show));
        all.extend(lines(Action::Move));
        all.extend(ships(Action::Raise));
        all.extend(ships(Action::Lower));
        all.extend([Action::Draw, Action::Salvage, Action::Take, Action::Keep, Action::Shelve]);
        for ship in &self.ids {
            all.extend(Button::ALL.map(|button| Action::Mend(*ship, button)));
        }
        all.extend(cards(Action::Repair));
        all.extend(ships(Action::Patch));
        all.extend([Action::Reinforce, Action::Ready]);
        all.extend(ships(Action::Attack));
        for ship in &self.ids {
            all.extend((1..=MOST_SQUADRONS).map(|squadrons| Action::Fighters(*ship, squadrons)));
        }
        all.extend([Action::Planet(1), Action::Planet(2), Action::Flotilla]);
        all.extend(ships(Action::Mutiny));
        all.extend([Action::Ceasefire, Action::Redraw, Action::Reform]);
        all.extend(ships(Action::Target));
        all.extend(boosted(Action::Fire));
        all.extend(Cancel::ALL.map(Action::Cancel));
        all.extend([Action::Prime, Action::Launch]);
        all.extend(boosted(Action::Defend));
        all.extend((1..=MOST_SHOTS).map(Action::At));
        all.extend(cards(Action::React));
        all.extend(ships(Action::Man));
        all.extend(Button::ALL.map(Action::Damage));
        all.extend(cards(Action::Toss));
        all.extend(cards(Action::Discard));
        all.extend([Action::Stash, Action::Give]);
        all.extend(cards(Action::Top));
        all.extend(ships(Action::Duel));
        all.push(Action::Pass);
        all
    }

    fn every_outcome(&self) -> Vec<Outcome> {
        let mut all: Vec<Outcome> = every_seat().map(Outcome::First).collect();
        all.extend(every_seat().map(Outcome::Next));
        all.extend((1..=8).map(Outcome::Order));
        all.extend(every_seat().flat_map(|seat| (1..=8).map(move |number| Outcome::Call(seat, number))));
        all.extend(self.ids.iter().map(|ship| Outcome::Ship(*ship)));
        all.extend(self.faces.iter().map(|card| Outcome::Draw(*card)));
        all.extend((1..=48).map(Outcome::Dice));
        all
    }

    fn every_word(&self) -> Vec<Word> {
        let words = every_seat()
            .map(Word::Offer)
            .chain(every_seat().map(Word::Kept))
            .chain(every_seat().map(Word::Broke));
        [Word::LastTurn].into_iter().chain(words).collect()
    }

    fn every_thing(&self) -> Vec<Thing> {
        let cards = self.faces.iter().map(|card| Thing::Card(*card));
        let ships = self.ids.iter().map(|ship| Thing::Ship(*ship));
        let buttons = self
            .ids
            .iter()
            .zip(&self.printed)
            .flat_map(|(ship, printed)| printed.kinds().map(|button| Thing::Button(*ship, button)));
        cards.chain(ships).chain(buttons).chain([Thing::Deck, Thing::Discards, Thing::Reserve]).collect()
    }

    fn lost_or_doubled(&self, state: &State) -> Option<String> {
        let board = &state.board;
        let mut cards = board.deck;
        let mut add = |face: Face| cards.add(face, 1);
        board.hands.iter().flat_map(super::card::Cards::as_slice).for_each(|face| add(*face));
        board.reserves.iter().flat_map(super::card::Cards::as_slice).for_each(|face| add(*face));
        board.kept.iter().chain(board.pile.iter()).for_each(&mut add);
        board.lingering.as_slice().iter().for_each(|card| add(card.face));
        if cards != self.deck {
            return Some(format!("the cards do not add up: {cards:?}"));
        }
        let mut ships = board.aside;
        let is_picking = matches!(state.phase, Phase::DuelPick(..));
        let bottom: Ships = board.bottom.iter().collect();
        let places = [board.ship_deck, bottom].into_iter().chain(board.fleets.iter().flat_map(|fleet| {
            let unplaced = if is_picking { Ships::NONE } else { fleet.unplaced };
            [fleet.lines[0], fleet.lines[1], fleet.lines[2], unplaced, fleet.kills]
        }));
        for place in places {
            if !ships.and(place).is_empty() {
                return Some(format!("ships {:?} are duplicated", ships.and(place)));
            }
            ships = ships.or(place);
        }
        if ships != self.all_ships {
            return Some(format!("ships {:?} are lost", self.all_ships.not(ships)));
        }
        self.out_of_shape(board)
    }

    fn counts(&self, view: &View) -> Vec<u32> {
        let board = &view.public.board;
        let of = |seat: Seat| {
            let index = seat.index();
            let (hand, reserve) = if view.viewer().is(seat) {
                (board.hands[index].len(), board.reserves[index].len())
            } else {
                (usize::from(view.hand_sizes[index]), usize::from(view.reserve_sizes[index]))
            };
            let fleet = &board.fleets[index];
            let open = if matches!(view.public.phase, Phase::DuelPick(..)) {
                fleet.all().len()
            } else {
                fleet.all().or(fleet.unplaced).len()
            };
            let ships = open + usize::from(view.face_down[index]);
            [hand, reserve, ships, fleet.kills.len(), usize::from(view.old_counts[index])]
        };
        let common = [
            usize::from(view.deck_size),
            usize::from(view.ship_deck_size),
            board.pile.len(),
            board.kept.len(),
            board.bottom.len(),
            board.lingering.as_slice().len(),
        ];
        Seat::all(self.seats).flat_map(of).chain(common).map(|count| count as u32).collect()
    }

    fn scramble(&self, state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
        let mut scrambled = state.clone();
        for _ in 0..20 {
            let mut attempt = scrambled.clone();
            let done = match dice.below(5) {
                0 | 1 => self.swap_cards(&mut attempt.board, viewer, dice),
                4 => self.swap_memories(&mut attempt.board, viewer, dice),
                2 => self.swap_ships(&mut attempt, viewer, dice),
                _ => self.swap_orders(&mut attempt, viewer, dice),
            };
            if done.is_some() {
                scrambled = attempt;
            }
        }
        scrambled
    }

    fn arrange_at_random(&self, dice: &mut impl Dice) -> Arrangement {
        self.rare_position(dice)
    }
}

impl BattleForce {
    /// A game with random options, edition and number of seats, for tests that need to see all of them.
    pub fn at_random(dice: &mut impl Dice) -> BattleForce {
        loop {
            let seats = if dice.below(12) == 0 { 7 + dice.below(2) } else { 2 + dice.below(5) } as u8;
            // Incompatible options are rolled again.
            if let Ok(mut game) = BattleForce::with_options(Options::at_random(dice), seats) {
                let editions: Vec<Edition> = Edition::all::<BattleForce>().collect();
                game.edition = pick(dice, &editions);
                return game;
            }
        }
    }

    /// Describes what cannot be true in any state.
    fn out_of_shape(&self, board: &Board) -> Option<String> {
        for (ship, id) in self.ids.iter().enumerate() {
            if !self.printed[ship].includes(board.damage[ship]) {
                return Some(format!("{id} has more damage than buttons"));
            }
            let in_play = Seat::all(self.seats).any(|seat| board.fleets[seat.index()].all().has(ship as u8));
            let marked = self.is_damaged(board, ship as u8)
                || board.raised.has(ship as u8)
                || self.is_burdened(board, ship as u8);
            if marked && !in_play {
                return Some(format!("{id} is not in play but has damage, cards or a raised device"));
            }
        }
        for seat in Seat::all(self.seats) {
            if board.reserves[seat.index()].len() > 3 || board.hands[seat.index()].len() > 7 {
                return Some(format!("{seat:?} holds too many cards"));
            }
            let mut held = Stack::EMPTY;
            let hand = board.hands[seat.index()].iter();
            hand.chain(board.reserves[seat.index()].iter()).for_each(|face| held.add(face, 1));
            let mut known = board.seen[seat.index()].iter().chain(board.gifts[seat.index()].iter());
            if !known.all(|face| held.take(face)) {
                return Some(format!("{seat:?} lacks a card they are known to hold"));
            }
        }
        None
    }

    /// Swaps cards in places that the viewer does not see: a hand or reserve, or the deck.
    fn swap_cards(&self, board: &mut Board, viewer: Viewer, dice: &mut impl Dice) -> Option<()> {
        let mut places = Vec::new();
        for seat in Seat::all(self.seats).filter(|seat| !viewer.is(*seat)) {
            places.extend((0..board.hands[seat.index()].len()).map(|at| (seat, true, at)));
            places.extend((0..board.reserves[seat.index()].len()).map(|at| (seat, false, at)));
        }
        let one = *places.get(dice.below(places.len().max(1) as u32) as usize)?;
        let other = dice.below(places.len() as u32 + 3) as usize;
        let face_at = |board: &Board, (seat, hand, at): (Seat, bool, usize)| {
            let index = seat.index();
            if hand { board.hands[index].as_slice()[at] } else { board.reserves[index].as_slice()[at] }
        };
        let mine = face_at(board, one);
        if let Some(other) = places.get(other) {
            let theirs = face_at(board, *other);
            set_face(board, one, theirs);
            set_face(board, *other, mine);
        } else {
            let theirs = board.deck.nth(dice.below((board.deck.len() > 0).then(|| board.deck.len())?));
            board.deck.take(theirs);
            board.deck.add(mine, 1);
            set_face(board, one, theirs);
        }
        // Public knowledge about players must stay true.
        self.out_of_shape(board).is_none().then_some(())
    }

    /// Swaps cards that two other players held at the last reshuffle. Everybody knows them only as a whole.
    fn swap_memories(&self, board: &mut Board, viewer: Viewer, dice: &mut impl Dice) -> Option<()> {
        let others: Vec<usize> = Seat::all(self.seats)
            .filter(|seat| !viewer.is(*seat))
            .map(Seat::index)
            .filter(|seat| !board.memory.by_seat[*seat].held.is_empty())
            .collect();
        let mut pick = || {
            let seat = *others.get(dice.below(others.len().max(1) as u32) as usize)?;
            Some((seat, dice.below(board.memory.by_seat[seat].held.len() as u32) as usize))
        };
        let ((one, here), (other, there)) = (pick()?, pick()?);
        let held = |board: &Board, seat: usize| board.memory.by_seat[seat].held;
        let (mine, theirs) = (held(board, one).as_slice()[here], held(board, other).as_slice()[there]);
        let with = |cards: Cards<MOST_HELD>, at: usize, face: Face| -> Cards<MOST_HELD> {
            cards.iter().enumerate().map(|(place, old)| if place == at { face } else { old }).collect()
        };
        board.memory.by_seat[one].held = with(held(board, one), here, theirs);
        board.memory.by_seat[other].held = with(held(board, other), there, mine);
        Some(())
    }

    /// Swaps two ships whose place the viewer does not know, or the lines of two ships that have not been
    /// shown yet.
    fn swap_ships(&self, state: &mut State, viewer: Viewer, dice: &mut impl Dice) -> Option<()> {
        let board = &mut state.board;
        let seats: Vec<Seat> = Seat::all(self.seats)
            .filter(|seat| !viewer.is(*seat))
            .filter(|seat| {
                let fleet = &board.fleets[seat.index()];
                !fleet.all().or(fleet.unplaced).not(board.known).is_empty()
            })
            .collect();
        let seat = *seats.get(dice.below(seats.len().max(1) as u32) as usize)?;
        let fleet = &board.fleets[seat.index()];
        let hidden = fleet.all().or(fleet.unplaced).not(board.known);
        let mine = hidden.nth(dice.below(hidden.len() as u32) as usize)?;
        let elsewhere = board.ship_deck;
        let theirs =
            elsewhere.nth(dice.below((!elsewhere.is_empty()).then(|| elsewhere.len())? as u32) as usize)?;
        let fleet = &mut board.fleets[seat.index()];
        for set in fleet.lines.iter_mut().chain([&mut fleet.unplaced]) {
            if set.has(mine) {
                set.remove(mine);
                set.insert(theirs);
            }
        }
        board.ship_deck.remove(theirs);
        board.ship_deck.insert(mine);
        board.queue = board.queue.iter().map(|ship| if ship == mine { theirs } else { ship }).collect();
        Some(())
    }

    /// Swaps order cards that have not been called yet.
    fn swap_orders(&self, state: &mut State, viewer: Viewer, dice: &mut impl Dice) -> Option<()> {
        let active = self.active(state);
        let board = &mut state.board;
        let hidden: Vec<usize> = Seat::all(self.seats)
            .filter(|seat| !viewer.is(*seat) && active != Some(*seat))
            .map(Seat::index)
            .filter(|seat| board.done >> seat & 1 == 0 && board.order[*seat] != 0)
            .collect();
        let mut pick = || hidden.get(dice.below(hidden.len().max(1) as u32) as usize).copied();
        let (one, other) = (pick()?, pick()?);
        board.order.swap(one, other);
        Some(())
    }
}

fn set_face(board: &mut Board, (seat, hand, at): (Seat, bool, usize), face: Face) {
    let index = seat.index();
    let replace = |(place, old): (usize, Face)| if place == at { face } else { old };
    if hand {
        board.hands[index] = board.hands[index].iter().enumerate().map(replace).collect();
    } else {
        board.reserves[index] = board.reserves[index].iter().enumerate().map(replace).collect();
    }
}
