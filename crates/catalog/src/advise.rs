//! Advice for a seat at a point in a recorded game.

use std::sync::Arc;

use bots::{BotName, Bots, Choice, Effort, Level, SeatHoldings, Trees};
use contract::{Rules, Seat, Silence, Viewer, Waiting};
use i18n::{Length, Names, Teller, Texts};
use record::{Entry, Record};
use serde::Serialize;

use engine::{Fault, Threads};

use crate::kit::Kit;
use engine::{Eyes, Walk};
use engine::{Replay, waiting_for};

/// How many trees grow in parallel, so that several processors help. The advice depends on this number and
/// not on the number of processors.
const TREES: usize = 8;

/// How many worlds the hands of others are counted in.
const DEALS: u32 = 2000;

/// How hard to think about advice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum AdviceEffort {
    /// As hard as a bot of this level does in a whole turn.
    Level(Level),
    /// With this many iterations.
    Iterations(u32),
}

impl AdviceEffort {
    pub(crate) fn effort<G: Rules>(self, bots: &dyn Bots<G>) -> Result<Effort, Fault> {
        match self {
            AdviceEffort::Level(level) => Ok(bots.effort(level)),
            AdviceEffort::Iterations(iterations) if (1..=BotName::MOST_ITERATIONS).contains(&iterations) => {
                Ok(Effort { iterations, ..bots.effort(Level::Expert) })
            }
            AdviceEffort::Iterations(_) => {
                Err(Fault::new("fault-iterations").with("most", BotName::MOST_ITERATIONS))
            }
        }
    }
}

/// The point in a game that advice is wanted for.
#[derive(Clone, Debug)]
pub struct AdviceRequest {
    /// The step of the record after which advice is wanted; 0 is before the first.
    pub step: usize,
    /// The seat that wants advice. Only what it knows is used.
    pub seat: Seat,
    /// How hard to think.
    pub thinking: AdviceEffort,
    /// The seed. The same seed gives the same advice.
    pub seed: u64,
}

/// A legal action and what the search found out about it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AdvisedChoice {
    /// The action in the game's notation.
    pub action: String,
    /// What it does, in words. Programs use the notation.
    #[serde(skip)]
    pub meaning: String,
    /// The expected share of the win. None if it was never tried.
    pub share: Option<f64>,
    /// The lower end of the share's 95% interval, as far as sampling goes.
    pub low: Option<f64>,
    /// The upper end of the interval.
    pub high: Option<f64>,
    /// How often it was tried.
    pub visits: u64,
    /// Whether it was played in the recorded game.
    #[serde(skip_serializing_if = "is_false")]
    pub played: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

impl AdvisedChoice {
    fn new(choice: &Choice<impl ToString>, meaning: String) -> AdvisedChoice {
        let (low, high) = choice.interval;
        AdvisedChoice {
            action: choice.action.to_string(),
            meaning,
            share: choice.share,
            low: choice.share.map(|_| low),
            high: choice.share.map(|_| high),
            visits: choice.visits,
            played: false,
        }
    }
}

/// What a seat should do, and what the others can hold.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AdviceReport {
    /// The game, by its short name.
    pub game: &'static str,
    /// The step after which the seat decides.
    pub step: usize,
    /// The seat that decides.
    pub seat: Seat,
    /// The iterations of the search; 0 if there was only one legal action.
    pub iterations: u32,
    /// The seed that was used.
    pub seed: u64,
    /// The legal actions, the best first. Those that were never tried come last.
    pub choices: Vec<AdvisedChoice>,
    /// The number of deals in which hands were counted.
    pub deals: u32,
    /// What other seats can hold. Empty if no hand is hidden.
    pub hands: Vec<SeatHoldings>,
}

/// Gives advice for a point in a recorded game.
pub(crate) fn advise<G: Rules>(
    kit: &Kit<G>,
    game: &G,
    record: &Record,
    request: &AdviceRequest,
    texts: &Texts,
) -> Result<AdviceReport, Fault> {
    let AdviceRequest { step, seat, seed, .. } = *request;
    let effort = request.thinking.effort(kit.bots)?;
    let mut entries = 0;
    let eyes = Eyes::Viewer(Viewer::Seat(seat));
    let state = Walk::new(game, record, eyes, Some(step))?.play(|_| {
        entries += 1;
        Ok(())
    })?;
    // From here on, only what the seat knows is used.
    let view = game.view(&state, Viewer::Seat(seat));
    let names = Names::new(record.header.seats.iter().map(|player| player.name.clone()));
    let search = Search { effort, trees: Trees { count: TREES, workers: Arc::new(Threads::all()) }, seed };
    let teller = Teller::new(texts, &names).to(Viewer::Seat(seat));
    let Some(mut report) = advise_view(kit, game, &view, seat, search, teller) else {
        return Err(nothing_to_decide(game, record, step, seat, game.waiting(&state)));
    };
    report.step = step;
    if let Some(played) = played::<G>(record.entries.get(entries), seat) {
        let played = played.to_string();
        report.choices.iter_mut().for_each(|choice| choice.played = choice.action == played);
    }
    Ok(report)
}

/// How advice is searched for.
pub(crate) struct Search {
    /// How hard to think.
    pub(crate) effort: Effort,
    /// The trees to grow.
    pub(crate) trees: Trees,
    /// The seed.
    pub(crate) seed: u64,
}

/// Advice for the seat whose view this is. None if it has nothing to decide.
pub(crate) fn advise_view<G: Rules>(
    kit: &Kit<G>,
    game: &G,
    view: &G::View,
    seat: Seat,
    Search { effort, trees, seed }: Search,
    teller: Teller<'_>,
) -> Option<AdviceReport> {
    let advice = kit.bots.advise(game, view, seat, effort, &trees, seed)?;
    let meaning = |action| kit.words.action(game, view, action, Length::Long, teller);
    let choices = advice.choices.iter();
    let mut choices: Vec<AdvisedChoice> =
        choices.map(|choice| AdvisedChoice::new(choice, meaning(choice.action))).collect();
    choices.sort_by_key(|choice| choice.visits == 0);
    let iterations = if choices.len() == 1 { 0 } else { effort.iterations };
    let hands = kit.bots.holdings(game, view, seat, DEALS, seed);
    Some(AdviceReport { game: G::NAME, step: 0, seat, iterations, seed, choices, deals: DEALS, hands })
}

/// The seat's action, if this entry is its decision.
fn played<G: Rules>(entry: Option<&Entry>, seat: Seat) -> Option<G::Action> {
    match entry? {
        Entry::Act { seat: decides, act, .. } if *decides == seat => act.parse().ok(),
        _ => None,
    }
}

/// An error that says who is due instead, and when the seat is.
fn nothing_to_decide<G: Rules>(
    game: &G,
    record: &Record,
    step: usize,
    seat: Seat,
    waiting: Waiting,
) -> Fault {
    let decisions = decisions(game, record, seat);
    let later = decisions.iter().find(|decision| **decision > step);
    let (when, at) = match (later, decisions.last()) {
        (Some(next), _) => ("next", *next),
        (None, Some(last)) => ("last", *last),
        (None, None) => ("never", 0),
    };
    Fault::new("fault-nothing-to-decide")
        .with("seat", seat)
        .with("step", step)
        .with("waiting", waiting_for(waiting))
        .with("when", when)
        .with("at", at)
}

/// The steps of a record after which the seat may decide, as far as the record can be replayed.
fn decisions<G: Rules>(game: &G, record: &Record, seat: Seat) -> Vec<usize> {
    let mut replay = Replay::new(game);
    let mut steps = Vec::new();
    if game.waiting(replay.state()).includes(seat) {
        steps.push(0);
    }
    for entry in &record.entries {
        if replay.play(entry, &mut Silence).is_err() {
            break;
        }
        // A step that an undo returns to was looked at before.
        if !matches!(entry, Entry::Undo { .. }) && game.waiting(replay.state()).includes(seat) {
            steps.push(replay.steps());
        }
    }
    steps
}
