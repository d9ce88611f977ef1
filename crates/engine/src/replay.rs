//! Replays a record step by step, including undone steps, and recomputes every roll.

use std::str::FromStr;

use contract::{
    Dealer, Rules, Seat, Seed, Silence, Sink, Step, StepOf, Unreadable, Viewer, Waiting, chosen, total_weight,
};
use record::{Entry, NameProof, Record, Rolled, SeatCopy, SeenEntry, from_hex, to_hex};

use crate::dealing::{Dealing, verify_dealing};
use crate::setup::Fault;

/// A record being replayed.
pub struct Replay<'a, G: Rules> {
    game: &'a G,
    state: G::State,
    /// The steps in force, each with the state before it. Undone steps are not among them.
    held: Vec<(usize, G::State)>,
    /// The number of steps read so far, including undone ones.
    steps: usize,
}

impl<'a, G: Rules> Replay<'a, G> {
    /// Starts a replay before the first step.
    pub fn new(game: &'a G) -> Replay<'a, G> {
        Replay { game, state: game.start(), held: Vec::new(), steps: 0 }
    }

    /// The state after everything played so far.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Returns the state after everything played so far.
    pub fn into_state(self) -> G::State {
        self.state
    }

    /// The number of steps read so far, including undone ones.
    pub fn steps(&self) -> usize {
        self.steps
    }

    /// The step in an entry. None if the entry undoes steps.
    pub fn read(entry: &Entry) -> Result<Option<StepOf<G>>, Fault> {
        fn read<T: FromStr<Err = Unreadable>>(text: &str) -> Result<T, Fault> {
            text.parse().map_err(Fault::unreadable)
        }
        Ok(match entry {
            Entry::Act { seat, act, .. } => Some(Step::Seat(*seat, read(act)?)),
            Entry::Chance { chance, .. } => Some(Step::Chance(read(chance)?)),
            Entry::Word { word, .. } => Some(Step::Table(read(word)?)),
            Entry::Undo { .. } => None,
        })
    }

    /// Plays one entry.
    pub fn play(&mut self, entry: &Entry, sink: &mut impl Sink<G::Event>) -> Result<(), Fault> {
        if let Some(step) = Self::read(entry)? {
            let before = self.state.clone();
            self.game.apply(&mut self.state, step, sink).map_err(|refusal| {
                Fault::new("fault-step").with("step", step.to_string()).with("fault", Fault::refused(refusal))
            })?;
            self.steps += 1;
            self.held.push((self.steps, before));
        } else if let Entry::Undo { undo_to, .. } = entry {
            self.undo_to(*undo_to)?;
        }
        Ok(())
    }

    fn undo_to(&mut self, step: usize) -> Result<(), Fault> {
        let holds = step == 0 || self.held.iter().any(|(number, _)| *number == step);
        let Some(first_undone) = self.held.iter().position(|(number, _)| *number > step).filter(|_| holds)
        else {
            return Err(Fault::new("fault-undo").with("step", step));
        };
        self.state = self.held.swap_remove(first_undone).1;
        self.held.truncate(first_undone);
        Ok(())
    }
}

/// Adds to a fault where in the record it is.
pub fn at_entry(index: usize, steps: usize, fault: &Fault) -> Fault {
    Fault::new("fault-line-step").with("line", index + 2).with("step", steps + 1).with("fault", fault.clone())
}

/// Adds to a fault the line it is on, where no step is at fault.
fn at_line(line: usize, fault: Fault) -> Fault {
    Fault::new("fault-line").with("line", line).with("fault", fault)
}

/// A message that says who owes the next step.
pub fn waiting_for(waiting: Waiting) -> Fault {
    match waiting {
        Waiting::Seats(seats) => {
            let numbers: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            Fault::new("waiting-seats").with("count", numbers.len()).with("seats", numbers.join(" "))
        }
        Waiting::Chance => Fault::new("waiting-chance"),
        Waiting::Table => Fault::new("waiting-table"),
        Waiting::Nobody => Fault::new("waiting-nobody"),
    }
}

/// Points and winners, independent of language.
fn shown(scores: &[i32], winners: &[Seat]) -> String {
    let winners: Vec<String> = winners.iter().map(ToString::to_string).collect();
    format!("{scores:?} / {}", winners.join(" "))
}

/// The facts about a record that agrees with the rules and the dealer.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Verified {
    /// The number of steps, including undone ones.
    pub steps: usize,
    /// The number of rolls that were recomputed.
    pub rolls: u64,
    /// How often steps were undone.
    pub undone: usize,
    /// How the randomness came about. None in format 1, in which nobody committed to their entropy.
    pub dealing: Option<Dealing>,
    /// The public key of the server that signed the record, if any.
    pub signed_by: Option<String>,
    /// The seats whose names were forgotten. The record does not prove their names.
    pub forgotten: Vec<Seat>,
}

/// Replays a record, recomputes every roll and reports the first step that disagrees.
pub(crate) fn verify<G: Rules>(game: &G, record: &Record) -> Result<Verified, Fault> {
    let last_line = record.entries.len() + 2;
    let secret = from_hex(&record.ended.seed).ok_or_else(|| Fault::new("fault-seed"))?;
    let seed = Seed::new(secret);
    if to_hex(&seed.hash()) != record.header.seed_hash {
        return Err(at_line(last_line, Fault::new("fault-seed-other")));
    }
    let dealing = verify_dealing(record).map_err(|fault| at_line(1, fault))?;
    let dealer = Dealer::new(&seed, &record.header.entropy.texts(), &record.header.table);
    let mut verified = Verified {
        steps: 0,
        rolls: 0,
        undone: 0,
        dealing,
        signed_by: record.signed_by().map(str::to_owned),
        forgotten: forgotten(record),
    };
    let mut replay = Replay::new(game);
    for (index, entry) in record.entries.iter().enumerate() {
        let at = |fault: Fault| at_entry(index, replay.steps(), &fault);
        match entry {
            Entry::Chance { chance, roll, .. } => {
                verify_roll(game, replay.state(), &dealer, chance, *roll, verified.rolls).map_err(at)?;
                verified.rolls += 1;
            }
            Entry::Undo { .. } => verified.undone += 1,
            Entry::Act { .. } | Entry::Word { .. } => {}
        }
        let steps = replay.steps();
        replay.play(entry, &mut Silence).map_err(|fault| at_entry(index, steps, &fault))?;
    }
    verified.steps = replay.steps();
    verify_result(game, replay.state(), record).map_err(|fault| at_line(last_line, fault))?;
    Ok(verified)
}

fn forgotten(record: &Record) -> Vec<Seat> {
    let names = record.proof.iter().flat_map(|proof| proof.names.iter().enumerate());
    let is_forgotten = |proof: &NameProof| matches!(proof, NameProof::Forgotten(_));
    names.filter(|(_, proof)| is_forgotten(proof)).map(|(index, _)| Seat::at(index)).collect()
}

fn verify_roll<G: Rules>(
    game: &G,
    state: &G::State,
    dealer: &Dealer,
    chance: &str,
    roll: Rolled,
    next: u64,
) -> Result<(), Fault> {
    let wrong = |what: Fault| {
        Err(Fault::new("fault-step").with("step", format!("chance: {chance}")).with("fault", what))
    };
    if roll.k != next {
        return wrong(Fault::new("fault-roll-number").with("right", next).with("found", roll.k));
    }
    let mut chances = Vec::new();
    game.chances(state, &mut chances);
    let total = total_weight(&chances);
    if total == 0 {
        return wrong(Fault::new("fault-roll-none"));
    }
    if roll.total != total {
        return wrong(Fault::new("fault-roll-total").with("right", total).with("found", roll.total));
    }
    let choice = dealer.choice(roll.k, total);
    if roll.choice != choice {
        return wrong(Fault::new("fault-roll-choice").with("right", choice).with("found", roll.choice));
    }
    match chosen(&chances, choice) {
        Some(outcome) if outcome.to_string() == chance => Ok(()),
        Some(outcome) => {
            wrong(Fault::new("fault-roll-outcome").with("choice", choice).with("right", outcome.to_string()))
        }
        None => wrong(Fault::new("fault-roll-choice-high")),
    }
}

fn verify_result<G: Rules>(game: &G, state: &G::State, record: &Record) -> Result<(), Fault> {
    let waiting = game.waiting(state);
    let is_early = record.ended.early.is_some();
    if is_early && waiting == Waiting::Nobody {
        return Err(Fault::new("fault-early-over"));
    }
    if !is_early && waiting != Waiting::Nobody {
        return Err(Fault::new("fault-not-over").with("waiting", waiting_for(waiting)));
    }
    let result = &record.ended.result;
    let winners: Vec<_> = game.winners(state).iter().collect();
    if result.scores.as_slice() != game.scores(state).as_slice() || result.winners != winners {
        return Err(Fault::new("fault-result")
            .with("right", shown(&game.scores(state), &winners))
            .with("found", shown(&result.scores, &result.winners)));
    }
    Ok(())
}

/// What the viewer may keep of the first entries of a game.
pub(crate) fn seat_copy<G: Rules>(
    game: &G,
    record: &Record,
    viewer: Viewer,
    entries: usize,
) -> Result<SeatCopy, Fault> {
    let mut replay = Replay::new(game);
    let mut seen = Vec::new();
    for (index, entry) in record.entries.iter().take(entries).enumerate() {
        let fault = |fault: Fault| at_entry(index, 0, &fault);
        let step = Replay::<G>::read(entry).map_err(fault)?;
        let sees = step.is_none_or(|step| game.sees(replay.state(), step, viewer));
        seen.push(seen_entry(entry, sees));
        replay.play(entry, &mut Silence).map_err(fault)?;
    }
    Ok(SeatCopy::of(record.header.clone(), viewer.seat(), seen))
}

/// An entry, without the content if the viewer does not see it.
pub fn seen_entry(entry: &Entry, sees: bool) -> SeenEntry {
    match entry.clone() {
        Entry::Act { seat, act, by, at } if sees => SeenEntry::Act { seat, act, by, at },
        Entry::Act { seat, at, .. } => SeenEntry::HiddenAct { hidden_act: seat, at },
        Entry::Chance { chance, roll, at } if sees => SeenEntry::Chance { chance, k: roll.k, at },
        Entry::Chance { roll, at, .. } => SeenEntry::HiddenChance { hidden_chance: roll.k, at },
        Entry::Word { word, at } => SeenEntry::Word { word, at },
        Entry::Undo { undo_to, at } => SeenEntry::Undo { undo_to, at },
    }
}
