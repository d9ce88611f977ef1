//! Tells a record as a story.

use std::fmt::Write;

use contract::{Rules, Seat, Step, Viewer, Waiting};
use engine::{Eyes, Fault, Visit, Walk, stopped_early};
use i18n::{Args, GameWords, Length, Names, Sentence, Teller, Texts, args};
use record::{Actor, Early, Entry, Record};

use crate::narrator::{Heard, Narrator, Told};

/// Tells a record up to a step or to its end, and then draws the table.
pub(crate) fn tell<G: Rules>(
    game: &G,
    words: &dyn GameWords<G>,
    record: &Record,
    eyes: Eyes,
    until: Option<usize>,
    texts: &Texts,
) -> Result<String, Fault> {
    let names = Names::new(record.header.seats.iter().map(|player| player.name.clone()));
    let teller = Teller::new(texts, &names).to(eyes.viewer());
    let narrator = Narrator { game, words, teller, viewer: eyes.viewer() };
    let mut story = Story {
        narrator,
        eyes,
        text: String::new(),
        ends_with_heading: false,
        paragraph: Paragraph::default(),
    };
    story.introduce(record);
    let end = Walk::new(game, record, eyes, until)?.play(|mut visit| {
        story.hear(&mut visit);
        Ok(())
    })?;
    story.finish_paragraph(None);
    for sentence in story.narrator.outcome(&end) {
        story.line(&format!("{INDENT}{sentence}"));
    }
    story.draw_table(&end, stopped_early(record, until))?;
    Ok(story.text)
}

/// The name of a kind of player: a person, or a bot that has a name in this language.
fn kind_of_player(kind: &str, texts: &Texts) -> String {
    let key = match kind {
        "person" | "program" => format!("player-{kind}"),
        bot => format!("bot-{bot}"),
    };
    texts.named_or(&key, kind).into()
}

/// A part of a story that belongs together: one player's decisions that form one sentence, and what came of
/// them.
struct Paragraph<G: Rules> {
    /// The number of its first step.
    label: String,
    /// The seat that decided. None if it was chance or the table.
    seat: Option<Seat>,
    /// The last decision, told if nothing came of it and somebody else continues.
    decision: String,
    /// The events seen from this point of view.
    heard: Vec<Heard<G>>,
}

impl<G: Rules> Default for Paragraph<G> {
    fn default() -> Paragraph<G> {
        Paragraph { label: INDENT.into(), seat: None, decision: String::new(), heard: Vec::new() }
    }
}

/// The width of a step's number.
const INDENT: &str = "      ";

struct Story<'a, G: Rules> {
    narrator: Narrator<'a, G>,
    eyes: Eyes,
    text: String,
    ends_with_heading: bool,
    paragraph: Paragraph<G>,
}

impl<G: Rules> Story<'_, G> {
    fn line(&mut self, line: &str) {
        self.text += line;
        self.text.push('\n');
    }

    fn say(&mut self, key: &str, args: &Args<'_>) {
        self.line(&self.narrator.teller.say(key, args));
    }

    fn introduce(&mut self, record: &Record) {
        let header = &record.header;
        let seated = header.seats.iter().enumerate().map(|(index, player)| {
            let is_bot_name = player.name.starts_with(&player.kind);
            let kind = if is_bot_name {
                "none".into()
            } else {
                kind_of_player(&player.kind, self.narrator.teller.texts)
            };
            let args = args! { seat: index + 1, who: player.name.as_str(), kind: kind };
            self.narrator.teller.say("story-player", &args)
        });
        let seated: Vec<String> = seated.collect();
        let title = self.narrator.teller.texts.rulebook(G::NAME).map_or(G::TITLE, |book| &book.title);
        let args = args! { game: title.to_owned(), table: header.table.clone() };
        self.say("story-title", &args.with("players", seated.join(", ")));
        match self.eyes {
            Eyes::Open => self.say("story-eyes-open", &Args::none()),
            Eyes::Viewer(Viewer::Spectator) => self.say("story-eyes-spectator", &Args::none()),
            Eyes::Viewer(Viewer::Seat(seat)) => {
                self.say("story-eyes-player", &args! { who: self.narrator.teller.name(seat) });
            }
        }
        self.line("");
    }

    /// A line that is preceded by an empty line.
    fn heading(&mut self, heading: &str) {
        if !self.text.ends_with("\n\n") {
            self.line("");
        }
        self.line(heading);
        self.ends_with_heading = true;
    }

    /// Continues the story.
    fn hear(&mut self, visit: &mut Visit<'_, G>) {
        let heard = self.narrator.hear(visit.before, visit.events);
        match visit.entry {
            Entry::Act { by, seat, .. } => {
                if !self.goes_on(*seat, &heard) {
                    self.finish_paragraph(Some(*seat));
                    self.paragraph.label = format!("{:>4}  ", visit.step);
                    if *by == Actor::StandIn {
                        self.paragraph.label += &self.narrator.teller.say("story-stand-in", &Args::none());
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
        self.paragraph.heard.extend(heard);
    }

    /// Whether another decision of this seat belongs to the paragraph, because both form one sentence.
    fn goes_on(&self, seat: Seat, heard: &[Heard<G>]) -> bool {
        let before = &self.paragraph.heard;
        if self.paragraph.seat != Some(seat) || before.is_empty() || heard.is_empty() {
            return false;
        }
        let together = self.narrator.tell(before.iter().chain(heard)).len();
        together < self.narrator.tell(before).len() + self.narrator.tell(heard).len()
    }

    /// A decision in words, as far as it was seen from this point of view.
    fn decision(&self, visit: &Visit<'_, G>) -> String {
        let Some(step @ Step::Seat(seat, action)) = visit.played else { return String::new() };
        let (sees, viewer) = match self.eyes {
            Eyes::Open => (true, Viewer::Seat(seat)),
            Eyes::Viewer(viewer) => (self.narrator.game.sees(visit.before, step, viewer), viewer),
        };
        let args = args! { who: self.narrator.teller.who(seat) };
        if sees {
            let view = self.narrator.game.view(visit.before, viewer);
            let action = self.narrator.words.action(
                self.narrator.game,
                &view,
                action,
                Length::Short,
                self.narrator.teller,
            );
            self.narrator.teller.say("story-decision", &args.with("action", action))
        } else {
            self.narrator.teller.say("story-decision-unseen", &args)
        }
    }

    /// Tells what belongs together. A decision without consequences is told unless the same player continues
    /// immediately, because then it was only the beginning of something. It is also told where a turn would
    /// otherwise have a heading and nothing else.
    fn finish_paragraph(&mut self, next: Option<Seat>) {
        let Paragraph { label, seat, decision, heard } = std::mem::take(&mut self.paragraph);
        let mut told = self.narrator.tell(&heard);
        let is_turn_empty = self.ends_with_heading && told.first().is_some_and(|told| told.is_heading);
        if seat.is_some() && (told.is_empty() && seat != next || is_turn_empty) {
            told.insert(0, Told { sentence: Sentence { text: decision, events: 0 }, is_heading: false });
        }
        let mut label = label.as_str();
        for Told { sentence: Sentence { text, .. }, is_heading } in told {
            if is_heading {
                self.heading(&text);
                continue;
            }
            self.line(&format!("{label}{text}"));
            self.ends_with_heading = false;
            label = INDENT;
        }
    }

    fn draw_table(&mut self, state: &G::State, early: Option<Early>) -> Result<(), Fault> {
        self.line("");
        let drawn = match self.eyes {
            Eyes::Open => {
                let spectator = self.narrator.game.view(state, Viewer::Spectator);
                let seats = Seat::all(self.narrator.game.seats())
                    .map(|seat| self.narrator.game.view(state, Viewer::Seat(seat)));
                let seats: Vec<G::View> = seats.collect();
                self.narrator.words.draw_open(
                    self.narrator.game,
                    &spectator,
                    &seats,
                    self.narrator.teller,
                    &mut self.text,
                )
            }
            Eyes::Viewer(viewer) => {
                let view = self.narrator.game.view(state, viewer);
                self.narrator.words.draw_view(self.narrator.game, &view, self.narrator.teller, &mut self.text)
            }
        };
        drawn.map_err(|_| Fault::new("fault-no-drawing"))?;
        self.line("");
        if let Some(early) = early {
            self.tell_early_end(state, early);
            return Ok(());
        }
        match self.narrator.game.waiting(state) {
            Waiting::Nobody => self.tell_result(state),
            Waiting::Seats(seats) => {
                let own = match self.eyes {
                    Eyes::Open => seats.first(),
                    Eyes::Viewer(viewer) => viewer.seat().filter(|seat| seats.contains(*seat)),
                };
                match own {
                    Some(seat) => self.draw_legal(state, seat),
                    None => self.say("story-waits", &args! { whom: self.narrator.teller.whom(seats.iter()) }),
                }
            }
            Waiting::Chance => self.say("story-waits-chance", &Args::none()),
            Waiting::Table => self.say("story-waits-table", &Args::none()),
        }
        Ok(())
    }

    fn tell_result(&mut self, state: &G::State) {
        let winners = self.narrator.game.winners(state);
        let args = args! { winners: winners.len(), who: self.narrator.teller.whom(winners.iter()) };
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
        let scores = Seat::all(self.narrator.game.seats()).zip(self.narrator.game.scores(state)).map(
            |(seat, score)| {
                self.narrator
                    .teller
                    .say("story-score", &args! { who: self.narrator.teller.who(seat), score: score })
            },
        );
        scores.collect::<Vec<String>>().join(", ")
    }

    /// The seat's prompt and everything it can do.
    fn draw_legal(&mut self, state: &G::State, seat: Seat) {
        let view = self.narrator.game.view(state, Viewer::Seat(seat));
        self.say("story-waits", &args! { whom: self.narrator.teller.who(seat) });
        self.line(&self.narrator.words.prompt(self.narrator.game, &view, seat, self.narrator.teller));
        let mut actions = Vec::new();
        self.narrator.game.legal_actions(state, seat, &mut actions);
        let notations: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let width = notations.iter().map(|notation| notation.chars().count()).max().unwrap_or(0);
        for (notation, action) in notations.iter().zip(actions) {
            let meaning = self.narrator.words.action(
                self.narrator.game,
                &view,
                action,
                Length::Long,
                self.narrator.teller,
            );
            self.line(&format!("  {notation:<width$}  {meaning}"));
        }
    }
}
