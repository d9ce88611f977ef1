//! Turns what happened into headings and sentences, for stories of records and logs of tables.

use contract::{Rules, Viewer, Waiting};
use i18n::{GameWords, Outcome, Sentence, Teller};

/// One thing that is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    pub(crate) sentence: Sentence,
    /// Whether it is a heading for what begins, on a line of its own: "Round 3 · Ben’s turn".
    pub(crate) is_heading: bool,
}

/// An event that the listener perceived, or a heading between events.
pub(crate) enum Heard<G: Rules> {
    Heading(Sentence),
    Event(G::Event),
}

/// Tells a game to a listener.
pub(crate) struct Narrator<'a, G: Rules> {
    pub(crate) game: &'a G,
    pub(crate) words: &'a dyn GameWords<G>,
    pub(crate) teller: Teller<'a>,
    /// The listener.
    pub(crate) viewer: Viewer,
}

impl<G: Rules> Narrator<'_, G> {
    /// A step's events as the listener may know them, with the headings between them.
    pub(crate) fn hear(&self, before: &G::State, events: &[G::Event]) -> Vec<Heard<G>> {
        let before = || self.game.view(before, self.viewer);
        let mut heard = Vec::new();
        let mut rest = events;
        while let Some((event, others)) = rest.split_first() {
            let heading = self.words.heading(self.game, &before, rest, self.teller);
            let told = heading.as_ref().map_or(0, |(_, told)| *told);
            heard.extend(heading.map(|(text, events)| Heard::Heading(Sentence { text, events })));
            if told == 0 {
                heard.push(Heard::Event(event.clone()));
            }
            rest = &others[told.saturating_sub(1)..];
        }
        heard
    }

    /// Events and headings in words. Events of several steps are told together unless a heading is between
    /// them.
    pub(crate) fn tell<'h>(&self, heard: impl IntoIterator<Item = &'h Heard<G>>) -> Vec<Told>
    where
        G: 'h,
    {
        let (mut told, mut events) = (Vec::new(), Vec::new());
        for one in heard {
            match one {
                Heard::Event(event) => events.push(event.clone()),
                Heard::Heading(heading) => {
                    self.tell_events(&mut events, &mut told);
                    told.push(Told { sentence: heading.clone(), is_heading: true });
                }
            }
        }
        self.tell_events(&mut events, &mut told);
        told
    }

    fn tell_events(&self, events: &mut Vec<G::Event>, told: &mut Vec<Told>) {
        let sentences = self.words.tell(self.game, events, self.teller);
        told.extend(sentences.into_iter().map(|sentence| Told { sentence, is_heading: false }));
        events.clear();
    }

    /// The winners in words. Empty while the game runs.
    pub(crate) fn outcome(&self, state: &G::State) -> Vec<String> {
        if self.game.waiting(state) != Waiting::Nobody {
            return Vec::new();
        }
        let view = self.game.view(state, self.viewer);
        let (winners, scores) = (self.game.winners(state), self.game.scores(state));
        self.words.outcome(self.game, &Outcome { view: &view, winners, scores }, self.teller)
    }
}
