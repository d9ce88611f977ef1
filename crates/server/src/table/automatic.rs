//! Answers nobody types: bots, stand-ins, standing orders.

use catalog::{Decision, Thought};
use contract::Seat;
use record::Actor;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::comfort::{TRY_AGAIN, draw_automatic};
use super::playing::{Moved, Post};
use super::sheet::{BotLevel, Stage};
use super::task::{Table, random};
use crate::fault::Answer;

/// An answer that is being prepared, or waits for its time.
pub(crate) struct Automatic {
    seat: Seat,
    /// When the question came up, as records count.
    since: usize,
    /// Whether a bot or a stand-in answers, or a person's standing orders.
    is_of_bot: bool,
    /// Not before this moment.
    release: Instant,
    answer: Prepared,
}

enum Prepared {
    /// A bot thinks.
    Thinking,
    /// These actions.
    Actions(Vec<String>, Actor),
    /// A person answered before the time that his standing orders would have taken; all who have sent this answer wait.
    Held(Post, Vec<oneshot::Sender<Answer<Moved>>>),
    /// Nothing: the person is waited for.
    Person,
}

/// What became of a bot's thinking.
pub(crate) struct Thinking {
    seat: Seat,
    since: usize,
    /// Nothing if the bot failed.
    thought: Option<Thought>,
}

impl Automatic {
    /// Whether nothing happens here before a person decides.
    pub(crate) fn is_for_a_person(&self) -> bool {
        matches!(self.answer, Prepared::Person)
    }

    /// When it is answered; unknown while a bot thinks.
    pub(crate) fn due_at(&self) -> Option<Instant> {
        match self.answer {
            Prepared::Actions(..) | Prepared::Held(..) => Some(self.release),
            Prepared::Thinking | Prepared::Person => None,
        }
    }
}

impl Table {
    /// Sees to it that everything that is to be answered without a person is being prepared.
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
                // Somebody left, or came back, while the question was open.
                Some(place) if is_bot != self.automatics[place].is_of_bot => {
                    self.automatics.swap_remove(place);
                }
                Some(_) => continue,
                None => {}
            }
            if is_bot {
                // One node thinks, lest several do it for nothing.
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
        let (Some(level), Some(live)) = (self.sheet.bot_on(seat), &mut self.live) else { return };
        let seed = self.hall.luck.bot(&self.id, seat, since);
        let thinks_as = if self.hall.may_pay(&payer) { level } else { level.min(BotLevel::Greedy) };
        let Some(job) = live.think(seat, &thinks_as.name(), seed) else { return };
        let release = Instant::now() + self.sheet.bot_speed.draw(level, random());
        self.automatics.push(Automatic { seat, since, is_of_bot: true, release, answer: Prepared::Thinking });
        let (hall, thoughts) = (std::sync::Arc::clone(&self.hall), self.thoughts.clone());
        tokio::spawn(async move {
            let thought = hall.pool.run(payer.queue(), job).await.ok().map(|(thought, time)| {
                hall.metrics.bot_time.record(time);
                hall.pays(&payer, time);
                thought
            });
            // The table may sleep by now.
            let _ = thoughts.send(Thinking { seat, since, thought });
        });
    }

    /// What a person's standing orders say to a question. Whether they say anything or not, he is not seen to answer before
    /// the time that is drawn now.
    fn follow_orders(&mut self, seat: Seat, decision: Decision) {
        let Some(place) = self.sheet.place(seat) else { return };
        let comfort = place.comfort;
        let Some(live) = self.live.as_ref().filter(|_| comfort.is_on()) else { return };
        // Whoever has begun to decide himself goes on himself.
        let is_begun = decision.edits > 0;
        let passes = live.reaction(seat).filter(|reaction| comfort.passes(reaction)).map(|it| it.pass);
        // That somebody has no choice may follow from their cards. Then only what others do not see is done for them.
        let unseen = |action: &String| !live.would_hand_over(seat, std::slice::from_ref(action));
        let single = || live.forced_action(seat).or_else(|| live.only_action(seat).filter(unseen));
        let action = passes.or_else(|| comfort.single.then(single).flatten());
        let action = action.filter(|_| !is_begun);
        let release = Instant::now() + draw_automatic(random());
        let answer = action.map_or(Prepared::Person, |action| Prepared::Actions(vec![action], Actor::Player));
        self.automatics.push(Automatic { seat, since: decision.since, is_of_bot: false, release, answer });
    }

    /// The standing orders of a seat have changed: they are read again.
    pub(super) fn orders_changed(&mut self, seat: Seat) {
        self.automatics.retain(|automatic| {
            automatic.seat != seat || matches!(automatic.answer, Prepared::Thinking | Prepared::Held(..))
        });
    }

    /// Holds a person's answer until the time his standing orders would have taken, or gives it back to be played now.
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

    /// A bot has thought.
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
        let beat = self.sheet.bot_speed.beat();
        while automatic.release < now {
            automatic.release += beat;
        }
        // Whatever a bot does, the game goes on.
        let any = || self.live.as_ref().and_then(|live| live.any_action(seat)).into_iter().collect();
        automatic.answer = Prepared::Actions(actions.unwrap_or_else(any), self.sheet.actor_on(seat));
    }

    /// Plays everything whose time has come.
    pub(super) async fn play_automatics(&mut self) {
        let now = Instant::now();
        while let Some(place) =
            self.automatics.iter().position(|automatic| automatic.due_at().is_some_and(|due| due <= now))
        {
            let Automatic { seat, answer, .. } = self.automatics.swap_remove(place);
            let decision = self.live.as_ref().and_then(|live| live.decision(seat));
            match (answer, decision) {
                // He has begun to decide himself since.
                (Prepared::Actions(_, Actor::Player), Some(decision))
                    if decision.edits > 0 && self.sheet.bot_on(seat).is_none() => {}
                (Prepared::Actions(actions, by), Some(decision)) if self.leads() => {
                    let post = Post { seat, decision, actions, by, id: None };
                    if let Err(fault) = self.play(post).await {
                        tracing::warn!(table = %self.id, code = fault.code().word(), "an automatic answer was not taken");
                        // The store may be full: not at once again.
                        tokio::time::sleep(TRY_AGAIN).await;
                        return;
                    }
                    self.draft_what_is_forced(seat).await;
                }
                (Prepared::Held(post, waiting), _) => {
                    let moved = self.play(post).await;
                    for reply in waiting {
                        // Whoever sent it may be gone.
                        let _ = reply.send(moved.clone());
                    }
                }
                _ => {}
            }
        }
    }
}
