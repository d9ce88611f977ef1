//! The rules of Battle Force as an implementation of the contract.

use std::sync::Arc;

use contract::{
    ContentFault, Dice, Edition, MAX_SEATS, Misarranged, OptionInfo, Reaction, Refusal, Rule, Rules, Scores,
    Seat, SeatSet, Sink, Step, StepOf, Viewer, Waiting,
};

use crate::action::{Action, Outcome, Thing, Word};
use crate::arrangement::Arrangement;
use crate::card::{Card, Face, KINDS, Kind, MOST_FACES, MOST_VALUE, Stack};
use crate::content::Content;
use crate::event::Event;
use crate::options::{self, FleetChoice, Level, Options};
use crate::registry as rule;
use crate::ship::{Button, Buttons, Device, Race, ShipId, ShipIndex, Ships};
use crate::state::{
    ALL_SHIPS, Board, By, Moment, Naming, Phase, Routine, Ship, State, Turn, Window, bit_seats,
};
use crate::view::{Book, View};

/// The game ends and is scored after this many game turns (R72).
pub const MOST_TURNS: u8 = 60;

/// A game of Battle Force: components, options and number of seats.
#[derive(Clone, Debug)]
pub struct BattleForce {
    pub(crate) content: Content,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) edition: Edition,
    /// The ships by number. Ships of the second copy come after those of the first.
    pub(crate) ids: Vec<ShipId>,
    index: ShipIndex,
    pub(crate) printed: [Buttons; ALL_SHIPS],
    pub(crate) points: [u8; ALL_SHIPS],
    pub(crate) all_ships: Ships,
    pub(crate) klingons: Ships,
    pub(crate) cloaks: Ships,
    pub(crate) webs: Ships,
    /// Ships with fighters.
    pub(crate) bases: Ships,
    pub(crate) dreadnoughts: Ships,
    pub(crate) carriers: Ships,
    pub(crate) races: [Ships; Race::ALL.len()],
    /// The faces, sorted by kind and value.
    pub(crate) faces: Vec<Card>,
    pub(crate) kinds: [Kind; MOST_FACES],
    pub(crate) values: [u8; MOST_FACES],
    pub(crate) by_kind: [u64; KINDS],
    face_of: [[Option<Face>; MOST_VALUE as usize + 1]; KINDS],
    /// All action cards.
    pub(crate) deck: Stack,
    pub(crate) book: Arc<Book>,
}

/// Cards that are not in the introductory game.
const NOT_INTRODUCTORY: [Kind; 11] = [
    Kind::Disengage,
    Kind::Ecm,
    Kind::Eccm,
    Kind::LegendaryEngineer,
    Kind::LegendaryGunner,
    Kind::KlingonMutiny,
    Kind::OrganianCeasefire,
    Kind::WildWeasel,
    Kind::PrimeTeam,
    Kind::PfFlotilla,
    Kind::PlanetBasedFighters,
];

fn demand(holds: bool, rule: &'static Rule) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::under(rule)) }
}

/// How many ways there are to roll each total: the weights of `dice` dice from `dice` to `6 * dice`.
fn dice_ways(dice: u8) -> ([u32; 49], std::ops::RangeInclusive<u8>) {
    let mut ways = [0; 49];
    ways[0] = 1;
    for _ in 0..dice {
        let mut next = [0; 49];
        for (sum, count) in ways.iter().enumerate().filter(|(_, count)| **count > 0) {
            (1..=6).for_each(|pips| next[sum + pips] += count);
        }
        ways = next;
    }
    (ways, dice..=6 * dice)
}

impl BattleForce {
    /// The game with the embedded components and default options.
    pub fn standard(seats: u8) -> Result<BattleForce, Refusal> {
        BattleForce::with_options(Options::default(), seats)
    }

    /// The game with the embedded components.
    pub fn with_options(options: Options, seats: u8) -> Result<BattleForce, Refusal> {
        let content = Content::read(Self::CONTENT).expect("the embedded components are checked by a test");
        BattleForce::new(content, options, seats)
    }

    /// How many copies of the components are needed (R60).
    const fn copies(seats: u8) -> usize {
        if seats > 6 { 2 } else { 1 }
    }

    fn has_card(options: &Options, kind: Kind) -> bool {
        let introductory = options.game == Level::Introductory && NOT_INTRODUCTORY.contains(&kind);
        let fighters = kind == Kind::PlanetBasedFighters && !options.fighters;
        !introductory && !fighters
    }

    /// The printed data of a ship. A ship of the second copy looks like its twin in the first.
    pub fn ship_info(&self, ship: ShipId) -> Option<&crate::content::ShipInfo> {
        self.content.ships.get(usize::from(self.ship(ship)?) % self.content.ships.len())
    }

    /// The faces of the action cards in play, and how many cards have each.
    pub fn faces(&self) -> impl Iterator<Item = (Card, u8)> {
        self.deck.faces().map(|(face, count)| (self.faces[face as usize], count))
    }

    /// All ships, with those of a second copy after those of the first.
    pub fn ship_ids(&self) -> &[ShipId] {
        &self.ids
    }

    /// A ship's id in notation.
    #[inline]
    pub(crate) fn id(&self, ship: Ship) -> ShipId {
        self.ids[ship as usize]
    }

    #[inline]
    pub(crate) fn ship(&self, id: ShipId) -> Option<Ship> {
        self.index.find(&self.ids, id)
    }

    /// The number of a ship named by a checked step.
    #[inline]
    pub(crate) fn index(&self, id: ShipId) -> Ship {
        self.ship(id).expect("a checked step names a ship of the game")
    }

    #[inline]
    pub(crate) fn card(&self, face: Face) -> Card {
        self.faces[face as usize]
    }

    #[inline]
    pub(crate) fn face(&self, card: Card) -> Option<Face> {
        *self.face_of[card.kind as usize].get(card.value as usize)?
    }

    /// The face of a card named by a checked step.
    #[inline]
    pub(crate) fn face_index(&self, card: Card) -> Face {
        self.face(card).expect("a checked step names a card of the game")
    }

    /// Whose turn it is.
    pub(crate) const fn active(&self, state: &State) -> Option<Seat> {
        match &state.phase {
            Phase::Turn(turn, _) => Some(turn.seat),
            _ => None,
        }
    }

    /// The seat that decides in a turn, unless chance does.
    pub(crate) fn decider(&self, turn: &Turn, moment: &Moment) -> Option<Seat> {
        if let Some((_, seat)) = turn.naming {
            return Some(seat);
        }
        if turn.owed.is_some() {
            return None;
        }
        if let Some(seat) = turn.refill {
            return Some(seat);
        }
        match moment {
            Moment::NewShip | Moment::Automaton(_) | Moment::TruceDeal(_) | Moment::End => None,
            Moment::Truce(seat) => Some(*seat),
            Moment::Battle(battle, window) => match window {
                Window::Volley | Window::Hunt | Window::Prime | Window::React(..) => Some(turn.seat),
                Window::Barrage(seat, ..) | Window::BarrageCard(seat, ..) => Some(*seat),
                Window::Dice => None,
                Window::Evade(_)
                | Window::Flak
                | Window::Escort(_)
                | Window::Calm
                | Window::Defend
                | Window::Aim(..)
                | Window::Damage(_) => Some(battle.defender),
            },
            _ => Some(turn.seat),
        }
    }

    /// The remaining order cards.
    fn order_cards(&self, board: &Board) -> impl Iterator<Item = u8> + use<> {
        let most = self.seats.max(6);
        let order = board.order;
        (1..=most).filter(move |number| !order.contains(number))
    }

    /// What chance decides now, if anything.
    fn lot(&self, state: &State) -> Option<Lot> {
        match &state.phase {
            Phase::First => Some(Lot::First(Seat::all(self.seats).collect())),
            Phase::DuelFirst => Some(Lot::First(self.duelists(&state.board))),
            Phase::RaceOrder => Some(Lot::Next(
                Seat::all(self.seats)
                    .filter(|seat| Self::fleet_count(&state.board.fleets[seat.index()]) == 0)
                    .collect(),
            )),
            Phase::OrderCards(_) => Some(Lot::Order),
            Phase::Call => {
                self.called(&state.board).map(|seat| Lot::Call(seat, state.board.order[seat.index()]))
            }
            Phase::DealShips => Some(Lot::Ship),
            Phase::DealCards | Phase::DuelDeal | Phase::TieCards(_) => Some(Lot::Card),
            Phase::Turn(turn, moment) => match moment {
                _ if turn.naming.is_some() => None,
                _ if turn.owed.is_some() => Some(Lot::Card),
                _ if turn.refill.is_some() => None,
                Moment::NewShip | Moment::Automaton(Routine::NewShip) => Some(Lot::Ship),
                Moment::Automaton(Routine::Turn(_)) => Some(Lot::Card),
                Moment::Battle(battle, Window::Dice) => Some(Lot::Dice(self.dice_count(battle))),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether chance can produce this outcome now.
    fn may_happen(&self, state: &State, outcome: Outcome) -> bool {
        let board = &state.board;
        match (self.lot(state), outcome) {
            (Some(Lot::First(seats)), Outcome::First(seat))
            | (Some(Lot::Next(seats)), Outcome::Next(seat)) => seats.contains(seat),
            (Some(Lot::Order), Outcome::Order(number)) => {
                number <= self.seats.max(6) && !board.order.contains(&number)
            }
            (Some(Lot::Call(called, order)), Outcome::Call(seat, number)) => {
                (called, order) == (seat, number)
            }
            (Some(Lot::Ship), Outcome::Ship(id)) => {
                self.ship(id).is_some_and(|ship| board.ship_deck.has(ship))
            }
            (Some(Lot::Card), Outcome::Draw(card)) => {
                self.face(card).is_some_and(|face| board.deck.count(face) > 0)
            }
            (Some(Lot::Dice(dice)), Outcome::Dice(sum)) => (dice..=6 * dice).contains(&sum),
            _ => false,
        }
    }

    /// What chance does next, if it is chance's turn.
    #[inline]
    fn roll(&self, state: &State, dice: &mut impl Dice) -> Option<Outcome> {
        let board = &state.board;
        let mut pick = |seats: SeatSet| seats.iter().nth(dice.below(seats.len() as u32) as usize);
        match self.lot(state)? {
            Lot::First(seats) => pick(seats).map(Outcome::First),
            Lot::Next(seats) => pick(seats).map(Outcome::Next),
            Lot::Order => {
                let left = self.order_cards(board).count() as u32;
                self.order_cards(board).nth(dice.below(left) as usize).map(Outcome::Order)
            }
            Lot::Call(seat, number) => Some(Outcome::Call(seat, number)),
            Lot::Ship => {
                let number = dice.below(board.ship_deck.len() as u32) as usize;
                board.ship_deck.nth(number).map(|ship| Outcome::Ship(self.id(ship)))
            }
            Lot::Card => Some(Outcome::Draw(self.card(board.deck.nth(dice.below(board.deck.len()))))),
            Lot::Dice(count) => Some(Outcome::Dice((0..count).map(|_| 1 + dice.below(6) as u8).sum())),
        }
    }

    /// Whether the seats that are due have a legal action. A player who has announced an attack holds a
    /// weapon card for it.
    fn can_act(&self, state: &State) -> bool {
        if let Phase::Turn(turn, Moment::Battle(battle, Window::Volley)) = &state.phase
            && let By::Ship(ship) = battle.by
            && battle.shot_count == 0
        {
            return self.hurts(&state.board, turn.seat, ship, Ships::only(battle.target));
        }
        let Waiting::Seats(seats) = self.waiting(state) else { return true };
        let mut actions = Vec::new();
        seats.iter().all(|seat| {
            self.legal_actions(state, seat, &mut actions);
            !actions.is_empty()
        })
    }

    /// Whether a viewer sees the card named in a naming step.
    fn sees_naming(&self, naming: Naming, seat: Seat, viewer: Viewer) -> bool {
        viewer.is(seat) || (naming == Naming::Give && self.ally(seat).is_some_and(|ally| viewer.is(ally)))
    }

    fn add_ships(&mut self, copies: usize) {
        let rows = self.content.ships.len();
        for copy in 0..copies {
            for (row, info) in self.content.ships.iter().enumerate() {
                let ship = (copy * rows + row) as Ship;
                self.ids.push(if copy == 0 { info.id } else { info.id.second() });
                self.printed[ship as usize] = info.buttons;
                self.points[ship as usize] = info.points;
                self.races[info.race as usize].insert(ship);
                let put = |belongs: bool, set: &mut Ships| {
                    if belongs {
                        set.insert(ship);
                    }
                };
                put(info.race == Race::Klingon, &mut self.klingons);
                put(info.device == Some(Device::Cloak), &mut self.cloaks);
                put(info.device == Some(Device::Web), &mut self.webs);
                put(info.buttons.count(Button::Fighters) > 0, &mut self.bases);
                put(info.is_dreadnought(), &mut self.dreadnoughts);
                put(info.is_carrier(), &mut self.carriers);
            }
        }
    }

    fn add_cards(&mut self, copies: usize) {
        for row in &self.content.cards {
            if !Self::has_card(&self.options, row.card.kind) {
                continue;
            }
            let face = self.faces.len();
            self.faces.push(row.card);
            self.kinds[face] = row.card.kind;
            self.values[face] = row.card.value;
            self.by_kind[row.card.kind as usize] |= 1 << face;
            self.face_of[row.card.kind as usize][row.card.value as usize] = Some(face as Face);
            self.deck.add(face as Face, row.copies * copies as u8);
        }
    }

    /// Checks that there are enough ships and cards for everybody.
    fn check_size(&self) -> Result<(), Refusal> {
        let seats = usize::from(self.seats);
        let needed = match self.options.fleet {
            FleetChoice::Points | FleetChoice::Race => seats,
            _ => seats * self.fleet_size(),
        };
        demand(self.all_ships.len() >= needed, &rule::SETUP_SHIPS)?;
        demand(self.deck.len() as usize >= seats * (self.deal_size() + 2), &rule::SETUP_CARDS)?;
        match self.options.fleet {
            FleetChoice::Centre => {
                demand(
                    self.dreadnoughts.len() >= seats && self.carriers.len() >= seats,
                    &rule::FLEET_CENTRE,
                )?;
            }
            FleetChoice::Points => {
                let cheap =
                    self.points[..self.ids.len()].iter().filter(|p| u16::from(**p) <= self.options.points);
                demand(cheap.count() >= seats, &rule::OPTION_POINTS)?;
            }
            FleetChoice::Race => demand(self.race_size() > 0, &rule::FLEET_RACE)?,
            _ => {}
        }
        Ok(())
    }
}

/// How often a world is dealt again because somebody lacks a card that they must hold.
const MOST_DEALS: u32 = 2000;

/// A decision left to chance.
enum Lot {
    First(SeatSet),
    Next(SeatSet),
    Order,
    Call(Seat, u8),
    Ship,
    Card,
    Dice(u8),
}

impl Rules for BattleForce {
    type Content = Content;
    type Options = Options;
    type State = State;
    type Arrangement = Arrangement;
    type Action = Action;
    type Outcome = Outcome;
    type Word = Word;
    type Thing = Thing;
    type Event = Event;
    type View = View;
    type Deduction = crate::redeal::Deduction;

    const NAME: &'static str = "battleforce";
    const TITLE: &'static str = "Star Fleet Battle Force";
    const RULES_VERSION: u32 = 2;
    const SEATS: (u8, u8) = (2, 8);
    const RULES: &'static [&'static Rule] = rule::ALL;
    const OPTIONS: &'static [OptionInfo] = options::ALL;
    const CONTENT: &'static str = include_str!("../content/battleforce.toml");

    fn origins(content: &Content) -> Vec<(String, String)> {
        content.origins()
    }

    fn read_content(text: &str) -> Result<Content, Vec<ContentFault>> {
        Content::read(text)
    }

    fn in_edition(
        edition: Edition,
        content: Content,
        options: Options,
        seats: u8,
    ) -> Result<BattleForce, Refusal> {
        demand((Self::SEATS.0..=Self::SEATS.1).contains(&seats), &rule::SETUP_SEATS)?;
        options.check(seats)?;
        let copies = Self::copies(seats);
        let rows = content.ships.len();
        let mut game = BattleForce {
            seats,
            edition,
            ids: Vec::with_capacity(rows * copies),
            index: ShipIndex::of(&[]),
            printed: [Buttons::NONE; ALL_SHIPS],
            points: [0; ALL_SHIPS],
            all_ships: Ships::first_of(rows * copies),
            klingons: Ships::NONE,
            cloaks: Ships::NONE,
            webs: Ships::NONE,
            bases: Ships::NONE,
            dreadnoughts: Ships::NONE,
            carriers: Ships::NONE,
            races: [Ships::NONE; Race::ALL.len()],
            faces: Vec::new(),
            kinds: [Kind::Photon; MOST_FACES],
            values: [0; MOST_FACES],
            by_kind: [0; KINDS],
            face_of: [[None; MOST_VALUE as usize + 1]; KINDS],
            deck: Stack::EMPTY,
            book: Arc::new(Book { ids: Vec::new(), faces: Vec::new() }),
            content,
            options,
        };
        game.add_ships(copies);
        game.add_cards(copies);
        game.index = ShipIndex::of(&game.ids);
        game.book = Arc::new(Book { ids: game.ids.clone(), faces: game.faces.clone() });
        game.check_size()?;
        Ok(game)
    }

    fn edition(&self) -> Edition {
        self.edition
    }

    fn content(&self) -> &Content {
        &self.content
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        State::new(self.all_ships, self.deck)
    }

    fn waiting(&self, state: &State) -> Waiting {
        match &state.phase {
            Phase::Race(seat)
            | Phase::Pick(seat, _)
            | Phase::Show(seat, _)
            | Phase::FirstRaise(seat)
            | Phase::DuelPick(seat, _) => Waiting::seat(*seat),
            Phase::Plan => Waiting::Seats(
                Seat::all(self.seats).filter(|seat| self.is_planning(&state.board, *seat)).collect(),
            ),
            Phase::Turn(turn, moment) => self.decider(turn, moment).map_or(Waiting::Chance, Waiting::seat),
            Phase::Over(_) => Waiting::Nobody,
            _ => Waiting::Chance,
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.waiting(state).includes(seat) {
            self.list(state, seat, out);
        }
    }

    fn legal_words(&self, state: &State, out: &mut Vec<Word>) {
        out.clear();
        self.list_words(state, out);
    }

    fn chances(&self, state: &State, out: &mut Vec<(Outcome, u32)>) {
        out.clear();
        let board = &state.board;
        match self.lot(state) {
            None => {}
            Some(Lot::First(seats)) => out.extend(seats.iter().map(|seat| (Outcome::First(seat), 1))),
            Some(Lot::Next(seats)) => out.extend(seats.iter().map(|seat| (Outcome::Next(seat), 1))),
            Some(Lot::Order) => out.extend(self.order_cards(board).map(|number| (Outcome::Order(number), 1))),
            Some(Lot::Call(seat, number)) => out.push((Outcome::Call(seat, number), 1)),
            Some(Lot::Ship) => {
                out.extend(board.ship_deck.iter().map(|ship| (Outcome::Ship(self.id(ship)), 1)));
            }
            Some(Lot::Card) => {
                let faces = board.deck.faces();
                out.extend(faces.map(|(face, count)| (Outcome::Draw(self.card(face)), u32::from(count))));
            }
            Some(Lot::Dice(dice)) => {
                let (ways, sums) = dice_ways(dice);
                out.extend(sums.map(|sum| (Outcome::Dice(sum), ways[sum as usize])));
            }
        }
    }

    fn check(&self, state: &State, step: StepOf<Self>) -> Result<(), Refusal> {
        let waiting = self.waiting(state);
        match step {
            Step::Table(word) => return self.may_say(state, word),
            _ => demand(waiting != Waiting::Nobody, &rule::END_OVER)?,
        }
        match step {
            Step::Seat(seat, action) => {
                demand(waiting != Waiting::Chance, &rule::CHANCE_WAIT)?;
                demand(waiting.includes(seat), &rule::TURN_ORDER)?;
                self.may(state, seat, action)
            }
            Step::Chance(outcome) => demand(self.may_happen(state, outcome), &rule::CHANCE_ONLY),
            Step::Table(_) => Ok(()),
        }
    }

    fn apply_unchecked(&self, state: &mut State, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        match step {
            Step::Seat(seat, action) => self.act(state, seat, action, sink),
            Step::Chance(outcome) => self.happen(state, outcome, sink),
            Step::Table(word) => self.hear(state, word, sink),
        }
    }

    fn settle(&self, state: &mut State, dice: &mut impl Dice, sink: &mut impl Sink<Event>) -> u32 {
        let mut steps = 0;
        while let Some(outcome) = self.roll(state, dice) {
            self.happen(state, outcome, sink);
            steps += 1;
        }
        steps
    }

    fn scores(&self, state: &State) -> Scores {
        Seat::all(self.seats).map(|seat| i32::from(self.open_score(state, seat))).collect()
    }

    fn winners(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::Over(winners) => bit_seats(winners),
            _ => SeatSet::EMPTY,
        }
    }

    fn first_seat(&self, state: &State) -> Option<Seat> {
        (state.phase != Phase::First).then_some(state.board.first)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    fn deduce(&self, view: &View) -> Self::Deduction {
        crate::redeal::Deduction::new(self, view)
    }

    fn deal(&self, view: &View, deduction: &Self::Deduction, dice: &mut impl Dice) -> State {
        let mut state = deduction.deal(self, view, dice);
        if state.phase.waits_for_card()
            && !view.viewer().seat().is_some_and(|seat| self.waiting(&state).includes(seat))
        {
            // Players in the middle of an attack hold a card for it. Worlds in which they do not are dealt
            // again.
            for _ in 0..MOST_DEALS {
                if self.can_act(&state) {
                    break;
                }
                state = deduction.deal(self, view, dice);
            }
        }
        state
    }

    fn sees(&self, state: &State, step: StepOf<Self>, viewer: Viewer) -> bool {
        match (step, &state.phase) {
            (Step::Seat(seat, Action::Choose(_) | Action::Line(..)), Phase::Plan) => viewer.is(seat),
            (Step::Seat(seat, Action::Choose(_)), Phase::Turn(turn, _)) => {
                turn.naming.is_none_or(|(naming, _)| self.sees_naming(naming, seat, viewer))
            }
            (Step::Chance(Outcome::Draw(_)), Phase::Turn(turn, _)) => {
                turn.owed.is_none_or(|owed| viewer.is(owed.seat))
            }
            (Step::Chance(Outcome::Draw(_)), Phase::DealCards) => {
                self.card_next(&state.board).is_some_and(|seat| viewer.is(seat))
            }
            (Step::Chance(Outcome::Draw(_)), Phase::DuelDeal) => {
                self.duel_deal_next(&state.board).is_some_and(|seat| viewer.is(seat))
            }
            (Step::Chance(Outcome::Ship(_)), Phase::DealShips) => self
                .dealt_next(&state.board)
                .is_some_and(|seat| viewer.is(seat) || self.deals_openly(&state.board, seat)),
            (Step::Chance(Outcome::Ship(_)), Phase::Turn(turn, _)) => {
                viewer.is(turn.seat) || self.deals_openly(&state.board, turn.seat)
            }
            (Step::Chance(Outcome::Order(_)), Phase::OrderCards(seat)) => viewer.is(*seat),
            _ => true,
        }
    }

    fn event_for(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let mut heard = event.clone();
        match &mut heard {
            Event::Drew { seat, card } | Event::Stashed { seat, card } | Event::Took { seat, card }
                if !viewer.is(*seat) =>
            {
                *card = None;
            }
            Event::Gave { seat, to, card } if !viewer.is(*seat) && !viewer.is(*to) => {
                *card = None;
            }
            Event::ShipDealt { seat, ship, face_up } | Event::Reinforced { seat, ship, face_up }
                if !viewer.is(*seat) && !*face_up =>
            {
                *ship = None;
            }
            Event::OrderDealt { seat, number } if !viewer.is(*seat) => {
                *number = None;
            }
            Event::Lined { seat, ship, line } if !viewer.is(*seat) => {
                (*ship, *line) = (None, None);
            }
            _ => {}
        }
        Some(heard)
    }

    fn why_not(&self, view: &View, thing: Thing) -> Result<(), Refusal> {
        view.why_not(self, thing)
    }

    fn reaction(&self, view: &View, seat: Seat) -> Option<Reaction<Action>> {
        view.reaction(self, seat)
    }

    fn arrange(&self, state: &State) -> Arrangement {
        Arrangement::of(self, state)
    }

    fn restore(&self, arrangement: &Arrangement) -> Result<State, Misarranged> {
        arrangement.restore(self)
    }
}

#[allow(clippy::assertions_on_constants, reason = "checked at compile time")]
const _: () = assert!(MAX_SEATS == 8, "seats are bits of a byte");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_dice_show_seven_in_six_ways() {
        let (ways, sums) = dice_ways(2);
        assert_eq!((ways[7], ways[2], sums), (6, 1, 2..=12));
        assert_eq!(dice_ways(4).0.iter().sum::<u32>(), 1296);
    }
}
