//! What viewers are shown, as JSON.

use i18n::Length;
use record::SeenEntry;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use table::{Scores, Seat, SeatSet, Viewer};

use super::history::{Happening, Line, What};
use super::{Decision, Live, LiveGame, Words};
use crate::playable::Playable;

/// The table as one viewer knows it.
#[derive(Serialize)]
struct Position<V> {
    waiting: String,
    due: SeatSet,
    scores: Scores,
    winners: SeatSet,
    decision: Option<Decision>,
    /// What the viewer may do, in notation.
    legal: Vec<String>,
    /// His draft, in notation.
    draft: Vec<String>,
    view: V,
    #[serde(flatten)]
    words: Option<PositionInWords>,
}

#[derive(Serialize)]
struct PositionInWords {
    /// What is asked, in a sentence.
    prompt: Option<String>,
    /// What each legal action does.
    meanings: Vec<String>,
}

/// What happened, as one viewer saw it.
#[derive(Serialize)]
struct News<E> {
    since: usize,
    entries: Vec<SeenEntry>,
    events: Vec<E>,
    #[serde(skip_serializing_if = "Option::is_none")]
    story: Option<Vec<String>>,
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("what is shown is plain data")
}

impl<G: Playable> LiveGame<G> {
    pub(super) fn draw_position(&self, viewer: Viewer, words: Option<Words<'_>>) -> Box<RawValue> {
        let game = &*self.game;
        let state = self.present(viewer);
        let view = game.view(state, viewer);
        let waiting = game.waiting(state);
        let due = self.due();
        let own = viewer.seat().filter(|seat| due.contains(*seat));
        let actions = own.map(|seat| self.legal(seat)).unwrap_or_default();
        let words = words.map(|words| {
            let meaning = |action: &G::Action| game.action(&view, *action, Length::Long, words.teller());
            PositionInWords {
                prompt: own.or(due.first()).map(|seat| game.prompt(&view, seat, words.teller())),
                meanings: actions.iter().map(meaning).collect(),
            }
        });
        let draft = own.and_then(|seat| self.draft(seat));
        raw(&Position {
            waiting: waiting.to_string(),
            due,
            scores: game.scores(state),
            winners: game.winners(state),
            decision: own.and_then(|seat| self.decision(seat)),
            legal: actions.iter().map(ToString::to_string).collect(),
            draft: draft.iter().flat_map(|draft| &draft.actions).map(ToString::to_string).collect(),
            view,
            words,
        })
    }

    pub(super) fn tell_news(
        &self,
        viewer: Viewer,
        since: usize,
        words: Option<Words<'_>>,
    ) -> Option<Box<RawValue>> {
        let entries = self.lines.len();
        if since > entries {
            return None;
        }
        if since < self.recent.first {
            return None;
        }
        let is_last_batch = since + self.latest.len() == entries;
        let told_again;
        let happenings = if is_last_batch {
            &self.latest
        } else {
            told_again = self.happenings_since(since);
            &told_again
        };
        let story = words.map(|words| {
            let lines = self.tell_log(viewer, since, self.state_at(since), words);
            lines.into_iter().flat_map(|line| line.sentences).collect()
        });
        Some(self.news_of(viewer, since, happenings, story))
    }

    pub(super) fn tell_draft(&self, seat: Seat, words: Option<Words<'_>>) -> Box<RawValue> {
        let mut state = self.state.clone();
        let viewer = Viewer::Seat(seat);
        let actions = self.draft(seat).into_iter().flat_map(|draft| &draft.actions);
        let happenings: Vec<Happening<G>> = actions
            .map(|action| {
                let line = Line { what: What::Act(seat, *action, record::Actor::Player), at: 0 };
                Happening::make(&*self.game, &mut state, line)
            })
            .collect();
        let events: Vec<G::Event> =
            happenings.iter().flat_map(|happening| happening.heard(&self.game, viewer)).collect();
        let story = words.map(|words| self.game.story(&events, words.teller()));
        raw(&News { since: self.lines.len(), entries: Vec::new(), events, story })
    }

    fn news_of(
        &self,
        viewer: Viewer,
        since: usize,
        happenings: &[Happening<G>],
        story: Option<Vec<String>>,
    ) -> Box<RawValue> {
        let entries = happenings.iter().map(|happening| happening.seen(viewer)).collect();
        let events: Vec<G::Event> =
            happenings.iter().flat_map(|happening| happening.heard(&self.game, viewer)).collect();
        raw(&News { since, entries, events, story })
    }

    /// The state when the record had so many entries; not before those that can be told again.
    fn state_at(&self, entries: usize) -> G::State {
        let mut state = self.recent.before.clone();
        (self.recent.first..entries).for_each(|index| {
            self.replay_line(index, &mut state);
        });
        state
    }

    fn happenings_since(&self, since: usize) -> Vec<Happening<G>> {
        let mut state = self.state_at(since);
        (since..self.lines.len()).map(|index| self.replay_line(index, &mut state)).collect()
    }
}
