//! A record for programs: what happened, step by step, from one point of view.

use contract::{Rules, Seat};
use record::{Early, Record};
use serde_json::{Map, Value, json};

use crate::setup::Fault;
use crate::walk::{Eyes, Walk};

/// Why the game stopped early, if the story ends before the game was over.
pub fn stopped_early(record: &Record, until: Option<usize>) -> Option<Early> {
    record.ended.early.filter(|_| until.is_none())
}

/// What to trace in a record.
#[derive(Clone, Copy, Debug)]
pub struct TraceRequest {
    /// The point of view.
    pub eyes: Eyes,
    /// The step to stop after. None for the end.
    pub until: Option<usize>,
    /// Whether to show the position and the possible steps after every entry and before the first one.
    pub states: bool,
}

/// Shows a record to programs: one value per entry, and finally the table. Each value is passed to `show` as
/// soon as it is known. If `show` fails, the trace ends.
pub(crate) fn trace<G: Rules>(
    game: &G,
    record: &Record,
    request: TraceRequest,
    show: &mut dyn FnMut(Value) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let TraceRequest { eyes, until, states } = request;
    let walk = Walk::new(game, record, eyes, until)?;
    if states {
        let mut line = Map::from_iter([("step".to_owned(), json!(0))]);
        line.extend(position(game, &game.start(), eyes));
        line.extend(possibilities(game, &game.start(), eyes));
        show(line.into())?;
    }
    let end = walk.play(|visit| {
        let mut line = Map::new();
        line.insert("step".into(), json!(visit.step));
        line.insert("entry".into(), visit.seen);
        line.insert("events".into(), json!(&*visit.events));
        if states {
            line.extend(position(game, visit.after, eyes));
            line.extend(possibilities(game, visit.after, eyes));
        }
        show(line.into())
    })?;
    let mut table = position(game, &end, eyes);
    if let Some(early) = stopped_early(record, until) {
        table.insert("early".into(), json!(early));
    }
    show(table.into())
}

/// The table from this point of view. [`Eyes::Open`] shows all of it.
fn position<G: Rules>(game: &G, state: &G::State, eyes: Eyes) -> Map<String, Value> {
    let mut table = Map::new();
    table.insert("waiting".into(), json!(game.waiting(state).to_string()));
    table.insert("scores".into(), json!(game.scores(state)));
    table.insert("winners".into(), json!(game.winners(state)));
    match eyes {
        Eyes::Open => table.insert("arrangement".into(), json!(game.arrange(state))),
        Eyes::Viewer(viewer) => table.insert("view".into(), json!(game.view(state, viewer))),
    };
    table
}

/// What may happen next, as far as this point of view allows: legal actions by seat, and for [`Eyes::Open`]
/// the weights of chance in the dealer's order. To others the weights could reveal what is in the deck.
fn possibilities<G: Rules>(game: &G, state: &G::State, eyes: Eyes) -> Map<String, Value> {
    let is_shown = |seat: Seat| match eyes {
        Eyes::Open => true,
        Eyes::Viewer(viewer) => viewer.seat() == Some(seat),
    };
    let waiting = game.waiting(state);
    let mut actions = Vec::new();
    let legal =
        Seat::all(game.seats()).filter(|seat| waiting.includes(*seat) && is_shown(*seat)).map(|seat| {
            game.legal_actions(state, seat, &mut actions);
            let notation: Vec<String> = actions.iter().map(ToString::to_string).collect();
            (seat.to_string(), json!(notation))
        });
    let mut possible = Map::new();
    possible.insert("legal".into(), legal.collect::<Map<String, Value>>().into());
    if eyes == Eyes::Open {
        let mut chances = Vec::new();
        game.chances(state, &mut chances);
        let weights: Vec<Value> =
            chances.iter().map(|(outcome, weight)| json!([outcome.to_string(), weight])).collect();
        possible.insert("chances".into(), json!(weights));
    }
    possible
}
