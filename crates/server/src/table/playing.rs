//! Playing: moves, undo, leaving and coming back, questions.

use std::sync::Arc;

use catalog::{Acted, Decision, Heading, LiveGame, NotDone};
use contract::{Seat, SeatSet, Viewer};
use i18n::Message;
use record::{Actor, Early, Ended, GameResult, Proof, Record, SeenEntry, SigningKey, to_hex};
use serde::Serialize;
use tokio::sync::oneshot;
use utoipa::ToSchema;

use super::comfort::{BotSpeed, Comfort};
use super::question::{Asked, Patience, Proposal, Question};
use super::sheet::{Occupant, Played, Resigned, SealedSeat, Sheet, Stage};
use super::task::Table;
use super::writing::Change;
use crate::fault::{Answer, ApiFault, Code};

/// An answer to a decision.
#[derive(Clone, Debug)]
pub(crate) struct Post {
    pub(crate) seat: Seat,
    pub(crate) decision: Decision,
    pub(crate) actions: Vec<String>,
    pub(crate) by: Actor,
    /// The client's id for it, by which a repeated post is recognised.
    pub(crate) id: Option<String>,
}

/// The outcome of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Moved {
    /// Whether it is in the draft, or has happened and is on disk.
    pub result: MovedTo,
    /// The number of entries in the record afterwards.
    pub at: usize,
    /// The seat's next decision in its draft.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<String>,
}

/// Where an answer ended up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum MovedTo {
    /// In the seat's draft, where it can be undone.
    Drafted,
    /// In the record.
    Committed,
}

impl Moved {
    pub(super) fn committed(at: usize) -> Moved {
        Moved { result: MovedTo::Committed, at, decision: None }
    }
}

/// An answer by a person or a program with an account, before its seat is determined.
pub(crate) struct PersonsAnswer {
    pub(crate) decision: Decision,
    pub(crate) actions: Vec<String>,
    /// The client's id for it.
    pub(crate) id: Option<String>,
}

/// An answer that is available now, or later.
pub(crate) enum NowOrLater<T> {
    /// The answer.
    Now(T),
    /// The answer arrives when standing orders would have been followed.
    Later(oneshot::Receiver<Answer<T>>),
}

/// The reason why an answer was refused, for its sender.
pub(super) fn not_done(why: NotDone) -> ApiFault {
    match why {
        NotDone::Over => ApiFault::plain(Code::Over, "server-over"),
        NotDone::NotDue => ApiFault::plain(Code::NotDue, "server-not-due"),
        NotDone::Stale => ApiFault::stale(),
        NotDone::Nothing => ApiFault::plain(Code::Malformed, "server-no-action"),
        NotDone::Unknown(unreadable) => ApiFault::unreadable(Code::UnknownAction, unreadable),
        NotDone::Illegal { refusal, .. } => ApiFault::refused(refusal),
        NotDone::HandsOver { place } => {
            ApiFault::new(Code::HandsOver, Message::new("server-hands-over").with("place", place + 1))
        }
        NotDone::NoDraft => ApiFault::plain(Code::NotNow, "server-no-draft"),
        NotDone::NoSuchStep => ApiFault::plain(Code::NotNow, "server-no-such-step"),
    }
}

impl Table {
    /// The user's seat: the one they name, or the only one they have.
    pub(crate) fn own_seat(&self, user: &str, seat: Option<Seat>) -> Answer<Seat> {
        let own = self.sheet.seats_of(user);
        match seat {
            Some(seat) if own.contains(seat) => Ok(seat),
            Some(_) => Err(ApiFault::not_yours()),
            None if own.len() == 1 => own.first().ok_or_else(ApiFault::not_yours),
            None if own.is_empty() => Err(ApiFault::not_yours()),
            None => Err(ApiFault::plain(Code::Malformed, "server-which-seat")),
        }
    }

    pub(super) fn must_run(&self) -> Answer<()> {
        match self.sheet.state {
            Stage::Running => Ok(()),
            Stage::Open => Err(ApiFault::plain(Code::NotNow, "server-not-begun")),
            Stage::Over | Stage::Closed => Err(ApiFault::plain(Code::Over, "server-over")),
        }
    }

    /// Handles an answer by a person or a program with an account.
    pub(crate) async fn post(
        &mut self,
        user: &str,
        seat: Option<Seat>,
        answer: PersonsAnswer,
    ) -> Answer<NowOrLater<Moved>> {
        // The player may have seen the question at a node that knew it sooner.
        if self.live.as_ref().is_none_or(|live| answer.decision.since > live.entries()) {
            self.catch_up_with_nodes().await?;
        }
        let seat = self.own_seat(user, seat)?;
        self.know_draft(seat, answer.decision).await?;
        let PersonsAnswer { decision, actions, id } = answer;
        let post = Post { seat, decision, actions, by: Actor::Player, id };
        if let Some(answer) = post.key().and_then(|key| self.answered_before(&key)) {
            return Ok(NowOrLater::Now(answer));
        }
        self.must_run()?;
        self.come_back(seat).await?;
        // Only answers that others would see are held back.
        let is_seen = self.would_commit(&post);
        let post = match if is_seen { self.hold(post) } else { Err(post) } {
            Ok(later) => return Ok(NowOrLater::Later(later)),
            Err(post) => post,
        };
        let key = post.key();
        let moved = match self.play(post).await {
            // Somebody was faster, perhaps the same post at another node.
            Err(fault) if fault.code() == Code::Stale => {
                self.catch_up_with_nodes().await?;
                let before = key.and_then(|key| self.answered_before(&key));
                return before.map(NowOrLater::Now).ok_or(fault);
            }
            moved => moved?,
        };
        self.draft_forced_steps(seat).await;
        Ok(NowOrLater::Now(moved))
    }

    /// Whether others would see an answer at once.
    fn would_commit(&mut self, post: &Post) -> bool {
        if !self.sheet.seated(post.seat).is_some_and(|seated| seated.comfort.is_on()) {
            return false;
        }
        let Some(live) = &mut self.live else { return false };
        let decision = live.decision(post.seat);
        if decision != Some(post.decision) {
            return false;
        }
        live.would_hand_over(post.seat, &post.actions)
    }

    /// Makes forced steps in a draft automatically, for players who want that. The step that hands over is
    /// left to them.
    pub(super) async fn draft_forced_steps(&mut self, seat: Seat) {
        if !self.sheet.seated(seat).is_some_and(|seated| seated.comfort.single && seated.has_person()) {
            return;
        }
        let Some(live) = &mut self.live else { return };
        let mut is_changed = false;
        while live.drafted(seat) > 0
            && let (Some(action), Some(decision)) = (live.only_action(seat), live.decision(seat))
            && !live.would_hand_over(seat, std::slice::from_ref(&action))
            && live.act(seat, decision, &[action], Actor::Player, 0).is_ok()
        {
            is_changed = true;
        }
        if is_changed && let Err(fault) = self.draft_changed(seat).await {
            tracing::debug!(table = %self.id, code = fault.code().word(), "could not draft a forced step");
        }
    }

    /// Plays an answer, into the draft or into the record.
    pub(super) async fn play(&mut self, post: Post) -> Answer<Moved> {
        self.must_run()?;
        let began = std::time::Instant::now();
        let key: Option<Arc<str>> = post.key().map(Arc::from);
        let at = self.since_start();
        let Post { seat, decision, actions, by, .. } = post;
        let live = self.playing()?;
        match live.act(seat, decision, &actions, by, at).map_err(not_done)? {
            Acted::Drafted => {
                let decision = live.decision(seat).map(|decision| decision.to_string());
                let moved = Moved { result: MovedTo::Drafted, at: live.entries(), decision };
                if let Some(key) = key {
                    self.remember_post(&key, moved.clone());
                }
                self.draft_changed(seat).await?;
                Ok(moved)
            }
            Acted::Pending(batch) => {
                let at = batch.number + batch.entries.len();
                self.write(Change { batch: Some(batch), seat: Some(seat), post: key, ..Change::default() })
                    .await?;
                self.hall.metrics.moves.increment(1);
                self.hall.metrics.move_time.record(began.elapsed());
                self.judge_offers().await;
                Ok(Moved::committed(at))
            }
        }
    }

    /// Undoes steps inside a draft.
    pub(crate) async fn step_back(
        &mut self,
        user: &str,
        seat: Option<Seat>,
        decision: Decision,
        steps: usize,
    ) -> Answer<Moved> {
        let seat = self.own_seat(user, seat)?;
        self.must_run()?;
        self.know_draft(seat, decision).await?;
        let live = self.playing()?;
        live.step_back(seat, decision, steps).map_err(not_done)?;
        let decision = live.decision(seat).map(|decision| decision.to_string());
        let moved = Moved { result: MovedTo::Drafted, at: live.entries(), decision };
        self.draft_changed(seat).await?;
        Ok(moved)
    }

    /// Asks everybody at the table to agree to something. The player who asks agrees.
    pub(crate) async fn ask(&mut self, user: &str, seat: Option<Seat>, proposal: Proposal) -> Answer<()> {
        self.catch_up_with_nodes().await?;
        let seat = self.own_seat(user, seat)?;
        self.must_run()?;
        if self.sheet.question.is_some() {
            return Err(ApiFault::plain(Code::NotNow, "server-question-open"));
        }
        if let Proposal::Undo { .. } = proposal {
            // Undone steps stay in the record, so it grows.
            self.must_have_space()?;
        }
        let live = self.playing()?;
        if let Proposal::Undo { to } = proposal {
            // Check that it is possible at all before anybody is asked.
            live.undo_to(to, 0).map_err(not_done)?;
            live.drop_pending();
        }
        let mut sheet = self.sheet.clone();
        sheet.questions += 1;
        let number = sheet.questions;
        sheet.question = Some(Question { number, proposal, by: seat, agreed: vec![seat] });
        let at = self.hall.clock.uptime_ms();
        sheet.asked = Some(Asked { number, at, active: Vec::new() });
        sheet.note_absences(at);
        self.agree(sheet, user).await
    }

    /// The step before the last decision of a user's seat.
    pub(crate) fn before_last_decision(&mut self, user: &str, seat: Option<Seat>) -> Answer<usize> {
        let seat = self.own_seat(user, seat)?;
        let step = self.playing()?.before_last_decision(seat);
        step.ok_or_else(|| ApiFault::plain(Code::NotNow, "server-no-such-step"))
    }

    /// Answers a question.
    pub(crate) async fn answer(&mut self, user: &str, number: u32, agree: bool) -> Answer<()> {
        self.catch_up_with_nodes().await?;
        self.must_run()?;
        if self.sheet.seats_of(user).is_empty() {
            return Err(ApiFault::not_yours());
        }
        let mut sheet = self.sheet.clone();
        if sheet.question.as_ref().map(|question| question.number) != Some(number) {
            return Err(ApiFault::plain(Code::Stale, "server-question-gone"));
        }
        if agree {
            return self.agree(sheet, user).await;
        }
        sheet.question = None;
        self.write_sheet(sheet).await
    }

    /// Makes all of a user's seats agree to the open question. If everybody has agreed, it is carried out.
    async fn agree(&mut self, mut sheet: Sheet, user: &str) -> Answer<()> {
        let own = sheet.seats_of(user);
        let Some(question) = &mut sheet.question else { return Ok(()) };
        question.agreed.extend(own.iter().filter(|seat| !question.agreed.contains(seat)).collect::<Vec<_>>());
        let proposal = question.proposal;
        if !sheet.waits_for(self.patience()).is_empty() {
            return self.write_sheet(sheet).await;
        }
        sheet.question = None;
        match proposal {
            Proposal::Undo { to } => self.undo_to(sheet, to).await,
            Proposal::End => self.end_sheet(sheet, Early::Agreement).await,
        }
    }

    async fn undo_to(&mut self, sheet: Sheet, step: usize) -> Answer<()> {
        let at = self.since_start();
        let batch = self.playing()?.undo_to(step, at).map_err(not_done)?;
        self.automatics.clear();
        self.write(Change { batch: Some(batch), sheet: Some(sheet), ..Change::default() }).await?;
        self.review_offers().await
    }

    /// Closes the table on the host's behalf.
    pub(crate) async fn close(&mut self) -> Answer<()> {
        self.catch_up_with_nodes().await?;
        if matches!(self.sheet.state, Stage::Over | Stage::Closed) {
            return Err(ApiFault::plain(Code::Over, "server-over"));
        }
        self.end_early(Early::Closed).await
    }

    /// Ends the game before it is over.
    pub(crate) async fn end_early(&mut self, early: Early) -> Answer<()> {
        self.end_sheet(self.sheet.clone(), early).await
    }

    async fn end_sheet(&mut self, mut sheet: Sheet, early: Early) -> Answer<()> {
        if let Some(live) = &self.live {
            let mut result = live.result();
            result.winners.clear();
            sheet.result = Some(result);
        }
        sheet.state = if early == Early::Closed { Stage::Closed } else { Stage::Over };
        sheet.ended = Some(self.hall.clock.now_ms());
        sheet.early = Some(early);
        self.automatics.clear();
        self.write_sheet(sheet).await?;
        self.sync_everybody();
        Ok(())
    }

    /// Gives up a seat; a bot plays on.
    pub(crate) async fn resign(&mut self, user: &str, seat: Option<Seat>) -> Answer<()> {
        self.catch_up_with_nodes().await?;
        let seat = self.own_seat(user, seat)?;
        self.must_run()?;
        let mut sheet = self.sheet.clone();
        let level = sheet.stand_in;
        sheet.resigned.push(Resigned { seat, user: user.to_owned() });
        let seated = &mut sheet.seats[seat.index()];
        seated.by = Occupant::Bot { level, resigned: true };
        seated.absent_since = None;
        seated.comfort = Comfort::default();
        self.write_sheet(sheet).await?;
        self.settle_question().await
    }

    /// Lets a stand-in play until the seat's owner is back.
    pub(crate) async fn go_away(&mut self, user: &str, seat: Option<Seat>) -> Answer<()> {
        self.catch_up_with_nodes().await?;
        let seat = self.own_seat(user, seat)?;
        self.must_run()?;
        self.mark_absent(SeatSet::only(seat)).await?;
        self.settle_question().await
    }

    async fn mark_absent(&mut self, seats: SeatSet) -> Answer<()> {
        let since = self.live.as_ref().map_or(0, |live| live.entries());
        let mut sheet = self.sheet.clone();
        for seat in seats.iter() {
            sheet.seats[seat.index()].absent_since.get_or_insert(since);
        }
        sheet.note_absences(self.hall.clock.uptime_ms());
        self.write_sheet(sheet).await
    }

    /// Gives a seat back to its player and returns what was played for them.
    pub(crate) async fn take_seat_back(&mut self, user: &str, seat: Option<Seat>) -> Answer<Vec<SeenEntry>> {
        self.catch_up_with_nodes().await?;
        let seat = self.own_seat(user, seat)?;
        let played = self.played_for(seat);
        self.come_back(seat).await?;
        Ok(played)
    }

    /// Notes that a player is back: no stand-in plays for them and they no longer count as absent.
    async fn come_back(&mut self, seat: Seat) -> Answer<()> {
        let is_absent = self.sheet.seats[seat.index()].absent_since.is_some();
        if !is_absent && self.sheet.question.is_none() {
            return Ok(());
        }
        let mut sheet = self.sheet.clone();
        let is_news = sheet.note_activity(seat);
        if !is_absent && !is_news {
            return Ok(());
        }
        sheet.seats[seat.index()].absent_since = None;
        if is_absent {
            self.clocks.refill(seat);
        }
        self.write_sheet(sheet).await
    }

    /// Marks people whose time is up as absent.
    pub(super) async fn flags_fall(&mut self) {
        let expired = self.clocks.expired(self.hall.clock.uptime_ms());
        if expired.is_empty() {
            return;
        }
        let done = match self.mark_absent(expired).await {
            Ok(()) => self.settle_question().await,
            Err(fault) => Err(fault),
        };
        if let Err(fault) = done {
            tracing::warn!(table = %self.id, code = fault.code().word(), "cannot mark players whose time is up");
            tokio::time::sleep(super::comfort::TRY_AGAIN).await;
        }
    }

    /// Settles the question if everybody who is still asked has agreed.
    pub(super) async fn settle_question(&mut self) -> Answer<()> {
        if self.sheet.question.is_none() || !self.sheet.waits_for(self.patience()).is_empty() {
            return Ok(());
        }
        self.agree(self.sheet.clone(), "").await
    }

    /// The time limits that decide whether a player has been absent for long.
    pub(super) fn patience(&self) -> Patience {
        Patience { now: self.hall.clock.uptime_ms(), absent_ms: self.absent_ms() }
    }

    /// How long a stand-in must have played before a player need not agree to the end of a game.
    fn absent_ms(&self) -> i64 {
        self.hall.settings.absent_after.as_millis() as i64
    }

    /// When the open question is settled even though not all have answered, in uptime.
    pub(super) fn question_settles_at(&self, sheet: &Sheet) -> Option<i64> {
        sheet.settles_at(self.absent_ms())
    }

    /// Stops waiting for players who have been absent for long.
    pub(super) async fn stop_waiting_for_absent(&mut self) {
        let uptime = self.hall.clock.uptime_ms();
        if self.question_settles_at(&self.sheet).is_some_and(|at| at <= uptime)
            && let Err(fault) = self.settle_question().await
        {
            tracing::warn!(table = %self.id, code = fault.code().word(), "cannot settle a question");
            tokio::time::sleep(super::comfort::TRY_AGAIN).await;
        }
    }

    /// Changes a seat's standing orders.
    pub(crate) async fn order(
        &mut self,
        user: &str,
        seat: Option<Seat>,
        pass_this_attack: Option<bool>,
        pass_unless_target: Option<bool>,
        single: Option<bool>,
    ) -> Answer<Comfort> {
        let seat = self.own_seat(user, seat)?;
        let window = self.live.as_ref().and_then(|live| live.attack());
        let mut sheet = self.sheet.clone();
        let comfort = &mut sheet.seats[seat.index()].comfort;
        match pass_this_attack {
            Some(true) if window.is_none() => return Err(ApiFault::plain(Code::NotNow, "server-no-attack")),
            Some(true) => comfort.pass_attack = window,
            Some(false) => comfort.pass_attack = None,
            None => {}
        }
        comfort.pass_unless_target = pass_unless_target.unwrap_or(comfort.pass_unless_target);
        comfort.single = single.unwrap_or(comfort.single);
        let comfort = *comfort;
        self.write_sheet(sheet).await?;
        self.orders_changed(seat);
        Ok(comfort)
    }

    /// Changes how long bots take.
    pub(crate) async fn set_bot_speed(&mut self, user: &str, speed: BotSpeed) -> Answer<()> {
        self.catch_up_with_nodes().await?;
        if !self.sheet.is_host(user) {
            return Err(ApiFault::not_yours());
        }
        let mut sheet = self.sheet.clone();
        sheet.bot_speed = speed;
        self.write_sheet(sheet).await
    }

    /// When the last turn is announced, in uptime; `None` if that was not agreed or has been done.
    pub(super) fn last_turn_at(&self, sheet: &Sheet) -> Option<i64> {
        let after = i64::from(sheet.last_turn_after_s?) * 1000;
        let live = self.live.as_ref()?;
        let elapsed = self.hall.clock.now_ms() - sheet.started?;
        live.may_say("last turn").then(|| self.hall.clock.uptime_ms() + (after - elapsed).max(0))
    }

    pub(super) async fn announce_last_turn(&mut self) {
        let uptime = self.hall.clock.uptime_ms();
        if self.last_turn_at(&self.sheet).is_some_and(|at| at <= uptime)
            && let Err(fault) = self.say_word("last turn").await
        {
            tracing::warn!(table = %self.id, code = fault.code().word(), "cannot announce the last turn");
            tokio::time::sleep(super::comfort::TRY_AGAIN).await;
        }
    }

    /// Plays a table word, such as `last turn`.
    pub(super) async fn say_word(&mut self, word: &str) -> Answer<()> {
        let at = self.since_start();
        let batch = self.playing()?.say(word, at).map_err(not_done)?;
        self.write(Change { batch: Some(batch), ..Change::default() }).await
    }

    /// The file that a viewer may keep: their own copy while the game is running, the sealed record
    /// afterwards.
    pub(crate) fn file(&self, viewer: Viewer, key: Answer<Arc<SigningKey>>) -> Answer<String> {
        let live: &dyn LiveGame =
            self.live.as_deref().ok_or_else(|| ApiFault::plain(Code::NotNow, "server-not-begun"))?;
        let heading = self.heading();
        match (&self.sheet.result, self.sheet.state) {
            (Some(result), Stage::Over | Stage::Closed) => {
                Ok(self.sealed_record(live, &heading, result.clone(), &*key?).write())
            }
            _ => Ok(live.seat_copy(viewer, &heading).write()),
        }
    }
}

impl Table {
    /// The record of a game that has ended. A branch is only for study, so its record is not signed.
    fn sealed_record(
        &self,
        live: &dyn LiveGame,
        heading: &Heading,
        result: GameResult,
        key: &SigningKey,
    ) -> Record {
        let void = self.sheet.attempt() - 1;
        let seed_of = |attempt| to_hex(&self.seed.of_attempt(attempt).reveal());
        let ended = Ended {
            result,
            early: self.sheet.early,
            seed: to_hex(&self.dealer_seed().reveal()),
            void_seeds: (1..=void).map(seed_of).collect(),
        };
        let Some(sealed) = &self.sheet.sealed else { return live.record(heading, ended, None) };
        let names = sealed.seats.iter().filter_map(SealedSeat::proof).collect();
        let signature = match &sealed.played {
            Played::Here => None,
            Played::Elsewhere { signature } => signature.clone(),
        };
        let mut record = live.record(heading, ended, Some(Proof { names, signature }));
        if sealed.played == Played::Here && self.sheet.branch.is_none() {
            record.sign(key);
        }
        record
    }
}

impl Post {
    /// The key by which a repeated post is recognised: the seat, the decision it answers and the client's id.
    fn key(&self) -> Option<String> {
        self.id.as_ref().map(|id| format!("{}:{}:{id}", self.seat, self.decision))
    }

    /// Whether another post is this one, sent again.
    pub(super) fn is_repeated_by(&self, other: &Post) -> bool {
        self.id.is_some() && self.key() == other.key()
    }
}
