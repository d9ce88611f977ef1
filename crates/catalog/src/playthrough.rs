//! A record told as a story.

use std::fmt::Write;

use i18n::{Args, Length, Names, Teller, Texts, args};
use record::{Actor, Early, Entry, Record};
use serde_json::{Map, Value, json};
use table::{Rules, Seat, Step, StepOf, Viewer, Waiting};

use crate::face::Fault;
use crate::playable::Playable;
use crate::replay::{Replay, at_entry, seen_entry};

/// With whose knowledge a story is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Everything is open.
    Open,
    /// Only what this viewer knew.
    Viewer(Viewer),
}

impl Eyes {
    /// Who looks, as far as the rules know.
    pub(crate) const fn viewer(self) -> Viewer {
        match self {
            Eyes::Open => Viewer::Spectator,
            Eyes::Viewer(viewer) => viewer,
        }
    }
}

/// Tells a record up to a step, or to its end, and then draws the table.
pub(crate) fn tell<G: Playable>(
    game: &G,
    record: &Record,
    eyes: Eyes,
    until: Option<usize>,
    texts: &Texts,
) -> Result<String, Fault> {
    let names = Names::new(record.header.seats.iter().map(|player| player.name.clone()));
    let teller = Teller { texts, names: &names };
    let mut story = Story { game, teller, eyes, text: String::new(), paragraph: Paragraph::default() };
    story.introduce(record);
    let end = Walk::new(game, record, eyes, until)?.play(|mut moment| {
        story.hear(&mut moment);
        Ok(())
    })?;
    story.finish_paragraph(None);
    story.draw_table(&end, early(record, until))?;
    Ok(story.text)
}

/// Why the game stopped where the story ends, if it did before it was over.
fn early(record: &Record, until: Option<usize>) -> Option<Early> {
    record.ended.early.filter(|_| until.is_none())
}

/// What to trace of a record.
#[derive(Clone, Copy, Debug)]
pub struct TraceRequest {
    /// With whose knowledge.
    pub eyes: Eyes,
    /// Up to which step; to the end if not given.
    pub until: Option<usize>,
    /// Whether to show the position after every entry, with what can be done there, and the position before the first one.
    pub states: bool,
}

/// A record for programs: one value per entry, and last the table. Each value is given to `show` as soon as it is known; if
/// that fails, the trace ends.
pub(crate) fn trace<G: Playable>(
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
    let end = walk.play(|moment| {
        let mut line = Map::new();
        line.insert("step".into(), json!(moment.step));
        line.insert("entry".into(), moment.seen);
        line.insert("events".into(), json!(&*moment.events));
        if states {
            line.extend(position(game, moment.after, eyes));
            line.extend(possibilities(game, moment.after, eyes));
        }
        show(line.into())
    })?;
    let mut table = position(game, &end, eyes);
    if let Some(early) = early(record, until) {
        table.insert("early".into(), json!(early));
    }
    show(table.into())
}

/// The table as somebody sees it: with open eyes all of it.
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

/// What may happen next, as far as these eyes may know: legal actions by seat, and with open eyes the weights of chance in the
/// order in which the dealer counts them. To others they could tell what is in the deck.
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

/// One entry of a record as somebody saw it.
pub(crate) struct Moment<'a, G: Rules> {
    entry: &'a Entry,
    /// The entry without what those eyes may not see.
    seen: Value,
    /// The number of the step, or of the last one before steps were taken back.
    step: usize,
    /// What was played; none if steps were taken back.
    played: Option<StepOf<G>>,
    /// The state it was played in.
    before: &'a G::State,
    /// The state it led to.
    after: &'a G::State,
    events: &'a mut Vec<G::Event>,
}

/// A record to be played with somebody's eyes, up to a step or to its end.
pub(crate) struct Walk<'a, G: Rules> {
    game: &'a G,
    record: &'a Record,
    eyes: Eyes,
    until: Option<usize>,
}

impl<'a, G: Rules> Walk<'a, G> {
    /// Refuses eyes of a seat that does not play, and a step that the record does not have.
    pub(crate) fn new(
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

    /// Plays the record, shows every entry, and gives the state where it ends.
    pub(crate) fn play(
        self,
        mut visit: impl FnMut(Moment<'_, G>) -> Result<(), Fault>,
    ) -> Result<G::State, Fault> {
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
            visit(Moment {
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

/// What a kind of player is called: a person, or a bot that has a name in this language.
fn kind_of_player(kind: &str, texts: &Texts) -> String {
    let key = match kind {
        "person" | "program" => format!("player-{kind}"),
        bot => format!("bot-{bot}"),
    };
    texts.named_or(&key, kind).into()
}

/// What belongs together in a story: decisions of one player that make one sentence, and what came of them.
struct Paragraph<G: Playable> {
    /// What stands before it: the number of its first step.
    label: String,
    /// Who decided; nobody if it was chance or the table.
    seat: Option<Seat>,
    /// The last decision, told if nothing came of it and somebody else goes on.
    decision: String,
    /// What these eyes saw.
    events: Vec<G::Event>,
}

impl<G: Playable> Default for Paragraph<G> {
    fn default() -> Paragraph<G> {
        Paragraph { label: INDENT.into(), seat: None, decision: String::new(), events: Vec::new() }
    }
}

/// The width of a step's number.
const INDENT: &str = "      ";

struct Story<'a, G: Playable> {
    game: &'a G,
    teller: Teller<'a>,
    eyes: Eyes,
    text: String,
    paragraph: Paragraph<G>,
}

impl<G: Playable> Story<'_, G> {
    fn line(&mut self, line: &str) {
        self.text += line;
        self.text.push('\n');
    }

    fn say(&mut self, key: &str, args: &Args<'_>) {
        self.line(&self.teller.say(key, args));
    }

    fn introduce(&mut self, record: &Record) {
        let header = &record.header;
        let seated = header.seats.iter().enumerate().map(|(index, player)| {
            let is_bot_name = player.name.starts_with(&player.kind);
            let kind =
                if is_bot_name { "none".into() } else { kind_of_player(&player.kind, self.teller.texts) };
            let args = args! { seat: index + 1, who: player.name.as_str(), kind: kind };
            self.teller.say("story-player", &args)
        });
        let seated: Vec<String> = seated.collect();
        let title = self.teller.texts.rulebook(G::NAME).map_or(G::TITLE, |book| &book.title);
        let args = args! { game: title.to_owned(), table: header.table.clone() };
        self.say("story-title", &args.with("players", seated.join(", ")));
        match self.eyes {
            Eyes::Open => self.say("story-eyes-open", &Args::none()),
            Eyes::Viewer(Viewer::Spectator) => self.say("story-eyes-spectator", &Args::none()),
            Eyes::Viewer(Viewer::Seat(seat)) => {
                self.say("story-eyes-player", &args! { who: self.teller.who(seat) });
            }
        }
        self.line("");
    }

    /// Goes on with the story.
    fn hear(&mut self, moment: &mut Moment<'_, G>) {
        match moment.entry {
            Entry::Act { by, seat, .. } => {
                if !self.goes_on(*seat, moment.events) {
                    self.finish_paragraph(Some(*seat));
                    self.paragraph.label = format!("{:>4}  ", moment.step);
                    if *by == Actor::StandIn {
                        self.paragraph.label += &self.teller.say("story-stand-in", &Args::none());
                        self.paragraph.label.push(' ');
                    }
                }
                self.paragraph.seat = Some(*seat);
                self.paragraph.decision = self.decision(moment);
            }
            Entry::Word { word, .. } => {
                self.finish_paragraph(None);
                let _ = write!(self.text, "{:>4}  ", moment.step);
                self.say("story-word", &args! { word: word.clone() });
            }
            Entry::Undo { undo_to, .. } => {
                self.finish_paragraph(None);
                self.text += INDENT;
                self.say("story-undo", &args! { step: *undo_to });
            }
            Entry::Chance { .. } => {}
        }
        self.paragraph.events.append(moment.events);
    }

    /// Whether another decision of this seat belongs to the paragraph: it makes one sentence with what is there.
    fn goes_on(&self, seat: Seat, events: &[G::Event]) -> bool {
        let told = &self.paragraph.events;
        if self.paragraph.seat != Some(seat) || told.is_empty() || events.is_empty() {
            return false;
        }
        let sentences = |events: &[G::Event]| self.game.story(events, self.teller).len();
        let together: Vec<G::Event> = told.iter().chain(events).cloned().collect();
        sentences(&together) < sentences(told) + sentences(events)
    }

    /// A decision in words, as far as these eyes saw it.
    fn decision(&self, moment: &Moment<'_, G>) -> String {
        let Some(step @ Step::Seat(seat, action)) = moment.played else { return String::new() };
        let (sees, viewer) = match self.eyes {
            Eyes::Open => (true, Viewer::Seat(seat)),
            Eyes::Viewer(viewer) => (self.game.sees(moment.before, step, viewer), viewer),
        };
        let args = args! { who: self.teller.who(seat) };
        if sees {
            let view = self.game.view(moment.before, viewer);
            let action = self.game.action(&view, action, Length::Short, self.teller);
            self.teller.say("story-decision", &args.with("action", action))
        } else {
            self.teller.say("story-decision-unseen", &args)
        }
    }

    /// Tells what belongs together. A decision from which nothing followed is told unless the same player goes on at once:
    /// then it was only the beginning of something.
    fn finish_paragraph(&mut self, next: Option<Seat>) {
        let Paragraph { label, seat, decision, events } = std::mem::take(&mut self.paragraph);
        let mut sentences = self.game.story(&events, self.teller);
        if sentences.is_empty() && seat.is_some() && seat != next {
            sentences.push(decision);
        }
        for (number, sentence) in sentences.iter().enumerate() {
            let label = if number == 0 { label.as_str() } else { INDENT };
            self.line(&format!("{label}{sentence}"));
        }
    }

    fn draw_table(&mut self, state: &G::State, early: Option<Early>) -> Result<(), Fault> {
        self.line("");
        let drawn = match self.eyes {
            Eyes::Open => self.game.draw_state(state, self.teller, &mut self.text),
            Eyes::Viewer(viewer) => {
                self.game.draw_view(&self.game.view(state, viewer), self.teller, &mut self.text)
            }
        };
        drawn.map_err(|_| Fault::new("fault-no-drawing"))?;
        self.line("");
        if let Some(early) = early {
            self.tell_early_end(state, early);
            return Ok(());
        }
        match self.game.waiting(state) {
            Waiting::Nobody => self.tell_result(state),
            Waiting::Seats(seats) => {
                let own = match self.eyes {
                    Eyes::Open => seats.first(),
                    Eyes::Viewer(viewer) => viewer.seat().filter(|seat| seats.contains(*seat)),
                };
                match own {
                    Some(seat) => self.draw_legal(state, seat),
                    None => self.say("story-waits", &args! { whom: self.teller.whom(seats.iter()) }),
                }
            }
            Waiting::Chance => self.say("story-waits-chance", &Args::none()),
            Waiting::Table => self.say("story-waits-table", &Args::none()),
        }
        Ok(())
    }

    fn tell_result(&mut self, state: &G::State) {
        let winners = self.game.winners(state);
        let args = args! { winners: winners.len(), who: self.teller.whom(winners.iter()) };
        self.say("story-result", &args.with("scores", self.scores(state)));
    }

    /// The game was not over, so nobody wins.
    fn tell_early_end(&mut self, state: &G::State, early: Early) {
        let why = match early {
            Early::Agreement => "agreement",
            Early::Closed => "closed",
        };
        self.say("story-early", &args! { why: why, scores: self.scores(state) });
    }

    /// Everybody's points.
    fn scores(&self, state: &G::State) -> String {
        let scores = Seat::all(self.game.seats()).zip(self.game.scores(state)).map(|(seat, score)| {
            self.teller.say("story-score", &args! { who: self.teller.who(seat), score: score })
        });
        scores.collect::<Vec<String>>().join(", ")
    }

    /// What the seat is asked, and all it can do.
    fn draw_legal(&mut self, state: &G::State, seat: Seat) {
        let view = self.game.view(state, Viewer::Seat(seat));
        self.say("story-waits", &args! { whom: self.teller.who(seat) });
        self.line(&self.game.prompt(&view, seat, self.teller));
        let mut actions = Vec::new();
        self.game.legal_actions(state, seat, &mut actions);
        let notations: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let width = notations.iter().map(|notation| notation.chars().count()).max().unwrap_or(0);
        for (notation, action) in notations.iter().zip(actions) {
            let meaning = self.game.action(&view, action, Length::Long, self.teller);
            self.line(&format!("  {notation:<width$}  {meaning}"));
        }
    }
}
