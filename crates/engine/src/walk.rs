//! Walks through a record entry by entry, from one point of view.

use contract::{Rules, StepOf, Viewer};
use record::{Entry, Record};
use serde_json::{Value, json};

use crate::replay::{Replay, at_entry, seen_entry};
use crate::setup::Fault;

/// The point of view of a story.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Everything is visible.
    Open,
    /// Only what this viewer knew.
    Viewer(Viewer),
}

impl Eyes {
    /// The viewer, as far as the rules are concerned.
    pub const fn viewer(self) -> Viewer {
        match self {
            Eyes::Open => Viewer::Spectator,
            Eyes::Viewer(viewer) => viewer,
        }
    }
}

/// One entry of a record from a point of view.
pub struct Visit<'a, G: Rules> {
    /// The entry as recorded.
    pub entry: &'a Entry,
    /// The entry without what is hidden from this point of view.
    pub seen: Value,
    /// The number of the step. For an undo, the number of the last step before it.
    pub step: usize,
    /// The step. None for an undo.
    pub played: Option<StepOf<G>>,
    /// The state before the step.
    pub before: &'a G::State,
    /// The state after the step.
    pub after: &'a G::State,
    /// The events it caused, as far as they may be known.
    pub events: &'a mut Vec<G::Event>,
}

/// A record to be walked through from a point of view, up to a step or to its end.
pub struct Walk<'a, G: Rules> {
    game: &'a G,
    record: &'a Record,
    eyes: Eyes,
    until: Option<usize>,
}

impl<'a, G: Rules> Walk<'a, G> {
    /// Creates a walk. Refuses the point of view of a seat that does not play, and a step that the record
    /// does not have.
    pub fn new(
        game: &'a G,
        record: &'a Record,
        eyes: Eyes,
        until: Option<usize>,
    ) -> Result<Walk<'a, G>, Fault> {
        let seats = game.seats();
        if let Eyes::Viewer(Viewer::Seat(seat)) = eyes
            && seat.index() >= seats as usize
        {
            return Err(Fault::new("fault-no-seat").with("seat", seat).with("seats", seats));
        }
        let steps = record.entries.iter().filter(|entry| !matches!(entry, Entry::Undo { .. })).count();
        match until.filter(|until| *until > steps) {
            Some(until) => Err(Fault::new("fault-no-step").with("step", until).with("steps", steps)),
            None => Ok(Walk { game, record, eyes, until }),
        }
    }

    /// Replays the record, shows every entry and returns the final state.
    pub fn play(self, mut visit: impl FnMut(Visit<'_, G>) -> Result<(), Fault>) -> Result<G::State, Fault> {
        let Walk { game, record, eyes, until } = self;
        let mut replay = Replay::new(game);
        for (index, entry) in record.entries.iter().enumerate() {
            if until.is_some_and(|until| replay.steps() >= until) {
                break;
            }
            let steps = replay.steps();
            let fault = |fault: Fault| at_entry(index, steps, &fault);
            let step = Replay::<G>::read(entry).map_err(fault)?;
            let mut events = Vec::new();
            let seen = match eyes {
                Eyes::Open => json!(entry),
                Eyes::Viewer(viewer) => {
                    json!(seen_entry(entry, step.is_none_or(|step| game.sees(replay.state(), step, viewer))))
                }
            };
            let before = replay.state().clone();
            replay.play(entry, &mut events).map_err(fault)?;
            if let Eyes::Viewer(viewer) = eyes {
                events = events.iter().filter_map(|event| game.event_for(event, viewer)).collect();
            }
            visit(Visit {
                entry,
                seen,
                step: replay.steps(),
                played: step,
                before: &before,
                after: replay.state(),
                events: &mut events,
            })?;
        }
        Ok(replay.into_state())
    }
}
