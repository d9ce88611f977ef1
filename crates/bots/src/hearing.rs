//! What bots hear between their decisions.

use contract::{Rules, Seat, SeatSet, Silence, Step, StepOf, Viewer};

use crate::Bot;

/// A step without what a seat did not see of it.
pub type HeardStep<G> =
    Step<Option<<G as Rules>::Action>, Option<<G as Rules>::Outcome>, Option<<G as Rules>::Word>>;

/// A step of a game as one seat heard it. It is made from what the rules let the seat know, so there is nothing else in it.
#[derive(Debug)]
pub struct Heard<G: Rules> {
    step: HeardStep<G>,
    events: Vec<G::Event>,
}

impl<G: Rules> Heard<G> {
    /// What a seat hears of a step and its events, depending on whether it saw what the step was.
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

    /// What was done and by whom. What the seat did not see is left out, but not that it happened.
    pub const fn step(&self) -> HeardStep<G> {
        self.step
    }

    /// What came of it.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }
}

/// The seats whose bots listen. The first bot sits on seat 1.
pub fn listeners<G: Rules>(bots: &[impl Bot<G>]) -> SeatSet {
    bots.iter().enumerate().filter(|(_, bot)| bot.listens()).map(|(index, _)| Seat::at(index)).collect()
}

/// Applies a step that the rules allow, and tells it to the bots that listen. While nobody does, no event is made.
pub fn apply_aloud<G: Rules>(game: &G, state: &mut G::State, step: StepOf<G>, bots: &mut [impl Bot<G>]) {
    let listeners = listeners(bots);
    if listeners.is_empty() {
        return game.apply_unchecked(state, step, &mut Silence);
    }
    // Who sees a step depends on the state that it is made from.
    let seers: SeatSet =
        listeners.iter().filter(|seat| game.sees(state, step, Viewer::Seat(*seat))).collect();
    let mut events = Vec::new();
    game.apply_unchecked(state, step, &mut events);
    for seat in listeners.iter() {
        bots[seat.index()].hear(&Heard::by(game, seat, step, seers.contains(seat), &events));
    }
}
