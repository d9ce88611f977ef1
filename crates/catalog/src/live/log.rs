//! The story of a table, line by line.

use contract::{Rules, Seat, Step, Waiting};
use i18n::{Length, args};
use record::Actor;

use super::history::{Happening, What};
use super::{LiveGameOf, LogLine, Mention, Words};
use crate::narrator::{Heard, Narrator, Told};
use engine::Eyes;

/// A group that forms one line: one seat's decisions with nothing between them, and what came of them.
struct Group<G: Rules> {
    line: LogLine,
    /// The last decision, with the state before it; told if nothing came of it.
    decision: Option<(G::State, G::Action)>,
    heard: Vec<Heard<G>>,
    ends_with_chance: bool,
}

impl<G: Rules> LiveGameOf<G> {
    /// Tells what happened from an entry on, given the state before it.
    pub(super) fn tell_log(
        &self,
        eyes: Eyes,
        from: usize,
        mut state: G::State,
        words: Words<'_>,
    ) -> Vec<LogLine> {
        let narrator = self.narrator(eyes, words);
        let mut lines = Vec::new();
        let mut group: Option<Group<G>> = None;
        for index in from..self.lines.len() {
            let before = state.clone();
            let happening = self.replay_line(index, &mut state);
            if !group.as_ref().is_some_and(|group| group.takes(&happening)) {
                lines.extend(group.take().and_then(|group| self.finish(group, &before, eyes, words)));
            }
            match happening.line.what {
                What::Word(word) => {
                    let sentence = narrator.teller.say("story-word", &args! { word: word.to_string() });
                    lines.push(LogLine::new(index, None, vec![sentence]));
                }
                What::Undo(step) => {
                    let sentence = narrator.teller.say("story-undo", &args! { step: step });
                    lines.push(LogLine::new(index, None, vec![sentence]));
                    continue;
                }
                What::Act(..) | What::Chance(..) => {}
            }
            let group = group.get_or_insert_with(|| Group::new(index));
            group.add(&happening, before, self, eyes, words);
        }
        let is_over = group.is_some();
        lines.extend(group.and_then(|group| self.finish(group, &state, eyes, words)));
        if let Some(last) = lines.last_mut().filter(|_| is_over) {
            last.sentences.extend(narrator.outcome(&state));
        }
        lines
    }

    fn narrator<'a>(&'a self, eyes: Eyes, words: Words<'a>) -> Narrator<'a, G> {
        let viewer = eyes.viewer();
        Narrator { game: &self.game, words: self.kit.words, teller: words.teller(viewer), viewer }
    }

    /// Tells a group. A decision without consequences is told unless the same seat continues immediately,
    /// because then it was only the beginning of something.
    fn finish(&self, group: Group<G>, after: &G::State, eyes: Eyes, words: Words<'_>) -> Option<LogLine> {
        let Group { mut line, decision, heard, .. } = group;
        for (place, told) in self.narrator(eyes, words).tell(&heard).into_iter().enumerate() {
            match told {
                Told::Heading(heading) => {
                    line.headings.push(place);
                    line.sentences.push(heading);
                }
                Told::Sentence(sentence) => line.sentences.push(sentence),
            }
        }
        if let (true, Some(seat), Some((before, action))) = (line.sentences.is_empty(), line.seat, decision) {
            let goes_on = matches!(self.game.waiting(after), Waiting::Seats(seats) if seats.contains(seat));
            if !goes_on {
                line.sentences.push(self.tell_decision(&before, seat, action, eyes, words));
            }
        }
        (!line.sentences.is_empty()).then_some(line)
    }

    fn sees(&self, before: &G::State, seat: Seat, action: G::Action, eyes: Eyes) -> bool {
        match eyes {
            Eyes::Viewer(viewer) => self.game.sees(before, Step::Seat(seat, action), viewer),
            Eyes::Open => true,
        }
    }

    /// The pieces that a decision mentions, as far as it was seen.
    fn mentions(
        &self,
        before: &G::State,
        seat: Seat,
        action: G::Action,
        eyes: Eyes,
        words: Words<'_>,
    ) -> Vec<Mention> {
        if !self.sees(before, seat, action, eyes) {
            return Vec::new();
        }
        let view = self.game.view(before, eyes.viewer());
        let things = self.kit.scene.touches(&self.game, &view, action);
        let name = |thing: G::Thing| {
            self.kit.words.thing(&self.game, &view, thing, Length::Short, words.teller(eyes.viewer()))
        };
        things.into_iter().map(|thing| Mention { thing: thing.to_string(), name: name(thing) }).collect()
    }

    fn tell_decision(
        &self,
        before: &G::State,
        seat: Seat,
        action: G::Action,
        eyes: Eyes,
        words: Words<'_>,
    ) -> String {
        let teller = words.teller(eyes.viewer());
        let args = args! { who: teller.who(seat) };
        if self.sees(before, seat, action, eyes) {
            let view = self.game.view(before, eyes.viewer());
            let action = self.kit.words.action(&self.game, &view, action, Length::Short, teller);
            teller.say("story-decision", &args.with("action", action))
        } else {
            teller.say("story-decision-unseen", &args)
        }
    }
}

impl LogLine {
    fn new(at: usize, seat: Option<Seat>, sentences: Vec<String>) -> LogLine {
        LogLine { at, seat, stand_in: false, sentences, headings: Vec::new(), things: Vec::new() }
    }
}

impl<G: Rules> Group<G> {
    fn new(at: usize) -> Group<G> {
        let line = LogLine::new(at, None, Vec::new());
        Group { line, decision: None, heard: Vec::new(), ends_with_chance: false }
    }

    /// Whether a happening belongs to the group.
    fn takes(&self, happening: &Happening<G>) -> bool {
        match happening.line.what {
            What::Act(seat, _, by) => {
                self.line.seat == Some(seat)
                    && !self.ends_with_chance
                    && self.line.stand_in == (by == Actor::StandIn)
            }
            // Anything after a heading is told below it, on a line of its own.
            What::Chance(..) => !matches!(self.heard.last(), Some(Heard::Heading(_))),
            What::Word(_) | What::Undo(_) => false,
        }
    }

    fn add(
        &mut self,
        happening: &Happening<G>,
        before: G::State,
        live: &LiveGameOf<G>,
        eyes: Eyes,
        words: Words<'_>,
    ) {
        let events = match eyes {
            Eyes::Viewer(viewer) => happening.heard(&live.game, viewer).collect(),
            Eyes::Open => happening.events.clone(),
        };
        self.heard.extend(live.narrator(eyes, words).hear(&before, &events));
        if let What::Act(seat, action, by) = happening.line.what {
            if words.page.is_some() {
                self.line.things.extend(live.mentions(&before, seat, action, eyes, words));
            }
            self.line.seat = Some(seat);
            self.line.stand_in = by == Actor::StandIn;
            self.decision = Some((before, action));
        }
        self.ends_with_chance = matches!(happening.line.what, What::Chance(..));
    }
}
