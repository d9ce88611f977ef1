//! Public promises: what was promised, and what became of it.

use contract::{Pledge, Rules, Seat, Step, Verdict, Viewer};
use i18n::Message;

use super::history::{Line, What, held};
use super::{Batch, LiveGameOf};
use engine::Fault;

impl<G: Rules> LiveGameOf<G> {
    pub(super) fn make_offer(&mut self, seat: Seat, promise: &str, at: u64) -> Result<(Batch, usize), Fault> {
        let none = || Message::new("fault-no-offers");
        let promises = self.kit.promises.ok_or_else(none)?;
        let view = self.game.view(&self.state, Viewer::Spectator);
        promises.pledge(&self.game, &view, seat, promise)?;
        let word = promises.word(seat, Verdict::Open).ok_or_else(none)?;
        self.game.check(&self.state, Step::Table(word)).map_err(Fault::refused)?;
        let steps = self.lines.iter().filter(|line| !matches!(line.what, What::Undo(_))).count();
        let batch = self.pend(std::iter::once(Line { what: What::Word(word), at }), at);
        Ok((batch, steps + 1))
    }

    /// The promise made in a step that was not undone, and what has become of it since, judging by public
    /// facts alone.
    pub(super) fn judged(&self, step: usize, seat: Seat, promise: &str) -> Option<(Pledge, Verdict)> {
        let promises = self.kit.promises?;
        let mut state = self.game.start();
        let mut pledge = None;
        let mut verdict = Verdict::Open;
        for (number, step_made) in held(&self.lines) {
            if number == step {
                let view = self.game.view(&state, Viewer::Spectator);
                pledge = Some(promises.pledge(&self.game, &view, seat, promise).ok()?);
            }
            let mut events = Vec::new();
            self.game.apply_unchecked(&mut state, step_made, &mut events);
            if let (Some(pledge), true) = (&pledge, verdict == Verdict::Open && number > step) {
                let after = self.game.view(&state, Viewer::Spectator);
                let heard: Vec<G::Event> =
                    events.iter().filter_map(|event| self.game.event_for(event, Viewer::Spectator)).collect();
                verdict = promises.judge(&self.game, pledge, &heard, &after);
            }
        }
        pledge.map(|pledge| (pledge, verdict))
    }
}
