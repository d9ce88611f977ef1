//! Work that takes a while: bots, advice, odds. It is prepared at the table and done elsewhere.

use std::sync::Arc;

use bots::{Bot, BotName, bot_named, holdings};
use i18n::{Names, Teller, Texts};
use serde_json::{Value, json};
use table::{FastDice, Glimpse, Seat, Silence, Step, Viewer, Waiting};

use super::{Job, Live, LiveGame, Thought};
use crate::advise::{AdviceReport, Thinking, advise_view};
use crate::face::Fault;
use crate::playable::Playable;

/// Worlds in which the hands of others are counted while people wait.
const DEALS: u32 = 500;

impl<G: Playable> LiveGame<G> {
    /// A bot plays on in a copy until it hands over; what it did there is its answer. It is handed a glimpse each time,
    /// never the copy.
    pub(super) fn let_think(&mut self, seat: Seat, name: &BotName, seed: u64) -> Option<Job<Thought>> {
        let decision = self.decision(seat)?;
        let known = self.bots.iter().position(|(of, known, _)| *of == seat && known == name);
        let mut bot = known.map_or_else(|| bot_named::<G>(name), |place| self.bots.swap_remove(place).2);
        let name = name.clone();
        let game = Arc::clone(&self.game);
        let mut state = self.present(Viewer::Seat(seat)).clone();
        let due = self.due();
        Some(Box::new(move || {
            let mut dice = FastDice::seeded(seed);
            let mut legal = Vec::new();
            let mut actions = Vec::new();
            loop {
                game.legal_actions(&state, seat, &mut legal);
                let action = bot.choose(&Glimpse::new(&*game, &state, seat), &legal, &mut dice);
                actions.push(action.to_string());
                game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut Silence);
                match game.waiting(&state) {
                    Waiting::Seats(seats) if seats.contains(seat) && seats.is_within(due) => {}
                    _ => break,
                }
            }
            let bot: (BotName, Box<dyn Bot<G>>) = (name, bot);
            Thought { seat, decision, actions, bot: Box::new(bot) }
        }))
    }

    pub(super) fn take_back_bot(&mut self, thought: Thought) {
        let is_due = self.due().contains(thought.seat);
        if let (true, Ok(bot)) = (is_due, thought.bot.downcast::<(BotName, Box<dyn Bot<G>>)>()) {
            let (name, bot) = *bot;
            self.bots.retain(|(seat, ..)| *seat != thought.seat);
            self.bots.push((thought.seat, name, bot));
        }
    }

    pub(super) fn work_out_odds(&self, viewer: Viewer) -> Job<Value> {
        let game = Arc::clone(&self.game);
        let view = game.view(self.present(viewer), viewer);
        // The same question at the same moment gets the same answer.
        let seed = self.lines.len() as u64;
        Box::new(move || {
            let hands = viewer.seat().map(|seat| holdings(&*game, &view, seat, DEALS, seed));
            json!({ "rolls": game.odds(&view), "hands": hands.unwrap_or_default() })
        })
    }

    pub(super) fn work_out_advice(
        &self,
        seat: Seat,
        thinking: Thinking,
        texts: &'static Texts,
        names: Names,
    ) -> Option<Job<Result<AdviceReport, Fault>>> {
        self.decision(seat)?;
        let game = Arc::clone(&self.game);
        let view = game.view(self.present(Viewer::Seat(seat)), Viewer::Seat(seat));
        let step = self.lines.len();
        Some(Box::new(move || {
            let effort = thinking.effort::<G>()?;
            let teller = Teller { texts, names: &names };
            let report = advise_view(&*game, &view, seat, effort, 1, step as u64, teller)
                .expect("the seat is due, and the view is its own");
            Ok(AdviceReport { step, ..report })
        }))
    }
}
