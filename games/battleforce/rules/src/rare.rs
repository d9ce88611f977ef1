//! Positions that random games rarely reach, for the conformance suite: large and small fleets, crowded
//! lines, full Reserves, damaged ships, cards and devices on ships, the last cards of the deck, hands with
//! few kinds, and games that are about to end.
//!
//! In all of them nothing has happened yet in the turn or phase. Attacks are reached by playing on.

use contract::conformance::{one_in, pick, shuffle};
use contract::{Dice, Seat};

use crate::arrangement::{
    Arrangement, DuelArrangement, LingeringArrangement, MomentName, SeatArrangement, ShipArrangement,
};
use crate::card::{Card, Kind};
use crate::game::{BattleForce, MOST_TURNS};
use crate::options::{End, Level, Ties};
use crate::ship::{Button, ShipId};
use crate::state::{MOST_RESERVE, Ship};

/// The maximum size of a normal fleet.
const USUAL_FLEET: u32 = 4;
/// The maximum number of ships in a crowded Reserve.
const CROWDED_RESERVE: u32 = 5;

/// A position under construction.
struct Making<'a, D: Dice> {
    game: &'a BattleForce,
    dice: &'a mut D,
    active: Seat,
    moment: MomentName,
    arrangement: Arrangement,
    /// Ships and cards that have no place yet.
    ships: Vec<ShipId>,
    cards: Vec<Card>,
}

impl BattleForce {
    pub(crate) fn rare_position(&self, dice: &mut impl Dice) -> Arrangement {
        let mut ships = self.ids.clone();
        shuffle(dice, &mut ships);
        let copies = |(card, count): (Card, u8)| std::iter::repeat_n(card, usize::from(count));
        let mut cards: Vec<Card> = self.faces().flat_map(copies).collect();
        shuffle(dice, &mut cards);
        let active = Seat::at(dice.below(u32::from(self.seats)) as usize);
        let mut making = Making {
            game: self,
            dice,
            active,
            moment: MomentName::Draw,
            arrangement: Arrangement::nothing(self.seats),
            ships,
            cards,
        };
        if self.options.ties == Ties::Duel && one_in(making.dice, 12) {
            making.add_duel();
        } else {
            making.set_moment();
            making.add_fleets();
            making.add_kills();
            making.set_order();
        }
        making.mark_ships();
        making.add_hands();
        making.add_discards();
        making.set_clock();
        Arrangement { seat: Some(making.active), moment: Some(making.moment), ..making.arrangement }
    }
}

impl Arrangement {
    /// A position in which nobody has anything.
    fn nothing(seats: u8) -> Arrangement {
        Arrangement {
            seats: vec![SeatArrangement::default(); usize::from(seats)],
            ships: Vec::new(),
            lingering: Vec::new(),
            face_down: Vec::new(),
            bottom: Vec::new(),
            discards: Vec::new(),
            open: 0,
            kept: Vec::new(),
            queue: None,
            first: None,
            turns: 0,
            done: None,
            reshuffles: 0,
            remembers: false,
            last_turn: false,
            offered: Vec::new(),
            broken: Vec::new(),
            duel: None,
            seat: None,
            moment: None,
            phase: None,
        }
    }

    /// The players' ships that everybody knows.
    fn known_ships(&self) -> Vec<ShipId> {
        let lines = self.seats.iter().flat_map(|row| [&row.screen, &row.body, &row.reserve]);
        lines.flatten().copied().filter(|ship| !self.face_down.contains(ship)).collect()
    }
}

impl<D: Dice> Making<'_, D> {
    fn is_advanced(&self) -> bool {
        self.game.options.game == Level::Advanced && self.arrangement.duel.is_none()
    }

    fn take_ships(&mut self, count: u32) -> Vec<ShipId> {
        self.ships.split_off(self.ships.len().saturating_sub(count as usize))
    }

    fn take_cards(&mut self, count: u32) -> Vec<Card> {
        self.cards.split_off(self.cards.len().saturating_sub(count as usize))
    }

    fn set_moment(&mut self) {
        let basic = [MomentName::Draw, MomentName::Act, MomentName::Act, MomentName::Discard];
        let advanced = [MomentName::Prepare, MomentName::Prepare, MomentName::Act, MomentName::Act];
        self.moment = match (self.game.is_automaton(self.active), self.is_advanced() && !one_in(self.dice, 3))
        {
            (true, _) => MomentName::Draw,
            (false, true) => pick(self.dice, &advanced),
            (false, false) => pick(self.dice, &basic),
        };
    }

    /// Adds fleets of all sizes; some players have lost theirs where that does not end the game.
    fn add_fleets(&mut self) {
        let seats = u32::from(self.game.seats);
        let all_stay = self.game.options.allies || self.game.options.end == End::Elimination;
        let most = self.ships.len() as u32 / seats;
        let usual = one_in(self.dice, 2);
        let mut left = seats;
        for seat in Seat::all(self.game.seats) {
            let may_be_out = !all_stay && left > 2 && seat != self.active;
            if may_be_out && one_in(self.dice, 8) {
                left -= 1;
                continue;
            }
            let most = if usual { USUAL_FLEET.min(most) } else { most };
            let size = if one_in(self.dice, 4) { 1 } else { 1 + self.dice.below(most) };
            let fleet = self.take_ships(size);
            self.set_lines(seat, fleet);
        }
    }

    /// Assigns random lines, often with more ships in Reserve than may be moved there.
    fn set_lines(&mut self, seat: Seat, mut fleet: Vec<ShipId>) {
        let has_lines = self.is_advanced() && self.game.options.formations;
        let is_automaton = self.game.is_automaton(seat);
        let row = &mut self.arrangement.seats[seat.index()];
        if !has_lines {
            row.screen = fleet;
            return;
        }
        if !is_automaton {
            let reserve = self.dice.below(CROWDED_RESERVE + 1);
            row.reserve = fleet.split_off(fleet.len().saturating_sub(reserve as usize));
            let hidden = row.reserve.iter().filter(|_| one_in(self.dice, 2));
            self.arrangement.face_down.extend(hidden);
        }
        if fleet.len() > 1 {
            let screen = 1 + self.dice.below(fleet.len() as u32) as usize;
            row.body = fleet.split_off(screen);
        }
        row.screen = fleet;
    }

    /// Adds destroyed ships, but not so many that the game is over, and ships under the ship deck.
    fn add_kills(&mut self) {
        let most = match self.game.options.end {
            End::Ships(count) => u32::from(count) - 1,
            _ => 6,
        };
        let many = !one_in(self.dice, 3);
        for seat in Seat::all(self.game.seats).filter(|_| many) {
            let kills = self.dice.below(most + 1);
            self.arrangement.seats[seat.index()].kills = self.take_ships(kills);
        }
        if self.game.options.game == Level::Introductory {
            return;
        }
        // Sometimes all remaining ships, so that the ship deck is empty.
        let bottom = if one_in(self.dice, 4) { self.ships.len() as u32 } else { self.dice.below(3) };
        self.arrangement.bottom = self.take_ships(bottom);
    }

    /// Lets two or more players break a tie with one ship each.
    fn add_duel(&mut self) {
        let seats = self.game.seats;
        let mut tied: Vec<Seat> = Seat::all(seats).collect();
        shuffle(self.dice, &mut tied);
        tied.truncate(2 + self.dice.below(u32::from(seats) - 1) as usize);
        tied.sort_unstable();
        let score = |seat| if tied.contains(&seat) { 20 } else { 5 };
        let scores = Seat::all(seats).map(score).collect();
        for seat in &tied {
            self.arrangement.seats[seat.index()].screen = self.take_ships(1);
        }
        self.active = pick(self.dice, &tied);
        self.moment = pick(self.dice, &[MomentName::Draw, MomentName::Act, MomentName::Discard]);
        self.arrangement.duel = Some(DuelArrangement { seats: tied, scores });
    }

    fn set_order(&mut self) {
        if !self.game.options.order_cards {
            return;
        }
        let mut numbers: Vec<u8> = (1..=self.game.seats.max(6)).collect();
        shuffle(self.dice, &mut numbers);
        for (row, number) in self.arrangement.seats.iter_mut().zip(numbers) {
            row.order = number;
        }
    }

    /// Adds damage, devices and cards to ships that everybody knows.
    fn mark_ships(&mut self) {
        let ships = self.arrangement.known_ships();
        for id in &ships {
            let Some(ship) = self.game.ship(*id) else { continue };
            let row =
                ShipArrangement { ship: *id, damage: [].into(), wounds: 0, raised: self.is_raised(ship) };
            let row = if one_in(self.dice, 2) { row } else { self.damaged(ship, row) };
            if row.raised || row.wounds > 0 || !row.damage.is_empty() {
                self.arrangement.ships.push(row);
            }
        }
        let stays =
            |card: &Card| matches!(card.kind, Kind::ErraticManeuvers | Kind::WildWeasel | Kind::Disengage);
        if ships.is_empty() {
            return;
        }
        let lingering: Vec<Card> =
            self.cards.extract_if(.., |card| stays(card) && one_in(self.dice, 3)).collect();
        for card in lingering {
            let ship = pick(self.dice, &ships);
            if self.may_attach(ship, card) {
                self.arrangement.lingering.push(LingeringArrangement { ship, card });
            } else {
                self.cards.push(card);
            }
        }
        shuffle(self.dice, &mut self.cards);
    }

    fn damaged(&mut self, ship: Ship, mut row: ShipArrangement) -> ShipArrangement {
        let printed = self.game.printed[usize::from(ship)];
        let traditional = self.game.options.traditional_damage;
        if traditional {
            row.wounds = self.dice.below(u32::from(printed.total()) + 1) as u8;
        }
        let heavy = one_in(self.dice, 3);
        for button in printed.kinds().filter(|button| !traditional || *button == Button::Fighters) {
            let most = u32::from(printed.count(button));
            let covered = if heavy { most } else { self.dice.below(most + 1) } as u8;
            if covered > 0 && !one_in(self.dice, 4) {
                row.damage.insert(button, covered);
            }
        }
        row
    }

    /// Whether the ship has its device raised. The active player's webs come down before they prepare.
    fn is_raised(&mut self, ship: Ship) -> bool {
        let has_device = self.game.cloaks.or(self.game.webs).has(ship);
        let row = &self.arrangement.seats[self.active.index()];
        let id = self.game.id(ship);
        let is_own = [&row.screen, &row.body, &row.reserve].into_iter().any(|line| line.contains(&id));
        let comes_down = is_own && self.game.webs.has(ship) && self.moment == MomentName::Prepare;
        self.is_advanced() && has_device && !comes_down && one_in(self.dice, 2)
    }

    /// Whether the card may be on the ship together with those already there.
    fn may_attach(&self, ship: ShipId, card: Card) -> bool {
        let is_there = |row: &LingeringArrangement| row.ship == ship && row.card.kind == card.kind;
        let is_raised = self.arrangement.ships.iter().any(|row| row.ship == ship && row.raised);
        match card.kind {
            Kind::ErraticManeuvers => !is_raised,
            _ => !self.arrangement.lingering.iter().any(is_there),
        }
    }

    /// Adds hands and reserve cards, often of few kinds, some of them known to everybody or to the ally.
    fn add_hands(&mut self) {
        if one_in(self.dice, 2) {
            let kinds: [Kind; 4] = std::array::from_fn(|_| pick(self.dice, &Kind::ALL));
            self.cards.sort_by_key(|card| kinds.contains(&card.kind));
        }
        let most = if self.game.options.second_attack && self.arrangement.duel.is_none() { 6 } else { 5 };
        let fights = |arrangement: &Arrangement, seat: Seat| {
            arrangement.duel.as_ref().is_none_or(|duel| duel.seats.contains(&seat))
        };
        for seat in Seat::all(self.game.seats).filter(|seat| !self.game.is_automaton(*seat)) {
            if !fights(&self.arrangement, seat) {
                continue;
            }
            let size = if one_in(self.dice, 3) { self.dice.below(most + 1) } else { most };
            let hand = self.take_cards(size);
            let reserve = if self.is_advanced() { self.dice.below(MOST_RESERVE as u32 + 1) } else { 0 };
            let reserve = self.take_cards(reserve);
            let mut held: Vec<Card> = hand.iter().chain(&reserve).copied().collect();
            shuffle(self.dice, &mut held);
            let row = &mut self.arrangement.seats[seat.index()];
            (row.hand, row.reserve_cards) = (hand, reserve);
            if self.game.options.top_discard && one_in(self.dice, 3) {
                row.seen = held.split_off(held.len() / 2);
            }
            let gives = self.game.options.allies && self.game.options.game == Level::Advanced;
            if gives && one_in(self.dice, 3) {
                row.gifts = held.split_off(held.len() / 2);
            }
        }
        shuffle(self.dice, &mut self.cards);
        if self.game.options.solitaire {
            let kept = self.dice.below(6);
            self.arrangement.kept = self.take_cards(kept);
        }
    }

    /// Adds no discards, some, or nearly all cards, so that the deck soon runs out.
    fn add_discards(&mut self) {
        let cards = self.cards.len() as u32;
        let count = match self.dice.below(4) {
            0 => 0,
            1 => self.dice.below(cards + 1),
            2 => cards,
            _ => cards.saturating_sub(self.dice.below(6)),
        };
        self.arrangement.discards = self.take_cards(count);
    }

    /// Sets game turns, reshuffles and offers, often shortly before the end.
    fn set_clock(&mut self) {
        let seats = self.game.seats;
        let last = u32::from(MOST_TURNS) - 1;
        self.arrangement.first = Some(Seat::at(self.dice.below(u32::from(seats)) as usize));
        self.arrangement.turns = if one_in(self.dice, 3) { last } else { self.dice.below(last + 1) } as u8;
        self.arrangement.reshuffles = self.dice.below(5) as u8;
        self.arrangement.last_turn = match self.game.options.end {
            End::Time => one_in(self.dice, 3),
            End::Reshuffles(count) => self.arrangement.reshuffles >= count,
            _ => false,
        };
        if self.game.options.diplomacy {
            let (dice, all) = (&mut *self.dice, Seat::all(seats));
            let (offered, rest): (Vec<Seat>, Vec<Seat>) = all.partition(|_| one_in(dice, 3));
            self.arrangement.offered = offered;
            self.arrangement.broken = rest.into_iter().filter(|_| one_in(dice, 3)).collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use contract::{FastDice, Rules};

    use super::*;
    use crate::ship::Line;
    use crate::state::{Moment, Phase, State};

    /// A feature that positions in random games rarely have.
    type Feature = fn(&BattleForce, &State) -> bool;

    fn is_attached(game: &BattleForce, state: &State, kind: Kind) -> bool {
        state.board.lingering.as_slice().iter().any(|card| game.kind(card.face) == kind)
    }

    fn is_moment(state: &State, wanted: Moment) -> bool {
        matches!(state.phase, Phase::Turn(_, moment) if moment == wanted)
    }

    const FEATURES: &[(&str, Feature)] = &[
        ("three ships in Reserve", |_, state| {
            state.board.fleets.iter().any(|fleet| fleet.line(Line::Reserve).len() > 2)
        }),
        ("ships in Reserve only", |_, state| {
            let fleets = state.board.fleets.iter();
            fleets.into_iter().any(|fleet| !fleet.all().is_empty() && fleet.front().is_empty())
        }),
        ("a large fleet", |_, state| state.board.fleets.iter().any(|fleet| fleet.all().len() > 10)),
        ("a player without ships", |game, state| {
            game.with_ships(&state.board).len() < usize::from(game.seats)
        }),
        ("a ship with no button left", |game, state| {
            game.all_ships.iter().any(|ship| game.hits_left(&state.board, ship) == 0)
        }),
        ("a raised web", |game, state| !state.board.raised.and(game.webs).is_empty()),
        ("a raised cloak", |game, state| !state.board.raised.and(game.cloaks).is_empty()),
        ("Maneuvers on a ship", |game, state| is_attached(game, state, Kind::ErraticManeuvers)),
        ("a Weasel on a ship", |game, state| is_attached(game, state, Kind::WildWeasel)),
        ("a ship that left an attack", |game, state| is_attached(game, state, Kind::Disengage)),
        ("an empty deck", |_, state| state.board.deck.len() == 0),
        ("no discards", |_, state| state.board.pile.is_empty()),
        ("no ships left to draw", |game, state| !game.has_ship_to_draw(&state.board)),
        ("the last game turn", |_, state| state.board.turns + 1 == MOST_TURNS),
        ("a duel", |_, state| state.board.duel.is_some()),
        ("the automaton's cards", |_, state| !state.board.kept.is_empty()),
        ("cards that everybody has seen", |_, state| state.board.seen.iter().any(|cards| !cards.is_empty())),
        ("an ally's cards", |_, state| state.board.gifts.iter().any(|cards| !cards.is_empty())),
        ("order cards", |_, state| state.board.order != [0; 8]),
        ("preparing", |_, state| is_moment(state, Moment::Prepare)),
        ("acting", |_, state| is_moment(state, Moment::Act)),
        ("drawing", |_, state| is_moment(state, Moment::Draw)),
    ];

    #[test]
    fn random_positions_are_accepted_and_have_all_rare_features() {
        let mut dice = FastDice::seeded(1);
        let mut met = vec![0; FEATURES.len()];
        for _ in 0..200 {
            let game = BattleForce::at_random(&mut dice);
            for _ in 0..10 {
                let arrangement = game.rare_position(&mut dice);
                let state = game.restore(&arrangement).expect("a possible position");
                for (count, (_, has)) in met.iter_mut().zip(FEATURES) {
                    *count += u32::from(has(&game, &state));
                }
            }
        }
        for (count, (name, _)) in met.iter().zip(FEATURES) {
            assert!(*count > 10, "{name} came up {count} times");
        }
    }
}
