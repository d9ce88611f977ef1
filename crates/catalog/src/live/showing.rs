//! What a page shows when asked: what was played so far, and cards from near.

use frame::Look;
use table::Viewer;

use super::{Live, LiveGame, Words};
use crate::playable::Playable;

impl<G: Playable> LiveGame<G> {
    /// What was played or rolled so far.
    pub(super) fn draw_tally(&self, viewer: Viewer, words: Words<'_>) -> String {
        let mut state = self.game.start();
        let happenings: Vec<_> =
            (0..self.lines.len()).map(|index| self.replay_line(index, &mut state)).collect();
        let heard: Vec<G::Event> =
            happenings.iter().flat_map(|happening| happening.heard(&self.game, viewer)).collect();
        self.with_look(viewer, words, |view, look| self.game.tally(view, &heard, look))
    }

    /// One thing from near.
    pub(super) fn draw_closeup(&self, viewer: Viewer, thing: G::Thing, words: Words<'_>) -> Option<String> {
        self.with_look(viewer, words, |view, look| self.game.closeup(view, thing, look))
    }

    /// Draws something that depends on what there is now, and not on what is asked.
    fn with_look<T>(
        &self,
        viewer: Viewer,
        words: Words<'_>,
        draw: impl FnOnce(&G::View, &Look<'_, G>) -> T,
    ) -> T {
        let state = self.present(viewer);
        let look = Look {
            teller: words.teller(),
            viewer,
            due: self.due(),
            scores: self.game.scores(state),
            winners: self.game.winners(state),
            legal: &[],
            draft: &[],
            recent: &[],
            since: &[],
            open: &[],
            assets: words.page.unwrap_or_default(),
        };
        draw(&self.game.view(state, viewer), &look)
    }
}
