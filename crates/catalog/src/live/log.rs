//! The story of a table, line by line, and beat by beat for pages.

use contract::{Rules, Seat, Step, Waiting};
use i18n::{Length, args};
use record::Actor;
use scene::{Beat, Change, LazyView};

use super::history::{Happening, Line, What};
use super::{LiveGameOf, LogLine, Mention, Words};
use crate::narrator::{Heard, Narrator};
use engine::Eyes;

/// What happened from an entry on.
#[derive(Default)]
pub(super) struct Log {
    pub(super) lines: Vec<LogLine>,
    /// What a page shows one after another. The story is told along with it.
    pub(super) beats: Vec<Beat>,
}

/// A group that forms one line: one seat's decisions with nothing between them, and what came of them.
struct Group<G: Rules> {
    line: LogLine,
    /// The last decision, with the state before it; told if nothing came of it.
    decision: Option<(G::State, G::Action)>,
    heard: Vec<Heard<G>>,
    /// How many events were heard before it.
    heard_before: usize,
    ends_with_chance: bool,
}

impl<G: Rules> LiveGameOf<G> {
    /// Tells what happened from an entry on, given the state before it.
    pub(super) fn tell_log(&self, eyes: Eyes, from: usize, mut state: G::State, words: Words<'_>) -> Log {
        let narrator = self.narrator(eyes, words);
        let mut log = Log::default();
        let mut group: Option<Group<G>> = None;
        let mut heard = 0;
        let mut last_event = None;
        for index in from..self.lines.len() {
            let before = state.clone();
            let happening = self.replay_line(index, &mut state);
            if !group.as_ref().is_some_and(|group| group.takes(&happening)) {
                log.lines.extend(group.take().and_then(|group| self.finish(group, &before, eyes, words)));
            }
            match happening.line.what {
                What::Word(word) => {
                    let sentence = narrator.teller.say("story-word", &args! { word: word.to_string() });
                    log.lines.push(LogLine::new(index, sentence, heard));
                }
                What::Undo(_) => {
                    let sentence = narrator.teller.texts.word("story-undone");
                    log.lines.push(LogLine::new(index, sentence, heard));
                    continue;
                }
                What::Act(..) | What::Chance(..) => {}
            }
            let events: Vec<G::Event> = match eyes {
                Eyes::Viewer(viewer) => happening.heard(&self.game, viewer).collect(),
                Eyes::Open => happening.events.clone(),
            };
            if self.shows_beats(index, eyes, words) {
                let view = |state: &G::State| self.game.view(state, eyes.viewer());
                let change = Change {
                    before: LazyView::<G>::new(Box::new(|| view(&before))),
                    after: LazyView::<G>::new(Box::new(|| view(&state))),
                    events: &events,
                    earlier: last_event.as_ref(),
                };
                self.show_beats(&change, heard, eyes, words, &mut log.beats);
            }
            let group = group.get_or_insert_with(|| Group::new(index, heard));
            group.add(&happening, before, &events, self, eyes, words);
            heard += events.len();
            last_event = events.into_iter().next_back().or(last_event);
        }
        let is_over = group.is_some();
        log.lines.extend(group.and_then(|group| self.finish(group, &state, eyes, words)));
        if let Some(last) = log.lines.last_mut().filter(|_| is_over) {
            for sentence in narrator.outcome(&state) {
                last.push(sentence, heard);
            }
        }
        if log.beats.is_empty() {
            log.lines.iter_mut().for_each(|line| line.after.clear());
        }
        log
    }

    /// Whether a page shows an entry beat by beat. The steps of the viewer's own draft were shown when they were
    /// drafted; only the one that ended the draft is news.
    fn shows_beats(&self, index: usize, eyes: Eyes, words: Words<'_>) -> bool {
        let is_own =
            |line: &Line<G>| matches!(line.what, What::Act(seat, _, Actor::Player) if eyes.viewer().is(seat));
        let was_drafted = is_own(&self.lines[index]) && self.lines.get(index + 1).is_some_and(is_own);
        words.page.is_some() && !was_drafted
    }

    /// Adds what a page shows of an entry. `heard` events came before it.
    fn show_beats(
        &self,
        change: &Change<'_, G>,
        heard: usize,
        eyes: Eyes,
        words: Words<'_>,
        beats: &mut Vec<Beat>,
    ) {
        let context = self.bare_context(eyes.viewer(), words);
        for place in 0..change.events.len() {
            let first = beats.len();
            beats.extend(self.kit.scene.beats(&self.game, change, place, &context));
            beats[first..].iter_mut().for_each(|beat| beat.events = heard + place);
            if let Some(last) = beats[first..].last_mut() {
                last.events = heard + place + 1;
            }
        }
    }

    fn narrator<'a>(&'a self, eyes: Eyes, words: Words<'a>) -> Narrator<'a, G> {
        let viewer = eyes.viewer();
        Narrator { game: &self.game, words: self.kit.words, teller: words.teller(viewer), viewer }
    }

    /// Tells a group. A decision without consequences is told unless the same seat continues immediately,
    /// because then it was only the beginning of something.
    fn finish(&self, group: Group<G>, after: &G::State, eyes: Eyes, words: Words<'_>) -> Option<LogLine> {
        let Group { mut line, decision, heard, heard_before, .. } = group;
        let mut heard_until = heard_before;
        for (place, told) in self.narrator(eyes, words).tell(&heard).into_iter().enumerate() {
            if told.is_heading {
                line.headings.push(place);
            }
            heard_until += told.sentence.events;
            line.push(told.sentence.text, heard_until);
        }
        if let (true, Some(seat), Some((before, action))) = (line.sentences.is_empty(), line.seat, decision) {
            let goes_on = matches!(self.game.waiting(after), Waiting::Seats(seats) if seats.contains(seat));
            if !goes_on {
                line.push(self.tell_decision(&before, seat, action, eyes, words), heard_until);
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

    /// Adds the pieces that a decision mentions, and those that it is about, as far as it was seen.
    fn mention(
        &self,
        line: &mut LogLine,
        before: &G::State,
        seat: Seat,
        action: G::Action,
        eyes: Eyes,
        words: Words<'_>,
    ) {
        if !self.sees(before, seat, action, eyes) {
            return;
        }
        let view = self.game.view(before, eyes.viewer());
        let things = self.kit.scene.touches(&self.game, &view, action);
        let name = |thing: G::Thing| {
            self.kit.words.thing(&self.game, &view, thing, Length::Short, words.teller(eyes.viewer()))
        };
        line.things
            .extend(things.into_iter().map(|thing| Mention { thing: thing.to_string(), name: name(thing) }));
        let marks = self.kit.scene.marks(&self.game, &view, seat, action);
        line.marks.extend(marks.into_iter().flatten().map(|thing| thing.to_string()));
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
    fn empty(at: usize) -> LogLine {
        let (sentences, headings, things) = (Vec::new(), Vec::new(), Vec::new());
        let (after, marks) = (Vec::new(), Vec::new());
        LogLine { at, seat: None, stand_in: false, sentences, after, headings, things, marks }
    }

    /// A line with a sentence, which is told after this many events.
    fn new(at: usize, sentence: String, after: usize) -> LogLine {
        let mut line = LogLine::empty(at);
        line.push(sentence, after);
        line
    }

    /// Adds a sentence, which is told after this many events.
    fn push(&mut self, sentence: String, after: usize) {
        self.sentences.push(sentence);
        self.after.push(after);
    }
}

impl<G: Rules> Group<G> {
    fn new(at: usize, heard_before: usize) -> Group<G> {
        let line = LogLine::empty(at);
        Group { line, decision: None, heard: Vec::new(), heard_before, ends_with_chance: false }
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
        events: &[G::Event],
        live: &LiveGameOf<G>,
        eyes: Eyes,
        words: Words<'_>,
    ) {
        self.heard.extend(live.narrator(eyes, words).hear(&before, events));
        if let What::Act(seat, action, by) = happening.line.what {
            if words.page.is_some() {
                live.mention(&mut self.line, &before, seat, action, eyes, words);
            }
            self.line.seat = Some(seat);
            self.line.stand_in = by == Actor::StandIn;
            self.decision = Some((before, action));
        }
        self.ends_with_chance = matches!(happening.line.what, What::Chance(..));
    }
}
