//! Slow work: bots, advice, odds. It is prepared at the table and done elsewhere.

use std::sync::Arc;

use bots::{Bot, BotName, Trees};
use contract::{FastDice, Glimpse, Rules, Seat, Silence, Step, Viewer, Waiting};
use i18n::{Names, Teller, Texts};
use serde_json::{Value, json};

use super::{Job, LiveGame, LiveGameOf, Thought};
use crate::advise::{AdviceEffort, AdviceReport, Search, advise_view};
use engine::Fault;

/// How many worlds the hands of others are counted in while people wait.
const DEALS: u32 = 500;

impl<G: Rules> LiveGameOf<G> {
    /// A bot plays in a copy of the game until it hands over; what it did there is its answer. It receives a
    /// glimpse each time, never the copy.
    pub(super) fn let_think(&mut self, seat: Seat, name: &BotName, seed: u64) -> Option<Job<Thought>> {
        let decision = self.decision(seat)?;
        let known = self.bots.iter().position(|(of, known, _)| *of == seat && known == name);
        let mut bot = match known {
            Some(index) => self.bots.swap_remove(index).2,
            None => self.kit.bots.bot(name)?,
        };
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
        let (game, kit) = (Arc::clone(&self.game), self.kit);
        let view = game.view(self.present(viewer), viewer);
        // The same question at the same point gets the same answer.
        let seed = self.lines.len() as u64;
        Box::new(move || {
            let hands = viewer.seat().map(|seat| kit.bots.holdings(&game, &view, seat, DEALS, seed));
            let rolls = kit.odds.map_or(Value::Null, |odds| odds(&game, &view));
            json!({ "rolls": rolls, "hands": hands.unwrap_or_default() })
        })
    }

    pub(super) fn work_out_advice(
        &self,
        seat: Seat,
        thinking: AdviceEffort,
        texts: &'static Texts,
        names: Names,
    ) -> Option<Job<Result<AdviceReport, Fault>>> {
        self.decision(seat)?;
        let (game, kit) = (Arc::clone(&self.game), self.kit);
        let view = game.view(self.present(Viewer::Seat(seat)), Viewer::Seat(seat));
        let step = self.lines.len();
        Some(Box::new(move || {
            let effort = thinking.effort(kit.bots)?;
            let teller = Teller::new(texts, &names).to(Viewer::Seat(seat));
            let report = advise_view(
                kit,
                &*game,
                &view,
                seat,
                Search { effort, trees: Trees::one(), seed: step as u64 },
                teller,
            )
            .expect("the seat is due, and the view is its own");
            Ok(AdviceReport { step, ..report })
        }))
    }
}
