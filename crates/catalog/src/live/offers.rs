//! Promises in public: what was promised, and what became of it.

use i18n::Message;
use table::{Pledge, Seat, Step, Verdict, Viewer};

use super::history::{Line, What, held};
use super::{Batch, LiveGame};
use crate::diplomacy::Diplomacy;
use crate::face::Fault;
use crate::playable::Playable;

impl<G: Playable> LiveGame<G> {
    pub(super) fn make_offer(&mut self, seat: Seat, promise: &str, at: u64) -> Result<(Batch, usize), Fault> {
        let view = self.game.view(&self.state, Viewer::Spectator);
        self.game.pledge(&view, seat, promise)?;
        let word = G::word(seat, Verdict::Open).ok_or_else(|| Message::new("fault-no-offers"))?;
        self.game.check(&self.state, Step::Table(word)).map_err(Fault::refused)?;
        let steps = self.lines.iter().filter(|line| !matches!(line.what, What::Undo(_))).count();
        let batch = self.pend(std::iter::once(Line { what: What::Word(word), at }), at);
        Ok((batch, steps + 1))
    }

    /// The promise made in a step that holds, and what has become of it since, from public facts alone.
    pub(super) fn judged(&self, step: usize, seat: Seat, promise: &str) -> Option<(Pledge, Verdict)> {
        let mut state = self.game.start();
        let mut pledge = None;
        let mut verdict = Verdict::Open;
        for (number, step_made) in held(&self.lines) {
            if number == step {
                let view = self.game.view(&state, Viewer::Spectator);
                pledge = Some(self.game.pledge(&view, seat, promise).ok()?);
            }
            let mut events = Vec::new();
            self.game.apply_unchecked(&mut state, step_made, &mut events);
            if let (Some(pledge), true) = (&pledge, verdict == Verdict::Open && number > step) {
                let after = self.game.view(&state, Viewer::Spectator);
                let heard: Vec<G::Event> =
                    events.iter().filter_map(|event| self.game.event_for(event, Viewer::Spectator)).collect();
                verdict = Diplomacy::judge(&*self.game, pledge, &heard, &after);
            }
        }
        pledge.map(|pledge| (pledge, verdict))
    }
}
