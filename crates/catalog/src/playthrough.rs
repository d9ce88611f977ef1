//! A record told as a story.

use std::fmt::Write;

use record::{Actor, Entry, Record};
use serde_json::{Value, json};
use table::{Rules, Seat, Viewer, Waiting};

use crate::face::Fault;
use crate::playable::{Names, Playable};
use crate::replay::{Replay, at_entry, seen_entry};

/// With whose knowledge a story is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Everything is open.
    Open,
    /// Only what this viewer knew.
    Viewer(Viewer),
}

/// Tells a record up to a step, or to its end, and then draws the table.
pub(crate) fn tell<G: Playable>(
    game: &G,
    record: &Record,
    eyes: Eyes,
    until: Option<usize>,
) -> Result<String, Fault> {
    let names = Names(record.header.seats.iter().map(|player| player.name.clone()).collect());
    let mut story =
        Story { game, names: &names, eyes, text: String::new(), act: String::new(), untold: Vec::new() };
    story.introduce(record);
    let end = walk(game, record, eyes, until, |moment| {
        if matches!(moment.entry, Entry::Act { .. } | Entry::Word { .. } | Entry::Undo { .. }) {
            story.finish_paragraph();
        }
        story.mark(moment.entry, moment.step);
        story.untold.append(moment.events);
        Ok(())
    })?;
    story.finish_paragraph();
    story.draw_table(&end)?;
    Ok(story.text)
}

/// A record for programs: one value per entry, and last the table.
pub(crate) fn trace<G: Playable>(
    game: &G,
    record: &Record,
    eyes: Eyes,
    until: Option<usize>,
) -> Result<Vec<Value>, Fault> {
    let mut values = Vec::new();
    let end = walk(game, record, eyes, until, |moment| {
        values.push(json!({ "step": moment.step, "entry": moment.seen, "events": &*moment.events }));
        Ok(())
    })?;
    let waiting = game.waiting(&end).to_string();
    let (scores, winners) = (game.scores(&end), game.winners(&end));
    values.push(match eyes {
        Eyes::Open => json!({ "waiting": waiting, "scores": scores, "winners": winners, "arrangement": game.arrange(&end) }),
        Eyes::Viewer(viewer) => {
            json!({ "waiting": waiting, "scores": scores, "winners": winners, "view": game.view(&end, viewer) })
        }
    });
    Ok(values)
}

/// One entry of a record as somebody saw it.
pub(crate) struct Moment<'a, G: Rules> {
    entry: &'a Entry,
    /// The entry without what those eyes may not see.
    seen: Value,
    /// The number of the step, or of the last one before steps were taken back.
    step: usize,
    events: &'a mut Vec<G::Event>,
}

/// Plays a record up to a step, or to its end, and gives the state there.
pub(crate) fn walk<G: Rules>(
    game: &G,
    record: &Record,
    eyes: Eyes,
    until: Option<usize>,
    mut visit: impl FnMut(Moment<'_, G>) -> Result<(), Fault>,
) -> Result<G::State, Fault> {
    let seats = game.seats();
    if let Eyes::Viewer(Viewer::Seat(seat)) = eyes
        && seat.index() >= seats as usize
    {
        return Err(Fault::new(format!("there is no seat {seat}: the game has {seats} seats")));
    }
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
        replay.play(entry, &mut events).map_err(fault)?;
        if let Eyes::Viewer(viewer) = eyes {
            events = events.iter().filter_map(|event| game.event_for(event, viewer)).collect();
        }
        visit(Moment { entry, seen, step: replay.steps(), events: &mut events })?;
    }
    match until.filter(|until| *until > replay.steps()) {
        Some(until) => {
            Err(Fault::new(format!("there is no step {until}: the game has {} steps", replay.steps())))
        }
        None => Ok(replay.into_state()),
    }
}

struct Story<'a, G: Playable> {
    game: &'a G,
    names: &'a Names,
    eyes: Eyes,
    text: String,
    /// The last decision in notation, told if nothing came of it.
    act: String,
    /// What these eyes saw since the last decision.
    untold: Vec<G::Event>,
}

impl<G: Playable> Story<'_, G> {
    fn line(&mut self, line: &str) {
        self.text += line;
        self.text.push('\n');
    }

    fn introduce(&mut self, record: &Record) {
        let header = &record.header;
        let seated = header.seats.iter().enumerate().map(|(index, player)| {
            let is_bot_name = player.name.starts_with(&player.kind);
            let kind = if is_bot_name { String::new() } else { format!(" ({})", player.kind) };
            format!("{} {}{kind}", index + 1, player.name)
        });
        let seated: Vec<String> = seated.collect();
        self.line(&format!("{} at table {}: {}", G::TITLE, header.table, seated.join(", ")));
        let eyes = match self.eyes {
            Eyes::Open => "with open cards".to_owned(),
            Eyes::Viewer(Viewer::Spectator) => "as a spectator saw it".to_owned(),
            Eyes::Viewer(Viewer::Seat(seat)) => format!("as {} saw it", self.names.of(seat)),
        };
        self.line(&format!("told {eyes}\n"));
    }

    /// The step's number in front of what it leads to.
    fn mark(&mut self, entry: &Entry, step: usize) {
        match entry {
            Entry::Act { .. } | Entry::Word { .. } => {
                let _ = write!(self.text, "{step:>4}  ");
                if matches!(entry, Entry::Act { by: Actor::StandIn, .. }) {
                    self.text += "[stand-in] ";
                }
                if let Entry::Act { seat, act, .. } = entry {
                    self.act = format!("{}: {act}", self.names.of(*seat));
                }
                if let Entry::Word { word, .. } = entry {
                    let _ = writeln!(self.text, "The table says: {word}.");
                    self.text += "      ";
                }
            }
            Entry::Undo { undo_to, .. } => {
                self.line(&format!("      The steps after step {undo_to} are taken back."));
            }
            Entry::Chance { .. } => {}
        }
    }

    fn finish_paragraph(&mut self) {
        let sentences = self.game.story(&std::mem::take(&mut self.untold), self.names);
        let at_line_start = self.text.ends_with('\n');
        let text = sentences.join("\n      ");
        if !sentences.is_empty() {
            self.line(&if at_line_start { format!("      {text}") } else { text });
        } else if !at_line_start {
            let act = std::mem::take(&mut self.act);
            self.line(&act);
        }
    }

    fn draw_table(&mut self, state: &G::State) -> Result<(), Fault> {
        self.line("");
        let drawn = match self.eyes {
            Eyes::Open => self.game.draw_state(state, self.names, &mut self.text),
            Eyes::Viewer(viewer) => {
                self.game.draw_view(&self.game.view(state, viewer), self.names, &mut self.text)
            }
        };
        drawn.map_err(|_| Fault::new("the table cannot be drawn"))?;
        match self.game.waiting(state) {
            Waiting::Nobody => {
                let winners = self.game.winners(state);
                let verb = if winners.len() == 1 { "wins" } else { "share the win" };
                let scores = Seat::all(self.game.seats())
                    .zip(self.game.scores(state))
                    .map(|(seat, score)| format!("{} {score}", self.names.of(seat)));
                let scores: Vec<String> = scores.collect();
                self.line(&format!("\n{} {verb}: {}.", self.names.list(winners.iter()), scores.join(", ")));
            }
            Waiting::Seats(seats) => {
                self.line(&format!("\nThe game waits for {}.", self.names.list(seats.iter())));
                let own = match self.eyes {
                    Eyes::Open => seats.first(),
                    Eyes::Viewer(viewer) => viewer.seat().filter(|seat| seats.contains(*seat)),
                };
                if let Some(seat) = own {
                    self.draw_legal(state, seat);
                }
            }
            Waiting::Chance => self.line("\nThe game waits for chance."),
            Waiting::Table => self.line("\nThe game waits for a word of the table."),
        }
        Ok(())
    }

    fn draw_legal(&mut self, state: &G::State, seat: Seat) {
        let mut actions = Vec::new();
        self.game.legal_actions(state, seat, &mut actions);
        let actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
        self.line(&format!("Possible: {}", actions.join(", ")));
    }
}
