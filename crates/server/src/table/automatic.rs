//! Answers without a person: bots, stand-ins and standing orders.

use std::sync::Arc;
use std::time::Duration;

use catalog::{Decision, Thought};
use contract::Seat;
use record::Actor;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::comfort::{Delay, Occasion, TICK, TRY_AGAIN, draw_automatic};
use super::playing::{Moved, Post};
use super::sheet::{BotLevel, Stage};
use super::task::{Table, random};
use crate::fault::Answer;

/// An answer that is being prepared or waits for its time.
pub(crate) struct Automatic {
    seat: Seat,
    /// When the question came up, as a number of entries.
    since: usize,
    /// Whether a bot or a stand-in answers, rather than a person's standing orders.
    is_of_bot: bool,
    /// The earliest moment for the answer.
    release: Instant,
    /// How long an answer waits that comes later than that.
    tick: Duration,
    answer: Prepared,
}

enum Prepared {
    /// A bot is thinking.
    Thinking,
    /// These actions are ready.
    Actions(Vec<String>, Actor),
    /// A person answered before the time that their standing orders would have taken. Everybody who has sent
    /// this answer waits.
    Held(Post, Vec<oneshot::Sender<Answer<Moved>>>),
    /// Nothing; the person has to answer.
    Person,
}

/// The outcome of a bot's thinking.
pub(crate) struct Thinking {
    seat: Seat,
    since: usize,
    /// `None` if the bot failed.
    thought: Option<Thought>,
}

impl Automatic {
    /// Whether nothing happens before a person decides.
    pub(crate) fn is_for_a_person(&self) -> bool {
        matches!(self.answer, Prepared::Person)
    }

    /// When the answer is given; unknown while a bot is thinking.
    pub(crate) fn due_at(&self) -> Option<Instant> {
        match self.answer {
            Prepared::Actions(..) | Prepared::Held(..) => Some(self.release),
            Prepared::Thinking | Prepared::Person => None,
        }
    }
}

impl Table {
    /// Starts preparing every answer that does not need a person.
    pub(super) fn arrange_automatics(&mut self) {
        if self.sheet.state != Stage::Running {
            self.automatics.clear();
            return;
        }
        let Some(live) = &self.live else { return };
        let due: Vec<(Seat, Decision)> =
            live.due().iter().filter_map(|seat| Some((seat, live.decision(seat)?))).collect();
        let is_asked = |seat: Seat, since: usize| {
            due.iter().any(|(due, decision)| *due == seat && decision.since == since)
        };
        self.automatics.retain(|automatic| is_asked(automatic.seat, automatic.since));
        for (seat, decision) in due {
            let is_bot = self.sheet.bot_on(seat).is_some();
            let known = self.automatics.iter().position(|automatic| automatic.seat == seat);
            match known {
                // A player left or came back while the question was open.
                Some(index) if is_bot != self.automatics[index].is_of_bot => {
                    self.automatics.swap_remove(index);
                }
                Some(_) => continue,
                None => {}
            }
            if is_bot {
                // Only one node thinks, so that the others do not do it in vain.
                if self.leads() {
                    self.let_bot_think(seat, decision.since);
                }
            } else {
                self.follow_orders(seat, decision);
            }
        }
    }

    fn let_bot_think(&mut self, seat: Seat, since: usize) {
        let payer = self.payer();
        let is_played_by_people = self.sheet.all_seated().any(|(_, seated)| seated.has_person());
        let (Some(level), Some(live)) = (self.sheet.bot_on(seat), &mut self.live) else { return };
        let occasion = match live.reaction(seat) {
            Some(_) => Occasion::Secret,
            None if is_played_by_people => Occasion::Open,
            None => Occasion::Show,
        };
        let seed = self.hall.luck.bot(&self.id, seat, since);
        let thinks_as = if self.hall.may_pay(&payer) { level } else { level.min(BotLevel::Greedy) };
        let Some(job) = live.think(seat, &thinks_as.name(), seed) else { return };
        let Delay { drawn, tick } = self.sheet.bot_speed.draw(level, occasion, random());
        let (release, answer) = (Instant::now() + drawn, Prepared::Thinking);
        self.automatics.push(Automatic { seat, since, is_of_bot: true, release, tick, answer });
        let (hall, table) = (Arc::clone(&self.hall), Arc::clone(&self.id));
        tokio::spawn(async move {
            let thought = hall.pool.run(payer.queue(), job).await.ok().map(|(thought, time)| {
                hall.metrics.bot_time.record(time);
                hall.pays(&payer, time);
                thought
            });
            let thinking = Thinking { seat, since, thought };
            hall.tell(&table, Box::new(|table| Box::pin(async { table.thought_of(thinking) })));
        });
    }

    /// Prepares what a person's standing orders answer to a question. Whether or not they answer anything,
    /// the person is not seen to answer before the time drawn here.
    fn follow_orders(&mut self, seat: Seat, decision: Decision) {
        let Some(seated) = self.sheet.seated(seat) else { return };
        let comfort = seated.comfort;
        let Some(live) = self.live.as_ref().filter(|_| comfort.is_on()) else { return };
        // A player who has begun to decide finishes the decision themselves.
        let is_begun = decision.edits > 0;
        let passes = live.reaction(seat).filter(|reaction| comfort.passes(reaction)).map(|it| it.pass);
        // That a player has no choice may follow from their hidden cards. In that case only actions that
        // others cannot see are taken for them.
        let unseen = |action: &String| !live.would_hand_over(seat, std::slice::from_ref(action));
        let single = || live.forced_action(seat).or_else(|| live.only_action(seat).filter(unseen));
        let action = passes.or_else(|| comfort.single.then(single).flatten());
        let action = action.filter(|_| !is_begun);
        let release = Instant::now() + draw_automatic(random());
        let answer = action.map_or(Prepared::Person, |action| Prepared::Actions(vec![action], Actor::Player));
        let (since, tick) = (decision.since, TICK);
        self.automatics.push(Automatic { seat, since, is_of_bot: false, release, tick, answer });
    }

    /// Reads a seat's standing orders again after a change.
    pub(super) fn orders_changed(&mut self, seat: Seat) {
        self.automatics.retain(|automatic| {
            automatic.seat != seat || matches!(automatic.answer, Prepared::Thinking | Prepared::Held(..))
        });
    }

    /// Holds a person's answer until the time that their standing orders would have taken, or returns it to
    /// be played now.
    pub(super) fn hold(&mut self, post: Post) -> Result<oneshot::Receiver<Answer<Moved>>, Post> {
        let now = Instant::now();
        let automatic = self.automatics.iter_mut().find(|automatic| {
            automatic.seat == post.seat && automatic.since == post.decision.since && automatic.release > now
        });
        match automatic {
            Some(automatic) if !automatic.is_of_bot => {
                let (reply, answer) = oneshot::channel();
                match &mut automatic.answer {
                    Prepared::Held(held, waiting) if held.is_repeated_by(&post) => waiting.push(reply),
                    held => *held = Prepared::Held(post, vec![reply]),
                }
                Ok(answer)
            }
            _ => Err(post),
        }
    }

    /// Takes over the result of a bot's thinking.
    pub(super) fn thought_of(&mut self, thinking: Thinking) {
        let Thinking { seat, since, thought } = thinking;
        let actions = thought.as_ref().map(|thought| thought.actions.clone());
        if let (Some(live), Some(thought)) = (&mut self.live, thought) {
            live.remember(thought);
        }
        let now = Instant::now();
        let Some(automatic) =
            self.automatics.iter_mut().find(|automatic| automatic.seat == seat && automatic.since == since)
        else {
            return;
        };
        while automatic.release < now {
            automatic.release += automatic.tick;
        }
        // The game goes on whatever a bot does.
        let any = || self.live.as_ref().and_then(|live| live.any_action(seat)).into_iter().collect();
        automatic.answer = Prepared::Actions(actions.unwrap_or_else(any), self.sheet.actor_on(seat));
    }

    /// Plays every answer whose time has come.
    pub(super) async fn play_automatics(&mut self) {
        let now = Instant::now();
        while let Some(index) =
            self.automatics.iter().position(|automatic| automatic.due_at().is_some_and(|due| due <= now))
        {
            let Automatic { seat, answer, .. } = self.automatics.swap_remove(index);
            let decision = self.live.as_ref().and_then(|live| live.decision(seat));
            match (answer, decision) {
                // The player has begun to decide in the meantime.
                (Prepared::Actions(_, Actor::Player), Some(decision))
                    if decision.edits > 0 && self.sheet.bot_on(seat).is_none() => {}
                (Prepared::Actions(actions, by), Some(decision)) if self.leads() => {
                    let post = Post { seat, decision, actions, by, id: None };
                    if let Err(fault) = self.play(post).await {
                        tracing::warn!(table = %self.id, code = fault.code().word(), "an automatic answer was refused");
                        // The disk may be full, so do not retry at once.
                        tokio::time::sleep(TRY_AGAIN).await;
                        return;
                    }
                    self.draft_forced_steps(seat).await;
                }
                (Prepared::Held(post, waiting), _) => {
                    let moved = self.play(post).await;
                    for reply in waiting {
                        // The sender may be gone.
                        let _ = reply.send(moved.clone());
                    }
                }
                _ => {}
            }
        }
    }
}
