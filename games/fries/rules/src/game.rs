//! The rules of Fries as an implementation of the contract.

use std::sync::Arc;

use contract::{
    ContentFault, Dice, Edition, Misarranged, NoWord, OptionInfo, OptionValues, Reaction, Refusal, Rule,
    Rules, Scores, Seat, SeatSet, Sink, Step, StepOf, Viewer, Waiting,
};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Kind, Outcome, Side, Thing};
use crate::arrangement::Arrangement;
use crate::content::{Content, TileInfo};
use crate::event::Event;
use crate::map::{Field, Map, each, only};
use crate::registry as rule;
use crate::state::{Attempt, Board, IN_SUPPLY, Phase, State, kind_of};
use crate::view::View;

/// The highest round limit, which is also the default.
pub const MOST_ROUNDS: u16 = 200;

/// The options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The game ends after this many rounds.
    pub round_limit: u16,
}

impl Default for Options {
    fn default() -> Options {
        Options { round_limit: MOST_ROUNDS }
    }
}

/// A game of Fries: components, options and number of seats.
#[derive(Clone, Debug)]
pub struct Fries {
    pub(crate) content: Content,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) edition: Edition,
    pub(crate) map: Arc<Map>,
}

pub(crate) fn refuse(rule: &'static Rule) -> Result<(), Refusal> {
    Err(Refusal::under(rule))
}

impl Fries {
    /// The game with the embedded components and default options.
    pub fn standard(seats: u8) -> Result<Fries, Refusal> {
        let content = Content::read(Self::CONTENT).expect("the embedded components are checked by a test");
        Fries::new(content, Options::default(), seats)
    }

    /// Villages without other players' UFOs, where a player may start (F1).
    fn start_villages(&self, board: &Board, seat: Seat) -> u64 {
        self.map.villages() & !board.foreign_ufos(seat, self.seats)
    }

    /// The kinds of tiles that have not been dealt yet, with their numbers.
    fn tiles_left(&self, board: &Board) -> impl Iterator<Item = (TileInfo, u32)> {
        let count =
            |tiles: &[TileInfo], tile: TileInfo| tiles.iter().filter(|other| **other == tile).count() as u32;
        let mut kinds = self.content.tiles.clone();
        kinds.sort_unstable();
        kinds.dedup();
        kinds
            .into_iter()
            .map(move |tile| (tile, count(&self.content.tiles, tile) - count(&board.tiles, tile)))
    }

    /// What chance does next, if it is chance's turn.
    #[inline]
    fn roll(&self, state: &State, dice: &mut impl Dice) -> Option<Outcome> {
        match &state.phase {
            Phase::Tiles(city) => {
                // A random tile of those not dealt yet: all tiles in order, minus as many of each kind as are
                // on the board.
                let left = self.content.tiles.len() as u32 - u32::from(*city);
                let mut skip = dice.below(left);
                let of_kind =
                    |tiles: &[TileInfo], tile: TileInfo| tiles.iter().filter(|other| **other == tile).count();
                for (index, tile) in self.content.tiles.iter().enumerate() {
                    let before = of_kind(&self.content.tiles[..index], *tile);
                    if before < of_kind(&state.board.tiles, *tile) {
                        continue;
                    }
                    if skip == 0 {
                        return Some(Outcome::Tile(tile.resistance, tile.burgers));
                    }
                    skip -= 1;
                }
                None
            }
            Phase::First => Some(Outcome::First(Seat::at(dice.below(u32::from(self.seats)) as usize))),
            Phase::BumpDice(turn, bump) => {
                let (attack, defence) = self.bump_modifiers(&state.board, turn.seat, bump);
                let lead = attack.total() - defence.total();
                // Ties are rolled again, so every roll that is not a tie is equally likely.
                let ties = 6_u32.saturating_sub(u32::from(lead.unsigned_abs()));
                let mut roll = dice.below(36 - ties) as u8;
                for attacker in 1..=6_u8 {
                    let tied = attacker as i8 + lead;
                    let has_tie = (1..=6).contains(&tied);
                    let untied = 6 - u8::from(has_tie);
                    if roll < untied {
                        let defender = roll + 1;
                        let skips = has_tie && defender as i8 >= tied;
                        return Some(Outcome::Bump(attacker, defender + u8::from(skips)));
                    }
                    roll -= untied;
                }
                None
            }
            Phase::Control(..) => Some(Outcome::Control(1 + dice.below(12) as u8)),
            _ => None,
        }
    }

    fn deal_tile(&self, state: &mut State, tile: TileInfo, sink: &mut impl Sink<Event>) {
        let Phase::Tiles(city) = state.phase else { return };
        state.board.tiles[city as usize] = tile;
        let id = self.map.id(self.map.city_field(city));
        sink.tell(|| Event::Tile { city: id, resistance: tile.resistance, burgers: tile.burgers });
        let is_last = city + 1 == self.map.city_count;
        state.phase = if is_last { Phase::First } else { Phase::Tiles(city + 1) };
    }

    fn begin(state: &mut State, first: Seat, sink: &mut impl Sink<Event>) {
        state.board.first = first;
        state.phase = Phase::Start(first);
        sink.tell(|| Event::Begins { seat: first });
    }

    fn start_at(&self, state: &mut State, seat: Seat, field: Field, sink: &mut impl Sink<Event>) {
        state.board.ufos[seat.index()][0] = field;
        state.board.ufos[seat.index()][1] = field;
        sink.tell(|| Event::Started { seat, village: self.map.id(field) });
        let next = seat.next(self.seats);
        if next == state.board.first {
            self.begin_turn(state, next, sink);
        } else {
            state.phase = Phase::Start(next);
        }
    }

    fn check_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let board = &state.board;
        match state.phase.decider() {
            None if state.phase == Phase::Over => return refuse(&rule::END_OVER),
            None => return refuse(&rule::DICE_WAIT),
            Some(decider) if decider != seat => return refuse(&rule::TURN_ORDER),
            Some(_) => {}
        }
        match (&state.phase, action) {
            (Phase::Start(_), Action::Start(place)) => {
                let field = self.map.field(place);
                let is_free = |field: Field| {
                    self.map.city(field).is_none()
                        && Seat::all(self.seats)
                            .all(|other| board.ufos_on(other, only(field)) == 0 || other == seat)
                };
                if field.is_some_and(is_free) { Ok(()) } else { refuse(&rule::SETUP_START) }
            }
            (Phase::Start(_), _) => refuse(&rule::SETUP_START),
            (Phase::Move(turn), _) => self.check_move(board, turn, action),
            (Phase::Clean(turn, from, to), Action::Clean(place)) => {
                let field = self.map.field(place);
                let is_choice = |field| self.may_clean(board, turn.seat, *from, *to, field);
                if field.is_some_and(is_choice) { Ok(()) } else { refuse(&rule::SEDATOR_PART) }
            }
            (Phase::Clean(..), _) => refuse(&rule::SEDATOR_PART),
            (Phase::Act(turn, acted), _) => self.check_act(board, turn, *acted, action),
            _ => self.check_bumps(state, action),
        }
    }

    fn check_outcome(&self, state: &State, outcome: Outcome) -> Result<(), Refusal> {
        let board = &state.board;
        let possible = match (&state.phase, outcome) {
            (Phase::Over, _) => return refuse(&rule::END_OVER),
            (Phase::Tiles(_), Outcome::Tile(resistance, burgers)) => {
                let tile = TileInfo { resistance, burgers };
                let of_kind = |tiles: &[TileInfo]| tiles.iter().filter(|other| **other == tile).count();
                of_kind(&self.content.tiles) > of_kind(&board.tiles)
            }
            (Phase::First, Outcome::First(seat)) => seat.index() < self.seats as usize,
            (Phase::BumpDice(turn, bump), Outcome::Bump(attacker, defender)) => {
                let are_dice = (1..=6).contains(&attacker) && (1..=6).contains(&defender);
                are_dice && self.bump_margin(board, turn.seat, bump, (attacker, defender)) != 0
            }
            (Phase::Control(..), Outcome::Control(die)) => (1..=12).contains(&die),
            _ => false,
        };
        if possible { Ok(()) } else { refuse(&rule::DICE_CHANCE) }
    }

    fn act(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
        let field = |place| self.map.field(place).unwrap_or(IN_SUPPLY);
        match (state.phase, action) {
            (Phase::Start(seat), Action::Start(place)) => self.start_at(state, seat, field(place), sink),
            (Phase::Move(turn), Action::New(kind, place)) => {
                self.arrive(state, turn, kind, field(place), sink);
            }
            (Phase::Move(turn), Action::Fly(kind, from, to)) => {
                self.fly(state, turn, kind, field(from), field(to), sink);
            }
            (Phase::Move(turn), Action::Infiltrate(kind, place, owner)) => {
                self.infiltrate(state, turn, kind, field(place), owner, sink);
            }
            (Phase::Move(turn), Action::Done) => self.end_movement(state, turn, sink),
            (Phase::Clean(turn, from, to), Action::Clean(place)) => {
                self.clean(state, turn, from, to, field(place), sink);
            }
            (Phase::Bumps(turn), Action::Bump(place)) => self.begin_bump(state, turn, field(place), sink),
            (Phase::Support(turn, bump, seat), Action::Support(side)) => {
                self.support(state, turn, bump, seat, side, sink);
            }
            (Phase::Send(turn, rout), Action::Send(kind)) => self.send(state, turn, rout, kind),
            (Phase::Steer(turn, rout, flight), Action::Steer(place)) => {
                self.steer(state, turn, rout, flight, field(place), sink);
            }
            (Phase::Steer(turn, rout, flight), Action::Land) => self.land(state, turn, rout, flight, sink),
            (Phase::Witness(turn, rout, flight, city), Action::Witness(place)) => {
                self.move_witness(state, (turn, rout, flight, city), Some(field(place)), sink);
            }
            (Phase::Witness(turn, rout, flight, city), Action::NoWitness) => {
                self.move_witness(state, (turn, rout, flight, city), None, sink);
            }
            (Phase::Act(turn, acted), Action::Stand(place) | Action::TakeStand(place)) => {
                self.open_stand(state, turn, acted, field(place), sink);
            }
            (Phase::Act(turn, acted), Action::Restaurant(kind, place)) => {
                let city = self.map.city(field(place)).unwrap_or(0);
                state.phase = Phase::Control(turn, acted, Attempt { city, kind, from: None });
            }
            (Phase::Act(turn, acted), Action::TakeRestaurant(kind, place, owner)) => {
                let city = self.map.city(field(place)).unwrap_or(0);
                state.phase = Phase::Control(turn, acted, Attempt { city, kind, from: Some(owner) });
            }
            (Phase::Act(turn, _), Action::Done) => self.count(state, turn.seat, sink),
            _ => {}
        }
    }

    fn land_outcome(&self, state: &mut State, outcome: Outcome, sink: &mut impl Sink<Event>) {
        match (state.phase, outcome) {
            (Phase::Tiles(_), Outcome::Tile(resistance, burgers)) => {
                self.deal_tile(state, TileInfo { resistance, burgers }, sink);
            }
            (Phase::First, Outcome::First(seat)) => Fries::begin(state, seat, sink),
            (Phase::BumpDice(turn, bump), Outcome::Bump(attacker, defender)) => {
                self.decide_bump(state, turn, bump, (attacker, defender), sink);
            }
            (Phase::Control(turn, acted, attempt), Outcome::Control(die)) => {
                self.control(state, turn, acted, attempt, die, sink);
            }
            _ => {}
        }
    }

    /// The seats with the most points, then the most UFOs on the board.
    pub(crate) fn leaders(&self, board: &Board) -> SeatSet {
        let rank = |seat: Seat| (board.points(&self.map, seat), board.ufos_on_board(seat));
        let best = Seat::all(self.seats).map(rank).max();
        Seat::all(self.seats).filter(|seat| Some(rank(*seat)) == best).collect()
    }
}

impl Rules for Fries {
    type Content = Content;
    type Options = Options;
    type State = State;
    type Arrangement = Arrangement;
    type Action = Action;
    type Outcome = Outcome;
    type Word = NoWord;
    type Thing = Thing;
    type Event = Event;
    type View = View;
    type Deduction = ();

    const NAME: &'static str = "fries";
    const TITLE: &'static str = "UFOs! Fries from Space";
    const RULES_VERSION: u32 = 2;
    const SEATS: (u8, u8) = (2, 5);
    const RULES: &'static [&'static Rule] = rule::ALL;
    const OPTIONS: &'static [OptionInfo] = &[OptionInfo {
        name: "round_limit",
        values: OptionValues::Number { least: 1, most: 200 },
        default: "200",
    }];
    const CONTENT: &'static str = include_str!("../content/fries.toml");

    fn origins(content: &Content) -> Vec<(String, String)> {
        content.origins().to_vec()
    }

    fn read_content(text: &str) -> Result<Content, Vec<ContentFault>> {
        Content::read(text)
    }

    fn in_edition(edition: Edition, content: Content, options: Options, seats: u8) -> Result<Fries, Refusal> {
        let (least, most) = Self::SEATS;
        if !(least..=most).contains(&seats) {
            return Err(Refusal::under(&rule::SETUP_SEATS));
        }
        if !(1..=MOST_ROUNDS).contains(&options.round_limit) {
            return Err(Refusal::under(&rule::OPTION_ROUND_LIMIT));
        }
        let map = Arc::new(Map::new(&content, seats));
        Ok(Fries { content, options, seats, edition, map })
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
        State::new()
    }

    #[inline]
    fn waiting(&self, state: &State) -> Waiting {
        match state.phase.decider() {
            Some(seat) => Waiting::seat(seat),
            None if state.phase == Phase::Over => Waiting::Nobody,
            None => Waiting::Chance,
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if state.phase.decider() != Some(seat) {
            return;
        }
        let board = &state.board;
        match &state.phase {
            Phase::Start(seat) => {
                out.extend(
                    each(self.start_villages(board, *seat)).map(|field| Action::Start(self.map.id(field))),
                );
            }
            Phase::Move(turn) => self.list_moves(board, turn, out),
            Phase::Clean(turn, from, to) => {
                let choices = self.clean_choices(board, turn.seat, *from, *to);
                out.extend(each(choices).map(|field| Action::Clean(self.map.id(field))));
            }
            Phase::Act(turn, acted) => self.list_acts(board, turn, *acted, out),
            _ => self.list_bumps(state, out),
        }
    }

    fn chances(&self, state: &State, out: &mut Vec<(Outcome, u32)>) {
        out.clear();
        match &state.phase {
            Phase::Tiles(_) => {
                let left = self.tiles_left(&state.board).filter(|(_, copies)| *copies > 0);
                out.extend(left.map(|(tile, copies)| (Outcome::Tile(tile.resistance, tile.burgers), copies)));
            }
            Phase::First => out.extend(Seat::all(self.seats).map(|seat| (Outcome::First(seat), 1))),
            Phase::BumpDice(turn, bump) => {
                let (attack, defence) = self.bump_modifiers(&state.board, turn.seat, bump);
                let lead = attack.total() - defence.total();
                for attacker in 1..=6_u8 {
                    let untied = (1..=6_u8).filter(|defender| attacker as i8 + lead != *defender as i8);
                    out.extend(untied.map(|defender| (Outcome::Bump(attacker, defender), 1)));
                }
            }
            Phase::Control(..) => out.extend((1..=12).map(|die| (Outcome::Control(die), 1))),
            _ => {}
        }
    }

    fn check(&self, state: &State, step: StepOf<Fries>) -> Result<(), Refusal> {
        match step {
            Step::Seat(seat, action) => self.check_action(state, seat, action),
            Step::Chance(outcome) => self.check_outcome(state, outcome),
            Step::Table(word) => match word {},
        }
    }

    fn apply_unchecked(&self, state: &mut State, step: StepOf<Fries>, sink: &mut impl Sink<Event>) {
        match step {
            Step::Seat(_, action) => self.act(state, action, sink),
            Step::Chance(outcome) => self.land_outcome(state, outcome, sink),
            Step::Table(word) => match word {},
        }
    }

    #[inline]
    fn settle(&self, state: &mut State, dice: &mut impl Dice, sink: &mut impl Sink<Event>) -> u32 {
        let mut steps = 0;
        while let Some(outcome) = self.roll(state, dice) {
            self.land_outcome(state, outcome, sink);
            steps += 1;
        }
        steps
    }

    fn scores(&self, state: &State) -> Scores {
        Seat::all(self.seats).map(|seat| state.board.points(&self.map, seat)).collect()
    }

    fn winners(&self, state: &State) -> SeatSet {
        if state.phase == Phase::Over { self.leaders(&state.board) } else { SeatSet::EMPTY }
    }

    fn first_seat(&self, state: &State) -> Option<Seat> {
        (!matches!(state.phase, Phase::Tiles(_) | Phase::First)).then_some(state.board.first)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    fn deduce(&self, _: &View) {}

    fn deal(&self, view: &View, (): &(), _: &mut impl Dice) -> State {
        view.state.clone()
    }

    fn sees(&self, _: &State, _: StepOf<Fries>, _: Viewer) -> bool {
        true
    }

    fn event_for(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn why_not(&self, view: &View, thing: Thing) -> Result<(), Refusal> {
        let Viewer::Seat(seat) = view.viewer else { return refuse(&rule::WATCH) };
        let state = &view.state;
        match state.phase.decider() {
            None if state.phase == Phase::Over => return refuse(&rule::END_OVER),
            None => return refuse(&rule::DICE_WAIT),
            Some(decider) if decider != seat => return refuse(&rule::TURN_ORDER),
            Some(_) => {}
        }
        let mut actions = Vec::new();
        self.legal_actions(state, seat, &mut actions);
        let concerns = |action: &Action| action.concerns(thing);
        if actions.iter().any(concerns) {
            return Ok(());
        }
        match (&state.phase, thing) {
            (Phase::Start(_), _) => refuse(&rule::SETUP_START),
            (Phase::Move(turn), Thing::Ufo(kind, place)) => {
                let here = self
                    .map
                    .field(place)
                    .map(|field| state.board.slots_at(turn.seat, field).any(|slot| kind_of(slot) == kind));
                refuse(if here == Some(true) { &rule::MOVE_ONCE } else { &rule::MOVE_OWN })
            }
            (Phase::Move(_), Thing::Field(_)) => refuse(&rule::MOVE_NETWORK),
            (Phase::Clean(..), _) => refuse(&rule::SEDATOR_PART),
            (Phase::Bumps(_), _) => refuse(&rule::BUMP_MUST),
            (Phase::Support(..), _) => refuse(&rule::SUPPORT_SIDE),
            (Phase::Send(..), _) => refuse(&rule::FLIGHT_ALL),
            (Phase::Steer(..), _) => refuse(&rule::FLIGHT_PATH),
            (Phase::Witness(..), _) => refuse(&rule::WITNESS_MOVE),
            (Phase::Act(turn, acted), Thing::Ufo(_, place) | Thing::Field(place)) => {
                // The most obvious action there gives the reason.
                let kind = if let Thing::Ufo(kind, _) = thing { kind } else { Kind::Standard };
                let is_city = self.map.field(place).is_some_and(|field| self.map.city(field).is_some());
                let action = if is_city { Action::Restaurant(kind, place) } else { Action::Stand(place) };
                self.check_act(&state.board, turn, *acted, action).and(refuse(&rule::TURN_PHASES))
            }
            _ => refuse(&rule::TURN_PHASES),
        }
    }

    fn silence(&self, view: &View) -> Option<&'static Rule> {
        matches!(view.state.phase, Phase::Support(..)).then_some(&rule::SUPPORT_SIDE)
    }

    fn reaction(&self, view: &View, seat: Seat) -> Option<Reaction<Action>> {
        match view.state.phase {
            Phase::Support(_, bump, asked) if asked == seat => Some(Reaction {
                pass: Action::Support(Side::Nobody),
                // Every field has at most one bump per turn.
                window: u64::from(view.state.board.turns) << 8 | u64::from(bump.field),
                is_target: false,
            }),
            _ => None,
        }
    }

    /// Nothing is hidden, so everybody sees what a seat may do.
    fn forced(&self, view: &View, seat: Seat) -> Option<Action> {
        let mut legal = Vec::new();
        self.legal_actions(&view.state, seat, &mut legal);
        <[Action; 1]>::try_from(legal).ok().map(|[only]| only)
    }

    fn arrange(&self, state: &State) -> Arrangement {
        Arrangement::of(&self.map, &self.content.supply, self.seats, state)
    }

    fn restore(&self, arrangement: &Arrangement) -> Result<State, Misarranged> {
        arrangement.restore(self)
    }
}
