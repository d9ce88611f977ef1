//! The history of a table in compact form, with its latest part in detail.

use contract::{
    Dealer, Roll, Rules, Seat, SeatSet, Sink, Step, StepOf, Viewer, Waiting, chosen, total_weight,
};
use record::{Actor, Entry, Rolled, SeenEntry};

use engine::seen_entry;

/// One entry of a record.
pub(super) struct Line<G: Rules> {
    pub(super) what: What<G>,
    /// Milliseconds since the game began.
    pub(super) at: u64,
}

// Implemented by hand, because derived ones would require `G: Copy`.
impl<G: Rules> Clone for Line<G> {
    fn clone(&self) -> Line<G> {
        *self
    }
}

impl<G: Rules> Copy for Line<G> {}

/// The content of an entry.
pub(super) enum What<G: Rules> {
    Act(Seat, G::Action, Actor),
    Chance(G::Outcome, Roll),
    Word(G::Word),
    Undo(usize),
}

impl<G: Rules> Clone for What<G> {
    fn clone(&self) -> What<G> {
        *self
    }
}

impl<G: Rules> Copy for What<G> {}

impl<G: Rules> Line<G> {
    /// The step. None if steps are undone.
    pub(super) fn step(&self) -> Option<StepOf<G>> {
        match self.what {
            What::Act(seat, action, _) => Some(Step::Seat(seat, action)),
            What::Chance(outcome, _) => Some(Step::Chance(outcome)),
            What::Word(word) => Some(Step::Table(word)),
            What::Undo(_) => None,
        }
    }

    /// The line as an entry of a record.
    pub(super) fn entry(&self) -> Entry {
        let at = self.at;
        match self.what {
            What::Act(seat, action, by) => Entry::Act { seat, act: action.to_string(), by, at },
            What::Chance(outcome, roll) => {
                Entry::Chance { chance: outcome.to_string(), roll: Rolled::from(roll), at }
            }
            What::Word(word) => Entry::Word { word: word.to_string(), at },
            What::Undo(undo_to) => Entry::Undo { undo_to, at },
        }
    }

    /// The line of an entry, given the step parsed from it.
    pub(super) fn of(entry: &Entry, step: Option<StepOf<G>>) -> Line<G> {
        let what = match (entry, step) {
            (Entry::Act { by, .. }, Some(Step::Seat(seat, action))) => What::Act(seat, action, *by),
            (Entry::Chance { roll, .. }, Some(Step::Chance(outcome))) => {
                What::Chance(outcome, Roll { k: roll.k, total: roll.total, choice: roll.choice })
            }
            (_, Some(Step::Table(word))) => What::Word(word),
            (Entry::Undo { undo_to, .. }, _) => What::Undo(*undo_to),
            _ => unreachable!("the step was parsed from this entry"),
        };
        let (Entry::Act { at, .. }
        | Entry::Chance { at, .. }
        | Entry::Word { at, .. }
        | Entry::Undo { at, .. }) = entry;
        Line { what, at: *at }
    }
}

/// The viewers who see what a step is.
#[derive(Clone, Copy)]
pub(super) struct SeenBy {
    seats: SeatSet,
    spectator: bool,
}

impl SeenBy {
    pub(super) const ALL: SeenBy = SeenBy { seats: SeatSet::ALL, spectator: true };

    fn of<G: Rules>(game: &G, state: &G::State, step: StepOf<G>) -> SeenBy {
        let sees = |viewer| game.sees(state, step, viewer);
        let seats = Seat::all(game.seats()).filter(|seat| sees(Viewer::Seat(*seat))).collect();
        SeenBy { seats, spectator: sees(Viewer::Spectator) }
    }

    pub(super) fn includes(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Spectator => self.spectator,
        }
    }
}

/// A line with everything that it caused.
pub(super) struct Happening<G: Rules> {
    pub(super) line: Line<G>,
    pub(super) seen_by: SeenBy,
    pub(super) events: Vec<G::Event>,
}

impl<G: Rules> Clone for Happening<G> {
    fn clone(&self) -> Happening<G> {
        Happening { line: self.line, seen_by: self.seen_by, events: self.events.clone() }
    }
}

impl<G: Rules> Happening<G> {
    /// Makes a step that the rules allow.
    pub(super) fn make(game: &G, state: &mut G::State, line: Line<G>) -> Happening<G> {
        let mut events = Vec::new();
        let seen_by = match line.step() {
            Some(step) => {
                let seen_by = SeenBy::of(game, state, step);
                game.apply_unchecked(state, step, &mut events);
                seen_by
            }
            None => SeenBy::ALL,
        };
        Happening { line, seen_by, events }
    }

    /// The line, without anything that the viewer may not know.
    pub(super) fn seen(&self, viewer: Viewer) -> SeenEntry {
        seen_entry(&self.line.entry(), self.seen_by.includes(viewer))
    }

    /// The events as the viewer may see them.
    pub(super) fn heard(&self, game: &G, viewer: Viewer) -> impl Iterator<Item = G::Event> {
        self.events.iter().filter_map(move |event| game.event_for(event, viewer))
    }
}

/// Lets chance make all the steps it owes.
pub(super) fn let_chance_decide<G: Rules>(
    game: &G,
    state: &mut G::State,
    dealer: &mut Dealer,
    at: u64,
    out: &mut Vec<Happening<G>>,
) {
    let mut chances = Vec::new();
    while game.waiting(state) == Waiting::Chance {
        game.chances(state, &mut chances);
        let roll = dealer.roll(total_weight(&chances));
        let outcome = chosen(&chances, roll.choice).expect("a roll is below the total weight");
        out.push(Happening::make(game, state, Line { what: What::Chance(outcome, roll), at }));
    }
}

/// The steps of a history that were not undone, with their numbers.
pub(super) fn held<G: Rules>(lines: &[Line<G>]) -> Vec<(usize, StepOf<G>)> {
    let mut held = Vec::new();
    let mut steps = 0;
    for line in lines {
        match (line.what, line.step()) {
            (What::Undo(to), _) => held.retain(|(number, _)| *number <= to),
            (_, Some(step)) => {
                steps += 1;
                held.push((steps, step));
            }
            (_, None) => {}
        }
    }
    held
}

/// The state after steps that were not undone.
pub(super) fn play_held<G: Rules>(
    game: &G,
    held: &[(usize, StepOf<G>)],
    sink: &mut impl Sink<G::Event>,
) -> G::State {
    let mut state = game.start();
    for (_, step) in held {
        game.apply_unchecked(&mut state, *step, sink);
    }
    state
}
