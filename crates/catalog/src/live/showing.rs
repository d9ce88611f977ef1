//! What a page shows besides the table: what was played so far, close-ups of cards, and the end of a game.

use contract::{Rules, Viewer};
use scene::{Chapter, Context, Drawings};

use super::history::What;
use super::{LiveGame, LiveGameOf, Words};

impl<G: Rules> LiveGameOf<G> {
    /// Draws what was played or rolled so far.
    pub(super) fn draw_tally(&self, viewer: Viewer, words: Words<'_>) -> String {
        let mut state = self.game.start();
        let happenings: Vec<_> =
            (0..self.lines.len()).map(|index| self.replay_line(index, &mut state)).collect();
        let heard: Vec<G::Event> =
            happenings.iter().flat_map(|happening| happening.heard(&self.game, viewer)).collect();
        self.with_context(viewer, words, |view, context| {
            self.kit.scene.tally(&self.game, view, &heard, context).into_string()
        })
    }

    /// Draws the end of the game.
    pub(super) fn draw_finale(&self, view: &G::View, context: &Context<'_, G>) -> String {
        let story = self.chapters(context.viewer);
        let finale = self.kit.scene.finale(&self.game, view, context, &story);
        finale.draw(&*self.game, view, context, &story).into_string()
    }

    /// The whole game as the viewer knows it, without what was undone.
    fn chapters(&self, viewer: Viewer) -> Vec<Chapter<G>> {
        let mut state = self.game.start();
        let (mut chapters, mut steps) = (Vec::new(), 0);
        for index in 0..self.lines.len() {
            let before = self.game.scores(&state);
            let happening = self.replay_line(index, &mut state);
            if let What::Undo(to) = happening.line.what {
                chapters.retain(|(step, _)| *step <= to);
                continue;
            }
            steps += 1;
            let events = happening.heard(&self.game, viewer).collect();
            let after = self.game.scores(&state);
            chapters.push((steps, Chapter { entries: index + 1, events, before, after }));
        }
        chapters.into_iter().map(|(_, chapter)| chapter).collect()
    }

    /// Draws a close-up of one thing.
    pub(super) fn draw_closeup(&self, viewer: Viewer, thing: G::Thing, words: Words<'_>) -> Option<String> {
        self.with_context(viewer, words, |view, context| {
            self.kit.scene.closeup(&self.game, view, thing, context).map(maud::PreEscaped::into_string)
        })
    }

    /// Draws something that depends on the current table but not on the decision.
    fn with_context<T>(
        &self,
        viewer: Viewer,
        words: Words<'_>,
        draw: impl FnOnce(&G::View, &Context<'_, G>) -> T,
    ) -> T {
        let context = self.bare_context(viewer, words);
        draw(&self.game.view(self.present(viewer), viewer), &context)
    }

    /// What something is drawn with that does not depend on the decision or on what has happened lately.
    pub(super) fn bare_context<'a>(&'a self, viewer: Viewer, words: Words<'a>) -> Context<'a, G> {
        let state = self.present(viewer);
        Context {
            words: self.kit.words,
            teller: words.teller(viewer),
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
            drawings: &Drawings::NONE,
        }
    }
}
