//! The news that bots get between their decisions.

use contract::{Rules, Seat, SeatSet, Silence, Step, StepOf, Viewer};

use crate::Bot;

/// A step as a seat saw it: without the action or outcome if that was hidden.
pub type HeardStep<G> =
    Step<Option<<G as Rules>::Action>, Option<<G as Rules>::Outcome>, Option<<G as Rules>::Word>>;

/// A step of a game as one seat perceived it. It is built from what the rules let the seat know, so it
/// contains nothing else.
#[derive(Debug)]
pub struct Heard<G: Rules> {
    step: HeardStep<G>,
    events: Vec<G::Event>,
}

impl<G: Rules> Heard<G> {
    /// What a seat perceives of a step and its events, depending on whether it saw what the step was.
    fn by(game: &G, seat: Seat, step: StepOf<G>, sees: bool, events: &[G::Event]) -> Heard<G> {
        let viewer = Viewer::Seat(seat);
        Heard {
            step: match step {
                Step::Seat(actor, action) => Step::Seat(actor, sees.then_some(action)),
                Step::Chance(outcome) => Step::Chance(sees.then_some(outcome)),
                Step::Table(word) => Step::Table(sees.then_some(word)),
            },
            events: events.iter().filter_map(|event| game.event_for(event, viewer)).collect(),
        }
    }

    /// The step and its actor. Hidden content is left out, but never the fact that something happened.
    pub const fn step(&self) -> HeardStep<G> {
        self.step
    }

    /// The events it caused.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }
}

/// The seats whose bots listen. The first bot is at seat 1.
pub fn listeners<G: Rules>(bots: &[impl Bot<G>]) -> SeatSet {
    bots.iter().enumerate().filter(|(_, bot)| bot.listens()).map(|(index, _)| Seat::at(index)).collect()
}

/// Applies a step that the rules allow and tells the bots that listen. If none does, no event is built.
pub fn apply_aloud<G: Rules>(game: &G, state: &mut G::State, step: StepOf<G>, bots: &mut [impl Bot<G>]) {
    let listeners = listeners(bots);
    if listeners.is_empty() {
        return game.apply_unchecked(state, step, &mut Silence);
    }
    // Whether a seat sees a step depends on the state before it.
    let seers: SeatSet =
        listeners.iter().filter(|seat| game.sees(state, step, Viewer::Seat(*seat))).collect();
    let mut events = Vec::new();
    game.apply_unchecked(state, step, &mut events);
    for seat in listeners.iter() {
        bots[seat.index()].hear(&Heard::by(game, seat, step, seers.contains(seat), &events));
    }
}
