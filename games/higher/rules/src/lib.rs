//! Higher, a minimal working draft. docs/adding-a-game.md explains it.
//!
//! Cards 1 to 8, two to four players. Everybody is dealt a card face down. In turn each player stays, or
//! swaps once: the old card goes face up on the table, and a new one comes from the deck. Then all show their
//! cards; the highest wins.
//!
//! Swapping and showing name the card, because information only becomes public through a step that contains
//! it.

use std::fmt;
use std::str::FromStr;

use contract::conformance::Lawful;
use contract::{
    ContentFault, Dice, Edition, Misarranged, NoOptions, NoWord, OptionInfo, Refusal, Rule, Rules, Scores,
    Seat, SeatSet, Sink, Step, StepOf, Unreadable, Viewer, Waiting,
};
use serde::{Deserialize, Serialize};

static SEATS: Rule = Rule::new("higher.seats", &[]);
static TURN: Rule = Rule::new("higher.turn", &[]);
static HELD: Rule = Rule::new("higher.held", &[]);
static SHOW: Rule = Rule::new("higher.show", &[]);
static DRAW: Rule = Rule::new("higher.draw", &[]);
static OVER: Rule = Rule::new("higher.over", &[]);

/// The game: only the number of players and the highest card.
pub struct Higher {
    seats: u8,
    highest: u8,
}

/// What the game is waiting for. The seat is part of the phase, so a phase without its seat cannot be
/// expressed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// This seat is dealt its card.
    Deal(Seat),
    /// This seat stays or swaps.
    Decide(Seat),
    /// This seat draws the card it swaps for.
    Swap(Seat),
    /// This seat shows its card.
    Show(Seat),
    /// The game is over.
    Over,
}

impl Phase {
    /// The seat that the phase is about.
    fn seat(self) -> Option<Seat> {
        match self {
            Phase::Deal(seat) | Phase::Decide(seat) | Phase::Swap(seat) | Phase::Show(seat) => Some(seat),
            Phase::Over => None,
        }
    }
}

/// A position. Lists have one entry per seat; 0 means no card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// What the game is waiting for.
    pub phase: Phase,
    /// The cards in hands.
    pub hands: Vec<u8>,
    /// The cards swapped away.
    pub away: Vec<u8>,
    /// The cards shown at the end.
    pub shown: Vec<u8>,
}

/// What a viewer knows: the state with 0 in place of hidden cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// What the game is waiting for.
    pub phase: Phase,
    /// The viewer's own card.
    pub hands: Vec<u8>,
    /// The cards swapped away.
    pub away: Vec<u8>,
    /// The cards shown at the end.
    pub shown: Vec<u8>,
}

/// A player's decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Keeps the card.
    Stay,
    /// Puts this card away, face up.
    Swap(u8),
    /// Shows this card at the end.
    Show(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Stay => f.write_str("stay"),
            Action::Swap(card) => write!(f, "swap {card}"),
            Action::Show(card) => write!(f, "show {card}"),
        }
    }
}

/// Reads a card by its number. Notation has only one spelling, so `09` is not a card.
fn read_card(text: &str) -> Option<u8> {
    text.parse().ok().filter(|card: &u8| *card < 100 && card.to_string() == text)
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let action = match text.split_once(' ') {
            None if text == "stay" => Some(Action::Stay),
            Some(("swap", number)) => read_card(number).map(Action::Swap),
            Some(("show", number)) => read_card(number).map(Action::Show),
            _ => None,
        };
        action.ok_or_else(|| Unreadable::new(text, "stay, swap N or show N"))
    }
}

/// A card that is drawn, such as `card 4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Drawn(u8);

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {}", self.0)
    }
}

impl FromStr for Drawn {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Drawn, Unreadable> {
        let number = text.strip_prefix("card ").and_then(read_card);
        number.map(Drawn).ok_or_else(|| Unreadable::new(text, "card N"))
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    /// A seat drew a card; only that seat learns which one.
    Drew(Seat, Option<u8>),
    /// A seat kept its card.
    Stayed(Seat),
    /// A seat swapped this card away.
    PutAway(Seat, u8),
    /// A seat showed this card.
    Showed(Seat, u8),
}

impl View {
    /// Whether a seat has a card, which everybody knows.
    pub fn has_card(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Deal(due) => seat < due,
            Phase::Swap(due) => seat != due,
            Phase::Decide(_) | Phase::Show(_) | Phase::Over => self.shown[seat.index()] == 0,
        }
    }
}

impl Higher {
    /// The cards that are nowhere else.
    fn deck(&self, state: &State) -> Vec<u8> {
        let lies =
            |card: &u8| [&state.hands, &state.away, &state.shown].iter().any(|cards| cards.contains(card));
        (1..=self.highest).filter(|card| !lies(card)).collect()
    }

    /// The phase after this seat's.
    fn after(&self, seat: Seat, phase: fn(Seat) -> Phase, then: Phase) -> Phase {
        if seat.next(self.seats) == Seat::at(0) { then } else { phase(seat.next(self.seats)) }
    }
}

impl Rules for Higher {
    type Content = u8;
    type Options = NoOptions;
    type State = State;
    type Arrangement = State;
    type Action = Action;
    type Outcome = Drawn;
    type Word = NoWord;
    type Thing = Action;
    type Event = Event;
    type View = View;
    type Deduction = ();

    const NAME: &'static str = "higher";
    const TITLE: &'static str = "Higher";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 4);
    const RULES: &'static [&'static Rule] = &[&SEATS, &TURN, &HELD, &SHOW, &DRAW, &OVER];
    const OPTIONS: &'static [OptionInfo] = &[];
    const CONTENT: &'static str = "8";

    fn read_content(text: &str) -> Result<u8, Vec<ContentFault>> {
        let highest = text.trim().parse().ok().filter(|highest| (8..=12).contains(highest));
        highest.ok_or_else(|| {
            vec![ContentFault {
                line: 1,
                reason: "the highest card is from 8 to 12: four players may swap".into(),
            }]
        })
    }

    fn in_edition(_: Edition, highest: u8, _: NoOptions, seats: u8) -> Result<Higher, Refusal> {
        if (2..=4).contains(&seats) { Ok(Higher { seats, highest }) } else { Err(Refusal::under(&SEATS)) }
    }

    fn edition(&self) -> Edition {
        Edition::FIRST
    }

    fn content(&self) -> &u8 {
        &self.highest
    }

    fn options(&self) -> &NoOptions {
        &NoOptions {}
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        let nothing = vec![0; self.seats as usize];
        State {
            phase: Phase::Deal(Seat::at(0)),
            hands: nothing.clone(),
            away: nothing.clone(),
            shown: nothing,
        }
    }

    fn waiting(&self, state: &State) -> Waiting {
        match state.phase {
            Phase::Deal(_) | Phase::Swap(_) => Waiting::Chance,
            Phase::Decide(seat) | Phase::Show(seat) => Waiting::seat(seat),
            Phase::Over => Waiting::Nobody,
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        match state.phase {
            Phase::Decide(due) if due == seat => {
                out.extend([Action::Stay, Action::Swap(state.hands[seat.index()])]);
            }
            Phase::Show(due) if due == seat => out.push(Action::Show(state.hands[seat.index()])),
            _ => {}
        }
    }

    fn chances(&self, state: &State, out: &mut Vec<(Drawn, u32)>) {
        out.clear();
        if self.waiting(state) == Waiting::Chance {
            out.extend(self.deck(state).into_iter().map(|card| (Drawn(card), 1)));
        }
    }

    fn check(&self, state: &State, step: StepOf<Higher>) -> Result<(), Refusal> {
        let refuse = |rule| Err(Refusal::under(rule));
        match (state.phase, step) {
            (_, Step::Table(word)) => match word {},
            (Phase::Over, _) => refuse(&OVER),
            (Phase::Decide(due) | Phase::Show(due), Step::Seat(seat, action)) if due == seat => {
                let held = state.hands[seat.index()];
                match (state.phase, action) {
                    (Phase::Decide(_), Action::Stay) => Ok(()),
                    (Phase::Decide(_), Action::Swap(card)) if card == held => Ok(()),
                    (Phase::Show(_), Action::Show(card)) if card == held => Ok(()),
                    (Phase::Decide(_), Action::Swap(_)) => refuse(&HELD),
                    _ => refuse(&SHOW),
                }
            }
            (Phase::Deal(_) | Phase::Swap(_), Step::Chance(Drawn(card)))
                if self.deck(state).contains(&card) =>
            {
                Ok(())
            }
            (_, Step::Seat(..)) => refuse(&TURN),
            (_, Step::Chance(_)) => refuse(&DRAW),
        }
    }

    fn apply_unchecked(&self, state: &mut State, step: StepOf<Higher>, sink: &mut impl Sink<Event>) {
        match (state.phase, step) {
            (Phase::Deal(seat), Step::Chance(Drawn(card))) => {
                state.hands[seat.index()] = card;
                state.phase = self.after(seat, Phase::Deal, Phase::Decide(Seat::at(0)));
                sink.tell(|| Event::Drew(seat, Some(card)));
            }
            (Phase::Decide(seat), Step::Seat(_, Action::Stay)) => {
                state.phase = self.after(seat, Phase::Decide, Phase::Show(Seat::at(0)));
                sink.tell(|| Event::Stayed(seat));
            }
            (Phase::Decide(seat), Step::Seat(_, Action::Swap(card))) => {
                state.hands[seat.index()] = 0;
                state.away[seat.index()] = card;
                state.phase = Phase::Swap(seat);
                sink.tell(|| Event::PutAway(seat, card));
            }
            (Phase::Show(seat), Step::Seat(_, Action::Show(card))) => {
                state.hands[seat.index()] = 0;
                state.shown[seat.index()] = card;
                state.phase = self.after(seat, Phase::Show, Phase::Over);
                sink.tell(|| Event::Showed(seat, card));
            }
            (Phase::Swap(seat), Step::Chance(Drawn(card))) => {
                state.hands[seat.index()] = card;
                state.phase = self.after(seat, Phase::Decide, Phase::Show(Seat::at(0)));
                sink.tell(|| Event::Drew(seat, Some(card)));
            }
            _ => {}
        }
    }

    fn scores(&self, state: &State) -> Scores {
        state.shown.iter().map(|card| i32::from(*card)).collect()
    }

    fn winners(&self, state: &State) -> SeatSet {
        let highest = state.shown.iter().max().filter(|_| state.phase == Phase::Over);
        Seat::all(self.seats).filter(|seat| Some(&state.shown[seat.index()]) == highest).collect()
    }

    fn first_seat(&self, _: &State) -> Option<Seat> {
        Some(Seat::at(0))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let seen = |seat: Seat| if viewer.is(seat) { state.hands[seat.index()] } else { 0 };
        View {
            viewer,
            phase: state.phase,
            hands: Seat::all(self.seats).map(seen).collect(),
            away: state.away.clone(),
            shown: state.shown.clone(),
        }
    }

    fn deduce(&self, _: &View) {}

    fn deal(&self, view: &View, (): &(), dice: &mut impl Dice) -> State {
        let (hands, away, shown) = (view.hands.clone(), view.away.clone(), view.shown.clone());
        let mut state = State { phase: view.phase, hands, away, shown };
        let mut deck = self.deck(&state);
        for seat in Seat::all(self.seats) {
            if view.has_card(seat) && state.hands[seat.index()] == 0 {
                state.hands[seat.index()] = deck.swap_remove(dice.below(deck.len() as u32) as usize);
            }
        }
        state
    }

    fn sees(&self, state: &State, step: StepOf<Higher>, viewer: Viewer) -> bool {
        match (state.phase, step) {
            (Phase::Deal(seat) | Phase::Swap(seat), Step::Chance(_)) => viewer.is(seat),
            _ => true,
        }
    }

    fn event_for(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Drew(seat, _) if !viewer.is(*seat) => Some(Event::Drew(*seat, None)),
            open => Some(open.clone()),
        }
    }

    fn why_not(&self, view: &View, _: Action) -> Result<(), Refusal> {
        match (view.phase, view.viewer.seat()) {
            (Phase::Over, _) => Err(Refusal::under(&OVER)),
            (Phase::Decide(due) | Phase::Show(due), Some(seat)) if due == seat => Ok(()),
            _ => Err(Refusal::under(&TURN)),
        }
    }

    fn arrange(&self, state: &State) -> State {
        state.clone()
    }

    fn restore(&self, arrangement: &State) -> Result<State, Misarranged> {
        let State { phase, hands, away, shown } = arrangement;
        for (place, cards) in [("hands", hands), ("away", away), ("shown", shown)] {
            if cards.len() != self.seats as usize {
                return Err(Misarranged::new(place, format!("{} seats play", self.seats)));
            }
            if cards.iter().any(|card| *card > self.highest) {
                return Err(Misarranged::new(place, format!("the highest card is {}", self.highest)));
            }
        }
        if let Some(doubled) = self.lost_or_doubled(arrangement) {
            return Err(Misarranged::new("hands", doubled));
        }
        if phase.seat().is_some_and(|seat| seat.index() >= self.seats as usize) {
            return Err(Misarranged::new("phase", format!("{} seats play", self.seats)));
        }
        let public = self.view(arrangement, Viewer::Spectator);
        if let Some(seat) =
            Seat::all(self.seats).find(|seat| (hands[seat.index()] > 0) != public.has_card(*seat))
        {
            return Err(Misarranged::new("hands", format!("{seat} has a card too many or too few by now")));
        }
        Ok(arrangement.clone())
    }
}

impl Lawful for Higher {
    fn every_action(&self) -> Vec<Action> {
        let swaps = (0..=12).map(Action::Swap);
        std::iter::once(Action::Stay).chain(swaps).chain((0..=12).map(Action::Show)).collect()
    }

    fn every_outcome(&self) -> Vec<Drawn> {
        (0..=12).map(Drawn).collect()
    }

    fn every_thing(&self) -> Vec<Action> {
        self.every_action()
    }

    fn lost_or_doubled(&self, state: &State) -> Option<String> {
        let mut cards: Vec<&u8> =
            state.hands.iter().chain(&state.away).chain(&state.shown).filter(|card| **card > 0).collect();
        let lying = cards.len();
        cards.sort();
        cards.dedup();
        (cards.len() < lying).then(|| format!("a card lies twice: {state:?}"))
    }

    fn counts(&self, view: &View) -> Vec<u32> {
        let held = |seat: Seat| {
            if view.viewer.is(seat) { view.hands[seat.index()] > 0 } else { view.has_card(seat) }
        };
        Seat::all(self.seats).map(|seat| u32::from(held(seat))).collect()
    }

    fn scramble(&self, state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
        let mut scrambled = state.clone();
        // Each hidden card is swapped with a random card of the deck.
        for seat in Seat::all(self.seats).filter(|seat| !viewer.is(*seat)) {
            let deck = self.deck(&scrambled);
            if scrambled.hands[seat.index()] > 0 && !deck.is_empty() {
                scrambled.hands[seat.index()] = deck[dice.below(deck.len() as u32) as usize];
            }
        }
        scrambled
    }

    /// A position in which everybody has a card and some have swapped, with random cards or only the highest
    /// ones in order.
    fn arrange_at_random(&self, dice: &mut impl Dice) -> State {
        let mut deck: Vec<u8> = (1..=self.highest).collect();
        let in_order = dice.below(2) == 0;
        let mut draw = |dice: &mut _| {
            let at = if in_order { deck.len() - 1 } else { Dice::below(dice, deck.len() as u32) as usize };
            deck.remove(at)
        };
        let mut state = self.start();
        for hand in &mut state.hands {
            *hand = draw(dice);
        }
        let due = Seat::at(dice.below(u32::from(self.seats)) as usize);
        let shows = dice.below(2) == 0;
        for seat in Seat::all(self.seats).filter(|seat| shows || *seat < due) {
            if dice.below(2) == 0 {
                state.away[seat.index()] = draw(dice);
            }
        }
        for seat in Seat::all(self.seats).filter(|seat| shows && *seat < due) {
            state.shown[seat.index()] = std::mem::take(&mut state.hands[seat.index()]);
        }
        state.phase = if shows { Phase::Show(due) } else { Phase::Decide(due) };
        state
    }
}
