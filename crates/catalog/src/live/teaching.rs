//! The present moment of a game as a lesson shows it.

use contract::{Rules, Seat, Viewer};

use super::position::{PositionInWords, Snapshot};
use super::{LiveGame, LiveGameOf, LogLine, Words};
use engine::Eyes;

/// What somebody who learns is shown of a moment.
#[derive(Debug)]
pub(crate) struct Taught {
    /// The one thing to do, in notation; nothing where there is only something to read.
    pub(crate) legal: Vec<String>,
    /// The table.
    pub(crate) shown: PositionInWords,
    /// What has happened, for the story.
    pub(crate) lines: Vec<LogLine>,
}

impl<G: Rules> LiveGameOf<G> {
    /// The table as the seat sees it, with what happened since the game had so many entries. All it may do is the given
    /// action; nothing if that is not legal.
    pub(crate) fn teach(
        &self,
        seat: Seat,
        action: Option<G::Action>,
        since: usize,
        words: Words<'_>,
    ) -> Option<Taught> {
        let listed = self.legal(seat);
        if action.is_some_and(|action| !listed.contains(&action)) {
            return None;
        }
        let mut before = self.game.start();
        (0..since).for_each(|index| {
            self.replay_line(index, &mut before);
        });
        let mut state = before.clone();
        let recent: Vec<_> =
            (since..self.lines.len()).map(|index| self.replay_line(index, &mut state)).collect();
        let legal: Vec<G::Action> = action.into_iter().collect();
        let moment = Snapshot {
            state: &state,
            due: self.due(),
            decision: None,
            legal: &legal,
            draft: &[],
            recent: recent.iter().collect(),
            since: recent.iter().collect(),
            is_open: false,
        };
        let viewer = Viewer::Seat(seat);
        let view = self.game.view(&state, viewer);
        Some(Taught {
            legal: legal.iter().map(ToString::to_string).collect(),
            shown: self.say_moment(viewer, &view, &moment, words),
            lines: self.tell_log(Eyes::Viewer(viewer), since, before, words),
        })
    }
}
