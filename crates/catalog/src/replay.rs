//! Playing a record again: step by step, with steps taken back, and with every roll computed anew.

use std::str::FromStr;

use record::{Entry, Record, Rolled, SeatCopy, SeenEntry, from_hex, to_hex};
use table::{
    Dealer, Rules, Seed, Silence, Sink, Step, StepOf, Unreadable, Viewer, Waiting, chosen, total_weight,
};

use crate::face::Fault;

/// A record being played again.
pub(crate) struct Replay<'a, G: Rules> {
    game: &'a G,
    state: G::State,
    /// The steps that hold, with the states before them: steps taken back are not among them.
    held: Vec<(usize, G::State)>,
    /// Steps read so far, those taken back included.
    steps: usize,
}

impl<'a, G: Rules> Replay<'a, G> {
    pub(crate) fn new(game: &'a G) -> Replay<'a, G> {
        Replay { game, state: game.start(), held: Vec::new(), steps: 0 }
    }

    pub(crate) fn state(&self) -> &G::State {
        &self.state
    }

    pub(crate) fn into_state(self) -> G::State {
        self.state
    }

    /// Steps read so far, those taken back included.
    pub(crate) fn steps(&self) -> usize {
        self.steps
    }

    /// The step an entry stands for; none if it takes steps back.
    pub(crate) fn read(entry: &Entry) -> Result<Option<StepOf<G>>, Fault> {
        fn read<T: FromStr<Err = Unreadable>>(text: &str) -> Result<T, Fault> {
            text.parse().map_err(|error: Unreadable| Fault::new(error.to_string()))
        }
        Ok(match entry {
            Entry::Act { seat, act, .. } => Some(Step::Seat(*seat, read(act)?)),
            Entry::Chance { chance, .. } => Some(Step::Chance(read(chance)?)),
            Entry::Word { word, .. } => Some(Step::Table(read(word)?)),
            Entry::Undo { .. } => None,
        })
    }

    /// Plays one entry.
    pub(crate) fn play(&mut self, entry: &Entry, sink: &mut impl Sink<G::Event>) -> Result<(), Fault> {
        if let Some(step) = Self::read(entry)? {
            let before = self.state.clone();
            self.game
                .apply(&mut self.state, step, sink)
                .map_err(|refusal| Fault::new(format!("{step}: {refusal}")))?;
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
            return Err(Fault::new(format!("there is nothing to take back to step {step}")));
        };
        self.state = self.held.swap_remove(first_undone).1;
        self.held.truncate(first_undone);
        Ok(())
    }
}

/// Where in a record something is wrong.
pub(crate) fn at_entry(index: usize, steps: usize, fault: &Fault) -> Fault {
    Fault::new(format!("line {}, step {}: {fault}", index + 2, steps + 1))
}

/// What a record that agrees with the rules and the dealer holds.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Verified {
    /// Steps, those taken back included.
    pub steps: usize,
    /// Rolls of the dealer that were computed again.
    pub rolls: u64,
    /// How often steps were taken back.
    pub undone: usize,
}

/// Replays a record by the rules and recomputes every roll, and names the first step that disagrees.
pub(crate) fn verify<G: Rules>(game: &G, record: &Record) -> Result<Verified, Fault> {
    let last_line = record.entries.len() + 2;
    let secret = from_hex(&record.ended.seed).ok_or_else(|| Fault::new("the seed cannot be read"))?;
    let seed = Seed::new(secret);
    if to_hex(&seed.hash()) != record.header.seed_hash {
        return Err(Fault::new(format!(
            "line {last_line}: the seed is not the one whose hash was published on line 1"
        )));
    }
    let dealer = Dealer::new(&seed, &record.header.entropy, &record.header.table);
    let mut verified = Verified { steps: 0, rolls: 0, undone: 0 };
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
    verify_result(game, replay.state(), record)
        .map_err(|fault| Fault::new(format!("line {last_line}: {fault}")))?;
    Ok(verified)
}

fn verify_roll<G: Rules>(
    game: &G,
    state: &G::State,
    dealer: &Dealer,
    chance: &str,
    roll: Rolled,
    next: u64,
) -> Result<(), Fault> {
    let wrong = |what: String| Err(Fault::new(format!("chance: {chance}: {what}")));
    if roll.k != next {
        return wrong(format!("this is roll {next} of the table, not {}", roll.k));
    }
    let mut chances = Vec::new();
    game.chances(state, &mut chances);
    let total = total_weight(&chances);
    if total == 0 {
        return wrong("nothing is left to chance here".into());
    }
    if roll.total != total {
        return wrong(format!("the total is {total}, not {}", roll.total));
    }
    let choice = dealer.choice(roll.k, total);
    if roll.choice != choice {
        return wrong(format!("the dealer's choice is {choice}, not {}", roll.choice));
    }
    match chosen(&chances, choice) {
        Some(outcome) if outcome.to_string() == chance => Ok(()),
        Some(outcome) => wrong(format!("choice {choice} is {outcome}")),
        None => wrong("the choice is not below the total".into()),
    }
}

fn verify_result<G: Rules>(game: &G, state: &G::State, record: &Record) -> Result<(), Fault> {
    let waiting = game.waiting(state);
    if waiting != Waiting::Nobody {
        return Err(Fault::new(format!("the game is not over: it waits for {waiting}")));
    }
    let result = &record.ended.result;
    let winners: Vec<_> = game.winners(state).iter().collect();
    if result.scores.as_slice() != game.scores(state).as_slice() || result.winners != winners {
        return Err(Fault::new(format!(
            "the result is {:?} won by {winners:?}, not {:?} won by {:?}",
            game.scores(state),
            result.scores,
            result.winners
        )));
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
    let header = &record.header;
    let mut replay = Replay::new(game);
    let mut seen = Vec::new();
    for (index, entry) in record.entries.iter().take(entries).enumerate() {
        let fault = |fault: Fault| at_entry(index, 0, &fault);
        let step = Replay::<G>::read(entry).map_err(fault)?;
        let sees = step.is_none_or(|step| game.sees(replay.state(), step, viewer));
        seen.push(seen_entry(entry, sees));
        replay.play(entry, &mut Silence).map_err(fault)?;
    }
    Ok(SeatCopy {
        game: header.game.clone(),
        rules: header.rules,
        content: header.content.clone(),
        options: header.options.clone(),
        seats: header.seats.clone(),
        table: header.table.clone(),
        seed_hash: header.seed_hash.clone(),
        entropy: header.entropy.clone(),
        viewer: viewer.seat(),
        entries: seen,
    })
}

/// An entry without what a viewer who does not see it may not know.
pub(crate) fn seen_entry(entry: &Entry, sees: bool) -> SeenEntry {
    match entry.clone() {
        Entry::Act { seat, act, by, at } if sees => SeenEntry::Act { seat, act, by, at },
        Entry::Act { seat, at, .. } => SeenEntry::HiddenAct { hidden_act: seat, at },
        Entry::Chance { chance, roll, at } if sees => SeenEntry::Chance { chance, k: roll.k, at },
        Entry::Chance { roll, at, .. } => SeenEntry::HiddenChance { hidden_chance: roll.k, at },
        Entry::Word { word, at } => SeenEntry::Word { word, at },
        Entry::Undo { undo_to, at } => SeenEntry::Undo { undo_to, at },
    }
}
