//! The current point in a game, as a lesson shows it.

use contract::{Rules, Seat, Viewer};
use scene::Shown;

use super::position::{PositionInWords, Snapshot};
use super::{LiveGame, LiveGameOf, LogLine, Words};
use engine::Eyes;

/// A point in a game as learners are shown it.
#[derive(Debug)]
pub(crate) struct Taught {
    /// The one thing to do, in notation. Empty if there is only something to read.
    pub(crate) legal: Vec<String>,
    /// The table.
    pub(crate) shown: PositionInWords,
    /// The lines for the story.
    pub(crate) lines: Vec<LogLine>,
}

impl<G: Rules> LiveGameOf<G> {
    /// The table as the seat sees it, with what happened since the game had this many entries. The given
    /// action is the only one offered. None if it is not legal.
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
            is_last: false,
        };
        let viewer = Viewer::Seat(seat);
        let view = self.game.view(&state, viewer);
        Some(Taught {
            legal: legal.iter().map(ToString::to_string).collect(),
            shown: self.say_moment(viewer, &view, &moment, words, &mut Shown::default()),
            lines: self.tell_log(Eyes::Viewer(viewer), since, before, words).lines,
        })
    }
}
