//! A record told as a story.

use std::fmt::Write;

use contract::{Rules, Seat, Step, Viewer, Waiting};
use engine::{Eyes, Fault, Visit, Walk, stopped_early};
use i18n::{Args, GameWords, Length, Names, Teller, Texts, args};
use record::{Actor, Early, Entry, Record};

/// Tells a record up to a step, or to its end, and then draws the table.
pub(crate) fn tell<G: Rules>(
    game: &G,
    words: &dyn GameWords<G>,
    record: &Record,
    eyes: Eyes,
    until: Option<usize>,
    texts: &Texts,
) -> Result<String, Fault> {
    let names = Names::new(record.header.seats.iter().map(|player| player.name.clone()));
    let teller = Teller { texts, names: &names };
    let mut story = Story { game, words, teller, eyes, text: String::new(), paragraph: Paragraph::default() };
    story.introduce(record);
    let end = Walk::new(game, record, eyes, until)?.play(|mut visit| {
        story.hear(&mut visit);
        Ok(())
    })?;
    story.finish_paragraph(None);
    story.draw_table(&end, stopped_early(record, until))?;
    Ok(story.text)
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
struct Paragraph<G: Rules> {
    /// What stands before it: the number of its first step.
    label: String,
    /// Who decided; nobody if it was chance or the table.
    seat: Option<Seat>,
    /// The last decision, told if nothing came of it and somebody else goes on.
    decision: String,
    /// What these eyes saw.
    events: Vec<G::Event>,
}

impl<G: Rules> Default for Paragraph<G> {
    fn default() -> Paragraph<G> {
        Paragraph { label: INDENT.into(), seat: None, decision: String::new(), events: Vec::new() }
    }
}

/// The width of a step's number.
const INDENT: &str = "      ";

struct Story<'a, G: Rules> {
    game: &'a G,
    words: &'a dyn GameWords<G>,
    teller: Teller<'a>,
    eyes: Eyes,
    text: String,
    paragraph: Paragraph<G>,
}

impl<G: Rules> Story<'_, G> {
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
    fn hear(&mut self, visit: &mut Visit<'_, G>) {
        match visit.entry {
            Entry::Act { by, seat, .. } => {
                if !self.goes_on(*seat, visit.events) {
                    self.finish_paragraph(Some(*seat));
                    self.paragraph.label = format!("{:>4}  ", visit.step);
                    if *by == Actor::StandIn {
                        self.paragraph.label += &self.teller.say("story-stand-in", &Args::none());
                        self.paragraph.label.push(' ');
                    }
                }
                self.paragraph.seat = Some(*seat);
                self.paragraph.decision = self.decision(visit);
            }
            Entry::Word { word, .. } => {
                self.finish_paragraph(None);
                let _ = write!(self.text, "{:>4}  ", visit.step);
                self.say("story-word", &args! { word: word.clone() });
            }
            Entry::Undo { undo_to, .. } => {
                self.finish_paragraph(None);
                self.text += INDENT;
                self.say("story-undo", &args! { step: *undo_to });
            }
            Entry::Chance { .. } => {}
        }
        self.paragraph.events.append(visit.events);
    }

    /// Whether another decision of this seat belongs to the paragraph: it makes one sentence with what is there.
    fn goes_on(&self, seat: Seat, events: &[G::Event]) -> bool {
        let told = &self.paragraph.events;
        if self.paragraph.seat != Some(seat) || told.is_empty() || events.is_empty() {
            return false;
        }
        let sentences = |events: &[G::Event]| self.words.story(self.game, events, self.teller).len();
        let together: Vec<G::Event> = told.iter().chain(events).cloned().collect();
        sentences(&together) < sentences(told) + sentences(events)
    }

    /// A decision in words, as far as these eyes saw it.
    fn decision(&self, visit: &Visit<'_, G>) -> String {
        let Some(step @ Step::Seat(seat, action)) = visit.played else { return String::new() };
        let (sees, viewer) = match self.eyes {
            Eyes::Open => (true, Viewer::Seat(seat)),
            Eyes::Viewer(viewer) => (self.game.sees(visit.before, step, viewer), viewer),
        };
        let args = args! { who: self.teller.who(seat) };
        if sees {
            let view = self.game.view(visit.before, viewer);
            let action = self.words.action(self.game, &view, action, Length::Short, self.teller);
            self.teller.say("story-decision", &args.with("action", action))
        } else {
            self.teller.say("story-decision-unseen", &args)
        }
    }

    /// Tells what belongs together. A decision from which nothing followed is told unless the same player goes on at once:
    /// then it was only the beginning of something.
    fn finish_paragraph(&mut self, next: Option<Seat>) {
        let Paragraph { label, seat, decision, events } = std::mem::take(&mut self.paragraph);
        let mut sentences = self.words.story(self.game, &events, self.teller);
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
            Eyes::Open => {
                let spectator = self.game.view(state, Viewer::Spectator);
                let seats =
                    Seat::all(self.game.seats()).map(|seat| self.game.view(state, Viewer::Seat(seat)));
                let seats: Vec<G::View> = seats.collect();
                self.words.draw_open(self.game, &spectator, &seats, self.teller, &mut self.text)
            }
            Eyes::Viewer(viewer) => {
                let view = self.game.view(state, viewer);
                self.words.draw_view(self.game, &view, self.teller, &mut self.text)
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
        self.line(&self.words.prompt(self.game, &view, seat, self.teller));
        let mut actions = Vec::new();
        self.game.legal_actions(state, seat, &mut actions);
        let notations: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let width = notations.iter().map(|notation| notation.chars().count()).max().unwrap_or(0);
        for (notation, action) in notations.iter().zip(actions) {
            let meaning = self.words.action(self.game, &view, action, Length::Long, self.teller);
            self.line(&format!("  {notation:<width$}  {meaning}"));
        }
    }
}
